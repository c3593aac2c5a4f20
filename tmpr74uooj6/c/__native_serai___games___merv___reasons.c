#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef merv___reasonsmodule_methods[] = {
    {"library_limit", (PyCFunction)CPyPy_merv___reasons___library_limit, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("library_limit(n)\n--\n\n") /* docstring */},
    {"need_camels", (PyCFunction)CPyPy_merv___reasons___need_camels, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("need_camels(n)\n--\n\n") /* docstring */},
    {"contract_influence", (PyCFunction)CPyPy_merv___reasons___contract_influence, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("contract_influence(n)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___reasons__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___reasons__internal, "__name__");
    CPyStatic_merv___reasons___globals = PyModule_GetDict(CPyModule_serai___games___merv___reasons__internal);
    if (unlikely(CPyStatic_merv___reasons___globals == NULL))
        goto fail;
    char result = CPyDef_merv___reasons_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___reasons__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___merv___reasons(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___reasons__impl, &CPyImportState_serai___games___merv___reasons, &CPyModule_serai___games___merv___reasons);
}
static struct PyModuleDef merv___reasonsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.reasons",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___reasonsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___reasons(void)
{
    if (CPyModule_serai___games___merv___reasons__internal) {
        Py_INCREF(CPyModule_serai___games___merv___reasons__internal);
        return CPyModule_serai___games___merv___reasons__internal;
    }
    CPyModule_serai___games___merv___reasons__internal = PyModule_Create(&merv___reasonsmodule);
    return CPyModule_serai___games___merv___reasons__internal;
}

PyObject *CPyInit_serai___games___merv___reasons(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___reasons__internal) {
        Py_INCREF(CPyModule_serai___games___merv___reasons__internal);
        return CPyModule_serai___games___merv___reasons__internal;
    }
    CPyModule_serai___games___merv___reasons__internal = PyModule_Create(&merv___reasonsmodule);
    if (unlikely(CPyModule_serai___games___merv___reasons__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.reasons");
    if (modname == NULL) CPyError_OutOfMemory();
    int rv = 0;
    PyObject *mod_dict = PyImport_GetModuleDict();
    PyObject *shared_lib = NULL;
    rv = PyDict_GetItemStringRef(mod_dict, "serai__mypyc", &shared_lib);
    if (rv < 0) goto fail;
    PyObject *shared_lib_file = PyObject_GetAttrString(shared_lib, "__file__");
    if (shared_lib_file == NULL) goto fail;
    PyObject *ext_suffix = PyUnicode_FromString(".cpython-311-x86_64-linux-gnu.so");
    if (ext_suffix == NULL) CPyError_OutOfMemory();
    Py_ssize_t is_pkg = 0;
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___reasons__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___reasons__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___reasons__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___reasons(CPyModule_serai___games___merv___reasons__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___reasons__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.reasons");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___reasons__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___reasons___library_limit(CPyTagged cpy_r_n) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyStatics[1250]; /* 'MV-LIB-01' */
    cpy_r_r1 = CPyStatics[1954]; /* 'library-limit' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r4 = CPyDict_Build(1, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "library_limit", 69, CPyStatic_merv___reasons___globals);
        goto CPyL3;
    }
    cpy_r_r5 = CPyDef_option___Reason(cpy_r_r0, cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "library_limit", 69, CPyStatic_merv___reasons___globals);
        goto CPyL3;
    }
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_merv___reasons___library_limit(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"n", 0};
            static CPyArg_Parser parser = {"O:library_limit", kwlist, 0};
            PyObject *obj_n;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_n)) {
                return NULL;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            PyObject *retval = CPyDef_merv___reasons___library_limit(arg_n);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/reasons.py", "library_limit", 68, CPyStatic_merv___reasons___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___reasons___need_camels(CPyTagged cpy_r_n) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyStatics[1290]; /* 'MV-TRD-06' */
    cpy_r_r1 = CPyStatics[1955]; /* 'need-camels' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r4 = CPyDict_Build(1, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "need_camels", 74, CPyStatic_merv___reasons___globals);
        goto CPyL3;
    }
    cpy_r_r5 = CPyDef_option___Reason(cpy_r_r0, cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "need_camels", 74, CPyStatic_merv___reasons___globals);
        goto CPyL3;
    }
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_merv___reasons___need_camels(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"n", 0};
            static CPyArg_Parser parser = {"O:need_camels", kwlist, 0};
            PyObject *obj_n;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_n)) {
                return NULL;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            PyObject *retval = CPyDef_merv___reasons___need_camels(arg_n);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/reasons.py", "need_camels", 73, CPyStatic_merv___reasons___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___reasons___contract_influence(CPyTagged cpy_r_n) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyStatics[1956]; /* 'MV-CONT-02' */
    cpy_r_r1 = CPyStatics[1957]; /* 'contract-influence' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r4 = CPyDict_Build(1, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "contract_influence", 78, CPyStatic_merv___reasons___globals);
        goto CPyL3;
    }
    cpy_r_r5 = CPyDef_option___Reason(cpy_r_r0, cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "contract_influence", 78, CPyStatic_merv___reasons___globals);
        goto CPyL3;
    }
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_merv___reasons___contract_influence(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"n", 0};
            static CPyArg_Parser parser = {"O:contract_influence", kwlist, 0};
            PyObject *obj_n;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_n)) {
                return NULL;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            PyObject *retval = CPyDef_merv___reasons___contract_influence(arg_n);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/reasons.py", "contract_influence", 77, CPyStatic_merv___reasons___globals);
            return NULL;
        }
        
char CPyDef_merv___reasons_____top_level__(void) {
    void *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    void *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    void *cpy_r_r15;
    void *cpy_r_r16;
    void *cpy_r_r17;
    void *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    void *cpy_r_r24;
    void *cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    int32_t cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    int32_t cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    int32_t cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    int32_t cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    int32_t cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    int32_t cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    int32_t cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    int32_t cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    int32_t cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    int32_t cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    int32_t cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    int32_t cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    int32_t cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    int32_t cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    int32_t cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    int32_t cpy_r_r220;
    char cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    int32_t cpy_r_r228;
    char cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    int32_t cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    int32_t cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    int32_t cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    int32_t cpy_r_r260;
    char cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    int32_t cpy_r_r268;
    char cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    int32_t cpy_r_r276;
    char cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    int32_t cpy_r_r284;
    char cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    int32_t cpy_r_r292;
    char cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    int32_t cpy_r_r300;
    char cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    int32_t cpy_r_r308;
    char cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    int32_t cpy_r_r316;
    char cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    int32_t cpy_r_r324;
    char cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    int32_t cpy_r_r332;
    char cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    int32_t cpy_r_r340;
    char cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    int32_t cpy_r_r348;
    char cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    int32_t cpy_r_r356;
    char cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    int32_t cpy_r_r364;
    char cpy_r_r365;
    PyObject *cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    PyObject *cpy_r_r371;
    int32_t cpy_r_r372;
    char cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    int32_t cpy_r_r380;
    char cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    int32_t cpy_r_r388;
    char cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject *cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    int32_t cpy_r_r396;
    char cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject *cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    int32_t cpy_r_r404;
    char cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject *cpy_r_r410;
    PyObject *cpy_r_r411;
    int32_t cpy_r_r412;
    char cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject *cpy_r_r419;
    int32_t cpy_r_r420;
    char cpy_r_r421;
    PyObject *cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    int32_t cpy_r_r428;
    char cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    PyObject *cpy_r_r433;
    PyObject *cpy_r_r434;
    PyObject *cpy_r_r435;
    int32_t cpy_r_r436;
    char cpy_r_r437;
    PyObject *cpy_r_r438;
    PyObject *cpy_r_r439;
    PyObject *cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    PyObject *cpy_r_r443;
    int32_t cpy_r_r444;
    char cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    PyObject *cpy_r_r448;
    PyObject *cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    int32_t cpy_r_r452;
    char cpy_r_r453;
    PyObject *cpy_r_r454;
    PyObject *cpy_r_r455;
    PyObject *cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    int32_t cpy_r_r460;
    char cpy_r_r461;
    PyObject *cpy_r_r462;
    PyObject *cpy_r_r463;
    PyObject *cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject *cpy_r_r466;
    PyObject *cpy_r_r467;
    int32_t cpy_r_r468;
    char cpy_r_r469;
    PyObject *cpy_r_r470;
    PyObject *cpy_r_r471;
    PyObject *cpy_r_r472;
    PyObject *cpy_r_r473;
    PyObject *cpy_r_r474;
    PyObject *cpy_r_r475;
    int32_t cpy_r_r476;
    char cpy_r_r477;
    PyObject *cpy_r_r478;
    PyObject *cpy_r_r479;
    PyObject *cpy_r_r480;
    PyObject *cpy_r_r481;
    PyObject *cpy_r_r482;
    PyObject *cpy_r_r483;
    int32_t cpy_r_r484;
    char cpy_r_r485;
    PyObject *cpy_r_r486;
    PyObject *cpy_r_r487;
    PyObject *cpy_r_r488;
    PyObject *cpy_r_r489;
    PyObject *cpy_r_r490;
    PyObject *cpy_r_r491;
    PyObject **cpy_r_r493;
    PyObject *cpy_r_r494;
    PyObject *cpy_r_r495;
    PyObject *cpy_r_r496;
    int32_t cpy_r_r497;
    char cpy_r_r498;
    PyObject *cpy_r_r499;
    PyObject *cpy_r_r500;
    PyObject *cpy_r_r501;
    PyObject *cpy_r_r502;
    PyObject *cpy_r_r503;
    PyObject *cpy_r_r504;
    PyObject **cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject *cpy_r_r509;
    int32_t cpy_r_r510;
    char cpy_r_r511;
    char cpy_r_r512;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 1, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 1, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___reasons___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 3, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_merv___reasons___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 5, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r17 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 7, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r25 = CPyExec_serai___kernel___decision;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 7, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 7, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 7, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5112]; /* ('Reason',) */
    cpy_r_r36 = CPyStatic_merv___reasons___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 7, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    } else
        goto CPyL192;
CPyL14: ;
    cpy_r_r38 = CPyStatics[1958]; /* 'MV-TURN-01' */
    cpy_r_r39 = CPyStatics[1959]; /* 'zone-taken' */
    cpy_r_r40 = PyDict_New();
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 9, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r41 = CPyDef_option___Reason(cpy_r_r38, cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 9, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r42 = CPyStatic_merv___reasons___globals;
    cpy_r_r43 = CPyStatics[1743]; /* 'ZONE_TAKEN' */
    cpy_r_r44 = CPyDict_SetItem(cpy_r_r42, cpy_r_r43, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 9, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r46 = CPyStatics[1958]; /* 'MV-TURN-01' */
    cpy_r_r47 = CPyStatics[1960]; /* 'zone-without-district' */
    cpy_r_r48 = PyDict_New();
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 10, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r49 = CPyDef_option___Reason(cpy_r_r46, cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 10, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r50 = CPyStatic_merv___reasons___globals;
    cpy_r_r51 = CPyStatics[1961]; /* 'ZONE_WITHOUT_DISTRICT' */
    cpy_r_r52 = CPyDict_SetItem(cpy_r_r50, cpy_r_r51, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 10, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r54 = CPyStatics[1962]; /* 'MV-TURN-03' */
    cpy_r_r55 = CPyStatics[1963]; /* 'no-building-left' */
    cpy_r_r56 = PyDict_New();
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 11, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r57 = CPyDef_option___Reason(cpy_r_r54, cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 11, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r58 = CPyStatic_merv___reasons___globals;
    cpy_r_r59 = CPyStatics[1938]; /* 'NO_BUILDING_LEFT' */
    cpy_r_r60 = CPyDict_SetItem(cpy_r_r58, cpy_r_r59, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 11, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r62 = CPyStatics[1964]; /* 'MV-SOLO-03' */
    cpy_r_r63 = CPyStatics[1965]; /* 'magistrates-building' */
    cpy_r_r64 = PyDict_New();
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 12, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r65 = CPyDef_option___Reason(cpy_r_r62, cpy_r_r63, cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 12, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r66 = CPyStatic_merv___reasons___globals;
    cpy_r_r67 = CPyStatics[1939]; /* 'MAGISTRATES_BUILDING' */
    cpy_r_r68 = CPyDict_SetItem(cpy_r_r66, cpy_r_r67, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 12, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r70 = CPyStatics[1966]; /* 'MV-TURN-02' */
    cpy_r_r71 = CPyStatics[1967]; /* 'district-not-in-line' */
    cpy_r_r72 = PyDict_New();
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 13, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r73 = CPyDef_option___Reason(cpy_r_r70, cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 13, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r74 = CPyStatic_merv___reasons___globals;
    cpy_r_r75 = CPyStatics[1968]; /* 'LINE_OF_ANOTHER' */
    cpy_r_r76 = CPyDict_SetItem(cpy_r_r74, cpy_r_r75, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r77 = cpy_r_r76 >= 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 13, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r78 = CPyStatics[1747]; /* 'MV-2P-02' */
    cpy_r_r79 = CPyStatics[1969]; /* 'district-not-in-courtiers-line' */
    cpy_r_r80 = PyDict_New();
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 14, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r81 = CPyDef_option___Reason(cpy_r_r78, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 14, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r82 = CPyStatic_merv___reasons___globals;
    cpy_r_r83 = CPyStatics[1753]; /* 'LINE_OF_COURTIER' */
    cpy_r_r84 = CPyDict_SetItem(cpy_r_r82, cpy_r_r83, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r85 = cpy_r_r84 >= 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 14, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r86 = CPyStatics[1747]; /* 'MV-2P-02' */
    cpy_r_r87 = CPyStatics[1970]; /* 'district-not-empty' */
    cpy_r_r88 = PyDict_New();
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 15, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r89 = CPyDef_option___Reason(cpy_r_r86, cpy_r_r87, cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 15, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r90 = CPyStatic_merv___reasons___globals;
    cpy_r_r91 = CPyStatics[1754]; /* 'NOT_EMPTY' */
    cpy_r_r92 = CPyDict_SetItem(cpy_r_r90, cpy_r_r91, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r93 = cpy_r_r92 >= 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 15, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r94 = CPyStatics[1971]; /* 'MV-TURN-04' */
    cpy_r_r95 = CPyStatics[1972]; /* 'nothing-activated' */
    cpy_r_r96 = PyDict_New();
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 16, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r97 = CPyDef_option___Reason(cpy_r_r94, cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 16, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r98 = CPyStatic_merv___reasons___globals;
    cpy_r_r99 = CPyStatics[1973]; /* 'NOTHING_ACTIVATED' */
    cpy_r_r100 = CPyDict_SetItem(cpy_r_r98, cpy_r_r99, cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    cpy_r_r101 = cpy_r_r100 >= 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 16, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r102 = CPyStatics[1974]; /* 'MV-TURN-08' */
    cpy_r_r103 = CPyStatics[1975]; /* 'other-district-action' */
    cpy_r_r104 = PyDict_New();
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 17, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r105 = CPyDef_option___Reason(cpy_r_r102, cpy_r_r103, cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 17, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r106 = CPyStatic_merv___reasons___globals;
    cpy_r_r107 = CPyStatics[1976]; /* 'OTHER_DISTRICT_ACTION' */
    cpy_r_r108 = CPyDict_SetItem(cpy_r_r106, cpy_r_r107, cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 17, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r110 = CPyStatics[1977]; /* 'MV-MKT-01' */
    cpy_r_r111 = CPyStatics[1978]; /* 'market-not-in-line' */
    cpy_r_r112 = PyDict_New();
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 18, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r113 = CPyDef_option___Reason(cpy_r_r110, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 18, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r114 = CPyStatic_merv___reasons___globals;
    cpy_r_r115 = CPyStatics[1838]; /* 'MARKET_FAR' */
    cpy_r_r116 = CPyDict_SetItem(cpy_r_r114, cpy_r_r115, cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    cpy_r_r117 = cpy_r_r116 >= 0;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 18, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r118 = CPyStatics[1977]; /* 'MV-MKT-01' */
    cpy_r_r119 = CPyStatics[1979]; /* 'market-used' */
    cpy_r_r120 = PyDict_New();
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 19, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r121 = CPyDef_option___Reason(cpy_r_r118, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 19, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r122 = CPyStatic_merv___reasons___globals;
    cpy_r_r123 = CPyStatics[1839]; /* 'MARKET_USED' */
    cpy_r_r124 = CPyDict_SetItem(cpy_r_r122, cpy_r_r123, cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    cpy_r_r125 = cpy_r_r124 >= 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 19, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r126 = CPyStatics[1843]; /* 'MV-MKT-02' */
    cpy_r_r127 = CPyStatics[1980]; /* 'market-empty' */
    cpy_r_r128 = PyDict_New();
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 20, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r129 = CPyDef_option___Reason(cpy_r_r126, cpy_r_r127, cpy_r_r128);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 20, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r130 = CPyStatic_merv___reasons___globals;
    cpy_r_r131 = CPyStatics[1840]; /* 'MARKET_EMPTY' */
    cpy_r_r132 = CPyDict_SetItem(cpy_r_r130, cpy_r_r131, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    cpy_r_r133 = cpy_r_r132 >= 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 20, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r134 = CPyStatics[1843]; /* 'MV-MKT-02' */
    cpy_r_r135 = CPyStatics[1981]; /* 'market-slot-taken' */
    cpy_r_r136 = PyDict_New();
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 21, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r137 = CPyDef_option___Reason(cpy_r_r134, cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 21, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r138 = CPyStatic_merv___reasons___globals;
    cpy_r_r139 = CPyStatics[1841]; /* 'MARKET_SLOT_TAKEN' */
    cpy_r_r140 = CPyDict_SetItem(cpy_r_r138, cpy_r_r139, cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    cpy_r_r141 = cpy_r_r140 >= 0;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 21, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r142 = CPyStatics[1843]; /* 'MV-MKT-02' */
    cpy_r_r143 = CPyStatics[1982]; /* 'no-camel' */
    cpy_r_r144 = PyDict_New();
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 22, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r145 = CPyDef_option___Reason(cpy_r_r142, cpy_r_r143, cpy_r_r144);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 22, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r146 = CPyStatic_merv___reasons___globals;
    cpy_r_r147 = CPyStatics[1842]; /* 'NO_CAMEL' */
    cpy_r_r148 = CPyDict_SetItem(cpy_r_r146, cpy_r_r147, cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    cpy_r_r149 = cpy_r_r148 >= 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 22, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r150 = CPyStatics[1983]; /* 'MV-CONT-06' */
    cpy_r_r151 = CPyStatics[1984]; /* 'pile-empty' */
    cpy_r_r152 = PyDict_New();
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 23, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r153 = CPyDef_option___Reason(cpy_r_r150, cpy_r_r151, cpy_r_r152);
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 23, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r154 = CPyStatic_merv___reasons___globals;
    cpy_r_r155 = CPyStatics[1732]; /* 'PILE_EMPTY' */
    cpy_r_r156 = CPyDict_SetItem(cpy_r_r154, cpy_r_r155, cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 23, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r158 = CPyStatics[1736]; /* 'MV-CONT-04' */
    cpy_r_r159 = CPyStatics[1985]; /* 'contract-items' */
    cpy_r_r160 = PyDict_New();
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 24, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r161 = CPyDef_option___Reason(cpy_r_r158, cpy_r_r159, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 24, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r162 = CPyStatic_merv___reasons___globals;
    cpy_r_r163 = CPyStatics[1733]; /* 'CONTRACT_ITEMS' */
    cpy_r_r164 = CPyDict_SetItem(cpy_r_r162, cpy_r_r163, cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    cpy_r_r165 = cpy_r_r164 >= 0;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 24, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r166 = CPyStatics[1735]; /* 'MV-CONT-03' */
    cpy_r_r167 = CPyStatics[1986]; /* 'contract-cube' */
    cpy_r_r168 = PyDict_New();
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 25, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r169 = CPyDef_option___Reason(cpy_r_r166, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 25, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r170 = CPyStatic_merv___reasons___globals;
    cpy_r_r171 = CPyStatics[1734]; /* 'CONTRACT_CUBE' */
    cpy_r_r172 = CPyDict_SetItem(cpy_r_r170, cpy_r_r171, cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    cpy_r_r173 = cpy_r_r172 >= 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 25, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r174 = CPyStatics[1774]; /* 'MV-SOLD-02' */
    cpy_r_r175 = CPyStatics[1987]; /* 'no-servant' */
    cpy_r_r176 = PyDict_New();
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 26, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r177 = CPyDef_option___Reason(cpy_r_r174, cpy_r_r175, cpy_r_r176);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 26, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r178 = CPyStatic_merv___reasons___globals;
    cpy_r_r179 = CPyStatics[1782]; /* 'NO_SERVANT' */
    cpy_r_r180 = CPyDict_SetItem(cpy_r_r178, cpy_r_r179, cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    cpy_r_r181 = cpy_r_r180 >= 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 26, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r182 = CPyStatics[1774]; /* 'MV-SOLD-02' */
    cpy_r_r183 = CPyStatics[1988]; /* 'no-place-for-soldier' */
    cpy_r_r184 = PyDict_New();
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 27, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r185 = CPyDef_option___Reason(cpy_r_r182, cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 27, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r186 = CPyStatic_merv___reasons___globals;
    cpy_r_r187 = CPyStatics[1783]; /* 'NO_PLACE_FOR_SOLDIER' */
    cpy_r_r188 = CPyDict_SetItem(cpy_r_r186, cpy_r_r187, cpy_r_r185);
    CPy_DECREF(cpy_r_r185);
    cpy_r_r189 = cpy_r_r188 >= 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 27, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r190 = CPyStatics[1773]; /* 'MV-SOLD-01' */
    cpy_r_r191 = CPyStatics[1989]; /* 'soldier-no-building' */
    cpy_r_r192 = PyDict_New();
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 28, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r193 = CPyDef_option___Reason(cpy_r_r190, cpy_r_r191, cpy_r_r192);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 28, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r194 = CPyStatic_merv___reasons___globals;
    cpy_r_r195 = CPyStatics[1778]; /* 'SOLDIER_NO_BUILDING' */
    cpy_r_r196 = CPyDict_SetItem(cpy_r_r194, cpy_r_r195, cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    cpy_r_r197 = cpy_r_r196 >= 0;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 28, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r198 = CPyStatics[1773]; /* 'MV-SOLD-01' */
    cpy_r_r199 = CPyStatics[1990]; /* 'soldier-there' */
    cpy_r_r200 = PyDict_New();
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 29, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r201 = CPyDef_option___Reason(cpy_r_r198, cpy_r_r199, cpy_r_r200);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 29, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r202 = CPyStatic_merv___reasons___globals;
    cpy_r_r203 = CPyStatics[1779]; /* 'SOLDIER_THERE' */
    cpy_r_r204 = CPyDict_SetItem(cpy_r_r202, cpy_r_r203, cpy_r_r201);
    CPy_DECREF(cpy_r_r201);
    cpy_r_r205 = cpy_r_r204 >= 0;
    if (unlikely(!cpy_r_r205)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 29, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r206 = CPyStatics[1773]; /* 'MV-SOLD-01' */
    cpy_r_r207 = CPyStatics[1991]; /* 'upgrade-there' */
    cpy_r_r208 = PyDict_New();
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 30, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r209 = CPyDef_option___Reason(cpy_r_r206, cpy_r_r207, cpy_r_r208);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 30, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r210 = CPyStatic_merv___reasons___globals;
    cpy_r_r211 = CPyStatics[1780]; /* 'UPGRADE_THERE' */
    cpy_r_r212 = CPyDict_SetItem(cpy_r_r210, cpy_r_r211, cpy_r_r209);
    CPy_DECREF(cpy_r_r209);
    cpy_r_r213 = cpy_r_r212 >= 0;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 30, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r214 = CPyStatics[1773]; /* 'MV-SOLD-01' */
    cpy_r_r215 = CPyStatics[1823]; /* 'walled' */
    cpy_r_r216 = PyDict_New();
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 31, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r217 = CPyDef_option___Reason(cpy_r_r214, cpy_r_r215, cpy_r_r216);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 31, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r218 = CPyStatic_merv___reasons___globals;
    cpy_r_r219 = CPyStatics[1781]; /* 'WALLED' */
    cpy_r_r220 = CPyDict_SetItem(cpy_r_r218, cpy_r_r219, cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    cpy_r_r221 = cpy_r_r220 >= 0;
    if (unlikely(!cpy_r_r221)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 31, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r222 = CPyStatics[1992]; /* 'MV-CAR-02' */
    cpy_r_r223 = CPyStatics[1993]; /* 'card-out-of-reach' */
    cpy_r_r224 = PyDict_New();
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 32, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r225 = CPyDef_option___Reason(cpy_r_r222, cpy_r_r223, cpy_r_r224);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 32, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r226 = CPyStatic_merv___reasons___globals;
    cpy_r_r227 = CPyStatics[1215]; /* 'CARD_OUT_OF_REACH' */
    cpy_r_r228 = CPyDict_SetItem(cpy_r_r226, cpy_r_r227, cpy_r_r225);
    CPy_DECREF(cpy_r_r225);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 32, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r230 = CPyStatics[1994]; /* 'MV-CAR-06' */
    cpy_r_r231 = CPyStatics[1995]; /* 'spice-limit' */
    cpy_r_r232 = PyDict_New();
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 33, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r233 = CPyDef_option___Reason(cpy_r_r230, cpy_r_r231, cpy_r_r232);
    CPy_DECREF(cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 33, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r234 = CPyStatic_merv___reasons___globals;
    cpy_r_r235 = CPyStatics[1216]; /* 'SPICE_LIMIT' */
    cpy_r_r236 = CPyDict_SetItem(cpy_r_r234, cpy_r_r235, cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    cpy_r_r237 = cpy_r_r236 >= 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 33, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r238 = CPyStatics[1210]; /* 'MV-CAR-01' */
    cpy_r_r239 = CPyStatics[1996]; /* 'card-colour' */
    cpy_r_r240 = PyDict_New();
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 34, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r241 = CPyDef_option___Reason(cpy_r_r238, cpy_r_r239, cpy_r_r240);
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 34, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r242 = CPyStatic_merv___reasons___globals;
    cpy_r_r243 = CPyStatics[1214]; /* 'CARD_COLOUR' */
    cpy_r_r244 = CPyDict_SetItem(cpy_r_r242, cpy_r_r243, cpy_r_r241);
    CPy_DECREF(cpy_r_r241);
    cpy_r_r245 = cpy_r_r244 >= 0;
    if (unlikely(!cpy_r_r245)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 34, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r246 = CPyStatics[1220]; /* 'MV-CAR-03' */
    cpy_r_r247 = CPyStatics[1982]; /* 'no-camel' */
    cpy_r_r248 = PyDict_New();
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 35, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r249 = CPyDef_option___Reason(cpy_r_r246, cpy_r_r247, cpy_r_r248);
    CPy_DECREF(cpy_r_r248);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 35, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r250 = CPyStatic_merv___reasons___globals;
    cpy_r_r251 = CPyStatics[1217]; /* 'NO_CAMEL_TO_PLACE' */
    cpy_r_r252 = CPyDict_SetItem(cpy_r_r250, cpy_r_r251, cpy_r_r249);
    CPy_DECREF(cpy_r_r249);
    cpy_r_r253 = cpy_r_r252 >= 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 35, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r254 = CPyStatics[1220]; /* 'MV-CAR-03' */
    cpy_r_r255 = CPyStatics[1997]; /* 'every-card-has-camel' */
    cpy_r_r256 = PyDict_New();
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 36, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r257 = CPyDef_option___Reason(cpy_r_r254, cpy_r_r255, cpy_r_r256);
    CPy_DECREF(cpy_r_r256);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 36, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r258 = CPyStatic_merv___reasons___globals;
    cpy_r_r259 = CPyStatics[1218]; /* 'EVERY_CARD_HAS_CAMEL' */
    cpy_r_r260 = CPyDict_SetItem(cpy_r_r258, cpy_r_r259, cpy_r_r257);
    CPy_DECREF(cpy_r_r257);
    cpy_r_r261 = cpy_r_r260 >= 0;
    if (unlikely(!cpy_r_r261)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 36, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r262 = CPyStatics[1282]; /* 'MV-PAL-02' */
    cpy_r_r263 = CPyStatics[1998]; /* 'room-full' */
    cpy_r_r264 = PyDict_New();
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 37, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r265 = CPyDef_option___Reason(cpy_r_r262, cpy_r_r263, cpy_r_r264);
    CPy_DECREF(cpy_r_r264);
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 37, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r266 = CPyStatic_merv___reasons___globals;
    cpy_r_r267 = CPyStatics[1284]; /* 'ROOM_FULL' */
    cpy_r_r268 = CPyDict_SetItem(cpy_r_r266, cpy_r_r267, cpy_r_r265);
    CPy_DECREF(cpy_r_r265);
    cpy_r_r269 = cpy_r_r268 >= 0;
    if (unlikely(!cpy_r_r269)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 37, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r270 = CPyStatics[1999]; /* 'MV-PAL-04' */
    cpy_r_r271 = CPyStatics[1987]; /* 'no-servant' */
    cpy_r_r272 = PyDict_New();
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 38, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r273 = CPyDef_option___Reason(cpy_r_r270, cpy_r_r271, cpy_r_r272);
    CPy_DECREF(cpy_r_r272);
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 38, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r274 = CPyStatic_merv___reasons___globals;
    cpy_r_r275 = CPyStatics[1285]; /* 'NO_SERVANT_FOR_ROOM' */
    cpy_r_r276 = CPyDict_SetItem(cpy_r_r274, cpy_r_r275, cpy_r_r273);
    CPy_DECREF(cpy_r_r273);
    cpy_r_r277 = cpy_r_r276 >= 0;
    if (unlikely(!cpy_r_r277)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 38, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r278 = CPyStatics[1250]; /* 'MV-LIB-01' */
    cpy_r_r279 = CPyStatics[2000]; /* 'colour-used' */
    cpy_r_r280 = PyDict_New();
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 39, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r281 = CPyDef_option___Reason(cpy_r_r278, cpy_r_r279, cpy_r_r280);
    CPy_DECREF(cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 39, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r282 = CPyStatic_merv___reasons___globals;
    cpy_r_r283 = CPyStatics[1253]; /* 'COLOUR_USED' */
    cpy_r_r284 = CPyDict_SetItem(cpy_r_r282, cpy_r_r283, cpy_r_r281);
    CPy_DECREF(cpy_r_r281);
    cpy_r_r285 = cpy_r_r284 >= 0;
    if (unlikely(!cpy_r_r285)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 39, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r286 = CPyStatics[1250]; /* 'MV-LIB-01' */
    cpy_r_r287 = CPyStatics[2001]; /* 'no-such-cube' */
    cpy_r_r288 = PyDict_New();
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 40, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r289 = CPyDef_option___Reason(cpy_r_r286, cpy_r_r287, cpy_r_r288);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r289 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 40, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r290 = CPyStatic_merv___reasons___globals;
    cpy_r_r291 = CPyStatics[1252]; /* 'NO_SUCH_CUBE' */
    cpy_r_r292 = CPyDict_SetItem(cpy_r_r290, cpy_r_r291, cpy_r_r289);
    CPy_DECREF(cpy_r_r289);
    cpy_r_r293 = cpy_r_r292 >= 0;
    if (unlikely(!cpy_r_r293)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 40, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r294 = CPyStatics[1250]; /* 'MV-LIB-01' */
    cpy_r_r295 = CPyStatics[2002]; /* 'keep-white' */
    cpy_r_r296 = PyDict_New();
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 41, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r297 = CPyDef_option___Reason(cpy_r_r294, cpy_r_r295, cpy_r_r296);
    CPy_DECREF(cpy_r_r296);
    if (unlikely(cpy_r_r297 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 41, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r298 = CPyStatic_merv___reasons___globals;
    cpy_r_r299 = CPyStatics[1254]; /* 'KEEP_WHITE' */
    cpy_r_r300 = CPyDict_SetItem(cpy_r_r298, cpy_r_r299, cpy_r_r297);
    CPy_DECREF(cpy_r_r297);
    cpy_r_r301 = cpy_r_r300 >= 0;
    if (unlikely(!cpy_r_r301)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 41, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r302 = CPyStatics[2003]; /* 'MV-DISC-02' */
    cpy_r_r303 = CPyStatics[2004]; /* 'convert-later' */
    cpy_r_r304 = PyDict_New();
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 42, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r305 = CPyDef_option___Reason(cpy_r_r302, cpy_r_r303, cpy_r_r304);
    CPy_DECREF(cpy_r_r304);
    if (unlikely(cpy_r_r305 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 42, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r306 = CPyStatic_merv___reasons___globals;
    cpy_r_r307 = CPyStatics[1255]; /* 'CONVERT_LATER' */
    cpy_r_r308 = CPyDict_SetItem(cpy_r_r306, cpy_r_r307, cpy_r_r305);
    CPy_DECREF(cpy_r_r305);
    cpy_r_r309 = cpy_r_r308 >= 0;
    if (unlikely(!cpy_r_r309)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 42, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r310 = CPyStatics[1807]; /* 'MV-LIB-03' */
    cpy_r_r311 = CPyStatics[2005]; /* 'discovery-taken' */
    cpy_r_r312 = PyDict_New();
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 43, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r313 = CPyDef_option___Reason(cpy_r_r310, cpy_r_r311, cpy_r_r312);
    CPy_DECREF(cpy_r_r312);
    if (unlikely(cpy_r_r313 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 43, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r314 = CPyStatic_merv___reasons___globals;
    cpy_r_r315 = CPyStatics[1808]; /* 'DISCOVERY_TAKEN' */
    cpy_r_r316 = CPyDict_SetItem(cpy_r_r314, cpy_r_r315, cpy_r_r313);
    CPy_DECREF(cpy_r_r313);
    cpy_r_r317 = cpy_r_r316 >= 0;
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 43, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r318 = CPyStatics[2006]; /* 'MV-TRD-02' */
    cpy_r_r319 = CPyStatics[2007]; /* 'post-there' */
    cpy_r_r320 = PyDict_New();
    if (unlikely(cpy_r_r320 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 44, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r321 = CPyDef_option___Reason(cpy_r_r318, cpy_r_r319, cpy_r_r320);
    CPy_DECREF(cpy_r_r320);
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 44, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r322 = CPyStatic_merv___reasons___globals;
    cpy_r_r323 = CPyStatics[1294]; /* 'POST_THERE' */
    cpy_r_r324 = CPyDict_SetItem(cpy_r_r322, cpy_r_r323, cpy_r_r321);
    CPy_DECREF(cpy_r_r321);
    cpy_r_r325 = cpy_r_r324 >= 0;
    if (unlikely(!cpy_r_r325)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 44, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r326 = CPyStatics[2006]; /* 'MV-TRD-02' */
    cpy_r_r327 = CPyStatics[2008]; /* 'inner-post-first' */
    cpy_r_r328 = PyDict_New();
    if (unlikely(cpy_r_r328 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 45, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r329 = CPyDef_option___Reason(cpy_r_r326, cpy_r_r327, cpy_r_r328);
    CPy_DECREF(cpy_r_r328);
    if (unlikely(cpy_r_r329 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 45, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r330 = CPyStatic_merv___reasons___globals;
    cpy_r_r331 = CPyStatics[1295]; /* 'INNER_POST_FIRST' */
    cpy_r_r332 = CPyDict_SetItem(cpy_r_r330, cpy_r_r331, cpy_r_r329);
    CPy_DECREF(cpy_r_r329);
    cpy_r_r333 = cpy_r_r332 >= 0;
    if (unlikely(!cpy_r_r333)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 45, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r334 = CPyStatics[1288]; /* 'MV-TRD-05' */
    cpy_r_r335 = CPyStatics[2009]; /* 'bought-there' */
    cpy_r_r336 = PyDict_New();
    if (unlikely(cpy_r_r336 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 46, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r337 = CPyDef_option___Reason(cpy_r_r334, cpy_r_r335, cpy_r_r336);
    CPy_DECREF(cpy_r_r336);
    if (unlikely(cpy_r_r337 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 46, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r338 = CPyStatic_merv___reasons___globals;
    cpy_r_r339 = CPyStatics[1300]; /* 'BOUGHT_THERE' */
    cpy_r_r340 = CPyDict_SetItem(cpy_r_r338, cpy_r_r339, cpy_r_r337);
    CPy_DECREF(cpy_r_r337);
    cpy_r_r341 = cpy_r_r340 >= 0;
    if (unlikely(!cpy_r_r341)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 46, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r342 = CPyStatics[1264]; /* 'MV-MOS-02' */
    cpy_r_r343 = CPyStatics[2010]; /* 'on-a-path' */
    cpy_r_r344 = PyDict_New();
    if (unlikely(cpy_r_r344 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 47, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r345 = CPyDef_option___Reason(cpy_r_r342, cpy_r_r343, cpy_r_r344);
    CPy_DECREF(cpy_r_r344);
    if (unlikely(cpy_r_r345 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 47, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r346 = CPyStatic_merv___reasons___globals;
    cpy_r_r347 = CPyStatics[1266]; /* 'ON_A_PATH' */
    cpy_r_r348 = CPyDict_SetItem(cpy_r_r346, cpy_r_r347, cpy_r_r345);
    CPy_DECREF(cpy_r_r345);
    cpy_r_r349 = cpy_r_r348 >= 0;
    if (unlikely(!cpy_r_r349)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 47, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r350 = CPyStatics[1264]; /* 'MV-MOS-02' */
    cpy_r_r351 = CPyStatics[2011]; /* 'not-in-mosque' */
    cpy_r_r352 = PyDict_New();
    if (unlikely(cpy_r_r352 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 48, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r353 = CPyDef_option___Reason(cpy_r_r350, cpy_r_r351, cpy_r_r352);
    CPy_DECREF(cpy_r_r352);
    if (unlikely(cpy_r_r353 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 48, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r354 = CPyStatic_merv___reasons___globals;
    cpy_r_r355 = CPyStatics[1267]; /* 'NOT_IN_MOSQUE' */
    cpy_r_r356 = CPyDict_SetItem(cpy_r_r354, cpy_r_r355, cpy_r_r353);
    CPy_DECREF(cpy_r_r353);
    cpy_r_r357 = cpy_r_r356 >= 0;
    if (unlikely(!cpy_r_r357)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 48, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r358 = CPyStatics[1264]; /* 'MV-MOS-02' */
    cpy_r_r359 = CPyStatics[1879]; /* 'mosque-top' */
    cpy_r_r360 = PyDict_New();
    if (unlikely(cpy_r_r360 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 49, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r361 = CPyDef_option___Reason(cpy_r_r358, cpy_r_r359, cpy_r_r360);
    CPy_DECREF(cpy_r_r360);
    if (unlikely(cpy_r_r361 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 49, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r362 = CPyStatic_merv___reasons___globals;
    cpy_r_r363 = CPyStatics[1268]; /* 'MOSQUE_TOP' */
    cpy_r_r364 = CPyDict_SetItem(cpy_r_r362, cpy_r_r363, cpy_r_r361);
    CPy_DECREF(cpy_r_r361);
    cpy_r_r365 = cpy_r_r364 >= 0;
    if (unlikely(!cpy_r_r365)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 49, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r366 = CPyStatics[1308]; /* 'MV-WAL-01' */
    cpy_r_r367 = CPyStatics[2012]; /* 'rampart-built' */
    cpy_r_r368 = PyDict_New();
    if (unlikely(cpy_r_r368 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 50, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r369 = CPyDef_option___Reason(cpy_r_r366, cpy_r_r367, cpy_r_r368);
    CPy_DECREF(cpy_r_r368);
    if (unlikely(cpy_r_r369 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 50, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r370 = CPyStatic_merv___reasons___globals;
    cpy_r_r371 = CPyStatics[1311]; /* 'RAMPART_BUILT' */
    cpy_r_r372 = CPyDict_SetItem(cpy_r_r370, cpy_r_r371, cpy_r_r369);
    CPy_DECREF(cpy_r_r369);
    cpy_r_r373 = cpy_r_r372 >= 0;
    if (unlikely(!cpy_r_r373)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 50, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r374 = CPyStatics[2013]; /* 'MV-WAL-02' */
    cpy_r_r375 = CPyStatics[2014]; /* 'equal-rampart' */
    cpy_r_r376 = PyDict_New();
    if (unlikely(cpy_r_r376 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 51, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r377 = CPyDef_option___Reason(cpy_r_r374, cpy_r_r375, cpy_r_r376);
    CPy_DECREF(cpy_r_r376);
    if (unlikely(cpy_r_r377 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 51, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r378 = CPyStatic_merv___reasons___globals;
    cpy_r_r379 = CPyStatics[1312]; /* 'EQUAL_RAMPART' */
    cpy_r_r380 = CPyDict_SetItem(cpy_r_r378, cpy_r_r379, cpy_r_r377);
    CPy_DECREF(cpy_r_r377);
    cpy_r_r381 = cpy_r_r380 >= 0;
    if (unlikely(!cpy_r_r381)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 51, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r382 = CPyStatics[1315]; /* 'MV-WAL-03' */
    cpy_r_r383 = CPyStatics[2015]; /* 'no-slot-left' */
    cpy_r_r384 = PyDict_New();
    if (unlikely(cpy_r_r384 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 52, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r385 = CPyDef_option___Reason(cpy_r_r382, cpy_r_r383, cpy_r_r384);
    CPy_DECREF(cpy_r_r384);
    if (unlikely(cpy_r_r385 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 52, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r386 = CPyStatic_merv___reasons___globals;
    cpy_r_r387 = CPyStatics[1313]; /* 'NO_SLOT_LEFT' */
    cpy_r_r388 = CPyDict_SetItem(cpy_r_r386, cpy_r_r387, cpy_r_r385);
    CPy_DECREF(cpy_r_r385);
    cpy_r_r389 = cpy_r_r388 >= 0;
    if (unlikely(!cpy_r_r389)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 52, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r390 = CPyStatics[1315]; /* 'MV-WAL-03' */
    cpy_r_r391 = CPyStatics[2016]; /* 'slot-taken' */
    cpy_r_r392 = PyDict_New();
    if (unlikely(cpy_r_r392 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 53, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r393 = CPyDef_option___Reason(cpy_r_r390, cpy_r_r391, cpy_r_r392);
    CPy_DECREF(cpy_r_r392);
    if (unlikely(cpy_r_r393 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 53, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r394 = CPyStatic_merv___reasons___globals;
    cpy_r_r395 = CPyStatics[1317]; /* 'SLOT_TAKEN' */
    cpy_r_r396 = CPyDict_SetItem(cpy_r_r394, cpy_r_r395, cpy_r_r393);
    CPy_DECREF(cpy_r_r393);
    cpy_r_r397 = cpy_r_r396 >= 0;
    if (unlikely(!cpy_r_r397)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 53, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r398 = CPyStatics[1315]; /* 'MV-WAL-03' */
    cpy_r_r399 = CPyStatics[2017]; /* 'slot-other-kind' */
    cpy_r_r400 = PyDict_New();
    if (unlikely(cpy_r_r400 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 54, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r401 = CPyDef_option___Reason(cpy_r_r398, cpy_r_r399, cpy_r_r400);
    CPy_DECREF(cpy_r_r400);
    if (unlikely(cpy_r_r401 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 54, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r402 = CPyStatic_merv___reasons___globals;
    cpy_r_r403 = CPyStatics[1318]; /* 'SLOT_OTHER_KIND' */
    cpy_r_r404 = CPyDict_SetItem(cpy_r_r402, cpy_r_r403, cpy_r_r401);
    CPy_DECREF(cpy_r_r401);
    cpy_r_r405 = cpy_r_r404 >= 0;
    if (unlikely(!cpy_r_r405)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 54, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r406 = CPyStatics[1785]; /* 'MV-EFF-08' */
    cpy_r_r407 = CPyStatics[2018]; /* 'not-your-district' */
    cpy_r_r408 = PyDict_New();
    if (unlikely(cpy_r_r408 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 55, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r409 = CPyDef_option___Reason(cpy_r_r406, cpy_r_r407, cpy_r_r408);
    CPy_DECREF(cpy_r_r408);
    if (unlikely(cpy_r_r409 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 55, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r410 = CPyStatic_merv___reasons___globals;
    cpy_r_r411 = CPyStatics[1792]; /* 'UPGRADE_NOT_YOURS' */
    cpy_r_r412 = CPyDict_SetItem(cpy_r_r410, cpy_r_r411, cpy_r_r409);
    CPy_DECREF(cpy_r_r409);
    cpy_r_r413 = cpy_r_r412 >= 0;
    if (unlikely(!cpy_r_r413)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 55, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r414 = CPyStatics[1785]; /* 'MV-EFF-08' */
    cpy_r_r415 = CPyStatics[1991]; /* 'upgrade-there' */
    cpy_r_r416 = PyDict_New();
    if (unlikely(cpy_r_r416 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 56, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r417 = CPyDef_option___Reason(cpy_r_r414, cpy_r_r415, cpy_r_r416);
    CPy_DECREF(cpy_r_r416);
    if (unlikely(cpy_r_r417 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 56, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r418 = CPyStatic_merv___reasons___globals;
    cpy_r_r419 = CPyStatics[1793]; /* 'UPGRADE_ALREADY' */
    cpy_r_r420 = CPyDict_SetItem(cpy_r_r418, cpy_r_r419, cpy_r_r417);
    CPy_DECREF(cpy_r_r417);
    cpy_r_r421 = cpy_r_r420 >= 0;
    if (unlikely(!cpy_r_r421)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 56, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r422 = CPyStatics[1788]; /* 'MV-EFF-09' */
    cpy_r_r423 = CPyStatics[2019]; /* 'no-such-upgrade' */
    cpy_r_r424 = PyDict_New();
    if (unlikely(cpy_r_r424 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 57, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r425 = CPyDef_option___Reason(cpy_r_r422, cpy_r_r423, cpy_r_r424);
    CPy_DECREF(cpy_r_r424);
    if (unlikely(cpy_r_r425 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 57, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r426 = CPyStatic_merv___reasons___globals;
    cpy_r_r427 = CPyStatics[1789]; /* 'NO_SUCH_UPGRADE' */
    cpy_r_r428 = CPyDict_SetItem(cpy_r_r426, cpy_r_r427, cpy_r_r425);
    CPy_DECREF(cpy_r_r425);
    cpy_r_r429 = cpy_r_r428 >= 0;
    if (unlikely(!cpy_r_r429)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 57, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r430 = CPyStatics[1796]; /* 'MV-EFF-10' */
    cpy_r_r431 = CPyStatics[2020]; /* 'bonus-tile-taken' */
    cpy_r_r432 = PyDict_New();
    if (unlikely(cpy_r_r432 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 58, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r433 = CPyDef_option___Reason(cpy_r_r430, cpy_r_r431, cpy_r_r432);
    CPy_DECREF(cpy_r_r432);
    if (unlikely(cpy_r_r433 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 58, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r434 = CPyStatic_merv___reasons___globals;
    cpy_r_r435 = CPyStatics[1797]; /* 'BONUS_TILE_TAKEN' */
    cpy_r_r436 = CPyDict_SetItem(cpy_r_r434, cpy_r_r435, cpy_r_r433);
    CPy_DECREF(cpy_r_r433);
    cpy_r_r437 = cpy_r_r436 >= 0;
    if (unlikely(!cpy_r_r437)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 58, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r438 = CPyStatics[1950]; /* 'MV-END-02' */
    cpy_r_r439 = CPyStatics[2021]; /* 'end-of-queue' */
    cpy_r_r440 = PyDict_New();
    if (unlikely(cpy_r_r440 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 59, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r441 = CPyDef_option___Reason(cpy_r_r438, cpy_r_r439, cpy_r_r440);
    CPy_DECREF(cpy_r_r440);
    if (unlikely(cpy_r_r441 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 59, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r442 = CPyStatic_merv___reasons___globals;
    cpy_r_r443 = CPyStatics[1951]; /* 'END_OF_QUEUE' */
    cpy_r_r444 = CPyDict_SetItem(cpy_r_r442, cpy_r_r443, cpy_r_r441);
    CPy_DECREF(cpy_r_r441);
    cpy_r_r445 = cpy_r_r444 >= 0;
    if (unlikely(!cpy_r_r445)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 59, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r446 = CPyStatics[1945]; /* 'MV-END-03' */
    cpy_r_r447 = CPyStatics[2022]; /* 'too-few-camels' */
    cpy_r_r448 = PyDict_New();
    if (unlikely(cpy_r_r448 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 60, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r449 = CPyDef_option___Reason(cpy_r_r446, cpy_r_r447, cpy_r_r448);
    CPy_DECREF(cpy_r_r448);
    if (unlikely(cpy_r_r449 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 60, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r450 = CPyStatic_merv___reasons___globals;
    cpy_r_r451 = CPyStatics[1952]; /* 'TOO_FEW_CAMELS' */
    cpy_r_r452 = CPyDict_SetItem(cpy_r_r450, cpy_r_r451, cpy_r_r449);
    CPy_DECREF(cpy_r_r449);
    cpy_r_r453 = cpy_r_r452 >= 0;
    if (unlikely(!cpy_r_r453)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 60, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r454 = CPyStatics[2023]; /* 'MV-SCORE-01' */
    cpy_r_r455 = CPyStatics[2024]; /* 'no-courtier-left' */
    cpy_r_r456 = PyDict_New();
    if (unlikely(cpy_r_r456 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 61, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r457 = CPyDef_option___Reason(cpy_r_r454, cpy_r_r455, cpy_r_r456);
    CPy_DECREF(cpy_r_r456);
    if (unlikely(cpy_r_r457 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 61, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r458 = CPyStatic_merv___reasons___globals;
    cpy_r_r459 = CPyStatics[2025]; /* 'NO_COURTIER_LEFT' */
    cpy_r_r460 = CPyDict_SetItem(cpy_r_r458, cpy_r_r459, cpy_r_r457);
    CPy_DECREF(cpy_r_r457);
    cpy_r_r461 = cpy_r_r460 >= 0;
    if (unlikely(!cpy_r_r461)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 61, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r462 = CPyStatics[1826]; /* 'MV-INV-05' */
    cpy_r_r463 = CPyStatics[2026]; /* 'ransom-colour' */
    cpy_r_r464 = PyDict_New();
    if (unlikely(cpy_r_r464 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 62, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r465 = CPyDef_option___Reason(cpy_r_r462, cpy_r_r463, cpy_r_r464);
    CPy_DECREF(cpy_r_r464);
    if (unlikely(cpy_r_r465 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 62, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r466 = CPyStatic_merv___reasons___globals;
    cpy_r_r467 = CPyStatics[1831]; /* 'RANSOM_COLOUR' */
    cpy_r_r468 = CPyDict_SetItem(cpy_r_r466, cpy_r_r467, cpy_r_r465);
    CPy_DECREF(cpy_r_r465);
    cpy_r_r469 = cpy_r_r468 >= 0;
    if (unlikely(!cpy_r_r469)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 62, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r470 = CPyStatics[1826]; /* 'MV-INV-05' */
    cpy_r_r471 = CPyStatics[2001]; /* 'no-such-cube' */
    cpy_r_r472 = PyDict_New();
    if (unlikely(cpy_r_r472 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 63, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r473 = CPyDef_option___Reason(cpy_r_r470, cpy_r_r471, cpy_r_r472);
    CPy_DECREF(cpy_r_r472);
    if (unlikely(cpy_r_r473 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 63, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r474 = CPyStatic_merv___reasons___globals;
    cpy_r_r475 = CPyStatics[1832]; /* 'NO_CUBE_FOR_RANSOM' */
    cpy_r_r476 = CPyDict_SetItem(cpy_r_r474, cpy_r_r475, cpy_r_r473);
    CPy_DECREF(cpy_r_r473);
    cpy_r_r477 = cpy_r_r476 >= 0;
    if (unlikely(!cpy_r_r477)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 63, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r478 = CPyStatics[1826]; /* 'MV-INV-05' */
    cpy_r_r479 = CPyStatics[2002]; /* 'keep-white' */
    cpy_r_r480 = PyDict_New();
    if (unlikely(cpy_r_r480 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 64, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r481 = CPyDef_option___Reason(cpy_r_r478, cpy_r_r479, cpy_r_r480);
    CPy_DECREF(cpy_r_r480);
    if (unlikely(cpy_r_r481 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 64, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r482 = CPyStatic_merv___reasons___globals;
    cpy_r_r483 = CPyStatics[1833]; /* 'KEEP_WHITE_FOR_RANSOM' */
    cpy_r_r484 = CPyDict_SetItem(cpy_r_r482, cpy_r_r483, cpy_r_r481);
    CPy_DECREF(cpy_r_r481);
    cpy_r_r485 = cpy_r_r484 >= 0;
    if (unlikely(!cpy_r_r485)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 64, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r486 = CPyStatic_merv___reasons___globals;
    cpy_r_r487 = CPyStatics[1251]; /* 'library_limit' */
    cpy_r_r488 = CPyDict_GetItem(cpy_r_r486, cpy_r_r487);
    if (unlikely(cpy_r_r488 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 67, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r489 = CPyStatic_merv___reasons___globals;
    cpy_r_r490 = CPyStatics[126]; /* 'cache' */
    cpy_r_r491 = CPyDict_GetItem(cpy_r_r489, cpy_r_r490);
    if (unlikely(cpy_r_r491 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 67, CPyStatic_merv___reasons___globals);
        goto CPyL193;
    }
    PyObject *cpy_r_r492[1] = {cpy_r_r488};
    cpy_r_r493 = (PyObject **)&cpy_r_r492;
    cpy_r_r494 = PyObject_Vectorcall(cpy_r_r491, cpy_r_r493, 1, 0);
    CPy_DECREF(cpy_r_r491);
    if (unlikely(cpy_r_r494 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 67, CPyStatic_merv___reasons___globals);
        goto CPyL193;
    }
    CPy_DECREF(cpy_r_r488);
    cpy_r_r495 = CPyStatic_merv___reasons___globals;
    cpy_r_r496 = CPyStatics[1251]; /* 'library_limit' */
    cpy_r_r497 = PyDict_SetItem(cpy_r_r495, cpy_r_r496, cpy_r_r494);
    CPy_DECREF(cpy_r_r494);
    cpy_r_r498 = cpy_r_r497 >= 0;
    if (unlikely(!cpy_r_r498)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 67, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r499 = CPyStatic_merv___reasons___globals;
    cpy_r_r500 = CPyStatics[1301]; /* 'need_camels' */
    cpy_r_r501 = CPyDict_GetItem(cpy_r_r499, cpy_r_r500);
    if (unlikely(cpy_r_r501 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 72, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    cpy_r_r502 = CPyStatic_merv___reasons___globals;
    cpy_r_r503 = CPyStatics[126]; /* 'cache' */
    cpy_r_r504 = CPyDict_GetItem(cpy_r_r502, cpy_r_r503);
    if (unlikely(cpy_r_r504 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 72, CPyStatic_merv___reasons___globals);
        goto CPyL194;
    }
    PyObject *cpy_r_r505[1] = {cpy_r_r501};
    cpy_r_r506 = (PyObject **)&cpy_r_r505;
    cpy_r_r507 = PyObject_Vectorcall(cpy_r_r504, cpy_r_r506, 1, 0);
    CPy_DECREF(cpy_r_r504);
    if (unlikely(cpy_r_r507 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 72, CPyStatic_merv___reasons___globals);
        goto CPyL194;
    }
    CPy_DECREF(cpy_r_r501);
    cpy_r_r508 = CPyStatic_merv___reasons___globals;
    cpy_r_r509 = CPyStatics[1301]; /* 'need_camels' */
    cpy_r_r510 = PyDict_SetItem(cpy_r_r508, cpy_r_r509, cpy_r_r507);
    CPy_DECREF(cpy_r_r507);
    cpy_r_r511 = cpy_r_r510 >= 0;
    if (unlikely(!cpy_r_r511)) {
        CPy_AddTraceback("src/serai/games/merv/reasons.py", "<module>", 72, CPyStatic_merv___reasons___globals);
        goto CPyL191;
    }
    return 1;
CPyL191: ;
    cpy_r_r512 = 2;
    return cpy_r_r512;
CPyL192: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL193: ;
    CPy_DecRef(cpy_r_r488);
    goto CPyL191;
CPyL194: ;
    CPy_DecRef(cpy_r_r501);
    goto CPyL191;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef encyclopedia___reasonsmodule_methods[] = {
    {"costs_more", (PyCFunction)CPyPy_encyclopedia___reasons___costs_more, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("costs_more(cost)\n--\n\n") /* docstring */},
    {"type_needs", (PyCFunction)CPyPy_encyclopedia___reasons___type_needs, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("type_needs(value)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___reasons__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___reasons__internal, "__name__");
    CPyStatic_encyclopedia___reasons___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___reasons__internal);
    if (unlikely(CPyStatic_encyclopedia___reasons___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___reasons_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___reasons__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_EXPERT);
    CPyStatic_encyclopedia___reasons___NO_EXPERT = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_ANIMAL);
    CPyStatic_encyclopedia___reasons___NO_ANIMAL = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_ANIMAL_OF_COLOUR);
    CPyStatic_encyclopedia___reasons___NO_ANIMAL_OF_COLOUR = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___OTHER_COLOUR);
    CPyStatic_encyclopedia___reasons___OTHER_COLOUR = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___CONTINENT_FULL);
    CPyStatic_encyclopedia___reasons___CONTINENT_FULL = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_CUBE);
    CPyStatic_encyclopedia___reasons___NO_CUBE = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NOTHING_TO_RESEARCH);
    CPyStatic_encyclopedia___reasons___NOTHING_TO_RESEARCH = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___VALUE_TOO_LOW);
    CPyStatic_encyclopedia___reasons___VALUE_TOO_LOW = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___ONE_CUBE_AT_LEAST);
    CPyStatic_encyclopedia___reasons___ONE_CUBE_AT_LEAST = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___CUBE_THERE);
    CPyStatic_encyclopedia___reasons___CUBE_THERE = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___DIE_TOO_LOW);
    CPyStatic_encyclopedia___reasons___DIE_TOO_LOW = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___CANNOT_TAKE_PART);
    CPyStatic_encyclopedia___reasons___CANNOT_TAKE_PART = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___TAKES_PART);
    CPyStatic_encyclopedia___reasons___TAKES_PART = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___WOULD_GET_STUCK);
    CPyStatic_encyclopedia___reasons___WOULD_GET_STUCK = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_COIN);
    CPyStatic_encyclopedia___reasons___NO_COIN = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_TOKEN);
    CPyStatic_encyclopedia___reasons___NO_TOKEN = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_TOKEN_FOR_COLOUR);
    CPyStatic_encyclopedia___reasons___NO_TOKEN_FOR_COLOUR = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_SEAL);
    CPyStatic_encyclopedia___reasons___NO_SEAL = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___FREE_SLOT);
    CPyStatic_encyclopedia___reasons___FREE_SLOT = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_FREE_SLOT);
    CPyStatic_encyclopedia___reasons___NO_FREE_SLOT = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_SEAL_FOR_ACTION);
    CPyStatic_encyclopedia___reasons___NO_SEAL_FOR_ACTION = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___DIE_USED);
    CPyStatic_encyclopedia___reasons___DIE_USED = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___DIE_SPENT);
    CPyStatic_encyclopedia___reasons___DIE_SPENT = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_SEAL_FOR_COINS);
    CPyStatic_encyclopedia___reasons___NO_SEAL_FOR_COINS = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___NO_USE);
    CPyStatic_encyclopedia___reasons___NO_USE = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___EXPEDITIONS_ONLY);
    CPyStatic_encyclopedia___reasons___EXPEDITIONS_ONLY = NULL;
    CPy_XDECREF(CPyStatic_encyclopedia___reasons___OTHER_CONTINENT);
    CPyStatic_encyclopedia___reasons___OTHER_CONTINENT = NULL;
    return -1;
}
int CPyExec_serai___games___encyclopedia___reasons(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___reasons__impl, &CPyImportState_serai___games___encyclopedia___reasons, &CPyModule_serai___games___encyclopedia___reasons);
}
static struct PyModuleDef encyclopedia___reasonsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.reasons",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___reasonsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___reasons(void)
{
    if (CPyModule_serai___games___encyclopedia___reasons__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___reasons__internal);
        return CPyModule_serai___games___encyclopedia___reasons__internal;
    }
    CPyModule_serai___games___encyclopedia___reasons__internal = PyModule_Create(&encyclopedia___reasonsmodule);
    return CPyModule_serai___games___encyclopedia___reasons__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___reasons(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___reasons__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___reasons__internal);
        return CPyModule_serai___games___encyclopedia___reasons__internal;
    }
    CPyModule_serai___games___encyclopedia___reasons__internal = PyModule_Create(&encyclopedia___reasonsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___reasons__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.reasons");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___reasons__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___reasons__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___reasons__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___reasons(CPyModule_serai___games___encyclopedia___reasons__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___reasons__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.reasons");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___reasons__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___reasons___costs_more(CPyTagged cpy_r_cost) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyStatics[438]; /* 'EN-EXP-04' */
    cpy_r_r1 = CPyStatics[918]; /* 'reason-costs-more' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_cost);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_cost);
    cpy_r_r4 = CPyDict_Build(1, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "costs_more", 42, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL3;
    }
    cpy_r_r5 = CPyDef_option___Reason(cpy_r_r0, cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "costs_more", 42, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL3;
    }
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_encyclopedia___reasons___costs_more(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cost", 0};
            static CPyArg_Parser parser = {"O:costs_more", kwlist, 0};
            PyObject *obj_cost;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_cost)) {
                return NULL;
            }
            CPyTagged arg_cost;
            if (likely(PyLong_Check(obj_cost)))
                arg_cost = CPyTagged_BorrowFromObject(obj_cost);
            else {
                CPy_TypeError("int", obj_cost); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___reasons___costs_more(arg_cost);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "costs_more", 40, CPyStatic_encyclopedia___reasons___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___reasons___type_needs(CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyStatics[471]; /* 'EN-PUB-02' */
    cpy_r_r1 = CPyStatics[919]; /* 'reason-type-needs' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_value);
    cpy_r_r4 = CPyDict_Build(1, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "type_needs", 48, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL3;
    }
    cpy_r_r5 = CPyDef_option___Reason(cpy_r_r0, cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "type_needs", 48, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL3;
    }
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_encyclopedia___reasons___type_needs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"value", 0};
            static CPyArg_Parser parser = {"O:type_needs", kwlist, 0};
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_value)) {
                return NULL;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___reasons___type_needs(arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "type_needs", 46, CPyStatic_encyclopedia___reasons___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___reasons_____top_level__(void) {
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
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    void *cpy_r_r21;
    void *cpy_r_r22;
    void *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    void *cpy_r_r29;
    void *cpy_r_r30;
    PyObject **cpy_r_r31;
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
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    int32_t cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    int32_t cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    int32_t cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    int32_t cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    int32_t cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    int32_t cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    int32_t cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    int32_t cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    int32_t cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    int32_t cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    int32_t cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    int32_t cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    int32_t cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    int32_t cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    int32_t cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    int32_t cpy_r_r241;
    char cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    int32_t cpy_r_r249;
    char cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    int32_t cpy_r_r257;
    char cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject **cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    int32_t cpy_r_r270;
    char cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject **cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    int32_t cpy_r_r283;
    char cpy_r_r284;
    char cpy_r_r285;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 1, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 1, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 3, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 5, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 6, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r22 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 8, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r30 = CPyExec_serai___kernel___decision;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 8, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 8, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 8, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5112]; /* ('Reason',) */
    cpy_r_r41 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 8, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    } else
        goto CPyL106;
CPyL15: ;
    cpy_r_r43 = CPyStatics[498]; /* 'EN-UNI-01' */
    cpy_r_r44 = CPyStatics[920]; /* 'reason-no-expert' */
    cpy_r_r45 = PyDict_New();
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 10, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r46 = CPyDef_option___Reason(cpy_r_r43, cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 10, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_EXPERT = cpy_r_r46;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_EXPERT);
    cpy_r_r47 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r48 = CPyStatics[921]; /* 'NO_EXPERT' */
    cpy_r_r49 = CPyDict_SetItem(cpy_r_r47, cpy_r_r48, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 10, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r51 = CPyStatics[386]; /* 'EN-ACA-01' */
    cpy_r_r52 = CPyStatics[922]; /* 'reason-no-animal' */
    cpy_r_r53 = PyDict_New();
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 11, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r54 = CPyDef_option___Reason(cpy_r_r51, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 11, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_ANIMAL = cpy_r_r54;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_ANIMAL);
    cpy_r_r55 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r56 = CPyStatics[923]; /* 'NO_ANIMAL' */
    cpy_r_r57 = CPyDict_SetItem(cpy_r_r55, cpy_r_r56, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r58 = cpy_r_r57 >= 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 11, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r59 = CPyStatics[386]; /* 'EN-ACA-01' */
    cpy_r_r60 = CPyStatics[924]; /* 'reason-no-animal-of-colour' */
    cpy_r_r61 = PyDict_New();
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 12, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r62 = CPyDef_option___Reason(cpy_r_r59, cpy_r_r60, cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 12, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_ANIMAL_OF_COLOUR = cpy_r_r62;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_ANIMAL_OF_COLOUR);
    cpy_r_r63 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r64 = CPyStatics[925]; /* 'NO_ANIMAL_OF_COLOUR' */
    cpy_r_r65 = CPyDict_SetItem(cpy_r_r63, cpy_r_r64, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 12, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r67 = CPyStatics[434]; /* 'EN-TURN-09' */
    cpy_r_r68 = CPyStatics[926]; /* 'reason-other-colour' */
    cpy_r_r69 = PyDict_New();
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 13, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r70 = CPyDef_option___Reason(cpy_r_r67, cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 13, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___OTHER_COLOUR = cpy_r_r70;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___OTHER_COLOUR);
    cpy_r_r71 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r72 = CPyStatics[927]; /* 'OTHER_COLOUR' */
    cpy_r_r73 = CPyDict_SetItem(cpy_r_r71, cpy_r_r72, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 13, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r75 = CPyStatics[435]; /* 'EN-EXP-01' */
    cpy_r_r76 = CPyStatics[928]; /* 'reason-continent-full' */
    cpy_r_r77 = PyDict_New();
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 14, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r78 = CPyDef_option___Reason(cpy_r_r75, cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 14, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___CONTINENT_FULL = cpy_r_r78;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___CONTINENT_FULL);
    cpy_r_r79 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r80 = CPyStatics[929]; /* 'CONTINENT_FULL' */
    cpy_r_r81 = CPyDict_SetItem(cpy_r_r79, cpy_r_r80, cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    cpy_r_r82 = cpy_r_r81 >= 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 14, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r83 = CPyStatics[483]; /* 'EN-COMP-09' */
    cpy_r_r84 = CPyStatics[930]; /* 'reason-no-cube' */
    cpy_r_r85 = PyDict_New();
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 15, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r86 = CPyDef_option___Reason(cpy_r_r83, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 15, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_CUBE = cpy_r_r86;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_CUBE);
    cpy_r_r87 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r88 = CPyStatics[931]; /* 'NO_CUBE' */
    cpy_r_r89 = CPyDict_SetItem(cpy_r_r87, cpy_r_r88, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 15, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r91 = CPyStatics[932]; /* 'EN-EXP-07' */
    cpy_r_r92 = CPyStatics[933]; /* 'reason-nothing-to-research' */
    cpy_r_r93 = PyDict_New();
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 16, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r94 = CPyDef_option___Reason(cpy_r_r91, cpy_r_r92, cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 16, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NOTHING_TO_RESEARCH = cpy_r_r94;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NOTHING_TO_RESEARCH);
    cpy_r_r95 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r96 = CPyStatics[934]; /* 'NOTHING_TO_RESEARCH' */
    cpy_r_r97 = CPyDict_SetItem(cpy_r_r95, cpy_r_r96, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r98 = cpy_r_r97 >= 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 16, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r99 = CPyStatics[932]; /* 'EN-EXP-07' */
    cpy_r_r100 = CPyStatics[935]; /* 'reason-value-too-low' */
    cpy_r_r101 = PyDict_New();
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 17, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r102 = CPyDef_option___Reason(cpy_r_r99, cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 17, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___VALUE_TOO_LOW = cpy_r_r102;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___VALUE_TOO_LOW);
    cpy_r_r103 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r104 = CPyStatics[936]; /* 'VALUE_TOO_LOW' */
    cpy_r_r105 = CPyDict_SetItem(cpy_r_r103, cpy_r_r104, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    cpy_r_r106 = cpy_r_r105 >= 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 17, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r107 = CPyStatics[932]; /* 'EN-EXP-07' */
    cpy_r_r108 = CPyStatics[937]; /* 'reason-one-cube-at-least' */
    cpy_r_r109 = PyDict_New();
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 18, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r110 = CPyDef_option___Reason(cpy_r_r107, cpy_r_r108, cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 18, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___ONE_CUBE_AT_LEAST = cpy_r_r110;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___ONE_CUBE_AT_LEAST);
    cpy_r_r111 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r112 = CPyStatics[938]; /* 'ONE_CUBE_AT_LEAST' */
    cpy_r_r113 = CPyDict_SetItem(cpy_r_r111, cpy_r_r112, cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    cpy_r_r114 = cpy_r_r113 >= 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 18, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r115 = CPyStatics[939]; /* 'EN-COMP-04' */
    cpy_r_r116 = CPyStatics[940]; /* 'reason-cube-there' */
    cpy_r_r117 = PyDict_New();
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 19, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r118 = CPyDef_option___Reason(cpy_r_r115, cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 19, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___CUBE_THERE = cpy_r_r118;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___CUBE_THERE);
    cpy_r_r119 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r120 = CPyStatics[941]; /* 'CUBE_THERE' */
    cpy_r_r121 = CPyDict_SetItem(cpy_r_r119, cpy_r_r120, cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 19, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r123 = CPyStatics[471]; /* 'EN-PUB-02' */
    cpy_r_r124 = CPyStatics[942]; /* 'reason-die-too-low' */
    cpy_r_r125 = PyDict_New();
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 20, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r126 = CPyDef_option___Reason(cpy_r_r123, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 20, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___DIE_TOO_LOW = cpy_r_r126;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___DIE_TOO_LOW);
    cpy_r_r127 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r128 = CPyStatics[943]; /* 'DIE_TOO_LOW' */
    cpy_r_r129 = CPyDict_SetItem(cpy_r_r127, cpy_r_r128, cpy_r_r126);
    CPy_DECREF(cpy_r_r126);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 20, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r131 = CPyStatics[474]; /* 'EN-PUB-03' */
    cpy_r_r132 = CPyStatics[944]; /* 'reason-cannot-take-part' */
    cpy_r_r133 = PyDict_New();
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 21, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r134 = CPyDef_option___Reason(cpy_r_r131, cpy_r_r132, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 21, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___CANNOT_TAKE_PART = cpy_r_r134;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___CANNOT_TAKE_PART);
    cpy_r_r135 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r136 = CPyStatics[945]; /* 'CANNOT_TAKE_PART' */
    cpy_r_r137 = CPyDict_SetItem(cpy_r_r135, cpy_r_r136, cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 21, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r139 = CPyStatics[474]; /* 'EN-PUB-03' */
    cpy_r_r140 = CPyStatics[946]; /* 'reason-takes-part' */
    cpy_r_r141 = PyDict_New();
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 22, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r142 = CPyDef_option___Reason(cpy_r_r139, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 22, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___TAKES_PART = cpy_r_r142;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___TAKES_PART);
    cpy_r_r143 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r144 = CPyStatics[947]; /* 'TAKES_PART' */
    cpy_r_r145 = CPyDict_SetItem(cpy_r_r143, cpy_r_r144, cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    cpy_r_r146 = cpy_r_r145 >= 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 22, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r147 = CPyStatics[948]; /* 'EN-TURN-10' */
    cpy_r_r148 = CPyStatics[949]; /* 'reason-would-get-stuck' */
    cpy_r_r149 = PyDict_New();
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 23, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r150 = CPyDef_option___Reason(cpy_r_r147, cpy_r_r148, cpy_r_r149);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 23, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___WOULD_GET_STUCK = cpy_r_r150;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___WOULD_GET_STUCK);
    cpy_r_r151 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r152 = CPyStatics[950]; /* 'WOULD_GET_STUCK' */
    cpy_r_r153 = CPyDict_SetItem(cpy_r_r151, cpy_r_r152, cpy_r_r150);
    CPy_DECREF(cpy_r_r150);
    cpy_r_r154 = cpy_r_r153 >= 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 23, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r155 = CPyStatics[757]; /* 'EN-BOOST-01' */
    cpy_r_r156 = CPyStatics[951]; /* 'reason-no-coin' */
    cpy_r_r157 = PyDict_New();
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 24, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r158 = CPyDef_option___Reason(cpy_r_r155, cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 24, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_COIN = cpy_r_r158;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_COIN);
    cpy_r_r159 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r160 = CPyStatics[952]; /* 'NO_COIN' */
    cpy_r_r161 = CPyDict_SetItem(cpy_r_r159, cpy_r_r160, cpy_r_r158);
    CPy_DECREF(cpy_r_r158);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 24, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r163 = CPyStatics[760]; /* 'EN-BOOST-03' */
    cpy_r_r164 = CPyStatics[953]; /* 'reason-no-token' */
    cpy_r_r165 = PyDict_New();
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 25, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r166 = CPyDef_option___Reason(cpy_r_r163, cpy_r_r164, cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 25, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_TOKEN = cpy_r_r166;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_TOKEN);
    cpy_r_r167 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r168 = CPyStatics[954]; /* 'NO_TOKEN' */
    cpy_r_r169 = CPyDict_SetItem(cpy_r_r167, cpy_r_r168, cpy_r_r166);
    CPy_DECREF(cpy_r_r166);
    cpy_r_r170 = cpy_r_r169 >= 0;
    if (unlikely(!cpy_r_r170)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 25, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r171 = CPyStatics[765]; /* 'EN-BOOST-02' */
    cpy_r_r172 = CPyStatics[953]; /* 'reason-no-token' */
    cpy_r_r173 = PyDict_New();
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 26, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r174 = CPyDef_option___Reason(cpy_r_r171, cpy_r_r172, cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 26, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_TOKEN_FOR_COLOUR = cpy_r_r174;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_TOKEN_FOR_COLOUR);
    cpy_r_r175 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r176 = CPyStatics[955]; /* 'NO_TOKEN_FOR_COLOUR' */
    cpy_r_r177 = CPyDict_SetItem(cpy_r_r175, cpy_r_r176, cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    cpy_r_r178 = cpy_r_r177 >= 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 26, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r179 = CPyStatics[762]; /* 'EN-BOOST-04' */
    cpy_r_r180 = CPyStatics[956]; /* 'reason-no-seal' */
    cpy_r_r181 = PyDict_New();
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 27, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r182 = CPyDef_option___Reason(cpy_r_r179, cpy_r_r180, cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 27, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_SEAL = cpy_r_r182;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_SEAL);
    cpy_r_r183 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r184 = CPyStatics[957]; /* 'NO_SEAL' */
    cpy_r_r185 = CPyDict_SetItem(cpy_r_r183, cpy_r_r184, cpy_r_r182);
    CPy_DECREF(cpy_r_r182);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 27, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r187 = CPyStatics[823]; /* 'EN-XPT-02' */
    cpy_r_r188 = CPyStatics[958]; /* 'reason-free-slot' */
    cpy_r_r189 = PyDict_New();
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 28, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r190 = CPyDef_option___Reason(cpy_r_r187, cpy_r_r188, cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 28, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___FREE_SLOT = cpy_r_r190;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___FREE_SLOT);
    cpy_r_r191 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r192 = CPyStatics[959]; /* 'FREE_SLOT' */
    cpy_r_r193 = CPyDict_SetItem(cpy_r_r191, cpy_r_r192, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    cpy_r_r194 = cpy_r_r193 >= 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 28, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r195 = CPyStatics[825]; /* 'EN-XPT-01' */
    cpy_r_r196 = CPyStatics[960]; /* 'reason-no-free-slot' */
    cpy_r_r197 = PyDict_New();
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 29, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r198 = CPyDef_option___Reason(cpy_r_r195, cpy_r_r196, cpy_r_r197);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 29, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_FREE_SLOT = cpy_r_r198;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_FREE_SLOT);
    cpy_r_r199 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r200 = CPyStatics[961]; /* 'NO_FREE_SLOT' */
    cpy_r_r201 = CPyDict_SetItem(cpy_r_r199, cpy_r_r200, cpy_r_r198);
    CPy_DECREF(cpy_r_r198);
    cpy_r_r202 = cpy_r_r201 >= 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 29, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r203 = CPyStatics[962]; /* 'EN-SEAL-06' */
    cpy_r_r204 = CPyStatics[956]; /* 'reason-no-seal' */
    cpy_r_r205 = PyDict_New();
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 30, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r206 = CPyDef_option___Reason(cpy_r_r203, cpy_r_r204, cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 30, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_SEAL_FOR_ACTION = cpy_r_r206;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_SEAL_FOR_ACTION);
    cpy_r_r207 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r208 = CPyStatics[963]; /* 'NO_SEAL_FOR_ACTION' */
    cpy_r_r209 = CPyDict_SetItem(cpy_r_r207, cpy_r_r208, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    cpy_r_r210 = cpy_r_r209 >= 0;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 30, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r211 = CPyStatics[790]; /* 'EN-TURN-04' */
    cpy_r_r212 = CPyStatics[964]; /* 'reason-die-used' */
    cpy_r_r213 = PyDict_New();
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 31, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r214 = CPyDef_option___Reason(cpy_r_r211, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 31, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___DIE_USED = cpy_r_r214;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___DIE_USED);
    cpy_r_r215 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r216 = CPyStatics[965]; /* 'DIE_USED' */
    cpy_r_r217 = CPyDict_SetItem(cpy_r_r215, cpy_r_r216, cpy_r_r214);
    CPy_DECREF(cpy_r_r214);
    cpy_r_r218 = cpy_r_r217 >= 0;
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 31, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r219 = CPyStatics[966]; /* 'EN-PUB-12' */
    cpy_r_r220 = CPyStatics[967]; /* 'reason-die-spent' */
    cpy_r_r221 = PyDict_New();
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 32, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r222 = CPyDef_option___Reason(cpy_r_r219, cpy_r_r220, cpy_r_r221);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 32, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___DIE_SPENT = cpy_r_r222;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___DIE_SPENT);
    cpy_r_r223 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r224 = CPyStatics[968]; /* 'DIE_SPENT' */
    cpy_r_r225 = CPyDict_SetItem(cpy_r_r223, cpy_r_r224, cpy_r_r222);
    CPy_DECREF(cpy_r_r222);
    cpy_r_r226 = cpy_r_r225 >= 0;
    if (unlikely(!cpy_r_r226)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 32, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r227 = CPyStatics[842]; /* 'EN-BOOST-05' */
    cpy_r_r228 = CPyStatics[956]; /* 'reason-no-seal' */
    cpy_r_r229 = PyDict_New();
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 33, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r230 = CPyDef_option___Reason(cpy_r_r227, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 33, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_SEAL_FOR_COINS = cpy_r_r230;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_SEAL_FOR_COINS);
    cpy_r_r231 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r232 = CPyStatics[969]; /* 'NO_SEAL_FOR_COINS' */
    cpy_r_r233 = CPyDict_SetItem(cpy_r_r231, cpy_r_r232, cpy_r_r230);
    CPy_DECREF(cpy_r_r230);
    cpy_r_r234 = cpy_r_r233 >= 0;
    if (unlikely(!cpy_r_r234)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 33, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r235 = CPyStatics[970]; /* 'EN-BOOST-06' */
    cpy_r_r236 = CPyStatics[971]; /* 'reason-no-use' */
    cpy_r_r237 = PyDict_New();
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 34, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r238 = CPyDef_option___Reason(cpy_r_r235, cpy_r_r236, cpy_r_r237);
    CPy_DECREF(cpy_r_r237);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 34, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___NO_USE = cpy_r_r238;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___NO_USE);
    cpy_r_r239 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r240 = CPyStatics[972]; /* 'NO_USE' */
    cpy_r_r241 = CPyDict_SetItem(cpy_r_r239, cpy_r_r240, cpy_r_r238);
    CPy_DECREF(cpy_r_r238);
    cpy_r_r242 = cpy_r_r241 >= 0;
    if (unlikely(!cpy_r_r242)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 34, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r243 = CPyStatics[760]; /* 'EN-BOOST-03' */
    cpy_r_r244 = CPyStatics[973]; /* 'reason-expeditions-only' */
    cpy_r_r245 = PyDict_New();
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 35, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r246 = CPyDef_option___Reason(cpy_r_r243, cpy_r_r244, cpy_r_r245);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 35, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___EXPEDITIONS_ONLY = cpy_r_r246;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___EXPEDITIONS_ONLY);
    cpy_r_r247 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r248 = CPyStatics[974]; /* 'EXPEDITIONS_ONLY' */
    cpy_r_r249 = CPyDict_SetItem(cpy_r_r247, cpy_r_r248, cpy_r_r246);
    CPy_DECREF(cpy_r_r246);
    cpy_r_r250 = cpy_r_r249 >= 0;
    if (unlikely(!cpy_r_r250)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 35, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r251 = CPyStatics[438]; /* 'EN-EXP-04' */
    cpy_r_r252 = CPyStatics[975]; /* 'reason-other-continent' */
    cpy_r_r253 = PyDict_New();
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 36, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r254 = CPyDef_option___Reason(cpy_r_r251, cpy_r_r252, cpy_r_r253);
    CPy_DECREF(cpy_r_r253);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 36, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    CPyStatic_encyclopedia___reasons___OTHER_CONTINENT = cpy_r_r254;
    CPy_INCREF(CPyStatic_encyclopedia___reasons___OTHER_CONTINENT);
    cpy_r_r255 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r256 = CPyStatics[976]; /* 'OTHER_CONTINENT' */
    cpy_r_r257 = CPyDict_SetItem(cpy_r_r255, cpy_r_r256, cpy_r_r254);
    CPy_DECREF(cpy_r_r254);
    cpy_r_r258 = cpy_r_r257 >= 0;
    if (unlikely(!cpy_r_r258)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 36, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r259 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r260 = CPyStatics[441]; /* 'costs_more' */
    cpy_r_r261 = CPyDict_GetItem(cpy_r_r259, cpy_r_r260);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 39, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r262 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r263 = CPyStatics[126]; /* 'cache' */
    cpy_r_r264 = CPyDict_GetItem(cpy_r_r262, cpy_r_r263);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 39, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL107;
    }
    PyObject *cpy_r_r265[1] = {cpy_r_r261};
    cpy_r_r266 = (PyObject **)&cpy_r_r265;
    cpy_r_r267 = PyObject_Vectorcall(cpy_r_r264, cpy_r_r266, 1, 0);
    CPy_DECREF(cpy_r_r264);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 39, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL107;
    }
    CPy_DECREF(cpy_r_r261);
    cpy_r_r268 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r269 = CPyStatics[441]; /* 'costs_more' */
    cpy_r_r270 = PyDict_SetItem(cpy_r_r268, cpy_r_r269, cpy_r_r267);
    CPy_DECREF(cpy_r_r267);
    cpy_r_r271 = cpy_r_r270 >= 0;
    if (unlikely(!cpy_r_r271)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 39, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r272 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r273 = CPyStatics[472]; /* 'type_needs' */
    cpy_r_r274 = CPyDict_GetItem(cpy_r_r272, cpy_r_r273);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 45, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    cpy_r_r275 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r276 = CPyStatics[126]; /* 'cache' */
    cpy_r_r277 = CPyDict_GetItem(cpy_r_r275, cpy_r_r276);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 45, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL108;
    }
    PyObject *cpy_r_r278[1] = {cpy_r_r274};
    cpy_r_r279 = (PyObject **)&cpy_r_r278;
    cpy_r_r280 = PyObject_Vectorcall(cpy_r_r277, cpy_r_r279, 1, 0);
    CPy_DECREF(cpy_r_r277);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 45, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL108;
    }
    CPy_DECREF(cpy_r_r274);
    cpy_r_r281 = CPyStatic_encyclopedia___reasons___globals;
    cpy_r_r282 = CPyStatics[472]; /* 'type_needs' */
    cpy_r_r283 = PyDict_SetItem(cpy_r_r281, cpy_r_r282, cpy_r_r280);
    CPy_DECREF(cpy_r_r280);
    cpy_r_r284 = cpy_r_r283 >= 0;
    if (unlikely(!cpy_r_r284)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reasons.py", "<module>", 45, CPyStatic_encyclopedia___reasons___globals);
        goto CPyL105;
    }
    return 1;
CPyL105: ;
    cpy_r_r285 = 2;
    return cpy_r_r285;
CPyL106: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL107: ;
    CPy_DecRef(cpy_r_r261);
    goto CPyL105;
CPyL108: ;
    CPy_DecRef(cpy_r_r274);
    goto CPyL105;
}

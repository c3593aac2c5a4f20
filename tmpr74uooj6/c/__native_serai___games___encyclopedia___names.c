#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef encyclopedia___namesmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___names__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___names__internal, "__name__");
    CPyStatic_encyclopedia___names___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___names__internal);
    if (unlikely(CPyStatic_encyclopedia___names___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___names_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___names__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_encyclopedia___names___PHASES.f0);
    CPy_XDECREF(CPyStatic_encyclopedia___names___PHASES.f1);
    CPy_XDECREF(CPyStatic_encyclopedia___names___PHASES.f2);
    CPy_XDECREF(CPyStatic_encyclopedia___names___PHASES.f3);
    CPy_XDECREF(CPyStatic_encyclopedia___names___PHASES.f4);
    CPy_XDECREF(CPyStatic_encyclopedia___names___PHASES.f5);
    CPyStatic_encyclopedia___names___PHASES = (tuple_T6OOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_encyclopedia___names___RESOURCES.f0);
    CPy_XDECREF(CPyStatic_encyclopedia___names___RESOURCES.f1);
    CPy_XDECREF(CPyStatic_encyclopedia___names___RESOURCES.f2);
    CPy_XDECREF(CPyStatic_encyclopedia___names___RESOURCES.f3);
    CPy_XDECREF(CPyStatic_encyclopedia___names___RESOURCES.f4);
    CPyStatic_encyclopedia___names___RESOURCES = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_encyclopedia___names___COUNTED.f0);
    CPy_XDECREF(CPyStatic_encyclopedia___names___COUNTED.f1);
    CPy_XDECREF(CPyStatic_encyclopedia___names___COUNTED.f2);
    CPy_XDECREF(CPyStatic_encyclopedia___names___COUNTED.f3);
    CPy_XDECREF(CPyStatic_encyclopedia___names___COUNTED.f4);
    CPyStatic_encyclopedia___names___COUNTED = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_encyclopedia___names___KINDS.f0);
    CPy_XDECREF(CPyStatic_encyclopedia___names___KINDS.f1);
    CPyStatic_encyclopedia___names___KINDS = (tuple_T2OO) { NULL, NULL };
    CPy_XDECREF(CPyStatic_encyclopedia___names___TIMINGS.f0);
    CPy_XDECREF(CPyStatic_encyclopedia___names___TIMINGS.f1);
    CPy_XDECREF(CPyStatic_encyclopedia___names___TIMINGS.f2);
    CPyStatic_encyclopedia___names___TIMINGS = (tuple_T3OOO) { NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_encyclopedia___names___LOCATIONS.f0);
    CPy_XDECREF(CPyStatic_encyclopedia___names___LOCATIONS.f1);
    CPy_XDECREF(CPyStatic_encyclopedia___names___LOCATIONS.f2);
    CPy_XDECREF(CPyStatic_encyclopedia___names___LOCATIONS.f3);
    CPy_XDECREF(CPyStatic_encyclopedia___names___LOCATIONS.f4);
    CPyStatic_encyclopedia___names___LOCATIONS = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_encyclopedia___names___BOARD_PLACES);
    CPyStatic_encyclopedia___names___BOARD_PLACES = NULL;
    return -1;
}
int CPyExec_serai___games___encyclopedia___names(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___names__impl, &CPyImportState_serai___games___encyclopedia___names, &CPyModule_serai___games___encyclopedia___names);
}
static struct PyModuleDef encyclopedia___namesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.names",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___namesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___names(void)
{
    if (CPyModule_serai___games___encyclopedia___names__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___names__internal);
        return CPyModule_serai___games___encyclopedia___names__internal;
    }
    CPyModule_serai___games___encyclopedia___names__internal = PyModule_Create(&encyclopedia___namesmodule);
    return CPyModule_serai___games___encyclopedia___names__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___names(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___names__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___names__internal);
        return CPyModule_serai___games___encyclopedia___names__internal;
    }
    CPyModule_serai___games___encyclopedia___names__internal = PyModule_Create(&encyclopedia___namesmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___names__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.names");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___names__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___names__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___names__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___names(CPyModule_serai___games___encyclopedia___names__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___names__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.names");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___names__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_encyclopedia___names_____top_level__(void) {
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
    int32_t cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
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
    tuple_T6OOOOOO cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    int32_t cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    int32_t cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    int32_t cpy_r_r76;
    char cpy_r_r77;
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
    tuple_T5OOOOO cpy_r_r88;
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
    tuple_T5OOOOO cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    int32_t cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    int32_t cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    int32_t cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    tuple_T2OO cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    int32_t cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    int32_t cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    int32_t cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    tuple_T3OOO cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    int32_t cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    int32_t cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    int32_t cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    int32_t cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    int32_t cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    int32_t cpy_r_r175;
    char cpy_r_r176;
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
    tuple_T5OOOOO cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    int32_t cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    int32_t cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    int32_t cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    int32_t cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    int32_t cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    int32_t cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    int32_t cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    int32_t cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    int32_t cpy_r_r231;
    char cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    int32_t cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    int32_t cpy_r_r241;
    char cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    int32_t cpy_r_r246;
    char cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    int32_t cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    int32_t cpy_r_r264;
    char cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    int32_t cpy_r_r269;
    char cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    int32_t cpy_r_r274;
    char cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    int32_t cpy_r_r279;
    char cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    int32_t cpy_r_r284;
    char cpy_r_r285;
    char cpy_r_r286;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 1, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 1, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 3, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 5, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r17 = CPyStatics[848]; /* 'START' */
    cpy_r_r18 = CPyStatics[4896]; /* 0 */
    cpy_r_r19 = CPyDict_SetItem(cpy_r_r16, cpy_r_r17, cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 8, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r21 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r22 = CPyStatics[849]; /* 'ROUND' */
    cpy_r_r23 = CPyStatics[4897]; /* 1 */
    cpy_r_r24 = CPyDict_SetItem(cpy_r_r21, cpy_r_r22, cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 9, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r26 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r27 = CPyStatics[850]; /* 'DICE' */
    cpy_r_r28 = CPyStatics[4911]; /* 2 */
    cpy_r_r29 = CPyDict_SetItem(cpy_r_r26, cpy_r_r27, cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 10, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r31 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r32 = CPyStatics[851]; /* 'TURNS' */
    cpy_r_r33 = CPyStatics[4898]; /* 3 */
    cpy_r_r34 = CPyDict_SetItem(cpy_r_r31, cpy_r_r32, cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 11, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r36 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r37 = CPyStatics[852]; /* 'SEALS' */
    cpy_r_r38 = CPyStatics[4894]; /* 4 */
    cpy_r_r39 = CPyDict_SetItem(cpy_r_r36, cpy_r_r37, cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 12, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r41 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r42 = CPyStatics[289]; /* 'OVER' */
    cpy_r_r43 = CPyStatics[4912]; /* 5 */
    cpy_r_r44 = CPyDict_SetItem(cpy_r_r41, cpy_r_r42, cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 13, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r46 = CPyStatics[853]; /* 'start' */
    cpy_r_r47 = CPyStatics[854]; /* 'round' */
    cpy_r_r48 = CPyStatics[599]; /* 'dice' */
    cpy_r_r49 = CPyStatics[855]; /* 'turns' */
    cpy_r_r50 = CPyStatics[467]; /* 'seals' */
    cpy_r_r51 = CPyStatics[856]; /* 'over' */
    CPy_INCREF(cpy_r_r46);
    CPy_INCREF(cpy_r_r47);
    CPy_INCREF(cpy_r_r48);
    CPy_INCREF(cpy_r_r49);
    CPy_INCREF(cpy_r_r50);
    CPy_INCREF(cpy_r_r51);
    cpy_r_r52.f0 = cpy_r_r46;
    cpy_r_r52.f1 = cpy_r_r47;
    cpy_r_r52.f2 = cpy_r_r48;
    cpy_r_r52.f3 = cpy_r_r49;
    cpy_r_r52.f4 = cpy_r_r50;
    cpy_r_r52.f5 = cpy_r_r51;
    CPyStatic_encyclopedia___names___PHASES = cpy_r_r52;
    CPy_INCREF(CPyStatic_encyclopedia___names___PHASES.f0);
    CPy_INCREF(CPyStatic_encyclopedia___names___PHASES.f1);
    CPy_INCREF(CPyStatic_encyclopedia___names___PHASES.f2);
    CPy_INCREF(CPyStatic_encyclopedia___names___PHASES.f3);
    CPy_INCREF(CPyStatic_encyclopedia___names___PHASES.f4);
    CPy_INCREF(CPyStatic_encyclopedia___names___PHASES.f5);
    cpy_r_r53 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r54 = CPyStatics[857]; /* 'PHASES' */
    cpy_r_r55 = PyTuple_New(6);
    if (unlikely(cpy_r_r55 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp700 = cpy_r_r52.f0;
    PyTuple_SET_ITEM(cpy_r_r55, 0, __tmp700);
    PyObject *__tmp701 = cpy_r_r52.f1;
    PyTuple_SET_ITEM(cpy_r_r55, 1, __tmp701);
    PyObject *__tmp702 = cpy_r_r52.f2;
    PyTuple_SET_ITEM(cpy_r_r55, 2, __tmp702);
    PyObject *__tmp703 = cpy_r_r52.f3;
    PyTuple_SET_ITEM(cpy_r_r55, 3, __tmp703);
    PyObject *__tmp704 = cpy_r_r52.f4;
    PyTuple_SET_ITEM(cpy_r_r55, 4, __tmp704);
    PyObject *__tmp705 = cpy_r_r52.f5;
    PyTuple_SET_ITEM(cpy_r_r55, 5, __tmp705);
    cpy_r_r56 = CPyDict_SetItem(cpy_r_r53, cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 14, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r58 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r59 = CPyStatics[858]; /* 'COIN' */
    cpy_r_r60 = CPyStatics[4896]; /* 0 */
    cpy_r_r61 = CPyDict_SetItem(cpy_r_r58, cpy_r_r59, cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 16, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r63 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r64 = CPyStatics[859]; /* 'TOKEN' */
    cpy_r_r65 = CPyStatics[4897]; /* 1 */
    cpy_r_r66 = CPyDict_SetItem(cpy_r_r63, cpy_r_r64, cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 >= 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 17, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r68 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r69 = CPyStatics[860]; /* 'SEAL' */
    cpy_r_r70 = CPyStatics[4911]; /* 2 */
    cpy_r_r71 = CPyDict_SetItem(cpy_r_r68, cpy_r_r69, cpy_r_r70);
    cpy_r_r72 = cpy_r_r71 >= 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 18, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r73 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r74 = CPyStatics[861]; /* 'REPUTATION' */
    cpy_r_r75 = CPyStatics[4898]; /* 3 */
    cpy_r_r76 = CPyDict_SetItem(cpy_r_r73, cpy_r_r74, cpy_r_r75);
    cpy_r_r77 = cpy_r_r76 >= 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 19, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r78 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r79 = CPyStatics[862]; /* 'POINT' */
    cpy_r_r80 = CPyStatics[4894]; /* 4 */
    cpy_r_r81 = CPyDict_SetItem(cpy_r_r78, cpy_r_r79, cpy_r_r80);
    cpy_r_r82 = cpy_r_r81 >= 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 20, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r83 = CPyStatics[758]; /* 'coin' */
    cpy_r_r84 = CPyStatics[761]; /* 'token' */
    cpy_r_r85 = CPyStatics[763]; /* 'seal' */
    cpy_r_r86 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r87 = CPyStatics[863]; /* 'point' */
    CPy_INCREF(cpy_r_r83);
    CPy_INCREF(cpy_r_r84);
    CPy_INCREF(cpy_r_r85);
    CPy_INCREF(cpy_r_r86);
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88.f0 = cpy_r_r83;
    cpy_r_r88.f1 = cpy_r_r84;
    cpy_r_r88.f2 = cpy_r_r85;
    cpy_r_r88.f3 = cpy_r_r86;
    cpy_r_r88.f4 = cpy_r_r87;
    CPyStatic_encyclopedia___names___RESOURCES = cpy_r_r88;
    CPy_INCREF(CPyStatic_encyclopedia___names___RESOURCES.f0);
    CPy_INCREF(CPyStatic_encyclopedia___names___RESOURCES.f1);
    CPy_INCREF(CPyStatic_encyclopedia___names___RESOURCES.f2);
    CPy_INCREF(CPyStatic_encyclopedia___names___RESOURCES.f3);
    CPy_INCREF(CPyStatic_encyclopedia___names___RESOURCES.f4);
    cpy_r_r89 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r90 = CPyStatics[809]; /* 'RESOURCES' */
    cpy_r_r91 = PyTuple_New(5);
    if (unlikely(cpy_r_r91 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp706 = cpy_r_r88.f0;
    PyTuple_SET_ITEM(cpy_r_r91, 0, __tmp706);
    PyObject *__tmp707 = cpy_r_r88.f1;
    PyTuple_SET_ITEM(cpy_r_r91, 1, __tmp707);
    PyObject *__tmp708 = cpy_r_r88.f2;
    PyTuple_SET_ITEM(cpy_r_r91, 2, __tmp708);
    PyObject *__tmp709 = cpy_r_r88.f3;
    PyTuple_SET_ITEM(cpy_r_r91, 3, __tmp709);
    PyObject *__tmp710 = cpy_r_r88.f4;
    PyTuple_SET_ITEM(cpy_r_r91, 4, __tmp710);
    cpy_r_r92 = CPyDict_SetItem(cpy_r_r89, cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    cpy_r_r93 = cpy_r_r92 >= 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 21, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r94 = CPyStatics[758]; /* 'coin' */
    cpy_r_r95 = CPyStatics[761]; /* 'token' */
    cpy_r_r96 = CPyStatics[763]; /* 'seal' */
    cpy_r_r97 = CPyStatics[175]; /* 'expert' */
    cpy_r_r98 = CPyStatics[864]; /* 'reputation-space' */
    CPy_INCREF(cpy_r_r94);
    CPy_INCREF(cpy_r_r95);
    CPy_INCREF(cpy_r_r96);
    CPy_INCREF(cpy_r_r97);
    CPy_INCREF(cpy_r_r98);
    cpy_r_r99.f0 = cpy_r_r94;
    cpy_r_r99.f1 = cpy_r_r95;
    cpy_r_r99.f2 = cpy_r_r96;
    cpy_r_r99.f3 = cpy_r_r97;
    cpy_r_r99.f4 = cpy_r_r98;
    CPyStatic_encyclopedia___names___COUNTED = cpy_r_r99;
    CPy_INCREF(CPyStatic_encyclopedia___names___COUNTED.f0);
    CPy_INCREF(CPyStatic_encyclopedia___names___COUNTED.f1);
    CPy_INCREF(CPyStatic_encyclopedia___names___COUNTED.f2);
    CPy_INCREF(CPyStatic_encyclopedia___names___COUNTED.f3);
    CPy_INCREF(CPyStatic_encyclopedia___names___COUNTED.f4);
    cpy_r_r100 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r101 = CPyStatics[808]; /* 'COUNTED' */
    cpy_r_r102 = PyTuple_New(5);
    if (unlikely(cpy_r_r102 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp711 = cpy_r_r99.f0;
    PyTuple_SET_ITEM(cpy_r_r102, 0, __tmp711);
    PyObject *__tmp712 = cpy_r_r99.f1;
    PyTuple_SET_ITEM(cpy_r_r102, 1, __tmp712);
    PyObject *__tmp713 = cpy_r_r99.f2;
    PyTuple_SET_ITEM(cpy_r_r102, 2, __tmp713);
    PyObject *__tmp714 = cpy_r_r99.f3;
    PyTuple_SET_ITEM(cpy_r_r102, 3, __tmp714);
    PyObject *__tmp715 = cpy_r_r99.f4;
    PyTuple_SET_ITEM(cpy_r_r102, 4, __tmp715);
    cpy_r_r103 = CPyDict_SetItem(cpy_r_r100, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    cpy_r_r104 = cpy_r_r103 >= 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 23, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r105 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r106 = CPyStatics[816]; /* 'EVERYBODY' */
    cpy_r_r107 = CPyStatics[4908]; /* -1 */
    cpy_r_r108 = CPyDict_SetItem(cpy_r_r105, cpy_r_r106, cpy_r_r107);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 24, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r110 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r111 = CPyStatics[496]; /* 'EXPERT' */
    cpy_r_r112 = CPyStatics[4896]; /* 0 */
    cpy_r_r113 = CPyDict_SetItem(cpy_r_r110, cpy_r_r111, cpy_r_r112);
    cpy_r_r114 = cpy_r_r113 >= 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 26, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r115 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r116 = CPyStatics[408]; /* 'ANIMAL' */
    cpy_r_r117 = CPyStatics[4897]; /* 1 */
    cpy_r_r118 = CPyDict_SetItem(cpy_r_r115, cpy_r_r116, cpy_r_r117);
    cpy_r_r119 = cpy_r_r118 >= 0;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 27, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r120 = CPyStatics[175]; /* 'expert' */
    cpy_r_r121 = CPyStatics[446]; /* 'animal' */
    CPy_INCREF(cpy_r_r120);
    CPy_INCREF(cpy_r_r121);
    cpy_r_r122.f0 = cpy_r_r120;
    cpy_r_r122.f1 = cpy_r_r121;
    CPyStatic_encyclopedia___names___KINDS = cpy_r_r122;
    CPy_INCREF(CPyStatic_encyclopedia___names___KINDS.f0);
    CPy_INCREF(CPyStatic_encyclopedia___names___KINDS.f1);
    cpy_r_r123 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r124 = CPyStatics[520]; /* 'KINDS' */
    cpy_r_r125 = PyTuple_New(2);
    if (unlikely(cpy_r_r125 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp716 = cpy_r_r122.f0;
    PyTuple_SET_ITEM(cpy_r_r125, 0, __tmp716);
    PyObject *__tmp717 = cpy_r_r122.f1;
    PyTuple_SET_ITEM(cpy_r_r125, 1, __tmp717);
    cpy_r_r126 = CPyDict_SetItem(cpy_r_r123, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    cpy_r_r127 = cpy_r_r126 >= 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 28, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r128 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r129 = CPyStatics[672]; /* 'ONE_SHOT' */
    cpy_r_r130 = CPyStatics[4896]; /* 0 */
    cpy_r_r131 = CPyDict_SetItem(cpy_r_r128, cpy_r_r129, cpy_r_r130);
    cpy_r_r132 = cpy_r_r131 >= 0;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 30, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r133 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r134 = CPyStatics[865]; /* 'PERMANENT' */
    cpy_r_r135 = CPyStatics[4897]; /* 1 */
    cpy_r_r136 = CPyDict_SetItem(cpy_r_r133, cpy_r_r134, cpy_r_r135);
    cpy_r_r137 = cpy_r_r136 >= 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 31, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r138 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r139 = CPyStatics[866]; /* 'END_OF_GAME' */
    cpy_r_r140 = CPyStatics[4911]; /* 2 */
    cpy_r_r141 = CPyDict_SetItem(cpy_r_r138, cpy_r_r139, cpy_r_r140);
    cpy_r_r142 = cpy_r_r141 >= 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 32, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r143 = CPyStatics[630]; /* 'one-shot' */
    cpy_r_r144 = CPyStatics[631]; /* 'permanent' */
    cpy_r_r145 = CPyStatics[637]; /* 'end-of-game' */
    CPy_INCREF(cpy_r_r143);
    CPy_INCREF(cpy_r_r144);
    CPy_INCREF(cpy_r_r145);
    cpy_r_r146.f0 = cpy_r_r143;
    cpy_r_r146.f1 = cpy_r_r144;
    cpy_r_r146.f2 = cpy_r_r145;
    CPyStatic_encyclopedia___names___TIMINGS = cpy_r_r146;
    CPy_INCREF(CPyStatic_encyclopedia___names___TIMINGS.f0);
    CPy_INCREF(CPyStatic_encyclopedia___names___TIMINGS.f1);
    CPy_INCREF(CPyStatic_encyclopedia___names___TIMINGS.f2);
    cpy_r_r147 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r148 = CPyStatics[674]; /* 'TIMINGS' */
    cpy_r_r149 = PyTuple_New(3);
    if (unlikely(cpy_r_r149 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp718 = cpy_r_r146.f0;
    PyTuple_SET_ITEM(cpy_r_r149, 0, __tmp718);
    PyObject *__tmp719 = cpy_r_r146.f1;
    PyTuple_SET_ITEM(cpy_r_r149, 1, __tmp719);
    PyObject *__tmp720 = cpy_r_r146.f2;
    PyTuple_SET_ITEM(cpy_r_r149, 2, __tmp720);
    cpy_r_r150 = CPyDict_SetItem(cpy_r_r147, cpy_r_r148, cpy_r_r149);
    CPy_DECREF(cpy_r_r149);
    cpy_r_r151 = cpy_r_r150 >= 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 33, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r152 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r153 = CPyStatics[433]; /* 'EMBASSY' */
    cpy_r_r154 = CPyStatics[4896]; /* 0 */
    cpy_r_r155 = CPyDict_SetItem(cpy_r_r152, cpy_r_r153, cpy_r_r154);
    cpy_r_r156 = cpy_r_r155 >= 0;
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 36, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r157 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r158 = CPyStatics[426]; /* 'BANK' */
    cpy_r_r159 = CPyStatics[4897]; /* 1 */
    cpy_r_r160 = CPyDict_SetItem(cpy_r_r157, cpy_r_r158, cpy_r_r159);
    cpy_r_r161 = cpy_r_r160 >= 0;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 37, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r162 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r163 = CPyStatics[504]; /* 'UNIVERSITY' */
    cpy_r_r164 = CPyStatics[4911]; /* 2 */
    cpy_r_r165 = CPyDict_SetItem(cpy_r_r162, cpy_r_r163, cpy_r_r164);
    cpy_r_r166 = cpy_r_r165 >= 0;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 38, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r167 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r168 = CPyStatics[407]; /* 'ACADEMY' */
    cpy_r_r169 = CPyStatics[4898]; /* 3 */
    cpy_r_r170 = CPyDict_SetItem(cpy_r_r167, cpy_r_r168, cpy_r_r169);
    cpy_r_r171 = cpy_r_r170 >= 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 39, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r172 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r173 = CPyStatics[491]; /* 'PUBLICATION' */
    cpy_r_r174 = CPyStatics[4894]; /* 4 */
    cpy_r_r175 = CPyDict_SetItem(cpy_r_r172, cpy_r_r173, cpy_r_r174);
    cpy_r_r176 = cpy_r_r175 >= 0;
    if (unlikely(!cpy_r_r176)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 40, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r177 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r178 = CPyStatics[458]; /* 'EXPEDITION' */
    cpy_r_r179 = CPyStatics[4912]; /* 5 */
    cpy_r_r180 = CPyDict_SetItem(cpy_r_r177, cpy_r_r178, cpy_r_r179);
    cpy_r_r181 = cpy_r_r180 >= 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 41, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r182 = CPyStatics[430]; /* 'embassy' */
    cpy_r_r183 = CPyStatics[422]; /* 'bank' */
    cpy_r_r184 = CPyStatics[499]; /* 'university' */
    cpy_r_r185 = CPyStatics[387]; /* 'academy' */
    cpy_r_r186 = CPyStatics[469]; /* 'publication' */
    CPy_INCREF(cpy_r_r182);
    CPy_INCREF(cpy_r_r183);
    CPy_INCREF(cpy_r_r184);
    CPy_INCREF(cpy_r_r185);
    CPy_INCREF(cpy_r_r186);
    cpy_r_r187.f0 = cpy_r_r182;
    cpy_r_r187.f1 = cpy_r_r183;
    cpy_r_r187.f2 = cpy_r_r184;
    cpy_r_r187.f3 = cpy_r_r185;
    cpy_r_r187.f4 = cpy_r_r186;
    CPyStatic_encyclopedia___names___LOCATIONS = cpy_r_r187;
    CPy_INCREF(CPyStatic_encyclopedia___names___LOCATIONS.f0);
    CPy_INCREF(CPyStatic_encyclopedia___names___LOCATIONS.f1);
    CPy_INCREF(CPyStatic_encyclopedia___names___LOCATIONS.f2);
    CPy_INCREF(CPyStatic_encyclopedia___names___LOCATIONS.f3);
    CPy_INCREF(CPyStatic_encyclopedia___names___LOCATIONS.f4);
    cpy_r_r188 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r189 = CPyStatics[671]; /* 'LOCATIONS' */
    cpy_r_r190 = PyTuple_New(5);
    if (unlikely(cpy_r_r190 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp721 = cpy_r_r187.f0;
    PyTuple_SET_ITEM(cpy_r_r190, 0, __tmp721);
    PyObject *__tmp722 = cpy_r_r187.f1;
    PyTuple_SET_ITEM(cpy_r_r190, 1, __tmp722);
    PyObject *__tmp723 = cpy_r_r187.f2;
    PyTuple_SET_ITEM(cpy_r_r190, 2, __tmp723);
    PyObject *__tmp724 = cpy_r_r187.f3;
    PyTuple_SET_ITEM(cpy_r_r190, 3, __tmp724);
    PyObject *__tmp725 = cpy_r_r187.f4;
    PyTuple_SET_ITEM(cpy_r_r190, 4, __tmp725);
    cpy_r_r191 = CPyDict_SetItem(cpy_r_r188, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    cpy_r_r192 = cpy_r_r191 >= 0;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 42, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r193 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r194 = CPyStatics[410]; /* 'NO_ACTION' */
    cpy_r_r195 = CPyStatics[4908]; /* -1 */
    cpy_r_r196 = CPyDict_SetItem(cpy_r_r193, cpy_r_r194, cpy_r_r195);
    cpy_r_r197 = cpy_r_r196 >= 0;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 43, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r198 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r199 = CPyStatics[795]; /* 'BAG' */
    cpy_r_r200 = CPyStatics[4908]; /* -1 */
    cpy_r_r201 = CPyDict_SetItem(cpy_r_r198, cpy_r_r199, cpy_r_r200);
    cpy_r_r202 = cpy_r_r201 >= 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 46, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r203 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r204 = CPyStatics[766]; /* 'HAND' */
    cpy_r_r205 = CPyStatics[4910]; /* -2 */
    cpy_r_r206 = CPyDict_SetItem(cpy_r_r203, cpy_r_r204, cpy_r_r205);
    cpy_r_r207 = cpy_r_r206 >= 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 47, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r208 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r209 = CPyStatics[492]; /* 'SPENT' */
    cpy_r_r210 = CPyStatics[4905]; /* -3 */
    cpy_r_r211 = CPyDict_SetItem(cpy_r_r208, cpy_r_r209, cpy_r_r210);
    cpy_r_r212 = cpy_r_r211 >= 0;
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 48, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r213 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r214 = CPyStatics[432]; /* 'AT_EMBASSY' */
    cpy_r_r215 = CPyStatics[4904]; /* -4 */
    cpy_r_r216 = CPyDict_SetItem(cpy_r_r213, cpy_r_r214, cpy_r_r215);
    cpy_r_r217 = cpy_r_r216 >= 0;
    if (unlikely(!cpy_r_r217)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 49, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r218 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r219 = CPyStatics[425]; /* 'AT_BANK' */
    cpy_r_r220 = CPyStatics[4903]; /* -5 */
    cpy_r_r221 = CPyDict_SetItem(cpy_r_r218, cpy_r_r219, cpy_r_r220);
    cpy_r_r222 = cpy_r_r221 >= 0;
    if (unlikely(!cpy_r_r222)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 50, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r223 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r224 = CPyStatics[503]; /* 'AT_UNIVERSITY' */
    cpy_r_r225 = CPyStatics[4906]; /* -6 */
    cpy_r_r226 = CPyDict_SetItem(cpy_r_r223, cpy_r_r224, cpy_r_r225);
    cpy_r_r227 = cpy_r_r226 >= 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 51, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r228 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r229 = CPyStatics[409]; /* 'AT_ACADEMY' */
    cpy_r_r230 = CPyStatics[4902]; /* -7 */
    cpy_r_r231 = CPyDict_SetItem(cpy_r_r228, cpy_r_r229, cpy_r_r230);
    cpy_r_r232 = cpy_r_r231 >= 0;
    if (unlikely(!cpy_r_r232)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 52, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r233 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r234 = CPyStatics[796]; /* 'ROLLED' */
    cpy_r_r235 = CPyStatics[4913]; /* -10 */
    cpy_r_r236 = CPyDict_SetItem(cpy_r_r233, cpy_r_r234, cpy_r_r235);
    cpy_r_r237 = cpy_r_r236 >= 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 53, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r238 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r239 = CPyStatics[554]; /* 'SEAT_STRIDE' */
    cpy_r_r240 = CPyStatics[4895]; /* 10 */
    cpy_r_r241 = CPyDict_SetItem(cpy_r_r238, cpy_r_r239, cpy_r_r240);
    cpy_r_r242 = cpy_r_r241 >= 0;
    if (unlikely(!cpy_r_r242)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 54, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r243 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r244 = CPyStatics[459]; /* 'FIRST_SPACE' */
    cpy_r_r245 = CPyStatics[4914]; /* 100 */
    cpy_r_r246 = CPyDict_SetItem(cpy_r_r243, cpy_r_r244, cpy_r_r245);
    cpy_r_r247 = cpy_r_r246 >= 0;
    if (unlikely(!cpy_r_r247)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 55, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r248 = CPyStatics[430]; /* 'embassy' */
    cpy_r_r249 = CPyStatics[422]; /* 'bank' */
    cpy_r_r250 = CPyStatics[499]; /* 'university' */
    cpy_r_r251 = CPyStatics[387]; /* 'academy' */
    cpy_r_r252 = CPyStatics[4904]; /* -4 */
    cpy_r_r253 = CPyStatics[4903]; /* -5 */
    cpy_r_r254 = CPyStatics[4906]; /* -6 */
    cpy_r_r255 = CPyStatics[4902]; /* -7 */
    cpy_r_r256 = CPyDict_Build(4, cpy_r_r252, cpy_r_r248, cpy_r_r253, cpy_r_r249, cpy_r_r254, cpy_r_r250, cpy_r_r255, cpy_r_r251);
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 56, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    CPyStatic_encyclopedia___names___BOARD_PLACES = cpy_r_r256;
    CPy_INCREF(CPyStatic_encyclopedia___names___BOARD_PLACES);
    cpy_r_r257 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r258 = CPyStatics[867]; /* 'BOARD_PLACES' */
    cpy_r_r259 = CPyDict_SetItem(cpy_r_r257, cpy_r_r258, cpy_r_r256);
    CPy_DECREF(cpy_r_r256);
    cpy_r_r260 = cpy_r_r259 >= 0;
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 56, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r261 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r262 = CPyStatics[411]; /* 'NOTHING_THERE' */
    cpy_r_r263 = CPyStatics[4908]; /* -1 */
    cpy_r_r264 = CPyDict_SetItem(cpy_r_r261, cpy_r_r262, cpy_r_r263);
    cpy_r_r265 = cpy_r_r264 >= 0;
    if (unlikely(!cpy_r_r265)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 58, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r266 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r267 = CPyStatics[868]; /* 'HUMAN' */
    cpy_r_r268 = CPyStatics[4908]; /* -1 */
    cpy_r_r269 = CPyDict_SetItem(cpy_r_r266, cpy_r_r267, cpy_r_r268);
    cpy_r_r270 = cpy_r_r269 >= 0;
    if (unlikely(!cpy_r_r270)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 59, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r271 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r272 = CPyStatics[673]; /* 'RESEARCH_TYPES' */
    cpy_r_r273 = CPyStatics[4894]; /* 4 */
    cpy_r_r274 = CPyDict_SetItem(cpy_r_r271, cpy_r_r272, cpy_r_r273);
    cpy_r_r275 = cpy_r_r274 >= 0;
    if (unlikely(!cpy_r_r275)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 60, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r276 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r277 = CPyStatics[869]; /* 'ALL_TYPES' */
    cpy_r_r278 = CPyStatics[4915]; /* 15 */
    cpy_r_r279 = CPyDict_SetItem(cpy_r_r276, cpy_r_r277, cpy_r_r278);
    cpy_r_r280 = cpy_r_r279 >= 0;
    if (unlikely(!cpy_r_r280)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 61, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    cpy_r_r281 = CPyStatic_encyclopedia___names___globals;
    cpy_r_r282 = CPyStatics[460]; /* 'OUT_OF_REACH' */
    cpy_r_r283 = CPyStatics[4907]; /* 1000000 */
    cpy_r_r284 = CPyDict_SetItem(cpy_r_r281, cpy_r_r282, cpy_r_r283);
    cpy_r_r285 = cpy_r_r284 >= 0;
    if (unlikely(!cpy_r_r285)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/names.py", "<module>", 62, CPyStatic_encyclopedia___names___globals);
        goto CPyL54;
    }
    return 1;
CPyL54: ;
    cpy_r_r286 = 2;
    return cpy_r_r286;
}

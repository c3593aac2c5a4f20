#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef merv___namesmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___names__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___names__internal, "__name__");
    CPyStatic_merv___names___globals = PyModule_GetDict(CPyModule_serai___games___merv___names__internal);
    if (unlikely(CPyStatic_merv___names___globals == NULL))
        goto fail;
    char result = CPyDef_merv___names_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___names__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_merv___names___PHASES.f0);
    CPy_XDECREF(CPyStatic_merv___names___PHASES.f1);
    CPy_XDECREF(CPyStatic_merv___names___PHASES.f2);
    CPy_XDECREF(CPyStatic_merv___names___PHASES.f3);
    CPy_XDECREF(CPyStatic_merv___names___PHASES.f4);
    CPyStatic_merv___names___PHASES = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_merv___names___CUBES.f0);
    CPy_XDECREF(CPyStatic_merv___names___CUBES.f1);
    CPy_XDECREF(CPyStatic_merv___names___CUBES.f2);
    CPy_XDECREF(CPyStatic_merv___names___CUBES.f3);
    CPy_XDECREF(CPyStatic_merv___names___CUBES.f4);
    CPyStatic_merv___names___CUBES = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_merv___names___COLOURS.f0);
    CPy_XDECREF(CPyStatic_merv___names___COLOURS.f1);
    CPy_XDECREF(CPyStatic_merv___names___COLOURS.f2);
    CPy_XDECREF(CPyStatic_merv___names___COLOURS.f3);
    CPyStatic_merv___names___COLOURS = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_merv___names___ACTIONS.f0);
    CPy_XDECREF(CPyStatic_merv___names___ACTIONS.f1);
    CPy_XDECREF(CPyStatic_merv___names___ACTIONS.f2);
    CPy_XDECREF(CPyStatic_merv___names___ACTIONS.f3);
    CPy_XDECREF(CPyStatic_merv___names___ACTIONS.f4);
    CPy_XDECREF(CPyStatic_merv___names___ACTIONS.f5);
    CPyStatic_merv___names___ACTIONS = (tuple_T6OOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_merv___names___RAMPART_KINDS.f0);
    CPy_XDECREF(CPyStatic_merv___names___RAMPART_KINDS.f1);
    CPyStatic_merv___names___RAMPART_KINDS = (tuple_T2OO) { NULL, NULL };
    CPy_XDECREF(CPyStatic_merv___names___RINGS.f0);
    CPy_XDECREF(CPyStatic_merv___names___RINGS.f1);
    CPyStatic_merv___names___RINGS = (tuple_T2OO) { NULL, NULL };
    CPy_XDECREF(CPyStatic_merv___names___SIDES.f0);
    CPy_XDECREF(CPyStatic_merv___names___SIDES.f1);
    CPyStatic_merv___names___SIDES = (tuple_T2OO) { NULL, NULL };
    CPy_XDECREF(CPyStatic_merv___names___ROOM_COUNTS.f0);
    CPy_XDECREF(CPyStatic_merv___names___ROOM_COUNTS.f1);
    CPy_XDECREF(CPyStatic_merv___names___ROOM_COUNTS.f2);
    CPy_XDECREF(CPyStatic_merv___names___ROOM_COUNTS.f3);
    CPyStatic_merv___names___ROOM_COUNTS = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_merv___names___REMOVALS.f0);
    CPy_XDECREF(CPyStatic_merv___names___REMOVALS.f1);
    CPy_XDECREF(CPyStatic_merv___names___REMOVALS.f2);
    CPy_XDECREF(CPyStatic_merv___names___REMOVALS.f3);
    CPyStatic_merv___names___REMOVALS = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_merv___names___SOURCES.f0);
    CPy_XDECREF(CPyStatic_merv___names___SOURCES.f1);
    CPy_XDECREF(CPyStatic_merv___names___SOURCES.f2);
    CPy_XDECREF(CPyStatic_merv___names___SOURCES.f3);
    CPy_XDECREF(CPyStatic_merv___names___SOURCES.f4);
    CPy_XDECREF(CPyStatic_merv___names___SOURCES.f5);
    CPy_XDECREF(CPyStatic_merv___names___SOURCES.f6);
    CPy_XDECREF(CPyStatic_merv___names___SOURCES.f7);
    CPy_XDECREF(CPyStatic_merv___names___SOURCES.f8);
    CPy_XDECREF(CPyStatic_merv___names___SOURCES.f9);
    CPy_XDECREF(CPyStatic_merv___names___SOURCES.f10);
    CPyStatic_merv___names___SOURCES = (tuple_T11OOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    return -1;
}
int CPyExec_serai___games___merv___names(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___names__impl, &CPyImportState_serai___games___merv___names, &CPyModule_serai___games___merv___names);
}
static struct PyModuleDef merv___namesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.names",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___namesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___names(void)
{
    if (CPyModule_serai___games___merv___names__internal) {
        Py_INCREF(CPyModule_serai___games___merv___names__internal);
        return CPyModule_serai___games___merv___names__internal;
    }
    CPyModule_serai___games___merv___names__internal = PyModule_Create(&merv___namesmodule);
    return CPyModule_serai___games___merv___names__internal;
}

PyObject *CPyInit_serai___games___merv___names(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___names__internal) {
        Py_INCREF(CPyModule_serai___games___merv___names__internal);
        return CPyModule_serai___games___merv___names__internal;
    }
    CPyModule_serai___games___merv___names__internal = PyModule_Create(&merv___namesmodule);
    if (unlikely(CPyModule_serai___games___merv___names__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.names");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___names__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___names__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___names__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___names(CPyModule_serai___games___merv___names__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___names__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.names");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___names__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_merv___names_____top_level__(void) {
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
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    tuple_T5OOOOO cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    int32_t cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    tuple_T5OOOOO cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    tuple_T5OOOOO cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    tuple_T4OOOO cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    int32_t cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    int32_t cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    int32_t cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
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
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    tuple_T6OOOOOO cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    int32_t cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    int32_t cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    int32_t cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    int32_t cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    int32_t cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    int32_t cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    int32_t cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    int32_t cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    tuple_T2OO cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    int32_t cpy_r_r186;
    char cpy_r_r187;
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
    tuple_T2OO cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    int32_t cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    tuple_T2OO cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    int32_t cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    tuple_T4OOOO cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    int32_t cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    int32_t cpy_r_r227;
    char cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    int32_t cpy_r_r232;
    char cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    int32_t cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    int32_t cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    tuple_T4OOOO cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    int32_t cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    int32_t cpy_r_r257;
    char cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    int32_t cpy_r_r262;
    char cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    int32_t cpy_r_r267;
    char cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    int32_t cpy_r_r272;
    char cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    int32_t cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    int32_t cpy_r_r282;
    char cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    int32_t cpy_r_r287;
    char cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    int32_t cpy_r_r292;
    char cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    int32_t cpy_r_r297;
    char cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    int32_t cpy_r_r302;
    char cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    int32_t cpy_r_r307;
    char cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    tuple_T11OOOOOOOOOOO cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    int32_t cpy_r_r324;
    char cpy_r_r325;
    char cpy_r_r326;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 1, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 1, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___names___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 3, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_merv___names___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 5, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_merv___names___globals;
    cpy_r_r17 = CPyStatics[851]; /* 'TURNS' */
    cpy_r_r18 = CPyStatics[4896]; /* 0 */
    cpy_r_r19 = CPyDict_SetItem(cpy_r_r16, cpy_r_r17, cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 8, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r21 = CPyStatic_merv___names___globals;
    cpy_r_r22 = CPyStatics[1847]; /* 'QUEUE' */
    cpy_r_r23 = CPyStatics[4897]; /* 1 */
    cpy_r_r24 = CPyDict_SetItem(cpy_r_r21, cpy_r_r22, cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 9, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r26 = CPyStatic_merv___names___globals;
    cpy_r_r27 = CPyStatics[1726]; /* 'INVASION' */
    cpy_r_r28 = CPyStatics[4911]; /* 2 */
    cpy_r_r29 = CPyDict_SetItem(cpy_r_r26, cpy_r_r27, cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 10, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r31 = CPyStatic_merv___names___globals;
    cpy_r_r32 = CPyStatics[1727]; /* 'SCORING' */
    cpy_r_r33 = CPyStatics[4898]; /* 3 */
    cpy_r_r34 = CPyDict_SetItem(cpy_r_r31, cpy_r_r32, cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 11, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r36 = CPyStatic_merv___names___globals;
    cpy_r_r37 = CPyStatics[289]; /* 'OVER' */
    cpy_r_r38 = CPyStatics[4894]; /* 4 */
    cpy_r_r39 = CPyDict_SetItem(cpy_r_r36, cpy_r_r37, cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 12, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r41 = CPyStatics[855]; /* 'turns' */
    cpy_r_r42 = CPyStatics[1848]; /* 'queue' */
    cpy_r_r43 = CPyStatics[1562]; /* 'invasion' */
    cpy_r_r44 = CPyStatics[279]; /* 'scoring' */
    cpy_r_r45 = CPyStatics[856]; /* 'over' */
    CPy_INCREF(cpy_r_r41);
    CPy_INCREF(cpy_r_r42);
    CPy_INCREF(cpy_r_r43);
    CPy_INCREF(cpy_r_r44);
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46.f0 = cpy_r_r41;
    cpy_r_r46.f1 = cpy_r_r42;
    cpy_r_r46.f2 = cpy_r_r43;
    cpy_r_r46.f3 = cpy_r_r44;
    cpy_r_r46.f4 = cpy_r_r45;
    CPyStatic_merv___names___PHASES = cpy_r_r46;
    CPy_INCREF(CPyStatic_merv___names___PHASES.f0);
    CPy_INCREF(CPyStatic_merv___names___PHASES.f1);
    CPy_INCREF(CPyStatic_merv___names___PHASES.f2);
    CPy_INCREF(CPyStatic_merv___names___PHASES.f3);
    CPy_INCREF(CPyStatic_merv___names___PHASES.f4);
    cpy_r_r47 = CPyStatic_merv___names___globals;
    cpy_r_r48 = CPyStatics[857]; /* 'PHASES' */
    cpy_r_r49 = PyTuple_New(5);
    if (unlikely(cpy_r_r49 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2251 = cpy_r_r46.f0;
    PyTuple_SET_ITEM(cpy_r_r49, 0, __tmp2251);
    PyObject *__tmp2252 = cpy_r_r46.f1;
    PyTuple_SET_ITEM(cpy_r_r49, 1, __tmp2252);
    PyObject *__tmp2253 = cpy_r_r46.f2;
    PyTuple_SET_ITEM(cpy_r_r49, 2, __tmp2253);
    PyObject *__tmp2254 = cpy_r_r46.f3;
    PyTuple_SET_ITEM(cpy_r_r49, 3, __tmp2254);
    PyObject *__tmp2255 = cpy_r_r46.f4;
    PyTuple_SET_ITEM(cpy_r_r49, 4, __tmp2255);
    cpy_r_r50 = CPyDict_SetItem(cpy_r_r47, cpy_r_r48, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 13, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r52 = CPyStatic_merv___names___globals;
    cpy_r_r53 = CPyStatics[1849]; /* 'PURPLE' */
    cpy_r_r54 = CPyStatics[4896]; /* 0 */
    cpy_r_r55 = CPyDict_SetItem(cpy_r_r52, cpy_r_r53, cpy_r_r54);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 16, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r57 = CPyStatic_merv___names___globals;
    cpy_r_r58 = CPyStatics[1850]; /* 'BEIGE' */
    cpy_r_r59 = CPyStatics[4897]; /* 1 */
    cpy_r_r60 = CPyDict_SetItem(cpy_r_r57, cpy_r_r58, cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 17, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r62 = CPyStatic_merv___names___globals;
    cpy_r_r63 = CPyStatics[1851]; /* 'GREEN' */
    cpy_r_r64 = CPyStatics[4911]; /* 2 */
    cpy_r_r65 = CPyDict_SetItem(cpy_r_r62, cpy_r_r63, cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 18, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r67 = CPyStatic_merv___names___globals;
    cpy_r_r68 = CPyStatics[1852]; /* 'ORANGE' */
    cpy_r_r69 = CPyStatics[4898]; /* 3 */
    cpy_r_r70 = CPyDict_SetItem(cpy_r_r67, cpy_r_r68, cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 >= 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 19, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r72 = CPyStatic_merv___names___globals;
    cpy_r_r73 = CPyStatics[1241]; /* 'WHITE' */
    cpy_r_r74 = CPyStatics[4894]; /* 4 */
    cpy_r_r75 = CPyDict_SetItem(cpy_r_r72, cpy_r_r73, cpy_r_r74);
    cpy_r_r76 = cpy_r_r75 >= 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 20, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r77 = CPyStatics[1853]; /* 'purple' */
    cpy_r_r78 = CPyStatics[1854]; /* 'beige' */
    cpy_r_r79 = CPyStatics[1855]; /* 'green' */
    cpy_r_r80 = CPyStatics[1856]; /* 'orange' */
    cpy_r_r81 = CPyStatics[1557]; /* 'white' */
    CPy_INCREF(cpy_r_r77);
    CPy_INCREF(cpy_r_r78);
    CPy_INCREF(cpy_r_r79);
    CPy_INCREF(cpy_r_r80);
    CPy_INCREF(cpy_r_r81);
    cpy_r_r82.f0 = cpy_r_r77;
    cpy_r_r82.f1 = cpy_r_r78;
    cpy_r_r82.f2 = cpy_r_r79;
    cpy_r_r82.f3 = cpy_r_r80;
    cpy_r_r82.f4 = cpy_r_r81;
    CPyStatic_merv___names___CUBES = cpy_r_r82;
    CPy_INCREF(CPyStatic_merv___names___CUBES.f0);
    CPy_INCREF(CPyStatic_merv___names___CUBES.f1);
    CPy_INCREF(CPyStatic_merv___names___CUBES.f2);
    CPy_INCREF(CPyStatic_merv___names___CUBES.f3);
    CPy_INCREF(CPyStatic_merv___names___CUBES.f4);
    cpy_r_r83 = CPyStatic_merv___names___globals;
    cpy_r_r84 = CPyStatics[1238]; /* 'CUBES' */
    cpy_r_r85 = PyTuple_New(5);
    if (unlikely(cpy_r_r85 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2256 = cpy_r_r82.f0;
    PyTuple_SET_ITEM(cpy_r_r85, 0, __tmp2256);
    PyObject *__tmp2257 = cpy_r_r82.f1;
    PyTuple_SET_ITEM(cpy_r_r85, 1, __tmp2257);
    PyObject *__tmp2258 = cpy_r_r82.f2;
    PyTuple_SET_ITEM(cpy_r_r85, 2, __tmp2258);
    PyObject *__tmp2259 = cpy_r_r82.f3;
    PyTuple_SET_ITEM(cpy_r_r85, 3, __tmp2259);
    PyObject *__tmp2260 = cpy_r_r82.f4;
    PyTuple_SET_ITEM(cpy_r_r85, 4, __tmp2260);
    cpy_r_r86 = CPyDict_SetItem(cpy_r_r83, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 21, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r88 = CPyStatic_merv___names___CUBES;
    if (likely(cpy_r_r88.f0 != NULL)) goto CPyL21;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r89 = 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 22, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_r88.f0);
    CPy_INCREF(cpy_r_r88.f1);
    CPy_INCREF(cpy_r_r88.f2);
    CPy_INCREF(cpy_r_r88.f3);
    CPy_INCREF(cpy_r_r88.f4);
    cpy_r_r90 = PyTuple_New(5);
    if (unlikely(cpy_r_r90 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2261 = cpy_r_r88.f0;
    PyTuple_SET_ITEM(cpy_r_r90, 0, __tmp2261);
    PyObject *__tmp2262 = cpy_r_r88.f1;
    PyTuple_SET_ITEM(cpy_r_r90, 1, __tmp2262);
    PyObject *__tmp2263 = cpy_r_r88.f2;
    PyTuple_SET_ITEM(cpy_r_r90, 2, __tmp2263);
    PyObject *__tmp2264 = cpy_r_r88.f3;
    PyTuple_SET_ITEM(cpy_r_r90, 3, __tmp2264);
    PyObject *__tmp2265 = cpy_r_r88.f4;
    PyTuple_SET_ITEM(cpy_r_r90, 4, __tmp2265);
    cpy_r_r91 = CPySequenceTuple_GetSlice(cpy_r_r90, 0, 8);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 22, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    PyObject *__tmp2266;
    if (unlikely(!(PyTuple_Check(cpy_r_r91) && PyTuple_GET_SIZE(cpy_r_r91) == 4))) {
        __tmp2266 = NULL;
        goto __LL2267;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r91, 0))))
        __tmp2266 = PyTuple_GET_ITEM(cpy_r_r91, 0);
    else {
        __tmp2266 = NULL;
    }
    if (__tmp2266 == NULL) goto __LL2267;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r91, 1))))
        __tmp2266 = PyTuple_GET_ITEM(cpy_r_r91, 1);
    else {
        __tmp2266 = NULL;
    }
    if (__tmp2266 == NULL) goto __LL2267;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r91, 2))))
        __tmp2266 = PyTuple_GET_ITEM(cpy_r_r91, 2);
    else {
        __tmp2266 = NULL;
    }
    if (__tmp2266 == NULL) goto __LL2267;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r91, 3))))
        __tmp2266 = PyTuple_GET_ITEM(cpy_r_r91, 3);
    else {
        __tmp2266 = NULL;
    }
    if (__tmp2266 == NULL) goto __LL2267;
    __tmp2266 = cpy_r_r91;
__LL2267: ;
    if (unlikely(__tmp2266 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str]", cpy_r_r91); cpy_r_r92 = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp2268 = PyTuple_GET_ITEM(cpy_r_r91, 0);
        CPy_INCREF(__tmp2268);
        PyObject *__tmp2269;
        if (likely(PyUnicode_Check(__tmp2268)))
            __tmp2269 = __tmp2268;
        else {
            CPy_TypeError("str", __tmp2268); 
            __tmp2269 = NULL;
        }
        cpy_r_r92.f0 = __tmp2269;
        PyObject *__tmp2270 = PyTuple_GET_ITEM(cpy_r_r91, 1);
        CPy_INCREF(__tmp2270);
        PyObject *__tmp2271;
        if (likely(PyUnicode_Check(__tmp2270)))
            __tmp2271 = __tmp2270;
        else {
            CPy_TypeError("str", __tmp2270); 
            __tmp2271 = NULL;
        }
        cpy_r_r92.f1 = __tmp2271;
        PyObject *__tmp2272 = PyTuple_GET_ITEM(cpy_r_r91, 2);
        CPy_INCREF(__tmp2272);
        PyObject *__tmp2273;
        if (likely(PyUnicode_Check(__tmp2272)))
            __tmp2273 = __tmp2272;
        else {
            CPy_TypeError("str", __tmp2272); 
            __tmp2273 = NULL;
        }
        cpy_r_r92.f2 = __tmp2273;
        PyObject *__tmp2274 = PyTuple_GET_ITEM(cpy_r_r91, 3);
        CPy_INCREF(__tmp2274);
        PyObject *__tmp2275;
        if (likely(PyUnicode_Check(__tmp2274)))
            __tmp2275 = __tmp2274;
        else {
            CPy_TypeError("str", __tmp2274); 
            __tmp2275 = NULL;
        }
        cpy_r_r92.f3 = __tmp2275;
    }
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 22, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    CPyStatic_merv___names___COLOURS = cpy_r_r92;
    CPy_INCREF(CPyStatic_merv___names___COLOURS.f0);
    CPy_INCREF(CPyStatic_merv___names___COLOURS.f1);
    CPy_INCREF(CPyStatic_merv___names___COLOURS.f2);
    CPy_INCREF(CPyStatic_merv___names___COLOURS.f3);
    cpy_r_r93 = CPyStatic_merv___names___globals;
    cpy_r_r94 = CPyStatics[1584]; /* 'COLOURS' */
    cpy_r_r95 = PyTuple_New(4);
    if (unlikely(cpy_r_r95 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2276 = cpy_r_r92.f0;
    PyTuple_SET_ITEM(cpy_r_r95, 0, __tmp2276);
    PyObject *__tmp2277 = cpy_r_r92.f1;
    PyTuple_SET_ITEM(cpy_r_r95, 1, __tmp2277);
    PyObject *__tmp2278 = cpy_r_r92.f2;
    PyTuple_SET_ITEM(cpy_r_r95, 2, __tmp2278);
    PyObject *__tmp2279 = cpy_r_r92.f3;
    PyTuple_SET_ITEM(cpy_r_r95, 3, __tmp2279);
    cpy_r_r96 = CPyDict_SetItem(cpy_r_r93, cpy_r_r94, cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    cpy_r_r97 = cpy_r_r96 >= 0;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 22, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r98 = CPyStatic_merv___names___globals;
    cpy_r_r99 = CPyStatics[1583]; /* 'ANY' */
    cpy_r_r100 = CPyStatics[4894]; /* 4 */
    cpy_r_r101 = CPyDict_SetItem(cpy_r_r98, cpy_r_r99, cpy_r_r100);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 23, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r103 = CPyStatic_merv___names___globals;
    cpy_r_r104 = CPyStatics[1370]; /* 'CARAVANSARY' */
    cpy_r_r105 = CPyStatics[4896]; /* 0 */
    cpy_r_r106 = CPyDict_SetItem(cpy_r_r103, cpy_r_r104, cpy_r_r105);
    cpy_r_r107 = cpy_r_r106 >= 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 26, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r108 = CPyStatic_merv___names___globals;
    cpy_r_r109 = CPyStatics[1435]; /* 'PALACE' */
    cpy_r_r110 = CPyStatics[4897]; /* 1 */
    cpy_r_r111 = CPyDict_SetItem(cpy_r_r108, cpy_r_r109, cpy_r_r110);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 27, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r113 = CPyStatic_merv___names___globals;
    cpy_r_r114 = CPyStatics[1375]; /* 'LIBRARY' */
    cpy_r_r115 = CPyStatics[4911]; /* 2 */
    cpy_r_r116 = CPyDict_SetItem(cpy_r_r113, cpy_r_r114, cpy_r_r115);
    cpy_r_r117 = cpy_r_r116 >= 0;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 28, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r118 = CPyStatic_merv___names___globals;
    cpy_r_r119 = CPyStatics[1857]; /* 'TRADE' */
    cpy_r_r120 = CPyStatics[4898]; /* 3 */
    cpy_r_r121 = CPyDict_SetItem(cpy_r_r118, cpy_r_r119, cpy_r_r120);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 29, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r123 = CPyStatic_merv___names___globals;
    cpy_r_r124 = CPyStatics[1376]; /* 'MOSQUE' */
    cpy_r_r125 = CPyStatics[4894]; /* 4 */
    cpy_r_r126 = CPyDict_SetItem(cpy_r_r123, cpy_r_r124, cpy_r_r125);
    cpy_r_r127 = cpy_r_r126 >= 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 30, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r128 = CPyStatic_merv___names___globals;
    cpy_r_r129 = CPyStatics[1858]; /* 'WALLS' */
    cpy_r_r130 = CPyStatics[4912]; /* 5 */
    cpy_r_r131 = CPyDict_SetItem(cpy_r_r128, cpy_r_r129, cpy_r_r130);
    cpy_r_r132 = cpy_r_r131 >= 0;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 31, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r133 = CPyStatics[1198]; /* 'caravansary' */
    cpy_r_r134 = CPyStatics[1204]; /* 'palace' */
    cpy_r_r135 = CPyStatics[1200]; /* 'library' */
    cpy_r_r136 = CPyStatics[1206]; /* 'trade' */
    cpy_r_r137 = CPyStatics[1202]; /* 'mosque' */
    cpy_r_r138 = CPyStatics[1208]; /* 'walls' */
    CPy_INCREF(cpy_r_r133);
    CPy_INCREF(cpy_r_r134);
    CPy_INCREF(cpy_r_r135);
    CPy_INCREF(cpy_r_r136);
    CPy_INCREF(cpy_r_r137);
    CPy_INCREF(cpy_r_r138);
    cpy_r_r139.f0 = cpy_r_r133;
    cpy_r_r139.f1 = cpy_r_r134;
    cpy_r_r139.f2 = cpy_r_r135;
    cpy_r_r139.f3 = cpy_r_r136;
    cpy_r_r139.f4 = cpy_r_r137;
    cpy_r_r139.f5 = cpy_r_r138;
    CPyStatic_merv___names___ACTIONS = cpy_r_r139;
    CPy_INCREF(CPyStatic_merv___names___ACTIONS.f0);
    CPy_INCREF(CPyStatic_merv___names___ACTIONS.f1);
    CPy_INCREF(CPyStatic_merv___names___ACTIONS.f2);
    CPy_INCREF(CPyStatic_merv___names___ACTIONS.f3);
    CPy_INCREF(CPyStatic_merv___names___ACTIONS.f4);
    CPy_INCREF(CPyStatic_merv___names___ACTIONS.f5);
    cpy_r_r140 = CPyStatic_merv___names___globals;
    cpy_r_r141 = CPyStatics[1369]; /* 'ACTIONS' */
    cpy_r_r142 = PyTuple_New(6);
    if (unlikely(cpy_r_r142 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2280 = cpy_r_r139.f0;
    PyTuple_SET_ITEM(cpy_r_r142, 0, __tmp2280);
    PyObject *__tmp2281 = cpy_r_r139.f1;
    PyTuple_SET_ITEM(cpy_r_r142, 1, __tmp2281);
    PyObject *__tmp2282 = cpy_r_r139.f2;
    PyTuple_SET_ITEM(cpy_r_r142, 2, __tmp2282);
    PyObject *__tmp2283 = cpy_r_r139.f3;
    PyTuple_SET_ITEM(cpy_r_r142, 3, __tmp2283);
    PyObject *__tmp2284 = cpy_r_r139.f4;
    PyTuple_SET_ITEM(cpy_r_r142, 4, __tmp2284);
    PyObject *__tmp2285 = cpy_r_r139.f5;
    PyTuple_SET_ITEM(cpy_r_r142, 5, __tmp2285);
    cpy_r_r143 = CPyDict_SetItem(cpy_r_r140, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    cpy_r_r144 = cpy_r_r143 >= 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 32, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r145 = CPyStatic_merv___names___globals;
    cpy_r_r146 = CPyStatics[410]; /* 'NO_ACTION' */
    cpy_r_r147 = CPyStatics[4908]; /* -1 */
    cpy_r_r148 = CPyDict_SetItem(cpy_r_r145, cpy_r_r146, cpy_r_r147);
    cpy_r_r149 = cpy_r_r148 >= 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 33, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r150 = CPyStatic_merv___names___globals;
    cpy_r_r151 = CPyStatics[1321]; /* 'NOBODY' */
    cpy_r_r152 = CPyStatics[4908]; /* -1 */
    cpy_r_r153 = CPyDict_SetItem(cpy_r_r150, cpy_r_r151, cpy_r_r152);
    cpy_r_r154 = cpy_r_r153 >= 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 36, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r155 = CPyStatic_merv___names___globals;
    cpy_r_r156 = CPyStatics[1371]; /* 'COURTIER' */
    cpy_r_r157 = CPyStatics[4894]; /* 4 */
    cpy_r_r158 = CPyDict_SetItem(cpy_r_r155, cpy_r_r156, cpy_r_r157);
    cpy_r_r159 = cpy_r_r158 >= 0;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 37, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r160 = CPyStatic_merv___names___globals;
    cpy_r_r161 = CPyStatics[1240]; /* 'NONE' */
    cpy_r_r162 = CPyStatics[4908]; /* -1 */
    cpy_r_r163 = CPyDict_SetItem(cpy_r_r160, cpy_r_r161, cpy_r_r162);
    cpy_r_r164 = cpy_r_r163 >= 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 39, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r165 = CPyStatic_merv___names___globals;
    cpy_r_r166 = CPyStatics[1835]; /* 'FALLS' */
    cpy_r_r167 = CPyStatics[4910]; /* -2 */
    cpy_r_r168 = CPyDict_SetItem(cpy_r_r165, cpy_r_r166, cpy_r_r167);
    cpy_r_r169 = cpy_r_r168 >= 0;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 40, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r170 = CPyStatic_merv___names___globals;
    cpy_r_r171 = CPyStatics[1859]; /* 'WALL' */
    cpy_r_r172 = CPyStatics[4896]; /* 0 */
    cpy_r_r173 = CPyDict_SetItem(cpy_r_r170, cpy_r_r171, cpy_r_r172);
    cpy_r_r174 = cpy_r_r173 >= 0;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 42, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r175 = CPyStatic_merv___names___globals;
    cpy_r_r176 = CPyStatics[1860]; /* 'GATE' */
    cpy_r_r177 = CPyStatics[4897]; /* 1 */
    cpy_r_r178 = CPyDict_SetItem(cpy_r_r175, cpy_r_r176, cpy_r_r177);
    cpy_r_r179 = cpy_r_r178 >= 0;
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 43, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r180 = CPyStatics[1861]; /* 'wall' */
    cpy_r_r181 = CPyStatics[1862]; /* 'gate' */
    CPy_INCREF(cpy_r_r180);
    CPy_INCREF(cpy_r_r181);
    cpy_r_r182.f0 = cpy_r_r180;
    cpy_r_r182.f1 = cpy_r_r181;
    CPyStatic_merv___names___RAMPART_KINDS = cpy_r_r182;
    CPy_INCREF(CPyStatic_merv___names___RAMPART_KINDS.f0);
    CPy_INCREF(CPyStatic_merv___names___RAMPART_KINDS.f1);
    cpy_r_r183 = CPyStatic_merv___names___globals;
    cpy_r_r184 = CPyStatics[1585]; /* 'RAMPART_KINDS' */
    cpy_r_r185 = PyTuple_New(2);
    if (unlikely(cpy_r_r185 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2286 = cpy_r_r182.f0;
    PyTuple_SET_ITEM(cpy_r_r185, 0, __tmp2286);
    PyObject *__tmp2287 = cpy_r_r182.f1;
    PyTuple_SET_ITEM(cpy_r_r185, 1, __tmp2287);
    cpy_r_r186 = CPyDict_SetItem(cpy_r_r183, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r185);
    cpy_r_r187 = cpy_r_r186 >= 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 44, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r188 = CPyStatic_merv___names___globals;
    cpy_r_r189 = CPyStatics[1373]; /* 'INNER' */
    cpy_r_r190 = CPyStatics[4896]; /* 0 */
    cpy_r_r191 = CPyDict_SetItem(cpy_r_r188, cpy_r_r189, cpy_r_r190);
    cpy_r_r192 = cpy_r_r191 >= 0;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 46, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r193 = CPyStatic_merv___names___globals;
    cpy_r_r194 = CPyStatics[1377]; /* 'OUTER' */
    cpy_r_r195 = CPyStatics[4897]; /* 1 */
    cpy_r_r196 = CPyDict_SetItem(cpy_r_r193, cpy_r_r194, cpy_r_r195);
    cpy_r_r197 = cpy_r_r196 >= 0;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 47, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r198 = CPyStatics[1863]; /* 'inner' */
    cpy_r_r199 = CPyStatics[1864]; /* 'outer' */
    CPy_INCREF(cpy_r_r198);
    CPy_INCREF(cpy_r_r199);
    cpy_r_r200.f0 = cpy_r_r198;
    cpy_r_r200.f1 = cpy_r_r199;
    CPyStatic_merv___names___RINGS = cpy_r_r200;
    CPy_INCREF(CPyStatic_merv___names___RINGS.f0);
    CPy_INCREF(CPyStatic_merv___names___RINGS.f1);
    cpy_r_r201 = CPyStatic_merv___names___globals;
    cpy_r_r202 = CPyStatics[1587]; /* 'RINGS' */
    cpy_r_r203 = PyTuple_New(2);
    if (unlikely(cpy_r_r203 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2288 = cpy_r_r200.f0;
    PyTuple_SET_ITEM(cpy_r_r203, 0, __tmp2288);
    PyObject *__tmp2289 = cpy_r_r200.f1;
    PyTuple_SET_ITEM(cpy_r_r203, 1, __tmp2289);
    cpy_r_r204 = CPyDict_SetItem(cpy_r_r201, cpy_r_r202, cpy_r_r203);
    CPy_DECREF(cpy_r_r203);
    cpy_r_r205 = cpy_r_r204 >= 0;
    if (unlikely(!cpy_r_r205)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 48, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r206 = CPyStatics[1865]; /* 'A' */
    cpy_r_r207 = CPyStatics[1866]; /* 'B' */
    CPy_INCREF(cpy_r_r206);
    CPy_INCREF(cpy_r_r207);
    cpy_r_r208.f0 = cpy_r_r206;
    cpy_r_r208.f1 = cpy_r_r207;
    CPyStatic_merv___names___SIDES = cpy_r_r208;
    CPy_INCREF(CPyStatic_merv___names___SIDES.f0);
    CPy_INCREF(CPyStatic_merv___names___SIDES.f1);
    cpy_r_r209 = CPyStatic_merv___names___globals;
    cpy_r_r210 = CPyStatics[1589]; /* 'SIDES' */
    cpy_r_r211 = PyTuple_New(2);
    if (unlikely(cpy_r_r211 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2290 = cpy_r_r208.f0;
    PyTuple_SET_ITEM(cpy_r_r211, 0, __tmp2290);
    PyObject *__tmp2291 = cpy_r_r208.f1;
    PyTuple_SET_ITEM(cpy_r_r211, 1, __tmp2291);
    cpy_r_r212 = CPyDict_SetItem(cpy_r_r209, cpy_r_r210, cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    cpy_r_r213 = cpy_r_r212 >= 0;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 50, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r214 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r215 = CPyStatics[1768]; /* 'caravan_card' */
    cpy_r_r216 = CPyStatics[1538]; /* 'good' */
    cpy_r_r217 = CPyStatics[1867]; /* 'mosque_level' */
    CPy_INCREF(cpy_r_r214);
    CPy_INCREF(cpy_r_r215);
    CPy_INCREF(cpy_r_r216);
    CPy_INCREF(cpy_r_r217);
    cpy_r_r218.f0 = cpy_r_r214;
    cpy_r_r218.f1 = cpy_r_r215;
    cpy_r_r218.f2 = cpy_r_r216;
    cpy_r_r218.f3 = cpy_r_r217;
    CPyStatic_merv___names___ROOM_COUNTS = cpy_r_r218;
    CPy_INCREF(CPyStatic_merv___names___ROOM_COUNTS.f0);
    CPy_INCREF(CPyStatic_merv___names___ROOM_COUNTS.f1);
    CPy_INCREF(CPyStatic_merv___names___ROOM_COUNTS.f2);
    CPy_INCREF(CPyStatic_merv___names___ROOM_COUNTS.f3);
    cpy_r_r219 = CPyStatic_merv___names___globals;
    cpy_r_r220 = CPyStatics[1588]; /* 'ROOM_COUNTS' */
    cpy_r_r221 = PyTuple_New(4);
    if (unlikely(cpy_r_r221 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2292 = cpy_r_r218.f0;
    PyTuple_SET_ITEM(cpy_r_r221, 0, __tmp2292);
    PyObject *__tmp2293 = cpy_r_r218.f1;
    PyTuple_SET_ITEM(cpy_r_r221, 1, __tmp2293);
    PyObject *__tmp2294 = cpy_r_r218.f2;
    PyTuple_SET_ITEM(cpy_r_r221, 2, __tmp2294);
    PyObject *__tmp2295 = cpy_r_r218.f3;
    PyTuple_SET_ITEM(cpy_r_r221, 3, __tmp2295);
    cpy_r_r222 = CPyDict_SetItem(cpy_r_r219, cpy_r_r220, cpy_r_r221);
    CPy_DECREF(cpy_r_r221);
    cpy_r_r223 = cpy_r_r222 >= 0;
    if (unlikely(!cpy_r_r223)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 51, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r224 = CPyStatic_merv___names___globals;
    cpy_r_r225 = CPyStatics[1868]; /* 'NEVER' */
    cpy_r_r226 = CPyStatics[4896]; /* 0 */
    cpy_r_r227 = CPyDict_SetItem(cpy_r_r224, cpy_r_r225, cpy_r_r226);
    cpy_r_r228 = cpy_r_r227 >= 0;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 54, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r229 = CPyStatic_merv___names___globals;
    cpy_r_r230 = CPyStatics[1378]; /* 'ROW_EMPTY' */
    cpy_r_r231 = CPyStatics[4897]; /* 1 */
    cpy_r_r232 = CPyDict_SetItem(cpy_r_r229, cpy_r_r230, cpy_r_r231);
    cpy_r_r233 = cpy_r_r232 >= 0;
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 55, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r234 = CPyStatic_merv___names___globals;
    cpy_r_r235 = CPyStatics[1374]; /* 'LAST_DISCOVERY' */
    cpy_r_r236 = CPyStatics[4911]; /* 2 */
    cpy_r_r237 = CPyDict_SetItem(cpy_r_r234, cpy_r_r235, cpy_r_r236);
    cpy_r_r238 = cpy_r_r237 >= 0;
    if (unlikely(!cpy_r_r238)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 56, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r239 = CPyStatic_merv___names___globals;
    cpy_r_r240 = CPyStatics[1268]; /* 'MOSQUE_TOP' */
    cpy_r_r241 = CPyStatics[4898]; /* 3 */
    cpy_r_r242 = CPyDict_SetItem(cpy_r_r239, cpy_r_r240, cpy_r_r241);
    cpy_r_r243 = cpy_r_r242 >= 0;
    if (unlikely(!cpy_r_r243)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 57, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r244 = CPyStatics[1869]; /* 'never' */
    cpy_r_r245 = CPyStatics[1870]; /* 'row_empty' */
    cpy_r_r246 = CPyStatics[1871]; /* 'last_discovery' */
    cpy_r_r247 = CPyStatics[1872]; /* 'mosque_top' */
    CPy_INCREF(cpy_r_r244);
    CPy_INCREF(cpy_r_r245);
    CPy_INCREF(cpy_r_r246);
    CPy_INCREF(cpy_r_r247);
    cpy_r_r248.f0 = cpy_r_r244;
    cpy_r_r248.f1 = cpy_r_r245;
    cpy_r_r248.f2 = cpy_r_r246;
    cpy_r_r248.f3 = cpy_r_r247;
    CPyStatic_merv___names___REMOVALS = cpy_r_r248;
    CPy_INCREF(CPyStatic_merv___names___REMOVALS.f0);
    CPy_INCREF(CPyStatic_merv___names___REMOVALS.f1);
    CPy_INCREF(CPyStatic_merv___names___REMOVALS.f2);
    CPy_INCREF(CPyStatic_merv___names___REMOVALS.f3);
    cpy_r_r249 = CPyStatic_merv___names___globals;
    cpy_r_r250 = CPyStatics[1586]; /* 'REMOVALS' */
    cpy_r_r251 = PyTuple_New(4);
    if (unlikely(cpy_r_r251 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2296 = cpy_r_r248.f0;
    PyTuple_SET_ITEM(cpy_r_r251, 0, __tmp2296);
    PyObject *__tmp2297 = cpy_r_r248.f1;
    PyTuple_SET_ITEM(cpy_r_r251, 1, __tmp2297);
    PyObject *__tmp2298 = cpy_r_r248.f2;
    PyTuple_SET_ITEM(cpy_r_r251, 2, __tmp2298);
    PyObject *__tmp2299 = cpy_r_r248.f3;
    PyTuple_SET_ITEM(cpy_r_r251, 3, __tmp2299);
    cpy_r_r252 = CPyDict_SetItem(cpy_r_r249, cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r251);
    cpy_r_r253 = cpy_r_r252 >= 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 58, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r254 = CPyStatic_merv___names___globals;
    cpy_r_r255 = CPyStatics[1305]; /* 'FROM_CONTRACTS' */
    cpy_r_r256 = CPyStatics[4896]; /* 0 */
    cpy_r_r257 = CPyDict_SetItem(cpy_r_r254, cpy_r_r255, cpy_r_r256);
    cpy_r_r258 = cpy_r_r257 >= 0;
    if (unlikely(!cpy_r_r258)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 61, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r259 = CPyStatic_merv___names___globals;
    cpy_r_r260 = CPyStatics[1286]; /* 'FROM_PALACE' */
    cpy_r_r261 = CPyStatics[4897]; /* 1 */
    cpy_r_r262 = CPyDict_SetItem(cpy_r_r259, cpy_r_r260, cpy_r_r261);
    cpy_r_r263 = cpy_r_r262 >= 0;
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 62, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r264 = CPyStatic_merv___names___globals;
    cpy_r_r265 = CPyStatics[1271]; /* 'FROM_MOSQUE' */
    cpy_r_r266 = CPyStatics[4911]; /* 2 */
    cpy_r_r267 = CPyDict_SetItem(cpy_r_r264, cpy_r_r265, cpy_r_r266);
    cpy_r_r268 = cpy_r_r267 >= 0;
    if (unlikely(!cpy_r_r268)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 63, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r269 = CPyStatic_merv___names___globals;
    cpy_r_r270 = CPyStatics[1873]; /* 'FROM_INFLUENCE' */
    cpy_r_r271 = CPyStatics[4898]; /* 3 */
    cpy_r_r272 = CPyDict_SetItem(cpy_r_r269, cpy_r_r270, cpy_r_r271);
    cpy_r_r273 = cpy_r_r272 >= 0;
    if (unlikely(!cpy_r_r273)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 64, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r274 = CPyStatic_merv___names___globals;
    cpy_r_r275 = CPyStatics[1874]; /* 'FROM_FAVOUR' */
    cpy_r_r276 = CPyStatics[4894]; /* 4 */
    cpy_r_r277 = CPyDict_SetItem(cpy_r_r274, cpy_r_r275, cpy_r_r276);
    cpy_r_r278 = cpy_r_r277 >= 0;
    if (unlikely(!cpy_r_r278)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 65, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r279 = CPyStatic_merv___names___globals;
    cpy_r_r280 = CPyStatics[1372]; /* 'FROM_DISCOVERIES' */
    cpy_r_r281 = CPyStatics[4912]; /* 5 */
    cpy_r_r282 = CPyDict_SetItem(cpy_r_r279, cpy_r_r280, cpy_r_r281);
    cpy_r_r283 = cpy_r_r282 >= 0;
    if (unlikely(!cpy_r_r283)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 66, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r284 = CPyStatic_merv___names___globals;
    cpy_r_r285 = CPyStatics[1875]; /* 'FROM_BUILDINGS' */
    cpy_r_r286 = CPyStatics[4900]; /* 6 */
    cpy_r_r287 = CPyDict_SetItem(cpy_r_r284, cpy_r_r285, cpy_r_r286);
    cpy_r_r288 = cpy_r_r287 >= 0;
    if (unlikely(!cpy_r_r288)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 67, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r289 = CPyStatic_merv___names___globals;
    cpy_r_r290 = CPyStatics[1876]; /* 'FROM_BONUS_TILES' */
    cpy_r_r291 = CPyStatics[4909]; /* 7 */
    cpy_r_r292 = CPyDict_SetItem(cpy_r_r289, cpy_r_r290, cpy_r_r291);
    cpy_r_r293 = cpy_r_r292 >= 0;
    if (unlikely(!cpy_r_r293)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 68, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r294 = CPyStatic_merv___names___globals;
    cpy_r_r295 = CPyStatics[1877]; /* 'FROM_MOSQUE_TOP' */
    cpy_r_r296 = CPyStatics[4920]; /* 8 */
    cpy_r_r297 = CPyDict_SetItem(cpy_r_r294, cpy_r_r295, cpy_r_r296);
    cpy_r_r298 = cpy_r_r297 >= 0;
    if (unlikely(!cpy_r_r298)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 69, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r299 = CPyStatic_merv___names___globals;
    cpy_r_r300 = CPyStatics[1239]; /* 'FROM_PAIRS' */
    cpy_r_r301 = CPyStatics[4921]; /* 9 */
    cpy_r_r302 = CPyDict_SetItem(cpy_r_r299, cpy_r_r300, cpy_r_r301);
    cpy_r_r303 = cpy_r_r302 >= 0;
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 70, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r304 = CPyStatic_merv___names___globals;
    cpy_r_r305 = CPyStatics[1462]; /* 'FROM_MARKET' */
    cpy_r_r306 = CPyStatics[4895]; /* 10 */
    cpy_r_r307 = CPyDict_SetItem(cpy_r_r304, cpy_r_r305, cpy_r_r306);
    cpy_r_r308 = cpy_r_r307 >= 0;
    if (unlikely(!cpy_r_r308)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 71, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    cpy_r_r309 = CPyStatics[1546]; /* 'contracts' */
    cpy_r_r310 = CPyStatics[1204]; /* 'palace' */
    cpy_r_r311 = CPyStatics[1202]; /* 'mosque' */
    cpy_r_r312 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r313 = CPyStatics[1799]; /* 'favour' */
    cpy_r_r314 = CPyStatics[1527]; /* 'discoveries' */
    cpy_r_r315 = CPyStatics[1465]; /* 'buildings' */
    cpy_r_r316 = CPyStatics[1878]; /* 'bonus-tiles' */
    cpy_r_r317 = CPyStatics[1879]; /* 'mosque-top' */
    cpy_r_r318 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r319 = CPyStatics[1880]; /* 'market' */
    CPy_INCREF(cpy_r_r309);
    CPy_INCREF(cpy_r_r310);
    CPy_INCREF(cpy_r_r311);
    CPy_INCREF(cpy_r_r312);
    CPy_INCREF(cpy_r_r313);
    CPy_INCREF(cpy_r_r314);
    CPy_INCREF(cpy_r_r315);
    CPy_INCREF(cpy_r_r316);
    CPy_INCREF(cpy_r_r317);
    CPy_INCREF(cpy_r_r318);
    CPy_INCREF(cpy_r_r319);
    cpy_r_r320.f0 = cpy_r_r309;
    cpy_r_r320.f1 = cpy_r_r310;
    cpy_r_r320.f2 = cpy_r_r311;
    cpy_r_r320.f3 = cpy_r_r312;
    cpy_r_r320.f4 = cpy_r_r313;
    cpy_r_r320.f5 = cpy_r_r314;
    cpy_r_r320.f6 = cpy_r_r315;
    cpy_r_r320.f7 = cpy_r_r316;
    cpy_r_r320.f8 = cpy_r_r317;
    cpy_r_r320.f9 = cpy_r_r318;
    cpy_r_r320.f10 = cpy_r_r319;
    CPyStatic_merv___names___SOURCES = cpy_r_r320;
    CPy_INCREF(CPyStatic_merv___names___SOURCES.f0);
    CPy_INCREF(CPyStatic_merv___names___SOURCES.f1);
    CPy_INCREF(CPyStatic_merv___names___SOURCES.f2);
    CPy_INCREF(CPyStatic_merv___names___SOURCES.f3);
    CPy_INCREF(CPyStatic_merv___names___SOURCES.f4);
    CPy_INCREF(CPyStatic_merv___names___SOURCES.f5);
    CPy_INCREF(CPyStatic_merv___names___SOURCES.f6);
    CPy_INCREF(CPyStatic_merv___names___SOURCES.f7);
    CPy_INCREF(CPyStatic_merv___names___SOURCES.f8);
    CPy_INCREF(CPyStatic_merv___names___SOURCES.f9);
    CPy_INCREF(CPyStatic_merv___names___SOURCES.f10);
    cpy_r_r321 = CPyStatic_merv___names___globals;
    cpy_r_r322 = CPyStatics[1881]; /* 'SOURCES' */
    cpy_r_r323 = PyTuple_New(11);
    if (unlikely(cpy_r_r323 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2300 = cpy_r_r320.f0;
    PyTuple_SET_ITEM(cpy_r_r323, 0, __tmp2300);
    PyObject *__tmp2301 = cpy_r_r320.f1;
    PyTuple_SET_ITEM(cpy_r_r323, 1, __tmp2301);
    PyObject *__tmp2302 = cpy_r_r320.f2;
    PyTuple_SET_ITEM(cpy_r_r323, 2, __tmp2302);
    PyObject *__tmp2303 = cpy_r_r320.f3;
    PyTuple_SET_ITEM(cpy_r_r323, 3, __tmp2303);
    PyObject *__tmp2304 = cpy_r_r320.f4;
    PyTuple_SET_ITEM(cpy_r_r323, 4, __tmp2304);
    PyObject *__tmp2305 = cpy_r_r320.f5;
    PyTuple_SET_ITEM(cpy_r_r323, 5, __tmp2305);
    PyObject *__tmp2306 = cpy_r_r320.f6;
    PyTuple_SET_ITEM(cpy_r_r323, 6, __tmp2306);
    PyObject *__tmp2307 = cpy_r_r320.f7;
    PyTuple_SET_ITEM(cpy_r_r323, 7, __tmp2307);
    PyObject *__tmp2308 = cpy_r_r320.f8;
    PyTuple_SET_ITEM(cpy_r_r323, 8, __tmp2308);
    PyObject *__tmp2309 = cpy_r_r320.f9;
    PyTuple_SET_ITEM(cpy_r_r323, 9, __tmp2309);
    PyObject *__tmp2310 = cpy_r_r320.f10;
    PyTuple_SET_ITEM(cpy_r_r323, 10, __tmp2310);
    cpy_r_r324 = CPyDict_SetItem(cpy_r_r321, cpy_r_r322, cpy_r_r323);
    CPy_DECREF(cpy_r_r323);
    cpy_r_r325 = cpy_r_r324 >= 0;
    if (unlikely(!cpy_r_r325)) {
        CPy_AddTraceback("src/serai/games/merv/names.py", "<module>", 72, CPyStatic_merv___names___globals);
        goto CPyL63;
    }
    return 1;
CPyL63: ;
    cpy_r_r326 = 2;
    return cpy_r_r326;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef myriad___reasonsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___reasons__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___reasons__internal, "__name__");
    CPyStatic_myriad___reasons___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___reasons__internal);
    if (unlikely(CPyStatic_myriad___reasons___globals == NULL))
        goto fail;
    char result = CPyDef_myriad___reasons_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___reasons__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_myriad___reasons___NEED_XP);
    CPyStatic_myriad___reasons___NEED_XP = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NEED_XP_TO_PAY);
    CPyStatic_myriad___reasons___NEED_XP_TO_PAY = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NO_BLACK_DIE);
    CPyStatic_myriad___reasons___NO_BLACK_DIE = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___PAGE_USED);
    CPyStatic_myriad___reasons___PAGE_USED = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___WRONG_COLOUR);
    CPyStatic_myriad___reasons___WRONG_COLOUR = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___LOW_VALUE);
    CPyStatic_myriad___reasons___LOW_VALUE = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NO_INTERACTION);
    CPyStatic_myriad___reasons___NO_INTERACTION = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NO_DELIVERY);
    CPyStatic_myriad___reasons___NO_DELIVERY = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NOT_TRANSLATED);
    CPyStatic_myriad___reasons___NOT_TRANSLATED = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NO_WHITE_STOP);
    CPyStatic_myriad___reasons___NO_WHITE_STOP = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NOT_RISEN);
    CPyStatic_myriad___reasons___NOT_RISEN = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NO_MARKER);
    CPyStatic_myriad___reasons___NO_MARKER = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___COLOUR_FIXED);
    CPyStatic_myriad___reasons___COLOUR_FIXED = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NO_UPGRADE);
    CPyStatic_myriad___reasons___NO_UPGRADE = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___UPGRADE_TAKEN);
    CPyStatic_myriad___reasons___UPGRADE_TAKEN = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___UPGRADED_ALREADY);
    CPyStatic_myriad___reasons___UPGRADED_ALREADY = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NEED_TRANSLATE_VALUE);
    CPyStatic_myriad___reasons___NEED_TRANSLATE_VALUE = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NO_ROOM_FOR_GOLD);
    CPyStatic_myriad___reasons___NO_ROOM_FOR_GOLD = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___CHOSEN_ALREADY);
    CPyStatic_myriad___reasons___CHOSEN_ALREADY = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NOTHING_RISEN);
    CPyStatic_myriad___reasons___NOTHING_RISEN = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NO_HARVEST_CARD);
    CPyStatic_myriad___reasons___NO_HARVEST_CARD = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___NO_REST);
    CPyStatic_myriad___reasons___NO_REST = NULL;
    CPy_XDECREF(CPyStatic_myriad___reasons___PAGE_COUNTS_ITSELF);
    CPyStatic_myriad___reasons___PAGE_COUNTS_ITSELF = NULL;
    return -1;
}
int CPyExec_serai___games___scholars___myriad___reasons(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___reasons__impl, &CPyImportState_serai___games___scholars___myriad___reasons, &CPyModule_serai___games___scholars___myriad___reasons);
}
static struct PyModuleDef myriad___reasonsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.reasons",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___reasonsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___reasons(void)
{
    if (CPyModule_serai___games___scholars___myriad___reasons__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___reasons__internal);
        return CPyModule_serai___games___scholars___myriad___reasons__internal;
    }
    CPyModule_serai___games___scholars___myriad___reasons__internal = PyModule_Create(&myriad___reasonsmodule);
    return CPyModule_serai___games___scholars___myriad___reasons__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___reasons(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___reasons__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___reasons__internal);
        return CPyModule_serai___games___scholars___myriad___reasons__internal;
    }
    CPyModule_serai___games___scholars___myriad___reasons__internal = PyModule_Create(&myriad___reasonsmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___reasons__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.reasons");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___reasons__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___reasons__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___reasons__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___reasons(CPyModule_serai___games___scholars___myriad___reasons__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___reasons__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.reasons");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___reasons__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_myriad___reasons_____top_level__(void) {
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
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_n;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_n_2;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    int32_t cpy_r_r63;
    char cpy_r_r64;
    CPyTagged cpy_r_r65;
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
    CPyTagged cpy_r_r95;
    CPyTagged cpy_r_n_3;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    int32_t cpy_r_r103;
    char cpy_r_r104;
    CPyTagged cpy_r_r105;
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
    CPyTagged cpy_r_r191;
    CPyTagged cpy_r_n_4;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    int32_t cpy_r_r199;
    char cpy_r_r200;
    CPyTagged cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    int32_t cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    CPyTagged cpy_r_r207;
    CPyTagged cpy_r_n_5;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    int32_t cpy_r_r215;
    char cpy_r_r216;
    CPyTagged cpy_r_r217;
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
    char cpy_r_r262;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 1, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 1, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___reasons___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 3, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_myriad___reasons___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 5, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 7, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 7, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 7, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 7, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5112]; /* ('Reason',) */
    cpy_r_r36 = CPyStatic_myriad___reasons___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 7, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    } else
        goto CPyL110;
CPyL14: ;
    cpy_r_r38 = PyList_New(0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 9, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r39 = 0;
    cpy_r_n = cpy_r_r39;
    CPyTagged_DECREF(cpy_r_n);
CPyL16: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r39 < (Py_ssize_t)20;
    if (!cpy_r_r40) goto CPyL21;
    cpy_r_n = cpy_r_r39;
    cpy_r_r41 = CPyStatics[3052]; /* 'MB-PAGE-01' */
    cpy_r_r42 = CPyStatics[3072]; /* 'need-xp' */
    cpy_r_r43 = CPyStatics[31]; /* 'n' */
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r45 = CPyDict_Build(1, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 9, CPyStatic_myriad___reasons___globals);
        goto CPyL111;
    }
    cpy_r_r46 = CPyDef_option___Reason(cpy_r_r41, cpy_r_r42, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 9, CPyStatic_myriad___reasons___globals);
        goto CPyL111;
    }
    cpy_r_r47 = PyList_Append(cpy_r_r38, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 9, CPyStatic_myriad___reasons___globals);
        goto CPyL111;
    }
    cpy_r_r49 = cpy_r_r39 + 2;
    cpy_r_r39 = cpy_r_r49;
    goto CPyL16;
CPyL21: ;
    CPyStatic_myriad___reasons___NEED_XP = cpy_r_r38;
    CPy_INCREF(CPyStatic_myriad___reasons___NEED_XP);
    cpy_r_r50 = CPyStatic_myriad___reasons___globals;
    cpy_r_r51 = CPyStatics[3069]; /* 'NEED_XP' */
    cpy_r_r52 = CPyDict_SetItem(cpy_r_r50, cpy_r_r51, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 9, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r54 = PyList_New(0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 10, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r55 = 0;
    cpy_r_n_2 = cpy_r_r55;
    CPyTagged_DECREF(cpy_r_n_2);
CPyL24: ;
    cpy_r_r56 = (Py_ssize_t)cpy_r_r55 < (Py_ssize_t)20;
    if (!cpy_r_r56) goto CPyL29;
    cpy_r_n_2 = cpy_r_r55;
    cpy_r_r57 = CPyStatics[2963]; /* 'MB-EFF-01' */
    cpy_r_r58 = CPyStatics[3072]; /* 'need-xp' */
    cpy_r_r59 = CPyStatics[31]; /* 'n' */
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_n_2);
    cpy_r_r61 = CPyDict_Build(1, cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 10, CPyStatic_myriad___reasons___globals);
        goto CPyL112;
    }
    cpy_r_r62 = CPyDef_option___Reason(cpy_r_r57, cpy_r_r58, cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 10, CPyStatic_myriad___reasons___globals);
        goto CPyL112;
    }
    cpy_r_r63 = PyList_Append(cpy_r_r54, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r64 = cpy_r_r63 >= 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 10, CPyStatic_myriad___reasons___globals);
        goto CPyL112;
    }
    cpy_r_r65 = cpy_r_r55 + 2;
    cpy_r_r55 = cpy_r_r65;
    goto CPyL24;
CPyL29: ;
    CPyStatic_myriad___reasons___NEED_XP_TO_PAY = cpy_r_r54;
    CPy_INCREF(CPyStatic_myriad___reasons___NEED_XP_TO_PAY);
    cpy_r_r66 = CPyStatic_myriad___reasons___globals;
    cpy_r_r67 = CPyStatics[2988]; /* 'NEED_XP_TO_PAY' */
    cpy_r_r68 = CPyDict_SetItem(cpy_r_r66, cpy_r_r67, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 10, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r70 = CPyStatics[2965]; /* 'MB-EFF-03' */
    cpy_r_r71 = CPyStatics[3073]; /* 'no-black-die-to-pay' */
    cpy_r_r72 = PyDict_New();
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 11, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r73 = CPyDef_option___Reason(cpy_r_r70, cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 11, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___NO_BLACK_DIE = cpy_r_r73;
    CPy_INCREF(CPyStatic_myriad___reasons___NO_BLACK_DIE);
    cpy_r_r74 = CPyStatic_myriad___reasons___globals;
    cpy_r_r75 = CPyStatics[2989]; /* 'NO_BLACK_DIE' */
    cpy_r_r76 = CPyDict_SetItem(cpy_r_r74, cpy_r_r75, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r77 = cpy_r_r76 >= 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 11, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r78 = CPyStatics[3061]; /* 'MB-PAGE-06' */
    cpy_r_r79 = CPyStatics[3074]; /* 'page-used' */
    cpy_r_r80 = PyDict_New();
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 12, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r81 = CPyDef_option___Reason(cpy_r_r78, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 12, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___PAGE_USED = cpy_r_r81;
    CPy_INCREF(CPyStatic_myriad___reasons___PAGE_USED);
    cpy_r_r82 = CPyStatic_myriad___reasons___globals;
    cpy_r_r83 = CPyStatics[3013]; /* 'PAGE_USED' */
    cpy_r_r84 = CPyDict_SetItem(cpy_r_r82, cpy_r_r83, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r85 = cpy_r_r84 >= 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 12, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r86 = CPyStatics[3062]; /* 'MB-PAGE-07' */
    cpy_r_r87 = CPyStatics[3075]; /* 'page-wrong-colour' */
    cpy_r_r88 = PyDict_New();
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 13, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r89 = CPyDef_option___Reason(cpy_r_r86, cpy_r_r87, cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 13, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___WRONG_COLOUR = cpy_r_r89;
    CPy_INCREF(CPyStatic_myriad___reasons___WRONG_COLOUR);
    cpy_r_r90 = CPyStatic_myriad___reasons___globals;
    cpy_r_r91 = CPyStatics[3025]; /* 'WRONG_COLOUR' */
    cpy_r_r92 = CPyDict_SetItem(cpy_r_r90, cpy_r_r91, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r93 = cpy_r_r92 >= 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 13, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r94 = PyList_New(0);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 14, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r95 = 0;
    cpy_r_n_3 = cpy_r_r95;
    CPyTagged_DECREF(cpy_r_n_3);
CPyL41: ;
    cpy_r_r96 = (Py_ssize_t)cpy_r_r95 < (Py_ssize_t)40;
    if (!cpy_r_r96) goto CPyL46;
    cpy_r_n_3 = cpy_r_r95;
    cpy_r_r97 = CPyStatics[3062]; /* 'MB-PAGE-07' */
    cpy_r_r98 = CPyStatics[3076]; /* 'page-low-value' */
    cpy_r_r99 = CPyStatics[31]; /* 'n' */
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_n_3);
    cpy_r_r101 = CPyDict_Build(1, cpy_r_r99, cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 14, CPyStatic_myriad___reasons___globals);
        goto CPyL113;
    }
    cpy_r_r102 = CPyDef_option___Reason(cpy_r_r97, cpy_r_r98, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 14, CPyStatic_myriad___reasons___globals);
        goto CPyL113;
    }
    cpy_r_r103 = PyList_Append(cpy_r_r94, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    cpy_r_r104 = cpy_r_r103 >= 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 14, CPyStatic_myriad___reasons___globals);
        goto CPyL113;
    }
    cpy_r_r105 = cpy_r_r95 + 2;
    cpy_r_r95 = cpy_r_r105;
    goto CPyL41;
CPyL46: ;
    CPyStatic_myriad___reasons___LOW_VALUE = cpy_r_r94;
    CPy_INCREF(CPyStatic_myriad___reasons___LOW_VALUE);
    cpy_r_r106 = CPyStatic_myriad___reasons___globals;
    cpy_r_r107 = CPyStatics[3018]; /* 'LOW_VALUE' */
    cpy_r_r108 = CPyDict_SetItem(cpy_r_r106, cpy_r_r107, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 14, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r110 = CPyStatics[3065]; /* 'MB-PAGE-08' */
    cpy_r_r111 = CPyStatics[3077]; /* 'page-no-interaction' */
    cpy_r_r112 = PyDict_New();
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 15, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r113 = CPyDef_option___Reason(cpy_r_r110, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 15, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___NO_INTERACTION = cpy_r_r113;
    CPy_INCREF(CPyStatic_myriad___reasons___NO_INTERACTION);
    cpy_r_r114 = CPyStatic_myriad___reasons___globals;
    cpy_r_r115 = CPyStatics[3020]; /* 'NO_INTERACTION' */
    cpy_r_r116 = CPyDict_SetItem(cpy_r_r114, cpy_r_r115, cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    cpy_r_r117 = cpy_r_r116 >= 0;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 15, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r118 = CPyStatics[3078]; /* 'MB-PAGE-09' */
    cpy_r_r119 = CPyStatics[3079]; /* 'page-no-delivery' */
    cpy_r_r120 = PyDict_New();
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 16, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r121 = CPyDef_option___Reason(cpy_r_r118, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 16, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___NO_DELIVERY = cpy_r_r121;
    CPy_INCREF(CPyStatic_myriad___reasons___NO_DELIVERY);
    cpy_r_r122 = CPyStatic_myriad___reasons___globals;
    cpy_r_r123 = CPyStatics[3019]; /* 'NO_DELIVERY' */
    cpy_r_r124 = CPyDict_SetItem(cpy_r_r122, cpy_r_r123, cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    cpy_r_r125 = cpy_r_r124 >= 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 16, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r126 = CPyStatics[3078]; /* 'MB-PAGE-09' */
    cpy_r_r127 = CPyStatics[3080]; /* 'page-not-translated' */
    cpy_r_r128 = PyDict_New();
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 17, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r129 = CPyDef_option___Reason(cpy_r_r126, cpy_r_r127, cpy_r_r128);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 17, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___NOT_TRANSLATED = cpy_r_r129;
    CPy_INCREF(CPyStatic_myriad___reasons___NOT_TRANSLATED);
    cpy_r_r130 = CPyStatic_myriad___reasons___globals;
    cpy_r_r131 = CPyStatics[3024]; /* 'NOT_TRANSLATED' */
    cpy_r_r132 = CPyDict_SetItem(cpy_r_r130, cpy_r_r131, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    cpy_r_r133 = cpy_r_r132 >= 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 17, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r134 = CPyStatics[3081]; /* 'MB-PAGE-10' */
    cpy_r_r135 = CPyStatics[3082]; /* 'page-no-white-stop' */
    cpy_r_r136 = PyDict_New();
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 18, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r137 = CPyDef_option___Reason(cpy_r_r134, cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 18, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___NO_WHITE_STOP = cpy_r_r137;
    CPy_INCREF(CPyStatic_myriad___reasons___NO_WHITE_STOP);
    cpy_r_r138 = CPyStatic_myriad___reasons___globals;
    cpy_r_r139 = CPyStatics[3022]; /* 'NO_WHITE_STOP' */
    cpy_r_r140 = CPyDict_SetItem(cpy_r_r138, cpy_r_r139, cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    cpy_r_r141 = cpy_r_r140 >= 0;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 18, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r142 = CPyStatics[2973]; /* 'MB-PAGE-11' */
    cpy_r_r143 = CPyStatics[3083]; /* 'page-not-risen' */
    cpy_r_r144 = PyDict_New();
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 19, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r145 = CPyDef_option___Reason(cpy_r_r142, cpy_r_r143, cpy_r_r144);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 19, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___NOT_RISEN = cpy_r_r145;
    CPy_INCREF(CPyStatic_myriad___reasons___NOT_RISEN);
    cpy_r_r146 = CPyStatic_myriad___reasons___globals;
    cpy_r_r147 = CPyStatics[3023]; /* 'NOT_RISEN' */
    cpy_r_r148 = CPyDict_SetItem(cpy_r_r146, cpy_r_r147, cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    cpy_r_r149 = cpy_r_r148 >= 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 19, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r150 = CPyStatics[3084]; /* 'MB-PAGE-12' */
    cpy_r_r151 = CPyStatics[3085]; /* 'page-no-marker' */
    cpy_r_r152 = PyDict_New();
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 20, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r153 = CPyDef_option___Reason(cpy_r_r150, cpy_r_r151, cpy_r_r152);
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 20, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___NO_MARKER = cpy_r_r153;
    CPy_INCREF(CPyStatic_myriad___reasons___NO_MARKER);
    cpy_r_r154 = CPyStatic_myriad___reasons___globals;
    cpy_r_r155 = CPyStatics[3021]; /* 'NO_MARKER' */
    cpy_r_r156 = CPyDict_SetItem(cpy_r_r154, cpy_r_r155, cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 20, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r158 = CPyStatics[3062]; /* 'MB-PAGE-07' */
    cpy_r_r159 = CPyStatics[3086]; /* 'colour-fixed' */
    cpy_r_r160 = PyDict_New();
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 21, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r161 = CPyDef_option___Reason(cpy_r_r158, cpy_r_r159, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 21, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___COLOUR_FIXED = cpy_r_r161;
    CPy_INCREF(CPyStatic_myriad___reasons___COLOUR_FIXED);
    cpy_r_r162 = CPyStatic_myriad___reasons___globals;
    cpy_r_r163 = CPyStatics[3087]; /* 'COLOUR_FIXED' */
    cpy_r_r164 = CPyDict_SetItem(cpy_r_r162, cpy_r_r163, cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    cpy_r_r165 = cpy_r_r164 >= 0;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 21, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r166 = CPyStatics[3088]; /* 'MB-UPG-02' */
    cpy_r_r167 = CPyStatics[3089]; /* 'no-upgrade' */
    cpy_r_r168 = PyDict_New();
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 22, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r169 = CPyDef_option___Reason(cpy_r_r166, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 22, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___NO_UPGRADE = cpy_r_r169;
    CPy_INCREF(CPyStatic_myriad___reasons___NO_UPGRADE);
    cpy_r_r170 = CPyStatic_myriad___reasons___globals;
    cpy_r_r171 = CPyStatics[2992]; /* 'NO_UPGRADE' */
    cpy_r_r172 = CPyDict_SetItem(cpy_r_r170, cpy_r_r171, cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    cpy_r_r173 = cpy_r_r172 >= 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 22, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r174 = CPyStatics[3090]; /* 'MB-UPG-01' */
    cpy_r_r175 = CPyStatics[3091]; /* 'upgrade-taken' */
    cpy_r_r176 = PyDict_New();
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 23, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r177 = CPyDef_option___Reason(cpy_r_r174, cpy_r_r175, cpy_r_r176);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 23, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___UPGRADE_TAKEN = cpy_r_r177;
    CPy_INCREF(CPyStatic_myriad___reasons___UPGRADE_TAKEN);
    cpy_r_r178 = CPyStatic_myriad___reasons___globals;
    cpy_r_r179 = CPyStatics[3092]; /* 'UPGRADE_TAKEN' */
    cpy_r_r180 = CPyDict_SetItem(cpy_r_r178, cpy_r_r179, cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    cpy_r_r181 = cpy_r_r180 >= 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 23, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r182 = CPyStatics[3093]; /* 'MB-UPG-05' */
    cpy_r_r183 = CPyStatics[3094]; /* 'upgraded-already' */
    cpy_r_r184 = PyDict_New();
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 24, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r185 = CPyDef_option___Reason(cpy_r_r182, cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 24, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___UPGRADED_ALREADY = cpy_r_r185;
    CPy_INCREF(CPyStatic_myriad___reasons___UPGRADED_ALREADY);
    cpy_r_r186 = CPyStatic_myriad___reasons___globals;
    cpy_r_r187 = CPyStatics[3095]; /* 'UPGRADED_ALREADY' */
    cpy_r_r188 = CPyDict_SetItem(cpy_r_r186, cpy_r_r187, cpy_r_r185);
    CPy_DECREF(cpy_r_r185);
    cpy_r_r189 = cpy_r_r188 >= 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 24, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r190 = PyList_New(0);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 25, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r191 = 0;
    cpy_r_n_4 = cpy_r_r191;
    CPyTagged_DECREF(cpy_r_n_4);
CPyL79: ;
    cpy_r_r192 = (Py_ssize_t)cpy_r_r191 < (Py_ssize_t)40;
    if (!cpy_r_r192) goto CPyL84;
    cpy_r_n_4 = cpy_r_r191;
    cpy_r_r193 = CPyStatics[2898]; /* 'MB-TRANS-01' */
    cpy_r_r194 = CPyStatics[3096]; /* 'need-value' */
    cpy_r_r195 = CPyStatics[31]; /* 'n' */
    cpy_r_r196 = CPyTagged_StealAsObject(cpy_r_n_4);
    cpy_r_r197 = CPyDict_Build(1, cpy_r_r195, cpy_r_r196);
    CPy_DECREF(cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 25, CPyStatic_myriad___reasons___globals);
        goto CPyL114;
    }
    cpy_r_r198 = CPyDef_option___Reason(cpy_r_r193, cpy_r_r194, cpy_r_r197);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 25, CPyStatic_myriad___reasons___globals);
        goto CPyL114;
    }
    cpy_r_r199 = PyList_Append(cpy_r_r190, cpy_r_r198);
    CPy_DECREF(cpy_r_r198);
    cpy_r_r200 = cpy_r_r199 >= 0;
    if (unlikely(!cpy_r_r200)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 25, CPyStatic_myriad___reasons___globals);
        goto CPyL114;
    }
    cpy_r_r201 = cpy_r_r191 + 2;
    cpy_r_r191 = cpy_r_r201;
    goto CPyL79;
CPyL84: ;
    CPyStatic_myriad___reasons___NEED_TRANSLATE_VALUE = cpy_r_r190;
    CPy_INCREF(CPyStatic_myriad___reasons___NEED_TRANSLATE_VALUE);
    cpy_r_r202 = CPyStatic_myriad___reasons___globals;
    cpy_r_r203 = CPyStatics[2910]; /* 'NEED_TRANSLATE_VALUE' */
    cpy_r_r204 = CPyDict_SetItem(cpy_r_r202, cpy_r_r203, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    cpy_r_r205 = cpy_r_r204 >= 0;
    if (unlikely(!cpy_r_r205)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 25, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r206 = PyList_New(0);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 26, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r207 = 0;
    cpy_r_n_5 = cpy_r_r207;
    CPyTagged_DECREF(cpy_r_n_5);
CPyL87: ;
    cpy_r_r208 = (Py_ssize_t)cpy_r_r207 < (Py_ssize_t)8;
    if (!cpy_r_r208) goto CPyL92;
    cpy_r_n_5 = cpy_r_r207;
    cpy_r_r209 = CPyStatics[2901]; /* 'MB-TRANS-02' */
    cpy_r_r210 = CPyStatics[3097]; /* 'no-room-for-gold' */
    cpy_r_r211 = CPyStatics[31]; /* 'n' */
    cpy_r_r212 = CPyTagged_StealAsObject(cpy_r_n_5);
    cpy_r_r213 = CPyDict_Build(1, cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 26, CPyStatic_myriad___reasons___globals);
        goto CPyL115;
    }
    cpy_r_r214 = CPyDef_option___Reason(cpy_r_r209, cpy_r_r210, cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 26, CPyStatic_myriad___reasons___globals);
        goto CPyL115;
    }
    cpy_r_r215 = PyList_Append(cpy_r_r206, cpy_r_r214);
    CPy_DECREF(cpy_r_r214);
    cpy_r_r216 = cpy_r_r215 >= 0;
    if (unlikely(!cpy_r_r216)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 26, CPyStatic_myriad___reasons___globals);
        goto CPyL115;
    }
    cpy_r_r217 = cpy_r_r207 + 2;
    cpy_r_r207 = cpy_r_r217;
    goto CPyL87;
CPyL92: ;
    CPyStatic_myriad___reasons___NO_ROOM_FOR_GOLD = cpy_r_r206;
    CPy_INCREF(CPyStatic_myriad___reasons___NO_ROOM_FOR_GOLD);
    cpy_r_r218 = CPyStatic_myriad___reasons___globals;
    cpy_r_r219 = CPyStatics[2911]; /* 'NO_ROOM_FOR_GOLD' */
    cpy_r_r220 = CPyDict_SetItem(cpy_r_r218, cpy_r_r219, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    cpy_r_r221 = cpy_r_r220 >= 0;
    if (unlikely(!cpy_r_r221)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 26, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r222 = CPyStatics[2898]; /* 'MB-TRANS-01' */
    cpy_r_r223 = CPyStatics[3098]; /* 'gold-placed-there' */
    cpy_r_r224 = PyDict_New();
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 27, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r225 = CPyDef_option___Reason(cpy_r_r222, cpy_r_r223, cpy_r_r224);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 27, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___CHOSEN_ALREADY = cpy_r_r225;
    CPy_INCREF(CPyStatic_myriad___reasons___CHOSEN_ALREADY);
    cpy_r_r226 = CPyStatic_myriad___reasons___globals;
    cpy_r_r227 = CPyStatics[2909]; /* 'CHOSEN_ALREADY' */
    cpy_r_r228 = CPyDict_SetItem(cpy_r_r226, cpy_r_r227, cpy_r_r225);
    CPy_DECREF(cpy_r_r225);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 27, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r230 = CPyStatics[2973]; /* 'MB-PAGE-11' */
    cpy_r_r231 = CPyStatics[3099]; /* 'nothing-risen' */
    cpy_r_r232 = PyDict_New();
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 28, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r233 = CPyDef_option___Reason(cpy_r_r230, cpy_r_r231, cpy_r_r232);
    CPy_DECREF(cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 28, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___NOTHING_RISEN = cpy_r_r233;
    CPy_INCREF(CPyStatic_myriad___reasons___NOTHING_RISEN);
    cpy_r_r234 = CPyStatic_myriad___reasons___globals;
    cpy_r_r235 = CPyStatics[2993]; /* 'NOTHING_RISEN' */
    cpy_r_r236 = CPyDict_SetItem(cpy_r_r234, cpy_r_r235, cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    cpy_r_r237 = cpy_r_r236 >= 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 28, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r238 = CPyStatics[2970]; /* 'MB-END-03' */
    cpy_r_r239 = CPyStatics[3100]; /* 'no-harvest-card' */
    cpy_r_r240 = PyDict_New();
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 29, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r241 = CPyDef_option___Reason(cpy_r_r238, cpy_r_r239, cpy_r_r240);
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 29, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___NO_HARVEST_CARD = cpy_r_r241;
    CPy_INCREF(CPyStatic_myriad___reasons___NO_HARVEST_CARD);
    cpy_r_r242 = CPyStatic_myriad___reasons___globals;
    cpy_r_r243 = CPyStatics[2990]; /* 'NO_HARVEST_CARD' */
    cpy_r_r244 = CPyDict_SetItem(cpy_r_r242, cpy_r_r243, cpy_r_r241);
    CPy_DECREF(cpy_r_r241);
    cpy_r_r245 = cpy_r_r244 >= 0;
    if (unlikely(!cpy_r_r245)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 29, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r246 = CPyStatics[2970]; /* 'MB-END-03' */
    cpy_r_r247 = CPyStatics[3101]; /* 'no-rest' */
    cpy_r_r248 = PyDict_New();
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 30, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r249 = CPyDef_option___Reason(cpy_r_r246, cpy_r_r247, cpy_r_r248);
    CPy_DECREF(cpy_r_r248);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 30, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___NO_REST = cpy_r_r249;
    CPy_INCREF(CPyStatic_myriad___reasons___NO_REST);
    cpy_r_r250 = CPyStatic_myriad___reasons___globals;
    cpy_r_r251 = CPyStatics[2991]; /* 'NO_REST' */
    cpy_r_r252 = CPyDict_SetItem(cpy_r_r250, cpy_r_r251, cpy_r_r249);
    CPy_DECREF(cpy_r_r249);
    cpy_r_r253 = cpy_r_r252 >= 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 30, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r254 = CPyStatics[3102]; /* 'MB-END-04' */
    cpy_r_r255 = CPyStatics[3103]; /* 'page-counts-itself' */
    cpy_r_r256 = PyDict_New();
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 31, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    cpy_r_r257 = CPyDef_option___Reason(cpy_r_r254, cpy_r_r255, cpy_r_r256);
    CPy_DECREF(cpy_r_r256);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 31, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    CPyStatic_myriad___reasons___PAGE_COUNTS_ITSELF = cpy_r_r257;
    CPy_INCREF(CPyStatic_myriad___reasons___PAGE_COUNTS_ITSELF);
    cpy_r_r258 = CPyStatic_myriad___reasons___globals;
    cpy_r_r259 = CPyStatics[3012]; /* 'PAGE_COUNTS_ITSELF' */
    cpy_r_r260 = CPyDict_SetItem(cpy_r_r258, cpy_r_r259, cpy_r_r257);
    CPy_DECREF(cpy_r_r257);
    cpy_r_r261 = cpy_r_r260 >= 0;
    if (unlikely(!cpy_r_r261)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/reasons.py", "<module>", 31, CPyStatic_myriad___reasons___globals);
        goto CPyL109;
    }
    return 1;
CPyL109: ;
    cpy_r_r262 = 2;
    return cpy_r_r262;
CPyL110: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL111: ;
    CPy_DecRef(cpy_r_r38);
    goto CPyL109;
CPyL112: ;
    CPy_DecRef(cpy_r_r54);
    goto CPyL109;
CPyL113: ;
    CPy_DecRef(cpy_r_r94);
    goto CPyL109;
CPyL114: ;
    CPy_DecRef(cpy_r_r190);
    goto CPyL109;
CPyL115: ;
    CPy_DecRef(cpy_r_r206);
    goto CPyL109;
}

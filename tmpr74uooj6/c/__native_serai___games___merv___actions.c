#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef merv___actionsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___actions__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___actions__internal, "__name__");
    CPyStatic_merv___actions___globals = PyModule_GetDict(CPyModule_serai___games___merv___actions__internal);
    if (unlikely(CPyStatic_merv___actions___globals == NULL))
        goto fail;
    char result = CPyDef_merv___actions_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___actions__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___merv___actions(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___actions__impl, &CPyImportState_serai___games___merv___actions, &CPyModule_serai___games___merv___actions);
}
static struct PyModuleDef merv___actionsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.actions",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___actionsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___actions(void)
{
    if (CPyModule_serai___games___merv___actions__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions__internal);
        return CPyModule_serai___games___merv___actions__internal;
    }
    CPyModule_serai___games___merv___actions__internal = PyModule_Create(&merv___actionsmodule);
    return CPyModule_serai___games___merv___actions__internal;
}

PyObject *CPyInit_serai___games___merv___actions(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___actions__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions__internal);
        return CPyModule_serai___games___merv___actions__internal;
    }
    CPyModule_serai___games___merv___actions__internal = PyModule_Create(&merv___actionsmodule);
    if (unlikely(CPyModule_serai___games___merv___actions__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.actions");
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
    Py_ssize_t is_pkg = 1;
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___actions__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___actions__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___actions__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___actions(CPyModule_serai___games___merv___actions__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___actions__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.actions");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___actions__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_merv___actions_____top_level__(void) {
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
    void *cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    void *cpy_r_r46;
    void *cpy_r_r47;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    void *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    void *cpy_r_r68;
    void *cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    void *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    void *cpy_r_r90;
    void *cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    void *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    void *cpy_r_r112;
    void *cpy_r_r113;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    void *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    void *cpy_r_r134;
    void *cpy_r_r135;
    PyObject **cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    void *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    void *cpy_r_r156;
    void *cpy_r_r157;
    PyObject **cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    void *cpy_r_r170;
    void *cpy_r_r171;
    void *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    void *cpy_r_r178;
    void *cpy_r_r179;
    PyObject **cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    tuple_T6OOOOOO cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    int32_t cpy_r_r214;
    char cpy_r_r215;
    char cpy_r_r216;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 1, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 1, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___actions___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 3, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5007]; /* ('Callable',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_merv___actions___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 5, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___merv___actions___caravansary;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___merv___actions___caravansary;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[1197]; /* 'serai.games.merv.actions.caravansary' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 7, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___merv___actions___caravansary;
    cpy_r_r25 = CPyExec_serai___games___merv___actions___caravansary;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___merv___actions___caravansary__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 7, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 7, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[1197]; /* 'serai.games.merv.actions.caravansary' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 7, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5193]; /* ('caravansary',) */
    cpy_r_r36 = CPyStatic_merv___actions___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 7, CPyStatic_merv___actions___globals);
        goto CPyL78;
    } else
        goto CPyL79;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___merv___actions___library;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___merv___actions___library;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[1199]; /* 'serai.games.merv.actions.library' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 8, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___merv___actions___library;
    cpy_r_r47 = CPyExec_serai___games___merv___actions___library;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___merv___actions___library__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 8, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 8, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[1199]; /* 'serai.games.merv.actions.library' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 8, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5194]; /* ('library',) */
    cpy_r_r58 = CPyStatic_merv___actions___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 8, CPyStatic_merv___actions___globals);
        goto CPyL78;
    } else
        goto CPyL80;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___merv___actions___mosque;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___merv___actions___mosque;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[1201]; /* 'serai.games.merv.actions.mosque' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 9, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___merv___actions___mosque;
    cpy_r_r69 = CPyExec_serai___games___merv___actions___mosque;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___merv___actions___mosque__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 9, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 9, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1201]; /* 'serai.games.merv.actions.mosque' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 9, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5195]; /* ('mosque',) */
    cpy_r_r80 = CPyStatic_merv___actions___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 9, CPyStatic_merv___actions___globals);
        goto CPyL78;
    } else
        goto CPyL81;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___merv___actions___palace;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___merv___actions___palace;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[1203]; /* 'serai.games.merv.actions.palace' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 10, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___merv___actions___palace;
    cpy_r_r91 = CPyExec_serai___games___merv___actions___palace;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___merv___actions___palace__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 10, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 10, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[1203]; /* 'serai.games.merv.actions.palace' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 10, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5196]; /* ('palace',) */
    cpy_r_r102 = CPyStatic_merv___actions___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 10, CPyStatic_merv___actions___globals);
        goto CPyL78;
    } else
        goto CPyL82;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___merv___actions___trade;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___merv___actions___trade;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[1205]; /* 'serai.games.merv.actions.trade' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 11, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___merv___actions___trade;
    cpy_r_r113 = CPyExec_serai___games___merv___actions___trade;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___merv___actions___trade__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 11, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 11, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[1205]; /* 'serai.games.merv.actions.trade' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 11, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5197]; /* ('trade',) */
    cpy_r_r124 = CPyStatic_merv___actions___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 11, CPyStatic_merv___actions___globals);
        goto CPyL78;
    } else
        goto CPyL83;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___merv___actions___walls;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___merv___actions___walls;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[1207]; /* 'serai.games.merv.actions.walls' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 12, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___merv___actions___walls;
    cpy_r_r135 = CPyExec_serai___games___merv___actions___walls;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___merv___actions___walls__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 12, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 12, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[1207]; /* 'serai.games.merv.actions.walls' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 12, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5198]; /* ('walls',) */
    cpy_r_r146 = CPyStatic_merv___actions___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 12, CPyStatic_merv___actions___globals);
        goto CPyL78;
    } else
        goto CPyL84;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r149 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 13, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r157 = CPyExec_serai___games___merv___table;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 13, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 13, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 13, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r168 = CPyStatic_merv___actions___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 13, CPyStatic_merv___actions___globals);
        goto CPyL78;
    } else
        goto CPyL85;
CPyL62: ;
    cpy_r_r170 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r171 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r172 = CPyModuleLockAPI_serai;
    cpy_r_r173 = CPyImport_IsInitialized(cpy_r_r171);
    if (!cpy_r_r173) goto CPyL65;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 14, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r177 = cpy_r_r176;
    goto CPyL69;
CPyL65: ;
    cpy_r_r178 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r179 = CPyExec_serai___kernel___decision;
    cpy_r_r180 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r181 = PyImport_GetModuleDict();
    cpy_r_r182 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 14, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r184 = CPyStatics[8]; /* '__file__' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 14, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r186 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r187 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r188 = CPyImport_ImportNative(cpy_r_r187, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r185, cpy_r_r186, 0);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 14, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r177 = cpy_r_r188;
CPyL69: ;
    cpy_r_r189 = CPyStatics[5060]; /* ('Rules',) */
    cpy_r_r190 = CPyStatic_merv___actions___globals;
    cpy_r_r191 = CPyImport_GetNativeAttrs(cpy_r_r177, cpy_r_r189, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 14, CPyStatic_merv___actions___globals);
        goto CPyL78;
    } else
        goto CPyL86;
CPyL70: ;
    cpy_r_r192 = CPyStatic_merv___actions___globals;
    cpy_r_r193 = CPyStatics[1198]; /* 'caravansary' */
    cpy_r_r194 = CPyDict_GetItem(cpy_r_r192, cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 17, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    cpy_r_r195 = CPyStatic_merv___actions___globals;
    cpy_r_r196 = CPyStatics[1204]; /* 'palace' */
    cpy_r_r197 = CPyDict_GetItem(cpy_r_r195, cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 17, CPyStatic_merv___actions___globals);
        goto CPyL87;
    }
    cpy_r_r198 = CPyStatic_merv___actions___globals;
    cpy_r_r199 = CPyStatics[1200]; /* 'library' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 17, CPyStatic_merv___actions___globals);
        goto CPyL88;
    }
    cpy_r_r201 = CPyStatic_merv___actions___globals;
    cpy_r_r202 = CPyStatics[1206]; /* 'trade' */
    cpy_r_r203 = CPyDict_GetItem(cpy_r_r201, cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 17, CPyStatic_merv___actions___globals);
        goto CPyL89;
    }
    cpy_r_r204 = CPyStatic_merv___actions___globals;
    cpy_r_r205 = CPyStatics[1202]; /* 'mosque' */
    cpy_r_r206 = CPyDict_GetItem(cpy_r_r204, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 17, CPyStatic_merv___actions___globals);
        goto CPyL90;
    }
    cpy_r_r207 = CPyStatic_merv___actions___globals;
    cpy_r_r208 = CPyStatics[1208]; /* 'walls' */
    cpy_r_r209 = CPyDict_GetItem(cpy_r_r207, cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 17, CPyStatic_merv___actions___globals);
        goto CPyL91;
    }
    cpy_r_r210.f0 = cpy_r_r194;
    cpy_r_r210.f1 = cpy_r_r197;
    cpy_r_r210.f2 = cpy_r_r200;
    cpy_r_r210.f3 = cpy_r_r203;
    cpy_r_r210.f4 = cpy_r_r206;
    cpy_r_r210.f5 = cpy_r_r209;
    cpy_r_r211 = CPyStatic_merv___actions___globals;
    cpy_r_r212 = CPyStatics[1209]; /* 'DISTRICT_ACTIONS' */
    cpy_r_r213 = PyTuple_New(6);
    if (unlikely(cpy_r_r213 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp995 = cpy_r_r210.f0;
    PyTuple_SET_ITEM(cpy_r_r213, 0, __tmp995);
    PyObject *__tmp996 = cpy_r_r210.f1;
    PyTuple_SET_ITEM(cpy_r_r213, 1, __tmp996);
    PyObject *__tmp997 = cpy_r_r210.f2;
    PyTuple_SET_ITEM(cpy_r_r213, 2, __tmp997);
    PyObject *__tmp998 = cpy_r_r210.f3;
    PyTuple_SET_ITEM(cpy_r_r213, 3, __tmp998);
    PyObject *__tmp999 = cpy_r_r210.f4;
    PyTuple_SET_ITEM(cpy_r_r213, 4, __tmp999);
    PyObject *__tmp1000 = cpy_r_r210.f5;
    PyTuple_SET_ITEM(cpy_r_r213, 5, __tmp1000);
    cpy_r_r214 = CPyDict_SetItem(cpy_r_r211, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    cpy_r_r215 = cpy_r_r214 >= 0;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/merv/actions/__init__.py", "<module>", 17, CPyStatic_merv___actions___globals);
        goto CPyL78;
    }
    return 1;
CPyL78: ;
    cpy_r_r216 = 2;
    return cpy_r_r216;
CPyL79: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL80: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL81: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL82: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL83: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL84: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL85: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL86: ;
    CPy_DECREF(cpy_r_r191);
    goto CPyL70;
CPyL87: ;
    CPy_DecRef(cpy_r_r194);
    goto CPyL78;
CPyL88: ;
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r197);
    goto CPyL78;
CPyL89: ;
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r200);
    goto CPyL78;
CPyL90: ;
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r203);
    goto CPyL78;
CPyL91: ;
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r206);
    goto CPyL78;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef botsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___bots__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___bots__internal, "__name__");
    CPyStatic_bots___globals = PyModule_GetDict(CPyModule_serai___bots__internal);
    if (unlikely(CPyStatic_bots___globals == NULL))
        goto fail;
    char result = CPyDef_bots_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___bots__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___bots(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___bots__impl, &CPyImportState_serai___bots, &CPyModule_serai___bots);
}
static struct PyModuleDef botsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.bots",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    botsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___bots(void)
{
    if (CPyModule_serai___bots__internal) {
        Py_INCREF(CPyModule_serai___bots__internal);
        return CPyModule_serai___bots__internal;
    }
    CPyModule_serai___bots__internal = PyModule_Create(&botsmodule);
    return CPyModule_serai___bots__internal;
}

PyObject *CPyInit_serai___bots(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___bots__internal) {
        Py_INCREF(CPyModule_serai___bots__internal);
        return CPyModule_serai___bots__internal;
    }
    CPyModule_serai___bots__internal = PyModule_Create(&botsmodule);
    if (unlikely(CPyModule_serai___bots__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.bots");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___bots__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___bots__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___bots__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___bots(CPyModule_serai___bots__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___bots__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.bots");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___bots__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_bots_____top_level__(void) {
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
    void *cpy_r_r11;
    void *cpy_r_r12;
    void *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    void *cpy_r_r19;
    void *cpy_r_r20;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    void *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    void *cpy_r_r41;
    void *cpy_r_r42;
    PyObject **cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    void *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    void *cpy_r_r63;
    void *cpy_r_r64;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    void *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    void *cpy_r_r85;
    void *cpy_r_r86;
    PyObject **cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    void *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    void *cpy_r_r107;
    void *cpy_r_r108;
    PyObject **cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
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
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    int32_t cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 1, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 1, CPyStatic_bots___globals);
        goto CPyL48;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_bots___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 15, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___bots___bot;
    cpy_r_r12 = (void *)&CPyImportState_serai___bots___bot;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 17, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___bots___bot;
    cpy_r_r20 = CPyExec_serai___bots___bot;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___bots___bot__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 17, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 17, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 17, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[4972]; /* ('Bot', 'Outlook', 'dismiss', 'introduce', 'play_on') */
    cpy_r_r31 = CPyStatic_bots___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 17, CPyStatic_bots___globals);
        goto CPyL48;
    } else
        goto CPyL49;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___bots___greedy_bot;
    cpy_r_r34 = (void *)&CPyImportState_serai___bots___greedy_bot;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[15]; /* 'serai.bots.greedy_bot' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 18, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___bots___greedy_bot;
    cpy_r_r42 = CPyExec_serai___bots___greedy_bot;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___bots___greedy_bot__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 18, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 18, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[15]; /* 'serai.bots.greedy_bot' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 18, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[4973]; /* ('GreedyBot',) */
    cpy_r_r53 = CPyStatic_bots___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 18, CPyStatic_bots___globals);
        goto CPyL48;
    } else
        goto CPyL50;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___bots___levels;
    cpy_r_r56 = (void *)&CPyImportState_serai___bots___levels;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[17]; /* 'serai.bots.levels' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 19, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___bots___levels;
    cpy_r_r64 = CPyExec_serai___bots___levels;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___bots___levels__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 19, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 19, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[17]; /* 'serai.bots.levels' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 19, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[4974]; /* ('BOTS', 'UnknownBot', 'make_bot') */
    cpy_r_r75 = CPyStatic_bots___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 19, CPyStatic_bots___globals);
        goto CPyL48;
    } else
        goto CPyL51;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___bots___random_bot;
    cpy_r_r78 = (void *)&CPyImportState_serai___bots___random_bot;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[21]; /* 'serai.bots.random_bot' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 20, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___bots___random_bot;
    cpy_r_r86 = CPyExec_serai___bots___random_bot;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___bots___random_bot__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 20, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 20, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[21]; /* 'serai.bots.random_bot' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 20, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[4975]; /* ('RandomBot',) */
    cpy_r_r97 = CPyStatic_bots___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 20, CPyStatic_bots___globals);
        goto CPyL48;
    } else
        goto CPyL52;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___bots___search_bot;
    cpy_r_r100 = (void *)&CPyImportState_serai___bots___search_bot;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[23]; /* 'serai.bots.search_bot' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 21, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___bots___search_bot;
    cpy_r_r108 = CPyExec_serai___bots___search_bot;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___bots___search_bot__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 21, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 21, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[23]; /* 'serai.bots.search_bot' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 21, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[4976]; /* ('SearchBot',) */
    cpy_r_r119 = CPyStatic_bots___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 21, CPyStatic_bots___globals);
        goto CPyL48;
    } else
        goto CPyL53;
CPyL45: ;
    cpy_r_r121 = CPyStatics[18]; /* 'BOTS' */
    cpy_r_r122 = CPyStatics[10]; /* 'Bot' */
    cpy_r_r123 = CPyStatics[16]; /* 'GreedyBot' */
    cpy_r_r124 = CPyStatics[11]; /* 'Outlook' */
    cpy_r_r125 = CPyStatics[22]; /* 'RandomBot' */
    cpy_r_r126 = CPyStatics[24]; /* 'SearchBot' */
    cpy_r_r127 = CPyStatics[19]; /* 'UnknownBot' */
    cpy_r_r128 = CPyStatics[12]; /* 'dismiss' */
    cpy_r_r129 = CPyStatics[13]; /* 'introduce' */
    cpy_r_r130 = CPyStatics[20]; /* 'make_bot' */
    cpy_r_r131 = CPyStatics[14]; /* 'play_on' */
    CPy_INCREF(cpy_r_r121);
    CPy_INCREF(cpy_r_r122);
    CPy_INCREF(cpy_r_r123);
    CPy_INCREF(cpy_r_r124);
    CPy_INCREF(cpy_r_r125);
    CPy_INCREF(cpy_r_r126);
    CPy_INCREF(cpy_r_r127);
    CPy_INCREF(cpy_r_r128);
    CPy_INCREF(cpy_r_r129);
    CPy_INCREF(cpy_r_r130);
    CPy_INCREF(cpy_r_r131);
    cpy_r_r132 = CPyList_Build(11, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r125, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 23, CPyStatic_bots___globals);
        goto CPyL48;
    }
    cpy_r_r133 = CPyStatic_bots___globals;
    cpy_r_r134 = CPyStatics[25]; /* '__all__' */
    cpy_r_r135 = CPyDict_SetItem(cpy_r_r133, cpy_r_r134, cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    cpy_r_r136 = cpy_r_r135 >= 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/bots/__init__.py", "<module>", 23, CPyStatic_bots___globals);
        goto CPyL48;
    }
    return 1;
CPyL48: ;
    cpy_r_r137 = 2;
    return cpy_r_r137;
CPyL49: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL50: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL51: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL52: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL53: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef myriad___namesmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___names__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___names__internal, "__name__");
    CPyStatic_myriad___names___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___names__internal);
    if (unlikely(CPyStatic_myriad___names___globals == NULL))
        goto fail;
    char result = CPyDef_myriad___names_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___names__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_myriad___names___CONDITIONS.f0);
    CPy_XDECREF(CPyStatic_myriad___names___CONDITIONS.f1);
    CPy_XDECREF(CPyStatic_myriad___names___CONDITIONS.f2);
    CPy_XDECREF(CPyStatic_myriad___names___CONDITIONS.f3);
    CPy_XDECREF(CPyStatic_myriad___names___CONDITIONS.f4);
    CPy_XDECREF(CPyStatic_myriad___names___CONDITIONS.f5);
    CPy_XDECREF(CPyStatic_myriad___names___CONDITIONS.f6);
    CPy_XDECREF(CPyStatic_myriad___names___CONDITIONS.f7);
    CPyStatic_myriad___names___CONDITIONS = (tuple_T8OOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    return -1;
}
int CPyExec_serai___games___scholars___myriad___names(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___names__impl, &CPyImportState_serai___games___scholars___myriad___names, &CPyModule_serai___games___scholars___myriad___names);
}
static struct PyModuleDef myriad___namesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.names",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___namesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___names(void)
{
    if (CPyModule_serai___games___scholars___myriad___names__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___names__internal);
        return CPyModule_serai___games___scholars___myriad___names__internal;
    }
    CPyModule_serai___games___scholars___myriad___names__internal = PyModule_Create(&myriad___namesmodule);
    return CPyModule_serai___games___scholars___myriad___names__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___names(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___names__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___names__internal);
        return CPyModule_serai___games___scholars___myriad___names__internal;
    }
    CPyModule_serai___games___scholars___myriad___names__internal = PyModule_Create(&myriad___namesmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___names__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.names");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___names__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___names__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___names__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___names(CPyModule_serai___games___scholars___myriad___names__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___names__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.names");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___names__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_myriad___names_____top_level__(void) {
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
    int32_t cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    int32_t cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    tuple_T8OOOOOOOO cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int32_t cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 1, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 1, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___names___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 3, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_myriad___names___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 5, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_myriad___names___globals;
    cpy_r_r17 = CPyStatics[3027]; /* 'GONE' */
    cpy_r_r18 = CPyStatics[4910]; /* -2 */
    cpy_r_r19 = CPyDict_SetItem(cpy_r_r16, cpy_r_r17, cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 7, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r21 = CPyStatics[2955]; /* 'if_colour' */
    cpy_r_r22 = CPyStatic_myriad___names___globals;
    cpy_r_r23 = CPyStatics[2983]; /* 'IF_COLOUR' */
    cpy_r_r24 = CPyDict_SetItem(cpy_r_r22, cpy_r_r23, cpy_r_r21);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 10, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r26 = CPyStatics[2956]; /* 'if_value' */
    cpy_r_r27 = CPyStatic_myriad___names___globals;
    cpy_r_r28 = CPyStatics[2985]; /* 'IF_VALUE' */
    cpy_r_r29 = CPyDict_SetItem(cpy_r_r27, cpy_r_r28, cpy_r_r26);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 11, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r31 = CPyStatics[2957]; /* 'if_white_stop' */
    cpy_r_r32 = CPyStatic_myriad___names___globals;
    cpy_r_r33 = CPyStatics[2986]; /* 'IF_WHITE_STOP' */
    cpy_r_r34 = CPyDict_SetItem(cpy_r_r32, cpy_r_r33, cpy_r_r31);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 12, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r36 = CPyStatics[2958]; /* 'if_advanced' */
    cpy_r_r37 = CPyStatic_myriad___names___globals;
    cpy_r_r38 = CPyStatics[2982]; /* 'IF_ADVANCED' */
    cpy_r_r39 = CPyDict_SetItem(cpy_r_r37, cpy_r_r38, cpy_r_r36);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 13, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r41 = CPyStatics[2959]; /* 'if_translated' */
    cpy_r_r42 = CPyStatic_myriad___names___globals;
    cpy_r_r43 = CPyStatics[2984]; /* 'IF_TRANSLATED' */
    cpy_r_r44 = CPyDict_SetItem(cpy_r_r42, cpy_r_r43, cpy_r_r41);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 14, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r46 = CPyStatics[2960]; /* 'each_interaction' */
    cpy_r_r47 = CPyStatic_myriad___names___globals;
    cpy_r_r48 = CPyStatics[2981]; /* 'EACH_INTERACTION' */
    cpy_r_r49 = CPyDict_SetItem(cpy_r_r47, cpy_r_r48, cpy_r_r46);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 15, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r51 = CPyStatics[2961]; /* 'each_delivery' */
    cpy_r_r52 = CPyStatic_myriad___names___globals;
    cpy_r_r53 = CPyStatics[2980]; /* 'EACH_DELIVERY' */
    cpy_r_r54 = CPyDict_SetItem(cpy_r_r52, cpy_r_r53, cpy_r_r51);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 16, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r56 = CPyStatics[2962]; /* 'times_markers' */
    cpy_r_r57 = CPyStatic_myriad___names___globals;
    cpy_r_r58 = CPyStatics[2987]; /* 'TIMES_MARKERS' */
    cpy_r_r59 = CPyDict_SetItem(cpy_r_r57, cpy_r_r58, cpy_r_r56);
    cpy_r_r60 = cpy_r_r59 >= 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 17, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r61 = CPyStatics[2955]; /* 'if_colour' */
    cpy_r_r62 = CPyStatics[2956]; /* 'if_value' */
    cpy_r_r63 = CPyStatics[2957]; /* 'if_white_stop' */
    cpy_r_r64 = CPyStatics[2958]; /* 'if_advanced' */
    cpy_r_r65 = CPyStatics[2959]; /* 'if_translated' */
    cpy_r_r66 = CPyStatics[2960]; /* 'each_interaction' */
    cpy_r_r67 = CPyStatics[2961]; /* 'each_delivery' */
    cpy_r_r68 = CPyStatics[2962]; /* 'times_markers' */
    CPy_INCREF(cpy_r_r61);
    CPy_INCREF(cpy_r_r62);
    CPy_INCREF(cpy_r_r63);
    CPy_INCREF(cpy_r_r64);
    CPy_INCREF(cpy_r_r65);
    CPy_INCREF(cpy_r_r66);
    CPy_INCREF(cpy_r_r67);
    CPy_INCREF(cpy_r_r68);
    cpy_r_r69.f0 = cpy_r_r61;
    cpy_r_r69.f1 = cpy_r_r62;
    cpy_r_r69.f2 = cpy_r_r63;
    cpy_r_r69.f3 = cpy_r_r64;
    cpy_r_r69.f4 = cpy_r_r65;
    cpy_r_r69.f5 = cpy_r_r66;
    cpy_r_r69.f6 = cpy_r_r67;
    cpy_r_r69.f7 = cpy_r_r68;
    CPyStatic_myriad___names___CONDITIONS = cpy_r_r69;
    CPy_INCREF(CPyStatic_myriad___names___CONDITIONS.f0);
    CPy_INCREF(CPyStatic_myriad___names___CONDITIONS.f1);
    CPy_INCREF(CPyStatic_myriad___names___CONDITIONS.f2);
    CPy_INCREF(CPyStatic_myriad___names___CONDITIONS.f3);
    CPy_INCREF(CPyStatic_myriad___names___CONDITIONS.f4);
    CPy_INCREF(CPyStatic_myriad___names___CONDITIONS.f5);
    CPy_INCREF(CPyStatic_myriad___names___CONDITIONS.f6);
    CPy_INCREF(CPyStatic_myriad___names___CONDITIONS.f7);
    cpy_r_r70 = CPyStatic_myriad___names___globals;
    cpy_r_r71 = CPyStatics[2930]; /* 'CONDITIONS' */
    cpy_r_r72 = PyTuple_New(8);
    if (unlikely(cpy_r_r72 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5066 = cpy_r_r69.f0;
    PyTuple_SET_ITEM(cpy_r_r72, 0, __tmp5066);
    PyObject *__tmp5067 = cpy_r_r69.f1;
    PyTuple_SET_ITEM(cpy_r_r72, 1, __tmp5067);
    PyObject *__tmp5068 = cpy_r_r69.f2;
    PyTuple_SET_ITEM(cpy_r_r72, 2, __tmp5068);
    PyObject *__tmp5069 = cpy_r_r69.f3;
    PyTuple_SET_ITEM(cpy_r_r72, 3, __tmp5069);
    PyObject *__tmp5070 = cpy_r_r69.f4;
    PyTuple_SET_ITEM(cpy_r_r72, 4, __tmp5070);
    PyObject *__tmp5071 = cpy_r_r69.f5;
    PyTuple_SET_ITEM(cpy_r_r72, 5, __tmp5071);
    PyObject *__tmp5072 = cpy_r_r69.f6;
    PyTuple_SET_ITEM(cpy_r_r72, 6, __tmp5072);
    PyObject *__tmp5073 = cpy_r_r69.f7;
    PyTuple_SET_ITEM(cpy_r_r72, 7, __tmp5073);
    cpy_r_r73 = CPyDict_SetItem(cpy_r_r70, cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 18, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r75 = CPyStatics[2912]; /* 'score_xp_as_gold' */
    cpy_r_r76 = CPyStatic_myriad___names___globals;
    cpy_r_r77 = CPyStatics[2932]; /* 'XP_AS_GOLD' */
    cpy_r_r78 = CPyDict_SetItem(cpy_r_r76, cpy_r_r77, cpy_r_r75);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 22, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    cpy_r_r80 = CPyStatics[2913]; /* 'score_workers_as_silver' */
    cpy_r_r81 = CPyStatic_myriad___names___globals;
    cpy_r_r82 = CPyStatics[2931]; /* 'WORKERS_AS_SILVER' */
    cpy_r_r83 = CPyDict_SetItem(cpy_r_r81, cpy_r_r82, cpy_r_r80);
    cpy_r_r84 = cpy_r_r83 >= 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/names.py", "<module>", 23, CPyStatic_myriad___names___globals);
        goto CPyL19;
    }
    return 1;
CPyL19: ;
    cpy_r_r85 = 2;
    return cpy_r_r85;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef encyclopedia___setupmodule_methods[] = {
    {"make_settings", (PyCFunction)CPyPy_encyclopedia___setup___make_settings, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("make_settings(book)\n--\n\n") /* docstring */},
    {"set_up", (PyCFunction)CPyPy_encyclopedia___setup___set_up, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("set_up(book, humans, chosen, seed)\n--\n\n") /* docstring */},
    {"_player", (PyCFunction)CPyPy_encyclopedia___setup____player, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player(book)\n--\n\n") /* docstring */},
    {"_shuffled", (PyCFunction)CPyPy_encyclopedia___setup____shuffled, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_shuffled(t, count)\n--\n\n") /* docstring */},
    {"_automas", (PyCFunction)CPyPy_encyclopedia___setup____automas, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_automas(book, humans, wanted)\n--\n\n") /* docstring */},
    {"_cards", (PyCFunction)CPyPy_encyclopedia___setup____cards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_cards(ids, wanted, kind)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___setup__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___setup__internal, "__name__");
    CPyStatic_encyclopedia___setup___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___setup__internal);
    if (unlikely(CPyStatic_encyclopedia___setup___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___setup_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___setup__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___encyclopedia___setup(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___setup__impl, &CPyImportState_serai___games___encyclopedia___setup, &CPyModule_serai___games___encyclopedia___setup);
}
static struct PyModuleDef encyclopedia___setupmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.setup",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___setupmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___setup(void)
{
    if (CPyModule_serai___games___encyclopedia___setup__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___setup__internal);
        return CPyModule_serai___games___encyclopedia___setup__internal;
    }
    CPyModule_serai___games___encyclopedia___setup__internal = PyModule_Create(&encyclopedia___setupmodule);
    return CPyModule_serai___games___encyclopedia___setup__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___setup(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___setup__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___setup__internal);
        return CPyModule_serai___games___encyclopedia___setup__internal;
    }
    CPyModule_serai___games___encyclopedia___setup__internal = PyModule_Create(&encyclopedia___setupmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___setup__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.setup");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___setup__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___setup__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___setup__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___setup(CPyModule_serai___games___encyclopedia___setup__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___setup__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.setup");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___setup__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___setup___make_settings(PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_count;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_number;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    tuple_T1O cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T0 cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    CPyPtr cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyPtr cpy_r_r58;
    CPyPtr cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject **cpy_r_r70;
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
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyPtr cpy_r_r84;
    CPyPtr cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject **cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyPtr cpy_r_r108;
    CPyPtr cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject **cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    tuple_T2OO cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject **cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    tuple_T2OO cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject **cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    tuple_T2OO cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject **cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    tuple_T1O cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    CPyPtr cpy_r_r166;
    CPyPtr cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    tuple_T2OO cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject **cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    CPyPtr cpy_r_r182;
    CPyPtr cpy_r_r183;
    PyObject *cpy_r_r184;
    int32_t cpy_r_r185;
    char cpy_r_r186;
    int32_t cpy_r_r187;
    char cpy_r_r188;
    int32_t cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 21, CPyStatic_encyclopedia___setup___globals);
        goto CPyL97;
    }
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_most_automas;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "make_settings", "Book", "most_automas", 21, CPyStatic_encyclopedia___setup___globals);
        goto CPyL98;
    }
CPyL2: ;
    cpy_r_r2 = CPyTagged_Add(cpy_r_r1, 2);
    cpy_r_r3 = 2;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_count = cpy_r_r3;
    CPyTagged_DECREF(cpy_r_count);
CPyL3: ;
    cpy_r_r4 = cpy_r_r3 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL5;
    cpy_r_r6 = cpy_r_r2 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL6;
CPyL5: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_r3, cpy_r_r2);
    if (cpy_r_r8) {
        goto CPyL7;
    } else
        goto CPyL99;
CPyL6: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r3 < (Py_ssize_t)cpy_r_r2;
    if (!cpy_r_r9) goto CPyL99;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_count = cpy_r_r3;
    cpy_r_r10 = CPyTagged_Str(cpy_r_count);
    CPyTagged_DECREF(cpy_r_count);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 21, CPyStatic_encyclopedia___setup___globals);
        goto CPyL100;
    }
    cpy_r_r11 = PyList_Append(cpy_r_r0, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 21, CPyStatic_encyclopedia___setup___globals);
        goto CPyL100;
    }
    cpy_r_r13 = CPyTagged_Add(cpy_r_r3, 2);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r3 = cpy_r_r13;
    goto CPyL3;
CPyL10: ;
    cpy_r_r14 = PyList_AsTuple(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 21, CPyStatic_encyclopedia___setup___globals);
        goto CPyL97;
    }
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 22, CPyStatic_encyclopedia___setup___globals);
        goto CPyL101;
    }
    cpy_r_r16 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_most_automas;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "make_settings", "Book", "most_automas", 23, CPyStatic_encyclopedia___setup___globals);
        goto CPyL102;
    }
CPyL13: ;
    cpy_r_r17 = CPyTagged_Add(cpy_r_r16, 2);
    cpy_r_r18 = 2;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_number = cpy_r_r18;
    CPyTagged_DECREF(cpy_r_number);
CPyL14: ;
    cpy_r_r19 = cpy_r_r18 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (cpy_r_r20) goto CPyL16;
    cpy_r_r21 = cpy_r_r17 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL17;
CPyL16: ;
    cpy_r_r23 = CPyTagged_IsLt_(cpy_r_r18, cpy_r_r17);
    if (cpy_r_r23) {
        goto CPyL18;
    } else
        goto CPyL103;
CPyL17: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r18 < (Py_ssize_t)cpy_r_r17;
    if (!cpy_r_r24) goto CPyL103;
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_number = cpy_r_r18;
    cpy_r_r25 = CPyStatics[580]; /* 'automas' */
    cpy_r_r26 = CPyTagged_Subtract(cpy_r_number, 2);
    cpy_r_r27 = CPySequenceTuple_GetSlice(cpy_r_r14, cpy_r_r26, 9223372036854775806LL);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 24, CPyStatic_encyclopedia___setup___globals);
        goto CPyL104;
    }
    if (likely(PyTuple_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 24, CPyStatic_encyclopedia___setup___globals, "tuple", cpy_r_r27);
        goto CPyL104;
    }
    cpy_r_r29 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r30 = CPyStatics[1044]; /* 'When' */
    cpy_r_r31 = CPyDict_GetItem(cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 24, CPyStatic_encyclopedia___setup___globals);
        goto CPyL105;
    }
    PyObject *cpy_r_r32[2] = {cpy_r_r25, cpy_r_r28};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = CPyStatics[5159]; /* ('setting', 'values') */
    cpy_r_r35 = PyObject_Vectorcall(cpy_r_r31, cpy_r_r33, 0, cpy_r_r34);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 24, CPyStatic_encyclopedia___setup___globals);
        goto CPyL105;
    }
    CPy_DECREF(cpy_r_r28);
    if (likely(PyTuple_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 24, CPyStatic_encyclopedia___setup___globals, "tuple", cpy_r_r35);
        goto CPyL104;
    }
    cpy_r_r37 = cpy_r_number == 2;
    if (!cpy_r_r37) goto CPyL28;
    cpy_r_r38 = CPyStatic_game___SOLO;
    if (unlikely(cpy_r_r38.f0 == NULL)) {
        goto CPyL106;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SOLO\" was not set");
    cpy_r_r39 = 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 24, CPyStatic_encyclopedia___setup___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL27: ;
    CPy_INCREF(cpy_r_r38.f0);
    cpy_r_r40 = PyTuple_New(1);
    if (unlikely(cpy_r_r40 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp828 = cpy_r_r38.f0;
    PyTuple_SET_ITEM(cpy_r_r40, 0, __tmp828);
    cpy_r_r41 = cpy_r_r40;
    goto CPyL29;
CPyL28: ;
    cpy_r_r42.empty_struct_error_flag = 0;
    cpy_r_r43 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r41 = cpy_r_r43;
CPyL29: ;
    cpy_r_r44 = PyList_New(1);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 24, CPyStatic_encyclopedia___setup___globals);
        goto CPyL107;
    }
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyListObject, ob_item));
    cpy_r_r46 = *(CPyPtr *)cpy_r_r45;
    *(PyObject * *)cpy_r_r46 = cpy_r_r36;
    cpy_r_r47 = CPyList_Extend(cpy_r_r44, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 24, CPyStatic_encyclopedia___setup___globals);
        goto CPyL108;
    } else
        goto CPyL109;
CPyL31: ;
    cpy_r_r48 = PyList_AsTuple(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 24, CPyStatic_encyclopedia___setup___globals);
        goto CPyL104;
    }
    cpy_r_r49 = CPyStatics[1046]; /* 'behaviour-' */
    cpy_r_r50 = CPyTagged_Str(cpy_r_number);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals);
        goto CPyL110;
    }
    cpy_r_r51 = CPyStr_Build(2, cpy_r_r49, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals);
        goto CPyL110;
    }
    cpy_r_r52 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r53 = CPyStatics[1047]; /* 'EASIEST' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals);
        goto CPyL111;
    }
    if (likely(PyUnicode_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r54);
        goto CPyL111;
    }
    cpy_r_r56 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_behaviour_ids;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "make_settings", "Book", "behaviour_ids", 25, CPyStatic_encyclopedia___setup___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r56);
CPyL37: ;
    cpy_r_r57 = PyList_New(1);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals);
        goto CPyL113;
    }
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyListObject, ob_item));
    cpy_r_r59 = *(CPyPtr *)cpy_r_r58;
    *(PyObject * *)cpy_r_r59 = cpy_r_r55;
    cpy_r_r60 = CPyList_Extend(cpy_r_r57, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals);
        goto CPyL114;
    } else
        goto CPyL115;
CPyL39: ;
    cpy_r_r61 = PyList_AsTuple(cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals);
        goto CPyL111;
    }
    cpy_r_r62 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r63 = CPyStatics[1047]; /* 'EASIEST' */
    cpy_r_r64 = CPyDict_GetItem(cpy_r_r62, cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals);
        goto CPyL116;
    }
    if (likely(PyUnicode_Check(cpy_r_r64)))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r64);
        goto CPyL116;
    }
    cpy_r_r66 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r67 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals);
        goto CPyL117;
    }
    PyObject *cpy_r_r69[4] = {cpy_r_r51, cpy_r_r61, cpy_r_r65, cpy_r_r48};
    cpy_r_r70 = (PyObject **)&cpy_r_r69;
    cpy_r_r71 = PyObject_Vectorcall(cpy_r_r68, cpy_r_r70, 4, 0);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals);
        goto CPyL117;
    }
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r65);
    if (likely(PyTuple_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals, "tuple", cpy_r_r71);
        goto CPyL110;
    }
    cpy_r_r73 = PyList_Append(cpy_r_r15, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 25, CPyStatic_encyclopedia___setup___globals);
        goto CPyL110;
    }
    cpy_r_r75 = CPyStatics[1049]; /* 'scoring-' */
    cpy_r_r76 = CPyTagged_Str(cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals);
        goto CPyL118;
    }
    cpy_r_r77 = CPyStr_Build(2, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals);
        goto CPyL118;
    }
    cpy_r_r78 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r79 = CPyStatics[1047]; /* 'EASIEST' */
    cpy_r_r80 = CPyDict_GetItem(cpy_r_r78, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals);
        goto CPyL119;
    }
    if (likely(PyUnicode_Check(cpy_r_r80)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r80);
        goto CPyL119;
    }
    cpy_r_r82 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_scoring_ids;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "make_settings", "Book", "scoring_ids", 26, CPyStatic_encyclopedia___setup___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r82);
CPyL51: ;
    cpy_r_r83 = PyList_New(1);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals);
        goto CPyL121;
    }
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r83 + offsetof(PyListObject, ob_item));
    cpy_r_r85 = *(CPyPtr *)cpy_r_r84;
    *(PyObject * *)cpy_r_r85 = cpy_r_r81;
    cpy_r_r86 = CPyList_Extend(cpy_r_r83, cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals);
        goto CPyL122;
    } else
        goto CPyL123;
CPyL53: ;
    cpy_r_r87 = PyList_AsTuple(cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals);
        goto CPyL119;
    }
    cpy_r_r88 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r89 = CPyStatics[1047]; /* 'EASIEST' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals);
        goto CPyL124;
    }
    if (likely(PyUnicode_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r90);
        goto CPyL124;
    }
    cpy_r_r92 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r93 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r94 = CPyDict_GetItem(cpy_r_r92, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals);
        goto CPyL125;
    }
    PyObject *cpy_r_r95[4] = {cpy_r_r77, cpy_r_r87, cpy_r_r91, cpy_r_r48};
    cpy_r_r96 = (PyObject **)&cpy_r_r95;
    cpy_r_r97 = PyObject_Vectorcall(cpy_r_r94, cpy_r_r96, 4, 0);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals);
        goto CPyL125;
    }
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r48);
    if (likely(PyTuple_Check(cpy_r_r97)))
        cpy_r_r98 = cpy_r_r97;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals, "tuple", cpy_r_r97);
        goto CPyL126;
    }
    cpy_r_r99 = PyList_Append(cpy_r_r15, cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 26, CPyStatic_encyclopedia___setup___globals);
        goto CPyL126;
    }
    cpy_r_r101 = CPyTagged_Add(cpy_r_r18, 2);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r18 = cpy_r_r101;
    goto CPyL14;
CPyL61: ;
    cpy_r_r102 = CPyStatics[580]; /* 'automas' */
    cpy_r_r103 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r104 = CPyStatics[1050]; /* 'FEWEST' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 28, CPyStatic_encyclopedia___setup___globals);
        goto CPyL102;
    }
    if (likely(PyUnicode_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 28, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r105);
        goto CPyL102;
    }
    cpy_r_r107 = PyList_New(1);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 28, CPyStatic_encyclopedia___setup___globals);
        goto CPyL127;
    }
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r107 + offsetof(PyListObject, ob_item));
    cpy_r_r109 = *(CPyPtr *)cpy_r_r108;
    *(PyObject * *)cpy_r_r109 = cpy_r_r106;
    cpy_r_r110 = CPyList_Extend(cpy_r_r107, cpy_r_r14);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 28, CPyStatic_encyclopedia___setup___globals);
        goto CPyL128;
    } else
        goto CPyL129;
CPyL65: ;
    cpy_r_r111 = PyList_AsTuple(cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 28, CPyStatic_encyclopedia___setup___globals);
        goto CPyL102;
    }
    cpy_r_r112 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r113 = CPyStatics[1050]; /* 'FEWEST' */
    cpy_r_r114 = CPyDict_GetItem(cpy_r_r112, cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 28, CPyStatic_encyclopedia___setup___globals);
        goto CPyL130;
    }
    if (likely(PyUnicode_Check(cpy_r_r114)))
        cpy_r_r115 = cpy_r_r114;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 28, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r114);
        goto CPyL130;
    }
    cpy_r_r116 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r117 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 28, CPyStatic_encyclopedia___setup___globals);
        goto CPyL131;
    }
    PyObject *cpy_r_r119[3] = {cpy_r_r102, cpy_r_r111, cpy_r_r115};
    cpy_r_r120 = (PyObject **)&cpy_r_r119;
    cpy_r_r121 = PyObject_Vectorcall(cpy_r_r118, cpy_r_r120, 3, 0);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 28, CPyStatic_encyclopedia___setup___globals);
        goto CPyL131;
    }
    CPy_DECREF(cpy_r_r111);
    CPy_DECREF(cpy_r_r115);
    if (likely(PyTuple_Check(cpy_r_r121)))
        cpy_r_r122 = cpy_r_r121;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 28, CPyStatic_encyclopedia___setup___globals, "tuple", cpy_r_r121);
        goto CPyL102;
    }
    cpy_r_r123 = CPyStatics[1051]; /* 'reference-cube-required' */
    cpy_r_r124 = CPyStatics[1052]; /* 'yes' */
    cpy_r_r125 = CPyStatics[1053]; /* 'no' */
    CPy_INCREF(cpy_r_r124);
    CPy_INCREF(cpy_r_r125);
    cpy_r_r126.f0 = cpy_r_r124;
    cpy_r_r126.f1 = cpy_r_r125;
    cpy_r_r127 = CPyStatics[1052]; /* 'yes' */
    cpy_r_r128 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r129 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r130 = CPyDict_GetItem(cpy_r_r128, cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 30, CPyStatic_encyclopedia___setup___globals);
        goto CPyL132;
    }
    cpy_r_r131 = PyTuple_New(2);
    if (unlikely(cpy_r_r131 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp829 = cpy_r_r126.f0;
    PyTuple_SET_ITEM(cpy_r_r131, 0, __tmp829);
    PyObject *__tmp830 = cpy_r_r126.f1;
    PyTuple_SET_ITEM(cpy_r_r131, 1, __tmp830);
    PyObject *cpy_r_r132[3] = {cpy_r_r123, cpy_r_r131, cpy_r_r127};
    cpy_r_r133 = (PyObject **)&cpy_r_r132;
    cpy_r_r134 = PyObject_Vectorcall(cpy_r_r130, cpy_r_r133, 3, 0);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 30, CPyStatic_encyclopedia___setup___globals);
        goto CPyL133;
    }
    CPy_DECREF(cpy_r_r131);
    if (likely(PyTuple_Check(cpy_r_r134)))
        cpy_r_r135 = cpy_r_r134;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 30, CPyStatic_encyclopedia___setup___globals, "tuple", cpy_r_r134);
        goto CPyL134;
    }
    cpy_r_r136 = CPyStatics[1054]; /* 'publication-dice-retrievable' */
    cpy_r_r137 = CPyStatics[1053]; /* 'no' */
    cpy_r_r138 = CPyStatics[1052]; /* 'yes' */
    CPy_INCREF(cpy_r_r137);
    CPy_INCREF(cpy_r_r138);
    cpy_r_r139.f0 = cpy_r_r137;
    cpy_r_r139.f1 = cpy_r_r138;
    cpy_r_r140 = CPyStatics[1053]; /* 'no' */
    cpy_r_r141 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r142 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r143 = CPyDict_GetItem(cpy_r_r141, cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 31, CPyStatic_encyclopedia___setup___globals);
        goto CPyL135;
    }
    cpy_r_r144 = PyTuple_New(2);
    if (unlikely(cpy_r_r144 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp831 = cpy_r_r139.f0;
    PyTuple_SET_ITEM(cpy_r_r144, 0, __tmp831);
    PyObject *__tmp832 = cpy_r_r139.f1;
    PyTuple_SET_ITEM(cpy_r_r144, 1, __tmp832);
    PyObject *cpy_r_r145[3] = {cpy_r_r136, cpy_r_r144, cpy_r_r140};
    cpy_r_r146 = (PyObject **)&cpy_r_r145;
    cpy_r_r147 = PyObject_Vectorcall(cpy_r_r143, cpy_r_r146, 3, 0);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 31, CPyStatic_encyclopedia___setup___globals);
        goto CPyL136;
    }
    CPy_DECREF(cpy_r_r144);
    if (likely(PyTuple_Check(cpy_r_r147)))
        cpy_r_r148 = cpy_r_r147;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 31, CPyStatic_encyclopedia___setup___globals, "tuple", cpy_r_r147);
        goto CPyL137;
    }
    cpy_r_r149 = CPyStatics[1055]; /* 'automa-uses-seals' */
    cpy_r_r150 = CPyStatics[1053]; /* 'no' */
    cpy_r_r151 = CPyStatics[1052]; /* 'yes' */
    CPy_INCREF(cpy_r_r150);
    CPy_INCREF(cpy_r_r151);
    cpy_r_r152.f0 = cpy_r_r150;
    cpy_r_r152.f1 = cpy_r_r151;
    cpy_r_r153 = CPyStatics[1053]; /* 'no' */
    cpy_r_r154 = CPyStatics[580]; /* 'automas' */
    cpy_r_r155 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r156 = CPyStatics[1044]; /* 'When' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 32, CPyStatic_encyclopedia___setup___globals);
        goto CPyL138;
    }
    PyObject *cpy_r_r158[2] = {cpy_r_r154, cpy_r_r14};
    cpy_r_r159 = (PyObject **)&cpy_r_r158;
    cpy_r_r160 = CPyStatics[5159]; /* ('setting', 'values') */
    cpy_r_r161 = PyObject_Vectorcall(cpy_r_r157, cpy_r_r159, 0, cpy_r_r160);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 32, CPyStatic_encyclopedia___setup___globals);
        goto CPyL138;
    }
    CPy_DECREF(cpy_r_r14);
    if (likely(PyTuple_Check(cpy_r_r161)))
        cpy_r_r162 = cpy_r_r161;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 32, CPyStatic_encyclopedia___setup___globals, "tuple", cpy_r_r161);
        goto CPyL139;
    }
    cpy_r_r163 = CPyStatic_game___SOLO;
    if (unlikely(cpy_r_r163.f0 == NULL)) {
        goto CPyL140;
    } else
        goto CPyL83;
CPyL81: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SOLO\" was not set");
    cpy_r_r164 = 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 32, CPyStatic_encyclopedia___setup___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL83: ;
    cpy_r_r165 = PyList_New(1);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 32, CPyStatic_encyclopedia___setup___globals);
        goto CPyL141;
    }
    cpy_r_r166 = (CPyPtr)((CPyPtr)cpy_r_r165 + offsetof(PyListObject, ob_item));
    cpy_r_r167 = *(CPyPtr *)cpy_r_r166;
    *(PyObject * *)cpy_r_r167 = cpy_r_r162;
    CPy_INCREF(cpy_r_r163.f0);
    cpy_r_r168 = PyTuple_New(1);
    if (unlikely(cpy_r_r168 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp833 = cpy_r_r163.f0;
    PyTuple_SET_ITEM(cpy_r_r168, 0, __tmp833);
    cpy_r_r169 = CPyList_Extend(cpy_r_r165, cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 32, CPyStatic_encyclopedia___setup___globals);
        goto CPyL142;
    } else
        goto CPyL143;
CPyL85: ;
    cpy_r_r170 = PyList_AsTuple(cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 32, CPyStatic_encyclopedia___setup___globals);
        goto CPyL139;
    }
    PyObject *__tmp834;
    if (unlikely(!(PyTuple_Check(cpy_r_r170) && PyTuple_GET_SIZE(cpy_r_r170) == 2))) {
        __tmp834 = NULL;
        goto __LL835;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r170, 0))))
        __tmp834 = PyTuple_GET_ITEM(cpy_r_r170, 0);
    else {
        __tmp834 = NULL;
    }
    if (__tmp834 == NULL) goto __LL835;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r170, 1))))
        __tmp834 = PyTuple_GET_ITEM(cpy_r_r170, 1);
    else {
        __tmp834 = NULL;
    }
    if (__tmp834 == NULL) goto __LL835;
    __tmp834 = cpy_r_r170;
__LL835: ;
    if (unlikely(__tmp834 == NULL)) {
        CPy_TypeError("tuple[tuple, tuple]", cpy_r_r170); cpy_r_r171 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp836 = PyTuple_GET_ITEM(cpy_r_r170, 0);
        CPy_INCREF(__tmp836);
        PyObject * __tmp837;
        if (likely(PyTuple_Check(__tmp836)))
            __tmp837 = __tmp836;
        else {
            CPy_TypeError("tuple", __tmp836); 
            __tmp837 = NULL;
        }
        cpy_r_r171.f0 = __tmp837;
        PyObject *__tmp838 = PyTuple_GET_ITEM(cpy_r_r170, 1);
        CPy_INCREF(__tmp838);
        PyObject * __tmp839;
        if (likely(PyTuple_Check(__tmp838)))
            __tmp839 = __tmp838;
        else {
            CPy_TypeError("tuple", __tmp838); 
            __tmp839 = NULL;
        }
        cpy_r_r171.f1 = __tmp839;
    }
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r171.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 32, CPyStatic_encyclopedia___setup___globals);
        goto CPyL139;
    }
    cpy_r_r172 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r173 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r174 = CPyDict_GetItem(cpy_r_r172, cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 32, CPyStatic_encyclopedia___setup___globals);
        goto CPyL144;
    }
    cpy_r_r175 = PyTuple_New(2);
    if (unlikely(cpy_r_r175 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp840 = cpy_r_r152.f0;
    PyTuple_SET_ITEM(cpy_r_r175, 0, __tmp840);
    PyObject *__tmp841 = cpy_r_r152.f1;
    PyTuple_SET_ITEM(cpy_r_r175, 1, __tmp841);
    cpy_r_r176 = PyTuple_New(2);
    if (unlikely(cpy_r_r176 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp842 = cpy_r_r171.f0;
    PyTuple_SET_ITEM(cpy_r_r176, 0, __tmp842);
    PyObject *__tmp843 = cpy_r_r171.f1;
    PyTuple_SET_ITEM(cpy_r_r176, 1, __tmp843);
    PyObject *cpy_r_r177[4] = {cpy_r_r149, cpy_r_r175, cpy_r_r153, cpy_r_r176};
    cpy_r_r178 = (PyObject **)&cpy_r_r177;
    cpy_r_r179 = PyObject_Vectorcall(cpy_r_r174, cpy_r_r178, 4, 0);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 32, CPyStatic_encyclopedia___setup___globals);
        goto CPyL145;
    }
    CPy_DECREF(cpy_r_r175);
    CPy_DECREF(cpy_r_r176);
    if (likely(PyTuple_Check(cpy_r_r179)))
        cpy_r_r180 = cpy_r_r179;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 32, CPyStatic_encyclopedia___setup___globals, "tuple", cpy_r_r179);
        goto CPyL146;
    }
    cpy_r_r181 = PyList_New(1);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 27, CPyStatic_encyclopedia___setup___globals);
        goto CPyL147;
    }
    cpy_r_r182 = (CPyPtr)((CPyPtr)cpy_r_r181 + offsetof(PyListObject, ob_item));
    cpy_r_r183 = *(CPyPtr *)cpy_r_r182;
    *(PyObject * *)cpy_r_r183 = cpy_r_r122;
    cpy_r_r184 = CPyList_Extend(cpy_r_r181, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 27, CPyStatic_encyclopedia___setup___globals);
        goto CPyL148;
    } else
        goto CPyL149;
CPyL92: ;
    cpy_r_r185 = PyList_Append(cpy_r_r181, cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 27, CPyStatic_encyclopedia___setup___globals);
        goto CPyL150;
    }
    cpy_r_r187 = PyList_Append(cpy_r_r181, cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
    cpy_r_r188 = cpy_r_r187 >= 0;
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 27, CPyStatic_encyclopedia___setup___globals);
        goto CPyL151;
    }
    cpy_r_r189 = PyList_Append(cpy_r_r181, cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
    cpy_r_r190 = cpy_r_r189 >= 0;
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 27, CPyStatic_encyclopedia___setup___globals);
        goto CPyL152;
    }
    cpy_r_r191 = PyList_AsTuple(cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 27, CPyStatic_encyclopedia___setup___globals);
        goto CPyL97;
    }
    return cpy_r_r191;
CPyL97: ;
    cpy_r_r192 = NULL;
    return cpy_r_r192;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL97;
CPyL99: ;
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL10;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL97;
CPyL101: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL97;
CPyL102: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL97;
CPyL103: ;
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL61;
CPyL104: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL97;
CPyL105: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r28);
    goto CPyL97;
CPyL106: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r36);
    goto CPyL25;
CPyL107: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r41);
    goto CPyL97;
CPyL108: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r44);
    goto CPyL97;
CPyL109: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL31;
CPyL110: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r48);
    goto CPyL97;
CPyL111: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r51);
    goto CPyL97;
CPyL112: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r55);
    goto CPyL97;
CPyL113: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r56);
    goto CPyL97;
CPyL114: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r57);
    goto CPyL97;
CPyL115: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL39;
CPyL116: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r61);
    goto CPyL97;
CPyL117: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r65);
    goto CPyL97;
CPyL118: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r48);
    goto CPyL97;
CPyL119: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r77);
    goto CPyL97;
CPyL120: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r81);
    goto CPyL97;
CPyL121: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    goto CPyL97;
CPyL122: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r83);
    goto CPyL97;
CPyL123: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL53;
CPyL124: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r87);
    goto CPyL97;
CPyL125: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r91);
    goto CPyL97;
CPyL126: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL97;
CPyL127: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r106);
    goto CPyL97;
CPyL128: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r107);
    goto CPyL97;
CPyL129: ;
    CPy_DECREF(cpy_r_r110);
    goto CPyL65;
CPyL130: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r111);
    goto CPyL97;
CPyL131: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r111);
    CPy_DecRef(cpy_r_r115);
    goto CPyL97;
CPyL132: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r126.f0);
    CPy_DecRef(cpy_r_r126.f1);
    goto CPyL97;
CPyL133: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r131);
    goto CPyL97;
CPyL134: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    goto CPyL97;
CPyL135: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r139.f0);
    CPy_DecRef(cpy_r_r139.f1);
    goto CPyL97;
CPyL136: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r144);
    goto CPyL97;
CPyL137: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    goto CPyL97;
CPyL138: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r152.f0);
    CPy_DecRef(cpy_r_r152.f1);
    goto CPyL97;
CPyL139: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r152.f0);
    CPy_DecRef(cpy_r_r152.f1);
    goto CPyL97;
CPyL140: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r152.f0);
    CPy_DecRef(cpy_r_r152.f1);
    CPy_DecRef(cpy_r_r162);
    goto CPyL81;
CPyL141: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r152.f0);
    CPy_DecRef(cpy_r_r152.f1);
    CPy_DecRef(cpy_r_r162);
    goto CPyL97;
CPyL142: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r152.f0);
    CPy_DecRef(cpy_r_r152.f1);
    CPy_DecRef(cpy_r_r165);
    goto CPyL97;
CPyL143: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL85;
CPyL144: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r152.f0);
    CPy_DecRef(cpy_r_r152.f1);
    CPy_DecRef(cpy_r_r171.f0);
    CPy_DecRef(cpy_r_r171.f1);
    goto CPyL97;
CPyL145: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r175);
    CPy_DecRef(cpy_r_r176);
    goto CPyL97;
CPyL146: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r148);
    goto CPyL97;
CPyL147: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r180);
    goto CPyL97;
CPyL148: ;
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r181);
    goto CPyL97;
CPyL149: ;
    CPy_DECREF(cpy_r_r184);
    goto CPyL92;
CPyL150: ;
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r181);
    goto CPyL97;
CPyL151: ;
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r181);
    goto CPyL97;
CPyL152: ;
    CPy_DecRef(cpy_r_r181);
    goto CPyL97;
}
        
        PyObject *CPyPy_encyclopedia___setup___make_settings(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:make_settings", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___setup___make_settings(arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "make_settings", 19, CPyStatic_encyclopedia___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___setup___set_up(PyObject *cpy_r_book, CPyTagged cpy_r_humans, PyObject *cpy_r_chosen, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_n;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_n_2;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r__;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    int64_t cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    int32_t cpy_r_r105;
    char cpy_r_r106;
    CPyTagged cpy_r_r107;
    char cpy_r_r108;
    CPyTagged cpy_r_r109;
    CPyTagged cpy_r_number;
    int64_t cpy_r_r110;
    char cpy_r_r111;
    int64_t cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    CPyTagged cpy_r_r129;
    CPyTagged cpy_r_r130;
    PyObject *cpy_r_r131;
    int64_t cpy_r_r132;
    CPyPtr cpy_r_r133;
    int64_t cpy_r_r134;
    char cpy_r_r135;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r136;
    CPyPtr cpy_r_r137;
    int64_t cpy_r_r138;
    CPyPtr cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyTagged cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    CPyTagged cpy_r_r156;
    int64_t cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyPtr cpy_r_r159;
    int64_t cpy_r_r160;
    CPyTagged cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    CPyPtr cpy_r_r169;
    CPyPtr cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyPtr cpy_r_r172;
    int64_t cpy_r_r173;
    CPyTagged cpy_r_r174;
    PyObject *cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    CPyPtr cpy_r_r179;
    CPyPtr cpy_r_r180;
    PyObject *cpy_r_r181;
    CPyPtr cpy_r_r182;
    int64_t cpy_r_r183;
    CPyTagged cpy_r_r184;
    PyObject *cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    CPyPtr cpy_r_r190;
    int64_t cpy_r_r191;
    CPyTagged cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    CPyTagged cpy_r_r201;
    CPyTagged cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r___2;
    int64_t cpy_r_r204;
    char cpy_r_r205;
    int64_t cpy_r_r206;
    char cpy_r_r207;
    char cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    CPyTagged cpy_r_r213;
    PyObject *cpy_r_r214;
    int32_t cpy_r_r215;
    char cpy_r_r216;
    CPyTagged cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    CPyPtr cpy_r_r220;
    int64_t cpy_r_r221;
    CPyTagged cpy_r_r222;
    PyObject *cpy_r_r223;
    char cpy_r_r224;
    PyObject *cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    CPyTagged cpy_r_r231;
    CPyTagged cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r___3;
    int64_t cpy_r_r234;
    char cpy_r_r235;
    int64_t cpy_r_r236;
    char cpy_r_r237;
    char cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    CPyTagged cpy_r_r243;
    PyObject *cpy_r_r244;
    int32_t cpy_r_r245;
    char cpy_r_r246;
    CPyTagged cpy_r_r247;
    char cpy_r_r248;
    PyObject *cpy_r_r249;
    char cpy_r_r250;
    PyObject *cpy_r_r251;
    char cpy_r_r252;
    PyObject *cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    char cpy_r_r256;
    char cpy_r_r257;
    char cpy_r_r258;
    char cpy_r_r259;
    char cpy_r_r260;
    char cpy_r_r261;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    cpy_r_r0 = CPyStatics[580]; /* 'automas' */
    cpy_r_r1 = PyObject_GetItem(cpy_r_chosen, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 38, CPyStatic_encyclopedia___setup___globals);
        goto CPyL184;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 38, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r1);
        goto CPyL184;
    }
    cpy_r_r3 = CPyDef_encyclopedia___setup____automas(cpy_r_book, cpy_r_humans, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 38, CPyStatic_encyclopedia___setup___globals);
        goto CPyL184;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_behaviour_ids;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Book", "behaviour_ids", 39, CPyStatic_encyclopedia___setup___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 39, CPyStatic_encyclopedia___setup___globals);
        goto CPyL186;
    }
    cpy_r_r6 = 0;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_n = cpy_r_r6;
    CPyTagged_DECREF(cpy_r_n);
CPyL6: ;
    cpy_r_r7 = cpy_r_r6 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL8;
    cpy_r_r9 = cpy_r_r3 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL9;
CPyL8: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r6, cpy_r_r3);
    if (cpy_r_r11) {
        goto CPyL10;
    } else
        goto CPyL187;
CPyL9: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r6 < (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r12) goto CPyL187;
CPyL10: ;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_n = cpy_r_r6;
    cpy_r_r13 = CPyStatics[1046]; /* 'behaviour-' */
    cpy_r_r14 = CPyTagged_Add(cpy_r_n, 2);
    CPyTagged_DECREF(cpy_r_n);
    cpy_r_r15 = CPyTagged_Str(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 39, CPyStatic_encyclopedia___setup___globals);
        goto CPyL188;
    }
    cpy_r_r16 = CPyStr_Build(2, cpy_r_r13, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 39, CPyStatic_encyclopedia___setup___globals);
        goto CPyL188;
    }
    cpy_r_r17 = PyObject_GetItem(cpy_r_chosen, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 39, CPyStatic_encyclopedia___setup___globals);
        goto CPyL188;
    }
    if (likely(PyUnicode_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 39, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r17);
        goto CPyL188;
    }
    cpy_r_r19 = PyList_Append(cpy_r_r5, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 39, CPyStatic_encyclopedia___setup___globals);
        goto CPyL188;
    }
    cpy_r_r21 = CPyTagged_Add(cpy_r_r6, 2);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r6 = cpy_r_r21;
    goto CPyL6;
CPyL16: ;
    cpy_r_r22 = CPyStatics[1056]; /* 'Behaviour' */
    cpy_r_r23 = CPyDef_encyclopedia___setup____cards(cpy_r_r4, cpy_r_r5, cpy_r_r22);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 39, CPyStatic_encyclopedia___setup___globals);
        goto CPyL185;
    }
    cpy_r_r24 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_scoring_ids;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Book", "scoring_ids", 40, CPyStatic_encyclopedia___setup___globals);
        goto CPyL189;
    }
    CPy_INCREF(cpy_r_r24);
CPyL18: ;
    cpy_r_r25 = PyList_New(0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 40, CPyStatic_encyclopedia___setup___globals);
        goto CPyL190;
    }
    cpy_r_r26 = 0;
    CPyTagged_INCREF(cpy_r_r26);
    cpy_r_n_2 = cpy_r_r26;
    CPyTagged_DECREF(cpy_r_n_2);
CPyL20: ;
    cpy_r_r27 = cpy_r_r26 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (cpy_r_r28) goto CPyL22;
    cpy_r_r29 = cpy_r_r3 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL23;
CPyL22: ;
    cpy_r_r31 = CPyTagged_IsLt_(cpy_r_r26, cpy_r_r3);
    if (cpy_r_r31) {
        goto CPyL24;
    } else
        goto CPyL191;
CPyL23: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r26 < (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r32) goto CPyL191;
CPyL24: ;
    CPyTagged_INCREF(cpy_r_r26);
    cpy_r_n_2 = cpy_r_r26;
    cpy_r_r33 = CPyStatics[1049]; /* 'scoring-' */
    cpy_r_r34 = CPyTagged_Add(cpy_r_n_2, 2);
    CPyTagged_DECREF(cpy_r_n_2);
    cpy_r_r35 = CPyTagged_Str(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 40, CPyStatic_encyclopedia___setup___globals);
        goto CPyL192;
    }
    cpy_r_r36 = CPyStr_Build(2, cpy_r_r33, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 40, CPyStatic_encyclopedia___setup___globals);
        goto CPyL192;
    }
    cpy_r_r37 = PyObject_GetItem(cpy_r_chosen, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 40, CPyStatic_encyclopedia___setup___globals);
        goto CPyL192;
    }
    if (likely(PyUnicode_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 40, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r37);
        goto CPyL192;
    }
    cpy_r_r39 = PyList_Append(cpy_r_r25, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 40, CPyStatic_encyclopedia___setup___globals);
        goto CPyL192;
    }
    cpy_r_r41 = CPyTagged_Add(cpy_r_r26, 2);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r26 = cpy_r_r41;
    goto CPyL20;
CPyL30: ;
    cpy_r_r42 = CPyStatics[1057]; /* 'Scoring' */
    cpy_r_r43 = CPyDef_encyclopedia___setup____cards(cpy_r_r24, cpy_r_r25, cpy_r_r42);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 40, CPyStatic_encyclopedia___setup___globals);
        goto CPyL189;
    }
    cpy_r_r44 = CPyTagged_Add(cpy_r_humans, cpy_r_r3);
    cpy_r_r45 = CPyDef_encyclopedia___table___Table();
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 42, CPyStatic_encyclopedia___setup___globals);
        goto CPyL193;
    }
    CPy_INCREF(cpy_r_book);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_book != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_book);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_book = cpy_r_book;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 43, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r47 = Py_None;
    CPy_INCREF(cpy_r_r47);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_story != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_story);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_story = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 44, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r49 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r50 = CPyDef_chance___Chance___seeded(cpy_r_r49, cpy_r_seed);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 45, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_chance != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_chance);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_chance = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 45, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_reveals);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_reveals = 0;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 46, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_confirm = 0;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 47, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r54 = CPyStatics[1051]; /* 'reference-cube-required' */
    cpy_r_r55 = PyObject_GetItem(cpy_r_chosen, cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 48, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (likely(PyUnicode_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 48, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r55);
        goto CPyL194;
    }
    cpy_r_r57 = CPyStatics[1052]; /* 'yes' */
    cpy_r_r58 = CPyStr_EqualLiteral(cpy_r_r56, cpy_r_r57, 3);
    CPy_DECREF(cpy_r_r56);
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_reference_cube = cpy_r_r58;
    cpy_r_r59 = 1;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 48, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r60 = CPyStatics[1054]; /* 'publication-dice-retrievable' */
    cpy_r_r61 = PyObject_GetItem(cpy_r_chosen, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 49, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (likely(PyUnicode_Check(cpy_r_r61)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 49, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r61);
        goto CPyL194;
    }
    cpy_r_r63 = CPyStatics[1052]; /* 'yes' */
    cpy_r_r64 = CPyStr_EqualLiteral(cpy_r_r62, cpy_r_r63, 3);
    CPy_DECREF(cpy_r_r62);
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_retrievable = cpy_r_r64;
    cpy_r_r65 = 1;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 49, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r66 = CPyStatics[1055]; /* 'automa-uses-seals' */
    cpy_r_r67 = PyObject_GetItem(cpy_r_chosen, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 50, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (likely(PyUnicode_Check(cpy_r_r67)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 50, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r67);
        goto CPyL194;
    }
    cpy_r_r69 = CPyStatics[1052]; /* 'yes' */
    cpy_r_r70 = CPyStr_EqualLiteral(cpy_r_r68, cpy_r_r69, 3);
    CPy_DECREF(cpy_r_r68);
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_automa_seals = cpy_r_r70;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 50, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r72 = (PyObject *)&PyRange_Type;
    CPyTagged_INCREF(cpy_r_r44);
    cpy_r_r73 = CPyTagged_StealAsObject(cpy_r_r44);
    PyObject *cpy_r_r74[1] = {cpy_r_r73};
    cpy_r_r75 = (PyObject **)&cpy_r_r74;
    cpy_r_r76 = PyObject_Vectorcall(cpy_r_r72, cpy_r_r75, 1, 0);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 51, CPyStatic_encyclopedia___setup___globals);
        goto CPyL195;
    }
    CPy_DECREF(cpy_r_r73);
    if (likely(PyRange_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 51, CPyStatic_encyclopedia___setup___globals, "range", cpy_r_r76);
        goto CPyL194;
    }
    cpy_r_r78 = PySequence_List(cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 51, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_order != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_order);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_order = cpy_r_r78;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 51, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r80 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_chance;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Table", "chance", 52, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    CPy_INCREF(cpy_r_r80);
CPyL52: ;
    cpy_r_r81 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_order;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Table", "order", 52, CPyStatic_encyclopedia___setup___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r81);
CPyL53: ;
    cpy_r_r82 = CPyDef_chance___Chance___shuffle(cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 52, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r83 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_order;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Table", "order", 53, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
CPyL55: ;
    cpy_r_r84 = CPyList_GetItemShort(cpy_r_r83, 0);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 53, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (likely(PyLong_Check(cpy_r_r84)))
        cpy_r_r85 = CPyTagged_FromObject(cpy_r_r84);
    else {
        CPy_TypeError("int", cpy_r_r84); cpy_r_r85 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 53, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_first != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_first);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_first = cpy_r_r85;
    cpy_r_r86 = 1;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 53, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_phase);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_phase = 0;
    cpy_r_r87 = 1;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 54, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_round != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_round);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_round = 0;
    cpy_r_r88 = 1;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 55, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r89 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_order;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Table", "order", 56, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
CPyL61: ;
    cpy_r_r90 = CPyList_GetItemShort(cpy_r_r89, -2);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 56, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (likely(PyLong_Check(cpy_r_r90)))
        cpy_r_r91 = CPyTagged_FromObject(cpy_r_r90);
    else {
        CPy_TypeError("int", cpy_r_r90); cpy_r_r91 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 56, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_active != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_active);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_active = cpy_r_r91;
    cpy_r_r92 = 1;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 56, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    CPyTagged_INCREF(cpy_r_r44);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_left);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_left = cpy_r_r44;
    cpy_r_r93 = 1;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 57, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r94 = PyList_New(0);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 58, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r95 = 0;
    CPyTagged_INCREF(cpy_r_r95);
    cpy_r_r96 = CPyTagged_StealAsObject(cpy_r_r95);
    cpy_r__ = cpy_r_r96;
    CPy_DECREF(cpy_r__);
CPyL67: ;
    cpy_r_r97 = cpy_r_r95 & 1;
    cpy_r_r98 = cpy_r_r97 != 0;
    if (cpy_r_r98) goto CPyL69;
    cpy_r_r99 = cpy_r_r44 & 1;
    cpy_r_r100 = cpy_r_r99 != 0;
    if (!cpy_r_r100) goto CPyL70;
CPyL69: ;
    cpy_r_r101 = CPyTagged_IsLt_(cpy_r_r95, cpy_r_r44);
    if (cpy_r_r101) {
        goto CPyL71;
    } else
        goto CPyL197;
CPyL70: ;
    cpy_r_r102 = (Py_ssize_t)cpy_r_r95 < (Py_ssize_t)cpy_r_r44;
    if (!cpy_r_r102) goto CPyL197;
CPyL71: ;
    CPyTagged_INCREF(cpy_r_r95);
    cpy_r_r103 = CPyTagged_StealAsObject(cpy_r_r95);
    cpy_r__ = cpy_r_r103;
    CPy_DECREF(cpy_r__);
    cpy_r_r104 = CPyDef_encyclopedia___setup____player(cpy_r_book);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 58, CPyStatic_encyclopedia___setup___globals);
        goto CPyL198;
    }
    cpy_r_r105 = PyList_Append(cpy_r_r94, cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    cpy_r_r106 = cpy_r_r105 >= 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 58, CPyStatic_encyclopedia___setup___globals);
        goto CPyL198;
    }
    cpy_r_r107 = CPyTagged_Add(cpy_r_r95, 2);
    CPyTagged_DECREF(cpy_r_r95);
    cpy_r_r95 = cpy_r_r107;
    goto CPyL67;
CPyL74: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_players != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_players);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_players = cpy_r_r94;
    cpy_r_r108 = 1;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 58, CPyStatic_encyclopedia___setup___globals);
        goto CPyL194;
    }
    cpy_r_r109 = 0;
    CPyTagged_INCREF(cpy_r_r109);
    cpy_r_number = cpy_r_r109;
    CPyTagged_DECREF(cpy_r_number);
CPyL76: ;
    cpy_r_r110 = cpy_r_r109 & 1;
    cpy_r_r111 = cpy_r_r110 != 0;
    if (cpy_r_r111) goto CPyL78;
    cpy_r_r112 = cpy_r_r3 & 1;
    cpy_r_r113 = cpy_r_r112 != 0;
    if (!cpy_r_r113) goto CPyL79;
CPyL78: ;
    cpy_r_r114 = CPyTagged_IsLt_(cpy_r_r109, cpy_r_r3);
    if (cpy_r_r114) {
        goto CPyL80;
    } else
        goto CPyL199;
CPyL79: ;
    cpy_r_r115 = (Py_ssize_t)cpy_r_r109 < (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r115) goto CPyL199;
CPyL80: ;
    CPyTagged_INCREF(cpy_r_r109);
    cpy_r_number = cpy_r_r109;
    cpy_r_r116 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_players;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Table", "players", 60, CPyStatic_encyclopedia___setup___globals);
        goto CPyL200;
    }
    CPy_INCREF(cpy_r_r116);
CPyL81: ;
    cpy_r_r117 = CPyTagged_Add(cpy_r_humans, cpy_r_number);
    cpy_r_r118 = CPyList_GetItem(cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r116);
    CPyTagged_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 60, CPyStatic_encyclopedia___setup___globals);
        goto CPyL200;
    }
    if (likely(Py_TYPE(cpy_r_r118) == CPyType_encyclopedia___table___Player))
        cpy_r_r119 = cpy_r_r118;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 60, CPyStatic_encyclopedia___setup___globals, "serai.games.encyclopedia.table.Player", cpy_r_r118);
        goto CPyL200;
    }
    cpy_r_r120 = CPyList_GetItem(cpy_r_r23, cpy_r_number);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 61, CPyStatic_encyclopedia___setup___globals);
        goto CPyL201;
    }
    if (likely(PyLong_Check(cpy_r_r120)))
        cpy_r_r121 = CPyTagged_FromObject(cpy_r_r120);
    else {
        CPy_TypeError("int", cpy_r_r120); cpy_r_r121 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 61, CPyStatic_encyclopedia___setup___globals);
        goto CPyL201;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r119)->_behaviour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r119)->_behaviour);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r119)->_behaviour = cpy_r_r121;
    cpy_r_r122 = 1;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 61, CPyStatic_encyclopedia___setup___globals);
        goto CPyL201;
    }
    cpy_r_r123 = CPyList_GetItem(cpy_r_r43, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 62, CPyStatic_encyclopedia___setup___globals);
        goto CPyL202;
    }
    if (likely(PyLong_Check(cpy_r_r123)))
        cpy_r_r124 = CPyTagged_FromObject(cpy_r_r123);
    else {
        CPy_TypeError("int", cpy_r_r123); cpy_r_r124 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 62, CPyStatic_encyclopedia___setup___globals);
        goto CPyL202;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r119)->_scoring != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r119)->_scoring);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r119)->_scoring = cpy_r_r124;
    cpy_r_r125 = 1;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 62, CPyStatic_encyclopedia___setup___globals);
        goto CPyL202;
    }
    cpy_r_r126 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_chance;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Table", "chance", 63, CPyStatic_encyclopedia___setup___globals);
        goto CPyL202;
    }
    CPy_INCREF(cpy_r_r126);
CPyL90: ;
    cpy_r_r127 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r119)->_priority;
    if (unlikely(cpy_r_r127 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'priority' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r127);
    }
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 63, CPyStatic_encyclopedia___setup___globals);
        goto CPyL203;
    }
CPyL91: ;
    cpy_r_r128 = CPyDef_chance___Chance___shuffle(cpy_r_r126, cpy_r_r127);
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r128 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 63, CPyStatic_encyclopedia___setup___globals);
        goto CPyL204;
    }
    cpy_r_r129 = CPyTagged_Add(cpy_r_r109, 2);
    CPyTagged_DECREF(cpy_r_r109);
    cpy_r_r109 = cpy_r_r129;
    goto CPyL76;
CPyL93: ;
    cpy_r_r130 = 0;
    cpy_r_r131 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_order;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Table", "order", 64, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    CPy_INCREF(cpy_r_r131);
CPyL94: ;
    cpy_r_r132 = 0;
CPyL95: ;
    cpy_r_r133 = (CPyPtr)((CPyPtr)cpy_r_r131 + offsetof(PyVarObject, ob_size));
    cpy_r_r134 = *(int64_t *)cpy_r_r133;
    cpy_r_r135 = cpy_r_r132 < cpy_r_r134;
    if (!cpy_r_r135) goto CPyL206;
    cpy_r_place = cpy_r_r130;
    cpy_r_r136 = (CPyPtr)((CPyPtr)cpy_r_r131 + offsetof(PyListObject, ob_item));
    cpy_r_r137 = *(CPyPtr *)cpy_r_r136;
    cpy_r_r138 = cpy_r_r132 * 8;
    cpy_r_r139 = cpy_r_r137 + cpy_r_r138;
    cpy_r_r140 = *(PyObject * *)cpy_r_r139;
    CPy_INCREF(cpy_r_r140);
    if (likely(PyLong_Check(cpy_r_r140)))
        cpy_r_r141 = CPyTagged_FromObject(cpy_r_r140);
    else {
        CPy_TypeError("int", cpy_r_r140); cpy_r_r141 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 64, CPyStatic_encyclopedia___setup___globals);
        goto CPyL207;
    }
    cpy_r_r142 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_starting_coins;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Book", "starting_coins", 65, CPyStatic_encyclopedia___setup___globals);
        goto CPyL208;
    }
CPyL98: ;
    cpy_r_r143 = CPyList_GetItem(cpy_r_r142, cpy_r_place);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 65, CPyStatic_encyclopedia___setup___globals);
        goto CPyL208;
    }
    if (likely(PyLong_Check(cpy_r_r143)))
        cpy_r_r144 = CPyTagged_FromObject(cpy_r_r143);
    else {
        CPy_TypeError("int", cpy_r_r143); cpy_r_r144 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 65, CPyStatic_encyclopedia___setup___globals);
        goto CPyL208;
    }
    cpy_r_r145 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_players;
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Table", "players", 65, CPyStatic_encyclopedia___setup___globals);
        goto CPyL209;
    }
CPyL101: ;
    cpy_r_r146 = CPyList_GetItemBorrow(cpy_r_r145, cpy_r_r141);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 65, CPyStatic_encyclopedia___setup___globals);
        goto CPyL209;
    }
    if (likely(Py_TYPE(cpy_r_r146) == CPyType_encyclopedia___table___Player))
        cpy_r_r147 = cpy_r_r146;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 65, CPyStatic_encyclopedia___setup___globals, "serai.games.encyclopedia.table.Player", cpy_r_r146);
        goto CPyL209;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r147)->_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r147)->_coins);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r147)->_coins = cpy_r_r144;
    cpy_r_r148 = 1;
    if (unlikely(!cpy_r_r148)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 65, CPyStatic_encyclopedia___setup___globals);
        goto CPyL208;
    }
    cpy_r_r149 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_starting_tokens;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Book", "starting_tokens", 66, CPyStatic_encyclopedia___setup___globals);
        goto CPyL208;
    }
CPyL105: ;
    cpy_r_r150 = CPyList_GetItem(cpy_r_r149, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 66, CPyStatic_encyclopedia___setup___globals);
        goto CPyL210;
    }
    if (likely(PyLong_Check(cpy_r_r150)))
        cpy_r_r151 = CPyTagged_FromObject(cpy_r_r150);
    else {
        CPy_TypeError("int", cpy_r_r150); cpy_r_r151 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r151 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 66, CPyStatic_encyclopedia___setup___globals);
        goto CPyL210;
    }
    cpy_r_r152 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_players;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Table", "players", 66, CPyStatic_encyclopedia___setup___globals);
        goto CPyL211;
    }
CPyL108: ;
    cpy_r_r153 = CPyList_GetItemBorrow(cpy_r_r152, cpy_r_r141);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 66, CPyStatic_encyclopedia___setup___globals);
        goto CPyL211;
    }
    if (likely(Py_TYPE(cpy_r_r153) == CPyType_encyclopedia___table___Player))
        cpy_r_r154 = cpy_r_r153;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 66, CPyStatic_encyclopedia___setup___globals, "serai.games.encyclopedia.table.Player", cpy_r_r153);
        goto CPyL211;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r154)->_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r154)->_tokens);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r154)->_tokens = cpy_r_r151;
    cpy_r_r155 = 1;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 66, CPyStatic_encyclopedia___setup___globals);
        goto CPyL210;
    }
    CPyTagged_DECREF(cpy_r_r141);
    cpy_r_r156 = cpy_r_r130 + 2;
    cpy_r_r130 = cpy_r_r156;
    cpy_r_r157 = cpy_r_r132 + 1;
    cpy_r_r132 = cpy_r_r157;
    goto CPyL95;
CPyL113: ;
    cpy_r_r158 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_round_ids;
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Book", "round_ids", 67, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    CPy_INCREF(cpy_r_r158);
CPyL114: ;
    cpy_r_r159 = (CPyPtr)((CPyPtr)cpy_r_r158 + offsetof(PyVarObject, ob_size));
    cpy_r_r160 = *(int64_t *)cpy_r_r159;
    CPy_DECREF(cpy_r_r158);
    cpy_r_r161 = cpy_r_r160 << 1;
    cpy_r_r162 = CPyDef_encyclopedia___setup____shuffled(cpy_r_r45, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 67, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_round_tokens != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_round_tokens);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_round_tokens = cpy_r_r162;
    cpy_r_r163 = 1;
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 67, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_revealed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_revealed);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_revealed = 0;
    cpy_r_r164 = 1;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 68, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_extra_dice != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_extra_dice);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_extra_dice = 0;
    cpy_r_r165 = 1;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 69, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_bank_used = 0;
    cpy_r_r166 = 1;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 70, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r167 = PyList_New(1);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 71, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r168 = CPyStatics[4908]; /* -1 */
    cpy_r_r169 = (CPyPtr)((CPyPtr)cpy_r_r167 + offsetof(PyListObject, ob_item));
    cpy_r_r170 = *(CPyPtr *)cpy_r_r169;
    CPy_INCREF(cpy_r_r168);
    *(PyObject * *)cpy_r_r170 = cpy_r_r168;
    cpy_r_r171 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_space_ids;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Book", "space_ids", 71, CPyStatic_encyclopedia___setup___globals);
        goto CPyL212;
    }
CPyL121: ;
    cpy_r_r172 = (CPyPtr)((CPyPtr)cpy_r_r171 + offsetof(PyVarObject, ob_size));
    cpy_r_r173 = *(int64_t *)cpy_r_r172;
    cpy_r_r174 = cpy_r_r173 << 1;
    cpy_r_r175 = CPySequence_Multiply(cpy_r_r167, cpy_r_r174);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 71, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_spaces != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_spaces);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_spaces = cpy_r_r175;
    cpy_r_r176 = 1;
    if (unlikely(!cpy_r_r176)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 71, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r177 = PyList_New(1);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 72, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r178 = CPyStatics[4896]; /* 0 */
    cpy_r_r179 = (CPyPtr)((CPyPtr)cpy_r_r177 + offsetof(PyListObject, ob_item));
    cpy_r_r180 = *(CPyPtr *)cpy_r_r179;
    CPy_INCREF(cpy_r_r178);
    *(PyObject * *)cpy_r_r180 = cpy_r_r178;
    cpy_r_r181 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_die_ids;
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Book", "die_ids", 72, CPyStatic_encyclopedia___setup___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r181);
CPyL125: ;
    cpy_r_r182 = (CPyPtr)((CPyPtr)cpy_r_r181 + offsetof(PyVarObject, ob_size));
    cpy_r_r183 = *(int64_t *)cpy_r_r182;
    CPy_DECREF(cpy_r_r181);
    cpy_r_r184 = cpy_r_r183 << 1;
    cpy_r_r185 = CPySequence_Multiply(cpy_r_r177, cpy_r_r184);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 72, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    CPy_INCREF(cpy_r_r185);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_values != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_values);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_values = cpy_r_r185;
    cpy_r_r186 = 1;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 72, CPyStatic_encyclopedia___setup___globals);
        goto CPyL214;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_places != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_places);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_places = cpy_r_r185;
    cpy_r_r187 = 1;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 72, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r188 = CPyDef_encyclopedia___dice___return_dice(cpy_r_r45);
    if (unlikely(cpy_r_r188 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 73, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r189 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_expert_ids;
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Book", "expert_ids", 74, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    CPy_INCREF(cpy_r_r189);
CPyL130: ;
    cpy_r_r190 = (CPyPtr)((CPyPtr)cpy_r_r189 + offsetof(PyVarObject, ob_size));
    cpy_r_r191 = *(int64_t *)cpy_r_r190;
    CPy_DECREF(cpy_r_r189);
    cpy_r_r192 = cpy_r_r191 << 1;
    cpy_r_r193 = CPyDef_encyclopedia___setup____shuffled(cpy_r_r45, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 74, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_expert_deck != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_expert_deck);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_expert_deck = cpy_r_r193;
    cpy_r_r194 = 1;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 74, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r195 = PyList_New(0);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 75, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_expert_discard != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_expert_discard);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_expert_discard = cpy_r_r195;
    cpy_r_r196 = 1;
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 75, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r197 = PyList_New(0);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 76, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r198 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_experts_on_display;
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Book", "experts_on_display", 76, CPyStatic_encyclopedia___setup___globals);
        goto CPyL215;
    }
    CPy_INCREF(cpy_r_r198);
CPyL136: ;
    CPyTagged_INCREF(cpy_r_r44);
    cpy_r_r199 = CPyTagged_StealAsObject(cpy_r_r44);
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    CPy_DECREF(cpy_r_r198);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 76, CPyStatic_encyclopedia___setup___globals);
        goto CPyL215;
    }
    if (likely(PyLong_Check(cpy_r_r200)))
        cpy_r_r201 = CPyTagged_FromObject(cpy_r_r200);
    else {
        CPy_TypeError("int", cpy_r_r200); cpy_r_r201 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r201 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 76, CPyStatic_encyclopedia___setup___globals);
        goto CPyL215;
    }
    cpy_r_r202 = 0;
    CPyTagged_INCREF(cpy_r_r202);
    cpy_r_r203 = CPyTagged_StealAsObject(cpy_r_r202);
    cpy_r___2 = cpy_r_r203;
    CPy_DECREF(cpy_r___2);
CPyL139: ;
    cpy_r_r204 = cpy_r_r202 & 1;
    cpy_r_r205 = cpy_r_r204 != 0;
    if (cpy_r_r205) goto CPyL141;
    cpy_r_r206 = cpy_r_r201 & 1;
    cpy_r_r207 = cpy_r_r206 != 0;
    if (!cpy_r_r207) goto CPyL142;
CPyL141: ;
    cpy_r_r208 = CPyTagged_IsLt_(cpy_r_r202, cpy_r_r201);
    if (cpy_r_r208) {
        goto CPyL143;
    } else
        goto CPyL216;
CPyL142: ;
    cpy_r_r209 = (Py_ssize_t)cpy_r_r202 < (Py_ssize_t)cpy_r_r201;
    if (!cpy_r_r209) goto CPyL216;
CPyL143: ;
    CPyTagged_INCREF(cpy_r_r202);
    cpy_r_r210 = CPyTagged_StealAsObject(cpy_r_r202);
    cpy_r___2 = cpy_r_r210;
    CPy_DECREF(cpy_r___2);
    cpy_r_r211 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_expert_deck;
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Table", "expert_deck", 76, CPyStatic_encyclopedia___setup___globals);
        goto CPyL217;
    }
    CPy_INCREF(cpy_r_r211);
CPyL144: ;
    cpy_r_r212 = CPyList_PopLast(cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 76, CPyStatic_encyclopedia___setup___globals);
        goto CPyL217;
    }
    if (likely(PyLong_Check(cpy_r_r212)))
        cpy_r_r213 = CPyTagged_FromObject(cpy_r_r212);
    else {
        CPy_TypeError("int", cpy_r_r212); cpy_r_r213 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r213 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 76, CPyStatic_encyclopedia___setup___globals);
        goto CPyL217;
    }
    cpy_r_r214 = CPyTagged_StealAsObject(cpy_r_r213);
    cpy_r_r215 = PyList_Append(cpy_r_r197, cpy_r_r214);
    CPy_DECREF(cpy_r_r214);
    cpy_r_r216 = cpy_r_r215 >= 0;
    if (unlikely(!cpy_r_r216)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 76, CPyStatic_encyclopedia___setup___globals);
        goto CPyL217;
    }
    cpy_r_r217 = CPyTagged_Add(cpy_r_r202, 2);
    CPyTagged_DECREF(cpy_r_r202);
    cpy_r_r202 = cpy_r_r217;
    goto CPyL139;
CPyL148: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_experts != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_experts);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_experts = cpy_r_r197;
    cpy_r_r218 = 1;
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 76, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r219 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animal_ids;
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Book", "animal_ids", 77, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    CPy_INCREF(cpy_r_r219);
CPyL150: ;
    cpy_r_r220 = (CPyPtr)((CPyPtr)cpy_r_r219 + offsetof(PyVarObject, ob_size));
    cpy_r_r221 = *(int64_t *)cpy_r_r220;
    CPy_DECREF(cpy_r_r219);
    cpy_r_r222 = cpy_r_r221 << 1;
    cpy_r_r223 = CPyDef_encyclopedia___setup____shuffled(cpy_r_r45, cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 77, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_animal_deck != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_animal_deck);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_animal_deck = cpy_r_r223;
    cpy_r_r224 = 1;
    if (unlikely(!cpy_r_r224)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 77, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r225 = PyList_New(0);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 78, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_animal_discard != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_animal_discard);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_animal_discard = cpy_r_r225;
    cpy_r_r226 = 1;
    if (unlikely(!cpy_r_r226)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 78, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r227 = PyList_New(0);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 79, CPyStatic_encyclopedia___setup___globals);
        goto CPyL205;
    }
    cpy_r_r228 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animals_on_display;
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Book", "animals_on_display", 79, CPyStatic_encyclopedia___setup___globals);
        goto CPyL218;
    }
    CPy_INCREF(cpy_r_r228);
CPyL156: ;
    cpy_r_r229 = CPyTagged_StealAsObject(cpy_r_r44);
    cpy_r_r230 = CPyDict_GetItem(cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r228);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 79, CPyStatic_encyclopedia___setup___globals);
        goto CPyL219;
    }
    if (likely(PyLong_Check(cpy_r_r230)))
        cpy_r_r231 = CPyTagged_FromObject(cpy_r_r230);
    else {
        CPy_TypeError("int", cpy_r_r230); cpy_r_r231 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r231 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 79, CPyStatic_encyclopedia___setup___globals);
        goto CPyL219;
    }
    cpy_r_r232 = 0;
    CPyTagged_INCREF(cpy_r_r232);
    cpy_r_r233 = CPyTagged_StealAsObject(cpy_r_r232);
    cpy_r___3 = cpy_r_r233;
    CPy_DECREF(cpy_r___3);
CPyL159: ;
    cpy_r_r234 = cpy_r_r232 & 1;
    cpy_r_r235 = cpy_r_r234 != 0;
    if (cpy_r_r235) goto CPyL161;
    cpy_r_r236 = cpy_r_r231 & 1;
    cpy_r_r237 = cpy_r_r236 != 0;
    if (!cpy_r_r237) goto CPyL162;
CPyL161: ;
    cpy_r_r238 = CPyTagged_IsLt_(cpy_r_r232, cpy_r_r231);
    if (cpy_r_r238) {
        goto CPyL163;
    } else
        goto CPyL220;
CPyL162: ;
    cpy_r_r239 = (Py_ssize_t)cpy_r_r232 < (Py_ssize_t)cpy_r_r231;
    if (!cpy_r_r239) goto CPyL220;
CPyL163: ;
    CPyTagged_INCREF(cpy_r_r232);
    cpy_r_r240 = CPyTagged_StealAsObject(cpy_r_r232);
    cpy_r___3 = cpy_r_r240;
    CPy_DECREF(cpy_r___3);
    cpy_r_r241 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_animal_deck;
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "set_up", "Table", "animal_deck", 79, CPyStatic_encyclopedia___setup___globals);
        goto CPyL221;
    }
    CPy_INCREF(cpy_r_r241);
CPyL164: ;
    cpy_r_r242 = CPyList_PopLast(cpy_r_r241);
    CPy_DECREF(cpy_r_r241);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 79, CPyStatic_encyclopedia___setup___globals);
        goto CPyL221;
    }
    if (likely(PyLong_Check(cpy_r_r242)))
        cpy_r_r243 = CPyTagged_FromObject(cpy_r_r242);
    else {
        CPy_TypeError("int", cpy_r_r242); cpy_r_r243 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r242);
    if (unlikely(cpy_r_r243 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 79, CPyStatic_encyclopedia___setup___globals);
        goto CPyL221;
    }
    cpy_r_r244 = CPyTagged_StealAsObject(cpy_r_r243);
    cpy_r_r245 = PyList_Append(cpy_r_r227, cpy_r_r244);
    CPy_DECREF(cpy_r_r244);
    cpy_r_r246 = cpy_r_r245 >= 0;
    if (unlikely(!cpy_r_r246)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 79, CPyStatic_encyclopedia___setup___globals);
        goto CPyL221;
    }
    cpy_r_r247 = CPyTagged_Add(cpy_r_r232, 2);
    CPyTagged_DECREF(cpy_r_r232);
    cpy_r_r232 = cpy_r_r247;
    goto CPyL159;
CPyL168: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_animals != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_animals);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_animals = cpy_r_r227;
    cpy_r_r248 = 1;
    if (unlikely(!cpy_r_r248)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 79, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    cpy_r_r249 = PyList_New(0);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 80, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_removed != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_removed);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_removed = cpy_r_r249;
    cpy_r_r250 = 1;
    if (unlikely(!cpy_r_r250)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 80, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    cpy_r_r251 = PyList_New(0);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 81, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_picks != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_picks);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_picks = cpy_r_r251;
    cpy_r_r252 = 1;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 81, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    cpy_r_r253 = PyList_New(0);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 82, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_waiting != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_waiting);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_waiting = cpy_r_r253;
    cpy_r_r254 = 1;
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 82, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    cpy_r_r255 = PyList_New(0);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 83, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_gained != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_gained);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_gained = cpy_r_r255;
    cpy_r_r256 = 1;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 83, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_die != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_die);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_die = -2;
    cpy_r_r257 = 1;
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 84, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_colour);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_colour = -2;
    cpy_r_r258 = 1;
    if (unlikely(!cpy_r_r258)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 84, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_target != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_target);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_target = -2;
    cpy_r_r259 = 1;
    if (unlikely(!cpy_r_r259)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 84, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_boost != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_boost);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_boost = 0;
    cpy_r_r260 = 1;
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 85, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_spent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_spent);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_spent = 0;
    cpy_r_r261 = 1;
    if (unlikely(!cpy_r_r261)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 85, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_action);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_action = -2;
    cpy_r_r262 = 1;
    if (unlikely(!cpy_r_r262)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 86, CPyStatic_encyclopedia___setup___globals);
        goto CPyL222;
    }
    return cpy_r_r45;
CPyL184: ;
    cpy_r_r263 = NULL;
    return cpy_r_r263;
CPyL185: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL184;
CPyL186: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL184;
CPyL187: ;
    CPyTagged_DECREF(cpy_r_r6);
    goto CPyL16;
CPyL188: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL184;
CPyL189: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    goto CPyL184;
CPyL190: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r24);
    goto CPyL184;
CPyL191: ;
    CPyTagged_DECREF(cpy_r_r26);
    goto CPyL30;
CPyL192: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL184;
CPyL193: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL184;
CPyL194: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    goto CPyL184;
CPyL195: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r73);
    goto CPyL184;
CPyL196: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r80);
    goto CPyL184;
CPyL197: ;
    CPyTagged_DECREF(cpy_r_r95);
    goto CPyL74;
CPyL198: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_r95);
    goto CPyL184;
CPyL199: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r109);
    goto CPyL93;
CPyL200: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r109);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL184;
CPyL201: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r109);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r119);
    goto CPyL184;
CPyL202: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r119);
    goto CPyL184;
CPyL203: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r126);
    goto CPyL184;
CPyL204: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL184;
CPyL205: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    goto CPyL184;
CPyL206: ;
    CPy_DECREF(cpy_r_r131);
    goto CPyL113;
CPyL207: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL184;
CPyL208: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r141);
    goto CPyL184;
CPyL209: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r141);
    CPyTagged_DecRef(cpy_r_r144);
    goto CPyL184;
CPyL210: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r141);
    goto CPyL184;
CPyL211: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r141);
    CPyTagged_DecRef(cpy_r_r151);
    goto CPyL184;
CPyL212: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r167);
    goto CPyL184;
CPyL213: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r177);
    goto CPyL184;
CPyL214: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r185);
    goto CPyL184;
CPyL215: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r197);
    goto CPyL184;
CPyL216: ;
    CPyTagged_DECREF(cpy_r_r201);
    CPyTagged_DECREF(cpy_r_r202);
    goto CPyL148;
CPyL217: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r197);
    CPyTagged_DecRef(cpy_r_r201);
    CPyTagged_DecRef(cpy_r_r202);
    goto CPyL184;
CPyL218: ;
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r227);
    goto CPyL184;
CPyL219: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r227);
    goto CPyL184;
CPyL220: ;
    CPyTagged_DECREF(cpy_r_r231);
    CPyTagged_DECREF(cpy_r_r232);
    goto CPyL168;
CPyL221: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r227);
    CPyTagged_DecRef(cpy_r_r231);
    CPyTagged_DecRef(cpy_r_r232);
    goto CPyL184;
CPyL222: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL184;
}
        
        PyObject *CPyPy_encyclopedia___setup___set_up(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "humans", "chosen", "seed", 0};
            static CPyArg_Parser parser = {"OOOO:set_up", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_humans;
            PyObject *obj_chosen;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_humans, &obj_chosen, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            CPyTagged arg_humans;
            if (likely(PyLong_Check(obj_humans)))
                arg_humans = CPyTagged_BorrowFromObject(obj_humans);
            else {
                CPy_TypeError("int", obj_humans); goto fail;
            }
            PyObject *arg_chosen = obj_chosen;
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___setup___set_up(arg_book, arg_humans, arg_chosen, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "set_up", 36, CPyStatic_encyclopedia___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___setup____player(PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    cpy_r_r0 = CPyDef_encyclopedia___table___Player();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 91, CPyStatic_encyclopedia___setup___globals);
        goto CPyL34;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_coins);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_coins = 0;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 92, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tokens);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tokens = 0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 92, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_seals);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_seals = 0;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 92, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_points != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_points);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_points = 0;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 92, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_reputation != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_reputation);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_reputation = 0;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 92, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 93, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_active != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_active);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_active = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 93, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 94, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tucked != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tucked);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tucked = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 94, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 95, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_study != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_study);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_study = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 95, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    cpy_r_r12 = PyList_New(0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 96, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_cubes != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_cubes);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_cubes = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 96, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    cpy_r_r14 = PyList_New(0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 97, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_collection != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_collection);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_collection = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 97, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    cpy_r_r16 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_cubes;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "_player", "Book", "cubes", 98, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL17: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_supply != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_supply);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_supply = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 98, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    cpy_r_r18 = PyList_New(1);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 99, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    cpy_r_r19 = CPyStatics[4896]; /* 0 */
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r21 = *(CPyPtr *)cpy_r_r20;
    CPy_INCREF(cpy_r_r19);
    *(PyObject * *)cpy_r_r21 = cpy_r_r19;
    cpy_r_r22 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_category_ids;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "_player", "Book", "category_ids", 99, CPyStatic_encyclopedia___setup___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r22);
CPyL20: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    CPy_DECREF(cpy_r_r22);
    cpy_r_r25 = cpy_r_r24 << 1;
    cpy_r_r26 = CPySequence_Multiply(cpy_r_r18, cpy_r_r25);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 99, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_loose != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_loose);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_loose = cpy_r_r26;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 99, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    cpy_r_r28 = PyList_New(1);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 100, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    cpy_r_r29 = CPyStatics[4896]; /* 0 */
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    CPy_INCREF(cpy_r_r29);
    *(PyObject * *)cpy_r_r31 = cpy_r_r29;
    cpy_r_r32 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_category_ids;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "_player", "Book", "category_ids", 100, CPyStatic_encyclopedia___setup___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r32);
CPyL24: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    CPy_DECREF(cpy_r_r32);
    cpy_r_r35 = cpy_r_r34 << 1;
    cpy_r_r36 = CPySequence_Multiply(cpy_r_r28, cpy_r_r35);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 100, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_fives != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_fives);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_fives = cpy_r_r36;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 100, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_behaviour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_behaviour);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_behaviour = -2;
    cpy_r_r38 = 1;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 101, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_scoring != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_scoring);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_scoring = -2;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 101, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    cpy_r_r40 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_continents;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "_player", "Book", "continents", 102, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r40);
CPyL29: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    CPy_DECREF(cpy_r_r40);
    cpy_r_r43 = cpy_r_r42 << 1;
    cpy_r_r44 = (PyObject *)&PyRange_Type;
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_r43);
    PyObject *cpy_r_r46[1] = {cpy_r_r45};
    cpy_r_r47 = (PyObject **)&cpy_r_r46;
    cpy_r_r48 = PyObject_Vectorcall(cpy_r_r44, cpy_r_r47, 1, 0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 102, CPyStatic_encyclopedia___setup___globals);
        goto CPyL38;
    }
    CPy_DECREF(cpy_r_r45);
    if (likely(PyRange_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "_player", 102, CPyStatic_encyclopedia___setup___globals, "range", cpy_r_r48);
        goto CPyL35;
    }
    cpy_r_r50 = PySequence_List(cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 102, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_priority != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_priority);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_priority = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 102, CPyStatic_encyclopedia___setup___globals);
        goto CPyL35;
    }
    return cpy_r_r0;
CPyL34: ;
    cpy_r_r52 = NULL;
    return cpy_r_r52;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL34;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r18);
    goto CPyL34;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    goto CPyL34;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r45);
    goto CPyL34;
}
        
        PyObject *CPyPy_encyclopedia___setup____player(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:_player", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___setup____player(arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_player", 90, CPyStatic_encyclopedia___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___setup____shuffled(PyObject *cpy_r_t, CPyTagged cpy_r_count) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = (PyObject *)&PyRange_Type;
    CPyTagged_INCREF(cpy_r_count);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_count);
    PyObject *cpy_r_r2[1] = {cpy_r_r1};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r0, cpy_r_r3, 1, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_shuffled", 107, CPyStatic_encyclopedia___setup___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r1);
    if (likely(PyRange_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "_shuffled", 107, CPyStatic_encyclopedia___setup___globals, "range", cpy_r_r4);
        goto CPyL6;
    }
    cpy_r_r6 = PySequence_List(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_shuffled", 107, CPyStatic_encyclopedia___setup___globals);
        goto CPyL6;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "_shuffled", "Table", "chance", 108, CPyStatic_encyclopedia___setup___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r7);
CPyL4: ;
    cpy_r_r8 = CPyDef_chance___Chance___shuffle(cpy_r_r7, cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_shuffled", 108, CPyStatic_encyclopedia___setup___globals);
        goto CPyL8;
    }
    return cpy_r_r6;
CPyL6: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL6;
}
        
        PyObject *CPyPy_encyclopedia___setup____shuffled(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "count", 0};
            static CPyArg_Parser parser = {"OO:_shuffled", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_count;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_count)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_count;
            if (likely(PyLong_Check(obj_count)))
                arg_count = CPyTagged_BorrowFromObject(obj_count);
            else {
                CPy_TypeError("int", obj_count); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___setup____shuffled(arg_t, arg_count);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_shuffled", 106, CPyStatic_encyclopedia___setup___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___setup____automas(PyObject *cpy_r_book, CPyTagged cpy_r_humans, PyObject *cpy_r_wanted) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_automas;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    cpy_r_r0 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r1 = CPyStatics[1050]; /* 'FEWEST' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 114, CPyStatic_encyclopedia___setup___globals);
        goto CPyL23;
    }
    if (likely(PyUnicode_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 114, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r2);
        goto CPyL23;
    }
    cpy_r_r4 = CPyStr_Equal(cpy_r_wanted, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (!cpy_r_r4) goto CPyL4;
    cpy_r_r5 = cpy_r_humans == 2;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = cpy_r_r6;
    cpy_r_r8 = cpy_r_r7;
    goto CPyL7;
CPyL4: ;
    cpy_r_r9 = CPyLong_FromStr(cpy_r_wanted);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 114, CPyStatic_encyclopedia___setup___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 114, CPyStatic_encyclopedia___setup___globals);
        goto CPyL23;
    }
    cpy_r_r8 = cpy_r_r10;
CPyL7: ;
    cpy_r_automas = cpy_r_r8;
    cpy_r_r11 = CPyTagged_Add(cpy_r_humans, cpy_r_automas);
    cpy_r_r12 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_competitors;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "_automas", "Book", "competitors", 115, CPyStatic_encyclopedia___setup___globals);
        goto CPyL24;
    }
CPyL8: ;
    cpy_r_r13 = cpy_r_r11 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL10;
    cpy_r_r15 = cpy_r_r12 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL11;
CPyL10: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_r11);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL11: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_r11 > (Py_ssize_t)cpy_r_r12;
    cpy_r_r18 = cpy_r_r19;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r11);
    if (!cpy_r_r18) goto CPyL22;
    cpy_r_r20 = CPyTagged_Str(cpy_r_humans);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 117, CPyStatic_encyclopedia___setup___globals);
        goto CPyL25;
    }
    cpy_r_r21 = CPyStatics[1058]; /* ' players and ' */
    cpy_r_r22 = CPyTagged_Str(cpy_r_automas);
    CPyTagged_DECREF(cpy_r_automas);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 117, CPyStatic_encyclopedia___setup___globals);
        goto CPyL26;
    }
    cpy_r_r23 = CPyStatics[1059]; /* ' automas are too many: there are boards for ' */
    cpy_r_r24 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_competitors;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/setup.py", "_automas", "Book", "competitors", 117, CPyStatic_encyclopedia___setup___globals);
        goto CPyL27;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL16: ;
    cpy_r_r25 = CPyTagged_Str(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 117, CPyStatic_encyclopedia___setup___globals);
        goto CPyL27;
    }
    cpy_r_r26 = CPyStr_Build(5, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r25);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 117, CPyStatic_encyclopedia___setup___globals);
        goto CPyL23;
    }
    cpy_r_r27 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r28[1] = {cpy_r_r26};
    cpy_r_r29 = (PyObject **)&cpy_r_r28;
    cpy_r_r30 = PyObject_Vectorcall(cpy_r_r27, cpy_r_r29, 1, 0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 116, CPyStatic_encyclopedia___setup___globals);
        goto CPyL28;
    }
    CPy_DECREF(cpy_r_r26);
    if (likely((Py_TYPE(cpy_r_r30) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r30) == CPyType_match___MatchError)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 116, CPyStatic_encyclopedia___setup___globals, "serai.kernel.match.MatchError", cpy_r_r30);
        goto CPyL23;
    }
    CPy_Raise(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 116, CPyStatic_encyclopedia___setup___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL22: ;
    return cpy_r_automas;
CPyL23: ;
    cpy_r_r32 = CPY_INT_TAG;
    return cpy_r_r32;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_automas);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL23;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_automas);
    goto CPyL23;
CPyL26: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL23;
}
        
        PyObject *CPyPy_encyclopedia___setup____automas(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "humans", "wanted", 0};
            static CPyArg_Parser parser = {"OOO:_automas", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_humans;
            PyObject *obj_wanted;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_humans, &obj_wanted)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            CPyTagged arg_humans;
            if (likely(PyLong_Check(obj_humans)))
                arg_humans = CPyTagged_BorrowFromObject(obj_humans);
            else {
                CPy_TypeError("int", obj_humans); goto fail;
            }
            PyObject *arg_wanted;
            if (likely(PyUnicode_Check(obj_wanted)))
                arg_wanted = obj_wanted;
            else {
                CPy_TypeError("str", obj_wanted); 
                goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___setup____automas(arg_book, arg_humans, arg_wanted);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_automas", 112, CPyStatic_encyclopedia___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___setup____cards(PyObject *cpy_r_ids, PyObject *cpy_r_wanted, PyObject *cpy_r_kind) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 124, CPyStatic_encyclopedia___setup___globals);
        goto CPyL41;
    }
    cpy_r_r1 = PyObject_GetIter(cpy_r_wanted);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 124, CPyStatic_encyclopedia___setup___globals);
        goto CPyL42;
    }
CPyL2: ;
    cpy_r_r2 = PyIter_Next(cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL43;
    if (likely(PyUnicode_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 124, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r2);
        goto CPyL44;
    }
    cpy_r_r4 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r5 = CPyStatics[1047]; /* 'EASIEST' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 124, CPyStatic_encyclopedia___setup___globals);
        goto CPyL45;
    }
    if (likely(PyUnicode_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 124, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r6);
        goto CPyL45;
    }
    cpy_r_r8 = CPyStr_Equal(cpy_r_r3, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 == 0;
    if (!cpy_r_r9) goto CPyL46;
    cpy_r_r10 = PyList_Append(cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 124, CPyStatic_encyclopedia___setup___globals);
        goto CPyL44;
    } else
        goto CPyL2;
CPyL8: ;
    cpy_r_r12 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 124, CPyStatic_encyclopedia___setup___globals);
        goto CPyL42;
    }
    cpy_r_r13 = PySet_New(cpy_r_r0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 125, CPyStatic_encyclopedia___setup___globals);
        goto CPyL47;
    }
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PySetObject, used));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    CPy_DECREF(cpy_r_r13);
    cpy_r_r16 = cpy_r_r15 << 1;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r18 << 1;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r16 < (Py_ssize_t)cpy_r_r19;
    if (!cpy_r_r20) goto CPyL17;
    cpy_r_r21 = CPyStatics[1060]; /* 'there is one ' */
    cpy_r_r22 = CPyStatics[1061]; /* ' card of each: ' */
    cpy_r_r23 = CPyStatics[157]; /* ', ' */
    cpy_r_r24 = PyUnicode_Join(cpy_r_r23, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 126, CPyStatic_encyclopedia___setup___globals);
        goto CPyL41;
    }
    cpy_r_r25 = CPyStatics[1062]; /* ' cannot all be used' */
    cpy_r_r26 = CPyStr_Build(5, cpy_r_r21, cpy_r_kind, cpy_r_r22, cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 126, CPyStatic_encyclopedia___setup___globals);
        goto CPyL41;
    }
    cpy_r_r27 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r28[1] = {cpy_r_r26};
    cpy_r_r29 = (PyObject **)&cpy_r_r28;
    cpy_r_r30 = PyObject_Vectorcall(cpy_r_r27, cpy_r_r29, 1, 0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 126, CPyStatic_encyclopedia___setup___globals);
        goto CPyL48;
    }
    CPy_DECREF(cpy_r_r26);
    if (likely((Py_TYPE(cpy_r_r30) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r30) == CPyType_match___MatchError)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 126, CPyStatic_encyclopedia___setup___globals, "serai.kernel.match.MatchError", cpy_r_r30);
        goto CPyL41;
    }
    CPy_Raise(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 126, CPyStatic_encyclopedia___setup___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r32 = PyList_New(0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 127, CPyStatic_encyclopedia___setup___globals);
        goto CPyL47;
    }
    cpy_r_r33 = PyObject_GetIter(cpy_r_ids);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 127, CPyStatic_encyclopedia___setup___globals);
        goto CPyL49;
    }
CPyL19: ;
    cpy_r_r34 = PyIter_Next(cpy_r_r33);
    if (cpy_r_r34 == NULL) goto CPyL50;
    if (likely(PyUnicode_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 127, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r34);
        goto CPyL51;
    }
    cpy_r_r36 = PySequence_Contains(cpy_r_r0, cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 127, CPyStatic_encyclopedia___setup___globals);
        goto CPyL52;
    }
    cpy_r_r38 = cpy_r_r36;
    cpy_r_r39 = cpy_r_r38 ^ 1;
    if (!cpy_r_r39) goto CPyL53;
    cpy_r_r40 = PyList_Append(cpy_r_r32, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 127, CPyStatic_encyclopedia___setup___globals);
        goto CPyL51;
    } else
        goto CPyL19;
CPyL24: ;
    cpy_r_r42 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 127, CPyStatic_encyclopedia___setup___globals);
        goto CPyL54;
    }
    cpy_r_r43 = PyList_New(0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 128, CPyStatic_encyclopedia___setup___globals);
        goto CPyL55;
    }
    cpy_r_r44 = PyObject_GetIter(cpy_r_wanted);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 128, CPyStatic_encyclopedia___setup___globals);
        goto CPyL56;
    }
CPyL27: ;
    cpy_r_r45 = PyIter_Next(cpy_r_r44);
    if (cpy_r_r45 == NULL) goto CPyL57;
    if (likely(PyUnicode_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 128, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r45);
        goto CPyL58;
    }
    cpy_r_r47 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r48 = CPyStatics[1047]; /* 'EASIEST' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 128, CPyStatic_encyclopedia___setup___globals);
        goto CPyL59;
    }
    if (likely(PyUnicode_Check(cpy_r_r49)))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 128, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r49);
        goto CPyL59;
    }
    cpy_r_r51 = CPyStr_Equal(cpy_r_r46, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (cpy_r_r51) {
        goto CPyL60;
    } else
        goto CPyL35;
CPyL32: ;
    cpy_r_r52 = CPyList_Pop(cpy_r_r32, 0);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 128, CPyStatic_encyclopedia___setup___globals);
        goto CPyL58;
    }
    if (likely(PyUnicode_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 128, CPyStatic_encyclopedia___setup___globals, "str", cpy_r_r52);
        goto CPyL58;
    }
    cpy_r_r54 = cpy_r_r53;
    goto CPyL36;
CPyL35: ;
    cpy_r_r54 = cpy_r_r46;
CPyL36: ;
    cpy_r_r55 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r56[2] = {cpy_r_ids, cpy_r_r54};
    cpy_r_r57 = (PyObject **)&cpy_r_r56;
    cpy_r_r58 = PyObject_VectorcallMethod(cpy_r_r55, cpy_r_r57, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 128, CPyStatic_encyclopedia___setup___globals);
        goto CPyL61;
    }
    CPy_DECREF(cpy_r_r54);
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 128, CPyStatic_encyclopedia___setup___globals);
        goto CPyL58;
    }
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_r59);
    cpy_r_r61 = PyList_Append(cpy_r_r43, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 128, CPyStatic_encyclopedia___setup___globals);
        goto CPyL58;
    } else
        goto CPyL27;
CPyL39: ;
    cpy_r_r63 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 128, CPyStatic_encyclopedia___setup___globals);
        goto CPyL62;
    }
    return cpy_r_r43;
CPyL41: ;
    cpy_r_r64 = NULL;
    return cpy_r_r64;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL41;
CPyL43: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL8;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL41;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL41;
CPyL46: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL2;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL41;
CPyL48: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL41;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    goto CPyL41;
CPyL50: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r33);
    goto CPyL24;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL41;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r35);
    goto CPyL41;
CPyL53: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL19;
CPyL54: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL41;
CPyL55: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL41;
CPyL56: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r43);
    goto CPyL41;
CPyL57: ;
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r44);
    goto CPyL39;
CPyL58: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    goto CPyL41;
CPyL59: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    goto CPyL41;
CPyL60: ;
    CPy_DECREF(cpy_r_r46);
    goto CPyL32;
CPyL61: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r54);
    goto CPyL41;
CPyL62: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL41;
}
        
        PyObject *CPyPy_encyclopedia___setup____cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"ids", "wanted", "kind", 0};
            static CPyArg_Parser parser = {"OOO:_cards", kwlist, 0};
            PyObject *obj_ids;
            PyObject *obj_wanted;
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_ids, &obj_wanted, &obj_kind)) {
                return NULL;
            }
            PyObject *arg_ids = obj_ids;
            PyObject *arg_wanted = obj_wanted;
            PyObject *arg_kind;
            if (likely(PyUnicode_Check(obj_kind)))
                arg_kind = obj_kind;
            else {
                CPy_TypeError("str", obj_kind); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___setup____cards(arg_ids, arg_wanted, arg_kind);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "_cards", 122, CPyStatic_encyclopedia___setup___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___setup_____top_level__(void) {
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
    char cpy_r_r180;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 1, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 1, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 3, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5160]; /* ('Mapping', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 5, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___encyclopedia___book;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___encyclopedia___book;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[286]; /* 'serai.games.encyclopedia.book' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 7, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___encyclopedia___book;
    cpy_r_r25 = CPyExec_serai___games___encyclopedia___book;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___encyclopedia___book__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 7, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 7, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[286]; /* 'serai.games.encyclopedia.book' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 7, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r36 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 7, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    } else
        goto CPyL66;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___encyclopedia___dice;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___encyclopedia___dice;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[562]; /* 'serai.games.encyclopedia.dice' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 8, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___encyclopedia___dice;
    cpy_r_r47 = CPyExec_serai___games___encyclopedia___dice;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___encyclopedia___dice__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 8, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 8, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[562]; /* 'serai.games.encyclopedia.dice' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 8, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5161]; /* ('return_dice',) */
    cpy_r_r58 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 8, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    } else
        goto CPyL67;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 9, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r69 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 9, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 9, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 9, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5162]; /* ('HUMAN', 'NO_ACTION', 'NOTHING_THERE', 'START') */
    cpy_r_r80 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 9, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    } else
        goto CPyL68;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 10, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r91 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 10, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 10, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 10, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r102 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 10, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    } else
        goto CPyL69;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r105 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 11, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r113 = CPyExec_serai___kernel___chance;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 11, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 11, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 11, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r124 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 11, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    } else
        goto CPyL70;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r127 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 12, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___kernel___game;
    cpy_r_r135 = CPyExec_serai___kernel___game;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 12, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 12, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 12, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5163]; /* ('SOLO', 'Setting', 'When') */
    cpy_r_r146 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 12, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    } else
        goto CPyL71;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___kernel___match;
    cpy_r_r149 = (void *)&CPyImportState_serai___kernel___match;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 13, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___kernel___match;
    cpy_r_r157 = CPyExec_serai___kernel___match;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___kernel___match__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 13, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 13, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 13, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5164]; /* ('MatchError',) */
    cpy_r_r168 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 13, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    } else
        goto CPyL72;
CPyL62: ;
    cpy_r_r170 = CPyStatics[1065]; /* 'fewest' */
    cpy_r_r171 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r172 = CPyStatics[1050]; /* 'FEWEST' */
    cpy_r_r173 = CPyDict_SetItem(cpy_r_r171, cpy_r_r172, cpy_r_r170);
    cpy_r_r174 = cpy_r_r173 >= 0;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 15, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    cpy_r_r175 = CPyStatics[1066]; /* 'easiest' */
    cpy_r_r176 = CPyStatic_encyclopedia___setup___globals;
    cpy_r_r177 = CPyStatics[1047]; /* 'EASIEST' */
    cpy_r_r178 = CPyDict_SetItem(cpy_r_r176, cpy_r_r177, cpy_r_r175);
    cpy_r_r179 = cpy_r_r178 >= 0;
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/setup.py", "<module>", 16, CPyStatic_encyclopedia___setup___globals);
        goto CPyL65;
    }
    return 1;
CPyL65: ;
    cpy_r_r180 = 2;
    return cpy_r_r180;
CPyL66: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL67: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL68: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL69: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL70: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL71: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL72: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef scholars___namesmodule_methods[] = {
    {"die_of", (PyCFunction)CPyPy_scholars___names___die_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("die_of(colour, value)\n--\n\n") /* docstring */},
    {"colour_of", (PyCFunction)CPyPy_scholars___names___colour_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("colour_of(die)\n--\n\n") /* docstring */},
    {"value_of", (PyCFunction)CPyPy_scholars___names___value_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("value_of(die)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___names__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___names__internal, "__name__");
    CPyStatic_scholars___names___globals = PyModule_GetDict(CPyModule_serai___games___scholars___names__internal);
    if (unlikely(CPyStatic_scholars___names___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___names_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___names__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_scholars___names___ACTIONS.f0);
    CPy_XDECREF(CPyStatic_scholars___names___ACTIONS.f1);
    CPy_XDECREF(CPyStatic_scholars___names___ACTIONS.f2);
    CPy_XDECREF(CPyStatic_scholars___names___ACTIONS.f3);
    CPyStatic_scholars___names___ACTIONS = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_scholars___names___KINDS.f0);
    CPy_XDECREF(CPyStatic_scholars___names___KINDS.f1);
    CPy_XDECREF(CPyStatic_scholars___names___KINDS.f2);
    CPy_XDECREF(CPyStatic_scholars___names___KINDS.f3);
    CPyStatic_scholars___names___KINDS = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_scholars___names___PLANS.f0);
    CPy_XDECREF(CPyStatic_scholars___names___PLANS.f1);
    CPyStatic_scholars___names___PLANS = (tuple_T2OO) { NULL, NULL };
    return -1;
}
int CPyExec_serai___games___scholars___names(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___names__impl, &CPyImportState_serai___games___scholars___names, &CPyModule_serai___games___scholars___names);
}
static struct PyModuleDef scholars___namesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.names",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___namesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___names(void)
{
    if (CPyModule_serai___games___scholars___names__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___names__internal);
        return CPyModule_serai___games___scholars___names__internal;
    }
    CPyModule_serai___games___scholars___names__internal = PyModule_Create(&scholars___namesmodule);
    return CPyModule_serai___games___scholars___names__internal;
}

PyObject *CPyInit_serai___games___scholars___names(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___names__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___names__internal);
        return CPyModule_serai___games___scholars___names__internal;
    }
    CPyModule_serai___games___scholars___names__internal = PyModule_Create(&scholars___namesmodule);
    if (unlikely(CPyModule_serai___games___scholars___names__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.names");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___names__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___names__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___names__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___names(CPyModule_serai___games___scholars___names__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___names__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.names");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___names__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
CPyTagged CPyDef_scholars___names___die_of(CPyTagged cpy_r_colour, CPyTagged cpy_r_value) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    cpy_r_r0 = CPyTagged_Multiply(cpy_r_colour, 16);
    cpy_r_r1 = CPyTagged_Add(cpy_r_r0, cpy_r_value);
    CPyTagged_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___names___die_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"colour", "value", 0};
            static CPyArg_Parser parser = {"OO:die_of", kwlist, 0};
            PyObject *obj_colour;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_colour, &obj_value)) {
                return NULL;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___names___die_of(arg_colour, arg_value);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/names.py", "die_of", 28, CPyStatic_scholars___names___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___names___colour_of(CPyTagged cpy_r_die) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = CPyTagged_And(cpy_r_die, -2050);
    cpy_r_r1 = CPyTagged_Rshift(cpy_r_r0, 6);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "colour_of", 33, CPyStatic_scholars___names___globals);
        goto CPyL2;
    }
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___names___colour_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:colour_of", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_die)) {
                return NULL;
            }
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___names___colour_of(arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/names.py", "colour_of", 32, CPyStatic_scholars___names___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___names___value_of(CPyTagged cpy_r_die) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = CPyTagged_And(cpy_r_die, -2050);
    cpy_r_r1 = CPyTagged_Remainder(cpy_r_r0, 16);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "value_of", 37, CPyStatic_scholars___names___globals);
        goto CPyL2;
    }
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___names___value_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:value_of", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_die)) {
                return NULL;
            }
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___names___value_of(arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/names.py", "value_of", 36, CPyStatic_scholars___names___globals);
            return NULL;
        }
        
char CPyDef_scholars___names_____top_level__(void) {
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
    tuple_T4OOOO cpy_r_r50;
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
    int32_t cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    int32_t cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    tuple_T4OOOO cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    int32_t cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    int32_t cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    int32_t cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    int32_t cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    int32_t cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    int32_t cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    int32_t cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    int32_t cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    int32_t cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    int32_t cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    tuple_T2OO cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    int32_t cpy_r_r157;
    char cpy_r_r158;
    char cpy_r_r159;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 1, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 1, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___names___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 3, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_scholars___names___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 5, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_scholars___names___globals;
    cpy_r_r17 = CPyStatics[1321]; /* 'NOBODY' */
    cpy_r_r18 = CPyStatics[4908]; /* -1 */
    cpy_r_r19 = CPyDict_SetItem(cpy_r_r16, cpy_r_r17, cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 7, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r21 = CPyStatic_scholars___names___globals;
    cpy_r_r22 = CPyStatics[2369]; /* 'NO_CARD' */
    cpy_r_r23 = CPyStatics[4908]; /* -1 */
    cpy_r_r24 = CPyDict_SetItem(cpy_r_r21, cpy_r_r22, cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 8, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r26 = CPyStatic_scholars___names___globals;
    cpy_r_r27 = CPyStatics[3178]; /* 'RECRUIT' */
    cpy_r_r28 = CPyStatics[4896]; /* 0 */
    cpy_r_r29 = CPyDict_SetItem(cpy_r_r26, cpy_r_r27, cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 10, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r31 = CPyStatic_scholars___names___globals;
    cpy_r_r32 = CPyStatics[3251]; /* 'TRAVEL' */
    cpy_r_r33 = CPyStatics[4897]; /* 1 */
    cpy_r_r34 = CPyDict_SetItem(cpy_r_r31, cpy_r_r32, cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 11, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r36 = CPyStatic_scholars___names___globals;
    cpy_r_r37 = CPyStatics[3252]; /* 'RESEARCH' */
    cpy_r_r38 = CPyStatics[4911]; /* 2 */
    cpy_r_r39 = CPyDict_SetItem(cpy_r_r36, cpy_r_r37, cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 12, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r41 = CPyStatic_scholars___names___globals;
    cpy_r_r42 = CPyStatics[3253]; /* 'TRANSLATE' */
    cpy_r_r43 = CPyStatics[4898]; /* 3 */
    cpy_r_r44 = CPyDict_SetItem(cpy_r_r41, cpy_r_r42, cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 13, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r46 = CPyStatics[2326]; /* 'recruit' */
    cpy_r_r47 = CPyStatics[2401]; /* 'travel' */
    cpy_r_r48 = CPyStatics[437]; /* 'research' */
    cpy_r_r49 = CPyStatics[2373]; /* 'translate' */
    CPy_INCREF(cpy_r_r46);
    CPy_INCREF(cpy_r_r47);
    CPy_INCREF(cpy_r_r48);
    CPy_INCREF(cpy_r_r49);
    cpy_r_r50.f0 = cpy_r_r46;
    cpy_r_r50.f1 = cpy_r_r47;
    cpy_r_r50.f2 = cpy_r_r48;
    cpy_r_r50.f3 = cpy_r_r49;
    CPyStatic_scholars___names___ACTIONS = cpy_r_r50;
    CPy_INCREF(CPyStatic_scholars___names___ACTIONS.f0);
    CPy_INCREF(CPyStatic_scholars___names___ACTIONS.f1);
    CPy_INCREF(CPyStatic_scholars___names___ACTIONS.f2);
    CPy_INCREF(CPyStatic_scholars___names___ACTIONS.f3);
    cpy_r_r51 = CPyStatic_scholars___names___globals;
    cpy_r_r52 = CPyStatics[1369]; /* 'ACTIONS' */
    cpy_r_r53 = PyTuple_New(4);
    if (unlikely(cpy_r_r53 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5229 = cpy_r_r50.f0;
    PyTuple_SET_ITEM(cpy_r_r53, 0, __tmp5229);
    PyObject *__tmp5230 = cpy_r_r50.f1;
    PyTuple_SET_ITEM(cpy_r_r53, 1, __tmp5230);
    PyObject *__tmp5231 = cpy_r_r50.f2;
    PyTuple_SET_ITEM(cpy_r_r53, 2, __tmp5231);
    PyObject *__tmp5232 = cpy_r_r50.f3;
    PyTuple_SET_ITEM(cpy_r_r53, 3, __tmp5232);
    cpy_r_r54 = CPyDict_SetItem(cpy_r_r51, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 14, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r56 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r57 = CPyStatic_scholars___names___globals;
    cpy_r_r58 = CPyStatics[2349]; /* 'NEUTRAL' */
    cpy_r_r59 = CPyDict_SetItem(cpy_r_r57, cpy_r_r58, cpy_r_r56);
    cpy_r_r60 = cpy_r_r59 >= 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 16, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r61 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r62 = CPyStatic_scholars___names___globals;
    cpy_r_r63 = CPyStatics[2648]; /* 'PRIMARY' */
    cpy_r_r64 = CPyDict_SetItem(cpy_r_r62, cpy_r_r63, cpy_r_r61);
    cpy_r_r65 = cpy_r_r64 >= 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 17, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r66 = CPyStatics[3151]; /* 'secondary' */
    cpy_r_r67 = CPyStatic_scholars___names___globals;
    cpy_r_r68 = CPyStatics[3179]; /* 'SECONDARY' */
    cpy_r_r69 = CPyDict_SetItem(cpy_r_r67, cpy_r_r68, cpy_r_r66);
    cpy_r_r70 = cpy_r_r69 >= 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 18, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r71 = CPyStatics[2914]; /* 'other' */
    cpy_r_r72 = CPyStatic_scholars___names___globals;
    cpy_r_r73 = CPyStatics[2935]; /* 'OTHER' */
    cpy_r_r74 = CPyDict_SetItem(cpy_r_r72, cpy_r_r73, cpy_r_r71);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 19, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r76 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r77 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r78 = CPyStatics[3151]; /* 'secondary' */
    cpy_r_r79 = CPyStatics[2914]; /* 'other' */
    CPy_INCREF(cpy_r_r76);
    CPy_INCREF(cpy_r_r77);
    CPy_INCREF(cpy_r_r78);
    CPy_INCREF(cpy_r_r79);
    cpy_r_r80.f0 = cpy_r_r76;
    cpy_r_r80.f1 = cpy_r_r77;
    cpy_r_r80.f2 = cpy_r_r78;
    cpy_r_r80.f3 = cpy_r_r79;
    CPyStatic_scholars___names___KINDS = cpy_r_r80;
    CPy_INCREF(CPyStatic_scholars___names___KINDS.f0);
    CPy_INCREF(CPyStatic_scholars___names___KINDS.f1);
    CPy_INCREF(CPyStatic_scholars___names___KINDS.f2);
    CPy_INCREF(CPyStatic_scholars___names___KINDS.f3);
    cpy_r_r81 = CPyStatic_scholars___names___globals;
    cpy_r_r82 = CPyStatics[520]; /* 'KINDS' */
    cpy_r_r83 = PyTuple_New(4);
    if (unlikely(cpy_r_r83 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5233 = cpy_r_r80.f0;
    PyTuple_SET_ITEM(cpy_r_r83, 0, __tmp5233);
    PyObject *__tmp5234 = cpy_r_r80.f1;
    PyTuple_SET_ITEM(cpy_r_r83, 1, __tmp5234);
    PyObject *__tmp5235 = cpy_r_r80.f2;
    PyTuple_SET_ITEM(cpy_r_r83, 2, __tmp5235);
    PyObject *__tmp5236 = cpy_r_r80.f3;
    PyTuple_SET_ITEM(cpy_r_r83, 3, __tmp5236);
    cpy_r_r84 = CPyDict_SetItem(cpy_r_r81, cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    cpy_r_r85 = cpy_r_r84 >= 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 20, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r86 = CPyStatic_scholars___names___globals;
    cpy_r_r87 = CPyStatics[1589]; /* 'SIDES' */
    cpy_r_r88 = CPyStatics[4900]; /* 6 */
    cpy_r_r89 = CPyDict_SetItem(cpy_r_r86, cpy_r_r87, cpy_r_r88);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 23, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r91 = CPyStatic_scholars___names___globals;
    cpy_r_r92 = CPyStatics[3254]; /* 'VALUES' */
    cpy_r_r93 = CPyStatics[4920]; /* 8 */
    cpy_r_r94 = CPyDict_SetItem(cpy_r_r91, cpy_r_r92, cpy_r_r93);
    cpy_r_r95 = cpy_r_r94 >= 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 24, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r96 = CPyStatic_scholars___names___globals;
    cpy_r_r97 = CPyStatics[2649]; /* 'PRINTED' */
    cpy_r_r98 = CPyStatics[4957]; /* 1024 */
    cpy_r_r99 = CPyDict_SetItem(cpy_r_r96, cpy_r_r97, cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 25, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r101 = CPyStatic_scholars___names___globals;
    cpy_r_r102 = CPyStatics[2341]; /* 'AT_WILL' */
    cpy_r_r103 = CPyStatics[4897]; /* 1 */
    cpy_r_r104 = CPyDict_SetItem(cpy_r_r101, cpy_r_r102, cpy_r_r103);
    cpy_r_r105 = cpy_r_r104 >= 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 41, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r106 = CPyStatic_scholars___names___globals;
    cpy_r_r107 = CPyStatics[2778]; /* 'PAID' */
    cpy_r_r108 = CPyStatics[4911]; /* 2 */
    cpy_r_r109 = CPyDict_SetItem(cpy_r_r106, cpy_r_r107, cpy_r_r108);
    cpy_r_r110 = cpy_r_r109 >= 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 42, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r111 = CPyStatic_scholars___names___globals;
    cpy_r_r112 = CPyStatics[2396]; /* 'GUILD_BINDS' */
    cpy_r_r113 = CPyStatics[4894]; /* 4 */
    cpy_r_r114 = CPyDict_SetItem(cpy_r_r111, cpy_r_r112, cpy_r_r113);
    cpy_r_r115 = cpy_r_r114 >= 0;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 43, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r116 = CPyStatic_scholars___names___globals;
    cpy_r_r117 = CPyStatics[3255]; /* 'GOALS' */
    cpy_r_r118 = CPyStatics[4898]; /* 3 */
    cpy_r_r119 = CPyDict_SetItem(cpy_r_r116, cpy_r_r117, cpy_r_r118);
    cpy_r_r120 = cpy_r_r119 >= 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 45, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r121 = CPyStatic_scholars___names___globals;
    cpy_r_r122 = CPyStatics[2850]; /* 'PILE_GOAL' */
    cpy_r_r123 = CPyStatics[4897]; /* 1 */
    cpy_r_r124 = CPyDict_SetItem(cpy_r_r121, cpy_r_r122, cpy_r_r123);
    cpy_r_r125 = cpy_r_r124 >= 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 46, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r126 = CPyStatic_scholars___names___globals;
    cpy_r_r127 = CPyStatics[2849]; /* 'GUILD_GOAL' */
    cpy_r_r128 = CPyStatics[4911]; /* 2 */
    cpy_r_r129 = CPyDict_SetItem(cpy_r_r126, cpy_r_r127, cpy_r_r128);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 47, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r131 = CPyStatic_scholars___names___globals;
    cpy_r_r132 = CPyStatics[2851]; /* 'TRACK_GOAL' */
    cpy_r_r133 = CPyStatics[4894]; /* 4 */
    cpy_r_r134 = CPyDict_SetItem(cpy_r_r131, cpy_r_r132, cpy_r_r133);
    cpy_r_r135 = cpy_r_r134 >= 0;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 48, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r136 = CPyStatic_scholars___names___globals;
    cpy_r_r137 = CPyStatics[2368]; /* 'ALL_GOALS' */
    cpy_r_r138 = CPyStatics[4909]; /* 7 */
    cpy_r_r139 = CPyDict_SetItem(cpy_r_r136, cpy_r_r137, cpy_r_r138);
    cpy_r_r140 = cpy_r_r139 >= 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 49, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r141 = CPyStatic_scholars___names___globals;
    cpy_r_r142 = CPyStatics[2480]; /* 'BLUE' */
    cpy_r_r143 = CPyStatics[4896]; /* 0 */
    cpy_r_r144 = CPyDict_SetItem(cpy_r_r141, cpy_r_r142, cpy_r_r143);
    cpy_r_r145 = cpy_r_r144 >= 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 51, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r146 = CPyStatic_scholars___names___globals;
    cpy_r_r147 = CPyStatics[2493]; /* 'RED' */
    cpy_r_r148 = CPyStatics[4897]; /* 1 */
    cpy_r_r149 = CPyDict_SetItem(cpy_r_r146, cpy_r_r147, cpy_r_r148);
    cpy_r_r150 = cpy_r_r149 >= 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 52, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    cpy_r_r151 = CPyStatics[2758]; /* 'blue' */
    cpy_r_r152 = CPyStatics[2759]; /* 'red' */
    CPy_INCREF(cpy_r_r151);
    CPy_INCREF(cpy_r_r152);
    cpy_r_r153.f0 = cpy_r_r151;
    cpy_r_r153.f1 = cpy_r_r152;
    CPyStatic_scholars___names___PLANS = cpy_r_r153;
    CPy_INCREF(CPyStatic_scholars___names___PLANS.f0);
    CPy_INCREF(CPyStatic_scholars___names___PLANS.f1);
    cpy_r_r154 = CPyStatic_scholars___names___globals;
    cpy_r_r155 = CPyStatics[2533]; /* 'PLANS' */
    cpy_r_r156 = PyTuple_New(2);
    if (unlikely(cpy_r_r156 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5237 = cpy_r_r153.f0;
    PyTuple_SET_ITEM(cpy_r_r156, 0, __tmp5237);
    PyObject *__tmp5238 = cpy_r_r153.f1;
    PyTuple_SET_ITEM(cpy_r_r156, 1, __tmp5238);
    cpy_r_r157 = CPyDict_SetItem(cpy_r_r154, cpy_r_r155, cpy_r_r156);
    CPy_DECREF(cpy_r_r156);
    cpy_r_r158 = cpy_r_r157 >= 0;
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/games/scholars/names.py", "<module>", 53, CPyStatic_scholars___names___globals);
        goto CPyL33;
    }
    return 1;
CPyL33: ;
    cpy_r_r159 = 2;
    return cpy_r_r159;
}

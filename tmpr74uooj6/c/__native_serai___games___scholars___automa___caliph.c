#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef automa___caliphmodule_methods[] = {
    {"majority", (PyCFunction)CPyPy_automa___caliph___majority, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("majority(t)\n--\n\n") /* docstring */},
    {"take_space", (PyCFunction)CPyPy_automa___caliph___take_space, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_space(t, space, free)\n--\n\n") /* docstring */},
    {"_piles", (PyCFunction)CPyPy_automa___caliph____piles, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_piles(t, reward)\n--\n\n") /* docstring */},
    {"_retire_one", (PyCFunction)CPyPy_automa___caliph____retire_one, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_retire_one(t, piles)\n--\n\n") /* docstring */},
    {"retire_top", (PyCFunction)CPyPy_automa___caliph___retire_top, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("retire_top(t, pile, rule)\n--\n\n") /* docstring */},
    {"shift_dice_sum", (PyCFunction)CPyPy_automa___caliph___shift_dice_sum, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shift_dice_sum(t, step, rule)\n--\n\n") /* docstring */},
    {"console", (PyCFunction)CPyPy_automa___caliph___console, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("console(t, consolation)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___automa___caliph__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___automa___caliph__internal, "__name__");
    CPyStatic_automa___caliph___globals = PyModule_GetDict(CPyModule_serai___games___scholars___automa___caliph__internal);
    if (unlikely(CPyStatic_automa___caliph___globals == NULL))
        goto fail;
    char result = CPyDef_automa___caliph_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___automa___caliph__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___scholars___automa___caliph(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___automa___caliph__impl, &CPyImportState_serai___games___scholars___automa___caliph, &CPyModule_serai___games___scholars___automa___caliph);
}
static struct PyModuleDef automa___caliphmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.automa.caliph",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    automa___caliphmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___automa___caliph(void)
{
    if (CPyModule_serai___games___scholars___automa___caliph__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___caliph__internal);
        return CPyModule_serai___games___scholars___automa___caliph__internal;
    }
    CPyModule_serai___games___scholars___automa___caliph__internal = PyModule_Create(&automa___caliphmodule);
    return CPyModule_serai___games___scholars___automa___caliph__internal;
}

PyObject *CPyInit_serai___games___scholars___automa___caliph(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___automa___caliph__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___caliph__internal);
        return CPyModule_serai___games___scholars___automa___caliph__internal;
    }
    CPyModule_serai___games___scholars___automa___caliph__internal = PyModule_Create(&automa___caliphmodule);
    if (unlikely(CPyModule_serai___games___scholars___automa___caliph__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.automa.caliph");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___automa___caliph__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___automa___caliph__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___automa___caliph__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___automa___caliph(CPyModule_serai___games___scholars___automa___caliph__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___automa___caliph__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.automa.caliph");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___automa___caliph__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
CPyTagged CPyDef_automa___caliph___majority(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_reds;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyTagged cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    cpy_r_r0 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 13, CPyStatic_automa___caliph___globals);
        goto CPyL32;
    }
    cpy_r_r1 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plans;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'plans' of 'Automa' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 14, CPyStatic_automa___caliph___globals);
        goto CPyL32;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 14, CPyStatic_automa___caliph___globals);
        goto CPyL33;
    }
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL34;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 14, CPyStatic_automa___caliph___globals);
        goto CPyL35;
    }
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "majority", "Table", "book", 14, CPyStatic_automa___caliph___globals);
        goto CPyL36;
    }
CPyL7: ;
    cpy_r_r16 = ((serai___games___scholars___book___BookObject *)cpy_r_r15)->_plans;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "majority", "Book", "plans", 14, CPyStatic_automa___caliph___globals);
        goto CPyL36;
    }
CPyL8: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 14, CPyStatic_automa___caliph___globals);
        goto CPyL35;
    }
    if (likely(PyTuple_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 14, CPyStatic_automa___caliph___globals, "tuple", cpy_r_r17);
        goto CPyL35;
    }
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r18, 2);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 14, CPyStatic_automa___caliph___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 14, CPyStatic_automa___caliph___globals);
        goto CPyL35;
    }
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r20);
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r21);
    cpy_r_r22 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r22;
    goto CPyL4;
CPyL14: ;
    cpy_r_r23 = CPyStatics[4897]; /* 1 */
    cpy_r_r24 = CPyList_Count(cpy_r_r4, cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 15, CPyStatic_automa___caliph___globals);
        goto CPyL37;
    }
    cpy_r_reds = cpy_r_r24;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r26 << 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL38;
    cpy_r_r29 = CPyTagged_Multiply(cpy_r_reds, 4);
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = cpy_r_r29 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (cpy_r_r34) goto CPyL18;
    cpy_r_r35 = cpy_r_r32 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (!cpy_r_r36) goto CPyL19;
CPyL18: ;
    cpy_r_r37 = CPyTagged_IsLt_(cpy_r_r29, cpy_r_r32);
    cpy_r_r38 = cpy_r_r37;
    goto CPyL20;
CPyL19: ;
    cpy_r_r39 = (Py_ssize_t)cpy_r_r29 < (Py_ssize_t)cpy_r_r32;
    cpy_r_r38 = cpy_r_r39;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r29);
    if (cpy_r_r38) {
        goto CPyL38;
    } else
        goto CPyL22;
CPyL21: ;
    return 0;
CPyL22: ;
    cpy_r_r40 = CPyTagged_Multiply(cpy_r_reds, 4);
    CPyTagged_DECREF(cpy_r_reds);
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r42 << 1;
    cpy_r_r44 = cpy_r_r40 & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) goto CPyL24;
    cpy_r_r46 = cpy_r_r43 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL25;
CPyL24: ;
    cpy_r_r48 = CPyTagged_IsLt_(cpy_r_r43, cpy_r_r40);
    cpy_r_r49 = cpy_r_r48;
    goto CPyL26;
CPyL25: ;
    cpy_r_r50 = (Py_ssize_t)cpy_r_r40 > (Py_ssize_t)cpy_r_r43;
    cpy_r_r49 = cpy_r_r50;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r40);
    if (cpy_r_r49) {
        goto CPyL39;
    } else
        goto CPyL28;
CPyL27: ;
    cpy_r_r51 = 2;
    goto CPyL31;
CPyL28: ;
    cpy_r_r52 = CPyList_GetItemShort(cpy_r_r4, -2);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 18, CPyStatic_automa___caliph___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 18, CPyStatic_automa___caliph___globals);
        goto CPyL32;
    }
    cpy_r_r51 = cpy_r_r53;
CPyL31: ;
    return cpy_r_r51;
CPyL32: ;
    cpy_r_r54 = CPY_INT_TAG;
    return cpy_r_r54;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL32;
CPyL34: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL14;
CPyL35: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL32;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL32;
CPyL37: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL32;
CPyL38: ;
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_reds);
    goto CPyL21;
CPyL39: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL27;
}
        
        PyObject *CPyPy_automa___caliph___majority(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:majority", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged retval = CPyDef_automa___caliph___majority(arg_t);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "majority", 11, CPyStatic_automa___caliph___globals);
            return NULL;
        }
        
char CPyDef_automa___caliph___take_space(PyObject *cpy_r_t, CPyTagged cpy_r_space, PyObject *cpy_r_free) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_blue;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_why;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    tuple_T2OI cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject **cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "take_space", "Table", "book", 23, CPyStatic_automa___caliph___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r2);
CPyL1: ;
    cpy_r_r3 = CPyDef_automa___caliph___majority(cpy_r_t);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 24, CPyStatic_automa___caliph___globals);
        goto CPyL45;
    }
    cpy_r_r4 = cpy_r_r3 == 0;
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_blue = cpy_r_r4;
    if (!cpy_r_blue) goto CPyL6;
    cpy_r_r5 = CPyList_GetItemShort(cpy_r_free, 0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 25, CPyStatic_automa___caliph___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 25, CPyStatic_automa___caliph___globals);
        goto CPyL45;
    }
    cpy_r_r7 = cpy_r_r6;
    goto CPyL9;
CPyL6: ;
    cpy_r_r8 = CPyList_GetItemShort(cpy_r_free, -2);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 25, CPyStatic_automa___caliph___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 25, CPyStatic_automa___caliph___globals);
        goto CPyL45;
    }
    cpy_r_r7 = cpy_r_r9;
CPyL9: ;
    cpy_r_place = cpy_r_r7;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "take_space", "Table", "players", 26, CPyStatic_automa___caliph___globals);
        goto CPyL46;
    }
CPyL10: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r12 << 1;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliph_influence;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "take_space", "Table", "caliph_influence", 26, CPyStatic_automa___caliph___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r14);
CPyL11: ;
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r2)->_caliph_spaces;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "take_space", "Book", "caliph_spaces", 26, CPyStatic_automa___caliph___globals);
        goto CPyL47;
    }
CPyL12: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = CPyTagged_Multiply(cpy_r_space, cpy_r_r18);
    cpy_r_r20 = CPyTagged_Add(cpy_r_r19, cpy_r_place);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r22 = CPyList_SetItem(cpy_r_r14, cpy_r_r20, cpy_r_r21);
    CPy_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 26, CPyStatic_automa___caliph___globals);
        goto CPyL46;
    }
    if (!cpy_r_blue) goto CPyL15;
    cpy_r_r23 = CPyStatics[2483]; /* 'why-plans-blue' */
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = cpy_r_r23;
    goto CPyL16;
CPyL15: ;
    cpy_r_r25 = CPyStatics[2484]; /* 'why-plans-red' */
    CPy_INCREF(cpy_r_r25);
    cpy_r_r24 = cpy_r_r25;
CPyL16: ;
    cpy_r_why = cpy_r_r24;
    cpy_r_r26 = CPyStatics[2485]; /* 'event-ai-caliph' */
    cpy_r_r27 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "take_space", "Table", "players", 28, CPyStatic_automa___caliph___globals);
        goto CPyL48;
    }
CPyL17: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r29 << 1;
    cpy_r_r31 = CPyStatics[2486]; /* 'SC-SOLO-26' */
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r2)->_caliph_spaces;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "take_space", "Book", "caliph_spaces", 28, CPyStatic_automa___caliph___globals);
        goto CPyL48;
    }
CPyL18: ;
    cpy_r_r33 = CPyList_GetItem(cpy_r_r32, cpy_r_place);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 28, CPyStatic_automa___caliph___globals);
        goto CPyL48;
    }
    PyObject *__tmp4044;
    if (unlikely(!(PyTuple_Check(cpy_r_r33) && PyTuple_GET_SIZE(cpy_r_r33) == 2))) {
        __tmp4044 = NULL;
        goto __LL4045;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r33, 0))))
        __tmp4044 = PyTuple_GET_ITEM(cpy_r_r33, 0);
    else {
        __tmp4044 = NULL;
    }
    if (__tmp4044 == NULL) goto __LL4045;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r33, 1))))
        __tmp4044 = PyTuple_GET_ITEM(cpy_r_r33, 1);
    else {
        __tmp4044 = NULL;
    }
    if (__tmp4044 == NULL) goto __LL4045;
    __tmp4044 = cpy_r_r33;
__LL4045: ;
    if (unlikely(__tmp4044 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r33); cpy_r_r34 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp4046 = PyTuple_GET_ITEM(cpy_r_r33, 0);
        CPy_INCREF(__tmp4046);
        PyObject *__tmp4047;
        if (likely(PyUnicode_Check(__tmp4046)))
            __tmp4047 = __tmp4046;
        else {
            CPy_TypeError("str", __tmp4046); 
            __tmp4047 = NULL;
        }
        cpy_r_r34.f0 = __tmp4047;
        PyObject *__tmp4048 = PyTuple_GET_ITEM(cpy_r_r33, 1);
        CPyTagged __tmp4049;
        if (likely(PyLong_Check(__tmp4048)))
            __tmp4049 = CPyTagged_FromObject(__tmp4048);
        else {
            goto __LL4050;
        }
        cpy_r_r34.f1 = __tmp4049;
    }
    goto __LL4051;
__LL4050: ;
    CPy_DECREF(cpy_r_r34.f0);
    cpy_r_r34 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL4051;
__LL4051: ;
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 28, CPyStatic_automa___caliph___globals);
        goto CPyL48;
    }
    cpy_r_r35 = cpy_r_r34.f0;
    CPy_INCREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r34.f0);
    CPyTagged_DECREF(cpy_r_r34.f1);
    cpy_r_r36 = CPyStatics[613]; /* 'space' */
    cpy_r_r37 = CPyStatics[546]; /* 'why' */
    cpy_r_r38 = CPyDict_Build(2, cpy_r_r36, cpy_r_r35, cpy_r_r37, cpy_r_why);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_why);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 28, CPyStatic_automa___caliph___globals);
        goto CPyL46;
    }
    cpy_r_r39 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r26, cpy_r_r30, cpy_r_r31, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 28, CPyStatic_automa___caliph___globals);
        goto CPyL46;
    }
    cpy_r_r40 = ((serai___games___scholars___book___BookObject *)cpy_r_r2)->_caliph_cards;
    if (unlikely(cpy_r_r40 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'caliph_cards' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r40);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 29, CPyStatic_automa___caliph___globals);
        goto CPyL49;
    }
CPyL23: ;
    cpy_r_r41 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliphs;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "take_space", "Table", "caliphs", 29, CPyStatic_automa___caliph___globals);
        goto CPyL50;
    }
CPyL24: ;
    cpy_r_r42 = CPyList_GetItemBorrow(cpy_r_r41, cpy_r_space);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 29, CPyStatic_automa___caliph___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 29, CPyStatic_automa___caliph___globals);
        goto CPyL50;
    }
    cpy_r_r44 = CPyList_GetItem(cpy_r_r40, cpy_r_r43);
    CPy_DECREF(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 29, CPyStatic_automa___caliph___globals);
        goto CPyL49;
    }
    if (likely(PyTuple_Check(cpy_r_r44)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 29, CPyStatic_automa___caliph___globals, "tuple", cpy_r_r44);
        goto CPyL49;
    }
    cpy_r_r46 = CPySequenceTuple_GetItem(cpy_r_r45, 2);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 29, CPyStatic_automa___caliph___globals);
        goto CPyL49;
    }
    if (likely(PyTuple_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 29, CPyStatic_automa___caliph___globals, "tuple", cpy_r_r46);
        goto CPyL49;
    }
    cpy_r_r48 = CPySequenceTuple_GetItem(cpy_r_r47, cpy_r_place);
    CPy_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 29, CPyStatic_automa___caliph___globals);
        goto CPyL44;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r48, CPyType_kernel___effects___Effect)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 29, CPyStatic_automa___caliph___globals, "serai.kernel.effects.Effect", cpy_r_r48);
        goto CPyL44;
    }
    cpy_r_r50 = CPyDef_automa___caliph____piles(cpy_r_t, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 30, CPyStatic_automa___caliph___globals);
        goto CPyL51;
    }
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r52 << 1;
    cpy_r_r54 = cpy_r_r53 != 0;
    if (cpy_r_r54) {
        goto CPyL52;
    } else
        goto CPyL53;
CPyL34: ;
    cpy_r_r55 = CPyDef_automa___caliph____retire_one(cpy_r_t, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 32, CPyStatic_automa___caliph___globals);
        goto CPyL44;
    } else
        goto CPyL43;
CPyL35: ;
    cpy_r_r56 = 0;
    cpy_r_r57 = CPyDef_kernel___effects___calls(cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 33, CPyStatic_automa___caliph___globals);
        goto CPyL44;
    }
CPyL36: ;
    cpy_r_r58 = NULL;
    cpy_r_r1 = cpy_r_r58;
    cpy_r_r59 = (PyObject **)&cpy_r_r1;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r57, cpy_r_r60, cpy_r_r60, cpy_r_r60, cpy_r_r60, cpy_r_r59);
    if (cpy_r_r61 == NULL) {
        goto CPyL54;
    } else
        goto CPyL55;
CPyL37: ;
    if (likely(Py_TYPE(cpy_r_r61) == CPyType_kernel___effects___Call))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 33, CPyStatic_automa___caliph___globals, "serai.kernel.effects.Call", cpy_r_r61);
        goto CPyL56;
    }
    cpy_r_r63 = ((serai___kernel___effects___CallObject *)cpy_r_r62)->_verb;
    cpy_r_r64 = ((serai___kernel___effects___VerbObject *)cpy_r_r63)->_name;
    CPy_INCREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r65 = CPyStatics[2487]; /* 'gain_die' */
    cpy_r_r66 = CPyStr_EqualLiteral(cpy_r_r64, cpy_r_r65, 8);
    CPy_DECREF(cpy_r_r64);
    if (cpy_r_r66) {
        goto CPyL57;
    } else
        goto CPyL36;
CPyL39: ;
    cpy_r_r56 = 1;
    goto CPyL41;
CPyL40: ;
    cpy_r_r67 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 33, CPyStatic_automa___caliph___globals);
        goto CPyL44;
    }
CPyL41: ;
    if (!cpy_r_r56) goto CPyL43;
    cpy_r_r68 = CPyStatics[2488]; /* 'SC-SOLO-27' */
    cpy_r_r69 = CPyDef_automa___caliph___shift_dice_sum(cpy_r_t, 2, cpy_r_r68);
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 34, CPyStatic_automa___caliph___globals);
        goto CPyL44;
    }
CPyL43: ;
    return 1;
CPyL44: ;
    cpy_r_r70 = 2;
    return cpy_r_r70;
CPyL45: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL44;
CPyL46: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL44;
CPyL47: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r14);
    goto CPyL44;
CPyL48: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_why);
    goto CPyL44;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL44;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r40);
    goto CPyL44;
CPyL51: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL44;
CPyL52: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL34;
CPyL53: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL35;
CPyL54: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL40;
CPyL55: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL37;
CPyL56: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL44;
CPyL57: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL39;
}
        
        PyObject *CPyPy_automa___caliph___take_space(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "space", "free", 0};
            static CPyArg_Parser parser = {"OOO:take_space", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_space;
            PyObject *obj_free;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_space, &obj_free)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            PyObject *arg_free;
            if (likely(PyList_Check(obj_free)))
                arg_free = obj_free;
            else {
                CPy_TypeError("list", obj_free); 
                goto fail;
            }
            char retval = CPyDef_automa___caliph___take_space(arg_t, arg_space, arg_free);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "take_space", 21, CPyStatic_automa___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_automa___caliph____piles(PyObject *cpy_r_t, PyObject *cpy_r_reward) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "_piles", "Table", "book", 38, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_r2)->_words;
    cpy_r_r4 = ((serai___games___scholars___book___WordsObject *)cpy_r_r3)->_piles;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyDef_kernel___effects___calls(cpy_r_reward);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_piles", 39, CPyStatic_automa___caliph___globals);
        goto CPyL20;
    }
CPyL2: ;
    cpy_r_r6 = NULL;
    cpy_r_r1 = cpy_r_r6;
    cpy_r_r7 = (PyObject **)&cpy_r_r1;
    cpy_r_r8 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r9 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r5, cpy_r_r8, cpy_r_r8, cpy_r_r8, cpy_r_r8, cpy_r_r7);
    if (cpy_r_r9 == NULL) {
        goto CPyL21;
    } else
        goto CPyL22;
CPyL3: ;
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_kernel___effects___Call))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "_piles", 39, CPyStatic_automa___caliph___globals, "serai.kernel.effects.Call", cpy_r_r9);
        goto CPyL23;
    }
    cpy_r_r11 = ((serai___kernel___effects___CallObject *)cpy_r_r10)->_verb;
    cpy_r_r12 = ((serai___kernel___effects___VerbObject *)cpy_r_r11)->_name;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPyStatics[2465]; /* 'retire_top' */
    cpy_r_r14 = CPyStr_EqualLiteral(cpy_r_r12, cpy_r_r13, 10);
    CPy_DECREF(cpy_r_r12);
    if (cpy_r_r14) {
        goto CPyL24;
    } else
        goto CPyL25;
CPyL5: ;
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_piles", 41, CPyStatic_automa___caliph___globals);
        goto CPyL26;
    }
    cpy_r_r16 = ((serai___kernel___effects___CallObject *)cpy_r_r10)->_words;
    CPy_INCREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = 0;
CPyL7: ;
    cpy_r_r20 = cpy_r_r19 < cpy_r_r18;
    if (!cpy_r_r20) goto CPyL27;
    cpy_r_r21 = CPySequenceTuple_GetItemUnsafe(cpy_r_r16, cpy_r_r19);
    if (PyLong_Check(cpy_r_r21))
        cpy_r_r22 = cpy_r_r21;
    else {
        cpy_r_r22 = NULL;
    }
    if (cpy_r_r22 != NULL) goto __LL4052;
    if (PyUnicode_Check(cpy_r_r21))
        cpy_r_r22 = cpy_r_r21;
    else {
        cpy_r_r22 = NULL;
    }
    if (cpy_r_r22 != NULL) goto __LL4052;
    if (unlikely(!(PyTuple_Check(cpy_r_r21) && PyTuple_GET_SIZE(cpy_r_r21) == 2))) {
        cpy_r_r22 = NULL;
        goto __LL4053;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r21, 0))))
        cpy_r_r22 = PyTuple_GET_ITEM(cpy_r_r21, 0);
    else {
        cpy_r_r22 = NULL;
    }
    if (cpy_r_r22 == NULL) goto __LL4053;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r21, 1))))
        cpy_r_r22 = PyTuple_GET_ITEM(cpy_r_r21, 1);
    else {
        cpy_r_r22 = NULL;
    }
    if (cpy_r_r22 == NULL) goto __LL4053;
    cpy_r_r22 = cpy_r_r21;
__LL4053: ;
    if (cpy_r_r22 != NULL) goto __LL4052;
    CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "_piles", 41, CPyStatic_automa___caliph___globals, "union[int, str, tuple[str, int]]", cpy_r_r21);
    goto CPyL28;
__LL4052: ;
    cpy_r_r23 = PyUnicode_Check(cpy_r_r22);
    if (!cpy_r_r23) goto CPyL29;
    if (likely(PyUnicode_Check(cpy_r_r22)))
        cpy_r_r24 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "_piles", 41, CPyStatic_automa___caliph___globals, "str", cpy_r_r22);
        goto CPyL28;
    }
    cpy_r_r25 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r26[2] = {cpy_r_r4, cpy_r_r24};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = PyObject_VectorcallMethod(cpy_r_r25, cpy_r_r27, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_piles", 41, CPyStatic_automa___caliph___globals);
        goto CPyL30;
    }
    CPy_DECREF(cpy_r_r24);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_piles", 41, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r31 = PyList_Append(cpy_r_r15, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_piles", 41, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
CPyL14: ;
    cpy_r_r33 = cpy_r_r19 + 1;
    cpy_r_r19 = cpy_r_r33;
    goto CPyL7;
CPyL15: ;
    return cpy_r_r15;
CPyL16: ;
    cpy_r_r34 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_piles", 39, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    }
    cpy_r_r35 = PyList_New(0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_piles", 42, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    }
    return cpy_r_r35;
CPyL19: ;
    cpy_r_r36 = NULL;
    return cpy_r_r36;
CPyL20: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL19;
CPyL21: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    goto CPyL16;
CPyL22: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL3;
CPyL23: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL19;
CPyL24: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL5;
CPyL25: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL2;
CPyL26: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r10);
    goto CPyL19;
CPyL27: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r16);
    goto CPyL15;
CPyL28: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL19;
CPyL29: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL14;
CPyL30: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r24);
    goto CPyL19;
}
        
        PyObject *CPyPy_automa___caliph____piles(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "reward", 0};
            static CPyArg_Parser parser = {"OO:_piles", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_reward;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_reward)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_reward;
            if (likely(PyObject_TypeCheck(obj_reward, CPyType_kernel___effects___Effect)))
                arg_reward = obj_reward;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_reward); 
                goto fail;
            }
            PyObject *retval = CPyDef_automa___caliph____piles(arg_t, arg_reward);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_piles", 37, CPyStatic_automa___caliph___globals);
            return NULL;
        }
        
char CPyDef_automa___caliph____retire_one(PyObject *cpy_r_t, PyObject *cpy_r_piles) {
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    CPyPtr cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    PyObject *cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    CPyPtr cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyPtr cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    int64_t cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 47, CPyStatic_automa___caliph___globals);
        goto CPyL39;
    }
    cpy_r_r1 = 0;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_piles + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL10;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_piles + offsetof(PyListObject, ob_item));
    cpy_r_r6 = *(CPyPtr *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r1 * 8;
    cpy_r_r8 = cpy_r_r6 + cpy_r_r7;
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    CPy_INCREF(cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 47, CPyStatic_automa___caliph___globals);
        goto CPyL40;
    }
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "_retire_one", "Table", "piles", 47, CPyStatic_automa___caliph___globals);
        goto CPyL41;
    }
CPyL5: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r11, cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 47, CPyStatic_automa___caliph___globals);
        goto CPyL41;
    }
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 47, CPyStatic_automa___caliph___globals, "list", cpy_r_r12);
        goto CPyL41;
    }
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    CPy_DECREF(cpy_r_r13);
    cpy_r_r16 = cpy_r_r15 << 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL42;
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r19 = PyList_Append(cpy_r_r0, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 47, CPyStatic_automa___caliph___globals);
        goto CPyL40;
    }
CPyL9: ;
    cpy_r_r21 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r21;
    goto CPyL2;
CPyL10: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r23 << 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) {
        goto CPyL13;
    } else
        goto CPyL43;
CPyL11: ;
    cpy_r_r26 = CPyDef_automa___resources___place_gold(cpy_r_t);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 49, CPyStatic_automa___caliph___globals);
        goto CPyL39;
    }
    return 1;
CPyL13: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = PyList_New(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 51, CPyStatic_automa___caliph___globals);
        goto CPyL44;
    }
    cpy_r_r30 = 0;
CPyL15: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r30 < cpy_r_r32;
    if (!cpy_r_r33) goto CPyL30;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r35 = *(CPyPtr *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r30 * 8;
    cpy_r_r37 = cpy_r_r35 + cpy_r_r36;
    cpy_r_r38 = *(PyObject * *)cpy_r_r37;
    CPy_INCREF(cpy_r_r38);
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 51, CPyStatic_automa___caliph___globals);
        goto CPyL45;
    }
    cpy_r_r40 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "_retire_one", "Table", "book", 51, CPyStatic_automa___caliph___globals);
        goto CPyL46;
    }
CPyL18: ;
    cpy_r_r41 = ((serai___games___scholars___book___BookObject *)cpy_r_r40)->_translators;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "_retire_one", "Book", "translators", 51, CPyStatic_automa___caliph___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r41);
CPyL19: ;
    cpy_r_r42 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "_retire_one", "Table", "piles", 51, CPyStatic_automa___caliph___globals);
        goto CPyL47;
    }
CPyL20: ;
    cpy_r_r43 = CPyList_GetItemBorrow(cpy_r_r42, cpy_r_r39);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 51, CPyStatic_automa___caliph___globals);
        goto CPyL47;
    }
    if (likely(PyList_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 51, CPyStatic_automa___caliph___globals, "list", cpy_r_r43);
        goto CPyL47;
    }
    cpy_r_r45 = CPyList_GetItemShortBorrow(cpy_r_r44, -2);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 51, CPyStatic_automa___caliph___globals);
        goto CPyL47;
    }
    if (likely(PyLong_Check(cpy_r_r45)))
        cpy_r_r46 = CPyTagged_FromObject(cpy_r_r45);
    else {
        CPy_TypeError("int", cpy_r_r45); cpy_r_r46 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 51, CPyStatic_automa___caliph___globals);
        goto CPyL47;
    }
    cpy_r_r47 = CPyList_GetItem(cpy_r_r41, cpy_r_r46);
    CPy_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 51, CPyStatic_automa___caliph___globals);
        goto CPyL46;
    }
    if (likely(PyTuple_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 51, CPyStatic_automa___caliph___globals, "tuple", cpy_r_r47);
        goto CPyL46;
    }
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_r49 = CPySequenceTuple_GetItem(cpy_r_r48, 8);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 51, CPyStatic_automa___caliph___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 51, CPyStatic_automa___caliph___globals);
        goto CPyL45;
    }
    cpy_r_r51 = CPyTagged_StealAsObject(cpy_r_r50);
    CPyList_SetItemUnsafe(cpy_r_r29, cpy_r_r30, cpy_r_r51);
    cpy_r_r52 = cpy_r_r30 + 1;
    cpy_r_r30 = cpy_r_r52;
    goto CPyL15;
CPyL30: ;
    cpy_r_r53 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r54 = CPyStatics[39]; /* 'max' */
    cpy_r_r55 = CPyObject_GetAttr(cpy_r_r53, cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 52, CPyStatic_automa___caliph___globals);
        goto CPyL48;
    }
    PyObject *cpy_r_r56[1] = {cpy_r_r29};
    cpy_r_r57 = (PyObject **)&cpy_r_r56;
    cpy_r_r58 = PyObject_Vectorcall(cpy_r_r55, cpy_r_r57, 1, 0);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 52, CPyStatic_automa___caliph___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 52, CPyStatic_automa___caliph___globals);
        goto CPyL48;
    }
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_r59);
    cpy_r_r61 = CPyList_Index(cpy_r_r29, cpy_r_r60);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 52, CPyStatic_automa___caliph___globals);
        goto CPyL44;
    }
    cpy_r_r62 = CPyList_GetItem(cpy_r_r0, cpy_r_r61);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 52, CPyStatic_automa___caliph___globals);
        goto CPyL39;
    }
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 52, CPyStatic_automa___caliph___globals);
        goto CPyL39;
    }
    cpy_r_r64 = CPyStatics[2488]; /* 'SC-SOLO-27' */
    cpy_r_r65 = CPyDef_automa___caliph___retire_top(cpy_r_t, cpy_r_r63, cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 52, CPyStatic_automa___caliph___globals);
        goto CPyL39;
    }
    cpy_r_r66 = CPyStatics[2488]; /* 'SC-SOLO-27' */
    cpy_r_r67 = CPyDef_automa___caliph___shift_dice_sum(cpy_r_t, -2, cpy_r_r66);
    if (unlikely(cpy_r_r67 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 53, CPyStatic_automa___caliph___globals);
        goto CPyL39;
    }
    return 1;
CPyL39: ;
    cpy_r_r68 = 2;
    return cpy_r_r68;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL39;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL39;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL9;
CPyL43: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL11;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL39;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    goto CPyL39;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r39);
    goto CPyL39;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    goto CPyL39;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    goto CPyL39;
}
        
        PyObject *CPyPy_automa___caliph____retire_one(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "piles", 0};
            static CPyArg_Parser parser = {"OO:_retire_one", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_piles;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_piles)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_piles;
            if (likely(PyList_Check(obj_piles)))
                arg_piles = obj_piles;
            else {
                CPy_TypeError("list", obj_piles); 
                goto fail;
            }
            char retval = CPyDef_automa___caliph____retire_one(arg_t, arg_piles);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "_retire_one", 45, CPyStatic_automa___caliph___globals);
            return NULL;
        }
        
char CPyDef_automa___caliph___retire_top(PyObject *cpy_r_t, CPyTagged cpy_r_pile, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "retire_top", "Table", "piles", 58, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_pile);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 58, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 58, CPyStatic_automa___caliph___globals, "list", cpy_r_r1);
        goto CPyL27;
    }
    cpy_r_r3 = CPyList_GetItemShort(cpy_r_r2, -2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 58, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 58, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "retire_top", "Table", "piles", 59, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_pile);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 59, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
    if (likely(PyList_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 59, CPyStatic_automa___caliph___globals, "list", cpy_r_r6);
        goto CPyL28;
    }
    cpy_r_r8 = CPyList_GetSlice(cpy_r_r7, 0, -2);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 59, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
    if (likely(PyList_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 59, CPyStatic_automa___caliph___globals, "list", cpy_r_r8);
        goto CPyL28;
    }
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "retire_top", "Table", "piles", 59, CPyStatic_automa___caliph___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    cpy_r_r11 = CPyList_SetItem(cpy_r_r10, cpy_r_pile, cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 59, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "retire_top", "Table", "reveals", 60, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
CPyL13: ;
    cpy_r_r13 = CPyTagged_Add(cpy_r_r12, 2);
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 60, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
    cpy_r_r15 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 61, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
    cpy_r_r16 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r15)->_retired;
    if (unlikely(cpy_r_r16 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'retired' of 'Automa' undefined");
    } else {
        CPy_INCREF(cpy_r_r16);
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 61, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
CPyL16: ;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r18 = PyList_Append(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 61, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
    cpy_r_r20 = CPyStatics[2489]; /* 'event-ai-retire' */
    cpy_r_r21 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "retire_top", "Table", "players", 62, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
CPyL18: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r23 << 1;
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "retire_top", "Table", "book", 62, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
CPyL19: ;
    cpy_r_r26 = ((serai___games___scholars___book___BookObject *)cpy_r_r25)->_translators;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "retire_top", "Book", "translators", 62, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
CPyL20: ;
    cpy_r_r27 = CPyList_GetItem(cpy_r_r26, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 62, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
    if (likely(PyTuple_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 62, CPyStatic_automa___caliph___globals, "tuple", cpy_r_r27);
        goto CPyL27;
    }
    cpy_r_r29 = CPySequenceTuple_GetItem(cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 62, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
    if (likely(PyUnicode_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 62, CPyStatic_automa___caliph___globals, "str", cpy_r_r29);
        goto CPyL27;
    }
    cpy_r_r31 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r32 = CPyDict_Build(1, cpy_r_r31, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 62, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
    cpy_r_r33 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r20, cpy_r_r24, cpy_r_rule, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 62, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
    return 1;
CPyL27: ;
    cpy_r_r34 = 2;
    return cpy_r_r34;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL27;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    goto CPyL27;
}
        
        PyObject *CPyPy_automa___caliph___retire_top(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "pile", "rule", 0};
            static CPyArg_Parser parser = {"OOO:retire_top", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_pile;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_pile, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_automa___caliph___retire_top(arg_t, arg_pile, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "retire_top", 56, CPyStatic_automa___caliph___globals);
            return NULL;
        }
        
char CPyDef_automa___caliph___shift_dice_sum(PyObject *cpy_r_t, CPyTagged cpy_r_step, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    cpy_r_r0 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", 67, CPyStatic_automa___caliph___globals);
        goto CPyL26;
    }
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", "Table", "book", 68, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_constants;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyStatics[2490]; /* 'ai_lowest_sum' */
    cpy_r_r4 = CPyDict_GetItem(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", 68, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", 68, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
    cpy_r_r6 = CPyTagged_Negate(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", "Table", "book", 68, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___book___BookObject *)cpy_r_r7)->_constants;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPyStatics[2491]; /* 'ai_highest_sum' */
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", 68, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", 68, CPyStatic_automa___caliph___globals);
        goto CPyL28;
    }
    cpy_r_r12 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_dice_sum;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", "Automa", "dice_sum", 69, CPyStatic_automa___caliph___globals);
        goto CPyL29;
    }
CPyL8: ;
    cpy_r_r13 = CPyTagged_Add(cpy_r_r12, cpy_r_step);
    cpy_r_r14 = cpy_r_r13 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) goto CPyL10;
    cpy_r_r16 = cpy_r_r6 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL11;
CPyL10: ;
    cpy_r_r18 = CPyTagged_IsLt_(cpy_r_r6, cpy_r_r13);
    if (cpy_r_r18) {
        goto CPyL30;
    } else
        goto CPyL31;
CPyL11: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_r13 > (Py_ssize_t)cpy_r_r6;
    if (cpy_r_r19) {
        goto CPyL30;
    } else
        goto CPyL31;
CPyL12: ;
    cpy_r_r20 = cpy_r_r13;
    goto CPyL14;
CPyL13: ;
    cpy_r_r20 = cpy_r_r6;
CPyL14: ;
    cpy_r_r21 = cpy_r_r20 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL16;
    cpy_r_r23 = cpy_r_r11 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL17;
CPyL16: ;
    cpy_r_r25 = CPyTagged_IsLt_(cpy_r_r20, cpy_r_r11);
    if (cpy_r_r25) {
        goto CPyL32;
    } else
        goto CPyL33;
CPyL17: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_r20 < (Py_ssize_t)cpy_r_r11;
    if (cpy_r_r26) {
        goto CPyL32;
    } else
        goto CPyL33;
CPyL18: ;
    cpy_r_r27 = cpy_r_r20;
    goto CPyL20;
CPyL19: ;
    cpy_r_r27 = cpy_r_r11;
CPyL20: ;
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_dice_sum != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_dice_sum);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_dice_sum = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", 69, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
    cpy_r_r29 = CPyStatics[2492]; /* 'event-ai-dice-sum' */
    cpy_r_r30 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", "Table", "players", 70, CPyStatic_automa___caliph___globals);
        goto CPyL27;
    }
CPyL22: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 << 1;
    cpy_r_r34 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_dice_sum;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'dice_sum' of 'Automa' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r34);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", 70, CPyStatic_automa___caliph___globals);
        goto CPyL26;
    }
CPyL23: ;
    cpy_r_r35 = CPyStatics[31]; /* 'n' */
    cpy_r_r36 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r37 = CPyDict_Build(1, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", 70, CPyStatic_automa___caliph___globals);
        goto CPyL26;
    }
    cpy_r_r38 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r29, cpy_r_r33, cpy_r_rule, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", 70, CPyStatic_automa___caliph___globals);
        goto CPyL26;
    }
    return 1;
CPyL26: ;
    cpy_r_r39 = 2;
    return cpy_r_r39;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL26;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL26;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL26;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r6);
    goto CPyL12;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL13;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL18;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL19;
}
        
        PyObject *CPyPy_automa___caliph___shift_dice_sum(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "step", "rule", 0};
            static CPyArg_Parser parser = {"OOO:shift_dice_sum", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_step;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_step, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_step;
            if (likely(PyLong_Check(obj_step)))
                arg_step = CPyTagged_BorrowFromObject(obj_step);
            else {
                CPy_TypeError("int", obj_step); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_automa___caliph___shift_dice_sum(arg_t, arg_step, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "shift_dice_sum", 65, CPyStatic_automa___caliph___globals);
            return NULL;
        }
        
char CPyDef_automa___caliph___console(PyObject *cpy_r_t, PyObject *cpy_r_consolation) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "console", "Table", "book", 75, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_ai_instead;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/caliph.py", "console", "Book", "ai_instead", 75, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r1, cpy_r_consolation);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "console", 75, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r2, CPyType_kernel___effects___Effect)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "console", 75, CPyStatic_automa___caliph___globals, "serai.kernel.effects.Effect", cpy_r_r2);
        goto CPyL19;
    }
    cpy_r_r4 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyObject, ob_type));
    cpy_r_r6 = *(PyObject * *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 == cpy_r_r4;
    if (cpy_r_r7) {
        goto CPyL7;
    } else
        goto CPyL20;
CPyL5: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "console", 76, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    }
    CPy_Unreachable();
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_kernel___effects___Call))
        cpy_r_r9 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "console", 77, CPyStatic_automa___caliph___globals, "serai.kernel.effects.Call", cpy_r_r3);
        goto CPyL21;
    }
    cpy_r_r10 = ((serai___kernel___effects___CallObject *)cpy_r_r9)->_verb;
    cpy_r_r11 = ((serai___kernel___effects___VerbObject *)cpy_r_r10)->_name;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyStatics[2428]; /* 'ai_silver' */
    cpy_r_r13 = CPyStr_EqualLiteral(cpy_r_r11, cpy_r_r12, 9);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r13) goto CPyL22;
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_kernel___effects___Call))
        cpy_r_r14 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "console", 78, CPyStatic_automa___caliph___globals, "serai.kernel.effects.Call", cpy_r_r3);
        goto CPyL21;
    }
    cpy_r_r15 = ((serai___kernel___effects___CallObject *)cpy_r_r14)->_words;
    CPy_INCREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, 0);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "console", 78, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    }
    if (PyLong_Check(cpy_r_r16))
        cpy_r_r17 = cpy_r_r16;
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 != NULL) goto __LL4054;
    if (PyUnicode_Check(cpy_r_r16))
        cpy_r_r17 = cpy_r_r16;
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 != NULL) goto __LL4054;
    if (unlikely(!(PyTuple_Check(cpy_r_r16) && PyTuple_GET_SIZE(cpy_r_r16) == 2))) {
        cpy_r_r17 = NULL;
        goto __LL4055;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r16, 0))))
        cpy_r_r17 = PyTuple_GET_ITEM(cpy_r_r16, 0);
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 == NULL) goto __LL4055;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r16, 1))))
        cpy_r_r17 = PyTuple_GET_ITEM(cpy_r_r16, 1);
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 == NULL) goto __LL4055;
    cpy_r_r17 = cpy_r_r16;
__LL4055: ;
    if (cpy_r_r17 != NULL) goto __LL4054;
    CPy_TypeErrorTraceback("src/serai/games/scholars/automa/caliph.py", "console", 78, CPyStatic_automa___caliph___globals, "union[int, str, tuple[str, int]]", cpy_r_r16);
    goto CPyL19;
__LL4054: ;
    cpy_r_r18 = PyLong_Check(cpy_r_r17);
    if (cpy_r_r18) {
        goto CPyL15;
    } else
        goto CPyL23;
CPyL13: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "console", 79, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    }
    CPy_Unreachable();
CPyL15: ;
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "console", 80, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    }
    cpy_r_r21 = CPyDef_automa___resources___gain_silver(cpy_r_t, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "console", 80, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r22 = CPyDef_automa___resources___place_gold(cpy_r_t);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "console", 82, CPyStatic_automa___caliph___globals);
        goto CPyL19;
    }
CPyL18: ;
    return 1;
CPyL19: ;
    cpy_r_r23 = 2;
    return cpy_r_r23;
CPyL20: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL5;
CPyL21: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL19;
CPyL22: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL17;
CPyL23: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL13;
}
        
        PyObject *CPyPy_automa___caliph___console(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "consolation", 0};
            static CPyArg_Parser parser = {"OO:console", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_consolation;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_consolation)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_consolation;
            if (likely(PyObject_TypeCheck(obj_consolation, CPyType_kernel___effects___Effect)))
                arg_consolation = obj_consolation;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_consolation); 
                goto fail;
            }
            char retval = CPyDef_automa___caliph___console(arg_t, arg_consolation);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "console", 73, CPyStatic_automa___caliph___globals);
            return NULL;
        }
        
char CPyDef_automa___caliph_____top_level__(void) {
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
    char cpy_r_r99;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 1, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 1, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_automa___caliph___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 3, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___automa___resources;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___automa___resources;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 5, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___automa___resources;
    cpy_r_r20 = CPyExec_serai___games___scholars___automa___resources;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___automa___resources__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 5, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 5, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 5, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5354]; /* ('gain_silver', 'opponent', 'place_gold') */
    cpy_r_r31 = CPyStatic_automa___caliph___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 5, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    } else
        goto CPyL39;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 6, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r42 = CPyExec_serai___games___scholars___names;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 6, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 6, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 6, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5355]; /* ('BLUE', 'RED') */
    cpy_r_r53 = CPyStatic_automa___caliph___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 6, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    } else
        goto CPyL40;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 7, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r64 = CPyExec_serai___games___scholars___table;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 7, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 7, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 7, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r75 = CPyStatic_automa___caliph___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 7, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    } else
        goto CPyL41;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r78 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 8, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r86 = CPyExec_serai___kernel___effects;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 8, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 8, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 8, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5356]; /* ('Call', 'Effect', 'calls') */
    cpy_r_r97 = CPyStatic_automa___caliph___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/caliph.py", "<module>", 8, CPyStatic_automa___caliph___globals);
        goto CPyL38;
    } else
        goto CPyL42;
CPyL37: ;
    return 1;
CPyL38: ;
    cpy_r_r99 = 2;
    return cpy_r_r99;
CPyL39: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL40: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL41: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL42: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef productionmodule_methods[] = {
    {"districts_for", (PyCFunction)CPyPy_production___districts_for, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("districts_for(t, me, zone)\n--\n\n") /* docstring */},
    {"district_obstacle", (PyCFunction)CPyPy_production___district_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("district_obstacle(t, builds, square)\n--\n\n") /* docstring */},
    {"production_of", (PyCFunction)CPyPy_production___production_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("production_of(t, me, zone, activated)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___production__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___production__internal, "__name__");
    CPyStatic_production___globals = PyModule_GetDict(CPyModule_serai___games___merv___production__internal);
    if (unlikely(CPyStatic_production___globals == NULL))
        goto fail;
    char result = CPyDef_production_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___production__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_production___Production);
    return -1;
}
int CPyExec_serai___games___merv___production(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___production__impl, &CPyImportState_serai___games___merv___production, &CPyModule_serai___games___merv___production);
}
static struct PyModuleDef productionmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.production",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    productionmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___production(void)
{
    if (CPyModule_serai___games___merv___production__internal) {
        Py_INCREF(CPyModule_serai___games___merv___production__internal);
        return CPyModule_serai___games___merv___production__internal;
    }
    CPyModule_serai___games___merv___production__internal = PyModule_Create(&productionmodule);
    return CPyModule_serai___games___merv___production__internal;
}

PyObject *CPyInit_serai___games___merv___production(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___production__internal) {
        Py_INCREF(CPyModule_serai___games___merv___production__internal);
        return CPyModule_serai___games___merv___production__internal;
    }
    CPyModule_serai___games___merv___production__internal = PyModule_Create(&productionmodule);
    if (unlikely(CPyModule_serai___games___merv___production__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.production");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___production__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___production__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___production__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___production(CPyModule_serai___games___merv___production__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___production__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.production");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___production__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_production___districts_for(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_builds;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = CPyDef_merv___table___Table___buildings_left(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "districts_for", 26, CPyStatic_production___globals);
        goto CPyL23;
    }
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL3;
    cpy_r_r3 = 0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL4;
CPyL3: ;
    cpy_r_r5 = CPyTagged_IsLt_(0, cpy_r_r0);
    cpy_r_r6 = cpy_r_r5;
    goto CPyL5;
CPyL4: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_r0 > (Py_ssize_t)0;
    cpy_r_r6 = cpy_r_r7;
CPyL5: ;
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_builds = cpy_r_r6;
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "districts_for", 27, CPyStatic_production___globals);
        goto CPyL23;
    }
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "districts_for", "Table", "book", 27, CPyStatic_production___globals);
        goto CPyL24;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r9)->_zones;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "districts_for", "Book", "zones", 27, CPyStatic_production___globals);
        goto CPyL24;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "districts_for", "Table", "round", 27, CPyStatic_production___globals);
        goto CPyL24;
    }
CPyL9: ;
    cpy_r_r12 = CPyList_GetItemBorrow(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "districts_for", 27, CPyStatic_production___globals);
        goto CPyL24;
    }
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/production.py", "districts_for", 27, CPyStatic_production___globals, "list", cpy_r_r12);
        goto CPyL24;
    }
    cpy_r_r14 = CPyList_GetItem(cpy_r_r13, cpy_r_zone);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "districts_for", 27, CPyStatic_production___globals);
        goto CPyL24;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/production.py", "districts_for", 27, CPyStatic_production___globals, "tuple", cpy_r_r14);
        goto CPyL24;
    }
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, 2);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "districts_for", 27, CPyStatic_production___globals);
        goto CPyL24;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/production.py", "districts_for", 27, CPyStatic_production___globals, "tuple", cpy_r_r16);
        goto CPyL24;
    }
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = 0;
CPyL16: ;
    cpy_r_r21 = cpy_r_r20 < cpy_r_r19;
    if (!cpy_r_r21) goto CPyL25;
    cpy_r_r22 = CPySequenceTuple_GetItemUnsafe(cpy_r_r17, cpy_r_r20);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "districts_for", 27, CPyStatic_production___globals);
        goto CPyL26;
    }
    cpy_r_r24 = CPyDef_production___district_obstacle(cpy_r_t, cpy_r_builds, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "districts_for", 27, CPyStatic_production___globals);
        goto CPyL27;
    }
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = cpy_r_r24 == cpy_r_r25;
    CPy_DECREF(cpy_r_r24);
    if (!cpy_r_r26) goto CPyL28;
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r28 = PyList_Append(cpy_r_r8, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "districts_for", 27, CPyStatic_production___globals);
        goto CPyL26;
    }
CPyL21: ;
    cpy_r_r30 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r30;
    goto CPyL16;
CPyL22: ;
    return cpy_r_r8;
CPyL23: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL24: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL23;
CPyL25: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r17);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL23;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r23);
    goto CPyL21;
}
        
        PyObject *CPyPy_production___districts_for(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "zone", 0};
            static CPyArg_Parser parser = {"OOO:districts_for", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_zone)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            PyObject *retval = CPyDef_production___districts_for(arg_t, arg_me, arg_zone);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/production.py", "districts_for", 24, CPyStatic_production___globals);
            return NULL;
        }
        
PyObject *CPyDef_production___district_obstacle(PyObject *cpy_r_t, char cpy_r_builds, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "district_obstacle", "Table", "owners", 35, CPyStatic_production___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_square);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "district_obstacle", 35, CPyStatic_production___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "district_obstacle", 35, CPyStatic_production___globals);
        goto CPyL22;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 == -2;
    if (cpy_r_r3) {
        goto CPyL23;
    } else
        goto CPyL10;
CPyL4: ;
    if (!cpy_r_builds) goto CPyL6;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL9;
CPyL6: ;
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r7 = CPyStatics[1938]; /* 'NO_BUILDING_LEFT' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "district_obstacle", 37, CPyStatic_production___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_option___Reason))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/production.py", "district_obstacle", 37, CPyStatic_production___globals, "serai.kernel.option.Reason", cpy_r_r8);
        goto CPyL22;
    }
    cpy_r_r5 = cpy_r_r9;
CPyL9: ;
    return cpy_r_r5;
CPyL10: ;
    cpy_r_r10 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo;
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "district_obstacle", "Table", "solo", 38, CPyStatic_production___globals);
        goto CPyL24;
    }
CPyL11: ;
    if (!cpy_r_r10) goto CPyL25;
CPyL12: ;
    cpy_r_r11 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "district_obstacle", 38, CPyStatic_production___globals);
        goto CPyL24;
    }
CPyL13: ;
    cpy_r_r12 = cpy_r_r2 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL15;
    cpy_r_r14 = CPyTagged_IsEq_(cpy_r_r2, cpy_r_r11);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL16;
CPyL15: ;
    cpy_r_r16 = cpy_r_r2 == cpy_r_r11;
    cpy_r_r15 = cpy_r_r16;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r11);
    if (!cpy_r_r15) goto CPyL20;
    cpy_r_r17 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r18 = CPyStatics[1939]; /* 'MAGISTRATES_BUILDING' */
    cpy_r_r19 = CPyObject_GetAttr(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "district_obstacle", 38, CPyStatic_production___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_option___Reason))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/production.py", "district_obstacle", 38, CPyStatic_production___globals, "serai.kernel.option.Reason", cpy_r_r19);
        goto CPyL22;
    }
    cpy_r_r21 = cpy_r_r20;
    goto CPyL21;
CPyL20: ;
    cpy_r_r22 = Py_None;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r21 = cpy_r_r22;
CPyL21: ;
    return cpy_r_r21;
CPyL22: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL4;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL22;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL20;
}
        
        PyObject *CPyPy_production___district_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "builds", "square", 0};
            static CPyArg_Parser parser = {"OOO:district_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_builds;
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_builds, &obj_square)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            char arg_builds;
            if (unlikely(!PyBool_Check(obj_builds))) {
                CPy_TypeError("bool", obj_builds); goto fail;
            } else
                arg_builds = obj_builds == Py_True;
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            PyObject *retval = CPyDef_production___district_obstacle(arg_t, arg_builds, arg_square);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/production.py", "district_obstacle", 30, CPyStatic_production___globals);
            return NULL;
        }
        
PyObject *CPyDef_production___production_of(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone, CPyTagged cpy_r_activated) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_owner;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    tuple_T5OOOOO cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    tuple_T5OOOOO cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    int64_t cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyPtr cpy_r_r92;
    CPyPtr cpy_r_r93;
    tuple_T5OOOOO cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "production_of", "Table", "owners", 47, CPyStatic_production___globals);
        goto CPyL88;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_activated);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 47, CPyStatic_production___globals);
        goto CPyL88;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 47, CPyStatic_production___globals);
        goto CPyL88;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 == -2;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL5;
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r4 = cpy_r_me;
    goto CPyL9;
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "production_of", "Table", "owners", 47, CPyStatic_production___globals);
        goto CPyL88;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_activated);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 47, CPyStatic_production___globals);
        goto CPyL88;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 47, CPyStatic_production___globals);
        goto CPyL88;
    }
    cpy_r_r4 = cpy_r_r7;
CPyL9: ;
    cpy_r_owner = cpy_r_r4;
    cpy_r_r8 = PyList_New(1);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 48, CPyStatic_production___globals);
        goto CPyL89;
    }
    cpy_r_r9 = CPyStatics[4896]; /* 0 */
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    CPy_INCREF(cpy_r_r9);
    *(PyObject * *)cpy_r_r11 = cpy_r_r9;
    cpy_r_r12 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r12.f0 == NULL)) {
        goto CPyL90;
    } else
        goto CPyL13;
CPyL11: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r13 = 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 48, CPyStatic_production___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r14 = CPySequence_Multiply(cpy_r_r8, 10);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 48, CPyStatic_production___globals);
        goto CPyL89;
    }
    cpy_r_r15 = PyList_New(1);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 49, CPyStatic_production___globals);
        goto CPyL91;
    }
    cpy_r_r16 = CPyStatics[4896]; /* 0 */
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    CPy_INCREF(cpy_r_r16);
    *(PyObject * *)cpy_r_r18 = cpy_r_r16;
    cpy_r_r19 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r19.f0 == NULL)) {
        goto CPyL92;
    } else
        goto CPyL18;
CPyL16: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 49, CPyStatic_production___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL18: ;
    cpy_r_r21 = CPySequence_Multiply(cpy_r_r15, 10);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 49, CPyStatic_production___globals);
        goto CPyL91;
    }
    cpy_r_r22 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "production_of", "Table", "book", 50, CPyStatic_production___globals);
        goto CPyL93;
    }
CPyL20: ;
    cpy_r_r23 = ((serai___games___merv___book___BookObject *)cpy_r_r22)->_district_colour;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "production_of", "Book", "district_colour", 50, CPyStatic_production___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r23);
CPyL21: ;
    cpy_r_r24 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "production_of", "Table", "book", 51, CPyStatic_production___globals);
        goto CPyL94;
    }
CPyL22: ;
    cpy_r_r25 = ((serai___games___merv___book___BookObject *)cpy_r_r24)->_zones;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "production_of", "Book", "zones", 51, CPyStatic_production___globals);
        goto CPyL94;
    }
CPyL23: ;
    cpy_r_r26 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "production_of", "Table", "round", 51, CPyStatic_production___globals);
        goto CPyL94;
    }
CPyL24: ;
    cpy_r_r27 = CPyList_GetItemBorrow(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 51, CPyStatic_production___globals);
        goto CPyL94;
    }
    if (likely(PyList_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/production.py", "production_of", 51, CPyStatic_production___globals, "list", cpy_r_r27);
        goto CPyL94;
    }
    cpy_r_r29 = CPyList_GetItem(cpy_r_r28, cpy_r_zone);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 51, CPyStatic_production___globals);
        goto CPyL94;
    }
    if (likely(PyTuple_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/production.py", "production_of", 51, CPyStatic_production___globals, "tuple", cpy_r_r29);
        goto CPyL94;
    }
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_r30, 2);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 51, CPyStatic_production___globals);
        goto CPyL94;
    }
    if (likely(PyTuple_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/production.py", "production_of", 51, CPyStatic_production___globals, "tuple", cpy_r_r31);
        goto CPyL94;
    }
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = 0;
CPyL31: ;
    cpy_r_r36 = cpy_r_r35 < cpy_r_r34;
    if (!cpy_r_r36) goto CPyL95;
    cpy_r_r37 = CPySequenceTuple_GetItemUnsafe(cpy_r_r32, cpy_r_r35);
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 51, CPyStatic_production___globals);
        goto CPyL96;
    }
    cpy_r_r39 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "production_of", "Table", "owners", 52, CPyStatic_production___globals);
        goto CPyL97;
    }
CPyL34: ;
    cpy_r_r40 = CPyList_GetItemBorrow(cpy_r_r39, cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 52, CPyStatic_production___globals);
        goto CPyL97;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 52, CPyStatic_production___globals);
        goto CPyL97;
    }
    cpy_r_r42 = cpy_r_r41 & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (!cpy_r_r43) goto CPyL38;
    cpy_r_r44 = CPyTagged_IsEq_(cpy_r_r41, cpy_r_owner);
    cpy_r_r45 = cpy_r_r44 ^ 1;
    cpy_r_r46 = cpy_r_r45;
    goto CPyL39;
CPyL38: ;
    cpy_r_r47 = cpy_r_r41 != cpy_r_owner;
    cpy_r_r46 = cpy_r_r47;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r41);
    if (!cpy_r_r46) goto CPyL43;
    cpy_r_r48 = cpy_r_r38 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL42;
    cpy_r_r50 = CPyTagged_IsEq_(cpy_r_r38, cpy_r_activated);
    cpy_r_r51 = cpy_r_r50 ^ 1;
    if (cpy_r_r51) {
        goto CPyL98;
    } else
        goto CPyL43;
CPyL42: ;
    cpy_r_r52 = cpy_r_r38 != cpy_r_activated;
    if (cpy_r_r52) goto CPyL98;
CPyL43: ;
    cpy_r_r53 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "production_of", "Table", "upgrades", 54, CPyStatic_production___globals);
        goto CPyL97;
    }
CPyL44: ;
    cpy_r_r54 = CPyList_GetItem(cpy_r_r53, cpy_r_r38);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 54, CPyStatic_production___globals);
        goto CPyL97;
    }
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 54, CPyStatic_production___globals);
        goto CPyL97;
    }
    cpy_r_r56 = cpy_r_r55 != 8;
    if (!cpy_r_r56) goto CPyL99;
    cpy_r_r57 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/production.py", "production_of", "Table", "tiles", 56, CPyStatic_production___globals);
        goto CPyL100;
    }
CPyL48: ;
    cpy_r_r58 = CPyList_GetItemBorrow(cpy_r_r57, cpy_r_r38);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 56, CPyStatic_production___globals);
        goto CPyL100;
    }
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 56, CPyStatic_production___globals);
        goto CPyL100;
    }
    cpy_r_r60 = CPyList_GetItem(cpy_r_r23, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 56, CPyStatic_production___globals);
        goto CPyL100;
    }
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 56, CPyStatic_production___globals);
        goto CPyL100;
    }
    cpy_r_r62 = CPyList_GetItem(cpy_r_r14, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 57, CPyStatic_production___globals);
        goto CPyL101;
    }
    cpy_r_r63 = CPyStatics[4897]; /* 1 */
    cpy_r_r64 = PyNumber_InPlaceAdd(cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 57, CPyStatic_production___globals);
        goto CPyL101;
    }
    cpy_r_r65 = CPyList_SetItem(cpy_r_r14, cpy_r_r61, cpy_r_r64);
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 57, CPyStatic_production___globals);
        goto CPyL101;
    }
    cpy_r_r66 = cpy_r_r38 & 1;
    cpy_r_r67 = cpy_r_r66 != 0;
    if (!cpy_r_r67) goto CPyL57;
    cpy_r_r68 = CPyTagged_IsEq_(cpy_r_r38, cpy_r_activated);
    cpy_r_r69 = cpy_r_r68;
    goto CPyL58;
CPyL57: ;
    cpy_r_r70 = cpy_r_r38 == cpy_r_activated;
    cpy_r_r69 = cpy_r_r70;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_r38);
    if (!cpy_r_r69) goto CPyL102;
    cpy_r_r71 = CPyList_GetItem(cpy_r_r21, cpy_r_r61);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 59, CPyStatic_production___globals);
        goto CPyL103;
    }
    cpy_r_r72 = CPyStatics[4897]; /* 1 */
    cpy_r_r73 = PyNumber_InPlaceAdd(cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 59, CPyStatic_production___globals);
        goto CPyL103;
    }
    cpy_r_r74 = CPyList_SetItem(cpy_r_r21, cpy_r_r61, cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r61);
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 59, CPyStatic_production___globals);
        goto CPyL104;
    }
CPyL62: ;
    cpy_r_r75 = (Py_ssize_t)cpy_r_r55 != -2;
    if (!cpy_r_r75) goto CPyL105;
    cpy_r_r76 = CPyList_GetItem(cpy_r_r14, cpy_r_r55);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 61, CPyStatic_production___globals);
        goto CPyL104;
    }
    cpy_r_r77 = CPyStatics[4897]; /* 1 */
    cpy_r_r78 = PyNumber_InPlaceAdd(cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 61, CPyStatic_production___globals);
        goto CPyL104;
    }
    cpy_r_r79 = CPyList_SetItem(cpy_r_r14, cpy_r_r55, cpy_r_r78);
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 61, CPyStatic_production___globals);
        goto CPyL104;
    }
    cpy_r_r80 = CPyList_GetItem(cpy_r_r21, cpy_r_r55);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 62, CPyStatic_production___globals);
        goto CPyL104;
    }
    cpy_r_r81 = CPyStatics[4897]; /* 1 */
    cpy_r_r82 = PyNumber_InPlaceAdd(cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 62, CPyStatic_production___globals);
        goto CPyL104;
    }
    cpy_r_r83 = CPyList_SetItem(cpy_r_r21, cpy_r_r55, cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 62, CPyStatic_production___globals);
        goto CPyL96;
    }
CPyL69: ;
    cpy_r_r84 = cpy_r_r35 + 1;
    cpy_r_r35 = cpy_r_r84;
    goto CPyL31;
CPyL70: ;
    cpy_r_r85 = cpy_r_owner & 1;
    cpy_r_r86 = cpy_r_r85 != 0;
    if (!cpy_r_r86) goto CPyL72;
    cpy_r_r87 = CPyTagged_IsEq_(cpy_r_owner, cpy_r_me);
    if (cpy_r_r87) {
        goto CPyL106;
    } else
        goto CPyL73;
CPyL72: ;
    cpy_r_r88 = cpy_r_owner == cpy_r_me;
    if (cpy_r_r88) goto CPyL106;
CPyL73: ;
    cpy_r_r89 = CPyDef_merv___table___Table___is_human(cpy_r_t, cpy_r_owner);
    if (unlikely(cpy_r_r89 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 63, CPyStatic_production___globals);
        goto CPyL93;
    }
    if (cpy_r_r89) {
        goto CPyL84;
    } else
        goto CPyL106;
CPyL75: ;
    cpy_r_r90 = PyList_New(1);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 64, CPyStatic_production___globals);
        goto CPyL107;
    }
    cpy_r_r91 = CPyStatics[4896]; /* 0 */
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r90 + offsetof(PyListObject, ob_item));
    cpy_r_r93 = *(CPyPtr *)cpy_r_r92;
    CPy_INCREF(cpy_r_r91);
    *(PyObject * *)cpy_r_r93 = cpy_r_r91;
    cpy_r_r94 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r94.f0 == NULL)) {
        goto CPyL108;
    } else
        goto CPyL79;
CPyL77: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r95 = 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 64, CPyStatic_production___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL79: ;
    cpy_r_r96 = CPySequence_Multiply(cpy_r_r90, 10);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 64, CPyStatic_production___globals);
        goto CPyL107;
    }
    cpy_r_r97 = CPyStatic_production___globals;
    cpy_r_r98 = CPyStatics[1940]; /* 'Production' */
    cpy_r_r99 = CPyDict_GetItem(cpy_r_r97, cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 64, CPyStatic_production___globals);
        goto CPyL109;
    }
    cpy_r_r100 = CPyStatics[4908]; /* -1 */
    PyObject *cpy_r_r101[3] = {cpy_r_r14, cpy_r_r100, cpy_r_r96};
    cpy_r_r102 = (PyObject **)&cpy_r_r101;
    cpy_r_r103 = PyObject_Vectorcall(cpy_r_r99, cpy_r_r102, 3, 0);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 64, CPyStatic_production___globals);
        goto CPyL109;
    }
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r96);
    if (likely(PyTuple_Check(cpy_r_r103)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/production.py", "production_of", 64, CPyStatic_production___globals, "tuple", cpy_r_r103);
        goto CPyL88;
    }
    return cpy_r_r104;
CPyL84: ;
    cpy_r_r105 = CPyStatic_production___globals;
    cpy_r_r106 = CPyStatics[1940]; /* 'Production' */
    cpy_r_r107 = CPyDict_GetItem(cpy_r_r105, cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 65, CPyStatic_production___globals);
        goto CPyL93;
    }
    cpy_r_r108 = CPyTagged_StealAsObject(cpy_r_owner);
    PyObject *cpy_r_r109[3] = {cpy_r_r14, cpy_r_r108, cpy_r_r21};
    cpy_r_r110 = (PyObject **)&cpy_r_r109;
    cpy_r_r111 = PyObject_Vectorcall(cpy_r_r107, cpy_r_r110, 3, 0);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 65, CPyStatic_production___globals);
        goto CPyL110;
    }
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r108);
    CPy_DECREF(cpy_r_r21);
    if (likely(PyTuple_Check(cpy_r_r111)))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/production.py", "production_of", 65, CPyStatic_production___globals, "tuple", cpy_r_r111);
        goto CPyL88;
    }
    return cpy_r_r112;
CPyL88: ;
    cpy_r_r113 = NULL;
    return cpy_r_r113;
CPyL89: ;
    CPyTagged_DecRef(cpy_r_owner);
    goto CPyL88;
CPyL90: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r8);
    goto CPyL11;
CPyL91: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r14);
    goto CPyL88;
CPyL92: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL16;
CPyL93: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r21);
    goto CPyL88;
CPyL94: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL88;
CPyL95: ;
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r32);
    goto CPyL70;
CPyL96: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r32);
    goto CPyL88;
CPyL97: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL88;
CPyL98: ;
    CPyTagged_DECREF(cpy_r_r38);
    goto CPyL69;
CPyL99: ;
    CPyTagged_DECREF(cpy_r_r38);
    goto CPyL62;
CPyL100: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL88;
CPyL101: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL88;
CPyL102: ;
    CPyTagged_DECREF(cpy_r_r61);
    goto CPyL62;
CPyL103: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL88;
CPyL104: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL88;
CPyL105: ;
    CPyTagged_DECREF(cpy_r_r55);
    goto CPyL69;
CPyL106: ;
    CPyTagged_DECREF(cpy_r_owner);
    CPy_DECREF(cpy_r_r21);
    goto CPyL75;
CPyL107: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL88;
CPyL108: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r90);
    goto CPyL77;
CPyL109: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r96);
    goto CPyL88;
CPyL110: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r108);
    goto CPyL88;
}
        
        PyObject *CPyPy_production___production_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "zone", "activated", 0};
            static CPyArg_Parser parser = {"OOOO:production_of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_zone;
            PyObject *obj_activated;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_zone, &obj_activated)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged arg_activated;
            if (likely(PyLong_Check(obj_activated)))
                arg_activated = CPyTagged_BorrowFromObject(obj_activated);
            else {
                CPy_TypeError("int", obj_activated); goto fail;
            }
            PyObject *retval = CPyDef_production___production_of(arg_t, arg_me, arg_zone, arg_activated);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/production.py", "production_of", 41, CPyStatic_production___globals);
            return NULL;
        }
        
char CPyDef_production_____top_level__(void) {
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
    void *cpy_r_r17;
    void *cpy_r_r18;
    void *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    void *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    void *cpy_r_r47;
    void *cpy_r_r48;
    PyObject **cpy_r_r49;
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
    PyObject *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    void *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    void *cpy_r_r69;
    void *cpy_r_r70;
    PyObject **cpy_r_r71;
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
    PyObject *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    void *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    void *cpy_r_r91;
    void *cpy_r_r92;
    PyObject **cpy_r_r93;
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
    PyObject *cpy_r_r104;
    void *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    void *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject **cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    int32_t cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    int32_t cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    int32_t cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    int32_t cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    int32_t cpy_r_r162;
    char cpy_r_r163;
    PyObject **cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    int32_t cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    char cpy_r_r172;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 1, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 1, CPyStatic_production___globals);
        goto CPyL68;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_production___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 6, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4982]; /* ('NamedTuple',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_production___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 8, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_production___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 10, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r24 = cpy_r_r23;
    goto CPyL13;
CPyL9: ;
    cpy_r_r25 = CPyInitOnly_serai___games___merv___reasons;
    cpy_r_r26 = CPyExec_serai___games___merv___reasons;
    cpy_r_r27 = (PyObject **)&CPyModule_serai___games___merv___reasons__internal;
    cpy_r_r28 = PyImport_GetModuleDict();
    cpy_r_r29 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r30 = CPyDict_GetItem(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 10, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 10, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 10, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 10, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 11, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r48 = CPyExec_serai___games___merv___names;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 11, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 11, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 11, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5272]; /* ('CUBES', 'NOBODY', 'NONE', 'WHITE') */
    cpy_r_r59 = CPyStatic_production___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 11, CPyStatic_production___globals);
        goto CPyL68;
    } else
        goto CPyL69;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r62 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 12, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r70 = CPyExec_serai___games___merv___table;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 12, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 12, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 12, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r81 = CPyStatic_production___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 12, CPyStatic_production___globals);
        goto CPyL68;
    } else
        goto CPyL70;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r84 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 13, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r92 = CPyExec_serai___kernel___decision;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 13, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 13, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 13, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5112]; /* ('Reason',) */
    cpy_r_r103 = CPyStatic_production___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 13, CPyStatic_production___globals);
        goto CPyL68;
    } else
        goto CPyL71;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_typing;
    cpy_r_r106 = CPyStatics[47]; /* 'typing' */
    cpy_r_r107 = CPyImport_GetModuleCacheForImport(cpy_r_r105, cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r108 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r109 = cpy_r_r107 != cpy_r_r108;
    if (cpy_r_r109) goto CPyL42;
    cpy_r_r110 = PyImport_Import(cpy_r_r106);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL68;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r105, cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
CPyL42: ;
    cpy_r_r111 = PyImport_GetModuleDict();
    cpy_r_r112 = CPyStatics[47]; /* 'typing' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r114 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r116 = PyTuple_Pack(1, cpy_r_r115);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r117 = (void *)&CPyModule_typing;
    cpy_r_r118 = CPyStatics[47]; /* 'typing' */
    cpy_r_r119 = CPyImport_GetModuleCacheForImport(cpy_r_r117, cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL72;
    }
    cpy_r_r120 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r121 = cpy_r_r119 != cpy_r_r120;
    if (cpy_r_r121) goto CPyL49;
    cpy_r_r122 = PyImport_Import(cpy_r_r118);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL72;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r117, cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
CPyL49: ;
    cpy_r_r123 = PyImport_GetModuleDict();
    cpy_r_r124 = CPyStatics[47]; /* 'typing' */
    cpy_r_r125 = CPyDict_GetItem(cpy_r_r123, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL72;
    }
    cpy_r_r126 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r127 = CPyObject_GetAttr(cpy_r_r125, cpy_r_r126);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL72;
    }
    cpy_r_r128 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r129 = PyObject_HasAttr(cpy_r_r127, cpy_r_r128);
    if (!cpy_r_r129) goto CPyL56;
    cpy_r_r130 = CPyStatics[1940]; /* 'Production' */
    cpy_r_r131 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r132 = CPyObject_GetAttr(cpy_r_r127, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL73;
    }
    PyObject *cpy_r_r133[2] = {cpy_r_r130, cpy_r_r116};
    cpy_r_r134 = (PyObject **)&cpy_r_r133;
    cpy_r_r135 = PyObject_Vectorcall(cpy_r_r132, cpy_r_r134, 2, 0);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL73;
    }
    if (likely(PyDict_Check(cpy_r_r135)))
        cpy_r_r136 = cpy_r_r135;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals, "dict", cpy_r_r135);
        goto CPyL73;
    }
    cpy_r_r137 = cpy_r_r136;
    goto CPyL58;
CPyL56: ;
    cpy_r_r138 = PyDict_New();
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL73;
    }
    cpy_r_r137 = cpy_r_r138;
CPyL58: ;
    cpy_r_r139 = PyDict_New();
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL74;
    }
    cpy_r_r140 = (PyObject *)&PyList_Type;
    cpy_r_r141 = CPyStatics[1941]; /* 'mine' */
    cpy_r_r142 = PyDict_SetItem(cpy_r_r139, cpy_r_r141, cpy_r_r140);
    cpy_r_r143 = cpy_r_r142 >= 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 19, CPyStatic_production___globals);
        goto CPyL75;
    }
    cpy_r_r144 = (PyObject *)&PyLong_Type;
    cpy_r_r145 = CPyStatics[544]; /* 'owner' */
    cpy_r_r146 = PyDict_SetItem(cpy_r_r139, cpy_r_r145, cpy_r_r144);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 20, CPyStatic_production___globals);
        goto CPyL75;
    }
    cpy_r_r148 = (PyObject *)&PyList_Type;
    cpy_r_r149 = CPyStatics[1942]; /* 'theirs' */
    cpy_r_r150 = PyDict_SetItem(cpy_r_r139, cpy_r_r149, cpy_r_r148);
    cpy_r_r151 = cpy_r_r150 >= 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 21, CPyStatic_production___globals);
        goto CPyL75;
    }
    cpy_r_r152 = CPyStatics[1940]; /* 'Production' */
    cpy_r_r153 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r154 = CPyDict_SetItem(cpy_r_r137, cpy_r_r153, cpy_r_r139);
    CPy_DECREF(cpy_r_r139);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL74;
    }
    cpy_r_r156 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r157 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r158 = CPyDict_SetItem(cpy_r_r137, cpy_r_r157, cpy_r_r156);
    cpy_r_r159 = cpy_r_r158 >= 0;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL74;
    }
    cpy_r_r160 = CPyStatics[1943]; /* 'serai.games.merv.production' */
    cpy_r_r161 = CPyStatics[70]; /* '__module__' */
    cpy_r_r162 = CPyDict_SetItem(cpy_r_r137, cpy_r_r161, cpy_r_r160);
    cpy_r_r163 = cpy_r_r162 >= 0;
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL74;
    }
    PyObject *cpy_r_r164[3] = {cpy_r_r152, cpy_r_r116, cpy_r_r137};
    cpy_r_r165 = (PyObject **)&cpy_r_r164;
    cpy_r_r166 = PyObject_Vectorcall(cpy_r_r127, cpy_r_r165, 3, 0);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL76;
    }
    CPy_DECREF(cpy_r_r116);
    CPy_DECREF(cpy_r_r137);
    CPyType_production___Production = (PyTypeObject *)cpy_r_r166;
    CPy_INCREF(CPyType_production___Production);
    cpy_r_r167 = CPyStatic_production___globals;
    cpy_r_r168 = CPyStatics[1940]; /* 'Production' */
    cpy_r_r169 = PyDict_SetItem(cpy_r_r167, cpy_r_r168, cpy_r_r166);
    CPy_DECREF(cpy_r_r166);
    cpy_r_r170 = cpy_r_r169 >= 0;
    if (unlikely(!cpy_r_r170)) {
        CPy_AddTraceback("src/serai/games/merv/production.py", "<module>", 16, CPyStatic_production___globals);
        goto CPyL68;
    }
    cpy_r_r171 = (PyObject *)CPyType_production___Production;
    return 1;
CPyL68: ;
    cpy_r_r172 = 2;
    return cpy_r_r172;
CPyL69: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL70: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL71: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL72: ;
    CPy_DecRef(cpy_r_r116);
    goto CPyL68;
CPyL73: ;
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r127);
    goto CPyL68;
CPyL74: ;
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r137);
    goto CPyL68;
CPyL75: ;
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r139);
    goto CPyL68;
CPyL76: ;
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r137);
    goto CPyL68;
}

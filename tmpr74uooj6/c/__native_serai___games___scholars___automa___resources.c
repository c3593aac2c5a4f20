#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef automa___resourcesmodule_methods[] = {
    {"opponent", (PyCFunction)CPyPy_automa___resources___opponent, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("opponent(t)\n--\n\n") /* docstring */},
    {"gain_silver", (PyCFunction)CPyPy_automa___resources___gain_silver, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_silver(t, amount)\n--\n\n") /* docstring */},
    {"_place_marker", (PyCFunction)CPyPy_automa___resources____place_marker, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_place_marker(t)\n--\n\n") /* docstring */},
    {"place_gold", (PyCFunction)CPyPy_automa___resources___place_gold, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_gold(t)\n--\n\n") /* docstring */},
    {"put_gold", (PyCFunction)CPyPy_automa___resources___put_gold, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("put_gold(t, room, rule)\n--\n\n") /* docstring */},
    {"influence_guild", (PyCFunction)CPyPy_automa___resources___influence_guild, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("influence_guild(t, guild, rule)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___automa___resources__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___automa___resources__internal, "__name__");
    CPyStatic_automa___resources___globals = PyModule_GetDict(CPyModule_serai___games___scholars___automa___resources__internal);
    if (unlikely(CPyStatic_automa___resources___globals == NULL))
        goto fail;
    char result = CPyDef_automa___resources_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___automa___resources__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___scholars___automa___resources(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___automa___resources__impl, &CPyImportState_serai___games___scholars___automa___resources, &CPyModule_serai___games___scholars___automa___resources);
}
static struct PyModuleDef automa___resourcesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.automa.resources",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    automa___resourcesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___automa___resources(void)
{
    if (CPyModule_serai___games___scholars___automa___resources__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___resources__internal);
        return CPyModule_serai___games___scholars___automa___resources__internal;
    }
    CPyModule_serai___games___scholars___automa___resources__internal = PyModule_Create(&automa___resourcesmodule);
    return CPyModule_serai___games___scholars___automa___resources__internal;
}

PyObject *CPyInit_serai___games___scholars___automa___resources(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___automa___resources__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___resources__internal);
        return CPyModule_serai___games___scholars___automa___resources__internal;
    }
    CPyModule_serai___games___scholars___automa___resources__internal = PyModule_Create(&automa___resourcesmodule);
    if (unlikely(CPyModule_serai___games___scholars___automa___resources__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.automa.resources");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___automa___resources__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___automa___resources__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___automa___resources__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___automa___resources(CPyModule_serai___games___scholars___automa___resources__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___automa___resources__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.automa.resources");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___automa___resources__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_automa___resources___opponent(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "opponent", "Table", "automa", 12, CPyStatic_automa___resources___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (cpy_r_r2) goto CPyL4;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "opponent", 12, CPyStatic_automa___resources___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "opponent", "Table", "automa", 13, CPyStatic_automa___resources___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    if (likely(cpy_r_r4 != Py_None))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/resources.py", "opponent", 13, CPyStatic_automa___resources___globals, "serai.games.scholars.table.Automa", cpy_r_r4);
        goto CPyL7;
    }
    return cpy_r_r5;
CPyL7: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_automa___resources___opponent(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:opponent", kwlist, 0};
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
            PyObject *retval = CPyDef_automa___resources___opponent(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "opponent", 11, CPyStatic_automa___resources___globals);
            return NULL;
        }
        
char CPyDef_automa___resources___gain_silver(PyObject *cpy_r_t, CPyTagged cpy_r_amount) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_me;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r__;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    cpy_r_r0 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "gain_silver", 18, CPyStatic_automa___resources___globals);
        goto CPyL22;
    }
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "gain_silver", "Table", "players", 19, CPyStatic_automa___resources___globals);
        goto CPyL23;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_me = cpy_r_r4;
    cpy_r_r5 = 0;
    CPyTagged_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r__ = cpy_r_r6;
    CPy_DECREF(cpy_r__);
CPyL3: ;
    cpy_r_r7 = cpy_r_r5 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL5;
    cpy_r_r9 = cpy_r_amount & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL6;
CPyL5: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r5, cpy_r_amount);
    if (cpy_r_r11) {
        goto CPyL7;
    } else
        goto CPyL24;
CPyL6: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r5 < (Py_ssize_t)cpy_r_amount;
    if (!cpy_r_r12) goto CPyL24;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r5);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r__ = cpy_r_r13;
    CPy_DECREF(cpy_r__);
    cpy_r_r14 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "gain_silver", "Automa", "position", 21, CPyStatic_automa___resources___globals);
        goto CPyL25;
    }
CPyL8: ;
    cpy_r_r15 = CPyTagged_Add(cpy_r_r14, 2);
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "gain_silver", "Table", "book", 21, CPyStatic_automa___resources___globals);
        goto CPyL26;
    }
CPyL9: ;
    cpy_r_r17 = ((serai___games___scholars___book___BookObject *)cpy_r_r16)->_ai_track;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "gain_silver", "Book", "ai_track", 21, CPyStatic_automa___resources___globals);
        goto CPyL26;
    }
CPyL10: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = CPyTagged_Remainder(cpy_r_r15, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "gain_silver", 21, CPyStatic_automa___resources___globals);
        goto CPyL25;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "gain_silver", 21, CPyStatic_automa___resources___globals);
        goto CPyL25;
    }
    cpy_r_r23 = CPyStatics[2508]; /* 'event-ai-marker' */
    cpy_r_r24 = CPyStatics[2509]; /* 'SC-SOLO-08' */
    cpy_r_r25 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "gain_silver", "Automa", "position", 22, CPyStatic_automa___resources___globals);
        goto CPyL25;
    }
    CPyTagged_INCREF(cpy_r_r25);
CPyL13: ;
    cpy_r_r26 = CPyStatics[31]; /* 'n' */
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r25);
    cpy_r_r28 = CPyDict_Build(1, cpy_r_r26, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "gain_silver", 22, CPyStatic_automa___resources___globals);
        goto CPyL25;
    }
    cpy_r_r29 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r23, cpy_r_me, cpy_r_r24, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "gain_silver", 22, CPyStatic_automa___resources___globals);
        goto CPyL25;
    }
    cpy_r_r30 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "gain_silver", "Automa", "position", 23, CPyStatic_automa___resources___globals);
        goto CPyL25;
    }
CPyL16: ;
    cpy_r_r31 = cpy_r_r30 == 0;
    if (!cpy_r_r31) goto CPyL20;
    cpy_r_r32 = CPyDef_automa___resources____place_marker(cpy_r_t);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "gain_silver", 24, CPyStatic_automa___resources___globals);
        goto CPyL25;
    }
    cpy_r_r33 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "gain_silver", "Table", "book", 25, CPyStatic_automa___resources___globals);
        goto CPyL25;
    }
CPyL19: ;
    cpy_r_r34 = ((serai___games___scholars___book___BookObject *)cpy_r_r33)->_seams;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = CPY_GET_METHOD(cpy_r_r34, CPyType_scholars___seams___Seams, 40, serai___games___scholars___seams___SeamsObject, char (*)(PyObject *, PyObject *))(cpy_r_r34, cpy_r_t); /* marker_returned */
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "gain_silver", 25, CPyStatic_automa___resources___globals);
        goto CPyL25;
    }
CPyL20: ;
    cpy_r_r36 = CPyTagged_Add(cpy_r_r5, 2);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r5 = cpy_r_r36;
    goto CPyL3;
CPyL21: ;
    return 1;
CPyL22: ;
    cpy_r_r37 = 2;
    return cpy_r_r37;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL22;
CPyL24: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_me);
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL21;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_me);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_me);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL22;
}
        
        PyObject *CPyPy_automa___resources___gain_silver(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "amount", 0};
            static CPyArg_Parser parser = {"OO:gain_silver", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_amount;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_amount)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_amount;
            if (likely(PyLong_Check(obj_amount)))
                arg_amount = CPyTagged_BorrowFromObject(obj_amount);
            else {
                CPy_TypeError("int", obj_amount); goto fail;
            }
            char retval = CPyDef_automa___resources___gain_silver(arg_t, arg_amount);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "gain_silver", 16, CPyStatic_automa___resources___globals);
            return NULL;
        }
        
char CPyDef_automa___resources____place_marker(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    cpy_r_r0 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 30, CPyStatic_automa___resources___globals);
        goto CPyL34;
    }
    cpy_r_r1 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "_place_marker", "Automa", "markers", 31, CPyStatic_automa___resources___globals);
        goto CPyL35;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "_place_marker", "Table", "book", 31, CPyStatic_automa___resources___globals);
        goto CPyL36;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_r2)->_ai_markers;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "_place_marker", "Book", "ai_markers", 31, CPyStatic_automa___resources___globals);
        goto CPyL36;
    }
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = cpy_r_r1 == cpy_r_r6;
    CPyTagged_DECREF(cpy_r_r1);
    if (cpy_r_r7) {
        goto CPyL37;
    } else
        goto CPyL6;
CPyL5: ;
    return 1;
CPyL6: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "_place_marker", "Table", "book", 33, CPyStatic_automa___resources___globals);
        goto CPyL35;
    }
CPyL7: ;
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_ai_markers;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "_place_marker", "Book", "ai_markers", 33, CPyStatic_automa___resources___globals);
        goto CPyL35;
    }
CPyL8: ;
    cpy_r_r10 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "_place_marker", "Automa", "markers", 33, CPyStatic_automa___resources___globals);
        goto CPyL35;
    }
CPyL9: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 33, CPyStatic_automa___resources___globals);
        goto CPyL35;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r11, CPyType_kernel___effects___Effect)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 33, CPyStatic_automa___resources___globals, "serai.kernel.effects.Effect", cpy_r_r11);
        goto CPyL35;
    }
    cpy_r_r13 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "_place_marker", "Automa", "markers", 34, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
CPyL12: ;
    cpy_r_r14 = CPyTagged_Add(cpy_r_r13, 2);
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers = cpy_r_r14;
    cpy_r_r15 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 34, CPyStatic_automa___resources___globals);
        goto CPyL39;
    }
    cpy_r_r16 = CPyStatics[2510]; /* 'event-ai-research' */
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "_place_marker", "Table", "players", 35, CPyStatic_automa___resources___globals);
        goto CPyL39;
    }
CPyL14: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = CPyStatics[2509]; /* 'SC-SOLO-08' */
    cpy_r_r22 = CPyStatics[602]; /* 'effect' */
    cpy_r_r23 = CPyDict_Build(1, cpy_r_r22, cpy_r_r12);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 35, CPyStatic_automa___resources___globals);
        goto CPyL39;
    }
    cpy_r_r24 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r16, cpy_r_r20, cpy_r_r21, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 35, CPyStatic_automa___resources___globals);
        goto CPyL39;
    }
    cpy_r_r25 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyObject, ob_type));
    cpy_r_r27 = *(PyObject * *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r27 == cpy_r_r25;
    if (cpy_r_r28) {
        goto CPyL19;
    } else
        goto CPyL40;
CPyL17: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 36, CPyStatic_automa___resources___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL19: ;
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_kernel___effects___Call))
        cpy_r_r30 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 37, CPyStatic_automa___resources___globals, "serai.kernel.effects.Call", cpy_r_r12);
        goto CPyL39;
    }
    cpy_r_r31 = ((serai___kernel___effects___CallObject *)cpy_r_r30)->_verb;
    cpy_r_r32 = ((serai___kernel___effects___VerbObject *)cpy_r_r31)->_name;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r33 = CPyStatics[2429]; /* 'ai_place_gold' */
    cpy_r_r34 = CPyStr_EqualLiteral(cpy_r_r32, cpy_r_r33, 13);
    CPy_DECREF(cpy_r_r32);
    if (cpy_r_r34) {
        goto CPyL41;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r35 = CPyDef_automa___resources___place_gold(cpy_r_t);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 38, CPyStatic_automa___resources___globals);
        goto CPyL34;
    } else
        goto CPyL33;
CPyL22: ;
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_kernel___effects___Call))
        cpy_r_r36 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 40, CPyStatic_automa___resources___globals, "serai.kernel.effects.Call", cpy_r_r12);
        goto CPyL39;
    }
    cpy_r_r37 = ((serai___kernel___effects___CallObject *)cpy_r_r36)->_words;
    CPy_INCREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r38 = CPySequenceTuple_GetItem(cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 40, CPyStatic_automa___resources___globals);
        goto CPyL34;
    }
    if (PyLong_Check(cpy_r_r38))
        cpy_r_r39 = cpy_r_r38;
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 != NULL) goto __LL4218;
    if (PyUnicode_Check(cpy_r_r38))
        cpy_r_r39 = cpy_r_r38;
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 != NULL) goto __LL4218;
    if (unlikely(!(PyTuple_Check(cpy_r_r38) && PyTuple_GET_SIZE(cpy_r_r38) == 2))) {
        cpy_r_r39 = NULL;
        goto __LL4219;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r38, 0))))
        cpy_r_r39 = PyTuple_GET_ITEM(cpy_r_r38, 0);
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 == NULL) goto __LL4219;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r38, 1))))
        cpy_r_r39 = PyTuple_GET_ITEM(cpy_r_r38, 1);
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 == NULL) goto __LL4219;
    cpy_r_r39 = cpy_r_r38;
__LL4219: ;
    if (cpy_r_r39 != NULL) goto __LL4218;
    CPy_TypeErrorTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 40, CPyStatic_automa___resources___globals, "union[int, str, tuple[str, int]]", cpy_r_r38);
    goto CPyL34;
__LL4218: ;
    cpy_r_r40 = PyUnicode_Check(cpy_r_r39);
    if (cpy_r_r40) {
        goto CPyL28;
    } else
        goto CPyL42;
CPyL26: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r41 = 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 41, CPyStatic_automa___resources___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL28: ;
    cpy_r_r42 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "_place_marker", "Table", "book", 42, CPyStatic_automa___resources___globals);
        goto CPyL43;
    }
CPyL29: ;
    cpy_r_r43 = ((serai___games___scholars___book___BookObject *)cpy_r_r42)->_words;
    cpy_r_r44 = ((serai___games___scholars___book___WordsObject *)cpy_r_r43)->_guild_colours;
    CPy_INCREF(cpy_r_r44);
    if (likely(PyUnicode_Check(cpy_r_r39)))
        cpy_r_r45 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 42, CPyStatic_automa___resources___globals, "str", cpy_r_r39);
        goto CPyL44;
    }
    cpy_r_r46 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r47[2] = {cpy_r_r44, cpy_r_r45};
    cpy_r_r48 = (PyObject **)&cpy_r_r47;
    cpy_r_r49 = PyObject_VectorcallMethod(cpy_r_r46, cpy_r_r48, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 42, CPyStatic_automa___resources___globals);
        goto CPyL45;
    }
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r45);
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 42, CPyStatic_automa___resources___globals);
        goto CPyL34;
    }
    cpy_r_r51 = CPyStatics[2509]; /* 'SC-SOLO-08' */
    cpy_r_r52 = CPyDef_automa___resources___influence_guild(cpy_r_t, cpy_r_r50, cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 42, CPyStatic_automa___resources___globals);
        goto CPyL34;
    }
CPyL33: ;
    return 1;
CPyL34: ;
    cpy_r_r53 = 2;
    return cpy_r_r53;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL34;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL34;
CPyL37: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    goto CPyL34;
CPyL39: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL34;
CPyL40: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL17;
CPyL41: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL21;
CPyL42: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL26;
CPyL43: ;
    CPy_DecRef(cpy_r_r39);
    goto CPyL34;
CPyL44: ;
    CPy_DecRef(cpy_r_r44);
    goto CPyL34;
CPyL45: ;
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    goto CPyL34;
}
        
        PyObject *CPyPy_automa___resources____place_marker(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_place_marker", kwlist, 0};
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
            char retval = CPyDef_automa___resources____place_marker(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "_place_marker", 28, CPyStatic_automa___resources___globals);
            return NULL;
        }
        
char CPyDef_automa___resources___place_gold(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    cpy_r_r0 = 0;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "place_gold", "Table", "rooms", 47, CPyStatic_automa___resources___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = 0;
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL31;
    cpy_r_room = cpy_r_r0;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r2 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 47, CPyStatic_automa___resources___globals);
        goto CPyL32;
    }
    cpy_r_r12 = (Py_ssize_t)cpy_r_r11 != -2;
    CPyTagged_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL33;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "place_gold", "Table", "owners", 48, CPyStatic_automa___resources___globals);
        goto CPyL32;
    }
CPyL6: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_room);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 48, CPyStatic_automa___resources___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 48, CPyStatic_automa___resources___globals);
        goto CPyL32;
    }
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 == -2;
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r16) goto CPyL33;
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "place_gold", "Table", "gold", 48, CPyStatic_automa___resources___globals);
        goto CPyL32;
    }
CPyL10: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r17, cpy_r_room);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 48, CPyStatic_automa___resources___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 48, CPyStatic_automa___resources___globals);
        goto CPyL32;
    }
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "place_gold", "Table", "book", 48, CPyStatic_automa___resources___globals);
        goto CPyL34;
    }
CPyL13: ;
    cpy_r_r21 = ((serai___games___scholars___book___BookObject *)cpy_r_r20)->_rooms;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "place_gold", "Book", "rooms", 48, CPyStatic_automa___resources___globals);
        goto CPyL34;
    }
CPyL14: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_room);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 48, CPyStatic_automa___resources___globals);
        goto CPyL34;
    }
    if (likely(PyTuple_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 48, CPyStatic_automa___resources___globals, "tuple", cpy_r_r22);
        goto CPyL34;
    }
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_r23, 6);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 48, CPyStatic_automa___resources___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 48, CPyStatic_automa___resources___globals);
        goto CPyL34;
    }
    cpy_r_r26 = cpy_r_r19 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (cpy_r_r27) goto CPyL20;
    cpy_r_r28 = cpy_r_r25 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL21;
CPyL20: ;
    cpy_r_r30 = CPyTagged_IsLt_(cpy_r_r19, cpy_r_r25);
    cpy_r_r31 = cpy_r_r30;
    goto CPyL22;
CPyL21: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r19 < (Py_ssize_t)cpy_r_r25;
    cpy_r_r31 = cpy_r_r32;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r25);
    if (cpy_r_r31) {
        goto CPyL35;
    } else
        goto CPyL33;
CPyL23: ;
    cpy_r_r33 = CPyStatics[2511]; /* 'SC-SOLO-11' */
    cpy_r_r34 = CPyDef_automa___resources___put_gold(cpy_r_t, cpy_r_room, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 49, CPyStatic_automa___resources___globals);
        goto CPyL30;
    }
    return 1;
CPyL25: ;
    cpy_r_r35 = cpy_r_r0 + 2;
    cpy_r_r0 = cpy_r_r35;
    cpy_r_r36 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r36;
    goto CPyL2;
CPyL26: ;
    cpy_r_r37 = CPyStatics[2512]; /* 'event-ai-no-gold' */
    cpy_r_r38 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "place_gold", "Table", "players", 51, CPyStatic_automa___resources___globals);
        goto CPyL30;
    }
CPyL27: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r40 << 1;
    cpy_r_r42 = CPyStatics[2511]; /* 'SC-SOLO-11' */
    cpy_r_r43 = PyDict_New();
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 51, CPyStatic_automa___resources___globals);
        goto CPyL30;
    }
    cpy_r_r44 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r37, cpy_r_r41, cpy_r_r42, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 51, CPyStatic_automa___resources___globals);
        goto CPyL30;
    }
    return 1;
CPyL30: ;
    cpy_r_r45 = 2;
    return cpy_r_r45;
CPyL31: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL26;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL30;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL25;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL30;
CPyL35: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL23;
}
        
        PyObject *CPyPy_automa___resources___place_gold(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:place_gold", kwlist, 0};
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
            char retval = CPyDef_automa___resources___place_gold(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "place_gold", 45, CPyStatic_automa___resources___globals);
            return NULL;
        }
        
char CPyDef_automa___resources___put_gold(PyObject *cpy_r_t, CPyTagged cpy_r_room, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "put_gold", "Table", "gold", 56, CPyStatic_automa___resources___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_room);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 56, CPyStatic_automa___resources___globals);
        goto CPyL18;
    }
    cpy_r_r2 = CPyStatics[4897]; /* 1 */
    cpy_r_r3 = PyNumber_InPlaceAdd(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 56, CPyStatic_automa___resources___globals);
        goto CPyL18;
    }
    cpy_r_r4 = CPyList_SetItem(cpy_r_r0, cpy_r_room, cpy_r_r3);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 56, CPyStatic_automa___resources___globals);
        goto CPyL17;
    }
    cpy_r_r5 = CPyStatics[2513]; /* 'event-ai-gold' */
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "put_gold", "Table", "players", 57, CPyStatic_automa___resources___globals);
        goto CPyL17;
    }
CPyL5: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "put_gold", "Table", "book", 57, CPyStatic_automa___resources___globals);
        goto CPyL17;
    }
CPyL6: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r10)->_translators;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "put_gold", "Book", "translators", 57, CPyStatic_automa___resources___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r11);
CPyL7: ;
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "put_gold", "Table", "rooms", 57, CPyStatic_automa___resources___globals);
        goto CPyL19;
    }
CPyL8: ;
    cpy_r_r13 = CPyList_GetItemBorrow(cpy_r_r12, cpy_r_room);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 57, CPyStatic_automa___resources___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 57, CPyStatic_automa___resources___globals);
        goto CPyL19;
    }
    cpy_r_r15 = CPyList_GetItem(cpy_r_r11, cpy_r_r14);
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 57, CPyStatic_automa___resources___globals);
        goto CPyL17;
    }
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 57, CPyStatic_automa___resources___globals, "tuple", cpy_r_r15);
        goto CPyL17;
    }
    cpy_r_r17 = CPySequenceTuple_GetItem(cpy_r_r16, 0);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 57, CPyStatic_automa___resources___globals);
        goto CPyL17;
    }
    if (likely(PyUnicode_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 57, CPyStatic_automa___resources___globals, "str", cpy_r_r17);
        goto CPyL17;
    }
    cpy_r_r19 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r20 = CPyDict_Build(1, cpy_r_r19, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 57, CPyStatic_automa___resources___globals);
        goto CPyL17;
    }
    cpy_r_r21 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r5, cpy_r_r9, cpy_r_rule, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 57, CPyStatic_automa___resources___globals);
        goto CPyL17;
    }
    return 1;
CPyL17: ;
    cpy_r_r22 = 2;
    return cpy_r_r22;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL17;
CPyL19: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL17;
}
        
        PyObject *CPyPy_automa___resources___put_gold(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "room", "rule", 0};
            static CPyArg_Parser parser = {"OOO:put_gold", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_room;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_room, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_automa___resources___put_gold(arg_t, arg_room, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "put_gold", 54, CPyStatic_automa___resources___globals);
            return NULL;
        }
        
char CPyDef_automa___resources___influence_guild(PyObject *cpy_r_t, CPyTagged cpy_r_guild, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    cpy_r_r0 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "influence_guild", 62, CPyStatic_automa___resources___globals);
        goto CPyL12;
    }
    cpy_r_r1 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_influence;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "influence_guild", "Automa", "influence", 63, CPyStatic_automa___resources___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = cpy_r_r1 != 0;
    CPyTagged_DECREF(cpy_r_r1);
    if (cpy_r_r2) {
        goto CPyL7;
    } else
        goto CPyL14;
CPyL3: ;
    cpy_r_r3 = CPyStatics[2447]; /* 'event-ai-no-influence' */
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "influence_guild", "Table", "players", 64, CPyStatic_automa___resources___globals);
        goto CPyL12;
    }
CPyL4: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = CPyStatics[2448]; /* 'SC-SOLO-22' */
    cpy_r_r9 = PyDict_New();
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "influence_guild", 64, CPyStatic_automa___resources___globals);
        goto CPyL12;
    }
    cpy_r_r10 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r3, cpy_r_r7, cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "influence_guild", 64, CPyStatic_automa___resources___globals);
        goto CPyL12;
    }
    return 1;
CPyL7: ;
    cpy_r_r11 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_influence;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "influence_guild", "Automa", "influence", 66, CPyStatic_automa___resources___globals);
        goto CPyL13;
    }
CPyL8: ;
    cpy_r_r12 = CPyTagged_Subtract(cpy_r_r11, 2);
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_influence);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_influence = cpy_r_r12;
    cpy_r_r13 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "influence_guild", 66, CPyStatic_automa___resources___globals);
        goto CPyL12;
    }
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/resources.py", "influence_guild", "Table", "players", 67, CPyStatic_automa___resources___globals);
        goto CPyL12;
    }
CPyL10: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = CPyDef_scholars___influence___enter_guild(cpy_r_t, cpy_r_r17, cpy_r_guild, cpy_r_rule);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "influence_guild", 67, CPyStatic_automa___resources___globals);
        goto CPyL12;
    }
    return 1;
CPyL12: ;
    cpy_r_r19 = 2;
    return cpy_r_r19;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL3;
}
        
        PyObject *CPyPy_automa___resources___influence_guild(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "guild", "rule", 0};
            static CPyArg_Parser parser = {"OOO:influence_guild", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_guild;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_guild, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_automa___resources___influence_guild(arg_t, arg_guild, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "influence_guild", 60, CPyStatic_automa___resources___globals);
            return NULL;
        }
        
char CPyDef_automa___resources_____top_level__(void) {
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
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 1, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 1, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_automa___resources___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 3, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___influence;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___influence;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 5, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___influence;
    cpy_r_r20 = CPyExec_serai___games___scholars___influence;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___influence__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 5, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 5, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 5, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5360]; /* ('enter_guild',) */
    cpy_r_r31 = CPyStatic_automa___resources___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 5, CPyStatic_automa___resources___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 6, CPyStatic_automa___resources___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 6, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 6, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 6, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r53 = CPyStatic_automa___resources___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 6, CPyStatic_automa___resources___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 7, CPyStatic_automa___resources___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 7, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 7, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 7, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5361]; /* ('Automa', 'Table') */
    cpy_r_r75 = CPyStatic_automa___resources___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 7, CPyStatic_automa___resources___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 8, CPyStatic_automa___resources___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 8, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 8, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 8, CPyStatic_automa___resources___globals);
        goto CPyL38;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r97 = CPyStatic_automa___resources___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/resources.py", "<module>", 8, CPyStatic_automa___resources___globals);
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

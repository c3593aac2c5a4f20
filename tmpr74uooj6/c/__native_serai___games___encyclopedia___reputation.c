#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef reputationmodule_methods[] = {
    {"receive", (PyCFunction)CPyPy_reputation___receive, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("receive(t, seat, gained, rule, source, waits=False)\n--\n\n") /* docstring */},
    {"become_first_player", (PyCFunction)CPyPy_reputation___become_first_player, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("become_first_player(t, seat)\n--\n\n") /* docstring */},
    {"advance", (PyCFunction)CPyPy_reputation___advance, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("advance(t, seat, steps, rule, source, waits=False)\n--\n\n") /* docstring */},
    {"_tell", (PyCFunction)CPyPy_reputation____tell, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_tell(t, seat, rule, source, gained)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___reputation__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___reputation__internal, "__name__");
    CPyStatic_reputation___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___reputation__internal);
    if (unlikely(CPyStatic_reputation___globals == NULL))
        goto fail;
    char result = CPyDef_reputation_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___reputation__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_reputation___NO_GAINS);
    CPyStatic_reputation___NO_GAINS = NULL;
    Py_CLEAR(CPyType_reputation___Gains);
    return -1;
}
int CPyExec_serai___games___encyclopedia___reputation(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___reputation__impl, &CPyImportState_serai___games___encyclopedia___reputation, &CPyModule_serai___games___encyclopedia___reputation);
}
static struct PyModuleDef reputationmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.reputation",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    reputationmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___reputation(void)
{
    if (CPyModule_serai___games___encyclopedia___reputation__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___reputation__internal);
        return CPyModule_serai___games___encyclopedia___reputation__internal;
    }
    CPyModule_serai___games___encyclopedia___reputation__internal = PyModule_Create(&reputationmodule);
    return CPyModule_serai___games___encyclopedia___reputation__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___reputation(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___reputation__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___reputation__internal);
        return CPyModule_serai___games___encyclopedia___reputation__internal;
    }
    CPyModule_serai___games___encyclopedia___reputation__internal = PyModule_Create(&reputationmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___reputation__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.reputation");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___reputation__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___reputation__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___reputation__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___reputation(CPyModule_serai___games___encyclopedia___reputation__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___reputation__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.reputation");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___reputation__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_reputation___receive(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_gained, PyObject *cpy_r_rule, PyObject *cpy_r_source, char cpy_r_waits) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    if (cpy_r_waits != 2) goto CPyL2;
    cpy_r_waits = 0;
CPyL2: ;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "receive", "Table", "players", 26, CPyStatic_reputation___globals);
        goto CPyL29;
    }
CPyL3: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 26, CPyStatic_reputation___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 26, CPyStatic_reputation___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL29;
    }
    cpy_r_r3 = CPySequence_CheckUnpackCount(cpy_r_gained, 5);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 27, CPyStatic_reputation___globals);
        goto CPyL30;
    }
    cpy_r_r5 = CPySequenceTuple_GetItemUnsafe(cpy_r_gained, 0);
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_gained, 1);
    cpy_r_r7 = CPySequenceTuple_GetItemUnsafe(cpy_r_gained, 2);
    cpy_r_r8 = CPySequenceTuple_GetItemUnsafe(cpy_r_gained, 3);
    cpy_r_r9 = CPySequenceTuple_GetItemUnsafe(cpy_r_gained, 4);
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 27, CPyStatic_reputation___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 27, CPyStatic_reputation___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 27, CPyStatic_reputation___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 27, CPyStatic_reputation___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 27, CPyStatic_reputation___globals);
        goto CPyL35;
    }
    cpy_r_r15 = cpy_r_r10 != 0;
    if (!cpy_r_r15) goto CPyL36;
    cpy_r_r16 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "receive", "Player", "coins", 29, CPyStatic_reputation___globals);
        goto CPyL37;
    }
CPyL13: ;
    cpy_r_r17 = CPyTagged_Add(cpy_r_r16, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 29, CPyStatic_reputation___globals);
        goto CPyL38;
    }
CPyL14: ;
    cpy_r_r19 = cpy_r_r11 != 0;
    if (!cpy_r_r19) goto CPyL39;
    cpy_r_r20 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "receive", "Player", "tokens", 31, CPyStatic_reputation___globals);
        goto CPyL38;
    }
CPyL16: ;
    cpy_r_r21 = CPyTagged_Add(cpy_r_r20, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 31, CPyStatic_reputation___globals);
        goto CPyL40;
    }
CPyL17: ;
    cpy_r_r23 = cpy_r_r12 != 0;
    if (!cpy_r_r23) goto CPyL41;
    cpy_r_r24 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "receive", "Player", "seals", 33, CPyStatic_reputation___globals);
        goto CPyL40;
    }
CPyL19: ;
    cpy_r_r25 = CPyTagged_Add(cpy_r_r24, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 33, CPyStatic_reputation___globals);
        goto CPyL42;
    }
CPyL20: ;
    cpy_r_r27 = cpy_r_r14 != 0;
    if (!cpy_r_r27) goto CPyL43;
    cpy_r_r28 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "receive", "Player", "points", 35, CPyStatic_reputation___globals);
        goto CPyL42;
    }
CPyL22: ;
    cpy_r_r29 = CPyTagged_Add(cpy_r_r28, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points = cpy_r_r29;
    cpy_r_r30 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 35, CPyStatic_reputation___globals);
        goto CPyL44;
    }
CPyL23: ;
    cpy_r_r31 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "receive", "Table", "story", 36, CPyStatic_reputation___globals);
        goto CPyL44;
    }
CPyL24: ;
    cpy_r_r32 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r33 = cpy_r_r31 != cpy_r_r32;
    if (!cpy_r_r33) goto CPyL26;
    cpy_r_r34 = CPyDef_reputation____tell(cpy_r_t, cpy_r_seat, cpy_r_rule, cpy_r_source, cpy_r_gained);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 37, CPyStatic_reputation___globals);
        goto CPyL44;
    }
CPyL26: ;
    cpy_r_r35 = cpy_r_r13 != 0;
    if (!cpy_r_r35) goto CPyL45;
    cpy_r_r36 = CPyDef_reputation___advance(cpy_r_t, cpy_r_seat, cpy_r_r13, cpy_r_rule, cpy_r_source, cpy_r_waits);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 39, CPyStatic_reputation___globals);
        goto CPyL29;
    }
CPyL28: ;
    return 1;
CPyL29: ;
    cpy_r_r37 = 2;
    return cpy_r_r37;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL29;
CPyL31: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    goto CPyL29;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL29;
CPyL33: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL29;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL29;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL29;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL14;
CPyL37: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL29;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL29;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL17;
CPyL40: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL29;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL20;
CPyL42: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL29;
CPyL43: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL23;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL29;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL28;
}
        
        PyObject *CPyPy_reputation___receive(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "gained", "rule", "source", "waits", 0};
            static CPyArg_Parser parser = {"OOOOO|O:receive", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_gained;
            PyObject *obj_rule;
            PyObject *obj_source;
            PyObject *obj_waits = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_gained, &obj_rule, &obj_source, &obj_waits)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject * arg_gained;
            if (likely(PyTuple_Check(obj_gained)))
                arg_gained = obj_gained;
            else {
                CPy_TypeError("tuple", obj_gained); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_source;
            if (likely(PyUnicode_Check(obj_source)))
                arg_source = obj_source;
            else {
                CPy_TypeError("str", obj_source); 
                goto fail;
            }
            char arg_waits;
            if (obj_waits == NULL) {
                arg_waits = 2;
            } else if (unlikely(!PyBool_Check(obj_waits))) {
                CPy_TypeError("bool", obj_waits); goto fail;
            } else
                arg_waits = obj_waits == Py_True;
            char retval = CPyDef_reputation___receive(arg_t, arg_seat, arg_gained, arg_rule, arg_source, arg_waits);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "receive", 24, CPyStatic_reputation___globals);
            return NULL;
        }
        
char CPyDef_reputation___become_first_player(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bank_used;
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "become_first_player", "Table", "bank_used", 44, CPyStatic_reputation___globals);
        goto CPyL7;
    }
CPyL1: ;
    if (cpy_r_r0) goto CPyL6;
CPyL2: ;
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bank_used = 1;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "become_first_player", 45, CPyStatic_reputation___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_seat);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_first != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_first);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_first = cpy_r_seat;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "become_first_player", 46, CPyStatic_reputation___globals);
        goto CPyL7;
    }
    cpy_r_r3 = CPyStatics[977]; /* 'event-first-player' */
    cpy_r_r4 = CPyStatics[978]; /* 'EN-BANK-02' */
    cpy_r_r5 = PyDict_New();
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "become_first_player", 47, CPyStatic_reputation___globals);
        goto CPyL7;
    }
    cpy_r_r6 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r3, cpy_r_seat, cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "become_first_player", 47, CPyStatic_reputation___globals);
        goto CPyL7;
    }
CPyL6: ;
    return 1;
CPyL7: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_reputation___become_first_player(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:become_first_player", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            char retval = CPyDef_reputation___become_first_player(arg_t, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "become_first_player", 42, CPyStatic_reputation___globals);
            return NULL;
        }
        
char CPyDef_reputation___advance(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_steps, PyObject *cpy_r_rule, PyObject *cpy_r_source, char cpy_r_waits) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_key;
    PyObject *cpy_r_r71;
    tuple_T2OO cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    int64_t cpy_r_r80;
    int64_t cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    CPyTagged cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyPtr cpy_r_r89;
    int64_t cpy_r_r90;
    PyObject *cpy_r_r91;
    int64_t cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    tuple_T2OO cpy_r_r96;
    char cpy_r_r97;
    CPyTagged cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    int64_t cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    if (cpy_r_waits != 2) goto CPyL2;
    cpy_r_waits = 0;
CPyL2: ;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Table", "players", 52, CPyStatic_reputation___globals);
        goto CPyL76;
    }
CPyL3: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 52, CPyStatic_reputation___globals);
        goto CPyL76;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 52, CPyStatic_reputation___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL76;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Table", "book", 53, CPyStatic_reputation___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r3);
CPyL6: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_reputation;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Player", "reputation", 53, CPyStatic_reputation___globals);
        goto CPyL78;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL7: ;
    cpy_r_r5 = CPyDef_encyclopedia___book___Book___passed(cpy_r_r3, cpy_r_r4, cpy_r_steps);
    CPyTagged_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 53, CPyStatic_reputation___globals);
        goto CPyL77;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r5)->_space;
    CPyTagged_INCREF(cpy_r_r6);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_reputation != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_reputation);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_reputation = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 54, CPyStatic_reputation___globals);
        goto CPyL79;
    }
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Table", "story", 55, CPyStatic_reputation___globals);
        goto CPyL79;
    }
CPyL10: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_r8 != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL13;
    cpy_r_r11 = CPyStatics[979]; /* 'event-reputation' */
    cpy_r_r12 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r5)->_space;
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_r13 = CPyStatics[31]; /* 'n' */
    cpy_r_r14 = CPyStatics[613]; /* 'space' */
    cpy_r_r15 = CPyStatics[980]; /* 'source' */
    CPyTagged_INCREF(cpy_r_steps);
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_steps);
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r18 = CPyDict_Build(3, cpy_r_r13, cpy_r_r16, cpy_r_r14, cpy_r_r17, cpy_r_r15, cpy_r_source);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 56, CPyStatic_reputation___globals);
        goto CPyL79;
    }
    cpy_r_r19 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r11, cpy_r_seat, cpy_r_rule, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 56, CPyStatic_reputation___globals);
        goto CPyL79;
    }
CPyL13: ;
    cpy_r_r20 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r5)->_gains;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Player", "coins", 58, CPyStatic_reputation___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL14: ;
    cpy_r_r22 = CPySequenceTuple_GetItem(cpy_r_r20, 0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 58, CPyStatic_reputation___globals);
        goto CPyL81;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 58, CPyStatic_reputation___globals);
        goto CPyL81;
    }
    cpy_r_r24 = CPyTagged_Add(cpy_r_r21, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r23);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins = cpy_r_r24;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 58, CPyStatic_reputation___globals);
        goto CPyL80;
    }
    cpy_r_r26 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Player", "tokens", 59, CPyStatic_reputation___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r26);
CPyL18: ;
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_r20, 2);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 59, CPyStatic_reputation___globals);
        goto CPyL82;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 59, CPyStatic_reputation___globals);
        goto CPyL82;
    }
    cpy_r_r29 = CPyTagged_Add(cpy_r_r26, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r28);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 59, CPyStatic_reputation___globals);
        goto CPyL80;
    }
    cpy_r_r31 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Player", "seals", 60, CPyStatic_reputation___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL22: ;
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r20, 4);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 60, CPyStatic_reputation___globals);
        goto CPyL83;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 60, CPyStatic_reputation___globals);
        goto CPyL83;
    }
    cpy_r_r34 = CPyTagged_Add(cpy_r_r31, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r33);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 60, CPyStatic_reputation___globals);
        goto CPyL80;
    }
    cpy_r_r36 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Player", "points", 61, CPyStatic_reputation___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r36);
CPyL26: ;
    cpy_r_r37 = CPySequenceTuple_GetItem(cpy_r_r20, 8);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 61, CPyStatic_reputation___globals);
        goto CPyL84;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 61, CPyStatic_reputation___globals);
        goto CPyL84;
    }
    cpy_r_r39 = CPyTagged_Add(cpy_r_r36, cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r38);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points = cpy_r_r39;
    cpy_r_r40 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 61, CPyStatic_reputation___globals);
        goto CPyL85;
    }
    cpy_r_r41 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Table", "story", 62, CPyStatic_reputation___globals);
        goto CPyL85;
    }
CPyL30: ;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = cpy_r_r41 != cpy_r_r42;
    if (!cpy_r_r43) goto CPyL58;
    cpy_r_r44 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r5)->_spaces;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = 0;
CPyL32: ;
    cpy_r_r48 = cpy_r_r47 < cpy_r_r46;
    if (!cpy_r_r48) goto CPyL86;
    cpy_r_r49 = CPySequenceTuple_GetItemUnsafe(cpy_r_r44, cpy_r_r47);
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 63, CPyStatic_reputation___globals);
        goto CPyL87;
    }
    cpy_r_r51 = CPyStatics[981]; /* 'EN-REP-03' */
    cpy_r_r52 = CPyStatics[982]; /* 'reputation-track' */
    cpy_r_r53 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Table", "book", 64, CPyStatic_reputation___globals);
        goto CPyL88;
    }
CPyL35: ;
    cpy_r_r54 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r53)->_bonus_gains;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Book", "bonus_gains", 64, CPyStatic_reputation___globals);
        goto CPyL88;
    }
CPyL36: ;
    cpy_r_r55 = CPyList_GetItem(cpy_r_r54, cpy_r_r50);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 64, CPyStatic_reputation___globals);
        goto CPyL88;
    }
    if (likely(PyTuple_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 64, CPyStatic_reputation___globals, "tuple", cpy_r_r55);
        goto CPyL88;
    }
    cpy_r_r57 = CPyDef_reputation____tell(cpy_r_t, cpy_r_seat, cpy_r_r51, cpy_r_r52, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 64, CPyStatic_reputation___globals);
        goto CPyL88;
    }
    cpy_r_r58 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Table", "book", 65, CPyStatic_reputation___globals);
        goto CPyL88;
    }
CPyL40: ;
    cpy_r_r59 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r58)->_bonus_picks;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Book", "bonus_picks", 65, CPyStatic_reputation___globals);
        goto CPyL88;
    }
CPyL41: ;
    cpy_r_r60 = CPyList_GetItem(cpy_r_r59, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 65, CPyStatic_reputation___globals);
        goto CPyL87;
    }
    if (likely(PyTuple_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 65, CPyStatic_reputation___globals, "tuple", cpy_r_r60);
        goto CPyL87;
    }
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = 0;
CPyL44: ;
    cpy_r_r65 = cpy_r_r64 < cpy_r_r63;
    if (!cpy_r_r65) goto CPyL89;
    cpy_r_r66 = CPySequenceTuple_GetItemUnsafe(cpy_r_r61, cpy_r_r64);
    if (likely(PyLong_Check(cpy_r_r66)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r66);
    else {
        CPy_TypeError("int", cpy_r_r66); cpy_r_r67 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 65, CPyStatic_reputation___globals);
        goto CPyL90;
    }
    if (!cpy_r_waits) goto CPyL48;
    cpy_r_r68 = CPyStatics[983]; /* 'event-pick-waits' */
    CPy_INCREF(cpy_r_r68);
    cpy_r_r69 = cpy_r_r68;
    goto CPyL49;
CPyL48: ;
    cpy_r_r70 = CPyStatics[984]; /* 'event-pick-earned' */
    CPy_INCREF(cpy_r_r70);
    cpy_r_r69 = cpy_r_r70;
CPyL49: ;
    cpy_r_key = cpy_r_r69;
    cpy_r_r71 = CPyStatics[985]; /* 'EN-REP-05' */
    cpy_r_r72 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r72.f0 == NULL)) {
        goto CPyL91;
    } else
        goto CPyL52;
CPyL50: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r73 = 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 67, CPyStatic_reputation___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL52: ;
    CPy_INCREF(cpy_r_r72.f0);
    CPy_INCREF(cpy_r_r72.f1);
    cpy_r_r74 = PyTuple_New(2);
    if (unlikely(cpy_r_r74 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp764 = cpy_r_r72.f0;
    PyTuple_SET_ITEM(cpy_r_r74, 0, __tmp764);
    PyObject *__tmp765 = cpy_r_r72.f1;
    PyTuple_SET_ITEM(cpy_r_r74, 1, __tmp765);
    cpy_r_r75 = CPySequenceTuple_GetItem(cpy_r_r74, cpy_r_r67);
    CPy_DECREF(cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 67, CPyStatic_reputation___globals);
        goto CPyL92;
    }
    if (likely(PyUnicode_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 67, CPyStatic_reputation___globals, "str", cpy_r_r75);
        goto CPyL92;
    }
    cpy_r_r77 = CPyStatics[390]; /* 'card' */
    cpy_r_r78 = CPyDict_Build(1, cpy_r_r77, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 67, CPyStatic_reputation___globals);
        goto CPyL92;
    }
    cpy_r_r79 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_key, cpy_r_seat, cpy_r_r71, cpy_r_r78);
    CPy_DECREF(cpy_r_key);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 67, CPyStatic_reputation___globals);
        goto CPyL90;
    }
    cpy_r_r80 = cpy_r_r64 + 1;
    cpy_r_r64 = cpy_r_r80;
    goto CPyL44;
CPyL57: ;
    cpy_r_r81 = cpy_r_r47 + 1;
    cpy_r_r47 = cpy_r_r81;
    goto CPyL32;
CPyL58: ;
    cpy_r_r82 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r5)->_picks;
    CPy_INCREF(cpy_r_r82);
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    CPy_DECREF(cpy_r_r82);
    cpy_r_r85 = cpy_r_r84 << 1;
    cpy_r_r86 = cpy_r_r85 != 0;
    if (!cpy_r_r86) goto CPyL93;
    if (!cpy_r_waits) goto CPyL72;
    cpy_r_r87 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_waiting;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Table", "waiting", 70, CPyStatic_reputation___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r87);
CPyL61: ;
    cpy_r_r88 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r5)->_picks;
    CPy_INCREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r89 = (CPyPtr)((CPyPtr)cpy_r_r88 + offsetof(PyVarObject, ob_size));
    cpy_r_r90 = *(int64_t *)cpy_r_r89;
    cpy_r_r91 = PyList_New(cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 70, CPyStatic_reputation___globals);
        goto CPyL94;
    }
    cpy_r_r92 = 0;
CPyL63: ;
    cpy_r_r93 = cpy_r_r92 < cpy_r_r90;
    if (!cpy_r_r93) goto CPyL95;
    cpy_r_r94 = CPySequenceTuple_GetItemUnsafe(cpy_r_r88, cpy_r_r92);
    if (likely(PyLong_Check(cpy_r_r94)))
        cpy_r_r95 = CPyTagged_FromObject(cpy_r_r94);
    else {
        CPy_TypeError("int", cpy_r_r94); cpy_r_r95 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 70, CPyStatic_reputation___globals);
        goto CPyL96;
    }
    cpy_r_r96 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r96.f0 == NULL)) {
        goto CPyL97;
    } else
        goto CPyL68;
CPyL66: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r97 = 0;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 70, CPyStatic_reputation___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL68: ;
    cpy_r_r98 = CPyTagged_Multiply(cpy_r_seat, 4);
    cpy_r_r99 = CPyTagged_Add(cpy_r_r98, cpy_r_r95);
    CPyTagged_DECREF(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r95);
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_r99);
    CPyList_SetItemUnsafe(cpy_r_r91, cpy_r_r92, cpy_r_r100);
    cpy_r_r101 = cpy_r_r92 + 1;
    cpy_r_r92 = cpy_r_r101;
    goto CPyL63;
CPyL70: ;
    cpy_r_r102 = PySequence_InPlaceConcat(cpy_r_r87, cpy_r_r91);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 70, CPyStatic_reputation___globals);
        goto CPyL76;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_waiting != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_waiting);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_waiting = cpy_r_r102;
    cpy_r_r103 = 1;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 70, CPyStatic_reputation___globals);
        goto CPyL76;
    } else
        goto CPyL75;
CPyL72: ;
    cpy_r_r104 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_picks;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/reputation.py", "advance", "Table", "picks", 72, CPyStatic_reputation___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r104);
CPyL73: ;
    cpy_r_r105 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r5)->_picks;
    CPy_INCREF(cpy_r_r105);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r106 = PySequence_InPlaceConcat(cpy_r_r104, cpy_r_r105);
    CPy_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 72, CPyStatic_reputation___globals);
        goto CPyL76;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_picks != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_picks);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_picks = cpy_r_r106;
    cpy_r_r107 = 1;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 72, CPyStatic_reputation___globals);
        goto CPyL76;
    }
CPyL75: ;
    return 1;
CPyL76: ;
    cpy_r_r108 = 2;
    return cpy_r_r108;
CPyL77: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL76;
CPyL78: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL76;
CPyL79: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL76;
CPyL80: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r20);
    goto CPyL76;
CPyL81: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL76;
CPyL82: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL76;
CPyL83: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL76;
CPyL84: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL76;
CPyL85: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL76;
CPyL86: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL58;
CPyL87: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r44);
    goto CPyL76;
CPyL88: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL76;
CPyL89: ;
    CPy_DECREF(cpy_r_r61);
    goto CPyL57;
CPyL90: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r61);
    goto CPyL76;
CPyL91: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_key);
    goto CPyL50;
CPyL92: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_key);
    goto CPyL76;
CPyL93: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL75;
CPyL94: ;
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r88);
    goto CPyL76;
CPyL95: ;
    CPy_DECREF(cpy_r_r88);
    goto CPyL70;
CPyL96: ;
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_r91);
    goto CPyL76;
CPyL97: ;
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r95);
    goto CPyL66;
}
        
        PyObject *CPyPy_reputation___advance(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "steps", "rule", "source", "waits", 0};
            static CPyArg_Parser parser = {"OOOOO|O:advance", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_steps;
            PyObject *obj_rule;
            PyObject *obj_source;
            PyObject *obj_waits = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_steps, &obj_rule, &obj_source, &obj_waits)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_steps;
            if (likely(PyLong_Check(obj_steps)))
                arg_steps = CPyTagged_BorrowFromObject(obj_steps);
            else {
                CPy_TypeError("int", obj_steps); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_source;
            if (likely(PyUnicode_Check(obj_source)))
                arg_source = obj_source;
            else {
                CPy_TypeError("str", obj_source); 
                goto fail;
            }
            char arg_waits;
            if (obj_waits == NULL) {
                arg_waits = 2;
            } else if (unlikely(!PyBool_Check(obj_waits))) {
                CPy_TypeError("bool", obj_waits); goto fail;
            } else
                arg_waits = obj_waits == Py_True;
            char retval = CPyDef_reputation___advance(arg_t, arg_seat, arg_steps, arg_rule, arg_source, arg_waits);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "advance", 50, CPyStatic_reputation___globals);
            return NULL;
        }
        
char CPyDef_reputation____tell(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_rule, PyObject *cpy_r_source, PyObject *cpy_r_gained) {
    int32_t cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    cpy_r_r0 = CPySequence_CheckUnpackCount(cpy_r_gained, 5);
    cpy_r_r1 = cpy_r_r0 >= 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 76, CPyStatic_reputation___globals);
        goto CPyL18;
    }
    cpy_r_r2 = CPySequenceTuple_GetItemUnsafe(cpy_r_gained, 0);
    cpy_r_r3 = CPySequenceTuple_GetItemUnsafe(cpy_r_gained, 1);
    cpy_r_r4 = CPySequenceTuple_GetItemUnsafe(cpy_r_gained, 2);
    cpy_r_r5 = CPySequenceTuple_GetItemUnsafe(cpy_r_gained, 3);
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_gained, 4);
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 76, CPyStatic_reputation___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 76, CPyStatic_reputation___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 76, CPyStatic_reputation___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r5);
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 76, CPyStatic_reputation___globals);
        goto CPyL22;
    }
    cpy_r_r11 = cpy_r_r7 != 0;
    if (!cpy_r_r11) goto CPyL23;
    cpy_r_r12 = CPyStatics[986]; /* 'event-gained' */
    cpy_r_r13 = CPyStatics[758]; /* 'coin' */
    cpy_r_r14 = CPyStatics[759]; /* 'resource' */
    cpy_r_r15 = CPyStatics[31]; /* 'n' */
    cpy_r_r16 = CPyStatics[980]; /* 'source' */
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r_r18 = CPyDict_Build(3, cpy_r_r14, cpy_r_r13, cpy_r_r15, cpy_r_r17, cpy_r_r16, cpy_r_source);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 78, CPyStatic_reputation___globals);
        goto CPyL24;
    }
    cpy_r_r19 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r12, cpy_r_seat, cpy_r_rule, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 78, CPyStatic_reputation___globals);
        goto CPyL24;
    }
CPyL8: ;
    cpy_r_r20 = cpy_r_r8 != 0;
    if (!cpy_r_r20) goto CPyL25;
    cpy_r_r21 = CPyStatics[986]; /* 'event-gained' */
    cpy_r_r22 = CPyStatics[761]; /* 'token' */
    cpy_r_r23 = CPyStatics[759]; /* 'resource' */
    cpy_r_r24 = CPyStatics[31]; /* 'n' */
    cpy_r_r25 = CPyStatics[980]; /* 'source' */
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r8);
    cpy_r_r27 = CPyDict_Build(3, cpy_r_r23, cpy_r_r22, cpy_r_r24, cpy_r_r26, cpy_r_r25, cpy_r_source);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 80, CPyStatic_reputation___globals);
        goto CPyL26;
    }
    cpy_r_r28 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r21, cpy_r_seat, cpy_r_rule, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 80, CPyStatic_reputation___globals);
        goto CPyL26;
    }
CPyL11: ;
    cpy_r_r29 = cpy_r_r9 != 0;
    if (!cpy_r_r29) goto CPyL27;
    cpy_r_r30 = CPyStatics[986]; /* 'event-gained' */
    cpy_r_r31 = CPyStatics[763]; /* 'seal' */
    cpy_r_r32 = CPyStatics[759]; /* 'resource' */
    cpy_r_r33 = CPyStatics[31]; /* 'n' */
    cpy_r_r34 = CPyStatics[980]; /* 'source' */
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r9);
    cpy_r_r36 = CPyDict_Build(3, cpy_r_r32, cpy_r_r31, cpy_r_r33, cpy_r_r35, cpy_r_r34, cpy_r_source);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 82, CPyStatic_reputation___globals);
        goto CPyL28;
    }
    cpy_r_r37 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r30, cpy_r_seat, cpy_r_rule, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 82, CPyStatic_reputation___globals);
        goto CPyL28;
    }
CPyL14: ;
    cpy_r_r38 = cpy_r_r10 != 0;
    if (!cpy_r_r38) goto CPyL29;
    cpy_r_r39 = CPyStatics[986]; /* 'event-gained' */
    cpy_r_r40 = CPyStatics[863]; /* 'point' */
    cpy_r_r41 = CPyStatics[759]; /* 'resource' */
    cpy_r_r42 = CPyStatics[31]; /* 'n' */
    cpy_r_r43 = CPyStatics[980]; /* 'source' */
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r45 = CPyDict_Build(3, cpy_r_r41, cpy_r_r40, cpy_r_r42, cpy_r_r44, cpy_r_r43, cpy_r_source);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 84, CPyStatic_reputation___globals);
        goto CPyL18;
    }
    cpy_r_r46 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r39, cpy_r_seat, cpy_r_rule, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 84, CPyStatic_reputation___globals);
        goto CPyL18;
    }
CPyL17: ;
    return 1;
CPyL18: ;
    cpy_r_r47 = 2;
    return cpy_r_r47;
CPyL19: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL18;
CPyL20: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL18;
CPyL21: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL18;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL18;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL8;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL18;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL11;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL18;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL14;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL18;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL17;
}
        
        PyObject *CPyPy_reputation____tell(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "rule", "source", "gained", 0};
            static CPyArg_Parser parser = {"OOOOO:_tell", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_rule;
            PyObject *obj_source;
            PyObject *obj_gained;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_rule, &obj_source, &obj_gained)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_source;
            if (likely(PyUnicode_Check(obj_source)))
                arg_source = obj_source;
            else {
                CPy_TypeError("str", obj_source); 
                goto fail;
            }
            PyObject * arg_gained;
            if (likely(PyTuple_Check(obj_gained)))
                arg_gained = obj_gained;
            else {
                CPy_TypeError("tuple", obj_gained); 
                goto fail;
            }
            char retval = CPyDef_reputation____tell(arg_t, arg_seat, arg_rule, arg_source, arg_gained);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "_tell", 75, CPyStatic_reputation___globals);
            return NULL;
        }
        
char CPyDef_reputation_____top_level__(void) {
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
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    void *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject **cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    int32_t cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    int32_t cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    int32_t cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    int32_t cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    int32_t cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    int32_t cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    int32_t cpy_r_r145;
    char cpy_r_r146;
    PyObject **cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    int32_t cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    int32_t cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 1, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 1, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_reputation___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 3, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5151]; /* ('Final', 'NamedTuple') */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_reputation___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 5, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 7, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r25 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 7, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 7, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 7, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5152]; /* ('KINDS',) */
    cpy_r_r36 = CPyStatic_reputation___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 7, CPyStatic_reputation___globals);
        goto CPyL63;
    } else
        goto CPyL64;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 8, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r47 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 8, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 8, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 8, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r58 = CPyStatic_reputation___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 8, CPyStatic_reputation___globals);
        goto CPyL63;
    } else
        goto CPyL65;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_typing;
    cpy_r_r61 = CPyStatics[47]; /* 'typing' */
    cpy_r_r62 = CPyImport_GetModuleCacheForImport(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r63 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r64 = cpy_r_r62 != cpy_r_r63;
    if (cpy_r_r64) goto CPyL26;
    cpy_r_r65 = PyImport_Import(cpy_r_r61);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r60, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
CPyL26: ;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[47]; /* 'typing' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r69 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r71 = PyTuple_Pack(1, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r72 = (void *)&CPyModule_typing;
    cpy_r_r73 = CPyStatics[47]; /* 'typing' */
    cpy_r_r74 = CPyImport_GetModuleCacheForImport(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL66;
    }
    cpy_r_r75 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r76 = cpy_r_r74 != cpy_r_r75;
    if (cpy_r_r76) goto CPyL33;
    cpy_r_r77 = PyImport_Import(cpy_r_r73);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL66;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r72, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
CPyL33: ;
    cpy_r_r78 = PyImport_GetModuleDict();
    cpy_r_r79 = CPyStatics[47]; /* 'typing' */
    cpy_r_r80 = CPyDict_GetItem(cpy_r_r78, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL66;
    }
    cpy_r_r81 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r82 = CPyObject_GetAttr(cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL66;
    }
    cpy_r_r83 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r84 = PyObject_HasAttr(cpy_r_r82, cpy_r_r83);
    if (!cpy_r_r84) goto CPyL40;
    cpy_r_r85 = CPyStatics[423]; /* 'Gains' */
    cpy_r_r86 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r87 = CPyObject_GetAttr(cpy_r_r82, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL67;
    }
    PyObject *cpy_r_r88[2] = {cpy_r_r85, cpy_r_r71};
    cpy_r_r89 = (PyObject **)&cpy_r_r88;
    cpy_r_r90 = PyObject_Vectorcall(cpy_r_r87, cpy_r_r89, 2, 0);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL67;
    }
    if (likely(PyDict_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals, "dict", cpy_r_r90);
        goto CPyL67;
    }
    cpy_r_r92 = cpy_r_r91;
    goto CPyL42;
CPyL40: ;
    cpy_r_r93 = PyDict_New();
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL67;
    }
    cpy_r_r92 = cpy_r_r93;
CPyL42: ;
    cpy_r_r94 = PyDict_New();
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL68;
    }
    cpy_r_r95 = (PyObject *)&PyLong_Type;
    cpy_r_r96 = CPyStatics[424]; /* 'coins' */
    cpy_r_r97 = PyDict_SetItem(cpy_r_r94, cpy_r_r96, cpy_r_r95);
    cpy_r_r98 = cpy_r_r97 >= 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 14, CPyStatic_reputation___globals);
        goto CPyL69;
    }
    cpy_r_r99 = CPyStatics[424]; /* 'coins' */
    cpy_r_r100 = CPyStatics[4896]; /* 0 */
    cpy_r_r101 = CPyDict_SetItem(cpy_r_r92, cpy_r_r99, cpy_r_r100);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 14, CPyStatic_reputation___globals);
        goto CPyL69;
    }
    cpy_r_r103 = (PyObject *)&PyLong_Type;
    cpy_r_r104 = CPyStatics[431]; /* 'tokens' */
    cpy_r_r105 = PyDict_SetItem(cpy_r_r94, cpy_r_r104, cpy_r_r103);
    cpy_r_r106 = cpy_r_r105 >= 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 15, CPyStatic_reputation___globals);
        goto CPyL69;
    }
    cpy_r_r107 = CPyStatics[431]; /* 'tokens' */
    cpy_r_r108 = CPyStatics[4896]; /* 0 */
    cpy_r_r109 = CPyDict_SetItem(cpy_r_r92, cpy_r_r107, cpy_r_r108);
    cpy_r_r110 = cpy_r_r109 >= 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 15, CPyStatic_reputation___globals);
        goto CPyL69;
    }
    cpy_r_r111 = (PyObject *)&PyLong_Type;
    cpy_r_r112 = CPyStatics[467]; /* 'seals' */
    cpy_r_r113 = PyDict_SetItem(cpy_r_r94, cpy_r_r112, cpy_r_r111);
    cpy_r_r114 = cpy_r_r113 >= 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 16, CPyStatic_reputation___globals);
        goto CPyL69;
    }
    cpy_r_r115 = CPyStatics[467]; /* 'seals' */
    cpy_r_r116 = CPyStatics[4896]; /* 0 */
    cpy_r_r117 = CPyDict_SetItem(cpy_r_r92, cpy_r_r115, cpy_r_r116);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 16, CPyStatic_reputation___globals);
        goto CPyL69;
    }
    cpy_r_r119 = (PyObject *)&PyLong_Type;
    cpy_r_r120 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r121 = PyDict_SetItem(cpy_r_r94, cpy_r_r120, cpy_r_r119);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 17, CPyStatic_reputation___globals);
        goto CPyL69;
    }
    cpy_r_r123 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r124 = CPyStatics[4896]; /* 0 */
    cpy_r_r125 = CPyDict_SetItem(cpy_r_r92, cpy_r_r123, cpy_r_r124);
    cpy_r_r126 = cpy_r_r125 >= 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 17, CPyStatic_reputation___globals);
        goto CPyL69;
    }
    cpy_r_r127 = (PyObject *)&PyLong_Type;
    cpy_r_r128 = CPyStatics[65]; /* 'points' */
    cpy_r_r129 = PyDict_SetItem(cpy_r_r94, cpy_r_r128, cpy_r_r127);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 18, CPyStatic_reputation___globals);
        goto CPyL69;
    }
    cpy_r_r131 = CPyStatics[65]; /* 'points' */
    cpy_r_r132 = CPyStatics[4896]; /* 0 */
    cpy_r_r133 = CPyDict_SetItem(cpy_r_r92, cpy_r_r131, cpy_r_r132);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 18, CPyStatic_reputation___globals);
        goto CPyL69;
    }
    cpy_r_r135 = CPyStatics[423]; /* 'Gains' */
    cpy_r_r136 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r137 = CPyDict_SetItem(cpy_r_r92, cpy_r_r136, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL68;
    }
    cpy_r_r139 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r140 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r141 = CPyDict_SetItem(cpy_r_r92, cpy_r_r140, cpy_r_r139);
    cpy_r_r142 = cpy_r_r141 >= 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL68;
    }
    cpy_r_r143 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r144 = CPyStatics[70]; /* '__module__' */
    cpy_r_r145 = CPyDict_SetItem(cpy_r_r92, cpy_r_r144, cpy_r_r143);
    cpy_r_r146 = cpy_r_r145 >= 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL68;
    }
    PyObject *cpy_r_r147[3] = {cpy_r_r135, cpy_r_r71, cpy_r_r92};
    cpy_r_r148 = (PyObject **)&cpy_r_r147;
    cpy_r_r149 = PyObject_Vectorcall(cpy_r_r82, cpy_r_r148, 3, 0);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL70;
    }
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r92);
    CPyType_reputation___Gains = (PyTypeObject *)cpy_r_r149;
    CPy_INCREF(CPyType_reputation___Gains);
    cpy_r_r150 = CPyStatic_reputation___globals;
    cpy_r_r151 = CPyStatics[423]; /* 'Gains' */
    cpy_r_r152 = PyDict_SetItem(cpy_r_r150, cpy_r_r151, cpy_r_r149);
    CPy_DECREF(cpy_r_r149);
    cpy_r_r153 = cpy_r_r152 >= 0;
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 11, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r154 = (PyObject *)CPyType_reputation___Gains;
    cpy_r_r155 = CPyStatic_reputation___globals;
    cpy_r_r156 = CPyStatics[423]; /* 'Gains' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 21, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    cpy_r_r158 = PyObject_Vectorcall(cpy_r_r157, 0, 0, 0);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 21, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    if (likely(PyTuple_Check(cpy_r_r158)))
        cpy_r_r159 = cpy_r_r158;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 21, CPyStatic_reputation___globals, "tuple", cpy_r_r158);
        goto CPyL63;
    }
    CPyStatic_reputation___NO_GAINS = cpy_r_r159;
    CPy_INCREF(CPyStatic_reputation___NO_GAINS);
    cpy_r_r160 = CPyStatic_reputation___globals;
    cpy_r_r161 = CPyStatics[677]; /* 'NO_GAINS' */
    cpy_r_r162 = CPyDict_SetItem(cpy_r_r160, cpy_r_r161, cpy_r_r159);
    CPy_DECREF(cpy_r_r159);
    cpy_r_r163 = cpy_r_r162 >= 0;
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/reputation.py", "<module>", 21, CPyStatic_reputation___globals);
        goto CPyL63;
    }
    return 1;
CPyL63: ;
    cpy_r_r164 = 2;
    return cpy_r_r164;
CPyL64: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL65: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL66: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL63;
CPyL67: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r82);
    goto CPyL63;
CPyL68: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r92);
    goto CPyL63;
CPyL69: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r94);
    goto CPyL63;
CPyL70: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r92);
    goto CPyL63;
}

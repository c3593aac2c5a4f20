#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef goalsmodule_methods[] = {
    {"interacted", (PyCFunction)CPyPy_goals___interacted, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("interacted(t, me, translator)\n--\n\n") /* docstring */},
    {"translated_from", (PyCFunction)CPyPy_goals___translated_from, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translated_from(t, me, guild)\n--\n\n") /* docstring */},
    {"risen", (PyCFunction)CPyPy_goals___risen, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("risen(t, me, track)\n--\n\n") /* docstring */},
    {"_met", (PyCFunction)CPyPy_goals____met, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_met(t, me, goal)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___goals__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___goals__internal, "__name__");
    CPyStatic_goals___globals = PyModule_GetDict(CPyModule_serai___games___scholars___goals__internal);
    if (unlikely(CPyStatic_goals___globals == NULL))
        goto fail;
    char result = CPyDef_goals_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___goals__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___scholars___goals(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___goals__impl, &CPyImportState_serai___games___scholars___goals, &CPyModule_serai___games___scholars___goals);
}
static struct PyModuleDef goalsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.goals",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    goalsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___goals(void)
{
    if (CPyModule_serai___games___scholars___goals__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___goals__internal);
        return CPyModule_serai___games___scholars___goals__internal;
    }
    CPyModule_serai___games___scholars___goals__internal = PyModule_Create(&goalsmodule);
    return CPyModule_serai___games___scholars___goals__internal;
}

PyObject *CPyInit_serai___games___scholars___goals(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___goals__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___goals__internal);
        return CPyModule_serai___games___scholars___goals__internal;
    }
    CPyModule_serai___games___scholars___goals__internal = PyModule_Create(&goalsmodule);
    if (unlikely(CPyModule_serai___games___scholars___goals__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.goals");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___goals__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___goals__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___goals__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___goals(CPyModule_serai___games___scholars___goals__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___goals__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.goals");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___goals__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_goals___interacted(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_translator) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "interacted", "Table", "book", 13, CPyStatic_goals___globals);
        goto CPyL29;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "interacted", "Book", "translators", 13, CPyStatic_goals___globals);
        goto CPyL29;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_translator);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "interacted", 13, CPyStatic_goals___globals);
        goto CPyL29;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "interacted", 13, CPyStatic_goals___globals, "tuple", cpy_r_r2);
        goto CPyL29;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, 2);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "interacted", 13, CPyStatic_goals___globals);
        goto CPyL29;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "interacted", 13, CPyStatic_goals___globals);
        goto CPyL29;
    }
    cpy_r_r6 = cpy_r_r5 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) goto CPyL8;
    cpy_r_r8 = 0 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL9;
CPyL8: ;
    cpy_r_r10 = CPyTagged_IsLt_(cpy_r_r5, 0);
    if (cpy_r_r10) {
        goto CPyL30;
    } else
        goto CPyL11;
CPyL9: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r5 < (Py_ssize_t)0;
    if (cpy_r_r11) {
        goto CPyL30;
    } else
        goto CPyL11;
CPyL10: ;
    return 1;
CPyL11: ;
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "interacted", "Table", "book", 16, CPyStatic_goals___globals);
        goto CPyL31;
    }
CPyL12: ;
    cpy_r_r13 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_seams;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = CPY_GET_METHOD(cpy_r_r13, CPyType_scholars___seams___Seams, 20, serai___games___scholars___seams___SeamsObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_r13, cpy_r_t, cpy_r_me, cpy_r_translator); /* interacted */
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "interacted", 16, CPyStatic_goals___globals);
        goto CPyL31;
    }
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "interacted", "Table", "book", 17, CPyStatic_goals___globals);
        goto CPyL31;
    }
CPyL14: ;
    cpy_r_r16 = ((serai___games___scholars___book___BookObject *)cpy_r_r15)->_goal_cards;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "interacted", "Book", "goal_cards", 17, CPyStatic_goals___globals);
        goto CPyL31;
    }
CPyL15: ;
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "interacted", "Table", "players", 17, CPyStatic_goals___globals);
        goto CPyL31;
    }
CPyL16: ;
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r17, cpy_r_me);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "interacted", 17, CPyStatic_goals___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_scholars___table___Player))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "interacted", 17, CPyStatic_goals___globals, "serai.games.scholars.table.Player", cpy_r_r18);
        goto CPyL31;
    }
    cpy_r_r20 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r19)->_goal;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "interacted", "Player", "goal", 17, CPyStatic_goals___globals);
        goto CPyL31;
    }
CPyL19: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r16, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "interacted", 17, CPyStatic_goals___globals);
        goto CPyL31;
    }
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "interacted", 17, CPyStatic_goals___globals, "tuple", cpy_r_r21);
        goto CPyL31;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, 2);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "interacted", 17, CPyStatic_goals___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "interacted", 17, CPyStatic_goals___globals);
        goto CPyL31;
    }
    cpy_r_r25 = cpy_r_r24 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL25;
    cpy_r_r27 = CPyTagged_IsEq_(cpy_r_r24, cpy_r_r5);
    cpy_r_r28 = cpy_r_r27;
    goto CPyL26;
CPyL25: ;
    cpy_r_r29 = cpy_r_r24 == cpy_r_r5;
    cpy_r_r28 = cpy_r_r29;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r5);
    if (!cpy_r_r28) goto CPyL28;
    cpy_r_r30 = CPyDef_goals____met(cpy_r_t, cpy_r_me, 2);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "interacted", 18, CPyStatic_goals___globals);
        goto CPyL29;
    }
CPyL28: ;
    return 1;
CPyL29: ;
    cpy_r_r31 = 2;
    return cpy_r_r31;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL10;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL29;
}
        
        PyObject *CPyPy_goals___interacted(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "translator", 0};
            static CPyArg_Parser parser = {"OOO:interacted", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_translator;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_translator)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_translator;
            if (likely(PyLong_Check(obj_translator)))
                arg_translator = CPyTagged_BorrowFromObject(obj_translator);
            else {
                CPy_TypeError("int", obj_translator); goto fail;
            }
            char retval = CPyDef_goals___interacted(arg_t, arg_me, arg_translator);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/goals.py", "interacted", 11, CPyStatic_goals___globals);
            return NULL;
        }
        
char CPyDef_goals___translated_from(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "translated_from", "Table", "book", 23, CPyStatic_goals___globals);
        goto CPyL16;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_goal_cards;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "translated_from", "Book", "goal_cards", 23, CPyStatic_goals___globals);
        goto CPyL16;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "translated_from", "Table", "players", 23, CPyStatic_goals___globals);
        goto CPyL16;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "translated_from", 23, CPyStatic_goals___globals);
        goto CPyL16;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_scholars___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "translated_from", 23, CPyStatic_goals___globals, "serai.games.scholars.table.Player", cpy_r_r3);
        goto CPyL16;
    }
    cpy_r_r5 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_goal;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "translated_from", "Player", "goal", 23, CPyStatic_goals___globals);
        goto CPyL16;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r1, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "translated_from", 23, CPyStatic_goals___globals);
        goto CPyL16;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "translated_from", 23, CPyStatic_goals___globals, "tuple", cpy_r_r6);
        goto CPyL16;
    }
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 6);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "translated_from", 23, CPyStatic_goals___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "translated_from", 23, CPyStatic_goals___globals);
        goto CPyL16;
    }
    cpy_r_r10 = cpy_r_r9 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL12;
    cpy_r_r12 = CPyTagged_IsEq_(cpy_r_r9, cpy_r_guild);
    cpy_r_r13 = cpy_r_r12;
    goto CPyL13;
CPyL12: ;
    cpy_r_r14 = cpy_r_r9 == cpy_r_guild;
    cpy_r_r13 = cpy_r_r14;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r9);
    if (!cpy_r_r13) goto CPyL15;
    cpy_r_r15 = CPyDef_goals____met(cpy_r_t, cpy_r_me, 4);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "translated_from", 24, CPyStatic_goals___globals);
        goto CPyL16;
    }
CPyL15: ;
    return 1;
CPyL16: ;
    cpy_r_r16 = 2;
    return cpy_r_r16;
}
        
        PyObject *CPyPy_goals___translated_from(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "guild", 0};
            static CPyArg_Parser parser = {"OOO:translated_from", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_guild)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            char retval = CPyDef_goals___translated_from(arg_t, arg_me, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/goals.py", "translated_from", 21, CPyStatic_goals___globals);
            return NULL;
        }
        
char CPyDef_goals___risen(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_track) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "risen", "Table", "players", 29, CPyStatic_goals___globals);
        goto CPyL27;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "risen", 29, CPyStatic_goals___globals);
        goto CPyL27;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "risen", 29, CPyStatic_goals___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL27;
    }
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "risen", "Table", "book", 30, CPyStatic_goals___globals);
        goto CPyL28;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_r3)->_goal_cards;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "risen", "Book", "goal_cards", 30, CPyStatic_goals___globals);
        goto CPyL28;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_goal;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "risen", "Player", "goal", 30, CPyStatic_goals___globals);
        goto CPyL28;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "risen", 30, CPyStatic_goals___globals);
        goto CPyL28;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "risen", 30, CPyStatic_goals___globals, "tuple", cpy_r_r6);
        goto CPyL28;
    }
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 10);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "risen", 30, CPyStatic_goals___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "risen", 30, CPyStatic_goals___globals);
        goto CPyL28;
    }
    cpy_r_r10 = cpy_r_r9 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL12;
    cpy_r_r12 = CPyTagged_IsEq_(cpy_r_r9, cpy_r_track);
    cpy_r_r13 = cpy_r_r12;
    goto CPyL13;
CPyL12: ;
    cpy_r_r14 = cpy_r_r9 == cpy_r_track;
    cpy_r_r13 = cpy_r_r14;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r9);
    if (!cpy_r_r13) goto CPyL29;
    cpy_r_r15 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_levels;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "risen", "Player", "levels", 30, CPyStatic_goals___globals);
        goto CPyL28;
    }
CPyL15: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r15, cpy_r_track);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "risen", 30, CPyStatic_goals___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "risen", 30, CPyStatic_goals___globals);
        goto CPyL28;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "risen", "Table", "book", 30, CPyStatic_goals___globals);
        goto CPyL30;
    }
CPyL18: ;
    cpy_r_r19 = ((serai___games___scholars___book___BookObject *)cpy_r_r18)->_constants;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = CPyStatics[2844]; /* 'goal_level' */
    cpy_r_r21 = CPyDict_GetItem(cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "risen", 30, CPyStatic_goals___globals);
        goto CPyL30;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "risen", 30, CPyStatic_goals___globals);
        goto CPyL30;
    }
    cpy_r_r23 = cpy_r_r17 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL22;
    cpy_r_r25 = cpy_r_r22 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL23;
CPyL22: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r17, cpy_r_r22);
    cpy_r_r28 = cpy_r_r27 ^ 1;
    cpy_r_r29 = cpy_r_r28;
    goto CPyL24;
CPyL23: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r17 >= (Py_ssize_t)cpy_r_r22;
    cpy_r_r29 = cpy_r_r30;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r29) goto CPyL26;
    cpy_r_r31 = CPyDef_goals____met(cpy_r_t, cpy_r_me, 8);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "risen", 31, CPyStatic_goals___globals);
        goto CPyL27;
    }
CPyL26: ;
    return 1;
CPyL27: ;
    cpy_r_r32 = 2;
    return cpy_r_r32;
CPyL28: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL27;
CPyL29: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL26;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL27;
}
        
        PyObject *CPyPy_goals___risen(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "track", 0};
            static CPyArg_Parser parser = {"OOO:risen", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_track;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_track)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_track;
            if (likely(PyLong_Check(obj_track)))
                arg_track = CPyTagged_BorrowFromObject(obj_track);
            else {
                CPy_TypeError("int", obj_track); goto fail;
            }
            char retval = CPyDef_goals___risen(arg_t, arg_me, arg_track);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/goals.py", "risen", 27, CPyStatic_goals___globals);
            return NULL;
        }
        
char CPyDef_goals____met(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_goal) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_reward;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_worker;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
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
    char cpy_r_r55;
    CPyTagged cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject **cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "_met", "Table", "players", 36, CPyStatic_goals___globals);
        goto CPyL60;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 36, CPyStatic_goals___globals);
        goto CPyL60;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "_met", 36, CPyStatic_goals___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL60;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_goals;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "_met", "Player", "goals", 37, CPyStatic_goals___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyTagged_And(cpy_r_r3, cpy_r_goal);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 != 0;
    CPyTagged_DECREF(cpy_r_r4);
    if (cpy_r_r5) {
        goto CPyL62;
    } else
        goto CPyL6;
CPyL5: ;
    return 1;
CPyL6: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "_met", "Table", "book", 39, CPyStatic_goals___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = ((serai___games___scholars___book___BookObject *)cpy_r_r6)->_goal_cards;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "_met", "Book", "goal_cards", 40, CPyStatic_goals___globals);
        goto CPyL63;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_goal;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "_met", "Player", "goal", 40, CPyStatic_goals___globals);
        goto CPyL63;
    }
CPyL9: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 40, CPyStatic_goals___globals);
        goto CPyL63;
    }
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "_met", 40, CPyStatic_goals___globals, "tuple", cpy_r_r9);
        goto CPyL63;
    }
    cpy_r_r11 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_goals;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "_met", "Player", "goals", 41, CPyStatic_goals___globals);
        goto CPyL64;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL12: ;
    cpy_r_r12 = CPyTagged_Or(cpy_r_r11, cpy_r_goal);
    CPyTagged_DECREF(cpy_r_r11);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_goals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_goals);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_goals = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 41, CPyStatic_goals___globals);
        goto CPyL64;
    }
    cpy_r_r14 = cpy_r_goal == 8;
    if (!cpy_r_r14) goto CPyL29;
    cpy_r_r15 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_bag;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "_met", "Player", "bag", 43, CPyStatic_goals___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r15);
CPyL15: ;
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r10, 12);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 43, CPyStatic_goals___globals);
        goto CPyL65;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 43, CPyStatic_goals___globals);
        goto CPyL65;
    }
    cpy_r_r18 = CPyList_GetItem(cpy_r_r15, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 43, CPyStatic_goals___globals);
        goto CPyL66;
    }
    cpy_r_r19 = CPyStatics[4897]; /* 1 */
    cpy_r_r20 = PyNumber_InPlaceAdd(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 43, CPyStatic_goals___globals);
        goto CPyL66;
    }
    cpy_r_r21 = CPyList_SetItem(cpy_r_r15, cpy_r_r17, cpy_r_r20);
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 43, CPyStatic_goals___globals);
        goto CPyL64;
    }
    cpy_r_r22 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r23 = ((serai___games___scholars___book___BookObject *)cpy_r_r6)->_colours;
    if (unlikely(cpy_r_r23 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'colours' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r23);
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 44, CPyStatic_goals___globals);
        goto CPyL67;
    }
CPyL21: ;
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_r10, 12);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 44, CPyStatic_goals___globals);
        goto CPyL68;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 44, CPyStatic_goals___globals);
        goto CPyL68;
    }
    cpy_r_r26 = CPyList_GetItem(cpy_r_r23, cpy_r_r25);
    CPy_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 44, CPyStatic_goals___globals);
        goto CPyL67;
    }
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "_met", 44, CPyStatic_goals___globals, "tuple", cpy_r_r26);
        goto CPyL67;
    }
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 44, CPyStatic_goals___globals);
        goto CPyL67;
    }
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "_met", 44, CPyStatic_goals___globals, "str", cpy_r_r28);
        goto CPyL67;
    }
    cpy_r_r30 = CPyStr_Build(2, cpy_r_r22, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 44, CPyStatic_goals___globals);
        goto CPyL67;
    }
    cpy_r_reward = cpy_r_r30;
    goto CPyL44;
CPyL29: ;
    cpy_r_r31 = cpy_r_goal == 2;
    if (!cpy_r_r31) goto CPyL33;
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r10, 4);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 46, CPyStatic_goals___globals);
        goto CPyL64;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 46, CPyStatic_goals___globals);
        goto CPyL64;
    }
    cpy_r_r34 = cpy_r_r33;
    goto CPyL36;
CPyL33: ;
    cpy_r_r35 = CPySequenceTuple_GetItem(cpy_r_r10, 8);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 46, CPyStatic_goals___globals);
        goto CPyL64;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 46, CPyStatic_goals___globals);
        goto CPyL64;
    }
    cpy_r_r34 = cpy_r_r36;
CPyL36: ;
    cpy_r_worker = cpy_r_r34;
    cpy_r_r37 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_workers;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "_met", "Player", "workers", 47, CPyStatic_goals___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r37);
CPyL37: ;
    cpy_r_r38 = CPyList_GetItem(cpy_r_r37, cpy_r_worker);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 47, CPyStatic_goals___globals);
        goto CPyL70;
    }
    cpy_r_r39 = CPyStatics[4897]; /* 1 */
    cpy_r_r40 = PyNumber_InPlaceAdd(cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 47, CPyStatic_goals___globals);
        goto CPyL70;
    }
    cpy_r_r41 = CPyList_SetItem(cpy_r_r37, cpy_r_worker, cpy_r_r40);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 47, CPyStatic_goals___globals);
        goto CPyL69;
    }
    cpy_r_r42 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r43 = ((serai___games___scholars___book___BookObject *)cpy_r_r6)->_words;
    cpy_r_r44 = ((serai___games___scholars___book___WordsObject *)cpy_r_r43)->_workers;
    CPy_INCREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r44, cpy_r_worker);
    CPy_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_worker);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 48, CPyStatic_goals___globals);
        goto CPyL67;
    }
    if (likely(PyUnicode_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "_met", 48, CPyStatic_goals___globals, "str", cpy_r_r45);
        goto CPyL67;
    }
    cpy_r_r47 = CPyStr_Build(2, cpy_r_r42, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 48, CPyStatic_goals___globals);
        goto CPyL67;
    }
    cpy_r_reward = cpy_r_r47;
CPyL44: ;
    cpy_r_r48 = CPyStatics[2845]; /* 'event-goal' */
    cpy_r_r49 = CPyStatics[2846]; /* 'SC-GOAL-01' */
    cpy_r_r50 = CPySequenceTuple_GetItem(cpy_r_r10, 0);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 49, CPyStatic_goals___globals);
        goto CPyL71;
    }
    if (likely(PyUnicode_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "_met", 49, CPyStatic_goals___globals, "str", cpy_r_r50);
        goto CPyL71;
    }
    cpy_r_r52 = CPyStatics[390]; /* 'card' */
    cpy_r_r53 = CPyStatics[1549]; /* 'reward' */
    cpy_r_r54 = CPyDict_Build(2, cpy_r_r52, cpy_r_r51, cpy_r_r53, cpy_r_reward);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_reward);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 49, CPyStatic_goals___globals);
        goto CPyL67;
    }
    cpy_r_r55 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r48, cpy_r_me, cpy_r_r49, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 49, CPyStatic_goals___globals);
        goto CPyL67;
    }
    cpy_r_r56 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_goals;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/goals.py", "_met", "Player", "goals", 50, CPyStatic_goals___globals);
        goto CPyL67;
    }
CPyL49: ;
    cpy_r_r57 = cpy_r_r56 == 14;
    if (!cpy_r_r57) goto CPyL72;
    cpy_r_r58 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_cards;
    if (unlikely(cpy_r_r58 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cards' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r58);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 51, CPyStatic_goals___globals);
        goto CPyL73;
    }
CPyL51: ;
    cpy_r_r59 = CPySequenceTuple_GetItem(cpy_r_r10, 16);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 51, CPyStatic_goals___globals);
        goto CPyL74;
    }
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 51, CPyStatic_goals___globals);
        goto CPyL74;
    }
    cpy_r_r61 = CPyStatic_goals___globals;
    cpy_r_r62 = CPyStatics[2722]; /* 'insort' */
    cpy_r_r63 = CPyDict_GetItem(cpy_r_r61, cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 51, CPyStatic_goals___globals);
        goto CPyL75;
    }
    cpy_r_r64 = CPyTagged_StealAsObject(cpy_r_r60);
    PyObject *cpy_r_r65[2] = {cpy_r_r58, cpy_r_r64};
    cpy_r_r66 = (PyObject **)&cpy_r_r65;
    cpy_r_r67 = PyObject_Vectorcall(cpy_r_r63, cpy_r_r66, 2, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 51, CPyStatic_goals___globals);
        goto CPyL76;
    } else
        goto CPyL77;
CPyL55: ;
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r68 = CPyStatics[2847]; /* 'event-goals-done' */
    cpy_r_r69 = CPyStatics[2848]; /* 'SC-GOAL-06' */
    cpy_r_r70 = CPySequenceTuple_GetItem(cpy_r_r10, 0);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 52, CPyStatic_goals___globals);
        goto CPyL60;
    }
    if (likely(PyUnicode_Check(cpy_r_r70)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/goals.py", "_met", 52, CPyStatic_goals___globals, "str", cpy_r_r70);
        goto CPyL60;
    }
    cpy_r_r72 = CPyStatics[390]; /* 'card' */
    cpy_r_r73 = CPyDict_Build(1, cpy_r_r72, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 52, CPyStatic_goals___globals);
        goto CPyL60;
    }
    cpy_r_r74 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r68, cpy_r_me, cpy_r_r69, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 52, CPyStatic_goals___globals);
        goto CPyL60;
    }
CPyL59: ;
    return 1;
CPyL60: ;
    cpy_r_r75 = 2;
    return cpy_r_r75;
CPyL61: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL60;
CPyL62: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL5;
CPyL63: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    goto CPyL60;
CPyL64: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    goto CPyL60;
CPyL65: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r15);
    goto CPyL60;
CPyL66: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL60;
CPyL67: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r10);
    goto CPyL60;
CPyL68: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r23);
    goto CPyL60;
CPyL69: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_worker);
    goto CPyL60;
CPyL70: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_worker);
    CPy_DecRef(cpy_r_r37);
    goto CPyL60;
CPyL71: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_reward);
    goto CPyL60;
CPyL72: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r10);
    goto CPyL59;
CPyL73: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL60;
CPyL74: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r58);
    goto CPyL60;
CPyL75: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL60;
CPyL76: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r64);
    goto CPyL60;
CPyL77: ;
    CPy_DECREF(cpy_r_r67);
    goto CPyL55;
}
        
        PyObject *CPyPy_goals____met(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "goal", 0};
            static CPyArg_Parser parser = {"OOO:_met", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_goal;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_goal)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_goal;
            if (likely(PyLong_Check(obj_goal)))
                arg_goal = CPyTagged_BorrowFromObject(obj_goal);
            else {
                CPy_TypeError("int", obj_goal); goto fail;
            }
            char retval = CPyDef_goals____met(arg_t, arg_me, arg_goal);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/goals.py", "_met", 34, CPyStatic_goals___globals);
            return NULL;
        }
        
char CPyDef_goals_____top_level__(void) {
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
    char cpy_r_r60;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 1, CPyStatic_goals___globals);
        goto CPyL23;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 1, CPyStatic_goals___globals);
        goto CPyL23;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_goals___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 3, CPyStatic_goals___globals);
        goto CPyL23;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5383]; /* ('insort',) */
    cpy_r_r12 = CPyStatics[2732]; /* 'bisect' */
    cpy_r_r13 = CPyStatic_goals___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 5, CPyStatic_goals___globals);
        goto CPyL23;
    }
    cpy_r_r15 = (void *)&CPyModule_bisect;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 7, CPyStatic_goals___globals);
        goto CPyL23;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r25 = CPyExec_serai___games___scholars___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 7, CPyStatic_goals___globals);
        goto CPyL23;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 7, CPyStatic_goals___globals);
        goto CPyL23;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 7, CPyStatic_goals___globals);
        goto CPyL23;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5413]; /* ('ALL_GOALS', 'GUILD_GOAL', 'PILE_GOAL', 'TRACK_GOAL') */
    cpy_r_r36 = CPyStatic_goals___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 7, CPyStatic_goals___globals);
        goto CPyL23;
    } else
        goto CPyL24;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 8, CPyStatic_goals___globals);
        goto CPyL23;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r47 = CPyExec_serai___games___scholars___table;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 8, CPyStatic_goals___globals);
        goto CPyL23;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 8, CPyStatic_goals___globals);
        goto CPyL23;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 8, CPyStatic_goals___globals);
        goto CPyL23;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r58 = CPyStatic_goals___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/goals.py", "<module>", 8, CPyStatic_goals___globals);
        goto CPyL23;
    } else
        goto CPyL25;
CPyL22: ;
    return 1;
CPyL23: ;
    cpy_r_r60 = 2;
    return cpy_r_r60;
CPyL24: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL25: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
}

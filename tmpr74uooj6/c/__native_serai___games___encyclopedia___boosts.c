#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef boostsmodule_methods[] = {
    {"die_bonus", (PyCFunction)CPyPy_boosts___die_bonus, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("die_bonus(t, player, colour)\n--\n\n") /* docstring */},
    {"expedition_bonus", (PyCFunction)CPyPy_boosts___expedition_bonus, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("expedition_bonus(t, player, continent)\n--\n\n") /* docstring */},
    {"die_value", (PyCFunction)CPyPy_boosts___die_value, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("die_value(t, player)\n--\n\n") /* docstring */},
    {"begin_to_use", (PyCFunction)CPyPy_boosts___begin_to_use, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("begin_to_use(t, die)\n--\n\n") /* docstring */},
    {"put_away_die", (PyCFunction)CPyPy_boosts___put_away_die, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("put_away_die(t)\n--\n\n") /* docstring */},
    {"boost_obstacle", (PyCFunction)CPyPy_boosts___boost_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("boost_obstacle(t, player, option)\n--\n\n") /* docstring */},
    {"recolour_obstacle", (PyCFunction)CPyPy_boosts___recolour_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("recolour_obstacle(t, player, option)\n--\n\n") /* docstring */},
    {"pay", (PyCFunction)CPyPy_boosts___pay, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pay(t, me, option)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___boosts__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___boosts__internal, "__name__");
    CPyStatic_boosts___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___boosts__internal);
    if (unlikely(CPyStatic_boosts___globals == NULL))
        goto fail;
    char result = CPyDef_boosts_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___boosts__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___encyclopedia___boosts(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___boosts__impl, &CPyImportState_serai___games___encyclopedia___boosts, &CPyModule_serai___games___encyclopedia___boosts);
}
static struct PyModuleDef boostsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.boosts",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    boostsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___boosts(void)
{
    if (CPyModule_serai___games___encyclopedia___boosts__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___boosts__internal);
        return CPyModule_serai___games___encyclopedia___boosts__internal;
    }
    CPyModule_serai___games___encyclopedia___boosts__internal = PyModule_Create(&boostsmodule);
    return CPyModule_serai___games___encyclopedia___boosts__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___boosts(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___boosts__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___boosts__internal);
        return CPyModule_serai___games___encyclopedia___boosts__internal;
    }
    CPyModule_serai___games___encyclopedia___boosts__internal = PyModule_Create(&boostsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___boosts__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.boosts");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___boosts__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___boosts__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___boosts__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___boosts(CPyModule_serai___games___encyclopedia___boosts__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___boosts__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.boosts");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___boosts__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
CPyTagged CPyDef_boosts___die_bonus(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_colour) {
    CPyTagged cpy_r_bonus;
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
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    CPyTagged cpy_r_r26;
    cpy_r_bonus = 0;
    cpy_r_r0 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_active;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "die_bonus", "Player", "active", 14, CPyStatic_boosts___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL21;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "die_bonus", 14, CPyStatic_boosts___globals);
        goto CPyL22;
    }
    cpy_r_r11 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "die_bonus", "Table", "book", 15, CPyStatic_boosts___globals);
        goto CPyL23;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r11)->_bonus_colour;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "die_bonus", "Book", "bonus_colour", 15, CPyStatic_boosts___globals);
        goto CPyL23;
    }
CPyL6: ;
    cpy_r_r13 = CPyList_GetItemBorrow(cpy_r_r12, cpy_r_r10);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "die_bonus", 15, CPyStatic_boosts___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "die_bonus", 15, CPyStatic_boosts___globals);
        goto CPyL23;
    }
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL10;
    cpy_r_r17 = CPyTagged_IsEq_(cpy_r_r14, cpy_r_colour);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL11;
CPyL10: ;
    cpy_r_r19 = cpy_r_r14 == cpy_r_colour;
    cpy_r_r18 = cpy_r_r19;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r14);
    if (!cpy_r_r18) goto CPyL24;
    cpy_r_r20 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "die_bonus", "Table", "book", 16, CPyStatic_boosts___globals);
        goto CPyL23;
    }
CPyL13: ;
    cpy_r_r21 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_bonus_value;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "die_bonus", "Book", "bonus_value", 16, CPyStatic_boosts___globals);
        goto CPyL23;
    }
CPyL14: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "die_bonus", 16, CPyStatic_boosts___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "die_bonus", 16, CPyStatic_boosts___globals);
        goto CPyL22;
    }
    cpy_r_r24 = CPyTagged_Add(cpy_r_bonus, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_bonus);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_bonus = cpy_r_r24;
CPyL17: ;
    cpy_r_r25 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r25;
    goto CPyL2;
CPyL18: ;
    return cpy_r_bonus;
CPyL19: ;
    cpy_r_r26 = CPY_INT_TAG;
    return cpy_r_r26;
CPyL20: ;
    CPyTagged_DecRef(cpy_r_bonus);
    goto CPyL19;
CPyL21: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL18;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_bonus);
    CPy_DecRef(cpy_r_r0);
    goto CPyL19;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_bonus);
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL19;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL17;
}
        
        PyObject *CPyPy_boosts___die_bonus(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "colour", 0};
            static CPyArg_Parser parser = {"OOO:die_bonus", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_colour)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged retval = CPyDef_boosts___die_bonus(arg_t, arg_player, arg_colour);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "die_bonus", 11, CPyStatic_boosts___globals);
            return NULL;
        }
        
CPyTagged CPyDef_boosts___expedition_bonus(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_continent) {
    CPyTagged cpy_r_bonus;
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
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    CPyTagged cpy_r_r26;
    cpy_r_bonus = 0;
    cpy_r_r0 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_active;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "expedition_bonus", "Player", "active", 23, CPyStatic_boosts___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL21;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "expedition_bonus", 23, CPyStatic_boosts___globals);
        goto CPyL22;
    }
    cpy_r_r11 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "expedition_bonus", "Table", "book", 24, CPyStatic_boosts___globals);
        goto CPyL23;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r11)->_expedition_continent;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "expedition_bonus", "Book", "expedition_continent", 24, CPyStatic_boosts___globals);
        goto CPyL23;
    }
CPyL6: ;
    cpy_r_r13 = CPyList_GetItemBorrow(cpy_r_r12, cpy_r_r10);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "expedition_bonus", 24, CPyStatic_boosts___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "expedition_bonus", 24, CPyStatic_boosts___globals);
        goto CPyL23;
    }
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL10;
    cpy_r_r17 = CPyTagged_IsEq_(cpy_r_r14, cpy_r_continent);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL11;
CPyL10: ;
    cpy_r_r19 = cpy_r_r14 == cpy_r_continent;
    cpy_r_r18 = cpy_r_r19;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r14);
    if (!cpy_r_r18) goto CPyL24;
    cpy_r_r20 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "expedition_bonus", "Table", "book", 25, CPyStatic_boosts___globals);
        goto CPyL23;
    }
CPyL13: ;
    cpy_r_r21 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_expedition_value;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "expedition_bonus", "Book", "expedition_value", 25, CPyStatic_boosts___globals);
        goto CPyL23;
    }
CPyL14: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "expedition_bonus", 25, CPyStatic_boosts___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "expedition_bonus", 25, CPyStatic_boosts___globals);
        goto CPyL22;
    }
    cpy_r_r24 = CPyTagged_Add(cpy_r_bonus, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_bonus);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_bonus = cpy_r_r24;
CPyL17: ;
    cpy_r_r25 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r25;
    goto CPyL2;
CPyL18: ;
    return cpy_r_bonus;
CPyL19: ;
    cpy_r_r26 = CPY_INT_TAG;
    return cpy_r_r26;
CPyL20: ;
    CPyTagged_DecRef(cpy_r_bonus);
    goto CPyL19;
CPyL21: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL18;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_bonus);
    CPy_DecRef(cpy_r_r0);
    goto CPyL19;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_bonus);
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL19;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL17;
}
        
        PyObject *CPyPy_boosts___expedition_bonus(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "continent", 0};
            static CPyArg_Parser parser = {"OOO:expedition_bonus", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_continent)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            CPyTagged retval = CPyDef_boosts___expedition_bonus(arg_t, arg_player, arg_continent);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "expedition_bonus", 20, CPyStatic_boosts___globals);
            return NULL;
        }
        
CPyTagged CPyDef_boosts___die_value(PyObject *cpy_r_t, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "die_value", "Table", "values", 31, CPyStatic_boosts___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "die_value", "Table", "die", 31, CPyStatic_boosts___globals);
        goto CPyL8;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "die_value", 31, CPyStatic_boosts___globals);
        goto CPyL8;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "die_value", 31, CPyStatic_boosts___globals);
        goto CPyL8;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "die_value", "Table", "boost", 31, CPyStatic_boosts___globals);
        goto CPyL9;
    }
CPyL5: ;
    cpy_r_r5 = CPyTagged_Add(cpy_r_r3, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "die_value", "Table", "colour", 31, CPyStatic_boosts___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = CPyDef_boosts___die_bonus(cpy_r_t, cpy_r_player, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "die_value", 31, CPyStatic_boosts___globals);
        goto CPyL10;
    }
    cpy_r_r8 = CPyTagged_Add(cpy_r_r5, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r7);
    return cpy_r_r8;
CPyL8: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
CPyL9: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL8;
CPyL10: ;
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL8;
}
        
        PyObject *CPyPy_boosts___die_value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", 0};
            static CPyArg_Parser parser = {"OO:die_value", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged retval = CPyDef_boosts___die_value(arg_t, arg_player);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "die_value", 29, CPyStatic_boosts___globals);
            return NULL;
        }
        
char CPyDef_boosts___begin_to_use(PyObject *cpy_r_t, CPyTagged cpy_r_die) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    CPyTagged_INCREF(cpy_r_die);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die = cpy_r_die;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "begin_to_use", 36, CPyStatic_boosts___globals);
        goto CPyL10;
    }
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "begin_to_use", "Table", "book", 37, CPyStatic_boosts___globals);
        goto CPyL10;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_die_colour;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "begin_to_use", "Book", "die_colour", 37, CPyStatic_boosts___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_die);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "begin_to_use", 37, CPyStatic_boosts___globals);
        goto CPyL10;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "begin_to_use", 37, CPyStatic_boosts___globals);
        goto CPyL10;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "begin_to_use", 37, CPyStatic_boosts___globals);
        goto CPyL10;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost = 0;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "begin_to_use", 38, CPyStatic_boosts___globals);
        goto CPyL10;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "begin_to_use", "Table", "places", 39, CPyStatic_boosts___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = CPyStatics[4910]; /* -2 */
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPyList_SetItem(cpy_r_r7, cpy_r_die, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "begin_to_use", 39, CPyStatic_boosts___globals);
        goto CPyL10;
    }
    return 1;
CPyL10: ;
    cpy_r_r10 = 2;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_boosts___begin_to_use(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "die", 0};
            static CPyArg_Parser parser = {"OO:begin_to_use", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_die)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            char retval = CPyDef_boosts___begin_to_use(arg_t, arg_die);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "begin_to_use", 34, CPyStatic_boosts___globals);
            return NULL;
        }
        
char CPyDef_boosts___put_away_die(PyObject *cpy_r_t) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die = -2;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "put_away_die", 44, CPyStatic_boosts___globals);
        goto CPyL6;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour = -2;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "put_away_die", 44, CPyStatic_boosts___globals);
        goto CPyL6;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target = -2;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "put_away_die", 44, CPyStatic_boosts___globals);
        goto CPyL6;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost = 0;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "put_away_die", 45, CPyStatic_boosts___globals);
        goto CPyL6;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent = 0;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "put_away_die", 45, CPyStatic_boosts___globals);
        goto CPyL6;
    }
    return 1;
CPyL6: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_boosts___put_away_die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:put_away_die", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_boosts___put_away_die(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "put_away_die", 42, CPyStatic_boosts___globals);
            return NULL;
        }
        
PyObject *CPyDef_boosts___boost_obstacle(PyObject *cpy_r_t, PyObject *cpy_r_player, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "boost_obstacle", "Table", "book", 50, CPyStatic_boosts___globals);
        goto CPyL28;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "boost_obstacle", "Book", "options", 50, CPyStatic_boosts___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_boost_coin;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (cpy_r_r3) {
        goto CPyL29;
    } else
        goto CPyL11;
CPyL3: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_coins;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "boost_obstacle", "Player", "coins", 52, CPyStatic_boosts___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = cpy_r_r4 != 0;
    CPyTagged_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL6;
    cpy_r_r6 = Py_None;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = cpy_r_r6;
    goto CPyL10;
CPyL6: ;
    cpy_r_r8 = CPyStatic_encyclopedia___reasons___NO_COIN;
    if (likely(cpy_r_r8 != NULL)) goto CPyL9;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_COIN\" was not set");
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "boost_obstacle", 52, CPyStatic_boosts___globals);
        goto CPyL28;
    }
    CPy_Unreachable();
CPyL9: ;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r7 = cpy_r_r8;
CPyL10: ;
    return cpy_r_r7;
CPyL11: ;
    cpy_r_r10 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_boost_token;
    CPy_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r11 = cpy_r_option == cpy_r_r10;
    CPy_DECREF(cpy_r_r10);
    if (!cpy_r_r11) goto CPyL20;
    cpy_r_r12 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_tokens;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "boost_obstacle", "Player", "tokens", 54, CPyStatic_boosts___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL13: ;
    cpy_r_r13 = cpy_r_r12 != 0;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r13) goto CPyL15;
    cpy_r_r14 = Py_None;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL19;
CPyL15: ;
    cpy_r_r16 = CPyStatic_encyclopedia___reasons___NO_TOKEN;
    if (likely(cpy_r_r16 != NULL)) goto CPyL18;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_TOKEN\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "boost_obstacle", 54, CPyStatic_boosts___globals);
        goto CPyL28;
    }
    CPy_Unreachable();
CPyL18: ;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL19: ;
    return cpy_r_r15;
CPyL20: ;
    cpy_r_r18 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_seals;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "boost_obstacle", "Player", "seals", 55, CPyStatic_boosts___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL21: ;
    cpy_r_r19 = cpy_r_r18 != 0;
    CPyTagged_DECREF(cpy_r_r18);
    if (!cpy_r_r19) goto CPyL23;
    cpy_r_r20 = Py_None;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = cpy_r_r20;
    goto CPyL27;
CPyL23: ;
    cpy_r_r22 = CPyStatic_encyclopedia___reasons___NO_SEAL;
    if (likely(cpy_r_r22 != NULL)) goto CPyL26;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SEAL\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "boost_obstacle", 55, CPyStatic_boosts___globals);
        goto CPyL28;
    }
    CPy_Unreachable();
CPyL26: ;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r21 = cpy_r_r22;
CPyL27: ;
    return cpy_r_r21;
CPyL28: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL29: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL3;
}
        
        PyObject *CPyPy_boosts___boost_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "option", 0};
            static CPyArg_Parser parser = {"OOO:boost_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_boosts___boost_obstacle(arg_t, arg_player, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "boost_obstacle", 48, CPyStatic_boosts___globals);
            return NULL;
        }
        
PyObject *CPyDef_boosts___recolour_obstacle(PyObject *cpy_r_t, PyObject *cpy_r_player, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "recolour_obstacle", "Table", "book", 60, CPyStatic_boosts___globals);
        goto CPyL20;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "recolour_obstacle", "Book", "options", 60, CPyStatic_boosts___globals);
        goto CPyL20;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_recolour_token;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r4 = PyObject_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "recolour_obstacle", 60, CPyStatic_boosts___globals);
        goto CPyL20;
    }
    cpy_r_r5 = cpy_r_option == cpy_r_r4;
    CPy_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL12;
    cpy_r_r6 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_tokens;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "recolour_obstacle", "Player", "tokens", 61, CPyStatic_boosts___globals);
        goto CPyL20;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = cpy_r_r6 != 0;
    CPyTagged_DECREF(cpy_r_r6);
    if (!cpy_r_r7) goto CPyL7;
    cpy_r_r8 = Py_None;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = cpy_r_r8;
    goto CPyL11;
CPyL7: ;
    cpy_r_r10 = CPyStatic_encyclopedia___reasons___NO_TOKEN_FOR_COLOUR;
    if (likely(cpy_r_r10 != NULL)) goto CPyL10;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_TOKEN_FOR_COLOUR\" was not set");
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "recolour_obstacle", 61, CPyStatic_boosts___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL10: ;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r9 = cpy_r_r10;
CPyL11: ;
    return cpy_r_r9;
CPyL12: ;
    cpy_r_r12 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_seals;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "recolour_obstacle", "Player", "seals", 62, CPyStatic_boosts___globals);
        goto CPyL20;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL13: ;
    cpy_r_r13 = cpy_r_r12 != 0;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r13) goto CPyL15;
    cpy_r_r14 = Py_None;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL19;
CPyL15: ;
    cpy_r_r16 = CPyStatic_encyclopedia___reasons___NO_SEAL;
    if (likely(cpy_r_r16 != NULL)) goto CPyL18;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SEAL\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "recolour_obstacle", 62, CPyStatic_boosts___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL18: ;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL19: ;
    return cpy_r_r15;
CPyL20: ;
    cpy_r_r18 = NULL;
    return cpy_r_r18;
}
        
        PyObject *CPyPy_boosts___recolour_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "option", 0};
            static CPyArg_Parser parser = {"OOO:recolour_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_boosts___recolour_obstacle(arg_t, arg_player, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "recolour_obstacle", 58, CPyStatic_boosts___globals);
            return NULL;
        }
        
char CPyDef_boosts___pay(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    CPyTagged cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_r85;
    CPyTagged cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Table", "players", 67, CPyStatic_boosts___globals);
        goto CPyL57;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 67, CPyStatic_boosts___globals);
        goto CPyL57;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 67, CPyStatic_boosts___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL57;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Table", "book", 68, CPyStatic_boosts___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_options;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Book", "options", 69, CPyStatic_boosts___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r4)->_boost_coin;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = cpy_r_option == cpy_r_r5;
    CPy_DECREF(cpy_r_r5);
    if (cpy_r_r6) {
        goto CPyL60;
    } else
        goto CPyL14;
CPyL6: ;
    cpy_r_r7 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Player", "coins", 71, CPyStatic_boosts___globals);
        goto CPyL59;
    }
CPyL7: ;
    cpy_r_r8 = CPyTagged_Subtract(cpy_r_r7, 2);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins = cpy_r_r8;
    cpy_r_r9 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 71, CPyStatic_boosts___globals);
        goto CPyL61;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Table", "boost", 72, CPyStatic_boosts___globals);
        goto CPyL61;
    }
CPyL9: ;
    cpy_r_r11 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_coin_value;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Book", "coin_value", 72, CPyStatic_boosts___globals);
        goto CPyL61;
    }
CPyL10: ;
    cpy_r_r12 = CPyTagged_Add(cpy_r_r10, cpy_r_r11);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 72, CPyStatic_boosts___globals);
        goto CPyL61;
    }
    cpy_r_r14 = CPyStatics[756]; /* 'event-boosted' */
    cpy_r_r15 = CPyStatics[757]; /* 'EN-BOOST-01' */
    cpy_r_r16 = CPyStatics[758]; /* 'coin' */
    cpy_r_r17 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_coin_value;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'coin_value' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r17);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 73, CPyStatic_boosts___globals);
        goto CPyL57;
    }
CPyL12: ;
    cpy_r_r18 = CPyStatics[759]; /* 'resource' */
    cpy_r_r19 = CPyStatics[31]; /* 'n' */
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r21 = CPyDict_Build(2, cpy_r_r18, cpy_r_r16, cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 73, CPyStatic_boosts___globals);
        goto CPyL57;
    }
    cpy_r_r22 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r14, cpy_r_me, cpy_r_r15, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 73, CPyStatic_boosts___globals);
        goto CPyL57;
    } else
        goto CPyL56;
CPyL14: ;
    cpy_r_r23 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r4)->_boost_token;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = cpy_r_option == cpy_r_r23;
    CPy_DECREF(cpy_r_r23);
    if (cpy_r_r24) {
        goto CPyL62;
    } else
        goto CPyL23;
CPyL15: ;
    cpy_r_r25 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Player", "tokens", 75, CPyStatic_boosts___globals);
        goto CPyL59;
    }
CPyL16: ;
    cpy_r_r26 = CPyTagged_Subtract(cpy_r_r25, 2);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens = cpy_r_r26;
    cpy_r_r27 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 75, CPyStatic_boosts___globals);
        goto CPyL61;
    }
    cpy_r_r28 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Table", "boost", 76, CPyStatic_boosts___globals);
        goto CPyL61;
    }
CPyL18: ;
    cpy_r_r29 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_token_value;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Book", "token_value", 76, CPyStatic_boosts___globals);
        goto CPyL61;
    }
CPyL19: ;
    cpy_r_r30 = CPyTagged_Add(cpy_r_r28, cpy_r_r29);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost = cpy_r_r30;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 76, CPyStatic_boosts___globals);
        goto CPyL61;
    }
    cpy_r_r32 = CPyStatics[756]; /* 'event-boosted' */
    cpy_r_r33 = CPyStatics[760]; /* 'EN-BOOST-03' */
    cpy_r_r34 = CPyStatics[761]; /* 'token' */
    cpy_r_r35 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_token_value;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'token_value' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r35);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 77, CPyStatic_boosts___globals);
        goto CPyL57;
    }
CPyL21: ;
    cpy_r_r36 = CPyStatics[759]; /* 'resource' */
    cpy_r_r37 = CPyStatics[31]; /* 'n' */
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r35);
    cpy_r_r39 = CPyDict_Build(2, cpy_r_r36, cpy_r_r34, cpy_r_r37, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 77, CPyStatic_boosts___globals);
        goto CPyL57;
    }
    cpy_r_r40 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r32, cpy_r_me, cpy_r_r33, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 77, CPyStatic_boosts___globals);
        goto CPyL57;
    } else
        goto CPyL56;
CPyL23: ;
    cpy_r_r41 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r4)->_boost_seal;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42 = cpy_r_option == cpy_r_r41;
    CPy_DECREF(cpy_r_r41);
    if (cpy_r_r42) {
        goto CPyL63;
    } else
        goto CPyL32;
CPyL24: ;
    cpy_r_r43 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Player", "seals", 79, CPyStatic_boosts___globals);
        goto CPyL59;
    }
CPyL25: ;
    cpy_r_r44 = CPyTagged_Subtract(cpy_r_r43, 2);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals = cpy_r_r44;
    cpy_r_r45 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 79, CPyStatic_boosts___globals);
        goto CPyL61;
    }
    cpy_r_r46 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Table", "boost", 80, CPyStatic_boosts___globals);
        goto CPyL61;
    }
CPyL27: ;
    cpy_r_r47 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_seal_value;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Book", "seal_value", 80, CPyStatic_boosts___globals);
        goto CPyL61;
    }
CPyL28: ;
    cpy_r_r48 = CPyTagged_Add(cpy_r_r46, cpy_r_r47);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost = cpy_r_r48;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 80, CPyStatic_boosts___globals);
        goto CPyL61;
    }
    cpy_r_r50 = CPyStatics[756]; /* 'event-boosted' */
    cpy_r_r51 = CPyStatics[762]; /* 'EN-BOOST-04' */
    cpy_r_r52 = CPyStatics[763]; /* 'seal' */
    cpy_r_r53 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_seal_value;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seal_value' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r53);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 81, CPyStatic_boosts___globals);
        goto CPyL57;
    }
CPyL30: ;
    cpy_r_r54 = CPyStatics[759]; /* 'resource' */
    cpy_r_r55 = CPyStatics[31]; /* 'n' */
    cpy_r_r56 = CPyTagged_StealAsObject(cpy_r_r53);
    cpy_r_r57 = CPyDict_Build(2, cpy_r_r54, cpy_r_r52, cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 81, CPyStatic_boosts___globals);
        goto CPyL57;
    }
    cpy_r_r58 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r50, cpy_r_me, cpy_r_r51, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 81, CPyStatic_boosts___globals);
        goto CPyL57;
    } else
        goto CPyL56;
CPyL32: ;
    cpy_r_r59 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r59);
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 83, CPyStatic_boosts___globals);
        goto CPyL64;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour = cpy_r_r60;
    cpy_r_r61 = 1;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 83, CPyStatic_boosts___globals);
        goto CPyL64;
    }
    cpy_r_r62 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_colours;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Book", "colours", 84, CPyStatic_boosts___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r62);
CPyL35: ;
    cpy_r_r63 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Table", "colour", 84, CPyStatic_boosts___globals);
        goto CPyL65;
    }
    CPyTagged_INCREF(cpy_r_r63);
CPyL36: ;
    cpy_r_r64 = CPySequenceTuple_GetItem(cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 84, CPyStatic_boosts___globals);
        goto CPyL64;
    }
    if (likely(PyUnicode_Check(cpy_r_r64)))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 84, CPyStatic_boosts___globals, "str", cpy_r_r64);
        goto CPyL64;
    }
    cpy_r_r66 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r4)->_recolour_token;
    cpy_r_r67 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Table", "colour", 85, CPyStatic_boosts___globals);
        goto CPyL66;
    }
CPyL39: ;
    cpy_r_r68 = CPyList_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 85, CPyStatic_boosts___globals);
        goto CPyL66;
    }
    if (likely(Py_TYPE(cpy_r_r68) == CPyType_option___Option))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 85, CPyStatic_boosts___globals, "serai.kernel.option.Option", cpy_r_r68);
        goto CPyL66;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_r70 = cpy_r_option == cpy_r_r69;
    CPy_DECREF(cpy_r_r69);
    if (cpy_r_r70) {
        goto CPyL67;
    } else
        goto CPyL46;
CPyL42: ;
    cpy_r_r71 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens;
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Player", "tokens", 86, CPyStatic_boosts___globals);
        goto CPyL68;
    }
CPyL43: ;
    cpy_r_r72 = CPyTagged_Subtract(cpy_r_r71, 2);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens = cpy_r_r72;
    cpy_r_r73 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 86, CPyStatic_boosts___globals);
        goto CPyL69;
    }
    cpy_r_r74 = CPyStatics[764]; /* 'event-recoloured' */
    cpy_r_r75 = CPyStatics[765]; /* 'EN-BOOST-02' */
    cpy_r_r76 = CPyStatics[761]; /* 'token' */
    cpy_r_r77 = CPyStatics[336]; /* 'colour' */
    cpy_r_r78 = CPyStatics[759]; /* 'resource' */
    cpy_r_r79 = CPyDict_Build(2, cpy_r_r77, cpy_r_r65, cpy_r_r78, cpy_r_r76);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 87, CPyStatic_boosts___globals);
        goto CPyL57;
    }
    cpy_r_r80 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r74, cpy_r_me, cpy_r_r75, cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 87, CPyStatic_boosts___globals);
        goto CPyL57;
    } else
        goto CPyL56;
CPyL46: ;
    cpy_r_r81 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Player", "seals", 89, CPyStatic_boosts___globals);
        goto CPyL70;
    }
CPyL47: ;
    cpy_r_r82 = CPyTagged_Subtract(cpy_r_r81, 2);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals = cpy_r_r82;
    cpy_r_r83 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 89, CPyStatic_boosts___globals);
        goto CPyL71;
    }
    cpy_r_r84 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost;
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Table", "boost", 90, CPyStatic_boosts___globals);
        goto CPyL71;
    }
CPyL49: ;
    cpy_r_r85 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_seal_value;
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/boosts.py", "pay", "Book", "seal_value", 90, CPyStatic_boosts___globals);
        goto CPyL71;
    }
CPyL50: ;
    cpy_r_r86 = CPyTagged_Add(cpy_r_r84, cpy_r_r85);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost = cpy_r_r86;
    cpy_r_r87 = 1;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 90, CPyStatic_boosts___globals);
        goto CPyL71;
    }
    cpy_r_r88 = CPyStatics[764]; /* 'event-recoloured' */
    cpy_r_r89 = CPyStatics[762]; /* 'EN-BOOST-04' */
    cpy_r_r90 = CPyStatics[763]; /* 'seal' */
    cpy_r_r91 = CPyStatics[336]; /* 'colour' */
    cpy_r_r92 = CPyStatics[759]; /* 'resource' */
    cpy_r_r93 = CPyDict_Build(2, cpy_r_r91, cpy_r_r65, cpy_r_r92, cpy_r_r90);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 91, CPyStatic_boosts___globals);
        goto CPyL61;
    }
    cpy_r_r94 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r88, cpy_r_me, cpy_r_r89, cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 91, CPyStatic_boosts___globals);
        goto CPyL61;
    }
    cpy_r_r95 = CPyStatics[756]; /* 'event-boosted' */
    cpy_r_r96 = CPyStatics[762]; /* 'EN-BOOST-04' */
    cpy_r_r97 = CPyStatics[763]; /* 'seal' */
    cpy_r_r98 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_seal_value;
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seal_value' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r98);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 92, CPyStatic_boosts___globals);
        goto CPyL57;
    }
CPyL54: ;
    cpy_r_r99 = CPyStatics[759]; /* 'resource' */
    cpy_r_r100 = CPyStatics[31]; /* 'n' */
    cpy_r_r101 = CPyTagged_StealAsObject(cpy_r_r98);
    cpy_r_r102 = CPyDict_Build(2, cpy_r_r99, cpy_r_r97, cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 92, CPyStatic_boosts___globals);
        goto CPyL57;
    }
    cpy_r_r103 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r95, cpy_r_me, cpy_r_r96, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 92, CPyStatic_boosts___globals);
        goto CPyL57;
    }
CPyL56: ;
    return 1;
CPyL57: ;
    cpy_r_r104 = 2;
    return cpy_r_r104;
CPyL58: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL57;
CPyL59: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL57;
CPyL60: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL6;
CPyL61: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL57;
CPyL62: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL15;
CPyL63: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL24;
CPyL64: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL57;
CPyL65: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r62);
    goto CPyL57;
CPyL66: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r65);
    goto CPyL57;
CPyL67: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL42;
CPyL68: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r65);
    goto CPyL57;
CPyL69: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL57;
CPyL70: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r65);
    goto CPyL57;
CPyL71: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r65);
    goto CPyL57;
}
        
        PyObject *CPyPy_boosts___pay(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:pay", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            char retval = CPyDef_boosts___pay(arg_t, arg_me, arg_option);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "pay", 65, CPyStatic_boosts___globals);
            return NULL;
        }
        
char CPyDef_boosts_____top_level__(void) {
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
    void *cpy_r_r12;
    void *cpy_r_r13;
    void *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    void *cpy_r_r21;
    PyObject **cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    void *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    void *cpy_r_r42;
    void *cpy_r_r43;
    PyObject **cpy_r_r44;
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
    PyObject *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    void *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    void *cpy_r_r64;
    void *cpy_r_r65;
    PyObject **cpy_r_r66;
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
    PyObject *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    void *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    void *cpy_r_r86;
    void *cpy_r_r87;
    PyObject **cpy_r_r88;
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
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 1, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 1, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_boosts___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 3, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatic_boosts___globals;
    cpy_r_r12 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r13 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r14 = CPyModuleLockAPI_serai;
    cpy_r_r15 = CPyImport_IsInitialized(cpy_r_r13);
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = PyImport_GetModuleDict();
    cpy_r_r17 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 5, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r19 = cpy_r_r18;
    goto CPyL12;
CPyL8: ;
    cpy_r_r20 = CPyInitOnly_serai___games___encyclopedia___reasons;
    cpy_r_r21 = CPyExec_serai___games___encyclopedia___reasons;
    cpy_r_r22 = (PyObject **)&CPyModule_serai___games___encyclopedia___reasons__internal;
    cpy_r_r23 = PyImport_GetModuleDict();
    cpy_r_r24 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r25 = CPyDict_GetItem(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 5, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r26 = CPyStatics[8]; /* '__file__' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 5, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r28 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r29 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r30 = CPyImport_ImportNative(cpy_r_r29, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r27, cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 5, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r19 = cpy_r_r30;
CPyL12: ;
    cpy_r_r31 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r11, cpy_r_r31, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 5, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r34 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r35 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r36 = CPyModuleLockAPI_serai;
    cpy_r_r37 = CPyImport_IsInitialized(cpy_r_r35);
    if (!cpy_r_r37) goto CPyL16;
    cpy_r_r38 = PyImport_GetModuleDict();
    cpy_r_r39 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 6, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r41 = cpy_r_r40;
    goto CPyL20;
CPyL16: ;
    cpy_r_r42 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r43 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r44 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 6, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r48 = CPyStatics[8]; /* '__file__' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 6, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r50 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r51 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r52 = CPyImport_ImportNative(cpy_r_r51, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r49, cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 6, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r41 = cpy_r_r52;
CPyL20: ;
    cpy_r_r53 = CPyStatics[5106]; /* ('HAND', 'NOTHING_THERE') */
    cpy_r_r54 = CPyStatic_boosts___globals;
    cpy_r_r55 = CPyImport_GetNativeAttrs(cpy_r_r41, cpy_r_r53, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 6, CPyStatic_boosts___globals);
        goto CPyL38;
    } else
        goto CPyL39;
CPyL21: ;
    cpy_r_r56 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r57 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r58 = CPyModuleLockAPI_serai;
    cpy_r_r59 = CPyImport_IsInitialized(cpy_r_r57);
    if (!cpy_r_r59) goto CPyL24;
    cpy_r_r60 = PyImport_GetModuleDict();
    cpy_r_r61 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 7, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r63 = cpy_r_r62;
    goto CPyL28;
CPyL24: ;
    cpy_r_r64 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r65 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r66 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 7, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r70 = CPyStatics[8]; /* '__file__' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 7, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r72 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r73 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r74 = CPyImport_ImportNative(cpy_r_r73, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r71, cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 7, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r63 = cpy_r_r74;
CPyL28: ;
    cpy_r_r75 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r76 = CPyStatic_boosts___globals;
    cpy_r_r77 = CPyImport_GetNativeAttrs(cpy_r_r63, cpy_r_r75, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 7, CPyStatic_boosts___globals);
        goto CPyL38;
    } else
        goto CPyL40;
CPyL29: ;
    cpy_r_r78 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r79 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r80 = CPyModuleLockAPI_serai;
    cpy_r_r81 = CPyImport_IsInitialized(cpy_r_r79);
    if (!cpy_r_r81) goto CPyL32;
    cpy_r_r82 = PyImport_GetModuleDict();
    cpy_r_r83 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 8, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r85 = cpy_r_r84;
    goto CPyL36;
CPyL32: ;
    cpy_r_r86 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r87 = CPyExec_serai___kernel___decision;
    cpy_r_r88 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r89 = PyImport_GetModuleDict();
    cpy_r_r90 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 8, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r92 = CPyStatics[8]; /* '__file__' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 8, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r94 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r95 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r96 = CPyImport_ImportNative(cpy_r_r95, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r93, cpy_r_r94, 0);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 8, CPyStatic_boosts___globals);
        goto CPyL38;
    }
    cpy_r_r85 = cpy_r_r96;
CPyL36: ;
    cpy_r_r97 = CPyStatics[5079]; /* ('Option', 'Reason') */
    cpy_r_r98 = CPyStatic_boosts___globals;
    cpy_r_r99 = CPyImport_GetNativeAttrs(cpy_r_r85, cpy_r_r97, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/boosts.py", "<module>", 8, CPyStatic_boosts___globals);
        goto CPyL38;
    } else
        goto CPyL41;
CPyL37: ;
    return 1;
CPyL38: ;
    cpy_r_r100 = 2;
    return cpy_r_r100;
CPyL39: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL21;
CPyL40: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL29;
CPyL41: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL37;
}

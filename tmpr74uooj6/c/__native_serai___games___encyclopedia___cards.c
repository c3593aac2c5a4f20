#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef encyclopedia___cardsmodule_methods[] = {
    {"display", (PyCFunction)CPyPy_encyclopedia___cards___display, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("display(t, kind)\n--\n\n") /* docstring */},
    {"card_id", (PyCFunction)CPyPy_encyclopedia___cards___card_id, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("card_id(t, kind, card)\n--\n\n") /* docstring */},
    {"refill", (PyCFunction)CPyPy_encyclopedia___cards___refill, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("refill(t, kind, rule)\n--\n\n") /* docstring */},
    {"draw", (PyCFunction)CPyPy_encyclopedia___cards___draw, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draw(t, kind)\n--\n\n") /* docstring */},
    {"take_from_display", (PyCFunction)CPyPy_encyclopedia___cards___take_from_display, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_from_display(t, kind, card)\n--\n\n") /* docstring */},
    {"clear_displays", (PyCFunction)CPyPy_encyclopedia___cards___clear_displays, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("clear_displays(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___cards__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___cards__internal, "__name__");
    CPyStatic_encyclopedia___cards___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___cards__internal);
    if (unlikely(CPyStatic_encyclopedia___cards___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___cards_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___cards__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___encyclopedia___cards(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___cards__impl, &CPyImportState_serai___games___encyclopedia___cards, &CPyModule_serai___games___encyclopedia___cards);
}
static struct PyModuleDef encyclopedia___cardsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.cards",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___cardsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___cards(void)
{
    if (CPyModule_serai___games___encyclopedia___cards__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___cards__internal);
        return CPyModule_serai___games___encyclopedia___cards__internal;
    }
    CPyModule_serai___games___encyclopedia___cards__internal = PyModule_Create(&encyclopedia___cardsmodule);
    return CPyModule_serai___games___encyclopedia___cards__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___cards(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___cards__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___cards__internal);
        return CPyModule_serai___games___encyclopedia___cards__internal;
    }
    CPyModule_serai___games___encyclopedia___cards__internal = PyModule_Create(&encyclopedia___cardsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___cards__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.cards");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___cards__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___cards__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___cards__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___cards(CPyModule_serai___games___encyclopedia___cards__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___cards__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.cards");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___cards__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___cards___display(PyObject *cpy_r_t, CPyTagged cpy_r_kind) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = cpy_r_kind == 0;
    if (!cpy_r_r0) goto CPyL3;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_experts;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "display", "Table", "experts", 11, CPyStatic_encyclopedia___cards___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = cpy_r_r1;
    goto CPyL5;
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animals;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "display", "Table", "animals", 11, CPyStatic_encyclopedia___cards___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r2 = cpy_r_r3;
CPyL5: ;
    return cpy_r_r2;
CPyL6: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_encyclopedia___cards___display(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "kind", 0};
            static CPyArg_Parser parser = {"OO:display", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_kind)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___cards___display(arg_t, arg_kind);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "display", 9, CPyStatic_encyclopedia___cards___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___cards___card_id(PyObject *cpy_r_t, CPyTagged cpy_r_kind, CPyTagged cpy_r_card) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = cpy_r_kind == 0;
    if (!cpy_r_r0) goto CPyL6;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "card_id", "Table", "book", 16, CPyStatic_encyclopedia___cards___globals);
        goto CPyL12;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_expert_ids;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "card_id", "Book", "expert_ids", 16, CPyStatic_encyclopedia___cards___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_r2, cpy_r_card);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "card_id", 16, CPyStatic_encyclopedia___cards___globals);
        goto CPyL12;
    }
    if (likely(PyUnicode_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/cards.py", "card_id", 16, CPyStatic_encyclopedia___cards___globals, "str", cpy_r_r3);
        goto CPyL12;
    }
    cpy_r_r5 = cpy_r_r4;
    goto CPyL11;
CPyL6: ;
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "card_id", "Table", "book", 16, CPyStatic_encyclopedia___cards___globals);
        goto CPyL12;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r6)->_animal_ids;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "card_id", "Book", "animal_ids", 16, CPyStatic_encyclopedia___cards___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, cpy_r_card);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "card_id", 16, CPyStatic_encyclopedia___cards___globals);
        goto CPyL12;
    }
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/cards.py", "card_id", 16, CPyStatic_encyclopedia___cards___globals, "str", cpy_r_r8);
        goto CPyL12;
    }
    cpy_r_r5 = cpy_r_r9;
CPyL11: ;
    return cpy_r_r5;
CPyL12: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_encyclopedia___cards___card_id(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "kind", "card", 0};
            static CPyArg_Parser parser = {"OOO:card_id", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_kind;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_kind, &obj_card)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___cards___card_id(arg_t, arg_kind, arg_card);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "card_id", 14, CPyStatic_encyclopedia___cards___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___cards___refill(PyObject *cpy_r_t, CPyTagged cpy_r_kind, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    cpy_r_r0 = CPyDef_encyclopedia___cards___display(cpy_r_t, cpy_r_kind);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "refill", 21, CPyStatic_encyclopedia___cards___globals);
        goto CPyL16;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = 0;
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL17;
    cpy_r_place = cpy_r_r1;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "refill", 22, CPyStatic_encyclopedia___cards___globals);
        goto CPyL18;
    }
    cpy_r_r12 = (Py_ssize_t)cpy_r_r11 == -2;
    CPyTagged_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL19;
    cpy_r_r13 = CPyDef_encyclopedia___cards___draw(cpy_r_t, cpy_r_kind);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "refill", 24, CPyStatic_encyclopedia___cards___globals);
        goto CPyL18;
    }
    cpy_r_r14 = (Py_ssize_t)cpy_r_r13 == -2;
    if (cpy_r_r14) {
        goto CPyL20;
    } else
        goto CPyL8;
CPyL7: ;
    return 1;
CPyL8: ;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r16 = CPyList_SetItem(cpy_r_r0, cpy_r_place, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "refill", 27, CPyStatic_encyclopedia___cards___globals);
        goto CPyL21;
    }
    cpy_r_r17 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "refill", "Table", "story", 28, CPyStatic_encyclopedia___cards___globals);
        goto CPyL21;
    }
CPyL10: ;
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r19 = cpy_r_r17 != cpy_r_r18;
    if (!cpy_r_r19) goto CPyL22;
    cpy_r_r20 = CPyStatics[767]; /* 'event-shown' */
    cpy_r_r21 = CPyDef_encyclopedia___cards___card_id(cpy_r_t, cpy_r_kind, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "refill", 29, CPyStatic_encyclopedia___cards___globals);
        goto CPyL23;
    }
    cpy_r_r22 = CPyStatics[390]; /* 'card' */
    cpy_r_r23 = CPyDict_Build(1, cpy_r_r22, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "refill", 29, CPyStatic_encyclopedia___cards___globals);
        goto CPyL23;
    }
    cpy_r_r24 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r20, -2, cpy_r_rule, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "refill", 29, CPyStatic_encyclopedia___cards___globals);
        goto CPyL23;
    }
CPyL14: ;
    cpy_r_r25 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r25;
    cpy_r_r26 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r26;
    goto CPyL2;
CPyL15: ;
    return 1;
CPyL16: ;
    cpy_r_r27 = 2;
    return cpy_r_r27;
CPyL17: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL16;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL14;
CPyL20: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL7;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL16;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL14;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL16;
}
        
        PyObject *CPyPy_encyclopedia___cards___refill(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "kind", "rule", 0};
            static CPyArg_Parser parser = {"OOO:refill", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_kind;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_kind, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___cards___refill(arg_t, arg_kind, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "refill", 19, CPyStatic_encyclopedia___cards___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___cards___draw(PyObject *cpy_r_t, CPyTagged cpy_r_kind) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_deck;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_discard;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T2OO cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    cpy_r_r0 = cpy_r_kind == 0;
    if (!cpy_r_r0) goto CPyL3;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_expert_deck;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "draw", "Table", "expert_deck", 34, CPyStatic_encyclopedia___cards___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = cpy_r_r1;
    goto CPyL5;
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animal_deck;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "draw", "Table", "animal_deck", 34, CPyStatic_encyclopedia___cards___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r2 = cpy_r_r3;
CPyL5: ;
    cpy_r_deck = cpy_r_r2;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_deck + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) goto CPyL25;
    cpy_r_r8 = cpy_r_kind == 0;
    if (!cpy_r_r8) goto CPyL9;
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_expert_discard;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "draw", "Table", "expert_discard", 36, CPyStatic_encyclopedia___cards___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r9);
CPyL8: ;
    cpy_r_r10 = cpy_r_r9;
    goto CPyL11;
CPyL9: ;
    cpy_r_r11 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animal_discard;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "draw", "Table", "animal_discard", 36, CPyStatic_encyclopedia___cards___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r11);
CPyL10: ;
    cpy_r_r10 = cpy_r_r11;
CPyL11: ;
    cpy_r_discard = cpy_r_r10;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_discard + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r13 << 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) {
        goto CPyL13;
    } else
        goto CPyL32;
CPyL12: ;
    return -2;
CPyL13: ;
    cpy_r_r16 = CPySequence_Sort(cpy_r_discard);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 39, CPyStatic_encyclopedia___cards___globals);
        goto CPyL33;
    }
    cpy_r_r17 = CPyList_Extend(cpy_r_deck, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 39, CPyStatic_encyclopedia___cards___globals);
        goto CPyL33;
    } else
        goto CPyL34;
CPyL15: ;
    cpy_r_r18 = CPyList_Clear(cpy_r_discard);
    CPy_DECREF(cpy_r_discard);
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 40, CPyStatic_encyclopedia___cards___globals);
        goto CPyL31;
    }
    cpy_r_r19 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "draw", "Table", "chance", 41, CPyStatic_encyclopedia___cards___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r19);
CPyL17: ;
    cpy_r_r20 = CPyDef_chance___Chance___shuffle(cpy_r_r19, cpy_r_deck);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 41, CPyStatic_encyclopedia___cards___globals);
        goto CPyL31;
    }
    cpy_r_r21 = CPyStatics[768]; /* 'event-reshuffled' */
    cpy_r_r22 = CPyStatics[769]; /* 'EN-COMP-11' */
    cpy_r_r23 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r23.f0 == NULL)) {
        goto CPyL35;
    } else
        goto CPyL21;
CPyL19: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r24 = 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 42, CPyStatic_encyclopedia___cards___globals);
        goto CPyL30;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_r23.f0);
    CPy_INCREF(cpy_r_r23.f1);
    cpy_r_r25 = PyTuple_New(2);
    if (unlikely(cpy_r_r25 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp593 = cpy_r_r23.f0;
    PyTuple_SET_ITEM(cpy_r_r25, 0, __tmp593);
    PyObject *__tmp594 = cpy_r_r23.f1;
    PyTuple_SET_ITEM(cpy_r_r25, 1, __tmp594);
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r25, cpy_r_kind);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 42, CPyStatic_encyclopedia___cards___globals);
        goto CPyL31;
    }
    if (likely(PyUnicode_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/cards.py", "draw", 42, CPyStatic_encyclopedia___cards___globals, "str", cpy_r_r26);
        goto CPyL31;
    }
    cpy_r_r28 = CPyStatics[390]; /* 'card' */
    cpy_r_r29 = CPyDict_Build(1, cpy_r_r28, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 42, CPyStatic_encyclopedia___cards___globals);
        goto CPyL31;
    }
    cpy_r_r30 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r21, -2, cpy_r_r22, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 42, CPyStatic_encyclopedia___cards___globals);
        goto CPyL31;
    }
CPyL25: ;
    cpy_r_r31 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "draw", "Table", "reveals", 43, CPyStatic_encyclopedia___cards___globals);
        goto CPyL31;
    }
CPyL26: ;
    cpy_r_r32 = CPyTagged_Add(cpy_r_r31, 2);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r32;
    cpy_r_r33 = 1;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 43, CPyStatic_encyclopedia___cards___globals);
        goto CPyL31;
    }
    cpy_r_r34 = CPyList_PopLast(cpy_r_deck);
    CPy_DECREF(cpy_r_deck);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 44, CPyStatic_encyclopedia___cards___globals);
        goto CPyL30;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 44, CPyStatic_encyclopedia___cards___globals);
        goto CPyL30;
    }
    return cpy_r_r35;
CPyL30: ;
    cpy_r_r36 = CPY_INT_TAG;
    return cpy_r_r36;
CPyL31: ;
    CPy_DecRef(cpy_r_deck);
    goto CPyL30;
CPyL32: ;
    CPy_DECREF(cpy_r_deck);
    CPy_DECREF(cpy_r_discard);
    goto CPyL12;
CPyL33: ;
    CPy_DecRef(cpy_r_deck);
    CPy_DecRef(cpy_r_discard);
    goto CPyL30;
CPyL34: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL15;
CPyL35: ;
    CPy_DecRef(cpy_r_deck);
    goto CPyL19;
}
        
        PyObject *CPyPy_encyclopedia___cards___draw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "kind", 0};
            static CPyArg_Parser parser = {"OO:draw", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_kind)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___cards___draw(arg_t, arg_kind);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "draw", 32, CPyStatic_encyclopedia___cards___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___cards___take_from_display(PyObject *cpy_r_t, CPyTagged cpy_r_kind, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    cpy_r_r0 = CPyDef_encyclopedia___cards___display(cpy_r_t, cpy_r_kind);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "take_from_display", 49, CPyStatic_encyclopedia___cards___globals);
        goto CPyL4;
    }
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r2 = CPyList_Index(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "take_from_display", 50, CPyStatic_encyclopedia___cards___globals);
        goto CPyL5;
    }
    cpy_r_r3 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyList_SetItem(cpy_r_r0, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "take_from_display", 50, CPyStatic_encyclopedia___cards___globals);
        goto CPyL4;
    }
    return 1;
CPyL4: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_encyclopedia___cards___take_from_display(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "kind", "card", 0};
            static CPyArg_Parser parser = {"OOO:take_from_display", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_kind;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_kind, &obj_card)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            char retval = CPyDef_encyclopedia___cards___take_from_display(arg_t, arg_kind, arg_card);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "take_from_display", 47, CPyStatic_encyclopedia___cards___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___cards___clear_displays(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T2OO cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T2OO cpy_r_r5;
    tuple_T2T2OOT2OO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_experts;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "clear_displays", "Table", "experts", 55, CPyStatic_encyclopedia___cards___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_expert_discard;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "clear_displays", "Table", "expert_discard", 55, CPyStatic_encyclopedia___cards___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2.f0 = cpy_r_r0;
    cpy_r_r2.f1 = cpy_r_r1;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animals;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "clear_displays", "Table", "animals", 55, CPyStatic_encyclopedia___cards___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animal_discard;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/cards.py", "clear_displays", "Table", "animal_discard", 55, CPyStatic_encyclopedia___cards___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5.f0 = cpy_r_r3;
    cpy_r_r5.f1 = cpy_r_r4;
    cpy_r_r6.f0 = cpy_r_r2;
    cpy_r_r6.f1 = cpy_r_r5;
    cpy_r_r7 = PyTuple_New(2);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp595 = PyTuple_New(2);
    if (unlikely(__tmp595 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp596 = cpy_r_r6.f0.f0;
    PyTuple_SET_ITEM(__tmp595, 0, __tmp596);
    PyObject *__tmp597 = cpy_r_r6.f0.f1;
    PyTuple_SET_ITEM(__tmp595, 1, __tmp597);
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp595);
    PyObject *__tmp598 = PyTuple_New(2);
    if (unlikely(__tmp598 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp599 = cpy_r_r6.f1.f0;
    PyTuple_SET_ITEM(__tmp598, 0, __tmp599);
    PyObject *__tmp600 = cpy_r_r6.f1.f1;
    PyTuple_SET_ITEM(__tmp598, 1, __tmp600);
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp598);
    cpy_r_r8 = PyObject_GetIter(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "clear_displays", 55, CPyStatic_encyclopedia___cards___globals);
        goto CPyL16;
    }
CPyL5: ;
    cpy_r_r9 = PyIter_Next(cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL20;
    PyObject *__tmp601;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 2))) {
        __tmp601 = NULL;
        goto __LL602;
    }
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_r9, 0))))
        __tmp601 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        __tmp601 = NULL;
    }
    if (__tmp601 == NULL) goto __LL602;
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        __tmp601 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        __tmp601 = NULL;
    }
    if (__tmp601 == NULL) goto __LL602;
    __tmp601 = cpy_r_r9;
__LL602: ;
    if (unlikely(__tmp601 == NULL)) {
        CPy_TypeError("tuple[list, list]", cpy_r_r9); cpy_r_r10 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp603 = PyTuple_GET_ITEM(cpy_r_r9, 0);
        CPy_INCREF(__tmp603);
        PyObject *__tmp604;
        if (likely(PyList_Check(__tmp603)))
            __tmp604 = __tmp603;
        else {
            CPy_TypeError("list", __tmp603); 
            __tmp604 = NULL;
        }
        cpy_r_r10.f0 = __tmp604;
        PyObject *__tmp605 = PyTuple_GET_ITEM(cpy_r_r9, 1);
        CPy_INCREF(__tmp605);
        PyObject *__tmp606;
        if (likely(PyList_Check(__tmp605)))
            __tmp606 = __tmp605;
        else {
            CPy_TypeError("list", __tmp605); 
            __tmp606 = NULL;
        }
        cpy_r_r10.f1 = __tmp606;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "clear_displays", 55, CPyStatic_encyclopedia___cards___globals);
        goto CPyL21;
    }
    cpy_r_r11 = cpy_r_r10.f0;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = cpy_r_r10.f1;
    CPy_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r10.f0);
    CPy_DECREF(cpy_r_r10.f1);
    cpy_r_r13 = 0;
    cpy_r_r14 = 0;
CPyL8: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r14 < cpy_r_r16;
    if (!cpy_r_r17) goto CPyL22;
    cpy_r_place = cpy_r_r13;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r19 = *(CPyPtr *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r14 * 8;
    cpy_r_r21 = cpy_r_r19 + cpy_r_r20;
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    CPy_INCREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "clear_displays", 56, CPyStatic_encyclopedia___cards___globals);
        goto CPyL23;
    }
    cpy_r_r24 = (Py_ssize_t)cpy_r_r23 != -2;
    if (!cpy_r_r24) goto CPyL24;
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r26 = PyList_Append(cpy_r_r12, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "clear_displays", 58, CPyStatic_encyclopedia___cards___globals);
        goto CPyL23;
    }
    cpy_r_r28 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = CPyList_SetItem(cpy_r_r11, cpy_r_place, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "clear_displays", 59, CPyStatic_encyclopedia___cards___globals);
        goto CPyL25;
    }
CPyL13: ;
    cpy_r_r30 = cpy_r_r13 + 2;
    cpy_r_r13 = cpy_r_r30;
    cpy_r_r31 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r31;
    goto CPyL8;
CPyL14: ;
    cpy_r_r32 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "clear_displays", 55, CPyStatic_encyclopedia___cards___globals);
        goto CPyL16;
    }
    return 1;
CPyL16: ;
    cpy_r_r33 = 2;
    return cpy_r_r33;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL16;
CPyL18: ;
    CPy_DecRef(cpy_r_r2.f0);
    CPy_DecRef(cpy_r_r2.f1);
    goto CPyL16;
CPyL19: ;
    CPy_DecRef(cpy_r_r2.f0);
    CPy_DecRef(cpy_r_r2.f1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL16;
CPyL20: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL14;
CPyL21: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL16;
CPyL22: ;
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    goto CPyL5;
CPyL23: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL16;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r23);
    goto CPyL13;
CPyL25: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL16;
}
        
        PyObject *CPyPy_encyclopedia___cards___clear_displays(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:clear_displays", kwlist, 0};
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
            char retval = CPyDef_encyclopedia___cards___clear_displays(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "clear_displays", 53, CPyStatic_encyclopedia___cards___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___cards_____top_level__(void) {
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
    char cpy_r_r55;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 1, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 1, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___cards___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 3, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 5, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 5, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 5, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 5, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5107]; /* ('EXPERT', 'KINDS', 'NOTHING_THERE') */
    cpy_r_r31 = CPyStatic_encyclopedia___cards___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 5, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    } else
        goto CPyL23;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 6, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r42 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 6, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 6, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 6, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r53 = CPyStatic_encyclopedia___cards___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/cards.py", "<module>", 6, CPyStatic_encyclopedia___cards___globals);
        goto CPyL22;
    } else
        goto CPyL24;
CPyL21: ;
    return 1;
CPyL22: ;
    cpy_r_r55 = 2;
    return cpy_r_r55;
CPyL23: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL24: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
}

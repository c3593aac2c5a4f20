#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef wayfarers___scoringmodule_methods[] = {
    {"all_counts", (PyCFunction)CPyPy_wayfarers___scoring___all_counts, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("all_counts(t, seat)\n--\n\n") /* docstring */},
    {"has_most_comets", (PyCFunction)CPyPy_wayfarers___scoring___has_most_comets, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("has_most_comets(t, seat)\n--\n\n") /* docstring */},
    {"score", (PyCFunction)CPyPy_wayfarers___scoring___score, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("score(t, seat)\n--\n\n") /* docstring */},
    {"points", (PyCFunction)CPyPy_wayfarers___scoring___points, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("points(t, seat)\n--\n\n") /* docstring */},
    {"_common_sets", (PyCFunction)CPyPy_wayfarers___scoring____common_sets, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_common_sets(t, seat)\n--\n\n") /* docstring */},
    {"_unique_sets", (PyCFunction)CPyPy_wayfarers___scoring____unique_sets, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_unique_sets(t, seat)\n--\n\n") /* docstring */},
    {"_space_cards", (PyCFunction)CPyPy_wayfarers___scoring____space_cards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_space_cards(t, seat)\n--\n\n") /* docstring */},
    {"_caravan", (PyCFunction)CPyPy_wayfarers___scoring____caravan, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_caravan(t, seat)\n--\n\n") /* docstring */},
    {"_majorities", (PyCFunction)CPyPy_wayfarers___scoring____majorities, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_majorities(t, seat)\n--\n\n") /* docstring */},
    {"_common_set", (PyCFunction)CPyPy_wayfarers___scoring____common_set, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_common_set(tag, n, points)\n--\n\n") /* docstring */},
    {"_space_card", (PyCFunction)CPyPy_wayfarers___scoring____space_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_space_card(key, card, points)\n--\n\n") /* docstring */},
    {"_majority", (PyCFunction)CPyPy_wayfarers___scoring____majority, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_majority(guild, points)\n--\n\n") /* docstring */},
    {"_unique_set", (PyCFunction)CPyPy_wayfarers___scoring____unique_set, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_unique_set(n, points)\n--\n\n") /* docstring */},
    {"_caravan_tiles", (PyCFunction)CPyPy_wayfarers___scoring____caravan_tiles, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_caravan_tiles(points)\n--\n\n") /* docstring */},
    {"automa_score", (PyCFunction)CPyPy_wayfarers___scoring___automa_score, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("automa_score(t, seat)\n--\n\n") /* docstring */},
    {"winners", (PyCFunction)CPyPy_wayfarers___scoring___winners, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("winners(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___scoring__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___scoring__internal, "__name__");
    CPyStatic_wayfarers___scoring___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___scoring__internal);
    if (unlikely(CPyStatic_wayfarers___scoring___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___scoring_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___scoring__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___wayfarers___scoring(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___scoring__impl, &CPyImportState_serai___games___wayfarers___scoring, &CPyModule_serai___games___wayfarers___scoring);
}
static struct PyModuleDef wayfarers___scoringmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.scoring",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___scoringmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___scoring(void)
{
    if (CPyModule_serai___games___wayfarers___scoring__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___scoring__internal);
        return CPyModule_serai___games___wayfarers___scoring__internal;
    }
    CPyModule_serai___games___wayfarers___scoring__internal = PyModule_Create(&wayfarers___scoringmodule);
    return CPyModule_serai___games___wayfarers___scoring__internal;
}

PyObject *CPyInit_serai___games___wayfarers___scoring(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___scoring__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___scoring__internal);
        return CPyModule_serai___games___wayfarers___scoring__internal;
    }
    CPyModule_serai___games___wayfarers___scoring__internal = PyModule_Create(&wayfarers___scoringmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___scoring__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.scoring");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___scoring__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___scoring__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___scoring__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___scoring(CPyModule_serai___games___wayfarers___scoring__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___scoring__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.scoring");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___scoring__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring___all_counts(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "all_counts", "Table", "players", 23, CPyStatic_wayfarers___scoring___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "all_counts", 23, CPyStatic_wayfarers___scoring___globals);
        goto CPyL15;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "all_counts", 23, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL15;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_counts;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "all_counts", "Player", "counts", 24, CPyStatic_wayfarers___scoring___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_guilds;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "all_counts", "Player", "guilds", 24, CPyStatic_wayfarers___scoring___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "all_counts", "Player", "silver", 24, CPyStatic_wayfarers___scoring___globals);
        goto CPyL18;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'provision' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r6);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "all_counts", 24, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
CPyL7: ;
    cpy_r_r7 = CPyDef_wayfarers___scoring___has_most_comets(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "all_counts", 24, CPyStatic_wayfarers___scoring___globals);
        goto CPyL20;
    }
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "all_counts", 24, CPyStatic_wayfarers___scoring___globals);
        goto CPyL20;
    }
    cpy_r_r9 = CPyList_Extend(cpy_r_r8, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "all_counts", 24, CPyStatic_wayfarers___scoring___globals);
        goto CPyL21;
    } else
        goto CPyL22;
CPyL10: ;
    cpy_r_r10 = CPyList_Extend(cpy_r_r8, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "all_counts", 24, CPyStatic_wayfarers___scoring___globals);
        goto CPyL23;
    } else
        goto CPyL24;
CPyL11: ;
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r_r12 = PyList_Append(cpy_r_r8, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "all_counts", 24, CPyStatic_wayfarers___scoring___globals);
        goto CPyL25;
    }
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r6);
    cpy_r_r15 = PyList_Append(cpy_r_r8, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "all_counts", 24, CPyStatic_wayfarers___scoring___globals);
        goto CPyL26;
    }
    cpy_r_r17 = cpy_r_r7 ? Py_True : Py_False;
    cpy_r_r18 = PyList_Append(cpy_r_r8, cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "all_counts", 24, CPyStatic_wayfarers___scoring___globals);
        goto CPyL26;
    }
    return cpy_r_r8;
CPyL15: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL16: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL15;
CPyL21: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL15;
CPyL22: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL10;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL15;
CPyL24: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL11;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL15;
CPyL26: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL15;
}
        
        PyObject *CPyPy_wayfarers___scoring___all_counts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:all_counts", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring___all_counts(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "all_counts", 21, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___scoring___has_most_comets(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_other;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "has_most_comets", "Table", "players", 29, CPyStatic_wayfarers___scoring___globals);
        goto CPyL36;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "has_most_comets", 29, CPyStatic_wayfarers___scoring___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "has_most_comets", 29, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL36;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_counts;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "has_most_comets", "Player", "counts", 29, CPyStatic_wayfarers___scoring___globals);
        goto CPyL36;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemShort(cpy_r_r3, 20);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "has_most_comets", 29, CPyStatic_wayfarers___scoring___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "has_most_comets", 29, CPyStatic_wayfarers___scoring___globals);
        goto CPyL36;
    }
    cpy_r_r6 = 0;
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "has_most_comets", "Table", "players", 30, CPyStatic_wayfarers___scoring___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = 0;
CPyL8: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL38;
    cpy_r_other = cpy_r_r6;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r8 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_wayfarers___table___Player))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "has_most_comets", 30, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.table.Player", cpy_r_r16);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_other & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL12;
    cpy_r_r20 = CPyTagged_IsEq_(cpy_r_other, cpy_r_seat);
    cpy_r_r21 = cpy_r_r20 ^ 1;
    cpy_r_r22 = cpy_r_r21;
    goto CPyL13;
CPyL12: ;
    cpy_r_r23 = cpy_r_other != cpy_r_seat;
    cpy_r_r22 = cpy_r_r23;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_other);
    if (!cpy_r_r22) goto CPyL40;
    cpy_r_r24 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r17)->_counts;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "has_most_comets", "Player", "counts", 31, CPyStatic_wayfarers___scoring___globals);
        goto CPyL41;
    }
CPyL15: ;
    cpy_r_r25 = CPyList_GetItemShortBorrow(cpy_r_r24, 20);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "has_most_comets", 31, CPyStatic_wayfarers___scoring___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "has_most_comets", 31, CPyStatic_wayfarers___scoring___globals);
        goto CPyL41;
    }
    cpy_r_r27 = cpy_r_r26 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (cpy_r_r28) goto CPyL19;
    cpy_r_r29 = cpy_r_r5 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL20;
CPyL19: ;
    cpy_r_r31 = CPyTagged_IsLt_(cpy_r_r26, cpy_r_r5);
    cpy_r_r32 = cpy_r_r31 ^ 1;
    cpy_r_r33 = cpy_r_r32;
    goto CPyL21;
CPyL20: ;
    cpy_r_r34 = (Py_ssize_t)cpy_r_r26 >= (Py_ssize_t)cpy_r_r5;
    cpy_r_r33 = cpy_r_r34;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r17);
    if (cpy_r_r33) {
        goto CPyL42;
    } else
        goto CPyL23;
CPyL22: ;
    return 0;
CPyL23: ;
    cpy_r_r35 = cpy_r_r6 + 2;
    cpy_r_r6 = cpy_r_r35;
    cpy_r_r36 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r36;
    goto CPyL8;
CPyL24: ;
    cpy_r_r37 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "has_most_comets", "Table", "automa", 33, CPyStatic_wayfarers___scoring___globals);
        goto CPyL37;
    }
CPyL25: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_r37 == cpy_r_r38;
    if (cpy_r_r39) {
        goto CPyL43;
    } else
        goto CPyL27;
CPyL26: ;
    cpy_r_r40 = cpy_r_r39;
    goto CPyL35;
CPyL27: ;
    cpy_r_r41 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "has_most_comets", "Table", "automa", 33, CPyStatic_wayfarers___scoring___globals);
        goto CPyL37;
    }
CPyL28: ;
    if (likely(cpy_r_r41 != Py_None))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "has_most_comets", 33, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.table.Automa", cpy_r_r41);
        goto CPyL37;
    }
    cpy_r_r43 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r42)->_comets;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "has_most_comets", "Automa", "comets", 33, CPyStatic_wayfarers___scoring___globals);
        goto CPyL37;
    }
CPyL30: ;
    cpy_r_r44 = cpy_r_r5 & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) goto CPyL32;
    cpy_r_r46 = cpy_r_r43 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL33;
CPyL32: ;
    cpy_r_r48 = CPyTagged_IsLt_(cpy_r_r43, cpy_r_r5);
    cpy_r_r49 = cpy_r_r48;
    goto CPyL34;
CPyL33: ;
    cpy_r_r50 = (Py_ssize_t)cpy_r_r5 > (Py_ssize_t)cpy_r_r43;
    cpy_r_r49 = cpy_r_r50;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r40 = cpy_r_r49;
CPyL35: ;
    return cpy_r_r40;
CPyL36: ;
    cpy_r_r51 = 2;
    return cpy_r_r51;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL36;
CPyL38: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL24;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_other);
    goto CPyL36;
CPyL40: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL23;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    goto CPyL36;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    goto CPyL22;
CPyL43: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL26;
}
        
        PyObject *CPyPy_wayfarers___scoring___has_most_comets(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:has_most_comets", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            char retval = CPyDef_wayfarers___scoring___has_most_comets(arg_t, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "has_most_comets", 27, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring___score(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "score", "Table", "players", 38, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_seat & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL3;
    cpy_r_r6 = cpy_r_r3 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL4;
CPyL3: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r3);
    cpy_r_r9 = cpy_r_r8 ^ 1;
    if (cpy_r_r9) {
        goto CPyL5;
    } else
        goto CPyL7;
CPyL4: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r10) goto CPyL7;
CPyL5: ;
    cpy_r_r11 = CPyDef_wayfarers___scoring___automa_score(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 39, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
    return cpy_r_r11;
CPyL7: ;
    cpy_r_r12 = CPyDef_wayfarers___scoring____common_sets(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 40, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
    cpy_r_r13 = CPyDef_wayfarers___scoring____unique_sets(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 40, CPyStatic_wayfarers___scoring___globals);
        goto CPyL20;
    }
    cpy_r_r14 = CPyDef_wayfarers___scoring____space_cards(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 40, CPyStatic_wayfarers___scoring___globals);
        goto CPyL21;
    }
    cpy_r_r15 = CPyDef_wayfarers___scoring____caravan(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 40, CPyStatic_wayfarers___scoring___globals);
        goto CPyL22;
    }
    cpy_r_r16 = PyList_New(0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 40, CPyStatic_wayfarers___scoring___globals);
        goto CPyL23;
    }
    cpy_r_r17 = CPyList_Extend(cpy_r_r16, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 40, CPyStatic_wayfarers___scoring___globals);
        goto CPyL24;
    } else
        goto CPyL25;
CPyL13: ;
    cpy_r_r18 = PyList_Append(cpy_r_r16, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 40, CPyStatic_wayfarers___scoring___globals);
        goto CPyL26;
    }
    cpy_r_r20 = CPyList_Extend(cpy_r_r16, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 40, CPyStatic_wayfarers___scoring___globals);
        goto CPyL27;
    } else
        goto CPyL28;
CPyL15: ;
    cpy_r_r21 = PyList_Append(cpy_r_r16, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 40, CPyStatic_wayfarers___scoring___globals);
        goto CPyL29;
    }
    cpy_r_r23 = CPyDef_wayfarers___scoring____majorities(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 41, CPyStatic_wayfarers___scoring___globals);
        goto CPyL30;
    }
    cpy_r_r24 = PySequence_Concat(cpy_r_r16, cpy_r_r23);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 41, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
    return cpy_r_r24;
CPyL19: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL20: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL19;
CPyL22: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL19;
CPyL23: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL19;
CPyL24: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL19;
CPyL25: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL13;
CPyL26: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL19;
CPyL27: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL19;
CPyL28: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL15;
CPyL29: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL19;
CPyL30: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL19;
}
        
        PyObject *CPyPy_wayfarers___scoring___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:score", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring___score(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "score", 36, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___scoring___points(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_most;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_fewest;
    CPyTagged cpy_r_found;
    tuple_T4OOOO cpy_r_r40;
    char cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_number;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    int64_t cpy_r_r56;
    char cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    int64_t cpy_r_r71;
    CPyPtr cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    CPyPtr cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    int64_t cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    CPyTagged cpy_r_r101;
    CPyTagged cpy_r_r102;
    CPyTagged cpy_r_r103;
    int64_t cpy_r_r104;
    PyObject *cpy_r_r105;
    int64_t cpy_r_r106;
    CPyPtr cpy_r_r107;
    int64_t cpy_r_r108;
    char cpy_r_r109;
    CPyPtr cpy_r_r110;
    CPyPtr cpy_r_r111;
    int64_t cpy_r_r112;
    CPyPtr cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    char cpy_r_r118;
    CPyTagged cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyTagged cpy_r_r123;
    CPyTagged cpy_r_r124;
    int64_t cpy_r_r125;
    tuple_T3OOO cpy_r_r126;
    char cpy_r_r127;
    CPyTagged cpy_r_r128;
    CPyTagged cpy_r_guild;
    char cpy_r_r129;
    CPyTagged cpy_r_r130;
    CPyTagged cpy_r_r131;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r132;
    char cpy_r_r133;
    int64_t cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    int64_t cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyTagged cpy_r_r145;
    int64_t cpy_r_r146;
    char cpy_r_r147;
    int64_t cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    CPyTagged cpy_r_r155;
    CPyTagged cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyTagged cpy_r_r159;
    int64_t cpy_r_r160;
    char cpy_r_r161;
    int64_t cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    CPyTagged cpy_r_r169;
    CPyTagged cpy_r_r170;
    CPyTagged cpy_r_r171;
    CPyTagged cpy_r_r172;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "points", "Table", "players", 46, CPyStatic_wayfarers___scoring___globals);
        goto CPyL123;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_seat & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL3;
    cpy_r_r6 = cpy_r_r3 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL4;
CPyL3: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r3);
    cpy_r_r9 = cpy_r_r8 ^ 1;
    if (cpy_r_r9) {
        goto CPyL5;
    } else
        goto CPyL14;
CPyL4: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r10) goto CPyL14;
CPyL5: ;
    cpy_r_r11 = 0;
    cpy_r_r12 = CPyDef_wayfarers___scoring___automa_score(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 47, CPyStatic_wayfarers___scoring___globals);
        goto CPyL124;
    }
    cpy_r_r13 = 0;
CPyL7: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL125;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r13 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(PyObject * *)cpy_r_r20;
    CPy_INCREF(cpy_r_r21);
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "points", 47, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r21);
        goto CPyL126;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, 2);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 47, CPyStatic_wayfarers___scoring___globals);
        goto CPyL126;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 47, CPyStatic_wayfarers___scoring___globals);
        goto CPyL126;
    }
    cpy_r_r25 = CPyTagged_Add(cpy_r_r11, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r11 = cpy_r_r25;
    cpy_r_r26 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r26;
    goto CPyL7;
CPyL13: ;
    return cpy_r_r11;
CPyL14: ;
    cpy_r_r27 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "points", "Table", "book", 48, CPyStatic_wayfarers___scoring___globals);
        goto CPyL123;
    }
    CPy_INCREF(cpy_r_r27);
CPyL15: ;
    cpy_r_r28 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "points", "Table", "players", 49, CPyStatic_wayfarers___scoring___globals);
        goto CPyL127;
    }
CPyL16: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r28, cpy_r_seat);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 49, CPyStatic_wayfarers___scoring___globals);
        goto CPyL127;
    }
    if (likely(Py_TYPE(cpy_r_r29) == CPyType_wayfarers___table___Player))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "points", 49, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.table.Player", cpy_r_r29);
        goto CPyL127;
    }
    cpy_r_r31 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r27)->_cards;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = CPyDef_wayfarers___scoring___all_counts(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 51, CPyStatic_wayfarers___scoring___globals);
        goto CPyL128;
    }
    cpy_r_r33 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r27)->_common_sets;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "points", "Book", "common_sets", 52, CPyStatic_wayfarers___scoring___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r33);
CPyL20: ;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r35 << 1;
    cpy_r_r37 = CPyTagged_Subtract(cpy_r_r36, 2);
    cpy_r_most = cpy_r_r37;
    cpy_r_r38 = CPyList_GetItemShort(cpy_r_r32, 0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 54, CPyStatic_wayfarers___scoring___globals);
        goto CPyL130;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 54, CPyStatic_wayfarers___scoring___globals);
        goto CPyL130;
    }
    cpy_r_fewest = cpy_r_r39;
    cpy_r_found = 0;
    cpy_r_r40 = CPyStatic_wayfarers___names___PRIMARY_TAGS;
    if (unlikely(cpy_r_r40.f0 == NULL)) {
        goto CPyL131;
    } else
        goto CPyL25;
CPyL23: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PRIMARY_TAGS\" was not set");
    cpy_r_r41 = 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 56, CPyStatic_wayfarers___scoring___globals);
        goto CPyL123;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r42 = 0;
    cpy_r_number = cpy_r_r42;
    CPyTagged_DECREF(cpy_r_number);
CPyL26: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r42 < (Py_ssize_t)8;
    if (!cpy_r_r43) goto CPyL132;
    cpy_r_number = cpy_r_r42;
    cpy_r_r44 = CPyList_GetItem(cpy_r_r32, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 57, CPyStatic_wayfarers___scoring___globals);
        goto CPyL133;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 57, CPyStatic_wayfarers___scoring___globals);
        goto CPyL133;
    }
    cpy_r_r46 = cpy_r_r45 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) goto CPyL31;
    cpy_r_r48 = cpy_r_most & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL32;
CPyL31: ;
    cpy_r_r50 = CPyTagged_IsLt_(cpy_r_r45, cpy_r_most);
    if (cpy_r_r50) {
        goto CPyL33;
    } else
        goto CPyL34;
CPyL32: ;
    cpy_r_r51 = (Py_ssize_t)cpy_r_r45 < (Py_ssize_t)cpy_r_most;
    if (!cpy_r_r51) goto CPyL34;
CPyL33: ;
    CPyTagged_INCREF(cpy_r_r45);
    cpy_r_r52 = cpy_r_r45;
    goto CPyL35;
CPyL34: ;
    CPyTagged_INCREF(cpy_r_most);
    cpy_r_r52 = cpy_r_most;
CPyL35: ;
    cpy_r_r53 = CPyList_GetItem(cpy_r_r33, cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 58, CPyStatic_wayfarers___scoring___globals);
        goto CPyL134;
    }
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 58, CPyStatic_wayfarers___scoring___globals);
        goto CPyL134;
    }
    cpy_r_r55 = CPyTagged_Add(cpy_r_found, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_found);
    CPyTagged_DECREF(cpy_r_r54);
    cpy_r_found = cpy_r_r55;
    cpy_r_r56 = cpy_r_r45 & 1;
    cpy_r_r57 = cpy_r_r56 != 0;
    if (cpy_r_r57) goto CPyL39;
    cpy_r_r58 = cpy_r_fewest & 1;
    cpy_r_r59 = cpy_r_r58 != 0;
    if (!cpy_r_r59) goto CPyL40;
CPyL39: ;
    cpy_r_r60 = CPyTagged_IsLt_(cpy_r_r45, cpy_r_fewest);
    if (cpy_r_r60) {
        goto CPyL135;
    } else
        goto CPyL136;
CPyL40: ;
    cpy_r_r61 = (Py_ssize_t)cpy_r_r45 < (Py_ssize_t)cpy_r_fewest;
    if (cpy_r_r61) {
        goto CPyL135;
    } else
        goto CPyL136;
CPyL41: ;
    cpy_r_fewest = cpy_r_r45;
CPyL42: ;
    cpy_r_r62 = cpy_r_r42 + 2;
    cpy_r_r42 = cpy_r_r62;
    goto CPyL26;
CPyL43: ;
    cpy_r_r63 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r27)->_constants;
    CPy_INCREF(cpy_r_r63);
    cpy_r_r64 = CPyStatics[4249]; /* 'unique_set_vp' */
    cpy_r_r65 = CPyDict_GetItem(cpy_r_r63, cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 61, CPyStatic_wayfarers___scoring___globals);
        goto CPyL137;
    }
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 61, CPyStatic_wayfarers___scoring___globals);
        goto CPyL137;
    }
    cpy_r_r67 = CPyTagged_Multiply(cpy_r_fewest, cpy_r_r66);
    CPyTagged_DECREF(cpy_r_fewest);
    CPyTagged_DECREF(cpy_r_r66);
    cpy_r_r68 = CPyTagged_Add(cpy_r_found, cpy_r_r67);
    CPyTagged_DECREF(cpy_r_found);
    CPyTagged_DECREF(cpy_r_r67);
    cpy_r_found = cpy_r_r68;
    cpy_r_r69 = 0;
    cpy_r_r70 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r30)->_space;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "points", "Player", "space", 62, CPyStatic_wayfarers___scoring___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r70);
CPyL46: ;
    cpy_r_r71 = 0;
CPyL47: ;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyVarObject, ob_size));
    cpy_r_r73 = *(int64_t *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r71 < cpy_r_r73;
    if (!cpy_r_r74) goto CPyL139;
    cpy_r_place = cpy_r_r69;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyListObject, ob_item));
    cpy_r_r76 = *(CPyPtr *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r71 * 8;
    cpy_r_r78 = cpy_r_r76 + cpy_r_r77;
    cpy_r_r79 = *(PyObject * *)cpy_r_r78;
    CPy_INCREF(cpy_r_r79);
    if (likely(PyLong_Check(cpy_r_r79)))
        cpy_r_r80 = CPyTagged_FromObject(cpy_r_r79);
    else {
        CPy_TypeError("int", cpy_r_r79); cpy_r_r80 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 62, CPyStatic_wayfarers___scoring___globals);
        goto CPyL140;
    }
    cpy_r_r81 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r30)->_space_inspiration;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "points", "Player", "space_inspiration", 63, CPyStatic_wayfarers___scoring___globals);
        goto CPyL141;
    }
CPyL50: ;
    cpy_r_r82 = CPyList_GetItem(cpy_r_r81, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 63, CPyStatic_wayfarers___scoring___globals);
        goto CPyL142;
    }
    if (likely(PyLong_Check(cpy_r_r82)))
        cpy_r_r83 = CPyTagged_FromObject(cpy_r_r82);
    else {
        CPy_TypeError("int", cpy_r_r82); cpy_r_r83 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 63, CPyStatic_wayfarers___scoring___globals);
        goto CPyL142;
    }
    cpy_r_r84 = CPyList_GetItemBorrow(cpy_r_r31, cpy_r_r80);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 64, CPyStatic_wayfarers___scoring___globals);
        goto CPyL143;
    }
    if (likely(Py_TYPE(cpy_r_r84) == CPyType_wayfarers___printed___Card))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "points", 64, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.printed.Card", cpy_r_r84);
        goto CPyL143;
    }
    cpy_r_r86 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r85)->_vp;
    CPy_INCREF(cpy_r_r86);
    CPyTagged_DECREF(cpy_r_r80);
    cpy_r_r87 = CPY_GET_METHOD(cpy_r_r86, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r86, cpy_r_r32); /* value */
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 64, CPyStatic_wayfarers___scoring___globals);
        goto CPyL144;
    }
    cpy_r_r88 = (Py_ssize_t)cpy_r_r83 != -2;
    if (!cpy_r_r88) goto CPyL145;
    cpy_r_r89 = CPyList_GetItemBorrow(cpy_r_r31, cpy_r_r83);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 65, CPyStatic_wayfarers___scoring___globals);
        goto CPyL146;
    }
    if (likely(Py_TYPE(cpy_r_r89) == CPyType_wayfarers___printed___Card))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "points", 65, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.printed.Card", cpy_r_r89);
        goto CPyL146;
    }
    cpy_r_r91 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r90)->_goal;
    CPy_INCREF(cpy_r_r91);
    CPyTagged_DECREF(cpy_r_r83);
    cpy_r_r92 = CPY_GET_METHOD(cpy_r_r91, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r91, cpy_r_r32); /* value */
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 65, CPyStatic_wayfarers___scoring___globals);
        goto CPyL147;
    }
    cpy_r_r93 = cpy_r_r92 & 1;
    cpy_r_r94 = cpy_r_r93 != 0;
    if (cpy_r_r94) goto CPyL61;
    cpy_r_r95 = 0 & 1;
    cpy_r_r96 = cpy_r_r95 != 0;
    if (!cpy_r_r96) goto CPyL62;
CPyL61: ;
    cpy_r_r97 = CPyTagged_IsLt_(0, cpy_r_r92);
    cpy_r_r98 = cpy_r_r97;
    goto CPyL63;
CPyL62: ;
    cpy_r_r99 = (Py_ssize_t)cpy_r_r92 > (Py_ssize_t)0;
    cpy_r_r98 = cpy_r_r99;
CPyL63: ;
    CPyTagged_DECREF(cpy_r_r92);
    if (!cpy_r_r98) goto CPyL65;
    cpy_r_r100 = CPyTagged_Multiply(cpy_r_r87, 4);
    CPyTagged_DECREF(cpy_r_r87);
    cpy_r_r101 = cpy_r_r100;
    goto CPyL66;
CPyL65: ;
    cpy_r_r101 = cpy_r_r87;
CPyL66: ;
    cpy_r_r102 = CPyTagged_Add(cpy_r_found, cpy_r_r101);
    CPyTagged_DECREF(cpy_r_found);
    CPyTagged_DECREF(cpy_r_r101);
    cpy_r_found = cpy_r_r102;
    cpy_r_r103 = cpy_r_r69 + 2;
    cpy_r_r69 = cpy_r_r103;
    cpy_r_r104 = cpy_r_r71 + 1;
    cpy_r_r71 = cpy_r_r104;
    goto CPyL47;
CPyL68: ;
    cpy_r_r105 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r30)->_tiles;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "points", "Player", "tiles", 66, CPyStatic_wayfarers___scoring___globals);
        goto CPyL148;
    }
    CPy_INCREF(cpy_r_r105);
CPyL69: ;
    cpy_r_r106 = 0;
CPyL70: ;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyVarObject, ob_size));
    cpy_r_r108 = *(int64_t *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r106 < cpy_r_r108;
    if (!cpy_r_r109) goto CPyL149;
    cpy_r_r110 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyListObject, ob_item));
    cpy_r_r111 = *(CPyPtr *)cpy_r_r110;
    cpy_r_r112 = cpy_r_r106 * 8;
    cpy_r_r113 = cpy_r_r111 + cpy_r_r112;
    cpy_r_r114 = *(PyObject * *)cpy_r_r113;
    CPy_INCREF(cpy_r_r114);
    if (likely(PyLong_Check(cpy_r_r114)))
        cpy_r_r115 = CPyTagged_FromObject(cpy_r_r114);
    else {
        CPy_TypeError("int", cpy_r_r114); cpy_r_r115 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 66, CPyStatic_wayfarers___scoring___globals);
        goto CPyL150;
    }
    cpy_r_r116 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r27)->_tiles;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "points", "Book", "tiles", 67, CPyStatic_wayfarers___scoring___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r116);
CPyL73: ;
    cpy_r_r117 = CPyStatic_wayfarers___names___CELLS;
    if (unlikely(cpy_r_r117 == CPY_INT_TAG)) {
        goto CPyL152;
    } else
        goto CPyL76;
CPyL74: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CELLS\" was not set");
    cpy_r_r118 = 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 67, CPyStatic_wayfarers___scoring___globals);
        goto CPyL123;
    }
    CPy_Unreachable();
CPyL76: ;
    cpy_r_r119 = CPyTagged_FloorDivide(cpy_r_r115, cpy_r_r117);
    CPyTagged_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 67, CPyStatic_wayfarers___scoring___globals);
        goto CPyL153;
    }
    cpy_r_r120 = CPyTagged_Rshift(cpy_r_r119, 2);
    CPyTagged_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 67, CPyStatic_wayfarers___scoring___globals);
        goto CPyL153;
    }
    cpy_r_r121 = CPyList_GetItemBorrow(cpy_r_r116, cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 67, CPyStatic_wayfarers___scoring___globals);
        goto CPyL154;
    }
    if (likely(Py_TYPE(cpy_r_r121) == CPyType_wayfarers___printed___Tile))
        cpy_r_r122 = cpy_r_r121;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "points", 67, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r121);
        goto CPyL154;
    }
    cpy_r_r123 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r122)->_vp;
    cpy_r_r124 = CPyTagged_Add(cpy_r_found, cpy_r_r123);
    CPyTagged_DECREF(cpy_r_found);
    cpy_r_found = cpy_r_r124;
    CPy_DECREF(cpy_r_r116);
    CPyTagged_DECREF(cpy_r_r120);
    cpy_r_r125 = cpy_r_r106 + 1;
    cpy_r_r106 = cpy_r_r125;
    goto CPyL70;
CPyL82: ;
    cpy_r_r126 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r126.f0 == NULL)) {
        goto CPyL155;
    } else
        goto CPyL85;
CPyL83: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r127 = 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 68, CPyStatic_wayfarers___scoring___globals);
        goto CPyL123;
    }
    CPy_Unreachable();
CPyL85: ;
    cpy_r_r128 = 0;
    cpy_r_guild = cpy_r_r128;
    CPyTagged_DECREF(cpy_r_guild);
CPyL86: ;
    cpy_r_r129 = (Py_ssize_t)cpy_r_r128 < (Py_ssize_t)6;
    if (!cpy_r_r129) goto CPyL156;
    cpy_r_guild = cpy_r_r128;
    cpy_r_most = 0;
    cpy_r_r130 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 70, CPyStatic_wayfarers___scoring___globals);
        goto CPyL157;
    }
CPyL88: ;
    cpy_r_r131 = 0;
    CPyTagged_INCREF(cpy_r_r131);
    cpy_r_other = cpy_r_r131;
    CPyTagged_DECREF(cpy_r_other);
CPyL89: ;
    cpy_r_r132 = cpy_r_r131 & 1;
    cpy_r_r133 = cpy_r_r132 != 0;
    if (cpy_r_r133) goto CPyL91;
    cpy_r_r134 = cpy_r_r130 & 1;
    cpy_r_r135 = cpy_r_r134 != 0;
    if (!cpy_r_r135) goto CPyL92;
CPyL91: ;
    cpy_r_r136 = CPyTagged_IsLt_(cpy_r_r131, cpy_r_r130);
    if (cpy_r_r136) {
        goto CPyL93;
    } else
        goto CPyL158;
CPyL92: ;
    cpy_r_r137 = (Py_ssize_t)cpy_r_r131 < (Py_ssize_t)cpy_r_r130;
    if (!cpy_r_r137) goto CPyL158;
CPyL93: ;
    CPyTagged_INCREF(cpy_r_r131);
    cpy_r_other = cpy_r_r131;
    cpy_r_r138 = cpy_r_other & 1;
    cpy_r_r139 = cpy_r_r138 != 0;
    if (!cpy_r_r139) goto CPyL95;
    cpy_r_r140 = CPyTagged_IsEq_(cpy_r_other, cpy_r_seat);
    cpy_r_r141 = cpy_r_r140 ^ 1;
    if (cpy_r_r141) {
        goto CPyL96;
    } else
        goto CPyL159;
CPyL95: ;
    cpy_r_r142 = cpy_r_other != cpy_r_seat;
    if (!cpy_r_r142) goto CPyL159;
CPyL96: ;
    cpy_r_r143 = CPyDef_wayfarers___table___Table___guilds_of(cpy_r_t, cpy_r_other);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 71, CPyStatic_wayfarers___scoring___globals);
        goto CPyL160;
    }
    cpy_r_r144 = CPyList_GetItemBorrow(cpy_r_r143, cpy_r_guild);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 71, CPyStatic_wayfarers___scoring___globals);
        goto CPyL161;
    }
    if (likely(PyLong_Check(cpy_r_r144)))
        cpy_r_r145 = CPyTagged_FromObject(cpy_r_r144);
    else {
        CPy_TypeError("int", cpy_r_r144); cpy_r_r145 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r145 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 71, CPyStatic_wayfarers___scoring___globals);
        goto CPyL161;
    }
    cpy_r_r146 = cpy_r_r145 & 1;
    cpy_r_r147 = cpy_r_r146 != 0;
    if (cpy_r_r147) goto CPyL101;
    cpy_r_r148 = cpy_r_most & 1;
    cpy_r_r149 = cpy_r_r148 != 0;
    if (!cpy_r_r149) goto CPyL102;
CPyL101: ;
    cpy_r_r150 = CPyTagged_IsLt_(cpy_r_most, cpy_r_r145);
    cpy_r_r151 = cpy_r_r150;
    goto CPyL103;
CPyL102: ;
    cpy_r_r152 = (Py_ssize_t)cpy_r_r145 > (Py_ssize_t)cpy_r_most;
    cpy_r_r151 = cpy_r_r152;
CPyL103: ;
    CPyTagged_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r143);
    if (cpy_r_r151) {
        goto CPyL162;
    } else
        goto CPyL159;
CPyL104: ;
    cpy_r_r153 = CPyDef_wayfarers___table___Table___guilds_of(cpy_r_t, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 72, CPyStatic_wayfarers___scoring___globals);
        goto CPyL163;
    }
    cpy_r_r154 = CPyList_GetItem(cpy_r_r153, cpy_r_guild);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 72, CPyStatic_wayfarers___scoring___globals);
        goto CPyL163;
    }
    if (likely(PyLong_Check(cpy_r_r154)))
        cpy_r_r155 = CPyTagged_FromObject(cpy_r_r154);
    else {
        CPy_TypeError("int", cpy_r_r154); cpy_r_r155 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r155 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 72, CPyStatic_wayfarers___scoring___globals);
        goto CPyL163;
    }
    cpy_r_most = cpy_r_r155;
CPyL108: ;
    cpy_r_r156 = CPyTagged_Add(cpy_r_r131, 2);
    CPyTagged_DECREF(cpy_r_r131);
    cpy_r_r131 = cpy_r_r156;
    goto CPyL89;
CPyL109: ;
    cpy_r_r157 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r30)->_guilds;
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "points", "Player", "guilds", 73, CPyStatic_wayfarers___scoring___globals);
        goto CPyL157;
    }
CPyL110: ;
    cpy_r_r158 = CPyList_GetItemBorrow(cpy_r_r157, cpy_r_guild);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 73, CPyStatic_wayfarers___scoring___globals);
        goto CPyL157;
    }
    if (likely(PyLong_Check(cpy_r_r158)))
        cpy_r_r159 = CPyTagged_FromObject(cpy_r_r158);
    else {
        CPy_TypeError("int", cpy_r_r158); cpy_r_r159 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r159 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 73, CPyStatic_wayfarers___scoring___globals);
        goto CPyL157;
    }
    cpy_r_r160 = cpy_r_r159 & 1;
    cpy_r_r161 = cpy_r_r160 != 0;
    if (cpy_r_r161) goto CPyL114;
    cpy_r_r162 = cpy_r_most & 1;
    cpy_r_r163 = cpy_r_r162 != 0;
    if (!cpy_r_r163) goto CPyL115;
CPyL114: ;
    cpy_r_r164 = CPyTagged_IsLt_(cpy_r_most, cpy_r_r159);
    cpy_r_r165 = cpy_r_r164;
    goto CPyL116;
CPyL115: ;
    cpy_r_r166 = (Py_ssize_t)cpy_r_r159 > (Py_ssize_t)cpy_r_most;
    cpy_r_r165 = cpy_r_r166;
CPyL116: ;
    CPyTagged_DECREF(cpy_r_r159);
    CPyTagged_DECREF(cpy_r_most);
    if (!cpy_r_r165) goto CPyL164;
    cpy_r_r167 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r27)->_majority;
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "points", "Book", "majority", 74, CPyStatic_wayfarers___scoring___globals);
        goto CPyL165;
    }
CPyL118: ;
    cpy_r_r168 = CPyList_GetItem(cpy_r_r167, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 74, CPyStatic_wayfarers___scoring___globals);
        goto CPyL148;
    }
    if (likely(PyLong_Check(cpy_r_r168)))
        cpy_r_r169 = CPyTagged_FromObject(cpy_r_r168);
    else {
        CPy_TypeError("int", cpy_r_r168); cpy_r_r169 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 74, CPyStatic_wayfarers___scoring___globals);
        goto CPyL148;
    }
    cpy_r_r170 = CPyTagged_Add(cpy_r_found, cpy_r_r169);
    CPyTagged_DECREF(cpy_r_found);
    CPyTagged_DECREF(cpy_r_r169);
    cpy_r_found = cpy_r_r170;
CPyL121: ;
    cpy_r_r171 = cpy_r_r128 + 2;
    cpy_r_r128 = cpy_r_r171;
    goto CPyL86;
CPyL122: ;
    return cpy_r_found;
CPyL123: ;
    cpy_r_r172 = CPY_INT_TAG;
    return cpy_r_r172;
CPyL124: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL123;
CPyL125: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL13;
CPyL126: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL123;
CPyL127: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL123;
CPyL128: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    goto CPyL123;
CPyL129: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL123;
CPyL130: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_most);
    goto CPyL123;
CPyL131: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_fewest);
    CPyTagged_DecRef(cpy_r_found);
    goto CPyL23;
CPyL132: ;
    CPy_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_most);
    goto CPyL43;
CPyL133: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_fewest);
    CPyTagged_DecRef(cpy_r_found);
    goto CPyL123;
CPyL134: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_fewest);
    CPyTagged_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL123;
CPyL135: ;
    CPyTagged_DECREF(cpy_r_fewest);
    goto CPyL41;
CPyL136: ;
    CPyTagged_DECREF(cpy_r_r45);
    goto CPyL42;
CPyL137: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_fewest);
    CPyTagged_DecRef(cpy_r_found);
    goto CPyL123;
CPyL138: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_found);
    goto CPyL123;
CPyL139: ;
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r70);
    goto CPyL68;
CPyL140: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL123;
CPyL141: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r80);
    goto CPyL123;
CPyL142: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r80);
    goto CPyL123;
CPyL143: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r83);
    goto CPyL123;
CPyL144: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r83);
    goto CPyL123;
CPyL145: ;
    CPyTagged_DECREF(cpy_r_r83);
    goto CPyL65;
CPyL146: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r83);
    CPyTagged_DecRef(cpy_r_r87);
    goto CPyL123;
CPyL147: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r87);
    goto CPyL123;
CPyL148: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_found);
    goto CPyL123;
CPyL149: ;
    CPy_DECREF(cpy_r_r105);
    goto CPyL82;
CPyL150: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r105);
    goto CPyL123;
CPyL151: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r105);
    CPyTagged_DecRef(cpy_r_r115);
    goto CPyL123;
CPyL152: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r105);
    CPyTagged_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r116);
    goto CPyL74;
CPyL153: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r116);
    goto CPyL123;
CPyL154: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r120);
    goto CPyL123;
CPyL155: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_found);
    goto CPyL83;
CPyL156: ;
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r30);
    goto CPyL122;
CPyL157: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL123;
CPyL158: ;
    CPyTagged_DECREF(cpy_r_r130);
    CPyTagged_DECREF(cpy_r_r131);
    goto CPyL109;
CPyL159: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL108;
CPyL160: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r130);
    CPyTagged_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_other);
    goto CPyL123;
CPyL161: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r130);
    CPyTagged_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_other);
    CPy_DecRef(cpy_r_r143);
    goto CPyL123;
CPyL162: ;
    CPyTagged_DECREF(cpy_r_most);
    goto CPyL104;
CPyL163: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r130);
    CPyTagged_DecRef(cpy_r_r131);
    goto CPyL123;
CPyL164: ;
    CPyTagged_DECREF(cpy_r_guild);
    goto CPyL121;
CPyL165: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL123;
}
        
        PyObject *CPyPy_wayfarers___scoring___points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:points", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___scoring___points(arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "points", 44, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring____common_sets(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    tuple_T4OOOO cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_number;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    CPyTagged cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_common_sets", "Table", "book", 80, CPyStatic_wayfarers___scoring___globals);
        goto CPyL32;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_common_sets;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_common_sets", "Book", "common_sets", 80, CPyStatic_wayfarers___scoring___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_common_sets", "Table", "players", 81, CPyStatic_wayfarers___scoring___globals);
        goto CPyL33;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_seat);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 81, CPyStatic_wayfarers___scoring___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_wayfarers___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 81, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.table.Player", cpy_r_r3);
        goto CPyL33;
    }
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r4)->_counts;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_common_sets", "Player", "counts", 81, CPyStatic_wayfarers___scoring___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 82, CPyStatic_wayfarers___scoring___globals);
        goto CPyL34;
    }
    cpy_r_r7 = 0;
    cpy_r_r8 = CPyStatic_wayfarers___names___PRIMARY_TAGS;
    if (unlikely(cpy_r_r8.f0 == NULL)) {
        goto CPyL35;
    } else
        goto CPyL10;
CPyL8: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PRIMARY_TAGS\" was not set");
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 84, CPyStatic_wayfarers___scoring___globals);
        goto CPyL32;
    }
    CPy_Unreachable();
CPyL10: ;
    CPy_INCREF(cpy_r_r8.f0);
    CPy_INCREF(cpy_r_r8.f1);
    CPy_INCREF(cpy_r_r8.f2);
    CPy_INCREF(cpy_r_r8.f3);
    cpy_r_r10 = PyTuple_New(4);
    if (unlikely(cpy_r_r10 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7795 = cpy_r_r8.f0;
    PyTuple_SET_ITEM(cpy_r_r10, 0, __tmp7795);
    PyObject *__tmp7796 = cpy_r_r8.f1;
    PyTuple_SET_ITEM(cpy_r_r10, 1, __tmp7796);
    PyObject *__tmp7797 = cpy_r_r8.f2;
    PyTuple_SET_ITEM(cpy_r_r10, 2, __tmp7797);
    PyObject *__tmp7798 = cpy_r_r8.f3;
    PyTuple_SET_ITEM(cpy_r_r10, 3, __tmp7798);
    cpy_r_r11 = PyObject_GetIter(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 82, CPyStatic_wayfarers___scoring___globals);
        goto CPyL36;
    }
CPyL11: ;
    cpy_r_r12 = PyIter_Next(cpy_r_r11);
    if (cpy_r_r12 == NULL) goto CPyL37;
    cpy_r_number = cpy_r_r7;
    if (likely(PyUnicode_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 82, CPyStatic_wayfarers___scoring___globals, "str", cpy_r_r12);
        goto CPyL38;
    }
    cpy_r_r14 = CPyList_GetItem(cpy_r_r5, cpy_r_number);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 83, CPyStatic_wayfarers___scoring___globals);
        goto CPyL39;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 83, CPyStatic_wayfarers___scoring___globals);
        goto CPyL39;
    }
    cpy_r_r16 = CPyList_GetItem(cpy_r_r5, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 83, CPyStatic_wayfarers___scoring___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 83, CPyStatic_wayfarers___scoring___globals);
        goto CPyL40;
    }
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = CPyTagged_Subtract(cpy_r_r20, 2);
    cpy_r_r22 = cpy_r_r21 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL19;
    cpy_r_r24 = cpy_r_r17 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL20;
CPyL19: ;
    cpy_r_r26 = CPyTagged_IsLt_(cpy_r_r21, cpy_r_r17);
    if (cpy_r_r26) {
        goto CPyL41;
    } else
        goto CPyL42;
CPyL20: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r21 < (Py_ssize_t)cpy_r_r17;
    if (cpy_r_r27) {
        goto CPyL41;
    } else
        goto CPyL42;
CPyL21: ;
    cpy_r_r28 = cpy_r_r21;
    goto CPyL23;
CPyL22: ;
    cpy_r_r28 = cpy_r_r17;
CPyL23: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r1, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 83, CPyStatic_wayfarers___scoring___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 83, CPyStatic_wayfarers___scoring___globals);
        goto CPyL40;
    }
    cpy_r_r31 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r32 = CPyStatics[4250]; /* '_common_set' */
    cpy_r_r33 = CPyDict_GetItem(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 83, CPyStatic_wayfarers___scoring___globals);
        goto CPyL43;
    }
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r30);
    PyObject *cpy_r_r36[3] = {cpy_r_r13, cpy_r_r34, cpy_r_r35};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = PyObject_Vectorcall(cpy_r_r33, cpy_r_r37, 3, 0);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 83, CPyStatic_wayfarers___scoring___globals);
        goto CPyL44;
    }
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    if (likely(PyTuple_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 83, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r38);
        goto CPyL45;
    }
    cpy_r_r40 = PyList_Append(cpy_r_r6, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 82, CPyStatic_wayfarers___scoring___globals);
        goto CPyL45;
    }
    cpy_r_r42 = cpy_r_r7 + 2;
    cpy_r_r7 = cpy_r_r42;
    goto CPyL11;
CPyL30: ;
    cpy_r_r43 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 82, CPyStatic_wayfarers___scoring___globals);
        goto CPyL46;
    }
    return cpy_r_r6;
CPyL32: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL32;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL32;
CPyL35: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL8;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL32;
CPyL37: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r11);
    goto CPyL30;
CPyL38: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL32;
CPyL39: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r13);
    goto CPyL32;
CPyL40: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL32;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL21;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL22;
CPyL43: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL32;
CPyL44: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL32;
CPyL45: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    goto CPyL32;
CPyL46: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL32;
}
        
        PyObject *CPyPy_wayfarers___scoring____common_sets(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_common_sets", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring____common_sets(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_sets", 78, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring____unique_sets(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T4OOOO cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_unique_sets", "Table", "players", 90, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 90, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 90, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL19;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_counts;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_unique_sets", "Player", "counts", 90, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyStatic_wayfarers___names___PRIMARY_TAGS;
    if (unlikely(cpy_r_r4.f0 == NULL)) {
        goto CPyL20;
    } else
        goto CPyL7;
CPyL5: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PRIMARY_TAGS\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 90, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r6 = CPyList_GetSlice(cpy_r_r3, 0, 8);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 90, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
    if (likely(PyList_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 90, CPyStatic_wayfarers___scoring___globals, "list", cpy_r_r6);
        goto CPyL19;
    }
    cpy_r_r8 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r9 = CPyStatics[196]; /* 'min' */
    cpy_r_r10 = CPyObject_GetAttr(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 90, CPyStatic_wayfarers___scoring___globals);
        goto CPyL21;
    }
    PyObject *cpy_r_r11[1] = {cpy_r_r7};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = PyObject_Vectorcall(cpy_r_r10, cpy_r_r12, 1, 0);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 90, CPyStatic_wayfarers___scoring___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r7);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 90, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_unique_sets", "Table", "book", 91, CPyStatic_wayfarers___scoring___globals);
        goto CPyL22;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r15)->_constants;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = CPyStatics[4249]; /* 'unique_set_vp' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 91, CPyStatic_wayfarers___scoring___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 91, CPyStatic_wayfarers___scoring___globals);
        goto CPyL22;
    }
    cpy_r_r20 = CPyTagged_Multiply(cpy_r_r14, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r22 = CPyStatics[4251]; /* '_unique_set' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 91, CPyStatic_wayfarers___scoring___globals);
        goto CPyL23;
    }
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r20);
    PyObject *cpy_r_r26[2] = {cpy_r_r24, cpy_r_r25};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = PyObject_Vectorcall(cpy_r_r23, cpy_r_r27, 2, 0);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 91, CPyStatic_wayfarers___scoring___globals);
        goto CPyL24;
    }
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    if (likely(PyTuple_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 91, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r28);
        goto CPyL19;
    }
    return cpy_r_r29;
CPyL19: ;
    cpy_r_r30 = NULL;
    return cpy_r_r30;
CPyL20: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL5;
CPyL21: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL19;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL19;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL19;
CPyL24: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL19;
}
        
        PyObject *CPyPy_wayfarers___scoring____unique_sets(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_unique_sets", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring____unique_sets(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_sets", 88, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring____space_cards(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T2II cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_points;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_key;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_met;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_space_cards", "Table", "players", 96, CPyStatic_wayfarers___scoring___globals);
        goto CPyL39;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 96, CPyStatic_wayfarers___scoring___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 96, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL39;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_space_cards", "Table", "book", 97, CPyStatic_wayfarers___scoring___globals);
        goto CPyL40;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_cards;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyDef_wayfarers___scoring___all_counts(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 98, CPyStatic_wayfarers___scoring___globals);
        goto CPyL41;
    }
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 99, CPyStatic_wayfarers___scoring___globals);
        goto CPyL42;
    }
    cpy_r_r7 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_space;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_space_cards", "Player", "space", 100, CPyStatic_wayfarers___scoring___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_space_inspiration;
    if (unlikely(cpy_r_r8 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'space_inspiration' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r8);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 100, CPyStatic_wayfarers___scoring___globals);
        goto CPyL44;
    }
CPyL8: ;
    cpy_r_r9 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r10 = CPyStatics[36]; /* 'zip' */
    cpy_r_r11 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 100, CPyStatic_wayfarers___scoring___globals);
        goto CPyL45;
    }
    cpy_r_r12 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r13[3] = {cpy_r_r7, cpy_r_r8, cpy_r_r12};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r16 = PyObject_Vectorcall(cpy_r_r11, cpy_r_r14, 2, cpy_r_r15);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 100, CPyStatic_wayfarers___scoring___globals);
        goto CPyL45;
    }
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r17 = PyObject_GetIter(cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 100, CPyStatic_wayfarers___scoring___globals);
        goto CPyL46;
    }
CPyL11: ;
    cpy_r_r18 = PyIter_Next(cpy_r_r17);
    if (cpy_r_r18 == NULL) goto CPyL47;
    PyObject *__tmp7799;
    if (unlikely(!(PyTuple_Check(cpy_r_r18) && PyTuple_GET_SIZE(cpy_r_r18) == 2))) {
        __tmp7799 = NULL;
        goto __LL7800;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r18, 0))))
        __tmp7799 = PyTuple_GET_ITEM(cpy_r_r18, 0);
    else {
        __tmp7799 = NULL;
    }
    if (__tmp7799 == NULL) goto __LL7800;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r18, 1))))
        __tmp7799 = PyTuple_GET_ITEM(cpy_r_r18, 1);
    else {
        __tmp7799 = NULL;
    }
    if (__tmp7799 == NULL) goto __LL7800;
    __tmp7799 = cpy_r_r18;
__LL7800: ;
    if (unlikely(__tmp7799 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r18); cpy_r_r19 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7801 = PyTuple_GET_ITEM(cpy_r_r18, 0);
        CPyTagged __tmp7802;
        if (likely(PyLong_Check(__tmp7801)))
            __tmp7802 = CPyTagged_FromObject(__tmp7801);
        else {
            goto __LL7803;
        }
        cpy_r_r19.f0 = __tmp7802;
        PyObject *__tmp7804 = PyTuple_GET_ITEM(cpy_r_r18, 1);
        CPyTagged __tmp7805;
        if (likely(PyLong_Check(__tmp7804)))
            __tmp7805 = CPyTagged_FromObject(__tmp7804);
        else {
            goto __LL7806;
        }
        cpy_r_r19.f1 = __tmp7805;
    }
    goto __LL7807;
__LL7803: ;
    cpy_r_r19 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7807;
__LL7806: ;
    CPyTagged_DECREF(cpy_r_r19.f0);
    cpy_r_r19 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7807;
__LL7807: ;
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 100, CPyStatic_wayfarers___scoring___globals);
        goto CPyL48;
    }
    cpy_r_r20 = cpy_r_r19.f0;
    CPyTagged_INCREF(cpy_r_r20);
    cpy_r_r21 = cpy_r_r19.f1;
    CPyTagged_INCREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r19.f0);
    CPyTagged_DECREF(cpy_r_r19.f1);
    cpy_r_r22 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 101, CPyStatic_wayfarers___scoring___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_wayfarers___printed___Card))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 101, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.printed.Card", cpy_r_r22);
        goto CPyL49;
    }
    cpy_r_r24 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r23)->_vp;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = CPY_GET_METHOD(cpy_r_r24, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r24, cpy_r_r5); /* value */
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 101, CPyStatic_wayfarers___scoring___globals);
        goto CPyL49;
    }
    cpy_r_points = cpy_r_r25;
    cpy_r_r26 = CPyStatics[4252]; /* 'score-space' */
    CPy_INCREF(cpy_r_r26);
    cpy_r_key = cpy_r_r26;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r21 != -2;
    if (cpy_r_r27) {
        goto CPyL50;
    } else
        goto CPyL51;
CPyL17: ;
    cpy_r_r28 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r21);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 104, CPyStatic_wayfarers___scoring___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r28) == CPyType_wayfarers___printed___Card))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 104, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.printed.Card", cpy_r_r28);
        goto CPyL52;
    }
    cpy_r_r30 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r29)->_goal;
    CPy_INCREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r31 = CPY_GET_METHOD(cpy_r_r30, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r30, cpy_r_r5); /* value */
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 104, CPyStatic_wayfarers___scoring___globals);
        goto CPyL53;
    }
    cpy_r_r32 = cpy_r_r31 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) goto CPyL22;
    cpy_r_r34 = 0 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (!cpy_r_r35) goto CPyL23;
CPyL22: ;
    cpy_r_r36 = CPyTagged_IsLt_(0, cpy_r_r31);
    cpy_r_r37 = cpy_r_r36;
    goto CPyL24;
CPyL23: ;
    cpy_r_r38 = (Py_ssize_t)cpy_r_r31 > (Py_ssize_t)0;
    cpy_r_r37 = cpy_r_r38;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r31);
    cpy_r_met = cpy_r_r37;
    if (!cpy_r_met) goto CPyL26;
    cpy_r_r39 = CPyStatics[4253]; /* 'score-space-inspired' */
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = cpy_r_r39;
    goto CPyL27;
CPyL26: ;
    cpy_r_r41 = CPyStatics[4254]; /* 'score-space-missed' */
    CPy_INCREF(cpy_r_r41);
    cpy_r_r40 = cpy_r_r41;
CPyL27: ;
    cpy_r_key = cpy_r_r40;
    if (!cpy_r_met) goto CPyL29;
    cpy_r_r42 = 4;
    goto CPyL30;
CPyL29: ;
    cpy_r_r42 = 2;
CPyL30: ;
    cpy_r_r43 = CPyTagged_Multiply(cpy_r_points, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r42);
    cpy_r_points = cpy_r_r43;
CPyL31: ;
    cpy_r_r44 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r20);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 107, CPyStatic_wayfarers___scoring___globals);
        goto CPyL54;
    }
    if (likely(Py_TYPE(cpy_r_r44) == CPyType_wayfarers___printed___Card))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 107, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.printed.Card", cpy_r_r44);
        goto CPyL54;
    }
    cpy_r_r46 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r45)->_id;
    CPy_INCREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r47 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r48 = CPyStatics[4255]; /* '_space_card' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 107, CPyStatic_wayfarers___scoring___globals);
        goto CPyL55;
    }
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_points);
    PyObject *cpy_r_r51[3] = {cpy_r_key, cpy_r_r46, cpy_r_r50};
    cpy_r_r52 = (PyObject **)&cpy_r_r51;
    cpy_r_r53 = PyObject_Vectorcall(cpy_r_r49, cpy_r_r52, 3, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 107, CPyStatic_wayfarers___scoring___globals);
        goto CPyL56;
    }
    CPy_DECREF(cpy_r_key);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r50);
    if (likely(PyTuple_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 107, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r53);
        goto CPyL48;
    }
    cpy_r_r55 = PyList_Append(cpy_r_r6, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 107, CPyStatic_wayfarers___scoring___globals);
        goto CPyL48;
    } else
        goto CPyL11;
CPyL37: ;
    cpy_r_r57 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 100, CPyStatic_wayfarers___scoring___globals);
        goto CPyL57;
    }
    return cpy_r_r6;
CPyL39: ;
    cpy_r_r58 = NULL;
    return cpy_r_r58;
CPyL40: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL39;
CPyL41: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL39;
CPyL42: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL39;
CPyL43: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL39;
CPyL44: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL39;
CPyL45: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL39;
CPyL46: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL39;
CPyL47: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r17);
    goto CPyL37;
CPyL48: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r17);
    goto CPyL39;
CPyL49: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL39;
CPyL50: ;
    CPy_DECREF(cpy_r_key);
    goto CPyL17;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL31;
CPyL52: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL39;
CPyL53: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL39;
CPyL54: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_key);
    goto CPyL39;
CPyL55: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r46);
    goto CPyL39;
CPyL56: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r50);
    goto CPyL39;
CPyL57: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL39;
}
        
        PyObject *CPyPy_wayfarers___scoring____space_cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_space_cards", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring____space_cards(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_cards", 94, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring____caravan(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T3III cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    CPyTagged cpy_r_points;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_caravan", "Table", "book", 113, CPyStatic_wayfarers___scoring___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_caravan", "Table", "players", 114, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
CPyL2: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_seat);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan", 114, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_wayfarers___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_caravan", 114, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.table.Player", cpy_r_r3);
        goto CPyL19;
    }
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r4)->_tiles;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_caravan", "Player", "tiles", 114, CPyStatic_wayfarers___scoring___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = 0;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL20;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan", 114, CPyStatic_wayfarers___scoring___globals);
        goto CPyL21;
    }
    cpy_r_r16 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_tiles;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_caravan", "Book", "tiles", 114, CPyStatic_wayfarers___scoring___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r16);
CPyL9: ;
    cpy_r_r17 = CPyDef_wayfarers___book___Book___tile_parts(cpy_r_r0, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan", 114, CPyStatic_wayfarers___scoring___globals);
        goto CPyL23;
    }
    cpy_r_r18 = cpy_r_r17.f0;
    CPyTagged_INCREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r17.f0);
    CPyTagged_DECREF(cpy_r_r17.f1);
    CPyTagged_DECREF(cpy_r_r17.f2);
    cpy_r_r19 = CPyList_GetItemBorrow(cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan", 114, CPyStatic_wayfarers___scoring___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_wayfarers___printed___Tile))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_caravan", 114, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r19);
        goto CPyL24;
    }
    cpy_r_r21 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r20)->_vp;
    CPyTagged_INCREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r22 = CPyTagged_Add(cpy_r_r1, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r1 = cpy_r_r22;
    cpy_r_r23 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r23;
    goto CPyL6;
CPyL14: ;
    cpy_r_points = cpy_r_r1;
    cpy_r_r24 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r25 = CPyStatics[4256]; /* '_caravan_tiles' */
    cpy_r_r26 = CPyDict_GetItem(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan", 115, CPyStatic_wayfarers___scoring___globals);
        goto CPyL25;
    }
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_points);
    PyObject *cpy_r_r28[1] = {cpy_r_r27};
    cpy_r_r29 = (PyObject **)&cpy_r_r28;
    cpy_r_r30 = PyObject_Vectorcall(cpy_r_r26, cpy_r_r29, 1, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan", 115, CPyStatic_wayfarers___scoring___globals);
        goto CPyL26;
    }
    CPy_DECREF(cpy_r_r27);
    if (likely(PyTuple_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_caravan", 115, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r30);
        goto CPyL18;
    }
    return cpy_r_r31;
CPyL18: ;
    cpy_r_r32 = NULL;
    return cpy_r_r32;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL18;
CPyL20: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r5);
    goto CPyL14;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL18;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL18;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    goto CPyL18;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL18;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL18;
CPyL26: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL18;
}
        
        PyObject *CPyPy_wayfarers___scoring____caravan(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_caravan", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring____caravan(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan", 111, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring____majorities(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    tuple_T3OOO cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_guild;
    PyObject *cpy_r_r26;
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
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    int64_t cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject **cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject **cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    CPyTagged cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 120, CPyStatic_wayfarers___scoring___globals);
        goto CPyL50;
    }
    cpy_r_r1 = CPyDef_wayfarers___table___Table___guilds_of(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 121, CPyStatic_wayfarers___scoring___globals);
        goto CPyL51;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 122, CPyStatic_wayfarers___scoring___globals);
        goto CPyL52;
    }
    cpy_r_r3 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 122, CPyStatic_wayfarers___scoring___globals);
        goto CPyL53;
    }
CPyL4: ;
    cpy_r_r4 = 0;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_other = cpy_r_r4;
    CPyTagged_DECREF(cpy_r_other);
CPyL5: ;
    cpy_r_r5 = cpy_r_r4 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL7;
    cpy_r_r7 = cpy_r_r3 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL8;
CPyL7: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r4, cpy_r_r3);
    if (cpy_r_r9) {
        goto CPyL9;
    } else
        goto CPyL54;
CPyL8: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r10) goto CPyL54;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_other = cpy_r_r4;
    cpy_r_r11 = cpy_r_other & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL11;
    cpy_r_r13 = CPyTagged_IsEq_(cpy_r_other, cpy_r_seat);
    cpy_r_r14 = cpy_r_r13 ^ 1;
    if (cpy_r_r14) {
        goto CPyL12;
    } else
        goto CPyL55;
CPyL11: ;
    cpy_r_r15 = cpy_r_other != cpy_r_seat;
    if (!cpy_r_r15) goto CPyL55;
CPyL12: ;
    cpy_r_r16 = CPyDef_wayfarers___table___Table___guilds_of(cpy_r_t, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 122, CPyStatic_wayfarers___scoring___globals);
        goto CPyL56;
    }
    cpy_r_r17 = PyList_Append(cpy_r_r2, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 122, CPyStatic_wayfarers___scoring___globals);
        goto CPyL56;
    }
CPyL14: ;
    cpy_r_r19 = CPyTagged_Add(cpy_r_r4, 2);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r4 = cpy_r_r19;
    goto CPyL5;
CPyL15: ;
    cpy_r_r20 = 0;
    cpy_r_r21 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r21.f0 == NULL)) {
        goto CPyL57;
    } else
        goto CPyL18;
CPyL16: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r22 = 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 123, CPyStatic_wayfarers___scoring___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL18: ;
    CPy_INCREF(cpy_r_r21.f0);
    CPy_INCREF(cpy_r_r21.f1);
    CPy_INCREF(cpy_r_r21.f2);
    cpy_r_r23 = PyTuple_New(3);
    if (unlikely(cpy_r_r23 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7808 = cpy_r_r21.f0;
    PyTuple_SET_ITEM(cpy_r_r23, 0, __tmp7808);
    PyObject *__tmp7809 = cpy_r_r21.f1;
    PyTuple_SET_ITEM(cpy_r_r23, 1, __tmp7809);
    PyObject *__tmp7810 = cpy_r_r21.f2;
    PyTuple_SET_ITEM(cpy_r_r23, 2, __tmp7810);
    cpy_r_r24 = PyObject_GetIter(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 123, CPyStatic_wayfarers___scoring___globals);
        goto CPyL58;
    }
CPyL19: ;
    cpy_r_r25 = PyIter_Next(cpy_r_r24);
    if (cpy_r_r25 == NULL) goto CPyL59;
    cpy_r_guild = cpy_r_r20;
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 123, CPyStatic_wayfarers___scoring___globals, "str", cpy_r_r25);
        goto CPyL60;
    }
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = PyList_New(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 124, CPyStatic_wayfarers___scoring___globals);
        goto CPyL61;
    }
    cpy_r_r30 = 0;
CPyL23: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r30 < cpy_r_r32;
    if (!cpy_r_r33) goto CPyL29;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r35 = *(CPyPtr *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r30 * 8;
    cpy_r_r37 = cpy_r_r35 + cpy_r_r36;
    cpy_r_r38 = *(PyObject * *)cpy_r_r37;
    CPy_INCREF(cpy_r_r38);
    if (likely(PyList_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 124, CPyStatic_wayfarers___scoring___globals, "list", cpy_r_r38);
        goto CPyL62;
    }
    cpy_r_r40 = CPyList_GetItem(cpy_r_r39, cpy_r_guild);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 124, CPyStatic_wayfarers___scoring___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 124, CPyStatic_wayfarers___scoring___globals);
        goto CPyL62;
    }
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r41);
    CPyList_SetItemUnsafe(cpy_r_r29, cpy_r_r30, cpy_r_r42);
    cpy_r_r43 = cpy_r_r30 + 1;
    cpy_r_r30 = cpy_r_r43;
    goto CPyL23;
CPyL29: ;
    cpy_r_r44 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r45 = CPyStatics[39]; /* 'max' */
    cpy_r_r46 = CPyObject_GetAttr(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 124, CPyStatic_wayfarers___scoring___globals);
        goto CPyL62;
    }
    cpy_r_r47 = CPyStatics[4896]; /* 0 */
    PyObject *cpy_r_r48[2] = {cpy_r_r29, cpy_r_r47};
    cpy_r_r49 = (PyObject **)&cpy_r_r48;
    cpy_r_r50 = CPyStatics[4979]; /* ('default',) */
    cpy_r_r51 = PyObject_Vectorcall(cpy_r_r46, cpy_r_r49, 1, cpy_r_r50);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 124, CPyStatic_wayfarers___scoring___globals);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r29);
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 124, CPyStatic_wayfarers___scoring___globals);
        goto CPyL61;
    }
    cpy_r_r53 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_guild);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 125, CPyStatic_wayfarers___scoring___globals);
        goto CPyL63;
    }
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 125, CPyStatic_wayfarers___scoring___globals);
        goto CPyL63;
    }
    cpy_r_r55 = cpy_r_r54 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (cpy_r_r56) goto CPyL36;
    cpy_r_r57 = cpy_r_r52 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (!cpy_r_r58) goto CPyL37;
CPyL36: ;
    cpy_r_r59 = CPyTagged_IsLt_(cpy_r_r52, cpy_r_r54);
    cpy_r_r60 = cpy_r_r59;
    goto CPyL38;
CPyL37: ;
    cpy_r_r61 = (Py_ssize_t)cpy_r_r54 > (Py_ssize_t)cpy_r_r52;
    cpy_r_r60 = cpy_r_r61;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r52);
    if (!cpy_r_r60) goto CPyL64;
    cpy_r_r62 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_majorities", "Table", "book", 126, CPyStatic_wayfarers___scoring___globals);
        goto CPyL61;
    }
CPyL40: ;
    cpy_r_r63 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r62)->_majority;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "_majorities", "Book", "majority", 126, CPyStatic_wayfarers___scoring___globals);
        goto CPyL61;
    }
CPyL41: ;
    cpy_r_r64 = CPyList_GetItem(cpy_r_r63, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 126, CPyStatic_wayfarers___scoring___globals);
        goto CPyL65;
    }
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 126, CPyStatic_wayfarers___scoring___globals);
        goto CPyL65;
    }
    cpy_r_r66 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r67 = CPyStatics[4257]; /* '_majority' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 126, CPyStatic_wayfarers___scoring___globals);
        goto CPyL66;
    }
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r65);
    PyObject *cpy_r_r70[2] = {cpy_r_r26, cpy_r_r69};
    cpy_r_r71 = (PyObject **)&cpy_r_r70;
    cpy_r_r72 = PyObject_Vectorcall(cpy_r_r68, cpy_r_r71, 2, 0);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 126, CPyStatic_wayfarers___scoring___globals);
        goto CPyL67;
    }
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r69);
    if (likely(PyTuple_Check(cpy_r_r72)))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 126, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r72);
        goto CPyL68;
    }
    cpy_r_r74 = PyList_Append(cpy_r_r0, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 126, CPyStatic_wayfarers___scoring___globals);
        goto CPyL68;
    }
CPyL47: ;
    cpy_r_r76 = cpy_r_r20 + 2;
    cpy_r_r20 = cpy_r_r76;
    goto CPyL19;
CPyL48: ;
    cpy_r_r77 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 123, CPyStatic_wayfarers___scoring___globals);
        goto CPyL51;
    }
    return cpy_r_r0;
CPyL50: ;
    cpy_r_r78 = NULL;
    return cpy_r_r78;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL50;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL50;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL50;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL15;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL14;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL50;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL16;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL50;
CPyL59: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r24);
    goto CPyL48;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL50;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r26);
    goto CPyL50;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r29);
    goto CPyL50;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r52);
    goto CPyL50;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_guild);
    CPy_DECREF(cpy_r_r26);
    goto CPyL47;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    goto CPyL50;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r65);
    goto CPyL50;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r69);
    goto CPyL50;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    goto CPyL50;
}
        
        PyObject *CPyPy_wayfarers___scoring____majorities(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_majorities", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring____majorities(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majorities", 118, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring____common_set(PyObject *cpy_r_tag, CPyTagged cpy_r_n, CPyTagged cpy_r_points) {
    PyObject *cpy_r_r0;
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
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = CPyStatics[4258]; /* 'score-set-' */
    cpy_r_r1 = CPyStr_Build(2, cpy_r_r0, cpy_r_tag);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_set", 135, CPyStatic_wayfarers___scoring___globals);
        goto CPyL7;
    }
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    cpy_r_r3 = CPyStatics[4259]; /* 'tag' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r5 = CPyDict_Build(2, cpy_r_r2, cpy_r_r4, cpy_r_r3, cpy_r_tag);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_set", 135, CPyStatic_wayfarers___scoring___globals);
        goto CPyL8;
    }
    cpy_r_r6 = CPyDef_message___Message(cpy_r_r1, cpy_r_r5);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_set", 135, CPyStatic_wayfarers___scoring___globals);
        goto CPyL7;
    }
    cpy_r_r7 = CPyStatics[4260]; /* 'WF-SCO-01' */
    cpy_r_r8 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r9 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_set", 135, CPyStatic_wayfarers___scoring___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_points);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_points);
    PyObject *cpy_r_r12[3] = {cpy_r_r6, cpy_r_r11, cpy_r_r7};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r10, cpy_r_r13, 3, 0);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_set", 135, CPyStatic_wayfarers___scoring___globals);
        goto CPyL10;
    }
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r11);
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_common_set", 135, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r14);
        goto CPyL7;
    }
    return cpy_r_r15;
CPyL7: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    goto CPyL7;
}
        
        PyObject *CPyPy_wayfarers___scoring____common_set(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"tag", "n", "points", 0};
            static CPyArg_Parser parser = {"OOO:_common_set", kwlist, 0};
            PyObject *obj_tag;
            PyObject *obj_n;
            PyObject *obj_points;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_tag, &obj_n, &obj_points)) {
                return NULL;
            }
            PyObject *arg_tag;
            if (likely(PyUnicode_Check(obj_tag)))
                arg_tag = obj_tag;
            else {
                CPy_TypeError("str", obj_tag); 
                goto fail;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            CPyTagged arg_points;
            if (likely(PyLong_Check(obj_points)))
                arg_points = CPyTagged_BorrowFromObject(obj_points);
            else {
                CPy_TypeError("int", obj_points); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring____common_set(arg_tag, arg_n, arg_points);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_common_set", 134, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring____space_card(PyObject *cpy_r_key, PyObject *cpy_r_card, CPyTagged cpy_r_points) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = CPyStatics[390]; /* 'card' */
    cpy_r_r1 = CPyDict_Build(1, cpy_r_r0, cpy_r_card);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_card", 140, CPyStatic_wayfarers___scoring___globals);
        goto CPyL6;
    }
    cpy_r_r2 = CPyDef_message___Message(cpy_r_key, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_card", 140, CPyStatic_wayfarers___scoring___globals);
        goto CPyL6;
    }
    cpy_r_r3 = CPyStatics[4261]; /* 'WF-SCO-03' */
    cpy_r_r4 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r5 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_card", 140, CPyStatic_wayfarers___scoring___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_points);
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_points);
    PyObject *cpy_r_r8[3] = {cpy_r_r2, cpy_r_r7, cpy_r_r3};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r9, 3, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_card", 140, CPyStatic_wayfarers___scoring___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r7);
    if (likely(PyTuple_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_space_card", 140, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r10);
        goto CPyL6;
    }
    return cpy_r_r11;
CPyL6: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    goto CPyL6;
}
        
        PyObject *CPyPy_wayfarers___scoring____space_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"key", "card", "points", 0};
            static CPyArg_Parser parser = {"OOO:_space_card", kwlist, 0};
            PyObject *obj_key;
            PyObject *obj_card;
            PyObject *obj_points;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_key, &obj_card, &obj_points)) {
                return NULL;
            }
            PyObject *arg_key;
            if (likely(PyUnicode_Check(obj_key)))
                arg_key = obj_key;
            else {
                CPy_TypeError("str", obj_key); 
                goto fail;
            }
            PyObject *arg_card;
            if (likely(PyUnicode_Check(obj_card)))
                arg_card = obj_card;
            else {
                CPy_TypeError("str", obj_card); 
                goto fail;
            }
            CPyTagged arg_points;
            if (likely(PyLong_Check(obj_points)))
                arg_points = CPyTagged_BorrowFromObject(obj_points);
            else {
                CPy_TypeError("int", obj_points); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring____space_card(arg_key, arg_card, arg_points);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_space_card", 139, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring____majority(PyObject *cpy_r_guild, CPyTagged cpy_r_points) {
    PyObject *cpy_r_r0;
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
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = CPyStatics[4262]; /* 'score-majority-' */
    cpy_r_r1 = CPyStr_Build(2, cpy_r_r0, cpy_r_guild);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majority", 145, CPyStatic_wayfarers___scoring___globals);
        goto CPyL8;
    }
    cpy_r_r2 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r3 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r4 = CPyStr_Build(2, cpy_r_r3, cpy_r_guild);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majority", 145, CPyStatic_wayfarers___scoring___globals);
        goto CPyL9;
    }
    cpy_r_r5 = CPyDict_Build(1, cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majority", 145, CPyStatic_wayfarers___scoring___globals);
        goto CPyL9;
    }
    cpy_r_r6 = CPyDef_message___Message(cpy_r_r1, cpy_r_r5);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majority", 145, CPyStatic_wayfarers___scoring___globals);
        goto CPyL8;
    }
    cpy_r_r7 = CPyStatics[4263]; /* 'WF-SCO-08' */
    cpy_r_r8 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r9 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majority", 145, CPyStatic_wayfarers___scoring___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_points);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_points);
    PyObject *cpy_r_r12[3] = {cpy_r_r6, cpy_r_r11, cpy_r_r7};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r10, cpy_r_r13, 3, 0);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majority", 145, CPyStatic_wayfarers___scoring___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r11);
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_majority", 145, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r14);
        goto CPyL8;
    }
    return cpy_r_r15;
CPyL8: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL8;
CPyL11: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    goto CPyL8;
}
        
        PyObject *CPyPy_wayfarers___scoring____majority(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"guild", "points", 0};
            static CPyArg_Parser parser = {"OO:_majority", kwlist, 0};
            PyObject *obj_guild;
            PyObject *obj_points;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_guild, &obj_points)) {
                return NULL;
            }
            PyObject *arg_guild;
            if (likely(PyUnicode_Check(obj_guild)))
                arg_guild = obj_guild;
            else {
                CPy_TypeError("str", obj_guild); 
                goto fail;
            }
            CPyTagged arg_points;
            if (likely(PyLong_Check(obj_points)))
                arg_points = CPyTagged_BorrowFromObject(obj_points);
            else {
                CPy_TypeError("int", obj_points); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring____majority(arg_guild, arg_points);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_majority", 144, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring____unique_set(CPyTagged cpy_r_n, CPyTagged cpy_r_points) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    cpy_r_r0 = CPyStatics[4264]; /* 'score-unique-sets' */
    cpy_r_r1 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r3 = CPyDict_Build(1, cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_set", 150, CPyStatic_wayfarers___scoring___globals);
        goto CPyL6;
    }
    cpy_r_r4 = CPyDef_message___Message(cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_set", 150, CPyStatic_wayfarers___scoring___globals);
        goto CPyL6;
    }
    cpy_r_r5 = CPyStatics[4265]; /* 'WF-SCO-02' */
    cpy_r_r6 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r7 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r8 = CPyDict_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_set", 150, CPyStatic_wayfarers___scoring___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_points);
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_points);
    PyObject *cpy_r_r10[3] = {cpy_r_r4, cpy_r_r9, cpy_r_r5};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r11, 3, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_set", 150, CPyStatic_wayfarers___scoring___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r9);
    if (likely(PyTuple_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_unique_set", 150, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r12);
        goto CPyL6;
    }
    return cpy_r_r13;
CPyL6: ;
    cpy_r_r14 = NULL;
    return cpy_r_r14;
CPyL7: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    goto CPyL6;
}
        
        PyObject *CPyPy_wayfarers___scoring____unique_set(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"n", "points", 0};
            static CPyArg_Parser parser = {"OO:_unique_set", kwlist, 0};
            PyObject *obj_n;
            PyObject *obj_points;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_n, &obj_points)) {
                return NULL;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            CPyTagged arg_points;
            if (likely(PyLong_Check(obj_points)))
                arg_points = CPyTagged_BorrowFromObject(obj_points);
            else {
                CPy_TypeError("int", obj_points); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring____unique_set(arg_n, arg_points);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_unique_set", 149, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring____caravan_tiles(CPyTagged cpy_r_points) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = CPyStatics[4266]; /* 'score-caravan' */
    cpy_r_r1 = PyDict_New();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan_tiles", 155, CPyStatic_wayfarers___scoring___globals);
        goto CPyL6;
    }
    cpy_r_r2 = CPyDef_message___Message(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan_tiles", 155, CPyStatic_wayfarers___scoring___globals);
        goto CPyL6;
    }
    cpy_r_r3 = CPyStatics[4267]; /* 'WF-SCO-07' */
    cpy_r_r4 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r5 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan_tiles", 155, CPyStatic_wayfarers___scoring___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_points);
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_points);
    PyObject *cpy_r_r8[3] = {cpy_r_r2, cpy_r_r7, cpy_r_r3};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r9, 3, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan_tiles", 155, CPyStatic_wayfarers___scoring___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r7);
    if (likely(PyTuple_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "_caravan_tiles", 155, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r10);
        goto CPyL6;
    }
    return cpy_r_r11;
CPyL6: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    goto CPyL6;
}
        
        PyObject *CPyPy_wayfarers___scoring____caravan_tiles(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"points", 0};
            static CPyArg_Parser parser = {"O:_caravan_tiles", kwlist, 0};
            PyObject *obj_points;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_points)) {
                return NULL;
            }
            CPyTagged arg_points;
            if (likely(PyLong_Check(obj_points)))
                arg_points = CPyTagged_BorrowFromObject(obj_points);
            else {
                CPy_TypeError("int", obj_points); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring____caravan_tiles(arg_points);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "_caravan_tiles", 154, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring___automa_score(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T5OOOOO cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_row;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject **cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int64_t cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    CPyPtr cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    CPyPtr cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    CPyTagged cpy_r_r91;
    int64_t cpy_r_r92;
    CPyTagged cpy_r_points;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    int32_t cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "automa_score", "Table", "automa", 160, CPyStatic_wayfarers___scoring___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (cpy_r_r2) {
        goto CPyL4;
    } else
        goto CPyL58;
CPyL2: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 161, CPyStatic_wayfarers___scoring___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "automa_score", "Table", "book", 162, CPyStatic_wayfarers___scoring___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = PyList_New(1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 163, CPyStatic_wayfarers___scoring___globals);
        goto CPyL60;
    }
    cpy_r_r6 = CPyStatics[4896]; /* 0 */
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    CPy_INCREF(cpy_r_r6);
    *(PyObject * *)cpy_r_r8 = cpy_r_r6;
    cpy_r_r9 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r4)->_rows;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = CPySequence_Multiply(cpy_r_r5, cpy_r_r12);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 163, CPyStatic_wayfarers___scoring___globals);
        goto CPyL60;
    }
    if (likely(cpy_r_r0 != Py_None))
        cpy_r_r14 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 164, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.table.Automa", cpy_r_r0);
        goto CPyL61;
    }
    cpy_r_r15 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r14)->_cards;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "automa_score", "Automa", "cards", 164, CPyStatic_wayfarers___scoring___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r15);
CPyL9: ;
    cpy_r_r16 = 0;
CPyL10: ;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r16 < cpy_r_r18;
    if (!cpy_r_r19) goto CPyL62;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyListObject, ob_item));
    cpy_r_r21 = *(CPyPtr *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r16 * 8;
    cpy_r_r23 = cpy_r_r21 + cpy_r_r22;
    cpy_r_r24 = *(PyObject * *)cpy_r_r23;
    CPy_INCREF(cpy_r_r24);
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 164, CPyStatic_wayfarers___scoring___globals);
        goto CPyL63;
    }
    cpy_r_r26 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r4)->_cards;
    cpy_r_r27 = CPyList_GetItemBorrow(cpy_r_r26, cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 165, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    if (likely(Py_TYPE(cpy_r_r27) == CPyType_wayfarers___printed___Card))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 165, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.printed.Card", cpy_r_r27);
        goto CPyL64;
    }
    cpy_r_r29 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r28)->_row;
    CPyTagged_INCREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r25);
    cpy_r_r30 = CPyList_GetItem(cpy_r_r13, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 165, CPyStatic_wayfarers___scoring___globals);
        goto CPyL65;
    }
    cpy_r_r31 = CPyStatics[4897]; /* 1 */
    cpy_r_r32 = PyNumber_InPlaceAdd(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 165, CPyStatic_wayfarers___scoring___globals);
        goto CPyL65;
    }
    cpy_r_r33 = CPyList_SetItem(cpy_r_r13, cpy_r_r29, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 165, CPyStatic_wayfarers___scoring___globals);
        goto CPyL63;
    }
    cpy_r_r34 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r34;
    goto CPyL10;
CPyL18: ;
    cpy_r_r35 = PyList_New(0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 166, CPyStatic_wayfarers___scoring___globals);
        goto CPyL61;
    }
    cpy_r_r36 = 0;
    cpy_r_r37 = CPyStatics[3821]; /* 'land' */
    cpy_r_r38 = CPyStatics[3826]; /* 'water' */
    cpy_r_r39 = CPyStatics[613]; /* 'space' */
    cpy_r_r40 = CPyStatics[3836]; /* 'townsfolk' */
    cpy_r_r41 = CPyStatics[3838]; /* 'inspiration' */
    CPy_INCREF(cpy_r_r37);
    CPy_INCREF(cpy_r_r38);
    CPy_INCREF(cpy_r_r39);
    CPy_INCREF(cpy_r_r40);
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42.f0 = cpy_r_r37;
    cpy_r_r42.f1 = cpy_r_r38;
    cpy_r_r42.f2 = cpy_r_r39;
    cpy_r_r42.f3 = cpy_r_r40;
    cpy_r_r42.f4 = cpy_r_r41;
    cpy_r_r43 = PyTuple_New(5);
    if (unlikely(cpy_r_r43 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7811 = cpy_r_r42.f0;
    PyTuple_SET_ITEM(cpy_r_r43, 0, __tmp7811);
    PyObject *__tmp7812 = cpy_r_r42.f1;
    PyTuple_SET_ITEM(cpy_r_r43, 1, __tmp7812);
    PyObject *__tmp7813 = cpy_r_r42.f2;
    PyTuple_SET_ITEM(cpy_r_r43, 2, __tmp7813);
    PyObject *__tmp7814 = cpy_r_r42.f3;
    PyTuple_SET_ITEM(cpy_r_r43, 3, __tmp7814);
    PyObject *__tmp7815 = cpy_r_r42.f4;
    PyTuple_SET_ITEM(cpy_r_r43, 4, __tmp7815);
    cpy_r_r44 = PyObject_GetIter(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 166, CPyStatic_wayfarers___scoring___globals);
        goto CPyL66;
    }
CPyL20: ;
    cpy_r_r45 = PyIter_Next(cpy_r_r44);
    if (cpy_r_r45 == NULL) goto CPyL67;
    cpy_r_row = cpy_r_r36;
    if (likely(PyUnicode_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 166, CPyStatic_wayfarers___scoring___globals, "str", cpy_r_r45);
        goto CPyL68;
    }
    cpy_r_r47 = CPyStatics[4268]; /* 'score-ai-' */
    cpy_r_r48 = CPyStr_Build(2, cpy_r_r47, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL68;
    }
    cpy_r_r49 = CPyStatics[31]; /* 'n' */
    cpy_r_r50 = CPyList_GetItem(cpy_r_r13, cpy_r_row);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL69;
    }
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL69;
    }
    cpy_r_r52 = CPyTagged_StealAsObject(cpy_r_r51);
    cpy_r_r53 = CPyDict_Build(1, cpy_r_r49, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL69;
    }
    cpy_r_r54 = CPyDef_message___Message(cpy_r_r48, cpy_r_r53);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL68;
    }
    cpy_r_r55 = CPyList_GetItem(cpy_r_r13, cpy_r_row);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL70;
    }
    if (likely(PyLong_Check(cpy_r_r55)))
        cpy_r_r56 = CPyTagged_FromObject(cpy_r_r55);
    else {
        CPy_TypeError("int", cpy_r_r55); cpy_r_r56 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL70;
    }
    cpy_r_r57 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r4)->_ai_vp;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "automa_score", "Book", "ai_vp", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL71;
    }
CPyL30: ;
    cpy_r_r58 = CPyList_GetItem(cpy_r_r57, cpy_r_row);
    CPyTagged_DECREF(cpy_r_row);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL72;
    }
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL72;
    }
    cpy_r_r60 = CPyTagged_Multiply(cpy_r_r56, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r59);
    cpy_r_r61 = CPyStatics[4269]; /* 'WF-AI-43' */
    cpy_r_r62 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r63 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r64 = CPyDict_GetItem(cpy_r_r62, cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL73;
    }
    cpy_r_r65 = CPyTagged_StealAsObject(cpy_r_r60);
    PyObject *cpy_r_r66[3] = {cpy_r_r54, cpy_r_r65, cpy_r_r61};
    cpy_r_r67 = (PyObject **)&cpy_r_r66;
    cpy_r_r68 = PyObject_Vectorcall(cpy_r_r64, cpy_r_r67, 3, 0);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals);
        goto CPyL74;
    }
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r65);
    if (likely(PyTuple_Check(cpy_r_r68)))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 167, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r68);
        goto CPyL75;
    }
    cpy_r_r70 = PyList_Append(cpy_r_r35, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 >= 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 166, CPyStatic_wayfarers___scoring___globals);
        goto CPyL75;
    }
    cpy_r_r72 = cpy_r_r36 + 2;
    cpy_r_r36 = cpy_r_r72;
    goto CPyL20;
CPyL37: ;
    cpy_r_r73 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 166, CPyStatic_wayfarers___scoring___globals);
        goto CPyL76;
    }
    cpy_r_r74 = 0;
    if (likely(cpy_r_r0 != Py_None))
        cpy_r_r75 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 170, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.table.Automa", cpy_r_r0);
        goto CPyL77;
    }
    cpy_r_r76 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r75)->_tiles;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "automa_score", "Automa", "tiles", 170, CPyStatic_wayfarers___scoring___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r76);
CPyL40: ;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r77 = 0;
CPyL41: ;
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PyVarObject, ob_size));
    cpy_r_r79 = *(int64_t *)cpy_r_r78;
    cpy_r_r80 = cpy_r_r77 < cpy_r_r79;
    if (!cpy_r_r80) goto CPyL78;
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PyListObject, ob_item));
    cpy_r_r82 = *(CPyPtr *)cpy_r_r81;
    cpy_r_r83 = cpy_r_r77 * 8;
    cpy_r_r84 = cpy_r_r82 + cpy_r_r83;
    cpy_r_r85 = *(PyObject * *)cpy_r_r84;
    CPy_INCREF(cpy_r_r85);
    if (likely(PyLong_Check(cpy_r_r85)))
        cpy_r_r86 = CPyTagged_FromObject(cpy_r_r85);
    else {
        CPy_TypeError("int", cpy_r_r85); cpy_r_r86 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 170, CPyStatic_wayfarers___scoring___globals);
        goto CPyL79;
    }
    cpy_r_r87 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r4)->_tiles;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/scoring.py", "automa_score", "Book", "tiles", 170, CPyStatic_wayfarers___scoring___globals);
        goto CPyL80;
    }
CPyL44: ;
    cpy_r_r88 = CPyList_GetItemBorrow(cpy_r_r87, cpy_r_r86);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 170, CPyStatic_wayfarers___scoring___globals);
        goto CPyL80;
    }
    if (likely(Py_TYPE(cpy_r_r88) == CPyType_wayfarers___printed___Tile))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 170, CPyStatic_wayfarers___scoring___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r88);
        goto CPyL80;
    }
    cpy_r_r90 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r89)->_vp;
    CPyTagged_INCREF(cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r86);
    cpy_r_r91 = CPyTagged_Add(cpy_r_r74, cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r90);
    cpy_r_r74 = cpy_r_r91;
    cpy_r_r92 = cpy_r_r77 + 1;
    cpy_r_r77 = cpy_r_r92;
    goto CPyL41;
CPyL48: ;
    cpy_r_points = cpy_r_r74;
    cpy_r_r93 = CPyStatics[4266]; /* 'score-caravan' */
    cpy_r_r94 = PyDict_New();
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 171, CPyStatic_wayfarers___scoring___globals);
        goto CPyL81;
    }
    cpy_r_r95 = CPyDef_message___Message(cpy_r_r93, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 171, CPyStatic_wayfarers___scoring___globals);
        goto CPyL81;
    }
    cpy_r_r96 = CPyStatics[4269]; /* 'WF-AI-43' */
    cpy_r_r97 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r98 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r99 = CPyDict_GetItem(cpy_r_r97, cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 171, CPyStatic_wayfarers___scoring___globals);
        goto CPyL82;
    }
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_points);
    PyObject *cpy_r_r101[3] = {cpy_r_r95, cpy_r_r100, cpy_r_r96};
    cpy_r_r102 = (PyObject **)&cpy_r_r101;
    cpy_r_r103 = PyObject_Vectorcall(cpy_r_r99, cpy_r_r102, 3, 0);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 171, CPyStatic_wayfarers___scoring___globals);
        goto CPyL83;
    }
    CPy_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r100);
    if (likely(PyTuple_Check(cpy_r_r103)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 171, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r103);
        goto CPyL84;
    }
    cpy_r_r105 = PyList_Append(cpy_r_r35, cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    cpy_r_r106 = cpy_r_r105 >= 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 171, CPyStatic_wayfarers___scoring___globals);
        goto CPyL84;
    }
    cpy_r_r107 = CPyDef_wayfarers___scoring____majorities(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 172, CPyStatic_wayfarers___scoring___globals);
        goto CPyL84;
    }
    cpy_r_r108 = PySequence_Concat(cpy_r_r35, cpy_r_r107);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 172, CPyStatic_wayfarers___scoring___globals);
        goto CPyL57;
    }
    return cpy_r_r108;
CPyL57: ;
    cpy_r_r109 = NULL;
    return cpy_r_r109;
CPyL58: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL2;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL57;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL57;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    goto CPyL57;
CPyL62: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL18;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL57;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL57;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL57;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    goto CPyL57;
CPyL67: ;
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r44);
    goto CPyL37;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_row);
    goto CPyL57;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r48);
    goto CPyL57;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r54);
    goto CPyL57;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL57;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL57;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL57;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r65);
    goto CPyL57;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r44);
    goto CPyL57;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    goto CPyL57;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL57;
CPyL78: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r76);
    goto CPyL48;
CPyL79: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r76);
    goto CPyL57;
CPyL80: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r86);
    goto CPyL57;
CPyL81: ;
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL57;
CPyL82: ;
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r95);
    goto CPyL57;
CPyL83: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r100);
    goto CPyL57;
CPyL84: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL57;
}
        
        PyObject *CPyPy_wayfarers___scoring___automa_score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:automa_score", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring___automa_score(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "automa_score", 158, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___scoring___winners(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    CPyTagged cpy_r_points;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    tuple_T4IIII cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    tuple_T4IIII cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_seat_2;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    tuple_T4IIII cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyTagged cpy_r_r62;
    CPyTagged cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    int32_t cpy_r_r85;
    char cpy_r_r86;
    CPyTagged cpy_r_r87;
    int64_t cpy_r_r88;
    PyObject *cpy_r_r89;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 177, CPyStatic_wayfarers___scoring___globals);
        goto CPyL52;
    }
    cpy_r_r1 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 178, CPyStatic_wayfarers___scoring___globals);
        goto CPyL53;
    }
CPyL2: ;
    cpy_r_r2 = 0;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_seat = cpy_r_r2;
    CPyTagged_DECREF(cpy_r_seat);
CPyL3: ;
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = cpy_r_r1 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r1);
    if (cpy_r_r7) {
        goto CPyL7;
    } else
        goto CPyL54;
CPyL6: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r1;
    if (!cpy_r_r8) goto CPyL54;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_seat = cpy_r_r2;
    cpy_r_r9 = CPyDef_wayfarers___table___Table___guilds_of(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 179, CPyStatic_wayfarers___scoring___globals);
        goto CPyL55;
    }
    cpy_r_r10 = 0;
    cpy_r_r11 = CPyDef_wayfarers___scoring___score(cpy_r_t, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 180, CPyStatic_wayfarers___scoring___globals);
        goto CPyL56;
    }
    cpy_r_r12 = 0;
CPyL10: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r12 < cpy_r_r14;
    if (!cpy_r_r15) goto CPyL57;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r17 = *(CPyPtr *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r12 * 8;
    cpy_r_r19 = cpy_r_r17 + cpy_r_r18;
    cpy_r_r20 = *(PyObject * *)cpy_r_r19;
    CPy_INCREF(cpy_r_r20);
    if (likely(PyTuple_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/scoring.py", "winners", 180, CPyStatic_wayfarers___scoring___globals, "tuple", cpy_r_r20);
        goto CPyL58;
    }
    cpy_r_r22 = CPySequenceTuple_GetItem(cpy_r_r21, 2);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 180, CPyStatic_wayfarers___scoring___globals);
        goto CPyL58;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 180, CPyStatic_wayfarers___scoring___globals);
        goto CPyL58;
    }
    cpy_r_r24 = CPyTagged_Add(cpy_r_r10, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r10 = cpy_r_r24;
    cpy_r_r25 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r25;
    goto CPyL10;
CPyL16: ;
    cpy_r_points = cpy_r_r10;
    cpy_r_r26 = CPyList_GetItemShort(cpy_r_r9, 0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 181, CPyStatic_wayfarers___scoring___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 181, CPyStatic_wayfarers___scoring___globals);
        goto CPyL59;
    }
    cpy_r_r28 = CPyList_GetItemShort(cpy_r_r9, 2);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 181, CPyStatic_wayfarers___scoring___globals);
        goto CPyL60;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 181, CPyStatic_wayfarers___scoring___globals);
        goto CPyL60;
    }
    cpy_r_r30 = CPyList_GetItemShort(cpy_r_r9, 4);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 181, CPyStatic_wayfarers___scoring___globals);
        goto CPyL61;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 181, CPyStatic_wayfarers___scoring___globals);
        goto CPyL61;
    }
    cpy_r_r32.f0 = cpy_r_points;
    cpy_r_r32.f1 = cpy_r_r27;
    cpy_r_r32.f2 = cpy_r_r29;
    cpy_r_r32.f3 = cpy_r_r31;
    cpy_r_r33 = PyTuple_New(4);
    if (unlikely(cpy_r_r33 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7816 = CPyTagged_StealAsObject(cpy_r_r32.f0);
    PyTuple_SET_ITEM(cpy_r_r33, 0, __tmp7816);
    PyObject *__tmp7817 = CPyTagged_StealAsObject(cpy_r_r32.f1);
    PyTuple_SET_ITEM(cpy_r_r33, 1, __tmp7817);
    PyObject *__tmp7818 = CPyTagged_StealAsObject(cpy_r_r32.f2);
    PyTuple_SET_ITEM(cpy_r_r33, 2, __tmp7818);
    PyObject *__tmp7819 = CPyTagged_StealAsObject(cpy_r_r32.f3);
    PyTuple_SET_ITEM(cpy_r_r33, 3, __tmp7819);
    cpy_r_r34 = PyList_Append(cpy_r_r0, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 181, CPyStatic_wayfarers___scoring___globals);
        goto CPyL62;
    }
    cpy_r_r36 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r2 = cpy_r_r36;
    goto CPyL3;
CPyL24: ;
    cpy_r_r37 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r38 = CPyStatics[39]; /* 'max' */
    cpy_r_r39 = CPyObject_GetAttr(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 182, CPyStatic_wayfarers___scoring___globals);
        goto CPyL53;
    }
    PyObject *cpy_r_r40[1] = {cpy_r_r0};
    cpy_r_r41 = (PyObject **)&cpy_r_r40;
    cpy_r_r42 = PyObject_Vectorcall(cpy_r_r39, cpy_r_r41, 1, 0);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 182, CPyStatic_wayfarers___scoring___globals);
        goto CPyL53;
    }
    PyObject *__tmp7820;
    if (unlikely(!(PyTuple_Check(cpy_r_r42) && PyTuple_GET_SIZE(cpy_r_r42) == 4))) {
        __tmp7820 = NULL;
        goto __LL7821;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r42, 0))))
        __tmp7820 = PyTuple_GET_ITEM(cpy_r_r42, 0);
    else {
        __tmp7820 = NULL;
    }
    if (__tmp7820 == NULL) goto __LL7821;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r42, 1))))
        __tmp7820 = PyTuple_GET_ITEM(cpy_r_r42, 1);
    else {
        __tmp7820 = NULL;
    }
    if (__tmp7820 == NULL) goto __LL7821;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r42, 2))))
        __tmp7820 = PyTuple_GET_ITEM(cpy_r_r42, 2);
    else {
        __tmp7820 = NULL;
    }
    if (__tmp7820 == NULL) goto __LL7821;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r42, 3))))
        __tmp7820 = PyTuple_GET_ITEM(cpy_r_r42, 3);
    else {
        __tmp7820 = NULL;
    }
    if (__tmp7820 == NULL) goto __LL7821;
    __tmp7820 = cpy_r_r42;
__LL7821: ;
    if (unlikely(__tmp7820 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int]", cpy_r_r42); cpy_r_r43 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7822 = PyTuple_GET_ITEM(cpy_r_r42, 0);
        CPyTagged __tmp7823;
        if (likely(PyLong_Check(__tmp7822)))
            __tmp7823 = CPyTagged_FromObject(__tmp7822);
        else {
            goto __LL7824;
        }
        cpy_r_r43.f0 = __tmp7823;
        PyObject *__tmp7825 = PyTuple_GET_ITEM(cpy_r_r42, 1);
        CPyTagged __tmp7826;
        if (likely(PyLong_Check(__tmp7825)))
            __tmp7826 = CPyTagged_FromObject(__tmp7825);
        else {
            goto __LL7827;
        }
        cpy_r_r43.f1 = __tmp7826;
        PyObject *__tmp7828 = PyTuple_GET_ITEM(cpy_r_r42, 2);
        CPyTagged __tmp7829;
        if (likely(PyLong_Check(__tmp7828)))
            __tmp7829 = CPyTagged_FromObject(__tmp7828);
        else {
            goto __LL7830;
        }
        cpy_r_r43.f2 = __tmp7829;
        PyObject *__tmp7831 = PyTuple_GET_ITEM(cpy_r_r42, 3);
        CPyTagged __tmp7832;
        if (likely(PyLong_Check(__tmp7831)))
            __tmp7832 = CPyTagged_FromObject(__tmp7831);
        else {
            goto __LL7833;
        }
        cpy_r_r43.f3 = __tmp7832;
    }
    goto __LL7834;
__LL7824: ;
    cpy_r_r43 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7834;
__LL7827: ;
    CPyTagged_DECREF(cpy_r_r43.f0);
    cpy_r_r43 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7834;
__LL7830: ;
    CPyTagged_DECREF(cpy_r_r43.f0);
    CPyTagged_DECREF(cpy_r_r43.f1);
    cpy_r_r43 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7834;
__LL7833: ;
    CPyTagged_DECREF(cpy_r_r43.f0);
    CPyTagged_DECREF(cpy_r_r43.f1);
    CPyTagged_DECREF(cpy_r_r43.f2);
    cpy_r_r43 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7834;
__LL7834: ;
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 182, CPyStatic_wayfarers___scoring___globals);
        goto CPyL53;
    }
    cpy_r_r44 = PyList_New(0);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 183, CPyStatic_wayfarers___scoring___globals);
        goto CPyL63;
    }
    cpy_r_r45 = 0;
    cpy_r_r46 = 0;
CPyL29: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL64;
    cpy_r_seat_2 = cpy_r_r45;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r46 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(PyObject * *)cpy_r_r53;
    CPy_INCREF(cpy_r_r54);
    PyObject *__tmp7835;
    if (unlikely(!(PyTuple_Check(cpy_r_r54) && PyTuple_GET_SIZE(cpy_r_r54) == 4))) {
        __tmp7835 = NULL;
        goto __LL7836;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r54, 0))))
        __tmp7835 = PyTuple_GET_ITEM(cpy_r_r54, 0);
    else {
        __tmp7835 = NULL;
    }
    if (__tmp7835 == NULL) goto __LL7836;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r54, 1))))
        __tmp7835 = PyTuple_GET_ITEM(cpy_r_r54, 1);
    else {
        __tmp7835 = NULL;
    }
    if (__tmp7835 == NULL) goto __LL7836;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r54, 2))))
        __tmp7835 = PyTuple_GET_ITEM(cpy_r_r54, 2);
    else {
        __tmp7835 = NULL;
    }
    if (__tmp7835 == NULL) goto __LL7836;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r54, 3))))
        __tmp7835 = PyTuple_GET_ITEM(cpy_r_r54, 3);
    else {
        __tmp7835 = NULL;
    }
    if (__tmp7835 == NULL) goto __LL7836;
    __tmp7835 = cpy_r_r54;
__LL7836: ;
    if (unlikely(__tmp7835 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int]", cpy_r_r54); cpy_r_r55 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7837 = PyTuple_GET_ITEM(cpy_r_r54, 0);
        CPyTagged __tmp7838;
        if (likely(PyLong_Check(__tmp7837)))
            __tmp7838 = CPyTagged_FromObject(__tmp7837);
        else {
            goto __LL7839;
        }
        cpy_r_r55.f0 = __tmp7838;
        PyObject *__tmp7840 = PyTuple_GET_ITEM(cpy_r_r54, 1);
        CPyTagged __tmp7841;
        if (likely(PyLong_Check(__tmp7840)))
            __tmp7841 = CPyTagged_FromObject(__tmp7840);
        else {
            goto __LL7842;
        }
        cpy_r_r55.f1 = __tmp7841;
        PyObject *__tmp7843 = PyTuple_GET_ITEM(cpy_r_r54, 2);
        CPyTagged __tmp7844;
        if (likely(PyLong_Check(__tmp7843)))
            __tmp7844 = CPyTagged_FromObject(__tmp7843);
        else {
            goto __LL7845;
        }
        cpy_r_r55.f2 = __tmp7844;
        PyObject *__tmp7846 = PyTuple_GET_ITEM(cpy_r_r54, 3);
        CPyTagged __tmp7847;
        if (likely(PyLong_Check(__tmp7846)))
            __tmp7847 = CPyTagged_FromObject(__tmp7846);
        else {
            goto __LL7848;
        }
        cpy_r_r55.f3 = __tmp7847;
    }
    goto __LL7849;
__LL7839: ;
    cpy_r_r55 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7849;
__LL7842: ;
    CPyTagged_DECREF(cpy_r_r55.f0);
    cpy_r_r55 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7849;
__LL7845: ;
    CPyTagged_DECREF(cpy_r_r55.f0);
    CPyTagged_DECREF(cpy_r_r55.f1);
    cpy_r_r55 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7849;
__LL7848: ;
    CPyTagged_DECREF(cpy_r_r55.f0);
    CPyTagged_DECREF(cpy_r_r55.f1);
    CPyTagged_DECREF(cpy_r_r55.f2);
    cpy_r_r55 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7849;
__LL7849: ;
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 183, CPyStatic_wayfarers___scoring___globals);
        goto CPyL65;
    }
    cpy_r_r56 = cpy_r_r55.f0;
    CPyTagged_INCREF(cpy_r_r56);
    cpy_r_r57 = cpy_r_r55.f1;
    CPyTagged_INCREF(cpy_r_r57);
    cpy_r_r58 = cpy_r_r55.f2;
    CPyTagged_INCREF(cpy_r_r58);
    cpy_r_r59 = cpy_r_r55.f3;
    CPyTagged_INCREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r55.f0);
    CPyTagged_DECREF(cpy_r_r55.f1);
    CPyTagged_DECREF(cpy_r_r55.f2);
    CPyTagged_DECREF(cpy_r_r55.f3);
    cpy_r_r60 = cpy_r_r43.f0;
    CPyTagged_INCREF(cpy_r_r60);
    cpy_r_r61 = cpy_r_r43.f1;
    CPyTagged_INCREF(cpy_r_r61);
    cpy_r_r62 = cpy_r_r43.f2;
    CPyTagged_INCREF(cpy_r_r62);
    cpy_r_r63 = cpy_r_r43.f3;
    CPyTagged_INCREF(cpy_r_r63);
    cpy_r_r64 = cpy_r_r56 & 1;
    cpy_r_r65 = cpy_r_r64 != 0;
    if (!cpy_r_r65) goto CPyL33;
    cpy_r_r66 = CPyTagged_IsEq_(cpy_r_r56, cpy_r_r60);
    cpy_r_r67 = cpy_r_r66;
    goto CPyL34;
CPyL33: ;
    cpy_r_r68 = cpy_r_r56 == cpy_r_r60;
    cpy_r_r67 = cpy_r_r68;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r60);
    if (!cpy_r_r67) goto CPyL66;
    cpy_r_r69 = cpy_r_r57 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (!cpy_r_r70) goto CPyL37;
    cpy_r_r71 = CPyTagged_IsEq_(cpy_r_r57, cpy_r_r61);
    cpy_r_r72 = cpy_r_r71;
    goto CPyL38;
CPyL37: ;
    cpy_r_r73 = cpy_r_r57 == cpy_r_r61;
    cpy_r_r72 = cpy_r_r73;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r61);
    if (!cpy_r_r72) goto CPyL67;
    cpy_r_r74 = cpy_r_r58 & 1;
    cpy_r_r75 = cpy_r_r74 != 0;
    if (!cpy_r_r75) goto CPyL41;
    cpy_r_r76 = CPyTagged_IsEq_(cpy_r_r58, cpy_r_r62);
    cpy_r_r77 = cpy_r_r76;
    goto CPyL42;
CPyL41: ;
    cpy_r_r78 = cpy_r_r58 == cpy_r_r62;
    cpy_r_r77 = cpy_r_r78;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r62);
    if (!cpy_r_r77) goto CPyL68;
    cpy_r_r79 = cpy_r_r59 & 1;
    cpy_r_r80 = cpy_r_r79 != 0;
    if (!cpy_r_r80) goto CPyL45;
    cpy_r_r81 = CPyTagged_IsEq_(cpy_r_r59, cpy_r_r63);
    cpy_r_r82 = cpy_r_r81;
    goto CPyL46;
CPyL45: ;
    cpy_r_r83 = cpy_r_r59 == cpy_r_r63;
    cpy_r_r82 = cpy_r_r83;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r63);
    if (cpy_r_r82) goto CPyL48;
CPyL47: ;
    if (0) {
        goto CPyL49;
    } else
        goto CPyL69;
CPyL48: ;
    if (!1) goto CPyL69;
CPyL49: ;
    cpy_r_r84 = CPyTagged_StealAsObject(cpy_r_seat_2);
    cpy_r_r85 = PyList_Append(cpy_r_r44, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    cpy_r_r86 = cpy_r_r85 >= 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 183, CPyStatic_wayfarers___scoring___globals);
        goto CPyL70;
    }
CPyL50: ;
    cpy_r_r87 = cpy_r_r45 + 2;
    cpy_r_r45 = cpy_r_r87;
    cpy_r_r88 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r88;
    goto CPyL29;
CPyL51: ;
    return cpy_r_r44;
CPyL52: ;
    cpy_r_r89 = NULL;
    return cpy_r_r89;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL52;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL24;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL52;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL52;
CPyL57: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL16;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL52;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL52;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL52;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL52;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL52;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r43.f0);
    CPyTagged_DecRef(cpy_r_r43.f1);
    CPyTagged_DecRef(cpy_r_r43.f2);
    CPyTagged_DecRef(cpy_r_r43.f3);
    goto CPyL52;
CPyL64: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r43.f0);
    CPyTagged_DECREF(cpy_r_r43.f1);
    CPyTagged_DECREF(cpy_r_r43.f2);
    CPyTagged_DECREF(cpy_r_r43.f3);
    goto CPyL51;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r43.f0);
    CPyTagged_DecRef(cpy_r_r43.f1);
    CPyTagged_DecRef(cpy_r_r43.f2);
    CPyTagged_DecRef(cpy_r_r43.f3);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_seat_2);
    goto CPyL52;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r63);
    goto CPyL47;
CPyL67: ;
    CPyTagged_DECREF(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r63);
    goto CPyL47;
CPyL68: ;
    CPyTagged_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r63);
    goto CPyL47;
CPyL69: ;
    CPyTagged_DECREF(cpy_r_seat_2);
    goto CPyL50;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r43.f0);
    CPyTagged_DecRef(cpy_r_r43.f1);
    CPyTagged_DecRef(cpy_r_r43.f2);
    CPyTagged_DecRef(cpy_r_r43.f3);
    CPy_DecRef(cpy_r_r44);
    goto CPyL52;
}
        
        PyObject *CPyPy_wayfarers___scoring___winners(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:winners", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___scoring___winners(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "winners", 175, CPyStatic_wayfarers___scoring___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___scoring_____top_level__(void) {
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
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject **cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject **cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    int32_t cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject **cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject **cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    int32_t cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject **cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject **cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    int32_t cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject **cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject **cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    int32_t cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject **cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject **cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    int32_t cpy_r_r187;
    char cpy_r_r188;
    char cpy_r_r189;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 1, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 1, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 3, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5592]; /* ('lru_cache',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 5, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 7, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 7, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 7, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 7, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5640]; /* ('BLACK', 'BLUE', 'CELLS', 'COMET', 'GUILDS', 'PRIMARY_TAGS', 'YELLOW') */
    cpy_r_r36 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 7, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    } else
        goto CPyL65;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 16, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 16, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 16, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 16, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5565]; /* ('NO_CARD', 'Table') */
    cpy_r_r58 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 16, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    } else
        goto CPyL66;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 17, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___game;
    cpy_r_r69 = CPyExec_serai___kernel___game;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 17, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 17, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 17, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5158]; /* ('ScoreItem',) */
    cpy_r_r80 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 17, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    } else
        goto CPyL67;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 18, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___message;
    cpy_r_r91 = CPyExec_serai___kernel___message;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 18, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 18, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 18, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r102 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 18, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    } else
        goto CPyL68;
CPyL38: ;
    cpy_r_r104 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r105 = CPyStatics[4250]; /* '_common_set' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 133, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r107 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r108 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r109 = CPyDict_GetItem(cpy_r_r107, cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 133, CPyStatic_wayfarers___scoring___globals);
        goto CPyL69;
    }
    cpy_r_r110 = CPyStatics[4957]; /* 1024 */
    PyObject *cpy_r_r111[1] = {cpy_r_r110};
    cpy_r_r112 = (PyObject **)&cpy_r_r111;
    cpy_r_r113 = PyObject_Vectorcall(cpy_r_r109, cpy_r_r112, 1, 0);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 133, CPyStatic_wayfarers___scoring___globals);
        goto CPyL69;
    }
    PyObject *cpy_r_r114[1] = {cpy_r_r106};
    cpy_r_r115 = (PyObject **)&cpy_r_r114;
    cpy_r_r116 = PyObject_Vectorcall(cpy_r_r113, cpy_r_r115, 1, 0);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 133, CPyStatic_wayfarers___scoring___globals);
        goto CPyL69;
    }
    CPy_DECREF(cpy_r_r106);
    cpy_r_r117 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r118 = CPyStatics[4250]; /* '_common_set' */
    cpy_r_r119 = PyDict_SetItem(cpy_r_r117, cpy_r_r118, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    cpy_r_r120 = cpy_r_r119 >= 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 133, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r121 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r122 = CPyStatics[4255]; /* '_space_card' */
    cpy_r_r123 = CPyDict_GetItem(cpy_r_r121, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 138, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r124 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r125 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r126 = CPyDict_GetItem(cpy_r_r124, cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 138, CPyStatic_wayfarers___scoring___globals);
        goto CPyL70;
    }
    cpy_r_r127 = CPyStatics[4962]; /* 4096 */
    PyObject *cpy_r_r128[1] = {cpy_r_r127};
    cpy_r_r129 = (PyObject **)&cpy_r_r128;
    cpy_r_r130 = PyObject_Vectorcall(cpy_r_r126, cpy_r_r129, 1, 0);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 138, CPyStatic_wayfarers___scoring___globals);
        goto CPyL70;
    }
    PyObject *cpy_r_r131[1] = {cpy_r_r123};
    cpy_r_r132 = (PyObject **)&cpy_r_r131;
    cpy_r_r133 = PyObject_Vectorcall(cpy_r_r130, cpy_r_r132, 1, 0);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 138, CPyStatic_wayfarers___scoring___globals);
        goto CPyL70;
    }
    CPy_DECREF(cpy_r_r123);
    cpy_r_r134 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r135 = CPyStatics[4255]; /* '_space_card' */
    cpy_r_r136 = PyDict_SetItem(cpy_r_r134, cpy_r_r135, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    cpy_r_r137 = cpy_r_r136 >= 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 138, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r138 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r139 = CPyStatics[4257]; /* '_majority' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 143, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r141 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r142 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r143 = CPyDict_GetItem(cpy_r_r141, cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 143, CPyStatic_wayfarers___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r144 = CPyStatics[4965]; /* 64 */
    PyObject *cpy_r_r145[1] = {cpy_r_r144};
    cpy_r_r146 = (PyObject **)&cpy_r_r145;
    cpy_r_r147 = PyObject_Vectorcall(cpy_r_r143, cpy_r_r146, 1, 0);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 143, CPyStatic_wayfarers___scoring___globals);
        goto CPyL71;
    }
    PyObject *cpy_r_r148[1] = {cpy_r_r140};
    cpy_r_r149 = (PyObject **)&cpy_r_r148;
    cpy_r_r150 = PyObject_Vectorcall(cpy_r_r147, cpy_r_r149, 1, 0);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 143, CPyStatic_wayfarers___scoring___globals);
        goto CPyL71;
    }
    CPy_DECREF(cpy_r_r140);
    cpy_r_r151 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r152 = CPyStatics[4257]; /* '_majority' */
    cpy_r_r153 = PyDict_SetItem(cpy_r_r151, cpy_r_r152, cpy_r_r150);
    CPy_DECREF(cpy_r_r150);
    cpy_r_r154 = cpy_r_r153 >= 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 143, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r155 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r156 = CPyStatics[4251]; /* '_unique_set' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 148, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r158 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r159 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r160 = CPyDict_GetItem(cpy_r_r158, cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 148, CPyStatic_wayfarers___scoring___globals);
        goto CPyL72;
    }
    cpy_r_r161 = CPyStatics[4963]; /* 256 */
    PyObject *cpy_r_r162[1] = {cpy_r_r161};
    cpy_r_r163 = (PyObject **)&cpy_r_r162;
    cpy_r_r164 = PyObject_Vectorcall(cpy_r_r160, cpy_r_r163, 1, 0);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 148, CPyStatic_wayfarers___scoring___globals);
        goto CPyL72;
    }
    PyObject *cpy_r_r165[1] = {cpy_r_r157};
    cpy_r_r166 = (PyObject **)&cpy_r_r165;
    cpy_r_r167 = PyObject_Vectorcall(cpy_r_r164, cpy_r_r166, 1, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 148, CPyStatic_wayfarers___scoring___globals);
        goto CPyL72;
    }
    CPy_DECREF(cpy_r_r157);
    cpy_r_r168 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r169 = CPyStatics[4251]; /* '_unique_set' */
    cpy_r_r170 = PyDict_SetItem(cpy_r_r168, cpy_r_r169, cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    cpy_r_r171 = cpy_r_r170 >= 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 148, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r172 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r173 = CPyStatics[4256]; /* '_caravan_tiles' */
    cpy_r_r174 = CPyDict_GetItem(cpy_r_r172, cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 153, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r175 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r176 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 153, CPyStatic_wayfarers___scoring___globals);
        goto CPyL73;
    }
    cpy_r_r178 = CPyStatics[4963]; /* 256 */
    PyObject *cpy_r_r179[1] = {cpy_r_r178};
    cpy_r_r180 = (PyObject **)&cpy_r_r179;
    cpy_r_r181 = PyObject_Vectorcall(cpy_r_r177, cpy_r_r180, 1, 0);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 153, CPyStatic_wayfarers___scoring___globals);
        goto CPyL73;
    }
    PyObject *cpy_r_r182[1] = {cpy_r_r174};
    cpy_r_r183 = (PyObject **)&cpy_r_r182;
    cpy_r_r184 = PyObject_Vectorcall(cpy_r_r181, cpy_r_r183, 1, 0);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 153, CPyStatic_wayfarers___scoring___globals);
        goto CPyL73;
    }
    CPy_DECREF(cpy_r_r174);
    cpy_r_r185 = CPyStatic_wayfarers___scoring___globals;
    cpy_r_r186 = CPyStatics[4256]; /* '_caravan_tiles' */
    cpy_r_r187 = PyDict_SetItem(cpy_r_r185, cpy_r_r186, cpy_r_r184);
    CPy_DECREF(cpy_r_r184);
    cpy_r_r188 = cpy_r_r187 >= 0;
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/wayfarers/scoring.py", "<module>", 153, CPyStatic_wayfarers___scoring___globals);
        goto CPyL64;
    }
    return 1;
CPyL64: ;
    cpy_r_r189 = 2;
    return cpy_r_r189;
CPyL65: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL66: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL67: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL68: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL69: ;
    CPy_DecRef(cpy_r_r106);
    goto CPyL64;
CPyL70: ;
    CPy_DecRef(cpy_r_r123);
    goto CPyL64;
CPyL71: ;
    CPy_DecRef(cpy_r_r140);
    goto CPyL64;
CPyL72: ;
    CPy_DecRef(cpy_r_r157);
    goto CPyL64;
CPyL73: ;
    CPy_DecRef(cpy_r_r174);
    goto CPyL64;
}

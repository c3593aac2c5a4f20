#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef completionmodule_methods[] = {
    {"lacks_expert", (PyCFunction)CPyPy_completion___lacks_expert, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lacks_expert(t, picks)\n--\n\n") /* docstring */},
    {"lacks_animal", (PyCFunction)CPyPy_completion___lacks_animal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lacks_animal(t, colour, can_recolour, picks)\n--\n\n") /* docstring */},
    {"cheapest_research", (PyCFunction)CPyPy_completion___cheapest_research, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("cheapest_research(t, player, continent)\n--\n\n") /* docstring */},
    {"lacks_research", (PyCFunction)CPyPy_completion___lacks_research, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lacks_research(t, player, continent, cheapest, reach, picks)\n--\n\n") /* docstring */},
    {"can_bring_animal", (PyCFunction)CPyPy_completion___can_bring_animal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("can_bring_animal(t, player, continent)\n--\n\n") /* docstring */},
    {"lacks_value", (PyCFunction)CPyPy_completion___lacks_value, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lacks_value(t, reach)\n--\n\n") /* docstring */},
    {"after_placing", (PyCFunction)CPyPy_completion___after_placing, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("after_placing(t, player, location, stars)\n--\n\n") /* docstring */},
    {"expert_reach", (PyCFunction)CPyPy_completion___expert_reach, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("expert_reach(t, player, colour, on_expedition, picks)\n--\n\n") /* docstring */},
    {"_worth", (PyCFunction)CPyPy_completion____worth, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_worth(t, expert, colour, on_expedition)\n--\n\n") /* docstring */},
    {"expedition_value", (PyCFunction)CPyPy_completion___expedition_value, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("expedition_value(t, player)\n--\n\n") /* docstring */},
    {"completable", (PyCFunction)CPyPy_completion___completable, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("completable(t, me, experts=0, animals=0)\n--\n\n") /* docstring */},
    {"survives_gain", (PyCFunction)CPyPy_completion___survives_gain, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("survives_gain(t, me, reputation)\n--\n\n") /* docstring */},
    {"survives_seal", (PyCFunction)CPyPy_completion___survives_seal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("survives_seal(t, me)\n--\n\n") /* docstring */},
    {"survives_pick", (PyCFunction)CPyPy_completion___survives_pick, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("survives_pick(t, me, kind, card)\n--\n\n") /* docstring */},
    {"survives_placing", (PyCFunction)CPyPy_completion___survives_placing, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("survives_placing(t, me, new)\n--\n\n") /* docstring */},
    {"survives_cover", (PyCFunction)CPyPy_completion___survives_cover, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("survives_cover(t, me, new, covered)\n--\n\n") /* docstring */},
    {"_picks_due", (PyCFunction)CPyPy_completion____picks_due, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_picks_due(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___completion__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___completion__internal, "__name__");
    CPyStatic_completion___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___completion__internal);
    if (unlikely(CPyStatic_completion___globals == NULL))
        goto fail;
    char result = CPyDef_completion_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___completion__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___encyclopedia___completion(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___completion__impl, &CPyImportState_serai___games___encyclopedia___completion, &CPyModule_serai___games___encyclopedia___completion);
}
static struct PyModuleDef completionmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.completion",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    completionmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___completion(void)
{
    if (CPyModule_serai___games___encyclopedia___completion__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___completion__internal);
        return CPyModule_serai___games___encyclopedia___completion__internal;
    }
    CPyModule_serai___games___encyclopedia___completion__internal = PyModule_Create(&completionmodule);
    return CPyModule_serai___games___encyclopedia___completion__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___completion(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___completion__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___completion__internal);
        return CPyModule_serai___games___encyclopedia___completion__internal;
    }
    CPyModule_serai___games___encyclopedia___completion__internal = PyModule_Create(&completionmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___completion__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.completion");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___completion__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___completion__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___completion__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___completion(CPyModule_serai___games___encyclopedia___completion__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___completion__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.completion");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___completion__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_completion___lacks_expert(PyObject *cpy_r_t, CPyTagged cpy_r_picks) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_experts;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_expert", "Table", "experts", 28, CPyStatic_completion___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_encyclopedia___table___shown(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_expert", 28, CPyStatic_completion___globals);
        goto CPyL13;
    }
    cpy_r_r2 = cpy_r_r1 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (cpy_r_r3) goto CPyL4;
    cpy_r_r4 = cpy_r_picks & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL5;
CPyL4: ;
    cpy_r_r6 = CPyTagged_IsLt_(cpy_r_picks, cpy_r_r1);
    cpy_r_r7 = cpy_r_r6;
    goto CPyL6;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r1 > (Py_ssize_t)cpy_r_picks;
    cpy_r_r7 = cpy_r_r8;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r1);
    if (!cpy_r_r7) goto CPyL8;
    cpy_r_r9 = Py_None;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = cpy_r_r9;
    goto CPyL12;
CPyL8: ;
    cpy_r_r11 = CPyStatic_encyclopedia___reasons___NO_EXPERT;
    if (likely(cpy_r_r11 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_EXPERT\" was not set");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_expert", 28, CPyStatic_completion___globals);
        goto CPyL13;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r10 = cpy_r_r11;
CPyL12: ;
    return cpy_r_r10;
CPyL13: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_completion___lacks_expert(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "picks", 0};
            static CPyArg_Parser parser = {"OO:lacks_expert", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_picks;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_picks)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_picks;
            if (likely(PyLong_Check(obj_picks)))
                arg_picks = CPyTagged_BorrowFromObject(obj_picks);
            else {
                CPy_TypeError("int", obj_picks); goto fail;
            }
            PyObject *retval = CPyDef_completion___lacks_expert(arg_t, arg_picks);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_expert", 26, CPyStatic_completion___globals);
            return NULL;
        }
        
PyObject *CPyDef_completion___lacks_animal(PyObject *cpy_r_t, CPyTagged cpy_r_colour, char cpy_r_can_recolour, CPyTagged cpy_r_picks) {
    CPyTagged cpy_r_total;
    CPyTagged cpy_r_matching;
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
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    cpy_r_total = 0;
    cpy_r_matching = 0;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animals;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_animal", "Table", "animals", 34, CPyStatic_completion___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL51;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_animal", 34, CPyStatic_completion___globals);
        goto CPyL52;
    }
    cpy_r_r11 = (Py_ssize_t)cpy_r_r10 != -2;
    if (!cpy_r_r11) goto CPyL53;
    cpy_r_r12 = CPyTagged_Add(cpy_r_total, 2);
    CPyTagged_DECREF(cpy_r_total);
    cpy_r_total = cpy_r_r12;
    cpy_r_r13 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_animal", "Table", "book", 37, CPyStatic_completion___globals);
        goto CPyL54;
    }
CPyL6: ;
    cpy_r_r14 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r13)->_animal_continent;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_animal", "Book", "animal_continent", 37, CPyStatic_completion___globals);
        goto CPyL54;
    }
CPyL7: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_r10);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_animal", 37, CPyStatic_completion___globals);
        goto CPyL54;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_animal", 37, CPyStatic_completion___globals);
        goto CPyL54;
    }
    cpy_r_r17 = cpy_r_r16 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL11;
    cpy_r_r19 = CPyTagged_IsEq_(cpy_r_r16, cpy_r_colour);
    cpy_r_r20 = cpy_r_r19;
    goto CPyL12;
CPyL11: ;
    cpy_r_r21 = cpy_r_r16 == cpy_r_colour;
    cpy_r_r20 = cpy_r_r21;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r10);
    if (!cpy_r_r20) goto CPyL14;
    cpy_r_r22 = CPyTagged_Add(cpy_r_matching, 2);
    CPyTagged_DECREF(cpy_r_matching);
    cpy_r_matching = cpy_r_r22;
CPyL14: ;
    cpy_r_r23 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r23;
    goto CPyL2;
CPyL15: ;
    if (cpy_r_can_recolour) {
        goto CPyL55;
    } else
        goto CPyL27;
CPyL16: ;
    cpy_r_r24 = cpy_r_total & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL18;
    cpy_r_r26 = cpy_r_picks & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL19;
CPyL18: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_picks, cpy_r_total);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL20;
CPyL19: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_total > (Py_ssize_t)cpy_r_picks;
    cpy_r_r29 = cpy_r_r30;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_total);
    if (!cpy_r_r29) goto CPyL22;
    cpy_r_r31 = Py_None;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = cpy_r_r31;
    goto CPyL26;
CPyL22: ;
    cpy_r_r33 = CPyStatic_encyclopedia___reasons___NO_ANIMAL;
    if (likely(cpy_r_r33 != NULL)) goto CPyL25;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_ANIMAL\" was not set");
    cpy_r_r34 = 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_animal", 40, CPyStatic_completion___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL25: ;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r32 = cpy_r_r33;
CPyL26: ;
    return cpy_r_r32;
CPyL27: ;
    cpy_r_r35 = CPyTagged_Subtract(cpy_r_total, cpy_r_matching);
    cpy_r_r36 = CPyTagged_Subtract(cpy_r_picks, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (cpy_r_r38) goto CPyL29;
    cpy_r_r39 = 0 & 1;
    cpy_r_r40 = cpy_r_r39 != 0;
    if (!cpy_r_r40) goto CPyL30;
CPyL29: ;
    cpy_r_r41 = CPyTagged_IsLt_(0, cpy_r_r36);
    if (cpy_r_r41) {
        goto CPyL31;
    } else
        goto CPyL56;
CPyL30: ;
    cpy_r_r42 = (Py_ssize_t)cpy_r_r36 > (Py_ssize_t)0;
    if (!cpy_r_r42) goto CPyL56;
CPyL31: ;
    cpy_r_r43 = cpy_r_r36;
    goto CPyL33;
CPyL32: ;
    cpy_r_r43 = 0;
CPyL33: ;
    cpy_r_r44 = cpy_r_matching & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) goto CPyL35;
    cpy_r_r46 = cpy_r_r43 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL36;
CPyL35: ;
    cpy_r_r48 = CPyTagged_IsLt_(cpy_r_r43, cpy_r_matching);
    cpy_r_r49 = cpy_r_r48;
    goto CPyL37;
CPyL36: ;
    cpy_r_r50 = (Py_ssize_t)cpy_r_matching > (Py_ssize_t)cpy_r_r43;
    cpy_r_r49 = cpy_r_r50;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_matching);
    CPyTagged_DECREF(cpy_r_r43);
    if (cpy_r_r49) {
        goto CPyL57;
    } else
        goto CPyL39;
CPyL38: ;
    cpy_r_r51 = Py_None;
    CPy_INCREF(cpy_r_r51);
    return cpy_r_r51;
CPyL39: ;
    cpy_r_r52 = cpy_r_total != 0;
    CPyTagged_DECREF(cpy_r_total);
    if (!cpy_r_r52) goto CPyL44;
    cpy_r_r53 = CPyStatic_encyclopedia___reasons___NO_ANIMAL_OF_COLOUR;
    if (likely(cpy_r_r53 != NULL)) goto CPyL43;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_ANIMAL_OF_COLOUR\" was not set");
    cpy_r_r54 = 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_animal", 43, CPyStatic_completion___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL43: ;
    CPy_INCREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r53;
    goto CPyL48;
CPyL44: ;
    cpy_r_r56 = CPyStatic_encyclopedia___reasons___NO_ANIMAL;
    if (likely(cpy_r_r56 != NULL)) goto CPyL47;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_ANIMAL\" was not set");
    cpy_r_r57 = 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_animal", 43, CPyStatic_completion___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL47: ;
    CPy_INCREF(cpy_r_r56);
    cpy_r_r55 = cpy_r_r56;
CPyL48: ;
    return cpy_r_r55;
CPyL49: ;
    cpy_r_r58 = NULL;
    return cpy_r_r58;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_total);
    CPyTagged_DecRef(cpy_r_matching);
    goto CPyL49;
CPyL51: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL15;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_total);
    CPyTagged_DecRef(cpy_r_matching);
    CPy_DecRef(cpy_r_r0);
    goto CPyL49;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL14;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_total);
    CPyTagged_DecRef(cpy_r_matching);
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL49;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_matching);
    goto CPyL16;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r36);
    goto CPyL32;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_total);
    goto CPyL38;
}
        
        PyObject *CPyPy_completion___lacks_animal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "colour", "can_recolour", "picks", 0};
            static CPyArg_Parser parser = {"OOOO:lacks_animal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_colour;
            PyObject *obj_can_recolour;
            PyObject *obj_picks;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_colour, &obj_can_recolour, &obj_picks)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            char arg_can_recolour;
            if (unlikely(!PyBool_Check(obj_can_recolour))) {
                CPy_TypeError("bool", obj_can_recolour); goto fail;
            } else
                arg_can_recolour = obj_can_recolour == Py_True;
            CPyTagged arg_picks;
            if (likely(PyLong_Check(obj_picks)))
                arg_picks = CPyTagged_BorrowFromObject(obj_picks);
            else {
                CPy_TypeError("int", obj_picks); goto fail;
            }
            PyObject *retval = CPyDef_completion___lacks_animal(arg_t, arg_colour, arg_can_recolour, arg_picks);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_animal", 31, CPyStatic_completion___globals);
            return NULL;
        }
        
CPyTagged CPyDef_completion___cheapest_research(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_cheapest;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
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
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    CPyTagged cpy_r_r35;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "cheapest_research", "Table", "book", 48, CPyStatic_completion___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_cheapest = 2000000;
    cpy_r_r1 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_study;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "cheapest_research", "Player", "study", 50, CPyStatic_completion___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = 0;
    cpy_r_r3 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_cubes;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "cheapest_research", "Player", "cubes", 51, CPyStatic_completion___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = 0;
CPyL4: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL28;
    cpy_r_place = cpy_r_r2;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "cheapest_research", 51, CPyStatic_completion___globals);
        goto CPyL29;
    }
    cpy_r_r14 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "cheapest_research", "Book", "animal_continent", 52, CPyStatic_completion___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r14);
CPyL7: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_place);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "cheapest_research", 52, CPyStatic_completion___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "cheapest_research", 52, CPyStatic_completion___globals);
        goto CPyL31;
    }
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "cheapest_research", 52, CPyStatic_completion___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "cheapest_research", 52, CPyStatic_completion___globals);
        goto CPyL32;
    }
    cpy_r_r19 = cpy_r_r18 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL13;
    cpy_r_r21 = CPyTagged_IsEq_(cpy_r_r18, cpy_r_continent);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL14;
CPyL13: ;
    cpy_r_r23 = cpy_r_r18 == cpy_r_continent;
    cpy_r_r22 = cpy_r_r23;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r16);
    if (!cpy_r_r22) goto CPyL33;
    cpy_r_r24 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_cheapest;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "cheapest_research", "Book", "cheapest", 53, CPyStatic_completion___globals);
        goto CPyL34;
    }
CPyL16: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r24, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "cheapest_research", 53, CPyStatic_completion___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "cheapest_research", 53, CPyStatic_completion___globals);
        goto CPyL35;
    }
    cpy_r_r27 = cpy_r_r26 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (cpy_r_r28) goto CPyL20;
    cpy_r_r29 = cpy_r_cheapest & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL21;
CPyL20: ;
    cpy_r_r31 = CPyTagged_IsLt_(cpy_r_r26, cpy_r_cheapest);
    if (cpy_r_r31) {
        goto CPyL36;
    } else
        goto CPyL37;
CPyL21: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r26 < (Py_ssize_t)cpy_r_cheapest;
    if (cpy_r_r32) {
        goto CPyL36;
    } else
        goto CPyL37;
CPyL22: ;
    cpy_r_cheapest = cpy_r_r26;
CPyL23: ;
    cpy_r_r33 = cpy_r_r2 + 2;
    cpy_r_r2 = cpy_r_r33;
    cpy_r_r34 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r34;
    goto CPyL4;
CPyL24: ;
    return cpy_r_cheapest;
CPyL25: ;
    cpy_r_r35 = CPY_INT_TAG;
    return cpy_r_r35;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cheapest);
    goto CPyL25;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cheapest);
    CPy_DecRef(cpy_r_r1);
    goto CPyL25;
CPyL28: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    goto CPyL24;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cheapest);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL25;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cheapest);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL25;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cheapest);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL25;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cheapest);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL25;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL23;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cheapest);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL25;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cheapest);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL25;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_cheapest);
    goto CPyL22;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r26);
    goto CPyL23;
}
        
        PyObject *CPyPy_completion___cheapest_research(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "continent", 0};
            static CPyArg_Parser parser = {"OOO:cheapest_research", kwlist, 0};
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
            CPyTagged retval = CPyDef_completion___cheapest_research(arg_t, arg_player, arg_continent);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "cheapest_research", 46, CPyStatic_completion___globals);
            return NULL;
        }
        
PyObject *CPyDef_completion___lacks_research(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_continent, CPyTagged cpy_r_cheapest, CPyTagged cpy_r_reach, CPyTagged cpy_r_picks) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    int64_t cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    cpy_r_r0 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_supply;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_research", "Player", "supply", 61, CPyStatic_completion___globals);
        goto CPyL48;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 != 0;
    CPyTagged_DECREF(cpy_r_r0);
    if (cpy_r_r1) goto CPyL6;
    cpy_r_r2 = CPyStatic_encyclopedia___reasons___NO_CUBE;
    if (likely(cpy_r_r2 != NULL)) goto CPyL5;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_CUBE\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_research", 62, CPyStatic_completion___globals);
        goto CPyL48;
    }
    CPy_Unreachable();
CPyL5: ;
    CPy_INCREF(cpy_r_r2);
    return cpy_r_r2;
CPyL6: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_research", "Table", "book", 63, CPyStatic_completion___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r4);
CPyL7: ;
    cpy_r_r5 = cpy_r_picks != 0;
    if (!cpy_r_r5) goto CPyL49;
    cpy_r_r6 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r4)->_cheapest;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_research", "Book", "cheapest", 64, CPyStatic_completion___globals);
        goto CPyL50;
    }
CPyL9: ;
    cpy_r_r7 = CPyList_GetItemShortBorrow(cpy_r_r6, 0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_research", 64, CPyStatic_completion___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_research", 64, CPyStatic_completion___globals);
        goto CPyL50;
    }
    cpy_r_r9 = cpy_r_cheapest & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL13;
    cpy_r_r11 = cpy_r_r8 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL14;
CPyL13: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_r8, cpy_r_cheapest);
    cpy_r_r14 = cpy_r_r13;
    goto CPyL15;
CPyL14: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_cheapest > (Py_ssize_t)cpy_r_r8;
    cpy_r_r14 = cpy_r_r15;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r8);
    if (!cpy_r_r14) goto CPyL49;
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animals;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_research", "Table", "animals", 65, CPyStatic_completion___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r16);
CPyL17: ;
    cpy_r_r17 = 0;
CPyL18: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL51;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r17 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(PyObject * *)cpy_r_r24;
    CPy_INCREF(cpy_r_r25);
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_research", 65, CPyStatic_completion___globals);
        goto CPyL52;
    }
    cpy_r_r27 = (Py_ssize_t)cpy_r_r26 != -2;
    if (!cpy_r_r27) goto CPyL53;
    cpy_r_r28 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r4)->_animal_continent;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_research", "Book", "animal_continent", 66, CPyStatic_completion___globals);
        goto CPyL54;
    }
CPyL22: ;
    cpy_r_r29 = CPyList_GetItemBorrow(cpy_r_r28, cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_research", 66, CPyStatic_completion___globals);
        goto CPyL54;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_research", 66, CPyStatic_completion___globals);
        goto CPyL54;
    }
    cpy_r_r31 = cpy_r_r30 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL26;
    cpy_r_r33 = CPyTagged_IsEq_(cpy_r_r30, cpy_r_continent);
    cpy_r_r34 = cpy_r_r33;
    goto CPyL27;
CPyL26: ;
    cpy_r_r35 = cpy_r_r30 == cpy_r_continent;
    cpy_r_r34 = cpy_r_r35;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r26);
    if (cpy_r_r34) {
        goto CPyL55;
    } else
        goto CPyL32;
CPyL28: ;
    cpy_r_r36 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r4)->_cheapest;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_research", "Book", "cheapest", 67, CPyStatic_completion___globals);
        goto CPyL50;
    }
CPyL29: ;
    cpy_r_r37 = CPyList_GetItemShort(cpy_r_r36, 0);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_research", 67, CPyStatic_completion___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_research", 67, CPyStatic_completion___globals);
        goto CPyL50;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_cheapest = cpy_r_r38;
    goto CPyL33;
CPyL32: ;
    cpy_r_r39 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r39;
    goto CPyL18;
CPyL33: ;
    cpy_r_r40 = cpy_r_cheapest & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (cpy_r_r41) goto CPyL35;
    cpy_r_r42 = cpy_r_reach & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (!cpy_r_r43) goto CPyL36;
CPyL35: ;
    cpy_r_r44 = CPyTagged_IsLt_(cpy_r_reach, cpy_r_cheapest);
    cpy_r_r45 = cpy_r_r44 ^ 1;
    if (cpy_r_r45) {
        goto CPyL56;
    } else
        goto CPyL38;
CPyL36: ;
    cpy_r_r46 = (Py_ssize_t)cpy_r_cheapest <= (Py_ssize_t)cpy_r_reach;
    if (cpy_r_r46) {
        goto CPyL56;
    } else
        goto CPyL38;
CPyL37: ;
    cpy_r_r47 = Py_None;
    CPy_INCREF(cpy_r_r47);
    return cpy_r_r47;
CPyL38: ;
    cpy_r_r48 = cpy_r_cheapest == 2000000;
    CPyTagged_DECREF(cpy_r_cheapest);
    if (!cpy_r_r48) goto CPyL43;
    cpy_r_r49 = CPyStatic_encyclopedia___reasons___NOTHING_TO_RESEARCH;
    if (likely(cpy_r_r49 != NULL)) goto CPyL42;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING_TO_RESEARCH\" was not set");
    cpy_r_r50 = 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_research", 71, CPyStatic_completion___globals);
        goto CPyL48;
    }
    CPy_Unreachable();
CPyL42: ;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r49;
    goto CPyL47;
CPyL43: ;
    cpy_r_r52 = CPyStatic_encyclopedia___reasons___VALUE_TOO_LOW;
    if (likely(cpy_r_r52 != NULL)) goto CPyL46;
    PyErr_SetString(PyExc_NameError, "value for final name \"VALUE_TOO_LOW\" was not set");
    cpy_r_r53 = 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_research", 71, CPyStatic_completion___globals);
        goto CPyL48;
    }
    CPy_Unreachable();
CPyL46: ;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r51 = cpy_r_r52;
CPyL47: ;
    return cpy_r_r51;
CPyL48: ;
    cpy_r_r54 = NULL;
    return cpy_r_r54;
CPyL49: ;
    CPy_DECREF(cpy_r_r4);
    CPyTagged_INCREF(cpy_r_cheapest);
    goto CPyL33;
CPyL50: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL48;
CPyL51: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_INCREF(cpy_r_cheapest);
    goto CPyL33;
CPyL52: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r16);
    goto CPyL48;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r26);
    goto CPyL32;
CPyL54: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL48;
CPyL55: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL28;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_cheapest);
    goto CPyL37;
}
        
        PyObject *CPyPy_completion___lacks_research(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "continent", "cheapest", "reach", "picks", 0};
            static CPyArg_Parser parser = {"OOOOOO:lacks_research", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_continent;
            PyObject *obj_cheapest;
            PyObject *obj_reach;
            PyObject *obj_picks;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_continent, &obj_cheapest, &obj_reach, &obj_picks)) {
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
            CPyTagged arg_cheapest;
            if (likely(PyLong_Check(obj_cheapest)))
                arg_cheapest = CPyTagged_BorrowFromObject(obj_cheapest);
            else {
                CPy_TypeError("int", obj_cheapest); goto fail;
            }
            CPyTagged arg_reach;
            if (likely(PyLong_Check(obj_reach)))
                arg_reach = CPyTagged_BorrowFromObject(obj_reach);
            else {
                CPy_TypeError("int", obj_reach); goto fail;
            }
            CPyTagged arg_picks;
            if (likely(PyLong_Check(obj_picks)))
                arg_picks = CPyTagged_BorrowFromObject(obj_picks);
            else {
                CPy_TypeError("int", obj_picks); goto fail;
            }
            PyObject *retval = CPyDef_completion___lacks_research(arg_t, arg_player, arg_continent, arg_cheapest, arg_reach, arg_picks);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_research", 59, CPyStatic_completion___globals);
            return NULL;
        }
        
char CPyDef_completion___can_bring_animal(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_reputation;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyTagged cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    CPyPtr cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "can_bring_animal", "Table", "book", 79, CPyStatic_completion___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_active;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "can_bring_animal", "Player", "active", 80, CPyStatic_completion___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL47;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 80, CPyStatic_completion___globals);
        goto CPyL48;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_one_shot;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "can_bring_animal", "Book", "one_shot", 80, CPyStatic_completion___globals);
        goto CPyL49;
    }
CPyL6: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r13, cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 80, CPyStatic_completion___globals);
        goto CPyL49;
    }
    if (unlikely(!PyBool_Check(cpy_r_r14))) {
        CPy_TypeError("bool", cpy_r_r14); cpy_r_r15 = 2;
    } else
        cpy_r_r15 = cpy_r_r14 == Py_True;
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 80, CPyStatic_completion___globals);
        goto CPyL49;
    }
    if (!cpy_r_r15) goto CPyL50;
    cpy_r_r16 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_use_gains;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "can_bring_animal", "Book", "use_gains", 80, CPyStatic_completion___globals);
        goto CPyL49;
    }
CPyL10: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 80, CPyStatic_completion___globals);
        goto CPyL48;
    }
    if (likely(PyTuple_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 80, CPyStatic_completion___globals, "tuple", cpy_r_r17);
        goto CPyL48;
    }
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r18, 6);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 80, CPyStatic_completion___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 80, CPyStatic_completion___globals);
        goto CPyL48;
    }
    cpy_r_r21 = CPyTagged_Add(cpy_r_r1, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r1 = cpy_r_r21;
CPyL15: ;
    cpy_r_r22 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r22;
    goto CPyL3;
CPyL16: ;
    cpy_r_reputation = cpy_r_r1;
    cpy_r_r23 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_reputation;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "can_bring_animal", "Player", "reputation", 81, CPyStatic_completion___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL17: ;
    cpy_r_r24 = CPyDef_encyclopedia___book___Book___passed(cpy_r_r0, cpy_r_r23, cpy_r_reputation);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_reputation);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 81, CPyStatic_completion___globals);
        goto CPyL52;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r24)->_animals;
    CPyTagged_INCREF(cpy_r_r25);
    cpy_r_r26 = cpy_r_r25 != 0;
    CPyTagged_DECREF(cpy_r_r25);
    if (cpy_r_r26) goto CPyL53;
    cpy_r_r27 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r24)->_experts;
    CPyTagged_INCREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r28 = cpy_r_r27 != 0;
    CPyTagged_DECREF(cpy_r_r27);
    if (cpy_r_r28) {
        goto CPyL21;
    } else
        goto CPyL54;
CPyL20: ;
    return 0;
CPyL21: ;
    cpy_r_r29 = PyList_New(0);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 84, CPyStatic_completion___globals);
        goto CPyL52;
    }
    cpy_r_r30 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animals;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "can_bring_animal", "Table", "animals", 84, CPyStatic_completion___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r30);
CPyL23: ;
    cpy_r_r31 = 0;
CPyL24: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r31 < cpy_r_r33;
    if (!cpy_r_r34) goto CPyL56;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r31 * 8;
    cpy_r_r38 = cpy_r_r36 + cpy_r_r37;
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    CPy_INCREF(cpy_r_r39);
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 84, CPyStatic_completion___globals);
        goto CPyL57;
    }
    cpy_r_r41 = (Py_ssize_t)cpy_r_r40 != -2;
    if (!cpy_r_r41) goto CPyL58;
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r43 = PyList_Append(cpy_r_r29, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 84, CPyStatic_completion___globals);
        goto CPyL57;
    }
CPyL28: ;
    cpy_r_r45 = cpy_r_r31 + 1;
    cpy_r_r31 = cpy_r_r45;
    goto CPyL24;
CPyL29: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r47 << 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    cpy_r_r50 = cpy_r_r49 ^ 1;
    if (cpy_r_r50) {
        goto CPyL59;
    } else
        goto CPyL31;
CPyL30: ;
    cpy_r_r51 = cpy_r_r50;
    goto CPyL44;
CPyL31: ;
    cpy_r_r52 = 0;
    cpy_r_r53 = 0;
CPyL32: ;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r55 = *(int64_t *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r53 < cpy_r_r55;
    if (!cpy_r_r56) goto CPyL60;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r58 = *(CPyPtr *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r53 * 8;
    cpy_r_r60 = cpy_r_r58 + cpy_r_r59;
    cpy_r_r61 = *(PyObject * *)cpy_r_r60;
    CPy_INCREF(cpy_r_r61);
    if (likely(PyLong_Check(cpy_r_r61)))
        cpy_r_r62 = CPyTagged_FromObject(cpy_r_r61);
    else {
        CPy_TypeError("int", cpy_r_r61); cpy_r_r62 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 85, CPyStatic_completion___globals);
        goto CPyL61;
    }
    cpy_r_r63 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "can_bring_animal", "Book", "animal_continent", 85, CPyStatic_completion___globals);
        goto CPyL62;
    }
CPyL35: ;
    cpy_r_r64 = CPyList_GetItemBorrow(cpy_r_r63, cpy_r_r62);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 85, CPyStatic_completion___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 85, CPyStatic_completion___globals);
        goto CPyL62;
    }
    cpy_r_r66 = cpy_r_r65 & 1;
    cpy_r_r67 = cpy_r_r66 != 0;
    if (!cpy_r_r67) goto CPyL39;
    cpy_r_r68 = CPyTagged_IsEq_(cpy_r_r65, cpy_r_continent);
    cpy_r_r69 = cpy_r_r68;
    goto CPyL40;
CPyL39: ;
    cpy_r_r70 = cpy_r_r65 == cpy_r_continent;
    cpy_r_r69 = cpy_r_r70;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r62);
    if (cpy_r_r69) {
        goto CPyL63;
    } else
        goto CPyL42;
CPyL41: ;
    cpy_r_r52 = 1;
    goto CPyL43;
CPyL42: ;
    cpy_r_r71 = cpy_r_r53 + 1;
    cpy_r_r53 = cpy_r_r71;
    goto CPyL32;
CPyL43: ;
    cpy_r_r51 = cpy_r_r52;
CPyL44: ;
    return cpy_r_r51;
CPyL45: ;
    cpy_r_r72 = 2;
    return cpy_r_r72;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL45;
CPyL47: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL16;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL45;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL45;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL15;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_reputation);
    goto CPyL45;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL45;
CPyL53: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL21;
CPyL54: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL20;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    goto CPyL45;
CPyL56: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL29;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    goto CPyL45;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_r40);
    goto CPyL28;
CPyL59: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r29);
    goto CPyL30;
CPyL60: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r29);
    goto CPyL43;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    goto CPyL45;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL45;
CPyL63: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r29);
    goto CPyL41;
}
        
        PyObject *CPyPy_completion___can_bring_animal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "continent", 0};
            static CPyArg_Parser parser = {"OOO:can_bring_animal", kwlist, 0};
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
            char retval = CPyDef_completion___can_bring_animal(arg_t, arg_player, arg_continent);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "can_bring_animal", 74, CPyStatic_completion___globals);
            return NULL;
        }
        
PyObject *CPyDef_completion___lacks_value(PyObject *cpy_r_t, CPyTagged cpy_r_reach) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_value", "Table", "book", 90, CPyStatic_completion___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_publication_value;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "lacks_value", "Book", "publication_value", 90, CPyStatic_completion___globals);
        goto CPyL15;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemShortBorrow(cpy_r_r1, 0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_value", 90, CPyStatic_completion___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_value", 90, CPyStatic_completion___globals);
        goto CPyL15;
    }
    cpy_r_r4 = cpy_r_reach & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL6;
    cpy_r_r6 = cpy_r_r3 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL7;
CPyL6: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_reach, cpy_r_r3);
    cpy_r_r9 = cpy_r_r8 ^ 1;
    cpy_r_r10 = cpy_r_r9;
    goto CPyL8;
CPyL7: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_reach >= (Py_ssize_t)cpy_r_r3;
    cpy_r_r10 = cpy_r_r11;
CPyL8: ;
    CPyTagged_DECREF(cpy_r_r3);
    if (!cpy_r_r10) goto CPyL10;
    cpy_r_r12 = Py_None;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_r12;
    goto CPyL14;
CPyL10: ;
    cpy_r_r14 = CPyStatic_encyclopedia___reasons___DIE_TOO_LOW;
    if (likely(cpy_r_r14 != NULL)) goto CPyL13;
    PyErr_SetString(PyExc_NameError, "value for final name \"DIE_TOO_LOW\" was not set");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_value", 90, CPyStatic_completion___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL13: ;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r13 = cpy_r_r14;
CPyL14: ;
    return cpy_r_r13;
CPyL15: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
}
        
        PyObject *CPyPy_completion___lacks_value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "reach", 0};
            static CPyArg_Parser parser = {"OO:lacks_value", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_reach;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_reach)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_reach;
            if (likely(PyLong_Check(obj_reach)))
                arg_reach = CPyTagged_BorrowFromObject(obj_reach);
            else {
                CPy_TypeError("int", obj_reach); goto fail;
            }
            PyObject *retval = CPyDef_completion___lacks_value(arg_t, arg_reach);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "lacks_value", 88, CPyStatic_completion___globals);
            return NULL;
        }
        
tuple_T5IIIII CPyDef_completion___after_placing(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_location, CPyTagged cpy_r_stars) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_coins;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_tokens;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_seals;
    CPyTagged cpy_r_reputation;
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
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    tuple_T5IIIII cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    tuple_T5IIIII cpy_r_r58;
    tuple_T5IIIII cpy_r_r59;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "after_placing", "Table", "book", 95, CPyStatic_completion___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_coins;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "after_placing", "Player", "coins", 96, CPyStatic_completion___globals);
        goto CPyL40;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_coins = cpy_r_r1;
    cpy_r_r2 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_tokens;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "after_placing", "Player", "tokens", 97, CPyStatic_completion___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_tokens = cpy_r_r2;
    cpy_r_r3 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_seals;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "after_placing", "Player", "seals", 98, CPyStatic_completion___globals);
        goto CPyL42;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_seals = cpy_r_r3;
    CPyTagged_INCREF(cpy_r_stars);
    cpy_r_reputation = cpy_r_stars;
    cpy_r_r4 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_active;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "after_placing", "Player", "active", 100, CPyStatic_completion___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = 0;
CPyL6: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL44;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 100, CPyStatic_completion___globals);
        goto CPyL45;
    }
    cpy_r_r15 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_place_location;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "after_placing", "Book", "place_location", 101, CPyStatic_completion___globals);
        goto CPyL46;
    }
CPyL9: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 101, CPyStatic_completion___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 101, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL13;
    cpy_r_r20 = CPyTagged_IsEq_(cpy_r_r17, cpy_r_location);
    cpy_r_r21 = cpy_r_r20;
    goto CPyL14;
CPyL13: ;
    cpy_r_r22 = cpy_r_r17 == cpy_r_location;
    cpy_r_r21 = cpy_r_r22;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r21) goto CPyL47;
    cpy_r_r23 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_place_gains;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "after_placing", "Book", "place_gains", 102, CPyStatic_completion___globals);
        goto CPyL46;
    }
CPyL16: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r23, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 102, CPyStatic_completion___globals);
        goto CPyL45;
    }
    if (likely(PyTuple_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 102, CPyStatic_completion___globals, "tuple", cpy_r_r24);
        goto CPyL45;
    }
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r25, 0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 103, CPyStatic_completion___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 103, CPyStatic_completion___globals);
        goto CPyL48;
    }
    cpy_r_r28 = CPyTagged_Add(cpy_r_coins, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_coins);
    CPyTagged_DECREF(cpy_r_r27);
    cpy_r_coins = cpy_r_r28;
    cpy_r_r29 = CPySequenceTuple_GetItem(cpy_r_r25, 2);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 104, CPyStatic_completion___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 104, CPyStatic_completion___globals);
        goto CPyL48;
    }
    cpy_r_r31 = CPyTagged_Add(cpy_r_tokens, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_tokens);
    CPyTagged_DECREF(cpy_r_r30);
    cpy_r_tokens = cpy_r_r31;
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r25, 4);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 105, CPyStatic_completion___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 105, CPyStatic_completion___globals);
        goto CPyL48;
    }
    cpy_r_r34 = CPyTagged_Add(cpy_r_seals, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_seals);
    CPyTagged_DECREF(cpy_r_r33);
    cpy_r_seals = cpy_r_r34;
    cpy_r_r35 = CPySequenceTuple_GetItem(cpy_r_r25, 6);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 106, CPyStatic_completion___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 106, CPyStatic_completion___globals);
        goto CPyL45;
    }
    cpy_r_r37 = CPyTagged_Add(cpy_r_reputation, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_reputation);
    CPyTagged_DECREF(cpy_r_r36);
    cpy_r_reputation = cpy_r_r37;
CPyL27: ;
    cpy_r_r38 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r38;
    goto CPyL6;
CPyL28: ;
    cpy_r_r39 = cpy_r_reputation != 0;
    if (cpy_r_r39) {
        goto CPyL30;
    } else
        goto CPyL49;
CPyL29: ;
    cpy_r_r40 = cpy_r_coins;
    cpy_r_r41 = cpy_r_tokens;
    cpy_r_r42 = cpy_r_seals;
    cpy_r_r43.f0 = cpy_r_r40;
    cpy_r_r43.f1 = cpy_r_r41;
    cpy_r_r43.f2 = cpy_r_r42;
    cpy_r_r43.f3 = 0;
    cpy_r_r43.f4 = 0;
    return cpy_r_r43;
CPyL30: ;
    cpy_r_r44 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_reputation;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "after_placing", "Player", "reputation", 109, CPyStatic_completion___globals);
        goto CPyL43;
    }
    CPyTagged_INCREF(cpy_r_r44);
CPyL31: ;
    cpy_r_r45 = CPyDef_encyclopedia___book___Book___passed(cpy_r_r0, cpy_r_r44, cpy_r_reputation);
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_reputation);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 109, CPyStatic_completion___globals);
        goto CPyL50;
    }
    cpy_r_r46 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r45)->_gains;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47 = CPySequenceTuple_GetItem(cpy_r_r46, 0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 111, CPyStatic_completion___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 111, CPyStatic_completion___globals);
        goto CPyL51;
    }
    cpy_r_r49 = CPyTagged_Add(cpy_r_coins, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_coins);
    CPyTagged_DECREF(cpy_r_r48);
    cpy_r_r50 = CPySequenceTuple_GetItem(cpy_r_r46, 2);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 111, CPyStatic_completion___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 111, CPyStatic_completion___globals);
        goto CPyL52;
    }
    cpy_r_r52 = CPyTagged_Add(cpy_r_tokens, cpy_r_r51);
    CPyTagged_DECREF(cpy_r_tokens);
    CPyTagged_DECREF(cpy_r_r51);
    cpy_r_r53 = CPySequenceTuple_GetItem(cpy_r_r46, 4);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 111, CPyStatic_completion___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 111, CPyStatic_completion___globals);
        goto CPyL53;
    }
    cpy_r_r55 = CPyTagged_Add(cpy_r_seals, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_seals);
    CPyTagged_DECREF(cpy_r_r54);
    cpy_r_r56 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r45)->_experts;
    CPyTagged_INCREF(cpy_r_r56);
    cpy_r_r57 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r45)->_animals;
    CPyTagged_INCREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r58.f0 = cpy_r_r49;
    cpy_r_r58.f1 = cpy_r_r52;
    cpy_r_r58.f2 = cpy_r_r55;
    cpy_r_r58.f3 = cpy_r_r56;
    cpy_r_r58.f4 = cpy_r_r57;
    return cpy_r_r58;
CPyL39: ;
    tuple_T5IIIII __tmp607 = { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    cpy_r_r59 = __tmp607;
    return cpy_r_r59;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL39;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_coins);
    goto CPyL39;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_coins);
    CPyTagged_DecRef(cpy_r_tokens);
    goto CPyL39;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_coins);
    CPyTagged_DecRef(cpy_r_tokens);
    CPyTagged_DecRef(cpy_r_seals);
    CPyTagged_DecRef(cpy_r_reputation);
    goto CPyL39;
CPyL44: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL28;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_coins);
    CPyTagged_DecRef(cpy_r_tokens);
    CPyTagged_DecRef(cpy_r_seals);
    CPyTagged_DecRef(cpy_r_reputation);
    CPy_DecRef(cpy_r_r4);
    goto CPyL39;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_coins);
    CPyTagged_DecRef(cpy_r_tokens);
    CPyTagged_DecRef(cpy_r_seals);
    CPyTagged_DecRef(cpy_r_reputation);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL39;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL27;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_coins);
    CPyTagged_DecRef(cpy_r_tokens);
    CPyTagged_DecRef(cpy_r_seals);
    CPyTagged_DecRef(cpy_r_reputation);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r25);
    goto CPyL39;
CPyL49: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_reputation);
    goto CPyL29;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_coins);
    CPyTagged_DecRef(cpy_r_tokens);
    CPyTagged_DecRef(cpy_r_seals);
    goto CPyL39;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_coins);
    CPyTagged_DecRef(cpy_r_tokens);
    CPyTagged_DecRef(cpy_r_seals);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL39;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_tokens);
    CPyTagged_DecRef(cpy_r_seals);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_r49);
    goto CPyL39;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_seals);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_r52);
    goto CPyL39;
}
        
        PyObject *CPyPy_completion___after_placing(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "location", "stars", 0};
            static CPyArg_Parser parser = {"OOOO:after_placing", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_location;
            PyObject *obj_stars;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_location, &obj_stars)) {
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
            CPyTagged arg_location;
            if (likely(PyLong_Check(obj_location)))
                arg_location = CPyTagged_BorrowFromObject(obj_location);
            else {
                CPy_TypeError("int", obj_location); goto fail;
            }
            CPyTagged arg_stars;
            if (likely(PyLong_Check(obj_stars)))
                arg_stars = CPyTagged_BorrowFromObject(obj_stars);
            else {
                CPy_TypeError("int", obj_stars); goto fail;
            }
            tuple_T5IIIII retval = CPyDef_completion___after_placing(arg_t, arg_player, arg_location, arg_stars);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(5);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp608 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp608);
            PyObject *__tmp609 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp609);
            PyObject *__tmp610 = CPyTagged_StealAsObject(retval.f2);
            PyTuple_SET_ITEM(retbox, 2, __tmp610);
            PyObject *__tmp611 = CPyTagged_StealAsObject(retval.f3);
            PyTuple_SET_ITEM(retbox, 3, __tmp611);
            PyObject *__tmp612 = CPyTagged_StealAsObject(retval.f4);
            PyTuple_SET_ITEM(retbox, 4, __tmp612);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "after_placing", 93, CPyStatic_completion___globals);
            return NULL;
        }
        
CPyTagged CPyDef_completion___expert_reach(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_colour, char cpy_r_on_expedition, CPyTagged cpy_r_picks) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    int64_t cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_free;
    CPyTagged cpy_r_reach;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    CPyPtr cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    int64_t cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    int64_t cpy_r_r88;
    CPyTagged cpy_r_r89;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 117, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_experts;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "expert_reach", "Table", "experts", 117, CPyStatic_completion___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = 0;
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL48;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 117, CPyStatic_completion___globals);
        goto CPyL49;
    }
    cpy_r_r12 = (Py_ssize_t)cpy_r_r11 != -2;
    if (!cpy_r_r12) goto CPyL50;
    cpy_r_r13 = CPyDef_completion____worth(cpy_r_t, cpy_r_r11, cpy_r_colour, cpy_r_on_expedition);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 117, CPyStatic_completion___globals);
        goto CPyL49;
    }
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r15 = PyList_Append(cpy_r_r0, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 117, CPyStatic_completion___globals);
        goto CPyL49;
    }
CPyL8: ;
    cpy_r_r17 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r17;
    goto CPyL3;
CPyL9: ;
    cpy_r_r18 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r19 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r20 = CPyObject_GetAttr(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 116, CPyStatic_completion___globals);
        goto CPyL47;
    }
    cpy_r_r21 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r22[2] = {cpy_r_r0, cpy_r_r21};
    cpy_r_r23 = (PyObject **)&cpy_r_r22;
    cpy_r_r24 = CPyStatics[5108]; /* ('reverse',) */
    cpy_r_r25 = PyObject_Vectorcall(cpy_r_r20, cpy_r_r23, 1, cpy_r_r24);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 116, CPyStatic_completion___globals);
        goto CPyL47;
    }
    CPy_DECREF(cpy_r_r0);
    if (likely(PyList_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 116, CPyStatic_completion___globals, "list", cpy_r_r25);
        goto CPyL46;
    }
    cpy_r_r27 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_active;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "expert_reach", "Player", "active", 119, CPyStatic_completion___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r27);
CPyL13: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = PyList_New(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 119, CPyStatic_completion___globals);
        goto CPyL52;
    }
    cpy_r_r31 = 0;
CPyL15: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r31 < cpy_r_r33;
    if (!cpy_r_r34) goto CPyL53;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r31 * 8;
    cpy_r_r38 = cpy_r_r36 + cpy_r_r37;
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    CPy_INCREF(cpy_r_r39);
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 119, CPyStatic_completion___globals);
        goto CPyL54;
    }
    cpy_r_r41 = CPyDef_completion____worth(cpy_r_t, cpy_r_r40, cpy_r_colour, cpy_r_on_expedition);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 119, CPyStatic_completion___globals);
        goto CPyL54;
    }
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r41);
    CPyList_SetItemUnsafe(cpy_r_r30, cpy_r_r31, cpy_r_r42);
    cpy_r_r43 = cpy_r_r31 + 1;
    cpy_r_r31 = cpy_r_r43;
    goto CPyL15;
CPyL20: ;
    cpy_r_r44 = CPySequence_Sort(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 119, CPyStatic_completion___globals);
        goto CPyL51;
    }
    cpy_r_r45 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "expert_reach", "Table", "book", 120, CPyStatic_completion___globals);
        goto CPyL55;
    }
CPyL22: ;
    cpy_r_r46 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r45)->_active_experts;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "expert_reach", "Book", "active_experts", 120, CPyStatic_completion___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r46);
CPyL23: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r48 << 1;
    cpy_r_r50 = CPyTagged_Subtract(cpy_r_r46, cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r46);
    cpy_r_free = cpy_r_r50;
    cpy_r_reach = 0;
    cpy_r_r51 = CPyList_GetSlice(cpy_r_r26, 0, cpy_r_picks);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 122, CPyStatic_completion___globals);
        goto CPyL56;
    }
    if (likely(PyList_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 122, CPyStatic_completion___globals, "list", cpy_r_r51);
        goto CPyL56;
    }
    cpy_r_r53 = 0;
CPyL26: ;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r55 = *(int64_t *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r53 < cpy_r_r55;
    if (!cpy_r_r56) goto CPyL57;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyListObject, ob_item));
    cpy_r_r58 = *(CPyPtr *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r53 * 8;
    cpy_r_r60 = cpy_r_r58 + cpy_r_r59;
    cpy_r_r61 = *(PyObject * *)cpy_r_r60;
    CPy_INCREF(cpy_r_r61);
    if (likely(PyLong_Check(cpy_r_r61)))
        cpy_r_r62 = CPyTagged_FromObject(cpy_r_r61);
    else {
        CPy_TypeError("int", cpy_r_r61); cpy_r_r62 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 122, CPyStatic_completion___globals);
        goto CPyL58;
    }
    cpy_r_r63 = cpy_r_free & 1;
    cpy_r_r64 = cpy_r_r63 != 0;
    if (cpy_r_r64) goto CPyL30;
    cpy_r_r65 = 0 & 1;
    cpy_r_r66 = cpy_r_r65 != 0;
    if (!cpy_r_r66) goto CPyL31;
CPyL30: ;
    cpy_r_r67 = CPyTagged_IsLt_(0, cpy_r_free);
    if (cpy_r_r67) {
        goto CPyL32;
    } else
        goto CPyL33;
CPyL31: ;
    cpy_r_r68 = (Py_ssize_t)cpy_r_free > (Py_ssize_t)0;
    if (!cpy_r_r68) goto CPyL33;
CPyL32: ;
    cpy_r_r69 = CPyTagged_Subtract(cpy_r_free, 2);
    CPyTagged_DECREF(cpy_r_free);
    cpy_r_free = cpy_r_r69;
    cpy_r_r70 = CPyTagged_Add(cpy_r_reach, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_reach);
    CPyTagged_DECREF(cpy_r_r62);
    cpy_r_reach = cpy_r_r70;
    goto CPyL44;
CPyL33: ;
    cpy_r_r71 = CPyList_GetItemShortBorrow(cpy_r_r44, 0);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 126, CPyStatic_completion___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 126, CPyStatic_completion___globals);
        goto CPyL59;
    }
    cpy_r_r73 = cpy_r_r62 & 1;
    cpy_r_r74 = cpy_r_r73 != 0;
    if (cpy_r_r74) goto CPyL37;
    cpy_r_r75 = cpy_r_r72 & 1;
    cpy_r_r76 = cpy_r_r75 != 0;
    if (!cpy_r_r76) goto CPyL38;
CPyL37: ;
    cpy_r_r77 = CPyTagged_IsLt_(cpy_r_r72, cpy_r_r62);
    cpy_r_r78 = cpy_r_r77;
    goto CPyL39;
CPyL38: ;
    cpy_r_r79 = (Py_ssize_t)cpy_r_r62 > (Py_ssize_t)cpy_r_r72;
    cpy_r_r78 = cpy_r_r79;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r72);
    if (!cpy_r_r78) goto CPyL60;
    cpy_r_r80 = CPyList_GetItemShortBorrow(cpy_r_r44, 0);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 127, CPyStatic_completion___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 127, CPyStatic_completion___globals);
        goto CPyL59;
    }
    cpy_r_r82 = CPyTagged_Subtract(cpy_r_r62, cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r81);
    cpy_r_r83 = CPyTagged_Add(cpy_r_reach, cpy_r_r82);
    CPyTagged_DECREF(cpy_r_reach);
    CPyTagged_DECREF(cpy_r_r82);
    cpy_r_reach = cpy_r_r83;
    cpy_r_r84 = CPyTagged_StealAsObject(cpy_r_r62);
    cpy_r_r85 = CPyList_SetItem(cpy_r_r44, 0, cpy_r_r84);
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 128, CPyStatic_completion___globals);
        goto CPyL58;
    }
    cpy_r_r86 = PyList_Sort(cpy_r_r44);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 129, CPyStatic_completion___globals);
        goto CPyL58;
    }
CPyL44: ;
    cpy_r_r88 = cpy_r_r53 + 1;
    cpy_r_r53 = cpy_r_r88;
    goto CPyL26;
CPyL45: ;
    return cpy_r_reach;
CPyL46: ;
    cpy_r_r89 = CPY_INT_TAG;
    return cpy_r_r89;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL46;
CPyL48: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL9;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL46;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL8;
CPyL51: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL46;
CPyL52: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    goto CPyL46;
CPyL53: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL20;
CPyL54: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    goto CPyL46;
CPyL55: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r44);
    goto CPyL46;
CPyL56: ;
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_reach);
    goto CPyL46;
CPyL57: ;
    CPy_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_free);
    CPy_DECREF(cpy_r_r52);
    goto CPyL45;
CPyL58: ;
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_reach);
    CPy_DecRef(cpy_r_r52);
    goto CPyL46;
CPyL59: ;
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_reach);
    CPy_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL46;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r62);
    goto CPyL44;
}
        
        PyObject *CPyPy_completion___expert_reach(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "colour", "on_expedition", "picks", 0};
            static CPyArg_Parser parser = {"OOOOO:expert_reach", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_colour;
            PyObject *obj_on_expedition;
            PyObject *obj_picks;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_colour, &obj_on_expedition, &obj_picks)) {
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
            char arg_on_expedition;
            if (unlikely(!PyBool_Check(obj_on_expedition))) {
                CPy_TypeError("bool", obj_on_expedition); goto fail;
            } else
                arg_on_expedition = obj_on_expedition == Py_True;
            CPyTagged arg_picks;
            if (likely(PyLong_Check(obj_picks)))
                arg_picks = CPyTagged_BorrowFromObject(obj_picks);
            else {
                CPy_TypeError("int", obj_picks); goto fail;
            }
            CPyTagged retval = CPyDef_completion___expert_reach(arg_t, arg_player, arg_colour, arg_on_expedition, arg_picks);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expert_reach", 114, CPyStatic_completion___globals);
            return NULL;
        }
        
CPyTagged CPyDef_completion____worth(PyObject *cpy_r_t, CPyTagged cpy_r_expert, CPyTagged cpy_r_colour, char cpy_r_on_expedition) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_worth;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "_worth", "Table", "book", 135, CPyStatic_completion___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_bonus_colour;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "_worth", "Book", "bonus_colour", 136, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_expert);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_worth", 136, CPyStatic_completion___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_worth", 136, CPyStatic_completion___globals);
        goto CPyL27;
    }
    cpy_r_r4 = cpy_r_r3 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL6;
    cpy_r_r6 = CPyTagged_IsEq_(cpy_r_r3, cpy_r_colour);
    cpy_r_r7 = cpy_r_r6;
    goto CPyL7;
CPyL6: ;
    cpy_r_r8 = cpy_r_r3 == cpy_r_colour;
    cpy_r_r7 = cpy_r_r8;
CPyL7: ;
    CPyTagged_DECREF(cpy_r_r3);
    if (!cpy_r_r7) goto CPyL12;
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_bonus_value;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "_worth", "Book", "bonus_value", 136, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL9: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_expert);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_worth", 136, CPyStatic_completion___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_worth", 136, CPyStatic_completion___globals);
        goto CPyL27;
    }
    cpy_r_r12 = cpy_r_r11;
    goto CPyL13;
CPyL12: ;
    cpy_r_r12 = 0;
CPyL13: ;
    cpy_r_worth = cpy_r_r12;
    if (!cpy_r_on_expedition) goto CPyL28;
    cpy_r_r13 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_expedition_continent;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "_worth", "Book", "expedition_continent", 137, CPyStatic_completion___globals);
        goto CPyL29;
    }
CPyL15: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_expert);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_worth", 137, CPyStatic_completion___globals);
        goto CPyL29;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_worth", 137, CPyStatic_completion___globals);
        goto CPyL29;
    }
    cpy_r_r16 = cpy_r_r15 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL19;
    cpy_r_r18 = CPyTagged_IsEq_(cpy_r_r15, cpy_r_colour);
    cpy_r_r19 = cpy_r_r18;
    goto CPyL20;
CPyL19: ;
    cpy_r_r20 = cpy_r_r15 == cpy_r_colour;
    cpy_r_r19 = cpy_r_r20;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r19) goto CPyL28;
    cpy_r_r21 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_expedition_value;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "_worth", "Book", "expedition_value", 138, CPyStatic_completion___globals);
        goto CPyL29;
    }
CPyL22: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_expert);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_worth", 138, CPyStatic_completion___globals);
        goto CPyL29;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_worth", 138, CPyStatic_completion___globals);
        goto CPyL29;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r24 = CPyTagged_Add(cpy_r_worth, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_worth);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_worth = cpy_r_r24;
CPyL25: ;
    return cpy_r_worth;
CPyL26: ;
    cpy_r_r25 = CPY_INT_TAG;
    return cpy_r_r25;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL26;
CPyL28: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL25;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_worth);
    goto CPyL26;
}
        
        PyObject *CPyPy_completion____worth(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "expert", "colour", "on_expedition", 0};
            static CPyArg_Parser parser = {"OOOO:_worth", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_expert;
            PyObject *obj_colour;
            PyObject *obj_on_expedition;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_expert, &obj_colour, &obj_on_expedition)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_expert;
            if (likely(PyLong_Check(obj_expert)))
                arg_expert = CPyTagged_BorrowFromObject(obj_expert);
            else {
                CPy_TypeError("int", obj_expert); goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            char arg_on_expedition;
            if (unlikely(!PyBool_Check(obj_on_expedition))) {
                CPy_TypeError("bool", obj_on_expedition); goto fail;
            } else
                arg_on_expedition = obj_on_expedition == Py_True;
            CPyTagged retval = CPyDef_completion____worth(arg_t, arg_expert, arg_colour, arg_on_expedition);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_worth", 133, CPyStatic_completion___globals);
            return NULL;
        }
        
CPyTagged CPyDef_completion___expedition_value(PyObject *cpy_r_t, PyObject *cpy_r_player) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    cpy_r_r0 = CPyDef_boosts___die_value(cpy_r_t, cpy_r_player);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expedition_value", 144, CPyStatic_completion___globals);
        goto CPyL9;
    }
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "expedition_value", "Table", "book", 144, CPyStatic_completion___globals);
        goto CPyL10;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_space_value;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "expedition_value", "Book", "space_value", 144, CPyStatic_completion___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "expedition_value", "Table", "target", 144, CPyStatic_completion___globals);
        goto CPyL10;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expedition_value", 144, CPyStatic_completion___globals);
        goto CPyL10;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expedition_value", 144, CPyStatic_completion___globals);
        goto CPyL10;
    }
    cpy_r_r6 = CPyTagged_Add(cpy_r_r0, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "expedition_value", "Table", "colour", 145, CPyStatic_completion___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = CPyDef_boosts___expedition_bonus(cpy_r_t, cpy_r_player, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expedition_value", 145, CPyStatic_completion___globals);
        goto CPyL11;
    }
    cpy_r_r9 = CPyTagged_Add(cpy_r_r6, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r8);
    return cpy_r_r9;
CPyL9: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
CPyL10: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL9;
}
        
        PyObject *CPyPy_completion___expedition_value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", 0};
            static CPyArg_Parser parser = {"OO:expedition_value", kwlist, 0};
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
            CPyTagged retval = CPyDef_completion___expedition_value(arg_t, arg_player);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "expedition_value", 142, CPyStatic_completion___globals);
            return NULL;
        }
        
char CPyDef_completion___completable(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_experts, CPyTagged cpy_r_animals) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_spare;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    if (cpy_r_experts != CPY_INT_TAG) goto CPyL50;
    cpy_r_experts = 0;
CPyL2: ;
    if (cpy_r_animals != CPY_INT_TAG) goto CPyL51;
    cpy_r_animals = 0;
CPyL4: ;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Table", "action", 150, CPyStatic_completion___globals);
        goto CPyL52;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL5: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 == -2;
    if (cpy_r_r1) {
        goto CPyL53;
    } else
        goto CPyL7;
CPyL6: ;
    return 1;
CPyL7: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Table", "players", 153, CPyStatic_completion___globals);
        goto CPyL54;
    }
CPyL8: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "completable", 153, CPyStatic_completion___globals);
        goto CPyL54;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_encyclopedia___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/completion.py", "completable", 153, CPyStatic_completion___globals, "serai.games.encyclopedia.table.Player", cpy_r_r3);
        goto CPyL54;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Table", "book", 154, CPyStatic_completion___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r5);
CPyL11: ;
    cpy_r_r6 = cpy_r_r0 == 4;
    if (cpy_r_r6) {
        goto CPyL56;
    } else
        goto CPyL14;
CPyL12: ;
    cpy_r_r7 = CPyDef_completion___lacks_expert(cpy_r_t, cpy_r_experts);
    CPyTagged_DECREF(cpy_r_experts);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "completable", 156, CPyStatic_completion___globals);
        goto CPyL49;
    }
    cpy_r_r8 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r9 = cpy_r_r7 == cpy_r_r8;
    CPy_DECREF(cpy_r_r7);
    return cpy_r_r9;
CPyL14: ;
    cpy_r_r10 = cpy_r_r0 == 6;
    if (cpy_r_r10) {
        goto CPyL57;
    } else
        goto CPyL24;
CPyL15: ;
    cpy_r_r11 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Table", "colour", 158, CPyStatic_completion___globals);
        goto CPyL58;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL16: ;
    cpy_r_r12 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_tokens;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Player", "tokens", 158, CPyStatic_completion___globals);
        goto CPyL59;
    }
CPyL17: ;
    cpy_r_r13 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_seals;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Player", "seals", 158, CPyStatic_completion___globals);
        goto CPyL59;
    }
CPyL18: ;
    cpy_r_r14 = CPyTagged_Add(cpy_r_r12, cpy_r_r13);
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL20;
    cpy_r_r17 = 0 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL21;
CPyL20: ;
    cpy_r_r19 = CPyTagged_IsLt_(0, cpy_r_r14);
    cpy_r_r20 = cpy_r_r19;
    goto CPyL22;
CPyL21: ;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r14 > (Py_ssize_t)0;
    cpy_r_r20 = cpy_r_r21;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r22 = CPyDef_completion___lacks_animal(cpy_r_t, cpy_r_r11, cpy_r_r20, cpy_r_animals);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_animals);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "completable", 158, CPyStatic_completion___globals);
        goto CPyL49;
    }
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_r22 == cpy_r_r23;
    CPy_DECREF(cpy_r_r22);
    return cpy_r_r24;
CPyL24: ;
    cpy_r_r25 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_coins;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Player", "coins", 159, CPyStatic_completion___globals);
        goto CPyL60;
    }
    CPyTagged_INCREF(cpy_r_r25);
CPyL25: ;
    cpy_r_r26 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r5)->_coin_value;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Book", "coin_value", 159, CPyStatic_completion___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r26);
CPyL26: ;
    cpy_r_r27 = CPyTagged_Multiply(cpy_r_r25, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r28 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_seals;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Player", "seals", 159, CPyStatic_completion___globals);
        goto CPyL62;
    }
    CPyTagged_INCREF(cpy_r_r28);
CPyL27: ;
    cpy_r_r29 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r5)->_seal_value;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Book", "seal_value", 159, CPyStatic_completion___globals);
        goto CPyL63;
    }
    CPyTagged_INCREF(cpy_r_r29);
CPyL28: ;
    cpy_r_r30 = CPyTagged_Multiply(cpy_r_r28, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyTagged_Add(cpy_r_r27, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r30);
    cpy_r_spare = cpy_r_r31;
    cpy_r_r32 = cpy_r_experts != 0;
    if (!cpy_r_r32) goto CPyL64;
    cpy_r_r33 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Table", "colour", 161, CPyStatic_completion___globals);
        goto CPyL65;
    }
    CPyTagged_INCREF(cpy_r_r33);
CPyL30: ;
    cpy_r_r34 = cpy_r_r0 != 8;
    cpy_r_r35 = CPyDef_completion___expert_reach(cpy_r_t, cpy_r_r4, cpy_r_r33, cpy_r_r34, cpy_r_experts);
    CPyTagged_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_experts);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "completable", 161, CPyStatic_completion___globals);
        goto CPyL66;
    }
    cpy_r_r36 = CPyTagged_Add(cpy_r_spare, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_spare);
    CPyTagged_DECREF(cpy_r_r35);
    cpy_r_spare = cpy_r_r36;
CPyL32: ;
    cpy_r_r37 = cpy_r_r0 == 8;
    if (cpy_r_r37) {
        goto CPyL67;
    } else
        goto CPyL36;
CPyL33: ;
    cpy_r_r38 = CPyDef_boosts___die_value(cpy_r_t, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "completable", 163, CPyStatic_completion___globals);
        goto CPyL68;
    }
    cpy_r_r39 = CPyTagged_Add(cpy_r_r38, cpy_r_spare);
    CPyTagged_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_spare);
    cpy_r_r40 = CPyDef_completion___lacks_value(cpy_r_t, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "completable", 163, CPyStatic_completion___globals);
        goto CPyL49;
    }
    cpy_r_r41 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r42 = cpy_r_r40 == cpy_r_r41;
    CPy_DECREF(cpy_r_r40);
    return cpy_r_r42;
CPyL36: ;
    cpy_r_r43 = CPyDef_completion___expedition_value(cpy_r_t, cpy_r_r4);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "completable", 164, CPyStatic_completion___globals);
        goto CPyL66;
    }
    cpy_r_r44 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Table", "spent", 164, CPyStatic_completion___globals);
        goto CPyL69;
    }
CPyL38: ;
    cpy_r_r45 = CPyTagged_Subtract(cpy_r_r43, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r46 = 0 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) goto CPyL40;
    cpy_r_r48 = cpy_r_r45 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL41;
CPyL40: ;
    cpy_r_r50 = CPyTagged_IsLt_(cpy_r_r45, 0);
    if (cpy_r_r50) {
        goto CPyL70;
    } else
        goto CPyL43;
CPyL41: ;
    cpy_r_r51 = (Py_ssize_t)0 > (Py_ssize_t)cpy_r_r45;
    if (cpy_r_r51) {
        goto CPyL70;
    } else
        goto CPyL43;
CPyL42: ;
    cpy_r_r52 = 0;
    goto CPyL44;
CPyL43: ;
    cpy_r_r52 = cpy_r_r45;
CPyL44: ;
    cpy_r_r53 = CPyTagged_Add(cpy_r_r52, cpy_r_spare);
    CPyTagged_DECREF(cpy_r_r52);
    CPyTagged_DECREF(cpy_r_spare);
    cpy_r_r54 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_tokens;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "completable", "Player", "tokens", 164, CPyStatic_completion___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r54);
CPyL45: ;
    cpy_r_r55 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r5)->_token_value;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'token_value' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r55);
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "completable", 164, CPyStatic_completion___globals);
        goto CPyL72;
    }
CPyL46: ;
    cpy_r_r56 = CPyTagged_Multiply(cpy_r_r54, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r55);
    cpy_r_r57 = CPyTagged_Add(cpy_r_r53, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r56);
    cpy_r_r58 = CPyTagged_Subtract(cpy_r_r0, 10);
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_r59 = CPyDef_completion___cheapest_research(cpy_r_t, cpy_r_r4, cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "completable", 166, CPyStatic_completion___globals);
        goto CPyL73;
    }
    cpy_r_r60 = CPyDef_completion___lacks_research(cpy_r_t, cpy_r_r4, cpy_r_r58, cpy_r_r59, cpy_r_r57, cpy_r_animals);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r57);
    CPyTagged_DECREF(cpy_r_animals);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "completable", 167, CPyStatic_completion___globals);
        goto CPyL49;
    }
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = cpy_r_r60 == cpy_r_r61;
    CPy_DECREF(cpy_r_r60);
    return cpy_r_r62;
CPyL49: ;
    cpy_r_r63 = 2;
    return cpy_r_r63;
CPyL50: ;
    CPyTagged_INCREF(cpy_r_experts);
    goto CPyL2;
CPyL51: ;
    CPyTagged_INCREF(cpy_r_animals);
    goto CPyL4;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_experts);
    CPyTagged_DecRef(cpy_r_animals);
    goto CPyL49;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_experts);
    CPyTagged_DECREF(cpy_r_animals);
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL6;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_experts);
    CPyTagged_DecRef(cpy_r_animals);
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL49;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_experts);
    CPyTagged_DecRef(cpy_r_animals);
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL49;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_animals);
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    goto CPyL12;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_experts);
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r5);
    goto CPyL15;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_animals);
    CPy_DecRef(cpy_r_r4);
    goto CPyL49;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_animals);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL49;
CPyL60: ;
    CPyTagged_DecRef(cpy_r_experts);
    CPyTagged_DecRef(cpy_r_animals);
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL49;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_experts);
    CPyTagged_DecRef(cpy_r_animals);
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL49;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_experts);
    CPyTagged_DecRef(cpy_r_animals);
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL49;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_experts);
    CPyTagged_DecRef(cpy_r_animals);
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL49;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_experts);
    goto CPyL32;
CPyL65: ;
    CPyTagged_DecRef(cpy_r_experts);
    CPyTagged_DecRef(cpy_r_animals);
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_spare);
    goto CPyL49;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_animals);
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_spare);
    goto CPyL49;
CPyL67: ;
    CPyTagged_DECREF(cpy_r_animals);
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r5);
    goto CPyL33;
CPyL68: ;
    CPyTagged_DecRef(cpy_r_spare);
    goto CPyL49;
CPyL69: ;
    CPyTagged_DecRef(cpy_r_animals);
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_spare);
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL49;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_r45);
    goto CPyL42;
CPyL71: ;
    CPyTagged_DecRef(cpy_r_animals);
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL49;
CPyL72: ;
    CPyTagged_DecRef(cpy_r_animals);
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL49;
CPyL73: ;
    CPyTagged_DecRef(cpy_r_animals);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL49;
}
        
        PyObject *CPyPy_completion___completable(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "experts", "animals", 0};
            static CPyArg_Parser parser = {"OO|OO:completable", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_experts = NULL;
            PyObject *obj_animals = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_experts, &obj_animals)) {
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
            CPyTagged arg_experts;
            if (obj_experts == NULL) {
                arg_experts = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_experts)))
                arg_experts = CPyTagged_BorrowFromObject(obj_experts);
            else {
                CPy_TypeError("int", obj_experts); goto fail;
            }
            CPyTagged arg_animals;
            if (obj_animals == NULL) {
                arg_animals = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_animals)))
                arg_animals = CPyTagged_BorrowFromObject(obj_animals);
            else {
                CPy_TypeError("int", obj_animals); goto fail;
            }
            char retval = CPyDef_completion___completable(arg_t, arg_me, arg_experts, arg_animals);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "completable", 148, CPyStatic_completion___globals);
            return NULL;
        }
        
char CPyDef_completion___survives_gain(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_reputation) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    tuple_T2II cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_gain", "Table", "action", 172, CPyStatic_completion___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 == -2;
    if (!cpy_r_r1) goto CPyL3;
    return 1;
CPyL3: ;
    cpy_r_r2 = CPyDef_completion____picks_due(cpy_r_t);
    if (unlikely(cpy_r_r2.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_gain", 174, CPyStatic_completion___globals);
        goto CPyL12;
    }
    cpy_r_r3 = cpy_r_r2.f0;
    cpy_r_r4 = cpy_r_r2.f1;
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r4;
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_gain", "Table", "book", 175, CPyStatic_completion___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r7);
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_gain", "Table", "players", 175, CPyStatic_completion___globals);
        goto CPyL14;
    }
CPyL6: ;
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r8, cpy_r_me);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_gain", 175, CPyStatic_completion___globals);
        goto CPyL14;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_encyclopedia___table___Player))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/completion.py", "survives_gain", 175, CPyStatic_completion___globals, "serai.games.encyclopedia.table.Player", cpy_r_r9);
        goto CPyL14;
    }
    cpy_r_r11 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r10)->_reputation;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_gain", "Player", "reputation", 175, CPyStatic_completion___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = CPyDef_encyclopedia___book___Book___passed(cpy_r_r7, cpy_r_r11, cpy_r_reputation);
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_gain", 175, CPyStatic_completion___globals);
        goto CPyL13;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r12)->_experts;
    cpy_r_r14 = CPyTagged_Add(cpy_r_r5, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r15 = ((serai___games___encyclopedia___book___PassedObject *)cpy_r_r12)->_animals;
    cpy_r_r16 = CPyTagged_Add(cpy_r_r6, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r17 = CPyDef_completion___completable(cpy_r_t, cpy_r_me, cpy_r_r14, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_gain", 176, CPyStatic_completion___globals);
        goto CPyL12;
    }
    return cpy_r_r17;
CPyL12: ;
    cpy_r_r18 = 2;
    return cpy_r_r18;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL12;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL12;
}
        
        PyObject *CPyPy_completion___survives_gain(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "reputation", 0};
            static CPyArg_Parser parser = {"OOO:survives_gain", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_reputation;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_reputation)) {
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
            CPyTagged arg_reputation;
            if (likely(PyLong_Check(obj_reputation)))
                arg_reputation = CPyTagged_BorrowFromObject(obj_reputation);
            else {
                CPy_TypeError("int", obj_reputation); goto fail;
            }
            char retval = CPyDef_completion___survives_gain(arg_t, arg_me, arg_reputation);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_gain", 170, CPyStatic_completion___globals);
            return NULL;
        }
        
char CPyDef_completion___survives_seal(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    tuple_T2II cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_seal", "Table", "action", 181, CPyStatic_completion___globals);
        goto CPyL26;
    }
CPyL1: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 == -2;
    if (!cpy_r_r1) goto CPyL3;
    return 1;
CPyL3: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_seal", "Table", "players", 183, CPyStatic_completion___globals);
        goto CPyL26;
    }
CPyL4: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 183, CPyStatic_completion___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_encyclopedia___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 183, CPyStatic_completion___globals, "serai.games.encyclopedia.table.Player", cpy_r_r3);
        goto CPyL26;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_seals;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_seal", "Player", "seals", 184, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL7: ;
    cpy_r_r6 = CPyTagged_Subtract(cpy_r_r5, 2);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_seals);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_seals = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 184, CPyStatic_completion___globals);
        goto CPyL27;
    }
    cpy_r_r8 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_coins;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_seal", "Player", "coins", 185, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL9: ;
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_seal", "Table", "book", 185, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL10: ;
    cpy_r_r10 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r9)->_seal_coins;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_seal", "Book", "seal_coins", 185, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL11: ;
    cpy_r_r11 = CPyTagged_Add(cpy_r_r8, cpy_r_r10);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_coins);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_coins = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 185, CPyStatic_completion___globals);
        goto CPyL27;
    }
    cpy_r_r13 = CPyDef_completion____picks_due(cpy_r_t);
    if (unlikely(cpy_r_r13.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 186, CPyStatic_completion___globals);
        goto CPyL27;
    }
    cpy_r_r14 = CPyStatic_completion___globals;
    cpy_r_r15 = CPyStatics[771]; /* 'completable' */
    cpy_r_r16 = CPyDict_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 186, CPyStatic_completion___globals);
        goto CPyL28;
    }
    cpy_r_r17 = PyList_New(2);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 186, CPyStatic_completion___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_me);
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    CPy_INCREF(cpy_r_t);
    *(PyObject * *)cpy_r_r20 = cpy_r_t;
    cpy_r_r21 = cpy_r_r20 + 8;
    *(PyObject * *)cpy_r_r21 = cpy_r_r18;
    cpy_r_r22 = PyTuple_New(2);
    if (unlikely(cpy_r_r22 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp613 = CPyTagged_StealAsObject(cpy_r_r13.f0);
    PyTuple_SET_ITEM(cpy_r_r22, 0, __tmp613);
    PyObject *__tmp614 = CPyTagged_StealAsObject(cpy_r_r13.f1);
    PyTuple_SET_ITEM(cpy_r_r22, 1, __tmp614);
    cpy_r_r23 = CPyList_Extend(cpy_r_r17, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 186, CPyStatic_completion___globals);
        goto CPyL30;
    } else
        goto CPyL31;
CPyL16: ;
    cpy_r_r24 = PyList_AsTuple(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 186, CPyStatic_completion___globals);
        goto CPyL32;
    }
    cpy_r_r25 = PyObject_CallObject(cpy_r_r16, cpy_r_r24);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 186, CPyStatic_completion___globals);
        goto CPyL27;
    }
    if (unlikely(!PyBool_Check(cpy_r_r25))) {
        CPy_TypeError("bool", cpy_r_r25); cpy_r_r26 = 2;
    } else
        cpy_r_r26 = cpy_r_r25 == Py_True;
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 186, CPyStatic_completion___globals);
        goto CPyL27;
    }
    cpy_r_r27 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_seals;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_seal", "Player", "seals", 187, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL20: ;
    cpy_r_r28 = CPyTagged_Add(cpy_r_r27, 2);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_seals);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_seals = cpy_r_r28;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 187, CPyStatic_completion___globals);
        goto CPyL27;
    }
    cpy_r_r30 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_coins;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_seal", "Player", "coins", 188, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL22: ;
    cpy_r_r31 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_seal", "Table", "book", 188, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL23: ;
    cpy_r_r32 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r31)->_seal_coins;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_seal", "Book", "seal_coins", 188, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL24: ;
    cpy_r_r33 = CPyTagged_Subtract(cpy_r_r30, cpy_r_r32);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_coins);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_coins = cpy_r_r33;
    cpy_r_r34 = 1;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 188, CPyStatic_completion___globals);
        goto CPyL26;
    }
    return cpy_r_r26;
CPyL26: ;
    cpy_r_r35 = 2;
    return cpy_r_r35;
CPyL27: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL26;
CPyL28: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r13.f0);
    CPyTagged_DecRef(cpy_r_r13.f1);
    goto CPyL26;
CPyL29: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r13.f0);
    CPyTagged_DecRef(cpy_r_r13.f1);
    CPy_DecRef(cpy_r_r16);
    goto CPyL26;
CPyL30: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL26;
CPyL31: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL16;
CPyL32: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r16);
    goto CPyL26;
}
        
        PyObject *CPyPy_completion___survives_seal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:survives_seal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            char retval = CPyDef_completion___survives_seal(arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_seal", 179, CPyStatic_completion___globals);
            return NULL;
        }
        
char CPyDef_completion___survives_pick(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_kind, CPyTagged cpy_r_card) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_row;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    tuple_T2II cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_possible;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_pick", "Table", "action", 194, CPyStatic_completion___globals);
        goto CPyL46;
    }
CPyL1: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 == -2;
    if (!cpy_r_r1) goto CPyL3;
    return 1;
CPyL3: ;
    cpy_r_r2 = cpy_r_kind == 0;
    if (!cpy_r_r2) goto CPyL6;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_experts;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_pick", "Table", "experts", 196, CPyStatic_completion___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r3);
CPyL5: ;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL8;
CPyL6: ;
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animals;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_pick", "Table", "animals", 196, CPyStatic_completion___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    cpy_r_r4 = cpy_r_r5;
CPyL8: ;
    cpy_r_row = cpy_r_r4;
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_pick", "Table", "players", 197, CPyStatic_completion___globals);
        goto CPyL47;
    }
CPyL9: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_me);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 197, CPyStatic_completion___globals);
        goto CPyL47;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_encyclopedia___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 197, CPyStatic_completion___globals, "serai.games.encyclopedia.table.Player", cpy_r_r7);
        goto CPyL47;
    }
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r10 = CPyList_Index(cpy_r_row, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 198, CPyStatic_completion___globals);
        goto CPyL48;
    }
    cpy_r_r11 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyList_SetItem(cpy_r_row, cpy_r_r10, cpy_r_r11);
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 199, CPyStatic_completion___globals);
        goto CPyL49;
    }
    cpy_r_r13 = cpy_r_kind == 2;
    if (!cpy_r_r13) goto CPyL31;
    cpy_r_r14 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_study;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_pick", "Player", "study", 201, CPyStatic_completion___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r14);
CPyL15: ;
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r16 = PyList_Append(cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 201, CPyStatic_completion___globals);
        goto CPyL49;
    }
    cpy_r_r18 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_cubes;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_pick", "Player", "cubes", 202, CPyStatic_completion___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r18);
CPyL17: ;
    cpy_r_r19 = CPyStatics[4896]; /* 0 */
    cpy_r_r20 = PyList_Append(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 202, CPyStatic_completion___globals);
        goto CPyL49;
    }
    cpy_r_r22 = CPyDef_completion____picks_due(cpy_r_t);
    if (unlikely(cpy_r_r22.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 203, CPyStatic_completion___globals);
        goto CPyL49;
    }
    cpy_r_r23 = CPyStatic_completion___globals;
    cpy_r_r24 = CPyStatics[771]; /* 'completable' */
    cpy_r_r25 = CPyDict_GetItem(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 203, CPyStatic_completion___globals);
        goto CPyL50;
    }
    cpy_r_r26 = PyList_New(2);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 203, CPyStatic_completion___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_me);
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    CPy_INCREF(cpy_r_t);
    *(PyObject * *)cpy_r_r29 = cpy_r_t;
    cpy_r_r30 = cpy_r_r29 + 8;
    *(PyObject * *)cpy_r_r30 = cpy_r_r27;
    cpy_r_r31 = PyTuple_New(2);
    if (unlikely(cpy_r_r31 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp615 = CPyTagged_StealAsObject(cpy_r_r22.f0);
    PyTuple_SET_ITEM(cpy_r_r31, 0, __tmp615);
    PyObject *__tmp616 = CPyTagged_StealAsObject(cpy_r_r22.f1);
    PyTuple_SET_ITEM(cpy_r_r31, 1, __tmp616);
    cpy_r_r32 = CPyList_Extend(cpy_r_r26, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 203, CPyStatic_completion___globals);
        goto CPyL52;
    } else
        goto CPyL53;
CPyL22: ;
    cpy_r_r33 = PyList_AsTuple(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 203, CPyStatic_completion___globals);
        goto CPyL54;
    }
    cpy_r_r34 = PyObject_CallObject(cpy_r_r25, cpy_r_r33);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 203, CPyStatic_completion___globals);
        goto CPyL49;
    }
    if (unlikely(!PyBool_Check(cpy_r_r34))) {
        CPy_TypeError("bool", cpy_r_r34); cpy_r_r35 = 2;
    } else
        cpy_r_r35 = cpy_r_r34 == Py_True;
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 203, CPyStatic_completion___globals);
        goto CPyL49;
    }
    cpy_r_possible = cpy_r_r35;
    cpy_r_r36 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_study;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_pick", "Player", "study", 204, CPyStatic_completion___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r36);
CPyL26: ;
    cpy_r_r37 = CPyList_PopLast(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 204, CPyStatic_completion___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 204, CPyStatic_completion___globals);
        goto CPyL49;
    } else
        goto CPyL55;
CPyL28: ;
    cpy_r_r39 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_cubes;
    if (unlikely(cpy_r_r39 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cubes' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r39);
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 205, CPyStatic_completion___globals);
        goto CPyL56;
    }
CPyL29: ;
    cpy_r_r40 = CPyList_PopLast(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 205, CPyStatic_completion___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 205, CPyStatic_completion___globals);
        goto CPyL56;
    } else
        goto CPyL57;
CPyL31: ;
    cpy_r_r42 = CPyDef_completion___survives_placing(cpy_r_t, cpy_r_me, cpy_r_card);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 207, CPyStatic_completion___globals);
        goto CPyL49;
    }
    if (cpy_r_r42) {
        goto CPyL58;
    } else
        goto CPyL34;
CPyL33: ;
    cpy_r_r43 = cpy_r_r42;
    goto CPyL43;
CPyL34: ;
    cpy_r_r44 = 0;
    cpy_r_r45 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_active;
    if (unlikely(cpy_r_r45 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'active' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r45);
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 207, CPyStatic_completion___globals);
        goto CPyL56;
    }
CPyL35: ;
    cpy_r_r46 = 0;
CPyL36: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL59;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r46 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(PyObject * *)cpy_r_r53;
    CPy_INCREF(cpy_r_r54);
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 207, CPyStatic_completion___globals);
        goto CPyL60;
    }
    cpy_r_r56 = CPyDef_completion___survives_cover(cpy_r_t, cpy_r_me, cpy_r_card, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 207, CPyStatic_completion___globals);
        goto CPyL60;
    }
    if (cpy_r_r56) {
        goto CPyL61;
    } else
        goto CPyL41;
CPyL40: ;
    cpy_r_r44 = 1;
    goto CPyL42;
CPyL41: ;
    cpy_r_r57 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r57;
    goto CPyL36;
CPyL42: ;
    cpy_r_r43 = cpy_r_r44;
CPyL43: ;
    cpy_r_possible = cpy_r_r43;
CPyL44: ;
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r58 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r59 = CPyList_SetItem(cpy_r_row, cpy_r_r10, cpy_r_r58);
    CPy_DECREF(cpy_r_row);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 208, CPyStatic_completion___globals);
        goto CPyL46;
    }
    return cpy_r_possible;
CPyL46: ;
    cpy_r_r60 = 2;
    return cpy_r_r60;
CPyL47: ;
    CPy_DecRef(cpy_r_row);
    goto CPyL46;
CPyL48: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r8);
    goto CPyL46;
CPyL49: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL46;
CPyL50: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    goto CPyL46;
CPyL51: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPy_DecRef(cpy_r_r25);
    goto CPyL46;
CPyL52: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL46;
CPyL53: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL22;
CPyL54: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    goto CPyL46;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r38);
    goto CPyL28;
CPyL56: ;
    CPy_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL46;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_r41);
    goto CPyL44;
CPyL58: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL33;
CPyL59: ;
    CPy_DECREF(cpy_r_r45);
    goto CPyL42;
CPyL60: ;
    CPy_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r45);
    goto CPyL46;
CPyL61: ;
    CPy_DECREF(cpy_r_r45);
    goto CPyL40;
}
        
        PyObject *CPyPy_completion___survives_pick(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "kind", "card", 0};
            static CPyArg_Parser parser = {"OOOO:survives_pick", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_kind;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_kind, &obj_card)) {
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
            char retval = CPyDef_completion___survives_pick(arg_t, arg_me, arg_kind, arg_card);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_pick", 192, CPyStatic_completion___globals);
            return NULL;
        }
        
char CPyDef_completion___survives_placing(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_new) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_free;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    tuple_T2II cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_placing", "Table", "action", 214, CPyStatic_completion___globals);
        goto CPyL26;
    }
CPyL1: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 == -2;
    if (!cpy_r_r1) goto CPyL3;
    return 1;
CPyL3: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_placing", "Table", "players", 216, CPyStatic_completion___globals);
        goto CPyL26;
    }
CPyL4: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 216, CPyStatic_completion___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_encyclopedia___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 216, CPyStatic_completion___globals, "serai.games.encyclopedia.table.Player", cpy_r_r3);
        goto CPyL26;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_active;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_placing", "Player", "active", 216, CPyStatic_completion___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_placing", "Table", "book", 217, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL8: ;
    cpy_r_r10 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r9)->_active_experts;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_placing", "Book", "active_experts", 217, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL9: ;
    cpy_r_r11 = cpy_r_r8 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL11;
    cpy_r_r13 = cpy_r_r10 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL12;
CPyL11: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r8, cpy_r_r10);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL13;
CPyL12: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)cpy_r_r10;
    cpy_r_r16 = cpy_r_r17;
CPyL13: ;
    cpy_r_free = cpy_r_r16;
    if (!cpy_r_free) goto CPyL15;
    CPyTagged_INCREF(cpy_r_new);
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_new);
    cpy_r_r19 = PyList_Append(cpy_r_r5, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 219, CPyStatic_completion___globals);
        goto CPyL27;
    }
CPyL15: ;
    cpy_r_r21 = CPyDef_completion____picks_due(cpy_r_t);
    if (unlikely(cpy_r_r21.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 220, CPyStatic_completion___globals);
        goto CPyL27;
    }
    cpy_r_r22 = CPyStatic_completion___globals;
    cpy_r_r23 = CPyStatics[771]; /* 'completable' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 220, CPyStatic_completion___globals);
        goto CPyL28;
    }
    cpy_r_r25 = PyList_New(2);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 220, CPyStatic_completion___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_me);
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyListObject, ob_item));
    cpy_r_r28 = *(CPyPtr *)cpy_r_r27;
    CPy_INCREF(cpy_r_t);
    *(PyObject * *)cpy_r_r28 = cpy_r_t;
    cpy_r_r29 = cpy_r_r28 + 8;
    *(PyObject * *)cpy_r_r29 = cpy_r_r26;
    cpy_r_r30 = PyTuple_New(2);
    if (unlikely(cpy_r_r30 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp617 = CPyTagged_StealAsObject(cpy_r_r21.f0);
    PyTuple_SET_ITEM(cpy_r_r30, 0, __tmp617);
    PyObject *__tmp618 = CPyTagged_StealAsObject(cpy_r_r21.f1);
    PyTuple_SET_ITEM(cpy_r_r30, 1, __tmp618);
    cpy_r_r31 = CPyList_Extend(cpy_r_r25, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 220, CPyStatic_completion___globals);
        goto CPyL30;
    } else
        goto CPyL31;
CPyL19: ;
    cpy_r_r32 = PyList_AsTuple(cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 220, CPyStatic_completion___globals);
        goto CPyL32;
    }
    cpy_r_r33 = PyObject_CallObject(cpy_r_r24, cpy_r_r32);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 220, CPyStatic_completion___globals);
        goto CPyL27;
    }
    if (unlikely(!PyBool_Check(cpy_r_r33))) {
        CPy_TypeError("bool", cpy_r_r33); cpy_r_r34 = 2;
    } else
        cpy_r_r34 = cpy_r_r33 == Py_True;
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 220, CPyStatic_completion___globals);
        goto CPyL27;
    }
    if (!cpy_r_free) goto CPyL33;
    cpy_r_r35 = CPyList_PopLast(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 222, CPyStatic_completion___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 222, CPyStatic_completion___globals);
        goto CPyL26;
    } else
        goto CPyL34;
CPyL25: ;
    return cpy_r_r34;
CPyL26: ;
    cpy_r_r37 = 2;
    return cpy_r_r37;
CPyL27: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL26;
CPyL28: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r21.f0);
    CPyTagged_DecRef(cpy_r_r21.f1);
    goto CPyL26;
CPyL29: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r21.f0);
    CPyTagged_DecRef(cpy_r_r21.f1);
    CPy_DecRef(cpy_r_r24);
    goto CPyL26;
CPyL30: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL26;
CPyL31: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL19;
CPyL32: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r24);
    goto CPyL26;
CPyL33: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL25;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r36);
    goto CPyL25;
}
        
        PyObject *CPyPy_completion___survives_placing(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "new", 0};
            static CPyArg_Parser parser = {"OOO:survives_placing", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_new;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_new)) {
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
            CPyTagged arg_new;
            if (likely(PyLong_Check(obj_new)))
                arg_new = CPyTagged_BorrowFromObject(obj_new);
            else {
                CPy_TypeError("int", obj_new); goto fail;
            }
            char retval = CPyDef_completion___survives_placing(arg_t, arg_me, arg_new);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_placing", 212, CPyStatic_completion___globals);
            return NULL;
        }
        
char CPyDef_completion___survives_cover(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_new, CPyTagged cpy_r_covered) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    tuple_T2II cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_cover", "Table", "action", 228, CPyStatic_completion___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 == -2;
    if (!cpy_r_r1) goto CPyL3;
    return 1;
CPyL3: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_cover", "Table", "players", 230, CPyStatic_completion___globals);
        goto CPyL18;
    }
CPyL4: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 230, CPyStatic_completion___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_encyclopedia___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 230, CPyStatic_completion___globals, "serai.games.encyclopedia.table.Player", cpy_r_r3);
        goto CPyL18;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_active;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "survives_cover", "Player", "active", 230, CPyStatic_completion___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    CPyTagged_INCREF(cpy_r_covered);
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_covered);
    cpy_r_r7 = CPyList_Index(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 231, CPyStatic_completion___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_new);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_new);
    cpy_r_r9 = CPyList_SetItem(cpy_r_r5, cpy_r_r7, cpy_r_r8);
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 232, CPyStatic_completion___globals);
        goto CPyL20;
    }
    cpy_r_r10 = CPyDef_completion____picks_due(cpy_r_t);
    if (unlikely(cpy_r_r10.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 233, CPyStatic_completion___globals);
        goto CPyL20;
    }
    cpy_r_r11 = CPyStatic_completion___globals;
    cpy_r_r12 = CPyStatics[771]; /* 'completable' */
    cpy_r_r13 = CPyDict_GetItem(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 233, CPyStatic_completion___globals);
        goto CPyL21;
    }
    cpy_r_r14 = PyList_New(2);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 233, CPyStatic_completion___globals);
        goto CPyL22;
    }
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_me);
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r17 = *(CPyPtr *)cpy_r_r16;
    CPy_INCREF(cpy_r_t);
    *(PyObject * *)cpy_r_r17 = cpy_r_t;
    cpy_r_r18 = cpy_r_r17 + 8;
    *(PyObject * *)cpy_r_r18 = cpy_r_r15;
    cpy_r_r19 = PyTuple_New(2);
    if (unlikely(cpy_r_r19 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp619 = CPyTagged_StealAsObject(cpy_r_r10.f0);
    PyTuple_SET_ITEM(cpy_r_r19, 0, __tmp619);
    PyObject *__tmp620 = CPyTagged_StealAsObject(cpy_r_r10.f1);
    PyTuple_SET_ITEM(cpy_r_r19, 1, __tmp620);
    cpy_r_r20 = CPyList_Extend(cpy_r_r14, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 233, CPyStatic_completion___globals);
        goto CPyL23;
    } else
        goto CPyL24;
CPyL13: ;
    cpy_r_r21 = PyList_AsTuple(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 233, CPyStatic_completion___globals);
        goto CPyL25;
    }
    cpy_r_r22 = PyObject_CallObject(cpy_r_r13, cpy_r_r21);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 233, CPyStatic_completion___globals);
        goto CPyL20;
    }
    if (unlikely(!PyBool_Check(cpy_r_r22))) {
        CPy_TypeError("bool", cpy_r_r22); cpy_r_r23 = 2;
    } else
        cpy_r_r23 = cpy_r_r22 == Py_True;
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 233, CPyStatic_completion___globals);
        goto CPyL20;
    }
    CPyTagged_INCREF(cpy_r_covered);
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_covered);
    cpy_r_r25 = CPyList_SetItem(cpy_r_r5, cpy_r_r7, cpy_r_r24);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 234, CPyStatic_completion___globals);
        goto CPyL18;
    }
    return cpy_r_r23;
CPyL18: ;
    cpy_r_r26 = 2;
    return cpy_r_r26;
CPyL19: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL18;
CPyL20: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL18;
CPyL21: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10.f0);
    CPyTagged_DecRef(cpy_r_r10.f1);
    goto CPyL18;
CPyL22: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10.f0);
    CPyTagged_DecRef(cpy_r_r10.f1);
    CPy_DecRef(cpy_r_r13);
    goto CPyL18;
CPyL23: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL18;
CPyL24: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL13;
CPyL25: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r13);
    goto CPyL18;
}
        
        PyObject *CPyPy_completion___survives_cover(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "new", "covered", 0};
            static CPyArg_Parser parser = {"OOOO:survives_cover", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_new;
            PyObject *obj_covered;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_new, &obj_covered)) {
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
            CPyTagged arg_new;
            if (likely(PyLong_Check(obj_new)))
                arg_new = CPyTagged_BorrowFromObject(obj_new);
            else {
                CPy_TypeError("int", obj_new); goto fail;
            }
            CPyTagged arg_covered;
            if (likely(PyLong_Check(obj_covered)))
                arg_covered = CPyTagged_BorrowFromObject(obj_covered);
            else {
                CPy_TypeError("int", obj_covered); goto fail;
            }
            char retval = CPyDef_completion___survives_cover(arg_t, arg_me, arg_new, arg_covered);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "survives_cover", 226, CPyStatic_completion___globals);
            return NULL;
        }
        
tuple_T2II CPyDef_completion____picks_due(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    tuple_T2II cpy_r_r6;
    tuple_T2II cpy_r_r7;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_picks;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "_picks_due", "Table", "picks", 240, CPyStatic_completion___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatics[4896]; /* 0 */
    cpy_r_r2 = CPyList_Count(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_picks_due", 240, CPyStatic_completion___globals);
        goto CPyL5;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_picks;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/completion.py", "_picks_due", "Table", "picks", 240, CPyStatic_completion___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = CPyStatics[4897]; /* 1 */
    cpy_r_r5 = CPyList_Count(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_picks_due", 240, CPyStatic_completion___globals);
        goto CPyL5;
    }
    cpy_r_r6.f0 = cpy_r_r2;
    cpy_r_r6.f1 = cpy_r_r5;
    return cpy_r_r6;
CPyL5: ;
    tuple_T2II __tmp621 = { CPY_INT_TAG, CPY_INT_TAG };
    cpy_r_r7 = __tmp621;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_completion____picks_due(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_picks_due", kwlist, 0};
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
            tuple_T2II retval = CPyDef_completion____picks_due(arg_t);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp622 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp622);
            PyObject *__tmp623 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp623);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "_picks_due", 238, CPyStatic_completion___globals);
            return NULL;
        }
        
char CPyDef_completion_____top_level__(void) {
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
    void *cpy_r_r100;
    void *cpy_r_r101;
    void *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    void *cpy_r_r108;
    void *cpy_r_r109;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 1, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 1, CPyStatic_completion___globals);
        goto CPyL46;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_completion___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 7, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatic_completion___globals;
    cpy_r_r12 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r13 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r14 = CPyModuleLockAPI_serai;
    cpy_r_r15 = CPyImport_IsInitialized(cpy_r_r13);
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = PyImport_GetModuleDict();
    cpy_r_r17 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 9, CPyStatic_completion___globals);
        goto CPyL46;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 9, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r26 = CPyStatics[8]; /* '__file__' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 9, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r28 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r29 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r30 = CPyImport_ImportNative(cpy_r_r29, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r27, cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 9, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r19 = cpy_r_r30;
CPyL12: ;
    cpy_r_r31 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r11, cpy_r_r31, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 9, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r34 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r35 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r36 = CPyModuleLockAPI_serai;
    cpy_r_r37 = CPyImport_IsInitialized(cpy_r_r35);
    if (!cpy_r_r37) goto CPyL16;
    cpy_r_r38 = PyImport_GetModuleDict();
    cpy_r_r39 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 10, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r41 = cpy_r_r40;
    goto CPyL20;
CPyL16: ;
    cpy_r_r42 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r43 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r44 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 10, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r48 = CPyStatics[8]; /* '__file__' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 10, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r50 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r51 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r52 = CPyImport_ImportNative(cpy_r_r51, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r49, cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 10, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r41 = cpy_r_r52;
CPyL20: ;
    cpy_r_r53 = CPyStatics[5109]; /* ('die_value', 'expedition_bonus') */
    cpy_r_r54 = CPyStatic_completion___globals;
    cpy_r_r55 = CPyImport_GetNativeAttrs(cpy_r_r41, cpy_r_r53, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 10, CPyStatic_completion___globals);
        goto CPyL46;
    } else
        goto CPyL47;
CPyL21: ;
    cpy_r_r56 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r57 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r58 = CPyModuleLockAPI_serai;
    cpy_r_r59 = CPyImport_IsInitialized(cpy_r_r57);
    if (!cpy_r_r59) goto CPyL24;
    cpy_r_r60 = PyImport_GetModuleDict();
    cpy_r_r61 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 11, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r63 = cpy_r_r62;
    goto CPyL28;
CPyL24: ;
    cpy_r_r64 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r65 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r66 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 11, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r70 = CPyStatics[8]; /* '__file__' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 11, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r72 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r73 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r74 = CPyImport_ImportNative(cpy_r_r73, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r71, cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 11, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r63 = cpy_r_r74;
CPyL28: ;
    cpy_r_r75 = CPyStatics[5110]; /* ('ACADEMY', 'ANIMAL', 'EXPEDITION', 'EXPERT', 'NO_ACTION', 'NOTHING_THERE', 'OUT_OF_REACH', 'PUBLICATION', 'UNIVERSITY') */
    cpy_r_r76 = CPyStatic_completion___globals;
    cpy_r_r77 = CPyImport_GetNativeAttrs(cpy_r_r63, cpy_r_r75, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 11, CPyStatic_completion___globals);
        goto CPyL46;
    } else
        goto CPyL48;
CPyL29: ;
    cpy_r_r78 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r79 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r80 = CPyModuleLockAPI_serai;
    cpy_r_r81 = CPyImport_IsInitialized(cpy_r_r79);
    if (!cpy_r_r81) goto CPyL32;
    cpy_r_r82 = PyImport_GetModuleDict();
    cpy_r_r83 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 22, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r85 = cpy_r_r84;
    goto CPyL36;
CPyL32: ;
    cpy_r_r86 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r87 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r88 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r89 = PyImport_GetModuleDict();
    cpy_r_r90 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 22, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r92 = CPyStatics[8]; /* '__file__' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 22, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r94 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r95 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r96 = CPyImport_ImportNative(cpy_r_r95, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r93, cpy_r_r94, 0);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 22, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r85 = cpy_r_r96;
CPyL36: ;
    cpy_r_r97 = CPyStatics[5111]; /* ('Player', 'Table', 'shown') */
    cpy_r_r98 = CPyStatic_completion___globals;
    cpy_r_r99 = CPyImport_GetNativeAttrs(cpy_r_r85, cpy_r_r97, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 22, CPyStatic_completion___globals);
        goto CPyL46;
    } else
        goto CPyL49;
CPyL37: ;
    cpy_r_r100 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r101 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r102 = CPyModuleLockAPI_serai;
    cpy_r_r103 = CPyImport_IsInitialized(cpy_r_r101);
    if (!cpy_r_r103) goto CPyL40;
    cpy_r_r104 = PyImport_GetModuleDict();
    cpy_r_r105 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 23, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r107 = cpy_r_r106;
    goto CPyL44;
CPyL40: ;
    cpy_r_r108 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r109 = CPyExec_serai___kernel___decision;
    cpy_r_r110 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r111 = PyImport_GetModuleDict();
    cpy_r_r112 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 23, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r114 = CPyStatics[8]; /* '__file__' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 23, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r116 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r117 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r118 = CPyImport_ImportNative(cpy_r_r117, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r115, cpy_r_r116, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 23, CPyStatic_completion___globals);
        goto CPyL46;
    }
    cpy_r_r107 = cpy_r_r118;
CPyL44: ;
    cpy_r_r119 = CPyStatics[5112]; /* ('Reason',) */
    cpy_r_r120 = CPyStatic_completion___globals;
    cpy_r_r121 = CPyImport_GetNativeAttrs(cpy_r_r107, cpy_r_r119, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/completion.py", "<module>", 23, CPyStatic_completion___globals);
        goto CPyL46;
    } else
        goto CPyL50;
CPyL45: ;
    return 1;
CPyL46: ;
    cpy_r_r122 = 2;
    return cpy_r_r122;
CPyL47: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL21;
CPyL48: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL29;
CPyL49: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL37;
CPyL50: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL45;
}

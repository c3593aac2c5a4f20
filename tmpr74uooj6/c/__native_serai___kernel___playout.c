#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef playoutmodule_methods[] = {
    {"play_randomly", (PyCFunction)CPyPy_playout___play_randomly, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play_randomly(match, chance, limit=1000000)\n--\n\n") /* docstring */},
    {"finish_randomly", (PyCFunction)CPyPy_playout___finish_randomly, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("finish_randomly(match, chance)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___playout__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___playout__internal, "__name__");
    CPyStatic_playout___globals = PyModule_GetDict(CPyModule_serai___kernel___playout__internal);
    if (unlikely(CPyStatic_playout___globals == NULL))
        goto fail;
    char result = CPyDef_playout_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___playout__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_playout___Played);
    return -1;
}
int CPyExec_serai___kernel___playout(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___playout__impl, &CPyImportState_serai___kernel___playout, &CPyModule_serai___kernel___playout);
}
static struct PyModuleDef playoutmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.playout",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    playoutmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___playout(void)
{
    if (CPyModule_serai___kernel___playout__internal) {
        Py_INCREF(CPyModule_serai___kernel___playout__internal);
        return CPyModule_serai___kernel___playout__internal;
    }
    CPyModule_serai___kernel___playout__internal = PyModule_Create(&playoutmodule);
    return CPyModule_serai___kernel___playout__internal;
}

PyObject *CPyInit_serai___kernel___playout(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___playout__internal) {
        Py_INCREF(CPyModule_serai___kernel___playout__internal);
        return CPyModule_serai___kernel___playout__internal;
    }
    CPyModule_serai___kernel___playout__internal = PyModule_Create(&playoutmodule);
    if (unlikely(CPyModule_serai___kernel___playout__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.playout");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___playout__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___playout__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___playout__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___playout(CPyModule_serai___kernel___playout__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___playout__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.playout");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___playout__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_playout___play_randomly(PyObject *cpy_r_match, PyObject *cpy_r_chance, CPyTagged cpy_r_limit) {
    CPyTagged cpy_r_decisions;
    CPyTagged cpy_r_offered;
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    if (cpy_r_limit != CPY_INT_TAG) goto CPyL22;
    cpy_r_limit = 2000000;
CPyL2: ;
    cpy_r_decisions = 0;
    cpy_r_offered = 0;
CPyL3: ;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/playout.py", "play_randomly", "Match", "decision", 22, CPyStatic_playout___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r0);
CPyL4: ;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    if (!cpy_r_r2) goto CPyL24;
    cpy_r_r3 = cpy_r_decisions & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL7;
    cpy_r_r5 = cpy_r_limit & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL8;
CPyL7: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_decisions, cpy_r_limit);
    if (cpy_r_r7) {
        goto CPyL9;
    } else
        goto CPyL24;
CPyL8: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_decisions < (Py_ssize_t)cpy_r_limit;
    if (!cpy_r_r8) goto CPyL24;
CPyL9: ;
    if (likely(cpy_r_r0 != Py_None))
        cpy_r_r9 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/playout.py", "play_randomly", 23, CPyStatic_playout___globals, "serai.kernel.decision.Decision", cpy_r_r0);
        goto CPyL23;
    }
    cpy_r_r10 = CPyDef_decision___Decision___options(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "play_randomly", 23, CPyStatic_playout___globals);
        goto CPyL23;
    }
CPyL11: ;
    cpy_r_r11 = CPyTagged_Add(cpy_r_decisions, 2);
    CPyTagged_DECREF(cpy_r_decisions);
    cpy_r_decisions = cpy_r_r11;
    cpy_r_r12 = CPyObject_Size(cpy_r_r10);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "play_randomly", 25, CPyStatic_playout___globals);
        goto CPyL25;
    }
    cpy_r_r13 = CPyTagged_Add(cpy_r_offered, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_offered);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_offered = cpy_r_r13;
    cpy_r_r14 = CPyObject_Size(cpy_r_r10);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "play_randomly", 26, CPyStatic_playout___globals);
        goto CPyL25;
    }
    cpy_r_r15 = CPyDef_chance___Chance___below(cpy_r_chance, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "play_randomly", 26, CPyStatic_playout___globals);
        goto CPyL25;
    }
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r17 = PyObject_GetItem(cpy_r_r10, cpy_r_r16);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "play_randomly", 26, CPyStatic_playout___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_option___Option))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/playout.py", "play_randomly", 26, CPyStatic_playout___globals, "serai.kernel.option.Option", cpy_r_r17);
        goto CPyL23;
    }
    cpy_r_r19 = CPyDef_match___Match___play(cpy_r_match, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "play_randomly", 26, CPyStatic_playout___globals);
        goto CPyL23;
    } else
        goto CPyL3;
CPyL17: ;
    cpy_r_r20 = CPyStatic_playout___globals;
    cpy_r_r21 = CPyStatics[4781]; /* 'Played' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "play_randomly", 27, CPyStatic_playout___globals);
        goto CPyL26;
    }
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_decisions);
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_offered);
    PyObject *cpy_r_r25[2] = {cpy_r_r23, cpy_r_r24};
    cpy_r_r26 = (PyObject **)&cpy_r_r25;
    cpy_r_r27 = PyObject_Vectorcall(cpy_r_r22, cpy_r_r26, 2, 0);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "play_randomly", 27, CPyStatic_playout___globals);
        goto CPyL27;
    }
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    if (likely(PyTuple_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/playout.py", "play_randomly", 27, CPyStatic_playout___globals, "tuple", cpy_r_r27);
        goto CPyL21;
    }
    return cpy_r_r28;
CPyL21: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL22: ;
    CPyTagged_INCREF(cpy_r_limit);
    goto CPyL2;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_limit);
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    goto CPyL21;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_limit);
    CPy_DECREF(cpy_r_r0);
    goto CPyL17;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_limit);
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    CPy_DecRef(cpy_r_r10);
    goto CPyL21;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    goto CPyL21;
CPyL27: ;
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r24);
    goto CPyL21;
}
        
        PyObject *CPyPy_playout___play_randomly(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", "chance", "limit", 0};
            static CPyArg_Parser parser = {"OO|O:play_randomly", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_chance;
            PyObject *obj_limit = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_chance, &obj_limit)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            CPyTagged arg_limit;
            if (obj_limit == NULL) {
                arg_limit = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_limit)))
                arg_limit = CPyTagged_BorrowFromObject(obj_limit);
            else {
                CPy_TypeError("int", obj_limit); goto fail;
            }
            PyObject *retval = CPyDef_playout___play_randomly(arg_match, arg_chance, arg_limit);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/playout.py", "play_randomly", 18, CPyStatic_playout___globals);
            return NULL;
        }
        
PyObject *CPyDef_playout___finish_randomly(PyObject *cpy_r_match, PyObject *cpy_r_chance) {
    CPyTagged cpy_r_decisions;
    CPyTagged cpy_r_offered;
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_rules;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_decision;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_option;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    tuple_T3OOO cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    cpy_r_decisions = 0;
    cpy_r_offered = 0;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_table;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/playout.py", "finish_randomly", "Match", "table", 35, CPyStatic_playout___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_match)->__rules;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/playout.py", "finish_randomly", "Match", "_rules", 36, CPyStatic_playout___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_rules = cpy_r_r2;
    cpy_r_r3 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/playout.py", "finish_randomly", "Match", "decision", 37, CPyStatic_playout___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_decision = cpy_r_r3;
CPyL4: ;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_decision != cpy_r_r4;
    if (!cpy_r_r5) goto CPyL54;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_rules != cpy_r_r6;
    if (cpy_r_r7) {
        goto CPyL8;
    } else
        goto CPyL55;
CPyL6: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 39, CPyStatic_playout___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL8: ;
    CPy_INCREF(cpy_r_decision);
    if (likely(cpy_r_decision != Py_None))
        cpy_r_r9 = cpy_r_decision;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/playout.py", "finish_randomly", 40, CPyStatic_playout___globals, "serai.kernel.decision.Decision", cpy_r_decision);
        goto CPyL56;
    }
    cpy_r_r10 = CPyDef_decision___Decision___options(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 40, CPyStatic_playout___globals);
        goto CPyL56;
    }
CPyL10: ;
    cpy_r_r11 = CPyObject_Size(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 41, CPyStatic_playout___globals);
        goto CPyL57;
    }
    cpy_r_r12 = cpy_r_r11 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL13;
    cpy_r_r14 = 2 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL14;
CPyL13: ;
    cpy_r_r16 = CPyTagged_IsLt_(2, cpy_r_r11);
    if (cpy_r_r16) {
        goto CPyL58;
    } else
        goto CPyL15;
CPyL14: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r11 > (Py_ssize_t)2;
    if (cpy_r_r17) goto CPyL58;
CPyL15: ;
    if (likely(cpy_r_decision != Py_None))
        cpy_r_r18 = cpy_r_decision;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/playout.py", "finish_randomly", 42, CPyStatic_playout___globals, "serai.kernel.decision.Decision", cpy_r_decision);
        goto CPyL59;
    }
    cpy_r_r19 = ((serai___kernel___decision___DecisionObject *)cpy_r_r18)->_shown;
    CPy_DECREF(cpy_r_decision);
    if (!cpy_r_r19) goto CPyL60;
CPyL17: ;
    cpy_r_r20 = CPyTagged_Add(cpy_r_decisions, 2);
    CPyTagged_DECREF(cpy_r_decisions);
    cpy_r_decisions = cpy_r_r20;
    cpy_r_r21 = CPyTagged_Add(cpy_r_offered, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_offered);
    cpy_r_offered = cpy_r_r21;
    cpy_r_r22 = CPyDef_chance___Chance___below(cpy_r_chance, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 45, CPyStatic_playout___globals);
        goto CPyL61;
    }
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r24 = PyObject_GetItem(cpy_r_r10, cpy_r_r23);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 45, CPyStatic_playout___globals);
        goto CPyL53;
    }
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_option___Option))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/playout.py", "finish_randomly", 45, CPyStatic_playout___globals, "serai.kernel.option.Option", cpy_r_r24);
        goto CPyL53;
    }
    cpy_r_option = cpy_r_r25;
    goto CPyL24;
CPyL21: ;
    cpy_r_r26 = CPyStatics[4896]; /* 0 */
    cpy_r_r27 = PyObject_GetItem(cpy_r_r10, cpy_r_r26);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 47, CPyStatic_playout___globals);
        goto CPyL53;
    }
    if (likely(Py_TYPE(cpy_r_r27) == CPyType_option___Option))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/playout.py", "finish_randomly", 47, CPyStatic_playout___globals, "serai.kernel.option.Option", cpy_r_r27);
        goto CPyL53;
    }
    cpy_r_option = cpy_r_r28;
CPyL24: ;
    CPy_INCREF(cpy_r_rules);
    cpy_r_r29 = cpy_r_rules;
    cpy_r_r30 = CPyStatics[4710]; /* 'send' */
    PyObject *cpy_r_r31[2] = {cpy_r_r29, cpy_r_option};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_VectorcallMethod(cpy_r_r30, cpy_r_r32, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 49, CPyStatic_playout___globals);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_option);
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_decision___Decision))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/playout.py", "finish_randomly", 49, CPyStatic_playout___globals, "serai.kernel.decision.Decision", cpy_r_r33);
        goto CPyL28;
    }
    cpy_r_decision = cpy_r_r34;
    goto CPyL4;
CPyL28: ;
    cpy_r_r35 = CPy_CatchError();
    cpy_r_r36 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r37 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r38 = CPyObject_GetAttr(cpy_r_r36, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 51, CPyStatic_playout___globals);
        goto CPyL63;
    }
    cpy_r_r39 = CPy_ExceptionMatches(cpy_r_r38);
    CPy_DecRef(cpy_r_r38);
    if (cpy_r_r39) {
        goto CPyL32;
    } else
        goto CPyL64;
CPyL30: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL33;
    } else
        goto CPyL65;
CPyL31: ;
    CPy_Unreachable();
CPyL32: ;
    CPy_RestoreExcInfo(cpy_r_r35);
    CPy_DecRef(cpy_r_r35.f0);
    CPy_DecRef(cpy_r_r35.f1);
    CPy_DecRef(cpy_r_r35.f2);
    goto CPyL35;
CPyL33: ;
    CPy_RestoreExcInfo(cpy_r_r35);
    CPy_DecRef(cpy_r_r35.f0);
    CPy_DecRef(cpy_r_r35.f1);
    CPy_DecRef(cpy_r_r35.f2);
    cpy_r_r40 = CPy_KeepPropagating();
    if (!cpy_r_r40) goto CPyL50;
    CPy_Unreachable();
CPyL35: ;
    cpy_r_r41 = Py_None;
    CPy_INCREF(cpy_r_r41);
    cpy_r_decision = cpy_r_r41;
CPyL36: ;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = cpy_r_decision == cpy_r_r42;
    if (!cpy_r_r43) goto CPyL4;
    cpy_r_r44 = CPY_GET_METHOD(cpy_r_r0, CPyType_game___Game, 2, serai___kernel___game___GameObject, char (*)(PyObject *, PyObject *))(cpy_r_r0, cpy_r_r1); /* is_over */
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 54, CPyStatic_playout___globals);
        goto CPyL56;
    }
    if (cpy_r_r44) {
        goto CPyL4;
    } else
        goto CPyL66;
CPyL39: ;
    cpy_r_r45 = CPY_GET_METHOD(cpy_r_r0, CPyType_game___Game, 1, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r0, cpy_r_r1); /* turn */
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 55, CPyStatic_playout___globals);
        goto CPyL52;
    }
    cpy_r_rules = cpy_r_r45;
    cpy_r_r46 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r47 = CPyStatics[1820]; /* 'next' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 56, CPyStatic_playout___globals);
        goto CPyL53;
    }
    cpy_r_r49 = Py_None;
    PyObject *cpy_r_r50[2] = {cpy_r_rules, cpy_r_r49};
    cpy_r_r51 = (PyObject **)&cpy_r_r50;
    cpy_r_r52 = PyObject_Vectorcall(cpy_r_r48, cpy_r_r51, 2, 0);
    CPy_DecRef(cpy_r_r48);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 56, CPyStatic_playout___globals);
        goto CPyL53;
    }
    if (Py_TYPE(cpy_r_r52) == CPyType_decision___Decision)
        cpy_r_r53 = cpy_r_r52;
    else {
        cpy_r_r53 = NULL;
    }
    if (cpy_r_r53 != NULL) goto __LL9254;
    if (cpy_r_r52 == Py_None)
        cpy_r_r53 = cpy_r_r52;
    else {
        cpy_r_r53 = NULL;
    }
    if (cpy_r_r53 != NULL) goto __LL9254;
    CPy_TypeErrorTraceback("src/serai/kernel/playout.py", "finish_randomly", 56, CPyStatic_playout___globals, "serai.kernel.decision.Decision or None", cpy_r_r52);
    goto CPyL53;
__LL9254: ;
    cpy_r_decision = cpy_r_r53;
    goto CPyL36;
CPyL44: ;
    cpy_r_r54 = Py_None;
    CPy_INCREF(cpy_r_r54);
    if (((serai___kernel___match___MatchObject *)cpy_r_match)->__rules != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_match)->__rules);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_match)->__rules = cpy_r_r54;
    cpy_r_r55 = 1;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 57, CPyStatic_playout___globals);
        goto CPyL67;
    }
    cpy_r_r56 = Py_None;
    CPy_INCREF(cpy_r_r56);
    if (((serai___kernel___match___MatchObject *)cpy_r_match)->_decision != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_match)->_decision);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 57, CPyStatic_playout___globals);
        goto CPyL67;
    }
    cpy_r_r58 = CPyStatic_playout___globals;
    cpy_r_r59 = CPyStatics[4781]; /* 'Played' */
    cpy_r_r60 = CPyDict_GetItem(cpy_r_r58, cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 58, CPyStatic_playout___globals);
        goto CPyL67;
    }
    cpy_r_r61 = CPyTagged_StealAsObject(cpy_r_decisions);
    cpy_r_r62 = CPyTagged_StealAsObject(cpy_r_offered);
    PyObject *cpy_r_r63[2] = {cpy_r_r61, cpy_r_r62};
    cpy_r_r64 = (PyObject **)&cpy_r_r63;
    cpy_r_r65 = PyObject_Vectorcall(cpy_r_r60, cpy_r_r64, 2, 0);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 58, CPyStatic_playout___globals);
        goto CPyL68;
    }
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r62);
    if (likely(PyTuple_Check(cpy_r_r65)))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/playout.py", "finish_randomly", 58, CPyStatic_playout___globals, "tuple", cpy_r_r65);
        goto CPyL50;
    }
    return cpy_r_r66;
CPyL50: ;
    cpy_r_r67 = NULL;
    return cpy_r_r67;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    CPy_DecRef(cpy_r_r0);
    goto CPyL50;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL50;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_rules);
    goto CPyL50;
CPyL54: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_rules);
    CPy_DECREF(cpy_r_decision);
    goto CPyL44;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_decisions);
    CPyTagged_DECREF(cpy_r_offered);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_rules);
    CPy_DECREF(cpy_r_decision);
    goto CPyL6;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_decision);
    goto CPyL50;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_decision);
    CPy_DecRef(cpy_r_r10);
    goto CPyL50;
CPyL58: ;
    CPy_DECREF(cpy_r_decision);
    goto CPyL17;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_decision);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL50;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL21;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_r10);
    goto CPyL50;
CPyL62: ;
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_r29);
    goto CPyL28;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_rules);
    goto CPyL33;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_rules);
    goto CPyL30;
CPyL65: ;
    CPy_DecRef(cpy_r_r35.f0);
    CPy_DecRef(cpy_r_r35.f1);
    CPy_DecRef(cpy_r_r35.f2);
    goto CPyL31;
CPyL66: ;
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_decision);
    goto CPyL39;
CPyL67: ;
    CPyTagged_DecRef(cpy_r_decisions);
    CPyTagged_DecRef(cpy_r_offered);
    goto CPyL50;
CPyL68: ;
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    goto CPyL50;
}
        
        PyObject *CPyPy_playout___finish_randomly(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", "chance", 0};
            static CPyArg_Parser parser = {"OO:finish_randomly", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            PyObject *retval = CPyDef_playout___finish_randomly(arg_match, arg_chance);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/playout.py", "finish_randomly", 30, CPyStatic_playout___globals);
            return NULL;
        }
        
char CPyDef_playout_____top_level__(void) {
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
    PyObject **cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    int32_t cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 1, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 1, CPyStatic_playout___globals);
        goto CPyL51;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_playout___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 3, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4982]; /* ('NamedTuple',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_playout___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 5, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r17 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 7, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r25 = CPyExec_serai___kernel___chance;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 7, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 7, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 7, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r36 = CPyStatic_playout___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 7, CPyStatic_playout___globals);
        goto CPyL51;
    } else
        goto CPyL52;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___kernel___match;
    cpy_r_r39 = (void *)&CPyImportState_serai___kernel___match;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 8, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___kernel___match;
    cpy_r_r47 = CPyExec_serai___kernel___match;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___kernel___match__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 8, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 8, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 8, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[4993]; /* ('Match',) */
    cpy_r_r58 = CPyStatic_playout___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 8, CPyStatic_playout___globals);
        goto CPyL51;
    } else
        goto CPyL53;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_typing;
    cpy_r_r61 = CPyStatics[47]; /* 'typing' */
    cpy_r_r62 = CPyImport_GetModuleCacheForImport(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r63 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r64 = cpy_r_r62 != cpy_r_r63;
    if (cpy_r_r64) goto CPyL26;
    cpy_r_r65 = PyImport_Import(cpy_r_r61);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL51;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r60, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
CPyL26: ;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[47]; /* 'typing' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r69 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r71 = PyTuple_Pack(1, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r72 = (void *)&CPyModule_typing;
    cpy_r_r73 = CPyStatics[47]; /* 'typing' */
    cpy_r_r74 = CPyImport_GetModuleCacheForImport(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL54;
    }
    cpy_r_r75 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r76 = cpy_r_r74 != cpy_r_r75;
    if (cpy_r_r76) goto CPyL33;
    cpy_r_r77 = PyImport_Import(cpy_r_r73);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL54;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r72, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
CPyL33: ;
    cpy_r_r78 = PyImport_GetModuleDict();
    cpy_r_r79 = CPyStatics[47]; /* 'typing' */
    cpy_r_r80 = CPyDict_GetItem(cpy_r_r78, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL54;
    }
    cpy_r_r81 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r82 = CPyObject_GetAttr(cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL54;
    }
    cpy_r_r83 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r84 = PyObject_HasAttr(cpy_r_r82, cpy_r_r83);
    if (!cpy_r_r84) goto CPyL40;
    cpy_r_r85 = CPyStatics[4781]; /* 'Played' */
    cpy_r_r86 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r87 = CPyObject_GetAttr(cpy_r_r82, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL55;
    }
    PyObject *cpy_r_r88[2] = {cpy_r_r85, cpy_r_r71};
    cpy_r_r89 = (PyObject **)&cpy_r_r88;
    cpy_r_r90 = PyObject_Vectorcall(cpy_r_r87, cpy_r_r89, 2, 0);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL55;
    }
    if (likely(PyDict_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals, "dict", cpy_r_r90);
        goto CPyL55;
    }
    cpy_r_r92 = cpy_r_r91;
    goto CPyL42;
CPyL40: ;
    cpy_r_r93 = PyDict_New();
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL55;
    }
    cpy_r_r92 = cpy_r_r93;
CPyL42: ;
    cpy_r_r94 = PyDict_New();
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL56;
    }
    cpy_r_r95 = (PyObject *)&PyLong_Type;
    cpy_r_r96 = CPyStatics[4782]; /* 'decisions' */
    cpy_r_r97 = PyDict_SetItem(cpy_r_r94, cpy_r_r96, cpy_r_r95);
    cpy_r_r98 = cpy_r_r97 >= 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 14, CPyStatic_playout___globals);
        goto CPyL57;
    }
    cpy_r_r99 = (PyObject *)&PyLong_Type;
    cpy_r_r100 = CPyStatics[205]; /* 'options' */
    cpy_r_r101 = PyDict_SetItem(cpy_r_r94, cpy_r_r100, cpy_r_r99);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 15, CPyStatic_playout___globals);
        goto CPyL57;
    }
    cpy_r_r103 = CPyStatics[4781]; /* 'Played' */
    cpy_r_r104 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r105 = CPyDict_SetItem(cpy_r_r92, cpy_r_r104, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r106 = cpy_r_r105 >= 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL56;
    }
    cpy_r_r107 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r108 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r109 = CPyDict_SetItem(cpy_r_r92, cpy_r_r108, cpy_r_r107);
    cpy_r_r110 = cpy_r_r109 >= 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL56;
    }
    cpy_r_r111 = CPyStatics[4783]; /* 'serai.kernel.playout' */
    cpy_r_r112 = CPyStatics[70]; /* '__module__' */
    cpy_r_r113 = CPyDict_SetItem(cpy_r_r92, cpy_r_r112, cpy_r_r111);
    cpy_r_r114 = cpy_r_r113 >= 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL56;
    }
    PyObject *cpy_r_r115[3] = {cpy_r_r103, cpy_r_r71, cpy_r_r92};
    cpy_r_r116 = (PyObject **)&cpy_r_r115;
    cpy_r_r117 = PyObject_Vectorcall(cpy_r_r82, cpy_r_r116, 3, 0);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL58;
    }
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r92);
    CPyType_playout___Played = (PyTypeObject *)cpy_r_r117;
    CPy_INCREF(CPyType_playout___Played);
    cpy_r_r118 = CPyStatic_playout___globals;
    cpy_r_r119 = CPyStatics[4781]; /* 'Played' */
    cpy_r_r120 = PyDict_SetItem(cpy_r_r118, cpy_r_r119, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    cpy_r_r121 = cpy_r_r120 >= 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/kernel/playout.py", "<module>", 11, CPyStatic_playout___globals);
        goto CPyL51;
    }
    cpy_r_r122 = (PyObject *)CPyType_playout___Played;
    return 1;
CPyL51: ;
    cpy_r_r123 = 2;
    return cpy_r_r123;
CPyL52: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL53: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL54: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL51;
CPyL55: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r82);
    goto CPyL51;
CPyL56: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r92);
    goto CPyL51;
CPyL57: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r94);
    goto CPyL51;
CPyL58: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r92);
    goto CPyL51;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef wayfarers___reasonsmodule_methods[] = {
    {"_influence_needed", (PyCFunction)CPyPy_wayfarers___reasons____influence_needed, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_influence_needed(rule)\n--\n\n") /* docstring */},
    {"need_assets", (PyCFunction)CPyPy_wayfarers___reasons___need_assets, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("need_assets(assets, needs)\n--\n\n") /* docstring */},
    {"silver_obstacle", (PyCFunction)CPyPy_wayfarers___reasons___silver_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("silver_obstacle(has, price)\n--\n\n") /* docstring */},
    {"_need_silver", (PyCFunction)CPyPy_wayfarers___reasons____need_silver, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_need_silver(n)\n--\n\n") /* docstring */},
    {"provision_obstacle", (PyCFunction)CPyPy_wayfarers___reasons___provision_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("provision_obstacle(has, price)\n--\n\n") /* docstring */},
    {"_need_provisions", (PyCFunction)CPyPy_wayfarers___reasons____need_provisions, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_need_provisions(n)\n--\n\n") /* docstring */},
    {"guild_obstacle", (PyCFunction)CPyPy_wayfarers___reasons___guild_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("guild_obstacle(guilds, guild, price)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___reasons__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___reasons__internal, "__name__");
    CPyStatic_wayfarers___reasons___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___reasons__internal);
    if (unlikely(CPyStatic_wayfarers___reasons___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___reasons_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___reasons__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NEED_INFLUENCE);
    CPyStatic_wayfarers___reasons___NEED_INFLUENCE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NEED_INFLUENCE_TO_PASS);
    CPyStatic_wayfarers___reasons___NEED_INFLUENCE_TO_PASS = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NEED_INFLUENCE_FOR_TILE);
    CPyStatic_wayfarers___reasons___NEED_INFLUENCE_FOR_TILE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NEED_FEE);
    CPyStatic_wayfarers___reasons___NEED_FEE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NEED_FEE_AND_ACTION);
    CPyStatic_wayfarers___reasons___NEED_FEE_AND_ACTION = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___OWN_WORKER);
    CPyStatic_wayfarers___reasons___OWN_WORKER = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___WORKER_OF_THIS_TURN);
    CPyStatic_wayfarers___reasons___WORKER_OF_THIS_TURN = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_SPACE_PLACE);
    CPyStatic_wayfarers___reasons___NO_SPACE_PLACE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_TOWNSFOLK_PLACE);
    CPyStatic_wayfarers___reasons___NO_TOWNSFOLK_PLACE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_TILE_LEFT);
    CPyStatic_wayfarers___reasons___NO_TILE_LEFT = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_INFLUENCE_PRICE);
    CPyStatic_wayfarers___reasons___NO_INFLUENCE_PRICE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_ROOM);
    CPyStatic_wayfarers___reasons___NO_ROOM = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_ROOM_THERE);
    CPyStatic_wayfarers___reasons___NO_ROOM_THERE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_TAG);
    CPyStatic_wayfarers___reasons___NO_TAG = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___TOWNSFOLK_THERE);
    CPyStatic_wayfarers___reasons___TOWNSFOLK_THERE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___INSPIRATION_THERE);
    CPyStatic_wayfarers___reasons___INSPIRATION_THERE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___ALL_IN_GUILD);
    CPyStatic_wayfarers___reasons___ALL_IN_GUILD = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___GOES_THERE);
    CPyStatic_wayfarers___reasons___GOES_THERE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___HAS_INFLUENCE);
    CPyStatic_wayfarers___reasons___HAS_INFLUENCE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_DECK);
    CPyStatic_wayfarers___reasons___NO_DECK = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_PIGEON);
    CPyStatic_wayfarers___reasons___NO_PIGEON = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___FINAL_SPACE_TAKEN);
    CPyStatic_wayfarers___reasons___FINAL_SPACE_TAKEN = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___SLOT_TAKEN);
    CPyStatic_wayfarers___reasons___SLOT_TAKEN = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___SLOT_FRESH);
    CPyStatic_wayfarers___reasons___SLOT_FRESH = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___WORKER_THERE);
    CPyStatic_wayfarers___reasons___WORKER_THERE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___ACTION_USELESS);
    CPyStatic_wayfarers___reasons___ACTION_USELESS = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_WORKER);
    CPyStatic_wayfarers___reasons___NO_WORKER = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_WORKER_PLACE);
    CPyStatic_wayfarers___reasons___NO_WORKER_PLACE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_SLOT);
    CPyStatic_wayfarers___reasons___NO_SLOT = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_SLOT_THEN);
    CPyStatic_wayfarers___reasons___NO_SLOT_THEN = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NO_ARROW);
    CPyStatic_wayfarers___reasons___NO_ARROW = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___CHAIN_TURNED);
    CPyStatic_wayfarers___reasons___CHAIN_TURNED = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___CHAIN_OVER);
    CPyStatic_wayfarers___reasons___CHAIN_OVER = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___TRADE_USED);
    CPyStatic_wayfarers___reasons___TRADE_USED = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NEED_DIE);
    CPyStatic_wayfarers___reasons___NEED_DIE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___TRADE_DIE);
    CPyStatic_wayfarers___reasons___TRADE_DIE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___SCIENCE_USED);
    CPyStatic_wayfarers___reasons___SCIENCE_USED = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___SCIENCE_FIRST);
    CPyStatic_wayfarers___reasons___SCIENCE_FIRST = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___SCIENCE_LINK);
    CPyStatic_wayfarers___reasons___SCIENCE_LINK = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___EXPLORATION_NEEDLESS);
    CPyStatic_wayfarers___reasons___EXPLORATION_NEEDLESS = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___LAST_CANDIDATE);
    CPyStatic_wayfarers___reasons___LAST_CANDIDATE = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___reasons___NEED_ANY_RESOURCE);
    CPyStatic_wayfarers___reasons___NEED_ANY_RESOURCE = NULL;
    return -1;
}
int CPyExec_serai___games___wayfarers___reasons(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___reasons__impl, &CPyImportState_serai___games___wayfarers___reasons, &CPyModule_serai___games___wayfarers___reasons);
}
static struct PyModuleDef wayfarers___reasonsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.reasons",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___reasonsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___reasons(void)
{
    if (CPyModule_serai___games___wayfarers___reasons__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___reasons__internal);
        return CPyModule_serai___games___wayfarers___reasons__internal;
    }
    CPyModule_serai___games___wayfarers___reasons__internal = PyModule_Create(&wayfarers___reasonsmodule);
    return CPyModule_serai___games___wayfarers___reasons__internal;
}

PyObject *CPyInit_serai___games___wayfarers___reasons(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___reasons__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___reasons__internal);
        return CPyModule_serai___games___wayfarers___reasons__internal;
    }
    CPyModule_serai___games___wayfarers___reasons__internal = PyModule_Create(&wayfarers___reasonsmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___reasons__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.reasons");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___reasons__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___reasons__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___reasons__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___reasons(CPyModule_serai___games___wayfarers___reasons__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___reasons__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.reasons");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___reasons__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___reasons____influence_needed(PyObject *cpy_r_rule) {
    tuple_T3OOO cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    PyObject *cpy_r_r18;
    cpy_r_r0 = CPyStatic_wayfarers___names___GUILDS;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_influence_needed", 13, CPyStatic_wayfarers___reasons___globals);
        goto CPyL14;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = cpy_r_r0.f0;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = cpy_r_r0.f1;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = cpy_r_r0.f2;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = PyTuple_Pack(3, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_influence_needed", 13, CPyStatic_wayfarers___reasons___globals);
        goto CPyL14;
    }
    cpy_r_r6 = PyList_New(3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_influence_needed", 13, CPyStatic_wayfarers___reasons___globals);
        goto CPyL15;
    }
    cpy_r_r7 = 0;
    goto CPyL7;
CPyL6: ;
    cpy_r_r8 = cpy_r_r7 < 3;
    if (!cpy_r_r8) goto CPyL16;
CPyL7: ;
    cpy_r_r9 = CPySequenceTuple_GetItemUnsafe(cpy_r_r5, cpy_r_r7);
    if (likely(PyUnicode_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/reasons.py", "_influence_needed", 13, CPyStatic_wayfarers___reasons___globals, "str", cpy_r_r9);
        goto CPyL17;
    }
    cpy_r_r11 = CPyStatics[4169]; /* 'need-guild-influence' */
    cpy_r_r12 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r13 = CPyStr_Build(2, cpy_r_r12, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_influence_needed", 13, CPyStatic_wayfarers___reasons___globals);
        goto CPyL17;
    }
    cpy_r_r14 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r15 = CPyDict_Build(1, cpy_r_r14, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_influence_needed", 13, CPyStatic_wayfarers___reasons___globals);
        goto CPyL17;
    }
    cpy_r_r16 = CPyDef_option___Reason(cpy_r_rule, cpy_r_r11, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_influence_needed", 13, CPyStatic_wayfarers___reasons___globals);
        goto CPyL17;
    }
    CPyList_SetItemUnsafe(cpy_r_r6, cpy_r_r7, cpy_r_r16);
    cpy_r_r17 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r17;
    goto CPyL6;
CPyL13: ;
    return cpy_r_r6;
CPyL14: ;
    cpy_r_r18 = NULL;
    return cpy_r_r18;
CPyL15: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL14;
CPyL16: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL13;
CPyL17: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL14;
}
        
        PyObject *CPyPy_wayfarers___reasons____influence_needed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"rule", 0};
            static CPyArg_Parser parser = {"O:_influence_needed", kwlist, 0};
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___reasons____influence_needed(arg_rule);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_influence_needed", 12, CPyStatic_wayfarers___reasons___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___reasons___need_assets(CPyTagged cpy_r_assets, CPyTagged cpy_r_needs) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T4CIOO cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    tuple_T2OI cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    tuple_T2OI cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    tuple_T2OI cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL30;
    }
    cpy_r_r1 = CPyStatic_wayfarers___names___ONE_ASSET;
    if (unlikely(cpy_r_r1 == NULL)) {
        goto CPyL31;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ONE_ASSET\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL30;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = 0;
    cpy_r_r4 = PyDict_Size(cpy_r_r1);
    cpy_r_r5 = CPyDict_GetItemsIter(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL32;
    }
CPyL5: ;
    cpy_r_r6 = CPyDict_NextItem(cpy_r_r5, cpy_r_r3);
    cpy_r_r7 = cpy_r_r6.f1;
    cpy_r_r3 = cpy_r_r7;
    cpy_r_r8 = cpy_r_r6.f0;
    if (!cpy_r_r8) goto CPyL33;
    cpy_r_r9 = cpy_r_r6.f2;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = cpy_r_r6.f3;
    CPy_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r6.f2);
    CPy_DECREF(cpy_r_r6.f3);
    if (likely(PyUnicode_Check(cpy_r_r9)))
        cpy_r_r11 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals, "str", cpy_r_r9);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL35;
    }
    cpy_r_r13 = CPyTagged_FloorDivide(cpy_r_needs, cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL36;
    }
    cpy_r_r14 = CPyTagged_Remainder(cpy_r_r13, 32);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL36;
    }
    cpy_r_r15 = CPyTagged_FloorDivide(cpy_r_assets, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL37;
    }
    cpy_r_r16 = CPyTagged_Remainder(cpy_r_r15, 32);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL37;
    }
    cpy_r_r17 = CPyTagged_Subtract(cpy_r_r14, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r18.f0 = cpy_r_r11;
    cpy_r_r18.f1 = cpy_r_r17;
    cpy_r_r19 = PyTuple_New(2);
    if (unlikely(cpy_r_r19 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7744 = cpy_r_r18.f0;
    PyTuple_SET_ITEM(cpy_r_r19, 0, __tmp7744);
    PyObject *__tmp7745 = CPyTagged_StealAsObject(cpy_r_r18.f1);
    PyTuple_SET_ITEM(cpy_r_r19, 1, __tmp7745);
    cpy_r_r20 = PyList_Append(cpy_r_r0, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL38;
    }
    cpy_r_r22 = CPyDict_CheckSize(cpy_r_r1, cpy_r_r4);
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL38;
    } else
        goto CPyL5;
CPyL14: ;
    cpy_r_r23 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL32;
    }
    cpy_r_r24 = PyObject_GetIter(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 63, CPyStatic_wayfarers___reasons___globals);
        goto CPyL30;
    }
    cpy_r_r25 = CPyStatics[4170]; /* 'WF-DIE-02' */
    cpy_r_r26 = CPyStatics[4171]; /* 'need-assets' */
    cpy_r_r27 = PyList_New(0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 64, CPyStatic_wayfarers___reasons___globals);
        goto CPyL39;
    }
    cpy_r_r28 = PyObject_GetIter(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 64, CPyStatic_wayfarers___reasons___globals);
        goto CPyL40;
    }
CPyL18: ;
    cpy_r_r29 = PyIter_Next(cpy_r_r28);
    if (cpy_r_r29 == NULL) goto CPyL41;
    PyObject *__tmp7746;
    if (unlikely(!(PyTuple_Check(cpy_r_r29) && PyTuple_GET_SIZE(cpy_r_r29) == 2))) {
        __tmp7746 = NULL;
        goto __LL7747;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r29, 0))))
        __tmp7746 = PyTuple_GET_ITEM(cpy_r_r29, 0);
    else {
        __tmp7746 = NULL;
    }
    if (__tmp7746 == NULL) goto __LL7747;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r29, 1))))
        __tmp7746 = PyTuple_GET_ITEM(cpy_r_r29, 1);
    else {
        __tmp7746 = NULL;
    }
    if (__tmp7746 == NULL) goto __LL7747;
    __tmp7746 = cpy_r_r29;
__LL7747: ;
    if (unlikely(__tmp7746 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r29); cpy_r_r30 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp7748 = PyTuple_GET_ITEM(cpy_r_r29, 0);
        CPy_INCREF(__tmp7748);
        PyObject *__tmp7749;
        if (likely(PyUnicode_Check(__tmp7748)))
            __tmp7749 = __tmp7748;
        else {
            CPy_TypeError("str", __tmp7748); 
            __tmp7749 = NULL;
        }
        cpy_r_r30.f0 = __tmp7749;
        PyObject *__tmp7750 = PyTuple_GET_ITEM(cpy_r_r29, 1);
        CPyTagged __tmp7751;
        if (likely(PyLong_Check(__tmp7750)))
            __tmp7751 = CPyTagged_FromObject(__tmp7750);
        else {
            goto __LL7752;
        }
        cpy_r_r30.f1 = __tmp7751;
    }
    goto __LL7753;
__LL7752: ;
    CPy_DECREF(cpy_r_r30.f0);
    cpy_r_r30 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL7753;
__LL7753: ;
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 64, CPyStatic_wayfarers___reasons___globals);
        goto CPyL42;
    }
    cpy_r_r31 = cpy_r_r30.f0;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = cpy_r_r30.f1;
    CPyTagged_INCREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r30.f0);
    CPyTagged_DECREF(cpy_r_r30.f1);
    cpy_r_r33 = cpy_r_r32 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (cpy_r_r34) goto CPyL22;
    cpy_r_r35 = 0 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (!cpy_r_r36) goto CPyL23;
CPyL22: ;
    cpy_r_r37 = CPyTagged_IsLt_(0, cpy_r_r32);
    if (cpy_r_r37) {
        goto CPyL24;
    } else
        goto CPyL43;
CPyL23: ;
    cpy_r_r38 = (Py_ssize_t)cpy_r_r32 > (Py_ssize_t)0;
    if (!cpy_r_r38) goto CPyL43;
CPyL24: ;
    cpy_r_r39.f0 = cpy_r_r31;
    cpy_r_r39.f1 = cpy_r_r32;
    cpy_r_r40 = PyTuple_New(2);
    if (unlikely(cpy_r_r40 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7754 = cpy_r_r39.f0;
    PyTuple_SET_ITEM(cpy_r_r40, 0, __tmp7754);
    PyObject *__tmp7755 = CPyTagged_StealAsObject(cpy_r_r39.f1);
    PyTuple_SET_ITEM(cpy_r_r40, 1, __tmp7755);
    cpy_r_r41 = PyList_Append(cpy_r_r27, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 64, CPyStatic_wayfarers___reasons___globals);
        goto CPyL42;
    } else
        goto CPyL18;
CPyL25: ;
    cpy_r_r43 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 64, CPyStatic_wayfarers___reasons___globals);
        goto CPyL40;
    }
    cpy_r_r44 = PyList_AsTuple(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 64, CPyStatic_wayfarers___reasons___globals);
        goto CPyL30;
    }
    cpy_r_r45 = CPyStatics[3834]; /* 'assets' */
    cpy_r_r46 = CPyDict_Build(1, cpy_r_r45, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 64, CPyStatic_wayfarers___reasons___globals);
        goto CPyL30;
    }
    cpy_r_r47 = CPyDef_option___Reason(cpy_r_r25, cpy_r_r26, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 64, CPyStatic_wayfarers___reasons___globals);
        goto CPyL30;
    }
    return cpy_r_r47;
CPyL30: ;
    cpy_r_r48 = NULL;
    return cpy_r_r48;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL2;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL30;
CPyL33: ;
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6.f2);
    CPy_DECREF(cpy_r_r6.f3);
    goto CPyL14;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r10);
    goto CPyL30;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r11);
    goto CPyL30;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r11);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL30;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL30;
CPyL39: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL30;
CPyL40: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL30;
CPyL41: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL25;
CPyL42: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    goto CPyL30;
CPyL43: ;
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r32);
    goto CPyL18;
}
        
        PyObject *CPyPy_wayfarers___reasons___need_assets(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"assets", "needs", 0};
            static CPyArg_Parser parser = {"OO:need_assets", kwlist, 0};
            PyObject *obj_assets;
            PyObject *obj_needs;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_assets, &obj_needs)) {
                return NULL;
            }
            CPyTagged arg_assets;
            if (likely(PyLong_Check(obj_assets)))
                arg_assets = CPyTagged_BorrowFromObject(obj_assets);
            else {
                CPy_TypeError("int", obj_assets); goto fail;
            }
            CPyTagged arg_needs;
            if (likely(PyLong_Check(obj_needs)))
                arg_needs = CPyTagged_BorrowFromObject(obj_needs);
            else {
                CPy_TypeError("int", obj_needs); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___reasons___need_assets(arg_assets, arg_needs);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "need_assets", 61, CPyStatic_wayfarers___reasons___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___reasons___silver_obstacle(CPyTagged cpy_r_has, CPyTagged cpy_r_price) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = cpy_r_has & 1;
    cpy_r_r1 = cpy_r_r0 != 0;
    if (cpy_r_r1) goto CPyL2;
    cpy_r_r2 = cpy_r_price & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
CPyL2: ;
    cpy_r_r4 = CPyTagged_IsLt_(cpy_r_has, cpy_r_price);
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL8;
CPyL3: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_has < (Py_ssize_t)cpy_r_price;
    if (!cpy_r_r5) goto CPyL8;
CPyL4: ;
    cpy_r_r6 = CPyTagged_Subtract(cpy_r_price, cpy_r_has);
    cpy_r_r7 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r8 = CPyStatics[4172]; /* '_need_silver' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "silver_obstacle", 69, CPyStatic_wayfarers___reasons___globals);
        goto CPyL11;
    }
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r6);
    PyObject *cpy_r_r11[1] = {cpy_r_r10};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = PyObject_Vectorcall(cpy_r_r9, cpy_r_r12, 1, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "silver_obstacle", 69, CPyStatic_wayfarers___reasons___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r10);
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_option___Reason))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/reasons.py", "silver_obstacle", 69, CPyStatic_wayfarers___reasons___globals, "serai.kernel.option.Reason", cpy_r_r13);
        goto CPyL10;
    }
    cpy_r_r15 = cpy_r_r14;
    goto CPyL9;
CPyL8: ;
    cpy_r_r16 = Py_None;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL9: ;
    return cpy_r_r15;
CPyL10: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL10;
}
        
        PyObject *CPyPy_wayfarers___reasons___silver_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"has", "price", 0};
            static CPyArg_Parser parser = {"OO:silver_obstacle", kwlist, 0};
            PyObject *obj_has;
            PyObject *obj_price;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_has, &obj_price)) {
                return NULL;
            }
            CPyTagged arg_has;
            if (likely(PyLong_Check(obj_has)))
                arg_has = CPyTagged_BorrowFromObject(obj_has);
            else {
                CPy_TypeError("int", obj_has); goto fail;
            }
            CPyTagged arg_price;
            if (likely(PyLong_Check(obj_price)))
                arg_price = CPyTagged_BorrowFromObject(obj_price);
            else {
                CPy_TypeError("int", obj_price); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___reasons___silver_obstacle(arg_has, arg_price);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "silver_obstacle", 67, CPyStatic_wayfarers___reasons___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___reasons____need_silver(CPyTagged cpy_r_n) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyStatics[4055]; /* 'WF-TURN-05' */
    cpy_r_r1 = CPyStatics[3312]; /* 'need-silver' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r4 = CPyDict_Build(1, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_need_silver", 74, CPyStatic_wayfarers___reasons___globals);
        goto CPyL3;
    }
    cpy_r_r5 = CPyDef_option___Reason(cpy_r_r0, cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_need_silver", 74, CPyStatic_wayfarers___reasons___globals);
        goto CPyL3;
    }
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_wayfarers___reasons____need_silver(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"n", 0};
            static CPyArg_Parser parser = {"O:_need_silver", kwlist, 0};
            PyObject *obj_n;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_n)) {
                return NULL;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___reasons____need_silver(arg_n);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_need_silver", 73, CPyStatic_wayfarers___reasons___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___reasons___provision_obstacle(CPyTagged cpy_r_has, CPyTagged cpy_r_price) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = cpy_r_has & 1;
    cpy_r_r1 = cpy_r_r0 != 0;
    if (cpy_r_r1) goto CPyL2;
    cpy_r_r2 = cpy_r_price & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
CPyL2: ;
    cpy_r_r4 = CPyTagged_IsLt_(cpy_r_has, cpy_r_price);
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL8;
CPyL3: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_has < (Py_ssize_t)cpy_r_price;
    if (!cpy_r_r5) goto CPyL8;
CPyL4: ;
    cpy_r_r6 = CPyTagged_Subtract(cpy_r_price, cpy_r_has);
    cpy_r_r7 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r8 = CPyStatics[4173]; /* '_need_provisions' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "provision_obstacle", 79, CPyStatic_wayfarers___reasons___globals);
        goto CPyL11;
    }
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r6);
    PyObject *cpy_r_r11[1] = {cpy_r_r10};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = PyObject_Vectorcall(cpy_r_r9, cpy_r_r12, 1, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "provision_obstacle", 79, CPyStatic_wayfarers___reasons___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r10);
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_option___Reason))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/reasons.py", "provision_obstacle", 79, CPyStatic_wayfarers___reasons___globals, "serai.kernel.option.Reason", cpy_r_r13);
        goto CPyL10;
    }
    cpy_r_r15 = cpy_r_r14;
    goto CPyL9;
CPyL8: ;
    cpy_r_r16 = Py_None;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL9: ;
    return cpy_r_r15;
CPyL10: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL10;
}
        
        PyObject *CPyPy_wayfarers___reasons___provision_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"has", "price", 0};
            static CPyArg_Parser parser = {"OO:provision_obstacle", kwlist, 0};
            PyObject *obj_has;
            PyObject *obj_price;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_has, &obj_price)) {
                return NULL;
            }
            CPyTagged arg_has;
            if (likely(PyLong_Check(obj_has)))
                arg_has = CPyTagged_BorrowFromObject(obj_has);
            else {
                CPy_TypeError("int", obj_has); goto fail;
            }
            CPyTagged arg_price;
            if (likely(PyLong_Check(obj_price)))
                arg_price = CPyTagged_BorrowFromObject(obj_price);
            else {
                CPy_TypeError("int", obj_price); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___reasons___provision_obstacle(arg_has, arg_price);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "provision_obstacle", 77, CPyStatic_wayfarers___reasons___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___reasons____need_provisions(CPyTagged cpy_r_n) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyStatics[4055]; /* 'WF-TURN-05' */
    cpy_r_r1 = CPyStatics[4174]; /* 'need-provision' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r4 = CPyDict_Build(1, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_need_provisions", 84, CPyStatic_wayfarers___reasons___globals);
        goto CPyL3;
    }
    cpy_r_r5 = CPyDef_option___Reason(cpy_r_r0, cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_need_provisions", 84, CPyStatic_wayfarers___reasons___globals);
        goto CPyL3;
    }
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_wayfarers___reasons____need_provisions(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"n", 0};
            static CPyArg_Parser parser = {"O:_need_provisions", kwlist, 0};
            PyObject *obj_n;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_n)) {
                return NULL;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___reasons____need_provisions(arg_n);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "_need_provisions", 83, CPyStatic_wayfarers___reasons___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___reasons___guild_obstacle(PyObject *cpy_r_guilds, CPyTagged cpy_r_guild, CPyTagged cpy_r_price) {
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
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyList_GetItemBorrow(cpy_r_guilds, cpy_r_guild);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "guild_obstacle", 89, CPyStatic_wayfarers___reasons___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "guild_obstacle", 89, CPyStatic_wayfarers___reasons___globals);
        goto CPyL15;
    }
    cpy_r_r2 = cpy_r_r1 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (cpy_r_r3) goto CPyL4;
    cpy_r_r4 = cpy_r_price & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL5;
CPyL4: ;
    cpy_r_r6 = CPyTagged_IsLt_(cpy_r_r1, cpy_r_price);
    cpy_r_r7 = cpy_r_r6;
    goto CPyL6;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r1 < (Py_ssize_t)cpy_r_price;
    cpy_r_r7 = cpy_r_r8;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r1);
    if (!cpy_r_r7) goto CPyL13;
    cpy_r_r9 = CPyStatic_wayfarers___reasons___NEED_INFLUENCE;
    if (likely(cpy_r_r9 != NULL)) goto CPyL10;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_INFLUENCE\" was not set");
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "guild_obstacle", 89, CPyStatic_wayfarers___reasons___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r9, cpy_r_guild);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "guild_obstacle", 89, CPyStatic_wayfarers___reasons___globals);
        goto CPyL15;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_option___Reason))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/reasons.py", "guild_obstacle", 89, CPyStatic_wayfarers___reasons___globals, "serai.kernel.option.Reason", cpy_r_r11);
        goto CPyL15;
    }
    cpy_r_r13 = cpy_r_r12;
    goto CPyL14;
CPyL13: ;
    cpy_r_r14 = Py_None;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r13 = cpy_r_r14;
CPyL14: ;
    return cpy_r_r13;
CPyL15: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
}
        
        PyObject *CPyPy_wayfarers___reasons___guild_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"guilds", "guild", "price", 0};
            static CPyArg_Parser parser = {"OOO:guild_obstacle", kwlist, 0};
            PyObject *obj_guilds;
            PyObject *obj_guild;
            PyObject *obj_price;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_guilds, &obj_guild, &obj_price)) {
                return NULL;
            }
            PyObject *arg_guilds;
            if (likely(PyList_Check(obj_guilds)))
                arg_guilds = obj_guilds;
            else {
                CPy_TypeError("list", obj_guilds); 
                goto fail;
            }
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            CPyTagged arg_price;
            if (likely(PyLong_Check(obj_price)))
                arg_price = CPyTagged_BorrowFromObject(obj_price);
            else {
                CPy_TypeError("int", obj_price); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___reasons___guild_obstacle(arg_guilds, arg_guild, arg_price);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "guild_obstacle", 87, CPyStatic_wayfarers___reasons___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___reasons_____top_level__(void) {
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
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    void *cpy_r_r21;
    void *cpy_r_r22;
    void *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    void *cpy_r_r29;
    void *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    void *cpy_r_r43;
    void *cpy_r_r44;
    void *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    void *cpy_r_r51;
    void *cpy_r_r52;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    int32_t cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    int32_t cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    int32_t cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
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
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    int32_t cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    int32_t cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    int32_t cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
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
    int32_t cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    int32_t cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    int32_t cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    int32_t cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    int32_t cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    int32_t cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    int32_t cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    int32_t cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    int32_t cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    int32_t cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    int32_t cpy_r_r241;
    char cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    int32_t cpy_r_r249;
    char cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    int32_t cpy_r_r257;
    char cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    int32_t cpy_r_r265;
    char cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    int32_t cpy_r_r273;
    char cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    int32_t cpy_r_r281;
    char cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    int32_t cpy_r_r289;
    char cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    int32_t cpy_r_r297;
    char cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    int32_t cpy_r_r305;
    char cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    int32_t cpy_r_r313;
    char cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    int32_t cpy_r_r321;
    char cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    int32_t cpy_r_r329;
    char cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    int32_t cpy_r_r337;
    char cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    int32_t cpy_r_r345;
    char cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    int32_t cpy_r_r353;
    char cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    int32_t cpy_r_r361;
    char cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    PyObject *cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    int32_t cpy_r_r369;
    char cpy_r_r370;
    PyObject *cpy_r_r371;
    PyObject *cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    int32_t cpy_r_r377;
    char cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    int32_t cpy_r_r385;
    char cpy_r_r386;
    PyObject *cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject *cpy_r_r391;
    PyObject *cpy_r_r392;
    int32_t cpy_r_r393;
    char cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    PyObject *cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject **cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    int32_t cpy_r_r406;
    char cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject *cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    PyObject *cpy_r_r413;
    PyObject **cpy_r_r415;
    PyObject *cpy_r_r416;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    int32_t cpy_r_r419;
    char cpy_r_r420;
    PyObject *cpy_r_r421;
    PyObject *cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject **cpy_r_r428;
    PyObject *cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    int32_t cpy_r_r432;
    char cpy_r_r433;
    char cpy_r_r434;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 1, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 1, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 3, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 5, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 6, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 8, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r30 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 8, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 8, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 8, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5636]; /* ('GUILDS', 'ONE_ASSET') */
    cpy_r_r41 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 8, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    } else
        goto CPyL160;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r44 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 9, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r52 = CPyExec_serai___kernel___decision;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 9, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 9, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 9, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5112]; /* ('Reason',) */
    cpy_r_r63 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 9, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    } else
        goto CPyL161;
CPyL23: ;
    cpy_r_r65 = CPyStatics[4175]; /* 'WF-GLD-01' */
    cpy_r_r66 = CPyDef_wayfarers___reasons____influence_needed(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 16, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NEED_INFLUENCE = cpy_r_r66;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NEED_INFLUENCE);
    cpy_r_r67 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r68 = CPyStatics[3670]; /* 'NEED_INFLUENCE' */
    cpy_r_r69 = CPyDict_SetItem(cpy_r_r67, cpy_r_r68, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    cpy_r_r70 = cpy_r_r69 >= 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 16, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r71 = CPyStatics[4039]; /* 'WF-JRN-03' */
    cpy_r_r72 = CPyDef_wayfarers___reasons____influence_needed(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 17, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NEED_INFLUENCE_TO_PASS = cpy_r_r72;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NEED_INFLUENCE_TO_PASS);
    cpy_r_r73 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r74 = CPyStatics[4049]; /* 'NEED_INFLUENCE_TO_PASS' */
    cpy_r_r75 = CPyDict_SetItem(cpy_r_r73, cpy_r_r74, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r76 = cpy_r_r75 >= 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 17, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r77 = CPyStatics[4056]; /* 'WF-UPG-01' */
    cpy_r_r78 = CPyDef_wayfarers___reasons____influence_needed(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 18, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NEED_INFLUENCE_FOR_TILE = cpy_r_r78;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NEED_INFLUENCE_FOR_TILE);
    cpy_r_r79 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r80 = CPyStatics[4074]; /* 'NEED_INFLUENCE_FOR_TILE' */
    cpy_r_r81 = CPyDict_SetItem(cpy_r_r79, cpy_r_r80, cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    cpy_r_r82 = cpy_r_r81 >= 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 18, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r83 = CPyStatics[4030]; /* 'WF-INF-05' */
    cpy_r_r84 = CPyStatics[4176]; /* 'need-fee' */
    cpy_r_r85 = PyDict_New();
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 19, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r86 = CPyDef_option___Reason(cpy_r_r83, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 19, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NEED_FEE = cpy_r_r86;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NEED_FEE);
    cpy_r_r87 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r88 = CPyStatics[3693]; /* 'NEED_FEE' */
    cpy_r_r89 = CPyDict_SetItem(cpy_r_r87, cpy_r_r88, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 19, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r91 = CPyStatics[4030]; /* 'WF-INF-05' */
    cpy_r_r92 = CPyStatics[4177]; /* 'need-fee-and-action' */
    cpy_r_r93 = PyDict_New();
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 20, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r94 = CPyDef_option___Reason(cpy_r_r91, cpy_r_r92, cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 20, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NEED_FEE_AND_ACTION = cpy_r_r94;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NEED_FEE_AND_ACTION);
    cpy_r_r95 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r96 = CPyStatics[3694]; /* 'NEED_FEE_AND_ACTION' */
    cpy_r_r97 = CPyDict_SetItem(cpy_r_r95, cpy_r_r96, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r98 = cpy_r_r97 >= 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 20, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r99 = CPyStatics[4178]; /* 'WF-ACQ-08' */
    cpy_r_r100 = CPyStatics[4179]; /* 'own-worker-there' */
    cpy_r_r101 = PyDict_New();
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 21, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r102 = CPyDef_option___Reason(cpy_r_r99, cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 21, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___OWN_WORKER = cpy_r_r102;
    CPy_INCREF(CPyStatic_wayfarers___reasons___OWN_WORKER);
    cpy_r_r103 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r104 = CPyStatics[4006]; /* 'OWN_WORKER' */
    cpy_r_r105 = CPyDict_SetItem(cpy_r_r103, cpy_r_r104, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    cpy_r_r106 = cpy_r_r105 >= 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 21, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r107 = CPyStatics[4180]; /* 'WF-WRK-05' */
    cpy_r_r108 = CPyStatics[4181]; /* 'worker-of-this-turn' */
    cpy_r_r109 = PyDict_New();
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 22, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r110 = CPyDef_option___Reason(cpy_r_r107, cpy_r_r108, cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 22, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___WORKER_OF_THIS_TURN = cpy_r_r110;
    CPy_INCREF(CPyStatic_wayfarers___reasons___WORKER_OF_THIS_TURN);
    cpy_r_r111 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r112 = CPyStatics[4081]; /* 'WORKER_OF_THIS_TURN' */
    cpy_r_r113 = CPyDict_SetItem(cpy_r_r111, cpy_r_r112, cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    cpy_r_r114 = cpy_r_r113 >= 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 22, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r115 = CPyStatics[4182]; /* 'WF-SPC-01' */
    cpy_r_r116 = CPyStatics[4183]; /* 'no-place-for-space' */
    cpy_r_r117 = PyDict_New();
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 23, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r118 = CPyDef_option___Reason(cpy_r_r115, cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 23, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_SPACE_PLACE = cpy_r_r118;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_SPACE_PLACE);
    cpy_r_r119 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r120 = CPyStatics[4003]; /* 'NO_SPACE_PLACE' */
    cpy_r_r121 = CPyDict_SetItem(cpy_r_r119, cpy_r_r120, cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 23, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r123 = CPyStatics[3987]; /* 'WF-FLK-01' */
    cpy_r_r124 = CPyStatics[4184]; /* 'no-place-for-townsfolk' */
    cpy_r_r125 = PyDict_New();
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 24, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r126 = CPyDef_option___Reason(cpy_r_r123, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 24, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_TOWNSFOLK_PLACE = cpy_r_r126;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_TOWNSFOLK_PLACE);
    cpy_r_r127 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r128 = CPyStatics[4005]; /* 'NO_TOWNSFOLK_PLACE' */
    cpy_r_r129 = CPyDict_SetItem(cpy_r_r127, cpy_r_r128, cpy_r_r126);
    CPy_DECREF(cpy_r_r126);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 24, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r131 = CPyStatics[4059]; /* 'WF-UPG-02' */
    cpy_r_r132 = CPyStatics[4185]; /* 'no-tile-left' */
    cpy_r_r133 = PyDict_New();
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 25, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r134 = CPyDef_option___Reason(cpy_r_r131, cpy_r_r132, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 25, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_TILE_LEFT = cpy_r_r134;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_TILE_LEFT);
    cpy_r_r135 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r136 = CPyStatics[4078]; /* 'NO_TILE_LEFT' */
    cpy_r_r137 = CPyDict_SetItem(cpy_r_r135, cpy_r_r136, cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 25, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r139 = CPyStatics[4056]; /* 'WF-UPG-01' */
    cpy_r_r140 = CPyStatics[4186]; /* 'no-influence-price' */
    cpy_r_r141 = PyDict_New();
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 26, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r142 = CPyDef_option___Reason(cpy_r_r139, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 26, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_INFLUENCE_PRICE = cpy_r_r142;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_INFLUENCE_PRICE);
    cpy_r_r143 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r144 = CPyStatics[4075]; /* 'NO_INFLUENCE_PRICE' */
    cpy_r_r145 = CPyDict_SetItem(cpy_r_r143, cpy_r_r144, cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    cpy_r_r146 = cpy_r_r145 >= 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 26, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r147 = CPyStatics[4059]; /* 'WF-UPG-02' */
    cpy_r_r148 = CPyStatics[4187]; /* 'no-room-in-caravan' */
    cpy_r_r149 = PyDict_New();
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 27, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r150 = CPyDef_option___Reason(cpy_r_r147, cpy_r_r148, cpy_r_r149);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 27, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_ROOM = cpy_r_r150;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_ROOM);
    cpy_r_r151 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r152 = CPyStatics[4076]; /* 'NO_ROOM' */
    cpy_r_r153 = CPyDict_SetItem(cpy_r_r151, cpy_r_r152, cpy_r_r150);
    CPy_DECREF(cpy_r_r150);
    cpy_r_r154 = cpy_r_r153 >= 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 27, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r155 = CPyStatics[4063]; /* 'WF-UPG-03' */
    cpy_r_r156 = CPyStatics[4188]; /* 'no-room-there' */
    cpy_r_r157 = PyDict_New();
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 28, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r158 = CPyDef_option___Reason(cpy_r_r155, cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 28, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_ROOM_THERE = cpy_r_r158;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_ROOM_THERE);
    cpy_r_r159 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r160 = CPyStatics[4077]; /* 'NO_ROOM_THERE' */
    cpy_r_r161 = CPyDict_SetItem(cpy_r_r159, cpy_r_r160, cpy_r_r158);
    CPy_DECREF(cpy_r_r158);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 28, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r163 = CPyStatics[3987]; /* 'WF-FLK-01' */
    cpy_r_r164 = CPyStatics[4189]; /* 'no-tag-for-townsfolk' */
    cpy_r_r165 = PyDict_New();
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 29, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r166 = CPyDef_option___Reason(cpy_r_r163, cpy_r_r164, cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 29, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_TAG = cpy_r_r166;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_TAG);
    cpy_r_r167 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r168 = CPyStatics[4004]; /* 'NO_TAG' */
    cpy_r_r169 = CPyDict_SetItem(cpy_r_r167, cpy_r_r168, cpy_r_r166);
    CPy_DECREF(cpy_r_r166);
    cpy_r_r170 = cpy_r_r169 >= 0;
    if (unlikely(!cpy_r_r170)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 29, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r171 = CPyStatics[3987]; /* 'WF-FLK-01' */
    cpy_r_r172 = CPyStatics[4190]; /* 'townsfolk-there' */
    cpy_r_r173 = PyDict_New();
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 30, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r174 = CPyDef_option___Reason(cpy_r_r171, cpy_r_r172, cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 30, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___TOWNSFOLK_THERE = cpy_r_r174;
    CPy_INCREF(CPyStatic_wayfarers___reasons___TOWNSFOLK_THERE);
    cpy_r_r175 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r176 = CPyStatics[4007]; /* 'TOWNSFOLK_THERE' */
    cpy_r_r177 = CPyDict_SetItem(cpy_r_r175, cpy_r_r176, cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    cpy_r_r178 = cpy_r_r177 >= 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 30, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r179 = CPyStatics[3988]; /* 'WF-INS-01' */
    cpy_r_r180 = CPyStatics[4191]; /* 'inspiration-there' */
    cpy_r_r181 = PyDict_New();
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 31, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r182 = CPyDef_option___Reason(cpy_r_r179, cpy_r_r180, cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 31, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___INSPIRATION_THERE = cpy_r_r182;
    CPy_INCREF(CPyStatic_wayfarers___reasons___INSPIRATION_THERE);
    cpy_r_r183 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r184 = CPyStatics[4000]; /* 'INSPIRATION_THERE' */
    cpy_r_r185 = CPyDict_SetItem(cpy_r_r183, cpy_r_r184, cpy_r_r182);
    CPy_DECREF(cpy_r_r182);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 31, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r187 = CPyStatics[4029]; /* 'WF-EFF-05' */
    cpy_r_r188 = CPyStatics[4192]; /* 'all-influence-there' */
    cpy_r_r189 = PyDict_New();
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 32, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r190 = CPyDef_option___Reason(cpy_r_r187, cpy_r_r188, cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 32, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___ALL_IN_GUILD = cpy_r_r190;
    CPy_INCREF(CPyStatic_wayfarers___reasons___ALL_IN_GUILD);
    cpy_r_r191 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r192 = CPyStatics[4034]; /* 'ALL_IN_GUILD' */
    cpy_r_r193 = CPyDict_SetItem(cpy_r_r191, cpy_r_r192, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    cpy_r_r194 = cpy_r_r193 >= 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 32, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r195 = CPyStatics[4029]; /* 'WF-EFF-05' */
    cpy_r_r196 = CPyStatics[4193]; /* 'influence-goes-there' */
    cpy_r_r197 = PyDict_New();
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 33, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r198 = CPyDef_option___Reason(cpy_r_r195, cpy_r_r196, cpy_r_r197);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 33, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___GOES_THERE = cpy_r_r198;
    CPy_INCREF(CPyStatic_wayfarers___reasons___GOES_THERE);
    cpy_r_r199 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r200 = CPyStatics[4035]; /* 'GOES_THERE' */
    cpy_r_r201 = CPyDict_SetItem(cpy_r_r199, cpy_r_r200, cpy_r_r198);
    CPy_DECREF(cpy_r_r198);
    cpy_r_r202 = cpy_r_r201 >= 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 33, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r203 = CPyStatics[4194]; /* 'WF-INF-01' */
    cpy_r_r204 = CPyStatics[4195]; /* 'has-influence' */
    cpy_r_r205 = PyDict_New();
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 34, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r206 = CPyDef_option___Reason(cpy_r_r203, cpy_r_r204, cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 34, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___HAS_INFLUENCE = cpy_r_r206;
    CPy_INCREF(CPyStatic_wayfarers___reasons___HAS_INFLUENCE);
    cpy_r_r207 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r208 = CPyStatics[4036]; /* 'HAS_INFLUENCE' */
    cpy_r_r209 = CPyDict_SetItem(cpy_r_r207, cpy_r_r208, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    cpy_r_r210 = cpy_r_r209 >= 0;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 34, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r211 = CPyStatics[3970]; /* 'WF-ACQ-09' */
    cpy_r_r212 = CPyStatics[4196]; /* 'deck-empty' */
    cpy_r_r213 = PyDict_New();
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 35, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r214 = CPyDef_option___Reason(cpy_r_r211, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 35, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_DECK = cpy_r_r214;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_DECK);
    cpy_r_r215 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r216 = CPyStatics[4001]; /* 'NO_DECK' */
    cpy_r_r217 = CPyDict_SetItem(cpy_r_r215, cpy_r_r216, cpy_r_r214);
    CPy_DECREF(cpy_r_r214);
    cpy_r_r218 = cpy_r_r217 >= 0;
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 35, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r219 = CPyStatics[3973]; /* 'WF-DIE-09' */
    cpy_r_r220 = CPyStatics[4197]; /* 'no-pigeon' */
    cpy_r_r221 = PyDict_New();
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 36, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r222 = CPyDef_option___Reason(cpy_r_r219, cpy_r_r220, cpy_r_r221);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 36, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_PIGEON = cpy_r_r222;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_PIGEON);
    cpy_r_r223 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r224 = CPyStatics[4002]; /* 'NO_PIGEON' */
    cpy_r_r225 = CPyDict_SetItem(cpy_r_r223, cpy_r_r224, cpy_r_r222);
    CPy_DECREF(cpy_r_r222);
    cpy_r_r226 = cpy_r_r225 >= 0;
    if (unlikely(!cpy_r_r226)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 36, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r227 = CPyStatics[4198]; /* 'WF-JRN-06' */
    cpy_r_r228 = CPyStatics[4199]; /* 'final-space-taken' */
    cpy_r_r229 = PyDict_New();
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 37, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r230 = CPyDef_option___Reason(cpy_r_r227, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 37, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___FINAL_SPACE_TAKEN = cpy_r_r230;
    CPy_INCREF(CPyStatic_wayfarers___reasons___FINAL_SPACE_TAKEN);
    cpy_r_r231 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r232 = CPyStatics[4048]; /* 'FINAL_SPACE_TAKEN' */
    cpy_r_r233 = CPyDict_SetItem(cpy_r_r231, cpy_r_r232, cpy_r_r230);
    CPy_DECREF(cpy_r_r230);
    cpy_r_r234 = cpy_r_r233 >= 0;
    if (unlikely(!cpy_r_r234)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 37, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r235 = CPyStatics[3647]; /* 'WF-DIE-01' */
    cpy_r_r236 = CPyStatics[2016]; /* 'slot-taken' */
    cpy_r_r237 = PyDict_New();
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 38, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r238 = CPyDef_option___Reason(cpy_r_r235, cpy_r_r236, cpy_r_r237);
    CPy_DECREF(cpy_r_r237);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 38, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___SLOT_TAKEN = cpy_r_r238;
    CPy_INCREF(CPyStatic_wayfarers___reasons___SLOT_TAKEN);
    cpy_r_r239 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r240 = CPyStatics[1317]; /* 'SLOT_TAKEN' */
    cpy_r_r241 = CPyDict_SetItem(cpy_r_r239, cpy_r_r240, cpy_r_r238);
    CPy_DECREF(cpy_r_r238);
    cpy_r_r242 = cpy_r_r241 >= 0;
    if (unlikely(!cpy_r_r242)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 38, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r243 = CPyStatics[4200]; /* 'WF-ACQ-12' */
    cpy_r_r244 = CPyStatics[4201]; /* 'slot-fresh' */
    cpy_r_r245 = PyDict_New();
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 39, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r246 = CPyDef_option___Reason(cpy_r_r243, cpy_r_r244, cpy_r_r245);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 39, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___SLOT_FRESH = cpy_r_r246;
    CPy_INCREF(CPyStatic_wayfarers___reasons___SLOT_FRESH);
    cpy_r_r247 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r248 = CPyStatics[3673]; /* 'SLOT_FRESH' */
    cpy_r_r249 = CPyDict_SetItem(cpy_r_r247, cpy_r_r248, cpy_r_r246);
    CPy_DECREF(cpy_r_r246);
    cpy_r_r250 = cpy_r_r249 >= 0;
    if (unlikely(!cpy_r_r250)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 39, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r251 = CPyStatics[3684]; /* 'WF-WRK-01' */
    cpy_r_r252 = CPyStatics[4202]; /* 'worker-of-colour-there' */
    cpy_r_r253 = PyDict_New();
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 40, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r254 = CPyDef_option___Reason(cpy_r_r251, cpy_r_r252, cpy_r_r253);
    CPy_DECREF(cpy_r_r253);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 40, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___WORKER_THERE = cpy_r_r254;
    CPy_INCREF(CPyStatic_wayfarers___reasons___WORKER_THERE);
    cpy_r_r255 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r256 = CPyStatics[3697]; /* 'WORKER_THERE' */
    cpy_r_r257 = CPyDict_SetItem(cpy_r_r255, cpy_r_r256, cpy_r_r254);
    CPy_DECREF(cpy_r_r254);
    cpy_r_r258 = cpy_r_r257 >= 0;
    if (unlikely(!cpy_r_r258)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 40, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r259 = CPyStatics[4203]; /* 'WF-WRK-02' */
    cpy_r_r260 = CPyStatics[4204]; /* 'action-useless' */
    cpy_r_r261 = PyDict_New();
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 41, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r262 = CPyDef_option___Reason(cpy_r_r259, cpy_r_r260, cpy_r_r261);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r262 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 41, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___ACTION_USELESS = cpy_r_r262;
    CPy_INCREF(CPyStatic_wayfarers___reasons___ACTION_USELESS);
    cpy_r_r263 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r264 = CPyStatics[3692]; /* 'ACTION_USELESS' */
    cpy_r_r265 = CPyDict_SetItem(cpy_r_r263, cpy_r_r264, cpy_r_r262);
    CPy_DECREF(cpy_r_r262);
    cpy_r_r266 = cpy_r_r265 >= 0;
    if (unlikely(!cpy_r_r266)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 41, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r267 = CPyStatics[3684]; /* 'WF-WRK-01' */
    cpy_r_r268 = CPyStatics[4205]; /* 'no-worker' */
    cpy_r_r269 = PyDict_New();
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 42, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r270 = CPyDef_option___Reason(cpy_r_r267, cpy_r_r268, cpy_r_r269);
    CPy_DECREF(cpy_r_r269);
    if (unlikely(cpy_r_r270 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 42, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_WORKER = cpy_r_r270;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_WORKER);
    cpy_r_r271 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r272 = CPyStatics[3695]; /* 'NO_WORKER' */
    cpy_r_r273 = CPyDict_SetItem(cpy_r_r271, cpy_r_r272, cpy_r_r270);
    CPy_DECREF(cpy_r_r270);
    cpy_r_r274 = cpy_r_r273 >= 0;
    if (unlikely(!cpy_r_r274)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 42, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r275 = CPyStatics[4203]; /* 'WF-WRK-02' */
    cpy_r_r276 = CPyStatics[4206]; /* 'no-worker-place' */
    cpy_r_r277 = PyDict_New();
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 43, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r278 = CPyDef_option___Reason(cpy_r_r275, cpy_r_r276, cpy_r_r277);
    CPy_DECREF(cpy_r_r277);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 43, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_WORKER_PLACE = cpy_r_r278;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_WORKER_PLACE);
    cpy_r_r279 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r280 = CPyStatics[3696]; /* 'NO_WORKER_PLACE' */
    cpy_r_r281 = CPyDict_SetItem(cpy_r_r279, cpy_r_r280, cpy_r_r278);
    CPy_DECREF(cpy_r_r278);
    cpy_r_r282 = cpy_r_r281 >= 0;
    if (unlikely(!cpy_r_r282)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 43, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r283 = CPyStatics[4207]; /* 'WF-TURN-02' */
    cpy_r_r284 = CPyStatics[4208]; /* 'no-slot-for-die' */
    cpy_r_r285 = PyDict_New();
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 44, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r286 = CPyDef_option___Reason(cpy_r_r283, cpy_r_r284, cpy_r_r285);
    CPy_DECREF(cpy_r_r285);
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 44, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_SLOT = cpy_r_r286;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_SLOT);
    cpy_r_r287 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r288 = CPyStatics[4209]; /* 'NO_SLOT' */
    cpy_r_r289 = CPyDict_SetItem(cpy_r_r287, cpy_r_r288, cpy_r_r286);
    CPy_DECREF(cpy_r_r286);
    cpy_r_r290 = cpy_r_r289 >= 0;
    if (unlikely(!cpy_r_r290)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 44, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r291 = CPyStatics[4207]; /* 'WF-TURN-02' */
    cpy_r_r292 = CPyStatics[4210]; /* 'no-slot-then' */
    cpy_r_r293 = PyDict_New();
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 45, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r294 = CPyDef_option___Reason(cpy_r_r291, cpy_r_r292, cpy_r_r293);
    CPy_DECREF(cpy_r_r293);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 45, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_SLOT_THEN = cpy_r_r294;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_SLOT_THEN);
    cpy_r_r295 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r296 = CPyStatics[3672]; /* 'NO_SLOT_THEN' */
    cpy_r_r297 = CPyDict_SetItem(cpy_r_r295, cpy_r_r296, cpy_r_r294);
    CPy_DECREF(cpy_r_r294);
    cpy_r_r298 = cpy_r_r297 >= 0;
    if (unlikely(!cpy_r_r298)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 45, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r299 = CPyStatics[3649]; /* 'WF-DIE-05' */
    cpy_r_r300 = CPyStatics[4211]; /* 'no-arrow' */
    cpy_r_r301 = PyDict_New();
    if (unlikely(cpy_r_r301 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 46, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r302 = CPyDef_option___Reason(cpy_r_r299, cpy_r_r300, cpy_r_r301);
    CPy_DECREF(cpy_r_r301);
    if (unlikely(cpy_r_r302 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 46, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NO_ARROW = cpy_r_r302;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NO_ARROW);
    cpy_r_r303 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r304 = CPyStatics[3671]; /* 'NO_ARROW' */
    cpy_r_r305 = CPyDict_SetItem(cpy_r_r303, cpy_r_r304, cpy_r_r302);
    CPy_DECREF(cpy_r_r302);
    cpy_r_r306 = cpy_r_r305 >= 0;
    if (unlikely(!cpy_r_r306)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 46, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r307 = CPyStatics[3649]; /* 'WF-DIE-05' */
    cpy_r_r308 = CPyStatics[4212]; /* 'chain-turned' */
    cpy_r_r309 = PyDict_New();
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 47, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r310 = CPyDef_option___Reason(cpy_r_r307, cpy_r_r308, cpy_r_r309);
    CPy_DECREF(cpy_r_r309);
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 47, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___CHAIN_TURNED = cpy_r_r310;
    CPy_INCREF(CPyStatic_wayfarers___reasons___CHAIN_TURNED);
    cpy_r_r311 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r312 = CPyStatics[3668]; /* 'CHAIN_TURNED' */
    cpy_r_r313 = CPyDict_SetItem(cpy_r_r311, cpy_r_r312, cpy_r_r310);
    CPy_DECREF(cpy_r_r310);
    cpy_r_r314 = cpy_r_r313 >= 0;
    if (unlikely(!cpy_r_r314)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 47, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r315 = CPyStatics[4213]; /* 'WF-DIE-06' */
    cpy_r_r316 = CPyStatics[4214]; /* 'chain-over' */
    cpy_r_r317 = PyDict_New();
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 48, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r318 = CPyDef_option___Reason(cpy_r_r315, cpy_r_r316, cpy_r_r317);
    CPy_DECREF(cpy_r_r317);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 48, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___CHAIN_OVER = cpy_r_r318;
    CPy_INCREF(CPyStatic_wayfarers___reasons___CHAIN_OVER);
    cpy_r_r319 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r320 = CPyStatics[3667]; /* 'CHAIN_OVER' */
    cpy_r_r321 = CPyDict_SetItem(cpy_r_r319, cpy_r_r320, cpy_r_r318);
    CPy_DECREF(cpy_r_r318);
    cpy_r_r322 = cpy_r_r321 >= 0;
    if (unlikely(!cpy_r_r322)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 48, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r323 = CPyStatics[3705]; /* 'WF-GLD-04' */
    cpy_r_r324 = CPyStatics[4215]; /* 'guild-ability-used' */
    cpy_r_r325 = PyDict_New();
    if (unlikely(cpy_r_r325 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 49, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r326 = CPyDef_option___Reason(cpy_r_r323, cpy_r_r324, cpy_r_r325);
    CPy_DECREF(cpy_r_r325);
    if (unlikely(cpy_r_r326 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 49, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___TRADE_USED = cpy_r_r326;
    CPy_INCREF(CPyStatic_wayfarers___reasons___TRADE_USED);
    cpy_r_r327 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r328 = CPyStatics[3713]; /* 'TRADE_USED' */
    cpy_r_r329 = CPyDict_SetItem(cpy_r_r327, cpy_r_r328, cpy_r_r326);
    CPy_DECREF(cpy_r_r326);
    cpy_r_r330 = cpy_r_r329 >= 0;
    if (unlikely(!cpy_r_r330)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 49, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r331 = CPyStatics[4016]; /* 'WF-EFF-08' */
    cpy_r_r332 = CPyStatics[4216]; /* 'need-die-in-supply' */
    cpy_r_r333 = PyDict_New();
    if (unlikely(cpy_r_r333 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 50, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r334 = CPyDef_option___Reason(cpy_r_r331, cpy_r_r332, cpy_r_r333);
    CPy_DECREF(cpy_r_r333);
    if (unlikely(cpy_r_r334 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 50, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NEED_DIE = cpy_r_r334;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NEED_DIE);
    cpy_r_r335 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r336 = CPyStatics[4020]; /* 'NEED_DIE' */
    cpy_r_r337 = CPyDict_SetItem(cpy_r_r335, cpy_r_r336, cpy_r_r334);
    CPy_DECREF(cpy_r_r334);
    cpy_r_r338 = cpy_r_r337 >= 0;
    if (unlikely(!cpy_r_r338)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 50, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r339 = CPyStatics[3705]; /* 'WF-GLD-04' */
    cpy_r_r340 = CPyStatics[4216]; /* 'need-die-in-supply' */
    cpy_r_r341 = PyDict_New();
    if (unlikely(cpy_r_r341 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 51, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r342 = CPyDef_option___Reason(cpy_r_r339, cpy_r_r340, cpy_r_r341);
    CPy_DECREF(cpy_r_r341);
    if (unlikely(cpy_r_r342 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 51, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___TRADE_DIE = cpy_r_r342;
    CPy_INCREF(CPyStatic_wayfarers___reasons___TRADE_DIE);
    cpy_r_r343 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r344 = CPyStatics[3712]; /* 'TRADE_DIE' */
    cpy_r_r345 = CPyDict_SetItem(cpy_r_r343, cpy_r_r344, cpy_r_r342);
    CPy_DECREF(cpy_r_r342);
    cpy_r_r346 = cpy_r_r345 >= 0;
    if (unlikely(!cpy_r_r346)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 51, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r347 = CPyStatics[4045]; /* 'WF-GLD-02' */
    cpy_r_r348 = CPyStatics[4215]; /* 'guild-ability-used' */
    cpy_r_r349 = PyDict_New();
    if (unlikely(cpy_r_r349 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 52, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r350 = CPyDef_option___Reason(cpy_r_r347, cpy_r_r348, cpy_r_r349);
    CPy_DECREF(cpy_r_r349);
    if (unlikely(cpy_r_r350 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 52, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___SCIENCE_USED = cpy_r_r350;
    CPy_INCREF(CPyStatic_wayfarers___reasons___SCIENCE_USED);
    cpy_r_r351 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r352 = CPyStatics[4052]; /* 'SCIENCE_USED' */
    cpy_r_r353 = CPyDict_SetItem(cpy_r_r351, cpy_r_r352, cpy_r_r350);
    CPy_DECREF(cpy_r_r350);
    cpy_r_r354 = cpy_r_r353 >= 0;
    if (unlikely(!cpy_r_r354)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 52, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r355 = CPyStatics[4045]; /* 'WF-GLD-02' */
    cpy_r_r356 = CPyStatics[4217]; /* 'journal-first' */
    cpy_r_r357 = PyDict_New();
    if (unlikely(cpy_r_r357 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 53, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r358 = CPyDef_option___Reason(cpy_r_r355, cpy_r_r356, cpy_r_r357);
    CPy_DECREF(cpy_r_r357);
    if (unlikely(cpy_r_r358 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 53, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___SCIENCE_FIRST = cpy_r_r358;
    CPy_INCREF(CPyStatic_wayfarers___reasons___SCIENCE_FIRST);
    cpy_r_r359 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r360 = CPyStatics[4050]; /* 'SCIENCE_FIRST' */
    cpy_r_r361 = CPyDict_SetItem(cpy_r_r359, cpy_r_r360, cpy_r_r358);
    CPy_DECREF(cpy_r_r358);
    cpy_r_r362 = cpy_r_r361 >= 0;
    if (unlikely(!cpy_r_r362)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 53, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r363 = CPyStatics[4045]; /* 'WF-GLD-02' */
    cpy_r_r364 = CPyStatics[4218]; /* 'no-open-link' */
    cpy_r_r365 = PyDict_New();
    if (unlikely(cpy_r_r365 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 54, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r366 = CPyDef_option___Reason(cpy_r_r363, cpy_r_r364, cpy_r_r365);
    CPy_DECREF(cpy_r_r365);
    if (unlikely(cpy_r_r366 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 54, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___SCIENCE_LINK = cpy_r_r366;
    CPy_INCREF(CPyStatic_wayfarers___reasons___SCIENCE_LINK);
    cpy_r_r367 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r368 = CPyStatics[4051]; /* 'SCIENCE_LINK' */
    cpy_r_r369 = CPyDict_SetItem(cpy_r_r367, cpy_r_r368, cpy_r_r366);
    CPy_DECREF(cpy_r_r366);
    cpy_r_r370 = cpy_r_r369 >= 0;
    if (unlikely(!cpy_r_r370)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 54, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r371 = CPyStatics[3653]; /* 'WF-GLD-03' */
    cpy_r_r372 = CPyStatics[4219]; /* 'no-need-to-rent' */
    cpy_r_r373 = PyDict_New();
    if (unlikely(cpy_r_r373 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 55, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r374 = CPyDef_option___Reason(cpy_r_r371, cpy_r_r372, cpy_r_r373);
    CPy_DECREF(cpy_r_r373);
    if (unlikely(cpy_r_r374 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 55, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___EXPLORATION_NEEDLESS = cpy_r_r374;
    CPy_INCREF(CPyStatic_wayfarers___reasons___EXPLORATION_NEEDLESS);
    cpy_r_r375 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r376 = CPyStatics[3669]; /* 'EXPLORATION_NEEDLESS' */
    cpy_r_r377 = CPyDict_SetItem(cpy_r_r375, cpy_r_r376, cpy_r_r374);
    CPy_DECREF(cpy_r_r374);
    cpy_r_r378 = cpy_r_r377 >= 0;
    if (unlikely(!cpy_r_r378)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 55, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r379 = CPyStatics[4220]; /* 'WF-AI-40' */
    cpy_r_r380 = CPyStatics[3366]; /* 'last-candidate' */
    cpy_r_r381 = PyDict_New();
    if (unlikely(cpy_r_r381 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 56, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r382 = CPyDef_option___Reason(cpy_r_r379, cpy_r_r380, cpy_r_r381);
    CPy_DECREF(cpy_r_r381);
    if (unlikely(cpy_r_r382 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 56, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___LAST_CANDIDATE = cpy_r_r382;
    CPy_INCREF(CPyStatic_wayfarers___reasons___LAST_CANDIDATE);
    cpy_r_r383 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r384 = CPyStatics[2481]; /* 'LAST_CANDIDATE' */
    cpy_r_r385 = CPyDict_SetItem(cpy_r_r383, cpy_r_r384, cpy_r_r382);
    CPy_DECREF(cpy_r_r382);
    cpy_r_r386 = cpy_r_r385 >= 0;
    if (unlikely(!cpy_r_r386)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 56, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r387 = CPyStatics[3741]; /* 'WF-AI-39' */
    cpy_r_r388 = CPyStatics[4221]; /* 'need-resource-to-refuse' */
    cpy_r_r389 = PyDict_New();
    if (unlikely(cpy_r_r389 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 57, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r390 = CPyDef_option___Reason(cpy_r_r387, cpy_r_r388, cpy_r_r389);
    CPy_DECREF(cpy_r_r389);
    if (unlikely(cpy_r_r390 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 57, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    CPyStatic_wayfarers___reasons___NEED_ANY_RESOURCE = cpy_r_r390;
    CPy_INCREF(CPyStatic_wayfarers___reasons___NEED_ANY_RESOURCE);
    cpy_r_r391 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r392 = CPyStatics[3776]; /* 'NEED_ANY_RESOURCE' */
    cpy_r_r393 = CPyDict_SetItem(cpy_r_r391, cpy_r_r392, cpy_r_r390);
    CPy_DECREF(cpy_r_r390);
    cpy_r_r394 = cpy_r_r393 >= 0;
    if (unlikely(!cpy_r_r394)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 57, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r395 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r396 = CPyStatics[3650]; /* 'need_assets' */
    cpy_r_r397 = CPyDict_GetItem(cpy_r_r395, cpy_r_r396);
    if (unlikely(cpy_r_r397 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 60, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r398 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r399 = CPyStatics[126]; /* 'cache' */
    cpy_r_r400 = CPyDict_GetItem(cpy_r_r398, cpy_r_r399);
    if (unlikely(cpy_r_r400 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 60, CPyStatic_wayfarers___reasons___globals);
        goto CPyL162;
    }
    PyObject *cpy_r_r401[1] = {cpy_r_r397};
    cpy_r_r402 = (PyObject **)&cpy_r_r401;
    cpy_r_r403 = PyObject_Vectorcall(cpy_r_r400, cpy_r_r402, 1, 0);
    CPy_DECREF(cpy_r_r400);
    if (unlikely(cpy_r_r403 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 60, CPyStatic_wayfarers___reasons___globals);
        goto CPyL162;
    }
    CPy_DECREF(cpy_r_r397);
    cpy_r_r404 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r405 = CPyStatics[3650]; /* 'need_assets' */
    cpy_r_r406 = PyDict_SetItem(cpy_r_r404, cpy_r_r405, cpy_r_r403);
    CPy_DECREF(cpy_r_r403);
    cpy_r_r407 = cpy_r_r406 >= 0;
    if (unlikely(!cpy_r_r407)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 60, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r408 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r409 = CPyStatics[4172]; /* '_need_silver' */
    cpy_r_r410 = CPyDict_GetItem(cpy_r_r408, cpy_r_r409);
    if (unlikely(cpy_r_r410 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 72, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r411 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r412 = CPyStatics[126]; /* 'cache' */
    cpy_r_r413 = CPyDict_GetItem(cpy_r_r411, cpy_r_r412);
    if (unlikely(cpy_r_r413 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 72, CPyStatic_wayfarers___reasons___globals);
        goto CPyL163;
    }
    PyObject *cpy_r_r414[1] = {cpy_r_r410};
    cpy_r_r415 = (PyObject **)&cpy_r_r414;
    cpy_r_r416 = PyObject_Vectorcall(cpy_r_r413, cpy_r_r415, 1, 0);
    CPy_DECREF(cpy_r_r413);
    if (unlikely(cpy_r_r416 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 72, CPyStatic_wayfarers___reasons___globals);
        goto CPyL163;
    }
    CPy_DECREF(cpy_r_r410);
    cpy_r_r417 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r418 = CPyStatics[4172]; /* '_need_silver' */
    cpy_r_r419 = PyDict_SetItem(cpy_r_r417, cpy_r_r418, cpy_r_r416);
    CPy_DECREF(cpy_r_r416);
    cpy_r_r420 = cpy_r_r419 >= 0;
    if (unlikely(!cpy_r_r420)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 72, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r421 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r422 = CPyStatics[4173]; /* '_need_provisions' */
    cpy_r_r423 = CPyDict_GetItem(cpy_r_r421, cpy_r_r422);
    if (unlikely(cpy_r_r423 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 82, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    cpy_r_r424 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r425 = CPyStatics[126]; /* 'cache' */
    cpy_r_r426 = CPyDict_GetItem(cpy_r_r424, cpy_r_r425);
    if (unlikely(cpy_r_r426 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 82, CPyStatic_wayfarers___reasons___globals);
        goto CPyL164;
    }
    PyObject *cpy_r_r427[1] = {cpy_r_r423};
    cpy_r_r428 = (PyObject **)&cpy_r_r427;
    cpy_r_r429 = PyObject_Vectorcall(cpy_r_r426, cpy_r_r428, 1, 0);
    CPy_DECREF(cpy_r_r426);
    if (unlikely(cpy_r_r429 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 82, CPyStatic_wayfarers___reasons___globals);
        goto CPyL164;
    }
    CPy_DECREF(cpy_r_r423);
    cpy_r_r430 = CPyStatic_wayfarers___reasons___globals;
    cpy_r_r431 = CPyStatics[4173]; /* '_need_provisions' */
    cpy_r_r432 = PyDict_SetItem(cpy_r_r430, cpy_r_r431, cpy_r_r429);
    CPy_DECREF(cpy_r_r429);
    cpy_r_r433 = cpy_r_r432 >= 0;
    if (unlikely(!cpy_r_r433)) {
        CPy_AddTraceback("src/serai/games/wayfarers/reasons.py", "<module>", 82, CPyStatic_wayfarers___reasons___globals);
        goto CPyL159;
    }
    return 1;
CPyL159: ;
    cpy_r_r434 = 2;
    return cpy_r_r434;
CPyL160: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL161: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL162: ;
    CPy_DecRef(cpy_r_r397);
    goto CPyL159;
CPyL163: ;
    CPy_DecRef(cpy_r_r410);
    goto CPyL159;
CPyL164: ;
    CPy_DecRef(cpy_r_r423);
    goto CPyL159;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendwayfarers___actions___trade___adjust_by_trade_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
    if (retval != NULL) {
        *result = retval;
        return PYGEN_NEXT;
    }
    if (stop_iter_value == NULL) {
        if (PyErr_ExceptionMatches(PyExc_StopIteration)) {
            stop_iter_value = CPy_FetchStopIterationValue();
        }
        if (stop_iter_value == NULL) {
            *result = NULL;
            return PYGEN_ERROR;
        }
    }
    *result = stop_iter_value;
    return PYGEN_RETURN;
}
static PyAsyncMethods wayfarers___actions___trade___adjust_by_trade_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___actions___trade___adjust_by_trade_gen,
};
static int
wayfarers___actions___trade___adjust_by_trade_gen_traverse(serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__hand_values);
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__steps));
    }
    Py_VISIT(self->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *self = (serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__hand_values);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
        self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0);
    return 0;
}

static int32_t CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *self = (serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__hand_values);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
        self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0);
    return 0;
}

static void
wayfarers___actions___trade___adjust_by_trade_gen_dealloc(serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___actions___trade___adjust_by_trade_gen_free_instance == NULL) {
        wayfarers___actions___trade___adjust_by_trade_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__hand_values);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
            self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___actions___trade___adjust_by_trade_gen_dealloc)
    CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___actions___trade_____mypyc__adjust_by_trade_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___actions___trade___adjust_by_trade_gen(void);

static PyObject *
wayfarers___actions___trade___adjust_by_trade_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___actions___trade___adjust_by_trade_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___actions___trade_____mypyc__adjust_by_trade_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___actions___trade___adjust_by_trade_gen_vtable[6];
static bool
CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___actions___trade___adjust_by_trade_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___actions___trade___adjust_by_trade_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___actions___trade___adjust_by_trade_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___actions___trade___adjust_by_trade_gen___close,
    };
    memcpy(wayfarers___actions___trade___adjust_by_trade_gen_vtable, wayfarers___actions___trade___adjust_by_trade_gen_vtable_scratch, sizeof(wayfarers___actions___trade___adjust_by_trade_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___actions___trade___adjust_by_trade_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___actions___trade_____mypyc__adjust_by_trade_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___actions___trade___adjust_by_trade_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___actions___trade___adjust_by_trade_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___actions___trade___adjust_by_trade_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___actions___trade___adjust_by_trade_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___actions___trade___adjust_by_trade_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___actions___trade___adjust_by_trade_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "adjust_by_trade_gen",
    .tp_new = wayfarers___actions___trade___adjust_by_trade_gen_new,
    .tp_dealloc = (destructor)wayfarers___actions___trade___adjust_by_trade_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___actions___trade___adjust_by_trade_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_clear,
    .tp_methods = wayfarers___actions___trade___adjust_by_trade_gen_methods,
    .tp_iter = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____next__,
    .tp_as_async = &wayfarers___actions___trade___adjust_by_trade_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___actions___trade___adjust_by_trade_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("adjust_by_trade_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___actions___trade___adjust_by_trade_gen_template = &CPyType_wayfarers___actions___trade___adjust_by_trade_gen_template_;

PyObject *CPyDef_wayfarers___actions___trade_____mypyc__adjust_by_trade_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *self;
    if (wayfarers___actions___trade___adjust_by_trade_gen_free_instance != NULL) {
        self = wayfarers___actions___trade___adjust_by_trade_gen_free_instance;
        wayfarers___actions___trade___adjust_by_trade_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___actions___trade___adjust_by_trade_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___actions___trade___adjust_by_trade_gen(void)
{
    PyObject *self = CPyDef_wayfarers___actions___trade_____mypyc__adjust_by_trade_gen_setup((PyObject *)CPyType_wayfarers___actions___trade___adjust_by_trade_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef wayfarers___actions___trademodule_methods[] = {
    {"trade_obstacle", (PyCFunction)CPyPy_wayfarers___actions___trade___trade_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("trade_obstacle(t, me)\n--\n\n") /* docstring */},
    {"adjust_by_trade", (PyCFunction)CPyPy_wayfarers___actions___trade___adjust_by_trade, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("adjust_by_trade(t, me, hand_values=())\n--\n\n") /* docstring */},
    {"_steps", (PyCFunction)CPyPy_wayfarers___actions___trade____steps, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_steps(t, me)\n--\n\n") /* docstring */},
    {"_step_obstacle", (PyCFunction)CPyPy_wayfarers___actions___trade____step_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_step_obstacle(t, further, hand_values, option)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___actions___trade__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___actions___trade__internal, "__name__");
    CPyStatic_wayfarers___actions___trade___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___actions___trade__internal);
    if (unlikely(CPyStatic_wayfarers___actions___trade___globals == NULL))
        goto fail;
    CPyType_wayfarers___actions___trade___adjust_by_trade_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___actions___trade___adjust_by_trade_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___actions___trade___adjust_by_trade_gen))
        goto fail;
    CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_trait_vtable_setup();
    char result = CPyDef_wayfarers___actions___trade_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___actions___trade__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___actions___trade___adjust_by_trade_gen);
    return -1;
}
int CPyExec_serai___games___wayfarers___actions___trade(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___actions___trade__impl, &CPyImportState_serai___games___wayfarers___actions___trade, &CPyModule_serai___games___wayfarers___actions___trade);
}
static struct PyModuleDef wayfarers___actions___trademodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.actions.trade",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___actions___trademodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___actions___trade(void)
{
    if (CPyModule_serai___games___wayfarers___actions___trade__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___actions___trade__internal);
        return CPyModule_serai___games___wayfarers___actions___trade__internal;
    }
    CPyModule_serai___games___wayfarers___actions___trade__internal = PyModule_Create(&wayfarers___actions___trademodule);
    return CPyModule_serai___games___wayfarers___actions___trade__internal;
}

PyObject *CPyInit_serai___games___wayfarers___actions___trade(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___actions___trade__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___actions___trade__internal);
        return CPyModule_serai___games___wayfarers___actions___trade__internal;
    }
    CPyModule_serai___games___wayfarers___actions___trade__internal = PyModule_Create(&wayfarers___actions___trademodule);
    if (unlikely(CPyModule_serai___games___wayfarers___actions___trade__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.actions.trade");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___actions___trade__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___actions___trade__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___actions___trade__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___actions___trade(CPyModule_serai___games___wayfarers___actions___trade__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___actions___trade__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.actions.trade");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___actions___trade__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___trade___trade_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_used_guilds;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", "Table", "used_guilds", 19, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyTagged_Rshift(cpy_r_r0, 2);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 19, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL39;
    }
    cpy_r_r2 = CPyTagged_And(cpy_r_r1, 2);
    CPyTagged_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 != 0;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL7;
    cpy_r_r4 = CPyStatic_wayfarers___reasons___TRADE_USED;
    if (likely(cpy_r_r4 != NULL)) goto CPyL6;
    PyErr_SetString(PyExc_NameError, "value for final name \"TRADE_USED\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 20, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL39;
    }
    CPy_Unreachable();
CPyL6: ;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL7: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", "Table", "players", 21, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL39;
    }
CPyL8: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_me);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 21, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_wayfarers___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 21, CPyStatic_wayfarers___actions___trade___globals, "serai.games.wayfarers.table.Player", cpy_r_r7);
        goto CPyL39;
    }
    cpy_r_r9 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r8)->_guilds;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", "Player", "guilds", 22, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
CPyL11: ;
    cpy_r_r10 = CPyList_GetItemShort(cpy_r_r9, 2);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 22, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 22, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    cpy_r_r12 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", "Table", "book", 22, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL41;
    }
CPyL14: ;
    cpy_r_r13 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r12)->_ability_cost;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", "Book", "ability_cost", 22, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL41;
    }
CPyL15: ;
    cpy_r_r14 = CPyList_GetItemShort(cpy_r_r13, 2);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 22, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL41;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 22, CPyStatic_wayfarers___actions___trade___globals, "tuple", cpy_r_r14);
        goto CPyL41;
    }
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, 2);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 22, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 22, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL41;
    }
    cpy_r_r18 = cpy_r_r11 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (cpy_r_r19) goto CPyL21;
    cpy_r_r20 = cpy_r_r17 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL22;
CPyL21: ;
    cpy_r_r22 = CPyTagged_IsLt_(cpy_r_r11, cpy_r_r17);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL23;
CPyL22: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r11 < (Py_ssize_t)cpy_r_r17;
    cpy_r_r23 = cpy_r_r24;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r17);
    if (cpy_r_r23) {
        goto CPyL42;
    } else
        goto CPyL30;
CPyL24: ;
    cpy_r_r25 = CPyStatic_wayfarers___reasons___NEED_INFLUENCE;
    if (likely(cpy_r_r25 != NULL)) goto CPyL27;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_INFLUENCE\" was not set");
    cpy_r_r26 = 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 23, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL39;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r27 = CPyList_GetItemShort(cpy_r_r25, 2);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 23, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r27) == CPyType_option___Reason))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 23, CPyStatic_wayfarers___actions___trade___globals, "serai.kernel.option.Reason", cpy_r_r27);
        goto CPyL39;
    }
    return cpy_r_r28;
CPyL30: ;
    cpy_r_r29 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r8)->_dice;
    if (unlikely(cpy_r_r29 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'dice' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r29);
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 24, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL39;
    }
CPyL31: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    CPy_DECREF(cpy_r_r29);
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) goto CPyL38;
    cpy_r_r34 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", "Table", "hand", 24, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL33: ;
    cpy_r_r35 = cpy_r_r34 != 0;
    CPyTagged_DECREF(cpy_r_r34);
    if (cpy_r_r35) goto CPyL38;
    cpy_r_r36 = CPyStatic_wayfarers___reasons___TRADE_DIE;
    if (likely(cpy_r_r36 != NULL)) goto CPyL37;
    PyErr_SetString(PyExc_NameError, "value for final name \"TRADE_DIE\" was not set");
    cpy_r_r37 = 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 25, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL39;
    }
    CPy_Unreachable();
CPyL37: ;
    CPy_INCREF(cpy_r_r36);
    return cpy_r_r36;
CPyL38: ;
    cpy_r_r38 = Py_None;
    CPy_INCREF(cpy_r_r38);
    return cpy_r_r38;
CPyL39: ;
    cpy_r_r39 = NULL;
    return cpy_r_r39;
CPyL40: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL39;
CPyL41: ;
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL39;
CPyL42: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL24;
}
        
        PyObject *CPyPy_wayfarers___actions___trade___trade_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:trade_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___trade___trade_obstacle(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "trade_obstacle", 17, CPyStatic_wayfarers___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_offer;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    CPyTagged cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    tuple_T1O cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    int32_t cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyTagged cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    int32_t cpy_r_r141;
    char cpy_r_r142;
    int32_t cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    char cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL98;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 29, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 31, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "Table", "book", 31, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "Book", "options", 31, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 31, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    cpy_r_r7 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 32, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL9: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_used_guilds;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "Table", "used_guilds", 32, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL10: ;
    cpy_r_r9 = CPyTagged_Or(cpy_r_r8, 4);
    CPyTagged_DECREF(cpy_r_r8);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_used_guilds != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_used_guilds);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_used_guilds = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 32, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    cpy_r_r11 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 33, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL12: ;
    cpy_r_r12 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "me", 33, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL13: ;
    cpy_r_r13 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 33, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL14: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r13)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "Table", "book", 33, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL15: ;
    cpy_r_r15 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r14)->_ability_cost;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "Book", "ability_cost", 33, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL16: ;
    cpy_r_r16 = CPyList_GetItemShort(cpy_r_r15, 2);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 33, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 33, CPyStatic_wayfarers___actions___trade___globals, "tuple", cpy_r_r16);
        goto CPyL97;
    }
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, 2);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 33, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 33, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    cpy_r_r20 = CPyStatics[3705]; /* 'WF-GLD-04' */
    cpy_r_r21 = CPyDef_wayfarers___effects___influence___spend_from_guild(cpy_r_r11, cpy_r_r12, 2, cpy_r_r19, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 33, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    cpy_r_r22 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 34, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL22: ;
    cpy_r_r23 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r22)->_book;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "Table", "book", 34, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL23: ;
    cpy_r_r24 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r23)->_constants;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = CPyStatics[3651]; /* 'trade_adjustments' */
    cpy_r_r26 = CPyDict_GetItem(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 34, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 34, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 34, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    cpy_r_r29 = (PyObject *)&PyRange_Type;
    cpy_r_r30 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "steps", 34, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL27: ;
    CPyTagged_INCREF(cpy_r_r30);
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r30);
    PyObject *cpy_r_r32[1] = {cpy_r_r31};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = PyObject_Vectorcall(cpy_r_r29, cpy_r_r33, 1, 0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 35, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL103;
    }
    CPy_DECREF(cpy_r_r31);
    if (likely(PyRange_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 35, CPyStatic_wayfarers___actions___trade___globals, "range", cpy_r_r34);
        goto CPyL97;
    }
    cpy_r_r36 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r37 = CPyStatics[3448]; /* 'reversed' */
    cpy_r_r38 = CPyObject_GetAttr(cpy_r_r36, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 35, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL104;
    }
    PyObject *cpy_r_r39[1] = {cpy_r_r35};
    cpy_r_r40 = (PyObject **)&cpy_r_r39;
    cpy_r_r41 = PyObject_Vectorcall(cpy_r_r38, cpy_r_r40, 1, 0);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 35, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL104;
    }
    CPy_DECREF(cpy_r_r35);
    cpy_r_r42 = PyObject_GetIter(cpy_r_r41);
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 = cpy_r_r42;
    cpy_r_r43 = 1;
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 35, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
CPyL32: ;
    cpy_r_r44 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0;
    if (unlikely(cpy_r_r44 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0' of 'adjust_by_trade_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r44);
    }
    cpy_r_r45 = PyIter_Next(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (cpy_r_r45 == NULL) goto CPyL91;
    if (likely(PyLong_Check(cpy_r_r45)))
        cpy_r_r46 = CPyTagged_FromObject(cpy_r_r45);
    else {
        CPy_TypeError("int", cpy_r_r45); cpy_r_r46 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 35, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    cpy_r_r47 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r48 = CPyStatics[3706]; /* '_step_obstacle' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 36, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL105;
    }
    cpy_r_r50 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 36, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL106;
    }
CPyL36: ;
    cpy_r_r51 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__hand_values;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "hand_values", 36, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL106;
    }
CPyL37: ;
    cpy_r_r52 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r53 = CPyStatics[1944]; /* 'partial' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 36, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL106;
    }
    CPyTagged_INCREF(cpy_r_r46);
    cpy_r_r55 = CPyTagged_StealAsObject(cpy_r_r46);
    PyObject *cpy_r_r56[4] = {cpy_r_r49, cpy_r_r50, cpy_r_r55, cpy_r_r51};
    cpy_r_r57 = (PyObject **)&cpy_r_r56;
    cpy_r_r58 = PyObject_Vectorcall(cpy_r_r54, cpy_r_r57, 4, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 36, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL107;
    }
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r59 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 37, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL108;
    }
CPyL40: ;
    cpy_r_r60 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "me", 37, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL108;
    }
CPyL41: ;
    cpy_r_r61 = CPyDef_wayfarers___actions___trade____steps(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 37, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL108;
    }
    cpy_r_r62 = NULL;
    cpy_r_r63 = NULL;
    cpy_r_r64 = CPyDef_offer___Offer(cpy_r_r61, cpy_r_r58, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 37, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL108;
    }
    cpy_r_offer = cpy_r_r64;
    cpy_r_r65 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "steps", 38, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL109;
    }
CPyL44: ;
    cpy_r_r66 = CPyTagged_Subtract(cpy_r_r65, 2);
    cpy_r_r67 = cpy_r_r46 & 1;
    cpy_r_r68 = cpy_r_r67 != 0;
    if (cpy_r_r68) goto CPyL46;
    cpy_r_r69 = cpy_r_r66 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (!cpy_r_r70) goto CPyL47;
CPyL46: ;
    cpy_r_r71 = CPyTagged_IsLt_(cpy_r_r46, cpy_r_r66);
    cpy_r_r72 = cpy_r_r71;
    goto CPyL48;
CPyL47: ;
    cpy_r_r73 = (Py_ssize_t)cpy_r_r46 < (Py_ssize_t)cpy_r_r66;
    cpy_r_r72 = cpy_r_r73;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r66);
    if (cpy_r_r72) goto CPyL51;
    cpy_r_r74 = CPY_GET_METHOD(cpy_r_offer, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_offer); /* options */
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 38, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL110;
    }
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    CPy_DECREF(cpy_r_r74);
    cpy_r_r77 = cpy_r_r76 << 1;
    cpy_r_r78 = cpy_r_r77 != 0;
    if (cpy_r_r78) goto CPyL111;
CPyL51: ;
    cpy_r_r79 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "options", 39, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL110;
    }
CPyL52: ;
    cpy_r_r80 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r79)->_skip;
    CPy_INCREF(cpy_r_r80);
    cpy_r_r81.f0 = cpy_r_r80;
    cpy_r_r82 = PyTuple_New(1);
    if (unlikely(cpy_r_r82 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6280 = cpy_r_r81.f0;
    PyTuple_SET_ITEM(cpy_r_r82, 0, __tmp6280);
    cpy_r_r83 = NULL;
    cpy_r_r84 = NULL;
    cpy_r_r85 = CPyDef_offer___Offer(cpy_r_r82, cpy_r_r58, cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 39, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r86 = PyNumber_InPlaceAdd(cpy_r_offer, cpy_r_r85);
    CPy_DECREF(cpy_r_offer);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 39, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r86, CPyType_offer___Offer)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 39, CPyStatic_wayfarers___actions___trade___globals, "serai.kernel.offer.Offer", cpy_r_r86);
        goto CPyL97;
    }
    cpy_r_offer = cpy_r_r87;
CPyL56: ;
    cpy_r_r88 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "me", 40, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL112;
    }
CPyL57: ;
    cpy_r_r89 = CPyStatics[1206]; /* 'trade' */
    cpy_r_r90 = CPyStatics[3705]; /* 'WF-GLD-04' */
    cpy_r_r91 = NULL;
    cpy_r_r92 = NULL;
    cpy_r_r93 = 2;
    cpy_r_r94 = CPyDef_decision___ask(cpy_r_r88, cpy_r_r89, cpy_r_r90, cpy_r_offer, cpy_r_r91, cpy_r_r92, cpy_r_r93);
    CPy_DECREF(cpy_r_offer);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 40, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r94;
CPyL59: ;
    cpy_r_r96 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r97 = cpy_r_type != cpy_r_r96;
    if (cpy_r_r97) {
        goto CPyL113;
    } else
        goto CPyL62;
CPyL60: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 40, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL62: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r98 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 40, CPyStatic_wayfarers___actions___trade___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL114;
    }
    cpy_r_r99 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "options", 41, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
CPyL64: ;
    cpy_r_r100 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r99)->_skip;
    CPy_INCREF(cpy_r_r100);
    cpy_r_r101 = cpy_r_r98 == cpy_r_r100;
    CPy_DECREF(cpy_r_r100);
    if (cpy_r_r101) {
        goto CPyL116;
    } else
        goto CPyL70;
CPyL65: ;
    cpy_r_r102 = Py_None;
    CPy_INCREF(cpy_r_r102);
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r104 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL69;
    CPyGen_SetStopIterationValue(cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (!0) goto CPyL102;
    CPy_Unreachable();
CPyL69: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r102;
    CPyGen_Exit(&((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL70: ;
    cpy_r_r105 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "options", 43, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
CPyL71: ;
    cpy_r_r106 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r105)->_hand;
    CPy_INCREF(cpy_r_r106);
    cpy_r_r107 = CPyDict_ValuesView(cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 43, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
    cpy_r_r108 = PySequence_Contains(cpy_r_r107, cpy_r_r98);
    CPy_DECREF(cpy_r_r107);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 43, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
    cpy_r_r110 = cpy_r_r108;
    if (!cpy_r_r110) goto CPyL88;
    cpy_r_r111 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 44, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
CPyL75: ;
    cpy_r_r112 = CPyStatics[3707]; /* 'event-adjust' */
    cpy_r_r113 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "me", 44, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
CPyL76: ;
    cpy_r_r114 = CPyStatics[3708]; /* 'WF-GLD-05' */
    cpy_r_r115 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 44, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
CPyL77: ;
    cpy_r_r116 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r115)->_hand;
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "Table", "hand", 44, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
    CPyTagged_INCREF(cpy_r_r116);
CPyL78: ;
    cpy_r_r117 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 44, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL117;
    }
CPyL79: ;
    cpy_r_r118 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r117)->_hand;
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "Table", "hand", 44, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL117;
    }
    CPyTagged_INCREF(cpy_r_r118);
CPyL80: ;
    cpy_r_r119 = ((serai___kernel___option___OptionObject *)cpy_r_r98)->_value;
    CPy_INCREF(cpy_r_r119);
    cpy_r_r120 = CPyTagged_StealAsObject(cpy_r_r118);
    cpy_r_r121 = PyNumber_Add(cpy_r_r120, cpy_r_r119);
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 44, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL117;
    }
    cpy_r_r122 = CPyStatics[337]; /* 'value' */
    cpy_r_r123 = CPyStatics[2792]; /* 'result' */
    cpy_r_r124 = CPyTagged_StealAsObject(cpy_r_r116);
    cpy_r_r125 = CPyDict_Build(2, cpy_r_r122, cpy_r_r124, cpy_r_r123, cpy_r_r121);
    CPy_DECREF(cpy_r_r124);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 44, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
    cpy_r_r126 = CPyDef_kernel___table___Table___tell(cpy_r_r111, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 44, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
    cpy_r_r127 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 45, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
CPyL84: ;
    cpy_r_r128 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r127)->_hand;
    if (unlikely(cpy_r_r128 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "Table", "hand", 45, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
    CPyTagged_INCREF(cpy_r_r128);
CPyL85: ;
    cpy_r_r129 = ((serai___kernel___option___OptionObject *)cpy_r_r98)->_value;
    CPy_INCREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r130 = CPyTagged_StealAsObject(cpy_r_r128);
    cpy_r_r131 = PyNumber_InPlaceAdd(cpy_r_r130, cpy_r_r129);
    CPy_DECREF(cpy_r_r130);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 45, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL114;
    }
    if (likely(PyLong_Check(cpy_r_r131)))
        cpy_r_r132 = CPyTagged_FromObject(cpy_r_r131);
    else {
        CPy_TypeError("int", cpy_r_r131); cpy_r_r132 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 45, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL114;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r127)->_hand != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r127)->_hand);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r127)->_hand = cpy_r_r132;
    cpy_r_r133 = 1;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 45, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL114;
    } else
        goto CPyL32;
CPyL88: ;
    cpy_r_r134 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "t", 47, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
CPyL89: ;
    cpy_r_r135 = ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", "adjust_by_trade_gen", "me", 47, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL115;
    }
CPyL90: ;
    cpy_r_r136 = CPyStatics[3705]; /* 'WF-GLD-04' */
    cpy_r_r137 = CPyDef_wayfarers___effects___dice___adjust(cpy_r_r134, cpy_r_r135, cpy_r_r98, cpy_r_r136);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r137 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 47, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL114;
    } else
        goto CPyL32;
CPyL91: ;
    cpy_r_r138 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 35, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL97;
    }
    cpy_r_r139 = Py_None;
    CPy_INCREF(cpy_r_r139);
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r141 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL96;
    CPyGen_SetStopIterationValue(cpy_r_r139);
    CPy_DECREF(cpy_r_r139);
    if (!0) goto CPyL102;
    CPy_Unreachable();
CPyL96: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r139;
    CPyGen_Exit(&((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL97: ;
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r143 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r144 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r144;
CPyL98: ;
    cpy_r_r145 = cpy_r_r0 == 0;
    if (cpy_r_r145) goto CPyL118;
    cpy_r_r146 = cpy_r_r0 == 1;
    if (cpy_r_r146) {
        goto CPyL59;
    } else
        goto CPyL119;
CPyL100: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r147 = 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 29, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL102: ;
    cpy_r_r148 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r148;
CPyL103: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL97;
CPyL104: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL97;
CPyL105: ;
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL97;
CPyL106: ;
    CPyTagged_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    goto CPyL97;
CPyL107: ;
    CPyTagged_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r55);
    goto CPyL97;
CPyL108: ;
    CPyTagged_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r58);
    goto CPyL97;
CPyL109: ;
    CPyTagged_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_offer);
    goto CPyL97;
CPyL110: ;
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_offer);
    goto CPyL97;
CPyL111: ;
    CPy_DECREF(cpy_r_r58);
    goto CPyL56;
CPyL112: ;
    CPy_DecRef(cpy_r_offer);
    goto CPyL97;
CPyL113: ;
    cpy_r_r149 = NULL;
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 = cpy_r_r149;
    cpy_r_r150 = 1;
    goto CPyL60;
CPyL114: ;
    cpy_r_r151 = NULL;
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 = cpy_r_r151;
    cpy_r_r152 = 1;
    goto CPyL97;
CPyL115: ;
    cpy_r_r153 = NULL;
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 = cpy_r_r153;
    cpy_r_r154 = 1;
    CPy_DecRef(cpy_r_r98);
    goto CPyL97;
CPyL116: ;
    cpy_r_r155 = NULL;
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 = cpy_r_r155;
    cpy_r_r156 = 1;
    CPy_DECREF(cpy_r_r98);
    goto CPyL65;
CPyL117: ;
    cpy_r_r157 = NULL;
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 = cpy_r_r157;
    cpy_r_r158 = 1;
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r116);
    goto CPyL97;
CPyL118: ;
    cpy_r_r159 = NULL;
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0 = cpy_r_r159;
    cpy_r_r160 = 1;
    goto CPyL1;
CPyL119: ;
    goto CPyL100;
}
        
PyObject *CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___actions___trade___adjust_by_trade_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___trade___adjust_by_trade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.trade.adjust_by_trade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "__next__", -1, CPyStatic_wayfarers___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___trade___adjust_by_trade_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___actions___trade___adjust_by_trade_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___trade___adjust_by_trade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.trade.adjust_by_trade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "send", -1, CPyStatic_wayfarers___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___actions___trade___adjust_by_trade_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___trade___adjust_by_trade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.trade.adjust_by_trade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "__iter__", -1, CPyStatic_wayfarers___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___trade___adjust_by_trade_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    if (cpy_r_value != NULL) goto CPyL7;
    CPy_INCREF(cpy_r_r0);
    cpy_r_value = cpy_r_r0;
CPyL2: ;
    if (cpy_r_traceback != NULL) goto CPyL8;
    CPy_INCREF(cpy_r_r0);
    cpy_r_traceback = cpy_r_r0;
CPyL4: ;
    cpy_r_r1 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_traceback);
    if (cpy_r_r1 == NULL) goto CPyL6;
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
CPyL7: ;
    CPy_INCREF(cpy_r_value);
    goto CPyL2;
CPyL8: ;
    CPy_INCREF(cpy_r_traceback);
    goto CPyL4;
}
        
        PyObject *CPyPy_wayfarers___actions___trade___adjust_by_trade_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"type", "value", "traceback", 0};
            static CPyArg_Parser parser = {"O|OO:throw", kwlist, 0};
            PyObject *obj_type;
            PyObject *obj_value = NULL;
            PyObject *obj_traceback = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_type, &obj_value, &obj_traceback)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___trade___adjust_by_trade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.trade.adjust_by_trade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_type = obj_type;
            PyObject *arg_value;
            if (obj_value == NULL) {
                arg_value = NULL;
            } else {
                arg_value = obj_value; 
            }
            PyObject *arg_traceback;
            if (obj_traceback == NULL) {
                arg_traceback = NULL;
            } else {
                arg_traceback = obj_traceback; 
            }
            PyObject *retval = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "throw", -1, CPyStatic_wayfarers___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___trade___adjust_by_trade_gen___close(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[338]; /* 'GeneratorExit' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL3;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    if (cpy_r_r5 != NULL) goto CPyL11;
CPyL3: ;
    cpy_r_r6 = CPy_CatchError();
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL12;
    cpy_r_r10.f0 = cpy_r_r2;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6281 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6281);
    PyObject *__tmp6282 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6282);
    cpy_r_r12 = CPy_ExceptionMatches(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL13;
    CPy_RestoreExcInfo(cpy_r_r6);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL6: ;
    CPy_Reraise();
    if (!0) goto CPyL10;
    CPy_Unreachable();
CPyL8: ;
    PyErr_SetString(PyExc_RuntimeError, "generator ignored GeneratorExit");
    cpy_r_r14 = 0;
    if (!cpy_r_r14) goto CPyL10;
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL11: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL8;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL6;
}
        
        PyObject *CPyPy_wayfarers___actions___trade___adjust_by_trade_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___trade___adjust_by_trade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.trade.adjust_by_trade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "close", -1, CPyStatic_wayfarers___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___trade___adjust_by_trade(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_hand_values) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    if (cpy_r_hand_values != NULL) goto CPyL8;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_hand_values = cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen();
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 29, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL9;
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_r2)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 29, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 29, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL10;
    }
    if (((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__hand_values != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__hand_values);
    }
    ((serai___games___wayfarers___actions___trade___adjust_by_trade_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__hand_values = cpy_r_hand_values;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 29, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL11;
    }
    return cpy_r_r2;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_INCREF(cpy_r_hand_values);
    goto CPyL2;
CPyL9: ;
    CPy_DecRef(cpy_r_hand_values);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_hand_values);
    CPy_DecRef(cpy_r_r2);
    goto CPyL7;
CPyL11: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL7;
}
        
        PyObject *CPyPy_wayfarers___actions___trade___adjust_by_trade(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "hand_values", 0};
            static CPyArg_Parser parser = {"OO|O:adjust_by_trade", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_hand_values = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_hand_values)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_hand_values;
            if (obj_hand_values == NULL) {
                arg_hand_values = NULL;
            } else {
                arg_hand_values = obj_hand_values; 
            }
            PyObject *retval = CPyDef_wayfarers___actions___trade___adjust_by_trade(arg_t, arg_me, arg_hand_values);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "adjust_by_trade", 29, CPyStatic_wayfarers___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___trade____steps(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T2II cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "_steps", "Table", "book", 52, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "_steps", "Book", "options", 52, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL31;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_hand;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyDef_wayfarers___effects___dice___adjustments(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_steps", 53, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL32;
    }
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_steps", 53, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL33;
    }
    cpy_r_r5.f0 = 2;
    cpy_r_r5.f1 = -2;
    cpy_r_r6 = PyTuple_New(2);
    if (unlikely(cpy_r_r6 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6283 = CPyTagged_StealAsObject(cpy_r_r5.f0);
    PyTuple_SET_ITEM(cpy_r_r6, 0, __tmp6283);
    PyObject *__tmp6284 = CPyTagged_StealAsObject(cpy_r_r5.f1);
    PyTuple_SET_ITEM(cpy_r_r6, 1, __tmp6284);
    cpy_r_r7 = PyObject_GetIter(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_steps", 53, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL34;
    }
CPyL5: ;
    cpy_r_r8 = PyIter_Next(cpy_r_r7);
    if (cpy_r_r8 == NULL) goto CPyL35;
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_steps", 53, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL36;
    }
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "_steps", "Table", "hand", 53, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL8: ;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL38;
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r13 = cpy_r_r12;
    goto CPyL23;
CPyL10: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "_steps", "Table", "hand", 53, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL37;
    }
CPyL11: ;
    cpy_r_r15 = CPyTagged_Add(cpy_r_r14, cpy_r_r9);
    cpy_r_r16 = 2 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (cpy_r_r17) goto CPyL13;
    cpy_r_r18 = cpy_r_r15 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL14;
CPyL13: ;
    cpy_r_r20 = CPyTagged_IsLt_(cpy_r_r15, 2);
    cpy_r_r21 = cpy_r_r20 ^ 1;
    cpy_r_r22 = cpy_r_r21;
    goto CPyL15;
CPyL14: ;
    cpy_r_r23 = (Py_ssize_t)2 <= (Py_ssize_t)cpy_r_r15;
    cpy_r_r22 = cpy_r_r23;
CPyL15: ;
    if (cpy_r_r22) {
        goto CPyL17;
    } else
        goto CPyL39;
CPyL16: ;
    cpy_r_r24 = cpy_r_r22;
    goto CPyL22;
CPyL17: ;
    cpy_r_r25 = cpy_r_r15 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL19;
    cpy_r_r27 = 12 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL20;
CPyL19: ;
    cpy_r_r29 = CPyTagged_IsLt_(12, cpy_r_r15);
    cpy_r_r30 = cpy_r_r29 ^ 1;
    cpy_r_r31 = cpy_r_r30;
    goto CPyL21;
CPyL20: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r15 <= (Py_ssize_t)12;
    cpy_r_r31 = cpy_r_r32;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r24 = cpy_r_r31;
CPyL22: ;
    cpy_r_r33 = cpy_r_r24 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r13 = cpy_r_r33;
CPyL23: ;
    cpy_r_r34 = PyObject_IsTrue(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_steps", 53, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL37;
    }
    cpy_r_r36 = cpy_r_r34;
    if (!cpy_r_r36) goto CPyL40;
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r9);
    cpy_r_r38 = CPyDict_GetItem(cpy_r_r2, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_steps", 53, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r38) == CPyType_option___Option))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/trade.py", "_steps", 53, CPyStatic_wayfarers___actions___trade___globals, "serai.kernel.option.Option", cpy_r_r38);
        goto CPyL36;
    }
    cpy_r_r40 = PyList_Append(cpy_r_r4, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_steps", 53, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL36;
    } else
        goto CPyL5;
CPyL28: ;
    cpy_r_r42 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_steps", 53, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL41;
    }
    cpy_r_r43 = PySequence_Concat(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_steps", 53, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL31;
    }
    return cpy_r_r43;
CPyL31: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL31;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL31;
CPyL35: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r7);
    goto CPyL28;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL31;
CPyL37: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL31;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL10;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r15);
    goto CPyL16;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL5;
CPyL41: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL31;
}
        
        PyObject *CPyPy_wayfarers___actions___trade____steps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_steps", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___trade____steps(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_steps", 50, CPyStatic_wayfarers___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___trade____step_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_further, PyObject *cpy_r_hand_values, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_result;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", "Table", "book", 58, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", "Book", "options", 58, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", "Table", "hand", 59, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL41;
    }
CPyL3: ;
    cpy_r_r3 = cpy_r_r2 == 0;
    if (cpy_r_r3) {
        goto CPyL42;
    } else
        goto CPyL5;
CPyL4: ;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_skip;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = cpy_r_option == cpy_r_r5;
    CPy_DECREF(cpy_r_r5);
    if (cpy_r_r6) {
        goto CPyL43;
    } else
        goto CPyL15;
CPyL6: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", "Table", "hand", 62, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r_r9 = PySequence_Contains(cpy_r_hand_values, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 62, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    cpy_r_r11 = cpy_r_r9;
    if (!cpy_r_r11) goto CPyL10;
    cpy_r_r12 = Py_None;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_r12;
    goto CPyL14;
CPyL10: ;
    cpy_r_r14 = CPyStatic_wayfarers___reasons___NO_SLOT_THEN;
    if (likely(cpy_r_r14 != NULL)) goto CPyL13;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SLOT_THEN\" was not set");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 62, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL13: ;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r13 = cpy_r_r14;
CPyL14: ;
    return cpy_r_r13;
CPyL15: ;
    cpy_r_r16 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_hand;
    CPy_INCREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r17 = CPyDict_ValuesView(cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 63, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    cpy_r_r18 = PySequence_Contains(cpy_r_r17, cpy_r_option);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 63, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    cpy_r_r20 = cpy_r_r18;
    if (!cpy_r_r20) goto CPyL21;
    cpy_r_r21 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", "Table", "hand", 63, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL19: ;
    cpy_r_r22 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r24 = PyNumber_Add(cpy_r_r23, cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 63, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    cpy_r_r25 = cpy_r_r24;
    goto CPyL23;
CPyL21: ;
    cpy_r_r26 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", "Table", "hand", 63, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    CPyTagged_INCREF(cpy_r_r26);
CPyL22: ;
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r26);
    cpy_r_r25 = cpy_r_r27;
CPyL23: ;
    cpy_r_result = cpy_r_r25;
    cpy_r_r28 = 0;
    cpy_r_r29 = PyObject_GetIter(cpy_r_hand_values);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 64, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL44;
    }
CPyL24: ;
    cpy_r_r30 = PyIter_Next(cpy_r_r29);
    if (cpy_r_r30 == NULL) goto CPyL45;
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 64, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL46;
    }
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r33 = PyNumber_Subtract(cpy_r_result, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 64, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL46;
    }
    cpy_r_r34 = PyNumber_Absolute(cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 64, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL46;
    }
    CPyTagged_INCREF(cpy_r_further);
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_further);
    cpy_r_r36 = PyObject_RichCompare(cpy_r_r34, cpy_r_r35, 1);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 64, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL46;
    }
    cpy_r_r37 = PyObject_IsTrue(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 64, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL46;
    }
    cpy_r_r39 = cpy_r_r37;
    if (cpy_r_r39) {
        goto CPyL47;
    } else
        goto CPyL24;
CPyL31: ;
    cpy_r_r28 = 1;
    goto CPyL33;
CPyL32: ;
    cpy_r_r40 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 64, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
CPyL33: ;
    if (!cpy_r_r28) goto CPyL35;
    cpy_r_r41 = Py_None;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42 = cpy_r_r41;
    goto CPyL39;
CPyL35: ;
    cpy_r_r43 = CPyStatic_wayfarers___reasons___NO_SLOT_THEN;
    if (likely(cpy_r_r43 != NULL)) goto CPyL38;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SLOT_THEN\" was not set");
    cpy_r_r44 = 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 64, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL38: ;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r42 = cpy_r_r43;
CPyL39: ;
    return cpy_r_r42;
CPyL40: ;
    cpy_r_r45 = NULL;
    return cpy_r_r45;
CPyL41: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL40;
CPyL42: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL4;
CPyL43: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL6;
CPyL44: ;
    CPy_DecRef(cpy_r_result);
    goto CPyL40;
CPyL45: ;
    CPy_DECREF(cpy_r_result);
    CPy_DECREF(cpy_r_r29);
    goto CPyL32;
CPyL46: ;
    CPy_DecRef(cpy_r_result);
    CPy_DecRef(cpy_r_r29);
    goto CPyL40;
CPyL47: ;
    CPy_DECREF(cpy_r_result);
    CPy_DECREF(cpy_r_r29);
    goto CPyL31;
}
        
        PyObject *CPyPy_wayfarers___actions___trade____step_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "further", "hand_values", "option", 0};
            static CPyArg_Parser parser = {"OOOO:_step_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_further;
            PyObject *obj_hand_values;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_further, &obj_hand_values, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_further;
            if (likely(PyLong_Check(obj_further)))
                arg_further = CPyTagged_BorrowFromObject(obj_further);
            else {
                CPy_TypeError("int", obj_further); goto fail;
            }
            PyObject *arg_hand_values = obj_hand_values;
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___trade____step_obstacle(arg_t, arg_further, arg_hand_values, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "_step_obstacle", 56, CPyStatic_wayfarers___actions___trade___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___actions___trade_____top_level__(void) {
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
    void *cpy_r_r65;
    void *cpy_r_r66;
    void *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    void *cpy_r_r73;
    void *cpy_r_r74;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    void *cpy_r_r87;
    void *cpy_r_r88;
    void *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    void *cpy_r_r95;
    void *cpy_r_r96;
    PyObject **cpy_r_r97;
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
    void *cpy_r_r109;
    void *cpy_r_r110;
    void *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    void *cpy_r_r117;
    void *cpy_r_r118;
    PyObject **cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    void *cpy_r_r131;
    void *cpy_r_r132;
    void *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    void *cpy_r_r139;
    void *cpy_r_r140;
    PyObject **cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    void *cpy_r_r153;
    void *cpy_r_r154;
    void *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    void *cpy_r_r161;
    void *cpy_r_r162;
    PyObject **cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 1, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 1, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 3, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 5, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5273]; /* ('partial',) */
    cpy_r_r17 = CPyStatics[127]; /* 'functools' */
    cpy_r_r18 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 6, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r20 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___wayfarers___effects___dice;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___wayfarers___effects___dice;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[3703]; /* 'serai.games.wayfarers.effects.dice' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 8, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___wayfarers___effects___dice;
    cpy_r_r30 = CPyExec_serai___games___wayfarers___effects___dice;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___dice__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 8, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 8, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[3703]; /* 'serai.games.wayfarers.effects.dice' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 8, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5567]; /* ('adjust', 'adjustments') */
    cpy_r_r41 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 8, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    } else
        goto CPyL65;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___games___wayfarers___effects___influence;
    cpy_r_r44 = (void *)&CPyImportState_serai___games___wayfarers___effects___influence;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 9, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___games___wayfarers___effects___influence;
    cpy_r_r52 = CPyExec_serai___games___wayfarers___effects___influence;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___influence__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 9, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 9, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 9, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5556]; /* ('spend_from_guild',) */
    cpy_r_r63 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 9, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    } else
        goto CPyL66;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r66 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 10, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r74 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 10, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 10, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 10, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5568]; /* ('YELLOW',) */
    cpy_r_r85 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 10, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    } else
        goto CPyL67;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r88 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 11, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r96 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 11, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 11, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 11, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5569]; /* ('NEED_INFLUENCE', 'NO_SLOT_THEN', 'TRADE_DIE', 'TRADE_USED') */
    cpy_r_r107 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 11, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    } else
        goto CPyL68;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r110 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 12, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r118 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 12, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 12, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 12, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r129 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 12, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    } else
        goto CPyL69;
CPyL47: ;
    cpy_r_r131 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r132 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r133 = CPyModuleLockAPI_serai;
    cpy_r_r134 = CPyImport_IsInitialized(cpy_r_r132);
    if (!cpy_r_r134) goto CPyL50;
    cpy_r_r135 = PyImport_GetModuleDict();
    cpy_r_r136 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r137 = CPyDict_GetItem(cpy_r_r135, cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 13, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r138 = cpy_r_r137;
    goto CPyL54;
CPyL50: ;
    cpy_r_r139 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r140 = CPyExec_serai___kernel___chance;
    cpy_r_r141 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r142 = PyImport_GetModuleDict();
    cpy_r_r143 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 13, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r145 = CPyStatics[8]; /* '__file__' */
    cpy_r_r146 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 13, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r147 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r148 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r149 = CPyImport_ImportNative(cpy_r_r148, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r146, cpy_r_r147, 0);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 13, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r138 = cpy_r_r149;
CPyL54: ;
    cpy_r_r150 = CPyStatics[5103]; /* ('DIE_SIDES',) */
    cpy_r_r151 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r152 = CPyImport_GetNativeAttrs(cpy_r_r138, cpy_r_r150, cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 13, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    } else
        goto CPyL70;
CPyL55: ;
    cpy_r_r153 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r154 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r155 = CPyModuleLockAPI_serai;
    cpy_r_r156 = CPyImport_IsInitialized(cpy_r_r154);
    if (!cpy_r_r156) goto CPyL58;
    cpy_r_r157 = PyImport_GetModuleDict();
    cpy_r_r158 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r159 = CPyDict_GetItem(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 14, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r160 = cpy_r_r159;
    goto CPyL62;
CPyL58: ;
    cpy_r_r161 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r162 = CPyExec_serai___kernel___decision;
    cpy_r_r163 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r164 = PyImport_GetModuleDict();
    cpy_r_r165 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r166 = CPyDict_GetItem(cpy_r_r164, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 14, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r167 = CPyStatics[8]; /* '__file__' */
    cpy_r_r168 = CPyObject_GetAttr(cpy_r_r166, cpy_r_r167);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 14, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r169 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r170 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r171 = CPyImport_ImportNative(cpy_r_r170, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r168, cpy_r_r169, 0);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 14, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    }
    cpy_r_r160 = cpy_r_r171;
CPyL62: ;
    cpy_r_r172 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r173 = CPyStatic_wayfarers___actions___trade___globals;
    cpy_r_r174 = CPyImport_GetNativeAttrs(cpy_r_r160, cpy_r_r172, cpy_r_r172, cpy_r_r173);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/trade.py", "<module>", 14, CPyStatic_wayfarers___actions___trade___globals);
        goto CPyL64;
    } else
        goto CPyL71;
CPyL63: ;
    return 1;
CPyL64: ;
    cpy_r_r175 = 2;
    return cpy_r_r175;
CPyL65: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL66: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL67: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL68: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL69: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL47;
CPyL70: ;
    CPy_DECREF(cpy_r_r152);
    goto CPyL55;
CPyL71: ;
    CPy_DECREF(cpy_r_r174);
    goto CPyL63;
}

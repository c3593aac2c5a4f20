#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendwayfarers___actions___rest___rest_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___actions___rest___rest_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___actions___rest___rest_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___actions___rest___rest_gen,
};
static int
wayfarers___actions___rest___rest_gen_traverse(serai___games___wayfarers___actions___rest___rest_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___actions___rest___rest_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___rest___rest_genObject *self = (serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2);
    return 0;
}

static int32_t CPyDef_wayfarers___actions___rest___rest_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___rest___rest_genObject *self = (serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2);
    return 0;
}

static void
wayfarers___actions___rest___rest_gen_dealloc(serai___games___wayfarers___actions___rest___rest_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___actions___rest___rest_gen_free_instance == NULL) {
        wayfarers___actions___rest___rest_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        self->___mypyc_generator_frame_attribute__awake = 2;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___actions___rest___rest_gen_dealloc)
    CPyDef_wayfarers___actions___rest___rest_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___actions___rest_____mypyc__rest_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___actions___rest___rest_gen(void);

static PyObject *
wayfarers___actions___rest___rest_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___actions___rest___rest_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___actions___rest_____mypyc__rest_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___actions___rest___rest_gen_vtable[6];
static bool
CPyDef_wayfarers___actions___rest___rest_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___actions___rest___rest_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___actions___rest___rest_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___actions___rest___rest_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___actions___rest___rest_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___actions___rest___rest_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___actions___rest___rest_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___actions___rest___rest_gen___close,
    };
    memcpy(wayfarers___actions___rest___rest_gen_vtable, wayfarers___actions___rest___rest_gen_vtable_scratch, sizeof(wayfarers___actions___rest___rest_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___actions___rest___rest_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___actions___rest___rest_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___actions___rest_____mypyc__rest_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___actions___rest___rest_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___actions___rest___rest_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___actions___rest___rest_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___actions___rest___rest_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___actions___rest___rest_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___actions___rest___rest_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "rest_gen",
    .tp_new = wayfarers___actions___rest___rest_gen_new,
    .tp_dealloc = (destructor)wayfarers___actions___rest___rest_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___actions___rest___rest_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___actions___rest___rest_gen_clear,
    .tp_methods = wayfarers___actions___rest___rest_gen_methods,
    .tp_iter = CPyDef_wayfarers___actions___rest___rest_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___actions___rest___rest_gen_____next__,
    .tp_as_async = &wayfarers___actions___rest___rest_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___actions___rest___rest_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("rest_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___actions___rest___rest_gen_template = &CPyType_wayfarers___actions___rest___rest_gen_template_;

PyObject *CPyDef_wayfarers___actions___rest_____mypyc__rest_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___actions___rest___rest_genObject *self;
    if (wayfarers___actions___rest___rest_gen_free_instance != NULL) {
        self = wayfarers___actions___rest___rest_gen_free_instance;
        wayfarers___actions___rest___rest_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___actions___rest___rest_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___actions___rest___rest_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__awake = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___actions___rest___rest_gen(void)
{
    PyObject *self = CPyDef_wayfarers___actions___rest_____mypyc__rest_gen_setup((PyObject *)CPyType_wayfarers___actions___rest___rest_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___actions___rest____roll_dice_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___actions___rest____roll_dice_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___actions___rest____roll_dice_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___actions___rest____roll_dice_gen,
};
static int
wayfarers___actions___rest____roll_dice_gen_traverse(serai___games___wayfarers___actions___rest____roll_dice_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    Py_VISIT(self->___mypyc_generator_frame_attribute__old);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___actions___rest____roll_dice_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___rest____roll_dice_genObject *self = (serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__old);
    return 0;
}

static int32_t CPyDef_wayfarers___actions___rest____roll_dice_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___rest____roll_dice_genObject *self = (serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__old);
    return 0;
}

static void
wayfarers___actions___rest____roll_dice_gen_dealloc(serai___games___wayfarers___actions___rest____roll_dice_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___actions___rest____roll_dice_gen_free_instance == NULL) {
        wayfarers___actions___rest____roll_dice_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__old);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___actions___rest____roll_dice_gen_dealloc)
    CPyDef_wayfarers___actions___rest____roll_dice_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___actions___rest_____mypyc___3_roll_dice_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___actions___rest____roll_dice_gen(void);

static PyObject *
wayfarers___actions___rest____roll_dice_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___actions___rest____roll_dice_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___actions___rest_____mypyc___3_roll_dice_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___actions___rest____roll_dice_gen_vtable[6];
static bool
CPyDef_wayfarers___actions___rest____roll_dice_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___actions___rest____roll_dice_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___actions___rest____roll_dice_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___actions___rest____roll_dice_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___actions___rest____roll_dice_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___actions___rest____roll_dice_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___actions___rest____roll_dice_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___actions___rest____roll_dice_gen___close,
    };
    memcpy(wayfarers___actions___rest____roll_dice_gen_vtable, wayfarers___actions___rest____roll_dice_gen_vtable_scratch, sizeof(wayfarers___actions___rest____roll_dice_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___actions___rest____roll_dice_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___actions___rest____roll_dice_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___actions___rest_____mypyc___3_roll_dice_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___actions___rest____roll_dice_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___actions___rest____roll_dice_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___actions___rest____roll_dice_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___actions___rest____roll_dice_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___actions___rest____roll_dice_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___actions___rest____roll_dice_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_roll_dice_gen",
    .tp_new = wayfarers___actions___rest____roll_dice_gen_new,
    .tp_dealloc = (destructor)wayfarers___actions___rest____roll_dice_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___actions___rest____roll_dice_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___actions___rest____roll_dice_gen_clear,
    .tp_methods = wayfarers___actions___rest____roll_dice_gen_methods,
    .tp_iter = CPyDef_wayfarers___actions___rest____roll_dice_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___actions___rest____roll_dice_gen_____next__,
    .tp_as_async = &wayfarers___actions___rest____roll_dice_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___actions___rest____roll_dice_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_roll_dice_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___actions___rest____roll_dice_gen_template = &CPyType_wayfarers___actions___rest____roll_dice_gen_template_;

PyObject *CPyDef_wayfarers___actions___rest_____mypyc___3_roll_dice_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___actions___rest____roll_dice_genObject *self;
    if (wayfarers___actions___rest____roll_dice_gen_free_instance != NULL) {
        self = wayfarers___actions___rest____roll_dice_gen_free_instance;
        wayfarers___actions___rest____roll_dice_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___actions___rest____roll_dice_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___actions___rest____roll_dice_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___actions___rest____roll_dice_gen(void)
{
    PyObject *self = CPyDef_wayfarers___actions___rest_____mypyc___3_roll_dice_gen_setup((PyObject *)CPyType_wayfarers___actions___rest____roll_dice_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef wayfarers___actions___restmodule_methods[] = {
    {"rest", (PyCFunction)CPyPy_wayfarers___actions___rest___rest, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("rest(t, me)\n--\n\n") /* docstring */},
    {"_roll_dice", (PyCFunction)CPyPy_wayfarers___actions___rest____roll_dice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_roll_dice(t, me)\n--\n\n") /* docstring */},
    {"rest_abilities", (PyCFunction)CPyPy_wayfarers___actions___rest___rest_abilities, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("rest_abilities(t, me)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___actions___rest__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___actions___rest__internal, "__name__");
    CPyStatic_wayfarers___actions___rest___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___actions___rest__internal);
    if (unlikely(CPyStatic_wayfarers___actions___rest___globals == NULL))
        goto fail;
    CPyType_wayfarers___actions___rest___rest_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___actions___rest___rest_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___actions___rest___rest_gen))
        goto fail;
    CPyDef_wayfarers___actions___rest___rest_gen_trait_vtable_setup();
    CPyType_wayfarers___actions___rest____roll_dice_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___actions___rest____roll_dice_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___actions___rest____roll_dice_gen))
        goto fail;
    CPyDef_wayfarers___actions___rest____roll_dice_gen_trait_vtable_setup();
    char result = CPyDef_wayfarers___actions___rest_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___actions___rest__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___actions___rest___rest_gen);
    Py_CLEAR(CPyType_wayfarers___actions___rest____roll_dice_gen);
    return -1;
}
int CPyExec_serai___games___wayfarers___actions___rest(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___actions___rest__impl, &CPyImportState_serai___games___wayfarers___actions___rest, &CPyModule_serai___games___wayfarers___actions___rest);
}
static struct PyModuleDef wayfarers___actions___restmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.actions.rest",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___actions___restmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___actions___rest(void)
{
    if (CPyModule_serai___games___wayfarers___actions___rest__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___actions___rest__internal);
        return CPyModule_serai___games___wayfarers___actions___rest__internal;
    }
    CPyModule_serai___games___wayfarers___actions___rest__internal = PyModule_Create(&wayfarers___actions___restmodule);
    return CPyModule_serai___games___wayfarers___actions___rest__internal;
}

PyObject *CPyInit_serai___games___wayfarers___actions___rest(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___actions___rest__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___actions___rest__internal);
        return CPyModule_serai___games___wayfarers___actions___rest__internal;
    }
    CPyModule_serai___games___wayfarers___actions___rest__internal = PyModule_Create(&wayfarers___actions___restmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___actions___rest__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.actions.rest");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___actions___rest__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___actions___rest__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___actions___rest__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___actions___rest(CPyModule_serai___games___wayfarers___actions___rest__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___actions___rest__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.actions.rest");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___actions___rest__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest___rest_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
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
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    tuple_T3OOO cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject **cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    tuple_T3OOO cpy_r_r100;
    PyObject **cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject **cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    int32_t cpy_r_r113;
    char cpy_r_r114;
    int32_t cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = NULL;
    cpy_r_r5 = cpy_r_r4;
    CPy_XDECREF(cpy_r_r5);
    cpy_r_r6 = NULL;
    cpy_r_r7 = cpy_r_r6;
    cpy_r_r8 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL87;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 13, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "t", 15, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r11)->_players;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "Table", "players", 15, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "me", 15, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL7: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 15, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_wayfarers___table___Player))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 15, CPyStatic_wayfarers___actions___rest___globals, "serai.games.wayfarers.table.Player", cpy_r_r14);
        goto CPyL86;
    }
    cpy_r_r16 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r15)->_dice;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "Player", "dice", 16, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL93;
    }
CPyL10: ;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r18 << 1;
    CPy_DECREF(cpy_r_r15);
    cpy_r_r20 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "t", 16, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL11: ;
    cpy_r_r21 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r20)->_book;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "Table", "book", 16, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL12: ;
    cpy_r_r22 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r21)->_constants;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r23 = CPyStatics[3521]; /* 'rest_dice' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 16, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 16, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
    cpy_r_r26 = cpy_r_r19 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (cpy_r_r27) goto CPyL16;
    cpy_r_r28 = cpy_r_r25 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL17;
CPyL16: ;
    cpy_r_r30 = CPyTagged_IsLt_(cpy_r_r25, cpy_r_r19);
    cpy_r_r31 = cpy_r_r30 ^ 1;
    cpy_r_r32 = cpy_r_r31;
    goto CPyL18;
CPyL17: ;
    cpy_r_r33 = (Py_ssize_t)cpy_r_r19 <= (Py_ssize_t)cpy_r_r25;
    cpy_r_r32 = cpy_r_r33;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r25);
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__awake = cpy_r_r32;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 16, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
    cpy_r_r35 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "t", 17, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL20: ;
    cpy_r_r36 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__awake;
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "awake", 16, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL21: ;
    if (!cpy_r_r36) goto CPyL23;
CPyL22: ;
    cpy_r_r37 = CPyStatics[2353]; /* 'event-rest' */
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = cpy_r_r37;
    goto CPyL24;
CPyL23: ;
    cpy_r_r39 = CPyStatics[3700]; /* 'event-rest-asleep' */
    CPy_INCREF(cpy_r_r39);
    cpy_r_r38 = cpy_r_r39;
CPyL24: ;
    cpy_r_r40 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "me", 17, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL94;
    }
CPyL25: ;
    cpy_r_r41 = CPyStatics[3701]; /* 'WF-REST-01' */
    cpy_r_r42 = PyDict_New();
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 17, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL94;
    }
    cpy_r_r43 = CPyDef_kernel___table___Table___tell(cpy_r_r35, cpy_r_r38, cpy_r_r40, cpy_r_r41, cpy_r_r42);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 17, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
    cpy_r_r44 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "t", 18, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL28: ;
    cpy_r_r45 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "me", 18, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL29: ;
    cpy_r_r46 = CPyDef_wayfarers___actions___rest____roll_dice(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 18, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
    if (((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1);
    }
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1 = cpy_r_r46;
    cpy_r_r47 = 1;
    if (!cpy_r_r47) goto CPyL86;
    cpy_r_r48 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = NULL;
    cpy_r_r1 = cpy_r_r50;
    cpy_r_r51 = (PyObject **)&cpy_r_r1;
    cpy_r_r52 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1;
    cpy_r_r53 = CPyDef_wayfarers___actions___rest____roll_dice_gen_____mypyc_generator_helper__(cpy_r_r52, cpy_r_r49, cpy_r_r49, cpy_r_r49, cpy_r_r48, cpy_r_r51);
    if (cpy_r_r53 != NULL) goto CPyL95;
    cpy_r_r54 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 18, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL96;
    }
    cpy_r_r55 = cpy_r_r1;
    CPy_DECREF(cpy_r_r55);
    cpy_r_r56 = NULL;
    if (((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1);
    }
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1 = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 18, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    } else
        goto CPyL50;
CPyL34: ;
    cpy_r_r58 = cpy_r_r53;
CPyL35: ;
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r58;
CPyL36: ;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = cpy_r_type != cpy_r_r60;
    if (!cpy_r_r61) goto CPyL97;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 18, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL40;
    } else
        goto CPyL98;
CPyL38: ;
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL46;
CPyL40: ;
    cpy_r_r62 = CPy_CatchError();
    cpy_r_r63 = (PyObject **)&cpy_r_r3;
    cpy_r_r64 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1;
    cpy_r_r65 = CPy_YieldFromErrorHandle(cpy_r_r64, cpy_r_r63);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 18, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL99;
    }
    if (cpy_r_r65) goto CPyL43;
    cpy_r_r58 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r62);
    CPy_DecRef(cpy_r_r62.f0);
    CPy_DecRef(cpy_r_r62.f1);
    CPy_DecRef(cpy_r_r62.f2);
    goto CPyL35;
CPyL43: ;
    cpy_r_r55 = cpy_r_r3;
    CPy_DecRef(cpy_r_r55);
    CPy_RestoreExcInfo(cpy_r_r62);
    CPy_DecRef(cpy_r_r62.f0);
    CPy_DecRef(cpy_r_r62.f1);
    CPy_DecRef(cpy_r_r62.f2);
    goto CPyL50;
CPyL44: ;
    CPy_RestoreExcInfo(cpy_r_r62);
    CPy_DecRef(cpy_r_r62.f0);
    CPy_DecRef(cpy_r_r62.f1);
    CPy_DecRef(cpy_r_r62.f2);
    cpy_r_r66 = CPy_KeepPropagating();
    if (!cpy_r_r66) goto CPyL86;
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r67 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r68 = NULL;
    cpy_r_r1 = cpy_r_r68;
    cpy_r_r69 = (PyObject **)&cpy_r_r1;
    cpy_r_r70 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1;
    cpy_r_r71 = CPyDef_wayfarers___actions___rest____roll_dice_gen_____mypyc_generator_helper__(cpy_r_r70, cpy_r_r67, cpy_r_r67, cpy_r_r67, cpy_r_arg, cpy_r_r69);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r71 == NULL) {
        goto CPyL48;
    } else
        goto CPyL100;
CPyL47: ;
    cpy_r_r58 = cpy_r_r71;
    goto CPyL35;
CPyL48: ;
    cpy_r_r72 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 18, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL96;
    }
    cpy_r_r55 = cpy_r_r1;
    CPy_DECREF(cpy_r_r55);
CPyL50: ;
    cpy_r_r73 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__awake;
    if (unlikely(cpy_r_r73 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "awake", 16, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL51: ;
    if (!cpy_r_r73) goto CPyL81;
CPyL52: ;
    cpy_r_r74 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "t", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL53: ;
    cpy_r_r75 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r74)->_book;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "Table", "book", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
CPyL54: ;
    cpy_r_r76 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r75)->_performer;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "Book", "performer", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
    CPy_INCREF(cpy_r_r76);
CPyL55: ;
    cpy_r_r77 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "t", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL101;
    }
CPyL56: ;
    cpy_r_r78 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "me", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL101;
    }
CPyL57: ;
    cpy_r_r79 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "t", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL101;
    }
CPyL58: ;
    cpy_r_r80 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest", "rest_gen", "me", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL101;
    }
CPyL59: ;
    cpy_r_r81 = CPyDef_wayfarers___actions___rest___rest_abilities(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL101;
    }
    cpy_r_r82 = 2;
    cpy_r_r83 = 2;
    cpy_r_r84 = CPyDef_perform___Performer___resolve(cpy_r_r76, cpy_r_r77, cpy_r_r78, cpy_r_r81, cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    }
    if (((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2);
    }
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2 = cpy_r_r84;
    cpy_r_r85 = 1;
    if (!cpy_r_r85) goto CPyL86;
    cpy_r_r86 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r87 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r88 = NULL;
    cpy_r_r5 = cpy_r_r88;
    cpy_r_r89 = (PyObject **)&cpy_r_r5;
    cpy_r_r90 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2;
    cpy_r_r91 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r90, cpy_r_r87, cpy_r_r87, cpy_r_r87, cpy_r_r86, cpy_r_r89);
    if (cpy_r_r91 != NULL) goto CPyL102;
    cpy_r_r92 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL103;
    }
    cpy_r_r93 = cpy_r_r5;
    CPy_DECREF(cpy_r_r93);
    cpy_r_r94 = NULL;
    if (((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2);
    }
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2 = cpy_r_r94;
    cpy_r_r95 = 1;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL86;
    } else
        goto CPyL81;
CPyL65: ;
    cpy_r_r96 = cpy_r_r91;
CPyL66: ;
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r96;
CPyL67: ;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = cpy_r_type != cpy_r_r98;
    if (!cpy_r_r99) goto CPyL104;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    } else
        goto CPyL105;
CPyL69: ;
    CPy_Unreachable();
CPyL70: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL77;
CPyL71: ;
    cpy_r_r100 = CPy_CatchError();
    cpy_r_r101 = (PyObject **)&cpy_r_r7;
    cpy_r_r102 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2;
    cpy_r_r103 = CPy_YieldFromErrorHandle(cpy_r_r102, cpy_r_r101);
    if (unlikely(cpy_r_r103 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL106;
    }
    if (cpy_r_r103) goto CPyL74;
    cpy_r_r96 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r100);
    CPy_DecRef(cpy_r_r100.f0);
    CPy_DecRef(cpy_r_r100.f1);
    CPy_DecRef(cpy_r_r100.f2);
    goto CPyL66;
CPyL74: ;
    cpy_r_r93 = cpy_r_r7;
    CPy_DecRef(cpy_r_r93);
    CPy_RestoreExcInfo(cpy_r_r100);
    CPy_DecRef(cpy_r_r100.f0);
    CPy_DecRef(cpy_r_r100.f1);
    CPy_DecRef(cpy_r_r100.f2);
    goto CPyL81;
CPyL75: ;
    CPy_RestoreExcInfo(cpy_r_r100);
    CPy_DecRef(cpy_r_r100.f0);
    CPy_DecRef(cpy_r_r100.f1);
    CPy_DecRef(cpy_r_r100.f2);
    cpy_r_r104 = CPy_KeepPropagating();
    if (!cpy_r_r104) goto CPyL86;
    CPy_Unreachable();
CPyL77: ;
    cpy_r_r105 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r106 = NULL;
    cpy_r_r5 = cpy_r_r106;
    cpy_r_r107 = (PyObject **)&cpy_r_r5;
    cpy_r_r108 = ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2;
    cpy_r_r109 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r108, cpy_r_r105, cpy_r_r105, cpy_r_r105, cpy_r_arg, cpy_r_r107);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r109 == NULL) {
        goto CPyL79;
    } else
        goto CPyL107;
CPyL78: ;
    cpy_r_r96 = cpy_r_r109;
    goto CPyL66;
CPyL79: ;
    cpy_r_r110 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 20, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL103;
    }
    cpy_r_r93 = cpy_r_r5;
    CPy_DECREF(cpy_r_r93);
CPyL81: ;
    cpy_r_r111 = Py_None;
    CPy_INCREF(cpy_r_r111);
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r113 = CPyDef_wayfarers___actions___rest___rest_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL85;
    CPyGen_SetStopIterationValue(cpy_r_r111);
    CPy_DECREF(cpy_r_r111);
    if (!0) goto CPyL92;
    CPy_Unreachable();
CPyL85: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r111;
    CPyGen_Exit(&((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL86: ;
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r115 = CPyDef_wayfarers___actions___rest___rest_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r116 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r116;
CPyL87: ;
    cpy_r_r117 = cpy_r_r8 == 0;
    if (cpy_r_r117) goto CPyL108;
    cpy_r_r118 = cpy_r_r8 == 1;
    if (cpy_r_r118) {
        goto CPyL109;
    } else
        goto CPyL110;
CPyL89: ;
    cpy_r_r119 = cpy_r_r8 == 2;
    if (cpy_r_r119) {
        goto CPyL67;
    } else
        goto CPyL111;
CPyL90: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r120 = 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 13, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL92;
    }
    CPy_Unreachable();
CPyL92: ;
    cpy_r_r121 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r121;
CPyL93: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL86;
CPyL94: ;
    CPy_DecRef(cpy_r_r38);
    goto CPyL86;
CPyL95: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL34;
CPyL96: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL86;
CPyL97: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL39;
CPyL98: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL99: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL44;
CPyL100: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL47;
CPyL101: ;
    CPy_DecRef(cpy_r_r76);
    goto CPyL86;
CPyL102: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL65;
CPyL103: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL86;
CPyL104: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL70;
CPyL105: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL69;
CPyL106: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL75;
CPyL107: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL78;
CPyL108: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL109: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL36;
CPyL110: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL89;
CPyL111: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL90;
}
        
PyObject *CPyDef_wayfarers___actions___rest___rest_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___actions___rest___rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___actions___rest___rest_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___rest___rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.rest.rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___rest___rest_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "__next__", -1, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest___rest_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___actions___rest___rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___actions___rest___rest_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___rest___rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.rest.rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___actions___rest___rest_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "send", -1, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest___rest_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___actions___rest___rest_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___rest___rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.rest.rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___rest___rest_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "__iter__", -1, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest___rest_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___actions___rest___rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___actions___rest___rest_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___rest___rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.rest.rest_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___actions___rest___rest_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "throw", -1, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest___rest_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___actions___rest___rest_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6272 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6272);
    PyObject *__tmp6273 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6273);
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
        
        PyObject *CPyPy_wayfarers___actions___rest___rest_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___rest___rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.rest.rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___rest___rest_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "close", -1, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest___rest(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_wayfarers___actions___rest___rest_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 13, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL4;
    }
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 13, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 13, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL5;
    }
    return cpy_r_r0;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_wayfarers___actions___rest___rest(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:rest", kwlist, 0};
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
            PyObject *retval = CPyDef_wayfarers___actions___rest___rest(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest", 13, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest____roll_dice_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyTagged cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    int32_t cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    int32_t cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    int32_t cpy_r_r100;
    char cpy_r_r101;
    int32_t cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL72;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 23, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "t", 25, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "Table", "book", 25, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "Book", "options", 25, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    if (((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 25, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
    cpy_r_r7 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "t", 26, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
CPyL9: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "Table", "players", 26, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
CPyL10: ;
    cpy_r_r9 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "me", 26, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
CPyL11: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 26, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_wayfarers___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 26, CPyStatic_wayfarers___actions___rest___globals, "serai.games.wayfarers.table.Player", cpy_r_r10);
        goto CPyL71;
    }
    cpy_r_r12 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_dice;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "Player", "dice", 27, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r12);
CPyL14: ;
    cpy_r_r13 = CPyList_GetSlice(cpy_r_r12, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 27, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL77;
    }
    if (likely(PyList_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 27, CPyStatic_wayfarers___actions___rest___globals, "list", cpy_r_r13);
        goto CPyL77;
    }
    if (((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__old != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__old);
    }
    ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__old = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 27, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL77;
    }
    cpy_r_r16 = 0;
    cpy_r_r17 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_slot_dice;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "Player", "slot_dice", 28, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r17);
CPyL18: ;
    cpy_r_r18 = 0;
CPyL19: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL78;
    cpy_r_place = cpy_r_r16;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r23 = *(CPyPtr *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r18 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 28, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL79;
    }
    cpy_r_r28 = cpy_r_r27 != 0;
    CPyTagged_DECREF(cpy_r_r27);
    if (!cpy_r_r28) goto CPyL80;
    cpy_r_r29 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_slot_dice;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "Player", "slot_dice", 30, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r29);
CPyL23: ;
    cpy_r_r30 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = CPyList_SetItem(cpy_r_r29, cpy_r_place, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 30, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL81;
    }
    cpy_r_r32 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "t", 31, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL81;
    }
CPyL25: ;
    cpy_r_r33 = CPyDef_kernel___table___Table___roll(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 31, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL81;
    }
    cpy_r_r34 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_dice;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "Player", "dice", 32, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL82;
    }
    CPy_INCREF(cpy_r_r34);
CPyL27: ;
    cpy_r_r35 = CPyStatic_wayfarers___actions___rest___globals;
    cpy_r_r36 = CPyStatics[2722]; /* 'insort' */
    cpy_r_r37 = CPyDict_GetItem(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 32, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL83;
    }
    CPyTagged_INCREF(cpy_r_r33);
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r33);
    PyObject *cpy_r_r39[2] = {cpy_r_r34, cpy_r_r38};
    cpy_r_r40 = (PyObject **)&cpy_r_r39;
    cpy_r_r41 = PyObject_Vectorcall(cpy_r_r37, cpy_r_r40, 2, 0);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 32, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL84;
    } else
        goto CPyL85;
CPyL29: ;
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r42 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "t", 33, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL82;
    }
CPyL30: ;
    cpy_r_r43 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r42)->_story;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "Table", "story", 33, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL82;
    }
CPyL31: ;
    cpy_r_r44 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r45 = cpy_r_r43 != cpy_r_r44;
    if (!cpy_r_r45) goto CPyL86;
    cpy_r_r46 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "t", 34, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL82;
    }
CPyL33: ;
    cpy_r_r47 = CPyStatics[2723]; /* 'event-roll' */
    cpy_r_r48 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "me", 34, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL82;
    }
CPyL34: ;
    cpy_r_r49 = CPyStatics[3702]; /* 'WF-REST-02' */
    cpy_r_r50 = CPyStatics[337]; /* 'value' */
    cpy_r_r51 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r52 = CPyDict_Build(1, cpy_r_r50, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 34, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL81;
    }
    cpy_r_r53 = CPyDef_kernel___table___Table___tell(cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 34, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL81;
    }
CPyL36: ;
    cpy_r_r54 = cpy_r_r16 + 2;
    cpy_r_r16 = cpy_r_r54;
    cpy_r_r55 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r55;
    goto CPyL19;
CPyL37: ;
    cpy_r_r56 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__old;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "old", 27, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
CPyL38: ;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r56 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r58 << 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (!cpy_r_r60) goto CPyL66;
    cpy_r_r61 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "me", 36, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
CPyL40: ;
    cpy_r_r62 = CPyStatics[2790]; /* 'reroll' */
    cpy_r_r63 = CPyStatics[3702]; /* 'WF-REST-02' */
    cpy_r_r64 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "options", 36, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
CPyL41: ;
    cpy_r_r65 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r64)->_reroll;
    CPy_INCREF(cpy_r_r65);
    cpy_r_r66 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__old;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "old", 36, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL87;
    }
CPyL42: ;
    cpy_r_r67 = CPyDef_wayfarers___effects___dice___different(cpy_r_r66, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 36, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
    cpy_r_r68 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "options", 36, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL88;
    }
CPyL44: ;
    cpy_r_r69 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r68)->_skip;
    CPy_INCREF(cpy_r_r69);
    cpy_r_r70 = PyList_New(0);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 36, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL89;
    }
    cpy_r_r71 = CPyList_Extend(cpy_r_r70, cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 36, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL90;
    } else
        goto CPyL91;
CPyL46: ;
    cpy_r_r72 = PyList_Append(cpy_r_r70, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    cpy_r_r73 = cpy_r_r72 >= 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 36, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL92;
    }
    cpy_r_r74 = NULL;
    cpy_r_r75 = NULL;
    cpy_r_r76 = 2;
    cpy_r_r77 = CPyDef_decision___ask(cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r70, cpy_r_r74, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 36, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
    ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r77;
CPyL49: ;
    cpy_r_r79 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r80 = cpy_r_type != cpy_r_r79;
    if (!cpy_r_r80) goto CPyL52;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 36, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
    CPy_Unreachable();
CPyL52: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r81 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 36, CPyStatic_wayfarers___actions___rest___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL71;
    }
    cpy_r_r82 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "options", 37, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL93;
    }
CPyL54: ;
    cpy_r_r83 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r82)->_skip;
    CPy_INCREF(cpy_r_r83);
    cpy_r_r84 = cpy_r_r81 == cpy_r_r83;
    CPy_DECREF(cpy_r_r83);
    if (cpy_r_r84) {
        goto CPyL94;
    } else
        goto CPyL60;
CPyL55: ;
    cpy_r_r85 = Py_None;
    CPy_INCREF(cpy_r_r85);
    ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r87 = CPyDef_wayfarers___actions___rest____roll_dice_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL59;
    CPyGen_SetStopIterationValue(cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (!0) goto CPyL76;
    CPy_Unreachable();
CPyL59: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r85;
    CPyGen_Exit(&((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL60: ;
    cpy_r_r88 = ((serai___kernel___option___OptionObject *)cpy_r_r81)->_value;
    CPy_INCREF(cpy_r_r88);
    cpy_r_r89 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__old;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "old", 39, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL95;
    }
CPyL61: ;
    cpy_r_r90 = CPyList_Remove(cpy_r_r89, cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 39, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL93;
    }
    cpy_r_r92 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "t", 40, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL93;
    }
CPyL63: ;
    cpy_r_r93 = ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", "_roll_dice_gen", "me", 40, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL93;
    }
CPyL64: ;
    cpy_r_r94 = ((serai___kernel___option___OptionObject *)cpy_r_r81)->_value;
    CPy_INCREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r95 = CPyStatics[3702]; /* 'WF-REST-02' */
    if (likely(PyLong_Check(cpy_r_r94)))
        cpy_r_r96 = CPyTagged_FromObject(cpy_r_r94);
    else {
        CPy_TypeError("int", cpy_r_r94); cpy_r_r96 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 40, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    }
    cpy_r_r97 = CPyDef_wayfarers___effects___dice___reroll(cpy_r_r92, cpy_r_r93, cpy_r_r96, cpy_r_r95);
    CPyTagged_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 40, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL71;
    } else
        goto CPyL37;
CPyL66: ;
    cpy_r_r98 = Py_None;
    CPy_INCREF(cpy_r_r98);
    ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r100 = CPyDef_wayfarers___actions___rest____roll_dice_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL70;
    CPyGen_SetStopIterationValue(cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    if (!0) goto CPyL76;
    CPy_Unreachable();
CPyL70: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r98;
    CPyGen_Exit(&((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL71: ;
    ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r102 = CPyDef_wayfarers___actions___rest____roll_dice_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r103 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r103;
CPyL72: ;
    cpy_r_r104 = cpy_r_r0 == 0;
    if (cpy_r_r104) goto CPyL1;
    cpy_r_r105 = cpy_r_r0 == 1;
    if (cpy_r_r105) goto CPyL49;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r106 = 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 23, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL76: ;
    cpy_r_r107 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r107;
CPyL77: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL71;
CPyL78: ;
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r17);
    goto CPyL37;
CPyL79: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL71;
CPyL80: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL36;
CPyL81: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    goto CPyL71;
CPyL82: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL71;
CPyL83: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r34);
    goto CPyL71;
CPyL84: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r38);
    goto CPyL71;
CPyL85: ;
    CPy_DECREF(cpy_r_r41);
    goto CPyL29;
CPyL86: ;
    CPyTagged_DECREF(cpy_r_r33);
    goto CPyL36;
CPyL87: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL71;
CPyL88: ;
    CPy_DecRef(cpy_r_r67);
    goto CPyL71;
CPyL89: ;
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r69);
    goto CPyL71;
CPyL90: ;
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r70);
    goto CPyL71;
CPyL91: ;
    CPy_DECREF(cpy_r_r71);
    goto CPyL46;
CPyL92: ;
    CPy_DecRef(cpy_r_r70);
    goto CPyL71;
CPyL93: ;
    CPy_DecRef(cpy_r_r81);
    goto CPyL71;
CPyL94: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL55;
CPyL95: ;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r88);
    goto CPyL71;
}
        
PyObject *CPyDef_wayfarers___actions___rest____roll_dice_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___actions___rest____roll_dice_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___actions___rest____roll_dice_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___rest____roll_dice_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.rest._roll_dice_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___rest____roll_dice_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "__next__", -1, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest____roll_dice_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___actions___rest____roll_dice_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___actions___rest____roll_dice_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___rest____roll_dice_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.rest._roll_dice_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___actions___rest____roll_dice_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "send", -1, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest____roll_dice_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___actions___rest____roll_dice_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___rest____roll_dice_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.rest._roll_dice_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___rest____roll_dice_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "__iter__", -1, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest____roll_dice_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___actions___rest____roll_dice_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___actions___rest____roll_dice_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___rest____roll_dice_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.rest._roll_dice_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___actions___rest____roll_dice_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "throw", -1, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest____roll_dice_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___actions___rest____roll_dice_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6274 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6274);
    PyObject *__tmp6275 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6275);
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
        
        PyObject *CPyPy_wayfarers___actions___rest____roll_dice_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___actions___rest____roll_dice_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.rest._roll_dice_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___actions___rest____roll_dice_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "close", -1, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest____roll_dice(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_wayfarers___actions___rest____roll_dice_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 23, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL4;
    }
    ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 23, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___actions___rest____roll_dice_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 23, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL5;
    }
    return cpy_r_r0;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_wayfarers___actions___rest____roll_dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_roll_dice", kwlist, 0};
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
            PyObject *retval = CPyDef_wayfarers___actions___rest____roll_dice(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "_roll_dice", 23, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___actions___rest___rest_abilities(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T2OI cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_waiting;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    PyObject *cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    tuple_T2OI cpy_r_r57;
    PyObject *cpy_r_r58;
    int64_t cpy_r_r59;
    PyObject *cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", "Table", "players", 45, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL41;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 45, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 45, CPyStatic_wayfarers___actions___rest___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL41;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", "Table", "book", 46, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL42;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_cards;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", "Table", "book", 47, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL43;
    }
CPyL5: ;
    cpy_r_r6 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r5)->_performer;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", "Book", "performer", 47, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", "Table", "book", 48, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL44;
    }
CPyL7: ;
    cpy_r_r8 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r7)->_home_townsfolk;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", "Book", "home_townsfolk", 48, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL44;
    }
CPyL8: ;
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 48, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_wayfarers___printed___Card))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 48, CPyStatic_wayfarers___actions___rest___globals, "serai.games.wayfarers.printed.Card", cpy_r_r9);
        goto CPyL44;
    }
    cpy_r_r11 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r10)->_ability;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyDef_perform___Performer___flat(cpy_r_r6, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 48, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL44;
    }
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = PyList_New(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 48, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL45;
    }
    cpy_r_r16 = 0;
CPyL13: ;
    cpy_r_r17 = cpy_r_r16 < cpy_r_r14;
    if (!cpy_r_r17) goto CPyL46;
    cpy_r_r18 = CPySequenceTuple_GetItemUnsafe(cpy_r_r12, cpy_r_r16);
    if (likely(PyObject_TypeCheck(cpy_r_r18, CPyType_kernel___effects___Effect)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 48, CPyStatic_wayfarers___actions___rest___globals, "serai.kernel.effects.Effect", cpy_r_r18);
        goto CPyL47;
    }
    cpy_r_r20.f0 = cpy_r_r19;
    cpy_r_r20.f1 = 0;
    cpy_r_r21 = PyTuple_New(2);
    if (unlikely(cpy_r_r21 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6276 = cpy_r_r20.f0;
    PyTuple_SET_ITEM(cpy_r_r21, 0, __tmp6276);
    PyObject *__tmp6277 = CPyTagged_StealAsObject(cpy_r_r20.f1);
    PyTuple_SET_ITEM(cpy_r_r21, 1, __tmp6277);
    CPyList_SetItemUnsafe(cpy_r_r15, cpy_r_r16, cpy_r_r21);
    cpy_r_r22 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r22;
    goto CPyL13;
CPyL17: ;
    cpy_r_waiting = cpy_r_r15;
    cpy_r_r23 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_water_folk;
    if (unlikely(cpy_r_r23 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'water_folk' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r23);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 49, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL48;
    }
CPyL18: ;
    cpy_r_r24 = 0;
CPyL19: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL49;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 49, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL50;
    }
    cpy_r_r34 = (Py_ssize_t)cpy_r_r33 != -2;
    if (!cpy_r_r34) goto CPyL51;
    cpy_r_r35 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r33);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 50, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r35) == CPyType_wayfarers___printed___Card))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 50, CPyStatic_wayfarers___actions___rest___globals, "serai.games.wayfarers.printed.Card", cpy_r_r35);
        goto CPyL52;
    }
    cpy_r_r37 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r36)->_timing;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r39 = CPyStr_EqualLiteral(cpy_r_r37, cpy_r_r38, 4);
    CPy_DECREF(cpy_r_r37);
    if (!cpy_r_r39) goto CPyL51;
    cpy_r_r40 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_fresh;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", "Table", "fresh", 50, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r40);
CPyL26: ;
    CPyTagged_INCREF(cpy_r_r33);
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r42 = PySequence_Contains(cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 50, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL52;
    }
    cpy_r_r44 = cpy_r_r42;
    cpy_r_r45 = cpy_r_r44 ^ 1;
    if (!cpy_r_r45) goto CPyL51;
    cpy_r_r46 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r33);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 51, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r46) == CPyType_wayfarers___printed___Card))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 51, CPyStatic_wayfarers___actions___rest___globals, "serai.games.wayfarers.printed.Card", cpy_r_r46);
        goto CPyL52;
    }
    cpy_r_r48 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r47)->_ability;
    CPy_INCREF(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r33);
    cpy_r_r49 = CPyDef_perform___Performer___flat(cpy_r_r6, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 51, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL50;
    }
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = PyList_New(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 51, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL53;
    }
    cpy_r_r53 = 0;
CPyL33: ;
    cpy_r_r54 = cpy_r_r53 < cpy_r_r51;
    if (!cpy_r_r54) goto CPyL54;
    cpy_r_r55 = CPySequenceTuple_GetItemUnsafe(cpy_r_r49, cpy_r_r53);
    if (likely(PyObject_TypeCheck(cpy_r_r55, CPyType_kernel___effects___Effect)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 51, CPyStatic_wayfarers___actions___rest___globals, "serai.kernel.effects.Effect", cpy_r_r55);
        goto CPyL55;
    }
    cpy_r_r57.f0 = cpy_r_r56;
    cpy_r_r57.f1 = 0;
    cpy_r_r58 = PyTuple_New(2);
    if (unlikely(cpy_r_r58 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6278 = cpy_r_r57.f0;
    PyTuple_SET_ITEM(cpy_r_r58, 0, __tmp6278);
    PyObject *__tmp6279 = CPyTagged_StealAsObject(cpy_r_r57.f1);
    PyTuple_SET_ITEM(cpy_r_r58, 1, __tmp6279);
    CPyList_SetItemUnsafe(cpy_r_r52, cpy_r_r53, cpy_r_r58);
    cpy_r_r59 = cpy_r_r53 + 1;
    cpy_r_r53 = cpy_r_r59;
    goto CPyL33;
CPyL37: ;
    cpy_r_r60 = PySequence_InPlaceConcat(cpy_r_waiting, cpy_r_r52);
    CPy_DECREF(cpy_r_waiting);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 51, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL56;
    }
    cpy_r_waiting = cpy_r_r60;
CPyL39: ;
    cpy_r_r61 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r61;
    goto CPyL19;
CPyL40: ;
    return cpy_r_waiting;
CPyL41: ;
    cpy_r_r62 = NULL;
    return cpy_r_r62;
CPyL42: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL41;
CPyL43: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL41;
CPyL44: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL41;
CPyL45: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r12);
    goto CPyL41;
CPyL46: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL17;
CPyL47: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL41;
CPyL48: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    goto CPyL41;
CPyL49: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r23);
    goto CPyL40;
CPyL50: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r23);
    goto CPyL41;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r33);
    goto CPyL39;
CPyL52: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL41;
CPyL53: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r49);
    goto CPyL41;
CPyL54: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL37;
CPyL55: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r52);
    goto CPyL41;
CPyL56: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r23);
    goto CPyL41;
}
        
        PyObject *CPyPy_wayfarers___actions___rest___rest_abilities(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:rest_abilities", kwlist, 0};
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
            PyObject *retval = CPyDef_wayfarers___actions___rest___rest_abilities(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "rest_abilities", 43, CPyStatic_wayfarers___actions___rest___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___actions___rest_____top_level__(void) {
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
    char cpy_r_r104;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 1, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 1, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___actions___rest___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 3, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5383]; /* ('insort',) */
    cpy_r_r12 = CPyStatics[2732]; /* 'bisect' */
    cpy_r_r13 = CPyStatic_wayfarers___actions___rest___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 5, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r15 = (void *)&CPyModule_bisect;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___effects___dice;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___effects___dice;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3703]; /* 'serai.games.wayfarers.effects.dice' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 7, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___effects___dice;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___effects___dice;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___dice__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 7, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 7, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3703]; /* 'serai.games.wayfarers.effects.dice' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 7, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5566]; /* ('different', 'reroll') */
    cpy_r_r36 = CPyStatic_wayfarers___actions___rest___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 7, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    } else
        goto CPyL40;
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
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 8, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
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
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 8, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 8, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 8, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5565]; /* ('NO_CARD', 'Table') */
    cpy_r_r58 = CPyStatic_wayfarers___actions___rest___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 8, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    } else
        goto CPyL41;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 9, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r69 = CPyExec_serai___kernel___decision;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 9, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 9, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 9, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5120]; /* ('Rules', 'ask') */
    cpy_r_r80 = CPyStatic_wayfarers___actions___rest___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 9, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    } else
        goto CPyL42;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 10, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r91 = CPyExec_serai___kernel___perform;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 10, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 10, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 10, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5561]; /* ('Waiting',) */
    cpy_r_r102 = CPyStatic_wayfarers___actions___rest___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/rest.py", "<module>", 10, CPyStatic_wayfarers___actions___rest___globals);
        goto CPyL39;
    } else
        goto CPyL43;
CPyL38: ;
    return 1;
CPyL39: ;
    cpy_r_r104 = 2;
    return cpy_r_r104;
CPyL40: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL41: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL42: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL43: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
}

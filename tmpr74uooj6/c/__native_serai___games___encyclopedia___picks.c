#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendpicks___take_picks_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods picks___take_picks_gen_as_async = {
    .am_send = CPyDunder_am_sendpicks___take_picks_gen,
};
static int
picks___take_picks_gen_traverse(serai___games___encyclopedia___picks___take_picks_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__seat));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_picks___take_picks_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks___take_picks_genObject *self = (serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0);
    return 0;
}

static int32_t CPyDef_picks___take_picks_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks___take_picks_genObject *self = (serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0);
    return 0;
}

static void
picks___take_picks_gen_dealloc(serai___games___encyclopedia___picks___take_picks_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (picks___take_picks_gen_free_instance == NULL) {
        picks___take_picks_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, picks___take_picks_gen_dealloc)
    CPyDef_picks___take_picks_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_picks_____mypyc__take_picks_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_picks___take_picks_gen(void);

static PyObject *
picks___take_picks_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_picks___take_picks_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_picks_____mypyc__take_picks_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem picks___take_picks_gen_vtable[6];
static bool
CPyDef_picks___take_picks_gen_trait_vtable_setup(void)
{
    CPyVTableItem picks___take_picks_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_picks___take_picks_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_picks___take_picks_gen_____next__,
        (CPyVTableItem)CPyDef_picks___take_picks_gen___send,
        (CPyVTableItem)CPyDef_picks___take_picks_gen_____iter__,
        (CPyVTableItem)CPyDef_picks___take_picks_gen___throw,
        (CPyVTableItem)CPyDef_picks___take_picks_gen___close,
    };
    memcpy(picks___take_picks_gen_vtable, picks___take_picks_gen_vtable_scratch, sizeof(picks___take_picks_gen_vtable));
    return 1;
}

static bool
CPyDef_picks___take_picks_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef picks___take_picks_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_picks_____mypyc__take_picks_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_picks___take_picks_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_picks___take_picks_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_picks___take_picks_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_picks___take_picks_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_picks___take_picks_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_picks___take_picks_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "take_picks_gen",
    .tp_new = picks___take_picks_gen_new,
    .tp_dealloc = (destructor)picks___take_picks_gen_dealloc,
    .tp_traverse = (traverseproc)picks___take_picks_gen_traverse,
    .tp_clear = (inquiry)CPyDef_picks___take_picks_gen_clear,
    .tp_methods = picks___take_picks_gen_methods,
    .tp_iter = CPyDef_picks___take_picks_gen_____iter__,
    .tp_iternext = CPyDef_picks___take_picks_gen_____next__,
    .tp_as_async = &picks___take_picks_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___picks___take_picks_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("take_picks_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_picks___take_picks_gen_template = &CPyType_picks___take_picks_gen_template_;

PyObject *CPyDef_picks_____mypyc__take_picks_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___picks___take_picks_genObject *self;
    if (picks___take_picks_gen_free_instance != NULL) {
        self = picks___take_picks_gen_free_instance;
        picks___take_picks_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___picks___take_picks_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = picks___take_picks_gen_vtable;
    self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_picks___take_picks_gen(void)
{
    PyObject *self = CPyDef_picks_____mypyc__take_picks_gen_setup((PyObject *)CPyType_picks___take_picks_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendpicks___take_waiting_picks_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_picks___take_waiting_picks_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods picks___take_waiting_picks_gen_as_async = {
    .am_send = CPyDunder_am_sendpicks___take_waiting_picks_gen,
};
static int
picks___take_waiting_picks_gen_traverse(serai___games___encyclopedia___picks___take_waiting_picks_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__active)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__active));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__seat));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__mine);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_picks___take_waiting_picks_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks___take_waiting_picks_genObject *self = (serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__active)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__active;
        self->___mypyc_generator_frame_attribute__active = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__mine);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2);
    return 0;
}

static int32_t CPyDef_picks___take_waiting_picks_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks___take_waiting_picks_genObject *self = (serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__active)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__active;
        self->___mypyc_generator_frame_attribute__active = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__mine);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2);
    return 0;
}

static void
picks___take_waiting_picks_gen_dealloc(serai___games___encyclopedia___picks___take_waiting_picks_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (picks___take_waiting_picks_gen_free_instance == NULL) {
        picks___take_waiting_picks_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__active)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__active;
            self->___mypyc_generator_frame_attribute__active = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__active = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__mine);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, picks___take_waiting_picks_gen_dealloc)
    CPyDef_picks___take_waiting_picks_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_picks_____mypyc__take_waiting_picks_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_picks___take_waiting_picks_gen(void);

static PyObject *
picks___take_waiting_picks_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_picks___take_waiting_picks_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_picks_____mypyc__take_waiting_picks_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem picks___take_waiting_picks_gen_vtable[6];
static bool
CPyDef_picks___take_waiting_picks_gen_trait_vtable_setup(void)
{
    CPyVTableItem picks___take_waiting_picks_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_picks___take_waiting_picks_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_picks___take_waiting_picks_gen_____next__,
        (CPyVTableItem)CPyDef_picks___take_waiting_picks_gen___send,
        (CPyVTableItem)CPyDef_picks___take_waiting_picks_gen_____iter__,
        (CPyVTableItem)CPyDef_picks___take_waiting_picks_gen___throw,
        (CPyVTableItem)CPyDef_picks___take_waiting_picks_gen___close,
    };
    memcpy(picks___take_waiting_picks_gen_vtable, picks___take_waiting_picks_gen_vtable_scratch, sizeof(picks___take_waiting_picks_gen_vtable));
    return 1;
}

static bool
CPyDef_picks___take_waiting_picks_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef picks___take_waiting_picks_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_picks_____mypyc__take_waiting_picks_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_picks___take_waiting_picks_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_picks___take_waiting_picks_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_picks___take_waiting_picks_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_picks___take_waiting_picks_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_picks___take_waiting_picks_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_picks___take_waiting_picks_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "take_waiting_picks_gen",
    .tp_new = picks___take_waiting_picks_gen_new,
    .tp_dealloc = (destructor)picks___take_waiting_picks_gen_dealloc,
    .tp_traverse = (traverseproc)picks___take_waiting_picks_gen_traverse,
    .tp_clear = (inquiry)CPyDef_picks___take_waiting_picks_gen_clear,
    .tp_methods = picks___take_waiting_picks_gen_methods,
    .tp_iter = CPyDef_picks___take_waiting_picks_gen_____iter__,
    .tp_iternext = CPyDef_picks___take_waiting_picks_gen_____next__,
    .tp_as_async = &picks___take_waiting_picks_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___picks___take_waiting_picks_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("take_waiting_picks_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_picks___take_waiting_picks_gen_template = &CPyType_picks___take_waiting_picks_gen_template_;

PyObject *CPyDef_picks_____mypyc__take_waiting_picks_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___picks___take_waiting_picks_genObject *self;
    if (picks___take_waiting_picks_gen_free_instance != NULL) {
        self = picks___take_waiting_picks_gen_free_instance;
        picks___take_waiting_picks_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___picks___take_waiting_picks_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = picks___take_waiting_picks_gen_vtable;
    self->___mypyc_generator_frame_attribute__active = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_picks___take_waiting_picks_gen(void)
{
    PyObject *self = CPyDef_picks_____mypyc__take_waiting_picks_gen_setup((PyObject *)CPyType_picks___take_waiting_picks_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
picks___pick_card_env_traverse(serai___games___encyclopedia___picks___pick_card_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__kind)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__kind));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__NOTHING_THERE)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__NOTHING_THERE));
    }
    Py_VISIT(self->___mypyc_generator_attribute__choices);
    Py_VISIT(self->___mypyc_generator_attribute__row);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_picks___pick_card_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks___pick_card_envObject *self = (serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__kind)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__kind;
        self->___mypyc_generator_attribute__kind = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__NOTHING_THERE)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__NOTHING_THERE;
        self->___mypyc_generator_attribute__NOTHING_THERE = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__choices);
    Py_CLEAR(self->___mypyc_generator_attribute__row);
    return 0;
}

static int32_t CPyDef_picks___pick_card_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks___pick_card_envObject *self = (serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
picks___pick_card_env_dealloc(serai___games___encyclopedia___picks___pick_card_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (picks___pick_card_env_free_instance == NULL) {
        picks___pick_card_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__kind)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__kind;
            self->___mypyc_generator_attribute__kind = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__kind = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__NOTHING_THERE)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__NOTHING_THERE;
            self->___mypyc_generator_attribute__NOTHING_THERE = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__NOTHING_THERE = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__choices);
        Py_CLEAR(self->___mypyc_generator_attribute__row);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, picks___pick_card_env_dealloc)
    CPyDef_picks___pick_card_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_picks_____mypyc__pick_card_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_picks___pick_card_env(void);

static PyObject *
picks___pick_card_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_picks___pick_card_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_picks_____mypyc__pick_card_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem picks___pick_card_env_vtable[1];
static bool
CPyDef_picks___pick_card_env_trait_vtable_setup(void)
{
    CPyVTableItem picks___pick_card_env_vtable_scratch[] = {
        NULL
    };
    memcpy(picks___pick_card_env_vtable, picks___pick_card_env_vtable_scratch, sizeof(picks___pick_card_env_vtable));
    return 1;
}

static bool
CPyDef_picks___pick_card_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef picks___pick_card_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_picks_____mypyc__pick_card_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_picks___pick_card_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "pick_card_env",
    .tp_new = picks___pick_card_env_new,
    .tp_dealloc = (destructor)picks___pick_card_env_dealloc,
    .tp_traverse = (traverseproc)picks___pick_card_env_traverse,
    .tp_clear = (inquiry)CPyDef_picks___pick_card_env_clear,
    .tp_methods = picks___pick_card_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___picks___pick_card_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("pick_card_env()\n--\n\n"),
};
static PyTypeObject *CPyType_picks___pick_card_env_template = &CPyType_picks___pick_card_env_template_;

PyObject *CPyDef_picks_____mypyc__pick_card_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___picks___pick_card_envObject *self;
    if (picks___pick_card_env_free_instance != NULL) {
        self = picks___pick_card_env_free_instance;
        picks___pick_card_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___picks___pick_card_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = picks___pick_card_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_attribute__kind = CPY_INT_TAG;
    self->___mypyc_generator_attribute__NOTHING_THERE = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_picks___pick_card_env(void)
{
    PyObject *self = CPyDef_picks_____mypyc__pick_card_env_setup((PyObject *)CPyType_picks___pick_card_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendpicks___pick_card_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_picks___pick_card_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods picks___pick_card_gen_as_async = {
    .am_send = CPyDunder_am_sendpicks___pick_card_gen,
};
static int
picks___pick_card_gen_traverse(serai___games___encyclopedia___picks___pick_card_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__rule);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_picks___pick_card_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks___pick_card_genObject *self = (serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0);
    return 0;
}

static int32_t CPyDef_picks___pick_card_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks___pick_card_genObject *self = (serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0);
    return 0;
}

static void
picks___pick_card_gen_dealloc(serai___games___encyclopedia___picks___pick_card_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (picks___pick_card_gen_free_instance == NULL) {
        picks___pick_card_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, picks___pick_card_gen_dealloc)
    CPyDef_picks___pick_card_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_picks_____mypyc__pick_card_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_picks___pick_card_gen(void);

static PyObject *
picks___pick_card_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_picks___pick_card_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_picks_____mypyc__pick_card_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem picks___pick_card_gen_vtable[6];
static bool
CPyDef_picks___pick_card_gen_trait_vtable_setup(void)
{
    CPyVTableItem picks___pick_card_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_picks___pick_card_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_picks___pick_card_gen_____next__,
        (CPyVTableItem)CPyDef_picks___pick_card_gen___send,
        (CPyVTableItem)CPyDef_picks___pick_card_gen_____iter__,
        (CPyVTableItem)CPyDef_picks___pick_card_gen___throw,
        (CPyVTableItem)CPyDef_picks___pick_card_gen___close,
    };
    memcpy(picks___pick_card_gen_vtable, picks___pick_card_gen_vtable_scratch, sizeof(picks___pick_card_gen_vtable));
    return 1;
}

static bool
CPyDef_picks___pick_card_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef picks___pick_card_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_picks_____mypyc__pick_card_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_picks___pick_card_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_picks___pick_card_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_picks___pick_card_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_picks___pick_card_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_picks___pick_card_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_picks___pick_card_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "pick_card_gen",
    .tp_new = picks___pick_card_gen_new,
    .tp_dealloc = (destructor)picks___pick_card_gen_dealloc,
    .tp_traverse = (traverseproc)picks___pick_card_gen_traverse,
    .tp_clear = (inquiry)CPyDef_picks___pick_card_gen_clear,
    .tp_methods = picks___pick_card_gen_methods,
    .tp_iter = CPyDef_picks___pick_card_gen_____iter__,
    .tp_iternext = CPyDef_picks___pick_card_gen_____next__,
    .tp_as_async = &picks___pick_card_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___picks___pick_card_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("pick_card_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_picks___pick_card_gen_template = &CPyType_picks___pick_card_gen_template_;

PyObject *CPyDef_picks_____mypyc__pick_card_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___picks___pick_card_genObject *self;
    if (picks___pick_card_gen_free_instance != NULL) {
        self = picks___pick_card_gen_free_instance;
        picks___pick_card_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___picks___pick_card_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = picks___pick_card_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_picks___pick_card_gen(void)
{
    PyObject *self = CPyDef_picks_____mypyc__pick_card_gen_setup((PyObject *)CPyType_picks___pick_card_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__picks_____mypyc_lambda__0_pick_card_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_picks_____mypyc_lambda__0_pick_card_obj_____get__(self, instance, owner);
}
PyMemberDef picks_____mypyc_lambda__0_pick_card_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
picks_____mypyc_lambda__0_pick_card_obj_traverse(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject))));
    return rv;
}

static int32_t CPyDef_picks_____mypyc_lambda__0_pick_card_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *self = (serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject))));
    return 0;
}

static int32_t CPyDef_picks_____mypyc_lambda__0_pick_card_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *self = (serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject))));
    return 0;
}

static void
picks_____mypyc_lambda__0_pick_card_obj_dealloc(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (picks_____mypyc_lambda__0_pick_card_obj_free_instance == NULL) {
        picks_____mypyc_lambda__0_pick_card_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, picks_____mypyc_lambda__0_pick_card_obj_dealloc)
    CPyDef_picks_____mypyc_lambda__0_pick_card_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_picks_____mypyc___3__mypyc_lambda__0_pick_card_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_picks_____mypyc_lambda__0_pick_card_obj(void);

static PyObject *
picks_____mypyc_lambda__0_pick_card_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_picks_____mypyc_lambda__0_pick_card_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_picks_____mypyc___3__mypyc_lambda__0_pick_card_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem picks_____mypyc_lambda__0_pick_card_obj_vtable[2];
static bool
CPyDef_picks_____mypyc_lambda__0_pick_card_obj_trait_vtable_setup(void)
{
    CPyVTableItem picks_____mypyc_lambda__0_pick_card_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_picks_____mypyc_lambda__0_pick_card_obj_____call__,
        (CPyVTableItem)CPyDef_picks_____mypyc_lambda__0_pick_card_obj_____get__,
    };
    memcpy(picks_____mypyc_lambda__0_pick_card_obj_vtable, picks_____mypyc_lambda__0_pick_card_obj_vtable_scratch, sizeof(picks_____mypyc_lambda__0_pick_card_obj_vtable));
    return 1;
}

static bool
CPyDef_picks_____mypyc_lambda__0_pick_card_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
picks_____mypyc_lambda__0_pick_card_obj_get___3_mypyc_env__(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *self, void *closure);

static PyGetSetDef picks_____mypyc_lambda__0_pick_card_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)picks_____mypyc_lambda__0_pick_card_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef picks_____mypyc_lambda__0_pick_card_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_picks_____mypyc___3__mypyc_lambda__0_pick_card_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_picks_____mypyc_lambda__0_pick_card_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_picks_____mypyc_lambda__0_pick_card_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_picks_____mypyc_lambda__0_pick_card_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_pick_card_obj",
    .tp_new = picks_____mypyc_lambda__0_pick_card_obj_new,
    .tp_dealloc = (destructor)picks_____mypyc_lambda__0_pick_card_obj_dealloc,
    .tp_traverse = (traverseproc)picks_____mypyc_lambda__0_pick_card_obj_traverse,
    .tp_clear = (inquiry)CPyDef_picks_____mypyc_lambda__0_pick_card_obj_clear,
    .tp_getset = picks_____mypyc_lambda__0_pick_card_obj_getseters,
    .tp_methods = picks_____mypyc_lambda__0_pick_card_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__picks_____mypyc_lambda__0_pick_card_obj,
    .tp_members = picks_____mypyc_lambda__0_pick_card_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_pick_card_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_picks_____mypyc_lambda__0_pick_card_obj_template = &CPyType_picks_____mypyc_lambda__0_pick_card_obj_template_;

PyObject *CPyDef_picks_____mypyc___3__mypyc_lambda__0_pick_card_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *self;
    if (picks_____mypyc_lambda__0_pick_card_obj_free_instance != NULL) {
        self = picks_____mypyc_lambda__0_pick_card_obj_free_instance;
        picks_____mypyc_lambda__0_pick_card_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = picks_____mypyc_lambda__0_pick_card_obj_vtable;
    self->vectorcall = CPyPy_picks_____mypyc_lambda__0_pick_card_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_picks_____mypyc_lambda__0_pick_card_obj(void)
{
    PyObject *self = CPyDef_picks_____mypyc___3__mypyc_lambda__0_pick_card_obj_setup((PyObject *)CPyType_picks_____mypyc_lambda__0_pick_card_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
picks_____mypyc_lambda__0_pick_card_obj_get___3_mypyc_env__(serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_pick_card_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__picks_____mypyc_lambda__1_pick_card_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_picks_____mypyc_lambda__1_pick_card_obj_____get__(self, instance, owner);
}
PyMemberDef picks_____mypyc_lambda__1_pick_card_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
picks_____mypyc_lambda__1_pick_card_obj_traverse(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject))));
    return rv;
}

static int32_t CPyDef_picks_____mypyc_lambda__1_pick_card_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *self = (serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject))));
    return 0;
}

static int32_t CPyDef_picks_____mypyc_lambda__1_pick_card_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *self = (serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject))));
    return 0;
}

static void
picks_____mypyc_lambda__1_pick_card_obj_dealloc(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (picks_____mypyc_lambda__1_pick_card_obj_free_instance == NULL) {
        picks_____mypyc_lambda__1_pick_card_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, picks_____mypyc_lambda__1_pick_card_obj_dealloc)
    CPyDef_picks_____mypyc_lambda__1_pick_card_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_picks_____mypyc___3__mypyc_lambda__1_pick_card_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_picks_____mypyc_lambda__1_pick_card_obj(void);

static PyObject *
picks_____mypyc_lambda__1_pick_card_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_picks_____mypyc_lambda__1_pick_card_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_picks_____mypyc___3__mypyc_lambda__1_pick_card_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem picks_____mypyc_lambda__1_pick_card_obj_vtable[2];
static bool
CPyDef_picks_____mypyc_lambda__1_pick_card_obj_trait_vtable_setup(void)
{
    CPyVTableItem picks_____mypyc_lambda__1_pick_card_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_picks_____mypyc_lambda__1_pick_card_obj_____call__,
        (CPyVTableItem)CPyDef_picks_____mypyc_lambda__1_pick_card_obj_____get__,
    };
    memcpy(picks_____mypyc_lambda__1_pick_card_obj_vtable, picks_____mypyc_lambda__1_pick_card_obj_vtable_scratch, sizeof(picks_____mypyc_lambda__1_pick_card_obj_vtable));
    return 1;
}

static bool
CPyDef_picks_____mypyc_lambda__1_pick_card_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
picks_____mypyc_lambda__1_pick_card_obj_get___3_mypyc_env__(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *self, void *closure);

static PyGetSetDef picks_____mypyc_lambda__1_pick_card_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)picks_____mypyc_lambda__1_pick_card_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef picks_____mypyc_lambda__1_pick_card_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_picks_____mypyc___3__mypyc_lambda__1_pick_card_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_picks_____mypyc_lambda__1_pick_card_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_picks_____mypyc_lambda__1_pick_card_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_picks_____mypyc_lambda__1_pick_card_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_pick_card_obj",
    .tp_new = picks_____mypyc_lambda__1_pick_card_obj_new,
    .tp_dealloc = (destructor)picks_____mypyc_lambda__1_pick_card_obj_dealloc,
    .tp_traverse = (traverseproc)picks_____mypyc_lambda__1_pick_card_obj_traverse,
    .tp_clear = (inquiry)CPyDef_picks_____mypyc_lambda__1_pick_card_obj_clear,
    .tp_getset = picks_____mypyc_lambda__1_pick_card_obj_getseters,
    .tp_methods = picks_____mypyc_lambda__1_pick_card_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__picks_____mypyc_lambda__1_pick_card_obj,
    .tp_members = picks_____mypyc_lambda__1_pick_card_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_pick_card_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_picks_____mypyc_lambda__1_pick_card_obj_template = &CPyType_picks_____mypyc_lambda__1_pick_card_obj_template_;

PyObject *CPyDef_picks_____mypyc___3__mypyc_lambda__1_pick_card_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *self;
    if (picks_____mypyc_lambda__1_pick_card_obj_free_instance != NULL) {
        self = picks_____mypyc_lambda__1_pick_card_obj_free_instance;
        picks_____mypyc_lambda__1_pick_card_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = picks_____mypyc_lambda__1_pick_card_obj_vtable;
    self->vectorcall = CPyPy_picks_____mypyc_lambda__1_pick_card_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_picks_____mypyc_lambda__1_pick_card_obj(void)
{
    PyObject *self = CPyDef_picks_____mypyc___3__mypyc_lambda__1_pick_card_obj_setup((PyObject *)CPyType_picks_____mypyc_lambda__1_pick_card_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
picks_____mypyc_lambda__1_pick_card_obj_get___3_mypyc_env__(serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_pick_card_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__picks_____mypyc_lambda__2_pick_card_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_picks_____mypyc_lambda__2_pick_card_obj_____get__(self, instance, owner);
}
PyMemberDef picks_____mypyc_lambda__2_pick_card_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
picks_____mypyc_lambda__2_pick_card_obj_traverse(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject))));
    return rv;
}

static int32_t CPyDef_picks_____mypyc_lambda__2_pick_card_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *self = (serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject))));
    return 0;
}

static int32_t CPyDef_picks_____mypyc_lambda__2_pick_card_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *self = (serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject))));
    return 0;
}

static void
picks_____mypyc_lambda__2_pick_card_obj_dealloc(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (picks_____mypyc_lambda__2_pick_card_obj_free_instance == NULL) {
        picks_____mypyc_lambda__2_pick_card_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, picks_____mypyc_lambda__2_pick_card_obj_dealloc)
    CPyDef_picks_____mypyc_lambda__2_pick_card_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_picks_____mypyc___3__mypyc_lambda__2_pick_card_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_picks_____mypyc_lambda__2_pick_card_obj(void);

static PyObject *
picks_____mypyc_lambda__2_pick_card_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_picks_____mypyc_lambda__2_pick_card_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_picks_____mypyc___3__mypyc_lambda__2_pick_card_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem picks_____mypyc_lambda__2_pick_card_obj_vtable[2];
static bool
CPyDef_picks_____mypyc_lambda__2_pick_card_obj_trait_vtable_setup(void)
{
    CPyVTableItem picks_____mypyc_lambda__2_pick_card_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_picks_____mypyc_lambda__2_pick_card_obj_____call__,
        (CPyVTableItem)CPyDef_picks_____mypyc_lambda__2_pick_card_obj_____get__,
    };
    memcpy(picks_____mypyc_lambda__2_pick_card_obj_vtable, picks_____mypyc_lambda__2_pick_card_obj_vtable_scratch, sizeof(picks_____mypyc_lambda__2_pick_card_obj_vtable));
    return 1;
}

static bool
CPyDef_picks_____mypyc_lambda__2_pick_card_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
picks_____mypyc_lambda__2_pick_card_obj_get___3_mypyc_env__(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *self, void *closure);

static PyGetSetDef picks_____mypyc_lambda__2_pick_card_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)picks_____mypyc_lambda__2_pick_card_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef picks_____mypyc_lambda__2_pick_card_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_picks_____mypyc___3__mypyc_lambda__2_pick_card_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_picks_____mypyc_lambda__2_pick_card_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_picks_____mypyc_lambda__2_pick_card_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_picks_____mypyc_lambda__2_pick_card_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2_pick_card_obj",
    .tp_new = picks_____mypyc_lambda__2_pick_card_obj_new,
    .tp_dealloc = (destructor)picks_____mypyc_lambda__2_pick_card_obj_dealloc,
    .tp_traverse = (traverseproc)picks_____mypyc_lambda__2_pick_card_obj_traverse,
    .tp_clear = (inquiry)CPyDef_picks_____mypyc_lambda__2_pick_card_obj_clear,
    .tp_getset = picks_____mypyc_lambda__2_pick_card_obj_getseters,
    .tp_methods = picks_____mypyc_lambda__2_pick_card_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__picks_____mypyc_lambda__2_pick_card_obj,
    .tp_members = picks_____mypyc_lambda__2_pick_card_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2_pick_card_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_picks_____mypyc_lambda__2_pick_card_obj_template = &CPyType_picks_____mypyc_lambda__2_pick_card_obj_template_;

PyObject *CPyDef_picks_____mypyc___3__mypyc_lambda__2_pick_card_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *self;
    if (picks_____mypyc_lambda__2_pick_card_obj_free_instance != NULL) {
        self = picks_____mypyc_lambda__2_pick_card_obj_free_instance;
        picks_____mypyc_lambda__2_pick_card_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = picks_____mypyc_lambda__2_pick_card_obj_vtable;
    self->vectorcall = CPyPy_picks_____mypyc_lambda__2_pick_card_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_picks_____mypyc_lambda__2_pick_card_obj(void)
{
    PyObject *self = CPyDef_picks_____mypyc___3__mypyc_lambda__2_pick_card_obj_setup((PyObject *)CPyType_picks_____mypyc_lambda__2_pick_card_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
picks_____mypyc_lambda__2_pick_card_obj_get___3_mypyc_env__(serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2_pick_card_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef picksmodule_methods[] = {
    {"take_picks", (PyCFunction)CPyPy_picks___take_picks, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_picks(t, seat)\n--\n\n") /* docstring */},
    {"take_waiting_picks", (PyCFunction)CPyPy_picks___take_waiting_picks, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_waiting_picks(t, active)\n--\n\n") /* docstring */},
    {"pick_card", (PyCFunction)CPyPy_picks___pick_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pick_card(t, me, kind, rule)\n--\n\n") /* docstring */},
    {"add_to_study", (PyCFunction)CPyPy_picks___add_to_study, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("add_to_study(t, seat, animal)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___picks__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___picks__internal, "__name__");
    CPyStatic_picks___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___picks__internal);
    if (unlikely(CPyStatic_picks___globals == NULL))
        goto fail;
    CPyType_picks___take_picks_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_picks___take_picks_gen_template, NULL, modname);
    if (unlikely(!CPyType_picks___take_picks_gen))
        goto fail;
    CPyDef_picks___take_picks_gen_trait_vtable_setup();
    CPyType_picks___take_waiting_picks_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_picks___take_waiting_picks_gen_template, NULL, modname);
    if (unlikely(!CPyType_picks___take_waiting_picks_gen))
        goto fail;
    CPyDef_picks___take_waiting_picks_gen_trait_vtable_setup();
    CPyType_picks___pick_card_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_picks___pick_card_env_template, NULL, modname);
    if (unlikely(!CPyType_picks___pick_card_env))
        goto fail;
    CPyDef_picks___pick_card_env_trait_vtable_setup();
    CPyType_picks___pick_card_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_picks___pick_card_gen_template, NULL, modname);
    if (unlikely(!CPyType_picks___pick_card_gen))
        goto fail;
    CPyDef_picks___pick_card_gen_trait_vtable_setup();
    CPyType_picks_____mypyc_lambda__0_pick_card_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_picks_____mypyc_lambda__0_pick_card_obj_template, NULL, modname);
    if (unlikely(!CPyType_picks_____mypyc_lambda__0_pick_card_obj))
        goto fail;
    CPyDef_picks_____mypyc_lambda__0_pick_card_obj_trait_vtable_setup();
    CPyType_picks_____mypyc_lambda__1_pick_card_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_picks_____mypyc_lambda__1_pick_card_obj_template, NULL, modname);
    if (unlikely(!CPyType_picks_____mypyc_lambda__1_pick_card_obj))
        goto fail;
    CPyDef_picks_____mypyc_lambda__1_pick_card_obj_trait_vtable_setup();
    CPyType_picks_____mypyc_lambda__2_pick_card_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_picks_____mypyc_lambda__2_pick_card_obj_template, NULL, modname);
    if (unlikely(!CPyType_picks_____mypyc_lambda__2_pick_card_obj))
        goto fail;
    CPyDef_picks_____mypyc_lambda__2_pick_card_obj_trait_vtable_setup();
    char result = CPyDef_picks_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___picks__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_picks___take_picks_gen);
    Py_CLEAR(CPyType_picks___take_waiting_picks_gen);
    Py_CLEAR(CPyType_picks___pick_card_env);
    Py_CLEAR(CPyType_picks___pick_card_gen);
    Py_CLEAR(CPyType_picks_____mypyc_lambda__0_pick_card_obj);
    Py_CLEAR(CPyType_picks_____mypyc_lambda__1_pick_card_obj);
    Py_CLEAR(CPyType_picks_____mypyc_lambda__2_pick_card_obj);
    return -1;
}
int CPyExec_serai___games___encyclopedia___picks(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___picks__impl, &CPyImportState_serai___games___encyclopedia___picks, &CPyModule_serai___games___encyclopedia___picks);
}
static struct PyModuleDef picksmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.picks",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    picksmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___picks(void)
{
    if (CPyModule_serai___games___encyclopedia___picks__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___picks__internal);
        return CPyModule_serai___games___encyclopedia___picks__internal;
    }
    CPyModule_serai___games___encyclopedia___picks__internal = PyModule_Create(&picksmodule);
    return CPyModule_serai___games___encyclopedia___picks__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___picks(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___picks__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___picks__internal);
        return CPyModule_serai___games___encyclopedia___picks__internal;
    }
    CPyModule_serai___games___encyclopedia___picks__internal = PyModule_Create(&picksmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___picks__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.picks");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___picks__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___picks__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___picks__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___picks(CPyModule_serai___games___encyclopedia___picks__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___picks__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.picks");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___picks__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    tuple_T3OOO cpy_r_r45;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    int32_t cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL50;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 16, CPyStatic_picks___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_picks", "take_picks_gen", "t", 18, CPyStatic_picks___globals);
        goto CPyL49;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_picks", "Table", "players", 18, CPyStatic_picks___globals);
        goto CPyL49;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_picks", "take_picks_gen", "seat", 18, CPyStatic_picks___globals);
        goto CPyL49;
    }
CPyL7: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 18, CPyStatic_picks___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_encyclopedia___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 18, CPyStatic_picks___globals, "serai.games.encyclopedia.table.Player", cpy_r_r10);
        goto CPyL49;
    }
    cpy_r_r12 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 18, CPyStatic_picks___globals);
        goto CPyL49;
    }
CPyL10: ;
    if (!cpy_r_r12) goto CPyL14;
CPyL11: ;
    cpy_r_r13 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_picks", "take_picks_gen", "t", 19, CPyStatic_picks___globals);
        goto CPyL49;
    }
CPyL12: ;
    cpy_r_r14 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_picks", "take_picks_gen", "seat", 19, CPyStatic_picks___globals);
        goto CPyL49;
    }
CPyL13: ;
    cpy_r_r15 = CPyDef_encyclopedia___automa___actions___take_earned_cards(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 19, CPyStatic_picks___globals);
        goto CPyL49;
    }
CPyL14: ;
    cpy_r_r16 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_picks", "take_picks_gen", "t", 20, CPyStatic_picks___globals);
        goto CPyL49;
    }
CPyL15: ;
    cpy_r_r17 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r16)->_picks;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_picks", "Table", "picks", 20, CPyStatic_picks___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r17);
CPyL16: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    CPy_DECREF(cpy_r_r17);
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL44;
    cpy_r_r22 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_picks", "take_picks_gen", "t", 21, CPyStatic_picks___globals);
        goto CPyL49;
    }
CPyL18: ;
    cpy_r_r23 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_picks", "take_picks_gen", "seat", 21, CPyStatic_picks___globals);
        goto CPyL49;
    }
CPyL19: ;
    cpy_r_r24 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_picks", "take_picks_gen", "t", 21, CPyStatic_picks___globals);
        goto CPyL49;
    }
CPyL20: ;
    cpy_r_r25 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r24)->_picks;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_picks", "Table", "picks", 21, CPyStatic_picks___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r25);
CPyL21: ;
    cpy_r_r26 = CPyList_Pop(cpy_r_r25, 0);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 21, CPyStatic_picks___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 21, CPyStatic_picks___globals);
        goto CPyL49;
    }
    cpy_r_r28 = CPyStatics[914]; /* 'EN-REP-06' */
    cpy_r_r29 = CPyDef_picks___pick_card(cpy_r_r22, cpy_r_r23, cpy_r_r27, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 21, CPyStatic_picks___globals);
        goto CPyL49;
    }
    if (((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0);
    }
    ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0 = cpy_r_r29;
    cpy_r_r30 = 1;
    if (!cpy_r_r30) goto CPyL49;
    cpy_r_r31 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r32 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r33 = NULL;
    cpy_r_r1 = cpy_r_r33;
    cpy_r_r34 = (PyObject **)&cpy_r_r1;
    cpy_r_r35 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0;
    cpy_r_r36 = CPyDef_picks___pick_card_gen_____mypyc_generator_helper__(cpy_r_r35, cpy_r_r32, cpy_r_r32, cpy_r_r32, cpy_r_r31, cpy_r_r34);
    if (cpy_r_r36 != NULL) goto CPyL55;
    cpy_r_r37 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 21, CPyStatic_picks___globals);
        goto CPyL56;
    }
    cpy_r_r38 = cpy_r_r1;
    CPy_DECREF(cpy_r_r38);
    cpy_r_r39 = NULL;
    if (((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0);
    }
    ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0 = cpy_r_r39;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 21, CPyStatic_picks___globals);
        goto CPyL49;
    } else
        goto CPyL14;
CPyL28: ;
    cpy_r_r41 = cpy_r_r36;
CPyL29: ;
    ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r41;
CPyL30: ;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = cpy_r_type != cpy_r_r43;
    if (!cpy_r_r44) goto CPyL57;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 21, CPyStatic_picks___globals);
        goto CPyL34;
    } else
        goto CPyL58;
CPyL32: ;
    CPy_Unreachable();
CPyL33: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL40;
CPyL34: ;
    cpy_r_r45 = CPy_CatchError();
    cpy_r_r46 = (PyObject **)&cpy_r_r3;
    cpy_r_r47 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0;
    cpy_r_r48 = CPy_YieldFromErrorHandle(cpy_r_r47, cpy_r_r46);
    if (unlikely(cpy_r_r48 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 21, CPyStatic_picks___globals);
        goto CPyL59;
    }
    if (cpy_r_r48) goto CPyL37;
    cpy_r_r41 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r45);
    CPy_DecRef(cpy_r_r45.f0);
    CPy_DecRef(cpy_r_r45.f1);
    CPy_DecRef(cpy_r_r45.f2);
    goto CPyL29;
CPyL37: ;
    cpy_r_r38 = cpy_r_r3;
    CPy_DecRef(cpy_r_r38);
    CPy_RestoreExcInfo(cpy_r_r45);
    CPy_DecRef(cpy_r_r45.f0);
    CPy_DecRef(cpy_r_r45.f1);
    CPy_DecRef(cpy_r_r45.f2);
    goto CPyL14;
CPyL38: ;
    CPy_RestoreExcInfo(cpy_r_r45);
    CPy_DecRef(cpy_r_r45.f0);
    CPy_DecRef(cpy_r_r45.f1);
    CPy_DecRef(cpy_r_r45.f2);
    cpy_r_r49 = CPy_KeepPropagating();
    if (!cpy_r_r49) goto CPyL49;
    CPy_Unreachable();
CPyL40: ;
    cpy_r_r50 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r51 = NULL;
    cpy_r_r1 = cpy_r_r51;
    cpy_r_r52 = (PyObject **)&cpy_r_r1;
    cpy_r_r53 = ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0;
    cpy_r_r54 = CPyDef_picks___pick_card_gen_____mypyc_generator_helper__(cpy_r_r53, cpy_r_r50, cpy_r_r50, cpy_r_r50, cpy_r_arg, cpy_r_r52);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r54 == NULL) {
        goto CPyL42;
    } else
        goto CPyL60;
CPyL41: ;
    cpy_r_r41 = cpy_r_r54;
    goto CPyL29;
CPyL42: ;
    cpy_r_r55 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 21, CPyStatic_picks___globals);
        goto CPyL56;
    }
    cpy_r_r38 = cpy_r_r1;
    CPy_DECREF(cpy_r_r38);
    goto CPyL14;
CPyL44: ;
    cpy_r_r56 = Py_None;
    CPy_INCREF(cpy_r_r56);
    ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r58 = CPyDef_picks___take_picks_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL48;
    CPyGen_SetStopIterationValue(cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (!0) goto CPyL54;
    CPy_Unreachable();
CPyL48: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r56;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL49: ;
    ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r60 = CPyDef_picks___take_picks_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r61 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r61;
CPyL50: ;
    cpy_r_r62 = cpy_r_r4 == 0;
    if (cpy_r_r62) goto CPyL61;
    cpy_r_r63 = cpy_r_r4 == 1;
    if (cpy_r_r63) {
        goto CPyL30;
    } else
        goto CPyL62;
CPyL52: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r64 = 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 16, CPyStatic_picks___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r65 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r65;
CPyL55: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL28;
CPyL56: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL49;
CPyL57: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL33;
CPyL58: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL32;
CPyL59: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL38;
CPyL60: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL41;
CPyL61: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL62: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL52;
}
        
PyObject *CPyDef_picks___take_picks_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_picks___take_picks_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___take_picks_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.take_picks_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks___take_picks_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "__next__", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___take_picks_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_picks___take_picks_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___take_picks_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.take_picks_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_picks___take_picks_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "send", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___take_picks_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_picks___take_picks_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___take_picks_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.take_picks_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks___take_picks_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "__iter__", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___take_picks_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_picks___take_picks_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___take_picks_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.take_picks_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_picks___take_picks_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "throw", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___take_picks_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_picks___take_picks_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp754 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp754);
    PyObject *__tmp755 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp755);
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
        
        PyObject *CPyPy_picks___take_picks_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___take_picks_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.take_picks_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks___take_picks_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "close", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___take_picks(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_picks___take_picks_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 16, CPyStatic_picks___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 16, CPyStatic_picks___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_seat);
    if (((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat);
    }
    ((serai___games___encyclopedia___picks___take_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat = cpy_r_seat;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 16, CPyStatic_picks___globals);
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
        
        PyObject *CPyPy_picks___take_picks(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:take_picks", kwlist, 0};
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
            PyObject *retval = CPyDef_picks___take_picks(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_picks", 16, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___take_waiting_picks_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyPtr cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    tuple_T2OO cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyTagged cpy_r_r59;
    char cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    tuple_T2OO cpy_r_r75;
    char cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    int32_t cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject **cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    tuple_T3OOO cpy_r_r99;
    PyObject **cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject **cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    int32_t cpy_r_r112;
    char cpy_r_r113;
    int32_t cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL82;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 24, CPyStatic_picks___globals);
        goto CPyL81;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "t", 26, CPyStatic_picks___globals);
        goto CPyL81;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_waiting;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "Table", "waiting", 26, CPyStatic_picks___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    CPy_DECREF(cpy_r_r8);
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL76;
    cpy_r_r13 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "t", 27, CPyStatic_picks___globals);
        goto CPyL81;
    }
CPyL8: ;
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r13)->_waiting;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "Table", "waiting", 27, CPyStatic_picks___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r14);
CPyL9: ;
    cpy_r_r15 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "t", 28, CPyStatic_picks___globals);
        goto CPyL87;
    }
CPyL10: ;
    cpy_r_r16 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "t", 28, CPyStatic_picks___globals);
        goto CPyL87;
    }
CPyL11: ;
    cpy_r_r17 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__active;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "active", 28, CPyStatic_picks___globals);
        goto CPyL87;
    }
CPyL12: ;
    cpy_r_r18 = CPyDef_encyclopedia___table___Table___next_seat(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 28, CPyStatic_picks___globals);
        goto CPyL87;
    }
    cpy_r_r19 = CPyDef_encyclopedia___table___Table___clockwise(cpy_r_r15, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 28, CPyStatic_picks___globals);
        goto CPyL87;
    }
    cpy_r_r20 = 0;
CPyL15: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL88;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 28, CPyStatic_picks___globals);
        goto CPyL89;
    }
    if (((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat);
    }
    ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 28, CPyStatic_picks___globals);
        goto CPyL89;
    }
    cpy_r_r31 = PyList_New(0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 29, CPyStatic_picks___globals);
        goto CPyL89;
    }
    cpy_r_r32 = 0;
CPyL20: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r32 < cpy_r_r34;
    if (!cpy_r_r35) goto CPyL33;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r32 * 8;
    cpy_r_r39 = cpy_r_r37 + cpy_r_r38;
    cpy_r_r40 = *(PyObject * *)cpy_r_r39;
    CPy_INCREF(cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 29, CPyStatic_picks___globals);
        goto CPyL90;
    }
    cpy_r_r42 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r42.f0 == NULL)) {
        goto CPyL91;
    } else
        goto CPyL25;
CPyL23: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 29, CPyStatic_picks___globals);
        goto CPyL81;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r44 = CPyTagged_FloorDivide(cpy_r_r41, 4);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 29, CPyStatic_picks___globals);
        goto CPyL92;
    }
    cpy_r_r45 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "seat", 29, CPyStatic_picks___globals);
        goto CPyL93;
    }
CPyL27: ;
    cpy_r_r46 = cpy_r_r44 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL29;
    cpy_r_r48 = CPyTagged_IsEq_(cpy_r_r44, cpy_r_r45);
    cpy_r_r49 = cpy_r_r48;
    goto CPyL30;
CPyL29: ;
    cpy_r_r50 = cpy_r_r44 == cpy_r_r45;
    cpy_r_r49 = cpy_r_r50;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r44);
    if (!cpy_r_r49) goto CPyL94;
    cpy_r_r51 = CPyTagged_StealAsObject(cpy_r_r41);
    cpy_r_r52 = PyList_Append(cpy_r_r31, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 29, CPyStatic_picks___globals);
        goto CPyL90;
    }
CPyL32: ;
    cpy_r_r54 = cpy_r_r32 + 1;
    cpy_r_r32 = cpy_r_r54;
    goto CPyL20;
CPyL33: ;
    if (((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mine != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mine);
    }
    ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mine = cpy_r_r31;
    cpy_r_r55 = 1;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 29, CPyStatic_picks___globals);
        goto CPyL89;
    }
    cpy_r_r56 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mine;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "mine", 29, CPyStatic_picks___globals);
        goto CPyL89;
    }
CPyL35: ;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r56 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r58 << 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (cpy_r_r60) goto CPyL88;
    cpy_r_r61 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r61;
    goto CPyL15;
CPyL37: ;
    cpy_r_r62 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "t", 32, CPyStatic_picks___globals);
        goto CPyL81;
    }
CPyL38: ;
    cpy_r_r63 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r62)->_waiting;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "Table", "waiting", 32, CPyStatic_picks___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r63);
CPyL39: ;
    cpy_r_r64 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mine;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "mine", 32, CPyStatic_picks___globals);
        goto CPyL95;
    }
CPyL40: ;
    cpy_r_r65 = CPyList_GetItemShort(cpy_r_r64, 0);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 32, CPyStatic_picks___globals);
        goto CPyL95;
    }
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 32, CPyStatic_picks___globals);
        goto CPyL95;
    }
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_r66);
    cpy_r_r68 = CPyList_Remove(cpy_r_r63, cpy_r_r67);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 32, CPyStatic_picks___globals);
        goto CPyL81;
    }
    cpy_r_r70 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "t", 33, CPyStatic_picks___globals);
        goto CPyL81;
    }
CPyL44: ;
    cpy_r_r71 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r70)->_picks;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "Table", "picks", 33, CPyStatic_picks___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r71);
CPyL45: ;
    cpy_r_r72 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mine;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "mine", 33, CPyStatic_picks___globals);
        goto CPyL96;
    }
CPyL46: ;
    cpy_r_r73 = CPyList_GetItemShort(cpy_r_r72, 0);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 33, CPyStatic_picks___globals);
        goto CPyL96;
    }
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 33, CPyStatic_picks___globals);
        goto CPyL96;
    }
    cpy_r_r75 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r75.f0 == NULL)) {
        goto CPyL97;
    } else
        goto CPyL51;
CPyL49: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r76 = 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 33, CPyStatic_picks___globals);
        goto CPyL81;
    }
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r77 = CPyTagged_Remainder(cpy_r_r74, 4);
    CPyTagged_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 33, CPyStatic_picks___globals);
        goto CPyL96;
    }
    cpy_r_r78 = CPyTagged_StealAsObject(cpy_r_r77);
    cpy_r_r79 = PyList_Append(cpy_r_r71, cpy_r_r78);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r78);
    cpy_r_r80 = cpy_r_r79 >= 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 33, CPyStatic_picks___globals);
        goto CPyL81;
    }
    cpy_r_r81 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "t", 34, CPyStatic_picks___globals);
        goto CPyL81;
    }
CPyL54: ;
    cpy_r_r82 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", "take_waiting_picks_gen", "seat", 34, CPyStatic_picks___globals);
        goto CPyL81;
    }
CPyL55: ;
    cpy_r_r83 = CPyDef_picks___take_picks(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 34, CPyStatic_picks___globals);
        goto CPyL81;
    }
    if (((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2);
    }
    ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2 = cpy_r_r83;
    cpy_r_r84 = 1;
    if (!cpy_r_r84) goto CPyL81;
    cpy_r_r85 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r86 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r87 = NULL;
    cpy_r_r1 = cpy_r_r87;
    cpy_r_r88 = (PyObject **)&cpy_r_r1;
    cpy_r_r89 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2;
    cpy_r_r90 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r89, cpy_r_r86, cpy_r_r86, cpy_r_r86, cpy_r_r85, cpy_r_r88);
    if (cpy_r_r90 != NULL) goto CPyL98;
    cpy_r_r91 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 34, CPyStatic_picks___globals);
        goto CPyL99;
    }
    cpy_r_r92 = cpy_r_r1;
    CPy_DECREF(cpy_r_r92);
    cpy_r_r93 = NULL;
    if (((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2);
    }
    ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2 = cpy_r_r93;
    cpy_r_r94 = 1;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 34, CPyStatic_picks___globals);
        goto CPyL81;
    } else
        goto CPyL4;
CPyL60: ;
    cpy_r_r95 = cpy_r_r90;
CPyL61: ;
    ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r95;
CPyL62: ;
    cpy_r_r97 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r98 = cpy_r_type != cpy_r_r97;
    if (!cpy_r_r98) goto CPyL100;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 34, CPyStatic_picks___globals);
        goto CPyL66;
    } else
        goto CPyL101;
CPyL64: ;
    CPy_Unreachable();
CPyL65: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL72;
CPyL66: ;
    cpy_r_r99 = CPy_CatchError();
    cpy_r_r100 = (PyObject **)&cpy_r_r3;
    cpy_r_r101 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2;
    cpy_r_r102 = CPy_YieldFromErrorHandle(cpy_r_r101, cpy_r_r100);
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 34, CPyStatic_picks___globals);
        goto CPyL102;
    }
    if (cpy_r_r102) goto CPyL69;
    cpy_r_r95 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    goto CPyL61;
CPyL69: ;
    cpy_r_r92 = cpy_r_r3;
    CPy_DecRef(cpy_r_r92);
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    goto CPyL4;
CPyL70: ;
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    cpy_r_r103 = CPy_KeepPropagating();
    if (!cpy_r_r103) goto CPyL81;
    CPy_Unreachable();
CPyL72: ;
    cpy_r_r104 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r105 = NULL;
    cpy_r_r1 = cpy_r_r105;
    cpy_r_r106 = (PyObject **)&cpy_r_r1;
    cpy_r_r107 = ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2;
    cpy_r_r108 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r107, cpy_r_r104, cpy_r_r104, cpy_r_r104, cpy_r_arg, cpy_r_r106);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r108 == NULL) {
        goto CPyL74;
    } else
        goto CPyL103;
CPyL73: ;
    cpy_r_r95 = cpy_r_r108;
    goto CPyL61;
CPyL74: ;
    cpy_r_r109 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 34, CPyStatic_picks___globals);
        goto CPyL99;
    }
    cpy_r_r92 = cpy_r_r1;
    CPy_DECREF(cpy_r_r92);
    goto CPyL4;
CPyL76: ;
    cpy_r_r110 = Py_None;
    CPy_INCREF(cpy_r_r110);
    ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r112 = CPyDef_picks___take_waiting_picks_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL80;
    CPyGen_SetStopIterationValue(cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    if (!0) goto CPyL86;
    CPy_Unreachable();
CPyL80: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r110;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL81: ;
    ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r114 = CPyDef_picks___take_waiting_picks_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r115 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r115;
CPyL82: ;
    cpy_r_r116 = cpy_r_r4 == 0;
    if (cpy_r_r116) goto CPyL104;
    cpy_r_r117 = cpy_r_r4 == 1;
    if (cpy_r_r117) {
        goto CPyL62;
    } else
        goto CPyL105;
CPyL84: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r118 = 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 24, CPyStatic_picks___globals);
        goto CPyL86;
    }
    CPy_Unreachable();
CPyL86: ;
    cpy_r_r119 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r119;
CPyL87: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL81;
CPyL88: ;
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r19);
    goto CPyL37;
CPyL89: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    goto CPyL81;
CPyL90: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r31);
    goto CPyL81;
CPyL91: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL23;
CPyL92: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL81;
CPyL93: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL81;
CPyL94: ;
    CPyTagged_DECREF(cpy_r_r41);
    goto CPyL32;
CPyL95: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL81;
CPyL96: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL81;
CPyL97: ;
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL49;
CPyL98: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL60;
CPyL99: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL81;
CPyL100: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL65;
CPyL101: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL64;
CPyL102: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL70;
CPyL103: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL73;
CPyL104: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL105: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL84;
}
        
PyObject *CPyDef_picks___take_waiting_picks_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_picks___take_waiting_picks_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_picks___take_waiting_picks_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___take_waiting_picks_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.take_waiting_picks_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks___take_waiting_picks_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "__next__", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___take_waiting_picks_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_picks___take_waiting_picks_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_picks___take_waiting_picks_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___take_waiting_picks_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.take_waiting_picks_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_picks___take_waiting_picks_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "send", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___take_waiting_picks_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_picks___take_waiting_picks_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___take_waiting_picks_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.take_waiting_picks_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks___take_waiting_picks_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "__iter__", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___take_waiting_picks_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_picks___take_waiting_picks_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_picks___take_waiting_picks_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___take_waiting_picks_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.take_waiting_picks_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_picks___take_waiting_picks_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "throw", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___take_waiting_picks_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_picks___take_waiting_picks_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp756 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp756);
    PyObject *__tmp757 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp757);
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
        
        PyObject *CPyPy_picks___take_waiting_picks_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___take_waiting_picks_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.take_waiting_picks_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks___take_waiting_picks_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "close", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___take_waiting_picks(PyObject *cpy_r_t, CPyTagged cpy_r_active) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_picks___take_waiting_picks_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 24, CPyStatic_picks___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 24, CPyStatic_picks___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_active);
    if (((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__active != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__active);
    }
    ((serai___games___encyclopedia___picks___take_waiting_picks_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__active = cpy_r_active;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 24, CPyStatic_picks___globals);
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
        
        PyObject *CPyPy_picks___take_waiting_picks(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "active", 0};
            static CPyArg_Parser parser = {"OO:take_waiting_picks", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_active;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_active)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_active;
            if (likely(PyLong_Check(obj_active)))
                arg_active = CPyTagged_BorrowFromObject(obj_active);
            else {
                CPy_TypeError("int", obj_active); goto fail;
            }
            PyObject *retval = CPyDef_picks___take_waiting_picks(arg_t, arg_active);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "take_waiting_picks", 24, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks_____mypyc_lambda__0_pick_card_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = cpy_r_instance == cpy_r_r0;
    if (!cpy_r_r1) goto CPyL2;
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
CPyL2: ;
    cpy_r_r2 = PyMethod_New(cpy_r___mypyc_self__, cpy_r_instance);
    if (cpy_r_r2 == NULL) goto CPyL4;
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_picks_____mypyc_lambda__0_pick_card_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"instance", "owner", 0};
            static CPyArg_Parser parser = {"OO:__get__", kwlist, 0};
            PyObject *obj_instance;
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_instance, &obj_owner)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_instance = obj_instance;
            PyObject *arg_owner = obj_owner;
            PyObject *retval = CPyDef_picks_____mypyc_lambda__0_pick_card_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "__get__", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks_____mypyc_lambda__0_pick_card_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
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
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = ((serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "<lambda>", "__mypyc_lambda__0_pick_card_obj", "__mypyc_env__", 47, CPyStatic_picks___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 47, CPyStatic_picks___globals);
        goto CPyL13;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__row;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "<lambda>", "pick_card_env", "row", 47, CPyStatic_picks___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = 0;
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL15;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 47, CPyStatic_picks___globals);
        goto CPyL16;
    }
    cpy_r_r13 = (Py_ssize_t)cpy_r_r12 != -2;
    if (!cpy_r_r13) goto CPyL17;
    cpy_r_r14 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__choices;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "<lambda>", "pick_card_env", "choices", 47, CPyStatic_picks___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r14);
CPyL8: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_r12);
    CPy_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 47, CPyStatic_picks___globals);
        goto CPyL16;
    }
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_option___Option))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 47, CPyStatic_picks___globals, "serai.kernel.option.Option", cpy_r_r15);
        goto CPyL16;
    }
    cpy_r_r17 = PyList_Append(cpy_r_r1, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 47, CPyStatic_picks___globals);
        goto CPyL16;
    }
CPyL11: ;
    cpy_r_r19 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r19;
    goto CPyL4;
CPyL12: ;
    return cpy_r_r1;
CPyL13: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL14: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL13;
CPyL15: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL12;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL13;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL11;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL13;
}
        
        PyObject *CPyPy_picks_____mypyc_lambda__0_pick_card_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_picks_____mypyc_lambda__0_pick_card_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 47, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks_____mypyc_lambda__1_pick_card_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = cpy_r_instance == cpy_r_r0;
    if (!cpy_r_r1) goto CPyL2;
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
CPyL2: ;
    cpy_r_r2 = PyMethod_New(cpy_r___mypyc_self__, cpy_r_instance);
    if (cpy_r_r2 == NULL) goto CPyL4;
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_picks_____mypyc_lambda__1_pick_card_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"instance", "owner", 0};
            static CPyArg_Parser parser = {"OO:__get__", kwlist, 0};
            PyObject *obj_instance;
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_instance, &obj_owner)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_instance = obj_instance;
            PyObject *arg_owner = obj_owner;
            PyObject *retval = CPyDef_picks_____mypyc_lambda__1_pick_card_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "__get__", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks_____mypyc_lambda__1_pick_card_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "<lambda>", "__mypyc_lambda__1_pick_card_obj", "__mypyc_env__", 48, CPyStatic_picks___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "<lambda>", "pick_card_env", "t", 48, CPyStatic_picks___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "<lambda>", "pick_card_env", "me", 48, CPyStatic_picks___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "<lambda>", "pick_card_env", "kind", 48, CPyStatic_picks___globals);
        goto CPyL15;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r4);
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 48, CPyStatic_picks___globals);
        goto CPyL16;
    }
    cpy_r_r6 = CPyDef_completion___survives_pick(cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_r5);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 48, CPyStatic_picks___globals);
        goto CPyL13;
    }
    if (!cpy_r_r6) goto CPyL8;
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = cpy_r_r7;
    goto CPyL12;
CPyL8: ;
    cpy_r_r9 = CPyStatic_encyclopedia___reasons___WOULD_GET_STUCK;
    if (likely(cpy_r_r9 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"WOULD_GET_STUCK\" was not set");
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 48, CPyStatic_picks___globals);
        goto CPyL13;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r8 = cpy_r_r9;
CPyL12: ;
    return cpy_r_r8;
CPyL13: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL14: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL13;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL13;
}
        
        PyObject *CPyPy_picks_____mypyc_lambda__1_pick_card_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks_____mypyc_lambda__1_pick_card_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 48, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks_____mypyc_lambda__2_pick_card_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = cpy_r_instance == cpy_r_r0;
    if (!cpy_r_r1) goto CPyL2;
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
CPyL2: ;
    cpy_r_r2 = PyMethod_New(cpy_r___mypyc_self__, cpy_r_instance);
    if (cpy_r_r2 == NULL) goto CPyL4;
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_picks_____mypyc_lambda__2_pick_card_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"instance", "owner", 0};
            static CPyArg_Parser parser = {"OO:__get__", kwlist, 0};
            PyObject *obj_instance;
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_instance, &obj_owner)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_instance = obj_instance;
            PyObject *arg_owner = obj_owner;
            PyObject *retval = CPyDef_picks_____mypyc_lambda__2_pick_card_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "__get__", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks_____mypyc_lambda__2_pick_card_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "<lambda>", "__mypyc_lambda__2_pick_card_obj", "__mypyc_env__", 49, CPyStatic_picks___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "<lambda>", "pick_card_env", "t", 49, CPyStatic_picks___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_notes___animal_note(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 49, CPyStatic_picks___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_picks_____mypyc_lambda__2_pick_card_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks_____mypyc_lambda__2_pick_card_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<lambda>", 49, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___pick_card_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    tuple_T2OO cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
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
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_card;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    tuple_T2OO cpy_r_r73;
    char cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    int32_t cpy_r_r84;
    int32_t cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    CPyTagged cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    tuple_T3OOO cpy_r_r116;
    PyObject **cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject **cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyTagged cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    int32_t cpy_r_r132;
    int32_t cpy_r_r133;
    char cpy_r_r134;
    int32_t cpy_r_r135;
    int32_t cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_gen", "__mypyc_env__", 37, CPyStatic_picks___globals);
        goto CPyL120;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL114;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 37, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 39, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "kind", 39, CPyStatic_picks___globals);
        goto CPyL121;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL7: ;
    cpy_r_r10 = CPyDef_encyclopedia___cards___display(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 39, CPyStatic_picks___globals);
        goto CPyL113;
    }
    if (((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__row != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__row);
    }
    ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__row = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 39, CPyStatic_picks___globals);
        goto CPyL113;
    }
    cpy_r_r12 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "kind", 40, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = cpy_r_r12 == 0;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r13) goto CPyL15;
    cpy_r_r14 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 40, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r14);
CPyL12: ;
    cpy_r_r15 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r14)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "Table", "book", 40, CPyStatic_picks___globals);
        goto CPyL122;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r15)->_options;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "Book", "options", 40, CPyStatic_picks___globals);
        goto CPyL122;
    }
CPyL14: ;
    cpy_r_r17 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r16)->_expert;
    CPy_INCREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL19;
CPyL15: ;
    cpy_r_r19 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 40, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r19);
CPyL16: ;
    cpy_r_r20 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r19)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "Table", "book", 40, CPyStatic_picks___globals);
        goto CPyL123;
    }
CPyL17: ;
    cpy_r_r21 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_options;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "Book", "options", 40, CPyStatic_picks___globals);
        goto CPyL123;
    }
CPyL18: ;
    cpy_r_r22 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r21)->_animal;
    CPy_INCREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r18 = cpy_r_r22;
CPyL19: ;
    if (((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__choices != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__choices);
    }
    ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__choices = cpy_r_r18;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 40, CPyStatic_picks___globals);
        goto CPyL113;
    }
    cpy_r_r24 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__row;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "row", 41, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r24);
CPyL21: ;
    cpy_r_r25 = CPyDef_encyclopedia___table___shown(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 41, CPyStatic_picks___globals);
        goto CPyL113;
    }
    cpy_r_r26 = cpy_r_r25 != 0;
    CPyTagged_DECREF(cpy_r_r25);
    if (!cpy_r_r26) goto CPyL54;
    cpy_r_r27 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "me", 43, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r27);
CPyL24: ;
    cpy_r_r28 = CPyStatics[915]; /* 'pick-' */
    cpy_r_r29 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r29.f0 == NULL)) {
        goto CPyL124;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 44, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r31 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "kind", 44, CPyStatic_picks___globals);
        goto CPyL125;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL28: ;
    CPy_INCREF(cpy_r_r29.f0);
    CPy_INCREF(cpy_r_r29.f1);
    cpy_r_r32 = PyTuple_New(2);
    if (unlikely(cpy_r_r32 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp758 = cpy_r_r29.f0;
    PyTuple_SET_ITEM(cpy_r_r32, 0, __tmp758);
    PyObject *__tmp759 = cpy_r_r29.f1;
    PyTuple_SET_ITEM(cpy_r_r32, 1, __tmp759);
    cpy_r_r33 = CPySequenceTuple_GetItem(cpy_r_r32, cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 44, CPyStatic_picks___globals);
        goto CPyL125;
    }
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 44, CPyStatic_picks___globals, "str", cpy_r_r33);
        goto CPyL125;
    }
    cpy_r_r35 = CPyStr_Build(2, cpy_r_r28, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 44, CPyStatic_picks___globals);
        goto CPyL125;
    }
    cpy_r_r36 = ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_gen", "rule", 45, CPyStatic_picks___globals);
        goto CPyL126;
    }
CPyL32: ;
    cpy_r_r37 = CPyDef_picks_____mypyc_lambda__0_pick_card_obj();
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 47, CPyStatic_picks___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject *)cpy_r_r37)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r38 = CPyDef_picks_____mypyc_lambda__1_pick_card_obj();
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 48, CPyStatic_picks___globals);
        goto CPyL127;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject *)cpy_r_r38)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r39 = CPyDef_picks_____mypyc_lambda__2_pick_card_obj();
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 49, CPyStatic_picks___globals);
        goto CPyL128;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject *)cpy_r_r39)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r40 = NULL;
    cpy_r_r41 = CPyDef_offer___Offer(cpy_r_r37, cpy_r_r38, cpy_r_r40, cpy_r_r39);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 46, CPyStatic_picks___globals);
        goto CPyL126;
    }
    cpy_r_r42 = NULL;
    cpy_r_r43 = NULL;
    cpy_r_r44 = 2;
    cpy_r_r45 = CPyDef_decision___ask(cpy_r_r27, cpy_r_r35, cpy_r_r36, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 42, CPyStatic_picks___globals);
        goto CPyL113;
    }
    ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r45;
CPyL38: ;
    cpy_r_r47 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r48 = cpy_r_type != cpy_r_r47;
    if (!cpy_r_r48) goto CPyL41;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 42, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL41: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r49 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 42, CPyStatic_picks___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL113;
    }
    cpy_r_r50 = ((serai___kernel___option___OptionObject *)cpy_r_r49)->_value;
    CPy_INCREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r49);
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 52, CPyStatic_picks___globals);
        goto CPyL113;
    }
    cpy_r_card = cpy_r_r51;
    cpy_r_r52 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 53, CPyStatic_picks___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r52);
CPyL44: ;
    cpy_r_r53 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "kind", 53, CPyStatic_picks___globals);
        goto CPyL130;
    }
    CPyTagged_INCREF(cpy_r_r53);
CPyL45: ;
    cpy_r_r54 = CPyDef_encyclopedia___cards___take_from_display(cpy_r_r52, cpy_r_r53, cpy_r_card);
    CPy_DECREF(cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 53, CPyStatic_picks___globals);
        goto CPyL129;
    }
    cpy_r_r55 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 54, CPyStatic_picks___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r55);
CPyL47: ;
    cpy_r_r56 = CPyStatics[389]; /* 'event-card-taken' */
    cpy_r_r57 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "me", 54, CPyStatic_picks___globals);
        goto CPyL131;
    }
    CPyTagged_INCREF(cpy_r_r57);
CPyL48: ;
    cpy_r_r58 = ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_gen", "rule", 54, CPyStatic_picks___globals);
        goto CPyL132;
    }
CPyL49: ;
    cpy_r_r59 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 54, CPyStatic_picks___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r59);
CPyL50: ;
    cpy_r_r60 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "kind", 54, CPyStatic_picks___globals);
        goto CPyL133;
    }
    CPyTagged_INCREF(cpy_r_r60);
CPyL51: ;
    cpy_r_r61 = CPyDef_encyclopedia___cards___card_id(cpy_r_r59, cpy_r_r60, cpy_r_card);
    CPy_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 54, CPyStatic_picks___globals);
        goto CPyL132;
    }
    cpy_r_r62 = CPyStatics[390]; /* 'card' */
    cpy_r_r63 = CPyDict_Build(1, cpy_r_r62, cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 54, CPyStatic_picks___globals);
        goto CPyL132;
    }
    cpy_r_r64 = CPyDef_kernel___table___Table___tell(cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 54, CPyStatic_picks___globals);
        goto CPyL129;
    } else
        goto CPyL80;
CPyL54: ;
    cpy_r_r65 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 56, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r65);
CPyL55: ;
    cpy_r_r66 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "kind", 56, CPyStatic_picks___globals);
        goto CPyL134;
    }
    CPyTagged_INCREF(cpy_r_r66);
CPyL56: ;
    cpy_r_r67 = CPyDef_encyclopedia___cards___draw(cpy_r_r65, cpy_r_r66);
    CPy_DECREF(cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 56, CPyStatic_picks___globals);
        goto CPyL113;
    }
    cpy_r_card = cpy_r_r67;
    cpy_r_r68 = (Py_ssize_t)cpy_r_card == -2;
    if (cpy_r_r68) {
        goto CPyL135;
    } else
        goto CPyL73;
CPyL58: ;
    cpy_r_r69 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 58, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r69);
CPyL59: ;
    cpy_r_r70 = CPyStatics[508]; /* 'event-pick-lost' */
    cpy_r_r71 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "me", 58, CPyStatic_picks___globals);
        goto CPyL136;
    }
    CPyTagged_INCREF(cpy_r_r71);
CPyL60: ;
    cpy_r_r72 = CPyStatics[914]; /* 'EN-REP-06' */
    cpy_r_r73 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r73.f0 == NULL)) {
        goto CPyL137;
    } else
        goto CPyL63;
CPyL61: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r74 = 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 58, CPyStatic_picks___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL63: ;
    cpy_r_r75 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "kind", 58, CPyStatic_picks___globals);
        goto CPyL138;
    }
    CPyTagged_INCREF(cpy_r_r75);
CPyL64: ;
    CPy_INCREF(cpy_r_r73.f0);
    CPy_INCREF(cpy_r_r73.f1);
    cpy_r_r76 = PyTuple_New(2);
    if (unlikely(cpy_r_r76 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp760 = cpy_r_r73.f0;
    PyTuple_SET_ITEM(cpy_r_r76, 0, __tmp760);
    PyObject *__tmp761 = cpy_r_r73.f1;
    PyTuple_SET_ITEM(cpy_r_r76, 1, __tmp761);
    cpy_r_r77 = CPySequenceTuple_GetItem(cpy_r_r76, cpy_r_r75);
    CPy_DECREF(cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 58, CPyStatic_picks___globals);
        goto CPyL138;
    }
    if (likely(PyUnicode_Check(cpy_r_r77)))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 58, CPyStatic_picks___globals, "str", cpy_r_r77);
        goto CPyL138;
    }
    cpy_r_r79 = CPyStatics[390]; /* 'card' */
    cpy_r_r80 = CPyDict_Build(1, cpy_r_r79, cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 58, CPyStatic_picks___globals);
        goto CPyL138;
    }
    cpy_r_r81 = CPyDef_kernel___table___Table___tell(cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r80);
    CPyTagged_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 58, CPyStatic_picks___globals);
        goto CPyL113;
    }
    cpy_r_r82 = Py_None;
    CPy_INCREF(cpy_r_r82);
    ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r84 = CPyDef_picks___pick_card_env_clear_on_completion(cpy_r_r4);
    cpy_r_r85 = CPyDef_picks___pick_card_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL72;
    CPyGen_SetStopIterationValue(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (!0) goto CPyL119;
    CPy_Unreachable();
CPyL72: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r82;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL73: ;
    cpy_r_r86 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 60, CPyStatic_picks___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r86);
CPyL74: ;
    cpy_r_r87 = CPyStatics[509]; /* 'event-card-drawn' */
    cpy_r_r88 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "me", 60, CPyStatic_picks___globals);
        goto CPyL139;
    }
    CPyTagged_INCREF(cpy_r_r88);
CPyL75: ;
    cpy_r_r89 = CPyStatics[914]; /* 'EN-REP-06' */
    cpy_r_r90 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 60, CPyStatic_picks___globals);
        goto CPyL140;
    }
    CPy_INCREF(cpy_r_r90);
CPyL76: ;
    cpy_r_r91 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "kind", 60, CPyStatic_picks___globals);
        goto CPyL141;
    }
    CPyTagged_INCREF(cpy_r_r91);
CPyL77: ;
    cpy_r_r92 = CPyDef_encyclopedia___cards___card_id(cpy_r_r90, cpy_r_r91, cpy_r_card);
    CPy_DECREF(cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 60, CPyStatic_picks___globals);
        goto CPyL140;
    }
    cpy_r_r93 = CPyStatics[390]; /* 'card' */
    cpy_r_r94 = CPyDict_Build(1, cpy_r_r93, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 60, CPyStatic_picks___globals);
        goto CPyL140;
    }
    cpy_r_r95 = CPyDef_kernel___table___Table___tell(cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r94);
    CPyTagged_DECREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 60, CPyStatic_picks___globals);
        goto CPyL129;
    }
CPyL80: ;
    cpy_r_r96 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "kind", 61, CPyStatic_picks___globals);
        goto CPyL129;
    }
    CPyTagged_INCREF(cpy_r_r96);
CPyL81: ;
    cpy_r_r97 = cpy_r_r96 == 0;
    CPyTagged_DECREF(cpy_r_r96);
    if (!cpy_r_r97) goto CPyL105;
    cpy_r_r98 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 62, CPyStatic_picks___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r98);
CPyL83: ;
    cpy_r_r99 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "me", 62, CPyStatic_picks___globals);
        goto CPyL142;
    }
    CPyTagged_INCREF(cpy_r_r99);
CPyL84: ;
    cpy_r_r100 = CPyDef_experts___place_expert(cpy_r_r98, cpy_r_r99, cpy_r_card);
    CPy_DECREF(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r99);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 62, CPyStatic_picks___globals);
        goto CPyL113;
    }
    if (((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0);
    }
    ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0 = cpy_r_r100;
    cpy_r_r101 = 1;
    if (!cpy_r_r101) goto CPyL113;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r104 = NULL;
    cpy_r_r1 = cpy_r_r104;
    cpy_r_r105 = (PyObject **)&cpy_r_r1;
    cpy_r_r106 = ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0;
    cpy_r_r107 = CPyDef_experts___place_expert_gen_____mypyc_generator_helper__(cpy_r_r106, cpy_r_r103, cpy_r_r103, cpy_r_r103, cpy_r_r102, cpy_r_r105);
    if (cpy_r_r107 != NULL) goto CPyL143;
    cpy_r_r108 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 62, CPyStatic_picks___globals);
        goto CPyL144;
    }
    cpy_r_r109 = cpy_r_r1;
    CPy_DECREF(cpy_r_r109);
    cpy_r_r110 = NULL;
    if (((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0);
    }
    ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0 = cpy_r_r110;
    cpy_r_r111 = 1;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 62, CPyStatic_picks___globals);
        goto CPyL113;
    } else
        goto CPyL108;
CPyL89: ;
    cpy_r_r112 = cpy_r_r107;
CPyL90: ;
    ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r112;
CPyL91: ;
    cpy_r_r114 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r115 = cpy_r_type != cpy_r_r114;
    if (!cpy_r_r115) goto CPyL145;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 62, CPyStatic_picks___globals);
        goto CPyL95;
    } else
        goto CPyL146;
CPyL93: ;
    CPy_Unreachable();
CPyL94: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL101;
CPyL95: ;
    cpy_r_r116 = CPy_CatchError();
    cpy_r_r117 = (PyObject **)&cpy_r_r3;
    cpy_r_r118 = ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0;
    cpy_r_r119 = CPy_YieldFromErrorHandle(cpy_r_r118, cpy_r_r117);
    if (unlikely(cpy_r_r119 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 62, CPyStatic_picks___globals);
        goto CPyL147;
    }
    if (cpy_r_r119) goto CPyL98;
    cpy_r_r112 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r116);
    CPy_DecRef(cpy_r_r116.f0);
    CPy_DecRef(cpy_r_r116.f1);
    CPy_DecRef(cpy_r_r116.f2);
    goto CPyL90;
CPyL98: ;
    cpy_r_r109 = cpy_r_r3;
    CPy_DecRef(cpy_r_r109);
    CPy_RestoreExcInfo(cpy_r_r116);
    CPy_DecRef(cpy_r_r116.f0);
    CPy_DecRef(cpy_r_r116.f1);
    CPy_DecRef(cpy_r_r116.f2);
    goto CPyL108;
CPyL99: ;
    CPy_RestoreExcInfo(cpy_r_r116);
    CPy_DecRef(cpy_r_r116.f0);
    CPy_DecRef(cpy_r_r116.f1);
    CPy_DecRef(cpy_r_r116.f2);
    cpy_r_r120 = CPy_KeepPropagating();
    if (!cpy_r_r120) goto CPyL113;
    CPy_Unreachable();
CPyL101: ;
    cpy_r_r121 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r122 = NULL;
    cpy_r_r1 = cpy_r_r122;
    cpy_r_r123 = (PyObject **)&cpy_r_r1;
    cpy_r_r124 = ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0;
    cpy_r_r125 = CPyDef_experts___place_expert_gen_____mypyc_generator_helper__(cpy_r_r124, cpy_r_r121, cpy_r_r121, cpy_r_r121, cpy_r_arg, cpy_r_r123);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r125 == NULL) {
        goto CPyL103;
    } else
        goto CPyL148;
CPyL102: ;
    cpy_r_r112 = cpy_r_r125;
    goto CPyL90;
CPyL103: ;
    cpy_r_r126 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 62, CPyStatic_picks___globals);
        goto CPyL144;
    }
    cpy_r_r109 = cpy_r_r1;
    CPy_DECREF(cpy_r_r109);
    goto CPyL108;
CPyL105: ;
    cpy_r_r127 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "t", 64, CPyStatic_picks___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r127);
CPyL106: ;
    cpy_r_r128 = ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r128 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "pick_card", "pick_card_env", "me", 64, CPyStatic_picks___globals);
        goto CPyL149;
    }
    CPyTagged_INCREF(cpy_r_r128);
CPyL107: ;
    cpy_r_r129 = CPyDef_picks___add_to_study(cpy_r_r127, cpy_r_r128, cpy_r_card);
    CPy_DECREF(cpy_r_r127);
    CPyTagged_DECREF(cpy_r_r128);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(cpy_r_r129 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 64, CPyStatic_picks___globals);
        goto CPyL113;
    }
CPyL108: ;
    cpy_r_r130 = Py_None;
    CPy_INCREF(cpy_r_r130);
    ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r132 = CPyDef_picks___pick_card_env_clear_on_completion(cpy_r_r4);
    cpy_r_r133 = CPyDef_picks___pick_card_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL112;
    CPyGen_SetStopIterationValue(cpy_r_r130);
    CPy_DECREF(cpy_r_r130);
    if (!0) goto CPyL119;
    CPy_Unreachable();
CPyL112: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r130;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL113: ;
    ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r135 = CPyDef_picks___pick_card_env_clear_on_completion(cpy_r_r4);
    cpy_r_r136 = CPyDef_picks___pick_card_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r137 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r137;
CPyL114: ;
    cpy_r_r138 = cpy_r_r5 == 0;
    if (cpy_r_r138) goto CPyL150;
    cpy_r_r139 = cpy_r_r5 == 1;
    if (cpy_r_r139) goto CPyL151;
    cpy_r_r140 = cpy_r_r5 == 2;
    if (cpy_r_r140) {
        goto CPyL91;
    } else
        goto CPyL152;
CPyL117: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r141 = 0;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 37, CPyStatic_picks___globals);
        goto CPyL119;
    }
    CPy_Unreachable();
CPyL119: ;
    cpy_r_r142 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r142;
CPyL120: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL119;
CPyL121: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL113;
CPyL122: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL113;
CPyL123: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL113;
CPyL124: ;
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL25;
CPyL125: ;
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL113;
CPyL126: ;
    CPyTagged_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r35);
    goto CPyL113;
CPyL127: ;
    CPyTagged_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r37);
    goto CPyL113;
CPyL128: ;
    CPyTagged_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r38);
    goto CPyL113;
CPyL129: ;
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL113;
CPyL130: ;
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r52);
    goto CPyL113;
CPyL131: ;
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r55);
    goto CPyL113;
CPyL132: ;
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r57);
    goto CPyL113;
CPyL133: ;
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r59);
    goto CPyL113;
CPyL134: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL113;
CPyL135: ;
    CPyTagged_DECREF(cpy_r_card);
    goto CPyL58;
CPyL136: ;
    CPy_DecRef(cpy_r_r69);
    goto CPyL113;
CPyL137: ;
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r71);
    goto CPyL61;
CPyL138: ;
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r71);
    goto CPyL113;
CPyL139: ;
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r86);
    goto CPyL113;
CPyL140: ;
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r86);
    CPyTagged_DecRef(cpy_r_r88);
    goto CPyL113;
CPyL141: ;
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r86);
    CPyTagged_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_r90);
    goto CPyL113;
CPyL142: ;
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r98);
    goto CPyL113;
CPyL143: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL89;
CPyL144: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL113;
CPyL145: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL94;
CPyL146: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL93;
CPyL147: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL99;
CPyL148: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL102;
CPyL149: ;
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r127);
    goto CPyL113;
CPyL150: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL151: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL152: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL117;
}
        
PyObject *CPyDef_picks___pick_card_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_picks___pick_card_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_picks___pick_card_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___pick_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.pick_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks___pick_card_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "__next__", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___pick_card_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_picks___pick_card_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_picks___pick_card_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___pick_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.pick_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_picks___pick_card_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "send", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___pick_card_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_picks___pick_card_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___pick_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.pick_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks___pick_card_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "__iter__", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___pick_card_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_picks___pick_card_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_picks___pick_card_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___pick_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.pick_card_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_picks___pick_card_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "throw", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___pick_card_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_picks___pick_card_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp762 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp762);
    PyObject *__tmp763 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp763);
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
        
        PyObject *CPyPy_picks___pick_card_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_picks___pick_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.picks.pick_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks___pick_card_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "close", -1, CPyStatic_picks___globals);
            return NULL;
        }
        
PyObject *CPyDef_picks___pick_card(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_kind, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_picks___pick_card_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 37, CPyStatic_picks___globals);
        goto CPyL8;
    }
    cpy_r_r1 = CPyDef_picks___pick_card_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 37, CPyStatic_picks___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 37, CPyStatic_picks___globals);
        goto CPyL10;
    }
    ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 37, CPyStatic_picks___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 37, CPyStatic_picks___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_kind);
    if (((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__kind != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__kind);
    }
    ((serai___games___encyclopedia___picks___pick_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__kind = cpy_r_kind;
    cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 37, CPyStatic_picks___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__rule != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__rule);
    }
    ((serai___games___encyclopedia___picks___pick_card_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__rule = cpy_r_rule;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 37, CPyStatic_picks___globals);
        goto CPyL11;
    }
    return cpy_r_r1;
CPyL8: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
}
        
        PyObject *CPyPy_picks___pick_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "kind", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:pick_card", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_kind;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_kind, &obj_rule)) {
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
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *retval = CPyDef_picks___pick_card(arg_t, arg_me, arg_kind, arg_rule);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "pick_card", 37, CPyStatic_picks___globals);
            return NULL;
        }
        
char CPyDef_picks___add_to_study(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_animal) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "add_to_study", "Table", "players", 69, CPyStatic_picks___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "add_to_study", 69, CPyStatic_picks___globals);
        goto CPyL8;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/picks.py", "add_to_study", 69, CPyStatic_picks___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL8;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_study;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/picks.py", "add_to_study", "Player", "study", 70, CPyStatic_picks___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    CPyTagged_INCREF(cpy_r_animal);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_animal);
    cpy_r_r5 = PyList_Append(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "add_to_study", 70, CPyStatic_picks___globals);
        goto CPyL9;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_cubes;
    if (unlikely(cpy_r_r7 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cubes' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r7);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "add_to_study", 71, CPyStatic_picks___globals);
        goto CPyL8;
    }
CPyL6: ;
    cpy_r_r8 = CPyStatics[4896]; /* 0 */
    cpy_r_r9 = PyList_Append(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "add_to_study", 71, CPyStatic_picks___globals);
        goto CPyL8;
    }
    return 1;
CPyL8: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
CPyL9: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL8;
}
        
        PyObject *CPyPy_picks___add_to_study(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "animal", 0};
            static CPyArg_Parser parser = {"OOO:add_to_study", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_animal;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_animal)) {
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
            CPyTagged arg_animal;
            if (likely(PyLong_Check(obj_animal)))
                arg_animal = CPyTagged_BorrowFromObject(obj_animal);
            else {
                CPy_TypeError("int", obj_animal); goto fail;
            }
            char retval = CPyDef_picks___add_to_study(arg_t, arg_seat, arg_animal);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "add_to_study", 67, CPyStatic_picks___globals);
            return NULL;
        }
        
char CPyDef_picks_____top_level__(void) {
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
    void *cpy_r_r122;
    void *cpy_r_r123;
    void *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    void *cpy_r_r130;
    void *cpy_r_r131;
    PyObject **cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    void *cpy_r_r144;
    void *cpy_r_r145;
    void *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    void *cpy_r_r152;
    void *cpy_r_r153;
    PyObject **cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    void *cpy_r_r166;
    void *cpy_r_r167;
    void *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    void *cpy_r_r174;
    void *cpy_r_r175;
    PyObject **cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    void *cpy_r_r188;
    void *cpy_r_r189;
    void *cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    void *cpy_r_r196;
    void *cpy_r_r197;
    PyObject **cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    char cpy_r_r210;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 1, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 1, CPyStatic_picks___globals);
        goto CPyL78;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_picks___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 3, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatic_picks___globals;
    cpy_r_r12 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r13 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r14 = CPyModuleLockAPI_serai;
    cpy_r_r15 = CPyImport_IsInitialized(cpy_r_r13);
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = PyImport_GetModuleDict();
    cpy_r_r17 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 5, CPyStatic_picks___globals);
        goto CPyL78;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 5, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r26 = CPyStatics[8]; /* '__file__' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 5, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r28 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r29 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r30 = CPyImport_ImportNative(cpy_r_r29, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r27, cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 5, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r19 = cpy_r_r30;
CPyL12: ;
    cpy_r_r31 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r11, cpy_r_r31, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 5, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r34 = (void *)&CPyModule_serai___games___encyclopedia___automa___actions;
    cpy_r_r35 = (void *)&CPyImportState_serai___games___encyclopedia___automa___actions;
    cpy_r_r36 = CPyModuleLockAPI_serai;
    cpy_r_r37 = CPyImport_IsInitialized(cpy_r_r35);
    if (!cpy_r_r37) goto CPyL16;
    cpy_r_r38 = PyImport_GetModuleDict();
    cpy_r_r39 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 6, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r41 = cpy_r_r40;
    goto CPyL20;
CPyL16: ;
    cpy_r_r42 = CPyInitOnly_serai___games___encyclopedia___automa___actions;
    cpy_r_r43 = CPyExec_serai___games___encyclopedia___automa___actions;
    cpy_r_r44 = (PyObject **)&CPyModule_serai___games___encyclopedia___automa___actions__internal;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 6, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r48 = CPyStatics[8]; /* '__file__' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 6, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r50 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r51 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r52 = CPyImport_ImportNative(cpy_r_r51, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r49, cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 6, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r41 = cpy_r_r52;
CPyL20: ;
    cpy_r_r53 = CPyStatics[5145]; /* ('take_earned_cards',) */
    cpy_r_r54 = CPyStatic_picks___globals;
    cpy_r_r55 = CPyImport_GetNativeAttrs(cpy_r_r41, cpy_r_r53, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 6, CPyStatic_picks___globals);
        goto CPyL78;
    } else
        goto CPyL79;
CPyL21: ;
    cpy_r_r56 = (void *)&CPyModule_serai___games___encyclopedia___cards;
    cpy_r_r57 = (void *)&CPyImportState_serai___games___encyclopedia___cards;
    cpy_r_r58 = CPyModuleLockAPI_serai;
    cpy_r_r59 = CPyImport_IsInitialized(cpy_r_r57);
    if (!cpy_r_r59) goto CPyL24;
    cpy_r_r60 = PyImport_GetModuleDict();
    cpy_r_r61 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 7, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r63 = cpy_r_r62;
    goto CPyL28;
CPyL24: ;
    cpy_r_r64 = CPyInitOnly_serai___games___encyclopedia___cards;
    cpy_r_r65 = CPyExec_serai___games___encyclopedia___cards;
    cpy_r_r66 = (PyObject **)&CPyModule_serai___games___encyclopedia___cards__internal;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 7, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r70 = CPyStatics[8]; /* '__file__' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 7, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r72 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r73 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r74 = CPyImport_ImportNative(cpy_r_r73, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r71, cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 7, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r63 = cpy_r_r74;
CPyL28: ;
    cpy_r_r75 = CPyStatics[5146]; /* ('card_id', 'display', 'draw', 'take_from_display') */
    cpy_r_r76 = CPyStatic_picks___globals;
    cpy_r_r77 = CPyImport_GetNativeAttrs(cpy_r_r63, cpy_r_r75, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 7, CPyStatic_picks___globals);
        goto CPyL78;
    } else
        goto CPyL80;
CPyL29: ;
    cpy_r_r78 = (void *)&CPyModule_serai___games___encyclopedia___completion;
    cpy_r_r79 = (void *)&CPyImportState_serai___games___encyclopedia___completion;
    cpy_r_r80 = CPyModuleLockAPI_serai;
    cpy_r_r81 = CPyImport_IsInitialized(cpy_r_r79);
    if (!cpy_r_r81) goto CPyL32;
    cpy_r_r82 = PyImport_GetModuleDict();
    cpy_r_r83 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 8, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r85 = cpy_r_r84;
    goto CPyL36;
CPyL32: ;
    cpy_r_r86 = CPyInitOnly_serai___games___encyclopedia___completion;
    cpy_r_r87 = CPyExec_serai___games___encyclopedia___completion;
    cpy_r_r88 = (PyObject **)&CPyModule_serai___games___encyclopedia___completion__internal;
    cpy_r_r89 = PyImport_GetModuleDict();
    cpy_r_r90 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 8, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r92 = CPyStatics[8]; /* '__file__' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 8, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r94 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r95 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r96 = CPyImport_ImportNative(cpy_r_r95, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r93, cpy_r_r94, 0);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 8, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r85 = cpy_r_r96;
CPyL36: ;
    cpy_r_r97 = CPyStatics[5147]; /* ('survives_pick',) */
    cpy_r_r98 = CPyStatic_picks___globals;
    cpy_r_r99 = CPyImport_GetNativeAttrs(cpy_r_r85, cpy_r_r97, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 8, CPyStatic_picks___globals);
        goto CPyL78;
    } else
        goto CPyL81;
CPyL37: ;
    cpy_r_r100 = (void *)&CPyModule_serai___games___encyclopedia___experts;
    cpy_r_r101 = (void *)&CPyImportState_serai___games___encyclopedia___experts;
    cpy_r_r102 = CPyModuleLockAPI_serai;
    cpy_r_r103 = CPyImport_IsInitialized(cpy_r_r101);
    if (!cpy_r_r103) goto CPyL40;
    cpy_r_r104 = PyImport_GetModuleDict();
    cpy_r_r105 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 9, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r107 = cpy_r_r106;
    goto CPyL44;
CPyL40: ;
    cpy_r_r108 = CPyInitOnly_serai___games___encyclopedia___experts;
    cpy_r_r109 = CPyExec_serai___games___encyclopedia___experts;
    cpy_r_r110 = (PyObject **)&CPyModule_serai___games___encyclopedia___experts__internal;
    cpy_r_r111 = PyImport_GetModuleDict();
    cpy_r_r112 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 9, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r114 = CPyStatics[8]; /* '__file__' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 9, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r116 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r117 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r118 = CPyImport_ImportNative(cpy_r_r117, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r115, cpy_r_r116, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 9, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r107 = cpy_r_r118;
CPyL44: ;
    cpy_r_r119 = CPyStatics[5148]; /* ('place_expert',) */
    cpy_r_r120 = CPyStatic_picks___globals;
    cpy_r_r121 = CPyImport_GetNativeAttrs(cpy_r_r107, cpy_r_r119, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 9, CPyStatic_picks___globals);
        goto CPyL78;
    } else
        goto CPyL82;
CPyL45: ;
    cpy_r_r122 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r123 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r124 = CPyModuleLockAPI_serai;
    cpy_r_r125 = CPyImport_IsInitialized(cpy_r_r123);
    if (!cpy_r_r125) goto CPyL48;
    cpy_r_r126 = PyImport_GetModuleDict();
    cpy_r_r127 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r128 = CPyDict_GetItem(cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 10, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r129 = cpy_r_r128;
    goto CPyL52;
CPyL48: ;
    cpy_r_r130 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r131 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r132 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r133 = PyImport_GetModuleDict();
    cpy_r_r134 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r135 = CPyDict_GetItem(cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 10, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r136 = CPyStatics[8]; /* '__file__' */
    cpy_r_r137 = CPyObject_GetAttr(cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 10, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r138 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r139 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r140 = CPyImport_ImportNative(cpy_r_r139, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r137, cpy_r_r138, 0);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 10, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r129 = cpy_r_r140;
CPyL52: ;
    cpy_r_r141 = CPyStatics[5107]; /* ('EXPERT', 'KINDS', 'NOTHING_THERE') */
    cpy_r_r142 = CPyStatic_picks___globals;
    cpy_r_r143 = CPyImport_GetNativeAttrs(cpy_r_r129, cpy_r_r141, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 10, CPyStatic_picks___globals);
        goto CPyL78;
    } else
        goto CPyL83;
CPyL53: ;
    cpy_r_r144 = (void *)&CPyModule_serai___games___encyclopedia___notes;
    cpy_r_r145 = (void *)&CPyImportState_serai___games___encyclopedia___notes;
    cpy_r_r146 = CPyModuleLockAPI_serai;
    cpy_r_r147 = CPyImport_IsInitialized(cpy_r_r145);
    if (!cpy_r_r147) goto CPyL56;
    cpy_r_r148 = PyImport_GetModuleDict();
    cpy_r_r149 = CPyStatics[412]; /* 'serai.games.encyclopedia.notes' */
    cpy_r_r150 = CPyDict_GetItem(cpy_r_r148, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 11, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r151 = cpy_r_r150;
    goto CPyL60;
CPyL56: ;
    cpy_r_r152 = CPyInitOnly_serai___games___encyclopedia___notes;
    cpy_r_r153 = CPyExec_serai___games___encyclopedia___notes;
    cpy_r_r154 = (PyObject **)&CPyModule_serai___games___encyclopedia___notes__internal;
    cpy_r_r155 = PyImport_GetModuleDict();
    cpy_r_r156 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 11, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r158 = CPyStatics[8]; /* '__file__' */
    cpy_r_r159 = CPyObject_GetAttr(cpy_r_r157, cpy_r_r158);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 11, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r160 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r161 = CPyStatics[412]; /* 'serai.games.encyclopedia.notes' */
    cpy_r_r162 = CPyImport_ImportNative(cpy_r_r161, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r159, cpy_r_r160, 0);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 11, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r151 = cpy_r_r162;
CPyL60: ;
    cpy_r_r163 = CPyStatics[5051]; /* ('animal_note',) */
    cpy_r_r164 = CPyStatic_picks___globals;
    cpy_r_r165 = CPyImport_GetNativeAttrs(cpy_r_r151, cpy_r_r163, cpy_r_r163, cpy_r_r164);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 11, CPyStatic_picks___globals);
        goto CPyL78;
    } else
        goto CPyL84;
CPyL61: ;
    cpy_r_r166 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r167 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r168 = CPyModuleLockAPI_serai;
    cpy_r_r169 = CPyImport_IsInitialized(cpy_r_r167);
    if (!cpy_r_r169) goto CPyL64;
    cpy_r_r170 = PyImport_GetModuleDict();
    cpy_r_r171 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r172 = CPyDict_GetItem(cpy_r_r170, cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 12, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r173 = cpy_r_r172;
    goto CPyL68;
CPyL64: ;
    cpy_r_r174 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r175 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r176 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r177 = PyImport_GetModuleDict();
    cpy_r_r178 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r179 = CPyDict_GetItem(cpy_r_r177, cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 12, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r180 = CPyStatics[8]; /* '__file__' */
    cpy_r_r181 = CPyObject_GetAttr(cpy_r_r179, cpy_r_r180);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 12, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r182 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r183 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r184 = CPyImport_ImportNative(cpy_r_r183, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r181, cpy_r_r182, 0);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 12, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r173 = cpy_r_r184;
CPyL68: ;
    cpy_r_r185 = CPyStatics[5149]; /* ('Table', 'shown') */
    cpy_r_r186 = CPyStatic_picks___globals;
    cpy_r_r187 = CPyImport_GetNativeAttrs(cpy_r_r173, cpy_r_r185, cpy_r_r185, cpy_r_r186);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 12, CPyStatic_picks___globals);
        goto CPyL78;
    } else
        goto CPyL85;
CPyL69: ;
    cpy_r_r188 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r189 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r190 = CPyModuleLockAPI_serai;
    cpy_r_r191 = CPyImport_IsInitialized(cpy_r_r189);
    if (!cpy_r_r191) goto CPyL72;
    cpy_r_r192 = PyImport_GetModuleDict();
    cpy_r_r193 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r194 = CPyDict_GetItem(cpy_r_r192, cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 13, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r195 = cpy_r_r194;
    goto CPyL76;
CPyL72: ;
    cpy_r_r196 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r197 = CPyExec_serai___kernel___decision;
    cpy_r_r198 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r199 = PyImport_GetModuleDict();
    cpy_r_r200 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r201 = CPyDict_GetItem(cpy_r_r199, cpy_r_r200);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 13, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r202 = CPyStatics[8]; /* '__file__' */
    cpy_r_r203 = CPyObject_GetAttr(cpy_r_r201, cpy_r_r202);
    CPy_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 13, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r204 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r205 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r206 = CPyImport_ImportNative(cpy_r_r205, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r203, cpy_r_r204, 0);
    CPy_DECREF(cpy_r_r203);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 13, CPyStatic_picks___globals);
        goto CPyL78;
    }
    cpy_r_r195 = cpy_r_r206;
CPyL76: ;
    cpy_r_r207 = CPyStatics[5150]; /* ('Offer', 'Rules', 'ask') */
    cpy_r_r208 = CPyStatic_picks___globals;
    cpy_r_r209 = CPyImport_GetNativeAttrs(cpy_r_r195, cpy_r_r207, cpy_r_r207, cpy_r_r208);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/picks.py", "<module>", 13, CPyStatic_picks___globals);
        goto CPyL78;
    } else
        goto CPyL86;
CPyL77: ;
    return 1;
CPyL78: ;
    cpy_r_r210 = 2;
    return cpy_r_r210;
CPyL79: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL21;
CPyL80: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL29;
CPyL81: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL37;
CPyL82: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL45;
CPyL83: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL53;
CPyL84: ;
    CPy_DECREF(cpy_r_r165);
    goto CPyL61;
CPyL85: ;
    CPy_DECREF(cpy_r_r187);
    goto CPyL69;
CPyL86: ;
    CPy_DECREF(cpy_r_r209);
    goto CPyL77;
}

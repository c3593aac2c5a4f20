#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendwayfarers___automa___turn___automa_turn_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___turn___automa_turn_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___turn___automa_turn_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___turn___automa_turn_gen,
};
static int
wayfarers___automa___turn___automa_turn_gen_traverse(serai___games___wayfarers___automa___turn___automa_turn_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___turn___automa_turn_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___turn___automa_turn_genObject *self = (serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___turn___automa_turn_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___turn___automa_turn_genObject *self = (serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1);
    return 0;
}

static void
wayfarers___automa___turn___automa_turn_gen_dealloc(serai___games___wayfarers___automa___turn___automa_turn_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___turn___automa_turn_gen_free_instance == NULL) {
        wayfarers___automa___turn___automa_turn_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___turn___automa_turn_gen_dealloc)
    CPyDef_wayfarers___automa___turn___automa_turn_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___turn_____mypyc__automa_turn_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___turn___automa_turn_gen(void);

static PyObject *
wayfarers___automa___turn___automa_turn_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___turn___automa_turn_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___turn_____mypyc__automa_turn_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___turn___automa_turn_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___turn___automa_turn_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___turn___automa_turn_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___automa_turn_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___automa_turn_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___automa_turn_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___automa_turn_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___automa_turn_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___automa_turn_gen___close,
    };
    memcpy(wayfarers___automa___turn___automa_turn_gen_vtable, wayfarers___automa___turn___automa_turn_gen_vtable_scratch, sizeof(wayfarers___automa___turn___automa_turn_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___turn___automa_turn_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___turn___automa_turn_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___turn_____mypyc__automa_turn_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___turn___automa_turn_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___turn___automa_turn_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___turn___automa_turn_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___turn___automa_turn_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___turn___automa_turn_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___turn___automa_turn_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "automa_turn_gen",
    .tp_new = wayfarers___automa___turn___automa_turn_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___turn___automa_turn_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___turn___automa_turn_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___turn___automa_turn_gen_clear,
    .tp_methods = wayfarers___automa___turn___automa_turn_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___turn___automa_turn_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___turn___automa_turn_gen_____next__,
    .tp_as_async = &wayfarers___automa___turn___automa_turn_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___turn___automa_turn_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("automa_turn_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___turn___automa_turn_gen_template = &CPyType_wayfarers___automa___turn___automa_turn_gen_template_;

PyObject *CPyDef_wayfarers___automa___turn_____mypyc__automa_turn_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___turn___automa_turn_genObject *self;
    if (wayfarers___automa___turn___automa_turn_gen_free_instance != NULL) {
        self = wayfarers___automa___turn___automa_turn_gen_free_instance;
        wayfarers___automa___turn___automa_turn_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___turn___automa_turn_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___turn___automa_turn_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___turn___automa_turn_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___turn_____mypyc__automa_turn_gen_setup((PyObject *)CPyType_wayfarers___automa___turn___automa_turn_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___turn___settle_owed_bonuses_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___turn___settle_owed_bonuses_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___turn___settle_owed_bonuses_gen,
};
static int
wayfarers___automa___turn___settle_owed_bonuses_gen_traverse(serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *self = (serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *self = (serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1);
    return 0;
}

static void
wayfarers___automa___turn___settle_owed_bonuses_gen_dealloc(serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___turn___settle_owed_bonuses_gen_free_instance == NULL) {
        wayfarers___automa___turn___settle_owed_bonuses_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___turn___settle_owed_bonuses_gen_dealloc)
    CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___turn_____mypyc__settle_owed_bonuses_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen(void);

static PyObject *
wayfarers___automa___turn___settle_owed_bonuses_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___turn_____mypyc__settle_owed_bonuses_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___turn___settle_owed_bonuses_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___turn___settle_owed_bonuses_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen___close,
    };
    memcpy(wayfarers___automa___turn___settle_owed_bonuses_gen_vtable, wayfarers___automa___turn___settle_owed_bonuses_gen_vtable_scratch, sizeof(wayfarers___automa___turn___settle_owed_bonuses_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___turn___settle_owed_bonuses_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___turn_____mypyc__settle_owed_bonuses_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___turn___settle_owed_bonuses_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___turn___settle_owed_bonuses_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___turn___settle_owed_bonuses_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___turn___settle_owed_bonuses_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___turn___settle_owed_bonuses_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "settle_owed_bonuses_gen",
    .tp_new = wayfarers___automa___turn___settle_owed_bonuses_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___turn___settle_owed_bonuses_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___turn___settle_owed_bonuses_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_clear,
    .tp_methods = wayfarers___automa___turn___settle_owed_bonuses_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____next__,
    .tp_as_async = &wayfarers___automa___turn___settle_owed_bonuses_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("settle_owed_bonuses_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen_template = &CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen_template_;

PyObject *CPyDef_wayfarers___automa___turn_____mypyc__settle_owed_bonuses_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *self;
    if (wayfarers___automa___turn___settle_owed_bonuses_gen_free_instance != NULL) {
        self = wayfarers___automa___turn___settle_owed_bonuses_gen_free_instance;
        wayfarers___automa___turn___settle_owed_bonuses_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___turn___settle_owed_bonuses_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___turn_____mypyc__settle_owed_bonuses_gen_setup((PyObject *)CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___turn____reveal_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___turn____reveal_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___turn____reveal_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___turn____reveal_gen,
};
static int
wayfarers___automa___turn____reveal_gen_traverse(serai___games___wayfarers___automa___turn____reveal_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    Py_VISIT(self->___mypyc_generator_frame_attribute__scheme);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___turn____reveal_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___turn____reveal_genObject *self = (serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__scheme);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___turn____reveal_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___turn____reveal_genObject *self = (serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__scheme);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3);
    return 0;
}

static void
wayfarers___automa___turn____reveal_gen_dealloc(serai___games___wayfarers___automa___turn____reveal_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___turn____reveal_gen_free_instance == NULL) {
        wayfarers___automa___turn____reveal_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__scheme);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___turn____reveal_gen_dealloc)
    CPyDef_wayfarers___automa___turn____reveal_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___turn_____mypyc___3_reveal_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___turn____reveal_gen(void);

static PyObject *
wayfarers___automa___turn____reveal_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___turn____reveal_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___turn_____mypyc___3_reveal_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___turn____reveal_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___turn____reveal_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___turn____reveal_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____reveal_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____reveal_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____reveal_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____reveal_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____reveal_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____reveal_gen___close,
    };
    memcpy(wayfarers___automa___turn____reveal_gen_vtable, wayfarers___automa___turn____reveal_gen_vtable_scratch, sizeof(wayfarers___automa___turn____reveal_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___turn____reveal_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___turn____reveal_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___turn_____mypyc___3_reveal_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___turn____reveal_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___turn____reveal_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___turn____reveal_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___turn____reveal_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___turn____reveal_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___turn____reveal_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_reveal_gen",
    .tp_new = wayfarers___automa___turn____reveal_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___turn____reveal_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___turn____reveal_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___turn____reveal_gen_clear,
    .tp_methods = wayfarers___automa___turn____reveal_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___turn____reveal_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___turn____reveal_gen_____next__,
    .tp_as_async = &wayfarers___automa___turn____reveal_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___turn____reveal_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_reveal_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___turn____reveal_gen_template = &CPyType_wayfarers___automa___turn____reveal_gen_template_;

PyObject *CPyDef_wayfarers___automa___turn_____mypyc___3_reveal_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___turn____reveal_genObject *self;
    if (wayfarers___automa___turn____reveal_gen_free_instance != NULL) {
        self = wayfarers___automa___turn____reveal_gen_free_instance;
        wayfarers___automa___turn____reveal_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___turn____reveal_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___turn____reveal_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___turn____reveal_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___turn_____mypyc___3_reveal_gen_setup((PyObject *)CPyType_wayfarers___automa___turn____reveal_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___turn____rest_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___turn____rest_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___turn____rest_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___turn____rest_gen,
};
static int
wayfarers___automa___turn____rest_gen_traverse(serai___games___wayfarers___automa___turn____rest_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___turn____rest_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___turn____rest_genObject *self = (serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___turn____rest_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___turn____rest_genObject *self = (serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1);
    return 0;
}

static void
wayfarers___automa___turn____rest_gen_dealloc(serai___games___wayfarers___automa___turn____rest_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___turn____rest_gen_free_instance == NULL) {
        wayfarers___automa___turn____rest_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___turn____rest_gen_dealloc)
    CPyDef_wayfarers___automa___turn____rest_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___turn_____mypyc___3_rest_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___turn____rest_gen(void);

static PyObject *
wayfarers___automa___turn____rest_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___turn____rest_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___turn_____mypyc___3_rest_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___turn____rest_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___turn____rest_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___turn____rest_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____rest_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____rest_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____rest_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____rest_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____rest_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____rest_gen___close,
    };
    memcpy(wayfarers___automa___turn____rest_gen_vtable, wayfarers___automa___turn____rest_gen_vtable_scratch, sizeof(wayfarers___automa___turn____rest_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___turn____rest_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___turn____rest_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___turn_____mypyc___3_rest_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___turn____rest_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___turn____rest_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___turn____rest_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___turn____rest_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___turn____rest_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___turn____rest_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_rest_gen",
    .tp_new = wayfarers___automa___turn____rest_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___turn____rest_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___turn____rest_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___turn____rest_gen_clear,
    .tp_methods = wayfarers___automa___turn____rest_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___turn____rest_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___turn____rest_gen_____next__,
    .tp_as_async = &wayfarers___automa___turn____rest_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___turn____rest_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_rest_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___turn____rest_gen_template = &CPyType_wayfarers___automa___turn____rest_gen_template_;

PyObject *CPyDef_wayfarers___automa___turn_____mypyc___3_rest_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___turn____rest_genObject *self;
    if (wayfarers___automa___turn____rest_gen_free_instance != NULL) {
        self = wayfarers___automa___turn____rest_gen_free_instance;
        wayfarers___automa___turn____rest_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___turn____rest_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___turn____rest_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___turn____rest_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___turn_____mypyc___3_rest_gen_setup((PyObject *)CPyType_wayfarers___automa___turn____rest_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___turn____first_action_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___turn____first_action_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___turn____first_action_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___turn____first_action_gen,
};
static int
wayfarers___automa___turn____first_action_gen_traverse(serai___games___wayfarers___automa___turn____first_action_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    Py_VISIT(self->___mypyc_generator_frame_attribute__effect);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___turn____first_action_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___turn____first_action_genObject *self = (serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___turn____first_action_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___turn____first_action_genObject *self = (serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1);
    return 0;
}

static void
wayfarers___automa___turn____first_action_gen_dealloc(serai___games___wayfarers___automa___turn____first_action_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___turn____first_action_gen_free_instance == NULL) {
        wayfarers___automa___turn____first_action_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___turn____first_action_gen_dealloc)
    CPyDef_wayfarers___automa___turn____first_action_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___turn_____mypyc___3_first_action_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___turn____first_action_gen(void);

static PyObject *
wayfarers___automa___turn____first_action_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___turn____first_action_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___turn_____mypyc___3_first_action_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___turn____first_action_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___turn____first_action_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___turn____first_action_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____first_action_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____first_action_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____first_action_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____first_action_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____first_action_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___turn____first_action_gen___close,
    };
    memcpy(wayfarers___automa___turn____first_action_gen_vtable, wayfarers___automa___turn____first_action_gen_vtable_scratch, sizeof(wayfarers___automa___turn____first_action_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___turn____first_action_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___turn____first_action_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___turn_____mypyc___3_first_action_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___turn____first_action_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___turn____first_action_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___turn____first_action_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___turn____first_action_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___turn____first_action_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___turn____first_action_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_first_action_gen",
    .tp_new = wayfarers___automa___turn____first_action_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___turn____first_action_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___turn____first_action_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___turn____first_action_gen_clear,
    .tp_methods = wayfarers___automa___turn____first_action_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___turn____first_action_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___turn____first_action_gen_____next__,
    .tp_as_async = &wayfarers___automa___turn____first_action_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___turn____first_action_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_first_action_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___turn____first_action_gen_template = &CPyType_wayfarers___automa___turn____first_action_gen_template_;

PyObject *CPyDef_wayfarers___automa___turn_____mypyc___3_first_action_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___turn____first_action_genObject *self;
    if (wayfarers___automa___turn____first_action_gen_free_instance != NULL) {
        self = wayfarers___automa___turn____first_action_gen_free_instance;
        wayfarers___automa___turn____first_action_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___turn____first_action_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___turn____first_action_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___turn____first_action_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___turn_____mypyc___3_first_action_gen_setup((PyObject *)CPyType_wayfarers___automa___turn____first_action_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef wayfarers___automa___turnmodule_methods[] = {
    {"automa_turn", (PyCFunction)CPyPy_wayfarers___automa___turn___automa_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("automa_turn(t)\n--\n\n") /* docstring */},
    {"settle_owed_bonuses", (PyCFunction)CPyPy_wayfarers___automa___turn___settle_owed_bonuses, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("settle_owed_bonuses(t)\n--\n\n") /* docstring */},
    {"_reveal", (PyCFunction)CPyPy_wayfarers___automa___turn____reveal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_reveal(t, automa)\n--\n\n") /* docstring */},
    {"_rest", (PyCFunction)CPyPy_wayfarers___automa___turn____rest, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_rest(t, automa)\n--\n\n") /* docstring */},
    {"_first_possible", (PyCFunction)CPyPy_wayfarers___automa___turn____first_possible, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_first_possible(t, automa, effect)\n--\n\n") /* docstring */},
    {"_first_action", (PyCFunction)CPyPy_wayfarers___automa___turn____first_action, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_first_action(t, automa, effect)\n--\n\n") /* docstring */},
    {"_price", (PyCFunction)CPyPy_wayfarers___automa___turn____price, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_price(cost)\n--\n\n") /* docstring */},
    {"_named_colours", (PyCFunction)CPyPy_wayfarers___automa___turn____named_colours, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_named_colours(effect)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___automa___turn__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___automa___turn__internal, "__name__");
    CPyStatic_wayfarers___automa___turn___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___automa___turn__internal);
    if (unlikely(CPyStatic_wayfarers___automa___turn___globals == NULL))
        goto fail;
    CPyType_wayfarers___automa___turn___automa_turn_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___turn___automa_turn_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___turn___automa_turn_gen))
        goto fail;
    CPyDef_wayfarers___automa___turn___automa_turn_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen))
        goto fail;
    CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___turn____reveal_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___turn____reveal_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___turn____reveal_gen))
        goto fail;
    CPyDef_wayfarers___automa___turn____reveal_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___turn____rest_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___turn____rest_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___turn____rest_gen))
        goto fail;
    CPyDef_wayfarers___automa___turn____rest_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___turn____first_action_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___turn____first_action_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___turn____first_action_gen))
        goto fail;
    CPyDef_wayfarers___automa___turn____first_action_gen_trait_vtable_setup();
    char result = CPyDef_wayfarers___automa___turn_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___automa___turn__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___automa___turn___automa_turn_gen);
    Py_CLEAR(CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen);
    Py_CLEAR(CPyType_wayfarers___automa___turn____reveal_gen);
    Py_CLEAR(CPyType_wayfarers___automa___turn____rest_gen);
    Py_CLEAR(CPyType_wayfarers___automa___turn____first_action_gen);
    return -1;
}
int CPyExec_serai___games___wayfarers___automa___turn(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___automa___turn__impl, &CPyImportState_serai___games___wayfarers___automa___turn, &CPyModule_serai___games___wayfarers___automa___turn);
}
static struct PyModuleDef wayfarers___automa___turnmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.automa.turn",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___automa___turnmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___automa___turn(void)
{
    if (CPyModule_serai___games___wayfarers___automa___turn__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___automa___turn__internal);
        return CPyModule_serai___games___wayfarers___automa___turn__internal;
    }
    CPyModule_serai___games___wayfarers___automa___turn__internal = PyModule_Create(&wayfarers___automa___turnmodule);
    return CPyModule_serai___games___wayfarers___automa___turn__internal;
}

PyObject *CPyInit_serai___games___wayfarers___automa___turn(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___automa___turn__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___automa___turn__internal);
        return CPyModule_serai___games___wayfarers___automa___turn__internal;
    }
    CPyModule_serai___games___wayfarers___automa___turn__internal = PyModule_Create(&wayfarers___automa___turnmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___automa___turn__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.automa.turn");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___automa___turn__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___automa___turn__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___automa___turn__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___automa___turn(CPyModule_serai___games___wayfarers___automa___turn__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___automa___turn__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.automa.turn");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___automa___turn__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___automa_turn_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    CPyTagged cpy_r_blue;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject **cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    tuple_T3OOO cpy_r_r78;
    PyObject **cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject **cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject **cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    tuple_T3OOO cpy_r_r106;
    PyObject **cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject **cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    int32_t cpy_r_r119;
    char cpy_r_r120;
    int32_t cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL83;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 17, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL82;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 19, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL82;
    }
CPyL5: ;
    cpy_r_r12 = CPyDef_wayfarers___automa___choices___automa_of(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 19, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL82;
    }
    cpy_r_r13 = 0;
    cpy_r_r14 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r12)->_schemes;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "automa_turn", "Automa", "schemes", 20, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r14);
CPyL7: ;
    cpy_r_r15 = 0;
CPyL8: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL90;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r15 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 20, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL91;
    }
    cpy_r_r25 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 20, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL92;
    }
CPyL11: ;
    cpy_r_r26 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r25)->_book;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "automa_turn", "Table", "book", 20, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL92;
    }
CPyL12: ;
    cpy_r_r27 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r26)->_schemes;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "automa_turn", "Book", "schemes", 20, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL92;
    }
CPyL13: ;
    cpy_r_r28 = CPyList_GetItemBorrow(cpy_r_r27, cpy_r_r24);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 20, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL92;
    }
    if (likely(Py_TYPE(cpy_r_r28) == CPyType_wayfarers___printed___Scheme))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 20, CPyStatic_wayfarers___automa___turn___globals, "serai.games.wayfarers.printed.Scheme", cpy_r_r28);
        goto CPyL92;
    }
    cpy_r_r30 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r29)->_is_blue;
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r31 = cpy_r_r30 << 1;
    cpy_r_r32 = cpy_r_r31;
    cpy_r_r33 = CPyTagged_Add(cpy_r_r13, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_r13 = cpy_r_r33;
    cpy_r_r34 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r34;
    goto CPyL8;
CPyL17: ;
    cpy_r_blue = cpy_r_r13;
    cpy_r_r35 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r12)->_schemes;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "automa_turn", "Automa", "schemes", 21, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL93;
    }
CPyL18: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r37 << 1;
    cpy_r_r39 = CPyTagged_Subtract(cpy_r_r38, cpy_r_blue);
    cpy_r_r40 = cpy_r_r39 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (cpy_r_r41) goto CPyL20;
    cpy_r_r42 = cpy_r_blue & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (!cpy_r_r43) goto CPyL21;
CPyL20: ;
    cpy_r_r44 = CPyTagged_IsLt_(cpy_r_blue, cpy_r_r39);
    if (cpy_r_r44) {
        goto CPyL94;
    } else
        goto CPyL95;
CPyL21: ;
    cpy_r_r45 = (Py_ssize_t)cpy_r_r39 > (Py_ssize_t)cpy_r_blue;
    if (cpy_r_r45) {
        goto CPyL94;
    } else
        goto CPyL95;
CPyL22: ;
    cpy_r_r46 = cpy_r_r39;
    goto CPyL24;
CPyL23: ;
    cpy_r_r46 = cpy_r_blue;
CPyL24: ;
    cpy_r_r47 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 21, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL96;
    }
CPyL25: ;
    cpy_r_r48 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r47)->_book;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "automa_turn", "Table", "book", 21, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL96;
    }
CPyL26: ;
    cpy_r_r49 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r48)->_constants;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r50 = CPyStatics[3801]; /* 'scheme_rest' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 21, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL96;
    }
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 21, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL96;
    }
    cpy_r_r53 = cpy_r_r46 & 1;
    cpy_r_r54 = cpy_r_r53 != 0;
    if (cpy_r_r54) goto CPyL30;
    cpy_r_r55 = cpy_r_r52 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (!cpy_r_r56) goto CPyL31;
CPyL30: ;
    cpy_r_r57 = CPyTagged_IsLt_(cpy_r_r46, cpy_r_r52);
    cpy_r_r58 = cpy_r_r57 ^ 1;
    cpy_r_r59 = cpy_r_r58;
    goto CPyL32;
CPyL31: ;
    cpy_r_r60 = (Py_ssize_t)cpy_r_r46 >= (Py_ssize_t)cpy_r_r52;
    cpy_r_r59 = cpy_r_r60;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r52);
    if (!cpy_r_r59) goto CPyL55;
    cpy_r_r61 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 22, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL97;
    }
CPyL34: ;
    cpy_r_r62 = CPyDef_wayfarers___automa___turn____rest(cpy_r_r61, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 22, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL82;
    }
    if (((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0);
    }
    ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0 = cpy_r_r62;
    cpy_r_r63 = 1;
    if (!cpy_r_r63) goto CPyL82;
    cpy_r_r64 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r65 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r66 = NULL;
    cpy_r_r1 = cpy_r_r66;
    cpy_r_r67 = (PyObject **)&cpy_r_r1;
    cpy_r_r68 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0;
    cpy_r_r69 = CPyDef_wayfarers___automa___turn____rest_gen_____mypyc_generator_helper__(cpy_r_r68, cpy_r_r65, cpy_r_r65, cpy_r_r65, cpy_r_r64, cpy_r_r67);
    if (cpy_r_r69 != NULL) goto CPyL98;
    cpy_r_r70 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 22, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL99;
    }
    cpy_r_r71 = cpy_r_r1;
    CPy_DECREF(cpy_r_r71);
    cpy_r_r72 = NULL;
    if (((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0);
    }
    ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0 = cpy_r_r72;
    cpy_r_r73 = 1;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 22, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL82;
    } else
        goto CPyL77;
CPyL39: ;
    cpy_r_r74 = cpy_r_r69;
CPyL40: ;
    ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r74;
CPyL41: ;
    cpy_r_r76 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r77 = cpy_r_type != cpy_r_r76;
    if (!cpy_r_r77) goto CPyL100;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 22, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL45;
    } else
        goto CPyL101;
CPyL43: ;
    CPy_Unreachable();
CPyL44: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL51;
CPyL45: ;
    cpy_r_r78 = CPy_CatchError();
    cpy_r_r79 = (PyObject **)&cpy_r_r3;
    cpy_r_r80 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0;
    cpy_r_r81 = CPy_YieldFromErrorHandle(cpy_r_r80, cpy_r_r79);
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 22, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL102;
    }
    if (cpy_r_r81) goto CPyL48;
    cpy_r_r74 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r78);
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    goto CPyL40;
CPyL48: ;
    cpy_r_r71 = cpy_r_r3;
    CPy_DecRef(cpy_r_r71);
    CPy_RestoreExcInfo(cpy_r_r78);
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    goto CPyL77;
CPyL49: ;
    CPy_RestoreExcInfo(cpy_r_r78);
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    cpy_r_r82 = CPy_KeepPropagating();
    if (!cpy_r_r82) goto CPyL82;
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r83 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r84 = NULL;
    cpy_r_r1 = cpy_r_r84;
    cpy_r_r85 = (PyObject **)&cpy_r_r1;
    cpy_r_r86 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0;
    cpy_r_r87 = CPyDef_wayfarers___automa___turn____rest_gen_____mypyc_generator_helper__(cpy_r_r86, cpy_r_r83, cpy_r_r83, cpy_r_r83, cpy_r_arg, cpy_r_r85);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r87 == NULL) {
        goto CPyL53;
    } else
        goto CPyL103;
CPyL52: ;
    cpy_r_r74 = cpy_r_r87;
    goto CPyL40;
CPyL53: ;
    cpy_r_r88 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 22, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL99;
    }
    cpy_r_r71 = cpy_r_r1;
    CPy_DECREF(cpy_r_r71);
    goto CPyL77;
CPyL55: ;
    cpy_r_r89 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 24, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL97;
    }
CPyL56: ;
    cpy_r_r90 = CPyDef_wayfarers___automa___turn____reveal(cpy_r_r89, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 24, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL82;
    }
    if (((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1);
    }
    ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1 = cpy_r_r90;
    cpy_r_r91 = 1;
    if (!cpy_r_r91) goto CPyL82;
    cpy_r_r92 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = NULL;
    cpy_r_r5 = cpy_r_r94;
    cpy_r_r95 = (PyObject **)&cpy_r_r5;
    cpy_r_r96 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1;
    cpy_r_r97 = CPyDef_wayfarers___automa___turn____reveal_gen_____mypyc_generator_helper__(cpy_r_r96, cpy_r_r93, cpy_r_r93, cpy_r_r93, cpy_r_r92, cpy_r_r95);
    if (cpy_r_r97 != NULL) goto CPyL104;
    cpy_r_r98 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 24, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
    cpy_r_r99 = cpy_r_r5;
    CPy_DECREF(cpy_r_r99);
    cpy_r_r100 = NULL;
    if (((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1);
    }
    ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1 = cpy_r_r100;
    cpy_r_r101 = 1;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 24, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL82;
    } else
        goto CPyL77;
CPyL61: ;
    cpy_r_r102 = cpy_r_r97;
CPyL62: ;
    ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r102;
CPyL63: ;
    cpy_r_r104 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r105 = cpy_r_type != cpy_r_r104;
    if (!cpy_r_r105) goto CPyL106;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 24, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL67;
    } else
        goto CPyL107;
CPyL65: ;
    CPy_Unreachable();
CPyL66: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL73;
CPyL67: ;
    cpy_r_r106 = CPy_CatchError();
    cpy_r_r107 = (PyObject **)&cpy_r_r7;
    cpy_r_r108 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1;
    cpy_r_r109 = CPy_YieldFromErrorHandle(cpy_r_r108, cpy_r_r107);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 24, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL108;
    }
    if (cpy_r_r109) goto CPyL70;
    cpy_r_r102 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r106);
    CPy_DecRef(cpy_r_r106.f0);
    CPy_DecRef(cpy_r_r106.f1);
    CPy_DecRef(cpy_r_r106.f2);
    goto CPyL62;
CPyL70: ;
    cpy_r_r99 = cpy_r_r7;
    CPy_DecRef(cpy_r_r99);
    CPy_RestoreExcInfo(cpy_r_r106);
    CPy_DecRef(cpy_r_r106.f0);
    CPy_DecRef(cpy_r_r106.f1);
    CPy_DecRef(cpy_r_r106.f2);
    goto CPyL77;
CPyL71: ;
    CPy_RestoreExcInfo(cpy_r_r106);
    CPy_DecRef(cpy_r_r106.f0);
    CPy_DecRef(cpy_r_r106.f1);
    CPy_DecRef(cpy_r_r106.f2);
    cpy_r_r110 = CPy_KeepPropagating();
    if (!cpy_r_r110) goto CPyL82;
    CPy_Unreachable();
CPyL73: ;
    cpy_r_r111 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r112 = NULL;
    cpy_r_r5 = cpy_r_r112;
    cpy_r_r113 = (PyObject **)&cpy_r_r5;
    cpy_r_r114 = ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1;
    cpy_r_r115 = CPyDef_wayfarers___automa___turn____reveal_gen_____mypyc_generator_helper__(cpy_r_r114, cpy_r_r111, cpy_r_r111, cpy_r_r111, cpy_r_arg, cpy_r_r113);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r115 == NULL) {
        goto CPyL75;
    } else
        goto CPyL109;
CPyL74: ;
    cpy_r_r102 = cpy_r_r115;
    goto CPyL62;
CPyL75: ;
    cpy_r_r116 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 24, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
    cpy_r_r99 = cpy_r_r5;
    CPy_DECREF(cpy_r_r99);
CPyL77: ;
    cpy_r_r117 = Py_None;
    CPy_INCREF(cpy_r_r117);
    ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r119 = CPyDef_wayfarers___automa___turn___automa_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL81;
    CPyGen_SetStopIterationValue(cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (!0) goto CPyL88;
    CPy_Unreachable();
CPyL81: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r117;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL82: ;
    ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r121 = CPyDef_wayfarers___automa___turn___automa_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r122 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r122;
CPyL83: ;
    cpy_r_r123 = cpy_r_r8 == 0;
    if (cpy_r_r123) goto CPyL110;
    cpy_r_r124 = cpy_r_r8 == 1;
    if (cpy_r_r124) {
        goto CPyL111;
    } else
        goto CPyL112;
CPyL85: ;
    cpy_r_r125 = cpy_r_r8 == 2;
    if (cpy_r_r125) {
        goto CPyL63;
    } else
        goto CPyL113;
CPyL86: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r126 = 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 17, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL88: ;
    cpy_r_r127 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r127;
CPyL89: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL82;
CPyL90: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL17;
CPyL91: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL82;
CPyL92: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL82;
CPyL93: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_blue);
    goto CPyL82;
CPyL94: ;
    CPyTagged_DECREF(cpy_r_blue);
    goto CPyL22;
CPyL95: ;
    CPyTagged_DECREF(cpy_r_r39);
    goto CPyL23;
CPyL96: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL82;
CPyL97: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL82;
CPyL98: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL39;
CPyL99: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL82;
CPyL100: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL44;
CPyL101: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL43;
CPyL102: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL49;
CPyL103: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL52;
CPyL104: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL61;
CPyL105: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL82;
CPyL106: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL66;
CPyL107: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL65;
CPyL108: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL71;
CPyL109: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL74;
CPyL110: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL111: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL41;
CPyL112: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL85;
CPyL113: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL86;
}
        
PyObject *CPyDef_wayfarers___automa___turn___automa_turn_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___turn___automa_turn_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn___automa_turn_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "__next__", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___automa_turn_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___turn___automa_turn_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___turn___automa_turn_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "send", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___automa_turn_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___turn___automa_turn_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn___automa_turn_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "__iter__", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___automa_turn_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___turn___automa_turn_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn.automa_turn_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___turn___automa_turn_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "throw", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___automa_turn_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___turn___automa_turn_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6476 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6476);
    PyObject *__tmp6477 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6477);
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
        
        PyObject *CPyPy_wayfarers___automa___turn___automa_turn_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn___automa_turn_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "close", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___automa_turn(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_wayfarers___automa___turn___automa_turn_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 17, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL3;
    }
    ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 17, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL4;
    }
    return cpy_r_r0;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
CPyL4: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL3;
}
        
        PyObject *CPyPy_wayfarers___automa___turn___automa_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:automa_turn", kwlist, 0};
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
            PyObject *retval = CPyDef_wayfarers___automa___turn___automa_turn(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "automa_turn", 17, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    tuple_T3OOO cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    int32_t cpy_r_r69;
    char cpy_r_r70;
    int32_t cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL60;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 27, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "t", 29, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_automa;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "Table", "automa", 29, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    if (((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 29, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "automa", 30, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL8: ;
    cpy_r_r12 = cpy_r_r11 != cpy_r_r10;
    if (!cpy_r_r12) goto CPyL18;
    cpy_r_r13 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "automa", 30, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL10: ;
    if (likely(cpy_r_r13 != Py_None))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 30, CPyStatic_wayfarers___automa___turn___globals, "serai.games.wayfarers.table.Automa", cpy_r_r13);
        goto CPyL59;
    }
    cpy_r_r15 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r14)->_owed;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "Automa", "owed", 30, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL12: ;
    cpy_r_r16 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "automa", 30, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL65;
    }
CPyL13: ;
    cpy_r_r17 = cpy_r_r15 != 0;
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r17) goto CPyL18;
    cpy_r_r18 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "t", 31, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL15: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r18)->_placed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r18)->_placed);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r18)->_placed = -2;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 31, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
    cpy_r_r20 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "t", 31, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL17: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r20)->_placed_worker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r20)->_placed_worker);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r20)->_placed_worker = -2;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 31, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL18: ;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "automa", 32, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL19: ;
    cpy_r_r24 = cpy_r_r23 != cpy_r_r22;
    if (!cpy_r_r24) goto CPyL54;
    cpy_r_r25 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "automa", 32, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL21: ;
    if (likely(cpy_r_r25 != Py_None))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 32, CPyStatic_wayfarers___automa___turn___globals, "serai.games.wayfarers.table.Automa", cpy_r_r25);
        goto CPyL59;
    }
    cpy_r_r27 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r26)->_owed;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "Automa", "owed", 32, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r27);
CPyL23: ;
    cpy_r_r28 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "automa", 32, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL66;
    }
CPyL24: ;
    cpy_r_r29 = cpy_r_r27 != 0;
    CPyTagged_DECREF(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL54;
    cpy_r_r30 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "automa", 33, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL26: ;
    if (likely(cpy_r_r30 != Py_None))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 33, CPyStatic_wayfarers___automa___turn___globals, "serai.games.wayfarers.table.Automa", cpy_r_r30);
        goto CPyL59;
    }
    cpy_r_r32 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r31)->_owed;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "Automa", "owed", 33, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL28: ;
    cpy_r_r33 = CPyTagged_Subtract(cpy_r_r32, 2);
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r31)->_owed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r31)->_owed);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r31)->_owed = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 33, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
    cpy_r_r35 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "automa", 33, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL30: ;
    cpy_r_r36 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "t", 34, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL31: ;
    cpy_r_r37 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", "settle_owed_bonuses_gen", "automa", 34, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
CPyL32: ;
    CPy_INCREF(cpy_r_r37);
    if (likely(cpy_r_r37 != Py_None))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 34, CPyStatic_wayfarers___automa___turn___globals, "serai.games.wayfarers.table.Automa", cpy_r_r37);
        goto CPyL59;
    }
    cpy_r_r39 = CPyStatics[3802]; /* 'WF-AI-38' */
    cpy_r_r40 = CPyDef_wayfarers___automa___actions___track_bonus(cpy_r_r36, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 34, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    }
    if (((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1);
    }
    ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1 = cpy_r_r40;
    cpy_r_r41 = 1;
    if (!cpy_r_r41) goto CPyL59;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = NULL;
    cpy_r_r1 = cpy_r_r44;
    cpy_r_r45 = (PyObject **)&cpy_r_r1;
    cpy_r_r46 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1;
    cpy_r_r47 = CPyDef_wayfarers___automa___actions___track_bonus_gen_____mypyc_generator_helper__(cpy_r_r46, cpy_r_r43, cpy_r_r43, cpy_r_r43, cpy_r_r42, cpy_r_r45);
    if (cpy_r_r47 != NULL) goto CPyL67;
    cpy_r_r48 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 34, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL68;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
    cpy_r_r50 = NULL;
    if (((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1);
    }
    ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1 = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 34, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL59;
    } else
        goto CPyL18;
CPyL38: ;
    cpy_r_r52 = cpy_r_r47;
CPyL39: ;
    ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL40: ;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = cpy_r_type != cpy_r_r54;
    if (!cpy_r_r55) goto CPyL69;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 34, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL44;
    } else
        goto CPyL70;
CPyL42: ;
    CPy_Unreachable();
CPyL43: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL50;
CPyL44: ;
    cpy_r_r56 = CPy_CatchError();
    cpy_r_r57 = (PyObject **)&cpy_r_r3;
    cpy_r_r58 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1;
    cpy_r_r59 = CPy_YieldFromErrorHandle(cpy_r_r58, cpy_r_r57);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 34, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL71;
    }
    if (cpy_r_r59) goto CPyL47;
    cpy_r_r52 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL39;
CPyL47: ;
    cpy_r_r49 = cpy_r_r3;
    CPy_DecRef(cpy_r_r49);
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL18;
CPyL48: ;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    cpy_r_r60 = CPy_KeepPropagating();
    if (!cpy_r_r60) goto CPyL59;
    CPy_Unreachable();
CPyL50: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1;
    cpy_r_r65 = CPyDef_wayfarers___automa___actions___track_bonus_gen_____mypyc_generator_helper__(cpy_r_r64, cpy_r_r61, cpy_r_r61, cpy_r_r61, cpy_r_arg, cpy_r_r63);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r65 == NULL) {
        goto CPyL52;
    } else
        goto CPyL72;
CPyL51: ;
    cpy_r_r52 = cpy_r_r65;
    goto CPyL39;
CPyL52: ;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 34, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL68;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
    goto CPyL18;
CPyL54: ;
    cpy_r_r67 = Py_None;
    CPy_INCREF(cpy_r_r67);
    ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r69 = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL58;
    CPyGen_SetStopIterationValue(cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    if (!0) goto CPyL64;
    CPy_Unreachable();
CPyL58: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r67;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL59: ;
    ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r71 = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r72 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r72;
CPyL60: ;
    cpy_r_r73 = cpy_r_r4 == 0;
    if (cpy_r_r73) goto CPyL73;
    cpy_r_r74 = cpy_r_r4 == 1;
    if (cpy_r_r74) {
        goto CPyL40;
    } else
        goto CPyL74;
CPyL62: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r75 = 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 27, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL64: ;
    cpy_r_r76 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r76;
CPyL65: ;
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL59;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL59;
CPyL67: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL38;
CPyL68: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL59;
CPyL69: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL43;
CPyL70: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL42;
CPyL71: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL48;
CPyL72: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL51;
CPyL73: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL74: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL62;
}
        
PyObject *CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___turn___settle_owed_bonuses_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn.settle_owed_bonuses_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "__next__", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___turn___settle_owed_bonuses_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn.settle_owed_bonuses_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "send", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___turn___settle_owed_bonuses_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn.settle_owed_bonuses_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "__iter__", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___turn___settle_owed_bonuses_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn.settle_owed_bonuses_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "throw", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6478 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6478);
    PyObject *__tmp6479 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6479);
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
        
        PyObject *CPyPy_wayfarers___automa___turn___settle_owed_bonuses_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn___settle_owed_bonuses_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn.settle_owed_bonuses_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "close", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn___settle_owed_bonuses(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 27, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL3;
    }
    ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 27, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL4;
    }
    return cpy_r_r0;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
CPyL4: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL3;
}
        
        PyObject *CPyPy_wayfarers___automa___turn___settle_owed_bonuses(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:settle_owed_bonuses", kwlist, 0};
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
            PyObject *retval = CPyDef_wayfarers___automa___turn___settle_owed_bonuses(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "settle_owed_bonuses", 27, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____reveal_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    tuple_T3OOO cpy_r_r67;
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject **cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject **cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    tuple_T3OOO cpy_r_r111;
    PyObject **cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject **cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject **cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    tuple_T3OOO cpy_r_r150;
    PyObject **cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject **cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    char cpy_r_r162;
    int32_t cpy_r_r163;
    char cpy_r_r164;
    int32_t cpy_r_r165;
    PyObject *cpy_r_r166;
    char cpy_r_r167;
    char cpy_r_r168;
    char cpy_r_r169;
    char cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = NULL;
    cpy_r_r9 = cpy_r_r8;
    CPy_XDECREF(cpy_r_r9);
    cpy_r_r10 = NULL;
    cpy_r_r11 = cpy_r_r10;
    cpy_r_r12 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL119;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 37, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "automa", 39, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL5: ;
    cpy_r_r16 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r15)->_schemes;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "Automa", "schemes", 39, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r16);
CPyL6: ;
    cpy_r_r17 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "automa", 39, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL126;
    }
CPyL7: ;
    cpy_r_r18 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r17)->_scheme_pile;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "Automa", "scheme_pile", 39, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r18);
CPyL8: ;
    cpy_r_r19 = CPyList_PopLast(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 39, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL126;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 39, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL126;
    }
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r_r22 = PyList_Append(cpy_r_r16, cpy_r_r21);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 39, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    cpy_r_r24 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "t", 40, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL12: ;
    cpy_r_r25 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r24)->_reveals;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "Table", "reveals", 40, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL13: ;
    cpy_r_r26 = CPyTagged_Add(cpy_r_r25, 2);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r24)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r24)->_reveals);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r24)->_reveals = cpy_r_r26;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 40, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    cpy_r_r28 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "t", 41, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL15: ;
    cpy_r_r29 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r28)->_book;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "Table", "book", 41, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL16: ;
    cpy_r_r30 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r29)->_schemes;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "Book", "schemes", 41, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r30);
CPyL17: ;
    cpy_r_r31 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "automa", 41, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL127;
    }
CPyL18: ;
    cpy_r_r32 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r31)->_schemes;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "Automa", "schemes", 41, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL127;
    }
CPyL19: ;
    cpy_r_r33 = CPyList_GetItemShortBorrow(cpy_r_r32, -2);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 41, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL127;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 41, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL127;
    }
    cpy_r_r35 = CPyList_GetItem(cpy_r_r30, cpy_r_r34);
    CPy_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 41, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    if (likely(Py_TYPE(cpy_r_r35) == CPyType_wayfarers___printed___Scheme))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 41, CPyStatic_wayfarers___automa___turn___globals, "serai.games.wayfarers.printed.Scheme", cpy_r_r35);
        goto CPyL118;
    }
    if (((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scheme != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scheme);
    }
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scheme = cpy_r_r36;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 41, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    cpy_r_r38 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "t", 42, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL25: ;
    cpy_r_r39 = CPyStatics[3803]; /* 'event-ai-scheme' */
    cpy_r_r40 = CPyStatics[3722]; /* 'WF-AI-06' */
    cpy_r_r41 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scheme;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "scheme", 42, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL26: ;
    cpy_r_r42 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r41)->_id;
    CPy_INCREF(cpy_r_r42);
    cpy_r_r43 = CPyStatics[3804]; /* 'scheme' */
    cpy_r_r44 = CPyDict_Build(1, cpy_r_r43, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 42, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    cpy_r_r45 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 42, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    cpy_r_r46 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "t", 43, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL29: ;
    cpy_r_r47 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "automa", 43, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL30: ;
    cpy_r_r48 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scheme;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "scheme", 43, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL31: ;
    cpy_r_r49 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r48)->_silver;
    CPyTagged_INCREF(cpy_r_r49);
    cpy_r_r50 = CPyStatics[3722]; /* 'WF-AI-06' */
    cpy_r_r51 = CPyDef_wayfarers___automa___actions___move_marker(cpy_r_r46, cpy_r_r47, cpy_r_r49, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 43, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    if (((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1);
    }
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1 = cpy_r_r51;
    cpy_r_r52 = 1;
    if (!cpy_r_r52) goto CPyL118;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = NULL;
    cpy_r_r1 = cpy_r_r55;
    cpy_r_r56 = (PyObject **)&cpy_r_r1;
    cpy_r_r57 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1;
    cpy_r_r58 = CPyDef_wayfarers___automa___actions___move_marker_gen_____mypyc_generator_helper__(cpy_r_r57, cpy_r_r54, cpy_r_r54, cpy_r_r54, cpy_r_r53, cpy_r_r56);
    if (cpy_r_r58 != NULL) goto CPyL128;
    cpy_r_r59 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 43, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL129;
    }
    cpy_r_r60 = cpy_r_r1;
    CPy_DECREF(cpy_r_r60);
    cpy_r_r61 = NULL;
    if (((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1);
    }
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1 = cpy_r_r61;
    cpy_r_r62 = 1;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 43, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    } else
        goto CPyL52;
CPyL36: ;
    cpy_r_r63 = cpy_r_r58;
CPyL37: ;
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r63;
CPyL38: ;
    cpy_r_r65 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r66 = cpy_r_type != cpy_r_r65;
    if (!cpy_r_r66) goto CPyL130;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 43, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL42;
    } else
        goto CPyL131;
CPyL40: ;
    CPy_Unreachable();
CPyL41: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL48;
CPyL42: ;
    cpy_r_r67 = CPy_CatchError();
    cpy_r_r68 = (PyObject **)&cpy_r_r3;
    cpy_r_r69 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1;
    cpy_r_r70 = CPy_YieldFromErrorHandle(cpy_r_r69, cpy_r_r68);
    if (unlikely(cpy_r_r70 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 43, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL132;
    }
    if (cpy_r_r70) goto CPyL45;
    cpy_r_r63 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r67);
    CPy_DecRef(cpy_r_r67.f0);
    CPy_DecRef(cpy_r_r67.f1);
    CPy_DecRef(cpy_r_r67.f2);
    goto CPyL37;
CPyL45: ;
    cpy_r_r60 = cpy_r_r3;
    CPy_DecRef(cpy_r_r60);
    CPy_RestoreExcInfo(cpy_r_r67);
    CPy_DecRef(cpy_r_r67.f0);
    CPy_DecRef(cpy_r_r67.f1);
    CPy_DecRef(cpy_r_r67.f2);
    goto CPyL52;
CPyL46: ;
    CPy_RestoreExcInfo(cpy_r_r67);
    CPy_DecRef(cpy_r_r67.f0);
    CPy_DecRef(cpy_r_r67.f1);
    CPy_DecRef(cpy_r_r67.f2);
    cpy_r_r71 = CPy_KeepPropagating();
    if (!cpy_r_r71) goto CPyL118;
    CPy_Unreachable();
CPyL48: ;
    cpy_r_r72 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r73 = NULL;
    cpy_r_r1 = cpy_r_r73;
    cpy_r_r74 = (PyObject **)&cpy_r_r1;
    cpy_r_r75 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1;
    cpy_r_r76 = CPyDef_wayfarers___automa___actions___move_marker_gen_____mypyc_generator_helper__(cpy_r_r75, cpy_r_r72, cpy_r_r72, cpy_r_r72, cpy_r_arg, cpy_r_r74);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r76 == NULL) {
        goto CPyL50;
    } else
        goto CPyL133;
CPyL49: ;
    cpy_r_r63 = cpy_r_r76;
    goto CPyL37;
CPyL50: ;
    cpy_r_r77 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 43, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL129;
    }
    cpy_r_r60 = cpy_r_r1;
    CPy_DECREF(cpy_r_r60);
CPyL52: ;
    cpy_r_r78 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "t", 44, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL53: ;
    cpy_r_r79 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "automa", 44, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL54: ;
    cpy_r_r80 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scheme;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "scheme", 44, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL55: ;
    cpy_r_r81 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r80)->_first;
    CPy_INCREF(cpy_r_r81);
    cpy_r_r82 = CPyDef_wayfarers___automa___turn____first_possible(cpy_r_r78, cpy_r_r79, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 44, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    if (!cpy_r_r82) goto CPyL85;
    cpy_r_r83 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "t", 45, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL58: ;
    cpy_r_r84 = CPyStatics[3805]; /* 'event-ai-first-action' */
    cpy_r_r85 = CPyStatics[3722]; /* 'WF-AI-06' */
    cpy_r_r86 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scheme;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "scheme", 45, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL59: ;
    cpy_r_r87 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r86)->_first;
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88 = CPyStatics[602]; /* 'effect' */
    cpy_r_r89 = CPyDict_Build(1, cpy_r_r88, cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 45, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    cpy_r_r90 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 45, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    cpy_r_r91 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "t", 46, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL62: ;
    cpy_r_r92 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "automa", 46, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL63: ;
    cpy_r_r93 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scheme;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "scheme", 46, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL64: ;
    cpy_r_r94 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r93)->_first;
    CPy_INCREF(cpy_r_r94);
    cpy_r_r95 = CPyDef_wayfarers___automa___turn____first_action(cpy_r_r91, cpy_r_r92, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 46, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    if (((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2);
    }
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2 = cpy_r_r95;
    cpy_r_r96 = 1;
    if (!cpy_r_r96) goto CPyL118;
    cpy_r_r97 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = NULL;
    cpy_r_r5 = cpy_r_r99;
    cpy_r_r100 = (PyObject **)&cpy_r_r5;
    cpy_r_r101 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2;
    cpy_r_r102 = CPyDef_wayfarers___automa___turn____first_action_gen_____mypyc_generator_helper__(cpy_r_r101, cpy_r_r98, cpy_r_r98, cpy_r_r98, cpy_r_r97, cpy_r_r100);
    if (cpy_r_r102 != NULL) goto CPyL134;
    cpy_r_r103 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 46, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL135;
    }
    cpy_r_r104 = cpy_r_r5;
    CPy_DECREF(cpy_r_r104);
    cpy_r_r105 = NULL;
    if (((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2);
    }
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2 = cpy_r_r105;
    cpy_r_r106 = 1;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 46, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    } else
        goto CPyL113;
CPyL69: ;
    cpy_r_r107 = cpy_r_r102;
CPyL70: ;
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r107;
CPyL71: ;
    cpy_r_r109 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r110 = cpy_r_type != cpy_r_r109;
    if (!cpy_r_r110) goto CPyL136;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 46, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL75;
    } else
        goto CPyL137;
CPyL73: ;
    CPy_Unreachable();
CPyL74: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL81;
CPyL75: ;
    cpy_r_r111 = CPy_CatchError();
    cpy_r_r112 = (PyObject **)&cpy_r_r7;
    cpy_r_r113 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2;
    cpy_r_r114 = CPy_YieldFromErrorHandle(cpy_r_r113, cpy_r_r112);
    if (unlikely(cpy_r_r114 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 46, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL138;
    }
    if (cpy_r_r114) goto CPyL78;
    cpy_r_r107 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r111);
    CPy_DecRef(cpy_r_r111.f0);
    CPy_DecRef(cpy_r_r111.f1);
    CPy_DecRef(cpy_r_r111.f2);
    goto CPyL70;
CPyL78: ;
    cpy_r_r104 = cpy_r_r7;
    CPy_DecRef(cpy_r_r104);
    CPy_RestoreExcInfo(cpy_r_r111);
    CPy_DecRef(cpy_r_r111.f0);
    CPy_DecRef(cpy_r_r111.f1);
    CPy_DecRef(cpy_r_r111.f2);
    goto CPyL113;
CPyL79: ;
    CPy_RestoreExcInfo(cpy_r_r111);
    CPy_DecRef(cpy_r_r111.f0);
    CPy_DecRef(cpy_r_r111.f1);
    CPy_DecRef(cpy_r_r111.f2);
    cpy_r_r115 = CPy_KeepPropagating();
    if (!cpy_r_r115) goto CPyL118;
    CPy_Unreachable();
CPyL81: ;
    cpy_r_r116 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r117 = NULL;
    cpy_r_r5 = cpy_r_r117;
    cpy_r_r118 = (PyObject **)&cpy_r_r5;
    cpy_r_r119 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2;
    cpy_r_r120 = CPyDef_wayfarers___automa___turn____first_action_gen_____mypyc_generator_helper__(cpy_r_r119, cpy_r_r116, cpy_r_r116, cpy_r_r116, cpy_r_arg, cpy_r_r118);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r120 == NULL) {
        goto CPyL83;
    } else
        goto CPyL139;
CPyL82: ;
    cpy_r_r107 = cpy_r_r120;
    goto CPyL70;
CPyL83: ;
    cpy_r_r121 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 46, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL135;
    }
    cpy_r_r104 = cpy_r_r5;
    CPy_DECREF(cpy_r_r104);
    goto CPyL113;
CPyL85: ;
    cpy_r_r122 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "t", 48, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL86: ;
    cpy_r_r123 = CPyStatics[3806]; /* 'event-ai-second-action' */
    cpy_r_r124 = CPyStatics[3722]; /* 'WF-AI-06' */
    cpy_r_r125 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scheme;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "scheme", 48, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL87: ;
    cpy_r_r126 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r125)->_second;
    CPy_INCREF(cpy_r_r126);
    cpy_r_r127 = CPyStatics[602]; /* 'effect' */
    cpy_r_r128 = CPyDict_Build(1, cpy_r_r127, cpy_r_r126);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 48, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    cpy_r_r129 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r128);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 48, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    cpy_r_r130 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "t", 49, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL90: ;
    cpy_r_r131 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "automa", 49, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL91: ;
    cpy_r_r132 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scheme;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_reveal", "_reveal_gen", "scheme", 49, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL92: ;
    cpy_r_r133 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r132)->_second;
    CPy_INCREF(cpy_r_r133);
    cpy_r_r134 = CPyDef_wayfarers___automa___actions___act(cpy_r_r130, cpy_r_r131, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 49, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    if (((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3);
    }
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3 = cpy_r_r134;
    cpy_r_r135 = 1;
    if (!cpy_r_r135) goto CPyL118;
    cpy_r_r136 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r137 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r138 = NULL;
    cpy_r_r9 = cpy_r_r138;
    cpy_r_r139 = (PyObject **)&cpy_r_r9;
    cpy_r_r140 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3;
    cpy_r_r141 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r140, cpy_r_r137, cpy_r_r137, cpy_r_r137, cpy_r_r136, cpy_r_r139);
    if (cpy_r_r141 != NULL) goto CPyL140;
    cpy_r_r142 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 49, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL141;
    }
    cpy_r_r143 = cpy_r_r9;
    CPy_DECREF(cpy_r_r143);
    cpy_r_r144 = NULL;
    if (((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3);
    }
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3 = cpy_r_r144;
    cpy_r_r145 = 1;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 49, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    } else
        goto CPyL113;
CPyL97: ;
    cpy_r_r146 = cpy_r_r141;
CPyL98: ;
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r146;
CPyL99: ;
    cpy_r_r148 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r149 = cpy_r_type != cpy_r_r148;
    if (!cpy_r_r149) goto CPyL142;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 49, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL103;
    } else
        goto CPyL143;
CPyL101: ;
    CPy_Unreachable();
CPyL102: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL109;
CPyL103: ;
    cpy_r_r150 = CPy_CatchError();
    cpy_r_r151 = (PyObject **)&cpy_r_r11;
    cpy_r_r152 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3;
    cpy_r_r153 = CPy_YieldFromErrorHandle(cpy_r_r152, cpy_r_r151);
    if (unlikely(cpy_r_r153 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 49, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL144;
    }
    if (cpy_r_r153) goto CPyL106;
    cpy_r_r146 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r150);
    CPy_DecRef(cpy_r_r150.f0);
    CPy_DecRef(cpy_r_r150.f1);
    CPy_DecRef(cpy_r_r150.f2);
    goto CPyL98;
CPyL106: ;
    cpy_r_r143 = cpy_r_r11;
    CPy_DecRef(cpy_r_r143);
    CPy_RestoreExcInfo(cpy_r_r150);
    CPy_DecRef(cpy_r_r150.f0);
    CPy_DecRef(cpy_r_r150.f1);
    CPy_DecRef(cpy_r_r150.f2);
    goto CPyL113;
CPyL107: ;
    CPy_RestoreExcInfo(cpy_r_r150);
    CPy_DecRef(cpy_r_r150.f0);
    CPy_DecRef(cpy_r_r150.f1);
    CPy_DecRef(cpy_r_r150.f2);
    cpy_r_r154 = CPy_KeepPropagating();
    if (!cpy_r_r154) goto CPyL118;
    CPy_Unreachable();
CPyL109: ;
    cpy_r_r155 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r156 = NULL;
    cpy_r_r9 = cpy_r_r156;
    cpy_r_r157 = (PyObject **)&cpy_r_r9;
    cpy_r_r158 = ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3;
    cpy_r_r159 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r158, cpy_r_r155, cpy_r_r155, cpy_r_r155, cpy_r_arg, cpy_r_r157);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r159 == NULL) {
        goto CPyL111;
    } else
        goto CPyL145;
CPyL110: ;
    cpy_r_r146 = cpy_r_r159;
    goto CPyL98;
CPyL111: ;
    cpy_r_r160 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 49, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL141;
    }
    cpy_r_r143 = cpy_r_r9;
    CPy_DECREF(cpy_r_r143);
CPyL113: ;
    cpy_r_r161 = Py_None;
    CPy_INCREF(cpy_r_r161);
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r163 = CPyDef_wayfarers___automa___turn____reveal_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL117;
    CPyGen_SetStopIterationValue(cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    if (!0) goto CPyL125;
    CPy_Unreachable();
CPyL117: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r161;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL118: ;
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r165 = CPyDef_wayfarers___automa___turn____reveal_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r166 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r166;
CPyL119: ;
    cpy_r_r167 = cpy_r_r12 == 0;
    if (cpy_r_r167) goto CPyL146;
    cpy_r_r168 = cpy_r_r12 == 1;
    if (cpy_r_r168) {
        goto CPyL147;
    } else
        goto CPyL148;
CPyL121: ;
    cpy_r_r169 = cpy_r_r12 == 2;
    if (cpy_r_r169) {
        goto CPyL149;
    } else
        goto CPyL150;
CPyL122: ;
    cpy_r_r170 = cpy_r_r12 == 3;
    if (cpy_r_r170) {
        goto CPyL99;
    } else
        goto CPyL151;
CPyL123: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r171 = 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 37, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL125;
    }
    CPy_Unreachable();
CPyL125: ;
    cpy_r_r172 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r172;
CPyL126: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL118;
CPyL127: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL118;
CPyL128: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL36;
CPyL129: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL118;
CPyL130: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL41;
CPyL131: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL40;
CPyL132: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL46;
CPyL133: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL49;
CPyL134: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL69;
CPyL135: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL118;
CPyL136: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL74;
CPyL137: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL73;
CPyL138: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL79;
CPyL139: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL82;
CPyL140: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL97;
CPyL141: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL118;
CPyL142: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL102;
CPyL143: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL101;
CPyL144: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL107;
CPyL145: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL110;
CPyL146: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL147: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL38;
CPyL148: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL121;
CPyL149: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL71;
CPyL150: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL122;
CPyL151: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL123;
}
        
PyObject *CPyDef_wayfarers___automa___turn____reveal_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___turn____reveal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____reveal_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____reveal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._reveal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____reveal_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "__next__", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____reveal_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___turn____reveal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____reveal_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____reveal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._reveal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___turn____reveal_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "send", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____reveal_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____reveal_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____reveal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._reveal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____reveal_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "__iter__", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____reveal_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___turn____reveal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___turn____reveal_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____reveal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._reveal_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___turn____reveal_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "throw", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____reveal_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___turn____reveal_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6480 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6480);
    PyObject *__tmp6481 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6481);
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
        
        PyObject *CPyPy_wayfarers___automa___turn____reveal_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____reveal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._reveal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____reveal_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "close", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____reveal(PyObject *cpy_r_t, PyObject *cpy_r_automa) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_wayfarers___automa___turn____reveal_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 37, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL4;
    }
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 37, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___turn____reveal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 37, CPyStatic_wayfarers___automa___turn___globals);
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
        
        PyObject *CPyPy_wayfarers___automa___turn____reveal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", 0};
            static CPyArg_Parser parser = {"OO:_reveal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____reveal(arg_t, arg_automa);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_reveal", 37, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____rest_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    tuple_T3OOO cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject **cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    tuple_T3OOO cpy_r_r85;
    PyObject **cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyPtr cpy_r_r99;
    int64_t cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    int32_t cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL95;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 52, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "t", 54, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL5: ;
    cpy_r_r12 = CPyStatics[2528]; /* 'event-ai-rest' */
    cpy_r_r13 = CPyStatics[3807]; /* 'WF-AI-09' */
    cpy_r_r14 = PyDict_New();
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 54, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r15 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 54, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r16 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "t", 55, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL8: ;
    cpy_r_r17 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r16)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "Table", "book", 55, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL9: ;
    cpy_r_r18 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r17)->_ai_boards;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "Book", "ai_boards", 55, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL10: ;
    cpy_r_r19 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "automa", 55, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL11: ;
    cpy_r_r20 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r19)->_board;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "Automa", "board", 55, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL12: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r18, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 55, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_wayfarers___printed___AiBoard))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 55, CPyStatic_wayfarers___automa___turn___globals, "serai.games.wayfarers.printed.AiBoard", cpy_r_r21);
        goto CPyL94;
    }
    cpy_r_r23 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "t", 56, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL101;
    }
CPyL15: ;
    cpy_r_r24 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r23)->_book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "Table", "book", 56, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL101;
    }
CPyL16: ;
    cpy_r_r25 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r24)->_schemes;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "Book", "schemes", 56, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r25);
CPyL17: ;
    cpy_r_r26 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "automa", 56, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL102;
    }
CPyL18: ;
    cpy_r_r27 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r26)->_schemes;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "Automa", "schemes", 56, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL102;
    }
CPyL19: ;
    cpy_r_r28 = CPyList_GetItemShortBorrow(cpy_r_r27, -2);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 56, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL102;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 56, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL102;
    }
    cpy_r_r30 = CPyList_GetItemBorrow(cpy_r_r25, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 56, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL103;
    }
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_wayfarers___printed___Scheme))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 56, CPyStatic_wayfarers___automa___turn___globals, "serai.games.wayfarers.printed.Scheme", cpy_r_r30);
        goto CPyL103;
    }
    cpy_r_r32 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r31)->_comet;
    CPyTagged_INCREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r33 = cpy_r_r32 != 0;
    CPyTagged_DECREF(cpy_r_r32);
    if (!cpy_r_r33) goto CPyL27;
    cpy_r_r34 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "t", 57, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL101;
    }
CPyL25: ;
    cpy_r_r35 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "automa", 57, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL101;
    }
CPyL26: ;
    cpy_r_r36 = CPyDef_wayfarers___automa___actions___add_comets(cpy_r_r34, cpy_r_r35, 2);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 57, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL101;
    }
CPyL27: ;
    cpy_r_r37 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "t", 58, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL101;
    }
CPyL28: ;
    cpy_r_r38 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "automa", 58, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL101;
    }
CPyL29: ;
    cpy_r_r39 = ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r22)->_rest;
    CPy_INCREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r40 = CPyDef_wayfarers___automa___actions___act(cpy_r_r37, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 58, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    if (((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0);
    }
    ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0 = cpy_r_r40;
    cpy_r_r41 = 1;
    if (!cpy_r_r41) goto CPyL94;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = NULL;
    cpy_r_r1 = cpy_r_r44;
    cpy_r_r45 = (PyObject **)&cpy_r_r1;
    cpy_r_r46 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0;
    cpy_r_r47 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r46, cpy_r_r43, cpy_r_r43, cpy_r_r43, cpy_r_r42, cpy_r_r45);
    if (cpy_r_r47 != NULL) goto CPyL104;
    cpy_r_r48 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 58, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
    cpy_r_r50 = NULL;
    if (((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0);
    }
    ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0 = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 58, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    } else
        goto CPyL50;
CPyL34: ;
    cpy_r_r52 = cpy_r_r47;
CPyL35: ;
    ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL36: ;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = cpy_r_type != cpy_r_r54;
    if (!cpy_r_r55) goto CPyL106;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 58, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL40;
    } else
        goto CPyL107;
CPyL38: ;
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL46;
CPyL40: ;
    cpy_r_r56 = CPy_CatchError();
    cpy_r_r57 = (PyObject **)&cpy_r_r3;
    cpy_r_r58 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0;
    cpy_r_r59 = CPy_YieldFromErrorHandle(cpy_r_r58, cpy_r_r57);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 58, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL108;
    }
    if (cpy_r_r59) goto CPyL43;
    cpy_r_r52 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL35;
CPyL43: ;
    cpy_r_r49 = cpy_r_r3;
    CPy_DecRef(cpy_r_r49);
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL50;
CPyL44: ;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    cpy_r_r60 = CPy_KeepPropagating();
    if (!cpy_r_r60) goto CPyL94;
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0;
    cpy_r_r65 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r64, cpy_r_r61, cpy_r_r61, cpy_r_r61, cpy_r_arg, cpy_r_r63);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r65 == NULL) {
        goto CPyL48;
    } else
        goto CPyL109;
CPyL47: ;
    cpy_r_r52 = cpy_r_r65;
    goto CPyL35;
CPyL48: ;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 58, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
CPyL50: ;
    cpy_r_r67 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "t", 59, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL51: ;
    cpy_r_r68 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "automa", 59, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL52: ;
    cpy_r_r69 = CPyDef_wayfarers___automa___actions___journal(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 59, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    if (((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1);
    }
    ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1 = cpy_r_r69;
    cpy_r_r70 = 1;
    if (!cpy_r_r70) goto CPyL94;
    cpy_r_r71 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r72 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r73 = NULL;
    cpy_r_r5 = cpy_r_r73;
    cpy_r_r74 = (PyObject **)&cpy_r_r5;
    cpy_r_r75 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1;
    cpy_r_r76 = CPyDef_wayfarers___automa___actions___journal_gen_____mypyc_generator_helper__(cpy_r_r75, cpy_r_r72, cpy_r_r72, cpy_r_r72, cpy_r_r71, cpy_r_r74);
    if (cpy_r_r76 != NULL) goto CPyL110;
    cpy_r_r77 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 59, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL111;
    }
    cpy_r_r78 = cpy_r_r5;
    CPy_DECREF(cpy_r_r78);
    cpy_r_r79 = NULL;
    if (((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1);
    }
    ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1 = cpy_r_r79;
    cpy_r_r80 = 1;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 59, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    } else
        goto CPyL73;
CPyL57: ;
    cpy_r_r81 = cpy_r_r76;
CPyL58: ;
    ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r81;
CPyL59: ;
    cpy_r_r83 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r84 = cpy_r_type != cpy_r_r83;
    if (!cpy_r_r84) goto CPyL112;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 59, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL63;
    } else
        goto CPyL113;
CPyL61: ;
    CPy_Unreachable();
CPyL62: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL69;
CPyL63: ;
    cpy_r_r85 = CPy_CatchError();
    cpy_r_r86 = (PyObject **)&cpy_r_r7;
    cpy_r_r87 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1;
    cpy_r_r88 = CPy_YieldFromErrorHandle(cpy_r_r87, cpy_r_r86);
    if (unlikely(cpy_r_r88 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 59, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL114;
    }
    if (cpy_r_r88) goto CPyL66;
    cpy_r_r81 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r85);
    CPy_DecRef(cpy_r_r85.f0);
    CPy_DecRef(cpy_r_r85.f1);
    CPy_DecRef(cpy_r_r85.f2);
    goto CPyL58;
CPyL66: ;
    cpy_r_r78 = cpy_r_r7;
    CPy_DecRef(cpy_r_r78);
    CPy_RestoreExcInfo(cpy_r_r85);
    CPy_DecRef(cpy_r_r85.f0);
    CPy_DecRef(cpy_r_r85.f1);
    CPy_DecRef(cpy_r_r85.f2);
    goto CPyL73;
CPyL67: ;
    CPy_RestoreExcInfo(cpy_r_r85);
    CPy_DecRef(cpy_r_r85.f0);
    CPy_DecRef(cpy_r_r85.f1);
    CPy_DecRef(cpy_r_r85.f2);
    cpy_r_r89 = CPy_KeepPropagating();
    if (!cpy_r_r89) goto CPyL94;
    CPy_Unreachable();
CPyL69: ;
    cpy_r_r90 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r91 = NULL;
    cpy_r_r5 = cpy_r_r91;
    cpy_r_r92 = (PyObject **)&cpy_r_r5;
    cpy_r_r93 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1;
    cpy_r_r94 = CPyDef_wayfarers___automa___actions___journal_gen_____mypyc_generator_helper__(cpy_r_r93, cpy_r_r90, cpy_r_r90, cpy_r_r90, cpy_r_arg, cpy_r_r92);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r94 == NULL) {
        goto CPyL71;
    } else
        goto CPyL115;
CPyL70: ;
    cpy_r_r81 = cpy_r_r94;
    goto CPyL58;
CPyL71: ;
    cpy_r_r95 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 59, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL111;
    }
    cpy_r_r78 = cpy_r_r5;
    CPy_DECREF(cpy_r_r78);
CPyL73: ;
    cpy_r_r96 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "t", 60, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL74: ;
    cpy_r_r97 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r96)->_book;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "Table", "book", 60, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL75: ;
    cpy_r_r98 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r97)->_schemes;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "Book", "schemes", 60, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL76: ;
    cpy_r_r99 = (CPyPtr)((CPyPtr)cpy_r_r98 + offsetof(PyVarObject, ob_size));
    cpy_r_r100 = *(int64_t *)cpy_r_r99;
    cpy_r_r101 = cpy_r_r100 << 1;
    cpy_r_r102 = (PyObject *)&PyRange_Type;
    cpy_r_r103 = CPyTagged_StealAsObject(cpy_r_r101);
    PyObject *cpy_r_r104[1] = {cpy_r_r103};
    cpy_r_r105 = (PyObject **)&cpy_r_r104;
    cpy_r_r106 = PyObject_Vectorcall(cpy_r_r102, cpy_r_r105, 1, 0);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 60, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL116;
    }
    CPy_DECREF(cpy_r_r103);
    if (likely(PyRange_Check(cpy_r_r106)))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 60, CPyStatic_wayfarers___automa___turn___globals, "range", cpy_r_r106);
        goto CPyL94;
    }
    cpy_r_r108 = PySequence_List(cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 60, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r109 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "automa", 60, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL117;
    }
CPyL80: ;
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r109)->_scheme_pile != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r109)->_scheme_pile);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r109)->_scheme_pile = cpy_r_r108;
    cpy_r_r110 = 1;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 60, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r111 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "t", 61, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
CPyL82: ;
    cpy_r_r112 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r111)->_chance;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "Table", "chance", 61, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r112);
CPyL83: ;
    cpy_r_r113 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "automa", 61, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
CPyL84: ;
    cpy_r_r114 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r113)->_scheme_pile;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "Automa", "scheme_pile", 61, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r114);
CPyL85: ;
    cpy_r_r115 = CPyDef_chance___Chance___shuffle(cpy_r_r112, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r115 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 61, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r116 = PyList_New(0);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 62, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r117 = ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_rest", "_rest_gen", "automa", 62, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL119;
    }
CPyL88: ;
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r117)->_schemes != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r117)->_schemes);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r117)->_schemes = cpy_r_r116;
    cpy_r_r118 = 1;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 62, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r119 = Py_None;
    CPy_INCREF(cpy_r_r119);
    ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r121 = CPyDef_wayfarers___automa___turn____rest_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL93;
    CPyGen_SetStopIterationValue(cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (!0) goto CPyL100;
    CPy_Unreachable();
CPyL93: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r119;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL94: ;
    ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r123 = CPyDef_wayfarers___automa___turn____rest_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r124 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r124;
CPyL95: ;
    cpy_r_r125 = cpy_r_r8 == 0;
    if (cpy_r_r125) goto CPyL120;
    cpy_r_r126 = cpy_r_r8 == 1;
    if (cpy_r_r126) {
        goto CPyL121;
    } else
        goto CPyL122;
CPyL97: ;
    cpy_r_r127 = cpy_r_r8 == 2;
    if (cpy_r_r127) {
        goto CPyL59;
    } else
        goto CPyL123;
CPyL98: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r128 = 0;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 52, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL100: ;
    cpy_r_r129 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r129;
CPyL101: ;
    CPy_DecRef(cpy_r_r22);
    goto CPyL94;
CPyL102: ;
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    goto CPyL94;
CPyL103: ;
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL94;
CPyL104: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL34;
CPyL105: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL94;
CPyL106: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL39;
CPyL107: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL108: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL44;
CPyL109: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL47;
CPyL110: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL57;
CPyL111: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL94;
CPyL112: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL62;
CPyL113: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL61;
CPyL114: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL67;
CPyL115: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL70;
CPyL116: ;
    CPy_DecRef(cpy_r_r103);
    goto CPyL94;
CPyL117: ;
    CPy_DecRef(cpy_r_r108);
    goto CPyL94;
CPyL118: ;
    CPy_DecRef(cpy_r_r112);
    goto CPyL94;
CPyL119: ;
    CPy_DecRef(cpy_r_r116);
    goto CPyL94;
CPyL120: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL121: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL36;
CPyL122: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL97;
CPyL123: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL98;
}
        
PyObject *CPyDef_wayfarers___automa___turn____rest_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___turn____rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____rest_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____rest_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "__next__", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____rest_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___turn____rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____rest_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___turn____rest_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "send", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____rest_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____rest_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____rest_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "__iter__", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____rest_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___turn____rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___turn____rest_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._rest_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___turn____rest_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "throw", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____rest_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___turn____rest_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6482 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6482);
    PyObject *__tmp6483 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6483);
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
        
        PyObject *CPyPy_wayfarers___automa___turn____rest_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____rest_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "close", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____rest(PyObject *cpy_r_t, PyObject *cpy_r_automa) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_wayfarers___automa___turn____rest_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 52, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL4;
    }
    ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 52, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___turn____rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 52, CPyStatic_wayfarers___automa___turn___globals);
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
        
        PyObject *CPyPy_wayfarers___automa___turn____rest(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", 0};
            static CPyArg_Parser parser = {"OO:_rest", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____rest(arg_t, arg_automa);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_rest", 52, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___turn____first_possible(PyObject *cpy_r_t, PyObject *cpy_r_automa, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T2II cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
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
    int64_t cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    CPyTagged cpy_r_r58;
    char cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL22;
    cpy_r_r4 = 1;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r5 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 68, CPyStatic_wayfarers___automa___turn___globals, "serai.kernel.effects.Arrow", cpy_r_effect);
        goto CPyL35;
    }
    cpy_r_r6 = ((serai___kernel___effects___ArrowObject *)cpy_r_r5)->_cost;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPyDef_wayfarers___automa___turn____price(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 68, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL35;
    }
    cpy_r_r8 = 0;
CPyL4: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL36;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r8 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    PyObject *__tmp6484;
    if (unlikely(!(PyTuple_Check(cpy_r_r16) && PyTuple_GET_SIZE(cpy_r_r16) == 2))) {
        __tmp6484 = NULL;
        goto __LL6485;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r16, 0))))
        __tmp6484 = PyTuple_GET_ITEM(cpy_r_r16, 0);
    else {
        __tmp6484 = NULL;
    }
    if (__tmp6484 == NULL) goto __LL6485;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r16, 1))))
        __tmp6484 = PyTuple_GET_ITEM(cpy_r_r16, 1);
    else {
        __tmp6484 = NULL;
    }
    if (__tmp6484 == NULL) goto __LL6485;
    __tmp6484 = cpy_r_r16;
__LL6485: ;
    if (unlikely(__tmp6484 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r16); cpy_r_r17 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp6486 = PyTuple_GET_ITEM(cpy_r_r16, 0);
        CPyTagged __tmp6487;
        if (likely(PyLong_Check(__tmp6486)))
            __tmp6487 = CPyTagged_FromObject(__tmp6486);
        else {
            goto __LL6488;
        }
        cpy_r_r17.f0 = __tmp6487;
        PyObject *__tmp6489 = PyTuple_GET_ITEM(cpy_r_r16, 1);
        CPyTagged __tmp6490;
        if (likely(PyLong_Check(__tmp6489)))
            __tmp6490 = CPyTagged_FromObject(__tmp6489);
        else {
            goto __LL6491;
        }
        cpy_r_r17.f1 = __tmp6490;
    }
    goto __LL6492;
__LL6488: ;
    cpy_r_r17 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6492;
__LL6491: ;
    CPyTagged_DECREF(cpy_r_r17.f0);
    cpy_r_r17 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6492;
__LL6492: ;
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 68, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL37;
    }
    cpy_r_r18 = cpy_r_r17.f0;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_r19 = cpy_r_r17.f1;
    CPyTagged_INCREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r17.f0);
    CPyTagged_DECREF(cpy_r_r17.f1);
    cpy_r_r20 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_guilds;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_possible", "Automa", "guilds", 68, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL38;
    }
CPyL7: ;
    cpy_r_r21 = CPyList_GetItemBorrow(cpy_r_r20, cpy_r_r18);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 68, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL38;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 68, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL38;
    }
    cpy_r_r23 = cpy_r_r22 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL11;
    cpy_r_r25 = cpy_r_r19 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL12;
CPyL11: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r22, cpy_r_r19);
    cpy_r_r28 = cpy_r_r27 ^ 1;
    cpy_r_r29 = cpy_r_r28;
    goto CPyL13;
CPyL12: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r22 >= (Py_ssize_t)cpy_r_r19;
    cpy_r_r29 = cpy_r_r30;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r31 = cpy_r_r29 ^ 1;
    if (cpy_r_r31) {
        goto CPyL39;
    } else
        goto CPyL15;
CPyL14: ;
    cpy_r_r4 = 0;
    goto CPyL16;
CPyL15: ;
    cpy_r_r32 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r32;
    goto CPyL4;
CPyL16: ;
    if (cpy_r_r4) goto CPyL18;
    cpy_r_r33 = cpy_r_r4;
    goto CPyL21;
CPyL18: ;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r34 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 68, CPyStatic_wayfarers___automa___turn___globals, "serai.kernel.effects.Arrow", cpy_r_effect);
        goto CPyL35;
    }
    cpy_r_r35 = ((serai___kernel___effects___ArrowObject *)cpy_r_r34)->_gain;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r36 = CPyDef_wayfarers___automa___choices___useful(cpy_r_t, cpy_r_automa, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 68, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL35;
    }
    cpy_r_r33 = cpy_r_r36;
CPyL21: ;
    return cpy_r_r33;
CPyL22: ;
    cpy_r_r37 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r39 == cpy_r_r37;
    if (cpy_r_r40) goto CPyL25;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r41 = 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 69, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r42 = 0;
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r43 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 70, CPyStatic_wayfarers___automa___turn___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL35;
    }
    cpy_r_r44 = CPyDef_wayfarers___automa___turn____named_colours(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 70, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL35;
    }
    cpy_r_r45 = 0;
CPyL28: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r45 < cpy_r_r47;
    if (!cpy_r_r48) goto CPyL40;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r45 * 8;
    cpy_r_r52 = cpy_r_r50 + cpy_r_r51;
    cpy_r_r53 = *(PyObject * *)cpy_r_r52;
    CPy_INCREF(cpy_r_r53);
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 70, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL41;
    }
    cpy_r_r55 = CPyDef_wayfarers___automa___choices___worker_places(cpy_r_t, cpy_r_automa, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 70, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL41;
    }
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyVarObject, ob_size));
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    CPy_DECREF(cpy_r_r55);
    cpy_r_r58 = cpy_r_r57 << 1;
    cpy_r_r59 = cpy_r_r58 != 0;
    if (cpy_r_r59) {
        goto CPyL42;
    } else
        goto CPyL33;
CPyL32: ;
    cpy_r_r42 = 1;
    goto CPyL34;
CPyL33: ;
    cpy_r_r60 = cpy_r_r45 + 1;
    cpy_r_r45 = cpy_r_r60;
    goto CPyL28;
CPyL34: ;
    return cpy_r_r42;
CPyL35: ;
    cpy_r_r61 = 2;
    return cpy_r_r61;
CPyL36: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL16;
CPyL37: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL35;
CPyL38: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL35;
CPyL39: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL14;
CPyL40: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL34;
CPyL41: ;
    CPy_DecRef(cpy_r_r44);
    goto CPyL35;
CPyL42: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL32;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____first_possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "effect", 0};
            static CPyArg_Parser parser = {"OOO:_first_possible", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___automa___turn____first_possible(arg_t, arg_automa, arg_effect);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_possible", 65, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____first_action_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
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
    tuple_T2II cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T3OOO cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    int64_t cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject **cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    tuple_T3OOO cpy_r_r75;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject **cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    int32_t cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyPtr cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    int64_t cpy_r_r98;
    CPyPtr cpy_r_r99;
    int64_t cpy_r_r100;
    char cpy_r_r101;
    CPyPtr cpy_r_r102;
    CPyPtr cpy_r_r103;
    int64_t cpy_r_r104;
    CPyPtr cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyTagged cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyPtr cpy_r_r111;
    int64_t cpy_r_r112;
    CPyTagged cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject **cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    tuple_T3OOO cpy_r_r133;
    PyObject **cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject **cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    int32_t cpy_r_r146;
    int64_t cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    int32_t cpy_r_r150;
    char cpy_r_r151;
    int32_t cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL106;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 73, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "effect", 74, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
CPyL5: ;
    cpy_r_r12 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyObject, ob_type));
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r14 == cpy_r_r12;
    if (!cpy_r_r15) goto CPyL57;
    cpy_r_r16 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "effect", 75, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_kernel___effects___Arrow))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 75, CPyStatic_wayfarers___automa___turn___globals, "serai.kernel.effects.Arrow", cpy_r_r16);
        goto CPyL105;
    }
    cpy_r_r18 = ((serai___kernel___effects___ArrowObject *)cpy_r_r17)->_cost;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = CPyDef_wayfarers___automa___turn____price(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 75, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
    cpy_r_r20 = 0;
CPyL10: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL112;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    PyObject *__tmp6493;
    if (unlikely(!(PyTuple_Check(cpy_r_r28) && PyTuple_GET_SIZE(cpy_r_r28) == 2))) {
        __tmp6493 = NULL;
        goto __LL6494;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r28, 0))))
        __tmp6493 = PyTuple_GET_ITEM(cpy_r_r28, 0);
    else {
        __tmp6493 = NULL;
    }
    if (__tmp6493 == NULL) goto __LL6494;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r28, 1))))
        __tmp6493 = PyTuple_GET_ITEM(cpy_r_r28, 1);
    else {
        __tmp6493 = NULL;
    }
    if (__tmp6493 == NULL) goto __LL6494;
    __tmp6493 = cpy_r_r28;
__LL6494: ;
    if (unlikely(__tmp6493 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r28); cpy_r_r29 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp6495 = PyTuple_GET_ITEM(cpy_r_r28, 0);
        CPyTagged __tmp6496;
        if (likely(PyLong_Check(__tmp6495)))
            __tmp6496 = CPyTagged_FromObject(__tmp6495);
        else {
            goto __LL6497;
        }
        cpy_r_r29.f0 = __tmp6496;
        PyObject *__tmp6498 = PyTuple_GET_ITEM(cpy_r_r28, 1);
        CPyTagged __tmp6499;
        if (likely(PyLong_Check(__tmp6498)))
            __tmp6499 = CPyTagged_FromObject(__tmp6498);
        else {
            goto __LL6500;
        }
        cpy_r_r29.f1 = __tmp6499;
    }
    goto __LL6501;
__LL6497: ;
    cpy_r_r29 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6501;
__LL6500: ;
    CPyTagged_DECREF(cpy_r_r29.f0);
    cpy_r_r29 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6501;
__LL6501: ;
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 75, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL113;
    }
    cpy_r_r30 = cpy_r_r29.f0;
    CPyTagged_INCREF(cpy_r_r30);
    cpy_r_r31 = cpy_r_r29.f1;
    CPyTagged_INCREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r29.f0);
    CPyTagged_DECREF(cpy_r_r29.f1);
    cpy_r_r32 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "automa", 76, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL114;
    }
CPyL13: ;
    cpy_r_r33 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r32)->_guilds;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "Automa", "guilds", 76, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r33);
CPyL14: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_r30);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 76, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL115;
    }
    CPyTagged_INCREF(cpy_r_r31);
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r36 = PyNumber_InPlaceSubtract(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 76, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL115;
    }
    cpy_r_r37 = CPyList_SetItem(cpy_r_r33, cpy_r_r30, cpy_r_r36);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 76, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL114;
    }
    cpy_r_r38 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "t", 77, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL114;
    }
CPyL18: ;
    cpy_r_r39 = CPyStatics[3751]; /* 'event-spend-influence' */
    cpy_r_r40 = CPyStatics[3808]; /* 'WF-AI-07' */
    cpy_r_r41 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r42 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r42.f0 == NULL)) {
        goto CPyL116;
    } else
        goto CPyL21;
CPyL19: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 77, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_r42.f0);
    CPy_INCREF(cpy_r_r42.f1);
    CPy_INCREF(cpy_r_r42.f2);
    cpy_r_r44 = PyTuple_New(3);
    if (unlikely(cpy_r_r44 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6502 = cpy_r_r42.f0;
    PyTuple_SET_ITEM(cpy_r_r44, 0, __tmp6502);
    PyObject *__tmp6503 = cpy_r_r42.f1;
    PyTuple_SET_ITEM(cpy_r_r44, 1, __tmp6503);
    PyObject *__tmp6504 = cpy_r_r42.f2;
    PyTuple_SET_ITEM(cpy_r_r44, 2, __tmp6504);
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r44, cpy_r_r30);
    CPy_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 77, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL117;
    }
    if (likely(PyUnicode_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 77, CPyStatic_wayfarers___automa___turn___globals, "str", cpy_r_r45);
        goto CPyL117;
    }
    cpy_r_r47 = CPyStr_Build(2, cpy_r_r41, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 77, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL117;
    }
    cpy_r_r48 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r49 = CPyStatics[31]; /* 'n' */
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r51 = CPyDict_Build(2, cpy_r_r48, cpy_r_r47, cpy_r_r49, cpy_r_r50);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 77, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL113;
    }
    cpy_r_r52 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 77, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL113;
    }
    cpy_r_r53 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r53;
    goto CPyL10;
CPyL27: ;
    cpy_r_r54 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "t", 78, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
CPyL28: ;
    cpy_r_r55 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "automa", 78, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
CPyL29: ;
    cpy_r_r56 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "effect", 78, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
CPyL30: ;
    if (likely(Py_TYPE(cpy_r_r56) == CPyType_kernel___effects___Arrow))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 78, CPyStatic_wayfarers___automa___turn___globals, "serai.kernel.effects.Arrow", cpy_r_r56);
        goto CPyL105;
    }
    cpy_r_r58 = ((serai___kernel___effects___ArrowObject *)cpy_r_r57)->_gain;
    CPy_INCREF(cpy_r_r58);
    cpy_r_r59 = CPyDef_wayfarers___automa___actions___act(cpy_r_r54, cpy_r_r55, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 78, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
    if (((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0);
    }
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0 = cpy_r_r59;
    cpy_r_r60 = 1;
    if (!cpy_r_r60) goto CPyL105;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = NULL;
    cpy_r_r1 = cpy_r_r63;
    cpy_r_r64 = (PyObject **)&cpy_r_r1;
    cpy_r_r65 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0;
    cpy_r_r66 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r65, cpy_r_r62, cpy_r_r62, cpy_r_r62, cpy_r_r61, cpy_r_r64);
    if (cpy_r_r66 != NULL) goto CPyL118;
    cpy_r_r67 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 78, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL119;
    }
    cpy_r_r68 = cpy_r_r1;
    CPy_DECREF(cpy_r_r68);
    cpy_r_r69 = NULL;
    if (((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0);
    }
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0 = cpy_r_r69;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 78, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    } else
        goto CPyL52;
CPyL36: ;
    cpy_r_r71 = cpy_r_r66;
CPyL37: ;
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r71;
CPyL38: ;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = cpy_r_type != cpy_r_r73;
    if (!cpy_r_r74) goto CPyL120;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 78, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL42;
    } else
        goto CPyL121;
CPyL40: ;
    CPy_Unreachable();
CPyL41: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL48;
CPyL42: ;
    cpy_r_r75 = CPy_CatchError();
    cpy_r_r76 = (PyObject **)&cpy_r_r3;
    cpy_r_r77 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0;
    cpy_r_r78 = CPy_YieldFromErrorHandle(cpy_r_r77, cpy_r_r76);
    if (unlikely(cpy_r_r78 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 78, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL122;
    }
    if (cpy_r_r78) goto CPyL45;
    cpy_r_r71 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r75);
    CPy_DecRef(cpy_r_r75.f0);
    CPy_DecRef(cpy_r_r75.f1);
    CPy_DecRef(cpy_r_r75.f2);
    goto CPyL37;
CPyL45: ;
    cpy_r_r68 = cpy_r_r3;
    CPy_DecRef(cpy_r_r68);
    CPy_RestoreExcInfo(cpy_r_r75);
    CPy_DecRef(cpy_r_r75.f0);
    CPy_DecRef(cpy_r_r75.f1);
    CPy_DecRef(cpy_r_r75.f2);
    goto CPyL52;
CPyL46: ;
    CPy_RestoreExcInfo(cpy_r_r75);
    CPy_DecRef(cpy_r_r75.f0);
    CPy_DecRef(cpy_r_r75.f1);
    CPy_DecRef(cpy_r_r75.f2);
    cpy_r_r79 = CPy_KeepPropagating();
    if (!cpy_r_r79) goto CPyL105;
    CPy_Unreachable();
CPyL48: ;
    cpy_r_r80 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r81 = NULL;
    cpy_r_r1 = cpy_r_r81;
    cpy_r_r82 = (PyObject **)&cpy_r_r1;
    cpy_r_r83 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0;
    cpy_r_r84 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r83, cpy_r_r80, cpy_r_r80, cpy_r_r80, cpy_r_arg, cpy_r_r82);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r84 == NULL) {
        goto CPyL50;
    } else
        goto CPyL123;
CPyL49: ;
    cpy_r_r71 = cpy_r_r84;
    goto CPyL37;
CPyL50: ;
    cpy_r_r85 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 78, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL119;
    }
    cpy_r_r68 = cpy_r_r1;
    CPy_DECREF(cpy_r_r68);
CPyL52: ;
    cpy_r_r86 = Py_None;
    CPy_INCREF(cpy_r_r86);
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r88 = CPyDef_wayfarers___automa___turn____first_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL56;
    CPyGen_SetStopIterationValue(cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (!0) goto CPyL111;
    CPy_Unreachable();
CPyL56: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r86;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL57: ;
    cpy_r_r89 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "effect", 80, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
CPyL58: ;
    cpy_r_r90 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r91 = (CPyPtr)((CPyPtr)cpy_r_r89 + offsetof(PyObject, ob_type));
    cpy_r_r92 = *(PyObject * *)cpy_r_r91;
    cpy_r_r93 = cpy_r_r92 == cpy_r_r90;
    if (cpy_r_r93) goto CPyL61;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r94 = 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 80, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r95 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "effect", 81, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
CPyL62: ;
    CPy_INCREF(cpy_r_r95);
    if (likely(Py_TYPE(cpy_r_r95) == CPyType_kernel___effects___Call))
        cpy_r_r96 = cpy_r_r95;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 81, CPyStatic_wayfarers___automa___turn___globals, "serai.kernel.effects.Call", cpy_r_r95);
        goto CPyL105;
    }
    cpy_r_r97 = CPyDef_wayfarers___automa___turn____named_colours(cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 81, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
    cpy_r_r98 = 0;
CPyL65: ;
    cpy_r_r99 = (CPyPtr)((CPyPtr)cpy_r_r97 + offsetof(PyVarObject, ob_size));
    cpy_r_r100 = *(int64_t *)cpy_r_r99;
    cpy_r_r101 = cpy_r_r98 < cpy_r_r100;
    if (!cpy_r_r101) goto CPyL124;
    cpy_r_r102 = (CPyPtr)((CPyPtr)cpy_r_r97 + offsetof(PyListObject, ob_item));
    cpy_r_r103 = *(CPyPtr *)cpy_r_r102;
    cpy_r_r104 = cpy_r_r98 * 8;
    cpy_r_r105 = cpy_r_r103 + cpy_r_r104;
    cpy_r_r106 = *(PyObject * *)cpy_r_r105;
    CPy_INCREF(cpy_r_r106);
    if (likely(PyLong_Check(cpy_r_r106)))
        cpy_r_r107 = CPyTagged_FromObject(cpy_r_r106);
    else {
        CPy_TypeError("int", cpy_r_r106); cpy_r_r107 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 81, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL125;
    }
    cpy_r_r108 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "t", 82, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL126;
    }
CPyL68: ;
    cpy_r_r109 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "automa", 82, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL126;
    }
CPyL69: ;
    cpy_r_r110 = CPyDef_wayfarers___automa___choices___worker_places(cpy_r_r108, cpy_r_r109, cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 82, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r110);
    cpy_r_r111 = (CPyPtr)((CPyPtr)cpy_r_r110 + offsetof(PyVarObject, ob_size));
    cpy_r_r112 = *(int64_t *)cpy_r_r111;
    CPy_DECREF(cpy_r_r110);
    cpy_r_r113 = cpy_r_r112 << 1;
    cpy_r_r114 = cpy_r_r113 != 0;
    if (cpy_r_r114) {
        goto CPyL127;
    } else
        goto CPyL128;
CPyL71: ;
    cpy_r_r115 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "t", 83, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL129;
    }
CPyL72: ;
    cpy_r_r116 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/turn.py", "_first_action", "_first_action_gen", "automa", 83, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL129;
    }
CPyL73: ;
    cpy_r_r117 = CPyDef_wayfarers___automa___actions___place_worker(cpy_r_r115, cpy_r_r116, cpy_r_r107, cpy_r_r110);
    CPyTagged_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 83, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    }
    if (((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1);
    }
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1 = cpy_r_r117;
    cpy_r_r118 = 1;
    if (!cpy_r_r118) goto CPyL105;
    cpy_r_r119 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r120 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r121 = NULL;
    cpy_r_r5 = cpy_r_r121;
    cpy_r_r122 = (PyObject **)&cpy_r_r5;
    cpy_r_r123 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1;
    cpy_r_r124 = CPyDef_wayfarers___automa___actions___place_worker_gen_____mypyc_generator_helper__(cpy_r_r123, cpy_r_r120, cpy_r_r120, cpy_r_r120, cpy_r_r119, cpy_r_r122);
    if (cpy_r_r124 != NULL) goto CPyL130;
    cpy_r_r125 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 83, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL131;
    }
    cpy_r_r126 = cpy_r_r5;
    CPy_DECREF(cpy_r_r126);
    cpy_r_r127 = NULL;
    if (((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1);
    }
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1 = cpy_r_r127;
    cpy_r_r128 = 1;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 83, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL105;
    } else
        goto CPyL94;
CPyL78: ;
    cpy_r_r129 = cpy_r_r124;
CPyL79: ;
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r129;
CPyL80: ;
    cpy_r_r131 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r132 = cpy_r_type != cpy_r_r131;
    if (!cpy_r_r132) goto CPyL132;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 83, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL84;
    } else
        goto CPyL133;
CPyL82: ;
    CPy_Unreachable();
CPyL83: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL90;
CPyL84: ;
    cpy_r_r133 = CPy_CatchError();
    cpy_r_r134 = (PyObject **)&cpy_r_r7;
    cpy_r_r135 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1;
    cpy_r_r136 = CPy_YieldFromErrorHandle(cpy_r_r135, cpy_r_r134);
    if (unlikely(cpy_r_r136 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 83, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL134;
    }
    if (cpy_r_r136) goto CPyL87;
    cpy_r_r129 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r133);
    CPy_DecRef(cpy_r_r133.f0);
    CPy_DecRef(cpy_r_r133.f1);
    CPy_DecRef(cpy_r_r133.f2);
    goto CPyL79;
CPyL87: ;
    cpy_r_r126 = cpy_r_r7;
    CPy_DecRef(cpy_r_r126);
    CPy_RestoreExcInfo(cpy_r_r133);
    CPy_DecRef(cpy_r_r133.f0);
    CPy_DecRef(cpy_r_r133.f1);
    CPy_DecRef(cpy_r_r133.f2);
    goto CPyL94;
CPyL88: ;
    CPy_RestoreExcInfo(cpy_r_r133);
    CPy_DecRef(cpy_r_r133.f0);
    CPy_DecRef(cpy_r_r133.f1);
    CPy_DecRef(cpy_r_r133.f2);
    cpy_r_r137 = CPy_KeepPropagating();
    if (!cpy_r_r137) goto CPyL105;
    CPy_Unreachable();
CPyL90: ;
    cpy_r_r138 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r139 = NULL;
    cpy_r_r5 = cpy_r_r139;
    cpy_r_r140 = (PyObject **)&cpy_r_r5;
    cpy_r_r141 = ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1;
    cpy_r_r142 = CPyDef_wayfarers___automa___actions___place_worker_gen_____mypyc_generator_helper__(cpy_r_r141, cpy_r_r138, cpy_r_r138, cpy_r_r138, cpy_r_arg, cpy_r_r140);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r142 == NULL) {
        goto CPyL92;
    } else
        goto CPyL135;
CPyL91: ;
    cpy_r_r129 = cpy_r_r142;
    goto CPyL79;
CPyL92: ;
    cpy_r_r143 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 83, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL131;
    }
    cpy_r_r126 = cpy_r_r5;
    CPy_DECREF(cpy_r_r126);
CPyL94: ;
    cpy_r_r144 = Py_None;
    CPy_INCREF(cpy_r_r144);
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r146 = CPyDef_wayfarers___automa___turn____first_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL98;
    CPyGen_SetStopIterationValue(cpy_r_r144);
    CPy_DECREF(cpy_r_r144);
    if (!0) goto CPyL111;
    CPy_Unreachable();
CPyL98: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r144;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL99: ;
    cpy_r_r147 = cpy_r_r98 + 1;
    cpy_r_r98 = cpy_r_r147;
    goto CPyL65;
CPyL100: ;
    cpy_r_r148 = Py_None;
    CPy_INCREF(cpy_r_r148);
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r150 = CPyDef_wayfarers___automa___turn____first_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL104;
    CPyGen_SetStopIterationValue(cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
    if (!0) goto CPyL111;
    CPy_Unreachable();
CPyL104: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r148;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL105: ;
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r152 = CPyDef_wayfarers___automa___turn____first_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r153 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r153;
CPyL106: ;
    cpy_r_r154 = cpy_r_r8 == 0;
    if (cpy_r_r154) goto CPyL136;
    cpy_r_r155 = cpy_r_r8 == 1;
    if (cpy_r_r155) {
        goto CPyL137;
    } else
        goto CPyL138;
CPyL108: ;
    cpy_r_r156 = cpy_r_r8 == 2;
    if (cpy_r_r156) {
        goto CPyL80;
    } else
        goto CPyL139;
CPyL109: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r157 = 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 73, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL111;
    }
    CPy_Unreachable();
CPyL111: ;
    cpy_r_r158 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r158;
CPyL112: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL27;
CPyL113: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL105;
CPyL114: ;
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL105;
CPyL115: ;
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    goto CPyL105;
CPyL116: ;
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL19;
CPyL117: ;
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL105;
CPyL118: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL36;
CPyL119: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL105;
CPyL120: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL41;
CPyL121: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL40;
CPyL122: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL46;
CPyL123: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL49;
CPyL124: ;
    CPy_DECREF(cpy_r_r97);
    goto CPyL100;
CPyL125: ;
    CPy_DecRef(cpy_r_r97);
    goto CPyL105;
CPyL126: ;
    CPy_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r107);
    goto CPyL105;
CPyL127: ;
    CPy_DECREF(cpy_r_r97);
    goto CPyL71;
CPyL128: ;
    CPyTagged_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r110);
    goto CPyL99;
CPyL129: ;
    CPyTagged_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r110);
    goto CPyL105;
CPyL130: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL78;
CPyL131: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL105;
CPyL132: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL83;
CPyL133: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL82;
CPyL134: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL88;
CPyL135: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL91;
CPyL136: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL137: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL38;
CPyL138: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL108;
CPyL139: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL109;
}
        
PyObject *CPyDef_wayfarers___automa___turn____first_action_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___turn____first_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____first_action_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____first_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._first_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____first_action_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "__next__", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____first_action_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___turn____first_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____first_action_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____first_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._first_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___turn____first_action_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "send", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____first_action_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____first_action_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____first_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._first_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____first_action_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "__iter__", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____first_action_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___turn____first_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___turn____first_action_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____first_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._first_action_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___turn____first_action_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "throw", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____first_action_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___turn____first_action_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6505 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6505);
    PyObject *__tmp6506 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6506);
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
        
        PyObject *CPyPy_wayfarers___automa___turn____first_action_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___turn____first_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.turn._first_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____first_action_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "close", -1, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____first_action(PyObject *cpy_r_t, PyObject *cpy_r_automa, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_wayfarers___automa___turn____first_action_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 73, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL5;
    }
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 73, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 73, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_effect);
    if (((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect);
    }
    ((serai___games___wayfarers___automa___turn____first_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect = cpy_r_effect;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 73, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL6;
    }
    return cpy_r_r0;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____first_action(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "effect", 0};
            static CPyArg_Parser parser = {"OOO:_first_action", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____first_action(arg_t, arg_automa, arg_effect);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_first_action", 73, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____price(PyObject *cpy_r_cost) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T2OI cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    tuple_T3OOO cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject **cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    tuple_T2II cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_cost)->_pairs;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = PyList_New(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_price", 88, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL13;
    }
    cpy_r_r4 = 0;
CPyL2: ;
    cpy_r_r5 = cpy_r_r4 < cpy_r_r2;
    if (!cpy_r_r5) goto CPyL14;
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, cpy_r_r4);
    PyObject *__tmp6507;
    if (unlikely(!(PyTuple_Check(cpy_r_r6) && PyTuple_GET_SIZE(cpy_r_r6) == 2))) {
        __tmp6507 = NULL;
        goto __LL6508;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r6, 0))))
        __tmp6507 = PyTuple_GET_ITEM(cpy_r_r6, 0);
    else {
        __tmp6507 = NULL;
    }
    if (__tmp6507 == NULL) goto __LL6508;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r6, 1))))
        __tmp6507 = PyTuple_GET_ITEM(cpy_r_r6, 1);
    else {
        __tmp6507 = NULL;
    }
    if (__tmp6507 == NULL) goto __LL6508;
    __tmp6507 = cpy_r_r6;
__LL6508: ;
    if (unlikely(__tmp6507 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r6); cpy_r_r7 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp6509 = PyTuple_GET_ITEM(cpy_r_r6, 0);
        CPy_INCREF(__tmp6509);
        PyObject *__tmp6510;
        if (likely(PyUnicode_Check(__tmp6509)))
            __tmp6510 = __tmp6509;
        else {
            CPy_TypeError("str", __tmp6509); 
            __tmp6510 = NULL;
        }
        cpy_r_r7.f0 = __tmp6510;
        PyObject *__tmp6511 = PyTuple_GET_ITEM(cpy_r_r6, 1);
        CPyTagged __tmp6512;
        if (likely(PyLong_Check(__tmp6511)))
            __tmp6512 = CPyTagged_FromObject(__tmp6511);
        else {
            goto __LL6513;
        }
        cpy_r_r7.f1 = __tmp6512;
    }
    goto __LL6514;
__LL6513: ;
    CPy_DECREF(cpy_r_r7.f0);
    cpy_r_r7 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL6514;
__LL6514: ;
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_price", 88, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL15;
    }
    cpy_r_r8 = cpy_r_r7.f0;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = cpy_r_r7.f1;
    CPyTagged_INCREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r7.f0);
    CPyTagged_DECREF(cpy_r_r7.f1);
    cpy_r_r10 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r10.f0 == NULL)) {
        goto CPyL16;
    } else
        goto CPyL7;
CPyL5: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_price", 88, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL12;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r12 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r13 = CPyStr_Removeprefix(cpy_r_r8, cpy_r_r12);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r14 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r10.f0);
    CPy_INCREF(cpy_r_r10.f1);
    CPy_INCREF(cpy_r_r10.f2);
    cpy_r_r15 = PyTuple_New(3);
    if (unlikely(cpy_r_r15 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6515 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r15, 0, __tmp6515);
    PyObject *__tmp6516 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r15, 1, __tmp6516);
    PyObject *__tmp6517 = cpy_r_r10.f2;
    PyTuple_SET_ITEM(cpy_r_r15, 2, __tmp6517);
    PyObject *cpy_r_r16[2] = {cpy_r_r15, cpy_r_r13};
    cpy_r_r17 = (PyObject **)&cpy_r_r16;
    cpy_r_r18 = PyObject_VectorcallMethod(cpy_r_r14, cpy_r_r17, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_price", 88, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL17;
    }
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_price", 88, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL18;
    }
    cpy_r_r20.f0 = cpy_r_r19;
    cpy_r_r20.f1 = cpy_r_r9;
    cpy_r_r21 = PyTuple_New(2);
    if (unlikely(cpy_r_r21 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6518 = CPyTagged_StealAsObject(cpy_r_r20.f0);
    PyTuple_SET_ITEM(cpy_r_r21, 0, __tmp6518);
    PyObject *__tmp6519 = CPyTagged_StealAsObject(cpy_r_r20.f1);
    PyTuple_SET_ITEM(cpy_r_r21, 1, __tmp6519);
    CPyList_SetItemUnsafe(cpy_r_r3, cpy_r_r4, cpy_r_r21);
    cpy_r_r22 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r22;
    goto CPyL2;
CPyL11: ;
    return cpy_r_r3;
CPyL12: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL11;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL12;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL5;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL12;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL12;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____price(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cost", 0};
            static CPyArg_Parser parser = {"O:_price", kwlist, 0};
            PyObject *obj_cost;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_cost)) {
                return NULL;
            }
            PyObject *arg_cost;
            if (likely(Py_TYPE(obj_cost) == CPyType_kernel___effects___Call))
                arg_cost = obj_cost;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_cost); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____price(arg_cost);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_price", 87, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___turn____named_colours(PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T3OOO cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_effect)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = PyList_New(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_named_colours", 92, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL14;
    }
    cpy_r_r4 = 0;
CPyL2: ;
    cpy_r_r5 = cpy_r_r4 < cpy_r_r2;
    if (!cpy_r_r5) goto CPyL15;
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, cpy_r_r4);
    if (PyLong_Check(cpy_r_r6))
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL6520;
    if (PyUnicode_Check(cpy_r_r6))
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL6520;
    if (unlikely(!(PyTuple_Check(cpy_r_r6) && PyTuple_GET_SIZE(cpy_r_r6) == 2))) {
        cpy_r_r7 = NULL;
        goto __LL6521;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r6, 0))))
        cpy_r_r7 = PyTuple_GET_ITEM(cpy_r_r6, 0);
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 == NULL) goto __LL6521;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r6, 1))))
        cpy_r_r7 = PyTuple_GET_ITEM(cpy_r_r6, 1);
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 == NULL) goto __LL6521;
    cpy_r_r7 = cpy_r_r6;
__LL6521: ;
    if (cpy_r_r7 != NULL) goto __LL6520;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/turn.py", "_named_colours", 92, CPyStatic_wayfarers___automa___turn___globals, "union[int, str, tuple[str, int]]", cpy_r_r6);
    goto CPyL16;
__LL6520: ;
    cpy_r_r8 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r8.f0 == NULL)) {
        goto CPyL17;
    } else
        goto CPyL7;
CPyL5: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_named_colours", 92, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL13;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r10 = PyObject_Str(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_named_colours", 92, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL16;
    }
    cpy_r_r11 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r8.f0);
    CPy_INCREF(cpy_r_r8.f1);
    CPy_INCREF(cpy_r_r8.f2);
    cpy_r_r12 = PyTuple_New(3);
    if (unlikely(cpy_r_r12 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6522 = cpy_r_r8.f0;
    PyTuple_SET_ITEM(cpy_r_r12, 0, __tmp6522);
    PyObject *__tmp6523 = cpy_r_r8.f1;
    PyTuple_SET_ITEM(cpy_r_r12, 1, __tmp6523);
    PyObject *__tmp6524 = cpy_r_r8.f2;
    PyTuple_SET_ITEM(cpy_r_r12, 2, __tmp6524);
    PyObject *cpy_r_r13[2] = {cpy_r_r12, cpy_r_r10};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_VectorcallMethod(cpy_r_r11, cpy_r_r14, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_named_colours", 92, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_named_colours", 92, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL16;
    }
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r16);
    CPyList_SetItemUnsafe(cpy_r_r3, cpy_r_r4, cpy_r_r17);
    cpy_r_r18 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r18;
    goto CPyL2;
CPyL12: ;
    return cpy_r_r3;
CPyL13: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL13;
CPyL15: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL12;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL13;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    goto CPyL5;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    goto CPyL13;
}
        
        PyObject *CPyPy_wayfarers___automa___turn____named_colours(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:_named_colours", kwlist, 0};
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_effect;
            if (likely(Py_TYPE(obj_effect) == CPyType_kernel___effects___Call))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_effect); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___turn____named_colours(arg_effect);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "_named_colours", 91, CPyStatic_wayfarers___automa___turn___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___turn_____top_level__(void) {
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
    void *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    void *cpy_r_r63;
    void *cpy_r_r64;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
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
    void *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    void *cpy_r_r85;
    void *cpy_r_r86;
    PyObject **cpy_r_r87;
    PyObject *cpy_r_r88;
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
    void *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    void *cpy_r_r107;
    void *cpy_r_r108;
    PyObject **cpy_r_r109;
    PyObject *cpy_r_r110;
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
    void *cpy_r_r121;
    void *cpy_r_r122;
    void *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    void *cpy_r_r129;
    void *cpy_r_r130;
    PyObject **cpy_r_r131;
    PyObject *cpy_r_r132;
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
    char cpy_r_r143;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 1, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 1, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___automa___turn___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 7, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___wayfarers___automa___actions;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___wayfarers___automa___actions;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[3809]; /* 'serai.games.wayfarers.automa.actions' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 9, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___wayfarers___automa___actions;
    cpy_r_r20 = CPyExec_serai___games___wayfarers___automa___actions;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___wayfarers___automa___actions__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 9, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 9, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[3809]; /* 'serai.games.wayfarers.automa.actions' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 9, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5584]; /* ('act', 'add_comets', 'journal', 'move_marker', 'place_worker', 'tell', 'track_bonus') */
    cpy_r_r31 = CPyStatic_wayfarers___automa___turn___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 9, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    } else
        goto CPyL55;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___wayfarers___automa___choices;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___wayfarers___automa___choices;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[3756]; /* 'serai.games.wayfarers.automa.choices' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 10, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___wayfarers___automa___choices;
    cpy_r_r42 = CPyExec_serai___games___wayfarers___automa___choices;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___wayfarers___automa___choices__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 10, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 10, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[3756]; /* 'serai.games.wayfarers.automa.choices' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 10, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5585]; /* ('automa_of', 'useful', 'worker_places') */
    cpy_r_r53 = CPyStatic_wayfarers___automa___turn___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 10, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    } else
        goto CPyL56;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 11, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r64 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 11, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 11, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 11, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5586]; /* ('GUILDS', 'WORKERS') */
    cpy_r_r75 = CPyStatic_wayfarers___automa___turn___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 11, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    } else
        goto CPyL57;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 12, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r86 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 12, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 12, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 12, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5361]; /* ('Automa', 'Table') */
    cpy_r_r97 = CPyStatic_wayfarers___automa___turn___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 12, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    } else
        goto CPyL58;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r100 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 13, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r108 = CPyExec_serai___kernel___decision;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 13, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 13, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 13, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5060]; /* ('Rules',) */
    cpy_r_r119 = CPyStatic_wayfarers___automa___turn___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 13, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    } else
        goto CPyL59;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r122 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 14, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r130 = CPyExec_serai___kernel___effects;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 14, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 14, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 14, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5587]; /* ('Arrow', 'Call', 'Effect') */
    cpy_r_r141 = CPyStatic_wayfarers___automa___turn___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/turn.py", "<module>", 14, CPyStatic_wayfarers___automa___turn___globals);
        goto CPyL54;
    } else
        goto CPyL60;
CPyL53: ;
    return 1;
CPyL54: ;
    cpy_r_r143 = 2;
    return cpy_r_r143;
CPyL55: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL56: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL57: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL58: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL59: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL60: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
}

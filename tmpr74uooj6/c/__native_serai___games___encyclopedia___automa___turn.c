#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendencyclopedia___automa___turn___automa_turn_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_turn_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___automa___turn___automa_turn_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___automa___turn___automa_turn_gen,
};
static int
encyclopedia___automa___turn___automa_turn_gen_traverse(serai___games___encyclopedia___automa___turn___automa_turn_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__seat));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___turn___automa_turn_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___turn___automa_turn_genObject *self = (serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0);
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___turn___automa_turn_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___turn___automa_turn_genObject *self = (serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0);
    return 0;
}

static void
encyclopedia___automa___turn___automa_turn_gen_dealloc(serai___games___encyclopedia___automa___turn___automa_turn_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___turn___automa_turn_gen_free_instance == NULL) {
        encyclopedia___automa___turn___automa_turn_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___turn___automa_turn_gen_dealloc)
    CPyDef_encyclopedia___automa___turn___automa_turn_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___turn_____mypyc__automa_turn_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___turn___automa_turn_gen(void);

static PyObject *
encyclopedia___automa___turn___automa_turn_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___turn___automa_turn_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___turn_____mypyc__automa_turn_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___turn___automa_turn_gen_vtable[6];
static bool
CPyDef_encyclopedia___automa___turn___automa_turn_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___turn___automa_turn_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_turn_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_turn_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_turn_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_turn_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_turn_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_turn_gen___close,
    };
    memcpy(encyclopedia___automa___turn___automa_turn_gen_vtable, encyclopedia___automa___turn___automa_turn_gen_vtable_scratch, sizeof(encyclopedia___automa___turn___automa_turn_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___turn___automa_turn_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___automa___turn___automa_turn_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___turn_____mypyc__automa_turn_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_turn_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_turn_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_turn_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_turn_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_turn_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___turn___automa_turn_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "automa_turn_gen",
    .tp_new = encyclopedia___automa___turn___automa_turn_gen_new,
    .tp_dealloc = (destructor)encyclopedia___automa___turn___automa_turn_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___turn___automa_turn_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___turn___automa_turn_gen_clear,
    .tp_methods = encyclopedia___automa___turn___automa_turn_gen_methods,
    .tp_iter = CPyDef_encyclopedia___automa___turn___automa_turn_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___automa___turn___automa_turn_gen_____next__,
    .tp_as_async = &encyclopedia___automa___turn___automa_turn_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___turn___automa_turn_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("automa_turn_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___turn___automa_turn_gen_template = &CPyType_encyclopedia___automa___turn___automa_turn_gen_template_;

PyObject *CPyDef_encyclopedia___automa___turn_____mypyc__automa_turn_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___turn___automa_turn_genObject *self;
    if (encyclopedia___automa___turn___automa_turn_gen_free_instance != NULL) {
        self = encyclopedia___automa___turn___automa_turn_gen_free_instance;
        encyclopedia___automa___turn___automa_turn_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___turn___automa_turn_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___turn___automa_turn_gen_vtable;
    self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___turn___automa_turn_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___turn_____mypyc__automa_turn_gen_setup((PyObject *)CPyType_encyclopedia___automa___turn___automa_turn_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendencyclopedia___automa___turn___automa_seal_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_seal_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___automa___turn___automa_seal_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___automa___turn___automa_seal_gen,
};
static int
encyclopedia___automa___turn___automa_seal_gen_traverse(serai___games___encyclopedia___automa___turn___automa_seal_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__seat));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___turn___automa_seal_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___turn___automa_seal_genObject *self = (serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0);
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___turn___automa_seal_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___turn___automa_seal_genObject *self = (serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0);
    return 0;
}

static void
encyclopedia___automa___turn___automa_seal_gen_dealloc(serai___games___encyclopedia___automa___turn___automa_seal_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___turn___automa_seal_gen_free_instance == NULL) {
        encyclopedia___automa___turn___automa_seal_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___turn___automa_seal_gen_dealloc)
    CPyDef_encyclopedia___automa___turn___automa_seal_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___turn_____mypyc__automa_seal_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___turn___automa_seal_gen(void);

static PyObject *
encyclopedia___automa___turn___automa_seal_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___turn___automa_seal_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___turn_____mypyc__automa_seal_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___turn___automa_seal_gen_vtable[6];
static bool
CPyDef_encyclopedia___automa___turn___automa_seal_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___turn___automa_seal_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_seal_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_seal_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_seal_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_seal_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_seal_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn___automa_seal_gen___close,
    };
    memcpy(encyclopedia___automa___turn___automa_seal_gen_vtable, encyclopedia___automa___turn___automa_seal_gen_vtable_scratch, sizeof(encyclopedia___automa___turn___automa_seal_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___turn___automa_seal_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___automa___turn___automa_seal_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___turn_____mypyc__automa_seal_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_seal_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_seal_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_seal_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_seal_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_seal_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___turn___automa_seal_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "automa_seal_gen",
    .tp_new = encyclopedia___automa___turn___automa_seal_gen_new,
    .tp_dealloc = (destructor)encyclopedia___automa___turn___automa_seal_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___turn___automa_seal_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___turn___automa_seal_gen_clear,
    .tp_methods = encyclopedia___automa___turn___automa_seal_gen_methods,
    .tp_iter = CPyDef_encyclopedia___automa___turn___automa_seal_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___automa___turn___automa_seal_gen_____next__,
    .tp_as_async = &encyclopedia___automa___turn___automa_seal_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___turn___automa_seal_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("automa_seal_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___turn___automa_seal_gen_template = &CPyType_encyclopedia___automa___turn___automa_seal_gen_template_;

PyObject *CPyDef_encyclopedia___automa___turn_____mypyc__automa_seal_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___turn___automa_seal_genObject *self;
    if (encyclopedia___automa___turn___automa_seal_gen_free_instance != NULL) {
        self = encyclopedia___automa___turn___automa_seal_gen_free_instance;
        encyclopedia___automa___turn___automa_seal_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___turn___automa_seal_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___turn___automa_seal_gen_vtable;
    self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___turn___automa_seal_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___turn_____mypyc__automa_seal_gen_setup((PyObject *)CPyType_encyclopedia___automa___turn___automa_seal_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendencyclopedia___automa___turn____act_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___automa___turn____act_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___automa___turn____act_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___automa___turn____act_gen,
};
static int
encyclopedia___automa___turn____act_gen_traverse(serai___games___encyclopedia___automa___turn____act_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__seat));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___turn____act_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___turn____act_genObject *self = (serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0);
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___turn____act_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___turn____act_genObject *self = (serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0);
    return 0;
}

static void
encyclopedia___automa___turn____act_gen_dealloc(serai___games___encyclopedia___automa___turn____act_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___turn____act_gen_free_instance == NULL) {
        encyclopedia___automa___turn____act_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___turn____act_gen_dealloc)
    CPyDef_encyclopedia___automa___turn____act_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___turn_____mypyc___3_act_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___turn____act_gen(void);

static PyObject *
encyclopedia___automa___turn____act_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___turn____act_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___turn_____mypyc___3_act_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___turn____act_gen_vtable[6];
static bool
CPyDef_encyclopedia___automa___turn____act_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___turn____act_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn____act_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn____act_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn____act_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn____act_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn____act_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___automa___turn____act_gen___close,
    };
    memcpy(encyclopedia___automa___turn____act_gen_vtable, encyclopedia___automa___turn____act_gen_vtable_scratch, sizeof(encyclopedia___automa___turn____act_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___turn____act_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___automa___turn____act_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___turn_____mypyc___3_act_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___automa___turn____act_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___automa___turn____act_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___automa___turn____act_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___automa___turn____act_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___automa___turn____act_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___turn____act_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_act_gen",
    .tp_new = encyclopedia___automa___turn____act_gen_new,
    .tp_dealloc = (destructor)encyclopedia___automa___turn____act_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___turn____act_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___turn____act_gen_clear,
    .tp_methods = encyclopedia___automa___turn____act_gen_methods,
    .tp_iter = CPyDef_encyclopedia___automa___turn____act_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___automa___turn____act_gen_____next__,
    .tp_as_async = &encyclopedia___automa___turn____act_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___turn____act_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_act_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___turn____act_gen_template = &CPyType_encyclopedia___automa___turn____act_gen_template_;

PyObject *CPyDef_encyclopedia___automa___turn_____mypyc___3_act_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___turn____act_genObject *self;
    if (encyclopedia___automa___turn____act_gen_free_instance != NULL) {
        self = encyclopedia___automa___turn____act_gen_free_instance;
        encyclopedia___automa___turn____act_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___turn____act_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___turn____act_gen_vtable;
    self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___turn____act_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___turn_____mypyc___3_act_gen_setup((PyObject *)CPyType_encyclopedia___automa___turn____act_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef encyclopedia___automa___turnmodule_methods[] = {
    {"automa_turn", (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("automa_turn(t, seat)\n--\n\n") /* docstring */},
    {"automa_seal", (PyCFunction)CPyPy_encyclopedia___automa___turn___automa_seal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("automa_seal(t, seat)\n--\n\n") /* docstring */},
    {"_act", (PyCFunction)CPyPy_encyclopedia___automa___turn____act, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_act(t, seat)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___automa___turn__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___automa___turn__internal, "__name__");
    CPyStatic_encyclopedia___automa___turn___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___automa___turn__internal);
    if (unlikely(CPyStatic_encyclopedia___automa___turn___globals == NULL))
        goto fail;
    CPyType_encyclopedia___automa___turn___automa_turn_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___turn___automa_turn_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___turn___automa_turn_gen))
        goto fail;
    CPyDef_encyclopedia___automa___turn___automa_turn_gen_trait_vtable_setup();
    CPyType_encyclopedia___automa___turn___automa_seal_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___turn___automa_seal_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___turn___automa_seal_gen))
        goto fail;
    CPyDef_encyclopedia___automa___turn___automa_seal_gen_trait_vtable_setup();
    CPyType_encyclopedia___automa___turn____act_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___turn____act_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___turn____act_gen))
        goto fail;
    CPyDef_encyclopedia___automa___turn____act_gen_trait_vtable_setup();
    char result = CPyDef_encyclopedia___automa___turn_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___automa___turn__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_encyclopedia___automa___turn___automa_turn_gen);
    Py_CLEAR(CPyType_encyclopedia___automa___turn___automa_seal_gen);
    Py_CLEAR(CPyType_encyclopedia___automa___turn____act_gen);
    return -1;
}
int CPyExec_serai___games___encyclopedia___automa___turn(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___automa___turn__impl, &CPyImportState_serai___games___encyclopedia___automa___turn, &CPyModule_serai___games___encyclopedia___automa___turn);
}
static struct PyModuleDef encyclopedia___automa___turnmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.automa.turn",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___automa___turnmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___automa___turn(void)
{
    if (CPyModule_serai___games___encyclopedia___automa___turn__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___automa___turn__internal);
        return CPyModule_serai___games___encyclopedia___automa___turn__internal;
    }
    CPyModule_serai___games___encyclopedia___automa___turn__internal = PyModule_Create(&encyclopedia___automa___turnmodule);
    return CPyModule_serai___games___encyclopedia___automa___turn__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___automa___turn(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___automa___turn__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___automa___turn__internal);
        return CPyModule_serai___games___encyclopedia___automa___turn__internal;
    }
    CPyModule_serai___games___encyclopedia___automa___turn__internal = PyModule_Create(&encyclopedia___automa___turnmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___automa___turn__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.automa.turn");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___automa___turn__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___automa___turn__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___automa___turn__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___automa___turn(CPyModule_serai___games___encyclopedia___automa___turn__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___automa___turn__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.automa.turn");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___automa___turn__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_turn_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    tuple_T3OOO cpy_r_r31;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject **cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    int32_t cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL39;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 14, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL38;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 16, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL38;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", "automa_turn_gen", "seat", 16, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL38;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 16, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL38;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", "automa_turn_gen", "seat", 16, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL38;
    }
CPyL8: ;
    cpy_r_r11 = CPyDef_encyclopedia___automa___choices___choose_die(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 16, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL38;
    }
    cpy_r_r12 = CPyDef_encyclopedia___dice___take_die(cpy_r_r7, cpy_r_r8, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 16, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL38;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 17, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL38;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", "automa_turn_gen", "seat", 17, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL38;
    }
CPyL12: ;
    cpy_r_r15 = CPyDef_encyclopedia___automa___turn____act(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 17, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL38;
    }
    if (((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0);
    }
    ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0 = cpy_r_r15;
    cpy_r_r16 = 1;
    if (!cpy_r_r16) goto CPyL38;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r19 = NULL;
    cpy_r_r1 = cpy_r_r19;
    cpy_r_r20 = (PyObject **)&cpy_r_r1;
    cpy_r_r21 = ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0;
    cpy_r_r22 = CPyDef_encyclopedia___automa___turn____act_gen_____mypyc_generator_helper__(cpy_r_r21, cpy_r_r18, cpy_r_r18, cpy_r_r18, cpy_r_r17, cpy_r_r20);
    if (cpy_r_r22 != NULL) goto CPyL44;
    cpy_r_r23 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 17, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL45;
    }
    cpy_r_r24 = cpy_r_r1;
    CPy_DECREF(cpy_r_r24);
    cpy_r_r25 = NULL;
    if (((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0);
    }
    ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0 = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 17, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL38;
    } else
        goto CPyL33;
CPyL17: ;
    cpy_r_r27 = cpy_r_r22;
CPyL18: ;
    ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r27;
CPyL19: ;
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = cpy_r_type != cpy_r_r29;
    if (!cpy_r_r30) goto CPyL46;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 17, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL23;
    } else
        goto CPyL47;
CPyL21: ;
    CPy_Unreachable();
CPyL22: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL29;
CPyL23: ;
    cpy_r_r31 = CPy_CatchError();
    cpy_r_r32 = (PyObject **)&cpy_r_r3;
    cpy_r_r33 = ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0;
    cpy_r_r34 = CPy_YieldFromErrorHandle(cpy_r_r33, cpy_r_r32);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 17, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL48;
    }
    if (cpy_r_r34) goto CPyL26;
    cpy_r_r27 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r31);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    CPy_DecRef(cpy_r_r31.f2);
    goto CPyL18;
CPyL26: ;
    cpy_r_r24 = cpy_r_r3;
    CPy_DecRef(cpy_r_r24);
    CPy_RestoreExcInfo(cpy_r_r31);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    CPy_DecRef(cpy_r_r31.f2);
    goto CPyL33;
CPyL27: ;
    CPy_RestoreExcInfo(cpy_r_r31);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    CPy_DecRef(cpy_r_r31.f2);
    cpy_r_r35 = CPy_KeepPropagating();
    if (!cpy_r_r35) goto CPyL38;
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r36 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r37 = NULL;
    cpy_r_r1 = cpy_r_r37;
    cpy_r_r38 = (PyObject **)&cpy_r_r1;
    cpy_r_r39 = ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0;
    cpy_r_r40 = CPyDef_encyclopedia___automa___turn____act_gen_____mypyc_generator_helper__(cpy_r_r39, cpy_r_r36, cpy_r_r36, cpy_r_r36, cpy_r_arg, cpy_r_r38);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r40 == NULL) {
        goto CPyL31;
    } else
        goto CPyL49;
CPyL30: ;
    cpy_r_r27 = cpy_r_r40;
    goto CPyL18;
CPyL31: ;
    cpy_r_r41 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 17, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL45;
    }
    cpy_r_r24 = cpy_r_r1;
    CPy_DECREF(cpy_r_r24);
CPyL33: ;
    cpy_r_r42 = Py_None;
    CPy_INCREF(cpy_r_r42);
    ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r44 = CPyDef_encyclopedia___automa___turn___automa_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL37;
    CPyGen_SetStopIterationValue(cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (!0) goto CPyL43;
    CPy_Unreachable();
CPyL37: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r42;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL38: ;
    ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r46 = CPyDef_encyclopedia___automa___turn___automa_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r47 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r47;
CPyL39: ;
    cpy_r_r48 = cpy_r_r4 == 0;
    if (cpy_r_r48) goto CPyL50;
    cpy_r_r49 = cpy_r_r4 == 1;
    if (cpy_r_r49) {
        goto CPyL19;
    } else
        goto CPyL51;
CPyL41: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r50 = 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 14, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL43;
    }
    CPy_Unreachable();
CPyL43: ;
    cpy_r_r51 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r51;
CPyL44: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL17;
CPyL45: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL38;
CPyL46: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL22;
CPyL47: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL21;
CPyL48: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL27;
CPyL49: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL30;
CPyL50: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL51: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL41;
}
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_turn_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_turn_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_turn_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "__next__", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_turn_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_turn_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_turn_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "send", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_turn_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_turn_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_turn_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "__iter__", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_turn_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_turn_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn.automa_turn_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_turn_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "throw", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_turn_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___automa___turn___automa_turn_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp378 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp378);
    PyObject *__tmp379 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp379);
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
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_turn_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_turn_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "close", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_turn(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_encyclopedia___automa___turn___automa_turn_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 14, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 14, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_seat);
    if (((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat);
    }
    ((serai___games___encyclopedia___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat = cpy_r_seat;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 14, CPyStatic_encyclopedia___automa___turn___globals);
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
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:automa_turn", kwlist, 0};
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
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_turn(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_turn", 14, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_seal_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    tuple_T3OOO cpy_r_r44;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    int32_t cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL52;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 20, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL51;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "automa_seal_gen", "t", 22, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL51;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "Table", "players", 22, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL51;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "automa_seal_gen", "seat", 22, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL51;
    }
CPyL7: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 22, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL51;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_encyclopedia___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 22, CPyStatic_encyclopedia___automa___turn___globals, "serai.games.encyclopedia.table.Player", cpy_r_r10);
        goto CPyL51;
    }
    cpy_r_r12 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "automa_seal_gen", "t", 23, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL57;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r12)->_automa_seals;
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "Table", "automa_seals", 23, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL57;
    }
CPyL11: ;
    if (!cpy_r_r13) goto CPyL58;
CPyL12: ;
    cpy_r_r14 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_seals;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "Player", "seals", 23, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL57;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL13: ;
    cpy_r_r15 = cpy_r_r14 != 0;
    CPyTagged_DECREF(cpy_r_r14);
    if (!cpy_r_r15) goto CPyL58;
    cpy_r_r16 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "automa_seal_gen", "t", 24, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL57;
    }
CPyL15: ;
    cpy_r_r17 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "automa_seal_gen", "seat", 24, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL57;
    }
CPyL16: ;
    cpy_r_r18 = CPyDef_encyclopedia___automa___choices___choose_board_die(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 24, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL57;
    }
    cpy_r_r19 = (Py_ssize_t)cpy_r_r18 != -2;
    if (!cpy_r_r19) goto CPyL59;
    cpy_r_r20 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_seals;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "Player", "seals", 26, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL60;
    }
CPyL19: ;
    cpy_r_r21 = CPyTagged_Subtract(cpy_r_r20, 2);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_seals);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_seals = cpy_r_r21;
    cpy_r_r22 = 1;
    CPy_DECREF(cpy_r_r11);
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 26, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL61;
    }
    cpy_r_r23 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "automa_seal_gen", "t", 27, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL61;
    }
CPyL21: ;
    cpy_r_r24 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "automa_seal_gen", "seat", 27, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL61;
    }
CPyL22: ;
    cpy_r_r25 = CPyDef_encyclopedia___dice___roll_again(cpy_r_r23, cpy_r_r24, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r25 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 27, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL51;
    }
    cpy_r_r26 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "automa_seal_gen", "t", 28, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL51;
    }
CPyL24: ;
    cpy_r_r27 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", "automa_seal_gen", "seat", 28, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL51;
    }
CPyL25: ;
    cpy_r_r28 = CPyDef_encyclopedia___automa___turn____act(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 28, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL51;
    }
    if (((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0);
    }
    ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0 = cpy_r_r28;
    cpy_r_r29 = 1;
    if (!cpy_r_r29) goto CPyL51;
    cpy_r_r30 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r31 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r32 = NULL;
    cpy_r_r1 = cpy_r_r32;
    cpy_r_r33 = (PyObject **)&cpy_r_r1;
    cpy_r_r34 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0;
    cpy_r_r35 = CPyDef_encyclopedia___automa___turn____act_gen_____mypyc_generator_helper__(cpy_r_r34, cpy_r_r31, cpy_r_r31, cpy_r_r31, cpy_r_r30, cpy_r_r33);
    if (cpy_r_r35 != NULL) goto CPyL62;
    cpy_r_r36 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 28, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL63;
    }
    cpy_r_r37 = cpy_r_r1;
    CPy_DECREF(cpy_r_r37);
    cpy_r_r38 = NULL;
    if (((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0);
    }
    ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0 = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 28, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL51;
    } else
        goto CPyL46;
CPyL30: ;
    cpy_r_r40 = cpy_r_r35;
CPyL31: ;
    ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r40;
CPyL32: ;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = cpy_r_type != cpy_r_r42;
    if (!cpy_r_r43) goto CPyL64;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 28, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL36;
    } else
        goto CPyL65;
CPyL34: ;
    CPy_Unreachable();
CPyL35: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL42;
CPyL36: ;
    cpy_r_r44 = CPy_CatchError();
    cpy_r_r45 = (PyObject **)&cpy_r_r3;
    cpy_r_r46 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0;
    cpy_r_r47 = CPy_YieldFromErrorHandle(cpy_r_r46, cpy_r_r45);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 28, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL66;
    }
    if (cpy_r_r47) goto CPyL39;
    cpy_r_r40 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r44);
    CPy_DecRef(cpy_r_r44.f0);
    CPy_DecRef(cpy_r_r44.f1);
    CPy_DecRef(cpy_r_r44.f2);
    goto CPyL31;
CPyL39: ;
    cpy_r_r37 = cpy_r_r3;
    CPy_DecRef(cpy_r_r37);
    CPy_RestoreExcInfo(cpy_r_r44);
    CPy_DecRef(cpy_r_r44.f0);
    CPy_DecRef(cpy_r_r44.f1);
    CPy_DecRef(cpy_r_r44.f2);
    goto CPyL46;
CPyL40: ;
    CPy_RestoreExcInfo(cpy_r_r44);
    CPy_DecRef(cpy_r_r44.f0);
    CPy_DecRef(cpy_r_r44.f1);
    CPy_DecRef(cpy_r_r44.f2);
    cpy_r_r48 = CPy_KeepPropagating();
    if (!cpy_r_r48) goto CPyL51;
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = NULL;
    cpy_r_r1 = cpy_r_r50;
    cpy_r_r51 = (PyObject **)&cpy_r_r1;
    cpy_r_r52 = ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0;
    cpy_r_r53 = CPyDef_encyclopedia___automa___turn____act_gen_____mypyc_generator_helper__(cpy_r_r52, cpy_r_r49, cpy_r_r49, cpy_r_r49, cpy_r_arg, cpy_r_r51);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r53 == NULL) {
        goto CPyL44;
    } else
        goto CPyL67;
CPyL43: ;
    cpy_r_r40 = cpy_r_r53;
    goto CPyL31;
CPyL44: ;
    cpy_r_r54 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 28, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL63;
    }
    cpy_r_r37 = cpy_r_r1;
    CPy_DECREF(cpy_r_r37);
CPyL46: ;
    cpy_r_r55 = Py_None;
    CPy_INCREF(cpy_r_r55);
    ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r57 = CPyDef_encyclopedia___automa___turn___automa_seal_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL50;
    CPyGen_SetStopIterationValue(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (!0) goto CPyL56;
    CPy_Unreachable();
CPyL50: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r55;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL51: ;
    ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r59 = CPyDef_encyclopedia___automa___turn___automa_seal_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r60 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r60;
CPyL52: ;
    cpy_r_r61 = cpy_r_r4 == 0;
    if (cpy_r_r61) goto CPyL68;
    cpy_r_r62 = cpy_r_r4 == 1;
    if (cpy_r_r62) {
        goto CPyL32;
    } else
        goto CPyL69;
CPyL54: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r63 = 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 20, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL56;
    }
    CPy_Unreachable();
CPyL56: ;
    cpy_r_r64 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r64;
CPyL57: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL51;
CPyL58: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL46;
CPyL59: ;
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL46;
CPyL60: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL51;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL51;
CPyL62: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL30;
CPyL63: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL51;
CPyL64: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL35;
CPyL65: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
CPyL66: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL40;
CPyL67: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL43;
CPyL68: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL69: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL54;
}
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_seal_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___automa___turn___automa_seal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_seal_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn___automa_seal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn.automa_seal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_seal_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "__next__", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_seal_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___automa___turn___automa_seal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_seal_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn___automa_seal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn.automa_seal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_seal_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "send", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_seal_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_seal_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn___automa_seal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn.automa_seal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_seal_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "__iter__", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_seal_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___automa___turn___automa_seal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_seal_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn___automa_seal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn.automa_seal_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_seal_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "throw", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_seal_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___automa___turn___automa_seal_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp380 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp380);
    PyObject *__tmp381 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp381);
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
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_seal_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn___automa_seal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn.automa_seal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_seal_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "close", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn___automa_seal(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_encyclopedia___automa___turn___automa_seal_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 20, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 20, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_seat);
    if (((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat);
    }
    ((serai___games___encyclopedia___automa___turn___automa_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat = cpy_r_seat;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 20, CPyStatic_encyclopedia___automa___turn___globals);
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
        
        PyObject *CPyPy_encyclopedia___automa___turn___automa_seal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:automa_seal", kwlist, 0};
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
            PyObject *retval = CPyDef_encyclopedia___automa___turn___automa_seal(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "automa_seal", 20, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn____act_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
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
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    tuple_T3OOO cpy_r_r59;
    PyObject **cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject **cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    int32_t cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL63;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 31, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "_act_gen", "t", 33, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_values;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "Table", "values", 33, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "_act_gen", "t", 33, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r9)->_die;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "Table", "die", 33, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
CPyL8: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r8, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 33, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 33, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "_act_gen", "t", 34, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL68;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r13)->_players;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "Table", "players", 34, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL68;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "_act_gen", "seat", 34, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL68;
    }
CPyL13: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 34, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL68;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_encyclopedia___table___Player))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 34, CPyStatic_encyclopedia___automa___turn___globals, "serai.games.encyclopedia.table.Player", cpy_r_r16);
        goto CPyL68;
    }
    cpy_r_r18 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r17)->_behaviour;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "Player", "behaviour", 34, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL68;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL16: ;
    cpy_r_r19 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "_act_gen", "t", 35, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
CPyL17: ;
    cpy_r_r20 = CPyStatics[558]; /* 'event-automa-line' */
    cpy_r_r21 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "_act_gen", "seat", 35, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
CPyL18: ;
    cpy_r_r22 = CPyStatics[511]; /* 'EN-AUTO-10' */
    cpy_r_r23 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "_act_gen", "t", 35, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
CPyL19: ;
    cpy_r_r24 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r23)->_book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "Table", "book", 35, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
CPyL20: ;
    cpy_r_r25 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r24)->_behaviour_ids;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "Book", "behaviour_ids", 35, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r25);
CPyL21: ;
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r25, cpy_r_r18);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 35, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
    if (likely(PyUnicode_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 35, CPyStatic_encyclopedia___automa___turn___globals, "str", cpy_r_r26);
        goto CPyL69;
    }
    cpy_r_r28 = CPyStatics[337]; /* 'value' */
    cpy_r_r29 = CPyStatics[559]; /* 'behaviour' */
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r31 = CPyDict_Build(2, cpy_r_r28, cpy_r_r30, cpy_r_r29, cpy_r_r27);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 35, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
    cpy_r_r32 = CPyDef_kernel___table___Table___tell(cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 35, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
    cpy_r_r33 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "_act_gen", "t", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
CPyL26: ;
    cpy_r_r34 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "_act_gen", "seat", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
CPyL27: ;
    cpy_r_r35 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "_act_gen", "t", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
CPyL28: ;
    cpy_r_r36 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r35)->_book;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "Table", "book", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
CPyL29: ;
    cpy_r_r37 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r36)->_behaviour_effect;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "Book", "behaviour_effect", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
CPyL30: ;
    cpy_r_r38 = CPyList_GetItemBorrow(cpy_r_r37, cpy_r_r18);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL69;
    }
    if (likely(PyList_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 36, CPyStatic_encyclopedia___automa___turn___globals, "list", cpy_r_r38);
        goto CPyL69;
    }
    cpy_r_r40 = CPyList_GetItem(cpy_r_r39, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL70;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r40, CPyType_kernel___effects___Effect)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 36, CPyStatic_encyclopedia___automa___turn___globals, "serai.kernel.effects.Effect", cpy_r_r40);
        goto CPyL70;
    }
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r42 = CPY_INT_TAG;
    cpy_r_r43 = CPyDef_perform___in_order(cpy_r_r33, cpy_r_r34, cpy_r_r41, cpy_r_r42);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    if (((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0);
    }
    ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0 = cpy_r_r43;
    cpy_r_r44 = 1;
    if (!cpy_r_r44) goto CPyL62;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = NULL;
    cpy_r_r1 = cpy_r_r47;
    cpy_r_r48 = (PyObject **)&cpy_r_r1;
    cpy_r_r49 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0;
    cpy_r_r50 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r49, cpy_r_r46, cpy_r_r46, cpy_r_r46, cpy_r_r45, cpy_r_r48);
    if (cpy_r_r50 != NULL) goto CPyL71;
    cpy_r_r51 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL72;
    }
    cpy_r_r52 = cpy_r_r1;
    CPy_DECREF(cpy_r_r52);
    cpy_r_r53 = NULL;
    if (((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0);
    }
    ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0 = cpy_r_r53;
    cpy_r_r54 = 1;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL55;
CPyL39: ;
    cpy_r_r55 = cpy_r_r50;
CPyL40: ;
    ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r55;
CPyL41: ;
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = cpy_r_type != cpy_r_r57;
    if (!cpy_r_r58) goto CPyL73;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL45;
    } else
        goto CPyL74;
CPyL43: ;
    CPy_Unreachable();
CPyL44: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL51;
CPyL45: ;
    cpy_r_r59 = CPy_CatchError();
    cpy_r_r60 = (PyObject **)&cpy_r_r3;
    cpy_r_r61 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0;
    cpy_r_r62 = CPy_YieldFromErrorHandle(cpy_r_r61, cpy_r_r60);
    if (unlikely(cpy_r_r62 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL75;
    }
    if (cpy_r_r62) goto CPyL48;
    cpy_r_r55 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r59);
    CPy_DecRef(cpy_r_r59.f0);
    CPy_DecRef(cpy_r_r59.f1);
    CPy_DecRef(cpy_r_r59.f2);
    goto CPyL40;
CPyL48: ;
    cpy_r_r52 = cpy_r_r3;
    CPy_DecRef(cpy_r_r52);
    CPy_RestoreExcInfo(cpy_r_r59);
    CPy_DecRef(cpy_r_r59.f0);
    CPy_DecRef(cpy_r_r59.f1);
    CPy_DecRef(cpy_r_r59.f2);
    goto CPyL55;
CPyL49: ;
    CPy_RestoreExcInfo(cpy_r_r59);
    CPy_DecRef(cpy_r_r59.f0);
    CPy_DecRef(cpy_r_r59.f1);
    CPy_DecRef(cpy_r_r59.f2);
    cpy_r_r63 = CPy_KeepPropagating();
    if (!cpy_r_r63) goto CPyL62;
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r64 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r65 = NULL;
    cpy_r_r1 = cpy_r_r65;
    cpy_r_r66 = (PyObject **)&cpy_r_r1;
    cpy_r_r67 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0;
    cpy_r_r68 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r67, cpy_r_r64, cpy_r_r64, cpy_r_r64, cpy_r_arg, cpy_r_r66);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r68 == NULL) {
        goto CPyL53;
    } else
        goto CPyL76;
CPyL52: ;
    cpy_r_r55 = cpy_r_r68;
    goto CPyL40;
CPyL53: ;
    cpy_r_r69 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 36, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL72;
    }
    cpy_r_r52 = cpy_r_r1;
    CPy_DECREF(cpy_r_r52);
CPyL55: ;
    cpy_r_r70 = ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/turn.py", "_act", "_act_gen", "t", 37, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
CPyL56: ;
    cpy_r_r71 = CPyDef_boosts___put_away_die(cpy_r_r70);
    if (unlikely(cpy_r_r71 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 37, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r72 = Py_None;
    CPy_INCREF(cpy_r_r72);
    ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r74 = CPyDef_encyclopedia___automa___turn____act_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL61;
    CPyGen_SetStopIterationValue(cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (!0) goto CPyL67;
    CPy_Unreachable();
CPyL61: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r72;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL62: ;
    ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r76 = CPyDef_encyclopedia___automa___turn____act_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r77 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r77;
CPyL63: ;
    cpy_r_r78 = cpy_r_r4 == 0;
    if (cpy_r_r78) goto CPyL77;
    cpy_r_r79 = cpy_r_r4 == 1;
    if (cpy_r_r79) {
        goto CPyL41;
    } else
        goto CPyL78;
CPyL65: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r80 = 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 31, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r81 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r81;
CPyL68: ;
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL62;
CPyL69: ;
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL62;
CPyL70: ;
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL62;
CPyL71: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL39;
CPyL72: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL62;
CPyL73: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL44;
CPyL74: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL43;
CPyL75: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL49;
CPyL76: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL52;
CPyL77: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL78: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL65;
}
        
PyObject *CPyDef_encyclopedia___automa___turn____act_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___automa___turn____act_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___turn____act_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn____act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn._act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___automa___turn____act_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "__next__", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn____act_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___automa___turn____act_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___turn____act_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn____act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn._act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___automa___turn____act_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "send", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn____act_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___automa___turn____act_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn____act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn._act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___automa___turn____act_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "__iter__", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn____act_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___automa___turn____act_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___automa___turn____act_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn____act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn._act_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___automa___turn____act_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "throw", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn____act_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___automa___turn____act_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp382 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp382);
    PyObject *__tmp383 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp383);
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
        
        PyObject *CPyPy_encyclopedia___automa___turn____act_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___turn____act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.turn._act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___automa___turn____act_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "close", -1, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___turn____act(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_encyclopedia___automa___turn____act_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 31, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 31, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_seat);
    if (((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat);
    }
    ((serai___games___encyclopedia___automa___turn____act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__seat = cpy_r_seat;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 31, CPyStatic_encyclopedia___automa___turn___globals);
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
        
        PyObject *CPyPy_encyclopedia___automa___turn____act(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_act", kwlist, 0};
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
            PyObject *retval = CPyDef_encyclopedia___automa___turn____act(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "_act", 31, CPyStatic_encyclopedia___automa___turn___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___turn_____top_level__(void) {
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
    void *cpy_r_r143;
    void *cpy_r_r144;
    void *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    void *cpy_r_r151;
    void *cpy_r_r152;
    PyObject **cpy_r_r153;
    PyObject *cpy_r_r154;
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
    char cpy_r_r165;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 1, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 1, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___automa___turn___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 3, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___automa___choices;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___automa___choices;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[515]; /* 'serai.games.encyclopedia.automa.choices' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 5, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___automa___choices;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___automa___choices;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___automa___choices__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 5, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 5, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[515]; /* 'serai.games.encyclopedia.automa.choices' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 5, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5093]; /* ('choose_board_die', 'choose_die') */
    cpy_r_r31 = CPyStatic_encyclopedia___automa___turn___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 5, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL63;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 6, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r42 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 6, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 6, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 6, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5094]; /* ('put_away_die',) */
    cpy_r_r53 = CPyStatic_encyclopedia___automa___turn___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 6, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL64;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___encyclopedia___dice;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___encyclopedia___dice;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[562]; /* 'serai.games.encyclopedia.dice' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 7, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___encyclopedia___dice;
    cpy_r_r64 = CPyExec_serai___games___encyclopedia___dice;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___encyclopedia___dice__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 7, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 7, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[562]; /* 'serai.games.encyclopedia.dice' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 7, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5095]; /* ('roll_again', 'take_die') */
    cpy_r_r75 = CPyStatic_encyclopedia___automa___turn___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 7, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL65;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 8, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r86 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 8, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 8, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 8, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5096]; /* ('NOTHING_THERE',) */
    cpy_r_r97 = CPyStatic_encyclopedia___automa___turn___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 8, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL66;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 9, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r108 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 9, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 9, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 9, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r119 = CPyStatic_encyclopedia___automa___turn___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 9, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL67;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r122 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 10, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r130 = CPyExec_serai___kernel___decision;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 10, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 10, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 10, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5060]; /* ('Rules',) */
    cpy_r_r141 = CPyStatic_encyclopedia___automa___turn___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 10, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL68;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 11, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r152 = CPyExec_serai___kernel___perform;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 11, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 11, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 11, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5097]; /* ('in_order',) */
    cpy_r_r163 = CPyStatic_encyclopedia___automa___turn___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/turn.py", "<module>", 11, CPyStatic_encyclopedia___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL69;
CPyL61: ;
    return 1;
CPyL62: ;
    cpy_r_r165 = 2;
    return cpy_r_r165;
CPyL63: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL64: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL65: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL66: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL67: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL68: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL69: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendmerv___gains___gain_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___gains___gain_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___gains___gain_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___gains___gain_gen,
};
static int
merv___gains___gain_gen_traverse(serai___games___merv___gains___gain_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__source));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___gains___gain_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___gains___gain_genObject *self = (serai___games___merv___gains___gain_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0);
    return 0;
}

static int32_t CPyDef_merv___gains___gain_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___gains___gain_genObject *self = (serai___games___merv___gains___gain_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0);
    return 0;
}

static void
merv___gains___gain_gen_dealloc(serai___games___merv___gains___gain_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___gains___gain_gen_free_instance == NULL) {
        merv___gains___gain_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___gains___gain_gen_dealloc)
    CPyDef_merv___gains___gain_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___gains_____mypyc__gain_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___gains___gain_gen(void);

static PyObject *
merv___gains___gain_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___gains___gain_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___gains_____mypyc__gain_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___gains___gain_gen_vtable[6];
static bool
CPyDef_merv___gains___gain_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___gains___gain_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___gains___gain_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___gains___gain_gen_____next__,
        (CPyVTableItem)CPyDef_merv___gains___gain_gen___send,
        (CPyVTableItem)CPyDef_merv___gains___gain_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___gains___gain_gen___throw,
        (CPyVTableItem)CPyDef_merv___gains___gain_gen___close,
    };
    memcpy(merv___gains___gain_gen_vtable, merv___gains___gain_gen_vtable_scratch, sizeof(merv___gains___gain_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___gains___gain_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___gains___gain_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___gains_____mypyc__gain_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___gains___gain_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___gains___gain_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___gains___gain_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___gains___gain_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___gains___gain_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___gains___gain_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "gain_gen",
    .tp_new = merv___gains___gain_gen_new,
    .tp_dealloc = (destructor)merv___gains___gain_gen_dealloc,
    .tp_traverse = (traverseproc)merv___gains___gain_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___gains___gain_gen_clear,
    .tp_methods = merv___gains___gain_gen_methods,
    .tp_iter = CPyDef_merv___gains___gain_gen_____iter__,
    .tp_iternext = CPyDef_merv___gains___gain_gen_____next__,
    .tp_as_async = &merv___gains___gain_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___gains___gain_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("gain_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___gains___gain_gen_template = &CPyType_merv___gains___gain_gen_template_;

PyObject *CPyDef_merv___gains_____mypyc__gain_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___gains___gain_genObject *self;
    if (merv___gains___gain_gen_free_instance != NULL) {
        self = merv___gains___gain_gen_free_instance;
        merv___gains___gain_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___gains___gain_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___gains___gain_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___gains___gain_gen(void)
{
    PyObject *self = CPyDef_merv___gains_____mypyc__gain_gen_setup((PyObject *)CPyType_merv___gains___gain_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmerv___gains___gain_scrolls_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___gains___gain_scrolls_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___gains___gain_scrolls_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___gains___gain_scrolls_gen,
};
static int
merv___gains___gain_scrolls_gen_traverse(serai___games___merv___gains___gain_scrolls_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__n)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__n));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__before)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__before));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4);
    Py_VISIT(self->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___gains___gain_scrolls_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___gains___gain_scrolls_genObject *self = (serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__n)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__n;
        self->___mypyc_generator_frame_attribute__n = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__before)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__before;
        self->___mypyc_generator_frame_attribute__before = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
    return 0;
}

static int32_t CPyDef_merv___gains___gain_scrolls_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___gains___gain_scrolls_genObject *self = (serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__n)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__n;
        self->___mypyc_generator_frame_attribute__n = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__before)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__before;
        self->___mypyc_generator_frame_attribute__before = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
    return 0;
}

static void
merv___gains___gain_scrolls_gen_dealloc(serai___games___merv___gains___gain_scrolls_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___gains___gain_scrolls_gen_free_instance == NULL) {
        merv___gains___gain_scrolls_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__n)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__n;
            self->___mypyc_generator_frame_attribute__n = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__n = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__before)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__before;
            self->___mypyc_generator_frame_attribute__before = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__before = CPY_INT_TAG;
        }
        self->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_2 = CPY_INT_TAG;
        self->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_3 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___gains___gain_scrolls_gen_dealloc)
    CPyDef_merv___gains___gain_scrolls_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___gains_____mypyc__gain_scrolls_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___gains___gain_scrolls_gen(void);

static PyObject *
merv___gains___gain_scrolls_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___gains___gain_scrolls_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___gains_____mypyc__gain_scrolls_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___gains___gain_scrolls_gen_vtable[6];
static bool
CPyDef_merv___gains___gain_scrolls_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___gains___gain_scrolls_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___gains___gain_scrolls_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___gains___gain_scrolls_gen_____next__,
        (CPyVTableItem)CPyDef_merv___gains___gain_scrolls_gen___send,
        (CPyVTableItem)CPyDef_merv___gains___gain_scrolls_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___gains___gain_scrolls_gen___throw,
        (CPyVTableItem)CPyDef_merv___gains___gain_scrolls_gen___close,
    };
    memcpy(merv___gains___gain_scrolls_gen_vtable, merv___gains___gain_scrolls_gen_vtable_scratch, sizeof(merv___gains___gain_scrolls_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___gains___gain_scrolls_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___gains___gain_scrolls_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___gains_____mypyc__gain_scrolls_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___gains___gain_scrolls_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___gains___gain_scrolls_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___gains___gain_scrolls_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___gains___gain_scrolls_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___gains___gain_scrolls_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___gains___gain_scrolls_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "gain_scrolls_gen",
    .tp_new = merv___gains___gain_scrolls_gen_new,
    .tp_dealloc = (destructor)merv___gains___gain_scrolls_gen_dealloc,
    .tp_traverse = (traverseproc)merv___gains___gain_scrolls_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___gains___gain_scrolls_gen_clear,
    .tp_methods = merv___gains___gain_scrolls_gen_methods,
    .tp_iter = CPyDef_merv___gains___gain_scrolls_gen_____iter__,
    .tp_iternext = CPyDef_merv___gains___gain_scrolls_gen_____next__,
    .tp_as_async = &merv___gains___gain_scrolls_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___gains___gain_scrolls_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("gain_scrolls_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___gains___gain_scrolls_gen_template = &CPyType_merv___gains___gain_scrolls_gen_template_;

PyObject *CPyDef_merv___gains_____mypyc__gain_scrolls_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___gains___gain_scrolls_genObject *self;
    if (merv___gains___gain_scrolls_gen_free_instance != NULL) {
        self = merv___gains___gain_scrolls_gen_free_instance;
        merv___gains___gain_scrolls_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___gains___gain_scrolls_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___gains___gain_scrolls_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__n = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__before = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_2 = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_3 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___gains___gain_scrolls_gen(void)
{
    PyObject *self = CPyDef_merv___gains_____mypyc__gain_scrolls_gen_setup((PyObject *)CPyType_merv___gains___gain_scrolls_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
merv___gains___discover_env_traverse(serai___games___merv___gains___discover_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___gains___discover_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___gains___discover_envObject *self = (serai___games___merv___gains___discover_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    return 0;
}

static int32_t CPyDef_merv___gains___discover_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___gains___discover_envObject *self = (serai___games___merv___gains___discover_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___gains___discover_env_dealloc(serai___games___merv___gains___discover_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___gains___discover_env_free_instance == NULL) {
        merv___gains___discover_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___gains___discover_env_dealloc)
    CPyDef_merv___gains___discover_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___gains_____mypyc__discover_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___gains___discover_env(void);

static PyObject *
merv___gains___discover_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___gains___discover_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___gains_____mypyc__discover_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___gains___discover_env_vtable[1];
static bool
CPyDef_merv___gains___discover_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___gains___discover_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___gains___discover_env_vtable, merv___gains___discover_env_vtable_scratch, sizeof(merv___gains___discover_env_vtable));
    return 1;
}

static bool
CPyDef_merv___gains___discover_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___gains___discover_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___gains_____mypyc__discover_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___gains___discover_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "discover_env",
    .tp_new = merv___gains___discover_env_new,
    .tp_dealloc = (destructor)merv___gains___discover_env_dealloc,
    .tp_traverse = (traverseproc)merv___gains___discover_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___gains___discover_env_clear,
    .tp_methods = merv___gains___discover_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___gains___discover_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("discover_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___gains___discover_env_template = &CPyType_merv___gains___discover_env_template_;

PyObject *CPyDef_merv___gains_____mypyc__discover_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___gains___discover_envObject *self;
    if (merv___gains___discover_env_free_instance != NULL) {
        self = merv___gains___discover_env_free_instance;
        merv___gains___discover_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___gains___discover_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___gains___discover_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___gains___discover_env(void)
{
    PyObject *self = CPyDef_merv___gains_____mypyc__discover_env_setup((PyObject *)CPyType_merv___gains___discover_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmerv___gains___discover_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___gains___discover_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___gains___discover_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___gains___discover_gen,
};
static int
merv___gains___discover_gen_traverse(serai___games___merv___gains___discover_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__level));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___gains___discover_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___gains___discover_genObject *self = (serai___games___merv___gains___discover_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__level;
        self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0);
    return 0;
}

static int32_t CPyDef_merv___gains___discover_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___gains___discover_genObject *self = (serai___games___merv___gains___discover_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__level;
        self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0);
    return 0;
}

static void
merv___gains___discover_gen_dealloc(serai___games___merv___gains___discover_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___gains___discover_gen_free_instance == NULL) {
        merv___gains___discover_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__level;
            self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___gains___discover_gen_dealloc)
    CPyDef_merv___gains___discover_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___gains_____mypyc__discover_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___gains___discover_gen(void);

static PyObject *
merv___gains___discover_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___gains___discover_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___gains_____mypyc__discover_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___gains___discover_gen_vtable[6];
static bool
CPyDef_merv___gains___discover_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___gains___discover_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___gains___discover_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___gains___discover_gen_____next__,
        (CPyVTableItem)CPyDef_merv___gains___discover_gen___send,
        (CPyVTableItem)CPyDef_merv___gains___discover_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___gains___discover_gen___throw,
        (CPyVTableItem)CPyDef_merv___gains___discover_gen___close,
    };
    memcpy(merv___gains___discover_gen_vtable, merv___gains___discover_gen_vtable_scratch, sizeof(merv___gains___discover_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___gains___discover_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___gains___discover_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___gains_____mypyc__discover_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___gains___discover_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___gains___discover_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___gains___discover_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___gains___discover_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___gains___discover_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___gains___discover_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "discover_gen",
    .tp_new = merv___gains___discover_gen_new,
    .tp_dealloc = (destructor)merv___gains___discover_gen_dealloc,
    .tp_traverse = (traverseproc)merv___gains___discover_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___gains___discover_gen_clear,
    .tp_methods = merv___gains___discover_gen_methods,
    .tp_iter = CPyDef_merv___gains___discover_gen_____iter__,
    .tp_iternext = CPyDef_merv___gains___discover_gen_____next__,
    .tp_as_async = &merv___gains___discover_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___gains___discover_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("discover_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___gains___discover_gen_template = &CPyType_merv___gains___discover_gen_template_;

PyObject *CPyDef_merv___gains_____mypyc__discover_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___gains___discover_genObject *self;
    if (merv___gains___discover_gen_free_instance != NULL) {
        self = merv___gains___discover_gen_free_instance;
        merv___gains___discover_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___gains___discover_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___gains___discover_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___gains___discover_gen(void)
{
    PyObject *self = CPyDef_merv___gains_____mypyc__discover_gen_setup((PyObject *)CPyType_merv___gains___discover_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___gains_____mypyc_lambda__0_discover_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_____get__(self, instance, owner);
}
PyMemberDef merv___gains_____mypyc_lambda__0_discover_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___gains_____mypyc_lambda__0_discover_obj_traverse(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject))));
    return rv;
}

static int32_t CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *self = (serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject))));
    return 0;
}

static int32_t CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *self = (serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject))));
    return 0;
}

static void
merv___gains_____mypyc_lambda__0_discover_obj_dealloc(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___gains_____mypyc_lambda__0_discover_obj_free_instance == NULL) {
        merv___gains_____mypyc_lambda__0_discover_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___gains_____mypyc_lambda__0_discover_obj_dealloc)
    CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___gains_____mypyc___3__mypyc_lambda__0_discover_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___gains_____mypyc_lambda__0_discover_obj(void);

static PyObject *
merv___gains_____mypyc_lambda__0_discover_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___gains_____mypyc_lambda__0_discover_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___gains_____mypyc___3__mypyc_lambda__0_discover_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___gains_____mypyc_lambda__0_discover_obj_vtable[2];
static bool
CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___gains_____mypyc_lambda__0_discover_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_____call__,
        (CPyVTableItem)CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_____get__,
    };
    memcpy(merv___gains_____mypyc_lambda__0_discover_obj_vtable, merv___gains_____mypyc_lambda__0_discover_obj_vtable_scratch, sizeof(merv___gains_____mypyc_lambda__0_discover_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___gains_____mypyc_lambda__0_discover_obj_get___3_mypyc_env__(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *self, void *closure);

static PyGetSetDef merv___gains_____mypyc_lambda__0_discover_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___gains_____mypyc_lambda__0_discover_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___gains_____mypyc_lambda__0_discover_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___gains_____mypyc___3__mypyc_lambda__0_discover_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___gains_____mypyc_lambda__0_discover_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___gains_____mypyc_lambda__0_discover_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___gains_____mypyc_lambda__0_discover_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_discover_obj",
    .tp_new = merv___gains_____mypyc_lambda__0_discover_obj_new,
    .tp_dealloc = (destructor)merv___gains_____mypyc_lambda__0_discover_obj_dealloc,
    .tp_traverse = (traverseproc)merv___gains_____mypyc_lambda__0_discover_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_clear,
    .tp_getset = merv___gains_____mypyc_lambda__0_discover_obj_getseters,
    .tp_methods = merv___gains_____mypyc_lambda__0_discover_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___gains_____mypyc_lambda__0_discover_obj,
    .tp_members = merv___gains_____mypyc_lambda__0_discover_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_discover_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___gains_____mypyc_lambda__0_discover_obj_template = &CPyType_merv___gains_____mypyc_lambda__0_discover_obj_template_;

PyObject *CPyDef_merv___gains_____mypyc___3__mypyc_lambda__0_discover_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *self;
    if (merv___gains_____mypyc_lambda__0_discover_obj_free_instance != NULL) {
        self = merv___gains_____mypyc_lambda__0_discover_obj_free_instance;
        merv___gains_____mypyc_lambda__0_discover_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___gains_____mypyc_lambda__0_discover_obj_vtable;
    self->vectorcall = CPyPy_merv___gains_____mypyc_lambda__0_discover_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___gains_____mypyc_lambda__0_discover_obj(void)
{
    PyObject *self = CPyDef_merv___gains_____mypyc___3__mypyc_lambda__0_discover_obj_setup((PyObject *)CPyType_merv___gains_____mypyc_lambda__0_discover_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___gains_____mypyc_lambda__0_discover_obj_get___3_mypyc_env__(serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_discover_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___gains_____mypyc_lambda__1_discover_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_____get__(self, instance, owner);
}
PyMemberDef merv___gains_____mypyc_lambda__1_discover_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___gains_____mypyc_lambda__1_discover_obj_traverse(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject))));
    return rv;
}

static int32_t CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *self = (serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject))));
    return 0;
}

static int32_t CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *self = (serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject))));
    return 0;
}

static void
merv___gains_____mypyc_lambda__1_discover_obj_dealloc(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___gains_____mypyc_lambda__1_discover_obj_free_instance == NULL) {
        merv___gains_____mypyc_lambda__1_discover_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___gains_____mypyc_lambda__1_discover_obj_dealloc)
    CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___gains_____mypyc___3__mypyc_lambda__1_discover_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___gains_____mypyc_lambda__1_discover_obj(void);

static PyObject *
merv___gains_____mypyc_lambda__1_discover_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___gains_____mypyc_lambda__1_discover_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___gains_____mypyc___3__mypyc_lambda__1_discover_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___gains_____mypyc_lambda__1_discover_obj_vtable[2];
static bool
CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___gains_____mypyc_lambda__1_discover_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_____call__,
        (CPyVTableItem)CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_____get__,
    };
    memcpy(merv___gains_____mypyc_lambda__1_discover_obj_vtable, merv___gains_____mypyc_lambda__1_discover_obj_vtable_scratch, sizeof(merv___gains_____mypyc_lambda__1_discover_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___gains_____mypyc_lambda__1_discover_obj_get___3_mypyc_env__(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *self, void *closure);

static PyGetSetDef merv___gains_____mypyc_lambda__1_discover_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___gains_____mypyc_lambda__1_discover_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___gains_____mypyc_lambda__1_discover_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___gains_____mypyc___3__mypyc_lambda__1_discover_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___gains_____mypyc_lambda__1_discover_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___gains_____mypyc_lambda__1_discover_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___gains_____mypyc_lambda__1_discover_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_discover_obj",
    .tp_new = merv___gains_____mypyc_lambda__1_discover_obj_new,
    .tp_dealloc = (destructor)merv___gains_____mypyc_lambda__1_discover_obj_dealloc,
    .tp_traverse = (traverseproc)merv___gains_____mypyc_lambda__1_discover_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_clear,
    .tp_getset = merv___gains_____mypyc_lambda__1_discover_obj_getseters,
    .tp_methods = merv___gains_____mypyc_lambda__1_discover_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___gains_____mypyc_lambda__1_discover_obj,
    .tp_members = merv___gains_____mypyc_lambda__1_discover_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_discover_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___gains_____mypyc_lambda__1_discover_obj_template = &CPyType_merv___gains_____mypyc_lambda__1_discover_obj_template_;

PyObject *CPyDef_merv___gains_____mypyc___3__mypyc_lambda__1_discover_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *self;
    if (merv___gains_____mypyc_lambda__1_discover_obj_free_instance != NULL) {
        self = merv___gains_____mypyc_lambda__1_discover_obj_free_instance;
        merv___gains_____mypyc_lambda__1_discover_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___gains_____mypyc_lambda__1_discover_obj_vtable;
    self->vectorcall = CPyPy_merv___gains_____mypyc_lambda__1_discover_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___gains_____mypyc_lambda__1_discover_obj(void)
{
    PyObject *self = CPyDef_merv___gains_____mypyc___3__mypyc_lambda__1_discover_obj_setup((PyObject *)CPyType_merv___gains_____mypyc_lambda__1_discover_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___gains_____mypyc_lambda__1_discover_obj_get___3_mypyc_env__(serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_discover_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendmerv___gains___take_space_camel_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___gains___take_space_camel_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___gains___take_space_camel_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___gains___take_space_camel_gen,
};
static int
merv___gains___take_space_camel_gen_traverse(serai___games___merv___gains___take_space_camel_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__source));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___gains___take_space_camel_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___gains___take_space_camel_genObject *self = (serai___games___merv___gains___take_space_camel_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0);
    return 0;
}

static int32_t CPyDef_merv___gains___take_space_camel_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___gains___take_space_camel_genObject *self = (serai___games___merv___gains___take_space_camel_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0);
    return 0;
}

static void
merv___gains___take_space_camel_gen_dealloc(serai___games___merv___gains___take_space_camel_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___gains___take_space_camel_gen_free_instance == NULL) {
        merv___gains___take_space_camel_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___gains___take_space_camel_gen_dealloc)
    CPyDef_merv___gains___take_space_camel_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___gains_____mypyc__take_space_camel_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___gains___take_space_camel_gen(void);

static PyObject *
merv___gains___take_space_camel_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___gains___take_space_camel_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___gains_____mypyc__take_space_camel_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___gains___take_space_camel_gen_vtable[6];
static bool
CPyDef_merv___gains___take_space_camel_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___gains___take_space_camel_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___gains___take_space_camel_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___gains___take_space_camel_gen_____next__,
        (CPyVTableItem)CPyDef_merv___gains___take_space_camel_gen___send,
        (CPyVTableItem)CPyDef_merv___gains___take_space_camel_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___gains___take_space_camel_gen___throw,
        (CPyVTableItem)CPyDef_merv___gains___take_space_camel_gen___close,
    };
    memcpy(merv___gains___take_space_camel_gen_vtable, merv___gains___take_space_camel_gen_vtable_scratch, sizeof(merv___gains___take_space_camel_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___gains___take_space_camel_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___gains___take_space_camel_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___gains_____mypyc__take_space_camel_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___gains___take_space_camel_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___gains___take_space_camel_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___gains___take_space_camel_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___gains___take_space_camel_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___gains___take_space_camel_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___gains___take_space_camel_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "take_space_camel_gen",
    .tp_new = merv___gains___take_space_camel_gen_new,
    .tp_dealloc = (destructor)merv___gains___take_space_camel_gen_dealloc,
    .tp_traverse = (traverseproc)merv___gains___take_space_camel_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___gains___take_space_camel_gen_clear,
    .tp_methods = merv___gains___take_space_camel_gen_methods,
    .tp_iter = CPyDef_merv___gains___take_space_camel_gen_____iter__,
    .tp_iternext = CPyDef_merv___gains___take_space_camel_gen_____next__,
    .tp_as_async = &merv___gains___take_space_camel_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___gains___take_space_camel_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("take_space_camel_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___gains___take_space_camel_gen_template = &CPyType_merv___gains___take_space_camel_gen_template_;

PyObject *CPyDef_merv___gains_____mypyc__take_space_camel_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___gains___take_space_camel_genObject *self;
    if (merv___gains___take_space_camel_gen_free_instance != NULL) {
        self = merv___gains___take_space_camel_gen_free_instance;
        merv___gains___take_space_camel_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___gains___take_space_camel_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___gains___take_space_camel_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___gains___take_space_camel_gen(void)
{
    PyObject *self = CPyDef_merv___gains_____mypyc__take_space_camel_gen_setup((PyObject *)CPyType_merv___gains___take_space_camel_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef merv___gainsmodule_methods[] = {
    {"gain", (PyCFunction)CPyPy_merv___gains___gain, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain(t, me, call, source)\n--\n\n") /* docstring */},
    {"gain_now", (PyCFunction)CPyPy_merv___gains___gain_now, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_now(t, seat, what, n, source)\n--\n\n") /* docstring */},
    {"gain_scrolls", (PyCFunction)CPyPy_merv___gains___gain_scrolls, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_scrolls(t, me, n)\n--\n\n") /* docstring */},
    {"discover", (PyCFunction)CPyPy_merv___gains___discover, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("discover(t, me, level)\n--\n\n") /* docstring */},
    {"discovery_obstacle", (PyCFunction)CPyPy_merv___gains___discovery_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("discovery_obstacle(t, tile)\n--\n\n") /* docstring */},
    {"own_discovery", (PyCFunction)CPyPy_merv___gains___own_discovery, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("own_discovery(t, seat, tile)\n--\n\n") /* docstring */},
    {"take_space_camel", (PyCFunction)CPyPy_merv___gains___take_space_camel, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_space_camel(t, me, call, source)\n--\n\n") /* docstring */},
    {"take_mosque_camel", (PyCFunction)CPyPy_merv___gains___take_mosque_camel, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_mosque_camel(t, seat)\n--\n\n") /* docstring */},
    {"gain_camels", (PyCFunction)CPyPy_merv___gains___gain_camels, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_camels(t, seat, n, rule)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___gains__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___gains__internal, "__name__");
    CPyStatic_merv___gains___globals = PyModule_GetDict(CPyModule_serai___games___merv___gains__internal);
    if (unlikely(CPyStatic_merv___gains___globals == NULL))
        goto fail;
    CPyType_merv___gains___gain_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___gains___gain_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___gains___gain_gen))
        goto fail;
    CPyDef_merv___gains___gain_gen_trait_vtable_setup();
    CPyType_merv___gains___gain_scrolls_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___gains___gain_scrolls_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___gains___gain_scrolls_gen))
        goto fail;
    CPyDef_merv___gains___gain_scrolls_gen_trait_vtable_setup();
    CPyType_merv___gains___discover_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___gains___discover_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___gains___discover_env))
        goto fail;
    CPyDef_merv___gains___discover_env_trait_vtable_setup();
    CPyType_merv___gains___discover_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___gains___discover_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___gains___discover_gen))
        goto fail;
    CPyDef_merv___gains___discover_gen_trait_vtable_setup();
    CPyType_merv___gains_____mypyc_lambda__0_discover_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___gains_____mypyc_lambda__0_discover_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___gains_____mypyc_lambda__0_discover_obj))
        goto fail;
    CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_trait_vtable_setup();
    CPyType_merv___gains_____mypyc_lambda__1_discover_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___gains_____mypyc_lambda__1_discover_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___gains_____mypyc_lambda__1_discover_obj))
        goto fail;
    CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_trait_vtable_setup();
    CPyType_merv___gains___take_space_camel_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___gains___take_space_camel_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___gains___take_space_camel_gen))
        goto fail;
    CPyDef_merv___gains___take_space_camel_gen_trait_vtable_setup();
    char result = CPyDef_merv___gains_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___gains__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_merv___gains___RESOURCES.f0);
    CPy_XDECREF(CPyStatic_merv___gains___RESOURCES.f1);
    CPy_XDECREF(CPyStatic_merv___gains___RESOURCES.f2);
    CPy_XDECREF(CPyStatic_merv___gains___RESOURCES.f3);
    CPy_XDECREF(CPyStatic_merv___gains___RESOURCES.f4);
    CPy_XDECREF(CPyStatic_merv___gains___RESOURCES.f5);
    CPy_XDECREF(CPyStatic_merv___gains___RESOURCES.f6);
    CPy_XDECREF(CPyStatic_merv___gains___RESOURCES.f7);
    CPy_XDECREF(CPyStatic_merv___gains___RESOURCES.f8);
    CPy_XDECREF(CPyStatic_merv___gains___RESOURCES.f9);
    CPy_XDECREF(CPyStatic_merv___gains___RESOURCES.f10);
    CPyStatic_merv___gains___RESOURCES = (tuple_T11OOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    Py_CLEAR(CPyType_merv___gains___gain_gen);
    Py_CLEAR(CPyType_merv___gains___gain_scrolls_gen);
    Py_CLEAR(CPyType_merv___gains___discover_env);
    Py_CLEAR(CPyType_merv___gains___discover_gen);
    Py_CLEAR(CPyType_merv___gains_____mypyc_lambda__0_discover_obj);
    Py_CLEAR(CPyType_merv___gains_____mypyc_lambda__1_discover_obj);
    Py_CLEAR(CPyType_merv___gains___take_space_camel_gen);
    return -1;
}
int CPyExec_serai___games___merv___gains(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___gains__impl, &CPyImportState_serai___games___merv___gains, &CPyModule_serai___games___merv___gains);
}
static struct PyModuleDef merv___gainsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.gains",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___gainsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___gains(void)
{
    if (CPyModule_serai___games___merv___gains__internal) {
        Py_INCREF(CPyModule_serai___games___merv___gains__internal);
        return CPyModule_serai___games___merv___gains__internal;
    }
    CPyModule_serai___games___merv___gains__internal = PyModule_Create(&merv___gainsmodule);
    return CPyModule_serai___games___merv___gains__internal;
}

PyObject *CPyInit_serai___games___merv___gains(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___gains__internal) {
        Py_INCREF(CPyModule_serai___games___merv___gains__internal);
        return CPyModule_serai___games___merv___gains__internal;
    }
    CPyModule_serai___games___merv___gains__internal = PyModule_Create(&merv___gainsmodule);
    if (unlikely(CPyModule_serai___games___merv___gains__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.gains");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___gains__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___gains__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___gains__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___gains(CPyModule_serai___games___merv___gains__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___gains__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.gains");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___gains__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    tuple_T3OOO cpy_r_r40;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    int32_t cpy_r_r59;
    char cpy_r_r60;
    int32_t cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL51;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 19, CPyStatic_merv___gains___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain", "gain_gen", "call", 21, CPyStatic_merv___gains___globals);
        goto CPyL50;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___effects___CallObject *)cpy_r_r7)->_words;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPySequence_CheckUnpackCount(cpy_r_r8, 2);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 21, CPyStatic_merv___gains___globals);
        goto CPyL56;
    }
    cpy_r_r11 = CPySequenceTuple_GetItemUnsafe(cpy_r_r8, 0);
    cpy_r_r12 = CPySequenceTuple_GetItemUnsafe(cpy_r_r8, 1);
    CPy_DECREF(cpy_r_r8);
    if (PyLong_Check(cpy_r_r11))
        cpy_r_r13 = cpy_r_r11;
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 != NULL) goto __LL2183;
    if (PyUnicode_Check(cpy_r_r11))
        cpy_r_r13 = cpy_r_r11;
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 != NULL) goto __LL2183;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 2))) {
        cpy_r_r13 = NULL;
        goto __LL2184;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        cpy_r_r13 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 == NULL) goto __LL2184;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 1))))
        cpy_r_r13 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 == NULL) goto __LL2184;
    cpy_r_r13 = cpy_r_r11;
__LL2184: ;
    if (cpy_r_r13 != NULL) goto __LL2183;
    CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "gain", 21, CPyStatic_merv___gains___globals, "union[int, str, tuple[str, int]]", cpy_r_r11);
    goto CPyL57;
__LL2183: ;
    if (PyLong_Check(cpy_r_r12))
        cpy_r_r14 = cpy_r_r12;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL2185;
    if (PyUnicode_Check(cpy_r_r12))
        cpy_r_r14 = cpy_r_r12;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL2185;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 2))) {
        cpy_r_r14 = NULL;
        goto __LL2186;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL2186;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL2186;
    cpy_r_r14 = cpy_r_r12;
__LL2186: ;
    if (cpy_r_r14 != NULL) goto __LL2185;
    CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "gain", 21, CPyStatic_merv___gains___globals, "union[int, str, tuple[str, int]]", cpy_r_r12);
    goto CPyL58;
__LL2185: ;
    cpy_r_r15 = PyUnicode_Check(cpy_r_r13);
    if (cpy_r_r15) goto CPyL10;
    if (cpy_r_r15) {
        goto CPyL13;
    } else
        goto CPyL59;
CPyL10: ;
    cpy_r_r16 = PyLong_Check(cpy_r_r14);
    if (cpy_r_r16) {
        goto CPyL13;
    } else
        goto CPyL59;
CPyL11: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 22, CPyStatic_merv___gains___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL13: ;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r18 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "gain", 23, CPyStatic_merv___gains___globals, "str", cpy_r_r13);
        goto CPyL60;
    }
    cpy_r_r19 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r20 = CPyStr_EqualLiteral(cpy_r_r18, cpy_r_r19, 6);
    CPy_DECREF(cpy_r_r18);
    if (cpy_r_r20) {
        goto CPyL61;
    } else
        goto CPyL39;
CPyL15: ;
    cpy_r_r21 = ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain", "gain_gen", "t", 24, CPyStatic_merv___gains___globals);
        goto CPyL62;
    }
CPyL16: ;
    cpy_r_r22 = ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain", "gain_gen", "me", 24, CPyStatic_merv___gains___globals);
        goto CPyL62;
    }
CPyL17: ;
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 24, CPyStatic_merv___gains___globals);
        goto CPyL50;
    }
    cpy_r_r24 = CPyDef_merv___gains___gain_scrolls(cpy_r_r21, cpy_r_r22, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 24, CPyStatic_merv___gains___globals);
        goto CPyL50;
    }
    if (((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0);
    }
    ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0 = cpy_r_r24;
    cpy_r_r25 = 1;
    if (!cpy_r_r25) goto CPyL50;
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = NULL;
    cpy_r_r1 = cpy_r_r28;
    cpy_r_r29 = (PyObject **)&cpy_r_r1;
    cpy_r_r30 = ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0;
    cpy_r_r31 = CPyDef_merv___gains___gain_scrolls_gen_____mypyc_generator_helper__(cpy_r_r30, cpy_r_r27, cpy_r_r27, cpy_r_r27, cpy_r_r26, cpy_r_r29);
    if (cpy_r_r31 != NULL) goto CPyL63;
    cpy_r_r32 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 24, CPyStatic_merv___gains___globals);
        goto CPyL64;
    }
    cpy_r_r33 = cpy_r_r1;
    CPy_DECREF(cpy_r_r33);
    cpy_r_r34 = NULL;
    if (((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0);
    }
    ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0 = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 24, CPyStatic_merv___gains___globals);
        goto CPyL50;
    } else
        goto CPyL45;
CPyL23: ;
    cpy_r_r36 = cpy_r_r31;
CPyL24: ;
    ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r36;
CPyL25: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_type != cpy_r_r38;
    if (!cpy_r_r39) goto CPyL65;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 24, CPyStatic_merv___gains___globals);
        goto CPyL29;
    } else
        goto CPyL66;
CPyL27: ;
    CPy_Unreachable();
CPyL28: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL35;
CPyL29: ;
    cpy_r_r40 = CPy_CatchError();
    cpy_r_r41 = (PyObject **)&cpy_r_r3;
    cpy_r_r42 = ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0;
    cpy_r_r43 = CPy_YieldFromErrorHandle(cpy_r_r42, cpy_r_r41);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 24, CPyStatic_merv___gains___globals);
        goto CPyL67;
    }
    if (cpy_r_r43) goto CPyL32;
    cpy_r_r36 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    goto CPyL24;
CPyL32: ;
    cpy_r_r33 = cpy_r_r3;
    CPy_DecRef(cpy_r_r33);
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    goto CPyL45;
CPyL33: ;
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    cpy_r_r44 = CPy_KeepPropagating();
    if (!cpy_r_r44) goto CPyL50;
    CPy_Unreachable();
CPyL35: ;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = NULL;
    cpy_r_r1 = cpy_r_r46;
    cpy_r_r47 = (PyObject **)&cpy_r_r1;
    cpy_r_r48 = ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_gen_0;
    cpy_r_r49 = CPyDef_merv___gains___gain_scrolls_gen_____mypyc_generator_helper__(cpy_r_r48, cpy_r_r45, cpy_r_r45, cpy_r_r45, cpy_r_arg, cpy_r_r47);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r49 == NULL) {
        goto CPyL37;
    } else
        goto CPyL68;
CPyL36: ;
    cpy_r_r36 = cpy_r_r49;
    goto CPyL24;
CPyL37: ;
    cpy_r_r50 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 24, CPyStatic_merv___gains___globals);
        goto CPyL64;
    }
    cpy_r_r33 = cpy_r_r1;
    CPy_DECREF(cpy_r_r33);
    goto CPyL45;
CPyL39: ;
    cpy_r_r51 = ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain", "gain_gen", "t", 26, CPyStatic_merv___gains___globals);
        goto CPyL60;
    }
CPyL40: ;
    cpy_r_r52 = ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain", "gain_gen", "me", 26, CPyStatic_merv___gains___globals);
        goto CPyL60;
    }
CPyL41: ;
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r53 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "gain", 26, CPyStatic_merv___gains___globals, "str", cpy_r_r13);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 26, CPyStatic_merv___gains___globals);
        goto CPyL69;
    }
    cpy_r_r55 = ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__source;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain", "gain_gen", "source", 26, CPyStatic_merv___gains___globals);
        goto CPyL70;
    }
CPyL44: ;
    cpy_r_r56 = CPyDef_merv___gains___gain_now(cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 26, CPyStatic_merv___gains___globals);
        goto CPyL50;
    }
CPyL45: ;
    cpy_r_r57 = Py_None;
    CPy_INCREF(cpy_r_r57);
    ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r59 = CPyDef_merv___gains___gain_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL49;
    CPyGen_SetStopIterationValue(cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (!0) goto CPyL55;
    CPy_Unreachable();
CPyL49: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r57;
    CPyGen_Exit(&((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL50: ;
    ((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r61 = CPyDef_merv___gains___gain_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r62 = NULL;
    CPyGen_Exit(&((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r62;
CPyL51: ;
    cpy_r_r63 = cpy_r_r4 == 0;
    if (cpy_r_r63) goto CPyL71;
    cpy_r_r64 = cpy_r_r4 == 1;
    if (cpy_r_r64) {
        goto CPyL25;
    } else
        goto CPyL72;
CPyL53: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r65 = 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 19, CPyStatic_merv___gains___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL55: ;
    cpy_r_r66 = NULL;
    CPyGen_Exit(&((serai___games___merv___gains___gain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r66;
CPyL56: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL50;
CPyL57: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL50;
CPyL58: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL50;
CPyL59: ;
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    goto CPyL11;
CPyL60: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL50;
CPyL61: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL15;
CPyL62: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL50;
CPyL63: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL64: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL50;
CPyL65: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL28;
CPyL66: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL27;
CPyL67: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL33;
CPyL68: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL36;
CPyL69: ;
    CPy_DecRef(cpy_r_r53);
    goto CPyL50;
CPyL70: ;
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL50;
CPyL71: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL72: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL53;
}
        
PyObject *CPyDef_merv___gains___gain_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___gains___gain_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___gains___gain_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___gain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.gain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___gain_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "__next__", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___gains___gain_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___gains___gain_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___gain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.gain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___gains___gain_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "send", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___gains___gain_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___gain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.gain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___gain_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "__iter__", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___gains___gain_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___gains___gain_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___gain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.gain_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___gains___gain_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "throw", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___gains___gain_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2187 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2187);
    PyObject *__tmp2188 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2188);
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
        
        PyObject *CPyPy_merv___gains___gain_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___gain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.gain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___gain_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "close", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_source) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_merv___gains___gain_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 19, CPyStatic_merv___gains___globals);
        goto CPyL6;
    }
    ((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 19, CPyStatic_merv___gains___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 19, CPyStatic_merv___gains___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 19, CPyStatic_merv___gains___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_source);
    if (((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source);
    }
    ((serai___games___merv___gains___gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source = cpy_r_source;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 19, CPyStatic_merv___gains___globals);
        goto CPyL7;
    }
    return cpy_r_r0;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___gains___gain(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "call", "source", 0};
            static CPyArg_Parser parser = {"OOOO:gain", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_source;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_source)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_source;
            if (likely(PyLong_Check(obj_source)))
                arg_source = CPyTagged_BorrowFromObject(obj_source);
            else {
                CPy_TypeError("int", obj_source); goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___gain(arg_t, arg_me, arg_call, arg_source);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "gain", 19, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
char CPyDef_merv___gains___gain_now(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_what, CPyTagged cpy_r_n, CPyTagged cpy_r_source) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T5OOOOO cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_now", "Table", "players", 31, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 31, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "gain_now", 31, CPyStatic_merv___gains___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL34;
    }
    cpy_r_r3 = CPyStatics[1799]; /* 'favour' */
    cpy_r_r4 = CPyStr_EqualLiteral(cpy_r_what, cpy_r_r3, 6);
    if (cpy_r_r4) {
        goto CPyL35;
    } else
        goto CPyL5;
CPyL4: ;
    cpy_r_r5 = NULL;
    cpy_r_r6 = CPyDef_tracks___gain_favour(cpy_r_t, cpy_r_seat, cpy_r_n, cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 33, CPyStatic_merv___gains___globals);
        goto CPyL34;
    } else
        goto CPyL33;
CPyL5: ;
    cpy_r_r7 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r8 = CPyStr_EqualLiteral(cpy_r_what, cpy_r_r7, 9);
    if (cpy_r_r8) {
        goto CPyL36;
    } else
        goto CPyL7;
CPyL6: ;
    cpy_r_r9 = NULL;
    cpy_r_r10 = CPyDef_tracks___gain_influence(cpy_r_t, cpy_r_seat, cpy_r_n, cpy_r_r9);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 35, CPyStatic_merv___gains___globals);
        goto CPyL34;
    } else
        goto CPyL33;
CPyL7: ;
    cpy_r_r11 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r12 = CPyStr_EqualLiteral(cpy_r_what, cpy_r_r11, 2);
    if (cpy_r_r12) {
        goto CPyL37;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r13 = CPyStatics[1801]; /* 'MV-EFF-06' */
    cpy_r_r14 = CPyDef_tracks___gain_points(cpy_r_t, cpy_r_seat, cpy_r_n, cpy_r_source, cpy_r_r13);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 37, CPyStatic_merv___gains___globals);
        goto CPyL34;
    } else
        goto CPyL33;
CPyL9: ;
    cpy_r_r15 = CPyStatics[1338]; /* 'common' */
    cpy_r_r16 = CPyStr_EqualLiteral(cpy_r_what, cpy_r_r15, 6);
    if (!cpy_r_r16) goto CPyL14;
    cpy_r_r17 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_common;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_now", "Player", "common", 39, CPyStatic_merv___gains___globals);
        goto CPyL38;
    }
CPyL11: ;
    cpy_r_r18 = CPyTagged_Add(cpy_r_r17, cpy_r_n);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_common != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_common);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_common = cpy_r_r18;
    cpy_r_r19 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 39, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
    cpy_r_r20 = CPyStatics[986]; /* 'event-gained' */
    cpy_r_r21 = CPyStatics[1802]; /* 'MV-EFF-03' */
    cpy_r_r22 = CPyStatics[1338]; /* 'common' */
    cpy_r_r23 = CPyStatics[31]; /* 'n' */
    cpy_r_r24 = CPyStatics[1337]; /* 'what' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r26 = CPyDict_Build(2, cpy_r_r23, cpy_r_r25, cpy_r_r24, cpy_r_r22);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 40, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
    cpy_r_r27 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r20, cpy_r_seat, cpy_r_r21, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 40, CPyStatic_merv___gains___globals);
        goto CPyL34;
    } else
        goto CPyL33;
CPyL14: ;
    cpy_r_r28 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r29 = CPyStr_EqualLiteral(cpy_r_what, cpy_r_r28, 4);
    if (!cpy_r_r29) goto CPyL19;
    cpy_r_r30 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_rare;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_now", "Player", "rare", 42, CPyStatic_merv___gains___globals);
        goto CPyL38;
    }
CPyL16: ;
    cpy_r_r31 = CPyTagged_Add(cpy_r_r30, cpy_r_n);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_rare != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_rare);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_rare = cpy_r_r31;
    cpy_r_r32 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 42, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
    cpy_r_r33 = CPyStatics[986]; /* 'event-gained' */
    cpy_r_r34 = CPyStatics[1802]; /* 'MV-EFF-03' */
    cpy_r_r35 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r36 = CPyStatics[31]; /* 'n' */
    cpy_r_r37 = CPyStatics[1337]; /* 'what' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r39 = CPyDict_Build(2, cpy_r_r36, cpy_r_r38, cpy_r_r37, cpy_r_r35);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 43, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
    cpy_r_r40 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r33, cpy_r_seat, cpy_r_r34, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 43, CPyStatic_merv___gains___globals);
        goto CPyL34;
    } else
        goto CPyL33;
CPyL19: ;
    cpy_r_r41 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_cubes;
    if (unlikely(cpy_r_r41 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cubes' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r41);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 45, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
CPyL20: ;
    cpy_r_r42 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r42.f0 == NULL)) {
        goto CPyL39;
    } else
        goto CPyL23;
CPyL21: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 45, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL23: ;
    cpy_r_r44 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r42.f0);
    CPy_INCREF(cpy_r_r42.f1);
    CPy_INCREF(cpy_r_r42.f2);
    CPy_INCREF(cpy_r_r42.f3);
    CPy_INCREF(cpy_r_r42.f4);
    cpy_r_r45 = PyTuple_New(5);
    if (unlikely(cpy_r_r45 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2189 = cpy_r_r42.f0;
    PyTuple_SET_ITEM(cpy_r_r45, 0, __tmp2189);
    PyObject *__tmp2190 = cpy_r_r42.f1;
    PyTuple_SET_ITEM(cpy_r_r45, 1, __tmp2190);
    PyObject *__tmp2191 = cpy_r_r42.f2;
    PyTuple_SET_ITEM(cpy_r_r45, 2, __tmp2191);
    PyObject *__tmp2192 = cpy_r_r42.f3;
    PyTuple_SET_ITEM(cpy_r_r45, 3, __tmp2192);
    PyObject *__tmp2193 = cpy_r_r42.f4;
    PyTuple_SET_ITEM(cpy_r_r45, 4, __tmp2193);
    PyObject *cpy_r_r46[2] = {cpy_r_r45, cpy_r_what};
    cpy_r_r47 = (PyObject **)&cpy_r_r46;
    cpy_r_r48 = PyObject_VectorcallMethod(cpy_r_r44, cpy_r_r47, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 45, CPyStatic_merv___gains___globals);
        goto CPyL40;
    }
    CPy_DECREF(cpy_r_r45);
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 45, CPyStatic_merv___gains___globals);
        goto CPyL41;
    }
    cpy_r_r50 = CPyList_GetItem(cpy_r_r41, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 45, CPyStatic_merv___gains___globals);
        goto CPyL42;
    }
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r51 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r52 = PyNumber_InPlaceAdd(cpy_r_r50, cpy_r_r51);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 45, CPyStatic_merv___gains___globals);
        goto CPyL42;
    }
    cpy_r_r53 = CPyList_SetItem(cpy_r_r41, cpy_r_r49, cpy_r_r52);
    CPy_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r49);
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 45, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
    cpy_r_r54 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_now", "Table", "story", 46, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
CPyL29: ;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = cpy_r_r54 != cpy_r_r55;
    if (!cpy_r_r56) goto CPyL33;
    cpy_r_r57 = CPyStatics[986]; /* 'event-gained' */
    cpy_r_r58 = CPyStatics[1803]; /* 'MV-EFF-01' */
    cpy_r_r59 = CPyStatics[1804]; /* 'cube-' */
    cpy_r_r60 = CPyStr_Build(2, cpy_r_r59, cpy_r_what);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 47, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
    cpy_r_r61 = CPyStatics[31]; /* 'n' */
    cpy_r_r62 = CPyStatics[1337]; /* 'what' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r64 = CPyDict_Build(2, cpy_r_r61, cpy_r_r63, cpy_r_r62, cpy_r_r60);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 47, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
    cpy_r_r65 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r57, cpy_r_seat, cpy_r_r58, cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 47, CPyStatic_merv___gains___globals);
        goto CPyL34;
    }
CPyL33: ;
    return 1;
CPyL34: ;
    cpy_r_r66 = 2;
    return cpy_r_r66;
CPyL35: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL4;
CPyL36: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL6;
CPyL37: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL34;
CPyL39: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL21;
CPyL40: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r45);
    goto CPyL34;
CPyL41: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL34;
CPyL42: ;
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r49);
    goto CPyL34;
}
        
        PyObject *CPyPy_merv___gains___gain_now(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "what", "n", "source", 0};
            static CPyArg_Parser parser = {"OOOOO:gain_now", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_what;
            PyObject *obj_n;
            PyObject *obj_source;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_what, &obj_n, &obj_source)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_what;
            if (likely(PyUnicode_Check(obj_what)))
                arg_what = obj_what;
            else {
                CPy_TypeError("str", obj_what); 
                goto fail;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            CPyTagged arg_source;
            if (likely(PyLong_Check(obj_source)))
                arg_source = CPyTagged_BorrowFromObject(obj_source);
            else {
                CPy_TypeError("int", obj_source); goto fail;
            }
            char retval = CPyDef_merv___gains___gain_now(arg_t, arg_seat, arg_what, arg_n, arg_source);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_now", 29, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain_scrolls_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_level;
    int64_t cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyPtr cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject **cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    tuple_T3OOO cpy_r_r93;
    PyObject **cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject **cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    CPyTagged cpy_r_r104;
    CPyTagged cpy_r_r105;
    char cpy_r_r106;
    int64_t cpy_r_r107;
    int64_t cpy_r_r108;
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
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL83;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 50, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "t", 52, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_r7)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "Table", "players", 52, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "me", 52, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL7: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 52, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_merv___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 52, CPyStatic_merv___gains___globals, "serai.games.merv.table.Player", cpy_r_r10);
        goto CPyL82;
    }
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 52, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
    cpy_r_r13 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "player", 53, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___merv___table___PlayerObject *)cpy_r_r13)->_scrolls;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "Player", "scrolls", 53, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL12: ;
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 53, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
    cpy_r_r16 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "player", 54, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL14: ;
    cpy_r_r17 = ((serai___games___merv___table___PlayerObject *)cpy_r_r16)->_scrolls;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "Player", "scrolls", 54, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL15: ;
    cpy_r_r18 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__n;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "n", 54, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL16: ;
    cpy_r_r19 = CPyTagged_Add(cpy_r_r17, cpy_r_r18);
    cpy_r_r20 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "player", 54, CPyStatic_merv___gains___globals);
        goto CPyL88;
    }
CPyL17: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r20)->_scrolls != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r20)->_scrolls);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r20)->_scrolls = cpy_r_r19;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 54, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
    cpy_r_r22 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "t", 55, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL19: ;
    cpy_r_r23 = ((serai___games___merv___table___TableObject *)cpy_r_r22)->_story;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "Table", "story", 55, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL20: ;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = cpy_r_r23 != cpy_r_r24;
    if (!cpy_r_r25) goto CPyL26;
    cpy_r_r26 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "t", 56, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL22: ;
    cpy_r_r27 = CPyStatics[986]; /* 'event-gained' */
    cpy_r_r28 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "me", 56, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL23: ;
    cpy_r_r29 = CPyStatics[1805]; /* 'MV-EFF-02' */
    cpy_r_r30 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__n;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "n", 56, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL24: ;
    cpy_r_r31 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r32 = CPyStatics[31]; /* 'n' */
    cpy_r_r33 = CPyStatics[1337]; /* 'what' */
    CPyTagged_INCREF(cpy_r_r30);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r_r35 = CPyDict_Build(2, cpy_r_r32, cpy_r_r34, cpy_r_r33, cpy_r_r31);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 56, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
    cpy_r_r36 = CPyDef_kernel___table___Table___tell(cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r29, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 56, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL26: ;
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_2 = 0;
    cpy_r_r37 = 1;
    if (!cpy_r_r37) goto CPyL82;
    cpy_r_r38 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "t", 57, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL28: ;
    cpy_r_r39 = ((serai___games___merv___table___TableObject *)cpy_r_r38)->_book;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "Table", "book", 57, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL29: ;
    cpy_r_r40 = ((serai___games___merv___book___BookObject *)cpy_r_r39)->_scrolls_for;
    if (unlikely(cpy_r_r40 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'scrolls_for' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r40);
    }
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 = cpy_r_r40;
    cpy_r_r41 = 1;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 57, CPyStatic_merv___gains___globals);
        goto CPyL82;
    }
CPyL30: ;
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_3 = 0;
    cpy_r_r42 = 1;
    if (!cpy_r_r42) goto CPyL89;
CPyL31: ;
    cpy_r_r43 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0;
    if (unlikely(cpy_r_r43 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0' of 'gain_scrolls_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r43);
    }
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r43 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    CPy_DECREF(cpy_r_r43);
    cpy_r_r46 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_3;
    if (unlikely(cpy_r_r46 == -113)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "__mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_3", 57, CPyStatic_merv___gains___globals);
        goto CPyL89;
    }
CPyL32: ;
    cpy_r_r47 = cpy_r_r46 < cpy_r_r45;
    if (!cpy_r_r47) goto CPyL90;
    cpy_r_r48 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_2;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "__mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_2", 57, CPyStatic_merv___gains___globals);
        goto CPyL89;
    }
CPyL34: ;
    cpy_r_level = cpy_r_r48;
    cpy_r_r49 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_3;
    if (unlikely(cpy_r_r49 == -113)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "__mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_3", 57, CPyStatic_merv___gains___globals);
        goto CPyL91;
    }
CPyL35: ;
    cpy_r_r50 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0;
    if (unlikely(cpy_r_r50 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0' of 'gain_scrolls_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r50);
    }
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyListObject, ob_item));
    cpy_r_r52 = *(CPyPtr *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r49 * 8;
    cpy_r_r54 = cpy_r_r52 + cpy_r_r53;
    cpy_r_r55 = *(PyObject * *)cpy_r_r54;
    CPy_INCREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r50);
    if (likely(PyLong_Check(cpy_r_r55)))
        cpy_r_r56 = CPyTagged_FromObject(cpy_r_r55);
    else {
        CPy_TypeError("int", cpy_r_r55); cpy_r_r56 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 57, CPyStatic_merv___gains___globals);
        goto CPyL91;
    }
    cpy_r_r57 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "before", 58, CPyStatic_merv___gains___globals);
        goto CPyL92;
    }
CPyL37: ;
    cpy_r_r58 = cpy_r_r57 & 1;
    cpy_r_r59 = cpy_r_r58 != 0;
    if (cpy_r_r59) goto CPyL39;
    cpy_r_r60 = cpy_r_r56 & 1;
    cpy_r_r61 = cpy_r_r60 != 0;
    if (!cpy_r_r61) goto CPyL40;
CPyL39: ;
    cpy_r_r62 = CPyTagged_IsLt_(cpy_r_r57, cpy_r_r56);
    cpy_r_r63 = cpy_r_r62;
    goto CPyL41;
CPyL40: ;
    cpy_r_r64 = (Py_ssize_t)cpy_r_r57 < (Py_ssize_t)cpy_r_r56;
    cpy_r_r63 = cpy_r_r64;
CPyL41: ;
    if (cpy_r_r63) {
        goto CPyL43;
    } else
        goto CPyL93;
CPyL42: ;
    if (cpy_r_r63) {
        goto CPyL50;
    } else
        goto CPyL94;
CPyL43: ;
    cpy_r_r65 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "player", 58, CPyStatic_merv___gains___globals);
        goto CPyL92;
    }
CPyL44: ;
    cpy_r_r66 = ((serai___games___merv___table___PlayerObject *)cpy_r_r65)->_scrolls;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "Player", "scrolls", 58, CPyStatic_merv___gains___globals);
        goto CPyL92;
    }
    CPyTagged_INCREF(cpy_r_r66);
CPyL45: ;
    cpy_r_r67 = cpy_r_r56 & 1;
    cpy_r_r68 = cpy_r_r67 != 0;
    if (cpy_r_r68) goto CPyL47;
    cpy_r_r69 = cpy_r_r66 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (!cpy_r_r70) goto CPyL48;
CPyL47: ;
    cpy_r_r71 = CPyTagged_IsLt_(cpy_r_r66, cpy_r_r56);
    cpy_r_r72 = cpy_r_r71 ^ 1;
    cpy_r_r73 = cpy_r_r72;
    goto CPyL49;
CPyL48: ;
    cpy_r_r74 = (Py_ssize_t)cpy_r_r56 <= (Py_ssize_t)cpy_r_r66;
    cpy_r_r73 = cpy_r_r74;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r66);
    if (!cpy_r_r73) goto CPyL94;
CPyL50: ;
    cpy_r_r75 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "t", 59, CPyStatic_merv___gains___globals);
        goto CPyL91;
    }
CPyL51: ;
    cpy_r_r76 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "me", 59, CPyStatic_merv___gains___globals);
        goto CPyL91;
    }
CPyL52: ;
    cpy_r_r77 = CPyDef_merv___gains___discover(cpy_r_r75, cpy_r_r76, cpy_r_level);
    CPyTagged_DECREF(cpy_r_level);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 59, CPyStatic_merv___gains___globals);
        goto CPyL89;
    }
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4 = cpy_r_r77;
    cpy_r_r78 = 1;
    if (!cpy_r_r78) goto CPyL89;
    cpy_r_r79 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r80 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r81 = NULL;
    cpy_r_r1 = cpy_r_r81;
    cpy_r_r82 = (PyObject **)&cpy_r_r1;
    cpy_r_r83 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4;
    cpy_r_r84 = CPyDef_merv___gains___discover_gen_____mypyc_generator_helper__(cpy_r_r83, cpy_r_r80, cpy_r_r80, cpy_r_r80, cpy_r_r79, cpy_r_r82);
    if (cpy_r_r84 != NULL) goto CPyL95;
    cpy_r_r85 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 59, CPyStatic_merv___gains___globals);
        goto CPyL96;
    }
    cpy_r_r86 = cpy_r_r1;
    CPy_DECREF(cpy_r_r86);
    cpy_r_r87 = NULL;
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4 = cpy_r_r87;
    cpy_r_r88 = 1;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 59, CPyStatic_merv___gains___globals);
        goto CPyL89;
    } else
        goto CPyL73;
CPyL57: ;
    cpy_r_r89 = cpy_r_r84;
CPyL58: ;
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r89;
CPyL59: ;
    cpy_r_r91 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r92 = cpy_r_type != cpy_r_r91;
    if (!cpy_r_r92) goto CPyL97;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 59, CPyStatic_merv___gains___globals);
        goto CPyL63;
    } else
        goto CPyL98;
CPyL61: ;
    CPy_Unreachable();
CPyL62: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL69;
CPyL63: ;
    cpy_r_r93 = CPy_CatchError();
    cpy_r_r94 = (PyObject **)&cpy_r_r3;
    cpy_r_r95 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4;
    cpy_r_r96 = CPy_YieldFromErrorHandle(cpy_r_r95, cpy_r_r94);
    if (unlikely(cpy_r_r96 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 59, CPyStatic_merv___gains___globals);
        goto CPyL99;
    }
    if (cpy_r_r96) {
        goto CPyL66;
    } else
        goto CPyL100;
CPyL65: ;
    cpy_r_r89 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r93);
    CPy_DecRef(cpy_r_r93.f0);
    CPy_DecRef(cpy_r_r93.f1);
    CPy_DecRef(cpy_r_r93.f2);
    goto CPyL58;
CPyL66: ;
    cpy_r_r86 = cpy_r_r3;
    CPy_DecRef(cpy_r_r86);
    CPy_RestoreExcInfo(cpy_r_r93);
    CPy_DecRef(cpy_r_r93.f0);
    CPy_DecRef(cpy_r_r93.f1);
    CPy_DecRef(cpy_r_r93.f2);
    goto CPyL73;
CPyL67: ;
    CPy_RestoreExcInfo(cpy_r_r93);
    CPy_DecRef(cpy_r_r93.f0);
    CPy_DecRef(cpy_r_r93.f1);
    CPy_DecRef(cpy_r_r93.f2);
    cpy_r_r97 = CPy_KeepPropagating();
    if (!cpy_r_r97) goto CPyL82;
    CPy_Unreachable();
CPyL69: ;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = NULL;
    cpy_r_r1 = cpy_r_r99;
    cpy_r_r100 = (PyObject **)&cpy_r_r1;
    cpy_r_r101 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4;
    cpy_r_r102 = CPyDef_merv___gains___discover_gen_____mypyc_generator_helper__(cpy_r_r101, cpy_r_r98, cpy_r_r98, cpy_r_r98, cpy_r_arg, cpy_r_r100);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r102 == NULL) {
        goto CPyL71;
    } else
        goto CPyL101;
CPyL70: ;
    cpy_r_r89 = cpy_r_r102;
    goto CPyL58;
CPyL71: ;
    cpy_r_r103 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 59, CPyStatic_merv___gains___globals);
        goto CPyL96;
    }
    cpy_r_r86 = cpy_r_r1;
    CPy_DECREF(cpy_r_r86);
CPyL73: ;
    cpy_r_r104 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_2;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_scrolls", "gain_scrolls_gen", "__mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_2", 57, CPyStatic_merv___gains___globals);
        goto CPyL89;
    }
CPyL74: ;
    cpy_r_r105 = cpy_r_r104 + 2;
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_2 = cpy_r_r105;
    cpy_r_r106 = 1;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 57, CPyStatic_merv___gains___globals);
        goto CPyL89;
    }
    cpy_r_r107 = ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_3;
    if (unlikely(cpy_r_r107 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_3' of 'gain_scrolls_gen' undefined");
    }
    if (cpy_r_r107 == -113) goto CPyL89;
CPyL76: ;
    cpy_r_r108 = cpy_r_r107 + 1;
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_3 = cpy_r_r108;
    cpy_r_r109 = 1;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 57, CPyStatic_merv___gains___globals);
        goto CPyL89;
    } else
        goto CPyL31;
CPyL77: ;
    cpy_r_r110 = Py_None;
    CPy_INCREF(cpy_r_r110);
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r112 = CPyDef_merv___gains___gain_scrolls_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL81;
    CPyGen_SetStopIterationValue(cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    if (!0) goto CPyL87;
    CPy_Unreachable();
CPyL81: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r110;
    CPyGen_Exit(&((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL82: ;
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r114 = CPyDef_merv___gains___gain_scrolls_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r115 = NULL;
    CPyGen_Exit(&((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r115;
CPyL83: ;
    cpy_r_r116 = cpy_r_r4 == 0;
    if (cpy_r_r116) goto CPyL102;
    cpy_r_r117 = cpy_r_r4 == 1;
    if (cpy_r_r117) {
        goto CPyL59;
    } else
        goto CPyL103;
CPyL85: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r118 = 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 50, CPyStatic_merv___gains___globals);
        goto CPyL87;
    }
    CPy_Unreachable();
CPyL87: ;
    cpy_r_r119 = NULL;
    CPyGen_Exit(&((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r119;
CPyL88: ;
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL82;
CPyL89: ;
    cpy_r_r120 = NULL;
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 = cpy_r_r120;
    cpy_r_r121 = 1;
    goto CPyL82;
CPyL90: ;
    cpy_r_r122 = NULL;
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 = cpy_r_r122;
    cpy_r_r123 = 1;
    goto CPyL77;
CPyL91: ;
    cpy_r_r124 = NULL;
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 = cpy_r_r124;
    cpy_r_r125 = 1;
    CPyTagged_DecRef(cpy_r_level);
    goto CPyL82;
CPyL92: ;
    cpy_r_r126 = NULL;
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 = cpy_r_r126;
    cpy_r_r127 = 1;
    CPyTagged_DecRef(cpy_r_level);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL82;
CPyL93: ;
    CPyTagged_DECREF(cpy_r_r56);
    goto CPyL42;
CPyL94: ;
    CPyTagged_DECREF(cpy_r_level);
    goto CPyL73;
CPyL95: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL57;
CPyL96: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r128 = NULL;
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 = cpy_r_r128;
    cpy_r_r129 = 1;
    goto CPyL82;
CPyL97: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL62;
CPyL98: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL61;
CPyL99: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r130 = NULL;
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 = cpy_r_r130;
    cpy_r_r131 = 1;
    goto CPyL67;
CPyL100: ;
    goto CPyL65;
CPyL101: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL70;
CPyL102: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r132 = NULL;
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0 = cpy_r_r132;
    cpy_r_r133 = 1;
    goto CPyL1;
CPyL103: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL85;
}
        
PyObject *CPyDef_merv___gains___gain_scrolls_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___gains___gain_scrolls_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___gains___gain_scrolls_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___gain_scrolls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.gain_scrolls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___gain_scrolls_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "__next__", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain_scrolls_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___gains___gain_scrolls_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___gains___gain_scrolls_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___gain_scrolls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.gain_scrolls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___gains___gain_scrolls_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "send", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain_scrolls_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___gains___gain_scrolls_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___gain_scrolls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.gain_scrolls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___gain_scrolls_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "__iter__", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain_scrolls_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___gains___gain_scrolls_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___gains___gain_scrolls_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___gain_scrolls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.gain_scrolls_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___gains___gain_scrolls_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "throw", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain_scrolls_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___gains___gain_scrolls_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2194 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2194);
    PyObject *__tmp2195 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2195);
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
        
        PyObject *CPyPy_merv___gains___gain_scrolls_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___gain_scrolls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.gain_scrolls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___gain_scrolls_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "close", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___gain_scrolls(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_n) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_merv___gains___gain_scrolls_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 50, CPyStatic_merv___gains___globals);
        goto CPyL5;
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 50, CPyStatic_merv___gains___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 50, CPyStatic_merv___gains___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_n);
    if (((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__n != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__n);
    }
    ((serai___games___merv___gains___gain_scrolls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__n = cpy_r_n;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 50, CPyStatic_merv___gains___globals);
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
        
        PyObject *CPyPy_merv___gains___gain_scrolls(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "n", 0};
            static CPyArg_Parser parser = {"OOO:gain_scrolls", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_n;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_n)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___gain_scrolls(arg_t, arg_me, arg_n);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_scrolls", 50, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___gains_____mypyc_lambda__0_discover_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "__get__", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "<lambda>", "__mypyc_lambda__0_discover_obj", "__mypyc_env__", 67, CPyStatic_merv___gains___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___gains___discover_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "<lambda>", "discover_env", "t", 67, CPyStatic_merv___gains___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r2);
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<lambda>", 67, CPyStatic_merv___gains___globals);
        goto CPyL6;
    }
    cpy_r_r4 = CPyDef_merv___gains___discovery_obstacle(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<lambda>", 67, CPyStatic_merv___gains___globals);
        goto CPyL5;
    }
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_merv___gains_____mypyc_lambda__0_discover_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___gains_____mypyc_lambda__0_discover_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "<lambda>", 67, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___gains_____mypyc_lambda__1_discover_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "__get__", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
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
    cpy_r_r0 = ((serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "<lambda>", "__mypyc_lambda__1_discover_obj", "__mypyc_env__", 68, CPyStatic_merv___gains___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatics[1794]; /* 'note-effect' */
    cpy_r_r2 = CPyStatics[602]; /* 'effect' */
    cpy_r_r3 = ((serai___games___merv___gains___discover_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "<lambda>", "discover_env", "t", 68, CPyStatic_merv___gains___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "<lambda>", "Table", "book", 68, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r5 = ((serai___games___merv___book___BookObject *)cpy_r_r4)->_discovery_effect;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "<lambda>", "Book", "discovery_effect", 68, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
CPyL4: ;
    cpy_r_r6 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r7 = PyObject_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<lambda>", 68, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_r8 = CPyDict_Build(1, cpy_r_r2, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<lambda>", 68, CPyStatic_merv___gains___globals);
        goto CPyL8;
    }
    cpy_r_r9 = CPyDef_message___Message(cpy_r_r1, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<lambda>", 68, CPyStatic_merv___gains___globals);
        goto CPyL8;
    }
    return cpy_r_r9;
CPyL8: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL9: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL8;
}
        
        PyObject *CPyPy_merv___gains_____mypyc_lambda__1_discover_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___gains_____mypyc_lambda__1_discover_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "<lambda>", 68, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___discover_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    int32_t cpy_r_r45;
    int32_t cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject **cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    tuple_T3OOO cpy_r_r90;
    PyObject **cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject **cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    int32_t cpy_r_r103;
    int32_t cpy_r_r104;
    char cpy_r_r105;
    int32_t cpy_r_r106;
    int32_t cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "discover_gen", "__mypyc_env__", 62, CPyStatic_merv___gains___globals);
        goto CPyL86;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL80;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 62, CPyStatic_merv___gains___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___gains___discover_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "discover_env", "t", 64, CPyStatic_merv___gains___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "Table", "book", 64, CPyStatic_merv___gains___globals);
        goto CPyL87;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "Book", "options", 64, CPyStatic_merv___gains___globals);
        goto CPyL87;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___merv___options___OptionsObject *)cpy_r_r10)->_discovery;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "Options", "discovery", 64, CPyStatic_merv___gains___globals);
        goto CPyL87;
    }
    CPy_INCREF(cpy_r_r11);
CPyL9: ;
    CPy_DECREF(cpy_r_r8);
    cpy_r_r12 = ((serai___games___merv___gains___discover_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "discover_env", "t", 66, CPyStatic_merv___gains___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_r12)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "Table", "book", 66, CPyStatic_merv___gains___globals);
        goto CPyL89;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___merv___book___BookObject *)cpy_r_r13)->_level_tiles;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "Book", "level_tiles", 66, CPyStatic_merv___gains___globals);
        goto CPyL89;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__level;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "discover_gen", "level", 66, CPyStatic_merv___gains___globals);
        goto CPyL89;
    }
CPyL13: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 66, CPyStatic_merv___gains___globals);
        goto CPyL89;
    }
    if (likely(PyList_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "discover", 66, CPyStatic_merv___gains___globals, "list", cpy_r_r16);
        goto CPyL89;
    }
    CPy_DECREF(cpy_r_r12);
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = PyList_New(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 66, CPyStatic_merv___gains___globals);
        goto CPyL90;
    }
    cpy_r_r21 = 0;
CPyL17: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL91;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r21 * 8;
    cpy_r_r28 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    CPy_INCREF(cpy_r_r29);
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 66, CPyStatic_merv___gains___globals);
        goto CPyL92;
    }
    cpy_r_r31 = CPyList_GetItem(cpy_r_r11, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 66, CPyStatic_merv___gains___globals);
        goto CPyL92;
    }
    if (likely(Py_TYPE(cpy_r_r31) == CPyType_option___Option))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "discover", 66, CPyStatic_merv___gains___globals, "serai.kernel.option.Option", cpy_r_r31);
        goto CPyL92;
    }
    CPyList_SetItemUnsafe(cpy_r_r20, cpy_r_r21, cpy_r_r32);
    cpy_r_r33 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r33;
    goto CPyL17;
CPyL23: ;
    cpy_r_r34 = CPyDef_merv___gains_____mypyc_lambda__0_discover_obj();
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 67, CPyStatic_merv___gains___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___merv___gains_____mypyc_lambda__0_discover_objObject *)cpy_r_r34)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r35 = CPyDef_merv___gains_____mypyc_lambda__1_discover_obj();
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 68, CPyStatic_merv___gains___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___merv___gains_____mypyc_lambda__1_discover_objObject *)cpy_r_r35)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r36 = NULL;
    cpy_r_r37 = CPyDef_offer___Offer(cpy_r_r20, cpy_r_r34, cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 65, CPyStatic_merv___gains___globals);
        goto CPyL79;
    }
    cpy_r_r38 = CPY_GET_METHOD(cpy_r_r37, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r37); /* options */
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 70, CPyStatic_merv___gains___globals);
        goto CPyL95;
    }
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    CPy_DECREF(cpy_r_r38);
    cpy_r_r41 = cpy_r_r40 << 1;
    cpy_r_r42 = cpy_r_r41 != 0;
    if (cpy_r_r42) {
        goto CPyL33;
    } else
        goto CPyL96;
CPyL28: ;
    cpy_r_r43 = Py_None;
    CPy_INCREF(cpy_r_r43);
    ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r45 = CPyDef_merv___gains___discover_env_clear_on_completion(cpy_r_r4);
    cpy_r_r46 = CPyDef_merv___gains___discover_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL32;
    CPyGen_SetStopIterationValue(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (!0) goto CPyL85;
    CPy_Unreachable();
CPyL32: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r43;
    CPyGen_Exit(&((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL33: ;
    cpy_r_r47 = ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "discover_gen", "me", 72, CPyStatic_merv___gains___globals);
        goto CPyL95;
    }
CPyL34: ;
    cpy_r_r48 = CPyStatics[1806]; /* 'discovery' */
    cpy_r_r49 = CPyStatics[1807]; /* 'MV-LIB-03' */
    cpy_r_r50 = CPyStatics[1528]; /* 'level' */
    cpy_r_r51 = ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__level;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "discover_gen", "level", 72, CPyStatic_merv___gains___globals);
        goto CPyL95;
    }
CPyL35: ;
    cpy_r_r52 = CPyTagged_Add(cpy_r_r51, 2);
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_r52);
    cpy_r_r54 = CPyDict_Build(1, cpy_r_r50, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 72, CPyStatic_merv___gains___globals);
        goto CPyL95;
    }
    cpy_r_r55 = NULL;
    cpy_r_r56 = 2;
    cpy_r_r57 = CPyDef_decision___ask(cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r37, cpy_r_r54, cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 72, CPyStatic_merv___gains___globals);
        goto CPyL79;
    }
    ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r57;
CPyL38: ;
    cpy_r_r59 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r60 = cpy_r_type != cpy_r_r59;
    if (!cpy_r_r60) goto CPyL41;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 72, CPyStatic_merv___gains___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL41: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r61 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "discover", 72, CPyStatic_merv___gains___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL79;
    }
    cpy_r_r62 = ((serai___kernel___option___OptionObject *)cpy_r_r61)->_value;
    CPy_INCREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 73, CPyStatic_merv___gains___globals);
        goto CPyL79;
    }
    cpy_r_r64 = ((serai___games___merv___gains___discover_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "discover_env", "t", 74, CPyStatic_merv___gains___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r64);
CPyL44: ;
    cpy_r_r65 = ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "discover_gen", "me", 74, CPyStatic_merv___gains___globals);
        goto CPyL98;
    }
CPyL45: ;
    cpy_r_r66 = CPyDef_merv___gains___own_discovery(cpy_r_r64, cpy_r_r65, cpy_r_r63);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 74, CPyStatic_merv___gains___globals);
        goto CPyL97;
    }
    cpy_r_r67 = ((serai___games___merv___gains___discover_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "discover_env", "t", 75, CPyStatic_merv___gains___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r67);
CPyL47: ;
    cpy_r_r68 = ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "discover_gen", "me", 75, CPyStatic_merv___gains___globals);
        goto CPyL99;
    }
CPyL48: ;
    cpy_r_r69 = ((serai___games___merv___gains___discover_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "discover_env", "t", 75, CPyStatic_merv___gains___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r69);
CPyL49: ;
    cpy_r_r70 = ((serai___games___merv___table___TableObject *)cpy_r_r69)->_book;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "Table", "book", 75, CPyStatic_merv___gains___globals);
        goto CPyL100;
    }
CPyL50: ;
    cpy_r_r71 = ((serai___games___merv___book___BookObject *)cpy_r_r70)->_discovery_effect;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discover", "Book", "discovery_effect", 75, CPyStatic_merv___gains___globals);
        goto CPyL100;
    }
CPyL51: ;
    cpy_r_r72 = CPyList_GetItem(cpy_r_r71, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 75, CPyStatic_merv___gains___globals);
        goto CPyL101;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r72, CPyType_kernel___effects___Effect)))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "discover", 75, CPyStatic_merv___gains___globals, "serai.kernel.effects.Effect", cpy_r_r72);
        goto CPyL101;
    }
    CPy_DECREF(cpy_r_r69);
    cpy_r_r74 = CPyDef_perform___in_order(cpy_r_r67, cpy_r_r68, cpy_r_r73, 10);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 75, CPyStatic_merv___gains___globals);
        goto CPyL79;
    }
    if (((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0);
    }
    ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0 = cpy_r_r74;
    cpy_r_r75 = 1;
    if (!cpy_r_r75) goto CPyL79;
    cpy_r_r76 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r77 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r78 = NULL;
    cpy_r_r1 = cpy_r_r78;
    cpy_r_r79 = (PyObject **)&cpy_r_r1;
    cpy_r_r80 = ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0;
    cpy_r_r81 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r80, cpy_r_r77, cpy_r_r77, cpy_r_r77, cpy_r_r76, cpy_r_r79);
    if (cpy_r_r81 != NULL) goto CPyL102;
    cpy_r_r82 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 75, CPyStatic_merv___gains___globals);
        goto CPyL103;
    }
    cpy_r_r83 = cpy_r_r1;
    CPy_DECREF(cpy_r_r83);
    cpy_r_r84 = NULL;
    if (((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0);
    }
    ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0 = cpy_r_r84;
    cpy_r_r85 = 1;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 75, CPyStatic_merv___gains___globals);
        goto CPyL79;
    } else
        goto CPyL74;
CPyL58: ;
    cpy_r_r86 = cpy_r_r81;
CPyL59: ;
    ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r86;
CPyL60: ;
    cpy_r_r88 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r89 = cpy_r_type != cpy_r_r88;
    if (!cpy_r_r89) goto CPyL104;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 75, CPyStatic_merv___gains___globals);
        goto CPyL64;
    } else
        goto CPyL105;
CPyL62: ;
    CPy_Unreachable();
CPyL63: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL70;
CPyL64: ;
    cpy_r_r90 = CPy_CatchError();
    cpy_r_r91 = (PyObject **)&cpy_r_r3;
    cpy_r_r92 = ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0;
    cpy_r_r93 = CPy_YieldFromErrorHandle(cpy_r_r92, cpy_r_r91);
    if (unlikely(cpy_r_r93 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 75, CPyStatic_merv___gains___globals);
        goto CPyL106;
    }
    if (cpy_r_r93) goto CPyL67;
    cpy_r_r86 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    goto CPyL59;
CPyL67: ;
    cpy_r_r83 = cpy_r_r3;
    CPy_DecRef(cpy_r_r83);
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    goto CPyL74;
CPyL68: ;
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    cpy_r_r94 = CPy_KeepPropagating();
    if (!cpy_r_r94) goto CPyL79;
    CPy_Unreachable();
CPyL70: ;
    cpy_r_r95 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r96 = NULL;
    cpy_r_r1 = cpy_r_r96;
    cpy_r_r97 = (PyObject **)&cpy_r_r1;
    cpy_r_r98 = ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___discover_gen_0;
    cpy_r_r99 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r98, cpy_r_r95, cpy_r_r95, cpy_r_r95, cpy_r_arg, cpy_r_r97);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r99 == NULL) {
        goto CPyL72;
    } else
        goto CPyL107;
CPyL71: ;
    cpy_r_r86 = cpy_r_r99;
    goto CPyL59;
CPyL72: ;
    cpy_r_r100 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 75, CPyStatic_merv___gains___globals);
        goto CPyL103;
    }
    cpy_r_r83 = cpy_r_r1;
    CPy_DECREF(cpy_r_r83);
CPyL74: ;
    cpy_r_r101 = Py_None;
    CPy_INCREF(cpy_r_r101);
    ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r103 = CPyDef_merv___gains___discover_env_clear_on_completion(cpy_r_r4);
    cpy_r_r104 = CPyDef_merv___gains___discover_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL78;
    CPyGen_SetStopIterationValue(cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (!0) goto CPyL85;
    CPy_Unreachable();
CPyL78: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r101;
    CPyGen_Exit(&((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL79: ;
    ((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r106 = CPyDef_merv___gains___discover_env_clear_on_completion(cpy_r_r4);
    cpy_r_r107 = CPyDef_merv___gains___discover_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r108 = NULL;
    CPyGen_Exit(&((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r108;
CPyL80: ;
    cpy_r_r109 = cpy_r_r5 == 0;
    if (cpy_r_r109) goto CPyL108;
    cpy_r_r110 = cpy_r_r5 == 1;
    if (cpy_r_r110) goto CPyL109;
    cpy_r_r111 = cpy_r_r5 == 2;
    if (cpy_r_r111) {
        goto CPyL60;
    } else
        goto CPyL110;
CPyL83: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r112 = 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 62, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL85: ;
    cpy_r_r113 = NULL;
    CPyGen_Exit(&((serai___games___merv___gains___discover_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r113;
CPyL86: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL85;
CPyL87: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL79;
CPyL88: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL79;
CPyL89: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL79;
CPyL90: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    goto CPyL79;
CPyL91: ;
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r17);
    goto CPyL23;
CPyL92: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r20);
    goto CPyL79;
CPyL93: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL79;
CPyL94: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r34);
    goto CPyL79;
CPyL95: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL79;
CPyL96: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL28;
CPyL97: ;
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL79;
CPyL98: ;
    CPyTagged_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r64);
    goto CPyL79;
CPyL99: ;
    CPyTagged_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r67);
    goto CPyL79;
CPyL100: ;
    CPyTagged_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r69);
    goto CPyL79;
CPyL101: ;
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r69);
    goto CPyL79;
CPyL102: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL58;
CPyL103: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL79;
CPyL104: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL63;
CPyL105: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL62;
CPyL106: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL68;
CPyL107: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL71;
CPyL108: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL109: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL110: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL83;
}
        
PyObject *CPyDef_merv___gains___discover_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___gains___discover_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___gains___discover_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___discover_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.discover_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___discover_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "__next__", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___discover_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___gains___discover_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___gains___discover_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___discover_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.discover_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___gains___discover_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "send", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___discover_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___gains___discover_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___discover_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.discover_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___discover_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "__iter__", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___discover_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___gains___discover_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___gains___discover_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___discover_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.discover_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___gains___discover_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "throw", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___discover_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___gains___discover_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2196 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2196);
    PyObject *__tmp2197 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2197);
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
        
        PyObject *CPyPy_merv___gains___discover_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___discover_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.discover_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___discover_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "close", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___discover(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_level) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_merv___gains___discover_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 62, CPyStatic_merv___gains___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_merv___gains___discover_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 62, CPyStatic_merv___gains___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___merv___gains___discover_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___merv___gains___discover_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___merv___gains___discover_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 62, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
    ((serai___games___merv___gains___discover_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___gains___discover_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___gains___discover_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___merv___gains___discover_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 62, CPyStatic_merv___gains___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___gains___discover_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___gains___discover_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___gains___discover_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 62, CPyStatic_merv___gains___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_level);
    if (((serai___games___merv___gains___discover_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__level != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___gains___discover_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__level);
    }
    ((serai___games___merv___gains___discover_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__level = cpy_r_level;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 62, CPyStatic_merv___gains___globals);
        goto CPyL10;
    }
    return cpy_r_r1;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_merv___gains___discover(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "level", 0};
            static CPyArg_Parser parser = {"OOO:discover", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_level;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_level)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_level;
            if (likely(PyLong_Check(obj_level)))
                arg_level = CPyTagged_BorrowFromObject(obj_level);
            else {
                CPy_TypeError("int", obj_level); goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___discover(arg_t, arg_me, arg_level);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "discover", 62, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___discovery_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_tile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "discovery_obstacle", "Table", "discoveries", 79, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_tile);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discovery_obstacle", 79, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discovery_obstacle", 79, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 == -2;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL8;
CPyL5: ;
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r7 = CPyStatics[1808]; /* 'DISCOVERY_TAKEN' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "discovery_obstacle", 79, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_option___Reason))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "discovery_obstacle", 79, CPyStatic_merv___gains___globals, "serai.kernel.option.Reason", cpy_r_r8);
        goto CPyL9;
    }
    cpy_r_r5 = cpy_r_r9;
CPyL8: ;
    return cpy_r_r5;
CPyL9: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_merv___gains___discovery_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "tile", 0};
            static CPyArg_Parser parser = {"OO:discovery_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_tile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_tile)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_tile;
            if (likely(PyLong_Check(obj_tile)))
                arg_tile = CPyTagged_BorrowFromObject(obj_tile);
            else {
                CPy_TypeError("int", obj_tile); goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___discovery_obstacle(arg_t, arg_tile);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "discovery_obstacle", 78, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
char CPyDef_merv___gains___own_discovery(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_tile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "own_discovery", "Table", "discoveries", 83, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r2 = CPyList_SetItem(cpy_r_r0, cpy_r_tile, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "own_discovery", 83, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
    cpy_r_r3 = CPyStatics[1809]; /* 'event-discovery' */
    cpy_r_r4 = CPyStatics[1807]; /* 'MV-LIB-03' */
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "own_discovery", "Table", "book", 84, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_discovery_ids;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "own_discovery", "Book", "discovery_ids", 84, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r6);
CPyL4: ;
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, cpy_r_tile);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "own_discovery", 84, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
    if (likely(PyUnicode_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "own_discovery", 84, CPyStatic_merv___gains___globals, "str", cpy_r_r7);
        goto CPyL9;
    }
    cpy_r_r9 = CPyStatics[1806]; /* 'discovery' */
    cpy_r_r10 = CPyDict_Build(1, cpy_r_r9, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "own_discovery", 84, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
    cpy_r_r11 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r3, cpy_r_seat, cpy_r_r4, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "own_discovery", 84, CPyStatic_merv___gains___globals);
        goto CPyL9;
    }
    return 1;
CPyL9: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_merv___gains___own_discovery(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "tile", 0};
            static CPyArg_Parser parser = {"OOO:own_discovery", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_tile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_tile)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_tile;
            if (likely(PyLong_Check(obj_tile)))
                arg_tile = CPyTagged_BorrowFromObject(obj_tile);
            else {
                CPy_TypeError("int", obj_tile); goto fail;
            }
            char retval = CPyDef_merv___gains___own_discovery(arg_t, arg_seat, arg_tile);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "own_discovery", 82, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___take_space_camel_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    tuple_T0 cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    tuple_T3OOO cpy_r_r27;
    PyObject **cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    int32_t cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL34;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 87, CPyStatic_merv___gains___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "take_space_camel", "take_space_camel_gen", "t", 89, CPyStatic_merv___gains___globals);
        goto CPyL33;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "take_space_camel", "take_space_camel_gen", "me", 89, CPyStatic_merv___gains___globals);
        goto CPyL33;
    }
CPyL6: ;
    cpy_r_r9 = CPyDef_merv___gains___take_mosque_camel(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 89, CPyStatic_merv___gains___globals);
        goto CPyL33;
    }
    cpy_r_r10.empty_struct_error_flag = 0;
    cpy_r_r11 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r12 = PyObject_GetIter(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 90, CPyStatic_merv___gains___globals);
        goto CPyL33;
    }
    if (((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0);
    }
    ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0 = cpy_r_r12;
    cpy_r_r13 = 1;
    if (!cpy_r_r13) goto CPyL33;
    cpy_r_r14 = NULL;
    cpy_r_r1 = cpy_r_r14;
    cpy_r_r15 = (PyObject **)&cpy_r_r1;
    cpy_r_r16 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r17 = ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0;
    cpy_r_r18 = CPyIter_Send(cpy_r_r17, cpy_r_r16, cpy_r_r15);
    if (cpy_r_r18 != NULL) goto CPyL39;
    cpy_r_r19 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 90, CPyStatic_merv___gains___globals);
        goto CPyL40;
    }
    cpy_r_r20 = cpy_r_r1;
    CPy_DECREF(cpy_r_r20);
    cpy_r_r21 = NULL;
    if (((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0);
    }
    ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0 = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 90, CPyStatic_merv___gains___globals);
        goto CPyL33;
    } else
        goto CPyL28;
CPyL12: ;
    cpy_r_r23 = cpy_r_r18;
CPyL13: ;
    ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r23;
CPyL14: ;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = cpy_r_type != cpy_r_r25;
    if (!cpy_r_r26) goto CPyL41;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 90, CPyStatic_merv___gains___globals);
        goto CPyL18;
    } else
        goto CPyL42;
CPyL16: ;
    CPy_Unreachable();
CPyL17: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL24;
CPyL18: ;
    cpy_r_r27 = CPy_CatchError();
    cpy_r_r28 = (PyObject **)&cpy_r_r3;
    cpy_r_r29 = ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0;
    cpy_r_r30 = CPy_YieldFromErrorHandle(cpy_r_r29, cpy_r_r28);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 90, CPyStatic_merv___gains___globals);
        goto CPyL43;
    }
    if (cpy_r_r30) goto CPyL21;
    cpy_r_r23 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r27);
    CPy_DecRef(cpy_r_r27.f0);
    CPy_DecRef(cpy_r_r27.f1);
    CPy_DecRef(cpy_r_r27.f2);
    goto CPyL13;
CPyL21: ;
    cpy_r_r20 = cpy_r_r3;
    CPy_DecRef(cpy_r_r20);
    CPy_RestoreExcInfo(cpy_r_r27);
    CPy_DecRef(cpy_r_r27.f0);
    CPy_DecRef(cpy_r_r27.f1);
    CPy_DecRef(cpy_r_r27.f2);
    goto CPyL28;
CPyL22: ;
    CPy_RestoreExcInfo(cpy_r_r27);
    CPy_DecRef(cpy_r_r27.f0);
    CPy_DecRef(cpy_r_r27.f1);
    CPy_DecRef(cpy_r_r27.f2);
    cpy_r_r31 = CPy_KeepPropagating();
    if (!cpy_r_r31) goto CPyL33;
    CPy_Unreachable();
CPyL24: ;
    cpy_r_r32 = NULL;
    cpy_r_r1 = cpy_r_r32;
    cpy_r_r33 = (PyObject **)&cpy_r_r1;
    cpy_r_r34 = ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0;
    cpy_r_r35 = CPyIter_Send(cpy_r_r34, cpy_r_arg, cpy_r_r33);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r35 == NULL) {
        goto CPyL26;
    } else
        goto CPyL44;
CPyL25: ;
    cpy_r_r23 = cpy_r_r35;
    goto CPyL13;
CPyL26: ;
    cpy_r_r36 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 90, CPyStatic_merv___gains___globals);
        goto CPyL40;
    }
    cpy_r_r20 = cpy_r_r1;
    CPy_DECREF(cpy_r_r20);
CPyL28: ;
    cpy_r_r37 = Py_None;
    CPy_INCREF(cpy_r_r37);
    ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r39 = CPyDef_merv___gains___take_space_camel_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL32;
    CPyGen_SetStopIterationValue(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (!0) goto CPyL38;
    CPy_Unreachable();
CPyL32: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r37;
    CPyGen_Exit(&((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL33: ;
    ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r41 = CPyDef_merv___gains___take_space_camel_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r42 = NULL;
    CPyGen_Exit(&((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r42;
CPyL34: ;
    cpy_r_r43 = cpy_r_r4 == 0;
    if (cpy_r_r43) goto CPyL45;
    cpy_r_r44 = cpy_r_r4 == 1;
    if (cpy_r_r44) {
        goto CPyL14;
    } else
        goto CPyL46;
CPyL36: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 87, CPyStatic_merv___gains___globals);
        goto CPyL38;
    }
    CPy_Unreachable();
CPyL38: ;
    cpy_r_r46 = NULL;
    CPyGen_Exit(&((serai___games___merv___gains___take_space_camel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r46;
CPyL39: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL12;
CPyL40: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL33;
CPyL41: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL17;
CPyL42: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL16;
CPyL43: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL22;
CPyL44: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL25;
CPyL45: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL46: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL36;
}
        
PyObject *CPyDef_merv___gains___take_space_camel_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___gains___take_space_camel_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___gains___take_space_camel_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___take_space_camel_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.take_space_camel_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___take_space_camel_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "__next__", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___take_space_camel_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___gains___take_space_camel_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___gains___take_space_camel_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___take_space_camel_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.take_space_camel_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___gains___take_space_camel_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "send", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___take_space_camel_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___gains___take_space_camel_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___take_space_camel_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.take_space_camel_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___take_space_camel_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "__iter__", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___take_space_camel_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___gains___take_space_camel_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___gains___take_space_camel_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___take_space_camel_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.take_space_camel_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___gains___take_space_camel_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "throw", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___take_space_camel_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___gains___take_space_camel_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2198 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2198);
    PyObject *__tmp2199 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2199);
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
        
        PyObject *CPyPy_merv___gains___take_space_camel_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___gains___take_space_camel_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.gains.take_space_camel_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___take_space_camel_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "close", -1, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___gains___take_space_camel(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_source) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_merv___gains___take_space_camel_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 87, CPyStatic_merv___gains___globals);
        goto CPyL6;
    }
    ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 87, CPyStatic_merv___gains___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 87, CPyStatic_merv___gains___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 87, CPyStatic_merv___gains___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_source);
    if (((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source);
    }
    ((serai___games___merv___gains___take_space_camel_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source = cpy_r_source;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 87, CPyStatic_merv___gains___globals);
        goto CPyL7;
    }
    return cpy_r_r0;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___gains___take_space_camel(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "call", "source", 0};
            static CPyArg_Parser parser = {"OOOO:take_space_camel", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_source;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_source)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_source;
            if (likely(PyLong_Check(obj_source)))
                arg_source = CPyTagged_BorrowFromObject(obj_source);
            else {
                CPy_TypeError("int", obj_source); goto fail;
            }
            PyObject *retval = CPyDef_merv___gains___take_space_camel(arg_t, arg_me, arg_call, arg_source);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "take_space_camel", 87, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
char CPyDef_merv___gains___take_mosque_camel(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "take_mosque_camel", "Table", "players", 94, CPyStatic_merv___gains___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_mosque_camel", 94, CPyStatic_merv___gains___globals);
        goto CPyL13;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "take_mosque_camel", 94, CPyStatic_merv___gains___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL13;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_mosque;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "take_mosque_camel", "Player", "mosque", 94, CPyStatic_merv___gains___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = (Py_ssize_t)cpy_r_r3 != -2;
    if (!cpy_r_r4) goto CPyL14;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_mosque_camels;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "take_mosque_camel", "Table", "mosque_camels", 95, CPyStatic_merv___gains___globals);
        goto CPyL15;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_mosque_camel", 95, CPyStatic_merv___gains___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_mosque_camel", 95, CPyStatic_merv___gains___globals);
        goto CPyL15;
    }
    cpy_r_r8 = cpy_r_r7 != 0;
    CPyTagged_DECREF(cpy_r_r7);
    if (!cpy_r_r8) goto CPyL14;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_mosque_camels;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "take_mosque_camel", "Table", "mosque_camels", 96, CPyStatic_merv___gains___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = CPyList_SetItem(cpy_r_r9, cpy_r_r3, cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_mosque_camel", 96, CPyStatic_merv___gains___globals);
        goto CPyL13;
    }
    cpy_r_r12 = CPyStatics[1810]; /* 'MV-EFF-11' */
    cpy_r_r13 = CPyDef_merv___gains___gain_camels(cpy_r_t, cpy_r_seat, 2, cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "take_mosque_camel", 97, CPyStatic_merv___gains___globals);
        goto CPyL13;
    }
CPyL12: ;
    return 1;
CPyL13: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL12;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL13;
}
        
        PyObject *CPyPy_merv___gains___take_mosque_camel(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:take_mosque_camel", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            char retval = CPyDef_merv___gains___take_mosque_camel(arg_t, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "take_mosque_camel", 93, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
char CPyDef_merv___gains___gain_camels(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_n, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_camels", "Table", "players", 101, CPyStatic_merv___gains___globals);
        goto CPyL11;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_camels", 101, CPyStatic_merv___gains___globals);
        goto CPyL11;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/gains.py", "gain_camels", 101, CPyStatic_merv___gains___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL11;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_camels;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_camels", "Player", "camels", 101, CPyStatic_merv___gains___globals);
        goto CPyL11;
    }
CPyL4: ;
    cpy_r_r4 = CPyTagged_Add(cpy_r_r3, cpy_r_n);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_camels);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_camels = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_camels", 101, CPyStatic_merv___gains___globals);
        goto CPyL11;
    }
    cpy_r_r6 = cpy_r_n != 0;
    if (!cpy_r_r6) goto CPyL10;
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/gains.py", "gain_camels", "Table", "story", 102, CPyStatic_merv___gains___globals);
        goto CPyL11;
    }
CPyL7: ;
    cpy_r_r8 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r9 = cpy_r_r7 != cpy_r_r8;
    if (!cpy_r_r9) goto CPyL10;
    cpy_r_r10 = CPyStatics[986]; /* 'event-gained' */
    cpy_r_r11 = CPyStatics[1811]; /* 'camel' */
    cpy_r_r12 = CPyStatics[31]; /* 'n' */
    cpy_r_r13 = CPyStatics[1337]; /* 'what' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r15 = CPyDict_Build(2, cpy_r_r12, cpy_r_r14, cpy_r_r13, cpy_r_r11);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_camels", 103, CPyStatic_merv___gains___globals);
        goto CPyL11;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r10, cpy_r_seat, cpy_r_rule, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_camels", 103, CPyStatic_merv___gains___globals);
        goto CPyL11;
    }
CPyL10: ;
    return 1;
CPyL11: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
}
        
        PyObject *CPyPy_merv___gains___gain_camels(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "n", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:gain_camels", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_n;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_n, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_merv___gains___gain_camels(arg_t, arg_seat, arg_n, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/gains.py", "gain_camels", 100, CPyStatic_merv___gains___globals);
            return NULL;
        }
        
char CPyDef_merv___gains_____top_level__(void) {
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
    void *cpy_r_r17;
    void *cpy_r_r18;
    void *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    void *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    void *cpy_r_r47;
    void *cpy_r_r48;
    PyObject **cpy_r_r49;
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
    PyObject *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    void *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    void *cpy_r_r69;
    void *cpy_r_r70;
    PyObject **cpy_r_r71;
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
    PyObject *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    void *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    void *cpy_r_r91;
    void *cpy_r_r92;
    PyObject **cpy_r_r93;
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
    void *cpy_r_r105;
    void *cpy_r_r106;
    void *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    void *cpy_r_r113;
    void *cpy_r_r114;
    PyObject **cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    void *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    void *cpy_r_r135;
    void *cpy_r_r136;
    PyObject **cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    void *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    void *cpy_r_r157;
    void *cpy_r_r158;
    PyObject **cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    void *cpy_r_r171;
    void *cpy_r_r172;
    void *cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    void *cpy_r_r179;
    void *cpy_r_r180;
    PyObject **cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    tuple_T5OOOOO cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    int32_t cpy_r_r204;
    char cpy_r_r205;
    int32_t cpy_r_r206;
    char cpy_r_r207;
    int32_t cpy_r_r208;
    char cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    int32_t cpy_r_r212;
    char cpy_r_r213;
    int32_t cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    tuple_T11OOOOOOOOOOO cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    int32_t cpy_r_r221;
    char cpy_r_r222;
    char cpy_r_r223;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 1, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 1, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___gains___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 3, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_merv___gains___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 5, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_merv___gains___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 7, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r24 = cpy_r_r23;
    goto CPyL13;
CPyL9: ;
    cpy_r_r25 = CPyInitOnly_serai___games___merv___reasons;
    cpy_r_r26 = CPyExec_serai___games___merv___reasons;
    cpy_r_r27 = (PyObject **)&CPyModule_serai___games___merv___reasons__internal;
    cpy_r_r28 = PyImport_GetModuleDict();
    cpy_r_r29 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r30 = CPyDict_GetItem(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 7, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 7, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 7, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 7, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 8, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r48 = CPyExec_serai___games___merv___names;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 8, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 8, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 8, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5261]; /* ('CUBES', 'FROM_DISCOVERIES', 'NOBODY', 'NONE') */
    cpy_r_r59 = CPyStatic_merv___gains___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 8, CPyStatic_merv___gains___globals);
        goto CPyL85;
    } else
        goto CPyL86;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r62 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 9, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r70 = CPyExec_serai___games___merv___table;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 9, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 9, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 9, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r81 = CPyStatic_merv___gains___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 9, CPyStatic_merv___gains___globals);
        goto CPyL85;
    } else
        goto CPyL87;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___games___merv___tracks;
    cpy_r_r84 = (void *)&CPyImportState_serai___games___merv___tracks;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 10, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___games___merv___tracks;
    cpy_r_r92 = CPyExec_serai___games___merv___tracks;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___games___merv___tracks__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 10, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 10, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 10, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5262]; /* ('gain_favour', 'gain_influence', 'gain_points') */
    cpy_r_r103 = CPyStatic_merv___gains___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 10, CPyStatic_merv___gains___globals);
        goto CPyL85;
    } else
        goto CPyL88;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r106 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r107 = CPyModuleLockAPI_serai;
    cpy_r_r108 = CPyImport_IsInitialized(cpy_r_r106);
    if (!cpy_r_r108) goto CPyL41;
    cpy_r_r109 = PyImport_GetModuleDict();
    cpy_r_r110 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 11, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r112 = cpy_r_r111;
    goto CPyL45;
CPyL41: ;
    cpy_r_r113 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r114 = CPyExec_serai___kernel___decision;
    cpy_r_r115 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 11, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 11, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 11, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5248]; /* ('Offer', 'Reason', 'Rules', 'ask') */
    cpy_r_r125 = CPyStatic_merv___gains___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 11, CPyStatic_merv___gains___globals);
        goto CPyL85;
    } else
        goto CPyL89;
CPyL46: ;
    cpy_r_r127 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r128 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 12, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r136 = CPyExec_serai___kernel___effects;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 12, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 12, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 12, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r147 = CPyStatic_merv___gains___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 12, CPyStatic_merv___gains___globals);
        goto CPyL85;
    } else
        goto CPyL90;
CPyL54: ;
    cpy_r_r149 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r150 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r151 = CPyModuleLockAPI_serai;
    cpy_r_r152 = CPyImport_IsInitialized(cpy_r_r150);
    if (!cpy_r_r152) goto CPyL57;
    cpy_r_r153 = PyImport_GetModuleDict();
    cpy_r_r154 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r155 = CPyDict_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 13, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r156 = cpy_r_r155;
    goto CPyL61;
CPyL57: ;
    cpy_r_r157 = CPyInitOnly_serai___kernel___message;
    cpy_r_r158 = CPyExec_serai___kernel___message;
    cpy_r_r159 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r160 = PyImport_GetModuleDict();
    cpy_r_r161 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 13, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 13, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 13, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r169 = CPyStatic_merv___gains___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 13, CPyStatic_merv___gains___globals);
        goto CPyL85;
    } else
        goto CPyL91;
CPyL62: ;
    cpy_r_r171 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r172 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r173 = CPyModuleLockAPI_serai;
    cpy_r_r174 = CPyImport_IsInitialized(cpy_r_r172);
    if (!cpy_r_r174) goto CPyL65;
    cpy_r_r175 = PyImport_GetModuleDict();
    cpy_r_r176 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 14, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r178 = cpy_r_r177;
    goto CPyL69;
CPyL65: ;
    cpy_r_r179 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r180 = CPyExec_serai___kernel___perform;
    cpy_r_r181 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r182 = PyImport_GetModuleDict();
    cpy_r_r183 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 14, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r185 = CPyStatics[8]; /* '__file__' */
    cpy_r_r186 = CPyObject_GetAttr(cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 14, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r187 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r188 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r189 = CPyImport_ImportNative(cpy_r_r188, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r186, cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 14, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    cpy_r_r178 = cpy_r_r189;
CPyL69: ;
    cpy_r_r190 = CPyStatics[5097]; /* ('in_order',) */
    cpy_r_r191 = CPyStatic_merv___gains___globals;
    cpy_r_r192 = CPyImport_GetNativeAttrs(cpy_r_r178, cpy_r_r190, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 14, CPyStatic_merv___gains___globals);
        goto CPyL85;
    } else
        goto CPyL92;
CPyL70: ;
    cpy_r_r193 = CPyStatic_merv___names___CUBES;
    if (likely(cpy_r_r193.f0 != NULL)) goto CPyL73;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r194 = 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL73: ;
    cpy_r_r195 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r196 = CPyStatics[1338]; /* 'common' */
    cpy_r_r197 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r198 = CPyStatics[1799]; /* 'favour' */
    cpy_r_r199 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r200 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r201 = PyList_New(0);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r193.f0);
    CPy_INCREF(cpy_r_r193.f1);
    CPy_INCREF(cpy_r_r193.f2);
    CPy_INCREF(cpy_r_r193.f3);
    CPy_INCREF(cpy_r_r193.f4);
    cpy_r_r202 = PyTuple_New(5);
    if (unlikely(cpy_r_r202 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2200 = cpy_r_r193.f0;
    PyTuple_SET_ITEM(cpy_r_r202, 0, __tmp2200);
    PyObject *__tmp2201 = cpy_r_r193.f1;
    PyTuple_SET_ITEM(cpy_r_r202, 1, __tmp2201);
    PyObject *__tmp2202 = cpy_r_r193.f2;
    PyTuple_SET_ITEM(cpy_r_r202, 2, __tmp2202);
    PyObject *__tmp2203 = cpy_r_r193.f3;
    PyTuple_SET_ITEM(cpy_r_r202, 3, __tmp2203);
    PyObject *__tmp2204 = cpy_r_r193.f4;
    PyTuple_SET_ITEM(cpy_r_r202, 4, __tmp2204);
    cpy_r_r203 = CPyList_Extend(cpy_r_r201, cpy_r_r202);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL93;
    } else
        goto CPyL94;
CPyL75: ;
    cpy_r_r204 = PyList_Append(cpy_r_r201, cpy_r_r195);
    cpy_r_r205 = cpy_r_r204 >= 0;
    if (unlikely(!cpy_r_r205)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL93;
    }
    cpy_r_r206 = PyList_Append(cpy_r_r201, cpy_r_r196);
    cpy_r_r207 = cpy_r_r206 >= 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL93;
    }
    cpy_r_r208 = PyList_Append(cpy_r_r201, cpy_r_r197);
    cpy_r_r209 = cpy_r_r208 >= 0;
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL93;
    }
    cpy_r_r210 = PyList_Append(cpy_r_r201, cpy_r_r198);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL93;
    }
    cpy_r_r212 = PyList_Append(cpy_r_r201, cpy_r_r199);
    cpy_r_r213 = cpy_r_r212 >= 0;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL93;
    }
    cpy_r_r214 = PyList_Append(cpy_r_r201, cpy_r_r200);
    cpy_r_r215 = cpy_r_r214 >= 0;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL93;
    }
    cpy_r_r216 = PyList_AsTuple(cpy_r_r201);
    CPy_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    PyObject *__tmp2205;
    if (unlikely(!(PyTuple_Check(cpy_r_r216) && PyTuple_GET_SIZE(cpy_r_r216) == 11))) {
        __tmp2205 = NULL;
        goto __LL2206;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r216, 0))))
        __tmp2205 = PyTuple_GET_ITEM(cpy_r_r216, 0);
    else {
        __tmp2205 = NULL;
    }
    if (__tmp2205 == NULL) goto __LL2206;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r216, 1))))
        __tmp2205 = PyTuple_GET_ITEM(cpy_r_r216, 1);
    else {
        __tmp2205 = NULL;
    }
    if (__tmp2205 == NULL) goto __LL2206;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r216, 2))))
        __tmp2205 = PyTuple_GET_ITEM(cpy_r_r216, 2);
    else {
        __tmp2205 = NULL;
    }
    if (__tmp2205 == NULL) goto __LL2206;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r216, 3))))
        __tmp2205 = PyTuple_GET_ITEM(cpy_r_r216, 3);
    else {
        __tmp2205 = NULL;
    }
    if (__tmp2205 == NULL) goto __LL2206;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r216, 4))))
        __tmp2205 = PyTuple_GET_ITEM(cpy_r_r216, 4);
    else {
        __tmp2205 = NULL;
    }
    if (__tmp2205 == NULL) goto __LL2206;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r216, 5))))
        __tmp2205 = PyTuple_GET_ITEM(cpy_r_r216, 5);
    else {
        __tmp2205 = NULL;
    }
    if (__tmp2205 == NULL) goto __LL2206;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r216, 6))))
        __tmp2205 = PyTuple_GET_ITEM(cpy_r_r216, 6);
    else {
        __tmp2205 = NULL;
    }
    if (__tmp2205 == NULL) goto __LL2206;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r216, 7))))
        __tmp2205 = PyTuple_GET_ITEM(cpy_r_r216, 7);
    else {
        __tmp2205 = NULL;
    }
    if (__tmp2205 == NULL) goto __LL2206;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r216, 8))))
        __tmp2205 = PyTuple_GET_ITEM(cpy_r_r216, 8);
    else {
        __tmp2205 = NULL;
    }
    if (__tmp2205 == NULL) goto __LL2206;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r216, 9))))
        __tmp2205 = PyTuple_GET_ITEM(cpy_r_r216, 9);
    else {
        __tmp2205 = NULL;
    }
    if (__tmp2205 == NULL) goto __LL2206;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r216, 10))))
        __tmp2205 = PyTuple_GET_ITEM(cpy_r_r216, 10);
    else {
        __tmp2205 = NULL;
    }
    if (__tmp2205 == NULL) goto __LL2206;
    __tmp2205 = cpy_r_r216;
__LL2206: ;
    if (unlikely(__tmp2205 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str, str, str, str, str]", cpy_r_r216); cpy_r_r217 = (tuple_T11OOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp2207 = PyTuple_GET_ITEM(cpy_r_r216, 0);
        CPy_INCREF(__tmp2207);
        PyObject *__tmp2208;
        if (likely(PyUnicode_Check(__tmp2207)))
            __tmp2208 = __tmp2207;
        else {
            CPy_TypeError("str", __tmp2207); 
            __tmp2208 = NULL;
        }
        cpy_r_r217.f0 = __tmp2208;
        PyObject *__tmp2209 = PyTuple_GET_ITEM(cpy_r_r216, 1);
        CPy_INCREF(__tmp2209);
        PyObject *__tmp2210;
        if (likely(PyUnicode_Check(__tmp2209)))
            __tmp2210 = __tmp2209;
        else {
            CPy_TypeError("str", __tmp2209); 
            __tmp2210 = NULL;
        }
        cpy_r_r217.f1 = __tmp2210;
        PyObject *__tmp2211 = PyTuple_GET_ITEM(cpy_r_r216, 2);
        CPy_INCREF(__tmp2211);
        PyObject *__tmp2212;
        if (likely(PyUnicode_Check(__tmp2211)))
            __tmp2212 = __tmp2211;
        else {
            CPy_TypeError("str", __tmp2211); 
            __tmp2212 = NULL;
        }
        cpy_r_r217.f2 = __tmp2212;
        PyObject *__tmp2213 = PyTuple_GET_ITEM(cpy_r_r216, 3);
        CPy_INCREF(__tmp2213);
        PyObject *__tmp2214;
        if (likely(PyUnicode_Check(__tmp2213)))
            __tmp2214 = __tmp2213;
        else {
            CPy_TypeError("str", __tmp2213); 
            __tmp2214 = NULL;
        }
        cpy_r_r217.f3 = __tmp2214;
        PyObject *__tmp2215 = PyTuple_GET_ITEM(cpy_r_r216, 4);
        CPy_INCREF(__tmp2215);
        PyObject *__tmp2216;
        if (likely(PyUnicode_Check(__tmp2215)))
            __tmp2216 = __tmp2215;
        else {
            CPy_TypeError("str", __tmp2215); 
            __tmp2216 = NULL;
        }
        cpy_r_r217.f4 = __tmp2216;
        PyObject *__tmp2217 = PyTuple_GET_ITEM(cpy_r_r216, 5);
        CPy_INCREF(__tmp2217);
        PyObject *__tmp2218;
        if (likely(PyUnicode_Check(__tmp2217)))
            __tmp2218 = __tmp2217;
        else {
            CPy_TypeError("str", __tmp2217); 
            __tmp2218 = NULL;
        }
        cpy_r_r217.f5 = __tmp2218;
        PyObject *__tmp2219 = PyTuple_GET_ITEM(cpy_r_r216, 6);
        CPy_INCREF(__tmp2219);
        PyObject *__tmp2220;
        if (likely(PyUnicode_Check(__tmp2219)))
            __tmp2220 = __tmp2219;
        else {
            CPy_TypeError("str", __tmp2219); 
            __tmp2220 = NULL;
        }
        cpy_r_r217.f6 = __tmp2220;
        PyObject *__tmp2221 = PyTuple_GET_ITEM(cpy_r_r216, 7);
        CPy_INCREF(__tmp2221);
        PyObject *__tmp2222;
        if (likely(PyUnicode_Check(__tmp2221)))
            __tmp2222 = __tmp2221;
        else {
            CPy_TypeError("str", __tmp2221); 
            __tmp2222 = NULL;
        }
        cpy_r_r217.f7 = __tmp2222;
        PyObject *__tmp2223 = PyTuple_GET_ITEM(cpy_r_r216, 8);
        CPy_INCREF(__tmp2223);
        PyObject *__tmp2224;
        if (likely(PyUnicode_Check(__tmp2223)))
            __tmp2224 = __tmp2223;
        else {
            CPy_TypeError("str", __tmp2223); 
            __tmp2224 = NULL;
        }
        cpy_r_r217.f8 = __tmp2224;
        PyObject *__tmp2225 = PyTuple_GET_ITEM(cpy_r_r216, 9);
        CPy_INCREF(__tmp2225);
        PyObject *__tmp2226;
        if (likely(PyUnicode_Check(__tmp2225)))
            __tmp2226 = __tmp2225;
        else {
            CPy_TypeError("str", __tmp2225); 
            __tmp2226 = NULL;
        }
        cpy_r_r217.f9 = __tmp2226;
        PyObject *__tmp2227 = PyTuple_GET_ITEM(cpy_r_r216, 10);
        CPy_INCREF(__tmp2227);
        PyObject *__tmp2228;
        if (likely(PyUnicode_Check(__tmp2227)))
            __tmp2228 = __tmp2227;
        else {
            CPy_TypeError("str", __tmp2227); 
            __tmp2228 = NULL;
        }
        cpy_r_r217.f10 = __tmp2228;
    }
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r217.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    CPyStatic_merv___gains___RESOURCES = cpy_r_r217;
    CPy_INCREF(CPyStatic_merv___gains___RESOURCES.f0);
    CPy_INCREF(CPyStatic_merv___gains___RESOURCES.f1);
    CPy_INCREF(CPyStatic_merv___gains___RESOURCES.f2);
    CPy_INCREF(CPyStatic_merv___gains___RESOURCES.f3);
    CPy_INCREF(CPyStatic_merv___gains___RESOURCES.f4);
    CPy_INCREF(CPyStatic_merv___gains___RESOURCES.f5);
    CPy_INCREF(CPyStatic_merv___gains___RESOURCES.f6);
    CPy_INCREF(CPyStatic_merv___gains___RESOURCES.f7);
    CPy_INCREF(CPyStatic_merv___gains___RESOURCES.f8);
    CPy_INCREF(CPyStatic_merv___gains___RESOURCES.f9);
    CPy_INCREF(CPyStatic_merv___gains___RESOURCES.f10);
    cpy_r_r218 = CPyStatic_merv___gains___globals;
    cpy_r_r219 = CPyStatics[809]; /* 'RESOURCES' */
    cpy_r_r220 = PyTuple_New(11);
    if (unlikely(cpy_r_r220 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2229 = cpy_r_r217.f0;
    PyTuple_SET_ITEM(cpy_r_r220, 0, __tmp2229);
    PyObject *__tmp2230 = cpy_r_r217.f1;
    PyTuple_SET_ITEM(cpy_r_r220, 1, __tmp2230);
    PyObject *__tmp2231 = cpy_r_r217.f2;
    PyTuple_SET_ITEM(cpy_r_r220, 2, __tmp2231);
    PyObject *__tmp2232 = cpy_r_r217.f3;
    PyTuple_SET_ITEM(cpy_r_r220, 3, __tmp2232);
    PyObject *__tmp2233 = cpy_r_r217.f4;
    PyTuple_SET_ITEM(cpy_r_r220, 4, __tmp2233);
    PyObject *__tmp2234 = cpy_r_r217.f5;
    PyTuple_SET_ITEM(cpy_r_r220, 5, __tmp2234);
    PyObject *__tmp2235 = cpy_r_r217.f6;
    PyTuple_SET_ITEM(cpy_r_r220, 6, __tmp2235);
    PyObject *__tmp2236 = cpy_r_r217.f7;
    PyTuple_SET_ITEM(cpy_r_r220, 7, __tmp2236);
    PyObject *__tmp2237 = cpy_r_r217.f8;
    PyTuple_SET_ITEM(cpy_r_r220, 8, __tmp2237);
    PyObject *__tmp2238 = cpy_r_r217.f9;
    PyTuple_SET_ITEM(cpy_r_r220, 9, __tmp2238);
    PyObject *__tmp2239 = cpy_r_r217.f10;
    PyTuple_SET_ITEM(cpy_r_r220, 10, __tmp2239);
    cpy_r_r221 = CPyDict_SetItem(cpy_r_r218, cpy_r_r219, cpy_r_r220);
    CPy_DECREF(cpy_r_r220);
    cpy_r_r222 = cpy_r_r221 >= 0;
    if (unlikely(!cpy_r_r222)) {
        CPy_AddTraceback("src/serai/games/merv/gains.py", "<module>", 16, CPyStatic_merv___gains___globals);
        goto CPyL85;
    }
    return 1;
CPyL85: ;
    cpy_r_r223 = 2;
    return cpy_r_r223;
CPyL86: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL87: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL88: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL89: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL90: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
CPyL91: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL92: ;
    CPy_DECREF(cpy_r_r192);
    goto CPyL70;
CPyL93: ;
    CPy_DecRef(cpy_r_r201);
    goto CPyL85;
CPyL94: ;
    CPy_DECREF(cpy_r_r203);
    goto CPyL75;
}

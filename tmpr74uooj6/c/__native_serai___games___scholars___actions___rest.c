#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendscholars___actions___rest___rest_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___actions___rest___rest_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___actions___rest___rest_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___actions___rest___rest_gen,
};
static int
scholars___actions___rest___rest_gen_traverse(serai___games___scholars___actions___rest___rest_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___actions___rest___rest_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___rest___rest_genObject *self = (serai___games___scholars___actions___rest___rest_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1);
    return 0;
}

static int32_t CPyDef_scholars___actions___rest___rest_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___rest___rest_genObject *self = (serai___games___scholars___actions___rest___rest_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1);
    return 0;
}

static void
scholars___actions___rest___rest_gen_dealloc(serai___games___scholars___actions___rest___rest_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___actions___rest___rest_gen_free_instance == NULL) {
        scholars___actions___rest___rest_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___actions___rest___rest_gen_dealloc)
    CPyDef_scholars___actions___rest___rest_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___actions___rest_____mypyc__rest_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___actions___rest___rest_gen(void);

static PyObject *
scholars___actions___rest___rest_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___actions___rest___rest_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___actions___rest_____mypyc__rest_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___actions___rest___rest_gen_vtable[6];
static bool
CPyDef_scholars___actions___rest___rest_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___actions___rest___rest_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___actions___rest___rest_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___actions___rest___rest_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___actions___rest___rest_gen___send,
        (CPyVTableItem)CPyDef_scholars___actions___rest___rest_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___actions___rest___rest_gen___throw,
        (CPyVTableItem)CPyDef_scholars___actions___rest___rest_gen___close,
    };
    memcpy(scholars___actions___rest___rest_gen_vtable, scholars___actions___rest___rest_gen_vtable_scratch, sizeof(scholars___actions___rest___rest_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___actions___rest___rest_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___actions___rest___rest_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___actions___rest_____mypyc__rest_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___actions___rest___rest_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___actions___rest___rest_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___actions___rest___rest_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___actions___rest___rest_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___actions___rest___rest_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___actions___rest___rest_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "rest_gen",
    .tp_new = scholars___actions___rest___rest_gen_new,
    .tp_dealloc = (destructor)scholars___actions___rest___rest_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___actions___rest___rest_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___actions___rest___rest_gen_clear,
    .tp_methods = scholars___actions___rest___rest_gen_methods,
    .tp_iter = CPyDef_scholars___actions___rest___rest_gen_____iter__,
    .tp_iternext = CPyDef_scholars___actions___rest___rest_gen_____next__,
    .tp_as_async = &scholars___actions___rest___rest_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___rest___rest_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("rest_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___actions___rest___rest_gen_template = &CPyType_scholars___actions___rest___rest_gen_template_;

PyObject *CPyDef_scholars___actions___rest_____mypyc__rest_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___rest___rest_genObject *self;
    if (scholars___actions___rest___rest_gen_free_instance != NULL) {
        self = scholars___actions___rest___rest_gen_free_instance;
        scholars___actions___rest___rest_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___rest___rest_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___actions___rest___rest_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___actions___rest___rest_gen(void)
{
    PyObject *self = CPyDef_scholars___actions___rest_____mypyc__rest_gen_setup((PyObject *)CPyType_scholars___actions___rest___rest_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___actions___rest___bottom_scroll_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___actions___rest___bottom_scroll_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___actions___rest___bottom_scroll_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___actions___rest___bottom_scroll_gen,
};
static int
scholars___actions___rest___bottom_scroll_gen_traverse(serai___games___scholars___actions___rest___bottom_scroll_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___actions___rest___bottom_scroll_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___rest___bottom_scroll_genObject *self = (serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___actions___rest___bottom_scroll_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___rest___bottom_scroll_genObject *self = (serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0);
    return 0;
}

static void
scholars___actions___rest___bottom_scroll_gen_dealloc(serai___games___scholars___actions___rest___bottom_scroll_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___actions___rest___bottom_scroll_gen_free_instance == NULL) {
        scholars___actions___rest___bottom_scroll_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___actions___rest___bottom_scroll_gen_dealloc)
    CPyDef_scholars___actions___rest___bottom_scroll_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___actions___rest_____mypyc__bottom_scroll_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___actions___rest___bottom_scroll_gen(void);

static PyObject *
scholars___actions___rest___bottom_scroll_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___actions___rest___bottom_scroll_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___actions___rest_____mypyc__bottom_scroll_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___actions___rest___bottom_scroll_gen_vtable[6];
static bool
CPyDef_scholars___actions___rest___bottom_scroll_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___actions___rest___bottom_scroll_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___actions___rest___bottom_scroll_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___actions___rest___bottom_scroll_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___actions___rest___bottom_scroll_gen___send,
        (CPyVTableItem)CPyDef_scholars___actions___rest___bottom_scroll_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___actions___rest___bottom_scroll_gen___throw,
        (CPyVTableItem)CPyDef_scholars___actions___rest___bottom_scroll_gen___close,
    };
    memcpy(scholars___actions___rest___bottom_scroll_gen_vtable, scholars___actions___rest___bottom_scroll_gen_vtable_scratch, sizeof(scholars___actions___rest___bottom_scroll_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___actions___rest___bottom_scroll_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___actions___rest___bottom_scroll_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___actions___rest_____mypyc__bottom_scroll_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___actions___rest___bottom_scroll_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___actions___rest___bottom_scroll_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___actions___rest___bottom_scroll_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___actions___rest___bottom_scroll_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___actions___rest___bottom_scroll_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___actions___rest___bottom_scroll_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "bottom_scroll_gen",
    .tp_new = scholars___actions___rest___bottom_scroll_gen_new,
    .tp_dealloc = (destructor)scholars___actions___rest___bottom_scroll_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___actions___rest___bottom_scroll_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___actions___rest___bottom_scroll_gen_clear,
    .tp_methods = scholars___actions___rest___bottom_scroll_gen_methods,
    .tp_iter = CPyDef_scholars___actions___rest___bottom_scroll_gen_____iter__,
    .tp_iternext = CPyDef_scholars___actions___rest___bottom_scroll_gen_____next__,
    .tp_as_async = &scholars___actions___rest___bottom_scroll_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___rest___bottom_scroll_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("bottom_scroll_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___actions___rest___bottom_scroll_gen_template = &CPyType_scholars___actions___rest___bottom_scroll_gen_template_;

PyObject *CPyDef_scholars___actions___rest_____mypyc__bottom_scroll_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___rest___bottom_scroll_genObject *self;
    if (scholars___actions___rest___bottom_scroll_gen_free_instance != NULL) {
        self = scholars___actions___rest___bottom_scroll_gen_free_instance;
        scholars___actions___rest___bottom_scroll_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___rest___bottom_scroll_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___actions___rest___bottom_scroll_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___actions___rest___bottom_scroll_gen(void)
{
    PyObject *self = CPyDef_scholars___actions___rest_____mypyc__bottom_scroll_gen_setup((PyObject *)CPyType_scholars___actions___rest___bottom_scroll_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___actions___rest___income_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___actions___rest___income_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___actions___rest___income_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___actions___rest___income_gen,
};
static int
scholars___actions___rest___income_gen_traverse(serai___games___scholars___actions___rest___income_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3);
    Py_VISIT(self->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___actions___rest___income_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___rest___income_genObject *self = (serai___games___scholars___actions___rest___income_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___actions___rest___income_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___rest___income_genObject *self = (serai___games___scholars___actions___rest___income_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    return 0;
}

static void
scholars___actions___rest___income_gen_dealloc(serai___games___scholars___actions___rest___income_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___actions___rest___income_gen_free_instance == NULL) {
        scholars___actions___rest___income_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        self->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_1 = CPY_INT_TAG;
        self->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_2 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___actions___rest___income_gen_dealloc)
    CPyDef_scholars___actions___rest___income_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___actions___rest_____mypyc__income_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___actions___rest___income_gen(void);

static PyObject *
scholars___actions___rest___income_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___actions___rest___income_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___actions___rest_____mypyc__income_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___actions___rest___income_gen_vtable[6];
static bool
CPyDef_scholars___actions___rest___income_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___actions___rest___income_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___actions___rest___income_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___actions___rest___income_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___actions___rest___income_gen___send,
        (CPyVTableItem)CPyDef_scholars___actions___rest___income_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___actions___rest___income_gen___throw,
        (CPyVTableItem)CPyDef_scholars___actions___rest___income_gen___close,
    };
    memcpy(scholars___actions___rest___income_gen_vtable, scholars___actions___rest___income_gen_vtable_scratch, sizeof(scholars___actions___rest___income_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___actions___rest___income_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___actions___rest___income_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___actions___rest_____mypyc__income_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___actions___rest___income_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___actions___rest___income_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___actions___rest___income_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___actions___rest___income_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___actions___rest___income_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___actions___rest___income_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "income_gen",
    .tp_new = scholars___actions___rest___income_gen_new,
    .tp_dealloc = (destructor)scholars___actions___rest___income_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___actions___rest___income_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___actions___rest___income_gen_clear,
    .tp_methods = scholars___actions___rest___income_gen_methods,
    .tp_iter = CPyDef_scholars___actions___rest___income_gen_____iter__,
    .tp_iternext = CPyDef_scholars___actions___rest___income_gen_____next__,
    .tp_as_async = &scholars___actions___rest___income_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___rest___income_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("income_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___actions___rest___income_gen_template = &CPyType_scholars___actions___rest___income_gen_template_;

PyObject *CPyDef_scholars___actions___rest_____mypyc__income_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___rest___income_genObject *self;
    if (scholars___actions___rest___income_gen_free_instance != NULL) {
        self = scholars___actions___rest___income_gen_free_instance;
        scholars___actions___rest___income_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___rest___income_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___actions___rest___income_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_1 = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_2 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___actions___rest___income_gen(void)
{
    PyObject *self = CPyDef_scholars___actions___rest_____mypyc__income_gen_setup((PyObject *)CPyType_scholars___actions___rest___income_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef scholars___actions___restmodule_methods[] = {
    {"rest", (PyCFunction)CPyPy_scholars___actions___rest___rest, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("rest(t, me)\n--\n\n") /* docstring */},
    {"bottom_scroll", (PyCFunction)CPyPy_scholars___actions___rest___bottom_scroll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bottom_scroll(t)\n--\n\n") /* docstring */},
    {"_move_neutral", (PyCFunction)CPyPy_scholars___actions___rest____move_neutral, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_move_neutral(t, steps)\n--\n\n") /* docstring */},
    {"_into_house", (PyCFunction)CPyPy_scholars___actions___rest____into_house, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_into_house(t, scroll)\n--\n\n") /* docstring */},
    {"income", (PyCFunction)CPyPy_scholars___actions___rest___income, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("income(t, me)\n--\n\n") /* docstring */},
    {"take_cards_back", (PyCFunction)CPyPy_scholars___actions___rest___take_cards_back, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_cards_back(t, me)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___actions___rest__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___actions___rest__internal, "__name__");
    CPyStatic_scholars___actions___rest___globals = PyModule_GetDict(CPyModule_serai___games___scholars___actions___rest__internal);
    if (unlikely(CPyStatic_scholars___actions___rest___globals == NULL))
        goto fail;
    CPyType_scholars___actions___rest___rest_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___actions___rest___rest_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___actions___rest___rest_gen))
        goto fail;
    CPyDef_scholars___actions___rest___rest_gen_trait_vtable_setup();
    CPyType_scholars___actions___rest___bottom_scroll_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___actions___rest___bottom_scroll_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___actions___rest___bottom_scroll_gen))
        goto fail;
    CPyDef_scholars___actions___rest___bottom_scroll_gen_trait_vtable_setup();
    CPyType_scholars___actions___rest___income_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___actions___rest___income_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___actions___rest___income_gen))
        goto fail;
    CPyDef_scholars___actions___rest___income_gen_trait_vtable_setup();
    char result = CPyDef_scholars___actions___rest_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___actions___rest__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___actions___rest___rest_gen);
    Py_CLEAR(CPyType_scholars___actions___rest___bottom_scroll_gen);
    Py_CLEAR(CPyType_scholars___actions___rest___income_gen);
    return -1;
}
int CPyExec_serai___games___scholars___actions___rest(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___actions___rest__impl, &CPyImportState_serai___games___scholars___actions___rest, &CPyModule_serai___games___scholars___actions___rest);
}
static struct PyModuleDef scholars___actions___restmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.actions.rest",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___actions___restmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___actions___rest(void)
{
    if (CPyModule_serai___games___scholars___actions___rest__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___actions___rest__internal);
        return CPyModule_serai___games___scholars___actions___rest__internal;
    }
    CPyModule_serai___games___scholars___actions___rest__internal = PyModule_Create(&scholars___actions___restmodule);
    return CPyModule_serai___games___scholars___actions___rest__internal;
}

PyObject *CPyInit_serai___games___scholars___actions___rest(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___actions___rest__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___actions___rest__internal);
        return CPyModule_serai___games___scholars___actions___rest__internal;
    }
    CPyModule_serai___games___scholars___actions___rest__internal = PyModule_Create(&scholars___actions___restmodule);
    if (unlikely(CPyModule_serai___games___scholars___actions___rest__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.actions.rest");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___actions___rest__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___actions___rest__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___actions___rest__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___actions___rest(CPyModule_serai___games___scholars___actions___rest__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___actions___rest__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.actions.rest");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___actions___rest__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___rest_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    tuple_T3OOO cpy_r_r34;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    tuple_T3OOO cpy_r_r63;
    PyObject **cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    int32_t cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL65;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 13, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "rest", "rest_gen", "t", 15, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
CPyL5: ;
    cpy_r_r12 = CPyStatics[2353]; /* 'event-rest' */
    cpy_r_r13 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "rest", "rest_gen", "me", 15, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
CPyL6: ;
    cpy_r_r14 = CPyStatics[2354]; /* 'SC-REST-01' */
    cpy_r_r15 = PyDict_New();
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 15, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 15, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
    cpy_r_r17 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "rest", "rest_gen", "t", 16, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
CPyL9: ;
    cpy_r_r18 = CPyDef_scholars___actions___rest___bottom_scroll(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 16, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
    if (((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0);
    }
    ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0 = cpy_r_r18;
    cpy_r_r19 = 1;
    if (!cpy_r_r19) goto CPyL64;
    cpy_r_r20 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r21 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r22 = NULL;
    cpy_r_r1 = cpy_r_r22;
    cpy_r_r23 = (PyObject **)&cpy_r_r1;
    cpy_r_r24 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0;
    cpy_r_r25 = CPyDef_scholars___actions___rest___bottom_scroll_gen_____mypyc_generator_helper__(cpy_r_r24, cpy_r_r21, cpy_r_r21, cpy_r_r21, cpy_r_r20, cpy_r_r23);
    if (cpy_r_r25 != NULL) goto CPyL71;
    cpy_r_r26 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 16, CPyStatic_scholars___actions___rest___globals);
        goto CPyL72;
    }
    cpy_r_r27 = cpy_r_r1;
    CPy_DECREF(cpy_r_r27);
    cpy_r_r28 = NULL;
    if (((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0);
    }
    ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0 = cpy_r_r28;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 16, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    } else
        goto CPyL30;
CPyL14: ;
    cpy_r_r30 = cpy_r_r25;
CPyL15: ;
    ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r30;
CPyL16: ;
    cpy_r_r32 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r33 = cpy_r_type != cpy_r_r32;
    if (!cpy_r_r33) goto CPyL73;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 16, CPyStatic_scholars___actions___rest___globals);
        goto CPyL20;
    } else
        goto CPyL74;
CPyL18: ;
    CPy_Unreachable();
CPyL19: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL26;
CPyL20: ;
    cpy_r_r34 = CPy_CatchError();
    cpy_r_r35 = (PyObject **)&cpy_r_r3;
    cpy_r_r36 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0;
    cpy_r_r37 = CPy_YieldFromErrorHandle(cpy_r_r36, cpy_r_r35);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 16, CPyStatic_scholars___actions___rest___globals);
        goto CPyL75;
    }
    if (cpy_r_r37) goto CPyL23;
    cpy_r_r30 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r34);
    CPy_DecRef(cpy_r_r34.f0);
    CPy_DecRef(cpy_r_r34.f1);
    CPy_DecRef(cpy_r_r34.f2);
    goto CPyL15;
CPyL23: ;
    cpy_r_r27 = cpy_r_r3;
    CPy_DecRef(cpy_r_r27);
    CPy_RestoreExcInfo(cpy_r_r34);
    CPy_DecRef(cpy_r_r34.f0);
    CPy_DecRef(cpy_r_r34.f1);
    CPy_DecRef(cpy_r_r34.f2);
    goto CPyL30;
CPyL24: ;
    CPy_RestoreExcInfo(cpy_r_r34);
    CPy_DecRef(cpy_r_r34.f0);
    CPy_DecRef(cpy_r_r34.f1);
    CPy_DecRef(cpy_r_r34.f2);
    cpy_r_r38 = CPy_KeepPropagating();
    if (!cpy_r_r38) goto CPyL64;
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = NULL;
    cpy_r_r1 = cpy_r_r40;
    cpy_r_r41 = (PyObject **)&cpy_r_r1;
    cpy_r_r42 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0;
    cpy_r_r43 = CPyDef_scholars___actions___rest___bottom_scroll_gen_____mypyc_generator_helper__(cpy_r_r42, cpy_r_r39, cpy_r_r39, cpy_r_r39, cpy_r_arg, cpy_r_r41);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r43 == NULL) {
        goto CPyL28;
    } else
        goto CPyL76;
CPyL27: ;
    cpy_r_r30 = cpy_r_r43;
    goto CPyL15;
CPyL28: ;
    cpy_r_r44 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 16, CPyStatic_scholars___actions___rest___globals);
        goto CPyL72;
    }
    cpy_r_r27 = cpy_r_r1;
    CPy_DECREF(cpy_r_r27);
CPyL30: ;
    cpy_r_r45 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "rest", "rest_gen", "t", 17, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
CPyL31: ;
    cpy_r_r46 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "rest", "rest_gen", "me", 17, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
CPyL32: ;
    cpy_r_r47 = CPyDef_scholars___actions___rest___income(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 17, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
    if (((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1);
    }
    ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1 = cpy_r_r47;
    cpy_r_r48 = 1;
    if (!cpy_r_r48) goto CPyL64;
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r51 = NULL;
    cpy_r_r5 = cpy_r_r51;
    cpy_r_r52 = (PyObject **)&cpy_r_r5;
    cpy_r_r53 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1;
    cpy_r_r54 = CPyDef_scholars___actions___rest___income_gen_____mypyc_generator_helper__(cpy_r_r53, cpy_r_r50, cpy_r_r50, cpy_r_r50, cpy_r_r49, cpy_r_r52);
    if (cpy_r_r54 != NULL) goto CPyL77;
    cpy_r_r55 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 17, CPyStatic_scholars___actions___rest___globals);
        goto CPyL78;
    }
    cpy_r_r56 = cpy_r_r5;
    CPy_DECREF(cpy_r_r56);
    cpy_r_r57 = NULL;
    if (((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1);
    }
    ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1 = cpy_r_r57;
    cpy_r_r58 = 1;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 17, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    } else
        goto CPyL53;
CPyL37: ;
    cpy_r_r59 = cpy_r_r54;
CPyL38: ;
    ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r59;
CPyL39: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = cpy_r_type != cpy_r_r61;
    if (!cpy_r_r62) goto CPyL79;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 17, CPyStatic_scholars___actions___rest___globals);
        goto CPyL43;
    } else
        goto CPyL80;
CPyL41: ;
    CPy_Unreachable();
CPyL42: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL49;
CPyL43: ;
    cpy_r_r63 = CPy_CatchError();
    cpy_r_r64 = (PyObject **)&cpy_r_r7;
    cpy_r_r65 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1;
    cpy_r_r66 = CPy_YieldFromErrorHandle(cpy_r_r65, cpy_r_r64);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 17, CPyStatic_scholars___actions___rest___globals);
        goto CPyL81;
    }
    if (cpy_r_r66) goto CPyL46;
    cpy_r_r59 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r63);
    CPy_DecRef(cpy_r_r63.f0);
    CPy_DecRef(cpy_r_r63.f1);
    CPy_DecRef(cpy_r_r63.f2);
    goto CPyL38;
CPyL46: ;
    cpy_r_r56 = cpy_r_r7;
    CPy_DecRef(cpy_r_r56);
    CPy_RestoreExcInfo(cpy_r_r63);
    CPy_DecRef(cpy_r_r63.f0);
    CPy_DecRef(cpy_r_r63.f1);
    CPy_DecRef(cpy_r_r63.f2);
    goto CPyL53;
CPyL47: ;
    CPy_RestoreExcInfo(cpy_r_r63);
    CPy_DecRef(cpy_r_r63.f0);
    CPy_DecRef(cpy_r_r63.f1);
    CPy_DecRef(cpy_r_r63.f2);
    cpy_r_r67 = CPy_KeepPropagating();
    if (!cpy_r_r67) goto CPyL64;
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r68 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r69 = NULL;
    cpy_r_r5 = cpy_r_r69;
    cpy_r_r70 = (PyObject **)&cpy_r_r5;
    cpy_r_r71 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1;
    cpy_r_r72 = CPyDef_scholars___actions___rest___income_gen_____mypyc_generator_helper__(cpy_r_r71, cpy_r_r68, cpy_r_r68, cpy_r_r68, cpy_r_arg, cpy_r_r70);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r72 == NULL) {
        goto CPyL51;
    } else
        goto CPyL82;
CPyL50: ;
    cpy_r_r59 = cpy_r_r72;
    goto CPyL38;
CPyL51: ;
    cpy_r_r73 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 17, CPyStatic_scholars___actions___rest___globals);
        goto CPyL78;
    }
    cpy_r_r56 = cpy_r_r5;
    CPy_DECREF(cpy_r_r56);
CPyL53: ;
    cpy_r_r74 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "rest", "rest_gen", "t", 18, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
CPyL54: ;
    cpy_r_r75 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "rest", "rest_gen", "me", 18, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
CPyL55: ;
    cpy_r_r76 = CPyDef_scholars___dice___dice_to_bag(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 18, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
    cpy_r_r77 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "rest", "rest_gen", "t", 19, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
CPyL57: ;
    cpy_r_r78 = ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "rest", "rest_gen", "me", 19, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
CPyL58: ;
    cpy_r_r79 = CPyDef_scholars___actions___rest___take_cards_back(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 19, CPyStatic_scholars___actions___rest___globals);
        goto CPyL64;
    }
    cpy_r_r80 = Py_None;
    CPy_INCREF(cpy_r_r80);
    ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r82 = CPyDef_scholars___actions___rest___rest_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL63;
    CPyGen_SetStopIterationValue(cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (!0) goto CPyL70;
    CPy_Unreachable();
CPyL63: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r80;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL64: ;
    ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r84 = CPyDef_scholars___actions___rest___rest_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r85 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r85;
CPyL65: ;
    cpy_r_r86 = cpy_r_r8 == 0;
    if (cpy_r_r86) goto CPyL83;
    cpy_r_r87 = cpy_r_r8 == 1;
    if (cpy_r_r87) {
        goto CPyL84;
    } else
        goto CPyL85;
CPyL67: ;
    cpy_r_r88 = cpy_r_r8 == 2;
    if (cpy_r_r88) {
        goto CPyL39;
    } else
        goto CPyL86;
CPyL68: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r89 = 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 13, CPyStatic_scholars___actions___rest___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL70: ;
    cpy_r_r90 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r90;
CPyL71: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL14;
CPyL72: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL64;
CPyL73: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL19;
CPyL74: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL18;
CPyL75: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL24;
CPyL76: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL27;
CPyL77: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL37;
CPyL78: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL64;
CPyL79: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL42;
CPyL80: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL41;
CPyL81: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL47;
CPyL82: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL50;
CPyL83: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL84: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL16;
CPyL85: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL67;
CPyL86: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL68;
}
        
PyObject *CPyDef_scholars___actions___rest___rest_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___actions___rest___rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___actions___rest___rest_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___rest_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "__next__", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___rest_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___actions___rest___rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___actions___rest___rest_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___actions___rest___rest_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "send", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___rest_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___actions___rest___rest_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___rest_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "__iter__", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___rest_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___actions___rest___rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___actions___rest___rest_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.rest_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___actions___rest___rest_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "throw", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___rest_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___actions___rest___rest_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3884 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3884);
    PyObject *__tmp3885 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3885);
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
        
        PyObject *CPyPy_scholars___actions___rest___rest_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___rest_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "close", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___rest(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_scholars___actions___rest___rest_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 13, CPyStatic_scholars___actions___rest___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 13, CPyStatic_scholars___actions___rest___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___actions___rest___rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 13, CPyStatic_scholars___actions___rest___globals);
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
        
        PyObject *CPyPy_scholars___actions___rest___rest(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:rest", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___rest(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "rest", 13, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___bottom_scroll_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    int32_t cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    tuple_T3OOO cpy_r_r37;
    PyObject **cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    int32_t cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    CPyTagged cpy_r_moving;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    int32_t cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL92;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 22, CPyStatic_scholars___actions___rest___globals);
        goto CPyL91;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 24, CPyStatic_scholars___actions___rest___globals);
        goto CPyL91;
    }
CPyL5: ;
    cpy_r_r8 = CPyDef_scholars___caliph___draw_card(cpy_r_r7, 0);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 24, CPyStatic_scholars___actions___rest___globals);
        goto CPyL91;
    }
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 == -2;
    if (cpy_r_r9) {
        goto CPyL97;
    } else
        goto CPyL12;
CPyL7: ;
    cpy_r_r10 = Py_None;
    CPy_INCREF(cpy_r_r10);
    ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r12 = CPyDef_scholars___actions___rest___bottom_scroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL11;
    CPyGen_SetStopIterationValue(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (!0) goto CPyL96;
    CPy_Unreachable();
CPyL11: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r10;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL12: ;
    cpy_r_r13 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 27, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL13: ;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_r13)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Table", "book", 27, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r14);
CPyL14: ;
    cpy_r_r15 = CPyDef_scholars___book___Book___is_caliph(cpy_r_r14, cpy_r_r8);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 27, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
    if (!cpy_r_r15) goto CPyL46;
    cpy_r_r16 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 28, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL17: ;
    cpy_r_r17 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 28, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL18: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_r17)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Table", "book", 28, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL19: ;
    cpy_r_r19 = ((serai___games___scholars___book___BookObject *)cpy_r_r18)->_caliph;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Book", "caliph", 28, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL20: ;
    cpy_r_r20 = CPyTagged_Subtract(cpy_r_r8, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r21 = CPyDef_scholars___caliph___resolve_caliph(cpy_r_r16, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 28, CPyStatic_scholars___actions___rest___globals);
        goto CPyL91;
    }
    if (((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0);
    }
    ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0 = cpy_r_r21;
    cpy_r_r22 = 1;
    if (!cpy_r_r22) goto CPyL91;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = NULL;
    cpy_r_r1 = cpy_r_r25;
    cpy_r_r26 = (PyObject **)&cpy_r_r1;
    cpy_r_r27 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0;
    cpy_r_r28 = CPyDef_scholars___caliph___resolve_caliph_gen_____mypyc_generator_helper__(cpy_r_r27, cpy_r_r24, cpy_r_r24, cpy_r_r24, cpy_r_r23, cpy_r_r26);
    if (cpy_r_r28 != NULL) goto CPyL99;
    cpy_r_r29 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 28, CPyStatic_scholars___actions___rest___globals);
        goto CPyL100;
    }
    cpy_r_r30 = cpy_r_r1;
    CPy_DECREF(cpy_r_r30);
    cpy_r_r31 = NULL;
    if (((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0);
    }
    ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0 = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 28, CPyStatic_scholars___actions___rest___globals);
        goto CPyL91;
    } else
        goto CPyL41;
CPyL25: ;
    cpy_r_r33 = cpy_r_r28;
CPyL26: ;
    ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r33;
CPyL27: ;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = cpy_r_type != cpy_r_r35;
    if (!cpy_r_r36) goto CPyL101;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 28, CPyStatic_scholars___actions___rest___globals);
        goto CPyL31;
    } else
        goto CPyL102;
CPyL29: ;
    CPy_Unreachable();
CPyL30: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL37;
CPyL31: ;
    cpy_r_r37 = CPy_CatchError();
    cpy_r_r38 = (PyObject **)&cpy_r_r3;
    cpy_r_r39 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0;
    cpy_r_r40 = CPy_YieldFromErrorHandle(cpy_r_r39, cpy_r_r38);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 28, CPyStatic_scholars___actions___rest___globals);
        goto CPyL103;
    }
    if (cpy_r_r40) goto CPyL34;
    cpy_r_r33 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    goto CPyL26;
CPyL34: ;
    cpy_r_r30 = cpy_r_r3;
    CPy_DecRef(cpy_r_r30);
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    goto CPyL41;
CPyL35: ;
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    cpy_r_r41 = CPy_KeepPropagating();
    if (!cpy_r_r41) goto CPyL91;
    CPy_Unreachable();
CPyL37: ;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = NULL;
    cpy_r_r1 = cpy_r_r43;
    cpy_r_r44 = (PyObject **)&cpy_r_r1;
    cpy_r_r45 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0;
    cpy_r_r46 = CPyDef_scholars___caliph___resolve_caliph_gen_____mypyc_generator_helper__(cpy_r_r45, cpy_r_r42, cpy_r_r42, cpy_r_r42, cpy_r_arg, cpy_r_r44);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r46 == NULL) {
        goto CPyL39;
    } else
        goto CPyL104;
CPyL38: ;
    cpy_r_r33 = cpy_r_r46;
    goto CPyL26;
CPyL39: ;
    cpy_r_r47 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 28, CPyStatic_scholars___actions___rest___globals);
        goto CPyL100;
    }
    cpy_r_r30 = cpy_r_r1;
    CPy_DECREF(cpy_r_r30);
CPyL41: ;
    cpy_r_r48 = Py_None;
    CPy_INCREF(cpy_r_r48);
    ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r50 = CPyDef_scholars___actions___rest___bottom_scroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL45;
    CPyGen_SetStopIterationValue(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (!0) goto CPyL96;
    CPy_Unreachable();
CPyL45: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r48;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL46: ;
    cpy_r_r51 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 30, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL47: ;
    cpy_r_r52 = ((serai___games___scholars___table___TableObject *)cpy_r_r51)->_book;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Table", "book", 30, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL48: ;
    cpy_r_r53 = ((serai___games___scholars___book___BookObject *)cpy_r_r52)->_scrolls;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Book", "scrolls", 30, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL49: ;
    cpy_r_r54 = CPyList_GetItem(cpy_r_r53, cpy_r_r8);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 30, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
    if (likely(PyTuple_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 30, CPyStatic_scholars___actions___rest___globals, "tuple", cpy_r_r54);
        goto CPyL98;
    }
    cpy_r_r56 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 31, CPyStatic_scholars___actions___rest___globals);
        goto CPyL105;
    }
CPyL52: ;
    cpy_r_r57 = CPyStatics[2355]; /* 'event-bottom-scroll' */
    cpy_r_r58 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 31, CPyStatic_scholars___actions___rest___globals);
        goto CPyL105;
    }
CPyL53: ;
    cpy_r_r59 = ((serai___games___scholars___table___TableObject *)cpy_r_r58)->_seat;
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Table", "seat", 31, CPyStatic_scholars___actions___rest___globals);
        goto CPyL105;
    }
    CPyTagged_INCREF(cpy_r_r59);
CPyL54: ;
    cpy_r_r60 = CPyStatics[2356]; /* 'SC-REST-02' */
    cpy_r_r61 = CPySequenceTuple_GetItem(cpy_r_r55, 0);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 31, CPyStatic_scholars___actions___rest___globals);
        goto CPyL106;
    }
    if (likely(PyUnicode_Check(cpy_r_r61)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 31, CPyStatic_scholars___actions___rest___globals, "str", cpy_r_r61);
        goto CPyL106;
    }
    cpy_r_r63 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r64 = CPyDict_Build(1, cpy_r_r63, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 31, CPyStatic_scholars___actions___rest___globals);
        goto CPyL106;
    }
    cpy_r_r65 = CPyDef_kernel___table___Table___tell(cpy_r_r56, cpy_r_r57, cpy_r_r59, cpy_r_r60, cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 31, CPyStatic_scholars___actions___rest___globals);
        goto CPyL105;
    }
    cpy_r_r66 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 32, CPyStatic_scholars___actions___rest___globals);
        goto CPyL105;
    }
CPyL59: ;
    cpy_r_r67 = CPySequenceTuple_GetItem(cpy_r_r55, 4);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 32, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 32, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
    cpy_r_r69 = CPyDef_scholars___actions___rest____move_neutral(cpy_r_r66, cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 32, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
    cpy_r_r70 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 33, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL63: ;
    cpy_r_r71 = ((serai___games___scholars___table___TableObject *)cpy_r_r70)->_book;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Table", "book", 33, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL64: ;
    cpy_r_r72 = ((serai___games___scholars___book___BookObject *)cpy_r_r71)->_map;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Book", "map", 33, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL65: ;
    cpy_r_r73 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 33, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL66: ;
    cpy_r_r74 = ((serai___games___scholars___table___TableObject *)cpy_r_r73)->_neutral;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Table", "neutral", 33, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
CPyL67: ;
    cpy_r_r75 = CPyList_GetItem(cpy_r_r72, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 33, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
    if (likely(PyTuple_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 33, CPyStatic_scholars___actions___rest___globals, "tuple", cpy_r_r75);
        goto CPyL98;
    }
    cpy_r_r77 = CPySequenceTuple_GetItem(cpy_r_r76, 4);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 33, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
    if (likely(PyLong_Check(cpy_r_r77)))
        cpy_r_r78 = CPyTagged_FromObject(cpy_r_r77);
    else {
        CPy_TypeError("int", cpy_r_r77); cpy_r_r78 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 33, CPyStatic_scholars___actions___rest___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r8);
    cpy_r_moving = cpy_r_r8;
    cpy_r_r79 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 35, CPyStatic_scholars___actions___rest___globals);
        goto CPyL107;
    }
CPyL72: ;
    cpy_r_r80 = ((serai___games___scholars___table___TableObject *)cpy_r_r79)->_map_influence;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Table", "map_influence", 35, CPyStatic_scholars___actions___rest___globals);
        goto CPyL107;
    }
CPyL73: ;
    cpy_r_r81 = CPyList_GetItemBorrow(cpy_r_r80, cpy_r_r78);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 35, CPyStatic_scholars___actions___rest___globals);
        goto CPyL107;
    }
    if (likely(PyLong_Check(cpy_r_r81)))
        cpy_r_r82 = CPyTagged_FromObject(cpy_r_r81);
    else {
        CPy_TypeError("int", cpy_r_r81); cpy_r_r82 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 35, CPyStatic_scholars___actions___rest___globals);
        goto CPyL107;
    }
    cpy_r_r83 = (Py_ssize_t)cpy_r_r82 == -2;
    CPyTagged_DECREF(cpy_r_r82);
    if (cpy_r_r83) {
        goto CPyL108;
    } else
        goto CPyL109;
CPyL76: ;
    cpy_r_r84 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 36, CPyStatic_scholars___actions___rest___globals);
        goto CPyL110;
    }
CPyL77: ;
    cpy_r_r85 = ((serai___games___scholars___table___TableObject *)cpy_r_r84)->_map_scrolls;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Table", "map_scrolls", 36, CPyStatic_scholars___actions___rest___globals);
        goto CPyL110;
    }
CPyL78: ;
    cpy_r_r86 = CPyList_GetItem(cpy_r_r85, cpy_r_r78);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 36, CPyStatic_scholars___actions___rest___globals);
        goto CPyL110;
    }
    if (likely(PyLong_Check(cpy_r_r86)))
        cpy_r_r87 = CPyTagged_FromObject(cpy_r_r86);
    else {
        CPy_TypeError("int", cpy_r_r86); cpy_r_r87 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 36, CPyStatic_scholars___actions___rest___globals);
        goto CPyL110;
    }
    cpy_r_moving = cpy_r_r87;
    cpy_r_r88 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 37, CPyStatic_scholars___actions___rest___globals);
        goto CPyL107;
    }
CPyL81: ;
    cpy_r_r89 = ((serai___games___scholars___table___TableObject *)cpy_r_r88)->_map_scrolls;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "Table", "map_scrolls", 37, CPyStatic_scholars___actions___rest___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r89);
CPyL82: ;
    cpy_r_r90 = CPyTagged_StealAsObject(cpy_r_r8);
    cpy_r_r91 = CPyList_SetItem(cpy_r_r89, cpy_r_r78, cpy_r_r90);
    CPy_DECREF(cpy_r_r89);
    CPyTagged_DECREF(cpy_r_r78);
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 37, CPyStatic_scholars___actions___rest___globals);
        goto CPyL111;
    }
CPyL83: ;
    cpy_r_r92 = (Py_ssize_t)cpy_r_moving != -2;
    if (!cpy_r_r92) goto CPyL112;
    cpy_r_r93 = ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "bottom_scroll", "bottom_scroll_gen", "t", 39, CPyStatic_scholars___actions___rest___globals);
        goto CPyL111;
    }
CPyL85: ;
    cpy_r_r94 = CPyDef_scholars___actions___rest____into_house(cpy_r_r93, cpy_r_moving);
    CPyTagged_DECREF(cpy_r_moving);
    if (unlikely(cpy_r_r94 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 39, CPyStatic_scholars___actions___rest___globals);
        goto CPyL91;
    }
CPyL86: ;
    cpy_r_r95 = Py_None;
    CPy_INCREF(cpy_r_r95);
    ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r97 = CPyDef_scholars___actions___rest___bottom_scroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL90;
    CPyGen_SetStopIterationValue(cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    if (!0) goto CPyL96;
    CPy_Unreachable();
CPyL90: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r95;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL91: ;
    ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r99 = CPyDef_scholars___actions___rest___bottom_scroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r100 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r100;
CPyL92: ;
    cpy_r_r101 = cpy_r_r4 == 0;
    if (cpy_r_r101) goto CPyL113;
    cpy_r_r102 = cpy_r_r4 == 1;
    if (cpy_r_r102) {
        goto CPyL27;
    } else
        goto CPyL114;
CPyL94: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r103 = 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 22, CPyStatic_scholars___actions___rest___globals);
        goto CPyL96;
    }
    CPy_Unreachable();
CPyL96: ;
    cpy_r_r104 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r104;
CPyL97: ;
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL7;
CPyL98: ;
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL91;
CPyL99: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL25;
CPyL100: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL91;
CPyL101: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL102: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL29;
CPyL103: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL35;
CPyL104: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL38;
CPyL105: ;
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r55);
    goto CPyL91;
CPyL106: ;
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r59);
    goto CPyL91;
CPyL107: ;
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_moving);
    goto CPyL91;
CPyL108: ;
    CPyTagged_DECREF(cpy_r_moving);
    goto CPyL76;
CPyL109: ;
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r78);
    goto CPyL83;
CPyL110: ;
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL91;
CPyL111: ;
    CPyTagged_DecRef(cpy_r_moving);
    goto CPyL91;
CPyL112: ;
    CPyTagged_DECREF(cpy_r_moving);
    goto CPyL86;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL114: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL94;
}
        
PyObject *CPyDef_scholars___actions___rest___bottom_scroll_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___actions___rest___bottom_scroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___actions___rest___bottom_scroll_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___bottom_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.bottom_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___bottom_scroll_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "__next__", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___bottom_scroll_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___actions___rest___bottom_scroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___actions___rest___bottom_scroll_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___bottom_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.bottom_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___actions___rest___bottom_scroll_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "send", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___bottom_scroll_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___actions___rest___bottom_scroll_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___bottom_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.bottom_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___bottom_scroll_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "__iter__", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___bottom_scroll_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___actions___rest___bottom_scroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___actions___rest___bottom_scroll_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___bottom_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.bottom_scroll_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___actions___rest___bottom_scroll_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "throw", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___bottom_scroll_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___actions___rest___bottom_scroll_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3886 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3886);
    PyObject *__tmp3887 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3887);
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
        
        PyObject *CPyPy_scholars___actions___rest___bottom_scroll_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___bottom_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.bottom_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___bottom_scroll_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "close", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___bottom_scroll(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_scholars___actions___rest___bottom_scroll_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 22, CPyStatic_scholars___actions___rest___globals);
        goto CPyL3;
    }
    ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___actions___rest___bottom_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 22, CPyStatic_scholars___actions___rest___globals);
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
        
        PyObject *CPyPy_scholars___actions___rest___bottom_scroll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:bottom_scroll", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___bottom_scroll(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "bottom_scroll", 22, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
char CPyDef_scholars___actions___rest____move_neutral(PyObject *cpy_r_t, CPyTagged cpy_r_steps) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_move_neutral", "Table", "book", 44, CPyStatic_scholars___actions___rest___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_slot_places;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_move_neutral", "Book", "slot_places", 44, CPyStatic_scholars___actions___rest___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_neutral;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_move_neutral", "Table", "neutral", 45, CPyStatic_scholars___actions___rest___globals);
        goto CPyL20;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r4 = CPyList_Index(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 45, CPyStatic_scholars___actions___rest___globals);
        goto CPyL20;
    }
    cpy_r_r5 = CPyTagged_Add(cpy_r_r4, cpy_r_steps);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = CPyTagged_Remainder(cpy_r_r5, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 45, CPyStatic_scholars___actions___rest___globals);
        goto CPyL20;
    }
    cpy_r_r10 = CPyList_GetItem(cpy_r_r1, cpy_r_r9);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 45, CPyStatic_scholars___actions___rest___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 45, CPyStatic_scholars___actions___rest___globals);
        goto CPyL19;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_neutral != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_neutral);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_neutral = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 45, CPyStatic_scholars___actions___rest___globals);
        goto CPyL19;
    }
    cpy_r_r13 = CPyStatics[2357]; /* 'event-neutral-marker' */
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_move_neutral", "Table", "seat", 46, CPyStatic_scholars___actions___rest___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL9: ;
    cpy_r_r15 = CPyStatics[2358]; /* 'SC-REST-03' */
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_move_neutral", "Table", "book", 46, CPyStatic_scholars___actions___rest___globals);
        goto CPyL21;
    }
CPyL10: ;
    cpy_r_r17 = ((serai___games___scholars___book___BookObject *)cpy_r_r16)->_map;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_move_neutral", "Book", "map", 46, CPyStatic_scholars___actions___rest___globals);
        goto CPyL21;
    }
CPyL11: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_neutral;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_move_neutral", "Table", "neutral", 46, CPyStatic_scholars___actions___rest___globals);
        goto CPyL21;
    }
CPyL12: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 46, CPyStatic_scholars___actions___rest___globals);
        goto CPyL21;
    }
    if (likely(PyTuple_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 46, CPyStatic_scholars___actions___rest___globals, "tuple", cpy_r_r19);
        goto CPyL21;
    }
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r20, 0);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 46, CPyStatic_scholars___actions___rest___globals);
        goto CPyL21;
    }
    if (likely(PyUnicode_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 46, CPyStatic_scholars___actions___rest___globals, "str", cpy_r_r21);
        goto CPyL21;
    }
    cpy_r_r23 = CPyStatics[388]; /* 'location' */
    cpy_r_r24 = CPyDict_Build(1, cpy_r_r23, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 46, CPyStatic_scholars___actions___rest___globals);
        goto CPyL21;
    }
    cpy_r_r25 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r13, cpy_r_r14, cpy_r_r15, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 46, CPyStatic_scholars___actions___rest___globals);
        goto CPyL19;
    }
    return 1;
CPyL19: ;
    cpy_r_r26 = 2;
    return cpy_r_r26;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL19;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL19;
}
        
        PyObject *CPyPy_scholars___actions___rest____move_neutral(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "steps", 0};
            static CPyArg_Parser parser = {"OO:_move_neutral", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_steps;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_steps)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_steps;
            if (likely(PyLong_Check(obj_steps)))
                arg_steps = CPyTagged_BorrowFromObject(obj_steps);
            else {
                CPy_TypeError("int", obj_steps); goto fail;
            }
            char retval = CPyDef_scholars___actions___rest____move_neutral(arg_t, arg_steps);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_move_neutral", 42, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
char CPyDef_scholars___actions___rest____into_house(PyObject *cpy_r_t, CPyTagged cpy_r_scroll) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_guild;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
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
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    CPyTagged cpy_r_r59;
    int64_t cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_into_house", "Table", "book", 51, CPyStatic_scholars___actions___rest___globals);
        goto CPyL44;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_into_house", "Book", "scrolls", 51, CPyStatic_scholars___actions___rest___globals);
        goto CPyL44;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_scroll);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 51, CPyStatic_scholars___actions___rest___globals);
        goto CPyL44;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 51, CPyStatic_scholars___actions___rest___globals, "tuple", cpy_r_r2);
        goto CPyL44;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 51, CPyStatic_scholars___actions___rest___globals);
        goto CPyL44;
    }
    if (likely(PyUnicode_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 51, CPyStatic_scholars___actions___rest___globals, "str", cpy_r_r4);
        goto CPyL44;
    }
    cpy_r_r6 = 0;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_into_house", "Table", "book", 52, CPyStatic_scholars___actions___rest___globals);
        goto CPyL45;
    }
CPyL7: ;
    cpy_r_r8 = ((serai___games___scholars___book___BookObject *)cpy_r_r7)->_columns;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_into_house", "Book", "columns", 52, CPyStatic_scholars___actions___rest___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r8);
CPyL8: ;
    cpy_r_r9 = 0;
CPyL9: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL46;
    cpy_r_guild = cpy_r_r6;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyList_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 52, CPyStatic_scholars___actions___rest___globals, "list", cpy_r_r17);
        goto CPyL47;
    }
    cpy_r_r19 = 1;
    cpy_r_r20 = 0;
CPyL12: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL20;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 53, CPyStatic_scholars___actions___rest___globals);
        goto CPyL48;
    }
    cpy_r_r30 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_into_house", "Table", "house", 53, CPyStatic_scholars___actions___rest___globals);
        goto CPyL49;
    }
CPyL15: ;
    cpy_r_r31 = CPyList_GetItemBorrow(cpy_r_r30, cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 53, CPyStatic_scholars___actions___rest___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 53, CPyStatic_scholars___actions___rest___globals);
        goto CPyL49;
    }
    cpy_r_r33 = (Py_ssize_t)cpy_r_r32 == -2;
    CPyTagged_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r34 = cpy_r_r33 ^ 1;
    if (!cpy_r_r34) goto CPyL19;
    cpy_r_r19 = 0;
    goto CPyL20;
CPyL19: ;
    cpy_r_r35 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r35;
    goto CPyL12;
CPyL20: ;
    if (cpy_r_r19) {
        goto CPyL50;
    } else
        goto CPyL51;
CPyL21: ;
    cpy_r_r36 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_into_house", "Table", "house", 54, CPyStatic_scholars___actions___rest___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r36);
CPyL22: ;
    cpy_r_r37 = CPyList_GetItemShort(cpy_r_r18, 0);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 54, CPyStatic_scholars___actions___rest___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 54, CPyStatic_scholars___actions___rest___globals);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_scroll);
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_scroll);
    cpy_r_r40 = CPyList_SetItem(cpy_r_r36, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 54, CPyStatic_scholars___actions___rest___globals);
        goto CPyL52;
    }
    cpy_r_r41 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_into_house", "Table", "house_influence", 55, CPyStatic_scholars___actions___rest___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r41);
CPyL26: ;
    cpy_r_r42 = CPyList_GetItemShort(cpy_r_r18, 0);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 55, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 55, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r44 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = CPyList_SetItem(cpy_r_r41, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r43);
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 55, CPyStatic_scholars___actions___rest___globals);
        goto CPyL55;
    }
    cpy_r_r46 = CPyStatics[2359]; /* 'event-scroll-to-guild' */
    cpy_r_r47 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_into_house", "Table", "seat", 56, CPyStatic_scholars___actions___rest___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r47);
CPyL30: ;
    cpy_r_r48 = CPyStatics[2360]; /* 'SC-REST-05' */
    cpy_r_r49 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_into_house", "Table", "book", 56, CPyStatic_scholars___actions___rest___globals);
        goto CPyL56;
    }
CPyL31: ;
    cpy_r_r50 = ((serai___games___scholars___book___BookObject *)cpy_r_r49)->_guilds;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_into_house", "Book", "guilds", 56, CPyStatic_scholars___actions___rest___globals);
        goto CPyL56;
    }
CPyL32: ;
    cpy_r_r51 = CPyList_GetItem(cpy_r_r50, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 56, CPyStatic_scholars___actions___rest___globals);
        goto CPyL57;
    }
    if (likely(PyTuple_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 56, CPyStatic_scholars___actions___rest___globals, "tuple", cpy_r_r51);
        goto CPyL57;
    }
    cpy_r_r53 = CPySequenceTuple_GetItem(cpy_r_r52, 0);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 56, CPyStatic_scholars___actions___rest___globals);
        goto CPyL57;
    }
    if (likely(PyUnicode_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 56, CPyStatic_scholars___actions___rest___globals, "str", cpy_r_r53);
        goto CPyL57;
    }
    cpy_r_r55 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r56 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r57 = CPyDict_Build(2, cpy_r_r55, cpy_r_r5, cpy_r_r56, cpy_r_r54);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 56, CPyStatic_scholars___actions___rest___globals);
        goto CPyL58;
    }
    cpy_r_r58 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 56, CPyStatic_scholars___actions___rest___globals);
        goto CPyL44;
    }
    return 1;
CPyL39: ;
    cpy_r_r59 = cpy_r_r6 + 2;
    cpy_r_r6 = cpy_r_r59;
    cpy_r_r60 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r60;
    goto CPyL9;
CPyL40: ;
    cpy_r_r61 = CPyStatics[2362]; /* 'event-scroll-to-box' */
    cpy_r_r62 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "_into_house", "Table", "seat", 58, CPyStatic_scholars___actions___rest___globals);
        goto CPyL45;
    }
    CPyTagged_INCREF(cpy_r_r62);
CPyL41: ;
    cpy_r_r63 = CPyStatics[2360]; /* 'SC-REST-05' */
    cpy_r_r64 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r65 = CPyDict_Build(1, cpy_r_r64, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 58, CPyStatic_scholars___actions___rest___globals);
        goto CPyL59;
    }
    cpy_r_r66 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 58, CPyStatic_scholars___actions___rest___globals);
        goto CPyL44;
    }
    return 1;
CPyL44: ;
    cpy_r_r67 = 2;
    return cpy_r_r67;
CPyL45: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL44;
CPyL46: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL40;
CPyL47: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL44;
CPyL48: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r18);
    goto CPyL44;
CPyL49: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL44;
CPyL50: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL21;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_guild);
    CPy_DECREF(cpy_r_r18);
    goto CPyL39;
CPyL52: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r18);
    goto CPyL44;
CPyL53: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r36);
    goto CPyL44;
CPyL54: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r41);
    goto CPyL44;
CPyL55: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL44;
CPyL56: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL44;
CPyL57: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL44;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL44;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL44;
}
        
        PyObject *CPyPy_scholars___actions___rest____into_house(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "scroll", 0};
            static CPyArg_Parser parser = {"OO:_into_house", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_scroll;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_scroll)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_scroll;
            if (likely(PyLong_Check(obj_scroll)))
                arg_scroll = CPyTagged_BorrowFromObject(obj_scroll);
            else {
                CPy_TypeError("int", obj_scroll); goto fail;
            }
            char retval = CPyDef_scholars___actions___rest____into_house(arg_t, arg_scroll);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "_into_house", 49, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___income_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_number;
    int64_t cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_effect;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    tuple_T3OOO cpy_r_r81;
    PyObject **cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject **cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    CPyTagged cpy_r_r91;
    CPyTagged cpy_r_r92;
    char cpy_r_r93;
    int64_t cpy_r_r94;
    int64_t cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    int32_t cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL85;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 61, CPyStatic_scholars___actions___rest___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "t", 63, CPyStatic_scholars___actions___rest___globals);
        goto CPyL84;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_r7)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "Table", "players", 63, CPyStatic_scholars___actions___rest___globals);
        goto CPyL84;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "me", 63, CPyStatic_scholars___actions___rest___globals);
        goto CPyL84;
    }
CPyL7: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 63, CPyStatic_scholars___actions___rest___globals);
        goto CPyL84;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_scholars___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "income", 63, CPyStatic_scholars___actions___rest___globals, "serai.games.scholars.table.Player", cpy_r_r10);
        goto CPyL84;
    }
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 63, CPyStatic_scholars___actions___rest___globals);
        goto CPyL84;
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_1 = 0;
    cpy_r_r13 = 1;
    if (!cpy_r_r13) goto CPyL84;
    cpy_r_r14 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "t", 64, CPyStatic_scholars___actions___rest___globals);
        goto CPyL84;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_r14)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "Table", "book", 64, CPyStatic_scholars___actions___rest___globals);
        goto CPyL84;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___scholars___book___BookObject *)cpy_r_r15)->_board;
    if (unlikely(cpy_r_r16 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'board' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r16);
    }
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 64, CPyStatic_scholars___actions___rest___globals);
        goto CPyL84;
    }
CPyL14: ;
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_2 = 0;
    cpy_r_r18 = 1;
    if (!cpy_r_r18) goto CPyL90;
CPyL15: ;
    cpy_r_r19 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0;
    if (unlikely(cpy_r_r19 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0' of 'income_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r19);
    }
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    CPy_DECREF(cpy_r_r19);
    cpy_r_r22 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_2;
    if (unlikely(cpy_r_r22 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "__mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_2", 64, CPyStatic_scholars___actions___rest___globals);
        goto CPyL90;
    }
CPyL16: ;
    cpy_r_r23 = cpy_r_r22 < cpy_r_r21;
    if (!cpy_r_r23) goto CPyL91;
    cpy_r_r24 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_1;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "__mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_1", 64, CPyStatic_scholars___actions___rest___globals);
        goto CPyL90;
    }
CPyL18: ;
    cpy_r_number = cpy_r_r24;
    cpy_r_r25 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_2;
    if (unlikely(cpy_r_r25 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "__mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_2", 64, CPyStatic_scholars___actions___rest___globals);
        goto CPyL92;
    }
CPyL19: ;
    cpy_r_r26 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0;
    if (unlikely(cpy_r_r26 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0' of 'income_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r26);
    }
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r28 = *(CPyPtr *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r25 * 8;
    cpy_r_r30 = cpy_r_r28 + cpy_r_r29;
    cpy_r_r31 = *(PyObject * *)cpy_r_r30;
    CPy_INCREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r26);
    if (likely(PyTuple_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "income", 64, CPyStatic_scholars___actions___rest___globals, "tuple", cpy_r_r31);
        goto CPyL92;
    }
    cpy_r_r33 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "player", 65, CPyStatic_scholars___actions___rest___globals);
        goto CPyL93;
    }
CPyL21: ;
    cpy_r_r34 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r33)->_slots;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "Player", "slots", 65, CPyStatic_scholars___actions___rest___globals);
        goto CPyL93;
    }
CPyL22: ;
    cpy_r_r35 = CPyList_GetItem(cpy_r_r34, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 65, CPyStatic_scholars___actions___rest___globals);
        goto CPyL94;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 65, CPyStatic_scholars___actions___rest___globals);
        goto CPyL94;
    }
    cpy_r_r37 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "player", 65, CPyStatic_scholars___actions___rest___globals);
        goto CPyL95;
    }
CPyL25: ;
    cpy_r_r38 = (Py_ssize_t)cpy_r_r36 != -2;
    if (!cpy_r_r38) goto CPyL96;
    cpy_r_r39 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "t", 66, CPyStatic_scholars___actions___rest___globals);
        goto CPyL97;
    }
CPyL27: ;
    cpy_r_r40 = ((serai___games___scholars___table___TableObject *)cpy_r_r39)->_book;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "Table", "book", 66, CPyStatic_scholars___actions___rest___globals);
        goto CPyL97;
    }
CPyL28: ;
    cpy_r_r41 = ((serai___games___scholars___book___BookObject *)cpy_r_r40)->_action_cards;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "Book", "action_cards", 66, CPyStatic_scholars___actions___rest___globals);
        goto CPyL97;
    }
CPyL29: ;
    cpy_r_r42 = CPyList_GetItem(cpy_r_r41, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 66, CPyStatic_scholars___actions___rest___globals);
        goto CPyL94;
    }
    if (likely(PyTuple_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "income", 66, CPyStatic_scholars___actions___rest___globals, "tuple", cpy_r_r42);
        goto CPyL94;
    }
    cpy_r_r44 = CPySequenceTuple_GetItem(cpy_r_r43, 2);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 66, CPyStatic_scholars___actions___rest___globals);
        goto CPyL94;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r44, CPyType_kernel___effects___Effect)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "income", 66, CPyStatic_scholars___actions___rest___globals, "serai.kernel.effects.Effect", cpy_r_r44);
        goto CPyL94;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL37;
CPyL34: ;
    cpy_r_r47 = CPySequenceTuple_GetItem(cpy_r_r32, 8);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 66, CPyStatic_scholars___actions___rest___globals);
        goto CPyL94;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r47, CPyType_kernel___effects___Effect)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "income", 66, CPyStatic_scholars___actions___rest___globals, "serai.kernel.effects.Effect", cpy_r_r47);
        goto CPyL94;
    }
    cpy_r_r46 = cpy_r_r48;
CPyL37: ;
    cpy_r_effect = cpy_r_r46;
    cpy_r_r49 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r49 == NULL)) {
        goto CPyL98;
    } else
        goto CPyL40;
CPyL38: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r50 = 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 67, CPyStatic_scholars___actions___rest___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL40: ;
    cpy_r_r51 = cpy_r_effect == cpy_r_r49;
    cpy_r_r52 = cpy_r_r51 ^ 1;
    if (!cpy_r_r52) goto CPyL99;
    cpy_r_r53 = CPySequenceTuple_GetItem(cpy_r_r32, 6);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 67, CPyStatic_scholars___actions___rest___globals);
        goto CPyL100;
    }
    if (unlikely(!PyBool_Check(cpy_r_r53))) {
        CPy_TypeError("bool", cpy_r_r53); cpy_r_r54 = 2;
    } else
        cpy_r_r54 = cpy_r_r53 == Py_True;
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 67, CPyStatic_scholars___actions___rest___globals);
        goto CPyL100;
    }
    if (cpy_r_r54) goto CPyL48;
    cpy_r_r55 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "player", 67, CPyStatic_scholars___actions___rest___globals);
        goto CPyL100;
    }
CPyL45: ;
    cpy_r_r56 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r55)->_goals;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "Player", "goals", 67, CPyStatic_scholars___actions___rest___globals);
        goto CPyL100;
    }
CPyL46: ;
    cpy_r_r57 = cpy_r_r56 == 14;
    cpy_r_r58 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "player", 67, CPyStatic_scholars___actions___rest___globals);
        goto CPyL100;
    }
CPyL47: ;
    if (!cpy_r_r57) goto CPyL101;
CPyL48: ;
    cpy_r_r59 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "t", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL100;
    }
CPyL49: ;
    cpy_r_r60 = ((serai___games___scholars___table___TableObject *)cpy_r_r59)->_book;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "Table", "book", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL100;
    }
CPyL50: ;
    cpy_r_r61 = ((serai___games___scholars___book___BookObject *)cpy_r_r60)->_performer;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "Book", "performer", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r61);
CPyL51: ;
    cpy_r_r62 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "t", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL102;
    }
CPyL52: ;
    cpy_r_r63 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "me", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL102;
    }
CPyL53: ;
    cpy_r_r64 = CPY_INT_TAG;
    cpy_r_r65 = CPyDef_perform___Performer___perform(cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_effect, cpy_r_r64);
    CPy_DECREF(cpy_r_effect);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL90;
    }
    cpy_r_r66 = PyObject_GetIter(cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL90;
    }
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3 = cpy_r_r66;
    cpy_r_r67 = 1;
    if (!cpy_r_r67) goto CPyL90;
    cpy_r_r68 = NULL;
    cpy_r_r1 = cpy_r_r68;
    cpy_r_r69 = (PyObject **)&cpy_r_r1;
    cpy_r_r70 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r71 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3;
    cpy_r_r72 = CPyIter_Send(cpy_r_r71, cpy_r_r70, cpy_r_r69);
    if (cpy_r_r72 != NULL) goto CPyL103;
    cpy_r_r73 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL104;
    }
    cpy_r_r74 = cpy_r_r1;
    CPy_DECREF(cpy_r_r74);
    cpy_r_r75 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3 = cpy_r_r75;
    cpy_r_r76 = 1;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL90;
    } else
        goto CPyL75;
CPyL59: ;
    cpy_r_r77 = cpy_r_r72;
CPyL60: ;
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r77;
CPyL61: ;
    cpy_r_r79 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r80 = cpy_r_type != cpy_r_r79;
    if (!cpy_r_r80) goto CPyL105;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL65;
    } else
        goto CPyL106;
CPyL63: ;
    CPy_Unreachable();
CPyL64: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL71;
CPyL65: ;
    cpy_r_r81 = CPy_CatchError();
    cpy_r_r82 = (PyObject **)&cpy_r_r3;
    cpy_r_r83 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3;
    cpy_r_r84 = CPy_YieldFromErrorHandle(cpy_r_r83, cpy_r_r82);
    if (unlikely(cpy_r_r84 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL107;
    }
    if (cpy_r_r84) {
        goto CPyL68;
    } else
        goto CPyL108;
CPyL67: ;
    cpy_r_r77 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r81);
    CPy_DecRef(cpy_r_r81.f0);
    CPy_DecRef(cpy_r_r81.f1);
    CPy_DecRef(cpy_r_r81.f2);
    goto CPyL60;
CPyL68: ;
    cpy_r_r74 = cpy_r_r3;
    CPy_DecRef(cpy_r_r74);
    CPy_RestoreExcInfo(cpy_r_r81);
    CPy_DecRef(cpy_r_r81.f0);
    CPy_DecRef(cpy_r_r81.f1);
    CPy_DecRef(cpy_r_r81.f2);
    goto CPyL75;
CPyL69: ;
    CPy_RestoreExcInfo(cpy_r_r81);
    CPy_DecRef(cpy_r_r81.f0);
    CPy_DecRef(cpy_r_r81.f1);
    CPy_DecRef(cpy_r_r81.f2);
    cpy_r_r85 = CPy_KeepPropagating();
    if (!cpy_r_r85) goto CPyL84;
    CPy_Unreachable();
CPyL71: ;
    cpy_r_r86 = NULL;
    cpy_r_r1 = cpy_r_r86;
    cpy_r_r87 = (PyObject **)&cpy_r_r1;
    cpy_r_r88 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3;
    cpy_r_r89 = CPyIter_Send(cpy_r_r88, cpy_r_arg, cpy_r_r87);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r89 == NULL) {
        goto CPyL73;
    } else
        goto CPyL109;
CPyL72: ;
    cpy_r_r77 = cpy_r_r89;
    goto CPyL60;
CPyL73: ;
    cpy_r_r90 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 68, CPyStatic_scholars___actions___rest___globals);
        goto CPyL104;
    }
    cpy_r_r74 = cpy_r_r1;
    CPy_DECREF(cpy_r_r74);
CPyL75: ;
    cpy_r_r91 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_1;
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "income", "income_gen", "__mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_1", 64, CPyStatic_scholars___actions___rest___globals);
        goto CPyL90;
    }
CPyL76: ;
    cpy_r_r92 = cpy_r_r91 + 2;
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_1 = cpy_r_r92;
    cpy_r_r93 = 1;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 64, CPyStatic_scholars___actions___rest___globals);
        goto CPyL90;
    }
    cpy_r_r94 = ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_2;
    if (unlikely(cpy_r_r94 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_2' of 'income_gen' undefined");
    }
    if (cpy_r_r94 == -113) goto CPyL90;
CPyL78: ;
    cpy_r_r95 = cpy_r_r94 + 1;
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_2 = cpy_r_r95;
    cpy_r_r96 = 1;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 64, CPyStatic_scholars___actions___rest___globals);
        goto CPyL90;
    } else
        goto CPyL15;
CPyL79: ;
    cpy_r_r97 = Py_None;
    CPy_INCREF(cpy_r_r97);
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r99 = CPyDef_scholars___actions___rest___income_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL83;
    CPyGen_SetStopIterationValue(cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    if (!0) goto CPyL89;
    CPy_Unreachable();
CPyL83: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r97;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL84: ;
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r101 = CPyDef_scholars___actions___rest___income_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r102 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r102;
CPyL85: ;
    cpy_r_r103 = cpy_r_r4 == 0;
    if (cpy_r_r103) goto CPyL110;
    cpy_r_r104 = cpy_r_r4 == 1;
    if (cpy_r_r104) {
        goto CPyL61;
    } else
        goto CPyL111;
CPyL87: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r105 = 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 61, CPyStatic_scholars___actions___rest___globals);
        goto CPyL89;
    }
    CPy_Unreachable();
CPyL89: ;
    cpy_r_r106 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r106;
CPyL90: ;
    cpy_r_r107 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r107;
    cpy_r_r108 = 1;
    goto CPyL84;
CPyL91: ;
    cpy_r_r109 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r109;
    cpy_r_r110 = 1;
    goto CPyL79;
CPyL92: ;
    cpy_r_r111 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r111;
    cpy_r_r112 = 1;
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL84;
CPyL93: ;
    cpy_r_r113 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r113;
    cpy_r_r114 = 1;
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r32);
    goto CPyL84;
CPyL94: ;
    cpy_r_r115 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r115;
    cpy_r_r116 = 1;
    CPy_DecRef(cpy_r_r32);
    goto CPyL84;
CPyL95: ;
    cpy_r_r117 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r117;
    cpy_r_r118 = 1;
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL84;
CPyL96: ;
    CPyTagged_DECREF(cpy_r_r36);
    goto CPyL34;
CPyL97: ;
    cpy_r_r119 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r119;
    cpy_r_r120 = 1;
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL84;
CPyL98: ;
    cpy_r_r121 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r121;
    cpy_r_r122 = 1;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_effect);
    goto CPyL38;
CPyL99: ;
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_effect);
    goto CPyL75;
CPyL100: ;
    cpy_r_r123 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r123;
    cpy_r_r124 = 1;
    CPy_DecRef(cpy_r_effect);
    goto CPyL84;
CPyL101: ;
    CPy_DECREF(cpy_r_effect);
    goto CPyL75;
CPyL102: ;
    cpy_r_r125 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r125;
    cpy_r_r126 = 1;
    CPy_DecRef(cpy_r_effect);
    CPy_DecRef(cpy_r_r61);
    goto CPyL84;
CPyL103: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL59;
CPyL104: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r127 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r127;
    cpy_r_r128 = 1;
    goto CPyL84;
CPyL105: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL64;
CPyL106: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL63;
CPyL107: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r129 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r129;
    cpy_r_r130 = 1;
    goto CPyL69;
CPyL108: ;
    goto CPyL67;
CPyL109: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL72;
CPyL110: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r131 = NULL;
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0 = cpy_r_r131;
    cpy_r_r132 = 1;
    goto CPyL1;
CPyL111: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL87;
}
        
PyObject *CPyDef_scholars___actions___rest___income_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___actions___rest___income_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___actions___rest___income_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___income_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.income_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___income_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "__next__", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___income_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___actions___rest___income_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___actions___rest___income_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___income_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.income_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___actions___rest___income_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "send", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___income_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___actions___rest___income_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___income_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.income_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___income_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "__iter__", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___income_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___actions___rest___income_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___actions___rest___income_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___income_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.income_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___actions___rest___income_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "throw", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___income_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___actions___rest___income_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3888 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3888);
    PyObject *__tmp3889 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3889);
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
        
        PyObject *CPyPy_scholars___actions___rest___income_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___actions___rest___income_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.rest.income_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___income_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "close", -1, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___actions___rest___income(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_scholars___actions___rest___income_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 61, CPyStatic_scholars___actions___rest___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 61, CPyStatic_scholars___actions___rest___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___actions___rest___income_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___rest___income_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___actions___rest___income_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 61, CPyStatic_scholars___actions___rest___globals);
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
        
        PyObject *CPyPy_scholars___actions___rest___income(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:income", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_scholars___actions___rest___income(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "income", 61, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
char CPyDef_scholars___actions___rest___take_cards_back(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
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
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "take_cards_back", "Table", "players", 73, CPyStatic_scholars___actions___rest___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 73, CPyStatic_scholars___actions___rest___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 73, CPyStatic_scholars___actions___rest___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL24;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_cards;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "take_cards_back", "Player", "cards", 74, CPyStatic_scholars___actions___rest___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 74, CPyStatic_scholars___actions___rest___globals);
        goto CPyL26;
    }
    cpy_r_r5 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_slots;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "take_cards_back", "Player", "slots", 74, CPyStatic_scholars___actions___rest___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = 0;
CPyL7: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL28;
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
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 74, CPyStatic_scholars___actions___rest___globals);
        goto CPyL29;
    }
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 != -2;
    if (!cpy_r_r16) goto CPyL30;
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r18 = PyList_Append(cpy_r_r4, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 74, CPyStatic_scholars___actions___rest___globals);
        goto CPyL29;
    }
CPyL11: ;
    cpy_r_r20 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r20;
    goto CPyL7;
CPyL12: ;
    cpy_r_r21 = PySequence_Concat(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 74, CPyStatic_scholars___actions___rest___globals);
        goto CPyL25;
    }
    cpy_r_r22 = CPySequence_Sort(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 74, CPyStatic_scholars___actions___rest___globals);
        goto CPyL25;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_cards != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_cards);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_cards = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 74, CPyStatic_scholars___actions___rest___globals);
        goto CPyL25;
    }
    cpy_r_r24 = PyList_New(1);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 75, CPyStatic_scholars___actions___rest___globals);
        goto CPyL25;
    }
    cpy_r_r25 = CPyStatics[4908]; /* -1 */
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    CPy_INCREF(cpy_r_r25);
    *(PyObject * *)cpy_r_r27 = cpy_r_r25;
    cpy_r_r28 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_slots;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "take_cards_back", "Player", "slots", 75, CPyStatic_scholars___actions___rest___globals);
        goto CPyL31;
    }
CPyL17: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r30 << 1;
    cpy_r_r32 = CPySequence_Multiply(cpy_r_r24, cpy_r_r31);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 75, CPyStatic_scholars___actions___rest___globals);
        goto CPyL25;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_slots != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_slots);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_slots = cpy_r_r32;
    cpy_r_r33 = 1;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 75, CPyStatic_scholars___actions___rest___globals);
        goto CPyL25;
    }
    cpy_r_r34 = PyList_New(1);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 76, CPyStatic_scholars___actions___rest___globals);
        goto CPyL25;
    }
    cpy_r_r35 = CPyStatics[4896]; /* 0 */
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    CPy_INCREF(cpy_r_r35);
    *(PyObject * *)cpy_r_r37 = cpy_r_r35;
    cpy_r_r38 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_helpers;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/rest.py", "take_cards_back", "Player", "helpers", 76, CPyStatic_scholars___actions___rest___globals);
        goto CPyL32;
    }
CPyL21: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r40 << 1;
    cpy_r_r42 = CPySequence_Multiply(cpy_r_r34, cpy_r_r41);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 76, CPyStatic_scholars___actions___rest___globals);
        goto CPyL25;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_helpers != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_helpers);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_helpers = cpy_r_r42;
    cpy_r_r43 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 76, CPyStatic_scholars___actions___rest___globals);
        goto CPyL24;
    }
    return 1;
CPyL24: ;
    cpy_r_r44 = 2;
    return cpy_r_r44;
CPyL25: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL24;
CPyL26: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL24;
CPyL27: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL24;
CPyL28: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL12;
CPyL29: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL24;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r15);
    goto CPyL11;
CPyL31: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    goto CPyL24;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r34);
    goto CPyL24;
}
        
        PyObject *CPyPy_scholars___actions___rest___take_cards_back(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:take_cards_back", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            char retval = CPyDef_scholars___actions___rest___take_cards_back(arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "take_cards_back", 71, CPyStatic_scholars___actions___rest___globals);
            return NULL;
        }
        
char CPyDef_scholars___actions___rest_____top_level__(void) {
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
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 1, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 1, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___actions___rest___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 3, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___caliph;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___caliph;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2363]; /* 'serai.games.scholars.caliph' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 5, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___caliph;
    cpy_r_r20 = CPyExec_serai___games___scholars___caliph;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___caliph__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 5, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 5, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2363]; /* 'serai.games.scholars.caliph' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 5, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5326]; /* ('draw_card', 'resolve_caliph') */
    cpy_r_r31 = CPyStatic_scholars___actions___rest___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 5, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    } else
        goto CPyL55;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 6, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r42 = CPyExec_serai___games___scholars___dice;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 6, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 6, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 6, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5327]; /* ('dice_to_bag',) */
    cpy_r_r53 = CPyStatic_scholars___actions___rest___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 6, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    } else
        goto CPyL56;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 7, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r64 = CPyExec_serai___games___scholars___names;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 7, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 7, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 7, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5328]; /* ('ALL_GOALS', 'NO_CARD', 'NOBODY') */
    cpy_r_r75 = CPyStatic_scholars___actions___rest___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 7, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    } else
        goto CPyL57;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 8, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r86 = CPyExec_serai___games___scholars___table;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 8, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 8, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 8, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r97 = CPyStatic_scholars___actions___rest___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 8, CPyStatic_scholars___actions___rest___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 9, CPyStatic_scholars___actions___rest___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 9, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 9, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 9, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5060]; /* ('Rules',) */
    cpy_r_r119 = CPyStatic_scholars___actions___rest___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 9, CPyStatic_scholars___actions___rest___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 10, CPyStatic_scholars___actions___rest___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 10, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 10, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 10, CPyStatic_scholars___actions___rest___globals);
        goto CPyL54;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5214]; /* ('NOTHING',) */
    cpy_r_r141 = CPyStatic_scholars___actions___rest___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/rest.py", "<module>", 10, CPyStatic_scholars___actions___rest___globals);
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

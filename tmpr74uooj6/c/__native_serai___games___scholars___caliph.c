#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendscholars___caliph___reveal_from_top_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___caliph___reveal_from_top_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___caliph___reveal_from_top_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___caliph___reveal_from_top_gen,
};
static int
scholars___caliph___reveal_from_top_gen_traverse(serai___games___scholars___caliph___reveal_from_top_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___caliph___reveal_from_top_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph___reveal_from_top_genObject *self = (serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___caliph___reveal_from_top_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph___reveal_from_top_genObject *self = (serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0);
    return 0;
}

static void
scholars___caliph___reveal_from_top_gen_dealloc(serai___games___scholars___caliph___reveal_from_top_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___caliph___reveal_from_top_gen_free_instance == NULL) {
        scholars___caliph___reveal_from_top_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___caliph___reveal_from_top_gen_dealloc)
    CPyDef_scholars___caliph___reveal_from_top_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___caliph_____mypyc__reveal_from_top_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___caliph___reveal_from_top_gen(void);

static PyObject *
scholars___caliph___reveal_from_top_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___caliph___reveal_from_top_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___caliph_____mypyc__reveal_from_top_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___caliph___reveal_from_top_gen_vtable[6];
static bool
CPyDef_scholars___caliph___reveal_from_top_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___caliph___reveal_from_top_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___caliph___reveal_from_top_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___caliph___reveal_from_top_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___caliph___reveal_from_top_gen___send,
        (CPyVTableItem)CPyDef_scholars___caliph___reveal_from_top_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___caliph___reveal_from_top_gen___throw,
        (CPyVTableItem)CPyDef_scholars___caliph___reveal_from_top_gen___close,
    };
    memcpy(scholars___caliph___reveal_from_top_gen_vtable, scholars___caliph___reveal_from_top_gen_vtable_scratch, sizeof(scholars___caliph___reveal_from_top_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___caliph___reveal_from_top_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___caliph___reveal_from_top_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___caliph_____mypyc__reveal_from_top_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___caliph___reveal_from_top_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___caliph___reveal_from_top_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___caliph___reveal_from_top_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___caliph___reveal_from_top_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___caliph___reveal_from_top_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___caliph___reveal_from_top_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "reveal_from_top_gen",
    .tp_new = scholars___caliph___reveal_from_top_gen_new,
    .tp_dealloc = (destructor)scholars___caliph___reveal_from_top_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___caliph___reveal_from_top_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___caliph___reveal_from_top_gen_clear,
    .tp_methods = scholars___caliph___reveal_from_top_gen_methods,
    .tp_iter = CPyDef_scholars___caliph___reveal_from_top_gen_____iter__,
    .tp_iternext = CPyDef_scholars___caliph___reveal_from_top_gen_____next__,
    .tp_as_async = &scholars___caliph___reveal_from_top_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___caliph___reveal_from_top_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("reveal_from_top_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___caliph___reveal_from_top_gen_template = &CPyType_scholars___caliph___reveal_from_top_gen_template_;

PyObject *CPyDef_scholars___caliph_____mypyc__reveal_from_top_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___caliph___reveal_from_top_genObject *self;
    if (scholars___caliph___reveal_from_top_gen_free_instance != NULL) {
        self = scholars___caliph___reveal_from_top_gen_free_instance;
        scholars___caliph___reveal_from_top_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___caliph___reveal_from_top_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___caliph___reveal_from_top_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___caliph___reveal_from_top_gen(void)
{
    PyObject *self = CPyDef_scholars___caliph_____mypyc__reveal_from_top_gen_setup((PyObject *)CPyType_scholars___caliph___reveal_from_top_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___caliph___resolve_caliph_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___caliph___resolve_caliph_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___caliph___resolve_caliph_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___caliph___resolve_caliph_gen,
};
static int
scholars___caliph___resolve_caliph_gen_traverse(serai___games___scholars___caliph___resolve_caliph_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__card));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__space));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___caliph___resolve_caliph_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph___resolve_caliph_genObject *self = (serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
        self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4);
    return 0;
}

static int32_t CPyDef_scholars___caliph___resolve_caliph_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph___resolve_caliph_genObject *self = (serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
        self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4);
    return 0;
}

static void
scholars___caliph___resolve_caliph_gen_dealloc(serai___games___scholars___caliph___resolve_caliph_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___caliph___resolve_caliph_gen_free_instance == NULL) {
        scholars___caliph___resolve_caliph_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
            self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2);
        self->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3 = CPY_INT_TAG;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4);
        self->___mypyc_temp__2_serai___games___scholars___caliph___resolve_caliph_gen_0 = CPY_INT_TAG;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___caliph___resolve_caliph_gen_dealloc)
    CPyDef_scholars___caliph___resolve_caliph_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___caliph_____mypyc__resolve_caliph_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___caliph___resolve_caliph_gen(void);

static PyObject *
scholars___caliph___resolve_caliph_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___caliph___resolve_caliph_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___caliph_____mypyc__resolve_caliph_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___caliph___resolve_caliph_gen_vtable[6];
static bool
CPyDef_scholars___caliph___resolve_caliph_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___caliph___resolve_caliph_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___caliph___resolve_caliph_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___caliph___resolve_caliph_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___caliph___resolve_caliph_gen___send,
        (CPyVTableItem)CPyDef_scholars___caliph___resolve_caliph_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___caliph___resolve_caliph_gen___throw,
        (CPyVTableItem)CPyDef_scholars___caliph___resolve_caliph_gen___close,
    };
    memcpy(scholars___caliph___resolve_caliph_gen_vtable, scholars___caliph___resolve_caliph_gen_vtable_scratch, sizeof(scholars___caliph___resolve_caliph_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___caliph___resolve_caliph_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___caliph___resolve_caliph_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___caliph_____mypyc__resolve_caliph_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___caliph___resolve_caliph_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___caliph___resolve_caliph_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___caliph___resolve_caliph_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___caliph___resolve_caliph_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___caliph___resolve_caliph_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___caliph___resolve_caliph_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "resolve_caliph_gen",
    .tp_new = scholars___caliph___resolve_caliph_gen_new,
    .tp_dealloc = (destructor)scholars___caliph___resolve_caliph_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___caliph___resolve_caliph_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___caliph___resolve_caliph_gen_clear,
    .tp_methods = scholars___caliph___resolve_caliph_gen_methods,
    .tp_iter = CPyDef_scholars___caliph___resolve_caliph_gen_____iter__,
    .tp_iternext = CPyDef_scholars___caliph___resolve_caliph_gen_____next__,
    .tp_as_async = &scholars___caliph___resolve_caliph_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___caliph___resolve_caliph_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("resolve_caliph_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___caliph___resolve_caliph_gen_template = &CPyType_scholars___caliph___resolve_caliph_gen_template_;

PyObject *CPyDef_scholars___caliph_____mypyc__resolve_caliph_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___caliph___resolve_caliph_genObject *self;
    if (scholars___caliph___resolve_caliph_gen_free_instance != NULL) {
        self = scholars___caliph___resolve_caliph_gen_free_instance;
        scholars___caliph___resolve_caliph_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___caliph___resolve_caliph_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___caliph___resolve_caliph_gen_vtable;
    self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___caliph___resolve_caliph_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___caliph___resolve_caliph_gen(void)
{
    PyObject *self = CPyDef_scholars___caliph_____mypyc__resolve_caliph_gen_setup((PyObject *)CPyType_scholars___caliph___resolve_caliph_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
scholars___caliph____visit_env_traverse(serai___games___scholars___caliph____visit_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__active)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__active));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___caliph____visit_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph____visit_envObject *self = (serai___games___scholars___caliph____visit_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__active)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__active;
        self->___mypyc_generator_attribute__active = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___caliph____visit_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph____visit_envObject *self = (serai___games___scholars___caliph____visit_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___caliph____visit_env_dealloc(serai___games___scholars___caliph____visit_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___caliph____visit_env_free_instance == NULL) {
        scholars___caliph____visit_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__active)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__active;
            self->___mypyc_generator_attribute__active = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__active = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___caliph____visit_env_dealloc)
    CPyDef_scholars___caliph____visit_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___caliph_____mypyc___3_visit_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___caliph____visit_env(void);

static PyObject *
scholars___caliph____visit_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___caliph____visit_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___caliph_____mypyc___3_visit_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___caliph____visit_env_vtable[1];
static bool
CPyDef_scholars___caliph____visit_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___caliph____visit_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___caliph____visit_env_vtable, scholars___caliph____visit_env_vtable_scratch, sizeof(scholars___caliph____visit_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___caliph____visit_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___caliph____visit_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___caliph_____mypyc___3_visit_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___caliph____visit_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_visit_env",
    .tp_new = scholars___caliph____visit_env_new,
    .tp_dealloc = (destructor)scholars___caliph____visit_env_dealloc,
    .tp_traverse = (traverseproc)scholars___caliph____visit_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___caliph____visit_env_clear,
    .tp_methods = scholars___caliph____visit_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___caliph____visit_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_visit_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___caliph____visit_env_template = &CPyType_scholars___caliph____visit_env_template_;

PyObject *CPyDef_scholars___caliph_____mypyc___3_visit_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___caliph____visit_envObject *self;
    if (scholars___caliph____visit_env_free_instance != NULL) {
        self = scholars___caliph____visit_env_free_instance;
        scholars___caliph____visit_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___caliph____visit_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___caliph____visit_env_vtable;
    self->___mypyc_generator_attribute__active = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___caliph____visit_env(void)
{
    PyObject *self = CPyDef_scholars___caliph_____mypyc___3_visit_env_setup((PyObject *)CPyType_scholars___caliph____visit_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___caliph____visit_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___caliph____visit_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___caliph____visit_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___caliph____visit_gen,
};
static int
scholars___caliph____visit_gen_traverse(serai___games___scholars___caliph____visit_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__guild));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__space));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__control)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__control));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4);
    Py_VISIT(self->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___caliph____visit_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph____visit_genObject *self = (serai___games___scholars___caliph____visit_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
        self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__control)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__control;
        self->___mypyc_generator_frame_attribute__control = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___caliph____visit_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph____visit_genObject *self = (serai___games___scholars___caliph____visit_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
        self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__control)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__control;
        self->___mypyc_generator_frame_attribute__control = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    return 0;
}

static void
scholars___caliph____visit_gen_dealloc(serai___games___scholars___caliph____visit_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___caliph____visit_gen_free_instance == NULL) {
        scholars___caliph____visit_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
            self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__control)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__control;
            self->___mypyc_generator_frame_attribute__control = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__control = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2);
        self->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_3 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___caliph____visit_gen_dealloc)
    CPyDef_scholars___caliph____visit_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___caliph_____mypyc___3_visit_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___caliph____visit_gen(void);

static PyObject *
scholars___caliph____visit_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___caliph____visit_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___caliph_____mypyc___3_visit_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___caliph____visit_gen_vtable[6];
static bool
CPyDef_scholars___caliph____visit_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___caliph____visit_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___caliph____visit_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___caliph____visit_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___caliph____visit_gen___send,
        (CPyVTableItem)CPyDef_scholars___caliph____visit_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___caliph____visit_gen___throw,
        (CPyVTableItem)CPyDef_scholars___caliph____visit_gen___close,
    };
    memcpy(scholars___caliph____visit_gen_vtable, scholars___caliph____visit_gen_vtable_scratch, sizeof(scholars___caliph____visit_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___caliph____visit_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___caliph____visit_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___caliph_____mypyc___3_visit_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___caliph____visit_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___caliph____visit_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___caliph____visit_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___caliph____visit_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___caliph____visit_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___caliph____visit_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_visit_gen",
    .tp_new = scholars___caliph____visit_gen_new,
    .tp_dealloc = (destructor)scholars___caliph____visit_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___caliph____visit_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___caliph____visit_gen_clear,
    .tp_methods = scholars___caliph____visit_gen_methods,
    .tp_iter = CPyDef_scholars___caliph____visit_gen_____iter__,
    .tp_iternext = CPyDef_scholars___caliph____visit_gen_____next__,
    .tp_as_async = &scholars___caliph____visit_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___caliph____visit_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_visit_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___caliph____visit_gen_template = &CPyType_scholars___caliph____visit_gen_template_;

PyObject *CPyDef_scholars___caliph_____mypyc___3_visit_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___caliph____visit_genObject *self;
    if (scholars___caliph____visit_gen_free_instance != NULL) {
        self = scholars___caliph____visit_gen_free_instance;
        scholars___caliph____visit_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___caliph____visit_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___caliph____visit_gen_vtable;
    self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__control = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_3 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___caliph____visit_gen(void)
{
    PyObject *self = CPyDef_scholars___caliph_____mypyc___3_visit_gen_setup((PyObject *)CPyType_scholars___caliph____visit_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___caliph_____mypyc_lambda__0__visit_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___caliph_____mypyc_lambda__0__visit_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___caliph_____mypyc_lambda__0__visit_obj_traverse(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *self = (serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *self = (serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject))));
    return 0;
}

static void
scholars___caliph_____mypyc_lambda__0__visit_obj_dealloc(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___caliph_____mypyc_lambda__0__visit_obj_free_instance == NULL) {
        scholars___caliph_____mypyc_lambda__0__visit_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___caliph_____mypyc_lambda__0__visit_obj_dealloc)
    CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___caliph_____mypyc___3__mypyc_lambda__0__visit_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj(void);

static PyObject *
scholars___caliph_____mypyc_lambda__0__visit_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___caliph_____mypyc_lambda__0__visit_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___caliph_____mypyc___3__mypyc_lambda__0__visit_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___caliph_____mypyc_lambda__0__visit_obj_vtable[2];
static bool
CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___caliph_____mypyc_lambda__0__visit_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_____get__,
    };
    memcpy(scholars___caliph_____mypyc_lambda__0__visit_obj_vtable, scholars___caliph_____mypyc_lambda__0__visit_obj_vtable_scratch, sizeof(scholars___caliph_____mypyc_lambda__0__visit_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___caliph_____mypyc_lambda__0__visit_obj_get___3_mypyc_env__(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *self, void *closure);

static PyGetSetDef scholars___caliph_____mypyc_lambda__0__visit_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___caliph_____mypyc_lambda__0__visit_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___caliph_____mypyc_lambda__0__visit_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___caliph_____mypyc___3__mypyc_lambda__0__visit_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___caliph_____mypyc_lambda__0__visit_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($seat)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___caliph_____mypyc_lambda__0__visit_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___caliph_____mypyc_lambda__0__visit_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__visit_obj",
    .tp_new = scholars___caliph_____mypyc_lambda__0__visit_obj_new,
    .tp_dealloc = (destructor)scholars___caliph_____mypyc_lambda__0__visit_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___caliph_____mypyc_lambda__0__visit_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_clear,
    .tp_getset = scholars___caliph_____mypyc_lambda__0__visit_obj_getseters,
    .tp_methods = scholars___caliph_____mypyc_lambda__0__visit_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___caliph_____mypyc_lambda__0__visit_obj,
    .tp_members = scholars___caliph_____mypyc_lambda__0__visit_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__visit_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___caliph_____mypyc_lambda__0__visit_obj_template = &CPyType_scholars___caliph_____mypyc_lambda__0__visit_obj_template_;

PyObject *CPyDef_scholars___caliph_____mypyc___3__mypyc_lambda__0__visit_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *self;
    if (scholars___caliph_____mypyc_lambda__0__visit_obj_free_instance != NULL) {
        self = scholars___caliph_____mypyc_lambda__0__visit_obj_free_instance;
        scholars___caliph_____mypyc_lambda__0__visit_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___caliph_____mypyc_lambda__0__visit_obj_vtable;
    self->vectorcall = CPyPy_scholars___caliph_____mypyc_lambda__0__visit_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj(void)
{
    PyObject *self = CPyDef_scholars___caliph_____mypyc___3__mypyc_lambda__0__visit_obj_setup((PyObject *)CPyType_scholars___caliph_____mypyc_lambda__0__visit_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___caliph_____mypyc_lambda__0__visit_obj_get___3_mypyc_env__(serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__visit_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
scholars___caliph____take_space_env_traverse(serai___games___scholars___caliph____take_space_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__book);
    Py_VISIT(self->___mypyc_generator_attribute__card);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___caliph____take_space_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph____take_space_envObject *self = (serai___games___scholars___caliph____take_space_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__book);
    Py_CLEAR(self->___mypyc_generator_attribute__card);
    return 0;
}

static int32_t CPyDef_scholars___caliph____take_space_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph____take_space_envObject *self = (serai___games___scholars___caliph____take_space_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___caliph____take_space_env_dealloc(serai___games___scholars___caliph____take_space_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___caliph____take_space_env_free_instance == NULL) {
        scholars___caliph____take_space_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__book);
        Py_CLEAR(self->___mypyc_generator_attribute__card);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___caliph____take_space_env_dealloc)
    CPyDef_scholars___caliph____take_space_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___caliph_____mypyc___3_take_space_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___caliph____take_space_env(void);

static PyObject *
scholars___caliph____take_space_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___caliph____take_space_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___caliph_____mypyc___3_take_space_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___caliph____take_space_env_vtable[1];
static bool
CPyDef_scholars___caliph____take_space_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___caliph____take_space_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___caliph____take_space_env_vtable, scholars___caliph____take_space_env_vtable_scratch, sizeof(scholars___caliph____take_space_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___caliph____take_space_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___caliph____take_space_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___caliph_____mypyc___3_take_space_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___caliph____take_space_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_take_space_env",
    .tp_new = scholars___caliph____take_space_env_new,
    .tp_dealloc = (destructor)scholars___caliph____take_space_env_dealloc,
    .tp_traverse = (traverseproc)scholars___caliph____take_space_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___caliph____take_space_env_clear,
    .tp_methods = scholars___caliph____take_space_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___caliph____take_space_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_take_space_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___caliph____take_space_env_template = &CPyType_scholars___caliph____take_space_env_template_;

PyObject *CPyDef_scholars___caliph_____mypyc___3_take_space_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___caliph____take_space_envObject *self;
    if (scholars___caliph____take_space_env_free_instance != NULL) {
        self = scholars___caliph____take_space_env_free_instance;
        scholars___caliph____take_space_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___caliph____take_space_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___caliph____take_space_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___caliph____take_space_env(void)
{
    PyObject *self = CPyDef_scholars___caliph_____mypyc___3_take_space_env_setup((PyObject *)CPyType_scholars___caliph____take_space_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___caliph____take_space_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___caliph____take_space_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___caliph____take_space_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___caliph____take_space_gen,
};
static int
scholars___caliph____take_space_gen_traverse(serai___games___scholars___caliph____take_space_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__guild));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__space));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___caliph____take_space_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph____take_space_genObject *self = (serai___games___scholars___caliph____take_space_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
        self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___caliph____take_space_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph____take_space_genObject *self = (serai___games___scholars___caliph____take_space_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
        self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0);
    return 0;
}

static void
scholars___caliph____take_space_gen_dealloc(serai___games___scholars___caliph____take_space_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___caliph____take_space_gen_free_instance == NULL) {
        scholars___caliph____take_space_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
            self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___caliph____take_space_gen_dealloc)
    CPyDef_scholars___caliph____take_space_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___caliph_____mypyc___3_take_space_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___caliph____take_space_gen(void);

static PyObject *
scholars___caliph____take_space_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___caliph____take_space_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___caliph_____mypyc___3_take_space_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___caliph____take_space_gen_vtable[6];
static bool
CPyDef_scholars___caliph____take_space_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___caliph____take_space_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___caliph____take_space_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___caliph____take_space_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___caliph____take_space_gen___send,
        (CPyVTableItem)CPyDef_scholars___caliph____take_space_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___caliph____take_space_gen___throw,
        (CPyVTableItem)CPyDef_scholars___caliph____take_space_gen___close,
    };
    memcpy(scholars___caliph____take_space_gen_vtable, scholars___caliph____take_space_gen_vtable_scratch, sizeof(scholars___caliph____take_space_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___caliph____take_space_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___caliph____take_space_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___caliph_____mypyc___3_take_space_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___caliph____take_space_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___caliph____take_space_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___caliph____take_space_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___caliph____take_space_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___caliph____take_space_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___caliph____take_space_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_take_space_gen",
    .tp_new = scholars___caliph____take_space_gen_new,
    .tp_dealloc = (destructor)scholars___caliph____take_space_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___caliph____take_space_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___caliph____take_space_gen_clear,
    .tp_methods = scholars___caliph____take_space_gen_methods,
    .tp_iter = CPyDef_scholars___caliph____take_space_gen_____iter__,
    .tp_iternext = CPyDef_scholars___caliph____take_space_gen_____next__,
    .tp_as_async = &scholars___caliph____take_space_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___caliph____take_space_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_take_space_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___caliph____take_space_gen_template = &CPyType_scholars___caliph____take_space_gen_template_;

PyObject *CPyDef_scholars___caliph_____mypyc___3_take_space_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___caliph____take_space_genObject *self;
    if (scholars___caliph____take_space_gen_free_instance != NULL) {
        self = scholars___caliph____take_space_gen_free_instance;
        scholars___caliph____take_space_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___caliph____take_space_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___caliph____take_space_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___caliph____take_space_gen(void)
{
    PyObject *self = CPyDef_scholars___caliph_____mypyc___3_take_space_gen_setup((PyObject *)CPyType_scholars___caliph____take_space_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___caliph___note__take_space_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___caliph___note__take_space_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___caliph___note__take_space_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___caliph___note__take_space_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___caliph___note__take_space_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___caliph___note__take_space_obj_traverse(serai___games___scholars___caliph___note__take_space_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___caliph___note__take_space_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___caliph___note__take_space_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___caliph___note__take_space_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph___note__take_space_objObject *self = (serai___games___scholars___caliph___note__take_space_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___caliph___note__take_space_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___caliph___note__take_space_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___caliph___note__take_space_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___caliph___note__take_space_objObject *self = (serai___games___scholars___caliph___note__take_space_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___caliph___note__take_space_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___caliph___note__take_space_objObject))));
    return 0;
}

static void
scholars___caliph___note__take_space_obj_dealloc(serai___games___scholars___caliph___note__take_space_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___caliph___note__take_space_obj_free_instance == NULL) {
        scholars___caliph___note__take_space_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___caliph___note__take_space_obj_dealloc)
    CPyDef_scholars___caliph___note__take_space_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___caliph_____mypyc__note__take_space_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___caliph___note__take_space_obj(void);

static PyObject *
scholars___caliph___note__take_space_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___caliph___note__take_space_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___caliph_____mypyc__note__take_space_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___caliph___note__take_space_obj_vtable[2];
static bool
CPyDef_scholars___caliph___note__take_space_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___caliph___note__take_space_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___caliph___note__take_space_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___caliph___note__take_space_obj_____get__,
    };
    memcpy(scholars___caliph___note__take_space_obj_vtable, scholars___caliph___note__take_space_obj_vtable_scratch, sizeof(scholars___caliph___note__take_space_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___caliph___note__take_space_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___caliph___note__take_space_obj_get___3_mypyc_env__(serai___games___scholars___caliph___note__take_space_objObject *self, void *closure);

static PyGetSetDef scholars___caliph___note__take_space_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___caliph___note__take_space_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___caliph___note__take_space_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___caliph_____mypyc__note__take_space_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___caliph___note__take_space_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___caliph___note__take_space_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___caliph___note__take_space_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note__take_space_obj",
    .tp_new = scholars___caliph___note__take_space_obj_new,
    .tp_dealloc = (destructor)scholars___caliph___note__take_space_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___caliph___note__take_space_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___caliph___note__take_space_obj_clear,
    .tp_getset = scholars___caliph___note__take_space_obj_getseters,
    .tp_methods = scholars___caliph___note__take_space_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___caliph___note__take_space_obj,
    .tp_members = scholars___caliph___note__take_space_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___caliph___note__take_space_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___caliph___note__take_space_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___caliph___note__take_space_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___caliph___note__take_space_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note__take_space_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___caliph___note__take_space_obj_template = &CPyType_scholars___caliph___note__take_space_obj_template_;

PyObject *CPyDef_scholars___caliph_____mypyc__note__take_space_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___caliph___note__take_space_objObject *self;
    if (scholars___caliph___note__take_space_obj_free_instance != NULL) {
        self = scholars___caliph___note__take_space_obj_free_instance;
        scholars___caliph___note__take_space_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___caliph___note__take_space_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___caliph___note__take_space_obj_vtable;
    self->vectorcall = CPyPy_scholars___caliph___note__take_space_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___caliph___note__take_space_obj(void)
{
    PyObject *self = CPyDef_scholars___caliph_____mypyc__note__take_space_obj_setup((PyObject *)CPyType_scholars___caliph___note__take_space_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___caliph___note__take_space_obj_get___3_mypyc_env__(serai___games___scholars___caliph___note__take_space_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note__take_space_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef scholars___caliphmodule_methods[] = {
    {"reveal_from_top", (PyCFunction)CPyPy_scholars___caliph___reveal_from_top, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reveal_from_top(t)\n--\n\n") /* docstring */},
    {"draw_card", (PyCFunction)CPyPy_scholars___caliph___draw_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draw_card(t, from_top)\n--\n\n") /* docstring */},
    {"resolve_caliph", (PyCFunction)CPyPy_scholars___caliph___resolve_caliph, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("resolve_caliph(t, card)\n--\n\n") /* docstring */},
    {"_trigger_end", (PyCFunction)CPyPy_scholars___caliph____trigger_end, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_trigger_end(t)\n--\n\n") /* docstring */},
    {"_visit", (PyCFunction)CPyPy_scholars___caliph____visit, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_visit(t, guild, space)\n--\n\n") /* docstring */},
    {"free_spaces", (PyCFunction)CPyPy_scholars___caliph___free_spaces, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_spaces(t, space)\n--\n\n") /* docstring */},
    {"_take_space", (PyCFunction)CPyPy_scholars___caliph____take_space, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_take_space(t, me, guild, space)\n--\n\n") /* docstring */},
    {"put_on_caliph", (PyCFunction)CPyPy_scholars___caliph___put_on_caliph, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("put_on_caliph(t, seat, space, place)\n--\n\n") /* docstring */},
    {"_event", (PyCFunction)CPyPy_scholars___caliph____event, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_event(t, space)\n--\n\n") /* docstring */},
    {"_pay_starting_translators", (PyCFunction)CPyPy_scholars___caliph____pay_starting_translators, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_pay_starting_translators(t, gold, silver)\n--\n\n") /* docstring */},
    {"_employ_neutral", (PyCFunction)CPyPy_scholars___caliph____employ_neutral, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_employ_neutral(t, piles)\n--\n\n") /* docstring */},
    {"employ_neutral", (PyCFunction)CPyPy_scholars___caliph___employ_neutral, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("employ_neutral(t, pile, room, rule)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___caliph__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___caliph__internal, "__name__");
    CPyStatic_scholars___caliph___globals = PyModule_GetDict(CPyModule_serai___games___scholars___caliph__internal);
    if (unlikely(CPyStatic_scholars___caliph___globals == NULL))
        goto fail;
    CPyType_scholars___caliph___reveal_from_top_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___caliph___reveal_from_top_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___caliph___reveal_from_top_gen))
        goto fail;
    CPyDef_scholars___caliph___reveal_from_top_gen_trait_vtable_setup();
    CPyType_scholars___caliph___resolve_caliph_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___caliph___resolve_caliph_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___caliph___resolve_caliph_gen))
        goto fail;
    CPyDef_scholars___caliph___resolve_caliph_gen_trait_vtable_setup();
    CPyType_scholars___caliph____visit_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___caliph____visit_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___caliph____visit_env))
        goto fail;
    CPyDef_scholars___caliph____visit_env_trait_vtable_setup();
    CPyType_scholars___caliph____visit_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___caliph____visit_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___caliph____visit_gen))
        goto fail;
    CPyDef_scholars___caliph____visit_gen_trait_vtable_setup();
    CPyType_scholars___caliph_____mypyc_lambda__0__visit_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___caliph_____mypyc_lambda__0__visit_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___caliph_____mypyc_lambda__0__visit_obj))
        goto fail;
    CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_trait_vtable_setup();
    CPyType_scholars___caliph____take_space_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___caliph____take_space_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___caliph____take_space_env))
        goto fail;
    CPyDef_scholars___caliph____take_space_env_trait_vtable_setup();
    CPyType_scholars___caliph____take_space_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___caliph____take_space_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___caliph____take_space_gen))
        goto fail;
    CPyDef_scholars___caliph____take_space_gen_trait_vtable_setup();
    CPyType_scholars___caliph___note__take_space_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___caliph___note__take_space_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___caliph___note__take_space_obj))
        goto fail;
    CPyDef_scholars___caliph___note__take_space_obj_trait_vtable_setup();
    char result = CPyDef_scholars___caliph_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___caliph__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___caliph___reveal_from_top_gen);
    Py_CLEAR(CPyType_scholars___caliph___resolve_caliph_gen);
    Py_CLEAR(CPyType_scholars___caliph____visit_env);
    Py_CLEAR(CPyType_scholars___caliph____visit_gen);
    Py_CLEAR(CPyType_scholars___caliph_____mypyc_lambda__0__visit_obj);
    Py_CLEAR(CPyType_scholars___caliph____take_space_env);
    Py_CLEAR(CPyType_scholars___caliph____take_space_gen);
    Py_CLEAR(CPyType_scholars___caliph___note__take_space_obj);
    return -1;
}
int CPyExec_serai___games___scholars___caliph(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___caliph__impl, &CPyImportState_serai___games___scholars___caliph, &CPyModule_serai___games___scholars___caliph);
}
static struct PyModuleDef scholars___caliphmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.caliph",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___caliphmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___caliph(void)
{
    if (CPyModule_serai___games___scholars___caliph__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___caliph__internal);
        return CPyModule_serai___games___scholars___caliph__internal;
    }
    CPyModule_serai___games___scholars___caliph__internal = PyModule_Create(&scholars___caliphmodule);
    return CPyModule_serai___games___scholars___caliph__internal;
}

PyObject *CPyInit_serai___games___scholars___caliph(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___caliph__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___caliph__internal);
        return CPyModule_serai___games___scholars___caliph__internal;
    }
    CPyModule_serai___games___scholars___caliph__internal = PyModule_Create(&scholars___caliphmodule);
    if (unlikely(CPyModule_serai___games___scholars___caliph__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.caliph");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___caliph__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___caliph__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___caliph__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___caliph(CPyModule_serai___games___scholars___caliph__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___caliph__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.caliph");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___caliph__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___reveal_from_top_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    int32_t cpy_r_r15;
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
    char cpy_r_r51;
    int32_t cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL48;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 17, CPyStatic_scholars___caliph___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL4: ;
    if (!1) goto CPyL42;
    cpy_r_r7 = ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "reveal_from_top", "reveal_from_top_gen", "t", 20, CPyStatic_scholars___caliph___globals);
        goto CPyL47;
    }
CPyL6: ;
    cpy_r_r8 = CPyDef_scholars___caliph___draw_card(cpy_r_r7, 1);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 20, CPyStatic_scholars___caliph___globals);
        goto CPyL47;
    }
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 == -2;
    if (cpy_r_r9) goto CPyL12;
    cpy_r_r10 = ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "reveal_from_top", "reveal_from_top_gen", "t", 21, CPyStatic_scholars___caliph___globals);
        goto CPyL53;
    }
CPyL9: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_r10)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "reveal_from_top", "Table", "book", 21, CPyStatic_scholars___caliph___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r11);
CPyL10: ;
    cpy_r_r12 = CPyDef_scholars___book___Book___is_caliph(cpy_r_r11, cpy_r_r8);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 21, CPyStatic_scholars___caliph___globals);
        goto CPyL53;
    }
    if (cpy_r_r12) goto CPyL17;
CPyL12: ;
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r8);
    ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r15 = CPyDef_scholars___caliph___reveal_from_top_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL16;
    CPyGen_SetStopIterationValue(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (!0) goto CPyL52;
    CPy_Unreachable();
CPyL16: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r13;
    CPyGen_Exit(&((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL17: ;
    cpy_r_r16 = ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "reveal_from_top", "reveal_from_top_gen", "t", 23, CPyStatic_scholars___caliph___globals);
        goto CPyL53;
    }
CPyL18: ;
    cpy_r_r17 = ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "reveal_from_top", "reveal_from_top_gen", "t", 23, CPyStatic_scholars___caliph___globals);
        goto CPyL53;
    }
CPyL19: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_r17)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "reveal_from_top", "Table", "book", 23, CPyStatic_scholars___caliph___globals);
        goto CPyL53;
    }
CPyL20: ;
    cpy_r_r19 = ((serai___games___scholars___book___BookObject *)cpy_r_r18)->_caliph;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "reveal_from_top", "Book", "caliph", 23, CPyStatic_scholars___caliph___globals);
        goto CPyL53;
    }
CPyL21: ;
    cpy_r_r20 = CPyTagged_Subtract(cpy_r_r8, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r21 = CPyDef_scholars___caliph___resolve_caliph(cpy_r_r16, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 23, CPyStatic_scholars___caliph___globals);
        goto CPyL47;
    }
    if (((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0);
    }
    ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0 = cpy_r_r21;
    cpy_r_r22 = 1;
    if (!cpy_r_r22) goto CPyL47;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = NULL;
    cpy_r_r1 = cpy_r_r25;
    cpy_r_r26 = (PyObject **)&cpy_r_r1;
    cpy_r_r27 = ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0;
    cpy_r_r28 = CPyDef_scholars___caliph___resolve_caliph_gen_____mypyc_generator_helper__(cpy_r_r27, cpy_r_r24, cpy_r_r24, cpy_r_r24, cpy_r_r23, cpy_r_r26);
    if (cpy_r_r28 != NULL) goto CPyL54;
    cpy_r_r29 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 23, CPyStatic_scholars___caliph___globals);
        goto CPyL55;
    }
    cpy_r_r30 = cpy_r_r1;
    CPy_DECREF(cpy_r_r30);
    cpy_r_r31 = NULL;
    if (((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0);
    }
    ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0 = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 23, CPyStatic_scholars___caliph___globals);
        goto CPyL47;
    } else
        goto CPyL4;
CPyL26: ;
    cpy_r_r33 = cpy_r_r28;
CPyL27: ;
    ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r33;
CPyL28: ;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = cpy_r_type != cpy_r_r35;
    if (!cpy_r_r36) goto CPyL56;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 23, CPyStatic_scholars___caliph___globals);
        goto CPyL32;
    } else
        goto CPyL57;
CPyL30: ;
    CPy_Unreachable();
CPyL31: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL38;
CPyL32: ;
    cpy_r_r37 = CPy_CatchError();
    cpy_r_r38 = (PyObject **)&cpy_r_r3;
    cpy_r_r39 = ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0;
    cpy_r_r40 = CPy_YieldFromErrorHandle(cpy_r_r39, cpy_r_r38);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 23, CPyStatic_scholars___caliph___globals);
        goto CPyL58;
    }
    if (cpy_r_r40) goto CPyL35;
    cpy_r_r33 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    goto CPyL27;
CPyL35: ;
    cpy_r_r30 = cpy_r_r3;
    CPy_DecRef(cpy_r_r30);
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    goto CPyL4;
CPyL36: ;
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    cpy_r_r41 = CPy_KeepPropagating();
    if (!cpy_r_r41) goto CPyL47;
    CPy_Unreachable();
CPyL38: ;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = NULL;
    cpy_r_r1 = cpy_r_r43;
    cpy_r_r44 = (PyObject **)&cpy_r_r1;
    cpy_r_r45 = ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0;
    cpy_r_r46 = CPyDef_scholars___caliph___resolve_caliph_gen_____mypyc_generator_helper__(cpy_r_r45, cpy_r_r42, cpy_r_r42, cpy_r_r42, cpy_r_arg, cpy_r_r44);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r46 == NULL) {
        goto CPyL40;
    } else
        goto CPyL59;
CPyL39: ;
    cpy_r_r33 = cpy_r_r46;
    goto CPyL27;
CPyL40: ;
    cpy_r_r47 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 23, CPyStatic_scholars___caliph___globals);
        goto CPyL55;
    }
    cpy_r_r30 = cpy_r_r1;
    CPy_DECREF(cpy_r_r30);
    goto CPyL4;
CPyL42: ;
    cpy_r_r48 = Py_None;
    CPy_INCREF(cpy_r_r48);
    ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r50 = CPyDef_scholars___caliph___reveal_from_top_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL46;
    CPyGen_SetStopIterationValue(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (!0) goto CPyL52;
    CPy_Unreachable();
CPyL46: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r48;
    CPyGen_Exit(&((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL47: ;
    ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r52 = CPyDef_scholars___caliph___reveal_from_top_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r53 = NULL;
    CPyGen_Exit(&((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r53;
CPyL48: ;
    cpy_r_r54 = cpy_r_r4 == 0;
    if (cpy_r_r54) goto CPyL60;
    cpy_r_r55 = cpy_r_r4 == 1;
    if (cpy_r_r55) {
        goto CPyL28;
    } else
        goto CPyL61;
CPyL50: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r56 = 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 17, CPyStatic_scholars___caliph___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL52: ;
    cpy_r_r57 = NULL;
    CPyGen_Exit(&((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r57;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL47;
CPyL54: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL26;
CPyL55: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL47;
CPyL56: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL31;
CPyL57: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL58: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL59: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL39;
CPyL60: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL61: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL50;
}
        
PyObject *CPyDef_scholars___caliph___reveal_from_top_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___caliph___reveal_from_top_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___caliph___reveal_from_top_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph___reveal_from_top_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph.reveal_from_top_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph___reveal_from_top_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "__next__", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___reveal_from_top_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___caliph___reveal_from_top_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___caliph___reveal_from_top_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph___reveal_from_top_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph.reveal_from_top_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___caliph___reveal_from_top_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "send", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___reveal_from_top_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___caliph___reveal_from_top_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph___reveal_from_top_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph.reveal_from_top_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph___reveal_from_top_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "__iter__", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___reveal_from_top_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___caliph___reveal_from_top_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___caliph___reveal_from_top_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph___reveal_from_top_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph.reveal_from_top_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___caliph___reveal_from_top_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "throw", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___reveal_from_top_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___caliph___reveal_from_top_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4669 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4669);
    PyObject *__tmp4670 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4670);
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
        
        PyObject *CPyPy_scholars___caliph___reveal_from_top_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph___reveal_from_top_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph.reveal_from_top_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph___reveal_from_top_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "close", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___reveal_from_top(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_scholars___caliph___reveal_from_top_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 17, CPyStatic_scholars___caliph___globals);
        goto CPyL3;
    }
    ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___caliph___reveal_from_top_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 17, CPyStatic_scholars___caliph___globals);
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
        
        PyObject *CPyPy_scholars___caliph___reveal_from_top(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:reveal_from_top", kwlist, 0};
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
            PyObject *retval = CPyDef_scholars___caliph___reveal_from_top(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "reveal_from_top", 17, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___caliph___draw_card(PyObject *cpy_r_t, char cpy_r_from_top) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_card;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_part;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    int32_t cpy_r_r67;
    char cpy_r_r68;
    CPyTagged cpy_r_r69;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "deck", 28, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL14;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "reserve", 28, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r5);
CPyL3: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    CPy_DECREF(cpy_r_r5);
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL14;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "reserve", 29, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r10);
CPyL5: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 29, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    cpy_r_r12 = PyList_New(0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 30, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 30, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "deck", 31, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
CPyL9: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = PyList_New(1);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 31, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r21 = *(CPyPtr *)cpy_r_r20;
    *(PyObject * *)cpy_r_r21 = cpy_r_r19;
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections = cpy_r_r18;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 31, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    cpy_r_r23 = CPyStatics[2701]; /* 'event-reserve' */
    cpy_r_r24 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "seat", 32, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL12: ;
    cpy_r_r25 = CPyStatics[2702]; /* 'SC-END-02' */
    cpy_r_r26 = PyDict_New();
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 32, CPyStatic_scholars___caliph___globals);
        goto CPyL50;
    }
    cpy_r_r27 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r23, cpy_r_r24, cpy_r_r25, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 32, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
CPyL14: ;
    cpy_r_r28 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "deck", 33, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r28);
CPyL15: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    CPy_DECREF(cpy_r_r28);
    cpy_r_r31 = cpy_r_r30 << 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (cpy_r_r32) goto CPyL17;
    return -2;
CPyL17: ;
    cpy_r_r33 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "reveals", 35, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
CPyL18: ;
    cpy_r_r34 = CPyTagged_Add(cpy_r_r33, 2);
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 35, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    if (!cpy_r_from_top) goto CPyL27;
    cpy_r_r36 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "deck", 37, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
CPyL21: ;
    cpy_r_r37 = CPyList_GetItemShort(cpy_r_r36, -2);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 37, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 37, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    cpy_r_card = cpy_r_r38;
    cpy_r_r39 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "deck", 38, CPyStatic_scholars___caliph___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r39);
CPyL24: ;
    cpy_r_r40 = CPyList_GetSlice(cpy_r_r39, 0, -2);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 38, CPyStatic_scholars___caliph___globals);
        goto CPyL51;
    }
    if (likely(PyList_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "draw_card", 38, CPyStatic_scholars___caliph___globals, "list", cpy_r_r40);
        goto CPyL51;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck = cpy_r_r41;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 38, CPyStatic_scholars___caliph___globals);
        goto CPyL51;
    } else
        goto CPyL34;
CPyL27: ;
    cpy_r_r43 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "deck", 40, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
CPyL28: ;
    cpy_r_r44 = CPyList_GetItemShort(cpy_r_r43, 0);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 40, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 40, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    }
    cpy_r_card = cpy_r_r45;
    cpy_r_r46 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "deck", 41, CPyStatic_scholars___caliph___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r46);
CPyL31: ;
    cpy_r_r47 = CPyList_GetSlice(cpy_r_r46, 2, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 41, CPyStatic_scholars___caliph___globals);
        goto CPyL51;
    }
    if (likely(PyList_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "draw_card", 41, CPyStatic_scholars___caliph___globals, "list", cpy_r_r47);
        goto CPyL51;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck = cpy_r_r48;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 41, CPyStatic_scholars___caliph___globals);
        goto CPyL51;
    }
CPyL34: ;
    if (!cpy_r_from_top) goto CPyL37;
    cpy_r_r50 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "sections", 42, CPyStatic_scholars___caliph___globals);
        goto CPyL51;
    }
CPyL36: ;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r52 << 1;
    cpy_r_r54 = CPyTagged_Subtract(cpy_r_r53, 2);
    cpy_r_r55 = cpy_r_r54;
    goto CPyL38;
CPyL37: ;
    cpy_r_r55 = 0;
CPyL38: ;
    cpy_r_part = cpy_r_r55;
    cpy_r_r56 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "sections", 43, CPyStatic_scholars___caliph___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r56);
CPyL39: ;
    cpy_r_r57 = CPyList_GetItem(cpy_r_r56, cpy_r_part);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 43, CPyStatic_scholars___caliph___globals);
        goto CPyL53;
    }
    cpy_r_r58 = CPyStatics[4897]; /* 1 */
    cpy_r_r59 = PyNumber_InPlaceSubtract(cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 43, CPyStatic_scholars___caliph___globals);
        goto CPyL53;
    }
    cpy_r_r60 = CPyList_SetItem(cpy_r_r56, cpy_r_part, cpy_r_r59);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 43, CPyStatic_scholars___caliph___globals);
        goto CPyL52;
    }
    cpy_r_r61 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "sections", 44, CPyStatic_scholars___caliph___globals);
        goto CPyL52;
    }
CPyL43: ;
    cpy_r_r62 = CPyList_GetItem(cpy_r_r61, cpy_r_part);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 44, CPyStatic_scholars___caliph___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 44, CPyStatic_scholars___caliph___globals);
        goto CPyL52;
    }
    cpy_r_r64 = cpy_r_r63 != 0;
    CPyTagged_DECREF(cpy_r_r63);
    if (cpy_r_r64) goto CPyL54;
    cpy_r_r65 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "draw_card", "Table", "sections", 45, CPyStatic_scholars___caliph___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r65);
CPyL47: ;
    cpy_r_r66 = CPyTagged_StealAsObject(cpy_r_part);
    cpy_r_r67 = PyObject_DelItem(cpy_r_r65, cpy_r_r66);
    CPy_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r66);
    cpy_r_r68 = cpy_r_r67 >= 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 45, CPyStatic_scholars___caliph___globals);
        goto CPyL51;
    }
CPyL48: ;
    return cpy_r_card;
CPyL49: ;
    cpy_r_r69 = CPY_INT_TAG;
    return cpy_r_r69;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL49;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL49;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_part);
    goto CPyL49;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_part);
    CPy_DecRef(cpy_r_r56);
    goto CPyL49;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_part);
    goto CPyL48;
}
        
        PyObject *CPyPy_scholars___caliph___draw_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "from_top", 0};
            static CPyArg_Parser parser = {"OO:draw_card", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_from_top;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_from_top)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char arg_from_top;
            if (unlikely(!PyBool_Check(obj_from_top))) {
                CPy_TypeError("bool", obj_from_top); goto fail;
            } else
                arg_from_top = obj_from_top == Py_True;
            CPyTagged retval = CPyDef_scholars___caliph___draw_card(arg_t, arg_from_top);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "draw_card", 26, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___resolve_caliph_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    tuple_T3OOO cpy_r_r76;
    PyObject **cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject **cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyPtr cpy_r_r92;
    int64_t cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    CPyTagged cpy_r_r98;
    CPyTagged cpy_r_guild;
    CPyTagged cpy_r_r99;
    CPyTagged cpy_r_r100;
    char cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    tuple_T3OOO cpy_r_r121;
    PyObject **cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject **cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
    int32_t cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    char cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL102;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 52, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "t", 54, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "Table", "book", 54, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    if (((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 54, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    cpy_r_r14 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "t", 55, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL8: ;
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_r14)->_caliphs;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "Table", "caliphs", 55, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL9: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    if (((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space);
    }
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 55, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    cpy_r_r20 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "t", 56, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL11: ;
    cpy_r_r21 = ((serai___games___scholars___table___TableObject *)cpy_r_r20)->_caliphs;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "Table", "caliphs", 56, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r21);
CPyL12: ;
    cpy_r_r22 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "card", 56, CPyStatic_scholars___caliph___globals);
        goto CPyL108;
    }
CPyL13: ;
    CPyTagged_INCREF(cpy_r_r22);
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r24 = PyList_Append(cpy_r_r21, cpy_r_r23);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 56, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    cpy_r_r26 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "t", 57, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL15: ;
    cpy_r_r27 = CPyStatics[2703]; /* 'event-caliph' */
    cpy_r_r28 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "t", 57, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL16: ;
    cpy_r_r29 = ((serai___games___scholars___table___TableObject *)cpy_r_r28)->_seat;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "Table", "seat", 57, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    CPyTagged_INCREF(cpy_r_r29);
CPyL17: ;
    cpy_r_r30 = CPyStatics[2704]; /* 'SC-CAL-01' */
    cpy_r_r31 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "book", 57, CPyStatic_scholars___caliph___globals);
        goto CPyL109;
    }
CPyL18: ;
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r31)->_caliph_cards;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "Book", "caliph_cards", 57, CPyStatic_scholars___caliph___globals);
        goto CPyL109;
    }
CPyL19: ;
    cpy_r_r33 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "card", 57, CPyStatic_scholars___caliph___globals);
        goto CPyL109;
    }
CPyL20: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 57, CPyStatic_scholars___caliph___globals);
        goto CPyL109;
    }
    if (likely(PyTuple_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 57, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r34);
        goto CPyL109;
    }
    cpy_r_r36 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "book", 57, CPyStatic_scholars___caliph___globals);
        goto CPyL110;
    }
CPyL23: ;
    cpy_r_r37 = CPySequenceTuple_GetItem(cpy_r_r35, 0);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 57, CPyStatic_scholars___caliph___globals);
        goto CPyL109;
    }
    if (likely(PyUnicode_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 57, CPyStatic_scholars___caliph___globals, "str", cpy_r_r37);
        goto CPyL109;
    }
    cpy_r_r39 = CPyStatics[390]; /* 'card' */
    cpy_r_r40 = CPyDict_Build(1, cpy_r_r39, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 57, CPyStatic_scholars___caliph___globals);
        goto CPyL109;
    }
    cpy_r_r41 = CPyDef_kernel___table___Table___tell(cpy_r_r26, cpy_r_r27, cpy_r_r29, cpy_r_r30, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 57, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    cpy_r_r42 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "t", 58, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL28: ;
    cpy_r_r43 = ((serai___games___scholars___table___TableObject *)cpy_r_r42)->_caliphs;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "Table", "caliphs", 58, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL29: ;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r43 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r45 << 1;
    cpy_r_r47 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "book", 58, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL30: ;
    cpy_r_r48 = ((serai___games___scholars___book___BookObject *)cpy_r_r47)->_caliph_slots;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "Book", "caliph_slots", 58, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL31: ;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyVarObject, ob_size));
    cpy_r_r50 = *(int64_t *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r50 << 1;
    cpy_r_r52 = cpy_r_r46 == cpy_r_r51;
    cpy_r_r53 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "book", 58, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL32: ;
    if (!cpy_r_r52) goto CPyL35;
    cpy_r_r54 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "t", 59, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL34: ;
    cpy_r_r55 = CPyDef_scholars___caliph____trigger_end(cpy_r_r54);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 59, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL35: ;
    cpy_r_r56 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "book", 60, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL36: ;
    cpy_r_r57 = ((serai___games___scholars___book___BookObject *)cpy_r_r56)->_seams;
    CPy_INCREF(cpy_r_r57);
    cpy_r_r58 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "t", 60, CPyStatic_scholars___caliph___globals);
        goto CPyL111;
    }
CPyL37: ;
    cpy_r_r59 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "space", 60, CPyStatic_scholars___caliph___globals);
        goto CPyL111;
    }
CPyL38: ;
    cpy_r_r60 = CPY_GET_METHOD(cpy_r_r57, CPyType_scholars___seams___Seams, 31, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r57, cpy_r_r58, cpy_r_r59); /* caliph_revealed */
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 60, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    if (((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2);
    }
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2 = cpy_r_r60;
    cpy_r_r61 = 1;
    if (!cpy_r_r61) goto CPyL101;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r64 = NULL;
    cpy_r_r1 = cpy_r_r64;
    cpy_r_r65 = (PyObject **)&cpy_r_r1;
    cpy_r_r66 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2;
    cpy_r_r67 = CPY_GET_METHOD(cpy_r_r66, CPyType_scholars___seams___caliph_revealed_Seams_gen, 0, serai___games___scholars___seams___caliph_revealed_Seams_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r66, cpy_r_r63, cpy_r_r63, cpy_r_r63, cpy_r_r62, cpy_r_r65); /* __mypyc_generator_helper__ */
    if (cpy_r_r67 != NULL) goto CPyL112;
    cpy_r_r68 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 60, CPyStatic_scholars___caliph___globals);
        goto CPyL113;
    }
    cpy_r_r69 = cpy_r_r1;
    CPy_DECREF(cpy_r_r69);
    cpy_r_r70 = NULL;
    if (((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2);
    }
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2 = cpy_r_r70;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 60, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    } else
        goto CPyL59;
CPyL43: ;
    cpy_r_r72 = cpy_r_r67;
CPyL44: ;
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r72;
CPyL45: ;
    cpy_r_r74 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r75 = cpy_r_type != cpy_r_r74;
    if (!cpy_r_r75) goto CPyL114;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 60, CPyStatic_scholars___caliph___globals);
        goto CPyL49;
    } else
        goto CPyL115;
CPyL47: ;
    CPy_Unreachable();
CPyL48: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL55;
CPyL49: ;
    cpy_r_r76 = CPy_CatchError();
    cpy_r_r77 = (PyObject **)&cpy_r_r3;
    cpy_r_r78 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2;
    cpy_r_r79 = CPy_YieldFromErrorHandle(cpy_r_r78, cpy_r_r77);
    if (unlikely(cpy_r_r79 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 60, CPyStatic_scholars___caliph___globals);
        goto CPyL116;
    }
    if (cpy_r_r79) goto CPyL52;
    cpy_r_r72 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r76);
    CPy_DecRef(cpy_r_r76.f0);
    CPy_DecRef(cpy_r_r76.f1);
    CPy_DecRef(cpy_r_r76.f2);
    goto CPyL44;
CPyL52: ;
    cpy_r_r69 = cpy_r_r3;
    CPy_DecRef(cpy_r_r69);
    CPy_RestoreExcInfo(cpy_r_r76);
    CPy_DecRef(cpy_r_r76.f0);
    CPy_DecRef(cpy_r_r76.f1);
    CPy_DecRef(cpy_r_r76.f2);
    goto CPyL59;
CPyL53: ;
    CPy_RestoreExcInfo(cpy_r_r76);
    CPy_DecRef(cpy_r_r76.f0);
    CPy_DecRef(cpy_r_r76.f1);
    CPy_DecRef(cpy_r_r76.f2);
    cpy_r_r80 = CPy_KeepPropagating();
    if (!cpy_r_r80) goto CPyL101;
    CPy_Unreachable();
CPyL55: ;
    cpy_r_r81 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r82 = NULL;
    cpy_r_r1 = cpy_r_r82;
    cpy_r_r83 = (PyObject **)&cpy_r_r1;
    cpy_r_r84 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2;
    cpy_r_r85 = CPY_GET_METHOD(cpy_r_r84, CPyType_scholars___seams___caliph_revealed_Seams_gen, 0, serai___games___scholars___seams___caliph_revealed_Seams_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r84, cpy_r_r81, cpy_r_r81, cpy_r_r81, cpy_r_arg, cpy_r_r83); /* __mypyc_generator_helper__ */
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r85 == NULL) {
        goto CPyL57;
    } else
        goto CPyL117;
CPyL56: ;
    cpy_r_r72 = cpy_r_r85;
    goto CPyL44;
CPyL57: ;
    cpy_r_r86 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 60, CPyStatic_scholars___caliph___globals);
        goto CPyL113;
    }
    cpy_r_r69 = cpy_r_r1;
    CPy_DECREF(cpy_r_r69);
CPyL59: ;
    cpy_r_r87 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "t", 61, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL60: ;
    cpy_r_r88 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "space", 61, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL61: ;
    cpy_r_r89 = CPyDef_scholars___caliph____event(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 61, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    cpy_r_r90 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "book", 62, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL63: ;
    cpy_r_r91 = ((serai___games___scholars___book___BookObject *)cpy_r_r90)->_guilds;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "Book", "guilds", 62, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL64: ;
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r91 + offsetof(PyVarObject, ob_size));
    cpy_r_r93 = *(int64_t *)cpy_r_r92;
    cpy_r_r94 = cpy_r_r93 << 1;
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph___resolve_caliph_gen_0 = cpy_r_r94;
    cpy_r_r95 = 1;
    cpy_r_r96 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "book", 62, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL65: ;
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3 = 0;
    cpy_r_r97 = 1;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 62, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    cpy_r_r98 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3;
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "__mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3", 62, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL67: ;
    cpy_r_guild = cpy_r_r98;
    CPyTagged_DECREF(cpy_r_guild);
CPyL68: ;
    cpy_r_r99 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3;
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "__mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3", 62, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL69: ;
    cpy_r_r100 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph___resolve_caliph_gen_0;
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___caliph___resolve_caliph_gen_0' of 'resolve_caliph_gen' undefined");
    }
    cpy_r_r101 = (Py_ssize_t)cpy_r_r99 < (Py_ssize_t)cpy_r_r100;
    if (!cpy_r_r101) goto CPyL96;
    cpy_r_r102 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "__mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3", 62, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL71: ;
    cpy_r_guild = cpy_r_r102;
    cpy_r_r103 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "t", 63, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
CPyL72: ;
    cpy_r_r104 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "space", 63, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
CPyL73: ;
    cpy_r_r105 = CPyDef_scholars___caliph____visit(cpy_r_r103, cpy_r_guild, cpy_r_r104);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 63, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    if (((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4);
    }
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4 = cpy_r_r105;
    cpy_r_r106 = 1;
    if (!cpy_r_r106) goto CPyL101;
    cpy_r_r107 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r108 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r109 = NULL;
    cpy_r_r5 = cpy_r_r109;
    cpy_r_r110 = (PyObject **)&cpy_r_r5;
    cpy_r_r111 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4;
    cpy_r_r112 = CPyDef_scholars___caliph____visit_gen_____mypyc_generator_helper__(cpy_r_r111, cpy_r_r108, cpy_r_r108, cpy_r_r108, cpy_r_r107, cpy_r_r110);
    if (cpy_r_r112 != NULL) goto CPyL119;
    cpy_r_r113 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 63, CPyStatic_scholars___caliph___globals);
        goto CPyL120;
    }
    cpy_r_r114 = cpy_r_r5;
    CPy_DECREF(cpy_r_r114);
    cpy_r_r115 = NULL;
    if (((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4);
    }
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4 = cpy_r_r115;
    cpy_r_r116 = 1;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 63, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    } else
        goto CPyL94;
CPyL78: ;
    cpy_r_r117 = cpy_r_r112;
CPyL79: ;
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r117;
CPyL80: ;
    cpy_r_r119 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r120 = cpy_r_type != cpy_r_r119;
    if (!cpy_r_r120) goto CPyL121;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 63, CPyStatic_scholars___caliph___globals);
        goto CPyL84;
    } else
        goto CPyL122;
CPyL82: ;
    CPy_Unreachable();
CPyL83: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL90;
CPyL84: ;
    cpy_r_r121 = CPy_CatchError();
    cpy_r_r122 = (PyObject **)&cpy_r_r7;
    cpy_r_r123 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4;
    cpy_r_r124 = CPy_YieldFromErrorHandle(cpy_r_r123, cpy_r_r122);
    if (unlikely(cpy_r_r124 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 63, CPyStatic_scholars___caliph___globals);
        goto CPyL123;
    }
    if (cpy_r_r124) goto CPyL87;
    cpy_r_r117 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r121);
    CPy_DecRef(cpy_r_r121.f0);
    CPy_DecRef(cpy_r_r121.f1);
    CPy_DecRef(cpy_r_r121.f2);
    goto CPyL79;
CPyL87: ;
    cpy_r_r114 = cpy_r_r7;
    CPy_DecRef(cpy_r_r114);
    CPy_RestoreExcInfo(cpy_r_r121);
    CPy_DecRef(cpy_r_r121.f0);
    CPy_DecRef(cpy_r_r121.f1);
    CPy_DecRef(cpy_r_r121.f2);
    goto CPyL94;
CPyL88: ;
    CPy_RestoreExcInfo(cpy_r_r121);
    CPy_DecRef(cpy_r_r121.f0);
    CPy_DecRef(cpy_r_r121.f1);
    CPy_DecRef(cpy_r_r121.f2);
    cpy_r_r125 = CPy_KeepPropagating();
    if (!cpy_r_r125) goto CPyL101;
    CPy_Unreachable();
CPyL90: ;
    cpy_r_r126 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r127 = NULL;
    cpy_r_r5 = cpy_r_r127;
    cpy_r_r128 = (PyObject **)&cpy_r_r5;
    cpy_r_r129 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4;
    cpy_r_r130 = CPyDef_scholars___caliph____visit_gen_____mypyc_generator_helper__(cpy_r_r129, cpy_r_r126, cpy_r_r126, cpy_r_r126, cpy_r_arg, cpy_r_r128);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r130 == NULL) {
        goto CPyL92;
    } else
        goto CPyL124;
CPyL91: ;
    cpy_r_r117 = cpy_r_r130;
    goto CPyL79;
CPyL92: ;
    cpy_r_r131 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 63, CPyStatic_scholars___caliph___globals);
        goto CPyL120;
    }
    cpy_r_r114 = cpy_r_r5;
    CPy_DECREF(cpy_r_r114);
CPyL94: ;
    cpy_r_r132 = ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3;
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "resolve_caliph", "resolve_caliph_gen", "__mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3", 62, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
CPyL95: ;
    cpy_r_r133 = cpy_r_r132 + 2;
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3 = cpy_r_r133;
    cpy_r_r134 = 1;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 62, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    } else
        goto CPyL68;
CPyL96: ;
    cpy_r_r135 = Py_None;
    CPy_INCREF(cpy_r_r135);
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r137 = CPyDef_scholars___caliph___resolve_caliph_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL100;
    CPyGen_SetStopIterationValue(cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    if (!0) goto CPyL107;
    CPy_Unreachable();
CPyL100: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r135;
    CPyGen_Exit(&((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL101: ;
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r139 = CPyDef_scholars___caliph___resolve_caliph_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r140 = NULL;
    CPyGen_Exit(&((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r140;
CPyL102: ;
    cpy_r_r141 = cpy_r_r8 == 0;
    if (cpy_r_r141) goto CPyL125;
    cpy_r_r142 = cpy_r_r8 == 1;
    if (cpy_r_r142) {
        goto CPyL126;
    } else
        goto CPyL127;
CPyL104: ;
    cpy_r_r143 = cpy_r_r8 == 2;
    if (cpy_r_r143) {
        goto CPyL80;
    } else
        goto CPyL128;
CPyL105: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r144 = 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 52, CPyStatic_scholars___caliph___globals);
        goto CPyL107;
    }
    CPy_Unreachable();
CPyL107: ;
    cpy_r_r145 = NULL;
    CPyGen_Exit(&((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r145;
CPyL108: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL101;
CPyL109: ;
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL101;
CPyL110: ;
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r35);
    goto CPyL101;
CPyL111: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL101;
CPyL112: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL43;
CPyL113: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL101;
CPyL114: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL48;
CPyL115: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL47;
CPyL116: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL53;
CPyL117: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL56;
CPyL118: ;
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL101;
CPyL119: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL78;
CPyL120: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL101;
CPyL121: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL83;
CPyL122: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL82;
CPyL123: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL88;
CPyL124: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL91;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL126: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL45;
CPyL127: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL104;
CPyL128: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL105;
}
        
PyObject *CPyDef_scholars___caliph___resolve_caliph_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___caliph___resolve_caliph_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___caliph___resolve_caliph_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph___resolve_caliph_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph.resolve_caliph_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph___resolve_caliph_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "__next__", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___resolve_caliph_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___caliph___resolve_caliph_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___caliph___resolve_caliph_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph___resolve_caliph_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph.resolve_caliph_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___caliph___resolve_caliph_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "send", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___resolve_caliph_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___caliph___resolve_caliph_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph___resolve_caliph_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph.resolve_caliph_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph___resolve_caliph_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "__iter__", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___resolve_caliph_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___caliph___resolve_caliph_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___caliph___resolve_caliph_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph___resolve_caliph_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph.resolve_caliph_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___caliph___resolve_caliph_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "throw", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___resolve_caliph_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___caliph___resolve_caliph_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4671 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4671);
    PyObject *__tmp4672 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4672);
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
        
        PyObject *CPyPy_scholars___caliph___resolve_caliph_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph___resolve_caliph_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph.resolve_caliph_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph___resolve_caliph_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "close", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___resolve_caliph(PyObject *cpy_r_t, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_scholars___caliph___resolve_caliph_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 52, CPyStatic_scholars___caliph___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 52, CPyStatic_scholars___caliph___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_card);
    if (((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___scholars___caliph___resolve_caliph_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card = cpy_r_card;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 52, CPyStatic_scholars___caliph___globals);
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
        
        PyObject *CPyPy_scholars___caliph___resolve_caliph(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "card", 0};
            static CPyArg_Parser parser = {"OO:resolve_caliph", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_card)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph___resolve_caliph(arg_t, arg_card);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "resolve_caliph", 52, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
char CPyDef_scholars___caliph____trigger_end(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    cpy_r_r0 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_trigger_end", 68, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
CPyL1: ;
    cpy_r_r1 = CPyTagged_Subtract(cpy_r_r0, 2);
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_trigger_end", "Table", "seat", 68, CPyStatic_scholars___caliph___globals);
        goto CPyL12;
    }
CPyL2: ;
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_first;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_trigger_end", "Table", "first", 68, CPyStatic_scholars___caliph___globals);
        goto CPyL12;
    }
CPyL3: ;
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r2, cpy_r_r3);
    cpy_r_r5 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_trigger_end", 68, CPyStatic_scholars___caliph___globals);
        goto CPyL13;
    }
CPyL4: ;
    cpy_r_r6 = CPyTagged_Remainder(cpy_r_r4, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_trigger_end", 68, CPyStatic_scholars___caliph___globals);
        goto CPyL12;
    }
    cpy_r_r7 = CPyTagged_Subtract(cpy_r_r1, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r8 = CPyTagged_Add(2, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r9 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_trigger_end", 69, CPyStatic_scholars___caliph___globals);
        goto CPyL14;
    }
CPyL6: ;
    cpy_r_r10 = CPyTagged_Add(cpy_r_r8, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_trigger_end", 69, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
    cpy_r_r12 = CPyStatics[2705]; /* 'event-end-triggered' */
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_trigger_end", "Table", "seat", 70, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL8: ;
    cpy_r_r14 = CPyStatics[2706]; /* 'SC-END-01' */
    cpy_r_r15 = PyDict_New();
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_trigger_end", 70, CPyStatic_scholars___caliph___globals);
        goto CPyL15;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_trigger_end", 70, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
    return 1;
CPyL11: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL11;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL11;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL11;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL11;
}
        
        PyObject *CPyPy_scholars___caliph____trigger_end(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_trigger_end", kwlist, 0};
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
            char retval = CPyDef_scholars___caliph____trigger_end(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_trigger_end", 66, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___caliph_____mypyc_lambda__0__visit_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "__get__", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = ((serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "<lambda>", "__mypyc_lambda__0__visit_obj", "__mypyc_env__", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__active;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "<lambda>", "_visit_env", "active", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyTagged_Subtract(cpy_r_seat, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    cpy_r_r3 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "<lambda>", "_visit_env", "t", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = CPyDef_scholars___table___Table___seats(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<lambda>", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL7;
    }
CPyL4: ;
    cpy_r_r5 = CPyTagged_Remainder(cpy_r_r2, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<lambda>", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL6;
    }
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
CPyL7: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___caliph_____mypyc_lambda__0__visit_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj_____call__(arg___mypyc_self__, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<lambda>", 85, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____visit_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
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
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    CPyTagged cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    CPyTagged cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    int32_t cpy_r_r104;
    char cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyTagged cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    CPyTagged cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject **cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyPtr cpy_r_r125;
    int64_t cpy_r_r126;
    int64_t cpy_r_r127;
    char cpy_r_r128;
    int64_t cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyPtr cpy_r_r131;
    CPyPtr cpy_r_r132;
    int64_t cpy_r_r133;
    CPyPtr cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    CPyTagged cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    CPyPtr cpy_r_r153;
    int64_t cpy_r_r154;
    CPyTagged cpy_r_r155;
    int64_t cpy_r_r156;
    char cpy_r_r157;
    int64_t cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    char cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    CPyTagged cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    CPyTagged cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject **cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    tuple_T3OOO cpy_r_r191;
    PyObject **cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject **cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    CPyTagged cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    char cpy_r_r210;
    int64_t cpy_r_r211;
    int64_t cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    CPyTagged cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    char cpy_r_r218;
    int32_t cpy_r_r219;
    int32_t cpy_r_r220;
    char cpy_r_r221;
    int32_t cpy_r_r222;
    int32_t cpy_r_r223;
    PyObject *cpy_r_r224;
    char cpy_r_r225;
    char cpy_r_r226;
    char cpy_r_r227;
    char cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    char cpy_r_r233;
    PyObject *cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    char cpy_r_r241;
    PyObject *cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    char cpy_r_r247;
    PyObject *cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    char cpy_r_r251;
    PyObject *cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    char cpy_r_r259;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "__mypyc_env__", 73, CPyStatic_scholars___caliph___globals);
        goto CPyL175;
    }
CPyL1: ;
    cpy_r_r9 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL169;
CPyL2: ;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_type != cpy_r_r10;
    if (!cpy_r_r11) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 73, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r12 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 75, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_r12)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r13);
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 75, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
CPyL7: ;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 75, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    cpy_r_r15 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 76, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    CPy_INCREF(cpy_r_r15);
CPyL9: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_r15)->_control;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "Table", "control", 76, CPyStatic_scholars___caliph___globals);
        goto CPyL176;
    }
CPyL10: ;
    cpy_r_r17 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "guild", 76, CPyStatic_scholars___caliph___globals);
        goto CPyL176;
    }
CPyL11: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 76, CPyStatic_scholars___caliph___globals);
        goto CPyL176;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 76, CPyStatic_scholars___caliph___globals);
        goto CPyL176;
    }
    CPy_DECREF(cpy_r_r15);
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__control != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__control);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__control = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 76, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    cpy_r_r21 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__control;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "control", 77, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
CPyL15: ;
    cpy_r_r22 = (Py_ssize_t)cpy_r_r21 != -2;
    if (!cpy_r_r22) goto CPyL59;
    cpy_r_r23 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 78, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    CPy_INCREF(cpy_r_r23);
CPyL17: ;
    cpy_r_r24 = ((serai___games___scholars___table___TableObject *)cpy_r_r23)->_players;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "Table", "players", 78, CPyStatic_scholars___caliph___globals);
        goto CPyL177;
    }
CPyL18: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r26 << 1;
    cpy_r_r28 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__control;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "control", 78, CPyStatic_scholars___caliph___globals);
        goto CPyL177;
    }
CPyL19: ;
    cpy_r_r29 = cpy_r_r28 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (cpy_r_r30) goto CPyL21;
    cpy_r_r31 = cpy_r_r27 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL22;
CPyL21: ;
    cpy_r_r33 = CPyTagged_IsLt_(cpy_r_r28, cpy_r_r27);
    cpy_r_r34 = cpy_r_r33;
    goto CPyL23;
CPyL22: ;
    cpy_r_r35 = (Py_ssize_t)cpy_r_r28 < (Py_ssize_t)cpy_r_r27;
    cpy_r_r34 = cpy_r_r35;
CPyL23: ;
    CPy_DECREF(cpy_r_r23);
    if (!cpy_r_r34) goto CPyL49;
    cpy_r_r36 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 79, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    CPy_INCREF(cpy_r_r36);
CPyL25: ;
    cpy_r_r37 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "guild", 79, CPyStatic_scholars___caliph___globals);
        goto CPyL178;
    }
CPyL26: ;
    cpy_r_r38 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "space", 79, CPyStatic_scholars___caliph___globals);
        goto CPyL178;
    }
CPyL27: ;
    cpy_r_r39 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__control;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "control", 79, CPyStatic_scholars___caliph___globals);
        goto CPyL178;
    }
CPyL28: ;
    cpy_r_r40 = CPyDef_scholars___caliph____take_space(cpy_r_r36, cpy_r_r39, cpy_r_r37, cpy_r_r38);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 79, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2 = cpy_r_r40;
    cpy_r_r41 = 1;
    if (!cpy_r_r41) goto CPyL168;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = NULL;
    cpy_r_r1 = cpy_r_r44;
    cpy_r_r45 = (PyObject **)&cpy_r_r1;
    cpy_r_r46 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2;
    cpy_r_r47 = CPyDef_scholars___caliph____take_space_gen_____mypyc_generator_helper__(cpy_r_r46, cpy_r_r43, cpy_r_r43, cpy_r_r43, cpy_r_r42, cpy_r_r45);
    if (cpy_r_r47 != NULL) goto CPyL179;
    cpy_r_r48 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 79, CPyStatic_scholars___caliph___globals);
        goto CPyL180;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
    cpy_r_r50 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2 = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 79, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    } else
        goto CPyL59;
CPyL33: ;
    cpy_r_r52 = cpy_r_r47;
CPyL34: ;
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL35: ;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = cpy_r_type != cpy_r_r54;
    if (!cpy_r_r55) goto CPyL181;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 79, CPyStatic_scholars___caliph___globals);
        goto CPyL39;
    } else
        goto CPyL182;
CPyL37: ;
    CPy_Unreachable();
CPyL38: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL45;
CPyL39: ;
    cpy_r_r56 = CPy_CatchError();
    cpy_r_r57 = (PyObject **)&cpy_r_r3;
    cpy_r_r58 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2;
    cpy_r_r59 = CPy_YieldFromErrorHandle(cpy_r_r58, cpy_r_r57);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 79, CPyStatic_scholars___caliph___globals);
        goto CPyL183;
    }
    if (cpy_r_r59) goto CPyL42;
    cpy_r_r52 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL34;
CPyL42: ;
    cpy_r_r49 = cpy_r_r3;
    CPy_DecRef(cpy_r_r49);
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL59;
CPyL43: ;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    cpy_r_r60 = CPy_KeepPropagating();
    if (!cpy_r_r60) goto CPyL168;
    CPy_Unreachable();
CPyL45: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2;
    cpy_r_r65 = CPyDef_scholars___caliph____take_space_gen_____mypyc_generator_helper__(cpy_r_r64, cpy_r_r61, cpy_r_r61, cpy_r_r61, cpy_r_arg, cpy_r_r63);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r65 == NULL) {
        goto CPyL47;
    } else
        goto CPyL184;
CPyL46: ;
    cpy_r_r52 = cpy_r_r65;
    goto CPyL34;
CPyL47: ;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 79, CPyStatic_scholars___caliph___globals);
        goto CPyL180;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
    goto CPyL59;
CPyL49: ;
    cpy_r_r67 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 81, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    CPy_INCREF(cpy_r_r67);
CPyL50: ;
    cpy_r_r68 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "guild", 81, CPyStatic_scholars___caliph___globals);
        goto CPyL185;
    }
CPyL51: ;
    cpy_r_r69 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__control;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "control", 81, CPyStatic_scholars___caliph___globals);
        goto CPyL185;
    }
CPyL52: ;
    cpy_r_r70 = CPyDef_scholars___influence___leave_guild(cpy_r_r67, cpy_r_r69, cpy_r_r68);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r70 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 81, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    cpy_r_r71 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 82, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    CPy_INCREF(cpy_r_r71);
CPyL54: ;
    cpy_r_r72 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "space", 82, CPyStatic_scholars___caliph___globals);
        goto CPyL186;
    }
CPyL55: ;
    cpy_r_r73 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 82, CPyStatic_scholars___caliph___globals);
        goto CPyL186;
    }
    CPy_INCREF(cpy_r_r73);
CPyL56: ;
    cpy_r_r74 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "space", 82, CPyStatic_scholars___caliph___globals);
        goto CPyL187;
    }
CPyL57: ;
    cpy_r_r75 = CPyDef_scholars___caliph___free_spaces(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 82, CPyStatic_scholars___caliph___globals);
        goto CPyL186;
    }
    cpy_r_r76 = CPyDef_automa___caliph___take_space(cpy_r_r71, cpy_r_r72, cpy_r_r75);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 82, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
CPyL59: ;
    cpy_r_r77 = PyList_New(0);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 83, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    cpy_r_r78 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 83, CPyStatic_scholars___caliph___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r78);
CPyL61: ;
    cpy_r_r79 = CPyDef_scholars___table___Table___seats(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 83, CPyStatic_scholars___caliph___globals);
        goto CPyL188;
    }
CPyL62: ;
    cpy_r_r80 = 0;
    CPyTagged_INCREF(cpy_r_r80);
    cpy_r_seat = cpy_r_r80;
    CPyTagged_DECREF(cpy_r_seat);
CPyL63: ;
    cpy_r_r81 = cpy_r_r80 & 1;
    cpy_r_r82 = cpy_r_r81 != 0;
    if (cpy_r_r82) goto CPyL65;
    cpy_r_r83 = cpy_r_r79 & 1;
    cpy_r_r84 = cpy_r_r83 != 0;
    if (!cpy_r_r84) goto CPyL66;
CPyL65: ;
    cpy_r_r85 = CPyTagged_IsLt_(cpy_r_r80, cpy_r_r79);
    if (cpy_r_r85) {
        goto CPyL67;
    } else
        goto CPyL189;
CPyL66: ;
    cpy_r_r86 = (Py_ssize_t)cpy_r_r80 < (Py_ssize_t)cpy_r_r79;
    if (!cpy_r_r86) goto CPyL189;
CPyL67: ;
    CPyTagged_INCREF(cpy_r_r80);
    cpy_r_seat = cpy_r_r80;
    cpy_r_r87 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__control;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "control", 83, CPyStatic_scholars___caliph___globals);
        goto CPyL190;
    }
CPyL68: ;
    cpy_r_r88 = cpy_r_seat & 1;
    cpy_r_r89 = cpy_r_r88 != 0;
    if (!cpy_r_r89) goto CPyL70;
    cpy_r_r90 = CPyTagged_IsEq_(cpy_r_seat, cpy_r_r87);
    cpy_r_r91 = cpy_r_r90 ^ 1;
    cpy_r_r92 = cpy_r_r91;
    goto CPyL71;
CPyL70: ;
    cpy_r_r93 = cpy_r_seat != cpy_r_r87;
    cpy_r_r92 = cpy_r_r93;
CPyL71: ;
    if (cpy_r_r92) goto CPyL73;
    cpy_r_r94 = cpy_r_r92 << 1;
    cpy_r_r95 = cpy_r_r94;
    cpy_r_r96 = cpy_r_r95;
    goto CPyL79;
CPyL73: ;
    cpy_r_r97 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 83, CPyStatic_scholars___caliph___globals);
        goto CPyL190;
    }
    CPy_INCREF(cpy_r_r97);
CPyL74: ;
    cpy_r_r98 = CPyDef_scholars___table___Table___guilds_of(cpy_r_r97, cpy_r_seat);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 83, CPyStatic_scholars___caliph___globals);
        goto CPyL190;
    }
    cpy_r_r99 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "guild", 83, CPyStatic_scholars___caliph___globals);
        goto CPyL191;
    }
CPyL76: ;
    cpy_r_r100 = CPyList_GetItem(cpy_r_r98, cpy_r_r99);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 83, CPyStatic_scholars___caliph___globals);
        goto CPyL190;
    }
    if (likely(PyLong_Check(cpy_r_r100)))
        cpy_r_r101 = CPyTagged_FromObject(cpy_r_r100);
    else {
        CPy_TypeError("int", cpy_r_r100); cpy_r_r101 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 83, CPyStatic_scholars___caliph___globals);
        goto CPyL190;
    }
    cpy_r_r96 = cpy_r_r101;
CPyL79: ;
    cpy_r_r102 = cpy_r_r96 != 0;
    CPyTagged_DECREF(cpy_r_r96);
    if (!cpy_r_r102) goto CPyL192;
    cpy_r_r103 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r104 = PyList_Append(cpy_r_r77, cpy_r_r103);
    CPy_DECREF(cpy_r_r103);
    cpy_r_r105 = cpy_r_r104 >= 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 83, CPyStatic_scholars___caliph___globals);
        goto CPyL193;
    }
CPyL81: ;
    cpy_r_r106 = CPyTagged_Add(cpy_r_r80, 2);
    CPyTagged_DECREF(cpy_r_r80);
    cpy_r_r80 = cpy_r_r106;
    goto CPyL63;
CPyL82: ;
    cpy_r_r107 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 84, CPyStatic_scholars___caliph___globals);
        goto CPyL194;
    }
    CPy_INCREF(cpy_r_r107);
CPyL83: ;
    cpy_r_r108 = ((serai___games___scholars___table___TableObject *)cpy_r_r107)->_seat;
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seat' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r108);
    }
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 84, CPyStatic_scholars___caliph___globals);
        goto CPyL194;
    }
CPyL84: ;
    cpy_r_r109 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 84, CPyStatic_scholars___caliph___globals);
        goto CPyL195;
    }
    CPy_INCREF(cpy_r_r109);
CPyL85: ;
    cpy_r_r110 = CPyDef_scholars___table___Table___seats(cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 84, CPyStatic_scholars___caliph___globals);
        goto CPyL195;
    }
CPyL86: ;
    cpy_r_r111 = CPyTagged_Remainder(cpy_r_r108, cpy_r_r110);
    CPyTagged_DECREF(cpy_r_r108);
    CPyTagged_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 84, CPyStatic_scholars___caliph___globals);
        goto CPyL194;
    }
    if (((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__active != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__active);
    }
    ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__active = cpy_r_r111;
    cpy_r_r112 = 1;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 84, CPyStatic_scholars___caliph___globals);
        goto CPyL194;
    }
    cpy_r_r113 = CPyDef_scholars___caliph_____mypyc_lambda__0__visit_obj();
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL194;
    }
    CPy_INCREF(cpy_r_r8);
    ((serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject *)cpy_r_r113)->___mypyc_env__ = cpy_r_r8;
    cpy_r_r114 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r115 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r116 = CPyObject_GetAttr(cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL196;
    }
    PyObject *cpy_r_r117[2] = {cpy_r_r77, cpy_r_r113};
    cpy_r_r118 = (PyObject **)&cpy_r_r117;
    cpy_r_r119 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r120 = PyObject_Vectorcall(cpy_r_r116, cpy_r_r118, 1, cpy_r_r119);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL196;
    }
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_r113);
    if (likely(PyList_Check(cpy_r_r120)))
        cpy_r_r121 = cpy_r_r120;
    else {
        CPy_TypeError("list", cpy_r_r120); 
        cpy_r_r121 = NULL;
    }
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r121;
    cpy_r_r122 = 1;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_3 = 0;
    cpy_r_r123 = 1;
    if (!cpy_r_r123) goto CPyL197;
CPyL93: ;
    cpy_r_r124 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0;
    if (unlikely(cpy_r_r124 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0' of '_visit_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r124);
    }
    cpy_r_r125 = (CPyPtr)((CPyPtr)cpy_r_r124 + offsetof(PyVarObject, ob_size));
    cpy_r_r126 = *(int64_t *)cpy_r_r125;
    CPy_DECREF(cpy_r_r124);
    cpy_r_r127 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_3;
    if (unlikely(cpy_r_r127 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "__mypyc_temp__3_serai___games___scholars___caliph____visit_gen_3", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL197;
    }
CPyL94: ;
    cpy_r_r128 = cpy_r_r127 < cpy_r_r126;
    if (!cpy_r_r128) goto CPyL198;
    cpy_r_r129 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_3;
    if (unlikely(cpy_r_r129 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "__mypyc_temp__3_serai___games___scholars___caliph____visit_gen_3", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL197;
    }
CPyL96: ;
    cpy_r_r130 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0;
    if (unlikely(cpy_r_r130 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0' of '_visit_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r130);
    }
    cpy_r_r131 = (CPyPtr)((CPyPtr)cpy_r_r130 + offsetof(PyListObject, ob_item));
    cpy_r_r132 = *(CPyPtr *)cpy_r_r131;
    cpy_r_r133 = cpy_r_r129 * 8;
    cpy_r_r134 = cpy_r_r132 + cpy_r_r133;
    cpy_r_r135 = *(PyObject * *)cpy_r_r134;
    CPy_INCREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r130);
    if (likely(PyLong_Check(cpy_r_r135)))
        cpy_r_r136 = CPyTagged_FromObject(cpy_r_r135);
    else {
        CPy_TypeError("int", cpy_r_r135); cpy_r_r136 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL197;
    }
    cpy_r_r137 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 86, CPyStatic_scholars___caliph___globals);
        goto CPyL199;
    }
    CPy_INCREF(cpy_r_r137);
CPyL98: ;
    cpy_r_r138 = CPyStatics[2707]; /* 'event-consolation' */
    cpy_r_r139 = CPyStatics[2708]; /* 'SC-CAL-02' */
    cpy_r_r140 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "book", 86, CPyStatic_scholars___caliph___globals);
        goto CPyL200;
    }
CPyL99: ;
    cpy_r_r141 = ((serai___games___scholars___book___BookObject *)cpy_r_r140)->_guilds;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "Book", "guilds", 86, CPyStatic_scholars___caliph___globals);
        goto CPyL200;
    }
CPyL100: ;
    cpy_r_r142 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r142 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "guild", 86, CPyStatic_scholars___caliph___globals);
        goto CPyL200;
    }
CPyL101: ;
    cpy_r_r143 = CPyList_GetItem(cpy_r_r141, cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 86, CPyStatic_scholars___caliph___globals);
        goto CPyL200;
    }
    if (likely(PyTuple_Check(cpy_r_r143)))
        cpy_r_r144 = cpy_r_r143;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_visit", 86, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r143);
        goto CPyL200;
    }
    cpy_r_r145 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "book", 86, CPyStatic_scholars___caliph___globals);
        goto CPyL201;
    }
CPyL104: ;
    cpy_r_r146 = CPySequenceTuple_GetItem(cpy_r_r144, 0);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 86, CPyStatic_scholars___caliph___globals);
        goto CPyL200;
    }
    if (likely(PyUnicode_Check(cpy_r_r146)))
        cpy_r_r147 = cpy_r_r146;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_visit", 86, CPyStatic_scholars___caliph___globals, "str", cpy_r_r146);
        goto CPyL200;
    }
    cpy_r_r148 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r149 = CPyDict_Build(1, cpy_r_r148, cpy_r_r147);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 86, CPyStatic_scholars___caliph___globals);
        goto CPyL200;
    }
    cpy_r_r150 = CPyDef_kernel___table___Table___tell(cpy_r_r137, cpy_r_r138, cpy_r_r136, cpy_r_r139, cpy_r_r149);
    CPy_DECREF(cpy_r_r149);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r150 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 86, CPyStatic_scholars___caliph___globals);
        goto CPyL199;
    }
    cpy_r_r151 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 87, CPyStatic_scholars___caliph___globals);
        goto CPyL199;
    }
    CPy_INCREF(cpy_r_r151);
CPyL109: ;
    cpy_r_r152 = ((serai___games___scholars___table___TableObject *)cpy_r_r151)->_players;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "Table", "players", 87, CPyStatic_scholars___caliph___globals);
        goto CPyL202;
    }
CPyL110: ;
    cpy_r_r153 = (CPyPtr)((CPyPtr)cpy_r_r152 + offsetof(PyVarObject, ob_size));
    cpy_r_r154 = *(int64_t *)cpy_r_r153;
    cpy_r_r155 = cpy_r_r154 << 1;
    cpy_r_r156 = cpy_r_r136 & 1;
    cpy_r_r157 = cpy_r_r156 != 0;
    if (cpy_r_r157) goto CPyL112;
    cpy_r_r158 = cpy_r_r155 & 1;
    cpy_r_r159 = cpy_r_r158 != 0;
    if (!cpy_r_r159) goto CPyL113;
CPyL112: ;
    cpy_r_r160 = CPyTagged_IsLt_(cpy_r_r136, cpy_r_r155);
    cpy_r_r161 = cpy_r_r160;
    goto CPyL114;
CPyL113: ;
    cpy_r_r162 = (Py_ssize_t)cpy_r_r136 < (Py_ssize_t)cpy_r_r155;
    cpy_r_r161 = cpy_r_r162;
CPyL114: ;
    CPy_DECREF(cpy_r_r151);
    if (!cpy_r_r161) goto CPyL203;
    cpy_r_r163 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "book", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL199;
    }
CPyL116: ;
    cpy_r_r164 = ((serai___games___scholars___book___BookObject *)cpy_r_r163)->_performer;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "Book", "performer", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL199;
    }
    CPy_INCREF(cpy_r_r164);
CPyL117: ;
    cpy_r_r165 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL204;
    }
    CPy_INCREF(cpy_r_r165);
CPyL118: ;
    cpy_r_r166 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "book", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL205;
    }
CPyL119: ;
    cpy_r_r167 = ((serai___games___scholars___book___BookObject *)cpy_r_r166)->_guilds;
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "Book", "guilds", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL205;
    }
CPyL120: ;
    cpy_r_r168 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "guild", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL205;
    }
CPyL121: ;
    cpy_r_r169 = CPyList_GetItem(cpy_r_r167, cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL205;
    }
    if (likely(PyTuple_Check(cpy_r_r169)))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_visit", 88, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r169);
        goto CPyL205;
    }
    cpy_r_r171 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "book", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL206;
    }
CPyL124: ;
    cpy_r_r172 = CPySequenceTuple_GetItem(cpy_r_r170, 6);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL205;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r172, CPyType_kernel___effects___Effect)))
        cpy_r_r173 = cpy_r_r172;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_visit", 88, CPyStatic_scholars___caliph___globals, "serai.kernel.effects.Effect", cpy_r_r172);
        goto CPyL205;
    }
    cpy_r_r174 = CPY_INT_TAG;
    cpy_r_r175 = CPyDef_perform___Performer___perform(cpy_r_r164, cpy_r_r165, cpy_r_r136, cpy_r_r173, cpy_r_r174);
    CPy_DECREF(cpy_r_r165);
    CPyTagged_DECREF(cpy_r_r136);
    CPy_DECREF(cpy_r_r173);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL197;
    }
    cpy_r_r176 = PyObject_GetIter(cpy_r_r175);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL197;
    }
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4 = cpy_r_r176;
    cpy_r_r177 = 1;
    if (!cpy_r_r177) goto CPyL197;
    cpy_r_r178 = NULL;
    cpy_r_r5 = cpy_r_r178;
    cpy_r_r179 = (PyObject **)&cpy_r_r5;
    cpy_r_r180 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r181 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4;
    cpy_r_r182 = CPyIter_Send(cpy_r_r181, cpy_r_r180, cpy_r_r179);
    if (cpy_r_r182 != NULL) goto CPyL207;
    cpy_r_r183 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL208;
    }
    cpy_r_r184 = cpy_r_r5;
    CPy_DECREF(cpy_r_r184);
    cpy_r_r185 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4 = cpy_r_r185;
    cpy_r_r186 = 1;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL197;
    } else
        goto CPyL158;
CPyL132: ;
    cpy_r_r187 = cpy_r_r182;
CPyL133: ;
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r187;
CPyL134: ;
    cpy_r_r189 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r190 = cpy_r_type != cpy_r_r189;
    if (!cpy_r_r190) goto CPyL209;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL138;
    } else
        goto CPyL210;
CPyL136: ;
    CPy_Unreachable();
CPyL137: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL144;
CPyL138: ;
    cpy_r_r191 = CPy_CatchError();
    cpy_r_r192 = (PyObject **)&cpy_r_r7;
    cpy_r_r193 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4;
    cpy_r_r194 = CPy_YieldFromErrorHandle(cpy_r_r193, cpy_r_r192);
    if (unlikely(cpy_r_r194 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL211;
    }
    if (cpy_r_r194) {
        goto CPyL141;
    } else
        goto CPyL212;
CPyL140: ;
    cpy_r_r187 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r191);
    CPy_DecRef(cpy_r_r191.f0);
    CPy_DecRef(cpy_r_r191.f1);
    CPy_DecRef(cpy_r_r191.f2);
    goto CPyL133;
CPyL141: ;
    cpy_r_r184 = cpy_r_r7;
    CPy_DecRef(cpy_r_r184);
    CPy_RestoreExcInfo(cpy_r_r191);
    CPy_DecRef(cpy_r_r191.f0);
    CPy_DecRef(cpy_r_r191.f1);
    CPy_DecRef(cpy_r_r191.f2);
    goto CPyL158;
CPyL142: ;
    CPy_RestoreExcInfo(cpy_r_r191);
    CPy_DecRef(cpy_r_r191.f0);
    CPy_DecRef(cpy_r_r191.f1);
    CPy_DecRef(cpy_r_r191.f2);
    cpy_r_r195 = CPy_KeepPropagating();
    if (!cpy_r_r195) goto CPyL168;
    CPy_Unreachable();
CPyL144: ;
    cpy_r_r196 = NULL;
    cpy_r_r5 = cpy_r_r196;
    cpy_r_r197 = (PyObject **)&cpy_r_r5;
    cpy_r_r198 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4;
    cpy_r_r199 = CPyIter_Send(cpy_r_r198, cpy_r_arg, cpy_r_r197);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r199 == NULL) {
        goto CPyL146;
    } else
        goto CPyL213;
CPyL145: ;
    cpy_r_r187 = cpy_r_r199;
    goto CPyL133;
CPyL146: ;
    cpy_r_r200 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r200)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 88, CPyStatic_scholars___caliph___globals);
        goto CPyL208;
    }
    cpy_r_r184 = cpy_r_r5;
    CPy_DECREF(cpy_r_r184);
    goto CPyL158;
CPyL148: ;
    cpy_r_r201 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 90, CPyStatic_scholars___caliph___globals);
        goto CPyL197;
    }
    CPy_INCREF(cpy_r_r201);
CPyL149: ;
    cpy_r_r202 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "book", 90, CPyStatic_scholars___caliph___globals);
        goto CPyL214;
    }
CPyL150: ;
    cpy_r_r203 = ((serai___games___scholars___book___BookObject *)cpy_r_r202)->_guilds;
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "Book", "guilds", 90, CPyStatic_scholars___caliph___globals);
        goto CPyL214;
    }
CPyL151: ;
    cpy_r_r204 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r204 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "guild", 90, CPyStatic_scholars___caliph___globals);
        goto CPyL214;
    }
CPyL152: ;
    cpy_r_r205 = CPyList_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 90, CPyStatic_scholars___caliph___globals);
        goto CPyL214;
    }
    if (likely(PyTuple_Check(cpy_r_r205)))
        cpy_r_r206 = cpy_r_r205;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_visit", 90, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r205);
        goto CPyL214;
    }
    cpy_r_r207 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "book", 90, CPyStatic_scholars___caliph___globals);
        goto CPyL215;
    }
CPyL155: ;
    cpy_r_r208 = CPySequenceTuple_GetItem(cpy_r_r206, 6);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 90, CPyStatic_scholars___caliph___globals);
        goto CPyL214;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r208, CPyType_kernel___effects___Effect)))
        cpy_r_r209 = cpy_r_r208;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_visit", 90, CPyStatic_scholars___caliph___globals, "serai.kernel.effects.Effect", cpy_r_r208);
        goto CPyL214;
    }
    cpy_r_r210 = CPyDef_automa___caliph___console(cpy_r_r201, cpy_r_r209);
    CPy_DECREF(cpy_r_r201);
    CPy_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r210 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 90, CPyStatic_scholars___caliph___globals);
        goto CPyL197;
    }
CPyL158: ;
    cpy_r_r211 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_3;
    if (unlikely(cpy_r_r211 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___scholars___caliph____visit_gen_3' of '_visit_gen' undefined");
    }
    if (cpy_r_r211 == -113) goto CPyL197;
CPyL159: ;
    cpy_r_r212 = cpy_r_r211 + 1;
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_3 = cpy_r_r212;
    cpy_r_r213 = 1;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 85, CPyStatic_scholars___caliph___globals);
        goto CPyL197;
    } else
        goto CPyL93;
CPyL160: ;
    cpy_r_r214 = ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_env", "t", 91, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    CPy_INCREF(cpy_r_r214);
CPyL161: ;
    cpy_r_r215 = ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r215 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_visit", "_visit_gen", "guild", 91, CPyStatic_scholars___caliph___globals);
        goto CPyL216;
    }
CPyL162: ;
    cpy_r_r216 = CPyDef_scholars___influence___review_control(cpy_r_r214, cpy_r_r215);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r216 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 91, CPyStatic_scholars___caliph___globals);
        goto CPyL168;
    }
    cpy_r_r217 = Py_None;
    CPy_INCREF(cpy_r_r217);
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r219 = CPyDef_scholars___caliph____visit_env_clear_on_completion(cpy_r_r8);
    cpy_r_r220 = CPyDef_scholars___caliph____visit_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL167;
    CPyGen_SetStopIterationValue(cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    if (!0) goto CPyL174;
    CPy_Unreachable();
CPyL167: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r217;
    CPyGen_Exit(&((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL168: ;
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r222 = CPyDef_scholars___caliph____visit_env_clear_on_completion(cpy_r_r8);
    cpy_r_r223 = CPyDef_scholars___caliph____visit_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r224 = NULL;
    CPyGen_Exit(&((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r224;
CPyL169: ;
    cpy_r_r225 = cpy_r_r9 == 0;
    if (cpy_r_r225) goto CPyL217;
    cpy_r_r226 = cpy_r_r9 == 1;
    if (cpy_r_r226) {
        goto CPyL218;
    } else
        goto CPyL219;
CPyL171: ;
    cpy_r_r227 = cpy_r_r9 == 2;
    if (cpy_r_r227) {
        goto CPyL134;
    } else
        goto CPyL220;
CPyL172: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r228 = 0;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 73, CPyStatic_scholars___caliph___globals);
        goto CPyL174;
    }
    CPy_Unreachable();
CPyL174: ;
    cpy_r_r229 = NULL;
    CPyGen_Exit(&((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r229;
CPyL175: ;
    CPy_XDecRef(cpy_r_r3);
    CPy_XDecRef(cpy_r_r7);
    goto CPyL174;
CPyL176: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL168;
CPyL177: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL168;
CPyL178: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL168;
CPyL179: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL33;
CPyL180: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL168;
CPyL181: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL182: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL37;
CPyL183: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL43;
CPyL184: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL46;
CPyL185: ;
    CPy_DecRef(cpy_r_r67);
    goto CPyL168;
CPyL186: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL168;
CPyL187: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r73);
    goto CPyL168;
CPyL188: ;
    CPy_DecRef(cpy_r_r77);
    goto CPyL168;
CPyL189: ;
    CPyTagged_DECREF(cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r80);
    goto CPyL82;
CPyL190: ;
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL168;
CPyL191: ;
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r98);
    goto CPyL168;
CPyL192: ;
    CPyTagged_DECREF(cpy_r_seat);
    goto CPyL81;
CPyL193: ;
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_r80);
    goto CPyL168;
CPyL194: ;
    CPy_DecRef(cpy_r_r77);
    goto CPyL168;
CPyL195: ;
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_r108);
    goto CPyL168;
CPyL196: ;
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r113);
    goto CPyL168;
CPyL197: ;
    cpy_r_r230 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r230;
    cpy_r_r231 = 1;
    goto CPyL168;
CPyL198: ;
    cpy_r_r232 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r232;
    cpy_r_r233 = 1;
    goto CPyL160;
CPyL199: ;
    cpy_r_r234 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r234;
    cpy_r_r235 = 1;
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL168;
CPyL200: ;
    cpy_r_r236 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r236;
    cpy_r_r237 = 1;
    CPyTagged_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r137);
    goto CPyL168;
CPyL201: ;
    cpy_r_r238 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r238;
    cpy_r_r239 = 1;
    CPyTagged_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r144);
    goto CPyL168;
CPyL202: ;
    cpy_r_r240 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r240;
    cpy_r_r241 = 1;
    CPyTagged_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r151);
    goto CPyL168;
CPyL203: ;
    CPyTagged_DECREF(cpy_r_r136);
    goto CPyL148;
CPyL204: ;
    cpy_r_r242 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r242;
    cpy_r_r243 = 1;
    CPyTagged_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r164);
    goto CPyL168;
CPyL205: ;
    cpy_r_r244 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r244;
    cpy_r_r245 = 1;
    CPyTagged_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r164);
    CPy_DecRef(cpy_r_r165);
    goto CPyL168;
CPyL206: ;
    cpy_r_r246 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r246;
    cpy_r_r247 = 1;
    CPyTagged_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r164);
    CPy_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r170);
    goto CPyL168;
CPyL207: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL132;
CPyL208: ;
    CPy_XDecRef(cpy_r_r5);
    cpy_r_r248 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r248;
    cpy_r_r249 = 1;
    goto CPyL168;
CPyL209: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL137;
CPyL210: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL136;
CPyL211: ;
    CPy_XDecRef(cpy_r_r7);
    cpy_r_r250 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r250;
    cpy_r_r251 = 1;
    goto CPyL142;
CPyL212: ;
    goto CPyL140;
CPyL213: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL145;
CPyL214: ;
    cpy_r_r252 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r252;
    cpy_r_r253 = 1;
    CPy_DecRef(cpy_r_r201);
    goto CPyL168;
CPyL215: ;
    cpy_r_r254 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r254;
    cpy_r_r255 = 1;
    CPy_DecRef(cpy_r_r201);
    CPy_DecRef(cpy_r_r206);
    goto CPyL168;
CPyL216: ;
    CPy_DecRef(cpy_r_r214);
    goto CPyL168;
CPyL217: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    cpy_r_r256 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r256;
    cpy_r_r257 = 1;
    goto CPyL2;
CPyL218: ;
    CPy_XDECREF(cpy_r_r7);
    cpy_r_r258 = NULL;
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0 = cpy_r_r258;
    cpy_r_r259 = 1;
    goto CPyL35;
CPyL219: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL171;
CPyL220: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL172;
}
        
PyObject *CPyDef_scholars___caliph____visit_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___caliph____visit_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___caliph____visit_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph____visit_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph._visit_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph____visit_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "__next__", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____visit_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___caliph____visit_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___caliph____visit_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph____visit_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph._visit_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___caliph____visit_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "send", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____visit_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___caliph____visit_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph____visit_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph._visit_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph____visit_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "__iter__", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____visit_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___caliph____visit_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___caliph____visit_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph____visit_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph._visit_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___caliph____visit_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "throw", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____visit_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___caliph____visit_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4673 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4673);
    PyObject *__tmp4674 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4674);
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
        
        PyObject *CPyPy_scholars___caliph____visit_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph____visit_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph._visit_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph____visit_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "close", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____visit(PyObject *cpy_r_t, CPyTagged cpy_r_guild, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_scholars___caliph____visit_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 73, CPyStatic_scholars___caliph___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_scholars___caliph____visit_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 73, CPyStatic_scholars___caliph___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 73, CPyStatic_scholars___caliph___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___caliph____visit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____visit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___caliph____visit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 73, CPyStatic_scholars___caliph___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_guild);
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__guild != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__guild);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__guild = cpy_r_guild;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 73, CPyStatic_scholars___caliph___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_space);
    if (((serai___games___scholars___caliph____visit_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__space != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___caliph____visit_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__space);
    }
    ((serai___games___scholars___caliph____visit_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__space = cpy_r_space;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 73, CPyStatic_scholars___caliph___globals);
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
        
        PyObject *CPyPy_scholars___caliph____visit(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "guild", "space", 0};
            static CPyArg_Parser parser = {"OOO:_visit", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_guild;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_guild, &obj_space)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph____visit(arg_t, arg_guild, arg_space);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_visit", 73, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___free_spaces(PyObject *cpy_r_t, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "free_spaces", "Table", "book", 96, CPyStatic_scholars___caliph___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_spaces;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "free_spaces", "Book", "caliph_spaces", 96, CPyStatic_scholars___caliph___globals);
        goto CPyL15;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_count = cpy_r_r4;
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "free_spaces", 97, CPyStatic_scholars___caliph___globals);
        goto CPyL16;
    }
    cpy_r_r6 = 0;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_place = cpy_r_r6;
    CPyTagged_DECREF(cpy_r_place);
CPyL4: ;
    cpy_r_r7 = cpy_r_r6 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL6;
    cpy_r_r9 = cpy_r_count & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL7;
CPyL6: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r6, cpy_r_count);
    if (cpy_r_r11) {
        goto CPyL8;
    } else
        goto CPyL17;
CPyL7: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r6 < (Py_ssize_t)cpy_r_count;
    if (!cpy_r_r12) goto CPyL17;
CPyL8: ;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_place = cpy_r_r6;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliph_influence;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "free_spaces", "Table", "caliph_influence", 97, CPyStatic_scholars___caliph___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r13);
CPyL9: ;
    cpy_r_r14 = CPyTagged_Multiply(cpy_r_space, cpy_r_count);
    cpy_r_r15 = CPyTagged_Add(cpy_r_r14, cpy_r_place);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "free_spaces", 97, CPyStatic_scholars___caliph___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "free_spaces", 97, CPyStatic_scholars___caliph___globals);
        goto CPyL19;
    }
    cpy_r_r18 = (Py_ssize_t)cpy_r_r17 == -2;
    CPyTagged_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r18) goto CPyL20;
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r20 = PyList_Append(cpy_r_r5, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "free_spaces", 97, CPyStatic_scholars___caliph___globals);
        goto CPyL21;
    }
CPyL13: ;
    cpy_r_r22 = CPyTagged_Add(cpy_r_r6, 2);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r6 = cpy_r_r22;
    goto CPyL4;
CPyL14: ;
    return cpy_r_r5;
CPyL15: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL15;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_count);
    CPyTagged_DECREF(cpy_r_r6);
    goto CPyL14;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL15;
CPyL19: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL15;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL13;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL15;
}
        
        PyObject *CPyPy_scholars___caliph___free_spaces(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "space", 0};
            static CPyArg_Parser parser = {"OO:free_spaces", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_space)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph___free_spaces(arg_t, arg_space);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "free_spaces", 94, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___note__take_space_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___caliph___note__take_space_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___caliph___note__take_space_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "__get__", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph___note__take_space_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
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
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = ((serai___games___scholars___caliph___note__take_space_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "note", "note__take_space_obj", "__mypyc_env__", 106, CPyStatic_scholars___caliph___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "note", "_take_space_env", "book", 107, CPyStatic_scholars___caliph___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_caliph_spaces;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "note", "Book", "caliph_spaces", 107, CPyStatic_scholars___caliph___globals);
        goto CPyL20;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r4 = PyObject_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "note", 107, CPyStatic_scholars___caliph___globals);
        goto CPyL20;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = CPyStatics[4897]; /* 1 */
    cpy_r_r6 = PyObject_GetItem(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "note", 107, CPyStatic_scholars___caliph___globals);
        goto CPyL19;
    }
    cpy_r_r7 = ((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r0)->___mypyc_generator_attribute__card;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "note", "_take_space_env", "card", 108, CPyStatic_scholars___caliph___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 2);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "note", 108, CPyStatic_scholars___caliph___globals);
        goto CPyL21;
    }
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "note", 108, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r8);
        goto CPyL21;
    }
    cpy_r_r10 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = PyObject_GetItem(cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "note", 108, CPyStatic_scholars___caliph___globals);
        goto CPyL21;
    }
    cpy_r_r12 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r12 == NULL)) {
        goto CPyL22;
    } else
        goto CPyL12;
CPyL10: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r13 = 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "note", 109, CPyStatic_scholars___caliph___globals);
        goto CPyL19;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r14 = cpy_r_r11 == cpy_r_r12;
    if (cpy_r_r14) {
        goto CPyL23;
    } else
        goto CPyL16;
CPyL13: ;
    cpy_r_r15 = CPyStatics[2709]; /* 'note-caliph-points' */
    cpy_r_r16 = CPyStatics[31]; /* 'n' */
    cpy_r_r17 = CPyDict_Build(1, cpy_r_r16, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "note", 110, CPyStatic_scholars___caliph___globals);
        goto CPyL19;
    }
    cpy_r_r18 = CPyDef_message___Message(cpy_r_r15, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "note", 110, CPyStatic_scholars___caliph___globals);
        goto CPyL19;
    }
    return cpy_r_r18;
CPyL16: ;
    cpy_r_r19 = CPyStatics[2710]; /* 'note-caliph-reward' */
    cpy_r_r20 = CPyStatics[31]; /* 'n' */
    cpy_r_r21 = CPyStatics[602]; /* 'effect' */
    cpy_r_r22 = CPyDict_Build(2, cpy_r_r20, cpy_r_r6, cpy_r_r21, cpy_r_r11);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "note", 111, CPyStatic_scholars___caliph___globals);
        goto CPyL19;
    }
    cpy_r_r23 = CPyDef_message___Message(cpy_r_r19, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "note", 111, CPyStatic_scholars___caliph___globals);
        goto CPyL19;
    }
    return cpy_r_r23;
CPyL19: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL19;
CPyL22: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    goto CPyL10;
CPyL23: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL13;
}
        
        PyObject *CPyPy_scholars___caliph___note__take_space_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___caliph___note__take_space_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "note", 106, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____take_space_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
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
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int64_t cpy_r_r44;
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
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject **cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    tuple_T3OOO cpy_r_r109;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject **cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    int32_t cpy_r_r121;
    int32_t cpy_r_r122;
    char cpy_r_r123;
    int32_t cpy_r_r124;
    int32_t cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "__mypyc_env__", 100, CPyStatic_scholars___caliph___globals);
        goto CPyL106;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL100;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 100, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "t", 102, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "Table", "book", 102, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r9);
CPyL7: ;
    if (((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__book != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__book);
    }
    ((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__book = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 102, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    }
    cpy_r_r11 = ((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_env", "book", 103, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = ((serai___games___scholars___book___BookObject *)cpy_r_r11)->_options;
    if (unlikely(cpy_r_r12 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'options' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r12);
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 103, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_env", "book", 104, CPyStatic_scholars___caliph___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r13);
CPyL11: ;
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_r13)->_caliph_cards;
    if (unlikely(cpy_r_r14 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'caliph_cards' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r14);
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 104, CPyStatic_scholars___caliph___globals);
        goto CPyL107;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "t", 104, CPyStatic_scholars___caliph___globals);
        goto CPyL108;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_r15)->_caliphs;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "Table", "caliphs", 104, CPyStatic_scholars___caliph___globals);
        goto CPyL108;
    }
CPyL14: ;
    cpy_r_r17 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "space", 104, CPyStatic_scholars___caliph___globals);
        goto CPyL108;
    }
CPyL15: ;
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 104, CPyStatic_scholars___caliph___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 104, CPyStatic_scholars___caliph___globals);
        goto CPyL108;
    }
    cpy_r_r20 = CPyList_GetItem(cpy_r_r14, cpy_r_r19);
    CPy_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 104, CPyStatic_scholars___caliph___globals);
        goto CPyL107;
    }
    if (likely(PyTuple_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_take_space", 104, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r20);
        goto CPyL107;
    }
    if (((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__card != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__card);
    }
    ((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__card = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 104, CPyStatic_scholars___caliph___globals);
        goto CPyL107;
    }
    cpy_r_r23 = CPyDef_scholars___caliph___note__take_space_obj();
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 106, CPyStatic_scholars___caliph___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___caliph___note__take_space_objObject *)cpy_r_r23)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 106, CPyStatic_scholars___caliph___globals);
        goto CPyL107;
    }
    cpy_r_r25 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "t", 113, CPyStatic_scholars___caliph___globals);
        goto CPyL107;
    }
CPyL23: ;
    cpy_r_r26 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "space", 113, CPyStatic_scholars___caliph___globals);
        goto CPyL107;
    }
CPyL24: ;
    cpy_r_r27 = CPyDef_scholars___caliph___free_spaces(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 113, CPyStatic_scholars___caliph___globals);
        goto CPyL107;
    }
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = PyList_New(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 113, CPyStatic_scholars___caliph___globals);
        goto CPyL109;
    }
    cpy_r_r31 = 0;
CPyL27: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r31 < cpy_r_r33;
    if (!cpy_r_r34) goto CPyL110;
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
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 113, CPyStatic_scholars___caliph___globals);
        goto CPyL111;
    }
    cpy_r_r41 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r12)->_space;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "Options", "space", 113, CPyStatic_scholars___caliph___globals);
        goto CPyL112;
    }
CPyL30: ;
    cpy_r_r42 = CPyList_GetItem(cpy_r_r41, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 113, CPyStatic_scholars___caliph___globals);
        goto CPyL111;
    }
    if (likely(Py_TYPE(cpy_r_r42) == CPyType_option___Option))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_take_space", 113, CPyStatic_scholars___caliph___globals, "serai.kernel.option.Option", cpy_r_r42);
        goto CPyL111;
    }
    CPyList_SetItemUnsafe(cpy_r_r30, cpy_r_r31, cpy_r_r43);
    cpy_r_r44 = cpy_r_r31 + 1;
    cpy_r_r31 = cpy_r_r44;
    goto CPyL27;
CPyL34: ;
    cpy_r_r45 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "note", 113, CPyStatic_scholars___caliph___globals);
        goto CPyL113;
    }
CPyL35: ;
    cpy_r_r46 = NULL;
    cpy_r_r47 = NULL;
    cpy_r_r48 = CPyDef_offer___Offer(cpy_r_r30, cpy_r_r46, cpy_r_r47, cpy_r_r45);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 113, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    }
    cpy_r_r49 = CPyStatics[390]; /* 'card' */
    cpy_r_r50 = ((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__card;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_env", "card", 114, CPyStatic_scholars___caliph___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r50);
CPyL37: ;
    cpy_r_r51 = CPySequenceTuple_GetItem(cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 114, CPyStatic_scholars___caliph___globals);
        goto CPyL114;
    }
    if (likely(PyUnicode_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_take_space", 114, CPyStatic_scholars___caliph___globals, "str", cpy_r_r51);
        goto CPyL114;
    }
    cpy_r_r53 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r54 = ((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_env", "book", 114, CPyStatic_scholars___caliph___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r54);
CPyL40: ;
    cpy_r_r55 = ((serai___games___scholars___book___BookObject *)cpy_r_r54)->_guilds;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "Book", "guilds", 114, CPyStatic_scholars___caliph___globals);
        goto CPyL116;
    }
CPyL41: ;
    cpy_r_r56 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "guild", 114, CPyStatic_scholars___caliph___globals);
        goto CPyL116;
    }
CPyL42: ;
    cpy_r_r57 = CPyList_GetItem(cpy_r_r55, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 114, CPyStatic_scholars___caliph___globals);
        goto CPyL116;
    }
    if (likely(PyTuple_Check(cpy_r_r57)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_take_space", 114, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r57);
        goto CPyL116;
    }
    CPy_DECREF(cpy_r_r54);
    cpy_r_r59 = CPySequenceTuple_GetItem(cpy_r_r58, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 114, CPyStatic_scholars___caliph___globals);
        goto CPyL115;
    }
    if (likely(PyUnicode_Check(cpy_r_r59)))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_take_space", 114, CPyStatic_scholars___caliph___globals, "str", cpy_r_r59);
        goto CPyL115;
    }
    cpy_r_r61 = CPyDict_Build(2, cpy_r_r49, cpy_r_r52, cpy_r_r53, cpy_r_r60);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 114, CPyStatic_scholars___caliph___globals);
        goto CPyL114;
    }
    cpy_r_r62 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "me", 115, CPyStatic_scholars___caliph___globals);
        goto CPyL117;
    }
CPyL48: ;
    cpy_r_r63 = CPyStatics[2692]; /* 'caliph' */
    cpy_r_r64 = CPyStatics[2708]; /* 'SC-CAL-02' */
    cpy_r_r65 = NULL;
    cpy_r_r66 = 2;
    cpy_r_r67 = CPyDef_decision___ask(cpy_r_r62, cpy_r_r63, cpy_r_r64, cpy_r_r48, cpy_r_r61, cpy_r_r65, cpy_r_r66);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 115, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    }
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r67;
CPyL50: ;
    cpy_r_r69 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r70 = cpy_r_type != cpy_r_r69;
    if (!cpy_r_r70) goto CPyL53;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 115, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL53: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r71 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_take_space", 115, CPyStatic_scholars___caliph___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL99;
    }
    cpy_r_r72 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "t", 116, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
CPyL55: ;
    cpy_r_r73 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "me", 116, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
CPyL56: ;
    cpy_r_r74 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "guild", 116, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
CPyL57: ;
    cpy_r_r75 = CPyDef_scholars___influence___leave_guild(cpy_r_r72, cpy_r_r73, cpy_r_r74);
    if (unlikely(cpy_r_r75 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 116, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
    cpy_r_r76 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "t", 117, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
CPyL59: ;
    cpy_r_r77 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "me", 117, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
CPyL60: ;
    cpy_r_r78 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "space", 117, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
CPyL61: ;
    cpy_r_r79 = ((serai___kernel___option___OptionObject *)cpy_r_r71)->_value;
    CPy_INCREF(cpy_r_r79);
    if (likely(PyLong_Check(cpy_r_r79)))
        cpy_r_r80 = CPyTagged_FromObject(cpy_r_r79);
    else {
        CPy_TypeError("int", cpy_r_r79); cpy_r_r80 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 117, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
    cpy_r_r81 = CPyDef_scholars___caliph___put_on_caliph(cpy_r_r76, cpy_r_r77, cpy_r_r78, cpy_r_r80);
    CPyTagged_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 117, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
    cpy_r_r82 = ((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_env", "book", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r82);
CPyL64: ;
    cpy_r_r83 = ((serai___games___scholars___book___BookObject *)cpy_r_r82)->_performer;
    if (unlikely(cpy_r_r83 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'performer' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r83);
    }
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL118;
    }
CPyL65: ;
    cpy_r_r84 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "t", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL119;
    }
CPyL66: ;
    cpy_r_r85 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_gen", "me", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL119;
    }
CPyL67: ;
    cpy_r_r86 = ((serai___games___scholars___caliph____take_space_envObject *)cpy_r_r4)->___mypyc_generator_attribute__card;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_take_space", "_take_space_env", "card", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL119;
    }
    CPy_INCREF(cpy_r_r86);
CPyL68: ;
    cpy_r_r87 = CPySequenceTuple_GetItem(cpy_r_r86, 2);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL119;
    }
    if (likely(PyTuple_Check(cpy_r_r87)))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r87);
        goto CPyL119;
    }
    cpy_r_r89 = ((serai___kernel___option___OptionObject *)cpy_r_r71)->_value;
    CPy_INCREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r71);
    cpy_r_r90 = PyObject_GetItem(cpy_r_r88, cpy_r_r89);
    CPy_DECREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL120;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r90, CPyType_kernel___effects___Effect)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals, "serai.kernel.effects.Effect", cpy_r_r90);
        goto CPyL120;
    }
    cpy_r_r92 = CPY_INT_TAG;
    cpy_r_r93 = CPyDef_perform___Performer___perform(cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    }
    cpy_r_r94 = PyObject_GetIter(cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    }
    if (((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0);
    }
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0 = cpy_r_r94;
    cpy_r_r95 = 1;
    if (!cpy_r_r95) goto CPyL99;
    cpy_r_r96 = NULL;
    cpy_r_r1 = cpy_r_r96;
    cpy_r_r97 = (PyObject **)&cpy_r_r1;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0;
    cpy_r_r100 = CPyIter_Send(cpy_r_r99, cpy_r_r98, cpy_r_r97);
    if (cpy_r_r100 != NULL) goto CPyL121;
    cpy_r_r101 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL122;
    }
    cpy_r_r102 = cpy_r_r1;
    CPy_DECREF(cpy_r_r102);
    cpy_r_r103 = NULL;
    if (((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0);
    }
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0 = cpy_r_r103;
    cpy_r_r104 = 1;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL99;
    } else
        goto CPyL94;
CPyL78: ;
    cpy_r_r105 = cpy_r_r100;
CPyL79: ;
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r105;
CPyL80: ;
    cpy_r_r107 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r108 = cpy_r_type != cpy_r_r107;
    if (!cpy_r_r108) goto CPyL123;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL84;
    } else
        goto CPyL124;
CPyL82: ;
    CPy_Unreachable();
CPyL83: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL90;
CPyL84: ;
    cpy_r_r109 = CPy_CatchError();
    cpy_r_r110 = (PyObject **)&cpy_r_r3;
    cpy_r_r111 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0;
    cpy_r_r112 = CPy_YieldFromErrorHandle(cpy_r_r111, cpy_r_r110);
    if (unlikely(cpy_r_r112 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL125;
    }
    if (cpy_r_r112) goto CPyL87;
    cpy_r_r105 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r109);
    CPy_DecRef(cpy_r_r109.f0);
    CPy_DecRef(cpy_r_r109.f1);
    CPy_DecRef(cpy_r_r109.f2);
    goto CPyL79;
CPyL87: ;
    cpy_r_r102 = cpy_r_r3;
    CPy_DecRef(cpy_r_r102);
    CPy_RestoreExcInfo(cpy_r_r109);
    CPy_DecRef(cpy_r_r109.f0);
    CPy_DecRef(cpy_r_r109.f1);
    CPy_DecRef(cpy_r_r109.f2);
    goto CPyL94;
CPyL88: ;
    CPy_RestoreExcInfo(cpy_r_r109);
    CPy_DecRef(cpy_r_r109.f0);
    CPy_DecRef(cpy_r_r109.f1);
    CPy_DecRef(cpy_r_r109.f2);
    cpy_r_r113 = CPy_KeepPropagating();
    if (!cpy_r_r113) goto CPyL99;
    CPy_Unreachable();
CPyL90: ;
    cpy_r_r114 = NULL;
    cpy_r_r1 = cpy_r_r114;
    cpy_r_r115 = (PyObject **)&cpy_r_r1;
    cpy_r_r116 = ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0;
    cpy_r_r117 = CPyIter_Send(cpy_r_r116, cpy_r_arg, cpy_r_r115);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r117 == NULL) {
        goto CPyL92;
    } else
        goto CPyL126;
CPyL91: ;
    cpy_r_r105 = cpy_r_r117;
    goto CPyL79;
CPyL92: ;
    cpy_r_r118 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 118, CPyStatic_scholars___caliph___globals);
        goto CPyL122;
    }
    cpy_r_r102 = cpy_r_r1;
    CPy_DECREF(cpy_r_r102);
CPyL94: ;
    cpy_r_r119 = Py_None;
    CPy_INCREF(cpy_r_r119);
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r121 = CPyDef_scholars___caliph____take_space_env_clear_on_completion(cpy_r_r4);
    cpy_r_r122 = CPyDef_scholars___caliph____take_space_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL98;
    CPyGen_SetStopIterationValue(cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (!0) goto CPyL105;
    CPy_Unreachable();
CPyL98: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r119;
    CPyGen_Exit(&((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL99: ;
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r124 = CPyDef_scholars___caliph____take_space_env_clear_on_completion(cpy_r_r4);
    cpy_r_r125 = CPyDef_scholars___caliph____take_space_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r126 = NULL;
    CPyGen_Exit(&((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r126;
CPyL100: ;
    cpy_r_r127 = cpy_r_r5 == 0;
    if (cpy_r_r127) goto CPyL127;
    cpy_r_r128 = cpy_r_r5 == 1;
    if (cpy_r_r128) goto CPyL128;
    cpy_r_r129 = cpy_r_r5 == 2;
    if (cpy_r_r129) {
        goto CPyL80;
    } else
        goto CPyL129;
CPyL103: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r130 = 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 100, CPyStatic_scholars___caliph___globals);
        goto CPyL105;
    }
    CPy_Unreachable();
CPyL105: ;
    cpy_r_r131 = NULL;
    CPyGen_Exit(&((serai___games___scholars___caliph____take_space_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r131;
CPyL106: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL105;
CPyL107: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL99;
CPyL108: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    goto CPyL99;
CPyL109: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r27);
    goto CPyL99;
CPyL110: ;
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r27);
    goto CPyL34;
CPyL111: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    goto CPyL99;
CPyL112: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL99;
CPyL113: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL99;
CPyL114: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL99;
CPyL115: ;
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    goto CPyL99;
CPyL116: ;
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r54);
    goto CPyL99;
CPyL117: ;
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r61);
    goto CPyL99;
CPyL118: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL99;
CPyL119: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r83);
    goto CPyL99;
CPyL120: ;
    CPy_DecRef(cpy_r_r83);
    goto CPyL99;
CPyL121: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL78;
CPyL122: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL99;
CPyL123: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL83;
CPyL124: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL82;
CPyL125: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL88;
CPyL126: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL91;
CPyL127: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL128: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL50;
CPyL129: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL103;
}
        
PyObject *CPyDef_scholars___caliph____take_space_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___caliph____take_space_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___caliph____take_space_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph____take_space_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph._take_space_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph____take_space_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "__next__", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____take_space_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___caliph____take_space_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___caliph____take_space_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph____take_space_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph._take_space_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___caliph____take_space_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "send", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____take_space_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___caliph____take_space_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph____take_space_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph._take_space_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph____take_space_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "__iter__", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____take_space_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___caliph____take_space_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___caliph____take_space_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph____take_space_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph._take_space_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___caliph____take_space_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "throw", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____take_space_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___caliph____take_space_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4675 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4675);
    PyObject *__tmp4676 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4676);
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
        
        PyObject *CPyPy_scholars___caliph____take_space_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___caliph____take_space_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.caliph._take_space_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph____take_space_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "close", -1, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___caliph____take_space(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_guild, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___caliph____take_space_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 100, CPyStatic_scholars___caliph___globals);
        goto CPyL8;
    }
    cpy_r_r1 = CPyDef_scholars___caliph____take_space_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 100, CPyStatic_scholars___caliph___globals);
        goto CPyL9;
    }
    if (((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 100, CPyStatic_scholars___caliph___globals);
        goto CPyL10;
    }
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 100, CPyStatic_scholars___caliph___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 100, CPyStatic_scholars___caliph___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_guild);
    if (((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__guild != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__guild);
    }
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__guild = cpy_r_guild;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 100, CPyStatic_scholars___caliph___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_space);
    if (((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__space != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__space);
    }
    ((serai___games___scholars___caliph____take_space_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__space = cpy_r_space;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 100, CPyStatic_scholars___caliph___globals);
        goto CPyL10;
    }
    return cpy_r_r1;
CPyL8: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
}
        
        PyObject *CPyPy_scholars___caliph____take_space(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "guild", "space", 0};
            static CPyArg_Parser parser = {"OOOO:_take_space", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_guild;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_guild, &obj_space)) {
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
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            PyObject *retval = CPyDef_scholars___caliph____take_space(arg_t, arg_me, arg_guild, arg_space);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_take_space", 100, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
char CPyDef_scholars___caliph___put_on_caliph(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_space, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    tuple_T2OI cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliph_influence;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "put_on_caliph", "Table", "caliph_influence", 122, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "put_on_caliph", "Table", "book", 122, CPyStatic_scholars___caliph___globals);
        goto CPyL12;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_caliph_spaces;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "put_on_caliph", "Book", "caliph_spaces", 122, CPyStatic_scholars___caliph___globals);
        goto CPyL12;
    }
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r4 << 1;
    cpy_r_r6 = CPyTagged_Multiply(cpy_r_space, cpy_r_r5);
    cpy_r_r7 = CPyTagged_Add(cpy_r_r6, cpy_r_place);
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r9 = CPyList_SetItem(cpy_r_r0, cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "put_on_caliph", 122, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
    cpy_r_r10 = CPyStatics[2711]; /* 'event-caliph-space' */
    cpy_r_r11 = CPyStatics[2708]; /* 'SC-CAL-02' */
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "put_on_caliph", "Table", "book", 123, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
CPyL5: ;
    cpy_r_r13 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_caliph_spaces;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "put_on_caliph", "Book", "caliph_spaces", 123, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
CPyL6: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r13, cpy_r_place);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "put_on_caliph", 123, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
    PyObject *__tmp4677;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 2))) {
        __tmp4677 = NULL;
        goto __LL4678;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        __tmp4677 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        __tmp4677 = NULL;
    }
    if (__tmp4677 == NULL) goto __LL4678;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 1))))
        __tmp4677 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        __tmp4677 = NULL;
    }
    if (__tmp4677 == NULL) goto __LL4678;
    __tmp4677 = cpy_r_r14;
__LL4678: ;
    if (unlikely(__tmp4677 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r14); cpy_r_r15 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp4679 = PyTuple_GET_ITEM(cpy_r_r14, 0);
        CPy_INCREF(__tmp4679);
        PyObject *__tmp4680;
        if (likely(PyUnicode_Check(__tmp4679)))
            __tmp4680 = __tmp4679;
        else {
            CPy_TypeError("str", __tmp4679); 
            __tmp4680 = NULL;
        }
        cpy_r_r15.f0 = __tmp4680;
        PyObject *__tmp4681 = PyTuple_GET_ITEM(cpy_r_r14, 1);
        CPyTagged __tmp4682;
        if (likely(PyLong_Check(__tmp4681)))
            __tmp4682 = CPyTagged_FromObject(__tmp4681);
        else {
            goto __LL4683;
        }
        cpy_r_r15.f1 = __tmp4682;
    }
    goto __LL4684;
__LL4683: ;
    CPy_DECREF(cpy_r_r15.f0);
    cpy_r_r15 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL4684;
__LL4684: ;
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "put_on_caliph", 123, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
    cpy_r_r16 = cpy_r_r15.f0;
    CPy_INCREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r15.f0);
    CPyTagged_DECREF(cpy_r_r15.f1);
    cpy_r_r17 = CPyStatics[613]; /* 'space' */
    cpy_r_r18 = CPyDict_Build(1, cpy_r_r17, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "put_on_caliph", 123, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
    cpy_r_r19 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r10, cpy_r_seat, cpy_r_r11, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "put_on_caliph", 123, CPyStatic_scholars___caliph___globals);
        goto CPyL11;
    }
    return 1;
CPyL11: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL11;
}
        
        PyObject *CPyPy_scholars___caliph___put_on_caliph(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "space", "place", 0};
            static CPyArg_Parser parser = {"OOOO:put_on_caliph", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_space;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_space, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_scholars___caliph___put_on_caliph(arg_t, arg_seat, arg_space, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "put_on_caliph", 121, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
char CPyDef_scholars___caliph____event(PyObject *cpy_r_t, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T3OOO cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_event", "Table", "book", 130, CPyStatic_scholars___caliph___globals);
        goto CPyL34;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_slots;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_event", "Book", "caliph_slots", 130, CPyStatic_scholars___caliph___globals);
        goto CPyL34;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_space);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 130, CPyStatic_scholars___caliph___globals);
        goto CPyL34;
    }
    PyObject *__tmp4685;
    if (unlikely(!(PyTuple_Check(cpy_r_r2) && PyTuple_GET_SIZE(cpy_r_r2) == 3))) {
        __tmp4685 = NULL;
        goto __LL4686;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 0))))
        __tmp4685 = PyTuple_GET_ITEM(cpy_r_r2, 0);
    else {
        __tmp4685 = NULL;
    }
    if (__tmp4685 == NULL) goto __LL4686;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r2, 1), CPyType_kernel___effects___Effect)))
        __tmp4685 = PyTuple_GET_ITEM(cpy_r_r2, 1);
    else {
        __tmp4685 = NULL;
    }
    if (__tmp4685 == NULL) goto __LL4686;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 2))))
        __tmp4685 = PyTuple_GET_ITEM(cpy_r_r2, 2);
    else {
        __tmp4685 = NULL;
    }
    if (__tmp4685 == NULL) goto __LL4686;
    __tmp4685 = cpy_r_r2;
__LL4686: ;
    if (unlikely(__tmp4685 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.effects.Effect, str]", cpy_r_r2); cpy_r_r3 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp4687 = PyTuple_GET_ITEM(cpy_r_r2, 0);
        CPy_INCREF(__tmp4687);
        PyObject *__tmp4688;
        if (likely(PyUnicode_Check(__tmp4687)))
            __tmp4688 = __tmp4687;
        else {
            CPy_TypeError("str", __tmp4687); 
            __tmp4688 = NULL;
        }
        cpy_r_r3.f0 = __tmp4688;
        PyObject *__tmp4689 = PyTuple_GET_ITEM(cpy_r_r2, 1);
        CPy_INCREF(__tmp4689);
        PyObject *__tmp4690;
        if (likely(PyObject_TypeCheck(__tmp4689, CPyType_kernel___effects___Effect)))
            __tmp4690 = __tmp4689;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp4689); 
            __tmp4690 = NULL;
        }
        cpy_r_r3.f1 = __tmp4690;
        PyObject *__tmp4691 = PyTuple_GET_ITEM(cpy_r_r2, 2);
        CPy_INCREF(__tmp4691);
        PyObject *__tmp4692;
        if (likely(PyUnicode_Check(__tmp4691)))
            __tmp4692 = __tmp4691;
        else {
            CPy_TypeError("str", __tmp4691); 
            __tmp4692 = NULL;
        }
        cpy_r_r3.f2 = __tmp4692;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 130, CPyStatic_scholars___caliph___globals);
        goto CPyL34;
    }
    cpy_r_r4 = cpy_r_r3.f1;
    CPy_INCREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r3.f0);
    CPy_DECREF(cpy_r_r3.f1);
    CPy_DECREF(cpy_r_r3.f2);
    cpy_r_r5 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyObject, ob_type));
    cpy_r_r7 = *(PyObject * *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 == cpy_r_r5;
    if (cpy_r_r8) {
        goto CPyL6;
    } else
        goto CPyL35;
CPyL5: ;
    return 1;
CPyL6: ;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_kernel___effects___Call))
        cpy_r_r9 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_event", 133, CPyStatic_scholars___caliph___globals, "serai.kernel.effects.Call", cpy_r_r4);
        goto CPyL36;
    }
    cpy_r_r10 = ((serai___kernel___effects___CallObject *)cpy_r_r9)->_verb;
    cpy_r_r11 = ((serai___kernel___effects___VerbObject *)cpy_r_r10)->_name;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyStatics[2712]; /* 'event_starting_translators' */
    cpy_r_r13 = CPyStr_EqualLiteral(cpy_r_r11, cpy_r_r12, 26);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r13) goto CPyL20;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_kernel___effects___Call))
        cpy_r_r14 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_event", 134, CPyStatic_scholars___caliph___globals, "serai.kernel.effects.Call", cpy_r_r4);
        goto CPyL36;
    }
    cpy_r_r15 = ((serai___kernel___effects___CallObject *)cpy_r_r14)->_words;
    CPy_INCREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r16 = CPySequence_CheckUnpackCount(cpy_r_r15, 2);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 134, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    cpy_r_r18 = CPySequenceTuple_GetItemUnsafe(cpy_r_r15, 0);
    cpy_r_r19 = CPySequenceTuple_GetItemUnsafe(cpy_r_r15, 1);
    CPy_DECREF(cpy_r_r15);
    if (PyLong_Check(cpy_r_r18))
        cpy_r_r20 = cpy_r_r18;
    else {
        cpy_r_r20 = NULL;
    }
    if (cpy_r_r20 != NULL) goto __LL4693;
    if (PyUnicode_Check(cpy_r_r18))
        cpy_r_r20 = cpy_r_r18;
    else {
        cpy_r_r20 = NULL;
    }
    if (cpy_r_r20 != NULL) goto __LL4693;
    if (unlikely(!(PyTuple_Check(cpy_r_r18) && PyTuple_GET_SIZE(cpy_r_r18) == 2))) {
        cpy_r_r20 = NULL;
        goto __LL4694;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r18, 0))))
        cpy_r_r20 = PyTuple_GET_ITEM(cpy_r_r18, 0);
    else {
        cpy_r_r20 = NULL;
    }
    if (cpy_r_r20 == NULL) goto __LL4694;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r18, 1))))
        cpy_r_r20 = PyTuple_GET_ITEM(cpy_r_r18, 1);
    else {
        cpy_r_r20 = NULL;
    }
    if (cpy_r_r20 == NULL) goto __LL4694;
    cpy_r_r20 = cpy_r_r18;
__LL4694: ;
    if (cpy_r_r20 != NULL) goto __LL4693;
    CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_event", 134, CPyStatic_scholars___caliph___globals, "union[int, str, tuple[str, int]]", cpy_r_r18);
    goto CPyL38;
__LL4693: ;
    if (PyLong_Check(cpy_r_r19))
        cpy_r_r21 = cpy_r_r19;
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 != NULL) goto __LL4695;
    if (PyUnicode_Check(cpy_r_r19))
        cpy_r_r21 = cpy_r_r19;
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 != NULL) goto __LL4695;
    if (unlikely(!(PyTuple_Check(cpy_r_r19) && PyTuple_GET_SIZE(cpy_r_r19) == 2))) {
        cpy_r_r21 = NULL;
        goto __LL4696;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r19, 0))))
        cpy_r_r21 = PyTuple_GET_ITEM(cpy_r_r19, 0);
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 == NULL) goto __LL4696;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r19, 1))))
        cpy_r_r21 = PyTuple_GET_ITEM(cpy_r_r19, 1);
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 == NULL) goto __LL4696;
    cpy_r_r21 = cpy_r_r19;
__LL4696: ;
    if (cpy_r_r21 != NULL) goto __LL4695;
    CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_event", 134, CPyStatic_scholars___caliph___globals, "union[int, str, tuple[str, int]]", cpy_r_r19);
    goto CPyL39;
__LL4695: ;
    cpy_r_r22 = PyLong_Check(cpy_r_r20);
    if (cpy_r_r22) goto CPyL14;
    if (cpy_r_r22) {
        goto CPyL17;
    } else
        goto CPyL40;
CPyL14: ;
    cpy_r_r23 = PyLong_Check(cpy_r_r21);
    if (cpy_r_r23) {
        goto CPyL17;
    } else
        goto CPyL40;
CPyL15: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r24 = 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 135, CPyStatic_scholars___caliph___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL17: ;
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 136, CPyStatic_scholars___caliph___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 136, CPyStatic_scholars___caliph___globals);
        goto CPyL42;
    }
    cpy_r_r27 = CPyDef_scholars___caliph____pay_starting_translators(cpy_r_t, cpy_r_r25, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 136, CPyStatic_scholars___caliph___globals);
        goto CPyL34;
    } else
        goto CPyL33;
CPyL20: ;
    cpy_r_r28 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_event", "Table", "book", 138, CPyStatic_scholars___caliph___globals);
        goto CPyL36;
    }
CPyL21: ;
    cpy_r_r29 = ((serai___games___scholars___book___BookObject *)cpy_r_r28)->_words;
    cpy_r_r30 = ((serai___games___scholars___book___WordsObject *)cpy_r_r29)->_piles;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = PyList_New(0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 139, CPyStatic_scholars___caliph___globals);
        goto CPyL43;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_kernel___effects___Call))
        cpy_r_r32 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_event", 139, CPyStatic_scholars___caliph___globals, "serai.kernel.effects.Call", cpy_r_r4);
        goto CPyL44;
    }
    cpy_r_r33 = ((serai___kernel___effects___CallObject *)cpy_r_r32)->_words;
    CPy_INCREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = 0;
CPyL24: ;
    cpy_r_r37 = cpy_r_r36 < cpy_r_r35;
    if (!cpy_r_r37) goto CPyL45;
    cpy_r_r38 = CPySequenceTuple_GetItemUnsafe(cpy_r_r33, cpy_r_r36);
    if (PyLong_Check(cpy_r_r38))
        cpy_r_r39 = cpy_r_r38;
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 != NULL) goto __LL4697;
    if (PyUnicode_Check(cpy_r_r38))
        cpy_r_r39 = cpy_r_r38;
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 != NULL) goto __LL4697;
    if (unlikely(!(PyTuple_Check(cpy_r_r38) && PyTuple_GET_SIZE(cpy_r_r38) == 2))) {
        cpy_r_r39 = NULL;
        goto __LL4698;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r38, 0))))
        cpy_r_r39 = PyTuple_GET_ITEM(cpy_r_r38, 0);
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 == NULL) goto __LL4698;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r38, 1))))
        cpy_r_r39 = PyTuple_GET_ITEM(cpy_r_r38, 1);
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 == NULL) goto __LL4698;
    cpy_r_r39 = cpy_r_r38;
__LL4698: ;
    if (cpy_r_r39 != NULL) goto __LL4697;
    CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_event", 139, CPyStatic_scholars___caliph___globals, "union[int, str, tuple[str, int]]", cpy_r_r38);
    goto CPyL46;
__LL4697: ;
    cpy_r_r40 = PyUnicode_Check(cpy_r_r39);
    if (!cpy_r_r40) goto CPyL47;
    if (likely(PyUnicode_Check(cpy_r_r39)))
        cpy_r_r41 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_event", 139, CPyStatic_scholars___caliph___globals, "str", cpy_r_r39);
        goto CPyL46;
    }
    cpy_r_r42 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r43[2] = {cpy_r_r30, cpy_r_r41};
    cpy_r_r44 = (PyObject **)&cpy_r_r43;
    cpy_r_r45 = PyObject_VectorcallMethod(cpy_r_r42, cpy_r_r44, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 139, CPyStatic_scholars___caliph___globals);
        goto CPyL48;
    }
    CPy_DECREF(cpy_r_r41);
    if (likely(PyLong_Check(cpy_r_r45)))
        cpy_r_r46 = CPyTagged_FromObject(cpy_r_r45);
    else {
        CPy_TypeError("int", cpy_r_r45); cpy_r_r46 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 139, CPyStatic_scholars___caliph___globals);
        goto CPyL46;
    }
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_r46);
    cpy_r_r48 = PyList_Append(cpy_r_r31, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 139, CPyStatic_scholars___caliph___globals);
        goto CPyL46;
    }
CPyL31: ;
    cpy_r_r50 = cpy_r_r36 + 1;
    cpy_r_r36 = cpy_r_r50;
    goto CPyL24;
CPyL32: ;
    cpy_r_r51 = CPyDef_scholars___caliph____employ_neutral(cpy_r_t, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r51 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 139, CPyStatic_scholars___caliph___globals);
        goto CPyL34;
    }
CPyL33: ;
    return 1;
CPyL34: ;
    cpy_r_r52 = 2;
    return cpy_r_r52;
CPyL35: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL5;
CPyL36: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL34;
CPyL37: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL34;
CPyL38: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL34;
CPyL39: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL34;
CPyL40: ;
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    goto CPyL15;
CPyL41: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL34;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL34;
CPyL43: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r30);
    goto CPyL34;
CPyL44: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    goto CPyL34;
CPyL45: ;
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r33);
    goto CPyL32;
CPyL46: ;
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    goto CPyL34;
CPyL47: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL31;
CPyL48: ;
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r41);
    goto CPyL34;
}
        
        PyObject *CPyPy_scholars___caliph____event(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "space", 0};
            static CPyArg_Parser parser = {"OO:_event", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_space)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            char retval = CPyDef_scholars___caliph____event(arg_t, arg_space);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_event", 129, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
char CPyDef_scholars___caliph____pay_starting_translators(PyObject *cpy_r_t, CPyTagged cpy_r_gold, CPyTagged cpy_r_silver) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_room;
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
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r__;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyTagged cpy_r_r62;
    int64_t cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    int64_t cpy_r_r66;
    CPyPtr cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    CPyTagged cpy_r_seat;
    CPyPtr cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    CPyPtr cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    int64_t cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    CPyPtr cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    CPyPtr cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    int64_t cpy_r_r88;
    CPyPtr cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    CPyPtr cpy_r_r92;
    CPyPtr cpy_r_r93;
    int64_t cpy_r_r94;
    CPyPtr cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    CPyTagged cpy_r_r105;
    CPyTagged cpy_r_r106;
    int64_t cpy_r_r107;
    int64_t cpy_r_r108;
    CPyTagged cpy_r_retired;
    char cpy_r_r109;
    CPyTagged cpy_r_r110;
    CPyTagged cpy_r_r111;
    CPyTagged cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    CPyTagged cpy_r_r123;
    int64_t cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    CPyTagged cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    int64_t cpy_r_r132;
    CPyPtr cpy_r_r133;
    int64_t cpy_r_r134;
    char cpy_r_r135;
    CPyPtr cpy_r_r136;
    CPyPtr cpy_r_r137;
    int64_t cpy_r_r138;
    CPyPtr cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    CPyTagged cpy_r_r149;
    CPyTagged cpy_r_r150;
    int64_t cpy_r_r151;
    CPyTagged cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Table", "book", 144, CPyStatic_scholars___caliph___globals);
        goto CPyL87;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Table", "rooms", 145, CPyStatic_scholars___caliph___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL89;
    cpy_r_room = cpy_r_r1;
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
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 145, CPyStatic_scholars___caliph___globals);
        goto CPyL90;
    }
    cpy_r_r13 = (Py_ssize_t)cpy_r_r12 != -2;
    if (!cpy_r_r13) goto CPyL91;
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Book", "translators", 146, CPyStatic_scholars___caliph___globals);
        goto CPyL92;
    }
CPyL7: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_r12);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 146, CPyStatic_scholars___caliph___globals);
        goto CPyL92;
    }
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 146, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r15);
        goto CPyL92;
    }
    cpy_r_r17 = CPyStatics[2713]; /* 'is_starting' */
    cpy_r_r18 = CPyObject_GetAttr(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 146, CPyStatic_scholars___caliph___globals);
        goto CPyL92;
    }
    if (unlikely(!PyBool_Check(cpy_r_r18))) {
        CPy_TypeError("bool", cpy_r_r18); cpy_r_r19 = 2;
    } else
        cpy_r_r19 = cpy_r_r18 == Py_True;
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 146, CPyStatic_scholars___caliph___globals);
        goto CPyL92;
    }
    if (!cpy_r_r19) goto CPyL91;
    cpy_r_r20 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_rooms;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Book", "rooms", 147, CPyStatic_scholars___caliph___globals);
        goto CPyL92;
    }
CPyL13: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_room);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 147, CPyStatic_scholars___caliph___globals);
        goto CPyL92;
    }
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 147, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r21);
        goto CPyL92;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, 6);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 147, CPyStatic_scholars___caliph___globals);
        goto CPyL92;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 147, CPyStatic_scholars___caliph___globals);
        goto CPyL92;
    }
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Table", "gold", 147, CPyStatic_scholars___caliph___globals);
        goto CPyL93;
    }
CPyL18: ;
    cpy_r_r26 = CPyList_GetItemBorrow(cpy_r_r25, cpy_r_room);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 147, CPyStatic_scholars___caliph___globals);
        goto CPyL93;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 147, CPyStatic_scholars___caliph___globals);
        goto CPyL93;
    }
    cpy_r_r28 = CPyTagged_Subtract(cpy_r_r24, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (cpy_r_r30) goto CPyL22;
    cpy_r_r31 = cpy_r_gold & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL23;
CPyL22: ;
    cpy_r_r33 = CPyTagged_IsLt_(cpy_r_r28, cpy_r_gold);
    if (cpy_r_r33) {
        goto CPyL24;
    } else
        goto CPyL94;
CPyL23: ;
    cpy_r_r34 = (Py_ssize_t)cpy_r_r28 < (Py_ssize_t)cpy_r_gold;
    if (!cpy_r_r34) goto CPyL94;
CPyL24: ;
    cpy_r_r35 = cpy_r_r28;
    goto CPyL26;
CPyL25: ;
    CPyTagged_INCREF(cpy_r_gold);
    cpy_r_r35 = cpy_r_gold;
CPyL26: ;
    cpy_r_r36 = 0;
    CPyTagged_INCREF(cpy_r_r36);
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r__ = cpy_r_r37;
    CPy_DECREF(cpy_r__);
CPyL27: ;
    cpy_r_r38 = cpy_r_r36 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL29;
    cpy_r_r40 = cpy_r_r35 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL30;
CPyL29: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_r36, cpy_r_r35);
    if (cpy_r_r42) {
        goto CPyL31;
    } else
        goto CPyL95;
CPyL30: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r36 < (Py_ssize_t)cpy_r_r35;
    if (!cpy_r_r43) goto CPyL95;
CPyL31: ;
    CPyTagged_INCREF(cpy_r_r36);
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r__ = cpy_r_r44;
    CPy_DECREF(cpy_r__);
    cpy_r_r45 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Table", "gold", 148, CPyStatic_scholars___caliph___globals);
        goto CPyL96;
    }
    CPy_INCREF(cpy_r_r45);
CPyL32: ;
    cpy_r_r46 = CPyList_GetItem(cpy_r_r45, cpy_r_room);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 148, CPyStatic_scholars___caliph___globals);
        goto CPyL97;
    }
    cpy_r_r47 = CPyStatics[4897]; /* 1 */
    cpy_r_r48 = PyNumber_InPlaceAdd(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 148, CPyStatic_scholars___caliph___globals);
        goto CPyL97;
    }
    cpy_r_r49 = CPyList_SetItem(cpy_r_r45, cpy_r_room, cpy_r_r48);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 148, CPyStatic_scholars___caliph___globals);
        goto CPyL96;
    }
    cpy_r_r50 = CPyStatics[2714]; /* 'event-caliph-gold' */
    cpy_r_r51 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Table", "seat", 149, CPyStatic_scholars___caliph___globals);
        goto CPyL96;
    }
    CPyTagged_INCREF(cpy_r_r51);
CPyL36: ;
    cpy_r_r52 = CPyStatics[2715]; /* 'SC-CAL-04' */
    cpy_r_r53 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Book", "translators", 149, CPyStatic_scholars___caliph___globals);
        goto CPyL98;
    }
CPyL37: ;
    cpy_r_r54 = CPyList_GetItem(cpy_r_r53, cpy_r_r12);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 149, CPyStatic_scholars___caliph___globals);
        goto CPyL98;
    }
    if (likely(PyTuple_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 149, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r54);
        goto CPyL98;
    }
    cpy_r_r56 = CPySequenceTuple_GetItem(cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 149, CPyStatic_scholars___caliph___globals);
        goto CPyL98;
    }
    if (likely(PyUnicode_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 149, CPyStatic_scholars___caliph___globals, "str", cpy_r_r56);
        goto CPyL98;
    }
    cpy_r_r58 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r59 = CPyDict_Build(1, cpy_r_r58, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 149, CPyStatic_scholars___caliph___globals);
        goto CPyL98;
    }
    cpy_r_r60 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r50, cpy_r_r51, cpy_r_r52, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 149, CPyStatic_scholars___caliph___globals);
        goto CPyL96;
    }
    cpy_r_r61 = CPyTagged_Add(cpy_r_r36, 2);
    CPyTagged_DECREF(cpy_r_r36);
    cpy_r_r36 = cpy_r_r61;
    goto CPyL27;
CPyL44: ;
    cpy_r_r62 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r63;
    goto CPyL3;
CPyL45: ;
    cpy_r_r64 = 0;
    cpy_r_r65 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Table", "players", 150, CPyStatic_scholars___caliph___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r65);
CPyL46: ;
    cpy_r_r66 = 0;
CPyL47: ;
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyVarObject, ob_size));
    cpy_r_r68 = *(int64_t *)cpy_r_r67;
    cpy_r_r69 = cpy_r_r66 < cpy_r_r68;
    if (!cpy_r_r69) goto CPyL99;
    cpy_r_seat = cpy_r_r64;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyListObject, ob_item));
    cpy_r_r71 = *(CPyPtr *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r66 * 8;
    cpy_r_r73 = cpy_r_r71 + cpy_r_r72;
    cpy_r_r74 = *(PyObject * *)cpy_r_r73;
    CPy_INCREF(cpy_r_r74);
    if (likely(Py_TYPE(cpy_r_r74) == CPyType_scholars___table___Player))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 150, CPyStatic_scholars___caliph___globals, "serai.games.scholars.table.Player", cpy_r_r74);
        goto CPyL100;
    }
    cpy_r_r76 = 0;
    cpy_r_r77 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r75)->_tucked;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Player", "tucked", 151, CPyStatic_scholars___caliph___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r77);
CPyL50: ;
    cpy_r_r78 = 0;
CPyL51: ;
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyVarObject, ob_size));
    cpy_r_r80 = *(int64_t *)cpy_r_r79;
    cpy_r_r81 = cpy_r_r78 < cpy_r_r80;
    if (!cpy_r_r81) goto CPyL102;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyListObject, ob_item));
    cpy_r_r83 = *(CPyPtr *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r78 * 8;
    cpy_r_r85 = cpy_r_r83 + cpy_r_r84;
    cpy_r_r86 = *(PyObject * *)cpy_r_r85;
    CPy_INCREF(cpy_r_r86);
    if (likely(PyList_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 151, CPyStatic_scholars___caliph___globals, "list", cpy_r_r86);
        goto CPyL103;
    }
    cpy_r_r88 = 0;
CPyL54: ;
    cpy_r_r89 = (CPyPtr)((CPyPtr)cpy_r_r87 + offsetof(PyVarObject, ob_size));
    cpy_r_r90 = *(int64_t *)cpy_r_r89;
    cpy_r_r91 = cpy_r_r88 < cpy_r_r90;
    if (!cpy_r_r91) goto CPyL104;
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r87 + offsetof(PyListObject, ob_item));
    cpy_r_r93 = *(CPyPtr *)cpy_r_r92;
    cpy_r_r94 = cpy_r_r88 * 8;
    cpy_r_r95 = cpy_r_r93 + cpy_r_r94;
    cpy_r_r96 = *(PyObject * *)cpy_r_r95;
    CPy_INCREF(cpy_r_r96);
    if (likely(PyLong_Check(cpy_r_r96)))
        cpy_r_r97 = CPyTagged_FromObject(cpy_r_r96);
    else {
        CPy_TypeError("int", cpy_r_r96); cpy_r_r97 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 151, CPyStatic_scholars___caliph___globals);
        goto CPyL105;
    }
    cpy_r_r98 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Book", "translators", 151, CPyStatic_scholars___caliph___globals);
        goto CPyL106;
    }
CPyL57: ;
    cpy_r_r99 = CPyList_GetItem(cpy_r_r98, cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 151, CPyStatic_scholars___caliph___globals);
        goto CPyL105;
    }
    if (likely(PyTuple_Check(cpy_r_r99)))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 151, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r99);
        goto CPyL105;
    }
    cpy_r_r101 = CPyStatics[2713]; /* 'is_starting' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 151, CPyStatic_scholars___caliph___globals);
        goto CPyL105;
    }
    if (unlikely(!PyBool_Check(cpy_r_r102))) {
        CPy_TypeError("bool", cpy_r_r102); cpy_r_r103 = 2;
    } else
        cpy_r_r103 = cpy_r_r102 == Py_True;
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 151, CPyStatic_scholars___caliph___globals);
        goto CPyL105;
    }
    cpy_r_r104 = cpy_r_r103 << 1;
    cpy_r_r105 = cpy_r_r104;
    cpy_r_r106 = CPyTagged_Add(cpy_r_r76, cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r105);
    cpy_r_r76 = cpy_r_r106;
    cpy_r_r107 = cpy_r_r88 + 1;
    cpy_r_r88 = cpy_r_r107;
    goto CPyL54;
CPyL63: ;
    cpy_r_r108 = cpy_r_r78 + 1;
    cpy_r_r78 = cpy_r_r108;
    goto CPyL51;
CPyL64: ;
    cpy_r_retired = cpy_r_r76;
    cpy_r_r109 = cpy_r_retired != 0;
    if (!cpy_r_r109) goto CPyL107;
    cpy_r_r110 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r75)->_silver;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Player", "silver", 153, CPyStatic_scholars___caliph___globals);
        goto CPyL108;
    }
    CPyTagged_INCREF(cpy_r_r110);
CPyL66: ;
    cpy_r_r111 = CPyTagged_Multiply(cpy_r_silver, cpy_r_retired);
    cpy_r_r112 = CPyTagged_Add(cpy_r_r110, cpy_r_r111);
    CPyTagged_DECREF(cpy_r_r110);
    CPyTagged_DECREF(cpy_r_r111);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r75)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r75)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r75)->_silver = cpy_r_r112;
    cpy_r_r113 = 1;
    CPy_DECREF(cpy_r_r75);
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 153, CPyStatic_scholars___caliph___globals);
        goto CPyL109;
    }
    cpy_r_r114 = CPyStatics[2415]; /* 'event-gain' */
    cpy_r_r115 = CPyStatics[2715]; /* 'SC-CAL-04' */
    cpy_r_r116 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r117 = CPyTagged_Multiply(cpy_r_silver, cpy_r_retired);
    CPyTagged_DECREF(cpy_r_retired);
    cpy_r_r118 = CPyStatics[759]; /* 'resource' */
    cpy_r_r119 = CPyStatics[31]; /* 'n' */
    cpy_r_r120 = CPyTagged_StealAsObject(cpy_r_r117);
    cpy_r_r121 = CPyDict_Build(2, cpy_r_r118, cpy_r_r116, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 154, CPyStatic_scholars___caliph___globals);
        goto CPyL100;
    }
    cpy_r_r122 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r114, cpy_r_seat, cpy_r_r115, cpy_r_r121);
    CPyTagged_DECREF(cpy_r_seat);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 154, CPyStatic_scholars___caliph___globals);
        goto CPyL110;
    }
CPyL69: ;
    cpy_r_r123 = cpy_r_r64 + 2;
    cpy_r_r64 = cpy_r_r123;
    cpy_r_r124 = cpy_r_r66 + 1;
    cpy_r_r66 = cpy_r_r124;
    goto CPyL47;
CPyL70: ;
    cpy_r_r125 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Table", "automa", 155, CPyStatic_scholars___caliph___globals);
        goto CPyL88;
    }
CPyL71: ;
    cpy_r_r126 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r127 = cpy_r_r125 != cpy_r_r126;
    if (!cpy_r_r127) goto CPyL111;
    cpy_r_r128 = 0;
    cpy_r_r129 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Table", "automa", 156, CPyStatic_scholars___caliph___globals);
        goto CPyL112;
    }
CPyL73: ;
    if (likely(cpy_r_r129 != Py_None))
        cpy_r_r130 = cpy_r_r129;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 156, CPyStatic_scholars___caliph___globals, "serai.games.scholars.table.Automa", cpy_r_r129);
        goto CPyL112;
    }
    cpy_r_r131 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r130)->_retired;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Automa", "retired", 156, CPyStatic_scholars___caliph___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r131);
CPyL75: ;
    cpy_r_r132 = 0;
CPyL76: ;
    cpy_r_r133 = (CPyPtr)((CPyPtr)cpy_r_r131 + offsetof(PyVarObject, ob_size));
    cpy_r_r134 = *(int64_t *)cpy_r_r133;
    cpy_r_r135 = cpy_r_r132 < cpy_r_r134;
    if (!cpy_r_r135) goto CPyL113;
    cpy_r_r136 = (CPyPtr)((CPyPtr)cpy_r_r131 + offsetof(PyListObject, ob_item));
    cpy_r_r137 = *(CPyPtr *)cpy_r_r136;
    cpy_r_r138 = cpy_r_r132 * 8;
    cpy_r_r139 = cpy_r_r137 + cpy_r_r138;
    cpy_r_r140 = *(PyObject * *)cpy_r_r139;
    CPy_INCREF(cpy_r_r140);
    if (likely(PyLong_Check(cpy_r_r140)))
        cpy_r_r141 = CPyTagged_FromObject(cpy_r_r140);
    else {
        CPy_TypeError("int", cpy_r_r140); cpy_r_r141 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 156, CPyStatic_scholars___caliph___globals);
        goto CPyL114;
    }
    cpy_r_r142 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_pay_starting_translators", "Book", "translators", 156, CPyStatic_scholars___caliph___globals);
        goto CPyL115;
    }
CPyL79: ;
    cpy_r_r143 = CPyList_GetItem(cpy_r_r142, cpy_r_r141);
    CPyTagged_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 156, CPyStatic_scholars___caliph___globals);
        goto CPyL114;
    }
    if (likely(PyTuple_Check(cpy_r_r143)))
        cpy_r_r144 = cpy_r_r143;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 156, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r143);
        goto CPyL114;
    }
    cpy_r_r145 = CPyStatics[2713]; /* 'is_starting' */
    cpy_r_r146 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 156, CPyStatic_scholars___caliph___globals);
        goto CPyL114;
    }
    if (unlikely(!PyBool_Check(cpy_r_r146))) {
        CPy_TypeError("bool", cpy_r_r146); cpy_r_r147 = 2;
    } else
        cpy_r_r147 = cpy_r_r146 == Py_True;
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r147 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 156, CPyStatic_scholars___caliph___globals);
        goto CPyL114;
    }
    cpy_r_r148 = cpy_r_r147 << 1;
    cpy_r_r149 = cpy_r_r148;
    cpy_r_r150 = CPyTagged_Add(cpy_r_r128, cpy_r_r149);
    CPyTagged_DECREF(cpy_r_r128);
    CPyTagged_DECREF(cpy_r_r149);
    cpy_r_r128 = cpy_r_r150;
    cpy_r_r151 = cpy_r_r132 + 1;
    cpy_r_r132 = cpy_r_r151;
    goto CPyL76;
CPyL85: ;
    cpy_r_r152 = CPyTagged_Multiply(cpy_r_silver, cpy_r_r128);
    CPyTagged_DECREF(cpy_r_r128);
    cpy_r_r153 = CPyDef_automa___resources___gain_silver(cpy_r_t, cpy_r_r152);
    CPyTagged_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r153 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 156, CPyStatic_scholars___caliph___globals);
        goto CPyL87;
    }
CPyL86: ;
    return 1;
CPyL87: ;
    cpy_r_r154 = 2;
    return cpy_r_r154;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL87;
CPyL89: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL45;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL87;
CPyL91: ;
    CPyTagged_DECREF(cpy_r_room);
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL44;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL87;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL87;
CPyL94: ;
    CPyTagged_DECREF(cpy_r_r28);
    goto CPyL25;
CPyL95: ;
    CPyTagged_DECREF(cpy_r_room);
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r36);
    goto CPyL44;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL87;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r45);
    goto CPyL87;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL87;
CPyL99: ;
    CPy_DECREF(cpy_r_r65);
    goto CPyL70;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL87;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r76);
    goto CPyL87;
CPyL102: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL64;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r77);
    goto CPyL87;
CPyL104: ;
    CPy_DECREF(cpy_r_r87);
    goto CPyL63;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r87);
    goto CPyL87;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r87);
    CPyTagged_DecRef(cpy_r_r97);
    goto CPyL87;
CPyL107: ;
    CPyTagged_DECREF(cpy_r_seat);
    CPy_DECREF(cpy_r_r75);
    CPyTagged_DECREF(cpy_r_retired);
    goto CPyL69;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_retired);
    goto CPyL87;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_retired);
    goto CPyL87;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r65);
    goto CPyL87;
CPyL111: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL86;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r128);
    goto CPyL87;
CPyL113: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r131);
    goto CPyL85;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r128);
    CPy_DecRef(cpy_r_r131);
    goto CPyL87;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r128);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r141);
    goto CPyL87;
}
        
        PyObject *CPyPy_scholars___caliph____pay_starting_translators(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "gold", "silver", 0};
            static CPyArg_Parser parser = {"OOO:_pay_starting_translators", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_gold;
            PyObject *obj_silver;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_gold, &obj_silver)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_gold;
            if (likely(PyLong_Check(obj_gold)))
                arg_gold = CPyTagged_BorrowFromObject(obj_gold);
            else {
                CPy_TypeError("int", obj_gold); goto fail;
            }
            CPyTagged arg_silver;
            if (likely(PyLong_Check(obj_silver)))
                arg_silver = CPyTagged_BorrowFromObject(obj_silver);
            else {
                CPy_TypeError("int", obj_silver); goto fail;
            }
            char retval = CPyDef_scholars___caliph____pay_starting_translators(arg_t, arg_gold, arg_silver);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_pay_starting_translators", 142, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
char CPyDef_scholars___caliph____employ_neutral(PyObject *cpy_r_t, PyObject *cpy_r_piles) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    CPyTagged cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    int32_t cpy_r_r53;
    char cpy_r_r54;
    int64_t cpy_r_r55;
    PyObject *cpy_r_r56;
    int64_t cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    CPyPtr cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    CPyPtr cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    int64_t cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    CPyTagged cpy_r_r78;
    char cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_employ_neutral", "Table", "book", 161, CPyStatic_scholars___caliph___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_employ_neutral", "Table", "rooms", 162, CPyStatic_scholars___caliph___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyStatics[4908]; /* -1 */
    cpy_r_r3 = PySequence_Contains(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 162, CPyStatic_scholars___caliph___globals);
        goto CPyL51;
    }
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (cpy_r_r6) {
        goto CPyL52;
    } else
        goto CPyL8;
CPyL4: ;
    cpy_r_r7 = CPyStatics[2716]; /* 'event-rooms-full' */
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_employ_neutral", "Table", "seat", 163, CPyStatic_scholars___caliph___globals);
        goto CPyL50;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL5: ;
    cpy_r_r9 = CPyStatics[2717]; /* 'SC-CAL-05' */
    cpy_r_r10 = PyDict_New();
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 163, CPyStatic_scholars___caliph___globals);
        goto CPyL53;
    }
    cpy_r_r11 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r7, cpy_r_r8, cpy_r_r9, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 163, CPyStatic_scholars___caliph___globals);
        goto CPyL50;
    }
    return 1;
CPyL8: ;
    cpy_r_r12 = PySet_New(NULL);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 165, CPyStatic_scholars___caliph___globals);
        goto CPyL51;
    }
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_employ_neutral", "Table", "rooms", 165, CPyStatic_scholars___caliph___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r13);
CPyL10: ;
    cpy_r_r14 = 0;
CPyL11: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r14 < cpy_r_r16;
    if (!cpy_r_r17) goto CPyL55;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r19 = *(CPyPtr *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r14 * 8;
    cpy_r_r21 = cpy_r_r19 + cpy_r_r20;
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    CPy_INCREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 165, CPyStatic_scholars___caliph___globals);
        goto CPyL56;
    }
    cpy_r_r24 = (Py_ssize_t)cpy_r_r23 != -2;
    if (!cpy_r_r24) goto CPyL57;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_employ_neutral", "Book", "translators", 165, CPyStatic_scholars___caliph___globals);
        goto CPyL58;
    }
CPyL15: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 165, CPyStatic_scholars___caliph___globals);
        goto CPyL56;
    }
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 165, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r26);
        goto CPyL56;
    }
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, 2);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 165, CPyStatic_scholars___caliph___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 165, CPyStatic_scholars___caliph___globals);
        goto CPyL56;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r31 = PySet_Add(cpy_r_r12, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 165, CPyStatic_scholars___caliph___globals);
        goto CPyL56;
    }
CPyL20: ;
    cpy_r_r33 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r33;
    goto CPyL11;
CPyL21: ;
    cpy_r_r34 = PyList_New(0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 166, CPyStatic_scholars___caliph___globals);
        goto CPyL59;
    }
    cpy_r_r35 = 0;
CPyL23: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_piles + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r35 < cpy_r_r37;
    if (!cpy_r_r38) goto CPyL31;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_piles + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r35 * 8;
    cpy_r_r42 = cpy_r_r40 + cpy_r_r41;
    cpy_r_r43 = *(PyObject * *)cpy_r_r42;
    CPy_INCREF(cpy_r_r43);
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 166, CPyStatic_scholars___caliph___globals);
        goto CPyL60;
    }
    cpy_r_r45 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_employ_neutral", "Table", "piles", 166, CPyStatic_scholars___caliph___globals);
        goto CPyL61;
    }
CPyL26: ;
    cpy_r_r46 = CPyList_GetItem(cpy_r_r45, cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 166, CPyStatic_scholars___caliph___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 166, CPyStatic_scholars___caliph___globals, "list", cpy_r_r46);
        goto CPyL61;
    }
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyVarObject, ob_size));
    cpy_r_r49 = *(int64_t *)cpy_r_r48;
    CPy_DECREF(cpy_r_r47);
    cpy_r_r50 = cpy_r_r49 << 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (!cpy_r_r51) goto CPyL62;
    cpy_r_r52 = CPyTagged_StealAsObject(cpy_r_r44);
    cpy_r_r53 = PyList_Append(cpy_r_r34, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    cpy_r_r54 = cpy_r_r53 >= 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 166, CPyStatic_scholars___caliph___globals);
        goto CPyL60;
    }
CPyL30: ;
    cpy_r_r55 = cpy_r_r35 + 1;
    cpy_r_r35 = cpy_r_r55;
    goto CPyL23;
CPyL31: ;
    cpy_r_r56 = PyList_New(0);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 167, CPyStatic_scholars___caliph___globals);
        goto CPyL63;
    }
    cpy_r_r57 = 0;
CPyL33: ;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r59 = *(int64_t *)cpy_r_r58;
    cpy_r_r60 = cpy_r_r57 < cpy_r_r59;
    if (!cpy_r_r60) goto CPyL64;
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
    cpy_r_r62 = *(CPyPtr *)cpy_r_r61;
    cpy_r_r63 = cpy_r_r57 * 8;
    cpy_r_r64 = cpy_r_r62 + cpy_r_r63;
    cpy_r_r65 = *(PyObject * *)cpy_r_r64;
    CPy_INCREF(cpy_r_r65);
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 167, CPyStatic_scholars___caliph___globals);
        goto CPyL65;
    }
    CPyTagged_INCREF(cpy_r_r66);
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_r66);
    cpy_r_r68 = PySet_Contains(cpy_r_r12, cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 167, CPyStatic_scholars___caliph___globals);
        goto CPyL66;
    }
    cpy_r_r70 = cpy_r_r68;
    cpy_r_r71 = cpy_r_r70 ^ 1;
    if (!cpy_r_r71) goto CPyL67;
    cpy_r_r72 = CPyTagged_StealAsObject(cpy_r_r66);
    cpy_r_r73 = PyList_Append(cpy_r_r56, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 167, CPyStatic_scholars___caliph___globals);
        goto CPyL65;
    }
CPyL38: ;
    cpy_r_r75 = cpy_r_r57 + 1;
    cpy_r_r57 = cpy_r_r75;
    goto CPyL33;
CPyL39: ;
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    cpy_r_r78 = cpy_r_r77 << 1;
    cpy_r_r79 = cpy_r_r78 != 0;
    if (cpy_r_r79) {
        goto CPyL41;
    } else
        goto CPyL68;
CPyL40: ;
    return 1;
CPyL41: ;
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_r56 + offsetof(PyVarObject, ob_size));
    cpy_r_r81 = *(int64_t *)cpy_r_r80;
    cpy_r_r82 = cpy_r_r81 << 1;
    cpy_r_r83 = cpy_r_r82 != 0;
    if (cpy_r_r83) {
        goto CPyL69;
    } else
        goto CPyL70;
CPyL42: ;
    cpy_r_r84 = cpy_r_r56;
    goto CPyL44;
CPyL43: ;
    cpy_r_r84 = cpy_r_r34;
CPyL44: ;
    cpy_r_r85 = CPyList_GetItemShort(cpy_r_r84, 0);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 170, CPyStatic_scholars___caliph___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r85)))
        cpy_r_r86 = CPyTagged_FromObject(cpy_r_r85);
    else {
        CPy_TypeError("int", cpy_r_r85); cpy_r_r86 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 170, CPyStatic_scholars___caliph___globals);
        goto CPyL50;
    }
    cpy_r_r87 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "_employ_neutral", "Table", "rooms", 170, CPyStatic_scholars___caliph___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r87);
CPyL47: ;
    cpy_r_r88 = CPyStatics[4908]; /* -1 */
    cpy_r_r89 = CPyList_Index(cpy_r_r87, cpy_r_r88);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 170, CPyStatic_scholars___caliph___globals);
        goto CPyL71;
    }
    cpy_r_r90 = CPyStatics[2717]; /* 'SC-CAL-05' */
    cpy_r_r91 = CPyDef_scholars___caliph___employ_neutral(cpy_r_t, cpy_r_r86, cpy_r_r89, cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r86);
    CPyTagged_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r91 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 170, CPyStatic_scholars___caliph___globals);
        goto CPyL50;
    }
    return 1;
CPyL50: ;
    cpy_r_r92 = 2;
    return cpy_r_r92;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL50;
CPyL52: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL4;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL50;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    goto CPyL50;
CPyL55: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r13);
    goto CPyL21;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL50;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_r23);
    goto CPyL20;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL50;
CPyL59: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL50;
CPyL60: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r34);
    goto CPyL50;
CPyL61: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL50;
CPyL62: ;
    CPyTagged_DECREF(cpy_r_r44);
    goto CPyL30;
CPyL63: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r34);
    goto CPyL50;
CPyL64: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL39;
CPyL65: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r56);
    goto CPyL50;
CPyL66: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL50;
CPyL67: ;
    CPyTagged_DECREF(cpy_r_r66);
    goto CPyL38;
CPyL68: ;
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r56);
    goto CPyL40;
CPyL69: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL42;
CPyL70: ;
    CPy_DECREF(cpy_r_r56);
    goto CPyL43;
CPyL71: ;
    CPyTagged_DecRef(cpy_r_r86);
    goto CPyL50;
}
        
        PyObject *CPyPy_scholars___caliph____employ_neutral(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "piles", 0};
            static CPyArg_Parser parser = {"OO:_employ_neutral", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_piles;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_piles)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_piles;
            if (likely(PyList_Check(obj_piles)))
                arg_piles = obj_piles;
            else {
                CPy_TypeError("list", obj_piles); 
                goto fail;
            }
            char retval = CPyDef_scholars___caliph____employ_neutral(arg_t, arg_piles);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "_employ_neutral", 159, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
char CPyDef_scholars___caliph___employ_neutral(PyObject *cpy_r_t, CPyTagged cpy_r_pile, CPyTagged cpy_r_room, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
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
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Table", "piles", 175, CPyStatic_scholars___caliph___globals);
        goto CPyL36;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_pile);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 175, CPyStatic_scholars___caliph___globals);
        goto CPyL36;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 175, CPyStatic_scholars___caliph___globals, "list", cpy_r_r1);
        goto CPyL36;
    }
    cpy_r_r3 = CPyList_GetItemShort(cpy_r_r2, -2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 175, CPyStatic_scholars___caliph___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 175, CPyStatic_scholars___caliph___globals);
        goto CPyL36;
    }
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Table", "piles", 176, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_pile);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 176, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 176, CPyStatic_scholars___caliph___globals, "list", cpy_r_r6);
        goto CPyL37;
    }
    cpy_r_r8 = CPyList_GetSlice(cpy_r_r7, 0, -2);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 176, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 176, CPyStatic_scholars___caliph___globals, "list", cpy_r_r8);
        goto CPyL37;
    }
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Table", "piles", 176, CPyStatic_scholars___caliph___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    cpy_r_r11 = CPyList_SetItem(cpy_r_r10, cpy_r_pile, cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 176, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Table", "reveals", 177, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
CPyL13: ;
    cpy_r_r13 = CPyTagged_Add(cpy_r_r12, 2);
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 177, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Table", "rooms", 178, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r15);
CPyL15: ;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r17 = CPyList_SetItem(cpy_r_r15, cpy_r_room, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 178, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Table", "owners", 179, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r18);
CPyL17: ;
    cpy_r_r19 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = CPyList_SetItem(cpy_r_r18, cpy_r_room, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 179, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    cpy_r_r21 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Table", "gold", 180, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r21);
CPyL19: ;
    cpy_r_r22 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r22);
    cpy_r_r23 = CPyList_SetItem(cpy_r_r21, cpy_r_room, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 180, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    cpy_r_r24 = CPyStatics[2718]; /* 'event-neutral' */
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Table", "seat", 181, CPyStatic_scholars___caliph___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r25);
CPyL21: ;
    cpy_r_r26 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Table", "book", 181, CPyStatic_scholars___caliph___globals);
        goto CPyL39;
    }
CPyL22: ;
    cpy_r_r27 = ((serai___games___scholars___book___BookObject *)cpy_r_r26)->_translators;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Book", "translators", 181, CPyStatic_scholars___caliph___globals);
        goto CPyL39;
    }
CPyL23: ;
    cpy_r_r28 = CPyList_GetItem(cpy_r_r27, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 181, CPyStatic_scholars___caliph___globals);
        goto CPyL40;
    }
    if (likely(PyTuple_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 181, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r28);
        goto CPyL40;
    }
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r29, 0);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 181, CPyStatic_scholars___caliph___globals);
        goto CPyL40;
    }
    if (likely(PyUnicode_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 181, CPyStatic_scholars___caliph___globals, "str", cpy_r_r30);
        goto CPyL40;
    }
    cpy_r_r32 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Table", "book", 181, CPyStatic_scholars___caliph___globals);
        goto CPyL41;
    }
CPyL28: ;
    cpy_r_r33 = ((serai___games___scholars___book___BookObject *)cpy_r_r32)->_rooms;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/caliph.py", "employ_neutral", "Book", "rooms", 181, CPyStatic_scholars___caliph___globals);
        goto CPyL41;
    }
CPyL29: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_room);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 181, CPyStatic_scholars___caliph___globals);
        goto CPyL41;
    }
    if (likely(PyTuple_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 181, CPyStatic_scholars___caliph___globals, "tuple", cpy_r_r34);
        goto CPyL41;
    }
    cpy_r_r36 = CPySequenceTuple_GetItem(cpy_r_r35, 0);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 181, CPyStatic_scholars___caliph___globals);
        goto CPyL41;
    }
    if (likely(PyUnicode_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 181, CPyStatic_scholars___caliph___globals, "str", cpy_r_r36);
        goto CPyL41;
    }
    cpy_r_r38 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r39 = CPyStatics[1283]; /* 'room' */
    cpy_r_r40 = CPyDict_Build(2, cpy_r_r38, cpy_r_r31, cpy_r_r39, cpy_r_r37);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 181, CPyStatic_scholars___caliph___globals);
        goto CPyL40;
    }
    cpy_r_r41 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r24, cpy_r_r25, cpy_r_rule, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 181, CPyStatic_scholars___caliph___globals);
        goto CPyL36;
    }
    return 1;
CPyL36: ;
    cpy_r_r42 = 2;
    return cpy_r_r42;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL36;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    goto CPyL36;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL36;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL36;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r31);
    goto CPyL36;
}
        
        PyObject *CPyPy_scholars___caliph___employ_neutral(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "pile", "room", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:employ_neutral", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_pile;
            PyObject *obj_room;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_pile, &obj_room, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_scholars___caliph___employ_neutral(arg_t, arg_pile, arg_room, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/caliph.py", "employ_neutral", 173, CPyStatic_scholars___caliph___globals);
            return NULL;
        }
        
char CPyDef_scholars___caliph_____top_level__(void) {
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
    char cpy_r_r188;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 1, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 1, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___caliph___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 3, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatic_scholars___caliph___globals;
    cpy_r_r12 = (void *)&CPyModule_serai___games___scholars___automa___caliph;
    cpy_r_r13 = (void *)&CPyImportState_serai___games___scholars___automa___caliph;
    cpy_r_r14 = CPyModuleLockAPI_serai;
    cpy_r_r15 = CPyImport_IsInitialized(cpy_r_r13);
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = PyImport_GetModuleDict();
    cpy_r_r17 = CPyStatics[2463]; /* 'serai.games.scholars.automa.caliph' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 5, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r19 = cpy_r_r18;
    goto CPyL12;
CPyL8: ;
    cpy_r_r20 = CPyInitOnly_serai___games___scholars___automa___caliph;
    cpy_r_r21 = CPyExec_serai___games___scholars___automa___caliph;
    cpy_r_r22 = (PyObject **)&CPyModule_serai___games___scholars___automa___caliph__internal;
    cpy_r_r23 = PyImport_GetModuleDict();
    cpy_r_r24 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r25 = CPyDict_GetItem(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 5, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r26 = CPyStatics[8]; /* '__file__' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 5, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r28 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r29 = CPyStatics[2463]; /* 'serai.games.scholars.automa.caliph' */
    cpy_r_r30 = CPyImport_ImportNative(cpy_r_r29, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r27, cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 5, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r19 = cpy_r_r30;
CPyL12: ;
    cpy_r_r31 = CPyStatics[2474]; /* 'opponent' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r11, cpy_r_r31, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 5, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r34 = (void *)&CPyModule_serai___games___scholars___automa___resources;
    cpy_r_r35 = (void *)&CPyImportState_serai___games___scholars___automa___resources;
    cpy_r_r36 = CPyModuleLockAPI_serai;
    cpy_r_r37 = CPyImport_IsInitialized(cpy_r_r35);
    if (!cpy_r_r37) goto CPyL16;
    cpy_r_r38 = PyImport_GetModuleDict();
    cpy_r_r39 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 6, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r41 = cpy_r_r40;
    goto CPyL20;
CPyL16: ;
    cpy_r_r42 = CPyInitOnly_serai___games___scholars___automa___resources;
    cpy_r_r43 = CPyExec_serai___games___scholars___automa___resources;
    cpy_r_r44 = (PyObject **)&CPyModule_serai___games___scholars___automa___resources__internal;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 6, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r48 = CPyStatics[8]; /* '__file__' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 6, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r50 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r51 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r52 = CPyImport_ImportNative(cpy_r_r51, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r49, cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 6, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r41 = cpy_r_r52;
CPyL20: ;
    cpy_r_r53 = CPyStatics[5379]; /* ('gain_silver',) */
    cpy_r_r54 = CPyStatic_scholars___caliph___globals;
    cpy_r_r55 = CPyImport_GetNativeAttrs(cpy_r_r41, cpy_r_r53, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 6, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    } else
        goto CPyL71;
CPyL21: ;
    cpy_r_r56 = (void *)&CPyModule_serai___games___scholars___influence;
    cpy_r_r57 = (void *)&CPyImportState_serai___games___scholars___influence;
    cpy_r_r58 = CPyModuleLockAPI_serai;
    cpy_r_r59 = CPyImport_IsInitialized(cpy_r_r57);
    if (!cpy_r_r59) goto CPyL24;
    cpy_r_r60 = PyImport_GetModuleDict();
    cpy_r_r61 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 7, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r63 = cpy_r_r62;
    goto CPyL28;
CPyL24: ;
    cpy_r_r64 = CPyInitOnly_serai___games___scholars___influence;
    cpy_r_r65 = CPyExec_serai___games___scholars___influence;
    cpy_r_r66 = (PyObject **)&CPyModule_serai___games___scholars___influence__internal;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 7, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r70 = CPyStatics[8]; /* '__file__' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 7, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r72 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r73 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r74 = CPyImport_ImportNative(cpy_r_r73, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r71, cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 7, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r63 = cpy_r_r74;
CPyL28: ;
    cpy_r_r75 = CPyStatics[5380]; /* ('leave_guild', 'review_control') */
    cpy_r_r76 = CPyStatic_scholars___caliph___globals;
    cpy_r_r77 = CPyImport_GetNativeAttrs(cpy_r_r63, cpy_r_r75, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 7, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    } else
        goto CPyL72;
CPyL29: ;
    cpy_r_r78 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r79 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r80 = CPyModuleLockAPI_serai;
    cpy_r_r81 = CPyImport_IsInitialized(cpy_r_r79);
    if (!cpy_r_r81) goto CPyL32;
    cpy_r_r82 = PyImport_GetModuleDict();
    cpy_r_r83 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 8, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r85 = cpy_r_r84;
    goto CPyL36;
CPyL32: ;
    cpy_r_r86 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r87 = CPyExec_serai___games___scholars___names;
    cpy_r_r88 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r89 = PyImport_GetModuleDict();
    cpy_r_r90 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 8, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r92 = CPyStatics[8]; /* '__file__' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 8, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r94 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r95 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r96 = CPyImport_ImportNative(cpy_r_r95, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r93, cpy_r_r94, 0);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 8, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r85 = cpy_r_r96;
CPyL36: ;
    cpy_r_r97 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r98 = CPyStatic_scholars___caliph___globals;
    cpy_r_r99 = CPyImport_GetNativeAttrs(cpy_r_r85, cpy_r_r97, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 8, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    } else
        goto CPyL73;
CPyL37: ;
    cpy_r_r100 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r101 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r102 = CPyModuleLockAPI_serai;
    cpy_r_r103 = CPyImport_IsInitialized(cpy_r_r101);
    if (!cpy_r_r103) goto CPyL40;
    cpy_r_r104 = PyImport_GetModuleDict();
    cpy_r_r105 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 9, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r107 = cpy_r_r106;
    goto CPyL44;
CPyL40: ;
    cpy_r_r108 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r109 = CPyExec_serai___games___scholars___table;
    cpy_r_r110 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r111 = PyImport_GetModuleDict();
    cpy_r_r112 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 9, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r114 = CPyStatics[8]; /* '__file__' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 9, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r116 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r117 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r118 = CPyImport_ImportNative(cpy_r_r117, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r115, cpy_r_r116, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 9, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r107 = cpy_r_r118;
CPyL44: ;
    cpy_r_r119 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r120 = CPyStatic_scholars___caliph___globals;
    cpy_r_r121 = CPyImport_GetNativeAttrs(cpy_r_r107, cpy_r_r119, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 9, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    } else
        goto CPyL74;
CPyL45: ;
    cpy_r_r122 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r123 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r124 = CPyModuleLockAPI_serai;
    cpy_r_r125 = CPyImport_IsInitialized(cpy_r_r123);
    if (!cpy_r_r125) goto CPyL48;
    cpy_r_r126 = PyImport_GetModuleDict();
    cpy_r_r127 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r128 = CPyDict_GetItem(cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 10, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r129 = cpy_r_r128;
    goto CPyL52;
CPyL48: ;
    cpy_r_r130 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r131 = CPyExec_serai___kernel___decision;
    cpy_r_r132 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r133 = PyImport_GetModuleDict();
    cpy_r_r134 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r135 = CPyDict_GetItem(cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 10, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r136 = CPyStatics[8]; /* '__file__' */
    cpy_r_r137 = CPyObject_GetAttr(cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 10, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r138 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r139 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r140 = CPyImport_ImportNative(cpy_r_r139, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r137, cpy_r_r138, 0);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 10, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r129 = cpy_r_r140;
CPyL52: ;
    cpy_r_r141 = CPyStatics[5381]; /* ('Asking', 'Offer', 'Option', 'Rules', 'ask') */
    cpy_r_r142 = CPyStatic_scholars___caliph___globals;
    cpy_r_r143 = CPyImport_GetNativeAttrs(cpy_r_r129, cpy_r_r141, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 10, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    } else
        goto CPyL75;
CPyL53: ;
    cpy_r_r144 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r145 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r146 = CPyModuleLockAPI_serai;
    cpy_r_r147 = CPyImport_IsInitialized(cpy_r_r145);
    if (!cpy_r_r147) goto CPyL56;
    cpy_r_r148 = PyImport_GetModuleDict();
    cpy_r_r149 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r150 = CPyDict_GetItem(cpy_r_r148, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 11, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r151 = cpy_r_r150;
    goto CPyL60;
CPyL56: ;
    cpy_r_r152 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r153 = CPyExec_serai___kernel___effects;
    cpy_r_r154 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r155 = PyImport_GetModuleDict();
    cpy_r_r156 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 11, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r158 = CPyStatics[8]; /* '__file__' */
    cpy_r_r159 = CPyObject_GetAttr(cpy_r_r157, cpy_r_r158);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 11, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r160 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r161 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r162 = CPyImport_ImportNative(cpy_r_r161, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r159, cpy_r_r160, 0);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 11, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r151 = cpy_r_r162;
CPyL60: ;
    cpy_r_r163 = CPyStatics[5382]; /* ('NOTHING', 'Call') */
    cpy_r_r164 = CPyStatic_scholars___caliph___globals;
    cpy_r_r165 = CPyImport_GetNativeAttrs(cpy_r_r151, cpy_r_r163, cpy_r_r163, cpy_r_r164);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 11, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    } else
        goto CPyL76;
CPyL61: ;
    cpy_r_r166 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r167 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r168 = CPyModuleLockAPI_serai;
    cpy_r_r169 = CPyImport_IsInitialized(cpy_r_r167);
    if (!cpy_r_r169) goto CPyL64;
    cpy_r_r170 = PyImport_GetModuleDict();
    cpy_r_r171 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r172 = CPyDict_GetItem(cpy_r_r170, cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 12, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r173 = cpy_r_r172;
    goto CPyL68;
CPyL64: ;
    cpy_r_r174 = CPyInitOnly_serai___kernel___message;
    cpy_r_r175 = CPyExec_serai___kernel___message;
    cpy_r_r176 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r177 = PyImport_GetModuleDict();
    cpy_r_r178 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r179 = CPyDict_GetItem(cpy_r_r177, cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 12, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r180 = CPyStatics[8]; /* '__file__' */
    cpy_r_r181 = CPyObject_GetAttr(cpy_r_r179, cpy_r_r180);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 12, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r182 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r183 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r184 = CPyImport_ImportNative(cpy_r_r183, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r181, cpy_r_r182, 0);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 12, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    }
    cpy_r_r173 = cpy_r_r184;
CPyL68: ;
    cpy_r_r185 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r186 = CPyStatic_scholars___caliph___globals;
    cpy_r_r187 = CPyImport_GetNativeAttrs(cpy_r_r173, cpy_r_r185, cpy_r_r185, cpy_r_r186);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/caliph.py", "<module>", 12, CPyStatic_scholars___caliph___globals);
        goto CPyL70;
    } else
        goto CPyL77;
CPyL69: ;
    return 1;
CPyL70: ;
    cpy_r_r188 = 2;
    return cpy_r_r188;
CPyL71: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL21;
CPyL72: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL29;
CPyL73: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL37;
CPyL74: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL45;
CPyL75: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL53;
CPyL76: ;
    CPy_DECREF(cpy_r_r165);
    goto CPyL61;
CPyL77: ;
    CPy_DECREF(cpy_r_r187);
    goto CPyL69;
}

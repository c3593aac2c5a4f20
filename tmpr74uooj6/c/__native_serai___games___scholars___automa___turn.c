#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendscholars___automa___turn___automa_turn_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___automa___turn___automa_turn_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___automa___turn___automa_turn_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___automa___turn___automa_turn_gen,
};
static int
scholars___automa___turn___automa_turn_gen_traverse(serai___games___scholars___automa___turn___automa_turn_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___turn___automa_turn_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___turn___automa_turn_genObject *self = (serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1);
    return 0;
}

static int32_t CPyDef_scholars___automa___turn___automa_turn_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___turn___automa_turn_genObject *self = (serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1);
    return 0;
}

static void
scholars___automa___turn___automa_turn_gen_dealloc(serai___games___scholars___automa___turn___automa_turn_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___turn___automa_turn_gen_free_instance == NULL) {
        scholars___automa___turn___automa_turn_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___turn___automa_turn_gen_dealloc)
    CPyDef_scholars___automa___turn___automa_turn_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___turn_____mypyc__automa_turn_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___turn___automa_turn_gen(void);

static PyObject *
scholars___automa___turn___automa_turn_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___turn___automa_turn_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___turn_____mypyc__automa_turn_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___turn___automa_turn_gen_vtable[6];
static bool
CPyDef_scholars___automa___turn___automa_turn_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___turn___automa_turn_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___turn___automa_turn_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___automa___turn___automa_turn_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___automa___turn___automa_turn_gen___send,
        (CPyVTableItem)CPyDef_scholars___automa___turn___automa_turn_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___automa___turn___automa_turn_gen___throw,
        (CPyVTableItem)CPyDef_scholars___automa___turn___automa_turn_gen___close,
    };
    memcpy(scholars___automa___turn___automa_turn_gen_vtable, scholars___automa___turn___automa_turn_gen_vtable_scratch, sizeof(scholars___automa___turn___automa_turn_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___turn___automa_turn_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___turn___automa_turn_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___turn_____mypyc__automa_turn_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___automa___turn___automa_turn_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___automa___turn___automa_turn_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___automa___turn___automa_turn_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___automa___turn___automa_turn_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___automa___turn___automa_turn_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___turn___automa_turn_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "automa_turn_gen",
    .tp_new = scholars___automa___turn___automa_turn_gen_new,
    .tp_dealloc = (destructor)scholars___automa___turn___automa_turn_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___turn___automa_turn_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___turn___automa_turn_gen_clear,
    .tp_methods = scholars___automa___turn___automa_turn_gen_methods,
    .tp_iter = CPyDef_scholars___automa___turn___automa_turn_gen_____iter__,
    .tp_iternext = CPyDef_scholars___automa___turn___automa_turn_gen_____next__,
    .tp_as_async = &scholars___automa___turn___automa_turn_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___automa___turn___automa_turn_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("automa_turn_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___turn___automa_turn_gen_template = &CPyType_scholars___automa___turn___automa_turn_gen_template_;

PyObject *CPyDef_scholars___automa___turn_____mypyc__automa_turn_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___turn___automa_turn_genObject *self;
    if (scholars___automa___turn___automa_turn_gen_free_instance != NULL) {
        self = scholars___automa___turn___automa_turn_gen_free_instance;
        scholars___automa___turn___automa_turn_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___turn___automa_turn_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___turn___automa_turn_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___turn___automa_turn_gen(void)
{
    PyObject *self = CPyDef_scholars___automa___turn_____mypyc__automa_turn_gen_setup((PyObject *)CPyType_scholars___automa___turn___automa_turn_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___automa___turn____reveal_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___automa___turn____reveal_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___automa___turn____reveal_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___automa___turn____reveal_gen,
};
static int
scholars___automa___turn____reveal_gen_traverse(serai___games___scholars___automa___turn____reveal_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___turn____reveal_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___turn____reveal_genObject *self = (serai___games___scholars___automa___turn____reveal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___automa___turn____reveal_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___turn____reveal_genObject *self = (serai___games___scholars___automa___turn____reveal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0);
    return 0;
}

static void
scholars___automa___turn____reveal_gen_dealloc(serai___games___scholars___automa___turn____reveal_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___turn____reveal_gen_free_instance == NULL) {
        scholars___automa___turn____reveal_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___turn____reveal_gen_dealloc)
    CPyDef_scholars___automa___turn____reveal_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___turn_____mypyc___3_reveal_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___turn____reveal_gen(void);

static PyObject *
scholars___automa___turn____reveal_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___turn____reveal_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___turn_____mypyc___3_reveal_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___turn____reveal_gen_vtable[6];
static bool
CPyDef_scholars___automa___turn____reveal_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___turn____reveal_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___turn____reveal_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___automa___turn____reveal_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___automa___turn____reveal_gen___send,
        (CPyVTableItem)CPyDef_scholars___automa___turn____reveal_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___automa___turn____reveal_gen___throw,
        (CPyVTableItem)CPyDef_scholars___automa___turn____reveal_gen___close,
    };
    memcpy(scholars___automa___turn____reveal_gen_vtable, scholars___automa___turn____reveal_gen_vtable_scratch, sizeof(scholars___automa___turn____reveal_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___turn____reveal_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___turn____reveal_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___turn_____mypyc___3_reveal_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___automa___turn____reveal_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___automa___turn____reveal_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___automa___turn____reveal_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___automa___turn____reveal_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___automa___turn____reveal_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___turn____reveal_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_reveal_gen",
    .tp_new = scholars___automa___turn____reveal_gen_new,
    .tp_dealloc = (destructor)scholars___automa___turn____reveal_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___turn____reveal_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___turn____reveal_gen_clear,
    .tp_methods = scholars___automa___turn____reveal_gen_methods,
    .tp_iter = CPyDef_scholars___automa___turn____reveal_gen_____iter__,
    .tp_iternext = CPyDef_scholars___automa___turn____reveal_gen_____next__,
    .tp_as_async = &scholars___automa___turn____reveal_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___automa___turn____reveal_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_reveal_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___turn____reveal_gen_template = &CPyType_scholars___automa___turn____reveal_gen_template_;

PyObject *CPyDef_scholars___automa___turn_____mypyc___3_reveal_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___turn____reveal_genObject *self;
    if (scholars___automa___turn____reveal_gen_free_instance != NULL) {
        self = scholars___automa___turn____reveal_gen_free_instance;
        scholars___automa___turn____reveal_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___turn____reveal_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___turn____reveal_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___turn____reveal_gen(void)
{
    PyObject *self = CPyDef_scholars___automa___turn_____mypyc___3_reveal_gen_setup((PyObject *)CPyType_scholars___automa___turn____reveal_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___automa___turn____rest_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___automa___turn____rest_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___automa___turn____rest_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___automa___turn____rest_gen,
};
static int
scholars___automa___turn____rest_gen_traverse(serai___games___scholars___automa___turn____rest_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___turn____rest_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___turn____rest_genObject *self = (serai___games___scholars___automa___turn____rest_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2);
    return 0;
}

static int32_t CPyDef_scholars___automa___turn____rest_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___turn____rest_genObject *self = (serai___games___scholars___automa___turn____rest_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2);
    return 0;
}

static void
scholars___automa___turn____rest_gen_dealloc(serai___games___scholars___automa___turn____rest_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___turn____rest_gen_free_instance == NULL) {
        scholars___automa___turn____rest_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___turn____rest_gen_dealloc)
    CPyDef_scholars___automa___turn____rest_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___turn_____mypyc___3_rest_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___turn____rest_gen(void);

static PyObject *
scholars___automa___turn____rest_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___turn____rest_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___turn_____mypyc___3_rest_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___turn____rest_gen_vtable[6];
static bool
CPyDef_scholars___automa___turn____rest_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___turn____rest_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___turn____rest_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___automa___turn____rest_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___automa___turn____rest_gen___send,
        (CPyVTableItem)CPyDef_scholars___automa___turn____rest_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___automa___turn____rest_gen___throw,
        (CPyVTableItem)CPyDef_scholars___automa___turn____rest_gen___close,
    };
    memcpy(scholars___automa___turn____rest_gen_vtable, scholars___automa___turn____rest_gen_vtable_scratch, sizeof(scholars___automa___turn____rest_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___turn____rest_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___turn____rest_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___turn_____mypyc___3_rest_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___automa___turn____rest_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___automa___turn____rest_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___automa___turn____rest_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___automa___turn____rest_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___automa___turn____rest_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___turn____rest_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_rest_gen",
    .tp_new = scholars___automa___turn____rest_gen_new,
    .tp_dealloc = (destructor)scholars___automa___turn____rest_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___turn____rest_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___turn____rest_gen_clear,
    .tp_methods = scholars___automa___turn____rest_gen_methods,
    .tp_iter = CPyDef_scholars___automa___turn____rest_gen_____iter__,
    .tp_iternext = CPyDef_scholars___automa___turn____rest_gen_____next__,
    .tp_as_async = &scholars___automa___turn____rest_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___automa___turn____rest_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_rest_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___turn____rest_gen_template = &CPyType_scholars___automa___turn____rest_gen_template_;

PyObject *CPyDef_scholars___automa___turn_____mypyc___3_rest_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___turn____rest_genObject *self;
    if (scholars___automa___turn____rest_gen_free_instance != NULL) {
        self = scholars___automa___turn____rest_gen_free_instance;
        scholars___automa___turn____rest_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___turn____rest_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___turn____rest_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___turn____rest_gen(void)
{
    PyObject *self = CPyDef_scholars___automa___turn_____mypyc___3_rest_gen_setup((PyObject *)CPyType_scholars___automa___turn____rest_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef scholars___automa___turnmodule_methods[] = {
    {"automa_turn", (PyCFunction)CPyPy_scholars___automa___turn___automa_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("automa_turn(t)\n--\n\n") /* docstring */},
    {"_reveal", (PyCFunction)CPyPy_scholars___automa___turn____reveal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_reveal(t)\n--\n\n") /* docstring */},
    {"_rest", (PyCFunction)CPyPy_scholars___automa___turn____rest, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_rest(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___automa___turn__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___automa___turn__internal, "__name__");
    CPyStatic_scholars___automa___turn___globals = PyModule_GetDict(CPyModule_serai___games___scholars___automa___turn__internal);
    if (unlikely(CPyStatic_scholars___automa___turn___globals == NULL))
        goto fail;
    CPyType_scholars___automa___turn___automa_turn_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___turn___automa_turn_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___turn___automa_turn_gen))
        goto fail;
    CPyDef_scholars___automa___turn___automa_turn_gen_trait_vtable_setup();
    CPyType_scholars___automa___turn____reveal_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___turn____reveal_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___turn____reveal_gen))
        goto fail;
    CPyDef_scholars___automa___turn____reveal_gen_trait_vtable_setup();
    CPyType_scholars___automa___turn____rest_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___turn____rest_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___turn____rest_gen))
        goto fail;
    CPyDef_scholars___automa___turn____rest_gen_trait_vtable_setup();
    char result = CPyDef_scholars___automa___turn_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___automa___turn__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___automa___turn___automa_turn_gen);
    Py_CLEAR(CPyType_scholars___automa___turn____reveal_gen);
    Py_CLEAR(CPyType_scholars___automa___turn____rest_gen);
    return -1;
}
int CPyExec_serai___games___scholars___automa___turn(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___automa___turn__impl, &CPyImportState_serai___games___scholars___automa___turn, &CPyModule_serai___games___scholars___automa___turn);
}
static struct PyModuleDef scholars___automa___turnmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.automa.turn",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___automa___turnmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___automa___turn(void)
{
    if (CPyModule_serai___games___scholars___automa___turn__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___turn__internal);
        return CPyModule_serai___games___scholars___automa___turn__internal;
    }
    CPyModule_serai___games___scholars___automa___turn__internal = PyModule_Create(&scholars___automa___turnmodule);
    return CPyModule_serai___games___scholars___automa___turn__internal;
}

PyObject *CPyInit_serai___games___scholars___automa___turn(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___automa___turn__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___turn__internal);
        return CPyModule_serai___games___scholars___automa___turn__internal;
    }
    CPyModule_serai___games___scholars___automa___turn__internal = PyModule_Create(&scholars___automa___turnmodule);
    if (unlikely(CPyModule_serai___games___scholars___automa___turn__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.automa.turn");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___automa___turn__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___automa___turn__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___automa___turn__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___automa___turn(CPyModule_serai___games___scholars___automa___turn__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___automa___turn__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.automa.turn");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___automa___turn__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn___automa_turn_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    tuple_T2OO cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_colour;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    CPyTagged cpy_r_r57;
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
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    tuple_T3OOO cpy_r_r103;
    PyObject **cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    int32_t cpy_r_r116;
    char cpy_r_r117;
    int32_t cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL88;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 15, CPyStatic_scholars___automa___turn___globals);
        goto CPyL87;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 17, CPyStatic_scholars___automa___turn___globals);
        goto CPyL87;
    }
CPyL5: ;
    cpy_r_r12 = CPyDef_automa___resources___opponent(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 17, CPyStatic_scholars___automa___turn___globals);
        goto CPyL87;
    }
    cpy_r_r13 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r12)->_plans;
    if (unlikely(cpy_r_r13 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'plans' of 'Automa' undefined");
    } else {
        CPy_INCREF(cpy_r_r13);
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 17, CPyStatic_scholars___automa___turn___globals);
        goto CPyL87;
    }
CPyL7: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = PyList_New(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 17, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r17 = 0;
CPyL9: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL95;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r17 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(PyObject * *)cpy_r_r24;
    CPy_INCREF(cpy_r_r25);
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 17, CPyStatic_scholars___automa___turn___globals);
        goto CPyL96;
    }
    cpy_r_r27 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 17, CPyStatic_scholars___automa___turn___globals);
        goto CPyL97;
    }
CPyL12: ;
    cpy_r_r28 = ((serai___games___scholars___table___TableObject *)cpy_r_r27)->_book;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "automa_turn", "Table", "book", 17, CPyStatic_scholars___automa___turn___globals);
        goto CPyL97;
    }
CPyL13: ;
    cpy_r_r29 = ((serai___games___scholars___book___BookObject *)cpy_r_r28)->_plans;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "automa_turn", "Book", "plans", 17, CPyStatic_scholars___automa___turn___globals);
        goto CPyL97;
    }
CPyL14: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 17, CPyStatic_scholars___automa___turn___globals);
        goto CPyL96;
    }
    if (likely(PyTuple_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 17, CPyStatic_scholars___automa___turn___globals, "tuple", cpy_r_r30);
        goto CPyL96;
    }
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r31, 2);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 17, CPyStatic_scholars___automa___turn___globals);
        goto CPyL96;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 17, CPyStatic_scholars___automa___turn___globals);
        goto CPyL96;
    }
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r33);
    CPyList_SetItemUnsafe(cpy_r_r16, cpy_r_r17, cpy_r_r34);
    cpy_r_r35 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r35;
    goto CPyL9;
CPyL20: ;
    cpy_r_r36 = 0;
    cpy_r_r37 = CPyStatic_scholars___names___PLANS;
    if (unlikely(cpy_r_r37.f0 == NULL)) {
        goto CPyL98;
    } else
        goto CPyL23;
CPyL21: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PLANS\" was not set");
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 18, CPyStatic_scholars___automa___turn___globals);
        goto CPyL87;
    }
    CPy_Unreachable();
CPyL23: ;
    cpy_r_r39 = 0;
    cpy_r_colour = cpy_r_r39;
    CPyTagged_DECREF(cpy_r_colour);
CPyL24: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r39 < (Py_ssize_t)4;
    if (!cpy_r_r40) goto CPyL99;
    cpy_r_colour = cpy_r_r39;
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r42 = CPyList_Count(cpy_r_r16, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 18, CPyStatic_scholars___automa___turn___globals);
        goto CPyL100;
    }
    cpy_r_r43 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 18, CPyStatic_scholars___automa___turn___globals);
        goto CPyL100;
    }
CPyL27: ;
    cpy_r_r44 = ((serai___games___scholars___table___TableObject *)cpy_r_r43)->_book;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "automa_turn", "Table", "book", 18, CPyStatic_scholars___automa___turn___globals);
        goto CPyL100;
    }
CPyL28: ;
    cpy_r_r45 = ((serai___games___scholars___book___BookObject *)cpy_r_r44)->_constants;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46 = CPyStatics[2519]; /* 'ai_cards_to_rest' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 18, CPyStatic_scholars___automa___turn___globals);
        goto CPyL100;
    }
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 18, CPyStatic_scholars___automa___turn___globals);
        goto CPyL100;
    }
    cpy_r_r49 = cpy_r_r42 & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (cpy_r_r50) goto CPyL32;
    cpy_r_r51 = cpy_r_r48 & 1;
    cpy_r_r52 = cpy_r_r51 != 0;
    if (!cpy_r_r52) goto CPyL33;
CPyL32: ;
    cpy_r_r53 = CPyTagged_IsLt_(cpy_r_r42, cpy_r_r48);
    cpy_r_r54 = cpy_r_r53 ^ 1;
    cpy_r_r55 = cpy_r_r54;
    goto CPyL34;
CPyL33: ;
    cpy_r_r56 = (Py_ssize_t)cpy_r_r42 >= (Py_ssize_t)cpy_r_r48;
    cpy_r_r55 = cpy_r_r56;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r48);
    if (cpy_r_r55) {
        goto CPyL101;
    } else
        goto CPyL36;
CPyL35: ;
    cpy_r_r36 = 1;
    goto CPyL37;
CPyL36: ;
    cpy_r_r57 = cpy_r_r39 + 2;
    cpy_r_r39 = cpy_r_r57;
    goto CPyL24;
CPyL37: ;
    if (!cpy_r_r36) goto CPyL60;
    cpy_r_r58 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 19, CPyStatic_scholars___automa___turn___globals);
        goto CPyL87;
    }
CPyL39: ;
    cpy_r_r59 = CPyDef_scholars___automa___turn____rest(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 19, CPyStatic_scholars___automa___turn___globals);
        goto CPyL87;
    }
    if (((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0);
    }
    ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0 = cpy_r_r59;
    cpy_r_r60 = 1;
    if (!cpy_r_r60) goto CPyL87;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = NULL;
    cpy_r_r1 = cpy_r_r63;
    cpy_r_r64 = (PyObject **)&cpy_r_r1;
    cpy_r_r65 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0;
    cpy_r_r66 = CPyDef_scholars___automa___turn____rest_gen_____mypyc_generator_helper__(cpy_r_r65, cpy_r_r62, cpy_r_r62, cpy_r_r62, cpy_r_r61, cpy_r_r64);
    if (cpy_r_r66 != NULL) goto CPyL102;
    cpy_r_r67 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 19, CPyStatic_scholars___automa___turn___globals);
        goto CPyL103;
    }
    cpy_r_r68 = cpy_r_r1;
    CPy_DECREF(cpy_r_r68);
    cpy_r_r69 = NULL;
    if (((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0);
    }
    ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0 = cpy_r_r69;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 19, CPyStatic_scholars___automa___turn___globals);
        goto CPyL87;
    } else
        goto CPyL82;
CPyL44: ;
    cpy_r_r71 = cpy_r_r66;
CPyL45: ;
    ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r71;
CPyL46: ;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = cpy_r_type != cpy_r_r73;
    if (!cpy_r_r74) goto CPyL104;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 19, CPyStatic_scholars___automa___turn___globals);
        goto CPyL50;
    } else
        goto CPyL105;
CPyL48: ;
    CPy_Unreachable();
CPyL49: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL56;
CPyL50: ;
    cpy_r_r75 = CPy_CatchError();
    cpy_r_r76 = (PyObject **)&cpy_r_r3;
    cpy_r_r77 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0;
    cpy_r_r78 = CPy_YieldFromErrorHandle(cpy_r_r77, cpy_r_r76);
    if (unlikely(cpy_r_r78 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 19, CPyStatic_scholars___automa___turn___globals);
        goto CPyL106;
    }
    if (cpy_r_r78) goto CPyL53;
    cpy_r_r71 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r75);
    CPy_DecRef(cpy_r_r75.f0);
    CPy_DecRef(cpy_r_r75.f1);
    CPy_DecRef(cpy_r_r75.f2);
    goto CPyL45;
CPyL53: ;
    cpy_r_r68 = cpy_r_r3;
    CPy_DecRef(cpy_r_r68);
    CPy_RestoreExcInfo(cpy_r_r75);
    CPy_DecRef(cpy_r_r75.f0);
    CPy_DecRef(cpy_r_r75.f1);
    CPy_DecRef(cpy_r_r75.f2);
    goto CPyL82;
CPyL54: ;
    CPy_RestoreExcInfo(cpy_r_r75);
    CPy_DecRef(cpy_r_r75.f0);
    CPy_DecRef(cpy_r_r75.f1);
    CPy_DecRef(cpy_r_r75.f2);
    cpy_r_r79 = CPy_KeepPropagating();
    if (!cpy_r_r79) goto CPyL87;
    CPy_Unreachable();
CPyL56: ;
    cpy_r_r80 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r81 = NULL;
    cpy_r_r1 = cpy_r_r81;
    cpy_r_r82 = (PyObject **)&cpy_r_r1;
    cpy_r_r83 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0;
    cpy_r_r84 = CPyDef_scholars___automa___turn____rest_gen_____mypyc_generator_helper__(cpy_r_r83, cpy_r_r80, cpy_r_r80, cpy_r_r80, cpy_r_arg, cpy_r_r82);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r84 == NULL) {
        goto CPyL58;
    } else
        goto CPyL107;
CPyL57: ;
    cpy_r_r71 = cpy_r_r84;
    goto CPyL45;
CPyL58: ;
    cpy_r_r85 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 19, CPyStatic_scholars___automa___turn___globals);
        goto CPyL103;
    }
    cpy_r_r68 = cpy_r_r1;
    CPy_DECREF(cpy_r_r68);
    goto CPyL82;
CPyL60: ;
    cpy_r_r86 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "automa_turn", "automa_turn_gen", "t", 21, CPyStatic_scholars___automa___turn___globals);
        goto CPyL87;
    }
CPyL61: ;
    cpy_r_r87 = CPyDef_scholars___automa___turn____reveal(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 21, CPyStatic_scholars___automa___turn___globals);
        goto CPyL87;
    }
    if (((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1);
    }
    ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1 = cpy_r_r87;
    cpy_r_r88 = 1;
    if (!cpy_r_r88) goto CPyL87;
    cpy_r_r89 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r90 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r91 = NULL;
    cpy_r_r5 = cpy_r_r91;
    cpy_r_r92 = (PyObject **)&cpy_r_r5;
    cpy_r_r93 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1;
    cpy_r_r94 = CPyDef_scholars___automa___turn____reveal_gen_____mypyc_generator_helper__(cpy_r_r93, cpy_r_r90, cpy_r_r90, cpy_r_r90, cpy_r_r89, cpy_r_r92);
    if (cpy_r_r94 != NULL) goto CPyL108;
    cpy_r_r95 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 21, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    cpy_r_r96 = cpy_r_r5;
    CPy_DECREF(cpy_r_r96);
    cpy_r_r97 = NULL;
    if (((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1);
    }
    ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1 = cpy_r_r97;
    cpy_r_r98 = 1;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 21, CPyStatic_scholars___automa___turn___globals);
        goto CPyL87;
    } else
        goto CPyL82;
CPyL66: ;
    cpy_r_r99 = cpy_r_r94;
CPyL67: ;
    ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r99;
CPyL68: ;
    cpy_r_r101 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r102 = cpy_r_type != cpy_r_r101;
    if (!cpy_r_r102) goto CPyL110;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 21, CPyStatic_scholars___automa___turn___globals);
        goto CPyL72;
    } else
        goto CPyL111;
CPyL70: ;
    CPy_Unreachable();
CPyL71: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL78;
CPyL72: ;
    cpy_r_r103 = CPy_CatchError();
    cpy_r_r104 = (PyObject **)&cpy_r_r7;
    cpy_r_r105 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1;
    cpy_r_r106 = CPy_YieldFromErrorHandle(cpy_r_r105, cpy_r_r104);
    if (unlikely(cpy_r_r106 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 21, CPyStatic_scholars___automa___turn___globals);
        goto CPyL112;
    }
    if (cpy_r_r106) goto CPyL75;
    cpy_r_r99 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r103);
    CPy_DecRef(cpy_r_r103.f0);
    CPy_DecRef(cpy_r_r103.f1);
    CPy_DecRef(cpy_r_r103.f2);
    goto CPyL67;
CPyL75: ;
    cpy_r_r96 = cpy_r_r7;
    CPy_DecRef(cpy_r_r96);
    CPy_RestoreExcInfo(cpy_r_r103);
    CPy_DecRef(cpy_r_r103.f0);
    CPy_DecRef(cpy_r_r103.f1);
    CPy_DecRef(cpy_r_r103.f2);
    goto CPyL82;
CPyL76: ;
    CPy_RestoreExcInfo(cpy_r_r103);
    CPy_DecRef(cpy_r_r103.f0);
    CPy_DecRef(cpy_r_r103.f1);
    CPy_DecRef(cpy_r_r103.f2);
    cpy_r_r107 = CPy_KeepPropagating();
    if (!cpy_r_r107) goto CPyL87;
    CPy_Unreachable();
CPyL78: ;
    cpy_r_r108 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r109 = NULL;
    cpy_r_r5 = cpy_r_r109;
    cpy_r_r110 = (PyObject **)&cpy_r_r5;
    cpy_r_r111 = ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1;
    cpy_r_r112 = CPyDef_scholars___automa___turn____reveal_gen_____mypyc_generator_helper__(cpy_r_r111, cpy_r_r108, cpy_r_r108, cpy_r_r108, cpy_r_arg, cpy_r_r110);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r112 == NULL) {
        goto CPyL80;
    } else
        goto CPyL113;
CPyL79: ;
    cpy_r_r99 = cpy_r_r112;
    goto CPyL67;
CPyL80: ;
    cpy_r_r113 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 21, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    cpy_r_r96 = cpy_r_r5;
    CPy_DECREF(cpy_r_r96);
CPyL82: ;
    cpy_r_r114 = Py_None;
    CPy_INCREF(cpy_r_r114);
    ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r116 = CPyDef_scholars___automa___turn___automa_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL86;
    CPyGen_SetStopIterationValue(cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (!0) goto CPyL93;
    CPy_Unreachable();
CPyL86: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r114;
    CPyGen_Exit(&((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL87: ;
    ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r118 = CPyDef_scholars___automa___turn___automa_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r119 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r119;
CPyL88: ;
    cpy_r_r120 = cpy_r_r8 == 0;
    if (cpy_r_r120) goto CPyL114;
    cpy_r_r121 = cpy_r_r8 == 1;
    if (cpy_r_r121) {
        goto CPyL115;
    } else
        goto CPyL116;
CPyL90: ;
    cpy_r_r122 = cpy_r_r8 == 2;
    if (cpy_r_r122) {
        goto CPyL68;
    } else
        goto CPyL117;
CPyL91: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r123 = 0;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 15, CPyStatic_scholars___automa___turn___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL93: ;
    cpy_r_r124 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r124;
CPyL94: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL87;
CPyL95: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL20;
CPyL96: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL87;
CPyL97: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL87;
CPyL98: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL21;
CPyL99: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL37;
CPyL100: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL87;
CPyL101: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL35;
CPyL102: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL44;
CPyL103: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL87;
CPyL104: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL49;
CPyL105: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL48;
CPyL106: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL54;
CPyL107: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL57;
CPyL108: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL66;
CPyL109: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL87;
CPyL110: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL71;
CPyL111: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL70;
CPyL112: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL76;
CPyL113: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL79;
CPyL114: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL115: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL46;
CPyL116: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL90;
CPyL117: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL91;
}
        
PyObject *CPyDef_scholars___automa___turn___automa_turn_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___turn___automa_turn_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___turn___automa_turn_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "__next__", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn___automa_turn_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___turn___automa_turn_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___automa___turn___automa_turn_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "send", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn___automa_turn_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___automa___turn___automa_turn_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___turn___automa_turn_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "__iter__", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn___automa_turn_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___automa___turn___automa_turn_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn.automa_turn_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___automa___turn___automa_turn_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "throw", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn___automa_turn_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___automa___turn___automa_turn_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4220 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4220);
    PyObject *__tmp4221 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4221);
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
        
        PyObject *CPyPy_scholars___automa___turn___automa_turn_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn___automa_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn.automa_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___turn___automa_turn_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "close", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn___automa_turn(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_scholars___automa___turn___automa_turn_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 15, CPyStatic_scholars___automa___turn___globals);
        goto CPyL3;
    }
    ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___automa___turn___automa_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 15, CPyStatic_scholars___automa___turn___globals);
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
        
        PyObject *CPyPy_scholars___automa___turn___automa_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:automa_turn", kwlist, 0};
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
            PyObject *retval = CPyDef_scholars___automa___turn___automa_turn(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "automa_turn", 15, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____reveal_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_me;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
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
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_cards;
    CPyTagged cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    CPyPtr cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    CPyTagged cpy_r_r62;
    CPyTagged cpy_r_r63;
    int64_t cpy_r_r64;
    CPyTagged cpy_r_count;
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
    char cpy_r_first;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_key;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_effect;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject **cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    tuple_T3OOO cpy_r_r119;
    PyObject **cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject **cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    int32_t cpy_r_r132;
    char cpy_r_r133;
    int32_t cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL100;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 24, CPyStatic_scholars___automa___turn___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "_reveal_gen", "t", 26, CPyStatic_scholars___automa___turn___globals);
        goto CPyL99;
    }
CPyL5: ;
    cpy_r_r8 = CPyDef_automa___resources___opponent(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 26, CPyStatic_scholars___automa___turn___globals);
        goto CPyL99;
    }
    cpy_r_r9 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "_reveal_gen", "t", 27, CPyStatic_scholars___automa___turn___globals);
        goto CPyL105;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_r9)->_players;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "Table", "players", 27, CPyStatic_scholars___automa___turn___globals);
        goto CPyL105;
    }
CPyL8: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r12 << 1;
    cpy_r_me = cpy_r_r13;
    cpy_r_r14 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "_reveal_gen", "t", 28, CPyStatic_scholars___automa___turn___globals);
        goto CPyL106;
    }
CPyL9: ;
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_r14)->_reveals;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "Table", "reveals", 28, CPyStatic_scholars___automa___turn___globals);
        goto CPyL106;
    }
CPyL10: ;
    cpy_r_r16 = CPyTagged_Add(cpy_r_r15, 2);
    if (((serai___games___scholars___table___TableObject *)cpy_r_r14)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r14)->_reveals);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r14)->_reveals = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 28, CPyStatic_scholars___automa___turn___globals);
        goto CPyL106;
    }
    cpy_r_r18 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r8)->_plan_pile;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "Automa", "plan_pile", 29, CPyStatic_scholars___automa___turn___globals);
        goto CPyL106;
    }
    CPy_INCREF(cpy_r_r18);
CPyL12: ;
    cpy_r_r19 = CPyList_PopLast(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 29, CPyStatic_scholars___automa___turn___globals);
        goto CPyL106;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 29, CPyStatic_scholars___automa___turn___globals);
        goto CPyL106;
    }
    cpy_r_r21 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r8)->_plans;
    if (unlikely(cpy_r_r21 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'plans' of 'Automa' undefined");
    } else {
        CPy_INCREF(cpy_r_r21);
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 30, CPyStatic_scholars___automa___turn___globals);
        goto CPyL107;
    }
CPyL15: ;
    CPyTagged_INCREF(cpy_r_r20);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r_r23 = PyList_Append(cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 30, CPyStatic_scholars___automa___turn___globals);
        goto CPyL107;
    }
    cpy_r_r25 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "_reveal_gen", "t", 31, CPyStatic_scholars___automa___turn___globals);
        goto CPyL107;
    }
CPyL17: ;
    cpy_r_r26 = ((serai___games___scholars___table___TableObject *)cpy_r_r25)->_book;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "Table", "book", 31, CPyStatic_scholars___automa___turn___globals);
        goto CPyL107;
    }
CPyL18: ;
    cpy_r_r27 = ((serai___games___scholars___book___BookObject *)cpy_r_r26)->_plans;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "Book", "plans", 31, CPyStatic_scholars___automa___turn___globals);
        goto CPyL107;
    }
CPyL19: ;
    cpy_r_r28 = CPyList_GetItem(cpy_r_r27, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 31, CPyStatic_scholars___automa___turn___globals);
        goto CPyL108;
    }
    if (likely(PyTuple_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 31, CPyStatic_scholars___automa___turn___globals, "tuple", cpy_r_r28);
        goto CPyL108;
    }
    cpy_r_r30 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "_reveal_gen", "t", 32, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
CPyL22: ;
    cpy_r_r31 = CPyStatics[2520]; /* 'event-ai-plan' */
    cpy_r_r32 = CPyStatics[2521]; /* 'SC-SOLO-13' */
    cpy_r_r33 = CPySequenceTuple_GetItem(cpy_r_r29, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 32, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 32, CPyStatic_scholars___automa___turn___globals, "str", cpy_r_r33);
        goto CPyL109;
    }
    cpy_r_r35 = CPyStatics[390]; /* 'card' */
    cpy_r_r36 = CPyDict_Build(1, cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 32, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    cpy_r_r37 = CPyDef_kernel___table___Table___tell(cpy_r_r30, cpy_r_r31, cpy_r_me, cpy_r_r32, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 32, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    cpy_r_r38 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "_reveal_gen", "t", 33, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
CPyL27: ;
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r29, 4);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 33, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 33, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    cpy_r_r41 = CPyDef_automa___resources___gain_silver(cpy_r_r38, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 33, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r29, 6);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 34, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    if (unlikely(!PyBool_Check(cpy_r_r42))) {
        CPy_TypeError("bool", cpy_r_r42); cpy_r_r43 = 2;
    } else
        cpy_r_r43 = cpy_r_r42 == Py_True;
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 34, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    if (!cpy_r_r43) goto CPyL36;
    cpy_r_r44 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "_reveal_gen", "t", 34, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
CPyL34: ;
    cpy_r_r45 = ((serai___games___scholars___table___TableObject *)cpy_r_r44)->_house;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "Table", "house", 34, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r45);
CPyL35: ;
    cpy_r_r46 = cpy_r_r45;
    goto CPyL39;
CPyL36: ;
    cpy_r_r47 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "_reveal_gen", "t", 34, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
CPyL37: ;
    cpy_r_r48 = ((serai___games___scholars___table___TableObject *)cpy_r_r47)->_rooms;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "Table", "rooms", 34, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r48);
CPyL38: ;
    cpy_r_r46 = cpy_r_r48;
CPyL39: ;
    cpy_r_cards = cpy_r_r46;
    cpy_r_r49 = 0;
    cpy_r_r50 = 0;
CPyL40: ;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_cards + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r50 < cpy_r_r52;
    if (!cpy_r_r53) goto CPyL110;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_cards + offsetof(PyListObject, ob_item));
    cpy_r_r55 = *(CPyPtr *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r50 * 8;
    cpy_r_r57 = cpy_r_r55 + cpy_r_r56;
    cpy_r_r58 = *(PyObject * *)cpy_r_r57;
    CPy_INCREF(cpy_r_r58);
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 35, CPyStatic_scholars___automa___turn___globals);
        goto CPyL111;
    }
    cpy_r_r60 = (Py_ssize_t)cpy_r_r59 != -2;
    CPyTagged_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 << 1;
    cpy_r_r62 = cpy_r_r61;
    cpy_r_r63 = CPyTagged_Add(cpy_r_r49, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r62);
    cpy_r_r49 = cpy_r_r63;
    cpy_r_r64 = cpy_r_r50 + 1;
    cpy_r_r50 = cpy_r_r64;
    goto CPyL40;
CPyL44: ;
    cpy_r_count = cpy_r_r49;
    cpy_r_r65 = CPySequenceTuple_GetItem(cpy_r_r29, 8);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 36, CPyStatic_scholars___automa___turn___globals);
        goto CPyL112;
    }
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 36, CPyStatic_scholars___automa___turn___globals);
        goto CPyL112;
    }
    cpy_r_r67 = cpy_r_count & 1;
    cpy_r_r68 = cpy_r_r67 != 0;
    if (cpy_r_r68) goto CPyL48;
    cpy_r_r69 = cpy_r_r66 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (!cpy_r_r70) goto CPyL49;
CPyL48: ;
    cpy_r_r71 = CPyTagged_IsLt_(cpy_r_count, cpy_r_r66);
    cpy_r_r72 = cpy_r_r71 ^ 1;
    cpy_r_r73 = cpy_r_r72;
    goto CPyL50;
CPyL49: ;
    cpy_r_r74 = (Py_ssize_t)cpy_r_count >= (Py_ssize_t)cpy_r_r66;
    cpy_r_r73 = cpy_r_r74;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_r66);
    cpy_r_first = cpy_r_r73;
    cpy_r_r75 = CPySequenceTuple_GetItem(cpy_r_r29, 6);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 37, CPyStatic_scholars___automa___turn___globals);
        goto CPyL112;
    }
    if (unlikely(!PyBool_Check(cpy_r_r75))) {
        CPy_TypeError("bool", cpy_r_r75); cpy_r_r76 = 2;
    } else
        cpy_r_r76 = cpy_r_r75 == Py_True;
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 37, CPyStatic_scholars___automa___turn___globals);
        goto CPyL112;
    }
    if (!cpy_r_r76) goto CPyL54;
    cpy_r_r77 = CPyStatics[2522]; /* 'why-house' */
    CPy_INCREF(cpy_r_r77);
    cpy_r_r78 = cpy_r_r77;
    goto CPyL55;
CPyL54: ;
    cpy_r_r79 = CPyStatics[2523]; /* 'why-employed' */
    CPy_INCREF(cpy_r_r79);
    cpy_r_r78 = cpy_r_r79;
CPyL55: ;
    cpy_r_r80 = CPyStatics[31]; /* 'n' */
    cpy_r_r81 = CPyStatics[2524]; /* 'least' */
    cpy_r_r82 = CPySequenceTuple_GetItem(cpy_r_r29, 8);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 37, CPyStatic_scholars___automa___turn___globals);
        goto CPyL113;
    }
    if (likely(PyLong_Check(cpy_r_r82)))
        cpy_r_r83 = CPyTagged_FromObject(cpy_r_r82);
    else {
        CPy_TypeError("int", cpy_r_r82); cpy_r_r83 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 37, CPyStatic_scholars___automa___turn___globals);
        goto CPyL113;
    }
    cpy_r_r84 = CPyTagged_StealAsObject(cpy_r_count);
    cpy_r_r85 = CPyTagged_StealAsObject(cpy_r_r83);
    cpy_r_r86 = CPyDict_Build(2, cpy_r_r80, cpy_r_r84, cpy_r_r81, cpy_r_r85);
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 37, CPyStatic_scholars___automa___turn___globals);
        goto CPyL114;
    }
    cpy_r_r87 = CPyDef_message___Message(cpy_r_r78, cpy_r_r86);
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 37, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
    if (!cpy_r_first) goto CPyL61;
    cpy_r_r88 = CPyStatics[2525]; /* 'event-ai-first' */
    CPy_INCREF(cpy_r_r88);
    cpy_r_r89 = cpy_r_r88;
    goto CPyL62;
CPyL61: ;
    cpy_r_r90 = CPyStatics[2526]; /* 'event-ai-second' */
    CPy_INCREF(cpy_r_r90);
    cpy_r_r89 = cpy_r_r90;
CPyL62: ;
    cpy_r_key = cpy_r_r89;
    if (!cpy_r_first) goto CPyL66;
    cpy_r_r91 = CPySequenceTuple_GetItem(cpy_r_r29, 10);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 39, CPyStatic_scholars___automa___turn___globals);
        goto CPyL115;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r91, CPyType_kernel___effects___Effect)))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 39, CPyStatic_scholars___automa___turn___globals, "serai.kernel.effects.Effect", cpy_r_r91);
        goto CPyL115;
    }
    cpy_r_r93 = cpy_r_r92;
    goto CPyL69;
CPyL66: ;
    cpy_r_r94 = CPySequenceTuple_GetItem(cpy_r_r29, 12);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 39, CPyStatic_scholars___automa___turn___globals);
        goto CPyL115;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r94, CPyType_kernel___effects___Effect)))
        cpy_r_r95 = cpy_r_r94;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 39, CPyStatic_scholars___automa___turn___globals, "serai.kernel.effects.Effect", cpy_r_r94);
        goto CPyL115;
    }
    cpy_r_r93 = cpy_r_r95;
CPyL69: ;
    cpy_r_effect = cpy_r_r93;
    cpy_r_r96 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "_reveal_gen", "t", 40, CPyStatic_scholars___automa___turn___globals);
        goto CPyL116;
    }
CPyL70: ;
    cpy_r_r97 = CPyStatics[2527]; /* 'SC-SOLO-14' */
    cpy_r_r98 = CPyStatics[602]; /* 'effect' */
    cpy_r_r99 = CPyStatics[546]; /* 'why' */
    cpy_r_r100 = CPyDict_Build(2, cpy_r_r98, cpy_r_effect, cpy_r_r99, cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 40, CPyStatic_scholars___automa___turn___globals);
        goto CPyL117;
    }
    cpy_r_r101 = CPyDef_kernel___table___Table___tell(cpy_r_r96, cpy_r_key, cpy_r_me, cpy_r_r97, cpy_r_r100);
    CPy_DECREF(cpy_r_key);
    CPyTagged_DECREF(cpy_r_me);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 40, CPyStatic_scholars___automa___turn___globals);
        goto CPyL118;
    }
    cpy_r_r102 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_reveal", "_reveal_gen", "t", 41, CPyStatic_scholars___automa___turn___globals);
        goto CPyL118;
    }
CPyL73: ;
    cpy_r_r103 = CPyDef_scholars___automa___actions___act(cpy_r_r102, cpy_r_effect);
    CPy_DECREF(cpy_r_effect);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 41, CPyStatic_scholars___automa___turn___globals);
        goto CPyL99;
    }
    if (((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0);
    }
    ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0 = cpy_r_r103;
    cpy_r_r104 = 1;
    if (!cpy_r_r104) goto CPyL99;
    cpy_r_r105 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r106 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r107 = NULL;
    cpy_r_r1 = cpy_r_r107;
    cpy_r_r108 = (PyObject **)&cpy_r_r1;
    cpy_r_r109 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0;
    cpy_r_r110 = CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r109, cpy_r_r106, cpy_r_r106, cpy_r_r106, cpy_r_r105, cpy_r_r108);
    if (cpy_r_r110 != NULL) goto CPyL119;
    cpy_r_r111 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 41, CPyStatic_scholars___automa___turn___globals);
        goto CPyL120;
    }
    cpy_r_r112 = cpy_r_r1;
    CPy_DECREF(cpy_r_r112);
    cpy_r_r113 = NULL;
    if (((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0);
    }
    ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0 = cpy_r_r113;
    cpy_r_r114 = 1;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 41, CPyStatic_scholars___automa___turn___globals);
        goto CPyL99;
    } else
        goto CPyL94;
CPyL78: ;
    cpy_r_r115 = cpy_r_r110;
CPyL79: ;
    ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r115;
CPyL80: ;
    cpy_r_r117 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r118 = cpy_r_type != cpy_r_r117;
    if (!cpy_r_r118) goto CPyL121;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 41, CPyStatic_scholars___automa___turn___globals);
        goto CPyL84;
    } else
        goto CPyL122;
CPyL82: ;
    CPy_Unreachable();
CPyL83: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL90;
CPyL84: ;
    cpy_r_r119 = CPy_CatchError();
    cpy_r_r120 = (PyObject **)&cpy_r_r3;
    cpy_r_r121 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0;
    cpy_r_r122 = CPy_YieldFromErrorHandle(cpy_r_r121, cpy_r_r120);
    if (unlikely(cpy_r_r122 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 41, CPyStatic_scholars___automa___turn___globals);
        goto CPyL123;
    }
    if (cpy_r_r122) goto CPyL87;
    cpy_r_r115 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r119);
    CPy_DecRef(cpy_r_r119.f0);
    CPy_DecRef(cpy_r_r119.f1);
    CPy_DecRef(cpy_r_r119.f2);
    goto CPyL79;
CPyL87: ;
    cpy_r_r112 = cpy_r_r3;
    CPy_DecRef(cpy_r_r112);
    CPy_RestoreExcInfo(cpy_r_r119);
    CPy_DecRef(cpy_r_r119.f0);
    CPy_DecRef(cpy_r_r119.f1);
    CPy_DecRef(cpy_r_r119.f2);
    goto CPyL94;
CPyL88: ;
    CPy_RestoreExcInfo(cpy_r_r119);
    CPy_DecRef(cpy_r_r119.f0);
    CPy_DecRef(cpy_r_r119.f1);
    CPy_DecRef(cpy_r_r119.f2);
    cpy_r_r123 = CPy_KeepPropagating();
    if (!cpy_r_r123) goto CPyL99;
    CPy_Unreachable();
CPyL90: ;
    cpy_r_r124 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r125 = NULL;
    cpy_r_r1 = cpy_r_r125;
    cpy_r_r126 = (PyObject **)&cpy_r_r1;
    cpy_r_r127 = ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0;
    cpy_r_r128 = CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r127, cpy_r_r124, cpy_r_r124, cpy_r_r124, cpy_r_arg, cpy_r_r126);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r128 == NULL) {
        goto CPyL92;
    } else
        goto CPyL124;
CPyL91: ;
    cpy_r_r115 = cpy_r_r128;
    goto CPyL79;
CPyL92: ;
    cpy_r_r129 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 41, CPyStatic_scholars___automa___turn___globals);
        goto CPyL120;
    }
    cpy_r_r112 = cpy_r_r1;
    CPy_DECREF(cpy_r_r112);
CPyL94: ;
    cpy_r_r130 = Py_None;
    CPy_INCREF(cpy_r_r130);
    ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r132 = CPyDef_scholars___automa___turn____reveal_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL98;
    CPyGen_SetStopIterationValue(cpy_r_r130);
    CPy_DECREF(cpy_r_r130);
    if (!0) goto CPyL104;
    CPy_Unreachable();
CPyL98: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r130;
    CPyGen_Exit(&((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL99: ;
    ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r134 = CPyDef_scholars___automa___turn____reveal_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r135 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r135;
CPyL100: ;
    cpy_r_r136 = cpy_r_r4 == 0;
    if (cpy_r_r136) goto CPyL125;
    cpy_r_r137 = cpy_r_r4 == 1;
    if (cpy_r_r137) {
        goto CPyL80;
    } else
        goto CPyL126;
CPyL102: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r138 = 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 24, CPyStatic_scholars___automa___turn___globals);
        goto CPyL104;
    }
    CPy_Unreachable();
CPyL104: ;
    cpy_r_r139 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r139;
CPyL105: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL99;
CPyL106: ;
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_me);
    goto CPyL99;
CPyL107: ;
    CPyTagged_DecRef(cpy_r_me);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL99;
CPyL108: ;
    CPyTagged_DecRef(cpy_r_me);
    goto CPyL99;
CPyL109: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r29);
    goto CPyL99;
CPyL110: ;
    CPy_DECREF(cpy_r_cards);
    goto CPyL44;
CPyL111: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_cards);
    CPyTagged_DecRef(cpy_r_r49);
    goto CPyL99;
CPyL112: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL99;
CPyL113: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r78);
    goto CPyL99;
CPyL114: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r78);
    goto CPyL99;
CPyL115: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_key);
    goto CPyL99;
CPyL116: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_effect);
    goto CPyL99;
CPyL117: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_effect);
    goto CPyL99;
CPyL118: ;
    CPy_DecRef(cpy_r_effect);
    goto CPyL99;
CPyL119: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL78;
CPyL120: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL99;
CPyL121: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL83;
CPyL122: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL82;
CPyL123: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL88;
CPyL124: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL91;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL126: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL102;
}
        
PyObject *CPyDef_scholars___automa___turn____reveal_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___turn____reveal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___turn____reveal_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn____reveal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn._reveal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___turn____reveal_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "__next__", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____reveal_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___turn____reveal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___turn____reveal_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn____reveal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn._reveal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___automa___turn____reveal_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "send", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____reveal_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___automa___turn____reveal_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn____reveal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn._reveal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___turn____reveal_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "__iter__", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____reveal_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___automa___turn____reveal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___automa___turn____reveal_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn____reveal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn._reveal_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___automa___turn____reveal_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "throw", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____reveal_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___automa___turn____reveal_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4222 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4222);
    PyObject *__tmp4223 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4223);
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
        
        PyObject *CPyPy_scholars___automa___turn____reveal_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn____reveal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn._reveal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___turn____reveal_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "close", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____reveal(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_scholars___automa___turn____reveal_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 24, CPyStatic_scholars___automa___turn___globals);
        goto CPyL3;
    }
    ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___automa___turn____reveal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 24, CPyStatic_scholars___automa___turn___globals);
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
        
        PyObject *CPyPy_scholars___automa___turn____reveal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_reveal", kwlist, 0};
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
            PyObject *retval = CPyDef_scholars___automa___turn____reveal(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_reveal", 24, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____rest_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject **cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    tuple_T3OOO cpy_r_r41;
    PyObject **cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    char cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    tuple_T3OOO cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    int32_t cpy_r_r127;
    char cpy_r_r128;
    int32_t cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL95;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 44, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "t", 46, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL5: ;
    cpy_r_r12 = CPyDef_automa___resources___opponent(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 46, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    if (((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 46, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r14 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "t", 47, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL8: ;
    cpy_r_r15 = CPyStatics[2528]; /* 'event-ai-rest' */
    cpy_r_r16 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "t", 47, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL9: ;
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_r16)->_players;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "Table", "players", 47, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL10: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = CPyStatics[2452]; /* 'SC-SOLO-25' */
    cpy_r_r22 = PyDict_New();
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 47, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r23 = CPyDef_kernel___table___Table___tell(cpy_r_r14, cpy_r_r15, cpy_r_r20, cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 47, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r24 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "t", 48, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL13: ;
    cpy_r_r25 = CPyDef_scholars___actions___rest___bottom_scroll(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 48, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    if (((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1);
    }
    ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1 = cpy_r_r25;
    cpy_r_r26 = 1;
    if (!cpy_r_r26) goto CPyL94;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r29 = NULL;
    cpy_r_r1 = cpy_r_r29;
    cpy_r_r30 = (PyObject **)&cpy_r_r1;
    cpy_r_r31 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1;
    cpy_r_r32 = CPyDef_scholars___actions___rest___bottom_scroll_gen_____mypyc_generator_helper__(cpy_r_r31, cpy_r_r28, cpy_r_r28, cpy_r_r28, cpy_r_r27, cpy_r_r30);
    if (cpy_r_r32 != NULL) goto CPyL101;
    cpy_r_r33 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 48, CPyStatic_scholars___automa___turn___globals);
        goto CPyL102;
    }
    cpy_r_r34 = cpy_r_r1;
    CPy_DECREF(cpy_r_r34);
    cpy_r_r35 = NULL;
    if (((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1);
    }
    ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1 = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 48, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    } else
        goto CPyL34;
CPyL18: ;
    cpy_r_r37 = cpy_r_r32;
CPyL19: ;
    ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r37;
CPyL20: ;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = cpy_r_type != cpy_r_r39;
    if (!cpy_r_r40) goto CPyL103;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 48, CPyStatic_scholars___automa___turn___globals);
        goto CPyL24;
    } else
        goto CPyL104;
CPyL22: ;
    CPy_Unreachable();
CPyL23: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL30;
CPyL24: ;
    cpy_r_r41 = CPy_CatchError();
    cpy_r_r42 = (PyObject **)&cpy_r_r3;
    cpy_r_r43 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1;
    cpy_r_r44 = CPy_YieldFromErrorHandle(cpy_r_r43, cpy_r_r42);
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 48, CPyStatic_scholars___automa___turn___globals);
        goto CPyL105;
    }
    if (cpy_r_r44) goto CPyL27;
    cpy_r_r37 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r41);
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    goto CPyL19;
CPyL27: ;
    cpy_r_r34 = cpy_r_r3;
    CPy_DecRef(cpy_r_r34);
    CPy_RestoreExcInfo(cpy_r_r41);
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    goto CPyL34;
CPyL28: ;
    CPy_RestoreExcInfo(cpy_r_r41);
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    cpy_r_r45 = CPy_KeepPropagating();
    if (!cpy_r_r45) goto CPyL94;
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = NULL;
    cpy_r_r1 = cpy_r_r47;
    cpy_r_r48 = (PyObject **)&cpy_r_r1;
    cpy_r_r49 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1;
    cpy_r_r50 = CPyDef_scholars___actions___rest___bottom_scroll_gen_____mypyc_generator_helper__(cpy_r_r49, cpy_r_r46, cpy_r_r46, cpy_r_r46, cpy_r_arg, cpy_r_r48);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r50 == NULL) {
        goto CPyL32;
    } else
        goto CPyL106;
CPyL31: ;
    cpy_r_r37 = cpy_r_r50;
    goto CPyL19;
CPyL32: ;
    cpy_r_r51 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 48, CPyStatic_scholars___automa___turn___globals);
        goto CPyL102;
    }
    cpy_r_r34 = cpy_r_r1;
    CPy_DECREF(cpy_r_r34);
CPyL34: ;
    cpy_r_r52 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "t", 49, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL35: ;
    cpy_r_r53 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "t", 49, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL36: ;
    cpy_r_r54 = CPyDef_automa___caliph___majority(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 49, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r55 = cpy_r_r54 == 0;
    CPyTagged_DECREF(cpy_r_r54);
    if (!cpy_r_r55) goto CPyL39;
    cpy_r_r56 = 2;
    goto CPyL40;
CPyL39: ;
    cpy_r_r56 = -2;
CPyL40: ;
    cpy_r_r57 = CPyStatics[2452]; /* 'SC-SOLO-25' */
    cpy_r_r58 = CPyDef_automa___caliph___shift_dice_sum(cpy_r_r52, cpy_r_r56, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 49, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r59 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "t", 50, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL42: ;
    cpy_r_r60 = ((serai___games___scholars___table___TableObject *)cpy_r_r59)->_book;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "Table", "book", 50, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL43: ;
    cpy_r_r61 = ((serai___games___scholars___book___BookObject *)cpy_r_r60)->_ai_rest;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "Book", "ai_rest", 50, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r61);
CPyL44: ;
    cpy_r_r62 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "automa", 50, CPyStatic_scholars___automa___turn___globals);
        goto CPyL107;
    }
CPyL45: ;
    cpy_r_r63 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r62)->_plans;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "Automa", "plans", 50, CPyStatic_scholars___automa___turn___globals);
        goto CPyL107;
    }
CPyL46: ;
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyVarObject, ob_size));
    cpy_r_r65 = *(int64_t *)cpy_r_r64;
    cpy_r_r66 = cpy_r_r65 << 1;
    cpy_r_r67 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "automa", 50, CPyStatic_scholars___automa___turn___globals);
        goto CPyL107;
    }
CPyL47: ;
    cpy_r_r68 = CPyTagged_StealAsObject(cpy_r_r66);
    cpy_r_r69 = CPyDict_GetWithNone(cpy_r_r61, cpy_r_r68);
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 50, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    if (PyObject_TypeCheck(cpy_r_r69, CPyType_kernel___effects___Effect))
        cpy_r_r70 = cpy_r_r69;
    else {
        cpy_r_r70 = NULL;
    }
    if (cpy_r_r70 != NULL) goto __LL4224;
    if (cpy_r_r69 == Py_None)
        cpy_r_r70 = cpy_r_r69;
    else {
        cpy_r_r70 = NULL;
    }
    if (cpy_r_r70 != NULL) goto __LL4224;
    CPy_TypeErrorTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 50, CPyStatic_scholars___automa___turn___globals, "serai.kernel.effects.Effect or None", cpy_r_r69);
    goto CPyL94;
__LL4224: ;
    cpy_r_r71 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r72 = cpy_r_r70 != cpy_r_r71;
    if (!cpy_r_r72) goto CPyL108;
    cpy_r_r73 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "t", 52, CPyStatic_scholars___automa___turn___globals);
        goto CPyL109;
    }
CPyL51: ;
    if (likely(cpy_r_r70 != Py_None))
        cpy_r_r74 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 52, CPyStatic_scholars___automa___turn___globals, "serai.kernel.effects.Effect", cpy_r_r70);
        goto CPyL94;
    }
    cpy_r_r75 = CPyDef_scholars___automa___actions___act(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 52, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    if (((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2);
    }
    ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2 = cpy_r_r75;
    cpy_r_r76 = 1;
    if (!cpy_r_r76) goto CPyL94;
    cpy_r_r77 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r78 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r79 = NULL;
    cpy_r_r5 = cpy_r_r79;
    cpy_r_r80 = (PyObject **)&cpy_r_r5;
    cpy_r_r81 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2;
    cpy_r_r82 = CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r81, cpy_r_r78, cpy_r_r78, cpy_r_r78, cpy_r_r77, cpy_r_r80);
    if (cpy_r_r82 != NULL) goto CPyL110;
    cpy_r_r83 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 52, CPyStatic_scholars___automa___turn___globals);
        goto CPyL111;
    }
    cpy_r_r84 = cpy_r_r5;
    CPy_DECREF(cpy_r_r84);
    cpy_r_r85 = NULL;
    if (((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2);
    }
    ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2 = cpy_r_r85;
    cpy_r_r86 = 1;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 52, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    } else
        goto CPyL73;
CPyL57: ;
    cpy_r_r87 = cpy_r_r82;
CPyL58: ;
    ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r87;
CPyL59: ;
    cpy_r_r89 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r90 = cpy_r_type != cpy_r_r89;
    if (!cpy_r_r90) goto CPyL112;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 52, CPyStatic_scholars___automa___turn___globals);
        goto CPyL63;
    } else
        goto CPyL113;
CPyL61: ;
    CPy_Unreachable();
CPyL62: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL69;
CPyL63: ;
    cpy_r_r91 = CPy_CatchError();
    cpy_r_r92 = (PyObject **)&cpy_r_r7;
    cpy_r_r93 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2;
    cpy_r_r94 = CPy_YieldFromErrorHandle(cpy_r_r93, cpy_r_r92);
    if (unlikely(cpy_r_r94 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 52, CPyStatic_scholars___automa___turn___globals);
        goto CPyL114;
    }
    if (cpy_r_r94) goto CPyL66;
    cpy_r_r87 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r91);
    CPy_DecRef(cpy_r_r91.f0);
    CPy_DecRef(cpy_r_r91.f1);
    CPy_DecRef(cpy_r_r91.f2);
    goto CPyL58;
CPyL66: ;
    cpy_r_r84 = cpy_r_r7;
    CPy_DecRef(cpy_r_r84);
    CPy_RestoreExcInfo(cpy_r_r91);
    CPy_DecRef(cpy_r_r91.f0);
    CPy_DecRef(cpy_r_r91.f1);
    CPy_DecRef(cpy_r_r91.f2);
    goto CPyL73;
CPyL67: ;
    CPy_RestoreExcInfo(cpy_r_r91);
    CPy_DecRef(cpy_r_r91.f0);
    CPy_DecRef(cpy_r_r91.f1);
    CPy_DecRef(cpy_r_r91.f2);
    cpy_r_r95 = CPy_KeepPropagating();
    if (!cpy_r_r95) goto CPyL94;
    CPy_Unreachable();
CPyL69: ;
    cpy_r_r96 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r97 = NULL;
    cpy_r_r5 = cpy_r_r97;
    cpy_r_r98 = (PyObject **)&cpy_r_r5;
    cpy_r_r99 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2;
    cpy_r_r100 = CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r99, cpy_r_r96, cpy_r_r96, cpy_r_r96, cpy_r_arg, cpy_r_r98);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r100 == NULL) {
        goto CPyL71;
    } else
        goto CPyL115;
CPyL70: ;
    cpy_r_r87 = cpy_r_r100;
    goto CPyL58;
CPyL71: ;
    cpy_r_r101 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 52, CPyStatic_scholars___automa___turn___globals);
        goto CPyL111;
    }
    cpy_r_r84 = cpy_r_r5;
    CPy_DECREF(cpy_r_r84);
CPyL73: ;
    cpy_r_r102 = PyList_New(0);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 53, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r103 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "automa", 53, CPyStatic_scholars___automa___turn___globals);
        goto CPyL116;
    }
CPyL75: ;
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r103)->_plans != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r103)->_plans);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r103)->_plans = cpy_r_r102;
    cpy_r_r104 = 1;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 53, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r105 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "t", 54, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL77: ;
    cpy_r_r106 = ((serai___games___scholars___table___TableObject *)cpy_r_r105)->_book;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "Table", "book", 54, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL78: ;
    cpy_r_r107 = ((serai___games___scholars___book___BookObject *)cpy_r_r106)->_plans;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "Book", "plans", 54, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL79: ;
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r107 + offsetof(PyVarObject, ob_size));
    cpy_r_r109 = *(int64_t *)cpy_r_r108;
    cpy_r_r110 = cpy_r_r109 << 1;
    cpy_r_r111 = (PyObject *)&PyRange_Type;
    cpy_r_r112 = CPyTagged_StealAsObject(cpy_r_r110);
    PyObject *cpy_r_r113[1] = {cpy_r_r112};
    cpy_r_r114 = (PyObject **)&cpy_r_r113;
    cpy_r_r115 = PyObject_Vectorcall(cpy_r_r111, cpy_r_r114, 1, 0);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 54, CPyStatic_scholars___automa___turn___globals);
        goto CPyL117;
    }
    CPy_DECREF(cpy_r_r112);
    if (likely(PyRange_Check(cpy_r_r115)))
        cpy_r_r116 = cpy_r_r115;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 54, CPyStatic_scholars___automa___turn___globals, "range", cpy_r_r115);
        goto CPyL94;
    }
    cpy_r_r117 = PySequence_List(cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 54, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r118 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "automa", 54, CPyStatic_scholars___automa___turn___globals);
        goto CPyL118;
    }
CPyL83: ;
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r118)->_plan_pile != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r118)->_plan_pile);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r118)->_plan_pile = cpy_r_r117;
    cpy_r_r119 = 1;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 54, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r120 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "t", 55, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
CPyL85: ;
    cpy_r_r121 = ((serai___games___scholars___table___TableObject *)cpy_r_r120)->_chance;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "Table", "chance", 55, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r121);
CPyL86: ;
    cpy_r_r122 = ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "_rest_gen", "automa", 55, CPyStatic_scholars___automa___turn___globals);
        goto CPyL119;
    }
CPyL87: ;
    cpy_r_r123 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r122)->_plan_pile;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/turn.py", "_rest", "Automa", "plan_pile", 55, CPyStatic_scholars___automa___turn___globals);
        goto CPyL119;
    }
    CPy_INCREF(cpy_r_r123);
CPyL88: ;
    cpy_r_r124 = CPyDef_chance___Chance___shuffle(cpy_r_r121, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r124 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 55, CPyStatic_scholars___automa___turn___globals);
        goto CPyL94;
    }
    cpy_r_r125 = Py_None;
    CPy_INCREF(cpy_r_r125);
    ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r127 = CPyDef_scholars___automa___turn____rest_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL93;
    CPyGen_SetStopIterationValue(cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (!0) goto CPyL100;
    CPy_Unreachable();
CPyL93: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r125;
    CPyGen_Exit(&((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL94: ;
    ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r129 = CPyDef_scholars___automa___turn____rest_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r130 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r130;
CPyL95: ;
    cpy_r_r131 = cpy_r_r8 == 0;
    if (cpy_r_r131) goto CPyL120;
    cpy_r_r132 = cpy_r_r8 == 1;
    if (cpy_r_r132) {
        goto CPyL121;
    } else
        goto CPyL122;
CPyL97: ;
    cpy_r_r133 = cpy_r_r8 == 2;
    if (cpy_r_r133) {
        goto CPyL59;
    } else
        goto CPyL123;
CPyL98: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r134 = 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 44, CPyStatic_scholars___automa___turn___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL100: ;
    cpy_r_r135 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___turn____rest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r135;
CPyL101: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL18;
CPyL102: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL94;
CPyL103: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL23;
CPyL104: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL22;
CPyL105: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL28;
CPyL106: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL31;
CPyL107: ;
    CPy_DecRef(cpy_r_r61);
    goto CPyL94;
CPyL108: ;
    CPy_DECREF(cpy_r_r70);
    goto CPyL73;
CPyL109: ;
    CPy_DecRef(cpy_r_r70);
    goto CPyL94;
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
    CPy_DecRef(cpy_r_r102);
    goto CPyL94;
CPyL117: ;
    CPy_DecRef(cpy_r_r112);
    goto CPyL94;
CPyL118: ;
    CPy_DecRef(cpy_r_r117);
    goto CPyL94;
CPyL119: ;
    CPy_DecRef(cpy_r_r121);
    goto CPyL94;
CPyL120: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL121: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL20;
CPyL122: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL97;
CPyL123: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL98;
}
        
PyObject *CPyDef_scholars___automa___turn____rest_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___turn____rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___turn____rest_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn____rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn._rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___turn____rest_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "__next__", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____rest_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___turn____rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___turn____rest_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn____rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn._rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___automa___turn____rest_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "send", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____rest_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___automa___turn____rest_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn____rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn._rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___turn____rest_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "__iter__", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____rest_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___automa___turn____rest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___automa___turn____rest_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn____rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn._rest_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___automa___turn____rest_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "throw", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____rest_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___automa___turn____rest_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4225 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4225);
    PyObject *__tmp4226 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4226);
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
        
        PyObject *CPyPy_scholars___automa___turn____rest_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___turn____rest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.turn._rest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___turn____rest_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "close", -1, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___turn____rest(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_scholars___automa___turn____rest_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 44, CPyStatic_scholars___automa___turn___globals);
        goto CPyL3;
    }
    ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___turn____rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___turn____rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___automa___turn____rest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 44, CPyStatic_scholars___automa___turn___globals);
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
        
        PyObject *CPyPy_scholars___automa___turn____rest(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_rest", kwlist, 0};
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
            PyObject *retval = CPyDef_scholars___automa___turn____rest(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "_rest", 44, CPyStatic_scholars___automa___turn___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___turn_____top_level__(void) {
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
    void *cpy_r_r165;
    void *cpy_r_r166;
    void *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    void *cpy_r_r173;
    void *cpy_r_r174;
    PyObject **cpy_r_r175;
    PyObject *cpy_r_r176;
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
    char cpy_r_r187;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 1, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 1, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___automa___turn___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 3, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___actions___rest;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___actions___rest;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2529]; /* 'serai.games.scholars.actions.rest' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 5, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___actions___rest;
    cpy_r_r20 = CPyExec_serai___games___scholars___actions___rest;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___actions___rest__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 5, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 5, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2529]; /* 'serai.games.scholars.actions.rest' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 5, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5365]; /* ('bottom_scroll',) */
    cpy_r_r31 = CPyStatic_scholars___automa___turn___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 5, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    } else
        goto CPyL71;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___automa___actions;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___automa___actions;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2531]; /* 'serai.games.scholars.automa.actions' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 6, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___automa___actions;
    cpy_r_r42 = CPyExec_serai___games___scholars___automa___actions;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___automa___actions__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 6, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 6, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2531]; /* 'serai.games.scholars.automa.actions' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 6, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5366]; /* ('act',) */
    cpy_r_r53 = CPyStatic_scholars___automa___turn___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 6, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    } else
        goto CPyL72;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___automa___caliph;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___automa___caliph;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2463]; /* 'serai.games.scholars.automa.caliph' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 7, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___automa___caliph;
    cpy_r_r64 = CPyExec_serai___games___scholars___automa___caliph;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___automa___caliph__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 7, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 7, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2463]; /* 'serai.games.scholars.automa.caliph' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 7, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5367]; /* ('majority', 'shift_dice_sum') */
    cpy_r_r75 = CPyStatic_scholars___automa___turn___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 7, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    } else
        goto CPyL73;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___automa___resources;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___automa___resources;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 8, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___automa___resources;
    cpy_r_r86 = CPyExec_serai___games___scholars___automa___resources;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___automa___resources__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 8, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 8, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 8, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5368]; /* ('gain_silver', 'opponent') */
    cpy_r_r97 = CPyStatic_scholars___automa___turn___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 8, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    } else
        goto CPyL74;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 9, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r108 = CPyExec_serai___games___scholars___names;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 9, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 9, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 9, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5369]; /* ('BLUE', 'NO_CARD', 'PLANS') */
    cpy_r_r119 = CPyStatic_scholars___automa___turn___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 9, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    } else
        goto CPyL75;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 10, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r130 = CPyExec_serai___games___scholars___table;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 10, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 10, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 10, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r141 = CPyStatic_scholars___automa___turn___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 10, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    } else
        goto CPyL76;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 11, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r152 = CPyExec_serai___kernel___decision;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 11, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 11, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 11, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5060]; /* ('Rules',) */
    cpy_r_r163 = CPyStatic_scholars___automa___turn___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 11, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    } else
        goto CPyL77;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r166 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 12, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___kernel___message;
    cpy_r_r174 = CPyExec_serai___kernel___message;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 12, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 12, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 12, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r185 = CPyStatic_scholars___automa___turn___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/turn.py", "<module>", 12, CPyStatic_scholars___automa___turn___globals);
        goto CPyL70;
    } else
        goto CPyL78;
CPyL69: ;
    return 1;
CPyL70: ;
    cpy_r_r187 = 2;
    return cpy_r_r187;
CPyL71: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL72: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL73: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL74: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL75: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL76: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL77: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL78: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
}

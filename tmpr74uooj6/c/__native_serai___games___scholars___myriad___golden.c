#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendgolden___golden_step_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_golden___golden_step_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods golden___golden_step_gen_as_async = {
    .am_send = CPyDunder_am_sendgolden___golden_step_gen,
};
static int
golden___golden_step_gen_traverse(serai___games___scholars___myriad___golden___golden_step_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__own);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__last)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__last));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_golden___golden_step_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___golden___golden_step_genObject *self = (serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__own);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__last)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__last;
        self->___mypyc_generator_frame_attribute__last = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3);
    return 0;
}

static int32_t CPyDef_golden___golden_step_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___golden___golden_step_genObject *self = (serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__own);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__last)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__last;
        self->___mypyc_generator_frame_attribute__last = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3);
    return 0;
}

static void
golden___golden_step_gen_dealloc(serai___games___scholars___myriad___golden___golden_step_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (golden___golden_step_gen_free_instance == NULL) {
        golden___golden_step_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__own);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__last)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__last;
            self->___mypyc_generator_frame_attribute__last = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__last = CPY_INT_TAG;
        }
        self->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2 = CPY_INT_TAG;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3);
        self->___mypyc_temp__2_serai___games___scholars___myriad___golden___golden_step_gen_0 = CPY_INT_TAG;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, golden___golden_step_gen_dealloc)
    CPyDef_golden___golden_step_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_golden_____mypyc__golden_step_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_golden___golden_step_gen(void);

static PyObject *
golden___golden_step_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_golden___golden_step_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_golden_____mypyc__golden_step_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem golden___golden_step_gen_vtable[6];
static bool
CPyDef_golden___golden_step_gen_trait_vtable_setup(void)
{
    CPyVTableItem golden___golden_step_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_golden___golden_step_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_golden___golden_step_gen_____next__,
        (CPyVTableItem)CPyDef_golden___golden_step_gen___send,
        (CPyVTableItem)CPyDef_golden___golden_step_gen_____iter__,
        (CPyVTableItem)CPyDef_golden___golden_step_gen___throw,
        (CPyVTableItem)CPyDef_golden___golden_step_gen___close,
    };
    memcpy(golden___golden_step_gen_vtable, golden___golden_step_gen_vtable_scratch, sizeof(golden___golden_step_gen_vtable));
    return 1;
}

static bool
CPyDef_golden___golden_step_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef golden___golden_step_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_golden_____mypyc__golden_step_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_golden___golden_step_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_golden___golden_step_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_golden___golden_step_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_golden___golden_step_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_golden___golden_step_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_golden___golden_step_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "golden_step_gen",
    .tp_new = golden___golden_step_gen_new,
    .tp_dealloc = (destructor)golden___golden_step_gen_dealloc,
    .tp_traverse = (traverseproc)golden___golden_step_gen_traverse,
    .tp_clear = (inquiry)CPyDef_golden___golden_step_gen_clear,
    .tp_methods = golden___golden_step_gen_methods,
    .tp_iter = CPyDef_golden___golden_step_gen_____iter__,
    .tp_iternext = CPyDef_golden___golden_step_gen_____next__,
    .tp_as_async = &golden___golden_step_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___golden___golden_step_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("golden_step_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_golden___golden_step_gen_template = &CPyType_golden___golden_step_gen_template_;

PyObject *CPyDef_golden_____mypyc__golden_step_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___golden___golden_step_genObject *self;
    if (golden___golden_step_gen_free_instance != NULL) {
        self = golden___golden_step_gen_free_instance;
        golden___golden_step_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___golden___golden_step_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = golden___golden_step_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__last = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___myriad___golden___golden_step_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_golden___golden_step_gen(void)
{
    PyObject *self = CPyDef_golden_____mypyc__golden_step_gen_setup((PyObject *)CPyType_golden___golden_step_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
golden____resolve_env_traverse(serai___games___scholars___myriad___golden____resolve_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_golden____resolve_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___golden____resolve_envObject *self = (serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    return 0;
}

static int32_t CPyDef_golden____resolve_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___golden____resolve_envObject *self = (serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
golden____resolve_env_dealloc(serai___games___scholars___myriad___golden____resolve_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (golden____resolve_env_free_instance == NULL) {
        golden____resolve_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, golden____resolve_env_dealloc)
    CPyDef_golden____resolve_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_golden_____mypyc___3_resolve_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_golden____resolve_env(void);

static PyObject *
golden____resolve_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_golden____resolve_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_golden_____mypyc___3_resolve_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem golden____resolve_env_vtable[1];
static bool
CPyDef_golden____resolve_env_trait_vtable_setup(void)
{
    CPyVTableItem golden____resolve_env_vtable_scratch[] = {
        NULL
    };
    memcpy(golden____resolve_env_vtable, golden____resolve_env_vtable_scratch, sizeof(golden____resolve_env_vtable));
    return 1;
}

static bool
CPyDef_golden____resolve_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef golden____resolve_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_golden_____mypyc___3_resolve_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_golden____resolve_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_resolve_env",
    .tp_new = golden____resolve_env_new,
    .tp_dealloc = (destructor)golden____resolve_env_dealloc,
    .tp_traverse = (traverseproc)golden____resolve_env_traverse,
    .tp_clear = (inquiry)CPyDef_golden____resolve_env_clear,
    .tp_methods = golden____resolve_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___golden____resolve_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_resolve_env()\n--\n\n"),
};
static PyTypeObject *CPyType_golden____resolve_env_template = &CPyType_golden____resolve_env_template_;

PyObject *CPyDef_golden_____mypyc___3_resolve_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___golden____resolve_envObject *self;
    if (golden____resolve_env_free_instance != NULL) {
        self = golden____resolve_env_free_instance;
        golden____resolve_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___golden____resolve_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = golden____resolve_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_golden____resolve_env(void)
{
    PyObject *self = CPyDef_golden_____mypyc___3_resolve_env_setup((PyObject *)CPyType_golden____resolve_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendgolden____resolve_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_golden____resolve_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods golden____resolve_gen_as_async = {
    .am_send = CPyDunder_am_sendgolden____resolve_gen,
};
static int
golden____resolve_gen_traverse(serai___games___scholars___myriad___golden____resolve_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__author);
    Py_VISIT(self->___mypyc_generator_frame_attribute__pages);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_golden____resolve_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___golden____resolve_genObject *self = (serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__author);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__pages);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3);
    return 0;
}

static int32_t CPyDef_golden____resolve_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___golden____resolve_genObject *self = (serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__author);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__pages);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3);
    return 0;
}

static void
golden____resolve_gen_dealloc(serai___games___scholars___myriad___golden____resolve_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (golden____resolve_gen_free_instance == NULL) {
        golden____resolve_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__author);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__pages);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, golden____resolve_gen_dealloc)
    CPyDef_golden____resolve_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_golden_____mypyc___3_resolve_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_golden____resolve_gen(void);

static PyObject *
golden____resolve_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_golden____resolve_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_golden_____mypyc___3_resolve_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem golden____resolve_gen_vtable[6];
static bool
CPyDef_golden____resolve_gen_trait_vtable_setup(void)
{
    CPyVTableItem golden____resolve_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_golden____resolve_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_golden____resolve_gen_____next__,
        (CPyVTableItem)CPyDef_golden____resolve_gen___send,
        (CPyVTableItem)CPyDef_golden____resolve_gen_____iter__,
        (CPyVTableItem)CPyDef_golden____resolve_gen___throw,
        (CPyVTableItem)CPyDef_golden____resolve_gen___close,
    };
    memcpy(golden____resolve_gen_vtable, golden____resolve_gen_vtable_scratch, sizeof(golden____resolve_gen_vtable));
    return 1;
}

static bool
CPyDef_golden____resolve_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef golden____resolve_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_golden_____mypyc___3_resolve_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_golden____resolve_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_golden____resolve_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_golden____resolve_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_golden____resolve_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_golden____resolve_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_golden____resolve_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_resolve_gen",
    .tp_new = golden____resolve_gen_new,
    .tp_dealloc = (destructor)golden____resolve_gen_dealloc,
    .tp_traverse = (traverseproc)golden____resolve_gen_traverse,
    .tp_clear = (inquiry)CPyDef_golden____resolve_gen_clear,
    .tp_methods = golden____resolve_gen_methods,
    .tp_iter = CPyDef_golden____resolve_gen_____iter__,
    .tp_iternext = CPyDef_golden____resolve_gen_____next__,
    .tp_as_async = &golden____resolve_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___golden____resolve_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_resolve_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_golden____resolve_gen_template = &CPyType_golden____resolve_gen_template_;

PyObject *CPyDef_golden_____mypyc___3_resolve_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___golden____resolve_genObject *self;
    if (golden____resolve_gen_free_instance != NULL) {
        self = golden____resolve_gen_free_instance;
        golden____resolve_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___golden____resolve_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = golden____resolve_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_golden____resolve_gen(void)
{
    PyObject *self = CPyDef_golden_____mypyc___3_resolve_gen_setup((PyObject *)CPyType_golden____resolve_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__golden___obstacle__resolve_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_golden___obstacle__resolve_obj_____get__(self, instance, owner);
}
PyMemberDef golden___obstacle__resolve_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
golden___obstacle__resolve_obj_traverse(serai___games___scholars___myriad___golden___obstacle__resolve_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject))));
    return rv;
}

static int32_t CPyDef_golden___obstacle__resolve_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___golden___obstacle__resolve_objObject *self = (serai___games___scholars___myriad___golden___obstacle__resolve_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject))));
    return 0;
}

static int32_t CPyDef_golden___obstacle__resolve_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___golden___obstacle__resolve_objObject *self = (serai___games___scholars___myriad___golden___obstacle__resolve_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject))));
    return 0;
}

static void
golden___obstacle__resolve_obj_dealloc(serai___games___scholars___myriad___golden___obstacle__resolve_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (golden___obstacle__resolve_obj_free_instance == NULL) {
        golden___obstacle__resolve_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, golden___obstacle__resolve_obj_dealloc)
    CPyDef_golden___obstacle__resolve_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_golden_____mypyc__obstacle__resolve_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_golden___obstacle__resolve_obj(void);

static PyObject *
golden___obstacle__resolve_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_golden___obstacle__resolve_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_golden_____mypyc__obstacle__resolve_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem golden___obstacle__resolve_obj_vtable[2];
static bool
CPyDef_golden___obstacle__resolve_obj_trait_vtable_setup(void)
{
    CPyVTableItem golden___obstacle__resolve_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_golden___obstacle__resolve_obj_____call__,
        (CPyVTableItem)CPyDef_golden___obstacle__resolve_obj_____get__,
    };
    memcpy(golden___obstacle__resolve_obj_vtable, golden___obstacle__resolve_obj_vtable_scratch, sizeof(golden___obstacle__resolve_obj_vtable));
    return 1;
}

static bool
CPyDef_golden___obstacle__resolve_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
golden___obstacle__resolve_obj_get___3_mypyc_env__(serai___games___scholars___myriad___golden___obstacle__resolve_objObject *self, void *closure);

static PyGetSetDef golden___obstacle__resolve_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)golden___obstacle__resolve_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef golden___obstacle__resolve_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_golden_____mypyc__obstacle__resolve_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_golden___obstacle__resolve_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_golden___obstacle__resolve_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_golden___obstacle__resolve_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle__resolve_obj",
    .tp_new = golden___obstacle__resolve_obj_new,
    .tp_dealloc = (destructor)golden___obstacle__resolve_obj_dealloc,
    .tp_traverse = (traverseproc)golden___obstacle__resolve_obj_traverse,
    .tp_clear = (inquiry)CPyDef_golden___obstacle__resolve_obj_clear,
    .tp_getset = golden___obstacle__resolve_obj_getseters,
    .tp_methods = golden___obstacle__resolve_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__golden___obstacle__resolve_obj,
    .tp_members = golden___obstacle__resolve_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___golden___obstacle__resolve_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle__resolve_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_golden___obstacle__resolve_obj_template = &CPyType_golden___obstacle__resolve_obj_template_;

PyObject *CPyDef_golden_____mypyc__obstacle__resolve_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___golden___obstacle__resolve_objObject *self;
    if (golden___obstacle__resolve_obj_free_instance != NULL) {
        self = golden___obstacle__resolve_obj_free_instance;
        golden___obstacle__resolve_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___golden___obstacle__resolve_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = golden___obstacle__resolve_obj_vtable;
    self->vectorcall = CPyPy_golden___obstacle__resolve_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_golden___obstacle__resolve_obj(void)
{
    PyObject *self = CPyDef_golden_____mypyc__obstacle__resolve_obj_setup((PyObject *)CPyType_golden___obstacle__resolve_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
golden___obstacle__resolve_obj_get___3_mypyc_env__(serai___games___scholars___myriad___golden___obstacle__resolve_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle__resolve_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendgolden___leave_at_once_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_golden___leave_at_once_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods golden___leave_at_once_gen_as_async = {
    .am_send = CPyDunder_am_sendgolden___leave_at_once_gen,
};
static int
golden___leave_at_once_gen_traverse(serai___games___scholars___myriad___golden___leave_at_once_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_golden___leave_at_once_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___golden___leave_at_once_genObject *self = (serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0);
    return 0;
}

static int32_t CPyDef_golden___leave_at_once_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___golden___leave_at_once_genObject *self = (serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0);
    return 0;
}

static void
golden___leave_at_once_gen_dealloc(serai___games___scholars___myriad___golden___leave_at_once_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (golden___leave_at_once_gen_free_instance == NULL) {
        golden___leave_at_once_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, golden___leave_at_once_gen_dealloc)
    CPyDef_golden___leave_at_once_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_golden_____mypyc__leave_at_once_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_golden___leave_at_once_gen(void);

static PyObject *
golden___leave_at_once_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_golden___leave_at_once_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_golden_____mypyc__leave_at_once_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem golden___leave_at_once_gen_vtable[6];
static bool
CPyDef_golden___leave_at_once_gen_trait_vtable_setup(void)
{
    CPyVTableItem golden___leave_at_once_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_golden___leave_at_once_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_golden___leave_at_once_gen_____next__,
        (CPyVTableItem)CPyDef_golden___leave_at_once_gen___send,
        (CPyVTableItem)CPyDef_golden___leave_at_once_gen_____iter__,
        (CPyVTableItem)CPyDef_golden___leave_at_once_gen___throw,
        (CPyVTableItem)CPyDef_golden___leave_at_once_gen___close,
    };
    memcpy(golden___leave_at_once_gen_vtable, golden___leave_at_once_gen_vtable_scratch, sizeof(golden___leave_at_once_gen_vtable));
    return 1;
}

static bool
CPyDef_golden___leave_at_once_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef golden___leave_at_once_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_golden_____mypyc__leave_at_once_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_golden___leave_at_once_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_golden___leave_at_once_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_golden___leave_at_once_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_golden___leave_at_once_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_golden___leave_at_once_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_golden___leave_at_once_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "leave_at_once_gen",
    .tp_new = golden___leave_at_once_gen_new,
    .tp_dealloc = (destructor)golden___leave_at_once_gen_dealloc,
    .tp_traverse = (traverseproc)golden___leave_at_once_gen_traverse,
    .tp_clear = (inquiry)CPyDef_golden___leave_at_once_gen_clear,
    .tp_methods = golden___leave_at_once_gen_methods,
    .tp_iter = CPyDef_golden___leave_at_once_gen_____iter__,
    .tp_iternext = CPyDef_golden___leave_at_once_gen_____next__,
    .tp_as_async = &golden___leave_at_once_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___golden___leave_at_once_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("leave_at_once_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_golden___leave_at_once_gen_template = &CPyType_golden___leave_at_once_gen_template_;

PyObject *CPyDef_golden_____mypyc__leave_at_once_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___golden___leave_at_once_genObject *self;
    if (golden___leave_at_once_gen_free_instance != NULL) {
        self = golden___leave_at_once_gen_free_instance;
        golden___leave_at_once_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___golden___leave_at_once_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = golden___leave_at_once_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_golden___leave_at_once_gen(void)
{
    PyObject *self = CPyDef_golden_____mypyc__leave_at_once_gen_setup((PyObject *)CPyType_golden___leave_at_once_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef goldenmodule_methods[] = {
    {"golden_step", (PyCFunction)CPyPy_golden___golden_step, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("golden_step(t)\n--\n\n") /* docstring */},
    {"_resolve", (PyCFunction)CPyPy_golden____resolve, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_resolve(t, me)\n--\n\n") /* docstring */},
    {"golden_obstacle", (PyCFunction)CPyPy_golden___golden_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("golden_obstacle(t, me, page)\n--\n\n") /* docstring */},
    {"leave_at_once", (PyCFunction)CPyPy_golden___leave_at_once, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("leave_at_once(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___golden__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___golden__internal, "__name__");
    CPyStatic_golden___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___golden__internal);
    if (unlikely(CPyStatic_golden___globals == NULL))
        goto fail;
    CPyType_golden___golden_step_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_golden___golden_step_gen_template, NULL, modname);
    if (unlikely(!CPyType_golden___golden_step_gen))
        goto fail;
    CPyDef_golden___golden_step_gen_trait_vtable_setup();
    CPyType_golden____resolve_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_golden____resolve_env_template, NULL, modname);
    if (unlikely(!CPyType_golden____resolve_env))
        goto fail;
    CPyDef_golden____resolve_env_trait_vtable_setup();
    CPyType_golden____resolve_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_golden____resolve_gen_template, NULL, modname);
    if (unlikely(!CPyType_golden____resolve_gen))
        goto fail;
    CPyDef_golden____resolve_gen_trait_vtable_setup();
    CPyType_golden___obstacle__resolve_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_golden___obstacle__resolve_obj_template, NULL, modname);
    if (unlikely(!CPyType_golden___obstacle__resolve_obj))
        goto fail;
    CPyDef_golden___obstacle__resolve_obj_trait_vtable_setup();
    CPyType_golden___leave_at_once_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_golden___leave_at_once_gen_template, NULL, modname);
    if (unlikely(!CPyType_golden___leave_at_once_gen))
        goto fail;
    CPyDef_golden___leave_at_once_gen_trait_vtable_setup();
    char result = CPyDef_golden_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___golden__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_golden___golden_step_gen);
    Py_CLEAR(CPyType_golden____resolve_env);
    Py_CLEAR(CPyType_golden____resolve_gen);
    Py_CLEAR(CPyType_golden___obstacle__resolve_obj);
    Py_CLEAR(CPyType_golden___leave_at_once_gen);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___golden(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___golden__impl, &CPyImportState_serai___games___scholars___myriad___golden, &CPyModule_serai___games___scholars___myriad___golden);
}
static struct PyModuleDef goldenmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.golden",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    goldenmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___golden(void)
{
    if (CPyModule_serai___games___scholars___myriad___golden__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___golden__internal);
        return CPyModule_serai___games___scholars___myriad___golden__internal;
    }
    CPyModule_serai___games___scholars___myriad___golden__internal = PyModule_Create(&goldenmodule);
    return CPyModule_serai___games___scholars___myriad___golden__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___golden(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___golden__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___golden__internal);
        return CPyModule_serai___games___scholars___myriad___golden__internal;
    }
    CPyModule_serai___games___scholars___myriad___golden__internal = PyModule_Create(&goldenmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___golden__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.golden");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___golden__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___golden__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___golden__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___golden(CPyModule_serai___games___scholars___myriad___golden__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___golden__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.golden");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___golden__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_golden___golden_step_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_step;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    tuple_T3OOO cpy_r_r55;
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject **cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    int32_t cpy_r_r79;
    char cpy_r_r80;
    int32_t cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL65;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 16, CPyStatic_golden___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "t", 18, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL5: ;
    cpy_r_r8 = CPyDef_myriad___table___part(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 18, CPyStatic_golden___globals);
        goto CPyL64;
    }
    if (((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own);
    }
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 18, CPyStatic_golden___globals);
        goto CPyL64;
    }
    cpy_r_r10 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "t", 19, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_r10)->_seat;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "Table", "seat", 19, CPyStatic_golden___globals);
        goto CPyL64;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL9: ;
    if (((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__last != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__last);
    }
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__last = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 19, CPyStatic_golden___globals);
        goto CPyL64;
    }
    cpy_r_r13 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "t", 20, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_r13)->_players;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "Table", "players", 20, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL12: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r16 << 1;
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___golden___golden_step_gen_0 = cpy_r_r17;
    cpy_r_r18 = 1;
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2 = 0;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 20, CPyStatic_golden___globals);
        goto CPyL64;
    }
    cpy_r_r20 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "__mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2", 20, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL14: ;
    cpy_r_step = cpy_r_r20;
    CPyTagged_DECREF(cpy_r_step);
CPyL15: ;
    cpy_r_r21 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "__mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2", 20, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL16: ;
    cpy_r_r22 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___golden___golden_step_gen_0;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___myriad___golden___golden_step_gen_0' of 'golden_step_gen' undefined");
    }
    cpy_r_r23 = (Py_ssize_t)cpy_r_r21 < (Py_ssize_t)cpy_r_r22;
    if (!cpy_r_r23) goto CPyL51;
    cpy_r_r24 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "__mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2", 20, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL18: ;
    cpy_r_step = cpy_r_r24;
    cpy_r_r25 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "t", 21, CPyStatic_golden___globals);
        goto CPyL70;
    }
CPyL19: ;
    cpy_r_r26 = ((serai___games___scholars___table___TableObject *)cpy_r_r25)->_first;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "Table", "first", 21, CPyStatic_golden___globals);
        goto CPyL70;
    }
CPyL20: ;
    cpy_r_r27 = CPyTagged_Add(cpy_r_r26, cpy_r_step);
    CPyTagged_DECREF(cpy_r_step);
    cpy_r_r28 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "t", 21, CPyStatic_golden___globals);
        goto CPyL71;
    }
CPyL21: ;
    cpy_r_r29 = ((serai___games___scholars___table___TableObject *)cpy_r_r28)->_players;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "Table", "players", 21, CPyStatic_golden___globals);
        goto CPyL71;
    }
CPyL22: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = CPyTagged_Remainder(cpy_r_r27, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 21, CPyStatic_golden___globals);
        goto CPyL64;
    }
    cpy_r_r34 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "t", 22, CPyStatic_golden___globals);
        goto CPyL72;
    }
CPyL24: ;
    CPyTagged_INCREF(cpy_r_r33);
    if (((serai___games___scholars___table___TableObject *)cpy_r_r34)->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r34)->_seat);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r34)->_seat = cpy_r_r33;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 22, CPyStatic_golden___globals);
        goto CPyL72;
    }
    cpy_r_r36 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "own", 22, CPyStatic_golden___globals);
        goto CPyL72;
    }
CPyL26: ;
    CPyTagged_INCREF(cpy_r_r33);
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r36)->_ending != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r36)->_ending);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r36)->_ending = cpy_r_r33;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 22, CPyStatic_golden___globals);
        goto CPyL72;
    }
    cpy_r_r38 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "t", 23, CPyStatic_golden___globals);
        goto CPyL72;
    }
CPyL28: ;
    cpy_r_r39 = CPyDef_golden____resolve(cpy_r_r38, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 23, CPyStatic_golden___globals);
        goto CPyL64;
    }
    if (((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3);
    }
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3 = cpy_r_r39;
    cpy_r_r40 = 1;
    if (!cpy_r_r40) goto CPyL64;
    cpy_r_r41 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = NULL;
    cpy_r_r1 = cpy_r_r43;
    cpy_r_r44 = (PyObject **)&cpy_r_r1;
    cpy_r_r45 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3;
    cpy_r_r46 = CPyDef_golden____resolve_gen_____mypyc_generator_helper__(cpy_r_r45, cpy_r_r42, cpy_r_r42, cpy_r_r42, cpy_r_r41, cpy_r_r44);
    if (cpy_r_r46 != NULL) goto CPyL73;
    cpy_r_r47 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 23, CPyStatic_golden___globals);
        goto CPyL74;
    }
    cpy_r_r48 = cpy_r_r1;
    CPy_DECREF(cpy_r_r48);
    cpy_r_r49 = NULL;
    if (((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3);
    }
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3 = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 23, CPyStatic_golden___globals);
        goto CPyL64;
    } else
        goto CPyL49;
CPyL33: ;
    cpy_r_r51 = cpy_r_r46;
CPyL34: ;
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r51;
CPyL35: ;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = cpy_r_type != cpy_r_r53;
    if (!cpy_r_r54) goto CPyL75;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 23, CPyStatic_golden___globals);
        goto CPyL39;
    } else
        goto CPyL76;
CPyL37: ;
    CPy_Unreachable();
CPyL38: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL45;
CPyL39: ;
    cpy_r_r55 = CPy_CatchError();
    cpy_r_r56 = (PyObject **)&cpy_r_r3;
    cpy_r_r57 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3;
    cpy_r_r58 = CPy_YieldFromErrorHandle(cpy_r_r57, cpy_r_r56);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 23, CPyStatic_golden___globals);
        goto CPyL77;
    }
    if (cpy_r_r58) goto CPyL42;
    cpy_r_r51 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r55);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r55.f2);
    goto CPyL34;
CPyL42: ;
    cpy_r_r48 = cpy_r_r3;
    CPy_DecRef(cpy_r_r48);
    CPy_RestoreExcInfo(cpy_r_r55);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r55.f2);
    goto CPyL49;
CPyL43: ;
    CPy_RestoreExcInfo(cpy_r_r55);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r55.f2);
    cpy_r_r59 = CPy_KeepPropagating();
    if (!cpy_r_r59) goto CPyL64;
    CPy_Unreachable();
CPyL45: ;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = NULL;
    cpy_r_r1 = cpy_r_r61;
    cpy_r_r62 = (PyObject **)&cpy_r_r1;
    cpy_r_r63 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3;
    cpy_r_r64 = CPyDef_golden____resolve_gen_____mypyc_generator_helper__(cpy_r_r63, cpy_r_r60, cpy_r_r60, cpy_r_r60, cpy_r_arg, cpy_r_r62);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r64 == NULL) {
        goto CPyL47;
    } else
        goto CPyL78;
CPyL46: ;
    cpy_r_r51 = cpy_r_r64;
    goto CPyL34;
CPyL47: ;
    cpy_r_r65 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 23, CPyStatic_golden___globals);
        goto CPyL74;
    }
    cpy_r_r48 = cpy_r_r1;
    CPy_DECREF(cpy_r_r48);
CPyL49: ;
    cpy_r_r66 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "__mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2", 20, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL50: ;
    cpy_r_r67 = cpy_r_r66 + 2;
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2 = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 20, CPyStatic_golden___globals);
        goto CPyL64;
    } else
        goto CPyL15;
CPyL51: ;
    cpy_r_r69 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "own", 24, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL52: ;
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r69)->_ending != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r69)->_ending);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r69)->_ending = -2;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 24, CPyStatic_golden___globals);
        goto CPyL64;
    }
    cpy_r_r71 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "t", 25, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL54: ;
    cpy_r_r72 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__last;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "last", 25, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL55: ;
    CPyTagged_INCREF(cpy_r_r72);
    if (((serai___games___scholars___table___TableObject *)cpy_r_r71)->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r71)->_seat);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r71)->_seat = cpy_r_r72;
    cpy_r_r73 = 1;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 25, CPyStatic_golden___globals);
        goto CPyL64;
    }
    cpy_r_r74 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "t", 26, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL57: ;
    cpy_r_r75 = ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_step", "golden_step_gen", "own", 26, CPyStatic_golden___globals);
        goto CPyL64;
    }
CPyL58: ;
    cpy_r_r76 = CPyDef_memory___forget(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 26, CPyStatic_golden___globals);
        goto CPyL64;
    }
    cpy_r_r77 = Py_None;
    CPy_INCREF(cpy_r_r77);
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r79 = CPyDef_golden___golden_step_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL63;
    CPyGen_SetStopIterationValue(cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (!0) goto CPyL69;
    CPy_Unreachable();
CPyL63: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r77;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL64: ;
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r81 = CPyDef_golden___golden_step_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r82 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r82;
CPyL65: ;
    cpy_r_r83 = cpy_r_r4 == 0;
    if (cpy_r_r83) goto CPyL79;
    cpy_r_r84 = cpy_r_r4 == 1;
    if (cpy_r_r84) {
        goto CPyL35;
    } else
        goto CPyL80;
CPyL67: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r85 = 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 16, CPyStatic_golden___globals);
        goto CPyL69;
    }
    CPy_Unreachable();
CPyL69: ;
    cpy_r_r86 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r86;
CPyL70: ;
    CPyTagged_DecRef(cpy_r_step);
    goto CPyL64;
CPyL71: ;
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL64;
CPyL72: ;
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL64;
CPyL73: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL33;
CPyL74: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL64;
CPyL75: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL76: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL37;
CPyL77: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL43;
CPyL78: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL46;
CPyL79: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL80: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL67;
}
        
PyObject *CPyDef_golden___golden_step_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_golden___golden_step_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_golden___golden_step_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden___golden_step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden.golden_step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_golden___golden_step_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "__next__", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___golden_step_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_golden___golden_step_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_golden___golden_step_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden___golden_step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden.golden_step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_golden___golden_step_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "send", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___golden_step_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_golden___golden_step_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden___golden_step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden.golden_step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_golden___golden_step_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "__iter__", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___golden_step_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_golden___golden_step_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_golden___golden_step_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden___golden_step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden.golden_step_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_golden___golden_step_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "throw", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___golden_step_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_golden___golden_step_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5045 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5045);
    PyObject *__tmp5046 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5046);
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
        
        PyObject *CPyPy_golden___golden_step_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden___golden_step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden.golden_step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_golden___golden_step_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "close", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___golden_step(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_golden___golden_step_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 16, CPyStatic_golden___globals);
        goto CPyL3;
    }
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___myriad___golden___golden_step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 16, CPyStatic_golden___globals);
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
        
        PyObject *CPyPy_golden___golden_step(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:golden_step", kwlist, 0};
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
            PyObject *retval = CPyDef_golden___golden_step(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_step", 16, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___obstacle__resolve_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_golden___obstacle__resolve_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_golden___obstacle__resolve_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "__get__", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___obstacle__resolve_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___games___scholars___myriad___golden___obstacle__resolve_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "obstacle", "obstacle__resolve_obj", "__mypyc_env__", 35, CPyStatic_golden___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "obstacle", "_resolve_env", "options", 36, CPyStatic_golden___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r1)->_no_more_pages;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL9;
CPyL4: ;
    cpy_r_r6 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "obstacle", "_resolve_env", "t", 36, CPyStatic_golden___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "obstacle", "_resolve_env", "me", 36, CPyStatic_golden___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "obstacle", 36, CPyStatic_golden___globals);
        goto CPyL12;
    }
    cpy_r_r10 = CPyDef_golden___golden_obstacle(cpy_r_r6, cpy_r_r7, cpy_r_r9);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "obstacle", 36, CPyStatic_golden___globals);
        goto CPyL10;
    }
    cpy_r_r5 = cpy_r_r10;
CPyL9: ;
    return cpy_r_r5;
CPyL10: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL11: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL10;
}
        
        PyObject *CPyPy_golden___obstacle__resolve_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_golden___obstacle__resolve_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "obstacle", 35, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden____resolve_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
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
    PyObject *cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    CPyPtr cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    CPyPtr cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    int64_t cpy_r_r60;
    int64_t cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    PyObject *cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    CPyPtr cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyPtr cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    int64_t cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyPtr cpy_r_r93;
    int64_t cpy_r_r94;
    CPyTagged cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    int32_t cpy_r_r99;
    int32_t cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    int32_t cpy_r_r117;
    int32_t cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    int32_t cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyTagged cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    CPyPtr cpy_r_r147;
    int64_t cpy_r_r148;
    PyObject *cpy_r_r149;
    int64_t cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    tuple_T2OI cpy_r_r154;
    PyObject *cpy_r_r155;
    int64_t cpy_r_r156;
    PyObject *cpy_r_r157;
    CPyTagged cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject **cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    tuple_T3OOO cpy_r_r176;
    PyObject **cpy_r_r177;
    PyObject *cpy_r_r178;
    char cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject **cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject **cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    char cpy_r_r203;
    tuple_T3OOO cpy_r_r204;
    PyObject **cpy_r_r205;
    PyObject *cpy_r_r206;
    char cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject **cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    char cpy_r_r216;
    int32_t cpy_r_r217;
    int32_t cpy_r_r218;
    char cpy_r_r219;
    int32_t cpy_r_r220;
    int32_t cpy_r_r221;
    PyObject *cpy_r_r222;
    char cpy_r_r223;
    char cpy_r_r224;
    char cpy_r_r225;
    char cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_gen", "__mypyc_env__", 29, CPyStatic_golden___globals);
        goto CPyL163;
    }
CPyL1: ;
    cpy_r_r9 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL156;
CPyL2: ;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_type != cpy_r_r10;
    if (!cpy_r_r11) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 29, CPyStatic_golden___globals);
        goto CPyL155;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r12 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "t", 31, CPyStatic_golden___globals);
        goto CPyL155;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    cpy_r_r13 = CPyDef_myriad___table___part(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 31, CPyStatic_golden___globals);
        goto CPyL155;
    }
    cpy_r_r14 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r13)->_authors;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "Myriad", "authors", 31, CPyStatic_golden___globals);
        goto CPyL164;
    }
CPyL8: ;
    cpy_r_r15 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "me", 31, CPyStatic_golden___globals);
        goto CPyL164;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL9: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r14, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 31, CPyStatic_golden___globals);
        goto CPyL164;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_myriad___table___Author))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 31, CPyStatic_golden___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r16);
        goto CPyL164;
    }
    CPy_DECREF(cpy_r_r13);
    if (((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__author != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__author);
    }
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__author = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 31, CPyStatic_golden___globals);
        goto CPyL155;
    }
    cpy_r_r19 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "t", 32, CPyStatic_golden___globals);
        goto CPyL155;
    }
    CPy_INCREF(cpy_r_r19);
CPyL13: ;
    cpy_r_r20 = CPyDef_myriad___book___shelf(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 32, CPyStatic_golden___globals);
        goto CPyL155;
    }
    cpy_r_r21 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r20)->_options;
    if (unlikely(cpy_r_r21 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'options' of 'Shelf' undefined");
    } else {
        CPy_INCREF(cpy_r_r21);
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 32, CPyStatic_golden___globals);
        goto CPyL155;
    }
CPyL15: ;
    if (((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options);
    }
    ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 32, CPyStatic_golden___globals);
        goto CPyL155;
    }
    cpy_r_r23 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "t", 33, CPyStatic_golden___globals);
        goto CPyL155;
    }
    CPy_INCREF(cpy_r_r23);
CPyL17: ;
    cpy_r_r24 = CPyDef_myriad___book___shelf(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 33, CPyStatic_golden___globals);
        goto CPyL155;
    }
    cpy_r_r25 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r24)->_pages;
    CPy_INCREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pages != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pages);
    }
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pages = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 33, CPyStatic_golden___globals);
        goto CPyL155;
    }
    cpy_r_r27 = CPyDef_golden___obstacle__resolve_obj();
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 35, CPyStatic_golden___globals);
        goto CPyL155;
    }
    CPy_INCREF(cpy_r_r8);
    ((serai___games___scholars___myriad___golden___obstacle__resolve_objObject *)cpy_r_r27)->___mypyc_env__ = cpy_r_r8;
    if (((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 35, CPyStatic_golden___globals);
        goto CPyL155;
    }
CPyL21: ;
    if (!1) goto CPyL150;
    cpy_r_r29 = PyList_New(0);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 39, CPyStatic_golden___globals);
        goto CPyL155;
    }
    cpy_r_r30 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__author;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_gen", "author", 39, CPyStatic_golden___globals);
        goto CPyL165;
    }
CPyL24: ;
    cpy_r_r31 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r30)->_pages;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "Author", "pages", 39, CPyStatic_golden___globals);
        goto CPyL165;
    }
    CPy_INCREF(cpy_r_r31);
CPyL25: ;
    cpy_r_r32 = 0;
CPyL26: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r32 < cpy_r_r34;
    if (!cpy_r_r35) goto CPyL166;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r32 * 8;
    cpy_r_r39 = cpy_r_r37 + cpy_r_r38;
    cpy_r_r40 = *(PyObject * *)cpy_r_r39;
    CPy_INCREF(cpy_r_r40);
    if (likely(PyList_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 39, CPyStatic_golden___globals, "list", cpy_r_r40);
        goto CPyL167;
    }
    cpy_r_r42 = 0;
CPyL29: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r42 < cpy_r_r44;
    if (!cpy_r_r45) goto CPyL168;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyListObject, ob_item));
    cpy_r_r47 = *(CPyPtr *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r42 * 8;
    cpy_r_r49 = cpy_r_r47 + cpy_r_r48;
    cpy_r_r50 = *(PyObject * *)cpy_r_r49;
    CPy_INCREF(cpy_r_r50);
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 39, CPyStatic_golden___globals);
        goto CPyL169;
    }
    cpy_r_r52 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pages;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_gen", "pages", 39, CPyStatic_golden___globals);
        goto CPyL170;
    }
CPyL32: ;
    cpy_r_r53 = CPyList_GetItem(cpy_r_r52, cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 39, CPyStatic_golden___globals);
        goto CPyL170;
    }
    if (likely(PyTuple_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 39, CPyStatic_golden___globals, "tuple", cpy_r_r53);
        goto CPyL170;
    }
    cpy_r_r55 = CPySequenceTuple_GetItem(cpy_r_r54, 2);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 39, CPyStatic_golden___globals);
        goto CPyL170;
    }
    if (unlikely(!PyBool_Check(cpy_r_r55))) {
        CPy_TypeError("bool", cpy_r_r55); cpy_r_r56 = 2;
    } else
        cpy_r_r56 = cpy_r_r55 == Py_True;
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 39, CPyStatic_golden___globals);
        goto CPyL170;
    }
    if (!cpy_r_r56) goto CPyL171;
    cpy_r_r57 = CPyTagged_StealAsObject(cpy_r_r51);
    cpy_r_r58 = PyList_Append(cpy_r_r29, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 39, CPyStatic_golden___globals);
        goto CPyL169;
    }
CPyL38: ;
    cpy_r_r60 = cpy_r_r42 + 1;
    cpy_r_r42 = cpy_r_r60;
    goto CPyL29;
CPyL39: ;
    cpy_r_r61 = cpy_r_r32 + 1;
    cpy_r_r32 = cpy_r_r61;
    goto CPyL26;
CPyL40: ;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = PyList_New(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 40, CPyStatic_golden___globals);
        goto CPyL172;
    }
    cpy_r_r65 = 0;
CPyL42: ;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r65 < cpy_r_r67;
    if (!cpy_r_r68) goto CPyL173;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r70 = *(CPyPtr *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r65 * 8;
    cpy_r_r72 = cpy_r_r70 + cpy_r_r71;
    cpy_r_r73 = *(PyObject * *)cpy_r_r72;
    CPy_INCREF(cpy_r_r73);
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 40, CPyStatic_golden___globals);
        goto CPyL174;
    }
    cpy_r_r75 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "options", 40, CPyStatic_golden___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r75);
CPyL45: ;
    cpy_r_r76 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r75)->_resolve_page;
    CPy_INCREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r74);
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 40, CPyStatic_golden___globals);
        goto CPyL174;
    }
    if (likely(Py_TYPE(cpy_r_r78) == CPyType_option___Option))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 40, CPyStatic_golden___globals, "serai.kernel.option.Option", cpy_r_r78);
        goto CPyL174;
    }
    CPyList_SetItemUnsafe(cpy_r_r64, cpy_r_r65, cpy_r_r79);
    cpy_r_r80 = cpy_r_r65 + 1;
    cpy_r_r65 = cpy_r_r80;
    goto CPyL42;
CPyL49: ;
    cpy_r_r81 = PyObject_GetIter(cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 40, CPyStatic_golden___globals);
        goto CPyL155;
    }
    cpy_r_r82 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "options", 40, CPyStatic_golden___globals);
        goto CPyL176;
    }
    CPy_INCREF(cpy_r_r82);
CPyL51: ;
    cpy_r_r83 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r82)->_no_more_pages;
    CPy_INCREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r82);
    cpy_r_r84 = PyList_New(0);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 40, CPyStatic_golden___globals);
        goto CPyL177;
    }
    cpy_r_r85 = CPyList_Extend(cpy_r_r84, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 40, CPyStatic_golden___globals);
        goto CPyL178;
    } else
        goto CPyL179;
CPyL53: ;
    cpy_r_r86 = PyList_Append(cpy_r_r84, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 40, CPyStatic_golden___globals);
        goto CPyL180;
    }
    cpy_r_r88 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_gen", "obstacle", 40, CPyStatic_golden___globals);
        goto CPyL180;
    }
CPyL55: ;
    cpy_r_r89 = NULL;
    cpy_r_r90 = NULL;
    cpy_r_r91 = CPyDef_offer___Offer(cpy_r_r84, cpy_r_r88, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 40, CPyStatic_golden___globals);
        goto CPyL155;
    }
    cpy_r_r92 = CPY_GET_METHOD(cpy_r_r91, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r91); /* options */
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 41, CPyStatic_golden___globals);
        goto CPyL181;
    }
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_r92 + offsetof(PyVarObject, ob_size));
    cpy_r_r94 = *(int64_t *)cpy_r_r93;
    CPy_DECREF(cpy_r_r92);
    cpy_r_r95 = cpy_r_r94 << 1;
    cpy_r_r96 = cpy_r_r95 == 2;
    if (cpy_r_r96) {
        goto CPyL182;
    } else
        goto CPyL63;
CPyL58: ;
    cpy_r_r97 = Py_None;
    CPy_INCREF(cpy_r_r97);
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r99 = CPyDef_golden____resolve_env_clear_on_completion(cpy_r_r8);
    cpy_r_r100 = CPyDef_golden____resolve_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL62;
    CPyGen_SetStopIterationValue(cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    if (!0) goto CPyL162;
    CPy_Unreachable();
CPyL62: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r97;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL63: ;
    cpy_r_r101 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "me", 43, CPyStatic_golden___globals);
        goto CPyL181;
    }
    CPyTagged_INCREF(cpy_r_r101);
CPyL64: ;
    cpy_r_r102 = CPyStatics[3007]; /* 'golden-page' */
    cpy_r_r103 = CPyStatics[3008]; /* 'MB-END-01' */
    cpy_r_r104 = NULL;
    cpy_r_r105 = NULL;
    cpy_r_r106 = 2;
    cpy_r_r107 = CPyDef_decision___ask(cpy_r_r101, cpy_r_r102, cpy_r_r103, cpy_r_r91, cpy_r_r104, cpy_r_r105, cpy_r_r106);
    CPyTagged_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 43, CPyStatic_golden___globals);
        goto CPyL155;
    }
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r107;
CPyL66: ;
    cpy_r_r109 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r110 = cpy_r_type != cpy_r_r109;
    if (!cpy_r_r110) goto CPyL69;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 43, CPyStatic_golden___globals);
        goto CPyL155;
    }
    CPy_Unreachable();
CPyL69: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r111 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 43, CPyStatic_golden___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL155;
    }
    cpy_r_r112 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "options", 44, CPyStatic_golden___globals);
        goto CPyL183;
    }
    CPy_INCREF(cpy_r_r112);
CPyL71: ;
    cpy_r_r113 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r112)->_no_more_pages;
    CPy_INCREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    cpy_r_r114 = cpy_r_r111 == cpy_r_r113;
    CPy_DECREF(cpy_r_r113);
    if (cpy_r_r114) {
        goto CPyL184;
    } else
        goto CPyL77;
CPyL72: ;
    cpy_r_r115 = Py_None;
    CPy_INCREF(cpy_r_r115);
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r117 = CPyDef_golden____resolve_env_clear_on_completion(cpy_r_r8);
    cpy_r_r118 = CPyDef_golden____resolve_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL76;
    CPyGen_SetStopIterationValue(cpy_r_r115);
    CPy_DECREF(cpy_r_r115);
    if (!0) goto CPyL162;
    CPy_Unreachable();
CPyL76: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r115;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL77: ;
    cpy_r_r119 = ((serai___kernel___option___OptionObject *)cpy_r_r111)->_value;
    CPy_INCREF(cpy_r_r119);
    CPy_DECREF(cpy_r_r111);
    if (likely(PyLong_Check(cpy_r_r119)))
        cpy_r_r120 = CPyTagged_FromObject(cpy_r_r119);
    else {
        CPy_TypeError("int", cpy_r_r119); cpy_r_r120 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 46, CPyStatic_golden___globals);
        goto CPyL155;
    }
    cpy_r_r121 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__author;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_gen", "author", 47, CPyStatic_golden___globals);
        goto CPyL185;
    }
CPyL79: ;
    cpy_r_r122 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r121)->_resolved;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "Author", "resolved", 47, CPyStatic_golden___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r122);
CPyL80: ;
    CPyTagged_INCREF(cpy_r_r120);
    cpy_r_r123 = CPyTagged_StealAsObject(cpy_r_r120);
    cpy_r_r124 = PyList_Append(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    CPy_DECREF(cpy_r_r123);
    cpy_r_r125 = cpy_r_r124 >= 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 47, CPyStatic_golden___globals);
        goto CPyL185;
    }
    cpy_r_r126 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "t", 48, CPyStatic_golden___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r126);
CPyL82: ;
    cpy_r_r127 = CPyStatics[3009]; /* 'event-resolve-page' */
    cpy_r_r128 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r128 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "me", 48, CPyStatic_golden___globals);
        goto CPyL186;
    }
    CPyTagged_INCREF(cpy_r_r128);
CPyL83: ;
    cpy_r_r129 = CPyStatics[3008]; /* 'MB-END-01' */
    cpy_r_r130 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pages;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_gen", "pages", 48, CPyStatic_golden___globals);
        goto CPyL187;
    }
CPyL84: ;
    cpy_r_r131 = CPyList_GetItem(cpy_r_r130, cpy_r_r120);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 48, CPyStatic_golden___globals);
        goto CPyL187;
    }
    if (likely(PyTuple_Check(cpy_r_r131)))
        cpy_r_r132 = cpy_r_r131;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 48, CPyStatic_golden___globals, "tuple", cpy_r_r131);
        goto CPyL187;
    }
    cpy_r_r133 = CPySequenceTuple_GetItem(cpy_r_r132, 0);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 48, CPyStatic_golden___globals);
        goto CPyL187;
    }
    if (likely(PyUnicode_Check(cpy_r_r133)))
        cpy_r_r134 = cpy_r_r133;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 48, CPyStatic_golden___globals, "str", cpy_r_r133);
        goto CPyL187;
    }
    cpy_r_r135 = CPyStatics[2887]; /* 'page' */
    cpy_r_r136 = CPyDict_Build(1, cpy_r_r135, cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 48, CPyStatic_golden___globals);
        goto CPyL187;
    }
    cpy_r_r137 = CPyDef_kernel___table___Table___tell(cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r136);
    CPyTagged_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r136);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r137 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 48, CPyStatic_golden___globals);
        goto CPyL185;
    }
    cpy_r_r138 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "t", 49, CPyStatic_golden___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r138);
CPyL91: ;
    cpy_r_r139 = ((serai___games___scholars___table___TableObject *)cpy_r_r138)->_book;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "Table", "book", 49, CPyStatic_golden___globals);
        goto CPyL188;
    }
CPyL92: ;
    cpy_r_r140 = ((serai___games___scholars___book___BookObject *)cpy_r_r139)->_performer;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "Book", "performer", 49, CPyStatic_golden___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r140);
CPyL93: ;
    CPy_DECREF(cpy_r_r138);
    cpy_r_r141 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pages;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_gen", "pages", 50, CPyStatic_golden___globals);
        goto CPyL189;
    }
CPyL94: ;
    cpy_r_r142 = CPyList_GetItem(cpy_r_r141, cpy_r_r120);
    CPyTagged_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 50, CPyStatic_golden___globals);
        goto CPyL190;
    }
    if (likely(PyTuple_Check(cpy_r_r142)))
        cpy_r_r143 = cpy_r_r142;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 50, CPyStatic_golden___globals, "tuple", cpy_r_r142);
        goto CPyL190;
    }
    cpy_r_r144 = CPySequenceTuple_GetItem(cpy_r_r143, 10);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 50, CPyStatic_golden___globals);
        goto CPyL190;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r144, CPyType_kernel___effects___Effect)))
        cpy_r_r145 = cpy_r_r144;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 50, CPyStatic_golden___globals, "serai.kernel.effects.Effect", cpy_r_r144);
        goto CPyL190;
    }
    cpy_r_r146 = CPyDef_perform___Performer___flat(cpy_r_r140, cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 50, CPyStatic_golden___globals);
        goto CPyL190;
    }
    cpy_r_r147 = (CPyPtr)((CPyPtr)cpy_r_r146 + offsetof(PyVarObject, ob_size));
    cpy_r_r148 = *(int64_t *)cpy_r_r147;
    cpy_r_r149 = PyList_New(cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 50, CPyStatic_golden___globals);
        goto CPyL191;
    }
    cpy_r_r150 = 0;
CPyL101: ;
    cpy_r_r151 = cpy_r_r150 < cpy_r_r148;
    if (!cpy_r_r151) goto CPyL192;
    cpy_r_r152 = CPySequenceTuple_GetItemUnsafe(cpy_r_r146, cpy_r_r150);
    if (likely(PyObject_TypeCheck(cpy_r_r152, CPyType_kernel___effects___Effect)))
        cpy_r_r153 = cpy_r_r152;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 50, CPyStatic_golden___globals, "serai.kernel.effects.Effect", cpy_r_r152);
        goto CPyL193;
    }
    cpy_r_r154.f0 = cpy_r_r153;
    cpy_r_r154.f1 = 4;
    cpy_r_r155 = PyTuple_New(2);
    if (unlikely(cpy_r_r155 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5047 = cpy_r_r154.f0;
    PyTuple_SET_ITEM(cpy_r_r155, 0, __tmp5047);
    PyObject *__tmp5048 = CPyTagged_StealAsObject(cpy_r_r154.f1);
    PyTuple_SET_ITEM(cpy_r_r155, 1, __tmp5048);
    CPyList_SetItemUnsafe(cpy_r_r149, cpy_r_r150, cpy_r_r155);
    cpy_r_r156 = cpy_r_r150 + 1;
    cpy_r_r150 = cpy_r_r156;
    goto CPyL101;
CPyL105: ;
    cpy_r_r157 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "t", 51, CPyStatic_golden___globals);
        goto CPyL194;
    }
    CPy_INCREF(cpy_r_r157);
CPyL106: ;
    cpy_r_r158 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r158 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "me", 51, CPyStatic_golden___globals);
        goto CPyL195;
    }
    CPyTagged_INCREF(cpy_r_r158);
CPyL107: ;
    cpy_r_r159 = 2;
    cpy_r_r160 = CPyDef_perform___Performer___resolve(cpy_r_r140, cpy_r_r157, cpy_r_r158, cpy_r_r149, 1, cpy_r_r159);
    CPy_DECREF(cpy_r_r157);
    CPyTagged_DECREF(cpy_r_r158);
    CPy_DECREF(cpy_r_r149);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 51, CPyStatic_golden___globals);
        goto CPyL155;
    }
    if (((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2);
    }
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2 = cpy_r_r160;
    cpy_r_r161 = 1;
    if (!cpy_r_r161) goto CPyL155;
    cpy_r_r162 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r163 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r164 = NULL;
    cpy_r_r1 = cpy_r_r164;
    cpy_r_r165 = (PyObject **)&cpy_r_r1;
    cpy_r_r166 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2;
    cpy_r_r167 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r166, cpy_r_r163, cpy_r_r163, cpy_r_r163, cpy_r_r162, cpy_r_r165);
    if (cpy_r_r167 != NULL) goto CPyL196;
    cpy_r_r168 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 51, CPyStatic_golden___globals);
        goto CPyL197;
    }
    cpy_r_r169 = cpy_r_r1;
    CPy_DECREF(cpy_r_r169);
    cpy_r_r170 = NULL;
    if (((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2);
    }
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2 = cpy_r_r170;
    cpy_r_r171 = 1;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 51, CPyStatic_golden___globals);
        goto CPyL155;
    } else
        goto CPyL128;
CPyL112: ;
    cpy_r_r172 = cpy_r_r167;
CPyL113: ;
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r172;
CPyL114: ;
    cpy_r_r174 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r175 = cpy_r_type != cpy_r_r174;
    if (!cpy_r_r175) goto CPyL198;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 51, CPyStatic_golden___globals);
        goto CPyL118;
    } else
        goto CPyL199;
CPyL116: ;
    CPy_Unreachable();
CPyL117: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL124;
CPyL118: ;
    cpy_r_r176 = CPy_CatchError();
    cpy_r_r177 = (PyObject **)&cpy_r_r3;
    cpy_r_r178 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2;
    cpy_r_r179 = CPy_YieldFromErrorHandle(cpy_r_r178, cpy_r_r177);
    if (unlikely(cpy_r_r179 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 51, CPyStatic_golden___globals);
        goto CPyL200;
    }
    if (cpy_r_r179) goto CPyL121;
    cpy_r_r172 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r176);
    CPy_DecRef(cpy_r_r176.f0);
    CPy_DecRef(cpy_r_r176.f1);
    CPy_DecRef(cpy_r_r176.f2);
    goto CPyL113;
CPyL121: ;
    cpy_r_r169 = cpy_r_r3;
    CPy_DecRef(cpy_r_r169);
    CPy_RestoreExcInfo(cpy_r_r176);
    CPy_DecRef(cpy_r_r176.f0);
    CPy_DecRef(cpy_r_r176.f1);
    CPy_DecRef(cpy_r_r176.f2);
    goto CPyL128;
CPyL122: ;
    CPy_RestoreExcInfo(cpy_r_r176);
    CPy_DecRef(cpy_r_r176.f0);
    CPy_DecRef(cpy_r_r176.f1);
    CPy_DecRef(cpy_r_r176.f2);
    cpy_r_r180 = CPy_KeepPropagating();
    if (!cpy_r_r180) goto CPyL155;
    CPy_Unreachable();
CPyL124: ;
    cpy_r_r181 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r182 = NULL;
    cpy_r_r1 = cpy_r_r182;
    cpy_r_r183 = (PyObject **)&cpy_r_r1;
    cpy_r_r184 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2;
    cpy_r_r185 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r184, cpy_r_r181, cpy_r_r181, cpy_r_r181, cpy_r_arg, cpy_r_r183);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r185 == NULL) {
        goto CPyL126;
    } else
        goto CPyL201;
CPyL125: ;
    cpy_r_r172 = cpy_r_r185;
    goto CPyL113;
CPyL126: ;
    cpy_r_r186 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 51, CPyStatic_golden___globals);
        goto CPyL197;
    }
    cpy_r_r169 = cpy_r_r1;
    CPy_DECREF(cpy_r_r169);
CPyL128: ;
    cpy_r_r187 = ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "_resolve", "_resolve_env", "t", 52, CPyStatic_golden___globals);
        goto CPyL155;
    }
    CPy_INCREF(cpy_r_r187);
CPyL129: ;
    cpy_r_r188 = CPyDef_retirement___retire(cpy_r_r187);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 52, CPyStatic_golden___globals);
        goto CPyL155;
    }
    if (((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3);
    }
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3 = cpy_r_r188;
    cpy_r_r189 = 1;
    if (!cpy_r_r189) goto CPyL155;
    cpy_r_r190 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r191 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r192 = NULL;
    cpy_r_r5 = cpy_r_r192;
    cpy_r_r193 = (PyObject **)&cpy_r_r5;
    cpy_r_r194 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3;
    cpy_r_r195 = CPyDef_retirement___retire_gen_____mypyc_generator_helper__(cpy_r_r194, cpy_r_r191, cpy_r_r191, cpy_r_r191, cpy_r_r190, cpy_r_r193);
    if (cpy_r_r195 != NULL) goto CPyL202;
    cpy_r_r196 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 52, CPyStatic_golden___globals);
        goto CPyL203;
    }
    cpy_r_r197 = cpy_r_r5;
    CPy_DECREF(cpy_r_r197);
    cpy_r_r198 = NULL;
    if (((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3);
    }
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3 = cpy_r_r198;
    cpy_r_r199 = 1;
    if (unlikely(!cpy_r_r199)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 52, CPyStatic_golden___globals);
        goto CPyL155;
    } else
        goto CPyL21;
CPyL134: ;
    cpy_r_r200 = cpy_r_r195;
CPyL135: ;
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r200;
CPyL136: ;
    cpy_r_r202 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r203 = cpy_r_type != cpy_r_r202;
    if (!cpy_r_r203) goto CPyL204;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 52, CPyStatic_golden___globals);
        goto CPyL140;
    } else
        goto CPyL205;
CPyL138: ;
    CPy_Unreachable();
CPyL139: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL146;
CPyL140: ;
    cpy_r_r204 = CPy_CatchError();
    cpy_r_r205 = (PyObject **)&cpy_r_r7;
    cpy_r_r206 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3;
    cpy_r_r207 = CPy_YieldFromErrorHandle(cpy_r_r206, cpy_r_r205);
    if (unlikely(cpy_r_r207 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 52, CPyStatic_golden___globals);
        goto CPyL206;
    }
    if (cpy_r_r207) goto CPyL143;
    cpy_r_r200 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r204);
    CPy_DecRef(cpy_r_r204.f0);
    CPy_DecRef(cpy_r_r204.f1);
    CPy_DecRef(cpy_r_r204.f2);
    goto CPyL135;
CPyL143: ;
    cpy_r_r197 = cpy_r_r7;
    CPy_DecRef(cpy_r_r197);
    CPy_RestoreExcInfo(cpy_r_r204);
    CPy_DecRef(cpy_r_r204.f0);
    CPy_DecRef(cpy_r_r204.f1);
    CPy_DecRef(cpy_r_r204.f2);
    goto CPyL21;
CPyL144: ;
    CPy_RestoreExcInfo(cpy_r_r204);
    CPy_DecRef(cpy_r_r204.f0);
    CPy_DecRef(cpy_r_r204.f1);
    CPy_DecRef(cpy_r_r204.f2);
    cpy_r_r208 = CPy_KeepPropagating();
    if (!cpy_r_r208) goto CPyL155;
    CPy_Unreachable();
CPyL146: ;
    cpy_r_r209 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r210 = NULL;
    cpy_r_r5 = cpy_r_r210;
    cpy_r_r211 = (PyObject **)&cpy_r_r5;
    cpy_r_r212 = ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3;
    cpy_r_r213 = CPyDef_retirement___retire_gen_____mypyc_generator_helper__(cpy_r_r212, cpy_r_r209, cpy_r_r209, cpy_r_r209, cpy_r_arg, cpy_r_r211);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r213 == NULL) {
        goto CPyL148;
    } else
        goto CPyL207;
CPyL147: ;
    cpy_r_r200 = cpy_r_r213;
    goto CPyL135;
CPyL148: ;
    cpy_r_r214 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r214)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 52, CPyStatic_golden___globals);
        goto CPyL203;
    }
    cpy_r_r197 = cpy_r_r5;
    CPy_DECREF(cpy_r_r197);
    goto CPyL21;
CPyL150: ;
    cpy_r_r215 = Py_None;
    CPy_INCREF(cpy_r_r215);
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r217 = CPyDef_golden____resolve_env_clear_on_completion(cpy_r_r8);
    cpy_r_r218 = CPyDef_golden____resolve_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL154;
    CPyGen_SetStopIterationValue(cpy_r_r215);
    CPy_DECREF(cpy_r_r215);
    if (!0) goto CPyL162;
    CPy_Unreachable();
CPyL154: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r215;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL155: ;
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r220 = CPyDef_golden____resolve_env_clear_on_completion(cpy_r_r8);
    cpy_r_r221 = CPyDef_golden____resolve_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r222 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r222;
CPyL156: ;
    cpy_r_r223 = cpy_r_r9 == 0;
    if (cpy_r_r223) goto CPyL208;
    cpy_r_r224 = cpy_r_r9 == 1;
    if (cpy_r_r224) goto CPyL209;
    cpy_r_r225 = cpy_r_r9 == 2;
    if (cpy_r_r225) {
        goto CPyL210;
    } else
        goto CPyL211;
CPyL159: ;
    cpy_r_r226 = cpy_r_r9 == 3;
    if (cpy_r_r226) {
        goto CPyL136;
    } else
        goto CPyL212;
CPyL160: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r227 = 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 29, CPyStatic_golden___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL162: ;
    cpy_r_r228 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r228;
CPyL163: ;
    CPy_XDecRef(cpy_r_r3);
    CPy_XDecRef(cpy_r_r7);
    goto CPyL162;
CPyL164: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL155;
CPyL165: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL155;
CPyL166: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL40;
CPyL167: ;
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r31);
    goto CPyL155;
CPyL168: ;
    CPy_DECREF(cpy_r_r41);
    goto CPyL39;
CPyL169: ;
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r41);
    goto CPyL155;
CPyL170: ;
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL155;
CPyL171: ;
    CPyTagged_DECREF(cpy_r_r51);
    goto CPyL38;
CPyL172: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL155;
CPyL173: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL49;
CPyL174: ;
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r64);
    goto CPyL155;
CPyL175: ;
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL155;
CPyL176: ;
    CPy_DecRef(cpy_r_r81);
    goto CPyL155;
CPyL177: ;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    goto CPyL155;
CPyL178: ;
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r84);
    goto CPyL155;
CPyL179: ;
    CPy_DECREF(cpy_r_r85);
    goto CPyL53;
CPyL180: ;
    CPy_DecRef(cpy_r_r84);
    goto CPyL155;
CPyL181: ;
    CPy_DecRef(cpy_r_r91);
    goto CPyL155;
CPyL182: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL58;
CPyL183: ;
    CPy_DecRef(cpy_r_r111);
    goto CPyL155;
CPyL184: ;
    CPy_DECREF(cpy_r_r111);
    goto CPyL72;
CPyL185: ;
    CPyTagged_DecRef(cpy_r_r120);
    goto CPyL155;
CPyL186: ;
    CPyTagged_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r126);
    goto CPyL155;
CPyL187: ;
    CPyTagged_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r126);
    CPyTagged_DecRef(cpy_r_r128);
    goto CPyL155;
CPyL188: ;
    CPyTagged_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r138);
    goto CPyL155;
CPyL189: ;
    CPyTagged_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r140);
    goto CPyL155;
CPyL190: ;
    CPy_DecRef(cpy_r_r140);
    goto CPyL155;
CPyL191: ;
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r146);
    goto CPyL155;
CPyL192: ;
    CPy_DECREF(cpy_r_r146);
    goto CPyL105;
CPyL193: ;
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r149);
    goto CPyL155;
CPyL194: ;
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r149);
    goto CPyL155;
CPyL195: ;
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r149);
    CPy_DecRef(cpy_r_r157);
    goto CPyL155;
CPyL196: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL112;
CPyL197: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL155;
CPyL198: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL117;
CPyL199: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL116;
CPyL200: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL122;
CPyL201: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL125;
CPyL202: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL134;
CPyL203: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL155;
CPyL204: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL139;
CPyL205: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL138;
CPyL206: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL144;
CPyL207: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL147;
CPyL208: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL2;
CPyL209: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL66;
CPyL210: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL114;
CPyL211: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL159;
CPyL212: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL160;
}
        
PyObject *CPyDef_golden____resolve_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_golden____resolve_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_golden____resolve_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden____resolve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden._resolve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_golden____resolve_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "__next__", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden____resolve_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_golden____resolve_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_golden____resolve_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden____resolve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden._resolve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_golden____resolve_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "send", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden____resolve_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_golden____resolve_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden____resolve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden._resolve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_golden____resolve_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "__iter__", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden____resolve_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_golden____resolve_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_golden____resolve_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden____resolve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden._resolve_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_golden____resolve_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "throw", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden____resolve_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_golden____resolve_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5049 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5049);
    PyObject *__tmp5050 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5050);
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
        
        PyObject *CPyPy_golden____resolve_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden____resolve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden._resolve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_golden____resolve_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "close", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden____resolve(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_golden____resolve_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 29, CPyStatic_golden___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_golden____resolve_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 29, CPyStatic_golden___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 29, CPyStatic_golden___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___myriad___golden____resolve_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 29, CPyStatic_golden___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___myriad___golden____resolve_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 29, CPyStatic_golden___globals);
        goto CPyL9;
    }
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_golden____resolve(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_resolve", kwlist, 0};
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
            PyObject *retval = CPyDef_golden____resolve(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "_resolve", 29, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___golden_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_page) {
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
    int32_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 57, CPyStatic_golden___globals);
        goto CPyL33;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_pages;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_page);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 57, CPyStatic_golden___globals);
        goto CPyL34;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 57, CPyStatic_golden___globals, "tuple", cpy_r_r2);
        goto CPyL34;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r4 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 58, CPyStatic_golden___globals);
        goto CPyL35;
    }
    cpy_r_r5 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r4)->_authors;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", "Myriad", "authors", 58, CPyStatic_golden___globals);
        goto CPyL36;
    }
CPyL5: ;
    cpy_r_r6 = CPyList_GetItemBorrow(cpy_r_r5, cpy_r_me);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 58, CPyStatic_golden___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_myriad___table___Author))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 58, CPyStatic_golden___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r6);
        goto CPyL36;
    }
    cpy_r_r8 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r7)->_resolved;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", "Author", "resolved", 58, CPyStatic_golden___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r8);
CPyL8: ;
    CPy_DECREF(cpy_r_r4);
    CPyTagged_INCREF(cpy_r_page);
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_page);
    cpy_r_r10 = PySequence_Contains(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 58, CPyStatic_golden___globals);
        goto CPyL35;
    }
    cpy_r_r12 = cpy_r_r10;
    if (cpy_r_r12) {
        goto CPyL37;
    } else
        goto CPyL14;
CPyL10: ;
    cpy_r_r13 = CPyStatic_myriad___reasons___PAGE_USED;
    if (likely(cpy_r_r13 != NULL)) goto CPyL13;
    PyErr_SetString(PyExc_NameError, "value for final name \"PAGE_USED\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 59, CPyStatic_golden___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL13: ;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL14: ;
    cpy_r_r15 = CPyStatics[2939]; /* 'counts_itself' */
    cpy_r_r16 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 60, CPyStatic_golden___globals);
        goto CPyL35;
    }
    if (unlikely(!PyBool_Check(cpy_r_r16))) {
        CPy_TypeError("bool", cpy_r_r16); cpy_r_r17 = 2;
    } else
        cpy_r_r17 = cpy_r_r16 == Py_True;
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 60, CPyStatic_golden___globals);
        goto CPyL35;
    }
    if (cpy_r_r17) {
        goto CPyL38;
    } else
        goto CPyL21;
CPyL17: ;
    cpy_r_r18 = CPyStatic_myriad___reasons___PAGE_COUNTS_ITSELF;
    if (likely(cpy_r_r18 != NULL)) goto CPyL20;
    PyErr_SetString(PyExc_NameError, "value for final name \"PAGE_COUNTS_ITSELF\" was not set");
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 61, CPyStatic_golden___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL20: ;
    CPy_INCREF(cpy_r_r18);
    return cpy_r_r18;
CPyL21: ;
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", "Table", "book", 62, CPyStatic_golden___globals);
        goto CPyL35;
    }
CPyL22: ;
    cpy_r_r21 = ((serai___games___scholars___book___BookObject *)cpy_r_r20)->_performer;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", "Book", "performer", 62, CPyStatic_golden___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r21);
CPyL23: ;
    cpy_r_r22 = CPySequenceTuple_GetItem(cpy_r_r3, 10);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 63, CPyStatic_golden___globals);
        goto CPyL39;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r22, CPyType_kernel___effects___Effect)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 63, CPyStatic_golden___globals, "serai.kernel.effects.Effect", cpy_r_r22);
        goto CPyL39;
    }
    cpy_r_r24 = CPY_GET_METHOD(cpy_r_r21, CPyType_perform___Performer, 7, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r21, cpy_r_t, cpy_r_me, cpy_r_r23, 4); /* possible */
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 63, CPyStatic_golden___globals);
        goto CPyL33;
    }
    if (!cpy_r_r24) goto CPyL28;
    cpy_r_r25 = Py_None;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = cpy_r_r25;
    goto CPyL32;
CPyL28: ;
    cpy_r_r27 = CPyStatic_scholars___reasons___EFFECT_IN_VAIN;
    if (likely(cpy_r_r27 != NULL)) goto CPyL31;
    PyErr_SetString(PyExc_NameError, "value for final name \"EFFECT_IN_VAIN\" was not set");
    cpy_r_r28 = 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 63, CPyStatic_golden___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL31: ;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r26 = cpy_r_r27;
CPyL32: ;
    return cpy_r_r26;
CPyL33: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL33;
CPyL35: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL33;
CPyL36: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL33;
CPyL37: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL10;
CPyL38: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL17;
CPyL39: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL33;
}
        
        PyObject *CPyPy_golden___golden_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "page", 0};
            static CPyArg_Parser parser = {"OOO:golden_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_page;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_page)) {
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
            CPyTagged arg_page;
            if (likely(PyLong_Check(obj_page)))
                arg_page = CPyTagged_BorrowFromObject(obj_page);
            else {
                CPy_TypeError("int", obj_page); goto fail;
            }
            PyObject *retval = CPyDef_golden___golden_obstacle(arg_t, arg_me, arg_page);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "golden_obstacle", 55, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___leave_at_once_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject **cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    tuple_T3OOO cpy_r_r28;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    int32_t cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL36;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 66, CPyStatic_golden___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "leave_at_once", "leave_at_once_gen", "t", 68, CPyStatic_golden___globals);
        goto CPyL35;
    }
CPyL5: ;
    cpy_r_r8 = CPyDef_myriad___table___part(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 68, CPyStatic_golden___globals);
        goto CPyL35;
    }
    cpy_r_r9 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r8)->_ending;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "leave_at_once", "Myriad", "ending", 68, CPyStatic_golden___globals);
        goto CPyL41;
    }
CPyL7: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r9 != -2;
    CPy_DECREF(cpy_r_r8);
    if (!cpy_r_r10) goto CPyL30;
    cpy_r_r11 = ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/golden.py", "leave_at_once", "leave_at_once_gen", "t", 69, CPyStatic_golden___globals);
        goto CPyL35;
    }
CPyL9: ;
    cpy_r_r12 = CPyDef_retirement___retire(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 69, CPyStatic_golden___globals);
        goto CPyL35;
    }
    if (((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0);
    }
    ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0 = cpy_r_r12;
    cpy_r_r13 = 1;
    if (!cpy_r_r13) goto CPyL35;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r16 = NULL;
    cpy_r_r1 = cpy_r_r16;
    cpy_r_r17 = (PyObject **)&cpy_r_r1;
    cpy_r_r18 = ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0;
    cpy_r_r19 = CPyDef_retirement___retire_gen_____mypyc_generator_helper__(cpy_r_r18, cpy_r_r15, cpy_r_r15, cpy_r_r15, cpy_r_r14, cpy_r_r17);
    if (cpy_r_r19 != NULL) goto CPyL42;
    cpy_r_r20 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 69, CPyStatic_golden___globals);
        goto CPyL43;
    }
    cpy_r_r21 = cpy_r_r1;
    CPy_DECREF(cpy_r_r21);
    cpy_r_r22 = NULL;
    if (((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0);
    }
    ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0 = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 69, CPyStatic_golden___globals);
        goto CPyL35;
    } else
        goto CPyL30;
CPyL14: ;
    cpy_r_r24 = cpy_r_r19;
CPyL15: ;
    ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r24;
CPyL16: ;
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = cpy_r_type != cpy_r_r26;
    if (!cpy_r_r27) goto CPyL44;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 69, CPyStatic_golden___globals);
        goto CPyL20;
    } else
        goto CPyL45;
CPyL18: ;
    CPy_Unreachable();
CPyL19: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL26;
CPyL20: ;
    cpy_r_r28 = CPy_CatchError();
    cpy_r_r29 = (PyObject **)&cpy_r_r3;
    cpy_r_r30 = ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0;
    cpy_r_r31 = CPy_YieldFromErrorHandle(cpy_r_r30, cpy_r_r29);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 69, CPyStatic_golden___globals);
        goto CPyL46;
    }
    if (cpy_r_r31) goto CPyL23;
    cpy_r_r24 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r28);
    CPy_DecRef(cpy_r_r28.f0);
    CPy_DecRef(cpy_r_r28.f1);
    CPy_DecRef(cpy_r_r28.f2);
    goto CPyL15;
CPyL23: ;
    cpy_r_r21 = cpy_r_r3;
    CPy_DecRef(cpy_r_r21);
    CPy_RestoreExcInfo(cpy_r_r28);
    CPy_DecRef(cpy_r_r28.f0);
    CPy_DecRef(cpy_r_r28.f1);
    CPy_DecRef(cpy_r_r28.f2);
    goto CPyL30;
CPyL24: ;
    CPy_RestoreExcInfo(cpy_r_r28);
    CPy_DecRef(cpy_r_r28.f0);
    CPy_DecRef(cpy_r_r28.f1);
    CPy_DecRef(cpy_r_r28.f2);
    cpy_r_r32 = CPy_KeepPropagating();
    if (!cpy_r_r32) goto CPyL35;
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r33 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r34 = NULL;
    cpy_r_r1 = cpy_r_r34;
    cpy_r_r35 = (PyObject **)&cpy_r_r1;
    cpy_r_r36 = ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0;
    cpy_r_r37 = CPyDef_retirement___retire_gen_____mypyc_generator_helper__(cpy_r_r36, cpy_r_r33, cpy_r_r33, cpy_r_r33, cpy_r_arg, cpy_r_r35);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r37 == NULL) {
        goto CPyL28;
    } else
        goto CPyL47;
CPyL27: ;
    cpy_r_r24 = cpy_r_r37;
    goto CPyL15;
CPyL28: ;
    cpy_r_r38 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 69, CPyStatic_golden___globals);
        goto CPyL43;
    }
    cpy_r_r21 = cpy_r_r1;
    CPy_DECREF(cpy_r_r21);
CPyL30: ;
    cpy_r_r39 = Py_None;
    CPy_INCREF(cpy_r_r39);
    ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r41 = CPyDef_golden___leave_at_once_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL34;
    CPyGen_SetStopIterationValue(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (!0) goto CPyL40;
    CPy_Unreachable();
CPyL34: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r39;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL35: ;
    ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r43 = CPyDef_golden___leave_at_once_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r44 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r44;
CPyL36: ;
    cpy_r_r45 = cpy_r_r4 == 0;
    if (cpy_r_r45) goto CPyL48;
    cpy_r_r46 = cpy_r_r4 == 1;
    if (cpy_r_r46) {
        goto CPyL16;
    } else
        goto CPyL49;
CPyL38: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r47 = 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 66, CPyStatic_golden___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL40: ;
    cpy_r_r48 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r48;
CPyL41: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL35;
CPyL42: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL14;
CPyL43: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL35;
CPyL44: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL19;
CPyL45: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL18;
CPyL46: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL24;
CPyL47: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL27;
CPyL48: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL49: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
}
        
PyObject *CPyDef_golden___leave_at_once_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_golden___leave_at_once_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_golden___leave_at_once_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden___leave_at_once_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden.leave_at_once_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_golden___leave_at_once_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "__next__", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___leave_at_once_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_golden___leave_at_once_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_golden___leave_at_once_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden___leave_at_once_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden.leave_at_once_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_golden___leave_at_once_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "send", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___leave_at_once_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_golden___leave_at_once_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden___leave_at_once_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden.leave_at_once_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_golden___leave_at_once_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "__iter__", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___leave_at_once_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_golden___leave_at_once_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_golden___leave_at_once_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden___leave_at_once_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden.leave_at_once_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_golden___leave_at_once_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "throw", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___leave_at_once_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_golden___leave_at_once_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5051 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5051);
    PyObject *__tmp5052 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5052);
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
        
        PyObject *CPyPy_golden___leave_at_once_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_golden___leave_at_once_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.golden.leave_at_once_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_golden___leave_at_once_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "close", -1, CPyStatic_golden___globals);
            return NULL;
        }
        
PyObject *CPyDef_golden___leave_at_once(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_golden___leave_at_once_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 66, CPyStatic_golden___globals);
        goto CPyL3;
    }
    ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___myriad___golden___leave_at_once_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 66, CPyStatic_golden___globals);
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
        
        PyObject *CPyPy_golden___leave_at_once(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:leave_at_once", kwlist, 0};
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
            PyObject *retval = CPyDef_golden___leave_at_once(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "leave_at_once", 66, CPyStatic_golden___globals);
            return NULL;
        }
        
char CPyDef_golden_____top_level__(void) {
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
    void *cpy_r_r187;
    void *cpy_r_r188;
    void *cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    void *cpy_r_r195;
    void *cpy_r_r196;
    PyObject **cpy_r_r197;
    PyObject *cpy_r_r198;
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
    char cpy_r_r209;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 1, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 1, CPyStatic_golden___globals);
        goto CPyL78;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_golden___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 3, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___myriad___book;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___myriad___book;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 5, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___myriad___book;
    cpy_r_r20 = CPyExec_serai___games___scholars___myriad___book;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___myriad___book__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 5, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 5, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 5, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5421]; /* ('shelf',) */
    cpy_r_r31 = CPyStatic_golden___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 5, CPyStatic_golden___globals);
        goto CPyL78;
    } else
        goto CPyL79;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___myriad___memory;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___myriad___memory;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[3010]; /* 'serai.games.scholars.myriad.memory' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 6, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___myriad___memory;
    cpy_r_r42 = CPyExec_serai___games___scholars___myriad___memory;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___myriad___memory__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 6, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 6, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[3010]; /* 'serai.games.scholars.myriad.memory' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 6, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5451]; /* ('forget',) */
    cpy_r_r53 = CPyStatic_golden___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 6, CPyStatic_golden___globals);
        goto CPyL78;
    } else
        goto CPyL80;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___myriad___reasons;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___myriad___reasons;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 7, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___myriad___reasons;
    cpy_r_r64 = CPyExec_serai___games___scholars___myriad___reasons;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___myriad___reasons__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 7, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 7, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 7, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5452]; /* ('PAGE_COUNTS_ITSELF', 'PAGE_USED') */
    cpy_r_r75 = CPyStatic_golden___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 7, CPyStatic_golden___globals);
        goto CPyL78;
    } else
        goto CPyL81;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___myriad___table;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___myriad___table;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 8, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___myriad___table;
    cpy_r_r86 = CPyExec_serai___games___scholars___myriad___table;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___myriad___table__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 8, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 8, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 8, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5423]; /* ('part',) */
    cpy_r_r97 = CPyStatic_golden___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 8, CPyStatic_golden___globals);
        goto CPyL78;
    } else
        goto CPyL82;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 9, CPyStatic_golden___globals);
        goto CPyL78;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 9, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 9, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 9, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5453]; /* ('NOBODY', 'PAID') */
    cpy_r_r119 = CPyStatic_golden___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 9, CPyStatic_golden___globals);
        goto CPyL78;
    } else
        goto CPyL83;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___reasons;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___reasons;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 10, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___reasons;
    cpy_r_r130 = CPyExec_serai___games___scholars___reasons;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___reasons__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 10, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 10, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 10, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5454]; /* ('EFFECT_IN_VAIN',) */
    cpy_r_r141 = CPyStatic_golden___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 10, CPyStatic_golden___globals);
        goto CPyL78;
    } else
        goto CPyL84;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___scholars___retirement;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___scholars___retirement;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[3015]; /* 'serai.games.scholars.retirement' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 11, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___scholars___retirement;
    cpy_r_r152 = CPyExec_serai___games___scholars___retirement;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___scholars___retirement__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 11, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 11, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[3015]; /* 'serai.games.scholars.retirement' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 11, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5455]; /* ('retire',) */
    cpy_r_r163 = CPyStatic_golden___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 11, CPyStatic_golden___globals);
        goto CPyL78;
    } else
        goto CPyL85;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 12, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r174 = CPyExec_serai___games___scholars___table;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 12, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 12, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 12, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r185 = CPyStatic_golden___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 12, CPyStatic_golden___globals);
        goto CPyL78;
    } else
        goto CPyL86;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r188 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 13, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r196 = CPyExec_serai___kernel___decision;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 13, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 13, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 13, CPyStatic_golden___globals);
        goto CPyL78;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r207 = CPyStatic_golden___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/golden.py", "<module>", 13, CPyStatic_golden___globals);
        goto CPyL78;
    } else
        goto CPyL87;
CPyL77: ;
    return 1;
CPyL78: ;
    cpy_r_r209 = 2;
    return cpy_r_r209;
CPyL79: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL80: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL81: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL82: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL83: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL84: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL85: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL86: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL87: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
}

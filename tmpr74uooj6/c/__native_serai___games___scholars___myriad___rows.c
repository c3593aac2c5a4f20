#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendrows___after_tuck_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_rows___after_tuck_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods rows___after_tuck_gen_as_async = {
    .am_send = CPyDunder_am_sendrows___after_tuck_gen,
};
static int
rows___after_tuck_gen_traverse(serai___games___scholars___myriad___rows___after_tuck_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_rows___after_tuck_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___rows___after_tuck_genObject *self = (serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2);
    return 0;
}

static int32_t CPyDef_rows___after_tuck_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___rows___after_tuck_genObject *self = (serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2);
    return 0;
}

static void
rows___after_tuck_gen_dealloc(serai___games___scholars___myriad___rows___after_tuck_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (rows___after_tuck_gen_free_instance == NULL) {
        rows___after_tuck_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, rows___after_tuck_gen_dealloc)
    CPyDef_rows___after_tuck_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_rows_____mypyc__after_tuck_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_rows___after_tuck_gen(void);

static PyObject *
rows___after_tuck_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_rows___after_tuck_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_rows_____mypyc__after_tuck_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem rows___after_tuck_gen_vtable[6];
static bool
CPyDef_rows___after_tuck_gen_trait_vtable_setup(void)
{
    CPyVTableItem rows___after_tuck_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_rows___after_tuck_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_rows___after_tuck_gen_____next__,
        (CPyVTableItem)CPyDef_rows___after_tuck_gen___send,
        (CPyVTableItem)CPyDef_rows___after_tuck_gen_____iter__,
        (CPyVTableItem)CPyDef_rows___after_tuck_gen___throw,
        (CPyVTableItem)CPyDef_rows___after_tuck_gen___close,
    };
    memcpy(rows___after_tuck_gen_vtable, rows___after_tuck_gen_vtable_scratch, sizeof(rows___after_tuck_gen_vtable));
    return 1;
}

static bool
CPyDef_rows___after_tuck_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef rows___after_tuck_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_rows_____mypyc__after_tuck_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_rows___after_tuck_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_rows___after_tuck_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_rows___after_tuck_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_rows___after_tuck_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_rows___after_tuck_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_rows___after_tuck_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "after_tuck_gen",
    .tp_new = rows___after_tuck_gen_new,
    .tp_dealloc = (destructor)rows___after_tuck_gen_dealloc,
    .tp_traverse = (traverseproc)rows___after_tuck_gen_traverse,
    .tp_clear = (inquiry)CPyDef_rows___after_tuck_gen_clear,
    .tp_methods = rows___after_tuck_gen_methods,
    .tp_iter = CPyDef_rows___after_tuck_gen_____iter__,
    .tp_iternext = CPyDef_rows___after_tuck_gen_____next__,
    .tp_as_async = &rows___after_tuck_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___rows___after_tuck_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("after_tuck_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_rows___after_tuck_gen_template = &CPyType_rows___after_tuck_gen_template_;

PyObject *CPyDef_rows_____mypyc__after_tuck_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___rows___after_tuck_genObject *self;
    if (rows___after_tuck_gen_free_instance != NULL) {
        self = rows___after_tuck_gen_free_instance;
        rows___after_tuck_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___rows___after_tuck_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = rows___after_tuck_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_rows___after_tuck_gen(void)
{
    PyObject *self = CPyDef_rows_____mypyc__after_tuck_gen_setup((PyObject *)CPyType_rows___after_tuck_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
rows____bonus_env_traverse(serai___games___scholars___myriad___rows____bonus_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__PAID)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__PAID));
    }
    Py_VISIT(self->___mypyc_generator_attribute__branches);
    Py_VISIT(self->___mypyc_generator_attribute__performer);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_rows____bonus_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___rows____bonus_envObject *self = (serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__PAID)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__PAID;
        self->___mypyc_generator_attribute__PAID = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__branches);
    Py_CLEAR(self->___mypyc_generator_attribute__performer);
    return 0;
}

static int32_t CPyDef_rows____bonus_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___rows____bonus_envObject *self = (serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
rows____bonus_env_dealloc(serai___games___scholars___myriad___rows____bonus_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (rows____bonus_env_free_instance == NULL) {
        rows____bonus_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__PAID)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__PAID;
            self->___mypyc_generator_attribute__PAID = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__PAID = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__branches);
        Py_CLEAR(self->___mypyc_generator_attribute__performer);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, rows____bonus_env_dealloc)
    CPyDef_rows____bonus_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_rows_____mypyc___3_bonus_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_rows____bonus_env(void);

static PyObject *
rows____bonus_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_rows____bonus_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_rows_____mypyc___3_bonus_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem rows____bonus_env_vtable[1];
static bool
CPyDef_rows____bonus_env_trait_vtable_setup(void)
{
    CPyVTableItem rows____bonus_env_vtable_scratch[] = {
        NULL
    };
    memcpy(rows____bonus_env_vtable, rows____bonus_env_vtable_scratch, sizeof(rows____bonus_env_vtable));
    return 1;
}

static bool
CPyDef_rows____bonus_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef rows____bonus_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_rows_____mypyc___3_bonus_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_rows____bonus_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_bonus_env",
    .tp_new = rows____bonus_env_new,
    .tp_dealloc = (destructor)rows____bonus_env_dealloc,
    .tp_traverse = (traverseproc)rows____bonus_env_traverse,
    .tp_clear = (inquiry)CPyDef_rows____bonus_env_clear,
    .tp_methods = rows____bonus_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___rows____bonus_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_bonus_env()\n--\n\n"),
};
static PyTypeObject *CPyType_rows____bonus_env_template = &CPyType_rows____bonus_env_template_;

PyObject *CPyDef_rows_____mypyc___3_bonus_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___rows____bonus_envObject *self;
    if (rows____bonus_env_free_instance != NULL) {
        self = rows____bonus_env_free_instance;
        rows____bonus_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___rows____bonus_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = rows____bonus_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_attribute__PAID = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_rows____bonus_env(void)
{
    PyObject *self = CPyDef_rows_____mypyc___3_bonus_env_setup((PyObject *)CPyType_rows____bonus_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendrows____bonus_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_rows____bonus_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods rows____bonus_gen_as_async = {
    .am_send = CPyDunder_am_sendrows____bonus_gen,
};
static int
rows____bonus_gen_traverse(serai___games___scholars___myriad___rows____bonus_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__number));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__tile);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_rows____bonus_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___rows____bonus_genObject *self = (serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__tile);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1);
    return 0;
}

static int32_t CPyDef_rows____bonus_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___rows____bonus_genObject *self = (serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__tile);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1);
    return 0;
}

static void
rows____bonus_gen_dealloc(serai___games___scholars___myriad___rows____bonus_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (rows____bonus_gen_free_instance == NULL) {
        rows____bonus_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__tile);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, rows____bonus_gen_dealloc)
    CPyDef_rows____bonus_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_rows_____mypyc___3_bonus_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_rows____bonus_gen(void);

static PyObject *
rows____bonus_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_rows____bonus_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_rows_____mypyc___3_bonus_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem rows____bonus_gen_vtable[6];
static bool
CPyDef_rows____bonus_gen_trait_vtable_setup(void)
{
    CPyVTableItem rows____bonus_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_rows____bonus_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_rows____bonus_gen_____next__,
        (CPyVTableItem)CPyDef_rows____bonus_gen___send,
        (CPyVTableItem)CPyDef_rows____bonus_gen_____iter__,
        (CPyVTableItem)CPyDef_rows____bonus_gen___throw,
        (CPyVTableItem)CPyDef_rows____bonus_gen___close,
    };
    memcpy(rows____bonus_gen_vtable, rows____bonus_gen_vtable_scratch, sizeof(rows____bonus_gen_vtable));
    return 1;
}

static bool
CPyDef_rows____bonus_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef rows____bonus_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_rows_____mypyc___3_bonus_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_rows____bonus_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_rows____bonus_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_rows____bonus_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_rows____bonus_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_rows____bonus_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_rows____bonus_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_bonus_gen",
    .tp_new = rows____bonus_gen_new,
    .tp_dealloc = (destructor)rows____bonus_gen_dealloc,
    .tp_traverse = (traverseproc)rows____bonus_gen_traverse,
    .tp_clear = (inquiry)CPyDef_rows____bonus_gen_clear,
    .tp_methods = rows____bonus_gen_methods,
    .tp_iter = CPyDef_rows____bonus_gen_____iter__,
    .tp_iternext = CPyDef_rows____bonus_gen_____next__,
    .tp_as_async = &rows____bonus_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___rows____bonus_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_bonus_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_rows____bonus_gen_template = &CPyType_rows____bonus_gen_template_;

PyObject *CPyDef_rows_____mypyc___3_bonus_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___rows____bonus_genObject *self;
    if (rows____bonus_gen_free_instance != NULL) {
        self = rows____bonus_gen_free_instance;
        rows____bonus_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___rows____bonus_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = rows____bonus_gen_vtable;
    self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_rows____bonus_gen(void)
{
    PyObject *self = CPyDef_rows_____mypyc___3_bonus_gen_setup((PyObject *)CPyType_rows____bonus_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__rows___obstacle__bonus_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_rows___obstacle__bonus_obj_____get__(self, instance, owner);
}
PyMemberDef rows___obstacle__bonus_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
rows___obstacle__bonus_obj_traverse(serai___games___scholars___myriad___rows___obstacle__bonus_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject))));
    return rv;
}

static int32_t CPyDef_rows___obstacle__bonus_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___rows___obstacle__bonus_objObject *self = (serai___games___scholars___myriad___rows___obstacle__bonus_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject))));
    return 0;
}

static int32_t CPyDef_rows___obstacle__bonus_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___rows___obstacle__bonus_objObject *self = (serai___games___scholars___myriad___rows___obstacle__bonus_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject))));
    return 0;
}

static void
rows___obstacle__bonus_obj_dealloc(serai___games___scholars___myriad___rows___obstacle__bonus_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (rows___obstacle__bonus_obj_free_instance == NULL) {
        rows___obstacle__bonus_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, rows___obstacle__bonus_obj_dealloc)
    CPyDef_rows___obstacle__bonus_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_rows_____mypyc__obstacle__bonus_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_rows___obstacle__bonus_obj(void);

static PyObject *
rows___obstacle__bonus_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_rows___obstacle__bonus_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_rows_____mypyc__obstacle__bonus_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem rows___obstacle__bonus_obj_vtable[2];
static bool
CPyDef_rows___obstacle__bonus_obj_trait_vtable_setup(void)
{
    CPyVTableItem rows___obstacle__bonus_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_rows___obstacle__bonus_obj_____call__,
        (CPyVTableItem)CPyDef_rows___obstacle__bonus_obj_____get__,
    };
    memcpy(rows___obstacle__bonus_obj_vtable, rows___obstacle__bonus_obj_vtable_scratch, sizeof(rows___obstacle__bonus_obj_vtable));
    return 1;
}

static bool
CPyDef_rows___obstacle__bonus_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
rows___obstacle__bonus_obj_get___3_mypyc_env__(serai___games___scholars___myriad___rows___obstacle__bonus_objObject *self, void *closure);

static PyGetSetDef rows___obstacle__bonus_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)rows___obstacle__bonus_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef rows___obstacle__bonus_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_rows_____mypyc__obstacle__bonus_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_rows___obstacle__bonus_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_rows___obstacle__bonus_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_rows___obstacle__bonus_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle__bonus_obj",
    .tp_new = rows___obstacle__bonus_obj_new,
    .tp_dealloc = (destructor)rows___obstacle__bonus_obj_dealloc,
    .tp_traverse = (traverseproc)rows___obstacle__bonus_obj_traverse,
    .tp_clear = (inquiry)CPyDef_rows___obstacle__bonus_obj_clear,
    .tp_getset = rows___obstacle__bonus_obj_getseters,
    .tp_methods = rows___obstacle__bonus_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__rows___obstacle__bonus_obj,
    .tp_members = rows___obstacle__bonus_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___rows___obstacle__bonus_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle__bonus_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_rows___obstacle__bonus_obj_template = &CPyType_rows___obstacle__bonus_obj_template_;

PyObject *CPyDef_rows_____mypyc__obstacle__bonus_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___rows___obstacle__bonus_objObject *self;
    if (rows___obstacle__bonus_obj_free_instance != NULL) {
        self = rows___obstacle__bonus_obj_free_instance;
        rows___obstacle__bonus_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___rows___obstacle__bonus_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = rows___obstacle__bonus_obj_vtable;
    self->vectorcall = CPyPy_rows___obstacle__bonus_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_rows___obstacle__bonus_obj(void)
{
    PyObject *self = CPyDef_rows_____mypyc__obstacle__bonus_obj_setup((PyObject *)CPyType_rows___obstacle__bonus_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
rows___obstacle__bonus_obj_get___3_mypyc_env__(serai___games___scholars___myriad___rows___obstacle__bonus_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle__bonus_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef rowsmodule_methods[] = {
    {"column_size", (PyCFunction)CPyPy_rows___column_size, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("column_size(t, me, place)\n--\n\n") /* docstring */},
    {"full_rows", (PyCFunction)CPyPy_rows___full_rows, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("full_rows(t, me)\n--\n\n") /* docstring */},
    {"row_cost", (PyCFunction)CPyPy_rows___row_cost, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("row_cost(t, me, place)\n--\n\n") /* docstring */},
    {"row_costs", (PyCFunction)CPyPy_rows___row_costs, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("row_costs(t, me)\n--\n\n") /* docstring */},
    {"_row_cost", (PyCFunction)CPyPy_rows____row_cost, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_row_cost(t, me, place, full)\n--\n\n") /* docstring */},
    {"after_tuck", (PyCFunction)CPyPy_rows___after_tuck, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("after_tuck(t, me)\n--\n\n") /* docstring */},
    {"_bonus", (PyCFunction)CPyPy_rows____bonus, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_bonus(t, me, number)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___rows__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___rows__internal, "__name__");
    CPyStatic_rows___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___rows__internal);
    if (unlikely(CPyStatic_rows___globals == NULL))
        goto fail;
    CPyType_rows___after_tuck_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_rows___after_tuck_gen_template, NULL, modname);
    if (unlikely(!CPyType_rows___after_tuck_gen))
        goto fail;
    CPyDef_rows___after_tuck_gen_trait_vtable_setup();
    CPyType_rows____bonus_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_rows____bonus_env_template, NULL, modname);
    if (unlikely(!CPyType_rows____bonus_env))
        goto fail;
    CPyDef_rows____bonus_env_trait_vtable_setup();
    CPyType_rows____bonus_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_rows____bonus_gen_template, NULL, modname);
    if (unlikely(!CPyType_rows____bonus_gen))
        goto fail;
    CPyDef_rows____bonus_gen_trait_vtable_setup();
    CPyType_rows___obstacle__bonus_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_rows___obstacle__bonus_obj_template, NULL, modname);
    if (unlikely(!CPyType_rows___obstacle__bonus_obj))
        goto fail;
    CPyDef_rows___obstacle__bonus_obj_trait_vtable_setup();
    char result = CPyDef_rows_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___rows__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_rows___after_tuck_gen);
    Py_CLEAR(CPyType_rows____bonus_env);
    Py_CLEAR(CPyType_rows____bonus_gen);
    Py_CLEAR(CPyType_rows___obstacle__bonus_obj);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___rows(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___rows__impl, &CPyImportState_serai___games___scholars___myriad___rows, &CPyModule_serai___games___scholars___myriad___rows);
}
static struct PyModuleDef rowsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.rows",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    rowsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___rows(void)
{
    if (CPyModule_serai___games___scholars___myriad___rows__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___rows__internal);
        return CPyModule_serai___games___scholars___myriad___rows__internal;
    }
    CPyModule_serai___games___scholars___myriad___rows__internal = PyModule_Create(&rowsmodule);
    return CPyModule_serai___games___scholars___myriad___rows__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___rows(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___rows__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___rows__internal);
        return CPyModule_serai___games___scholars___myriad___rows__internal;
    }
    CPyModule_serai___games___scholars___myriad___rows__internal = PyModule_Create(&rowsmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___rows__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.rows");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___rows__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___rows__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___rows__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___rows(CPyModule_serai___games___scholars___myriad___rows__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___rows__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.rows");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___rows__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
CPyTagged CPyDef_rows___column_size(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "column_size", "Table", "players", 17, CPyStatic_rows___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "column_size", 17, CPyStatic_rows___globals);
        goto CPyL14;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "column_size", 17, CPyStatic_rows___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL14;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_tucked;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "column_size", "Player", "tucked", 17, CPyStatic_rows___globals);
        goto CPyL14;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_place);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "column_size", 17, CPyStatic_rows___globals);
        goto CPyL14;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "column_size", 17, CPyStatic_rows___globals, "list", cpy_r_r4);
        goto CPyL14;
    }
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "column_size", 17, CPyStatic_rows___globals);
        goto CPyL14;
    }
    cpy_r_r10 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r9)->_authors;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "column_size", "Myriad", "authors", 17, CPyStatic_rows___globals);
        goto CPyL15;
    }
CPyL8: ;
    cpy_r_r11 = CPyList_GetItemBorrow(cpy_r_r10, cpy_r_me);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "column_size", 17, CPyStatic_rows___globals);
        goto CPyL15;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_myriad___table___Author))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "column_size", 17, CPyStatic_rows___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r11);
        goto CPyL15;
    }
    cpy_r_r13 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r12)->_pages;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "column_size", "Author", "pages", 17, CPyStatic_rows___globals);
        goto CPyL15;
    }
CPyL11: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_place);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "column_size", 17, CPyStatic_rows___globals);
        goto CPyL15;
    }
    if (likely(PyList_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "column_size", 17, CPyStatic_rows___globals, "list", cpy_r_r14);
        goto CPyL15;
    }
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = CPyTagged_Add(cpy_r_r8, cpy_r_r18);
    CPy_DECREF(cpy_r_r9);
    return cpy_r_r19;
CPyL14: ;
    cpy_r_r20 = CPY_INT_TAG;
    return cpy_r_r20;
CPyL15: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL14;
}
        
        PyObject *CPyPy_rows___column_size(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", 0};
            static CPyArg_Parser parser = {"OOO:column_size", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place)) {
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
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged retval = CPyDef_rows___column_size(arg_t, arg_me, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "column_size", 15, CPyStatic_rows___globals);
            return NULL;
        }
        
CPyTagged CPyDef_rows___full_rows(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    CPyTagged cpy_r_fewest;
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    CPyTagged cpy_r_r26;
    cpy_r_fewest = -2;
    cpy_r_r0 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "full_rows", 23, CPyStatic_rows___globals);
        goto CPyL18;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_columns;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'columns' of 'Shelf' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "full_rows", 23, CPyStatic_rows___globals);
        goto CPyL18;
    }
CPyL2: ;
    cpy_r_r2 = 0;
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL19;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r2 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "full_rows", 23, CPyStatic_rows___globals);
        goto CPyL20;
    }
    cpy_r_r12 = CPyDef_rows___column_size(cpy_r_t, cpy_r_me, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "full_rows", 24, CPyStatic_rows___globals);
        goto CPyL20;
    }
    cpy_r_r13 = cpy_r_r12 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL8;
    cpy_r_r15 = cpy_r_fewest & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL9;
CPyL8: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_fewest);
    if (cpy_r_r17) {
        goto CPyL21;
    } else
        goto CPyL10;
CPyL9: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_fewest;
    if (cpy_r_r18) goto CPyL21;
CPyL10: ;
    cpy_r_r19 = cpy_r_fewest & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (cpy_r_r20) goto CPyL12;
    cpy_r_r21 = 0 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL13;
CPyL12: ;
    cpy_r_r23 = CPyTagged_IsLt_(cpy_r_fewest, 0);
    if (cpy_r_r23) {
        goto CPyL21;
    } else
        goto CPyL22;
CPyL13: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_fewest < (Py_ssize_t)0;
    if (cpy_r_r24) {
        goto CPyL21;
    } else
        goto CPyL22;
CPyL14: ;
    cpy_r_fewest = cpy_r_r12;
CPyL15: ;
    cpy_r_r25 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r25;
    goto CPyL3;
CPyL16: ;
    return cpy_r_fewest;
CPyL17: ;
    cpy_r_r26 = CPY_INT_TAG;
    return cpy_r_r26;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_fewest);
    goto CPyL17;
CPyL19: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL16;
CPyL20: ;
    CPyTagged_DecRef(cpy_r_fewest);
    CPy_DecRef(cpy_r_r1);
    goto CPyL17;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_fewest);
    goto CPyL14;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL15;
}
        
        PyObject *CPyPy_rows___full_rows(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:full_rows", kwlist, 0};
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
            CPyTagged retval = CPyDef_rows___full_rows(arg_t, arg_me);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "full_rows", 20, CPyStatic_rows___globals);
            return NULL;
        }
        
CPyTagged CPyDef_rows___row_cost(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = CPyDef_rows___full_rows(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "row_cost", 32, CPyStatic_rows___globals);
        goto CPyL3;
    }
    cpy_r_r1 = CPyDef_rows____row_cost(cpy_r_t, cpy_r_me, cpy_r_place, cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "row_cost", 32, CPyStatic_rows___globals);
        goto CPyL3;
    }
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_rows___row_cost(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", 0};
            static CPyArg_Parser parser = {"OOO:row_cost", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place)) {
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
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged retval = CPyDef_rows___row_cost(arg_t, arg_me, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "row_cost", 30, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows___row_costs(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
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
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    cpy_r_r0 = CPyDef_rows___full_rows(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "row_costs", 37, CPyStatic_rows___globals);
        goto CPyL11;
    }
    cpy_r_r1 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "row_costs", 38, CPyStatic_rows___globals);
        goto CPyL12;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r1)->_columns;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'columns' of 'Shelf' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "row_costs", 38, CPyStatic_rows___globals);
        goto CPyL12;
    }
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = PyList_New(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "row_costs", 38, CPyStatic_rows___globals);
        goto CPyL13;
    }
    cpy_r_r6 = 0;
CPyL5: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL14;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "row_costs", 38, CPyStatic_rows___globals);
        goto CPyL15;
    }
    cpy_r_r16 = CPyDef_rows____row_cost(cpy_r_t, cpy_r_me, cpy_r_r15, cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "row_costs", 38, CPyStatic_rows___globals);
        goto CPyL15;
    }
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r16);
    CPyList_SetItemUnsafe(cpy_r_r5, cpy_r_r6, cpy_r_r17);
    cpy_r_r18 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r18;
    goto CPyL5;
CPyL10: ;
    return cpy_r_r5;
CPyL11: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL11;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL11;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL11;
}
        
        PyObject *CPyPy_rows___row_costs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:row_costs", kwlist, 0};
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
            PyObject *retval = CPyDef_rows___row_costs(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "row_costs", 35, CPyStatic_rows___globals);
            return NULL;
        }
        
CPyTagged CPyDef_rows____row_cost(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place, CPyTagged cpy_r_full) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    cpy_r_r0 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_row_cost", 42, CPyStatic_rows___globals);
        goto CPyL11;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_row_costs;
    CPy_INCREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = CPyDef_rows___column_size(cpy_r_t, cpy_r_me, cpy_r_place);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_row_cost", 43, CPyStatic_rows___globals);
        goto CPyL12;
    }
    cpy_r_r3 = CPyTagged_Subtract(cpy_r_r2, cpy_r_full);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = cpy_r_r3 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL4;
    cpy_r_r9 = cpy_r_r6 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL5;
CPyL4: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r3, cpy_r_r6);
    if (cpy_r_r11) {
        goto CPyL6;
    } else
        goto CPyL13;
CPyL5: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r3 < (Py_ssize_t)cpy_r_r6;
    if (!cpy_r_r12) goto CPyL13;
CPyL6: ;
    cpy_r_r13 = cpy_r_r3;
    goto CPyL8;
CPyL7: ;
    cpy_r_r13 = -2;
CPyL8: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r1, cpy_r_r13);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_row_cost", 44, CPyStatic_rows___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_row_cost", 44, CPyStatic_rows___globals);
        goto CPyL11;
    }
    return cpy_r_r15;
CPyL11: ;
    cpy_r_r16 = CPY_INT_TAG;
    return cpy_r_r16;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL11;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL7;
}
        
        PyObject *CPyPy_rows____row_cost(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", "full", 0};
            static CPyArg_Parser parser = {"OOOO:_row_cost", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            PyObject *obj_full;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place, &obj_full)) {
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
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged arg_full;
            if (likely(PyLong_Check(obj_full)))
                arg_full = CPyTagged_BorrowFromObject(obj_full);
            else {
                CPy_TypeError("int", obj_full); goto fail;
            }
            CPyTagged retval = CPyDef_rows____row_cost(arg_t, arg_me, arg_place, arg_full);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_row_cost", 41, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows___after_tuck_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    CPyTagged cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    tuple_T3OOO cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject **cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
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
    CPyTagged cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject **cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    tuple_T3OOO cpy_r_r140;
    PyObject **cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject **cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    int32_t cpy_r_r153;
    char cpy_r_r154;
    int32_t cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    char cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL114;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 47, CPyStatic_rows___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "t", 49, CPyStatic_rows___globals);
        goto CPyL113;
    }
CPyL5: ;
    cpy_r_r16 = CPyDef_myriad___table___part(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 49, CPyStatic_rows___globals);
        goto CPyL113;
    }
    cpy_r_r17 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r16)->_authors;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "Myriad", "authors", 49, CPyStatic_rows___globals);
        goto CPyL121;
    }
CPyL7: ;
    cpy_r_r18 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "me", 49, CPyStatic_rows___globals);
        goto CPyL121;
    }
CPyL8: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 49, CPyStatic_rows___globals);
        goto CPyL121;
    }
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_myriad___table___Author))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 49, CPyStatic_rows___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r19);
        goto CPyL121;
    }
    CPy_DECREF(cpy_r_r16);
    cpy_r_r21 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "t", 50, CPyStatic_rows___globals);
        goto CPyL122;
    }
CPyL11: ;
    cpy_r_r22 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "me", 50, CPyStatic_rows___globals);
        goto CPyL122;
    }
CPyL12: ;
    cpy_r_r23 = CPyDef_rows___full_rows(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 50, CPyStatic_rows___globals);
        goto CPyL122;
    }
    cpy_r_r24 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r20)->_rows;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "Author", "rows", 50, CPyStatic_rows___globals);
        goto CPyL123;
    }
CPyL14: ;
    cpy_r_r25 = cpy_r_r23 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL16;
    cpy_r_r27 = cpy_r_r24 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL17;
CPyL16: ;
    cpy_r_r29 = CPyTagged_IsLt_(cpy_r_r24, cpy_r_r23);
    cpy_r_r30 = cpy_r_r29;
    goto CPyL18;
CPyL17: ;
    cpy_r_r31 = (Py_ssize_t)cpy_r_r23 > (Py_ssize_t)cpy_r_r24;
    cpy_r_r30 = cpy_r_r31;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r23);
    if (!cpy_r_r30) goto CPyL124;
    cpy_r_r32 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r20)->_rows;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "Author", "rows", 51, CPyStatic_rows___globals);
        goto CPyL122;
    }
CPyL20: ;
    cpy_r_r33 = CPyTagged_Add(cpy_r_r32, 2);
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r20)->_rows != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r20)->_rows);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r20)->_rows = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 51, CPyStatic_rows___globals);
        goto CPyL122;
    }
    cpy_r_r35 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "t", 52, CPyStatic_rows___globals);
        goto CPyL122;
    }
CPyL22: ;
    cpy_r_r36 = CPyStatics[3136]; /* 'event-row' */
    cpy_r_r37 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "me", 52, CPyStatic_rows___globals);
        goto CPyL122;
    }
CPyL23: ;
    cpy_r_r38 = CPyStatics[3137]; /* 'MB-TUCK-03' */
    cpy_r_r39 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r20)->_rows;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "Author", "rows", 52, CPyStatic_rows___globals);
        goto CPyL122;
    }
    CPyTagged_INCREF(cpy_r_r39);
CPyL24: ;
    cpy_r_r40 = CPyStatics[31]; /* 'n' */
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r_r42 = CPyDict_Build(1, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 52, CPyStatic_rows___globals);
        goto CPyL122;
    }
    cpy_r_r43 = CPyDef_kernel___table___Table___tell(cpy_r_r35, cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 52, CPyStatic_rows___globals);
        goto CPyL122;
    }
    cpy_r_r44 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r20)->_rows;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "Author", "rows", 53, CPyStatic_rows___globals);
        goto CPyL122;
    }
    CPyTagged_INCREF(cpy_r_r44);
CPyL27: ;
    cpy_r_r45 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "t", 53, CPyStatic_rows___globals);
        goto CPyL125;
    }
CPyL28: ;
    cpy_r_r46 = CPyDef_myriad___book___shelf(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 53, CPyStatic_rows___globals);
        goto CPyL125;
    }
    cpy_r_r47 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r46)->_tiles;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyVarObject, ob_size));
    cpy_r_r49 = *(int64_t *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r49 << 1;
    cpy_r_r51 = cpy_r_r44 & 1;
    cpy_r_r52 = cpy_r_r51 != 0;
    if (cpy_r_r52) goto CPyL31;
    cpy_r_r53 = cpy_r_r50 & 1;
    cpy_r_r54 = cpy_r_r53 != 0;
    if (!cpy_r_r54) goto CPyL32;
CPyL31: ;
    cpy_r_r55 = CPyTagged_IsLt_(cpy_r_r50, cpy_r_r44);
    cpy_r_r56 = cpy_r_r55 ^ 1;
    cpy_r_r57 = cpy_r_r56;
    goto CPyL33;
CPyL32: ;
    cpy_r_r58 = (Py_ssize_t)cpy_r_r44 <= (Py_ssize_t)cpy_r_r50;
    cpy_r_r57 = cpy_r_r58;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r46);
    if (!cpy_r_r57) goto CPyL124;
    cpy_r_r59 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "t", 54, CPyStatic_rows___globals);
        goto CPyL122;
    }
CPyL35: ;
    cpy_r_r60 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "me", 54, CPyStatic_rows___globals);
        goto CPyL122;
    }
CPyL36: ;
    cpy_r_r61 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r20)->_rows;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "Author", "rows", 54, CPyStatic_rows___globals);
        goto CPyL122;
    }
CPyL37: ;
    cpy_r_r62 = CPyTagged_Subtract(cpy_r_r61, 2);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r63 = CPyDef_rows____bonus(cpy_r_r59, cpy_r_r60, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 54, CPyStatic_rows___globals);
        goto CPyL113;
    }
    if (((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0);
    }
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0 = cpy_r_r63;
    cpy_r_r64 = 1;
    if (!cpy_r_r64) goto CPyL113;
    cpy_r_r65 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r66 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r67 = NULL;
    cpy_r_r1 = cpy_r_r67;
    cpy_r_r68 = (PyObject **)&cpy_r_r1;
    cpy_r_r69 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0;
    cpy_r_r70 = CPyDef_rows____bonus_gen_____mypyc_generator_helper__(cpy_r_r69, cpy_r_r66, cpy_r_r66, cpy_r_r66, cpy_r_r65, cpy_r_r68);
    if (cpy_r_r70 != NULL) goto CPyL126;
    cpy_r_r71 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 54, CPyStatic_rows___globals);
        goto CPyL127;
    }
    cpy_r_r72 = cpy_r_r1;
    CPy_DECREF(cpy_r_r72);
    cpy_r_r73 = NULL;
    if (((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0);
    }
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0 = cpy_r_r73;
    cpy_r_r74 = 1;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 54, CPyStatic_rows___globals);
        goto CPyL113;
    } else
        goto CPyL58;
CPyL42: ;
    cpy_r_r75 = cpy_r_r70;
CPyL43: ;
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r75;
CPyL44: ;
    cpy_r_r77 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r78 = cpy_r_type != cpy_r_r77;
    if (!cpy_r_r78) goto CPyL128;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 54, CPyStatic_rows___globals);
        goto CPyL48;
    } else
        goto CPyL129;
CPyL46: ;
    CPy_Unreachable();
CPyL47: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL54;
CPyL48: ;
    cpy_r_r79 = CPy_CatchError();
    cpy_r_r80 = (PyObject **)&cpy_r_r3;
    cpy_r_r81 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0;
    cpy_r_r82 = CPy_YieldFromErrorHandle(cpy_r_r81, cpy_r_r80);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 54, CPyStatic_rows___globals);
        goto CPyL130;
    }
    if (cpy_r_r82) goto CPyL51;
    cpy_r_r75 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r79);
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    goto CPyL43;
CPyL51: ;
    cpy_r_r72 = cpy_r_r3;
    CPy_DecRef(cpy_r_r72);
    CPy_RestoreExcInfo(cpy_r_r79);
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    goto CPyL58;
CPyL52: ;
    CPy_RestoreExcInfo(cpy_r_r79);
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    cpy_r_r83 = CPy_KeepPropagating();
    if (!cpy_r_r83) goto CPyL113;
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r84 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r85 = NULL;
    cpy_r_r1 = cpy_r_r85;
    cpy_r_r86 = (PyObject **)&cpy_r_r1;
    cpy_r_r87 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0;
    cpy_r_r88 = CPyDef_rows____bonus_gen_____mypyc_generator_helper__(cpy_r_r87, cpy_r_r84, cpy_r_r84, cpy_r_r84, cpy_r_arg, cpy_r_r86);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r88 == NULL) {
        goto CPyL56;
    } else
        goto CPyL131;
CPyL55: ;
    cpy_r_r75 = cpy_r_r88;
    goto CPyL43;
CPyL56: ;
    cpy_r_r89 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 54, CPyStatic_rows___globals);
        goto CPyL127;
    }
    cpy_r_r72 = cpy_r_r1;
    CPy_DECREF(cpy_r_r72);
CPyL58: ;
    cpy_r_r90 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "t", 55, CPyStatic_rows___globals);
        goto CPyL113;
    }
CPyL59: ;
    cpy_r_r91 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "me", 55, CPyStatic_rows___globals);
        goto CPyL113;
    }
CPyL60: ;
    cpy_r_r92 = CPyDef_memory___is_working(cpy_r_r90, cpy_r_r91);
    if (unlikely(cpy_r_r92 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 55, CPyStatic_rows___globals);
        goto CPyL113;
    }
    if (!cpy_r_r92) goto CPyL108;
    cpy_r_r93 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "t", 56, CPyStatic_rows___globals);
        goto CPyL113;
    }
CPyL63: ;
    cpy_r_r94 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "me", 56, CPyStatic_rows___globals);
        goto CPyL113;
    }
CPyL64: ;
    cpy_r_r95 = CPyDef_myriad___upgrades___work_of_upgrade(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 56, CPyStatic_rows___globals);
        goto CPyL113;
    }
    if (((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1);
    }
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1 = cpy_r_r95;
    cpy_r_r96 = 1;
    if (!cpy_r_r96) goto CPyL113;
    cpy_r_r97 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = NULL;
    cpy_r_r5 = cpy_r_r99;
    cpy_r_r100 = (PyObject **)&cpy_r_r5;
    cpy_r_r101 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1;
    cpy_r_r102 = CPyDef_myriad___upgrades___work_of_upgrade_gen_____mypyc_generator_helper__(cpy_r_r101, cpy_r_r98, cpy_r_r98, cpy_r_r98, cpy_r_r97, cpy_r_r100);
    if (cpy_r_r102 != NULL) goto CPyL132;
    cpy_r_r103 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 56, CPyStatic_rows___globals);
        goto CPyL133;
    }
    cpy_r_r104 = cpy_r_r5;
    CPy_DECREF(cpy_r_r104);
    cpy_r_r105 = NULL;
    if (((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1);
    }
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1 = cpy_r_r105;
    cpy_r_r106 = 1;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 56, CPyStatic_rows___globals);
        goto CPyL113;
    } else
        goto CPyL85;
CPyL69: ;
    cpy_r_r107 = cpy_r_r102;
CPyL70: ;
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r107;
CPyL71: ;
    cpy_r_r109 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r110 = cpy_r_type != cpy_r_r109;
    if (!cpy_r_r110) goto CPyL134;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 56, CPyStatic_rows___globals);
        goto CPyL75;
    } else
        goto CPyL135;
CPyL73: ;
    CPy_Unreachable();
CPyL74: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL81;
CPyL75: ;
    cpy_r_r111 = CPy_CatchError();
    cpy_r_r112 = (PyObject **)&cpy_r_r7;
    cpy_r_r113 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1;
    cpy_r_r114 = CPy_YieldFromErrorHandle(cpy_r_r113, cpy_r_r112);
    if (unlikely(cpy_r_r114 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 56, CPyStatic_rows___globals);
        goto CPyL136;
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
    goto CPyL85;
CPyL79: ;
    CPy_RestoreExcInfo(cpy_r_r111);
    CPy_DecRef(cpy_r_r111.f0);
    CPy_DecRef(cpy_r_r111.f1);
    CPy_DecRef(cpy_r_r111.f2);
    cpy_r_r115 = CPy_KeepPropagating();
    if (!cpy_r_r115) goto CPyL113;
    CPy_Unreachable();
CPyL81: ;
    cpy_r_r116 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r117 = NULL;
    cpy_r_r5 = cpy_r_r117;
    cpy_r_r118 = (PyObject **)&cpy_r_r5;
    cpy_r_r119 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1;
    cpy_r_r120 = CPyDef_myriad___upgrades___work_of_upgrade_gen_____mypyc_generator_helper__(cpy_r_r119, cpy_r_r116, cpy_r_r116, cpy_r_r116, cpy_r_arg, cpy_r_r118);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r120 == NULL) {
        goto CPyL83;
    } else
        goto CPyL137;
CPyL82: ;
    cpy_r_r107 = cpy_r_r120;
    goto CPyL70;
CPyL83: ;
    cpy_r_r121 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 56, CPyStatic_rows___globals);
        goto CPyL133;
    }
    cpy_r_r104 = cpy_r_r5;
    CPy_DECREF(cpy_r_r104);
CPyL85: ;
    cpy_r_r122 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "t", 57, CPyStatic_rows___globals);
        goto CPyL113;
    }
CPyL86: ;
    cpy_r_r123 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "after_tuck", "after_tuck_gen", "me", 57, CPyStatic_rows___globals);
        goto CPyL113;
    }
CPyL87: ;
    cpy_r_r124 = CPyDef_pages___meeting_pages(cpy_r_r122, cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 57, CPyStatic_rows___globals);
        goto CPyL113;
    }
    if (((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2);
    }
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2 = cpy_r_r124;
    cpy_r_r125 = 1;
    if (!cpy_r_r125) goto CPyL113;
    cpy_r_r126 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r127 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r128 = NULL;
    cpy_r_r9 = cpy_r_r128;
    cpy_r_r129 = (PyObject **)&cpy_r_r9;
    cpy_r_r130 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2;
    cpy_r_r131 = CPyDef_pages___meeting_pages_gen_____mypyc_generator_helper__(cpy_r_r130, cpy_r_r127, cpy_r_r127, cpy_r_r127, cpy_r_r126, cpy_r_r129);
    if (cpy_r_r131 != NULL) goto CPyL138;
    cpy_r_r132 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 57, CPyStatic_rows___globals);
        goto CPyL139;
    }
    cpy_r_r133 = cpy_r_r9;
    CPy_DECREF(cpy_r_r133);
    cpy_r_r134 = NULL;
    if (((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2);
    }
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2 = cpy_r_r134;
    cpy_r_r135 = 1;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 57, CPyStatic_rows___globals);
        goto CPyL113;
    } else
        goto CPyL108;
CPyL92: ;
    cpy_r_r136 = cpy_r_r131;
CPyL93: ;
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r136;
CPyL94: ;
    cpy_r_r138 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r139 = cpy_r_type != cpy_r_r138;
    if (!cpy_r_r139) goto CPyL140;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 57, CPyStatic_rows___globals);
        goto CPyL98;
    } else
        goto CPyL141;
CPyL96: ;
    CPy_Unreachable();
CPyL97: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL104;
CPyL98: ;
    cpy_r_r140 = CPy_CatchError();
    cpy_r_r141 = (PyObject **)&cpy_r_r11;
    cpy_r_r142 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2;
    cpy_r_r143 = CPy_YieldFromErrorHandle(cpy_r_r142, cpy_r_r141);
    if (unlikely(cpy_r_r143 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 57, CPyStatic_rows___globals);
        goto CPyL142;
    }
    if (cpy_r_r143) goto CPyL101;
    cpy_r_r136 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r140);
    CPy_DecRef(cpy_r_r140.f0);
    CPy_DecRef(cpy_r_r140.f1);
    CPy_DecRef(cpy_r_r140.f2);
    goto CPyL93;
CPyL101: ;
    cpy_r_r133 = cpy_r_r11;
    CPy_DecRef(cpy_r_r133);
    CPy_RestoreExcInfo(cpy_r_r140);
    CPy_DecRef(cpy_r_r140.f0);
    CPy_DecRef(cpy_r_r140.f1);
    CPy_DecRef(cpy_r_r140.f2);
    goto CPyL108;
CPyL102: ;
    CPy_RestoreExcInfo(cpy_r_r140);
    CPy_DecRef(cpy_r_r140.f0);
    CPy_DecRef(cpy_r_r140.f1);
    CPy_DecRef(cpy_r_r140.f2);
    cpy_r_r144 = CPy_KeepPropagating();
    if (!cpy_r_r144) goto CPyL113;
    CPy_Unreachable();
CPyL104: ;
    cpy_r_r145 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r146 = NULL;
    cpy_r_r9 = cpy_r_r146;
    cpy_r_r147 = (PyObject **)&cpy_r_r9;
    cpy_r_r148 = ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2;
    cpy_r_r149 = CPyDef_pages___meeting_pages_gen_____mypyc_generator_helper__(cpy_r_r148, cpy_r_r145, cpy_r_r145, cpy_r_r145, cpy_r_arg, cpy_r_r147);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r149 == NULL) {
        goto CPyL106;
    } else
        goto CPyL143;
CPyL105: ;
    cpy_r_r136 = cpy_r_r149;
    goto CPyL93;
CPyL106: ;
    cpy_r_r150 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 57, CPyStatic_rows___globals);
        goto CPyL139;
    }
    cpy_r_r133 = cpy_r_r9;
    CPy_DECREF(cpy_r_r133);
CPyL108: ;
    cpy_r_r151 = Py_None;
    CPy_INCREF(cpy_r_r151);
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r153 = CPyDef_rows___after_tuck_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL112;
    CPyGen_SetStopIterationValue(cpy_r_r151);
    CPy_DECREF(cpy_r_r151);
    if (!0) goto CPyL120;
    CPy_Unreachable();
CPyL112: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r151;
    CPyGen_Exit(&((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL113: ;
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r155 = CPyDef_rows___after_tuck_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r156 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r156;
CPyL114: ;
    cpy_r_r157 = cpy_r_r12 == 0;
    if (cpy_r_r157) goto CPyL144;
    cpy_r_r158 = cpy_r_r12 == 1;
    if (cpy_r_r158) {
        goto CPyL145;
    } else
        goto CPyL146;
CPyL116: ;
    cpy_r_r159 = cpy_r_r12 == 2;
    if (cpy_r_r159) {
        goto CPyL147;
    } else
        goto CPyL148;
CPyL117: ;
    cpy_r_r160 = cpy_r_r12 == 3;
    if (cpy_r_r160) {
        goto CPyL94;
    } else
        goto CPyL149;
CPyL118: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r161 = 0;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 47, CPyStatic_rows___globals);
        goto CPyL120;
    }
    CPy_Unreachable();
CPyL120: ;
    cpy_r_r162 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r162;
CPyL121: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL113;
CPyL122: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL113;
CPyL123: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL113;
CPyL124: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL58;
CPyL125: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL113;
CPyL126: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL42;
CPyL127: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL113;
CPyL128: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL47;
CPyL129: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL46;
CPyL130: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL52;
CPyL131: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL55;
CPyL132: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL69;
CPyL133: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL113;
CPyL134: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL74;
CPyL135: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL73;
CPyL136: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL79;
CPyL137: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL82;
CPyL138: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL92;
CPyL139: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL113;
CPyL140: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL97;
CPyL141: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL96;
CPyL142: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL102;
CPyL143: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL105;
CPyL144: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL145: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL44;
CPyL146: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL116;
CPyL147: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL71;
CPyL148: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL117;
CPyL149: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL118;
}
        
PyObject *CPyDef_rows___after_tuck_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_rows___after_tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_rows___after_tuck_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_rows___after_tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.rows.after_tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_rows___after_tuck_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "__next__", -1, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows___after_tuck_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_rows___after_tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_rows___after_tuck_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_rows___after_tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.rows.after_tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_rows___after_tuck_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "send", -1, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows___after_tuck_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_rows___after_tuck_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_rows___after_tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.rows.after_tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_rows___after_tuck_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "__iter__", -1, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows___after_tuck_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_rows___after_tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_rows___after_tuck_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_rows___after_tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.rows.after_tuck_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_rows___after_tuck_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "throw", -1, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows___after_tuck_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_rows___after_tuck_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5153 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5153);
    PyObject *__tmp5154 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5154);
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
        
        PyObject *CPyPy_rows___after_tuck_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_rows___after_tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.rows.after_tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_rows___after_tuck_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "close", -1, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows___after_tuck(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_rows___after_tuck_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 47, CPyStatic_rows___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 47, CPyStatic_rows___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___myriad___rows___after_tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 47, CPyStatic_rows___globals);
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
        
        PyObject *CPyPy_rows___after_tuck(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:after_tuck", kwlist, 0};
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
            PyObject *retval = CPyDef_rows___after_tuck(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "after_tuck", 47, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows___obstacle__bonus_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_rows___obstacle__bonus_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_rows___obstacle__bonus_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "__get__", -1, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows___obstacle__bonus_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    cpy_r_r0 = ((serai___games___scholars___myriad___rows___obstacle__bonus_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "obstacle", "obstacle__bonus_obj", "__mypyc_env__", 66, CPyStatic_rows___globals);
        goto CPyL16;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__branches;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "obstacle", "_bonus_env", "branches", 67, CPyStatic_rows___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "obstacle", 67, CPyStatic_rows___globals);
        goto CPyL16;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r2, CPyType_kernel___effects___Effect)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "obstacle", 67, CPyStatic_rows___globals, "serai.kernel.effects.Effect", cpy_r_r2);
        goto CPyL16;
    }
    cpy_r_r4 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__performer;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "obstacle", "_bonus_env", "performer", 68, CPyStatic_rows___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "obstacle", "_bonus_env", "t", 68, CPyStatic_rows___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "obstacle", "_bonus_env", "me", 68, CPyStatic_rows___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = CPY_GET_METHOD(cpy_r_r4, CPyType_perform___Performer, 7, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r4, cpy_r_r5, cpy_r_r6, cpy_r_r3, 4); /* possible */
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "obstacle", 68, CPyStatic_rows___globals);
        goto CPyL17;
    }
    if (cpy_r_r7) {
        goto CPyL20;
    } else
        goto CPyL10;
CPyL9: ;
    cpy_r_r8 = Py_None;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = cpy_r_r8;
    goto CPyL15;
CPyL10: ;
    cpy_r_r10 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__performer;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "obstacle", "_bonus_env", "performer", 68, CPyStatic_rows___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    cpy_r_r11 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "obstacle", "_bonus_env", "t", 68, CPyStatic_rows___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r11);
CPyL12: ;
    cpy_r_r12 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "obstacle", "_bonus_env", "me", 68, CPyStatic_rows___globals);
        goto CPyL22;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL13: ;
    cpy_r_r13 = CPyDef_perform___Performer___reason(cpy_r_r10, cpy_r_r11, cpy_r_r12, cpy_r_r3, 4);
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "obstacle", 68, CPyStatic_rows___globals);
        goto CPyL16;
    }
    cpy_r_r9 = cpy_r_r13;
CPyL15: ;
    return cpy_r_r9;
CPyL16: ;
    cpy_r_r14 = NULL;
    return cpy_r_r14;
CPyL17: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL16;
CPyL18: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL16;
CPyL19: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL16;
CPyL20: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL9;
CPyL21: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    goto CPyL16;
CPyL22: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL16;
}
        
        PyObject *CPyPy_rows___obstacle__bonus_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_rows___obstacle__bonus_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "obstacle", 66, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows____bonus_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyTagged cpy_r_r47;
    char cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject **cpy_r_r78;
    PyObject *cpy_r_r79;
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
    PyObject **cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    int32_t cpy_r_r117;
    int32_t cpy_r_r118;
    char cpy_r_r119;
    int32_t cpy_r_r120;
    int32_t cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_gen", "__mypyc_env__", 60, CPyStatic_rows___globals);
        goto CPyL97;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL91;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 60, CPyStatic_rows___globals);
        goto CPyL90;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_env", "t", 62, CPyStatic_rows___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "Table", "book", 62, CPyStatic_rows___globals);
        goto CPyL98;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r9)->_performer;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "Book", "performer", 62, CPyStatic_rows___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    CPy_DECREF(cpy_r_r8);
    if (((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__performer != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__performer);
    }
    ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__performer = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 62, CPyStatic_rows___globals);
        goto CPyL90;
    }
    cpy_r_r12 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_env", "t", 63, CPyStatic_rows___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = CPyDef_myriad___book___shelf(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 63, CPyStatic_rows___globals);
        goto CPyL90;
    }
    cpy_r_r14 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r13)->_tiles;
    cpy_r_r15 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_gen", "number", 63, CPyStatic_rows___globals);
        goto CPyL99;
    }
CPyL12: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 63, CPyStatic_rows___globals);
        goto CPyL99;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 63, CPyStatic_rows___globals, "tuple", cpy_r_r16);
        goto CPyL99;
    }
    CPy_DECREF(cpy_r_r13);
    if (((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile);
    }
    ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 63, CPyStatic_rows___globals);
        goto CPyL90;
    }
    cpy_r_r19 = PyDict_New();
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 64, CPyStatic_rows___globals);
        goto CPyL90;
    }
    cpy_r_r20 = CPyStatics[2940]; /* 'branches' */
    cpy_r_r21 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_gen", "tile", 64, CPyStatic_rows___globals);
        goto CPyL100;
    }
CPyL17: ;
    cpy_r_r22 = CPyObject_GetAttr(cpy_r_r21, cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 64, CPyStatic_rows___globals);
        goto CPyL100;
    }
    if (likely(PyTuple_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 64, CPyStatic_rows___globals, "tuple", cpy_r_r22);
        goto CPyL100;
    }
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = 0;
CPyL20: ;
    cpy_r_r27 = cpy_r_r26 < cpy_r_r25;
    if (!cpy_r_r27) goto CPyL101;
    cpy_r_r28 = CPySequenceTuple_GetItemUnsafe(cpy_r_r23, cpy_r_r26);
    if (likely(PyObject_TypeCheck(cpy_r_r28, CPyType_kernel___effects___Effect)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 64, CPyStatic_rows___globals, "serai.kernel.effects.Effect", cpy_r_r28);
        goto CPyL102;
    }
    cpy_r_r30 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__performer;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_env", "performer", 64, CPyStatic_rows___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r30);
CPyL23: ;
    cpy_r_r31 = CPyDef_perform___Performer___option(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 64, CPyStatic_rows___globals);
        goto CPyL103;
    }
    cpy_r_r32 = PyDict_SetItem(cpy_r_r19, cpy_r_r31, cpy_r_r29);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 64, CPyStatic_rows___globals);
        goto CPyL102;
    }
    cpy_r_r34 = cpy_r_r26 + 1;
    cpy_r_r26 = cpy_r_r34;
    goto CPyL20;
CPyL26: ;
    if (((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__branches != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__branches);
    }
    ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__branches = cpy_r_r19;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 64, CPyStatic_rows___globals);
        goto CPyL90;
    }
    cpy_r_r36 = CPyDef_rows___obstacle__bonus_obj();
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 66, CPyStatic_rows___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___myriad___rows___obstacle__bonus_objObject *)cpy_r_r36)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r36;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 66, CPyStatic_rows___globals);
        goto CPyL90;
    }
    cpy_r_r38 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__branches;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_env", "branches", 70, CPyStatic_rows___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r38);
CPyL30: ;
    cpy_r_r39 = PySequence_List(cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 70, CPyStatic_rows___globals);
        goto CPyL90;
    }
    cpy_r_r40 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_gen", "obstacle", 70, CPyStatic_rows___globals);
        goto CPyL104;
    }
CPyL32: ;
    cpy_r_r41 = NULL;
    cpy_r_r42 = NULL;
    cpy_r_r43 = CPyDef_offer___Offer(cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r42);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 70, CPyStatic_rows___globals);
        goto CPyL90;
    }
    cpy_r_r44 = CPY_GET_METHOD(cpy_r_r43, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r43); /* options */
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 71, CPyStatic_rows___globals);
        goto CPyL105;
    }
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    CPy_DECREF(cpy_r_r44);
    cpy_r_r47 = cpy_r_r46 << 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (!cpy_r_r48) goto CPyL106;
    cpy_r_r49 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_env", "me", 72, CPyStatic_rows___globals);
        goto CPyL105;
    }
    CPyTagged_INCREF(cpy_r_r49);
CPyL36: ;
    cpy_r_r50 = CPyStatics[3138]; /* 'row-bonus' */
    cpy_r_r51 = CPyStatics[3139]; /* 'MB-TUCK-04' */
    cpy_r_r52 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r53 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_gen", "tile", 72, CPyStatic_rows___globals);
        goto CPyL107;
    }
CPyL37: ;
    cpy_r_r54 = CPySequenceTuple_GetItem(cpy_r_r53, 0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 72, CPyStatic_rows___globals);
        goto CPyL107;
    }
    if (likely(PyUnicode_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 72, CPyStatic_rows___globals, "str", cpy_r_r54);
        goto CPyL107;
    }
    cpy_r_r56 = CPyStatics[31]; /* 'n' */
    cpy_r_r57 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_gen", "number", 72, CPyStatic_rows___globals);
        goto CPyL108;
    }
CPyL40: ;
    cpy_r_r58 = CPyTagged_Add(cpy_r_r57, 2);
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r58);
    cpy_r_r60 = CPyDict_Build(2, cpy_r_r52, cpy_r_r55, cpy_r_r56, cpy_r_r59);
    CPy_DECREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 72, CPyStatic_rows___globals);
        goto CPyL107;
    }
    cpy_r_r61 = NULL;
    cpy_r_r62 = 2;
    cpy_r_r63 = CPyDef_decision___ask(cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r43, cpy_r_r60, cpy_r_r61, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 72, CPyStatic_rows___globals);
        goto CPyL90;
    }
    ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r63;
CPyL43: ;
    cpy_r_r65 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r66 = cpy_r_type != cpy_r_r65;
    if (!cpy_r_r66) goto CPyL46;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 72, CPyStatic_rows___globals);
        goto CPyL90;
    }
    CPy_Unreachable();
CPyL46: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r67 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 72, CPyStatic_rows___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL90;
    }
    cpy_r_r68 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__performer;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_env", "performer", 73, CPyStatic_rows___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r68);
CPyL48: ;
    cpy_r_r69 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_env", "t", 73, CPyStatic_rows___globals);
        goto CPyL110;
    }
    CPy_INCREF(cpy_r_r69);
CPyL49: ;
    cpy_r_r70 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_env", "me", 73, CPyStatic_rows___globals);
        goto CPyL111;
    }
    CPyTagged_INCREF(cpy_r_r70);
CPyL50: ;
    cpy_r_r71 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__branches;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_env", "branches", 73, CPyStatic_rows___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r71);
CPyL51: ;
    cpy_r_r72 = CPyDict_GetItem(cpy_r_r71, cpy_r_r67);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 73, CPyStatic_rows___globals);
        goto CPyL113;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r72, CPyType_kernel___effects___Effect)))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 73, CPyStatic_rows___globals, "serai.kernel.effects.Effect", cpy_r_r72);
        goto CPyL113;
    }
    cpy_r_r74 = CPyDef_perform___Performer___perform(cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r73, 4);
    CPy_DECREF(cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 73, CPyStatic_rows___globals);
        goto CPyL90;
    }
    cpy_r_r75 = PyObject_GetIter(cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 73, CPyStatic_rows___globals);
        goto CPyL90;
    }
    if (((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1);
    }
    ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1 = cpy_r_r75;
    cpy_r_r76 = 1;
    if (!cpy_r_r76) goto CPyL90;
    cpy_r_r77 = NULL;
    cpy_r_r1 = cpy_r_r77;
    cpy_r_r78 = (PyObject **)&cpy_r_r1;
    cpy_r_r79 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r80 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1;
    cpy_r_r81 = CPyIter_Send(cpy_r_r80, cpy_r_r79, cpy_r_r78);
    if (cpy_r_r81 != NULL) goto CPyL114;
    cpy_r_r82 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 73, CPyStatic_rows___globals);
        goto CPyL115;
    }
    cpy_r_r83 = cpy_r_r1;
    CPy_DECREF(cpy_r_r83);
    cpy_r_r84 = NULL;
    if (((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1);
    }
    ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1 = cpy_r_r84;
    cpy_r_r85 = 1;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 73, CPyStatic_rows___globals);
        goto CPyL90;
    } else
        goto CPyL75;
CPyL59: ;
    cpy_r_r86 = cpy_r_r81;
CPyL60: ;
    ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r86;
CPyL61: ;
    cpy_r_r88 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r89 = cpy_r_type != cpy_r_r88;
    if (!cpy_r_r89) goto CPyL116;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 73, CPyStatic_rows___globals);
        goto CPyL65;
    } else
        goto CPyL117;
CPyL63: ;
    CPy_Unreachable();
CPyL64: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL71;
CPyL65: ;
    cpy_r_r90 = CPy_CatchError();
    cpy_r_r91 = (PyObject **)&cpy_r_r3;
    cpy_r_r92 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1;
    cpy_r_r93 = CPy_YieldFromErrorHandle(cpy_r_r92, cpy_r_r91);
    if (unlikely(cpy_r_r93 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 73, CPyStatic_rows___globals);
        goto CPyL118;
    }
    if (cpy_r_r93) goto CPyL68;
    cpy_r_r86 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    goto CPyL60;
CPyL68: ;
    cpy_r_r83 = cpy_r_r3;
    CPy_DecRef(cpy_r_r83);
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    goto CPyL75;
CPyL69: ;
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    cpy_r_r94 = CPy_KeepPropagating();
    if (!cpy_r_r94) goto CPyL90;
    CPy_Unreachable();
CPyL71: ;
    cpy_r_r95 = NULL;
    cpy_r_r1 = cpy_r_r95;
    cpy_r_r96 = (PyObject **)&cpy_r_r1;
    cpy_r_r97 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1;
    cpy_r_r98 = CPyIter_Send(cpy_r_r97, cpy_r_arg, cpy_r_r96);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r98 == NULL) {
        goto CPyL73;
    } else
        goto CPyL119;
CPyL72: ;
    cpy_r_r86 = cpy_r_r98;
    goto CPyL60;
CPyL73: ;
    cpy_r_r99 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 73, CPyStatic_rows___globals);
        goto CPyL115;
    }
    cpy_r_r83 = cpy_r_r1;
    CPy_DECREF(cpy_r_r83);
CPyL75: ;
    cpy_r_r100 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_env", "t", 74, CPyStatic_rows___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r100);
CPyL76: ;
    cpy_r_r101 = CPyStatics[3140]; /* 'event-tile' */
    cpy_r_r102 = ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_env", "me", 74, CPyStatic_rows___globals);
        goto CPyL120;
    }
    CPyTagged_INCREF(cpy_r_r102);
CPyL77: ;
    cpy_r_r103 = CPyStatics[3137]; /* 'MB-TUCK-03' */
    cpy_r_r104 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_gen", "tile", 74, CPyStatic_rows___globals);
        goto CPyL121;
    }
CPyL78: ;
    cpy_r_r105 = CPySequenceTuple_GetItem(cpy_r_r104, 0);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 74, CPyStatic_rows___globals);
        goto CPyL121;
    }
    if (likely(PyUnicode_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 74, CPyStatic_rows___globals, "str", cpy_r_r105);
        goto CPyL121;
    }
    cpy_r_r107 = ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/rows.py", "_bonus", "_bonus_gen", "tile", 74, CPyStatic_rows___globals);
        goto CPyL122;
    }
CPyL81: ;
    cpy_r_r108 = CPySequenceTuple_GetItem(cpy_r_r107, 4);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 74, CPyStatic_rows___globals);
        goto CPyL122;
    }
    if (likely(PyLong_Check(cpy_r_r108)))
        cpy_r_r109 = CPyTagged_FromObject(cpy_r_r108);
    else {
        CPy_TypeError("int", cpy_r_r108); cpy_r_r109 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 74, CPyStatic_rows___globals);
        goto CPyL122;
    }
    cpy_r_r110 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r111 = CPyStatics[31]; /* 'n' */
    cpy_r_r112 = CPyTagged_StealAsObject(cpy_r_r109);
    cpy_r_r113 = CPyDict_Build(2, cpy_r_r110, cpy_r_r106, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r106);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 74, CPyStatic_rows___globals);
        goto CPyL121;
    }
    cpy_r_r114 = CPyDef_kernel___table___Table___tell(cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r103, cpy_r_r113);
    CPyTagged_DECREF(cpy_r_r102);
    CPy_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r114 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 74, CPyStatic_rows___globals);
        goto CPyL90;
    }
    cpy_r_r115 = Py_None;
    CPy_INCREF(cpy_r_r115);
    ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r117 = CPyDef_rows____bonus_env_clear_on_completion(cpy_r_r4);
    cpy_r_r118 = CPyDef_rows____bonus_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL89;
    CPyGen_SetStopIterationValue(cpy_r_r115);
    CPy_DECREF(cpy_r_r115);
    if (!0) goto CPyL96;
    CPy_Unreachable();
CPyL89: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r115;
    CPyGen_Exit(&((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL90: ;
    ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r120 = CPyDef_rows____bonus_env_clear_on_completion(cpy_r_r4);
    cpy_r_r121 = CPyDef_rows____bonus_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r122 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r122;
CPyL91: ;
    cpy_r_r123 = cpy_r_r5 == 0;
    if (cpy_r_r123) goto CPyL123;
    cpy_r_r124 = cpy_r_r5 == 1;
    if (cpy_r_r124) goto CPyL124;
    cpy_r_r125 = cpy_r_r5 == 2;
    if (cpy_r_r125) {
        goto CPyL61;
    } else
        goto CPyL125;
CPyL94: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r126 = 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 60, CPyStatic_rows___globals);
        goto CPyL96;
    }
    CPy_Unreachable();
CPyL96: ;
    cpy_r_r127 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r127;
CPyL97: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL96;
CPyL98: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL90;
CPyL99: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL90;
CPyL100: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL90;
CPyL101: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL26;
CPyL102: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r23);
    goto CPyL90;
CPyL103: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r29);
    goto CPyL90;
CPyL104: ;
    CPy_DecRef(cpy_r_r39);
    goto CPyL90;
CPyL105: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL90;
CPyL106: ;
    CPy_DECREF(cpy_r_r43);
    goto CPyL75;
CPyL107: ;
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r49);
    goto CPyL90;
CPyL108: ;
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r55);
    goto CPyL90;
CPyL109: ;
    CPy_DecRef(cpy_r_r67);
    goto CPyL90;
CPyL110: ;
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r68);
    goto CPyL90;
CPyL111: ;
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    goto CPyL90;
CPyL112: ;
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL90;
CPyL113: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL90;
CPyL114: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL59;
CPyL115: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL90;
CPyL116: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL64;
CPyL117: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL63;
CPyL118: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL69;
CPyL119: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL72;
CPyL120: ;
    CPy_DecRef(cpy_r_r100);
    goto CPyL90;
CPyL121: ;
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r102);
    goto CPyL90;
CPyL122: ;
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r106);
    goto CPyL90;
CPyL123: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL124: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL43;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL94;
}
        
PyObject *CPyDef_rows____bonus_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_rows____bonus_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_rows____bonus_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_rows____bonus_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.rows._bonus_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_rows____bonus_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "__next__", -1, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows____bonus_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_rows____bonus_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_rows____bonus_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_rows____bonus_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.rows._bonus_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_rows____bonus_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "send", -1, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows____bonus_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_rows____bonus_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_rows____bonus_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.rows._bonus_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_rows____bonus_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "__iter__", -1, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows____bonus_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_rows____bonus_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_rows____bonus_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_rows____bonus_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.rows._bonus_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_rows____bonus_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "throw", -1, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows____bonus_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_rows____bonus_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5155 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5155);
    PyObject *__tmp5156 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5156);
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
        
        PyObject *CPyPy_rows____bonus_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_rows____bonus_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.rows._bonus_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_rows____bonus_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "close", -1, CPyStatic_rows___globals);
            return NULL;
        }
        
PyObject *CPyDef_rows____bonus(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_number) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_rows____bonus_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 60, CPyStatic_rows___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_rows____bonus_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 60, CPyStatic_rows___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 60, CPyStatic_rows___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 60, CPyStatic_rows___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___myriad___rows____bonus_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 60, CPyStatic_rows___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_number);
    if (((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__number != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__number);
    }
    ((serai___games___scholars___myriad___rows____bonus_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__number = cpy_r_number;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 60, CPyStatic_rows___globals);
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
        
        PyObject *CPyPy_rows____bonus(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "number", 0};
            static CPyArg_Parser parser = {"OOO:_bonus", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_number;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_number)) {
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
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            PyObject *retval = CPyDef_rows____bonus(arg_t, arg_me, arg_number);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "_bonus", 60, CPyStatic_rows___globals);
            return NULL;
        }
        
char CPyDef_rows_____top_level__(void) {
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 1, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 1, CPyStatic_rows___globals);
        goto CPyL70;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_rows___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 3, CPyStatic_rows___globals);
        goto CPyL70;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 5, CPyStatic_rows___globals);
        goto CPyL70;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 5, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 5, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 5, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5421]; /* ('shelf',) */
    cpy_r_r31 = CPyStatic_rows___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 5, CPyStatic_rows___globals);
        goto CPyL70;
    } else
        goto CPyL71;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 6, CPyStatic_rows___globals);
        goto CPyL70;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 6, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 6, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[3010]; /* 'serai.games.scholars.myriad.memory' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 6, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5472]; /* ('is_working',) */
    cpy_r_r53 = CPyStatic_rows___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 6, CPyStatic_rows___globals);
        goto CPyL70;
    } else
        goto CPyL72;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___myriad___pages;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___myriad___pages;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 7, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___myriad___pages;
    cpy_r_r64 = CPyExec_serai___games___scholars___myriad___pages;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___myriad___pages__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 7, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 7, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 7, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5473]; /* ('meeting_pages',) */
    cpy_r_r75 = CPyStatic_rows___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 7, CPyStatic_rows___globals);
        goto CPyL70;
    } else
        goto CPyL73;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 8, CPyStatic_rows___globals);
        goto CPyL70;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 8, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 8, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 8, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5423]; /* ('part',) */
    cpy_r_r97 = CPyStatic_rows___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 8, CPyStatic_rows___globals);
        goto CPyL70;
    } else
        goto CPyL74;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___myriad___upgrades;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___myriad___upgrades;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2994]; /* 'serai.games.scholars.myriad.upgrades' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 9, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___myriad___upgrades;
    cpy_r_r108 = CPyExec_serai___games___scholars___myriad___upgrades;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___myriad___upgrades__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 9, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 9, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2994]; /* 'serai.games.scholars.myriad.upgrades' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 9, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5474]; /* ('work_of_upgrade',) */
    cpy_r_r119 = CPyStatic_rows___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 9, CPyStatic_rows___globals);
        goto CPyL70;
    } else
        goto CPyL75;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 10, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r130 = CPyExec_serai___games___scholars___names;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 10, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 10, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 10, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5475]; /* ('PAID',) */
    cpy_r_r141 = CPyStatic_rows___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 10, CPyStatic_rows___globals);
        goto CPyL70;
    } else
        goto CPyL76;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 11, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r152 = CPyExec_serai___games___scholars___table;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 11, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 11, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 11, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r163 = CPyStatic_rows___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 11, CPyStatic_rows___globals);
        goto CPyL70;
    } else
        goto CPyL77;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r166 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 12, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r174 = CPyExec_serai___kernel___decision;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 12, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 12, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 12, CPyStatic_rows___globals);
        goto CPyL70;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r185 = CPyStatic_rows___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/rows.py", "<module>", 12, CPyStatic_rows___globals);
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

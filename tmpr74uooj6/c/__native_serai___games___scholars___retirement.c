#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendretirement___retire_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_retirement___retire_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods retirement___retire_gen_as_async = {
    .am_send = CPyDunder_am_sendretirement___retire_gen,
};
static int
retirement___retire_gen_traverse(serai___games___scholars___retirement___retire_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_retirement___retire_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___retire_genObject *self = (serai___games___scholars___retirement___retire_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0);
    return 0;
}

static int32_t CPyDef_retirement___retire_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___retire_genObject *self = (serai___games___scholars___retirement___retire_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0);
    return 0;
}

static void
retirement___retire_gen_dealloc(serai___games___scholars___retirement___retire_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (retirement___retire_gen_free_instance == NULL) {
        retirement___retire_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, retirement___retire_gen_dealloc)
    CPyDef_retirement___retire_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_retirement_____mypyc__retire_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_retirement___retire_gen(void);

static PyObject *
retirement___retire_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_retirement___retire_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_retirement_____mypyc__retire_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem retirement___retire_gen_vtable[6];
static bool
CPyDef_retirement___retire_gen_trait_vtable_setup(void)
{
    CPyVTableItem retirement___retire_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_retirement___retire_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_retirement___retire_gen_____next__,
        (CPyVTableItem)CPyDef_retirement___retire_gen___send,
        (CPyVTableItem)CPyDef_retirement___retire_gen_____iter__,
        (CPyVTableItem)CPyDef_retirement___retire_gen___throw,
        (CPyVTableItem)CPyDef_retirement___retire_gen___close,
    };
    memcpy(retirement___retire_gen_vtable, retirement___retire_gen_vtable_scratch, sizeof(retirement___retire_gen_vtable));
    return 1;
}

static bool
CPyDef_retirement___retire_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef retirement___retire_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_retirement_____mypyc__retire_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_retirement___retire_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_retirement___retire_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_retirement___retire_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_retirement___retire_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_retirement___retire_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_retirement___retire_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "retire_gen",
    .tp_new = retirement___retire_gen_new,
    .tp_dealloc = (destructor)retirement___retire_gen_dealloc,
    .tp_traverse = (traverseproc)retirement___retire_gen_traverse,
    .tp_clear = (inquiry)CPyDef_retirement___retire_gen_clear,
    .tp_methods = retirement___retire_gen_methods,
    .tp_iter = CPyDef_retirement___retire_gen_____iter__,
    .tp_iternext = CPyDef_retirement___retire_gen_____next__,
    .tp_as_async = &retirement___retire_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___retirement___retire_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("retire_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_retirement___retire_gen_template = &CPyType_retirement___retire_gen_template_;

PyObject *CPyDef_retirement_____mypyc__retire_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___retirement___retire_genObject *self;
    if (retirement___retire_gen_free_instance != NULL) {
        self = retirement___retire_gen_free_instance;
        retirement___retire_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___retirement___retire_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = retirement___retire_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_retirement___retire_gen(void)
{
    PyObject *self = CPyDef_retirement_____mypyc__retire_gen_setup((PyObject *)CPyType_retirement___retire_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendretirement____tuck_one_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_retirement____tuck_one_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods retirement____tuck_one_gen_as_async = {
    .am_send = CPyDunder_am_sendretirement____tuck_one_gen,
};
static int
retirement____tuck_one_gen_traverse(serai___games___scholars___retirement____tuck_one_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__card));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_retirement____tuck_one_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement____tuck_one_genObject *self = (serai___games___scholars___retirement____tuck_one_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4);
    return 0;
}

static int32_t CPyDef_retirement____tuck_one_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement____tuck_one_genObject *self = (serai___games___scholars___retirement____tuck_one_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4);
    return 0;
}

static void
retirement____tuck_one_gen_dealloc(serai___games___scholars___retirement____tuck_one_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (retirement____tuck_one_gen_free_instance == NULL) {
        retirement____tuck_one_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, retirement____tuck_one_gen_dealloc)
    CPyDef_retirement____tuck_one_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_retirement_____mypyc___3_tuck_one_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_retirement____tuck_one_gen(void);

static PyObject *
retirement____tuck_one_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_retirement____tuck_one_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_retirement_____mypyc___3_tuck_one_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem retirement____tuck_one_gen_vtable[6];
static bool
CPyDef_retirement____tuck_one_gen_trait_vtable_setup(void)
{
    CPyVTableItem retirement____tuck_one_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_retirement____tuck_one_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_retirement____tuck_one_gen_____next__,
        (CPyVTableItem)CPyDef_retirement____tuck_one_gen___send,
        (CPyVTableItem)CPyDef_retirement____tuck_one_gen_____iter__,
        (CPyVTableItem)CPyDef_retirement____tuck_one_gen___throw,
        (CPyVTableItem)CPyDef_retirement____tuck_one_gen___close,
    };
    memcpy(retirement____tuck_one_gen_vtable, retirement____tuck_one_gen_vtable_scratch, sizeof(retirement____tuck_one_gen_vtable));
    return 1;
}

static bool
CPyDef_retirement____tuck_one_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef retirement____tuck_one_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_retirement_____mypyc___3_tuck_one_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_retirement____tuck_one_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_retirement____tuck_one_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_retirement____tuck_one_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_retirement____tuck_one_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_retirement____tuck_one_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_retirement____tuck_one_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_tuck_one_gen",
    .tp_new = retirement____tuck_one_gen_new,
    .tp_dealloc = (destructor)retirement____tuck_one_gen_dealloc,
    .tp_traverse = (traverseproc)retirement____tuck_one_gen_traverse,
    .tp_clear = (inquiry)CPyDef_retirement____tuck_one_gen_clear,
    .tp_methods = retirement____tuck_one_gen_methods,
    .tp_iter = CPyDef_retirement____tuck_one_gen_____iter__,
    .tp_iternext = CPyDef_retirement____tuck_one_gen_____next__,
    .tp_as_async = &retirement____tuck_one_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___retirement____tuck_one_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_tuck_one_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_retirement____tuck_one_gen_template = &CPyType_retirement____tuck_one_gen_template_;

PyObject *CPyDef_retirement_____mypyc___3_tuck_one_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___retirement____tuck_one_genObject *self;
    if (retirement____tuck_one_gen_free_instance != NULL) {
        self = retirement____tuck_one_gen_free_instance;
        retirement____tuck_one_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___retirement____tuck_one_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = retirement____tuck_one_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_retirement____tuck_one_gen(void)
{
    PyObject *self = CPyDef_retirement_____mypyc___3_tuck_one_gen_setup((PyObject *)CPyType_retirement____tuck_one_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
retirement____choose_retiree_env_traverse(serai___games___scholars___retirement____choose_retiree_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_retirement____choose_retiree_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement____choose_retiree_envObject *self = (serai___games___scholars___retirement____choose_retiree_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    return 0;
}

static int32_t CPyDef_retirement____choose_retiree_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement____choose_retiree_envObject *self = (serai___games___scholars___retirement____choose_retiree_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
retirement____choose_retiree_env_dealloc(serai___games___scholars___retirement____choose_retiree_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (retirement____choose_retiree_env_free_instance == NULL) {
        retirement____choose_retiree_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, retirement____choose_retiree_env_dealloc)
    CPyDef_retirement____choose_retiree_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_retirement_____mypyc___3_choose_retiree_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_retirement____choose_retiree_env(void);

static PyObject *
retirement____choose_retiree_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_retirement____choose_retiree_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_retirement_____mypyc___3_choose_retiree_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem retirement____choose_retiree_env_vtable[1];
static bool
CPyDef_retirement____choose_retiree_env_trait_vtable_setup(void)
{
    CPyVTableItem retirement____choose_retiree_env_vtable_scratch[] = {
        NULL
    };
    memcpy(retirement____choose_retiree_env_vtable, retirement____choose_retiree_env_vtable_scratch, sizeof(retirement____choose_retiree_env_vtable));
    return 1;
}

static bool
CPyDef_retirement____choose_retiree_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef retirement____choose_retiree_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_retirement_____mypyc___3_choose_retiree_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_retirement____choose_retiree_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_choose_retiree_env",
    .tp_new = retirement____choose_retiree_env_new,
    .tp_dealloc = (destructor)retirement____choose_retiree_env_dealloc,
    .tp_traverse = (traverseproc)retirement____choose_retiree_env_traverse,
    .tp_clear = (inquiry)CPyDef_retirement____choose_retiree_env_clear,
    .tp_methods = retirement____choose_retiree_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___retirement____choose_retiree_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_choose_retiree_env()\n--\n\n"),
};
static PyTypeObject *CPyType_retirement____choose_retiree_env_template = &CPyType_retirement____choose_retiree_env_template_;

PyObject *CPyDef_retirement_____mypyc___3_choose_retiree_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___retirement____choose_retiree_envObject *self;
    if (retirement____choose_retiree_env_free_instance != NULL) {
        self = retirement____choose_retiree_env_free_instance;
        retirement____choose_retiree_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___retirement____choose_retiree_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = retirement____choose_retiree_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_retirement____choose_retiree_env(void)
{
    PyObject *self = CPyDef_retirement_____mypyc___3_choose_retiree_env_setup((PyObject *)CPyType_retirement____choose_retiree_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendretirement____choose_retiree_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_retirement____choose_retiree_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods retirement____choose_retiree_gen_as_async = {
    .am_send = CPyDunder_am_sendretirement____choose_retiree_gen,
};
static int
retirement____choose_retiree_gen_traverse(serai___games___scholars___retirement____choose_retiree_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_retirement____choose_retiree_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement____choose_retiree_genObject *self = (serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    return 0;
}

static int32_t CPyDef_retirement____choose_retiree_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement____choose_retiree_genObject *self = (serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    return 0;
}

static void
retirement____choose_retiree_gen_dealloc(serai___games___scholars___retirement____choose_retiree_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (retirement____choose_retiree_gen_free_instance == NULL) {
        retirement____choose_retiree_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, retirement____choose_retiree_gen_dealloc)
    CPyDef_retirement____choose_retiree_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_retirement_____mypyc___3_choose_retiree_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_retirement____choose_retiree_gen(void);

static PyObject *
retirement____choose_retiree_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_retirement____choose_retiree_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_retirement_____mypyc___3_choose_retiree_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem retirement____choose_retiree_gen_vtable[6];
static bool
CPyDef_retirement____choose_retiree_gen_trait_vtable_setup(void)
{
    CPyVTableItem retirement____choose_retiree_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_retirement____choose_retiree_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_retirement____choose_retiree_gen_____next__,
        (CPyVTableItem)CPyDef_retirement____choose_retiree_gen___send,
        (CPyVTableItem)CPyDef_retirement____choose_retiree_gen_____iter__,
        (CPyVTableItem)CPyDef_retirement____choose_retiree_gen___throw,
        (CPyVTableItem)CPyDef_retirement____choose_retiree_gen___close,
    };
    memcpy(retirement____choose_retiree_gen_vtable, retirement____choose_retiree_gen_vtable_scratch, sizeof(retirement____choose_retiree_gen_vtable));
    return 1;
}

static bool
CPyDef_retirement____choose_retiree_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef retirement____choose_retiree_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_retirement_____mypyc___3_choose_retiree_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_retirement____choose_retiree_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_retirement____choose_retiree_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_retirement____choose_retiree_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_retirement____choose_retiree_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_retirement____choose_retiree_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_retirement____choose_retiree_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_choose_retiree_gen",
    .tp_new = retirement____choose_retiree_gen_new,
    .tp_dealloc = (destructor)retirement____choose_retiree_gen_dealloc,
    .tp_traverse = (traverseproc)retirement____choose_retiree_gen_traverse,
    .tp_clear = (inquiry)CPyDef_retirement____choose_retiree_gen_clear,
    .tp_methods = retirement____choose_retiree_gen_methods,
    .tp_iter = CPyDef_retirement____choose_retiree_gen_____iter__,
    .tp_iternext = CPyDef_retirement____choose_retiree_gen_____next__,
    .tp_as_async = &retirement____choose_retiree_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___retirement____choose_retiree_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_choose_retiree_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_retirement____choose_retiree_gen_template = &CPyType_retirement____choose_retiree_gen_template_;

PyObject *CPyDef_retirement_____mypyc___3_choose_retiree_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___retirement____choose_retiree_genObject *self;
    if (retirement____choose_retiree_gen_free_instance != NULL) {
        self = retirement____choose_retiree_gen_free_instance;
        retirement____choose_retiree_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___retirement____choose_retiree_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = retirement____choose_retiree_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_retirement____choose_retiree_gen(void)
{
    PyObject *self = CPyDef_retirement_____mypyc___3_choose_retiree_gen_setup((PyObject *)CPyType_retirement____choose_retiree_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__retirement___note__choose_retiree_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_retirement___note__choose_retiree_obj_____get__(self, instance, owner);
}
PyMemberDef retirement___note__choose_retiree_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___retirement___note__choose_retiree_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___retirement___note__choose_retiree_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
retirement___note__choose_retiree_obj_traverse(serai___games___scholars___retirement___note__choose_retiree_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___retirement___note__choose_retiree_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___retirement___note__choose_retiree_objObject))));
    return rv;
}

static int32_t CPyDef_retirement___note__choose_retiree_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___note__choose_retiree_objObject *self = (serai___games___scholars___retirement___note__choose_retiree_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___retirement___note__choose_retiree_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___retirement___note__choose_retiree_objObject))));
    return 0;
}

static int32_t CPyDef_retirement___note__choose_retiree_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___note__choose_retiree_objObject *self = (serai___games___scholars___retirement___note__choose_retiree_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___retirement___note__choose_retiree_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___retirement___note__choose_retiree_objObject))));
    return 0;
}

static void
retirement___note__choose_retiree_obj_dealloc(serai___games___scholars___retirement___note__choose_retiree_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (retirement___note__choose_retiree_obj_free_instance == NULL) {
        retirement___note__choose_retiree_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, retirement___note__choose_retiree_obj_dealloc)
    CPyDef_retirement___note__choose_retiree_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_retirement_____mypyc__note__choose_retiree_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_retirement___note__choose_retiree_obj(void);

static PyObject *
retirement___note__choose_retiree_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_retirement___note__choose_retiree_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_retirement_____mypyc__note__choose_retiree_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem retirement___note__choose_retiree_obj_vtable[2];
static bool
CPyDef_retirement___note__choose_retiree_obj_trait_vtable_setup(void)
{
    CPyVTableItem retirement___note__choose_retiree_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_retirement___note__choose_retiree_obj_____call__,
        (CPyVTableItem)CPyDef_retirement___note__choose_retiree_obj_____get__,
    };
    memcpy(retirement___note__choose_retiree_obj_vtable, retirement___note__choose_retiree_obj_vtable_scratch, sizeof(retirement___note__choose_retiree_obj_vtable));
    return 1;
}

static bool
CPyDef_retirement___note__choose_retiree_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
retirement___note__choose_retiree_obj_get___3_mypyc_env__(serai___games___scholars___retirement___note__choose_retiree_objObject *self, void *closure);

static PyGetSetDef retirement___note__choose_retiree_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)retirement___note__choose_retiree_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef retirement___note__choose_retiree_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_retirement_____mypyc__note__choose_retiree_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_retirement___note__choose_retiree_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_retirement___note__choose_retiree_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_retirement___note__choose_retiree_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note__choose_retiree_obj",
    .tp_new = retirement___note__choose_retiree_obj_new,
    .tp_dealloc = (destructor)retirement___note__choose_retiree_obj_dealloc,
    .tp_traverse = (traverseproc)retirement___note__choose_retiree_obj_traverse,
    .tp_clear = (inquiry)CPyDef_retirement___note__choose_retiree_obj_clear,
    .tp_getset = retirement___note__choose_retiree_obj_getseters,
    .tp_methods = retirement___note__choose_retiree_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__retirement___note__choose_retiree_obj,
    .tp_members = retirement___note__choose_retiree_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___retirement___note__choose_retiree_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___retirement___note__choose_retiree_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___retirement___note__choose_retiree_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___retirement___note__choose_retiree_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note__choose_retiree_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_retirement___note__choose_retiree_obj_template = &CPyType_retirement___note__choose_retiree_obj_template_;

PyObject *CPyDef_retirement_____mypyc__note__choose_retiree_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___retirement___note__choose_retiree_objObject *self;
    if (retirement___note__choose_retiree_obj_free_instance != NULL) {
        self = retirement___note__choose_retiree_obj_free_instance;
        retirement___note__choose_retiree_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___retirement___note__choose_retiree_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = retirement___note__choose_retiree_obj_vtable;
    self->vectorcall = CPyPy_retirement___note__choose_retiree_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_retirement___note__choose_retiree_obj(void)
{
    PyObject *self = CPyDef_retirement_____mypyc__note__choose_retiree_obj_setup((PyObject *)CPyType_retirement___note__choose_retiree_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
retirement___note__choose_retiree_obj_get___3_mypyc_env__(serai___games___scholars___retirement___note__choose_retiree_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note__choose_retiree_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendretirement___tuck_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_retirement___tuck_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods retirement___tuck_gen_as_async = {
    .am_send = CPyDunder_am_sendretirement___tuck_gen,
};
static int
retirement___tuck_gen_traverse(serai___games___scholars___retirement___tuck_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__card));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__place));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_retirement___tuck_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___tuck_genObject *self = (serai___games___scholars___retirement___tuck_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3);
    return 0;
}

static int32_t CPyDef_retirement___tuck_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___tuck_genObject *self = (serai___games___scholars___retirement___tuck_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3);
    return 0;
}

static void
retirement___tuck_gen_dealloc(serai___games___scholars___retirement___tuck_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (retirement___tuck_gen_free_instance == NULL) {
        retirement___tuck_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, retirement___tuck_gen_dealloc)
    CPyDef_retirement___tuck_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_retirement_____mypyc__tuck_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_retirement___tuck_gen(void);

static PyObject *
retirement___tuck_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_retirement___tuck_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_retirement_____mypyc__tuck_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem retirement___tuck_gen_vtable[6];
static bool
CPyDef_retirement___tuck_gen_trait_vtable_setup(void)
{
    CPyVTableItem retirement___tuck_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_retirement___tuck_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_retirement___tuck_gen_____next__,
        (CPyVTableItem)CPyDef_retirement___tuck_gen___send,
        (CPyVTableItem)CPyDef_retirement___tuck_gen_____iter__,
        (CPyVTableItem)CPyDef_retirement___tuck_gen___throw,
        (CPyVTableItem)CPyDef_retirement___tuck_gen___close,
    };
    memcpy(retirement___tuck_gen_vtable, retirement___tuck_gen_vtable_scratch, sizeof(retirement___tuck_gen_vtable));
    return 1;
}

static bool
CPyDef_retirement___tuck_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef retirement___tuck_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_retirement_____mypyc__tuck_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_retirement___tuck_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_retirement___tuck_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_retirement___tuck_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_retirement___tuck_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_retirement___tuck_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_retirement___tuck_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "tuck_gen",
    .tp_new = retirement___tuck_gen_new,
    .tp_dealloc = (destructor)retirement___tuck_gen_dealloc,
    .tp_traverse = (traverseproc)retirement___tuck_gen_traverse,
    .tp_clear = (inquiry)CPyDef_retirement___tuck_gen_clear,
    .tp_methods = retirement___tuck_gen_methods,
    .tp_iter = CPyDef_retirement___tuck_gen_____iter__,
    .tp_iternext = CPyDef_retirement___tuck_gen_____next__,
    .tp_as_async = &retirement___tuck_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___retirement___tuck_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("tuck_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_retirement___tuck_gen_template = &CPyType_retirement___tuck_gen_template_;

PyObject *CPyDef_retirement_____mypyc__tuck_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___retirement___tuck_genObject *self;
    if (retirement___tuck_gen_free_instance != NULL) {
        self = retirement___tuck_gen_free_instance;
        retirement___tuck_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___retirement___tuck_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = retirement___tuck_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_retirement___tuck_gen(void)
{
    PyObject *self = CPyDef_retirement_____mypyc__tuck_gen_setup((PyObject *)CPyType_retirement___tuck_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
retirement___tuck_offer_env_traverse(serai___games___scholars___retirement___tuck_offer_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    Py_VISIT(self->_note);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_retirement___tuck_offer_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___tuck_offer_envObject *self = (serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_note);
    return 0;
}

static int32_t CPyDef_retirement___tuck_offer_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___tuck_offer_envObject *self = (serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_note);
    return 0;
}

static void
retirement___tuck_offer_env_dealloc(serai___games___scholars___retirement___tuck_offer_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (retirement___tuck_offer_env_free_instance == NULL) {
        retirement___tuck_offer_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        if (CPyTagged_CheckLong(self->_me)) {
            CPyTagged __tmp = self->_me;
            self->_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_me = CPY_INT_TAG;
        }
        Py_CLEAR(self->_note);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, retirement___tuck_offer_env_dealloc)
    CPyDef_retirement___tuck_offer_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_retirement_____mypyc__tuck_offer_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_retirement___tuck_offer_env(void);

static PyObject *
retirement___tuck_offer_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_retirement___tuck_offer_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_retirement_____mypyc__tuck_offer_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem retirement___tuck_offer_env_vtable[1];
static bool
CPyDef_retirement___tuck_offer_env_trait_vtable_setup(void)
{
    CPyVTableItem retirement___tuck_offer_env_vtable_scratch[] = {
        NULL
    };
    memcpy(retirement___tuck_offer_env_vtable, retirement___tuck_offer_env_vtable_scratch, sizeof(retirement___tuck_offer_env_vtable));
    return 1;
}

static bool
CPyDef_retirement___tuck_offer_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef retirement___tuck_offer_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_retirement_____mypyc__tuck_offer_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_retirement___tuck_offer_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "tuck_offer_env",
    .tp_new = retirement___tuck_offer_env_new,
    .tp_dealloc = (destructor)retirement___tuck_offer_env_dealloc,
    .tp_traverse = (traverseproc)retirement___tuck_offer_env_traverse,
    .tp_clear = (inquiry)CPyDef_retirement___tuck_offer_env_clear,
    .tp_methods = retirement___tuck_offer_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___retirement___tuck_offer_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("tuck_offer_env()\n--\n\n"),
};
static PyTypeObject *CPyType_retirement___tuck_offer_env_template = &CPyType_retirement___tuck_offer_env_template_;

PyObject *CPyDef_retirement_____mypyc__tuck_offer_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___retirement___tuck_offer_envObject *self;
    if (retirement___tuck_offer_env_free_instance != NULL) {
        self = retirement___tuck_offer_env_free_instance;
        retirement___tuck_offer_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___retirement___tuck_offer_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = retirement___tuck_offer_env_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_retirement___tuck_offer_env(void)
{
    PyObject *self = CPyDef_retirement_____mypyc__tuck_offer_env_setup((PyObject *)CPyType_retirement___tuck_offer_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__retirement___note_tuck_offer_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_retirement___note_tuck_offer_obj_____get__(self, instance, owner);
}
PyMemberDef retirement___note_tuck_offer_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___retirement___note_tuck_offer_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___retirement___note_tuck_offer_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
retirement___note_tuck_offer_obj_traverse(serai___games___scholars___retirement___note_tuck_offer_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___retirement___note_tuck_offer_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___retirement___note_tuck_offer_objObject))));
    return rv;
}

static int32_t CPyDef_retirement___note_tuck_offer_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___note_tuck_offer_objObject *self = (serai___games___scholars___retirement___note_tuck_offer_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___retirement___note_tuck_offer_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___retirement___note_tuck_offer_objObject))));
    return 0;
}

static int32_t CPyDef_retirement___note_tuck_offer_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___note_tuck_offer_objObject *self = (serai___games___scholars___retirement___note_tuck_offer_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___retirement___note_tuck_offer_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___retirement___note_tuck_offer_objObject))));
    return 0;
}

static void
retirement___note_tuck_offer_obj_dealloc(serai___games___scholars___retirement___note_tuck_offer_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (retirement___note_tuck_offer_obj_free_instance == NULL) {
        retirement___note_tuck_offer_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, retirement___note_tuck_offer_obj_dealloc)
    CPyDef_retirement___note_tuck_offer_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_retirement_____mypyc__note_tuck_offer_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_retirement___note_tuck_offer_obj(void);

static PyObject *
retirement___note_tuck_offer_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_retirement___note_tuck_offer_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_retirement_____mypyc__note_tuck_offer_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem retirement___note_tuck_offer_obj_vtable[2];
static bool
CPyDef_retirement___note_tuck_offer_obj_trait_vtable_setup(void)
{
    CPyVTableItem retirement___note_tuck_offer_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_retirement___note_tuck_offer_obj_____call__,
        (CPyVTableItem)CPyDef_retirement___note_tuck_offer_obj_____get__,
    };
    memcpy(retirement___note_tuck_offer_obj_vtable, retirement___note_tuck_offer_obj_vtable_scratch, sizeof(retirement___note_tuck_offer_obj_vtable));
    return 1;
}

static bool
CPyDef_retirement___note_tuck_offer_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
retirement___note_tuck_offer_obj_get___3_mypyc_env__(serai___games___scholars___retirement___note_tuck_offer_objObject *self, void *closure);

static PyGetSetDef retirement___note_tuck_offer_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)retirement___note_tuck_offer_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef retirement___note_tuck_offer_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_retirement_____mypyc__note_tuck_offer_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_retirement___note_tuck_offer_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_retirement___note_tuck_offer_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_retirement___note_tuck_offer_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_tuck_offer_obj",
    .tp_new = retirement___note_tuck_offer_obj_new,
    .tp_dealloc = (destructor)retirement___note_tuck_offer_obj_dealloc,
    .tp_traverse = (traverseproc)retirement___note_tuck_offer_obj_traverse,
    .tp_clear = (inquiry)CPyDef_retirement___note_tuck_offer_obj_clear,
    .tp_getset = retirement___note_tuck_offer_obj_getseters,
    .tp_methods = retirement___note_tuck_offer_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__retirement___note_tuck_offer_obj,
    .tp_members = retirement___note_tuck_offer_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___retirement___note_tuck_offer_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___retirement___note_tuck_offer_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___retirement___note_tuck_offer_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___retirement___note_tuck_offer_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_tuck_offer_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_retirement___note_tuck_offer_obj_template = &CPyType_retirement___note_tuck_offer_obj_template_;

PyObject *CPyDef_retirement_____mypyc__note_tuck_offer_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___retirement___note_tuck_offer_objObject *self;
    if (retirement___note_tuck_offer_obj_free_instance != NULL) {
        self = retirement___note_tuck_offer_obj_free_instance;
        retirement___note_tuck_offer_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___retirement___note_tuck_offer_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = retirement___note_tuck_offer_obj_vtable;
    self->vectorcall = CPyPy_retirement___note_tuck_offer_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_retirement___note_tuck_offer_obj(void)
{
    PyObject *self = CPyDef_retirement_____mypyc__note_tuck_offer_obj_setup((PyObject *)CPyType_retirement___note_tuck_offer_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
retirement___note_tuck_offer_obj_get___3_mypyc_env__(serai___games___scholars___retirement___note_tuck_offer_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_tuck_offer_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
retirement___pay_tuck_env_traverse(serai___games___scholars___retirement___pay_tuck_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__cost)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__cost));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_retirement___pay_tuck_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___pay_tuck_envObject *self = (serai___games___scholars___retirement___pay_tuck_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__cost)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__cost;
        self->___mypyc_generator_attribute__cost = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_retirement___pay_tuck_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___pay_tuck_envObject *self = (serai___games___scholars___retirement___pay_tuck_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
retirement___pay_tuck_env_dealloc(serai___games___scholars___retirement___pay_tuck_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (retirement___pay_tuck_env_free_instance == NULL) {
        retirement___pay_tuck_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__cost)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__cost;
            self->___mypyc_generator_attribute__cost = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__cost = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, retirement___pay_tuck_env_dealloc)
    CPyDef_retirement___pay_tuck_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_retirement_____mypyc__pay_tuck_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_retirement___pay_tuck_env(void);

static PyObject *
retirement___pay_tuck_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_retirement___pay_tuck_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_retirement_____mypyc__pay_tuck_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem retirement___pay_tuck_env_vtable[1];
static bool
CPyDef_retirement___pay_tuck_env_trait_vtable_setup(void)
{
    CPyVTableItem retirement___pay_tuck_env_vtable_scratch[] = {
        NULL
    };
    memcpy(retirement___pay_tuck_env_vtable, retirement___pay_tuck_env_vtable_scratch, sizeof(retirement___pay_tuck_env_vtable));
    return 1;
}

static bool
CPyDef_retirement___pay_tuck_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef retirement___pay_tuck_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_retirement_____mypyc__pay_tuck_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_retirement___pay_tuck_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "pay_tuck_env",
    .tp_new = retirement___pay_tuck_env_new,
    .tp_dealloc = (destructor)retirement___pay_tuck_env_dealloc,
    .tp_traverse = (traverseproc)retirement___pay_tuck_env_traverse,
    .tp_clear = (inquiry)CPyDef_retirement___pay_tuck_env_clear,
    .tp_methods = retirement___pay_tuck_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___retirement___pay_tuck_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("pay_tuck_env()\n--\n\n"),
};
static PyTypeObject *CPyType_retirement___pay_tuck_env_template = &CPyType_retirement___pay_tuck_env_template_;

PyObject *CPyDef_retirement_____mypyc__pay_tuck_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___retirement___pay_tuck_envObject *self;
    if (retirement___pay_tuck_env_free_instance != NULL) {
        self = retirement___pay_tuck_env_free_instance;
        retirement___pay_tuck_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___retirement___pay_tuck_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = retirement___pay_tuck_env_vtable;
    self->___mypyc_generator_attribute__cost = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_retirement___pay_tuck_env(void)
{
    PyObject *self = CPyDef_retirement_____mypyc__pay_tuck_env_setup((PyObject *)CPyType_retirement___pay_tuck_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendretirement___pay_tuck_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_retirement___pay_tuck_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods retirement___pay_tuck_gen_as_async = {
    .am_send = CPyDunder_am_sendretirement___pay_tuck_gen,
};
static int
retirement___pay_tuck_gen_traverse(serai___games___scholars___retirement___pay_tuck_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__place));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__mix);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__silver)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__silver));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_retirement___pay_tuck_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___pay_tuck_genObject *self = (serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__mix);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__silver)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__silver;
        self->___mypyc_generator_frame_attribute__silver = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2;
        self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_retirement___pay_tuck_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___pay_tuck_genObject *self = (serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__mix);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__silver)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__silver;
        self->___mypyc_generator_frame_attribute__silver = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2;
        self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
retirement___pay_tuck_gen_dealloc(serai___games___scholars___retirement___pay_tuck_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (retirement___pay_tuck_gen_free_instance == NULL) {
        retirement___pay_tuck_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__mix);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__silver)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__silver;
            self->___mypyc_generator_frame_attribute__silver = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__silver = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2;
            self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0;
            self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, retirement___pay_tuck_gen_dealloc)
    CPyDef_retirement___pay_tuck_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_retirement_____mypyc__pay_tuck_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_retirement___pay_tuck_gen(void);

static PyObject *
retirement___pay_tuck_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_retirement___pay_tuck_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_retirement_____mypyc__pay_tuck_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem retirement___pay_tuck_gen_vtable[6];
static bool
CPyDef_retirement___pay_tuck_gen_trait_vtable_setup(void)
{
    CPyVTableItem retirement___pay_tuck_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_retirement___pay_tuck_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_retirement___pay_tuck_gen_____next__,
        (CPyVTableItem)CPyDef_retirement___pay_tuck_gen___send,
        (CPyVTableItem)CPyDef_retirement___pay_tuck_gen_____iter__,
        (CPyVTableItem)CPyDef_retirement___pay_tuck_gen___throw,
        (CPyVTableItem)CPyDef_retirement___pay_tuck_gen___close,
    };
    memcpy(retirement___pay_tuck_gen_vtable, retirement___pay_tuck_gen_vtable_scratch, sizeof(retirement___pay_tuck_gen_vtable));
    return 1;
}

static bool
CPyDef_retirement___pay_tuck_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef retirement___pay_tuck_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_retirement_____mypyc__pay_tuck_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_retirement___pay_tuck_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_retirement___pay_tuck_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_retirement___pay_tuck_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_retirement___pay_tuck_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_retirement___pay_tuck_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_retirement___pay_tuck_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "pay_tuck_gen",
    .tp_new = retirement___pay_tuck_gen_new,
    .tp_dealloc = (destructor)retirement___pay_tuck_gen_dealloc,
    .tp_traverse = (traverseproc)retirement___pay_tuck_gen_traverse,
    .tp_clear = (inquiry)CPyDef_retirement___pay_tuck_gen_clear,
    .tp_methods = retirement___pay_tuck_gen_methods,
    .tp_iter = CPyDef_retirement___pay_tuck_gen_____iter__,
    .tp_iternext = CPyDef_retirement___pay_tuck_gen_____next__,
    .tp_as_async = &retirement___pay_tuck_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___retirement___pay_tuck_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("pay_tuck_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_retirement___pay_tuck_gen_template = &CPyType_retirement___pay_tuck_gen_template_;

PyObject *CPyDef_retirement_____mypyc__pay_tuck_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___retirement___pay_tuck_genObject *self;
    if (retirement___pay_tuck_gen_free_instance != NULL) {
        self = retirement___pay_tuck_gen_free_instance;
        retirement___pay_tuck_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___retirement___pay_tuck_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = retirement___pay_tuck_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__silver = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_retirement___pay_tuck_gen(void)
{
    PyObject *self = CPyDef_retirement_____mypyc__pay_tuck_gen_setup((PyObject *)CPyType_retirement___pay_tuck_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__retirement___mix_pay_tuck_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_retirement___mix_pay_tuck_obj_____get__(self, instance, owner);
}
PyMemberDef retirement___mix_pay_tuck_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___retirement___mix_pay_tuck_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___retirement___mix_pay_tuck_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
retirement___mix_pay_tuck_obj_traverse(serai___games___scholars___retirement___mix_pay_tuck_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___retirement___mix_pay_tuck_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___retirement___mix_pay_tuck_objObject))));
    return rv;
}

static int32_t CPyDef_retirement___mix_pay_tuck_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___mix_pay_tuck_objObject *self = (serai___games___scholars___retirement___mix_pay_tuck_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___retirement___mix_pay_tuck_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___retirement___mix_pay_tuck_objObject))));
    return 0;
}

static int32_t CPyDef_retirement___mix_pay_tuck_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___retirement___mix_pay_tuck_objObject *self = (serai___games___scholars___retirement___mix_pay_tuck_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___retirement___mix_pay_tuck_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___retirement___mix_pay_tuck_objObject))));
    return 0;
}

static void
retirement___mix_pay_tuck_obj_dealloc(serai___games___scholars___retirement___mix_pay_tuck_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (retirement___mix_pay_tuck_obj_free_instance == NULL) {
        retirement___mix_pay_tuck_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, retirement___mix_pay_tuck_obj_dealloc)
    CPyDef_retirement___mix_pay_tuck_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_retirement_____mypyc__mix_pay_tuck_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_retirement___mix_pay_tuck_obj(void);

static PyObject *
retirement___mix_pay_tuck_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_retirement___mix_pay_tuck_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_retirement_____mypyc__mix_pay_tuck_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem retirement___mix_pay_tuck_obj_vtable[2];
static bool
CPyDef_retirement___mix_pay_tuck_obj_trait_vtable_setup(void)
{
    CPyVTableItem retirement___mix_pay_tuck_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_retirement___mix_pay_tuck_obj_____call__,
        (CPyVTableItem)CPyDef_retirement___mix_pay_tuck_obj_____get__,
    };
    memcpy(retirement___mix_pay_tuck_obj_vtable, retirement___mix_pay_tuck_obj_vtable_scratch, sizeof(retirement___mix_pay_tuck_obj_vtable));
    return 1;
}

static bool
CPyDef_retirement___mix_pay_tuck_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
retirement___mix_pay_tuck_obj_get___3_mypyc_env__(serai___games___scholars___retirement___mix_pay_tuck_objObject *self, void *closure);

static PyGetSetDef retirement___mix_pay_tuck_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)retirement___mix_pay_tuck_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef retirement___mix_pay_tuck_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_retirement_____mypyc__mix_pay_tuck_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_retirement___mix_pay_tuck_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_retirement___mix_pay_tuck_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_retirement___mix_pay_tuck_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "mix_pay_tuck_obj",
    .tp_new = retirement___mix_pay_tuck_obj_new,
    .tp_dealloc = (destructor)retirement___mix_pay_tuck_obj_dealloc,
    .tp_traverse = (traverseproc)retirement___mix_pay_tuck_obj_traverse,
    .tp_clear = (inquiry)CPyDef_retirement___mix_pay_tuck_obj_clear,
    .tp_getset = retirement___mix_pay_tuck_obj_getseters,
    .tp_methods = retirement___mix_pay_tuck_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__retirement___mix_pay_tuck_obj,
    .tp_members = retirement___mix_pay_tuck_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___retirement___mix_pay_tuck_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___retirement___mix_pay_tuck_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___retirement___mix_pay_tuck_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___retirement___mix_pay_tuck_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("mix_pay_tuck_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_retirement___mix_pay_tuck_obj_template = &CPyType_retirement___mix_pay_tuck_obj_template_;

PyObject *CPyDef_retirement_____mypyc__mix_pay_tuck_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___retirement___mix_pay_tuck_objObject *self;
    if (retirement___mix_pay_tuck_obj_free_instance != NULL) {
        self = retirement___mix_pay_tuck_obj_free_instance;
        retirement___mix_pay_tuck_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___retirement___mix_pay_tuck_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = retirement___mix_pay_tuck_obj_vtable;
    self->vectorcall = CPyPy_retirement___mix_pay_tuck_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_retirement___mix_pay_tuck_obj(void)
{
    PyObject *self = CPyDef_retirement_____mypyc__mix_pay_tuck_obj_setup((PyObject *)CPyType_retirement___mix_pay_tuck_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
retirement___mix_pay_tuck_obj_get___3_mypyc_env__(serai___games___scholars___retirement___mix_pay_tuck_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'mix_pay_tuck_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef retirementmodule_methods[] = {
    {"retire", (PyCFunction)CPyPy_retirement___retire, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("retire(t)\n--\n\n") /* docstring */},
    {"leave_rooms", (PyCFunction)CPyPy_retirement___leave_rooms, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("leave_rooms(t)\n--\n\n") /* docstring */},
    {"_neutral_leaves", (PyCFunction)CPyPy_retirement____neutral_leaves, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_neutral_leaves(t, card)\n--\n\n") /* docstring */},
    {"_tuck_one", (PyCFunction)CPyPy_retirement____tuck_one, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_tuck_one(t, me)\n--\n\n") /* docstring */},
    {"_choose_retiree", (PyCFunction)CPyPy_retirement____choose_retiree, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_choose_retiree(t, me)\n--\n\n") /* docstring */},
    {"_place_of", (PyCFunction)CPyPy_retirement____place_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_place_of(t, me, card)\n--\n\n") /* docstring */},
    {"tuck", (PyCFunction)CPyPy_retirement___tuck, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tuck(t, me, card)\n--\n\n") /* docstring */},
    {"tuck_offer", (PyCFunction)CPyPy_retirement___tuck_offer, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tuck_offer(t, me, places)\n--\n\n") /* docstring */},
    {"pay_tuck", (PyCFunction)CPyPy_retirement___pay_tuck, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pay_tuck(t, me, place)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___retirement__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___retirement__internal, "__name__");
    CPyStatic_retirement___globals = PyModule_GetDict(CPyModule_serai___games___scholars___retirement__internal);
    if (unlikely(CPyStatic_retirement___globals == NULL))
        goto fail;
    CPyType_retirement___retire_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_retirement___retire_gen_template, NULL, modname);
    if (unlikely(!CPyType_retirement___retire_gen))
        goto fail;
    CPyDef_retirement___retire_gen_trait_vtable_setup();
    CPyType_retirement____tuck_one_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_retirement____tuck_one_gen_template, NULL, modname);
    if (unlikely(!CPyType_retirement____tuck_one_gen))
        goto fail;
    CPyDef_retirement____tuck_one_gen_trait_vtable_setup();
    CPyType_retirement____choose_retiree_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_retirement____choose_retiree_env_template, NULL, modname);
    if (unlikely(!CPyType_retirement____choose_retiree_env))
        goto fail;
    CPyDef_retirement____choose_retiree_env_trait_vtable_setup();
    CPyType_retirement____choose_retiree_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_retirement____choose_retiree_gen_template, NULL, modname);
    if (unlikely(!CPyType_retirement____choose_retiree_gen))
        goto fail;
    CPyDef_retirement____choose_retiree_gen_trait_vtable_setup();
    CPyType_retirement___note__choose_retiree_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_retirement___note__choose_retiree_obj_template, NULL, modname);
    if (unlikely(!CPyType_retirement___note__choose_retiree_obj))
        goto fail;
    CPyDef_retirement___note__choose_retiree_obj_trait_vtable_setup();
    CPyType_retirement___tuck_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_retirement___tuck_gen_template, NULL, modname);
    if (unlikely(!CPyType_retirement___tuck_gen))
        goto fail;
    CPyDef_retirement___tuck_gen_trait_vtable_setup();
    CPyType_retirement___tuck_offer_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_retirement___tuck_offer_env_template, NULL, modname);
    if (unlikely(!CPyType_retirement___tuck_offer_env))
        goto fail;
    CPyDef_retirement___tuck_offer_env_trait_vtable_setup();
    CPyType_retirement___note_tuck_offer_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_retirement___note_tuck_offer_obj_template, NULL, modname);
    if (unlikely(!CPyType_retirement___note_tuck_offer_obj))
        goto fail;
    CPyDef_retirement___note_tuck_offer_obj_trait_vtable_setup();
    CPyType_retirement___pay_tuck_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_retirement___pay_tuck_env_template, NULL, modname);
    if (unlikely(!CPyType_retirement___pay_tuck_env))
        goto fail;
    CPyDef_retirement___pay_tuck_env_trait_vtable_setup();
    CPyType_retirement___pay_tuck_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_retirement___pay_tuck_gen_template, NULL, modname);
    if (unlikely(!CPyType_retirement___pay_tuck_gen))
        goto fail;
    CPyDef_retirement___pay_tuck_gen_trait_vtable_setup();
    CPyType_retirement___mix_pay_tuck_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_retirement___mix_pay_tuck_obj_template, NULL, modname);
    if (unlikely(!CPyType_retirement___mix_pay_tuck_obj))
        goto fail;
    CPyDef_retirement___mix_pay_tuck_obj_trait_vtable_setup();
    char result = CPyDef_retirement_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___retirement__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_retirement___retire_gen);
    Py_CLEAR(CPyType_retirement____tuck_one_gen);
    Py_CLEAR(CPyType_retirement____choose_retiree_env);
    Py_CLEAR(CPyType_retirement____choose_retiree_gen);
    Py_CLEAR(CPyType_retirement___note__choose_retiree_obj);
    Py_CLEAR(CPyType_retirement___tuck_gen);
    Py_CLEAR(CPyType_retirement___tuck_offer_env);
    Py_CLEAR(CPyType_retirement___note_tuck_offer_obj);
    Py_CLEAR(CPyType_retirement___pay_tuck_env);
    Py_CLEAR(CPyType_retirement___pay_tuck_gen);
    Py_CLEAR(CPyType_retirement___mix_pay_tuck_obj);
    return -1;
}
int CPyExec_serai___games___scholars___retirement(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___retirement__impl, &CPyImportState_serai___games___scholars___retirement, &CPyModule_serai___games___scholars___retirement);
}
static struct PyModuleDef retirementmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.retirement",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    retirementmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___retirement(void)
{
    if (CPyModule_serai___games___scholars___retirement__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___retirement__internal);
        return CPyModule_serai___games___scholars___retirement__internal;
    }
    CPyModule_serai___games___scholars___retirement__internal = PyModule_Create(&retirementmodule);
    return CPyModule_serai___games___scholars___retirement__internal;
}

PyObject *CPyInit_serai___games___scholars___retirement(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___retirement__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___retirement__internal);
        return CPyModule_serai___games___scholars___retirement__internal;
    }
    CPyModule_serai___games___scholars___retirement__internal = PyModule_Create(&retirementmodule);
    if (unlikely(CPyModule_serai___games___scholars___retirement__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.retirement");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___retirement__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___retirement__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___retirement__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___retirement(CPyModule_serai___games___scholars___retirement__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___retirement__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.retirement");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___retirement__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_retirement___retire_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyTagged cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    int32_t cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject **cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    tuple_T3OOO cpy_r_r70;
    PyObject **cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject **cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    int32_t cpy_r_r83;
    char cpy_r_r84;
    int32_t cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL65;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 14, CPyStatic_retirement___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL4: ;
    if (!1) goto CPyL59;
    cpy_r_r7 = ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "retire", "retire_gen", "t", 17, CPyStatic_retirement___globals);
        goto CPyL64;
    }
CPyL6: ;
    cpy_r_r8 = CPyDef_retirement___leave_rooms(cpy_r_r7);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 17, CPyStatic_retirement___globals);
        goto CPyL64;
    }
    cpy_r_r9 = PyList_New(0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 18, CPyStatic_retirement___globals);
        goto CPyL64;
    }
    cpy_r_r10 = ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "retire", "retire_gen", "t", 18, CPyStatic_retirement___globals);
        goto CPyL70;
    }
CPyL9: ;
    cpy_r_r11 = CPyDef_scholars___table___Table___clockwise(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 18, CPyStatic_retirement___globals);
        goto CPyL70;
    }
    cpy_r_r12 = 0;
CPyL11: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r12 < cpy_r_r14;
    if (!cpy_r_r15) goto CPyL71;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r17 = *(CPyPtr *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r12 * 8;
    cpy_r_r19 = cpy_r_r17 + cpy_r_r18;
    cpy_r_r20 = *(PyObject * *)cpy_r_r19;
    CPy_INCREF(cpy_r_r20);
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 18, CPyStatic_retirement___globals);
        goto CPyL72;
    }
    cpy_r_r22 = ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "retire", "retire_gen", "t", 18, CPyStatic_retirement___globals);
        goto CPyL73;
    }
CPyL14: ;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_r22)->_players;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "retire", "Table", "players", 18, CPyStatic_retirement___globals);
        goto CPyL73;
    }
CPyL15: ;
    cpy_r_r24 = CPyList_GetItemBorrow(cpy_r_r23, cpy_r_r21);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 18, CPyStatic_retirement___globals);
        goto CPyL73;
    }
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_scholars___table___Player))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "retire", 18, CPyStatic_retirement___globals, "serai.games.scholars.table.Player", cpy_r_r24);
        goto CPyL73;
    }
    cpy_r_r26 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r25)->_aside;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "retire", "Player", "aside", 18, CPyStatic_retirement___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r26);
CPyL18: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r28 << 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL74;
    cpy_r_r31 = cpy_r_r26;
    goto CPyL25;
CPyL20: ;
    cpy_r_r32 = ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "retire", "retire_gen", "t", 18, CPyStatic_retirement___globals);
        goto CPyL73;
    }
CPyL21: ;
    cpy_r_r33 = ((serai___games___scholars___table___TableObject *)cpy_r_r32)->_book;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "retire", "Table", "book", 18, CPyStatic_retirement___globals);
        goto CPyL73;
    }
CPyL22: ;
    cpy_r_r34 = ((serai___games___scholars___book___BookObject *)cpy_r_r33)->_seams;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "retire", "retire_gen", "t", 18, CPyStatic_retirement___globals);
        goto CPyL75;
    }
CPyL23: ;
    cpy_r_r36 = CPY_GET_METHOD(cpy_r_r34, CPyType_scholars___seams___Seams, 27, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r34, cpy_r_r35, cpy_r_r21); /* aside */
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 18, CPyStatic_retirement___globals);
        goto CPyL73;
    }
    cpy_r_r31 = cpy_r_r36;
CPyL25: ;
    cpy_r_r37 = PyObject_IsTrue(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 18, CPyStatic_retirement___globals);
        goto CPyL73;
    }
    cpy_r_r39 = cpy_r_r37;
    if (!cpy_r_r39) goto CPyL76;
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r41 = PyList_Append(cpy_r_r9, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 18, CPyStatic_retirement___globals);
        goto CPyL72;
    }
CPyL28: ;
    cpy_r_r43 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r43;
    goto CPyL11;
CPyL29: ;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r45 << 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) {
        goto CPyL35;
    } else
        goto CPyL77;
CPyL30: ;
    cpy_r_r48 = Py_None;
    CPy_INCREF(cpy_r_r48);
    ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r50 = CPyDef_retirement___retire_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL34;
    CPyGen_SetStopIterationValue(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (!0) goto CPyL69;
    CPy_Unreachable();
CPyL34: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r48;
    CPyGen_Exit(&((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL35: ;
    cpy_r_r51 = ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "retire", "retire_gen", "t", 21, CPyStatic_retirement___globals);
        goto CPyL78;
    }
CPyL36: ;
    cpy_r_r52 = CPyList_GetItemShort(cpy_r_r9, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 21, CPyStatic_retirement___globals);
        goto CPyL64;
    }
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 21, CPyStatic_retirement___globals);
        goto CPyL64;
    }
    cpy_r_r54 = CPyDef_retirement____tuck_one(cpy_r_r51, cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 21, CPyStatic_retirement___globals);
        goto CPyL64;
    }
    if (((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0);
    }
    ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0 = cpy_r_r54;
    cpy_r_r55 = 1;
    if (!cpy_r_r55) goto CPyL64;
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = NULL;
    cpy_r_r1 = cpy_r_r58;
    cpy_r_r59 = (PyObject **)&cpy_r_r1;
    cpy_r_r60 = ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0;
    cpy_r_r61 = CPyDef_retirement____tuck_one_gen_____mypyc_generator_helper__(cpy_r_r60, cpy_r_r57, cpy_r_r57, cpy_r_r57, cpy_r_r56, cpy_r_r59);
    if (cpy_r_r61 != NULL) goto CPyL79;
    cpy_r_r62 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 21, CPyStatic_retirement___globals);
        goto CPyL80;
    }
    cpy_r_r63 = cpy_r_r1;
    CPy_DECREF(cpy_r_r63);
    cpy_r_r64 = NULL;
    if (((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0);
    }
    ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0 = cpy_r_r64;
    cpy_r_r65 = 1;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 21, CPyStatic_retirement___globals);
        goto CPyL64;
    } else
        goto CPyL4;
CPyL43: ;
    cpy_r_r66 = cpy_r_r61;
CPyL44: ;
    ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r66;
CPyL45: ;
    cpy_r_r68 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r69 = cpy_r_type != cpy_r_r68;
    if (!cpy_r_r69) goto CPyL81;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 21, CPyStatic_retirement___globals);
        goto CPyL49;
    } else
        goto CPyL82;
CPyL47: ;
    CPy_Unreachable();
CPyL48: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL55;
CPyL49: ;
    cpy_r_r70 = CPy_CatchError();
    cpy_r_r71 = (PyObject **)&cpy_r_r3;
    cpy_r_r72 = ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0;
    cpy_r_r73 = CPy_YieldFromErrorHandle(cpy_r_r72, cpy_r_r71);
    if (unlikely(cpy_r_r73 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 21, CPyStatic_retirement___globals);
        goto CPyL83;
    }
    if (cpy_r_r73) goto CPyL52;
    cpy_r_r66 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r70);
    CPy_DecRef(cpy_r_r70.f0);
    CPy_DecRef(cpy_r_r70.f1);
    CPy_DecRef(cpy_r_r70.f2);
    goto CPyL44;
CPyL52: ;
    cpy_r_r63 = cpy_r_r3;
    CPy_DecRef(cpy_r_r63);
    CPy_RestoreExcInfo(cpy_r_r70);
    CPy_DecRef(cpy_r_r70.f0);
    CPy_DecRef(cpy_r_r70.f1);
    CPy_DecRef(cpy_r_r70.f2);
    goto CPyL4;
CPyL53: ;
    CPy_RestoreExcInfo(cpy_r_r70);
    CPy_DecRef(cpy_r_r70.f0);
    CPy_DecRef(cpy_r_r70.f1);
    CPy_DecRef(cpy_r_r70.f2);
    cpy_r_r74 = CPy_KeepPropagating();
    if (!cpy_r_r74) goto CPyL64;
    CPy_Unreachable();
CPyL55: ;
    cpy_r_r75 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r76 = NULL;
    cpy_r_r1 = cpy_r_r76;
    cpy_r_r77 = (PyObject **)&cpy_r_r1;
    cpy_r_r78 = ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0;
    cpy_r_r79 = CPyDef_retirement____tuck_one_gen_____mypyc_generator_helper__(cpy_r_r78, cpy_r_r75, cpy_r_r75, cpy_r_r75, cpy_r_arg, cpy_r_r77);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r79 == NULL) {
        goto CPyL57;
    } else
        goto CPyL84;
CPyL56: ;
    cpy_r_r66 = cpy_r_r79;
    goto CPyL44;
CPyL57: ;
    cpy_r_r80 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 21, CPyStatic_retirement___globals);
        goto CPyL80;
    }
    cpy_r_r63 = cpy_r_r1;
    CPy_DECREF(cpy_r_r63);
    goto CPyL4;
CPyL59: ;
    cpy_r_r81 = Py_None;
    CPy_INCREF(cpy_r_r81);
    ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r83 = CPyDef_retirement___retire_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL63;
    CPyGen_SetStopIterationValue(cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (!0) goto CPyL69;
    CPy_Unreachable();
CPyL63: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r81;
    CPyGen_Exit(&((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL64: ;
    ((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r85 = CPyDef_retirement___retire_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r86 = NULL;
    CPyGen_Exit(&((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r86;
CPyL65: ;
    cpy_r_r87 = cpy_r_r4 == 0;
    if (cpy_r_r87) goto CPyL85;
    cpy_r_r88 = cpy_r_r4 == 1;
    if (cpy_r_r88) {
        goto CPyL45;
    } else
        goto CPyL86;
CPyL67: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r89 = 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 14, CPyStatic_retirement___globals);
        goto CPyL69;
    }
    CPy_Unreachable();
CPyL69: ;
    cpy_r_r90 = NULL;
    CPyGen_Exit(&((serai___games___scholars___retirement___retire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r90;
CPyL70: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL64;
CPyL71: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL29;
CPyL72: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    goto CPyL64;
CPyL73: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL64;
CPyL74: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL20;
CPyL75: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r34);
    goto CPyL64;
CPyL76: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL28;
CPyL77: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL30;
CPyL78: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL64;
CPyL79: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL43;
CPyL80: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL64;
CPyL81: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL48;
CPyL82: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL47;
CPyL83: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL53;
CPyL84: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL56;
CPyL85: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL86: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL67;
}
        
PyObject *CPyDef_retirement___retire_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_retirement___retire_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_retirement___retire_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___retire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.retire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement___retire_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__next__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___retire_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_retirement___retire_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_retirement___retire_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___retire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.retire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_retirement___retire_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "send", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___retire_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_retirement___retire_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___retire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.retire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement___retire_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__iter__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___retire_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_retirement___retire_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_retirement___retire_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___retire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.retire_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_retirement___retire_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "throw", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___retire_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_retirement___retire_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5399 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5399);
    PyObject *__tmp5400 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5400);
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
        
        PyObject *CPyPy_retirement___retire_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___retire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.retire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement___retire_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "close", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___retire(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_retirement___retire_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 14, CPyStatic_retirement___globals);
        goto CPyL3;
    }
    ((serai___games___scholars___retirement___retire_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___retirement___retire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___retire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___retirement___retire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 14, CPyStatic_retirement___globals);
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
        
        PyObject *CPyPy_retirement___retire(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:retire", kwlist, 0};
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
            PyObject *retval = CPyDef_retirement___retire(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "retire", 14, CPyStatic_retirement___globals);
            return NULL;
        }
        
char CPyDef_retirement___leave_rooms(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
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
    char cpy_r_r60;
    char cpy_r_r61;
    CPyTagged cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    cpy_r_r0 = 0;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Table", "rooms", 26, CPyStatic_retirement___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = 0;
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL47;
    cpy_r_room = cpy_r_r0;
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
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 26, CPyStatic_retirement___globals);
        goto CPyL48;
    }
    cpy_r_r12 = (Py_ssize_t)cpy_r_r11 == -2;
    if (cpy_r_r12) goto CPyL49;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Table", "gold", 27, CPyStatic_retirement___globals);
        goto CPyL50;
    }
CPyL6: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r13, cpy_r_room);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 27, CPyStatic_retirement___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 27, CPyStatic_retirement___globals);
        goto CPyL50;
    }
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Table", "book", 27, CPyStatic_retirement___globals);
        goto CPyL51;
    }
CPyL9: ;
    cpy_r_r17 = ((serai___games___scholars___book___BookObject *)cpy_r_r16)->_rooms;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Book", "rooms", 27, CPyStatic_retirement___globals);
        goto CPyL51;
    }
CPyL10: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r17, cpy_r_room);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 27, CPyStatic_retirement___globals);
        goto CPyL51;
    }
    if (likely(PyTuple_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 27, CPyStatic_retirement___globals, "tuple", cpy_r_r18);
        goto CPyL51;
    }
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_r19, 6);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 27, CPyStatic_retirement___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 27, CPyStatic_retirement___globals);
        goto CPyL51;
    }
    cpy_r_r22 = cpy_r_r15 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL16;
    cpy_r_r24 = cpy_r_r21 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL17;
CPyL16: ;
    cpy_r_r26 = CPyTagged_IsLt_(cpy_r_r15, cpy_r_r21);
    cpy_r_r27 = cpy_r_r26;
    goto CPyL18;
CPyL17: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r15 < (Py_ssize_t)cpy_r_r21;
    cpy_r_r27 = cpy_r_r28;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r21);
    if (cpy_r_r27) goto CPyL49;
    cpy_r_r29 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Table", "owners", 29, CPyStatic_retirement___globals);
        goto CPyL50;
    }
CPyL20: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_room);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 29, CPyStatic_retirement___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 29, CPyStatic_retirement___globals);
        goto CPyL50;
    }
    cpy_r_r32 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Table", "rooms", 30, CPyStatic_retirement___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r32);
CPyL23: ;
    cpy_r_r33 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = CPyList_SetItem(cpy_r_r32, cpy_r_room, cpy_r_r33);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 30, CPyStatic_retirement___globals);
        goto CPyL52;
    }
    cpy_r_r35 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Table", "gold", 31, CPyStatic_retirement___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r35);
CPyL25: ;
    cpy_r_r36 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r36);
    cpy_r_r37 = CPyList_SetItem(cpy_r_r35, cpy_r_room, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 31, CPyStatic_retirement___globals);
        goto CPyL52;
    }
    cpy_r_r38 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Table", "owners", 32, CPyStatic_retirement___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r38);
CPyL27: ;
    cpy_r_r39 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = CPyList_SetItem(cpy_r_r38, cpy_r_room, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 32, CPyStatic_retirement___globals);
        goto CPyL53;
    }
    cpy_r_r41 = (Py_ssize_t)cpy_r_r31 != -2;
    if (!cpy_r_r41) goto CPyL54;
    cpy_r_r42 = CPyDef_scholars___influence___give_back(cpy_r_t, cpy_r_r31);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 34, CPyStatic_retirement___globals);
        goto CPyL53;
    }
    cpy_r_r43 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Table", "players", 35, CPyStatic_retirement___globals);
        goto CPyL53;
    }
CPyL31: ;
    cpy_r_r44 = CPyList_GetItemBorrow(cpy_r_r43, cpy_r_r31);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 35, CPyStatic_retirement___globals);
        goto CPyL53;
    }
    if (likely(Py_TYPE(cpy_r_r44) == CPyType_scholars___table___Player))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 35, CPyStatic_retirement___globals, "serai.games.scholars.table.Player", cpy_r_r44);
        goto CPyL53;
    }
    cpy_r_r46 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r45)->_aside;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Player", "aside", 35, CPyStatic_retirement___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r46);
CPyL34: ;
    CPyTagged_INCREF(cpy_r_r11);
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r48 = PyList_Append(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 35, CPyStatic_retirement___globals);
        goto CPyL53;
    }
    cpy_r_r50 = CPyStatics[3416]; /* 'event-retires' */
    cpy_r_r51 = CPyStatics[3417]; /* 'SC-RET-01' */
    cpy_r_r52 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Table", "book", 36, CPyStatic_retirement___globals);
        goto CPyL53;
    }
CPyL36: ;
    cpy_r_r53 = ((serai___games___scholars___book___BookObject *)cpy_r_r52)->_translators;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "leave_rooms", "Book", "translators", 36, CPyStatic_retirement___globals);
        goto CPyL53;
    }
CPyL37: ;
    cpy_r_r54 = CPyList_GetItem(cpy_r_r53, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 36, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    if (likely(PyTuple_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 36, CPyStatic_retirement___globals, "tuple", cpy_r_r54);
        goto CPyL55;
    }
    cpy_r_r56 = CPySequenceTuple_GetItem(cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 36, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    if (likely(PyUnicode_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 36, CPyStatic_retirement___globals, "str", cpy_r_r56);
        goto CPyL55;
    }
    cpy_r_r58 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r59 = CPyDict_Build(1, cpy_r_r58, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 36, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    cpy_r_r60 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r50, cpy_r_r31, cpy_r_r51, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 36, CPyStatic_retirement___globals);
        goto CPyL56;
    } else
        goto CPyL44;
CPyL43: ;
    cpy_r_r61 = CPyDef_retirement____neutral_leaves(cpy_r_t, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r61 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 38, CPyStatic_retirement___globals);
        goto CPyL56;
    }
CPyL44: ;
    cpy_r_r62 = cpy_r_r0 + 2;
    cpy_r_r0 = cpy_r_r62;
    cpy_r_r63 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r63;
    goto CPyL2;
CPyL45: ;
    return 1;
CPyL46: ;
    cpy_r_r64 = 2;
    return cpy_r_r64;
CPyL47: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL45;
CPyL48: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL46;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_room);
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL44;
CPyL50: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL46;
CPyL51: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL46;
CPyL52: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL46;
CPyL53: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL46;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r31);
    goto CPyL43;
CPyL55: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL46;
CPyL56: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL46;
}
        
        PyObject *CPyPy_retirement___leave_rooms(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:leave_rooms", kwlist, 0};
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
            char retval = CPyDef_retirement___leave_rooms(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "leave_rooms", 24, CPyStatic_retirement___globals);
            return NULL;
        }
        
char CPyDef_retirement____neutral_leaves(PyObject *cpy_r_t, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_neutral_leaves", "Table", "book", 43, CPyStatic_retirement___globals);
        goto CPyL34;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_neutral_leaves", "Book", "translators", 43, CPyStatic_retirement___globals);
        goto CPyL34;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_card);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 43, CPyStatic_retirement___globals);
        goto CPyL34;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 43, CPyStatic_retirement___globals, "tuple", cpy_r_r2);
        goto CPyL34;
    }
    cpy_r_r4 = CPyStatics[3418]; /* 'event-neutral-retires' */
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_neutral_leaves", "Table", "seat", 44, CPyStatic_retirement___globals);
        goto CPyL35;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_neutral_leaves", "Table", "automa", 44, CPyStatic_retirement___globals);
        goto CPyL36;
    }
CPyL6: ;
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = cpy_r_r6 == cpy_r_r7;
    if (!cpy_r_r8) goto CPyL8;
    cpy_r_r9 = CPyStatics[3419]; /* 'SC-RET-05' */
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = cpy_r_r9;
    goto CPyL9;
CPyL8: ;
    cpy_r_r11 = CPyStatics[3420]; /* 'SC-SOLO-30' */
    CPy_INCREF(cpy_r_r11);
    cpy_r_r10 = cpy_r_r11;
CPyL9: ;
    cpy_r_r12 = CPySequenceTuple_GetItem(cpy_r_r3, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 44, CPyStatic_retirement___globals);
        goto CPyL37;
    }
    if (likely(PyUnicode_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 44, CPyStatic_retirement___globals, "str", cpy_r_r12);
        goto CPyL37;
    }
    cpy_r_r14 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r15 = CPyDict_Build(1, cpy_r_r14, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 44, CPyStatic_retirement___globals);
        goto CPyL37;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r4, cpy_r_r5, cpy_r_r10, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 44, CPyStatic_retirement___globals);
        goto CPyL35;
    }
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_neutral_leaves", "Table", "automa", 45, CPyStatic_retirement___globals);
        goto CPyL35;
    }
CPyL14: ;
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r19 = cpy_r_r17 != cpy_r_r18;
    if (cpy_r_r19) {
        goto CPyL38;
    } else
        goto CPyL19;
CPyL15: ;
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_neutral_leaves", "Table", "automa", 46, CPyStatic_retirement___globals);
        goto CPyL34;
    }
CPyL16: ;
    if (likely(cpy_r_r20 != Py_None))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 46, CPyStatic_retirement___globals, "serai.games.scholars.table.Automa", cpy_r_r20);
        goto CPyL34;
    }
    cpy_r_r22 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r21)->_retired;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_neutral_leaves", "Automa", "retired", 46, CPyStatic_retirement___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r22);
CPyL18: ;
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r24 = PyList_Append(cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 46, CPyStatic_retirement___globals);
        goto CPyL34;
    } else
        goto CPyL33;
CPyL19: ;
    cpy_r_r26 = CPyStatics[2713]; /* 'is_starting' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 47, CPyStatic_retirement___globals);
        goto CPyL35;
    }
    if (unlikely(!PyBool_Check(cpy_r_r27))) {
        CPy_TypeError("bool", cpy_r_r27); cpy_r_r28 = 2;
    } else
        cpy_r_r28 = cpy_r_r27 == Py_True;
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 47, CPyStatic_retirement___globals);
        goto CPyL35;
    }
    if (cpy_r_r28) goto CPyL39;
    cpy_r_r29 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_neutral_leaves", "Table", "piles", 48, CPyStatic_retirement___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r29);
CPyL23: ;
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r3, 2);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 48, CPyStatic_retirement___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 48, CPyStatic_retirement___globals);
        goto CPyL40;
    }
    cpy_r_r32 = CPyList_GetItem(cpy_r_r29, cpy_r_r31);
    CPy_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 48, CPyStatic_retirement___globals);
        goto CPyL35;
    }
    if (likely(PyList_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 48, CPyStatic_retirement___globals, "list", cpy_r_r32);
        goto CPyL35;
    }
    cpy_r_r34 = PyList_New(1);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 48, CPyStatic_retirement___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    *(PyObject * *)cpy_r_r37 = cpy_r_r35;
    cpy_r_r38 = CPyList_Extend(cpy_r_r34, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 48, CPyStatic_retirement___globals);
        goto CPyL42;
    } else
        goto CPyL43;
CPyL29: ;
    cpy_r_r39 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_neutral_leaves", "Table", "piles", 48, CPyStatic_retirement___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r39);
CPyL30: ;
    cpy_r_r40 = CPySequenceTuple_GetItem(cpy_r_r3, 2);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 48, CPyStatic_retirement___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 48, CPyStatic_retirement___globals);
        goto CPyL44;
    }
    cpy_r_r42 = CPyList_SetItem(cpy_r_r39, cpy_r_r41, cpy_r_r34);
    CPy_DECREF(cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 48, CPyStatic_retirement___globals);
        goto CPyL34;
    }
CPyL33: ;
    return 1;
CPyL34: ;
    cpy_r_r43 = 2;
    return cpy_r_r43;
CPyL35: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL34;
CPyL36: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL34;
CPyL37: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r10);
    goto CPyL34;
CPyL38: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL15;
CPyL39: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL33;
CPyL40: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r29);
    goto CPyL34;
CPyL41: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r33);
    goto CPyL34;
CPyL42: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r34);
    goto CPyL34;
CPyL43: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL29;
CPyL44: ;
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r39);
    goto CPyL34;
}
        
        PyObject *CPyPy_retirement____neutral_leaves(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "card", 0};
            static CPyArg_Parser parser = {"OO:_neutral_leaves", kwlist, 0};
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
            char retval = CPyDef_retirement____neutral_leaves(arg_t, arg_card);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_neutral_leaves", 41, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____tuck_one_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
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
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    int32_t cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject **cpy_r_r66;
    PyObject *cpy_r_r67;
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
    PyObject **cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    int32_t cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    tuple_T3OOO cpy_r_r113;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject **cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyTagged cpy_r_r125;
    CPyTagged cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    CPyTagged cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject **cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    tuple_T3OOO cpy_r_r153;
    PyObject **cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject **cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    char cpy_r_r164;
    int32_t cpy_r_r165;
    char cpy_r_r166;
    int32_t cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    char cpy_r_r170;
    char cpy_r_r171;
    char cpy_r_r172;
    char cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = NULL;
    cpy_r_r13 = cpy_r_r12;
    CPy_XDECREF(cpy_r_r13);
    cpy_r_r14 = NULL;
    cpy_r_r15 = cpy_r_r14;
    cpy_r_r16 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL131;
CPyL1: ;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_type != cpy_r_r17;
    if (!cpy_r_r18) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 51, CPyStatic_retirement___globals);
        goto CPyL130;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r19 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "t", 53, CPyStatic_retirement___globals);
        goto CPyL130;
    }
CPyL5: ;
    cpy_r_r20 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "me", 53, CPyStatic_retirement___globals);
        goto CPyL130;
    }
CPyL6: ;
    cpy_r_r21 = CPyDef_retirement____choose_retiree(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 53, CPyStatic_retirement___globals);
        goto CPyL130;
    }
    if (((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0);
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0 = cpy_r_r21;
    cpy_r_r22 = 1;
    if (!cpy_r_r22) goto CPyL130;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = NULL;
    cpy_r_r1 = cpy_r_r25;
    cpy_r_r26 = (PyObject **)&cpy_r_r1;
    cpy_r_r27 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0;
    cpy_r_r28 = CPyDef_retirement____choose_retiree_gen_____mypyc_generator_helper__(cpy_r_r27, cpy_r_r24, cpy_r_r24, cpy_r_r24, cpy_r_r23, cpy_r_r26);
    if (cpy_r_r28 != NULL) goto CPyL139;
    cpy_r_r29 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 53, CPyStatic_retirement___globals);
        goto CPyL140;
    }
    cpy_r_r30 = cpy_r_r1;
    cpy_r_r31 = NULL;
    if (((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0);
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0 = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 53, CPyStatic_retirement___globals);
        goto CPyL141;
    } else
        goto CPyL27;
CPyL11: ;
    cpy_r_r33 = cpy_r_r28;
CPyL12: ;
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r33;
CPyL13: ;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = cpy_r_type != cpy_r_r35;
    if (!cpy_r_r36) goto CPyL142;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 53, CPyStatic_retirement___globals);
        goto CPyL17;
    } else
        goto CPyL143;
CPyL15: ;
    CPy_Unreachable();
CPyL16: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL23;
CPyL17: ;
    cpy_r_r37 = CPy_CatchError();
    cpy_r_r38 = (PyObject **)&cpy_r_r3;
    cpy_r_r39 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0;
    cpy_r_r40 = CPy_YieldFromErrorHandle(cpy_r_r39, cpy_r_r38);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 53, CPyStatic_retirement___globals);
        goto CPyL144;
    }
    if (cpy_r_r40) goto CPyL20;
    cpy_r_r33 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    goto CPyL12;
CPyL20: ;
    cpy_r_r30 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    goto CPyL27;
CPyL21: ;
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    cpy_r_r41 = CPy_KeepPropagating();
    if (!cpy_r_r41) goto CPyL130;
    CPy_Unreachable();
CPyL23: ;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = NULL;
    cpy_r_r1 = cpy_r_r43;
    cpy_r_r44 = (PyObject **)&cpy_r_r1;
    cpy_r_r45 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0;
    cpy_r_r46 = CPyDef_retirement____choose_retiree_gen_____mypyc_generator_helper__(cpy_r_r45, cpy_r_r42, cpy_r_r42, cpy_r_r42, cpy_r_arg, cpy_r_r44);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r46 == NULL) {
        goto CPyL25;
    } else
        goto CPyL145;
CPyL24: ;
    cpy_r_r33 = cpy_r_r46;
    goto CPyL12;
CPyL25: ;
    cpy_r_r47 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 53, CPyStatic_retirement___globals);
        goto CPyL140;
    }
    cpy_r_r30 = cpy_r_r1;
CPyL27: ;
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_option___Option))
        cpy_r_r48 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 53, CPyStatic_retirement___globals, "serai.kernel.option.Option", cpy_r_r30);
        goto CPyL130;
    }
    cpy_r_r49 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "t", 54, CPyStatic_retirement___globals);
        goto CPyL146;
    }
CPyL29: ;
    cpy_r_r50 = ((serai___games___scholars___table___TableObject *)cpy_r_r49)->_book;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "Table", "book", 54, CPyStatic_retirement___globals);
        goto CPyL146;
    }
CPyL30: ;
    cpy_r_r51 = ((serai___games___scholars___book___BookObject *)cpy_r_r50)->_options;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "Book", "options", 54, CPyStatic_retirement___globals);
        goto CPyL146;
    }
CPyL31: ;
    cpy_r_r52 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r51)->_retiree;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "Options", "retiree", 54, CPyStatic_retirement___globals);
        goto CPyL146;
    }
    CPy_INCREF(cpy_r_r52);
CPyL32: ;
    cpy_r_r53 = PySequence_Contains(cpy_r_r52, cpy_r_r48);
    CPy_DECREF(cpy_r_r52);
    cpy_r_r54 = cpy_r_r53 >= 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 54, CPyStatic_retirement___globals);
        goto CPyL146;
    }
    cpy_r_r55 = cpy_r_r53;
    cpy_r_r56 = cpy_r_r55 ^ 1;
    if (!cpy_r_r56) goto CPyL65;
    cpy_r_r57 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "t", 55, CPyStatic_retirement___globals);
        goto CPyL146;
    }
CPyL35: ;
    cpy_r_r58 = ((serai___games___scholars___table___TableObject *)cpy_r_r57)->_book;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "Table", "book", 55, CPyStatic_retirement___globals);
        goto CPyL146;
    }
CPyL36: ;
    cpy_r_r59 = ((serai___games___scholars___book___BookObject *)cpy_r_r58)->_seams;
    CPy_INCREF(cpy_r_r59);
    cpy_r_r60 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "t", 55, CPyStatic_retirement___globals);
        goto CPyL147;
    }
CPyL37: ;
    cpy_r_r61 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "me", 55, CPyStatic_retirement___globals);
        goto CPyL147;
    }
CPyL38: ;
    cpy_r_r62 = CPY_GET_METHOD(cpy_r_r59, CPyType_scholars___seams___Seams, 28, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_r59, cpy_r_r60, cpy_r_r61, cpy_r_r48); /* tuck_aside */
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 55, CPyStatic_retirement___globals);
        goto CPyL130;
    }
    cpy_r_r63 = PyObject_GetIter(cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 55, CPyStatic_retirement___globals);
        goto CPyL130;
    }
    if (((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1);
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1 = cpy_r_r63;
    cpy_r_r64 = 1;
    if (!cpy_r_r64) goto CPyL130;
    cpy_r_r65 = NULL;
    cpy_r_r5 = cpy_r_r65;
    cpy_r_r66 = (PyObject **)&cpy_r_r5;
    cpy_r_r67 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r68 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1;
    cpy_r_r69 = CPyIter_Send(cpy_r_r68, cpy_r_r67, cpy_r_r66);
    if (cpy_r_r69 != NULL) goto CPyL148;
    cpy_r_r70 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 55, CPyStatic_retirement___globals);
        goto CPyL149;
    }
    cpy_r_r71 = cpy_r_r5;
    CPy_DECREF(cpy_r_r71);
    cpy_r_r72 = NULL;
    if (((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1);
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1 = cpy_r_r72;
    cpy_r_r73 = 1;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 55, CPyStatic_retirement___globals);
        goto CPyL130;
    } else
        goto CPyL60;
CPyL44: ;
    cpy_r_r74 = cpy_r_r69;
CPyL45: ;
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r74;
CPyL46: ;
    cpy_r_r76 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r77 = cpy_r_type != cpy_r_r76;
    if (!cpy_r_r77) goto CPyL150;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 55, CPyStatic_retirement___globals);
        goto CPyL50;
    } else
        goto CPyL151;
CPyL48: ;
    CPy_Unreachable();
CPyL49: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL56;
CPyL50: ;
    cpy_r_r78 = CPy_CatchError();
    cpy_r_r79 = (PyObject **)&cpy_r_r7;
    cpy_r_r80 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1;
    cpy_r_r81 = CPy_YieldFromErrorHandle(cpy_r_r80, cpy_r_r79);
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 55, CPyStatic_retirement___globals);
        goto CPyL152;
    }
    if (cpy_r_r81) goto CPyL53;
    cpy_r_r74 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r78);
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    goto CPyL45;
CPyL53: ;
    cpy_r_r71 = cpy_r_r7;
    CPy_DecRef(cpy_r_r71);
    CPy_RestoreExcInfo(cpy_r_r78);
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    goto CPyL60;
CPyL54: ;
    CPy_RestoreExcInfo(cpy_r_r78);
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    cpy_r_r82 = CPy_KeepPropagating();
    if (!cpy_r_r82) goto CPyL130;
    CPy_Unreachable();
CPyL56: ;
    cpy_r_r83 = NULL;
    cpy_r_r5 = cpy_r_r83;
    cpy_r_r84 = (PyObject **)&cpy_r_r5;
    cpy_r_r85 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1;
    cpy_r_r86 = CPyIter_Send(cpy_r_r85, cpy_r_arg, cpy_r_r84);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r86 == NULL) {
        goto CPyL58;
    } else
        goto CPyL153;
CPyL57: ;
    cpy_r_r74 = cpy_r_r86;
    goto CPyL45;
CPyL58: ;
    cpy_r_r87 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 55, CPyStatic_retirement___globals);
        goto CPyL149;
    }
    cpy_r_r71 = cpy_r_r5;
    CPy_DECREF(cpy_r_r71);
CPyL60: ;
    cpy_r_r88 = Py_None;
    CPy_INCREF(cpy_r_r88);
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r90 = CPyDef_retirement____tuck_one_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL64;
    CPyGen_SetStopIterationValue(cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (!0) goto CPyL138;
    CPy_Unreachable();
CPyL64: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r88;
    CPyGen_Exit(&((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL65: ;
    cpy_r_r91 = ((serai___kernel___option___OptionObject *)cpy_r_r48)->_value;
    CPy_INCREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r48);
    if (likely(PyLong_Check(cpy_r_r91)))
        cpy_r_r92 = CPyTagged_FromObject(cpy_r_r91);
    else {
        CPy_TypeError("int", cpy_r_r91); cpy_r_r92 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 57, CPyStatic_retirement___globals);
        goto CPyL130;
    }
    if (((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card = cpy_r_r92;
    cpy_r_r93 = 1;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 57, CPyStatic_retirement___globals);
        goto CPyL130;
    }
    cpy_r_r94 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "t", 58, CPyStatic_retirement___globals);
        goto CPyL130;
    }
CPyL68: ;
    cpy_r_r95 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "me", 58, CPyStatic_retirement___globals);
        goto CPyL130;
    }
CPyL69: ;
    cpy_r_r96 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "card", 58, CPyStatic_retirement___globals);
        goto CPyL130;
    }
CPyL70: ;
    cpy_r_r97 = CPyDef_retirement___tuck(cpy_r_r94, cpy_r_r95, cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 58, CPyStatic_retirement___globals);
        goto CPyL130;
    }
    if (((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3);
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3 = cpy_r_r97;
    cpy_r_r98 = 1;
    if (!cpy_r_r98) goto CPyL130;
    cpy_r_r99 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r100 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r101 = NULL;
    cpy_r_r9 = cpy_r_r101;
    cpy_r_r102 = (PyObject **)&cpy_r_r9;
    cpy_r_r103 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3;
    cpy_r_r104 = CPyDef_retirement___tuck_gen_____mypyc_generator_helper__(cpy_r_r103, cpy_r_r100, cpy_r_r100, cpy_r_r100, cpy_r_r99, cpy_r_r102);
    if (cpy_r_r104 != NULL) goto CPyL154;
    cpy_r_r105 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 58, CPyStatic_retirement___globals);
        goto CPyL155;
    }
    cpy_r_r106 = cpy_r_r9;
    CPy_DECREF(cpy_r_r106);
    cpy_r_r107 = NULL;
    if (((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3);
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3 = cpy_r_r107;
    cpy_r_r108 = 1;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 58, CPyStatic_retirement___globals);
        goto CPyL130;
    } else
        goto CPyL91;
CPyL75: ;
    cpy_r_r109 = cpy_r_r104;
CPyL76: ;
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r109;
CPyL77: ;
    cpy_r_r111 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r112 = cpy_r_type != cpy_r_r111;
    if (!cpy_r_r112) goto CPyL156;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 58, CPyStatic_retirement___globals);
        goto CPyL81;
    } else
        goto CPyL157;
CPyL79: ;
    CPy_Unreachable();
CPyL80: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL87;
CPyL81: ;
    cpy_r_r113 = CPy_CatchError();
    cpy_r_r114 = (PyObject **)&cpy_r_r11;
    cpy_r_r115 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3;
    cpy_r_r116 = CPy_YieldFromErrorHandle(cpy_r_r115, cpy_r_r114);
    if (unlikely(cpy_r_r116 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 58, CPyStatic_retirement___globals);
        goto CPyL158;
    }
    if (cpy_r_r116) goto CPyL84;
    cpy_r_r109 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r113);
    CPy_DecRef(cpy_r_r113.f0);
    CPy_DecRef(cpy_r_r113.f1);
    CPy_DecRef(cpy_r_r113.f2);
    goto CPyL76;
CPyL84: ;
    cpy_r_r106 = cpy_r_r11;
    CPy_DecRef(cpy_r_r106);
    CPy_RestoreExcInfo(cpy_r_r113);
    CPy_DecRef(cpy_r_r113.f0);
    CPy_DecRef(cpy_r_r113.f1);
    CPy_DecRef(cpy_r_r113.f2);
    goto CPyL91;
CPyL85: ;
    CPy_RestoreExcInfo(cpy_r_r113);
    CPy_DecRef(cpy_r_r113.f0);
    CPy_DecRef(cpy_r_r113.f1);
    CPy_DecRef(cpy_r_r113.f2);
    cpy_r_r117 = CPy_KeepPropagating();
    if (!cpy_r_r117) goto CPyL130;
    CPy_Unreachable();
CPyL87: ;
    cpy_r_r118 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r119 = NULL;
    cpy_r_r9 = cpy_r_r119;
    cpy_r_r120 = (PyObject **)&cpy_r_r9;
    cpy_r_r121 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3;
    cpy_r_r122 = CPyDef_retirement___tuck_gen_____mypyc_generator_helper__(cpy_r_r121, cpy_r_r118, cpy_r_r118, cpy_r_r118, cpy_r_arg, cpy_r_r120);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r122 == NULL) {
        goto CPyL89;
    } else
        goto CPyL159;
CPyL88: ;
    cpy_r_r109 = cpy_r_r122;
    goto CPyL76;
CPyL89: ;
    cpy_r_r123 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 58, CPyStatic_retirement___globals);
        goto CPyL155;
    }
    cpy_r_r106 = cpy_r_r9;
    CPy_DECREF(cpy_r_r106);
CPyL91: ;
    cpy_r_r124 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "t", 59, CPyStatic_retirement___globals);
        goto CPyL130;
    }
CPyL92: ;
    cpy_r_r125 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "me", 59, CPyStatic_retirement___globals);
        goto CPyL130;
    }
CPyL93: ;
    cpy_r_r126 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "card", 59, CPyStatic_retirement___globals);
        goto CPyL130;
    }
CPyL94: ;
    cpy_r_r127 = CPyDef_goals___interacted(cpy_r_r124, cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 59, CPyStatic_retirement___globals);
        goto CPyL130;
    }
    cpy_r_r128 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "t", 60, CPyStatic_retirement___globals);
        goto CPyL130;
    }
CPyL96: ;
    cpy_r_r129 = ((serai___games___scholars___table___TableObject *)cpy_r_r128)->_book;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "Table", "book", 60, CPyStatic_retirement___globals);
        goto CPyL130;
    }
CPyL97: ;
    cpy_r_r130 = ((serai___games___scholars___book___BookObject *)cpy_r_r129)->_seams;
    CPy_INCREF(cpy_r_r130);
    cpy_r_r131 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "t", 60, CPyStatic_retirement___globals);
        goto CPyL160;
    }
CPyL98: ;
    cpy_r_r132 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "me", 60, CPyStatic_retirement___globals);
        goto CPyL160;
    }
CPyL99: ;
    cpy_r_r133 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "t", 60, CPyStatic_retirement___globals);
        goto CPyL160;
    }
CPyL100: ;
    cpy_r_r134 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "me", 60, CPyStatic_retirement___globals);
        goto CPyL160;
    }
CPyL101: ;
    cpy_r_r135 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_tuck_one", "_tuck_one_gen", "card", 60, CPyStatic_retirement___globals);
        goto CPyL160;
    }
CPyL102: ;
    cpy_r_r136 = CPyDef_retirement____place_of(cpy_r_r133, cpy_r_r134, cpy_r_r135);
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 60, CPyStatic_retirement___globals);
        goto CPyL160;
    }
    cpy_r_r137 = CPY_GET_METHOD(cpy_r_r130, CPyType_scholars___seams___Seams, 30, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r136); /* tucked */
    CPyTagged_DECREF(cpy_r_r136);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 60, CPyStatic_retirement___globals);
        goto CPyL130;
    }
    cpy_r_r138 = PyObject_GetIter(cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 60, CPyStatic_retirement___globals);
        goto CPyL130;
    }
    if (((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4);
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4 = cpy_r_r138;
    cpy_r_r139 = 1;
    if (!cpy_r_r139) goto CPyL130;
    cpy_r_r140 = NULL;
    cpy_r_r13 = cpy_r_r140;
    cpy_r_r141 = (PyObject **)&cpy_r_r13;
    cpy_r_r142 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r143 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4;
    cpy_r_r144 = CPyIter_Send(cpy_r_r143, cpy_r_r142, cpy_r_r141);
    if (cpy_r_r144 != NULL) goto CPyL161;
    cpy_r_r145 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 60, CPyStatic_retirement___globals);
        goto CPyL162;
    }
    cpy_r_r146 = cpy_r_r13;
    CPy_DECREF(cpy_r_r146);
    cpy_r_r147 = NULL;
    if (((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4);
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4 = cpy_r_r147;
    cpy_r_r148 = 1;
    if (unlikely(!cpy_r_r148)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 60, CPyStatic_retirement___globals);
        goto CPyL130;
    } else
        goto CPyL125;
CPyL109: ;
    cpy_r_r149 = cpy_r_r144;
CPyL110: ;
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r149;
CPyL111: ;
    cpy_r_r151 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r152 = cpy_r_type != cpy_r_r151;
    if (!cpy_r_r152) goto CPyL163;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 60, CPyStatic_retirement___globals);
        goto CPyL115;
    } else
        goto CPyL164;
CPyL113: ;
    CPy_Unreachable();
CPyL114: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL121;
CPyL115: ;
    cpy_r_r153 = CPy_CatchError();
    cpy_r_r154 = (PyObject **)&cpy_r_r15;
    cpy_r_r155 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4;
    cpy_r_r156 = CPy_YieldFromErrorHandle(cpy_r_r155, cpy_r_r154);
    if (unlikely(cpy_r_r156 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 60, CPyStatic_retirement___globals);
        goto CPyL165;
    }
    if (cpy_r_r156) goto CPyL118;
    cpy_r_r149 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r153);
    CPy_DecRef(cpy_r_r153.f0);
    CPy_DecRef(cpy_r_r153.f1);
    CPy_DecRef(cpy_r_r153.f2);
    goto CPyL110;
CPyL118: ;
    cpy_r_r146 = cpy_r_r15;
    CPy_DecRef(cpy_r_r146);
    CPy_RestoreExcInfo(cpy_r_r153);
    CPy_DecRef(cpy_r_r153.f0);
    CPy_DecRef(cpy_r_r153.f1);
    CPy_DecRef(cpy_r_r153.f2);
    goto CPyL125;
CPyL119: ;
    CPy_RestoreExcInfo(cpy_r_r153);
    CPy_DecRef(cpy_r_r153.f0);
    CPy_DecRef(cpy_r_r153.f1);
    CPy_DecRef(cpy_r_r153.f2);
    cpy_r_r157 = CPy_KeepPropagating();
    if (!cpy_r_r157) goto CPyL130;
    CPy_Unreachable();
CPyL121: ;
    cpy_r_r158 = NULL;
    cpy_r_r13 = cpy_r_r158;
    cpy_r_r159 = (PyObject **)&cpy_r_r13;
    cpy_r_r160 = ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4;
    cpy_r_r161 = CPyIter_Send(cpy_r_r160, cpy_r_arg, cpy_r_r159);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r161 == NULL) {
        goto CPyL123;
    } else
        goto CPyL166;
CPyL122: ;
    cpy_r_r149 = cpy_r_r161;
    goto CPyL110;
CPyL123: ;
    cpy_r_r162 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 60, CPyStatic_retirement___globals);
        goto CPyL162;
    }
    cpy_r_r146 = cpy_r_r13;
    CPy_DECREF(cpy_r_r146);
CPyL125: ;
    cpy_r_r163 = Py_None;
    CPy_INCREF(cpy_r_r163);
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r165 = CPyDef_retirement____tuck_one_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL129;
    CPyGen_SetStopIterationValue(cpy_r_r163);
    CPy_DECREF(cpy_r_r163);
    if (!0) goto CPyL138;
    CPy_Unreachable();
CPyL129: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r163;
    CPyGen_Exit(&((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL130: ;
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r167 = CPyDef_retirement____tuck_one_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r168 = NULL;
    CPyGen_Exit(&((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r168;
CPyL131: ;
    cpy_r_r169 = cpy_r_r16 == 0;
    if (cpy_r_r169) goto CPyL167;
    cpy_r_r170 = cpy_r_r16 == 1;
    if (cpy_r_r170) {
        goto CPyL168;
    } else
        goto CPyL169;
CPyL133: ;
    cpy_r_r171 = cpy_r_r16 == 2;
    if (cpy_r_r171) {
        goto CPyL170;
    } else
        goto CPyL171;
CPyL134: ;
    cpy_r_r172 = cpy_r_r16 == 3;
    if (cpy_r_r172) {
        goto CPyL172;
    } else
        goto CPyL173;
CPyL135: ;
    cpy_r_r173 = cpy_r_r16 == 4;
    if (cpy_r_r173) {
        goto CPyL111;
    } else
        goto CPyL174;
CPyL136: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r174 = 0;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 51, CPyStatic_retirement___globals);
        goto CPyL138;
    }
    CPy_Unreachable();
CPyL138: ;
    cpy_r_r175 = NULL;
    CPyGen_Exit(&((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r175;
CPyL139: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL11;
CPyL140: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL130;
CPyL141: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL130;
CPyL142: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL16;
CPyL143: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL144: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL21;
CPyL145: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL24;
CPyL146: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL130;
CPyL147: ;
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r59);
    goto CPyL130;
CPyL148: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL44;
CPyL149: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL130;
CPyL150: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL49;
CPyL151: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL48;
CPyL152: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL54;
CPyL153: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL57;
CPyL154: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL75;
CPyL155: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL130;
CPyL156: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL80;
CPyL157: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL79;
CPyL158: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL85;
CPyL159: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL88;
CPyL160: ;
    CPy_DecRef(cpy_r_r130);
    goto CPyL130;
CPyL161: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL109;
CPyL162: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL130;
CPyL163: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL114;
CPyL164: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL113;
CPyL165: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL119;
CPyL166: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL122;
CPyL167: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL1;
CPyL168: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL13;
CPyL169: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL133;
CPyL170: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL46;
CPyL171: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL134;
CPyL172: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL77;
CPyL173: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL135;
CPyL174: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL136;
}
        
PyObject *CPyDef_retirement____tuck_one_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_retirement____tuck_one_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_retirement____tuck_one_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement____tuck_one_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement._tuck_one_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement____tuck_one_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__next__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____tuck_one_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_retirement____tuck_one_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_retirement____tuck_one_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement____tuck_one_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement._tuck_one_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_retirement____tuck_one_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "send", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____tuck_one_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_retirement____tuck_one_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement____tuck_one_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement._tuck_one_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement____tuck_one_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__iter__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____tuck_one_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_retirement____tuck_one_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_retirement____tuck_one_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement____tuck_one_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement._tuck_one_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_retirement____tuck_one_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "throw", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____tuck_one_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_retirement____tuck_one_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5401 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5401);
    PyObject *__tmp5402 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5402);
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
        
        PyObject *CPyPy_retirement____tuck_one_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement____tuck_one_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement._tuck_one_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement____tuck_one_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "close", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____tuck_one(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_retirement____tuck_one_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 51, CPyStatic_retirement___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 51, CPyStatic_retirement___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___retirement____tuck_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 51, CPyStatic_retirement___globals);
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
        
        PyObject *CPyPy_retirement____tuck_one(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_tuck_one", kwlist, 0};
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
            PyObject *retval = CPyDef_retirement____tuck_one(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_tuck_one", 51, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___note__choose_retiree_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_retirement___note__choose_retiree_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_retirement___note__choose_retiree_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__get__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___note__choose_retiree_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
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
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = ((serai___games___scholars___retirement___note__choose_retiree_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "note", "note__choose_retiree_obj", "__mypyc_env__", 66, CPyStatic_retirement___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___retirement____choose_retiree_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "note", "_choose_retiree_env", "t", 67, CPyStatic_retirement___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "note", "Table", "book", 67, CPyStatic_retirement___globals);
        goto CPyL11;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_r2)->_translators;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "note", "Book", "translators", 67, CPyStatic_retirement___globals);
        goto CPyL11;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r5 = PyObject_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "note", 67, CPyStatic_retirement___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r6 = CPyStatics[3155]; /* 'note-to-tuck' */
    cpy_r_r7 = CPyStatics[31]; /* 'n' */
    cpy_r_r8 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "note", 68, CPyStatic_retirement___globals);
        goto CPyL12;
    }
    cpy_r_r10 = CPyStatics[602]; /* 'effect' */
    cpy_r_r11 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r11);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "note", 68, CPyStatic_retirement___globals);
        goto CPyL13;
    }
    cpy_r_r13 = CPyDict_Build(2, cpy_r_r7, cpy_r_r9, cpy_r_r10, cpy_r_r12);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "note", 68, CPyStatic_retirement___globals);
        goto CPyL10;
    }
    cpy_r_r14 = CPyDef_message___Message(cpy_r_r6, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "note", 68, CPyStatic_retirement___globals);
        goto CPyL10;
    }
    return cpy_r_r14;
CPyL10: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL10;
}
        
        PyObject *CPyPy_retirement___note__choose_retiree_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_retirement___note__choose_retiree_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "note", 66, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____choose_retiree_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
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
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_offer;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyTagged cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    int32_t cpy_r_r52;
    int32_t cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    int32_t cpy_r_r66;
    int32_t cpy_r_r67;
    char cpy_r_r68;
    int32_t cpy_r_r69;
    int32_t cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "_choose_retiree_gen", "__mypyc_env__", 63, CPyStatic_retirement___globals);
        goto CPyL60;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL56;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 63, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = CPyDef_retirement___note__choose_retiree_obj();
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 66, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___retirement___note__choose_retiree_objObject *)cpy_r_r4)->___mypyc_env__ = cpy_r_r0;
    if (((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 66, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    cpy_r_r6 = ((serai___games___scholars___retirement____choose_retiree_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "_choose_retiree_env", "t", 70, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r6);
CPyL8: ;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_r6)->_players;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "Table", "players", 70, CPyStatic_retirement___globals);
        goto CPyL61;
    }
CPyL9: ;
    cpy_r_r8 = ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "_choose_retiree_gen", "me", 70, CPyStatic_retirement___globals);
        goto CPyL61;
    }
CPyL10: ;
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 70, CPyStatic_retirement___globals);
        goto CPyL61;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_scholars___table___Player))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 70, CPyStatic_retirement___globals, "serai.games.scholars.table.Player", cpy_r_r9);
        goto CPyL61;
    }
    cpy_r_r11 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r10)->_aside;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "Player", "aside", 70, CPyStatic_retirement___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r11);
CPyL13: ;
    CPy_DECREF(cpy_r_r6);
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = PyList_New(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 70, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r15 = 0;
CPyL15: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL63;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 70, CPyStatic_retirement___globals);
        goto CPyL64;
    }
    cpy_r_r25 = ((serai___games___scholars___retirement____choose_retiree_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "_choose_retiree_env", "t", 70, CPyStatic_retirement___globals);
        goto CPyL65;
    }
    CPy_INCREF(cpy_r_r25);
CPyL18: ;
    cpy_r_r26 = ((serai___games___scholars___table___TableObject *)cpy_r_r25)->_book;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "Table", "book", 70, CPyStatic_retirement___globals);
        goto CPyL66;
    }
CPyL19: ;
    cpy_r_r27 = ((serai___games___scholars___book___BookObject *)cpy_r_r26)->_options;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "Book", "options", 70, CPyStatic_retirement___globals);
        goto CPyL66;
    }
CPyL20: ;
    cpy_r_r28 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r27)->_retiree;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "Options", "retiree", 70, CPyStatic_retirement___globals);
        goto CPyL66;
    }
CPyL21: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r28, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 70, CPyStatic_retirement___globals);
        goto CPyL67;
    }
    if (likely(Py_TYPE(cpy_r_r29) == CPyType_option___Option))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 70, CPyStatic_retirement___globals, "serai.kernel.option.Option", cpy_r_r29);
        goto CPyL67;
    }
    CPy_DECREF(cpy_r_r25);
    CPyList_SetItemUnsafe(cpy_r_r14, cpy_r_r15, cpy_r_r30);
    cpy_r_r31 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r31;
    goto CPyL15;
CPyL25: ;
    cpy_r_r32 = ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "_choose_retiree_gen", "note", 70, CPyStatic_retirement___globals);
        goto CPyL68;
    }
CPyL26: ;
    cpy_r_r33 = NULL;
    cpy_r_r34 = NULL;
    cpy_r_r35 = CPyDef_offer___Offer(cpy_r_r14, cpy_r_r33, cpy_r_r34, cpy_r_r32);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 70, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    cpy_r_offer = cpy_r_r35;
    cpy_r_r36 = ((serai___games___scholars___retirement____choose_retiree_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "_choose_retiree_env", "t", 71, CPyStatic_retirement___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r36);
CPyL28: ;
    cpy_r_r37 = ((serai___games___scholars___table___TableObject *)cpy_r_r36)->_book;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "Table", "book", 71, CPyStatic_retirement___globals);
        goto CPyL70;
    }
CPyL29: ;
    cpy_r_r38 = ((serai___games___scholars___book___BookObject *)cpy_r_r37)->_seams;
    CPy_INCREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r39 = ((serai___games___scholars___retirement____choose_retiree_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "_choose_retiree_env", "t", 71, CPyStatic_retirement___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r39);
CPyL30: ;
    cpy_r_r40 = ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "_choose_retiree_gen", "me", 71, CPyStatic_retirement___globals);
        goto CPyL72;
    }
CPyL31: ;
    cpy_r_r41 = CPY_GET_METHOD(cpy_r_r38, CPyType_scholars___seams___Seams, 27, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r38, cpy_r_r39, cpy_r_r40); /* aside */
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 71, CPyStatic_retirement___globals);
        goto CPyL69;
    }
    cpy_r_r42 = PyNumber_InPlaceAdd(cpy_r_offer, cpy_r_r41);
    CPy_DECREF(cpy_r_offer);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 71, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r42, CPyType_offer___Offer)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 71, CPyStatic_retirement___globals, "serai.kernel.offer.Offer", cpy_r_r42);
        goto CPyL55;
    }
    cpy_r_offer = cpy_r_r43;
    cpy_r_r44 = CPY_GET_METHOD(cpy_r_offer, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_offer); /* options */
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 72, CPyStatic_retirement___globals);
        goto CPyL69;
    }
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r46 << 1;
    cpy_r_r48 = cpy_r_r47 == 2;
    if (cpy_r_r48) {
        goto CPyL73;
    } else
        goto CPyL74;
CPyL36: ;
    cpy_r_r49 = CPyList_GetItemShort(cpy_r_r44, 0);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 74, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    if (likely(Py_TYPE(cpy_r_r49) == CPyType_option___Option))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 74, CPyStatic_retirement___globals, "serai.kernel.option.Option", cpy_r_r49);
        goto CPyL55;
    }
    ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r52 = CPyDef_retirement____choose_retiree_env_clear_on_completion(cpy_r_r0);
    cpy_r_r53 = CPyDef_retirement____choose_retiree_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL42;
    CPyGen_SetStopIterationValue(cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (!0) goto CPyL60;
    CPy_Unreachable();
CPyL42: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r50;
    CPyGen_Exit(&((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL43: ;
    cpy_r_r54 = ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_choose_retiree", "_choose_retiree_gen", "me", 75, CPyStatic_retirement___globals);
        goto CPyL69;
    }
CPyL44: ;
    cpy_r_r55 = CPyStatics[3265]; /* 'retiree' */
    cpy_r_r56 = CPyStatics[3421]; /* 'SC-RET-04' */
    cpy_r_r57 = NULL;
    cpy_r_r58 = NULL;
    cpy_r_r59 = 2;
    cpy_r_r60 = CPyDef_decision___ask(cpy_r_r54, cpy_r_r55, cpy_r_r56, cpy_r_offer, cpy_r_r57, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_offer);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 75, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r60;
CPyL46: ;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = cpy_r_type != cpy_r_r62;
    if (!cpy_r_r63) goto CPyL49;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 75, CPyStatic_retirement___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL49: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r64 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 75, CPyStatic_retirement___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL55;
    }
    ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r66 = CPyDef_retirement____choose_retiree_env_clear_on_completion(cpy_r_r0);
    cpy_r_r67 = CPyDef_retirement____choose_retiree_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL54;
    CPyGen_SetStopIterationValue(cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (!0) goto CPyL60;
    CPy_Unreachable();
CPyL54: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r64;
    CPyGen_Exit(&((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL55: ;
    ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r69 = CPyDef_retirement____choose_retiree_env_clear_on_completion(cpy_r_r0);
    cpy_r_r70 = CPyDef_retirement____choose_retiree_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r71 = NULL;
    CPyGen_Exit(&((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r71;
CPyL56: ;
    cpy_r_r72 = cpy_r_r1 == 0;
    if (cpy_r_r72) goto CPyL2;
    cpy_r_r73 = cpy_r_r1 == 1;
    if (cpy_r_r73) goto CPyL46;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r74 = 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 63, CPyStatic_retirement___globals);
        goto CPyL60;
    }
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r75 = NULL;
    CPyGen_Exit(&((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r75;
CPyL61: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL55;
CPyL62: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL55;
CPyL63: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL25;
CPyL64: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    goto CPyL55;
CPyL65: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL55;
CPyL66: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL55;
CPyL67: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r25);
    goto CPyL55;
CPyL68: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL55;
CPyL69: ;
    CPy_DecRef(cpy_r_offer);
    goto CPyL55;
CPyL70: ;
    CPy_DecRef(cpy_r_offer);
    CPy_DecRef(cpy_r_r36);
    goto CPyL55;
CPyL71: ;
    CPy_DecRef(cpy_r_offer);
    CPy_DecRef(cpy_r_r38);
    goto CPyL55;
CPyL72: ;
    CPy_DecRef(cpy_r_offer);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    goto CPyL55;
CPyL73: ;
    CPy_DECREF(cpy_r_offer);
    goto CPyL36;
CPyL74: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL43;
}
        
PyObject *CPyDef_retirement____choose_retiree_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_retirement____choose_retiree_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_retirement____choose_retiree_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement____choose_retiree_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement._choose_retiree_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement____choose_retiree_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__next__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____choose_retiree_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_retirement____choose_retiree_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_retirement____choose_retiree_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement____choose_retiree_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement._choose_retiree_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_retirement____choose_retiree_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "send", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____choose_retiree_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_retirement____choose_retiree_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement____choose_retiree_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement._choose_retiree_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement____choose_retiree_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__iter__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____choose_retiree_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_retirement____choose_retiree_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_retirement____choose_retiree_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement____choose_retiree_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement._choose_retiree_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_retirement____choose_retiree_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "throw", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____choose_retiree_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_retirement____choose_retiree_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5403 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5403);
    PyObject *__tmp5404 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5404);
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
        
        PyObject *CPyPy_retirement____choose_retiree_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement____choose_retiree_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement._choose_retiree_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement____choose_retiree_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "close", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement____choose_retiree(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_retirement____choose_retiree_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 63, CPyStatic_retirement___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_retirement____choose_retiree_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 63, CPyStatic_retirement___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 63, CPyStatic_retirement___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___retirement____choose_retiree_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement____choose_retiree_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___retirement____choose_retiree_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 63, CPyStatic_retirement___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___retirement____choose_retiree_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 63, CPyStatic_retirement___globals);
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
        
        PyObject *CPyPy_retirement____choose_retiree(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_choose_retiree", kwlist, 0};
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
            PyObject *retval = CPyDef_retirement____choose_retiree(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_choose_retiree", 63, CPyStatic_retirement___globals);
            return NULL;
        }
        
CPyTagged CPyDef_retirement____place_of(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_card) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    cpy_r_r0 = 0;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_place_of", "Table", "players", 79, CPyStatic_retirement___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_place_of", 79, CPyStatic_retirement___globals);
        goto CPyL14;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_place_of", 79, CPyStatic_retirement___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL14;
    }
    cpy_r_r4 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_tucked;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "_place_of", "Player", "tucked", 79, CPyStatic_retirement___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL15;
    cpy_r_place = cpy_r_r0;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyList_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "_place_of", 79, CPyStatic_retirement___globals, "list", cpy_r_r13);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r16 = PySequence_Contains(cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_place_of", 79, CPyStatic_retirement___globals);
        goto CPyL16;
    }
    cpy_r_r18 = cpy_r_r16;
    if (cpy_r_r18) {
        goto CPyL17;
    } else
        goto CPyL18;
CPyL9: ;
    goto CPyL13;
CPyL10: ;
    cpy_r_r19 = cpy_r_r0 + 2;
    cpy_r_r0 = cpy_r_r19;
    cpy_r_r20 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r20;
    goto CPyL5;
CPyL11: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_place_of", 79, CPyStatic_retirement___globals);
        goto CPyL14;
    }
    CPy_Unreachable();
CPyL13: ;
    return cpy_r_place;
CPyL14: ;
    cpy_r_r22 = CPY_INT_TAG;
    return cpy_r_r22;
CPyL15: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL11;
CPyL16: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL14;
CPyL17: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL9;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL10;
}
        
        PyObject *CPyPy_retirement____place_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "card", 0};
            static CPyArg_Parser parser = {"OOO:_place_of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_card)) {
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
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            CPyTagged retval = CPyDef_retirement____place_of(arg_t, arg_me, arg_card);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "_place_of", 78, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___tuck_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
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
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject **cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    tuple_T3OOO cpy_r_r72;
    PyObject **cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject **cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    int32_t cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    CPyTagged cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    int32_t cpy_r_r135;
    char cpy_r_r136;
    int32_t cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL114;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 82, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "t", 84, CPyStatic_retirement___globals);
        goto CPyL113;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "Table", "book", 84, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    if (((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 84, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    cpy_r_r10 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "t", 85, CPyStatic_retirement___globals);
        goto CPyL113;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_r10)->_players;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "Table", "players", 85, CPyStatic_retirement___globals);
        goto CPyL113;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "me", 85, CPyStatic_retirement___globals);
        goto CPyL113;
    }
CPyL10: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 85, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_scholars___table___Player))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 85, CPyStatic_retirement___globals, "serai.games.scholars.table.Player", cpy_r_r13);
        goto CPyL113;
    }
    if (((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 85, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    cpy_r_r16 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r17 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "book", 86, CPyStatic_retirement___globals);
        goto CPyL113;
    }
CPyL14: ;
    cpy_r_r18 = ((serai___games___scholars___book___BookObject *)cpy_r_r17)->_translators;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "Book", "translators", 86, CPyStatic_retirement___globals);
        goto CPyL113;
    }
CPyL15: ;
    cpy_r_r19 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "card", 86, CPyStatic_retirement___globals);
        goto CPyL113;
    }
CPyL16: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 86, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    if (likely(PyTuple_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 86, CPyStatic_retirement___globals, "tuple", cpy_r_r20);
        goto CPyL113;
    }
    cpy_r_r22 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "book", 86, CPyStatic_retirement___globals);
        goto CPyL120;
    }
CPyL19: ;
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r21, 0);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 86, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 86, CPyStatic_retirement___globals, "str", cpy_r_r23);
        goto CPyL113;
    }
    cpy_r_r25 = CPyStatics[602]; /* 'effect' */
    cpy_r_r26 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "book", 86, CPyStatic_retirement___globals);
        goto CPyL121;
    }
CPyL22: ;
    cpy_r_r27 = ((serai___games___scholars___book___BookObject *)cpy_r_r26)->_translators;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "Book", "translators", 86, CPyStatic_retirement___globals);
        goto CPyL121;
    }
CPyL23: ;
    cpy_r_r28 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "card", 86, CPyStatic_retirement___globals);
        goto CPyL121;
    }
CPyL24: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 86, CPyStatic_retirement___globals);
        goto CPyL121;
    }
    if (likely(PyTuple_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 86, CPyStatic_retirement___globals, "tuple", cpy_r_r29);
        goto CPyL121;
    }
    cpy_r_r31 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "book", 86, CPyStatic_retirement___globals);
        goto CPyL122;
    }
CPyL27: ;
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r30, 12);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 86, CPyStatic_retirement___globals);
        goto CPyL121;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r32, CPyType_kernel___effects___Effect)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 86, CPyStatic_retirement___globals, "serai.kernel.effects.Effect", cpy_r_r32);
        goto CPyL121;
    }
    cpy_r_r34 = CPyDict_Build(2, cpy_r_r16, cpy_r_r24, cpy_r_r25, cpy_r_r33);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 86, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    cpy_r_r35 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "t", 87, CPyStatic_retirement___globals);
        goto CPyL123;
    }
CPyL31: ;
    cpy_r_r36 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "me", 87, CPyStatic_retirement___globals);
        goto CPyL123;
    }
CPyL32: ;
    cpy_r_r37 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "book", 87, CPyStatic_retirement___globals);
        goto CPyL123;
    }
CPyL33: ;
    cpy_r_r38 = ((serai___games___scholars___book___BookObject *)cpy_r_r37)->_columns_for_retirees;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "Book", "columns_for_retirees", 87, CPyStatic_retirement___globals);
        goto CPyL123;
    }
    CPy_INCREF(cpy_r_r38);
CPyL34: ;
    cpy_r_r39 = CPyDef_retirement___tuck_offer(cpy_r_r35, cpy_r_r36, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 87, CPyStatic_retirement___globals);
        goto CPyL123;
    }
    cpy_r_r40 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "me", 88, CPyStatic_retirement___globals);
        goto CPyL124;
    }
CPyL36: ;
    cpy_r_r41 = CPyStatics[888]; /* 'tuck' */
    cpy_r_r42 = CPyStatics[3422]; /* 'SC-RET-02' */
    cpy_r_r43 = NULL;
    cpy_r_r44 = 2;
    cpy_r_r45 = CPyDef_decision___ask(cpy_r_r40, cpy_r_r41, cpy_r_r42, cpy_r_r39, cpy_r_r34, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 88, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r45;
CPyL38: ;
    cpy_r_r47 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r48 = cpy_r_type != cpy_r_r47;
    if (!cpy_r_r48) goto CPyL41;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 88, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL41: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r49 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 88, CPyStatic_retirement___globals, "serai.kernel.option.Option", cpy_r_arg);
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
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 89, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    if (((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place);
    }
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 89, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    cpy_r_r53 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "t", 90, CPyStatic_retirement___globals);
        goto CPyL113;
    }
CPyL45: ;
    cpy_r_r54 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "me", 90, CPyStatic_retirement___globals);
        goto CPyL113;
    }
CPyL46: ;
    cpy_r_r55 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "place", 90, CPyStatic_retirement___globals);
        goto CPyL113;
    }
CPyL47: ;
    cpy_r_r56 = CPyDef_retirement___pay_tuck(cpy_r_r53, cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 90, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    if (((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3);
    }
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3 = cpy_r_r56;
    cpy_r_r57 = 1;
    if (!cpy_r_r57) goto CPyL113;
    cpy_r_r58 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r59 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r60 = NULL;
    cpy_r_r1 = cpy_r_r60;
    cpy_r_r61 = (PyObject **)&cpy_r_r1;
    cpy_r_r62 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3;
    cpy_r_r63 = CPyDef_retirement___pay_tuck_gen_____mypyc_generator_helper__(cpy_r_r62, cpy_r_r59, cpy_r_r59, cpy_r_r59, cpy_r_r58, cpy_r_r61);
    if (cpy_r_r63 != NULL) goto CPyL125;
    cpy_r_r64 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 90, CPyStatic_retirement___globals);
        goto CPyL126;
    }
    cpy_r_r65 = cpy_r_r1;
    cpy_r_r66 = NULL;
    if (((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3);
    }
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3 = cpy_r_r66;
    cpy_r_r67 = 1;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 90, CPyStatic_retirement___globals);
        goto CPyL127;
    } else
        goto CPyL68;
CPyL52: ;
    cpy_r_r68 = cpy_r_r63;
CPyL53: ;
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r68;
CPyL54: ;
    cpy_r_r70 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r71 = cpy_r_type != cpy_r_r70;
    if (!cpy_r_r71) goto CPyL128;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 90, CPyStatic_retirement___globals);
        goto CPyL58;
    } else
        goto CPyL129;
CPyL56: ;
    CPy_Unreachable();
CPyL57: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL64;
CPyL58: ;
    cpy_r_r72 = CPy_CatchError();
    cpy_r_r73 = (PyObject **)&cpy_r_r3;
    cpy_r_r74 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3;
    cpy_r_r75 = CPy_YieldFromErrorHandle(cpy_r_r74, cpy_r_r73);
    if (unlikely(cpy_r_r75 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 90, CPyStatic_retirement___globals);
        goto CPyL130;
    }
    if (cpy_r_r75) goto CPyL61;
    cpy_r_r68 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r72);
    CPy_DecRef(cpy_r_r72.f0);
    CPy_DecRef(cpy_r_r72.f1);
    CPy_DecRef(cpy_r_r72.f2);
    goto CPyL53;
CPyL61: ;
    cpy_r_r65 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r72);
    CPy_DecRef(cpy_r_r72.f0);
    CPy_DecRef(cpy_r_r72.f1);
    CPy_DecRef(cpy_r_r72.f2);
    goto CPyL68;
CPyL62: ;
    CPy_RestoreExcInfo(cpy_r_r72);
    CPy_DecRef(cpy_r_r72.f0);
    CPy_DecRef(cpy_r_r72.f1);
    CPy_DecRef(cpy_r_r72.f2);
    cpy_r_r76 = CPy_KeepPropagating();
    if (!cpy_r_r76) goto CPyL113;
    CPy_Unreachable();
CPyL64: ;
    cpy_r_r77 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r78 = NULL;
    cpy_r_r1 = cpy_r_r78;
    cpy_r_r79 = (PyObject **)&cpy_r_r1;
    cpy_r_r80 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3;
    cpy_r_r81 = CPyDef_retirement___pay_tuck_gen_____mypyc_generator_helper__(cpy_r_r80, cpy_r_r77, cpy_r_r77, cpy_r_r77, cpy_r_arg, cpy_r_r79);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r81 == NULL) {
        goto CPyL66;
    } else
        goto CPyL131;
CPyL65: ;
    cpy_r_r68 = cpy_r_r81;
    goto CPyL53;
CPyL66: ;
    cpy_r_r82 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 90, CPyStatic_retirement___globals);
        goto CPyL126;
    }
    cpy_r_r65 = cpy_r_r1;
CPyL68: ;
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r83 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r83 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 90, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    cpy_r_r84 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "player", 91, CPyStatic_retirement___globals);
        goto CPyL132;
    }
CPyL70: ;
    cpy_r_r85 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r84)->_aside;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "Player", "aside", 91, CPyStatic_retirement___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r85);
CPyL71: ;
    cpy_r_r86 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "card", 91, CPyStatic_retirement___globals);
        goto CPyL133;
    }
CPyL72: ;
    CPyTagged_INCREF(cpy_r_r86);
    cpy_r_r87 = CPyTagged_StealAsObject(cpy_r_r86);
    cpy_r_r88 = CPyList_Remove(cpy_r_r85, cpy_r_r87);
    CPy_DECREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r87);
    cpy_r_r89 = cpy_r_r88 >= 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 91, CPyStatic_retirement___globals);
        goto CPyL132;
    }
    cpy_r_r90 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "player", 92, CPyStatic_retirement___globals);
        goto CPyL132;
    }
CPyL74: ;
    cpy_r_r91 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r90)->_tucked;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "Player", "tucked", 92, CPyStatic_retirement___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r91);
CPyL75: ;
    cpy_r_r92 = CPyList_GetSlice(cpy_r_r91, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 92, CPyStatic_retirement___globals);
        goto CPyL132;
    }
    if (likely(PyList_Check(cpy_r_r92)))
        cpy_r_r93 = cpy_r_r92;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 92, CPyStatic_retirement___globals, "list", cpy_r_r92);
        goto CPyL132;
    }
    cpy_r_r94 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "place", 93, CPyStatic_retirement___globals);
        goto CPyL134;
    }
CPyL78: ;
    cpy_r_r95 = CPyList_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 93, CPyStatic_retirement___globals);
        goto CPyL134;
    }
    if (likely(PyList_Check(cpy_r_r95)))
        cpy_r_r96 = cpy_r_r95;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 93, CPyStatic_retirement___globals, "list", cpy_r_r95);
        goto CPyL134;
    }
    cpy_r_r97 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "card", 93, CPyStatic_retirement___globals);
        goto CPyL135;
    }
CPyL81: ;
    cpy_r_r98 = PyList_New(0);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 93, CPyStatic_retirement___globals);
        goto CPyL135;
    }
    cpy_r_r99 = CPyList_Extend(cpy_r_r98, cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 93, CPyStatic_retirement___globals);
        goto CPyL136;
    } else
        goto CPyL137;
CPyL83: ;
    CPyTagged_INCREF(cpy_r_r97);
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_r97);
    cpy_r_r101 = PyList_Append(cpy_r_r98, cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 93, CPyStatic_retirement___globals);
        goto CPyL136;
    }
    cpy_r_r103 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "place", 93, CPyStatic_retirement___globals);
        goto CPyL136;
    }
CPyL85: ;
    cpy_r_r104 = CPyList_SetItem(cpy_r_r93, cpy_r_r103, cpy_r_r98);
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 93, CPyStatic_retirement___globals);
        goto CPyL134;
    }
    cpy_r_r105 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "player", 94, CPyStatic_retirement___globals);
        goto CPyL134;
    }
CPyL87: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r105)->_tucked != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r105)->_tucked);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r105)->_tucked = cpy_r_r93;
    cpy_r_r106 = 1;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 94, CPyStatic_retirement___globals);
        goto CPyL132;
    }
    cpy_r_r107 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "t", 95, CPyStatic_retirement___globals);
        goto CPyL132;
    }
CPyL89: ;
    cpy_r_r108 = CPyStatics[3423]; /* 'event-tuck' */
    cpy_r_r109 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "me", 95, CPyStatic_retirement___globals);
        goto CPyL132;
    }
CPyL90: ;
    cpy_r_r110 = CPyStatics[3422]; /* 'SC-RET-02' */
    cpy_r_r111 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "book", 95, CPyStatic_retirement___globals);
        goto CPyL132;
    }
CPyL91: ;
    cpy_r_r112 = ((serai___games___scholars___book___BookObject *)cpy_r_r111)->_translators;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "Book", "translators", 95, CPyStatic_retirement___globals);
        goto CPyL132;
    }
CPyL92: ;
    cpy_r_r113 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "card", 95, CPyStatic_retirement___globals);
        goto CPyL132;
    }
CPyL93: ;
    cpy_r_r114 = CPyList_GetItem(cpy_r_r112, cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 95, CPyStatic_retirement___globals);
        goto CPyL132;
    }
    if (likely(PyTuple_Check(cpy_r_r114)))
        cpy_r_r115 = cpy_r_r114;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 95, CPyStatic_retirement___globals, "tuple", cpy_r_r114);
        goto CPyL132;
    }
    cpy_r_r116 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "book", 95, CPyStatic_retirement___globals);
        goto CPyL138;
    }
CPyL96: ;
    cpy_r_r117 = CPySequenceTuple_GetItem(cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 95, CPyStatic_retirement___globals);
        goto CPyL132;
    }
    if (likely(PyUnicode_Check(cpy_r_r117)))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 95, CPyStatic_retirement___globals, "str", cpy_r_r117);
        goto CPyL132;
    }
    cpy_r_r119 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "book", 95, CPyStatic_retirement___globals);
        goto CPyL139;
    }
CPyL99: ;
    cpy_r_r120 = ((serai___games___scholars___book___BookObject *)cpy_r_r119)->_board;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "Book", "board", 95, CPyStatic_retirement___globals);
        goto CPyL139;
    }
CPyL100: ;
    cpy_r_r121 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "place", 95, CPyStatic_retirement___globals);
        goto CPyL139;
    }
CPyL101: ;
    cpy_r_r122 = CPyList_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 95, CPyStatic_retirement___globals);
        goto CPyL139;
    }
    if (likely(PyTuple_Check(cpy_r_r122)))
        cpy_r_r123 = cpy_r_r122;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 95, CPyStatic_retirement___globals, "tuple", cpy_r_r122);
        goto CPyL139;
    }
    cpy_r_r124 = ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck", "tuck_gen", "book", 95, CPyStatic_retirement___globals);
        goto CPyL140;
    }
CPyL104: ;
    cpy_r_r125 = CPySequenceTuple_GetItem(cpy_r_r123, 0);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 95, CPyStatic_retirement___globals);
        goto CPyL139;
    }
    if (likely(PyUnicode_Check(cpy_r_r125)))
        cpy_r_r126 = cpy_r_r125;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck", 95, CPyStatic_retirement___globals, "str", cpy_r_r125);
        goto CPyL139;
    }
    cpy_r_r127 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r128 = CPyStatics[785]; /* 'slot' */
    cpy_r_r129 = CPyStatics[31]; /* 'n' */
    cpy_r_r130 = CPyTagged_StealAsObject(cpy_r_r83);
    cpy_r_r131 = CPyDict_Build(3, cpy_r_r127, cpy_r_r118, cpy_r_r128, cpy_r_r126, cpy_r_r129, cpy_r_r130);
    CPy_DECREF(cpy_r_r118);
    CPy_DECREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 95, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    cpy_r_r132 = CPyDef_kernel___table___Table___tell(cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r131);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r132 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 95, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    cpy_r_r133 = Py_None;
    CPy_INCREF(cpy_r_r133);
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r135 = CPyDef_retirement___tuck_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL112;
    CPyGen_SetStopIterationValue(cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (!0) goto CPyL119;
    CPy_Unreachable();
CPyL112: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r133;
    CPyGen_Exit(&((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL113: ;
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r137 = CPyDef_retirement___tuck_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r138 = NULL;
    CPyGen_Exit(&((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r138;
CPyL114: ;
    cpy_r_r139 = cpy_r_r4 == 0;
    if (cpy_r_r139) goto CPyL141;
    cpy_r_r140 = cpy_r_r4 == 1;
    if (cpy_r_r140) goto CPyL142;
    cpy_r_r141 = cpy_r_r4 == 2;
    if (cpy_r_r141) {
        goto CPyL54;
    } else
        goto CPyL143;
CPyL117: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r142 = 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 82, CPyStatic_retirement___globals);
        goto CPyL119;
    }
    CPy_Unreachable();
CPyL119: ;
    cpy_r_r143 = NULL;
    CPyGen_Exit(&((serai___games___scholars___retirement___tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r143;
CPyL120: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL113;
CPyL121: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL113;
CPyL122: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r30);
    goto CPyL113;
CPyL123: ;
    CPy_DecRef(cpy_r_r34);
    goto CPyL113;
CPyL124: ;
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r39);
    goto CPyL113;
CPyL125: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL52;
CPyL126: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL113;
CPyL127: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL113;
CPyL128: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL57;
CPyL129: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL56;
CPyL130: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL62;
CPyL131: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL65;
CPyL132: ;
    CPyTagged_DecRef(cpy_r_r83);
    goto CPyL113;
CPyL133: ;
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r85);
    goto CPyL113;
CPyL134: ;
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r93);
    goto CPyL113;
CPyL135: ;
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r96);
    goto CPyL113;
CPyL136: ;
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r98);
    goto CPyL113;
CPyL137: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL83;
CPyL138: ;
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r115);
    goto CPyL113;
CPyL139: ;
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r118);
    goto CPyL113;
CPyL140: ;
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r123);
    goto CPyL113;
CPyL141: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL142: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL143: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL117;
}
        
PyObject *CPyDef_retirement___tuck_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_retirement___tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_retirement___tuck_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement___tuck_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__next__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___tuck_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_retirement___tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_retirement___tuck_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_retirement___tuck_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "send", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___tuck_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_retirement___tuck_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement___tuck_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__iter__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___tuck_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_retirement___tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_retirement___tuck_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.tuck_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_retirement___tuck_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "throw", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___tuck_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_retirement___tuck_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5405 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5405);
    PyObject *__tmp5406 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5406);
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
        
        PyObject *CPyPy_retirement___tuck_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement___tuck_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "close", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___tuck(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_retirement___tuck_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 82, CPyStatic_retirement___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___retirement___tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 82, CPyStatic_retirement___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___retirement___tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 82, CPyStatic_retirement___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_card);
    if (((serai___games___scholars___retirement___tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___scholars___retirement___tuck_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card = cpy_r_card;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 82, CPyStatic_retirement___globals);
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
        
        PyObject *CPyPy_retirement___tuck(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "card", 0};
            static CPyArg_Parser parser = {"OOO:tuck", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_card)) {
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
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            PyObject *retval = CPyDef_retirement___tuck(arg_t, arg_me, arg_card);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck", 82, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___note_tuck_offer_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_retirement___note_tuck_offer_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_retirement___note_tuck_offer_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__get__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___note_tuck_offer_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    cpy_r_r0 = ((serai___games___scholars___retirement___note_tuck_offer_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "note", "note_tuck_offer_obj", "__mypyc_env__", 101, CPyStatic_retirement___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatics[3424]; /* 'note-tuck' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    cpy_r_r3 = ((serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "note", "tuck_offer_env", "t", 102, CPyStatic_retirement___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "note", "Table", "book", 102, CPyStatic_retirement___globals);
        goto CPyL11;
    }
CPyL3: ;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r4)->_seams;
    CPy_INCREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r6 = ((serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "note", "tuck_offer_env", "t", 102, CPyStatic_retirement___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r6);
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "note", "tuck_offer_env", "me", 102, CPyStatic_retirement___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "note", 102, CPyStatic_retirement___globals);
        goto CPyL14;
    }
    cpy_r_r10 = CPY_GET_METHOD(cpy_r_r5, CPyType_scholars___seams___Seams, 29, serai___games___scholars___seams___SeamsObject, CPyTagged (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_r5, cpy_r_r6, cpy_r_r7, cpy_r_r9); /* tuck_cost */
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "note", 102, CPyStatic_retirement___globals);
        goto CPyL10;
    }
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r12 = CPyDict_Build(1, cpy_r_r2, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "note", 102, CPyStatic_retirement___globals);
        goto CPyL10;
    }
    cpy_r_r13 = CPyDef_message___Message(cpy_r_r1, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "note", 102, CPyStatic_retirement___globals);
        goto CPyL10;
    }
    return cpy_r_r13;
CPyL10: ;
    cpy_r_r14 = NULL;
    return cpy_r_r14;
CPyL11: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL10;
CPyL14: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL10;
}
        
        PyObject *CPyPy_retirement___note_tuck_offer_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_retirement___note_tuck_offer_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "note", 101, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___tuck_offer(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_places) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_note;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    cpy_r_r0 = CPyDef_retirement___tuck_offer_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck_offer", 98, CPyStatic_retirement___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck_offer", 98, CPyStatic_retirement___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_r0)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_r0)->_me);
    }
    ((serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_r0)->_me = cpy_r_me;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck_offer", 98, CPyStatic_retirement___globals);
        goto CPyL19;
    }
    cpy_r_r3 = CPyDef_retirement___note_tuck_offer_obj();
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck_offer", 101, CPyStatic_retirement___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___retirement___note_tuck_offer_objObject *)cpy_r_r3)->___mypyc_env__ = cpy_r_r0;
    cpy_r_note = cpy_r_r3;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_places + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = PyList_New(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck_offer", 104, CPyStatic_retirement___globals);
        goto CPyL20;
    }
    cpy_r_r7 = 0;
CPyL6: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_places + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL21;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_places + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck_offer", 104, CPyStatic_retirement___globals);
        goto CPyL22;
    }
    cpy_r_r17 = ((serai___games___scholars___retirement___tuck_offer_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck_offer", "tuck_offer_env", "t", 104, CPyStatic_retirement___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r17);
CPyL9: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_r17)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck_offer", "Table", "book", 104, CPyStatic_retirement___globals);
        goto CPyL24;
    }
CPyL10: ;
    cpy_r_r19 = ((serai___games___scholars___book___BookObject *)cpy_r_r18)->_options;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck_offer", "Book", "options", 104, CPyStatic_retirement___globals);
        goto CPyL24;
    }
CPyL11: ;
    cpy_r_r20 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r19)->_tuck;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "tuck_offer", "Options", "tuck", 104, CPyStatic_retirement___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r20);
CPyL12: ;
    CPy_DECREF(cpy_r_r17);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck_offer", 104, CPyStatic_retirement___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_option___Option))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "tuck_offer", 104, CPyStatic_retirement___globals, "serai.kernel.option.Option", cpy_r_r22);
        goto CPyL22;
    }
    CPyList_SetItemUnsafe(cpy_r_r6, cpy_r_r7, cpy_r_r23);
    cpy_r_r24 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r24;
    goto CPyL6;
CPyL16: ;
    cpy_r_r25 = NULL;
    cpy_r_r26 = NULL;
    cpy_r_r27 = CPyDef_offer___Offer(cpy_r_r6, cpy_r_r25, cpy_r_r26, cpy_r_note);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_note);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck_offer", 104, CPyStatic_retirement___globals);
        goto CPyL18;
    }
    return cpy_r_r27;
CPyL18: ;
    cpy_r_r28 = NULL;
    return cpy_r_r28;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL18;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_note);
    goto CPyL18;
CPyL21: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL16;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_note);
    CPy_DecRef(cpy_r_r6);
    goto CPyL18;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_note);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL18;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_note);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL18;
}
        
        PyObject *CPyPy_retirement___tuck_offer(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "places", 0};
            static CPyArg_Parser parser = {"OOO:tuck_offer", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_places;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_places)) {
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
            PyObject *arg_places;
            if (likely(PyList_Check(obj_places)))
                arg_places = obj_places;
            else {
                CPy_TypeError("list", obj_places); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement___tuck_offer(arg_t, arg_me, arg_places);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "tuck_offer", 98, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___mix_pay_tuck_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_retirement___mix_pay_tuck_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_retirement___mix_pay_tuck_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__get__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___mix_pay_tuck_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = ((serai___games___scholars___retirement___mix_pay_tuck_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "mix", "mix_pay_tuck_obj", "__mypyc_env__", 114, CPyStatic_retirement___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatics[3425]; /* 'note-white-dice' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    cpy_r_r3 = ((serai___games___scholars___retirement___pay_tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__cost;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "mix", "pay_tuck_env", "cost", 115, CPyStatic_retirement___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r_r6 = PyNumber_Subtract(cpy_r_r5, cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "mix", 115, CPyStatic_retirement___globals);
        goto CPyL6;
    }
    cpy_r_r7 = CPyDict_Build(1, cpy_r_r2, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "mix", 115, CPyStatic_retirement___globals);
        goto CPyL6;
    }
    cpy_r_r8 = CPyDef_message___Message(cpy_r_r1, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "mix", 115, CPyStatic_retirement___globals);
        goto CPyL6;
    }
    return cpy_r_r8;
CPyL6: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_retirement___mix_pay_tuck_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_retirement___mix_pay_tuck_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "mix", 114, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___pay_tuck_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    int32_t cpy_r_r20;
    int32_t cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    CPyTagged cpy_r_r74;
    CPyTagged cpy_r_r75;
    CPyTagged cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    CPyTagged cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
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
    CPyTagged cpy_r_r122;
    CPyTagged cpy_r_r123;
    char cpy_r_r124;
    CPyTagged cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    int32_t cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    int32_t cpy_r_r131;
    int32_t cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    CPyTagged cpy_r_r139;
    char cpy_r_r140;
    CPyTagged cpy_r_r141;
    char cpy_r_r142;
    CPyTagged cpy_r_r143;
    char cpy_r_r144;
    CPyTagged cpy_r_r145;
    char cpy_r_r146;
    CPyTagged cpy_r_r147;
    char cpy_r_r148;
    CPyTagged cpy_r_r149;
    char cpy_r_r150;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "__mypyc_env__", 107, CPyStatic_retirement___globals);
        goto CPyL110;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL104;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 107, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "t", 109, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "Table", "book", 109, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r9)->_seams;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "t", 109, CPyStatic_retirement___globals);
        goto CPyL111;
    }
CPyL8: ;
    cpy_r_r12 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "me", 109, CPyStatic_retirement___globals);
        goto CPyL111;
    }
CPyL9: ;
    cpy_r_r13 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "place", 109, CPyStatic_retirement___globals);
        goto CPyL111;
    }
CPyL10: ;
    cpy_r_r14 = CPY_GET_METHOD(cpy_r_r10, CPyType_scholars___seams___Seams, 29, serai___games___scholars___seams___SeamsObject, CPyTagged (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_r10, cpy_r_r11, cpy_r_r12, cpy_r_r13); /* tuck_cost */
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 109, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    if (((serai___games___scholars___retirement___pay_tuck_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost);
    }
    ((serai___games___scholars___retirement___pay_tuck_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 109, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    cpy_r_r16 = ((serai___games___scholars___retirement___pay_tuck_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_env", "cost", 110, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL13: ;
    cpy_r_r17 = cpy_r_r16 != 0;
    CPyTagged_DECREF(cpy_r_r16);
    if (cpy_r_r17) goto CPyL19;
    cpy_r_r18 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r18);
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r20 = CPyDef_retirement___pay_tuck_env_clear_on_completion(cpy_r_r4);
    cpy_r_r21 = CPyDef_retirement___pay_tuck_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL18;
    CPyGen_SetStopIterationValue(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (!0) goto CPyL109;
    CPy_Unreachable();
CPyL18: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r18;
    CPyGen_Exit(&((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL19: ;
    cpy_r_r22 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "t", 112, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL20: ;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_r22)->_players;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "Table", "players", 112, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL21: ;
    cpy_r_r24 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "me", 112, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL22: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 112, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_scholars___table___Player))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 112, CPyStatic_retirement___globals, "serai.games.scholars.table.Player", cpy_r_r25);
        goto CPyL103;
    }
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r26;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 112, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    cpy_r_r28 = CPyDef_retirement___mix_pay_tuck_obj();
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 114, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___retirement___mix_pay_tuck_objObject *)cpy_r_r28)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mix != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mix);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mix = cpy_r_r28;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 114, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    cpy_r_r30 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "t", 117, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL28: ;
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_r30)->_book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "Table", "book", 117, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL29: ;
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r31)->_options;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "Book", "options", 117, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL30: ;
    cpy_r_r33 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r32)->_silver;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "Options", "silver", 117, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r33);
CPyL31: ;
    cpy_r_r34 = ((serai___games___scholars___retirement___pay_tuck_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_env", "cost", 117, CPyStatic_retirement___globals);
        goto CPyL112;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL32: ;
    cpy_r_r35 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "player", 117, CPyStatic_retirement___globals);
        goto CPyL113;
    }
CPyL33: ;
    cpy_r_r36 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r35)->_silver;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "Player", "silver", 117, CPyStatic_retirement___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r36);
CPyL34: ;
    cpy_r_r37 = cpy_r_r36 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (cpy_r_r38) goto CPyL36;
    cpy_r_r39 = cpy_r_r34 & 1;
    cpy_r_r40 = cpy_r_r39 != 0;
    if (!cpy_r_r40) goto CPyL37;
CPyL36: ;
    cpy_r_r41 = CPyTagged_IsLt_(cpy_r_r36, cpy_r_r34);
    if (cpy_r_r41) {
        goto CPyL114;
    } else
        goto CPyL115;
CPyL37: ;
    cpy_r_r42 = (Py_ssize_t)cpy_r_r36 < (Py_ssize_t)cpy_r_r34;
    if (cpy_r_r42) {
        goto CPyL114;
    } else
        goto CPyL115;
CPyL38: ;
    cpy_r_r43 = cpy_r_r36;
    goto CPyL40;
CPyL39: ;
    cpy_r_r43 = cpy_r_r34;
CPyL40: ;
    cpy_r_r44 = CPyTagged_Add(cpy_r_r43, 2);
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r45 = CPyList_GetSlice(cpy_r_r33, 0, cpy_r_r44);
    CPy_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 117, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    if (likely(PyList_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 117, CPyStatic_retirement___globals, "list", cpy_r_r45);
        goto CPyL103;
    }
    cpy_r_r47 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mix;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "mix", 117, CPyStatic_retirement___globals);
        goto CPyL116;
    }
CPyL43: ;
    cpy_r_r48 = NULL;
    cpy_r_r49 = NULL;
    cpy_r_r50 = CPyDef_offer___Offer(cpy_r_r46, cpy_r_r48, cpy_r_r49, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 117, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    cpy_r_r51 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "me", 118, CPyStatic_retirement___globals);
        goto CPyL117;
    }
CPyL45: ;
    cpy_r_r52 = CPyStatics[3426]; /* 'tuck-cost' */
    cpy_r_r53 = CPyStatics[3422]; /* 'SC-RET-02' */
    cpy_r_r54 = CPyStatics[31]; /* 'n' */
    cpy_r_r55 = ((serai___games___scholars___retirement___pay_tuck_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_env", "cost", 118, CPyStatic_retirement___globals);
        goto CPyL117;
    }
    CPyTagged_INCREF(cpy_r_r55);
CPyL46: ;
    cpy_r_r56 = CPyTagged_StealAsObject(cpy_r_r55);
    cpy_r_r57 = CPyDict_Build(1, cpy_r_r54, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 118, CPyStatic_retirement___globals);
        goto CPyL117;
    }
    cpy_r_r58 = NULL;
    cpy_r_r59 = 2;
    cpy_r_r60 = CPyDef_decision___ask(cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r50, cpy_r_r57, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 118, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r60;
CPyL49: ;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = cpy_r_type != cpy_r_r62;
    if (!cpy_r_r63) goto CPyL52;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 118, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    CPy_Unreachable();
CPyL52: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r64 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 118, CPyStatic_retirement___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL103;
    }
    cpy_r_r65 = ((serai___kernel___option___OptionObject *)cpy_r_r64)->_value;
    CPy_INCREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r64);
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 119, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__silver);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__silver = cpy_r_r66;
    cpy_r_r67 = 1;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 119, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    cpy_r_r68 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "player", 120, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL56: ;
    cpy_r_r69 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r68)->_silver;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "Player", "silver", 120, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL57: ;
    cpy_r_r70 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__silver;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "silver", 120, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL58: ;
    cpy_r_r71 = CPyTagged_Subtract(cpy_r_r69, cpy_r_r70);
    cpy_r_r72 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "player", 120, CPyStatic_retirement___globals);
        goto CPyL118;
    }
CPyL59: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r72)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r72)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r72)->_silver = cpy_r_r71;
    cpy_r_r73 = 1;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 120, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    cpy_r_r74 = ((serai___games___scholars___retirement___pay_tuck_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_env", "cost", 121, CPyStatic_retirement___globals);
        goto CPyL103;
    }
    CPyTagged_INCREF(cpy_r_r74);
CPyL61: ;
    cpy_r_r75 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__silver;
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "silver", 121, CPyStatic_retirement___globals);
        goto CPyL119;
    }
CPyL62: ;
    cpy_r_r76 = CPyTagged_Subtract(cpy_r_r74, cpy_r_r75);
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = cpy_r_r76;
    cpy_r_r77 = 1;
    CPyTagged_DECREF(cpy_r_r74);
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2 = 0;
    cpy_r_r78 = 1;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 121, CPyStatic_retirement___globals);
        goto CPyL120;
    }
    cpy_r_r79 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "__mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2", 121, CPyStatic_retirement___globals);
        goto CPyL120;
    }
CPyL64: ;
    CPyTagged_INCREF(cpy_r_r79);
    cpy_r_r80 = CPyTagged_StealAsObject(cpy_r_r79);
    cpy_r__ = cpy_r_r80;
    CPy_DECREF(cpy_r__);
CPyL65: ;
    cpy_r_r81 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "__mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2", 121, CPyStatic_retirement___globals);
        goto CPyL120;
    }
CPyL66: ;
    cpy_r_r82 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0' of 'pay_tuck_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r82);
    }
    cpy_r_r83 = cpy_r_r81 & 1;
    cpy_r_r84 = cpy_r_r83 != 0;
    if (cpy_r_r84) goto CPyL68;
    cpy_r_r85 = cpy_r_r82 & 1;
    cpy_r_r86 = cpy_r_r85 != 0;
    if (!cpy_r_r86) goto CPyL69;
CPyL68: ;
    cpy_r_r87 = CPyTagged_IsLt_(cpy_r_r81, cpy_r_r82);
    cpy_r_r88 = cpy_r_r87;
    goto CPyL70;
CPyL69: ;
    cpy_r_r89 = (Py_ssize_t)cpy_r_r81 < (Py_ssize_t)cpy_r_r82;
    cpy_r_r88 = cpy_r_r89;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_r82);
    if (!cpy_r_r88) goto CPyL121;
    cpy_r_r90 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2;
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "__mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2", 121, CPyStatic_retirement___globals);
        goto CPyL120;
    }
CPyL72: ;
    CPyTagged_INCREF(cpy_r_r90);
    cpy_r_r91 = CPyTagged_StealAsObject(cpy_r_r90);
    cpy_r__ = cpy_r_r91;
    CPy_DECREF(cpy_r__);
    cpy_r_r92 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "t", 122, CPyStatic_retirement___globals);
        goto CPyL120;
    }
CPyL73: ;
    cpy_r_r93 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "me", 122, CPyStatic_retirement___globals);
        goto CPyL120;
    }
CPyL74: ;
    cpy_r_r94 = CPyStatics[3422]; /* 'SC-RET-02' */
    cpy_r_r95 = CPyDef_scholars___dice___gain_white(cpy_r_r92, cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 122, CPyStatic_retirement___globals);
        goto CPyL120;
    }
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3 = cpy_r_r95;
    cpy_r_r96 = 1;
    if (!cpy_r_r96) goto CPyL120;
    cpy_r_r97 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = NULL;
    cpy_r_r1 = cpy_r_r99;
    cpy_r_r100 = (PyObject **)&cpy_r_r1;
    cpy_r_r101 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3;
    cpy_r_r102 = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(cpy_r_r101, cpy_r_r98, cpy_r_r98, cpy_r_r98, cpy_r_r97, cpy_r_r100);
    if (cpy_r_r102 != NULL) goto CPyL122;
    cpy_r_r103 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 122, CPyStatic_retirement___globals);
        goto CPyL123;
    }
    cpy_r_r104 = cpy_r_r1;
    CPy_DECREF(cpy_r_r104);
    cpy_r_r105 = NULL;
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3 = cpy_r_r105;
    cpy_r_r106 = 1;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 122, CPyStatic_retirement___globals);
        goto CPyL120;
    } else
        goto CPyL95;
CPyL79: ;
    cpy_r_r107 = cpy_r_r102;
CPyL80: ;
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r107;
CPyL81: ;
    cpy_r_r109 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r110 = cpy_r_type != cpy_r_r109;
    if (!cpy_r_r110) goto CPyL124;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 122, CPyStatic_retirement___globals);
        goto CPyL85;
    } else
        goto CPyL125;
CPyL83: ;
    CPy_Unreachable();
CPyL84: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL91;
CPyL85: ;
    cpy_r_r111 = CPy_CatchError();
    cpy_r_r112 = (PyObject **)&cpy_r_r3;
    cpy_r_r113 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3;
    cpy_r_r114 = CPy_YieldFromErrorHandle(cpy_r_r113, cpy_r_r112);
    if (unlikely(cpy_r_r114 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 122, CPyStatic_retirement___globals);
        goto CPyL126;
    }
    if (cpy_r_r114) {
        goto CPyL88;
    } else
        goto CPyL127;
CPyL87: ;
    cpy_r_r107 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r111);
    CPy_DecRef(cpy_r_r111.f0);
    CPy_DecRef(cpy_r_r111.f1);
    CPy_DecRef(cpy_r_r111.f2);
    goto CPyL80;
CPyL88: ;
    cpy_r_r104 = cpy_r_r3;
    CPy_DecRef(cpy_r_r104);
    CPy_RestoreExcInfo(cpy_r_r111);
    CPy_DecRef(cpy_r_r111.f0);
    CPy_DecRef(cpy_r_r111.f1);
    CPy_DecRef(cpy_r_r111.f2);
    goto CPyL95;
CPyL89: ;
    CPy_RestoreExcInfo(cpy_r_r111);
    CPy_DecRef(cpy_r_r111.f0);
    CPy_DecRef(cpy_r_r111.f1);
    CPy_DecRef(cpy_r_r111.f2);
    cpy_r_r115 = CPy_KeepPropagating();
    if (!cpy_r_r115) goto CPyL103;
    CPy_Unreachable();
CPyL91: ;
    cpy_r_r116 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r117 = NULL;
    cpy_r_r1 = cpy_r_r117;
    cpy_r_r118 = (PyObject **)&cpy_r_r1;
    cpy_r_r119 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3;
    cpy_r_r120 = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(cpy_r_r119, cpy_r_r116, cpy_r_r116, cpy_r_r116, cpy_r_arg, cpy_r_r118);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r120 == NULL) {
        goto CPyL93;
    } else
        goto CPyL128;
CPyL92: ;
    cpy_r_r107 = cpy_r_r120;
    goto CPyL80;
CPyL93: ;
    cpy_r_r121 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 122, CPyStatic_retirement___globals);
        goto CPyL123;
    }
    cpy_r_r104 = cpy_r_r1;
    CPy_DECREF(cpy_r_r104);
CPyL95: ;
    cpy_r_r122 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2;
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "__mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2", 121, CPyStatic_retirement___globals);
        goto CPyL120;
    }
CPyL96: ;
    cpy_r_r123 = CPyTagged_Add(cpy_r_r122, 2);
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2 = cpy_r_r123;
    cpy_r_r124 = 1;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 121, CPyStatic_retirement___globals);
        goto CPyL120;
    } else
        goto CPyL65;
CPyL97: ;
    cpy_r_r125 = ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__silver;
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/retirement.py", "pay_tuck", "pay_tuck_gen", "silver", 119, CPyStatic_retirement___globals);
        goto CPyL103;
    }
CPyL98: ;
    CPyTagged_INCREF(cpy_r_r125);
    cpy_r_r126 = CPyTagged_StealAsObject(cpy_r_r125);
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r128 = CPyDef_retirement___pay_tuck_env_clear_on_completion(cpy_r_r4);
    cpy_r_r129 = CPyDef_retirement___pay_tuck_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL102;
    CPyGen_SetStopIterationValue(cpy_r_r126);
    CPy_DECREF(cpy_r_r126);
    if (!0) goto CPyL109;
    CPy_Unreachable();
CPyL102: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r126;
    CPyGen_Exit(&((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL103: ;
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r131 = CPyDef_retirement___pay_tuck_env_clear_on_completion(cpy_r_r4);
    cpy_r_r132 = CPyDef_retirement___pay_tuck_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r133 = NULL;
    CPyGen_Exit(&((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r133;
CPyL104: ;
    cpy_r_r134 = cpy_r_r5 == 0;
    if (cpy_r_r134) goto CPyL129;
    cpy_r_r135 = cpy_r_r5 == 1;
    if (cpy_r_r135) goto CPyL130;
    cpy_r_r136 = cpy_r_r5 == 2;
    if (cpy_r_r136) {
        goto CPyL81;
    } else
        goto CPyL131;
CPyL107: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r137 = 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 107, CPyStatic_retirement___globals);
        goto CPyL109;
    }
    CPy_Unreachable();
CPyL109: ;
    cpy_r_r138 = NULL;
    CPyGen_Exit(&((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r138;
CPyL110: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL109;
CPyL111: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL103;
CPyL112: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL103;
CPyL113: ;
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL103;
CPyL114: ;
    CPyTagged_DECREF(cpy_r_r34);
    goto CPyL38;
CPyL115: ;
    CPyTagged_DECREF(cpy_r_r36);
    goto CPyL39;
CPyL116: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL103;
CPyL117: ;
    CPy_DecRef(cpy_r_r50);
    goto CPyL103;
CPyL118: ;
    CPyTagged_DecRef(cpy_r_r71);
    goto CPyL103;
CPyL119: ;
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL103;
CPyL120: ;
    cpy_r_r139 = CPY_INT_TAG;
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = cpy_r_r139;
    cpy_r_r140 = 1;
    goto CPyL103;
CPyL121: ;
    cpy_r_r141 = CPY_INT_TAG;
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = cpy_r_r141;
    cpy_r_r142 = 1;
    goto CPyL97;
CPyL122: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL79;
CPyL123: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r143 = CPY_INT_TAG;
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = cpy_r_r143;
    cpy_r_r144 = 1;
    goto CPyL103;
CPyL124: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL84;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL83;
CPyL126: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r145 = CPY_INT_TAG;
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = cpy_r_r145;
    cpy_r_r146 = 1;
    goto CPyL89;
CPyL127: ;
    goto CPyL87;
CPyL128: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL92;
CPyL129: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r147 = CPY_INT_TAG;
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = cpy_r_r147;
    cpy_r_r148 = 1;
    goto CPyL2;
CPyL130: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r149 = CPY_INT_TAG;
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0 = cpy_r_r149;
    cpy_r_r150 = 1;
    goto CPyL49;
CPyL131: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL107;
}
        
PyObject *CPyDef_retirement___pay_tuck_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_retirement___pay_tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_retirement___pay_tuck_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___pay_tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.pay_tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement___pay_tuck_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__next__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___pay_tuck_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_retirement___pay_tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_retirement___pay_tuck_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___pay_tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.pay_tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_retirement___pay_tuck_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "send", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___pay_tuck_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_retirement___pay_tuck_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___pay_tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.pay_tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement___pay_tuck_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "__iter__", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___pay_tuck_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_retirement___pay_tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_retirement___pay_tuck_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___pay_tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.pay_tuck_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_retirement___pay_tuck_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "throw", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___pay_tuck_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_retirement___pay_tuck_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5407 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5407);
    PyObject *__tmp5408 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5408);
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
        
        PyObject *CPyPy_retirement___pay_tuck_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_retirement___pay_tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.retirement.pay_tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_retirement___pay_tuck_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "close", -1, CPyStatic_retirement___globals);
            return NULL;
        }
        
PyObject *CPyDef_retirement___pay_tuck(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_retirement___pay_tuck_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 107, CPyStatic_retirement___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_retirement___pay_tuck_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 107, CPyStatic_retirement___globals);
        goto CPyL8;
    }
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 107, CPyStatic_retirement___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 107, CPyStatic_retirement___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 107, CPyStatic_retirement___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_place);
    if (((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__place);
    }
    ((serai___games___scholars___retirement___pay_tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__place = cpy_r_place;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 107, CPyStatic_retirement___globals);
        goto CPyL9;
    }
    return cpy_r_r1;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_retirement___pay_tuck(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", 0};
            static CPyArg_Parser parser = {"OOO:pay_tuck", kwlist, 0};
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
            PyObject *retval = CPyDef_retirement___pay_tuck(arg_t, arg_me, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/retirement.py", "pay_tuck", 107, CPyStatic_retirement___globals);
            return NULL;
        }
        
char CPyDef_retirement_____top_level__(void) {
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
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 1, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 1, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_retirement___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 3, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 5, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r20 = CPyExec_serai___games___scholars___dice;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 5, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 5, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 5, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5336]; /* ('gain_white',) */
    cpy_r_r31 = CPyStatic_retirement___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 5, CPyStatic_retirement___globals);
        goto CPyL62;
    } else
        goto CPyL63;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___goals;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___goals;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 6, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___goals;
    cpy_r_r42 = CPyExec_serai___games___scholars___goals;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___goals__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 6, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 6, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 6, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5321]; /* ('interacted',) */
    cpy_r_r53 = CPyStatic_retirement___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 6, CPyStatic_retirement___globals);
        goto CPyL62;
    } else
        goto CPyL64;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___influence;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___influence;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 7, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___influence;
    cpy_r_r64 = CPyExec_serai___games___scholars___influence;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___influence__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 7, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 7, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 7, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5331]; /* ('give_back',) */
    cpy_r_r75 = CPyStatic_retirement___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 7, CPyStatic_retirement___globals);
        goto CPyL62;
    } else
        goto CPyL65;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 8, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r86 = CPyExec_serai___games___scholars___names;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 8, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 8, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 8, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r97 = CPyStatic_retirement___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 8, CPyStatic_retirement___globals);
        goto CPyL62;
    } else
        goto CPyL66;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 9, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r108 = CPyExec_serai___games___scholars___table;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 9, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 9, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 9, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r119 = CPyStatic_retirement___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 9, CPyStatic_retirement___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 10, CPyStatic_retirement___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 10, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 10, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 10, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5381]; /* ('Asking', 'Offer', 'Option', 'Rules', 'ask') */
    cpy_r_r141 = CPyStatic_retirement___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 10, CPyStatic_retirement___globals);
        goto CPyL62;
    } else
        goto CPyL68;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 11, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___message;
    cpy_r_r152 = CPyExec_serai___kernel___message;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 11, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 11, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 11, CPyStatic_retirement___globals);
        goto CPyL62;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r163 = CPyStatic_retirement___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/retirement.py", "<module>", 11, CPyStatic_retirement___globals);
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

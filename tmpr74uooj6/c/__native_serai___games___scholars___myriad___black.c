#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
black___black_translate_env_traverse(serai___games___scholars___myriad___black___black_translate_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__ways);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_black___black_translate_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black___black_translate_envObject *self = (serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__ways);
    return 0;
}

static int32_t CPyDef_black___black_translate_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black___black_translate_envObject *self = (serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
black___black_translate_env_dealloc(serai___games___scholars___myriad___black___black_translate_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (black___black_translate_env_free_instance == NULL) {
        black___black_translate_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__ways);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, black___black_translate_env_dealloc)
    CPyDef_black___black_translate_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_black_____mypyc__black_translate_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_black___black_translate_env(void);

static PyObject *
black___black_translate_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_black___black_translate_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_black_____mypyc__black_translate_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem black___black_translate_env_vtable[1];
static bool
CPyDef_black___black_translate_env_trait_vtable_setup(void)
{
    CPyVTableItem black___black_translate_env_vtable_scratch[] = {
        NULL
    };
    memcpy(black___black_translate_env_vtable, black___black_translate_env_vtable_scratch, sizeof(black___black_translate_env_vtable));
    return 1;
}

static bool
CPyDef_black___black_translate_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef black___black_translate_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_black_____mypyc__black_translate_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_black___black_translate_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "black_translate_env",
    .tp_new = black___black_translate_env_new,
    .tp_dealloc = (destructor)black___black_translate_env_dealloc,
    .tp_traverse = (traverseproc)black___black_translate_env_traverse,
    .tp_clear = (inquiry)CPyDef_black___black_translate_env_clear,
    .tp_methods = black___black_translate_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___black___black_translate_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("black_translate_env()\n--\n\n"),
};
static PyTypeObject *CPyType_black___black_translate_env_template = &CPyType_black___black_translate_env_template_;

PyObject *CPyDef_black_____mypyc__black_translate_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___black___black_translate_envObject *self;
    if (black___black_translate_env_free_instance != NULL) {
        self = black___black_translate_env_free_instance;
        black___black_translate_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___black___black_translate_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = black___black_translate_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_black___black_translate_env(void)
{
    PyObject *self = CPyDef_black_____mypyc__black_translate_env_setup((PyObject *)CPyType_black___black_translate_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendblack___black_translate_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_black___black_translate_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods black___black_translate_gen_as_async = {
    .am_send = CPyDunder_am_sendblack___black_translate_gen,
};
static int
black___black_translate_gen_traverse(serai___games___scholars___myriad___black___black_translate_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__way);
    Py_VISIT(self->___mypyc_generator_frame_attribute__rooms);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_black___black_translate_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black___black_translate_genObject *self = (serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__way);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rooms);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2);
    return 0;
}

static int32_t CPyDef_black___black_translate_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black___black_translate_genObject *self = (serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__way);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rooms);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2);
    return 0;
}

static void
black___black_translate_gen_dealloc(serai___games___scholars___myriad___black___black_translate_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (black___black_translate_gen_free_instance == NULL) {
        black___black_translate_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__way);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rooms);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, black___black_translate_gen_dealloc)
    CPyDef_black___black_translate_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_black_____mypyc__black_translate_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_black___black_translate_gen(void);

static PyObject *
black___black_translate_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_black___black_translate_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_black_____mypyc__black_translate_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem black___black_translate_gen_vtable[6];
static bool
CPyDef_black___black_translate_gen_trait_vtable_setup(void)
{
    CPyVTableItem black___black_translate_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_black___black_translate_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_black___black_translate_gen_____next__,
        (CPyVTableItem)CPyDef_black___black_translate_gen___send,
        (CPyVTableItem)CPyDef_black___black_translate_gen_____iter__,
        (CPyVTableItem)CPyDef_black___black_translate_gen___throw,
        (CPyVTableItem)CPyDef_black___black_translate_gen___close,
    };
    memcpy(black___black_translate_gen_vtable, black___black_translate_gen_vtable_scratch, sizeof(black___black_translate_gen_vtable));
    return 1;
}

static bool
CPyDef_black___black_translate_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef black___black_translate_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_black_____mypyc__black_translate_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_black___black_translate_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_black___black_translate_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_black___black_translate_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_black___black_translate_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_black___black_translate_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_black___black_translate_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "black_translate_gen",
    .tp_new = black___black_translate_gen_new,
    .tp_dealloc = (destructor)black___black_translate_gen_dealloc,
    .tp_traverse = (traverseproc)black___black_translate_gen_traverse,
    .tp_clear = (inquiry)CPyDef_black___black_translate_gen_clear,
    .tp_methods = black___black_translate_gen_methods,
    .tp_iter = CPyDef_black___black_translate_gen_____iter__,
    .tp_iternext = CPyDef_black___black_translate_gen_____next__,
    .tp_as_async = &black___black_translate_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___black___black_translate_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("black_translate_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_black___black_translate_gen_template = &CPyType_black___black_translate_gen_template_;

PyObject *CPyDef_black_____mypyc__black_translate_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___black___black_translate_genObject *self;
    if (black___black_translate_gen_free_instance != NULL) {
        self = black___black_translate_gen_free_instance;
        black___black_translate_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___black___black_translate_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = black___black_translate_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_black___black_translate_gen(void)
{
    PyObject *self = CPyDef_black_____mypyc__black_translate_gen_setup((PyObject *)CPyType_black___black_translate_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__black_____mypyc_lambda__0_black_translate_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_black_____mypyc_lambda__0_black_translate_obj_____get__(self, instance, owner);
}
PyMemberDef black_____mypyc_lambda__0_black_translate_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
black_____mypyc_lambda__0_black_translate_obj_traverse(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject))));
    return rv;
}

static int32_t CPyDef_black_____mypyc_lambda__0_black_translate_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *self = (serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject))));
    return 0;
}

static int32_t CPyDef_black_____mypyc_lambda__0_black_translate_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *self = (serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject))));
    return 0;
}

static void
black_____mypyc_lambda__0_black_translate_obj_dealloc(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (black_____mypyc_lambda__0_black_translate_obj_free_instance == NULL) {
        black_____mypyc_lambda__0_black_translate_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, black_____mypyc_lambda__0_black_translate_obj_dealloc)
    CPyDef_black_____mypyc_lambda__0_black_translate_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_black_____mypyc___3__mypyc_lambda__0_black_translate_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_black_____mypyc_lambda__0_black_translate_obj(void);

static PyObject *
black_____mypyc_lambda__0_black_translate_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_black_____mypyc_lambda__0_black_translate_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_black_____mypyc___3__mypyc_lambda__0_black_translate_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem black_____mypyc_lambda__0_black_translate_obj_vtable[2];
static bool
CPyDef_black_____mypyc_lambda__0_black_translate_obj_trait_vtable_setup(void)
{
    CPyVTableItem black_____mypyc_lambda__0_black_translate_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_black_____mypyc_lambda__0_black_translate_obj_____call__,
        (CPyVTableItem)CPyDef_black_____mypyc_lambda__0_black_translate_obj_____get__,
    };
    memcpy(black_____mypyc_lambda__0_black_translate_obj_vtable, black_____mypyc_lambda__0_black_translate_obj_vtable_scratch, sizeof(black_____mypyc_lambda__0_black_translate_obj_vtable));
    return 1;
}

static bool
CPyDef_black_____mypyc_lambda__0_black_translate_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
black_____mypyc_lambda__0_black_translate_obj_get___3_mypyc_env__(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *self, void *closure);

static PyGetSetDef black_____mypyc_lambda__0_black_translate_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)black_____mypyc_lambda__0_black_translate_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef black_____mypyc_lambda__0_black_translate_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_black_____mypyc___3__mypyc_lambda__0_black_translate_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_black_____mypyc_lambda__0_black_translate_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_black_____mypyc_lambda__0_black_translate_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_black_____mypyc_lambda__0_black_translate_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_black_translate_obj",
    .tp_new = black_____mypyc_lambda__0_black_translate_obj_new,
    .tp_dealloc = (destructor)black_____mypyc_lambda__0_black_translate_obj_dealloc,
    .tp_traverse = (traverseproc)black_____mypyc_lambda__0_black_translate_obj_traverse,
    .tp_clear = (inquiry)CPyDef_black_____mypyc_lambda__0_black_translate_obj_clear,
    .tp_getset = black_____mypyc_lambda__0_black_translate_obj_getseters,
    .tp_methods = black_____mypyc_lambda__0_black_translate_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__black_____mypyc_lambda__0_black_translate_obj,
    .tp_members = black_____mypyc_lambda__0_black_translate_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_black_translate_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_black_____mypyc_lambda__0_black_translate_obj_template = &CPyType_black_____mypyc_lambda__0_black_translate_obj_template_;

PyObject *CPyDef_black_____mypyc___3__mypyc_lambda__0_black_translate_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *self;
    if (black_____mypyc_lambda__0_black_translate_obj_free_instance != NULL) {
        self = black_____mypyc_lambda__0_black_translate_obj_free_instance;
        black_____mypyc_lambda__0_black_translate_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = black_____mypyc_lambda__0_black_translate_obj_vtable;
    self->vectorcall = CPyPy_black_____mypyc_lambda__0_black_translate_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_black_____mypyc_lambda__0_black_translate_obj(void)
{
    PyObject *self = CPyDef_black_____mypyc___3__mypyc_lambda__0_black_translate_obj_setup((PyObject *)CPyType_black_____mypyc_lambda__0_black_translate_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
black_____mypyc_lambda__0_black_translate_obj_get___3_mypyc_env__(serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_black_translate_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
black____gold_offer_env_traverse(serai___games___scholars___myriad___black____gold_offer_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    Py_VISIT(self->_rooms);
    if (CPyTagged_CheckLong(self->_count)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_count));
    }
    Py_VISIT(self->_obstacle);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_black____gold_offer_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black____gold_offer_envObject *self = (serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_rooms);
    if (CPyTagged_CheckLong(self->_count)) {
        CPyTagged __tmp = self->_count;
        self->_count = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_obstacle);
    return 0;
}

static int32_t CPyDef_black____gold_offer_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black____gold_offer_envObject *self = (serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_obstacle);
    return 0;
}

static void
black____gold_offer_env_dealloc(serai___games___scholars___myriad___black____gold_offer_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (black____gold_offer_env_free_instance == NULL) {
        black____gold_offer_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        if (CPyTagged_CheckLong(self->_me)) {
            CPyTagged __tmp = self->_me;
            self->_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_me = CPY_INT_TAG;
        }
        Py_CLEAR(self->_rooms);
        if (CPyTagged_CheckLong(self->_count)) {
            CPyTagged __tmp = self->_count;
            self->_count = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_count = CPY_INT_TAG;
        }
        Py_CLEAR(self->_obstacle);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, black____gold_offer_env_dealloc)
    CPyDef_black____gold_offer_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_black_____mypyc___3_gold_offer_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_black____gold_offer_env(void);

static PyObject *
black____gold_offer_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_black____gold_offer_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_black_____mypyc___3_gold_offer_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem black____gold_offer_env_vtable[1];
static bool
CPyDef_black____gold_offer_env_trait_vtable_setup(void)
{
    CPyVTableItem black____gold_offer_env_vtable_scratch[] = {
        NULL
    };
    memcpy(black____gold_offer_env_vtable, black____gold_offer_env_vtable_scratch, sizeof(black____gold_offer_env_vtable));
    return 1;
}

static bool
CPyDef_black____gold_offer_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef black____gold_offer_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_black_____mypyc___3_gold_offer_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_black____gold_offer_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_gold_offer_env",
    .tp_new = black____gold_offer_env_new,
    .tp_dealloc = (destructor)black____gold_offer_env_dealloc,
    .tp_traverse = (traverseproc)black____gold_offer_env_traverse,
    .tp_clear = (inquiry)CPyDef_black____gold_offer_env_clear,
    .tp_methods = black____gold_offer_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___black____gold_offer_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_gold_offer_env()\n--\n\n"),
};
static PyTypeObject *CPyType_black____gold_offer_env_template = &CPyType_black____gold_offer_env_template_;

PyObject *CPyDef_black_____mypyc___3_gold_offer_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___black____gold_offer_envObject *self;
    if (black____gold_offer_env_free_instance != NULL) {
        self = black____gold_offer_env_free_instance;
        black____gold_offer_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___black____gold_offer_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = black____gold_offer_env_vtable;
    self->_me = CPY_INT_TAG;
    self->_count = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_black____gold_offer_env(void)
{
    PyObject *self = CPyDef_black_____mypyc___3_gold_offer_env_setup((PyObject *)CPyType_black____gold_offer_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__black___obstacle__gold_offer_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_black___obstacle__gold_offer_obj_____get__(self, instance, owner);
}
PyMemberDef black___obstacle__gold_offer_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
black___obstacle__gold_offer_obj_traverse(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject))));
    return rv;
}

static int32_t CPyDef_black___obstacle__gold_offer_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *self = (serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject))));
    return 0;
}

static int32_t CPyDef_black___obstacle__gold_offer_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *self = (serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject))));
    return 0;
}

static void
black___obstacle__gold_offer_obj_dealloc(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (black___obstacle__gold_offer_obj_free_instance == NULL) {
        black___obstacle__gold_offer_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, black___obstacle__gold_offer_obj_dealloc)
    CPyDef_black___obstacle__gold_offer_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_black_____mypyc__obstacle__gold_offer_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_black___obstacle__gold_offer_obj(void);

static PyObject *
black___obstacle__gold_offer_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_black___obstacle__gold_offer_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_black_____mypyc__obstacle__gold_offer_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem black___obstacle__gold_offer_obj_vtable[2];
static bool
CPyDef_black___obstacle__gold_offer_obj_trait_vtable_setup(void)
{
    CPyVTableItem black___obstacle__gold_offer_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_black___obstacle__gold_offer_obj_____call__,
        (CPyVTableItem)CPyDef_black___obstacle__gold_offer_obj_____get__,
    };
    memcpy(black___obstacle__gold_offer_obj_vtable, black___obstacle__gold_offer_obj_vtable_scratch, sizeof(black___obstacle__gold_offer_obj_vtable));
    return 1;
}

static bool
CPyDef_black___obstacle__gold_offer_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
black___obstacle__gold_offer_obj_get___3_mypyc_env__(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *self, void *closure);

static PyGetSetDef black___obstacle__gold_offer_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)black___obstacle__gold_offer_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef black___obstacle__gold_offer_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_black_____mypyc__obstacle__gold_offer_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_black___obstacle__gold_offer_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_black___obstacle__gold_offer_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_black___obstacle__gold_offer_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle__gold_offer_obj",
    .tp_new = black___obstacle__gold_offer_obj_new,
    .tp_dealloc = (destructor)black___obstacle__gold_offer_obj_dealloc,
    .tp_traverse = (traverseproc)black___obstacle__gold_offer_obj_traverse,
    .tp_clear = (inquiry)CPyDef_black___obstacle__gold_offer_obj_clear,
    .tp_getset = black___obstacle__gold_offer_obj_getseters,
    .tp_methods = black___obstacle__gold_offer_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__black___obstacle__gold_offer_obj,
    .tp_members = black___obstacle__gold_offer_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle__gold_offer_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_black___obstacle__gold_offer_obj_template = &CPyType_black___obstacle__gold_offer_obj_template_;

PyObject *CPyDef_black_____mypyc__obstacle__gold_offer_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *self;
    if (black___obstacle__gold_offer_obj_free_instance != NULL) {
        self = black___obstacle__gold_offer_obj_free_instance;
        black___obstacle__gold_offer_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = black___obstacle__gold_offer_obj_vtable;
    self->vectorcall = CPyPy_black___obstacle__gold_offer_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_black___obstacle__gold_offer_obj(void)
{
    PyObject *self = CPyDef_black_____mypyc__obstacle__gold_offer_obj_setup((PyObject *)CPyType_black___obstacle__gold_offer_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
black___obstacle__gold_offer_obj_get___3_mypyc_env__(serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle__gold_offer_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__black_____mypyc_lambda__1__gold_offer_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_black_____mypyc_lambda__1__gold_offer_obj_____get__(self, instance, owner);
}
PyMemberDef black_____mypyc_lambda__1__gold_offer_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
black_____mypyc_lambda__1__gold_offer_obj_traverse(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject))));
    return rv;
}

static int32_t CPyDef_black_____mypyc_lambda__1__gold_offer_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *self = (serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject))));
    return 0;
}

static int32_t CPyDef_black_____mypyc_lambda__1__gold_offer_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *self = (serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject))));
    return 0;
}

static void
black_____mypyc_lambda__1__gold_offer_obj_dealloc(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (black_____mypyc_lambda__1__gold_offer_obj_free_instance == NULL) {
        black_____mypyc_lambda__1__gold_offer_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, black_____mypyc_lambda__1__gold_offer_obj_dealloc)
    CPyDef_black_____mypyc_lambda__1__gold_offer_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_black_____mypyc___3__mypyc_lambda__1__gold_offer_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_black_____mypyc_lambda__1__gold_offer_obj(void);

static PyObject *
black_____mypyc_lambda__1__gold_offer_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_black_____mypyc_lambda__1__gold_offer_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_black_____mypyc___3__mypyc_lambda__1__gold_offer_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem black_____mypyc_lambda__1__gold_offer_obj_vtable[2];
static bool
CPyDef_black_____mypyc_lambda__1__gold_offer_obj_trait_vtable_setup(void)
{
    CPyVTableItem black_____mypyc_lambda__1__gold_offer_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_black_____mypyc_lambda__1__gold_offer_obj_____call__,
        (CPyVTableItem)CPyDef_black_____mypyc_lambda__1__gold_offer_obj_____get__,
    };
    memcpy(black_____mypyc_lambda__1__gold_offer_obj_vtable, black_____mypyc_lambda__1__gold_offer_obj_vtable_scratch, sizeof(black_____mypyc_lambda__1__gold_offer_obj_vtable));
    return 1;
}

static bool
CPyDef_black_____mypyc_lambda__1__gold_offer_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
black_____mypyc_lambda__1__gold_offer_obj_get___3_mypyc_env__(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *self, void *closure);

static PyGetSetDef black_____mypyc_lambda__1__gold_offer_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)black_____mypyc_lambda__1__gold_offer_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef black_____mypyc_lambda__1__gold_offer_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_black_____mypyc___3__mypyc_lambda__1__gold_offer_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_black_____mypyc_lambda__1__gold_offer_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_black_____mypyc_lambda__1__gold_offer_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_black_____mypyc_lambda__1__gold_offer_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1__gold_offer_obj",
    .tp_new = black_____mypyc_lambda__1__gold_offer_obj_new,
    .tp_dealloc = (destructor)black_____mypyc_lambda__1__gold_offer_obj_dealloc,
    .tp_traverse = (traverseproc)black_____mypyc_lambda__1__gold_offer_obj_traverse,
    .tp_clear = (inquiry)CPyDef_black_____mypyc_lambda__1__gold_offer_obj_clear,
    .tp_getset = black_____mypyc_lambda__1__gold_offer_obj_getseters,
    .tp_methods = black_____mypyc_lambda__1__gold_offer_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__black_____mypyc_lambda__1__gold_offer_obj,
    .tp_members = black_____mypyc_lambda__1__gold_offer_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1__gold_offer_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_black_____mypyc_lambda__1__gold_offer_obj_template = &CPyType_black_____mypyc_lambda__1__gold_offer_obj_template_;

PyObject *CPyDef_black_____mypyc___3__mypyc_lambda__1__gold_offer_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *self;
    if (black_____mypyc_lambda__1__gold_offer_obj_free_instance != NULL) {
        self = black_____mypyc_lambda__1__gold_offer_obj_free_instance;
        black_____mypyc_lambda__1__gold_offer_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = black_____mypyc_lambda__1__gold_offer_obj_vtable;
    self->vectorcall = CPyPy_black_____mypyc_lambda__1__gold_offer_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_black_____mypyc_lambda__1__gold_offer_obj(void)
{
    PyObject *self = CPyDef_black_____mypyc___3__mypyc_lambda__1__gold_offer_obj_setup((PyObject *)CPyType_black_____mypyc_lambda__1__gold_offer_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
black_____mypyc_lambda__1__gold_offer_obj_get___3_mypyc_env__(serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1__gold_offer_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendblack___replace_black_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_black___replace_black_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods black___replace_black_gen_as_async = {
    .am_send = CPyDunder_am_sendblack___replace_black_gen,
};
static int
black___replace_black_gen_traverse(serai___games___scholars___myriad___black___replace_black_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    Py_VISIT(self->___mypyc_generator_frame_attribute__primaries);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_black___replace_black_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black___replace_black_genObject *self = (serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__primaries);
    return 0;
}

static int32_t CPyDef_black___replace_black_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___black___replace_black_genObject *self = (serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__primaries);
    return 0;
}

static void
black___replace_black_gen_dealloc(serai___games___scholars___myriad___black___replace_black_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (black___replace_black_gen_free_instance == NULL) {
        black___replace_black_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__to_hand = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__primaries);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, black___replace_black_gen_dealloc)
    CPyDef_black___replace_black_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_black_____mypyc__replace_black_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_black___replace_black_gen(void);

static PyObject *
black___replace_black_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_black___replace_black_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_black_____mypyc__replace_black_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem black___replace_black_gen_vtable[6];
static bool
CPyDef_black___replace_black_gen_trait_vtable_setup(void)
{
    CPyVTableItem black___replace_black_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_black___replace_black_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_black___replace_black_gen_____next__,
        (CPyVTableItem)CPyDef_black___replace_black_gen___send,
        (CPyVTableItem)CPyDef_black___replace_black_gen_____iter__,
        (CPyVTableItem)CPyDef_black___replace_black_gen___throw,
        (CPyVTableItem)CPyDef_black___replace_black_gen___close,
    };
    memcpy(black___replace_black_gen_vtable, black___replace_black_gen_vtable_scratch, sizeof(black___replace_black_gen_vtable));
    return 1;
}

static bool
CPyDef_black___replace_black_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef black___replace_black_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_black_____mypyc__replace_black_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_black___replace_black_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_black___replace_black_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_black___replace_black_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_black___replace_black_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_black___replace_black_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_black___replace_black_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "replace_black_gen",
    .tp_new = black___replace_black_gen_new,
    .tp_dealloc = (destructor)black___replace_black_gen_dealloc,
    .tp_traverse = (traverseproc)black___replace_black_gen_traverse,
    .tp_clear = (inquiry)CPyDef_black___replace_black_gen_clear,
    .tp_methods = black___replace_black_gen_methods,
    .tp_iter = CPyDef_black___replace_black_gen_____iter__,
    .tp_iternext = CPyDef_black___replace_black_gen_____next__,
    .tp_as_async = &black___replace_black_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___black___replace_black_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("replace_black_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_black___replace_black_gen_template = &CPyType_black___replace_black_gen_template_;

PyObject *CPyDef_black_____mypyc__replace_black_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___black___replace_black_genObject *self;
    if (black___replace_black_gen_free_instance != NULL) {
        self = black___replace_black_gen_free_instance;
        black___replace_black_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___black___replace_black_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = black___replace_black_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__to_hand = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_black___replace_black_gen(void)
{
    PyObject *self = CPyDef_black_____mypyc__replace_black_gen_setup((PyObject *)CPyType_black___replace_black_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef blackmodule_methods[] = {
    {"meet_neutral", (PyCFunction)CPyPy_black___meet_neutral, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("meet_neutral(t, me, start, steps)\n--\n\n") /* docstring */},
    {"_gold_rooms", (PyCFunction)CPyPy_black____gold_rooms, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_gold_rooms(t)\n--\n\n") /* docstring */},
    {"_payable", (PyCFunction)CPyPy_black____payable, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_payable(t, me, chosen, count)\n--\n\n") /* docstring */},
    {"_way_obstacle", (PyCFunction)CPyPy_black____way_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_way_obstacle(t, me, way, value)\n--\n\n") /* docstring */},
    {"translation_obstacle", (PyCFunction)CPyPy_black___translation_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translation_obstacle(t, me, value)\n--\n\n") /* docstring */},
    {"black_translate", (PyCFunction)CPyPy_black___black_translate, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("black_translate(t, me)\n--\n\n") /* docstring */},
    {"_gold_offer", (PyCFunction)CPyPy_black____gold_offer, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_gold_offer(t, me, rooms, count)\n--\n\n") /* docstring */},
    {"can_replace_black", (PyCFunction)CPyPy_black___can_replace_black, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("can_replace_black(t, me)\n--\n\n") /* docstring */},
    {"replace_black", (PyCFunction)CPyPy_black___replace_black, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("replace_black(t, me, to_hand)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___black__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___black__internal, "__name__");
    CPyStatic_black___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___black__internal);
    if (unlikely(CPyStatic_black___globals == NULL))
        goto fail;
    CPyType_black___black_translate_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_black___black_translate_env_template, NULL, modname);
    if (unlikely(!CPyType_black___black_translate_env))
        goto fail;
    CPyDef_black___black_translate_env_trait_vtable_setup();
    CPyType_black___black_translate_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_black___black_translate_gen_template, NULL, modname);
    if (unlikely(!CPyType_black___black_translate_gen))
        goto fail;
    CPyDef_black___black_translate_gen_trait_vtable_setup();
    CPyType_black_____mypyc_lambda__0_black_translate_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_black_____mypyc_lambda__0_black_translate_obj_template, NULL, modname);
    if (unlikely(!CPyType_black_____mypyc_lambda__0_black_translate_obj))
        goto fail;
    CPyDef_black_____mypyc_lambda__0_black_translate_obj_trait_vtable_setup();
    CPyType_black____gold_offer_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_black____gold_offer_env_template, NULL, modname);
    if (unlikely(!CPyType_black____gold_offer_env))
        goto fail;
    CPyDef_black____gold_offer_env_trait_vtable_setup();
    CPyType_black___obstacle__gold_offer_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_black___obstacle__gold_offer_obj_template, NULL, modname);
    if (unlikely(!CPyType_black___obstacle__gold_offer_obj))
        goto fail;
    CPyDef_black___obstacle__gold_offer_obj_trait_vtable_setup();
    CPyType_black_____mypyc_lambda__1__gold_offer_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_black_____mypyc_lambda__1__gold_offer_obj_template, NULL, modname);
    if (unlikely(!CPyType_black_____mypyc_lambda__1__gold_offer_obj))
        goto fail;
    CPyDef_black_____mypyc_lambda__1__gold_offer_obj_trait_vtable_setup();
    CPyType_black___replace_black_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_black___replace_black_gen_template, NULL, modname);
    if (unlikely(!CPyType_black___replace_black_gen))
        goto fail;
    CPyDef_black___replace_black_gen_trait_vtable_setup();
    char result = CPyDef_black_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___black__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_black___black_translate_env);
    Py_CLEAR(CPyType_black___black_translate_gen);
    Py_CLEAR(CPyType_black_____mypyc_lambda__0_black_translate_obj);
    Py_CLEAR(CPyType_black____gold_offer_env);
    Py_CLEAR(CPyType_black___obstacle__gold_offer_obj);
    Py_CLEAR(CPyType_black_____mypyc_lambda__1__gold_offer_obj);
    Py_CLEAR(CPyType_black___replace_black_gen);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___black(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___black__impl, &CPyImportState_serai___games___scholars___myriad___black, &CPyModule_serai___games___scholars___myriad___black);
}
static struct PyModuleDef blackmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.black",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    blackmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___black(void)
{
    if (CPyModule_serai___games___scholars___myriad___black__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___black__internal);
        return CPyModule_serai___games___scholars___myriad___black__internal;
    }
    CPyModule_serai___games___scholars___myriad___black__internal = PyModule_Create(&blackmodule);
    return CPyModule_serai___games___scholars___myriad___black__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___black(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___black__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___black__internal);
        return CPyModule_serai___games___scholars___myriad___black__internal;
    }
    CPyModule_serai___games___scholars___myriad___black__internal = PyModule_Create(&blackmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___black__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.black");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___black__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___black__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___black__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___black(CPyModule_serai___games___scholars___myriad___black__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___black__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.black");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___black__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_black___meet_neutral(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_start, CPyTagged cpy_r_steps) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_count;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_step;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "meet_neutral", "Table", "book", 21, CPyStatic_black___globals);
        goto CPyL21;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_map;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "meet_neutral", "Book", "map", 21, CPyStatic_black___globals);
        goto CPyL21;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_count = cpy_r_r4;
    cpy_r_r5 = 0;
    cpy_r_r6 = CPyTagged_Add(cpy_r_steps, 2);
    cpy_r_r7 = 2;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_step = cpy_r_r7;
    CPyTagged_DECREF(cpy_r_step);
CPyL3: ;
    cpy_r_r8 = cpy_r_r7 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (cpy_r_r9) goto CPyL5;
    cpy_r_r10 = cpy_r_r6 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL6;
CPyL5: ;
    cpy_r_r12 = CPyTagged_IsLt_(cpy_r_r7, cpy_r_r6);
    if (cpy_r_r12) {
        goto CPyL7;
    } else
        goto CPyL22;
CPyL6: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_r7 < (Py_ssize_t)cpy_r_r6;
    if (!cpy_r_r13) goto CPyL22;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_step = cpy_r_r7;
    cpy_r_r14 = CPyTagged_Add(cpy_r_start, cpy_r_step);
    CPyTagged_DECREF(cpy_r_step);
    cpy_r_r15 = CPyTagged_Remainder(cpy_r_r14, cpy_r_count);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "meet_neutral", 22, CPyStatic_black___globals);
        goto CPyL23;
    }
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_neutral;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "meet_neutral", "Table", "neutral", 22, CPyStatic_black___globals);
        goto CPyL24;
    }
CPyL9: ;
    cpy_r_r17 = cpy_r_r15 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL11;
    cpy_r_r19 = CPyTagged_IsEq_(cpy_r_r15, cpy_r_r16);
    cpy_r_r20 = cpy_r_r19;
    goto CPyL12;
CPyL11: ;
    cpy_r_r21 = cpy_r_r15 == cpy_r_r16;
    cpy_r_r20 = cpy_r_r21;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r15);
    if (cpy_r_r20) {
        goto CPyL25;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r5 = 1;
    goto CPyL15;
CPyL14: ;
    cpy_r_r22 = CPyTagged_Add(cpy_r_r7, 2);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r7 = cpy_r_r22;
    goto CPyL3;
CPyL15: ;
    if (!cpy_r_r5) goto CPyL20;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "meet_neutral", "Table", "book", 23, CPyStatic_black___globals);
        goto CPyL21;
    }
CPyL17: ;
    cpy_r_r24 = ((serai___games___scholars___book___BookObject *)cpy_r_r23)->_constants;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = CPyStatics[2895]; /* 'xp_for_neutral' */
    cpy_r_r26 = CPyDict_GetItem(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "meet_neutral", 23, CPyStatic_black___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "meet_neutral", 23, CPyStatic_black___globals);
        goto CPyL21;
    }
    cpy_r_r28 = CPyStatics[2896]; /* 'MB-TRAV-01' */
    cpy_r_r29 = CPyDef_pages___gain_xp(cpy_r_t, cpy_r_me, cpy_r_r27, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "meet_neutral", 23, CPyStatic_black___globals);
        goto CPyL21;
    }
CPyL20: ;
    return 1;
CPyL21: ;
    cpy_r_r30 = 2;
    return cpy_r_r30;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_count);
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL15;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL21;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL21;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_count);
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL13;
}
        
        PyObject *CPyPy_black___meet_neutral(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "start", "steps", 0};
            static CPyArg_Parser parser = {"OOOO:meet_neutral", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_start;
            PyObject *obj_steps;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_start, &obj_steps)) {
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
            CPyTagged arg_start;
            if (likely(PyLong_Check(obj_start)))
                arg_start = CPyTagged_BorrowFromObject(obj_start);
            else {
                CPy_TypeError("int", obj_start); goto fail;
            }
            CPyTagged arg_steps;
            if (likely(PyLong_Check(obj_steps)))
                arg_steps = CPyTagged_BorrowFromObject(obj_steps);
            else {
                CPy_TypeError("int", obj_steps); goto fail;
            }
            char retval = CPyDef_black___meet_neutral(arg_t, arg_me, arg_start, arg_steps);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "meet_neutral", 19, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black____gold_rooms(PyObject *cpy_r_t) {
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
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_rooms", 30, CPyStatic_black___globals);
        goto CPyL12;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_gold_rooms", "Table", "rooms", 30, CPyStatic_black___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL14;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_rooms", 30, CPyStatic_black___globals);
        goto CPyL15;
    }
    cpy_r_r13 = (Py_ssize_t)cpy_r_r12 != -2;
    CPyTagged_DECREF(cpy_r_r12);
    if (cpy_r_r13) goto CPyL7;
    if (cpy_r_r13) {
        goto CPyL9;
    } else
        goto CPyL16;
CPyL7: ;
    cpy_r_r14 = CPyDef_gold___is_full(cpy_r_t, cpy_r_room);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_rooms", 30, CPyStatic_black___globals);
        goto CPyL15;
    }
    cpy_r_r15 = cpy_r_r14 ^ 1;
    if (!cpy_r_r15) goto CPyL16;
CPyL9: ;
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_room);
    cpy_r_r17 = PyList_Append(cpy_r_r0, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_rooms", 30, CPyStatic_black___globals);
        goto CPyL17;
    }
CPyL10: ;
    cpy_r_r19 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r19;
    cpy_r_r20 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r20;
    goto CPyL3;
CPyL11: ;
    return cpy_r_r0;
CPyL12: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL11;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL12;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL10;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL12;
}
        
        PyObject *CPyPy_black____gold_rooms(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_gold_rooms", kwlist, 0};
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
            PyObject *retval = CPyDef_black____gold_rooms(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_rooms", 29, CPyStatic_black___globals);
            return NULL;
        }
        
char CPyDef_black____payable(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_chosen, CPyTagged cpy_r_count) {
    CPyPtr cpy_r_r0;
    int64_t cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
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
    int32_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    int64_t cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    CPyPtr cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    int64_t cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject **cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyTagged cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    int64_t cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    int64_t cpy_r_r86;
    char cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    cpy_r_r0 = (CPyPtr)((CPyPtr)cpy_r_chosen + offsetof(PyVarObject, ob_size));
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    cpy_r_r2 = cpy_r_r1 << 1;
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL2;
    cpy_r_r5 = cpy_r_count & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL3;
CPyL2: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_count, cpy_r_r2);
    if (cpy_r_r7) {
        goto CPyL12;
    } else
        goto CPyL4;
CPyL3: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 > (Py_ssize_t)cpy_r_count;
    if (cpy_r_r8) goto CPyL12;
CPyL4: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_payable", "Table", "players", 35, CPyStatic_black___globals);
        goto CPyL51;
    }
CPyL5: ;
    cpy_r_r10 = CPyList_GetItemBorrow(cpy_r_r9, cpy_r_me);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 35, CPyStatic_black___globals);
        goto CPyL51;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_scholars___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 35, CPyStatic_black___globals, "serai.games.scholars.table.Player", cpy_r_r10);
        goto CPyL51;
    }
    cpy_r_r12 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_gold;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_payable", "Player", "gold", 35, CPyStatic_black___globals);
        goto CPyL51;
    }
CPyL8: ;
    cpy_r_r13 = cpy_r_r12 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL10;
    cpy_r_r15 = cpy_r_count & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL11;
CPyL10: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_count);
    if (cpy_r_r17) {
        goto CPyL12;
    } else
        goto CPyL13;
CPyL11: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_count;
    if (!cpy_r_r18) goto CPyL13;
CPyL12: ;
    return 0;
CPyL13: ;
    cpy_r_r19 = PyList_New(0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 37, CPyStatic_black___globals);
        goto CPyL51;
    }
    cpy_r_r20 = CPyDef_black____gold_rooms(cpy_r_t);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 37, CPyStatic_black___globals);
        goto CPyL52;
    }
    cpy_r_r21 = 0;
CPyL16: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL53;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 37, CPyStatic_black___globals);
        goto CPyL54;
    }
    CPyTagged_INCREF(cpy_r_r30);
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r_r32 = PySequence_Contains(cpy_r_chosen, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 37, CPyStatic_black___globals);
        goto CPyL55;
    }
    cpy_r_r34 = cpy_r_r32;
    cpy_r_r35 = cpy_r_r34 ^ 1;
    if (!cpy_r_r35) goto CPyL56;
    cpy_r_r36 = CPyDef_gold___fee_of(cpy_r_t, cpy_r_me, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 37, CPyStatic_black___globals);
        goto CPyL54;
    }
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r38 = PyList_Append(cpy_r_r19, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 37, CPyStatic_black___globals);
        goto CPyL54;
    }
CPyL22: ;
    cpy_r_r40 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r40;
    goto CPyL16;
CPyL23: ;
    cpy_r_r41 = CPySequence_Sort(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 37, CPyStatic_black___globals);
        goto CPyL51;
    }
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_chosen + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r43 << 1;
    cpy_r_r45 = CPyTagged_Subtract(cpy_r_count, cpy_r_r44);
    cpy_r_r46 = 0;
    cpy_r_r47 = 0;
CPyL25: ;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_chosen + offsetof(PyVarObject, ob_size));
    cpy_r_r49 = *(int64_t *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r47 < cpy_r_r49;
    if (!cpy_r_r50) goto CPyL30;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_chosen + offsetof(PyListObject, ob_item));
    cpy_r_r52 = *(CPyPtr *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r47 * 8;
    cpy_r_r54 = cpy_r_r52 + cpy_r_r53;
    cpy_r_r55 = *(PyObject * *)cpy_r_r54;
    CPy_INCREF(cpy_r_r55);
    if (likely(PyLong_Check(cpy_r_r55)))
        cpy_r_r56 = CPyTagged_FromObject(cpy_r_r55);
    else {
        CPy_TypeError("int", cpy_r_r55); cpy_r_r56 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 39, CPyStatic_black___globals);
        goto CPyL57;
    }
    cpy_r_r57 = CPyDef_gold___fee_of(cpy_r_t, cpy_r_me, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 39, CPyStatic_black___globals);
        goto CPyL57;
    }
    cpy_r_r58 = CPyTagged_Add(cpy_r_r46, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r57);
    cpy_r_r46 = cpy_r_r58;
    cpy_r_r59 = cpy_r_r47 + 1;
    cpy_r_r47 = cpy_r_r59;
    goto CPyL25;
CPyL30: ;
    cpy_r_r60 = CPyList_GetSlice(cpy_r_r41, 0, cpy_r_r45);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 39, CPyStatic_black___globals);
        goto CPyL57;
    }
    if (likely(PyList_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 39, CPyStatic_black___globals, "list", cpy_r_r60);
        goto CPyL57;
    }
    cpy_r_r62 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r63 = CPyStatics[105]; /* 'sum' */
    cpy_r_r64 = CPyObject_GetAttr(cpy_r_r62, cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 39, CPyStatic_black___globals);
        goto CPyL58;
    }
    PyObject *cpy_r_r65[1] = {cpy_r_r61};
    cpy_r_r66 = (PyObject **)&cpy_r_r65;
    cpy_r_r67 = PyObject_Vectorcall(cpy_r_r64, cpy_r_r66, 1, 0);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 39, CPyStatic_black___globals);
        goto CPyL58;
    }
    CPy_DECREF(cpy_r_r61);
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 39, CPyStatic_black___globals);
        goto CPyL57;
    }
    cpy_r_r69 = CPyTagged_Add(cpy_r_r46, cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r68);
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r71 = *(int64_t *)cpy_r_r70;
    CPy_DECREF(cpy_r_r41);
    cpy_r_r72 = cpy_r_r71 << 1;
    cpy_r_r73 = cpy_r_r72 & 1;
    cpy_r_r74 = cpy_r_r73 != 0;
    if (cpy_r_r74) goto CPyL37;
    cpy_r_r75 = cpy_r_r45 & 1;
    cpy_r_r76 = cpy_r_r75 != 0;
    if (!cpy_r_r76) goto CPyL38;
CPyL37: ;
    cpy_r_r77 = CPyTagged_IsLt_(cpy_r_r72, cpy_r_r45);
    cpy_r_r78 = cpy_r_r77 ^ 1;
    cpy_r_r79 = cpy_r_r78;
    goto CPyL39;
CPyL38: ;
    cpy_r_r80 = (Py_ssize_t)cpy_r_r72 >= (Py_ssize_t)cpy_r_r45;
    cpy_r_r79 = cpy_r_r80;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r45);
    if (cpy_r_r79) {
        goto CPyL41;
    } else
        goto CPyL59;
CPyL40: ;
    cpy_r_r81 = cpy_r_r79;
    goto CPyL50;
CPyL41: ;
    cpy_r_r82 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_payable", "Table", "players", 40, CPyStatic_black___globals);
        goto CPyL60;
    }
CPyL42: ;
    cpy_r_r83 = CPyList_GetItemBorrow(cpy_r_r82, cpy_r_me);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 40, CPyStatic_black___globals);
        goto CPyL60;
    }
    if (likely(Py_TYPE(cpy_r_r83) == CPyType_scholars___table___Player))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 40, CPyStatic_black___globals, "serai.games.scholars.table.Player", cpy_r_r83);
        goto CPyL60;
    }
    cpy_r_r85 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r84)->_silver;
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_payable", "Player", "silver", 40, CPyStatic_black___globals);
        goto CPyL60;
    }
CPyL45: ;
    cpy_r_r86 = cpy_r_r69 & 1;
    cpy_r_r87 = cpy_r_r86 != 0;
    if (cpy_r_r87) goto CPyL47;
    cpy_r_r88 = cpy_r_r85 & 1;
    cpy_r_r89 = cpy_r_r88 != 0;
    if (!cpy_r_r89) goto CPyL48;
CPyL47: ;
    cpy_r_r90 = CPyTagged_IsLt_(cpy_r_r85, cpy_r_r69);
    cpy_r_r91 = cpy_r_r90 ^ 1;
    cpy_r_r92 = cpy_r_r91;
    goto CPyL49;
CPyL48: ;
    cpy_r_r93 = (Py_ssize_t)cpy_r_r69 <= (Py_ssize_t)cpy_r_r85;
    cpy_r_r92 = cpy_r_r93;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_r69);
    cpy_r_r81 = cpy_r_r92;
CPyL50: ;
    return cpy_r_r81;
CPyL51: ;
    cpy_r_r94 = 2;
    return cpy_r_r94;
CPyL52: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL51;
CPyL53: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL23;
CPyL54: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r20);
    goto CPyL51;
CPyL55: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL51;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r30);
    goto CPyL22;
CPyL57: ;
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL51;
CPyL58: ;
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r61);
    goto CPyL51;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_r69);
    goto CPyL40;
CPyL60: ;
    CPyTagged_DecRef(cpy_r_r69);
    goto CPyL51;
}
        
        PyObject *CPyPy_black____payable(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "chosen", "count", 0};
            static CPyArg_Parser parser = {"OOOO:_payable", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_chosen;
            PyObject *obj_count;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_chosen, &obj_count)) {
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
            PyObject *arg_chosen;
            if (likely(PyList_Check(obj_chosen)))
                arg_chosen = obj_chosen;
            else {
                CPy_TypeError("list", obj_chosen); 
                goto fail;
            }
            CPyTagged arg_count;
            if (likely(PyLong_Check(obj_count)))
                arg_count = CPyTagged_BorrowFromObject(obj_count);
            else {
                CPy_TypeError("int", obj_count); goto fail;
            }
            char retval = CPyDef_black____payable(arg_t, arg_me, arg_chosen, arg_count);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_payable", 33, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black____way_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_way, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
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
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_way, 2);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 44, CPyStatic_black___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 44, CPyStatic_black___globals);
        goto CPyL52;
    }
    cpy_r_r2 = cpy_r_value & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (cpy_r_r3) goto CPyL4;
    cpy_r_r4 = cpy_r_r1 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL5;
CPyL4: ;
    cpy_r_r6 = CPyTagged_IsLt_(cpy_r_value, cpy_r_r1);
    cpy_r_r7 = cpy_r_r6;
    goto CPyL6;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_value < (Py_ssize_t)cpy_r_r1;
    cpy_r_r7 = cpy_r_r8;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r1);
    if (!cpy_r_r7) goto CPyL15;
    cpy_r_r9 = CPyStatic_myriad___reasons___NEED_TRANSLATE_VALUE;
    if (likely(cpy_r_r9 != NULL)) goto CPyL10;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_TRANSLATE_VALUE\" was not set");
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 45, CPyStatic_black___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_way, 2);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 45, CPyStatic_black___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 45, CPyStatic_black___globals);
        goto CPyL52;
    }
    cpy_r_r13 = CPyTagged_Subtract(cpy_r_r12, cpy_r_value);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r14 = CPyList_GetItem(cpy_r_r9, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 45, CPyStatic_black___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_option___Reason))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 45, CPyStatic_black___globals, "serai.kernel.option.Reason", cpy_r_r14);
        goto CPyL52;
    }
    return cpy_r_r15;
CPyL15: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_way_obstacle", "Table", "players", 46, CPyStatic_black___globals);
        goto CPyL52;
    }
CPyL16: ;
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_r16, cpy_r_me);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 46, CPyStatic_black___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_scholars___table___Player))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 46, CPyStatic_black___globals, "serai.games.scholars.table.Player", cpy_r_r17);
        goto CPyL52;
    }
    cpy_r_r19 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r18)->_gold;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_way_obstacle", "Player", "gold", 46, CPyStatic_black___globals);
        goto CPyL52;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL19: ;
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_way, 4);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 46, CPyStatic_black___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 46, CPyStatic_black___globals);
        goto CPyL53;
    }
    cpy_r_r22 = cpy_r_r19 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL23;
    cpy_r_r24 = cpy_r_r21 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL24;
CPyL23: ;
    cpy_r_r26 = CPyTagged_IsLt_(cpy_r_r19, cpy_r_r21);
    cpy_r_r27 = cpy_r_r26;
    goto CPyL25;
CPyL24: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r19 < (Py_ssize_t)cpy_r_r21;
    cpy_r_r27 = cpy_r_r28;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r21);
    if (!cpy_r_r27) goto CPyL37;
    cpy_r_r29 = CPyStatic_scholars___reasons___NEED_GOLD;
    if (likely(cpy_r_r29 != NULL)) goto CPyL29;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_GOLD\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 47, CPyStatic_black___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_way, 4);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 47, CPyStatic_black___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 47, CPyStatic_black___globals);
        goto CPyL52;
    }
    cpy_r_r33 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_way_obstacle", "Table", "players", 47, CPyStatic_black___globals);
        goto CPyL54;
    }
CPyL32: ;
    cpy_r_r34 = CPyList_GetItemBorrow(cpy_r_r33, cpy_r_me);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 47, CPyStatic_black___globals);
        goto CPyL54;
    }
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_scholars___table___Player))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 47, CPyStatic_black___globals, "serai.games.scholars.table.Player", cpy_r_r34);
        goto CPyL54;
    }
    cpy_r_r36 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r35)->_gold;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_way_obstacle", "Player", "gold", 47, CPyStatic_black___globals);
        goto CPyL54;
    }
CPyL35: ;
    cpy_r_r37 = CPyTagged_Subtract(cpy_r_r32, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_r38 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r29, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 47, CPyStatic_black___globals);
        goto CPyL52;
    }
    return cpy_r_r38;
CPyL37: ;
    cpy_r_r39 = PyList_New(0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 48, CPyStatic_black___globals);
        goto CPyL52;
    }
    cpy_r_r40 = CPySequenceTuple_GetItem(cpy_r_way, 4);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 48, CPyStatic_black___globals);
        goto CPyL55;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 48, CPyStatic_black___globals);
        goto CPyL55;
    }
    cpy_r_r42 = CPyDef_black____payable(cpy_r_t, cpy_r_me, cpy_r_r39, cpy_r_r41);
    CPy_DECREF(cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 48, CPyStatic_black___globals);
        goto CPyL52;
    }
    if (!cpy_r_r42) goto CPyL43;
    cpy_r_r43 = Py_None;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = cpy_r_r43;
    goto CPyL51;
CPyL43: ;
    cpy_r_r45 = CPyStatic_myriad___reasons___NO_ROOM_FOR_GOLD;
    if (likely(cpy_r_r45 != NULL)) goto CPyL46;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_ROOM_FOR_GOLD\" was not set");
    cpy_r_r46 = 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 48, CPyStatic_black___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r47 = CPySequenceTuple_GetItem(cpy_r_way, 4);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 48, CPyStatic_black___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 48, CPyStatic_black___globals);
        goto CPyL52;
    }
    cpy_r_r49 = CPyList_GetItem(cpy_r_r45, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 48, CPyStatic_black___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r49) == CPyType_option___Reason))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 48, CPyStatic_black___globals, "serai.kernel.option.Reason", cpy_r_r49);
        goto CPyL52;
    }
    cpy_r_r44 = cpy_r_r50;
CPyL51: ;
    return cpy_r_r44;
CPyL52: ;
    cpy_r_r51 = NULL;
    return cpy_r_r51;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL52;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL52;
CPyL55: ;
    CPy_DecRef(cpy_r_r39);
    goto CPyL52;
}
        
        PyObject *CPyPy_black____way_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "way", "value", 0};
            static CPyArg_Parser parser = {"OOOO:_way_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_way;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_way, &obj_value)) {
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
            PyObject * arg_way;
            if (likely(PyTuple_Check(obj_way)))
                arg_way = obj_way;
            else {
                CPy_TypeError("tuple", obj_way); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            PyObject *retval = CPyDef_black____way_obstacle(arg_t, arg_me, arg_way, arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_way_obstacle", 43, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___translation_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "translation_obstacle", 53, CPyStatic_black___globals);
        goto CPyL15;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_translations;
    CPy_INCREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "translation_obstacle", 53, CPyStatic_black___globals);
        goto CPyL16;
    }
    cpy_r_r5 = 0;
CPyL3: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL17;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "translation_obstacle", 53, CPyStatic_black___globals, "tuple", cpy_r_r13);
        goto CPyL18;
    }
    cpy_r_r15 = CPyDef_black____way_obstacle(cpy_r_t, cpy_r_me, cpy_r_r14, cpy_r_value);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "translation_obstacle", 53, CPyStatic_black___globals);
        goto CPyL18;
    }
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r15);
    cpy_r_r16 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r16;
    goto CPyL3;
CPyL8: ;
    cpy_r_r17 = Py_None;
    cpy_r_r18 = PySequence_Contains(cpy_r_r4, cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "translation_obstacle", 54, CPyStatic_black___globals);
        goto CPyL19;
    }
    cpy_r_r20 = cpy_r_r18;
    if (cpy_r_r20) {
        goto CPyL20;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r21 = Py_None;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL14;
CPyL11: ;
    cpy_r_r23 = CPyList_GetItemShort(cpy_r_r4, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "translation_obstacle", 54, CPyStatic_black___globals);
        goto CPyL15;
    }
    if (Py_TYPE(cpy_r_r23) == CPyType_option___Reason)
        cpy_r_r24 = cpy_r_r23;
    else {
        cpy_r_r24 = NULL;
    }
    if (cpy_r_r24 != NULL) goto __LL4938;
    if (cpy_r_r23 == Py_None)
        cpy_r_r24 = cpy_r_r23;
    else {
        cpy_r_r24 = NULL;
    }
    if (cpy_r_r24 != NULL) goto __LL4938;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "translation_obstacle", 54, CPyStatic_black___globals, "serai.kernel.option.Reason or None", cpy_r_r23);
    goto CPyL15;
__LL4938: ;
    cpy_r_r22 = cpy_r_r24;
CPyL14: ;
    return cpy_r_r22;
CPyL15: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL8;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL20: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL10;
}
        
        PyObject *CPyPy_black___translation_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "value", 0};
            static CPyArg_Parser parser = {"OOO:translation_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_value)) {
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
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            PyObject *retval = CPyDef_black___translation_obstacle(arg_t, arg_me, arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "translation_obstacle", 51, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black_____mypyc_lambda__0_black_translate_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_black_____mypyc_lambda__0_black_translate_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_black_____mypyc_lambda__0_black_translate_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "__get__", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black_____mypyc_lambda__0_black_translate_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "<lambda>", "__mypyc_lambda__0_black_translate_obj", "__mypyc_env__", 60, CPyStatic_black___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "<lambda>", "black_translate_env", "t", 60, CPyStatic_black___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "<lambda>", "black_translate_env", "me", 60, CPyStatic_black___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r0)->___mypyc_generator_attribute__ways;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "<lambda>", "black_translate_env", "ways", 60, CPyStatic_black___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r5 = PyObject_GetItem(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<lambda>", 60, CPyStatic_black___globals);
        goto CPyL12;
    }
    cpy_r_r6 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "<lambda>", "black_translate_env", "t", 60, CPyStatic_black___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_r6)->_value;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'value' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r7);
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<lambda>", 60, CPyStatic_black___globals);
        goto CPyL13;
    }
CPyL7: ;
    if (likely(PyTuple_Check(cpy_r_r5)))
        cpy_r_r8 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "<lambda>", 60, CPyStatic_black___globals, "tuple", cpy_r_r5);
        goto CPyL14;
    }
    cpy_r_r9 = CPyDef_black____way_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r8, cpy_r_r7);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<lambda>", 60, CPyStatic_black___globals);
        goto CPyL10;
    }
    return cpy_r_r9;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL10;
CPyL14: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL10;
}
        
        PyObject *CPyPy_black_____mypyc_lambda__0_black_translate_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_black_____mypyc_lambda__0_black_translate_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<lambda>", 60, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___black_translate_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_chosen;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
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
    PyObject *cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyPtr cpy_r_r93;
    int64_t cpy_r_r94;
    CPyTagged cpy_r_r95;
    CPyTagged cpy_r_r96;
    char cpy_r_r97;
    int64_t cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyPtr cpy_r_r100;
    int64_t cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyPtr cpy_r_r104;
    CPyPtr cpy_r_r105;
    int64_t cpy_r_r106;
    CPyPtr cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    CPyTagged cpy_r_room;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyTagged cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    int64_t cpy_r_r134;
    int64_t cpy_r_r135;
    PyObject *cpy_r_r136;
    CPyPtr cpy_r_r137;
    int64_t cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyPtr cpy_r_r141;
    CPyPtr cpy_r_r142;
    int64_t cpy_r_r143;
    CPyPtr cpy_r_r144;
    PyObject *cpy_r_r145;
    CPyTagged cpy_r_r146;
    PyObject *cpy_r_r147;
    CPyTagged cpy_r_r148;
    char cpy_r_r149;
    int64_t cpy_r_r150;
    int64_t cpy_r_r151;
    PyObject *cpy_r_r152;
    CPyPtr cpy_r_r153;
    int64_t cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    CPyPtr cpy_r_r157;
    CPyPtr cpy_r_r158;
    int64_t cpy_r_r159;
    CPyPtr cpy_r_r160;
    PyObject *cpy_r_r161;
    CPyTagged cpy_r_r162;
    PyObject *cpy_r_r163;
    CPyTagged cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    CPyTagged cpy_r_r168;
    char cpy_r_r169;
    int64_t cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    CPyTagged cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    CPyTagged cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject **cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    tuple_T3OOO cpy_r_r197;
    PyObject **cpy_r_r198;
    PyObject *cpy_r_r199;
    char cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject **cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    char cpy_r_r208;
    int32_t cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    int32_t cpy_r_r212;
    int32_t cpy_r_r213;
    PyObject *cpy_r_r214;
    char cpy_r_r215;
    char cpy_r_r216;
    char cpy_r_r217;
    char cpy_r_r218;
    char cpy_r_r219;
    PyObject *cpy_r_r220;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "__mypyc_env__", 57, CPyStatic_black___globals);
        goto CPyL155;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL148;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 57, CPyStatic_black___globals);
        goto CPyL147;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 59, CPyStatic_black___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = CPyDef_myriad___book___shelf(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 59, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r10 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r9)->_translations;
    CPy_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    if (((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__ways != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__ways);
    }
    ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__ways = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 59, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r12 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 60, CPyStatic_black___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r12);
CPyL9: ;
    cpy_r_r13 = CPyDef_myriad___book___shelf(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 60, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r14 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r13)->_options;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "Shelf", "options", 60, CPyStatic_black___globals);
        goto CPyL156;
    }
CPyL11: ;
    cpy_r_r15 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r14)->_translation;
    CPy_INCREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r16 = CPyDef_black_____mypyc_lambda__0_black_translate_obj();
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 60, CPyStatic_black___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject *)cpy_r_r16)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r17 = NULL;
    cpy_r_r18 = NULL;
    cpy_r_r19 = CPyDef_offer___Offer(cpy_r_r15, cpy_r_r16, cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 60, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r20 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "me", 61, CPyStatic_black___globals);
        goto CPyL158;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL14: ;
    cpy_r_r21 = CPyStatics[2897]; /* 'black-translate' */
    cpy_r_r22 = CPyStatics[2898]; /* 'MB-TRANS-01' */
    cpy_r_r23 = CPyStatics[31]; /* 'n' */
    cpy_r_r24 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 61, CPyStatic_black___globals);
        goto CPyL159;
    }
    CPy_INCREF(cpy_r_r24);
CPyL15: ;
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_r24)->_value;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'value' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r25);
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 61, CPyStatic_black___globals);
        goto CPyL159;
    }
CPyL16: ;
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r25);
    cpy_r_r27 = CPyDict_Build(1, cpy_r_r23, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 61, CPyStatic_black___globals);
        goto CPyL159;
    }
    cpy_r_r28 = NULL;
    cpy_r_r29 = 2;
    cpy_r_r30 = CPyDef_decision___ask(cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r19, cpy_r_r27, cpy_r_r28, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 61, CPyStatic_black___globals);
        goto CPyL147;
    }
    ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r30;
CPyL19: ;
    cpy_r_r32 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r33 = cpy_r_type != cpy_r_r32;
    if (!cpy_r_r33) goto CPyL22;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 61, CPyStatic_black___globals);
        goto CPyL147;
    }
    CPy_Unreachable();
CPyL22: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r34 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 61, CPyStatic_black___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL147;
    }
    cpy_r_chosen = cpy_r_r34;
    cpy_r_r35 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__ways;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "ways", 62, CPyStatic_black___globals);
        goto CPyL160;
    }
    CPy_INCREF(cpy_r_r35);
CPyL24: ;
    cpy_r_r36 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    cpy_r_r37 = PyObject_GetItem(cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 62, CPyStatic_black___globals);
        goto CPyL160;
    }
    CPy_DECREF(cpy_r_chosen);
    if (((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__way != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__way);
    }
    ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__way = cpy_r_r37;
    cpy_r_r38 = 1;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 62, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r39 = PyList_New(0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 63, CPyStatic_black___globals);
        goto CPyL147;
    }
    if (((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms);
    }
    ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms = cpy_r_r39;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 63, CPyStatic_black___globals);
        goto CPyL147;
    }
CPyL28: ;
    cpy_r_r41 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "rooms", 64, CPyStatic_black___globals);
        goto CPyL147;
    }
CPyL29: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r43 << 1;
    cpy_r_r45 = CPyStatics[2583]; /* 'translators' */
    cpy_r_r46 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__way;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "way", 64, CPyStatic_black___globals);
        goto CPyL147;
    }
CPyL30: ;
    cpy_r_r47 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r45);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 64, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_r44);
    cpy_r_r49 = PyObject_RichCompare(cpy_r_r48, cpy_r_r47, 0);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 64, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r50 = PyObject_IsTrue(cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 64, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r52 = cpy_r_r50;
    if (!cpy_r_r52) goto CPyL50;
    cpy_r_r53 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "me", 65, CPyStatic_black___globals);
        goto CPyL147;
    }
    CPyTagged_INCREF(cpy_r_r53);
CPyL35: ;
    cpy_r_r54 = CPyStatics[2899]; /* 'black-gold' */
    cpy_r_r55 = CPyStatics[2898]; /* 'MB-TRANS-01' */
    cpy_r_r56 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 65, CPyStatic_black___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r56);
CPyL36: ;
    cpy_r_r57 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "me", 65, CPyStatic_black___globals);
        goto CPyL162;
    }
    CPyTagged_INCREF(cpy_r_r57);
CPyL37: ;
    cpy_r_r58 = CPyStatics[2583]; /* 'translators' */
    cpy_r_r59 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__way;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "way", 65, CPyStatic_black___globals);
        goto CPyL163;
    }
CPyL38: ;
    cpy_r_r60 = CPyObject_GetAttr(cpy_r_r59, cpy_r_r58);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 65, CPyStatic_black___globals);
        goto CPyL163;
    }
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 65, CPyStatic_black___globals);
        goto CPyL163;
    }
    cpy_r_r62 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "rooms", 65, CPyStatic_black___globals);
        goto CPyL164;
    }
CPyL41: ;
    cpy_r_r63 = CPyDef_black____gold_offer(cpy_r_r56, cpy_r_r57, cpy_r_r62, cpy_r_r61);
    CPy_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 65, CPyStatic_black___globals);
        goto CPyL161;
    }
    cpy_r_r64 = NULL;
    cpy_r_r65 = NULL;
    cpy_r_r66 = 2;
    cpy_r_r67 = CPyDef_decision___ask(cpy_r_r53, cpy_r_r54, cpy_r_r55, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r66);
    CPyTagged_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 65, CPyStatic_black___globals);
        goto CPyL147;
    }
    ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r67;
CPyL44: ;
    cpy_r_r69 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r70 = cpy_r_type != cpy_r_r69;
    if (!cpy_r_r70) goto CPyL47;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 65, CPyStatic_black___globals);
        goto CPyL147;
    }
    CPy_Unreachable();
CPyL47: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r71 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 65, CPyStatic_black___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL147;
    }
    cpy_r_chosen = cpy_r_r71;
    cpy_r_r72 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r72);
    CPy_DECREF(cpy_r_chosen);
    cpy_r_r73 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "rooms", 66, CPyStatic_black___globals);
        goto CPyL165;
    }
CPyL49: ;
    cpy_r_r74 = PyList_Append(cpy_r_r73, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 66, CPyStatic_black___globals);
        goto CPyL147;
    } else
        goto CPyL28;
CPyL50: ;
    cpy_r_r76 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 67, CPyStatic_black___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r76);
CPyL51: ;
    cpy_r_r77 = CPyStatics[2900]; /* 'event-black-translate' */
    cpy_r_r78 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "me", 67, CPyStatic_black___globals);
        goto CPyL166;
    }
    CPyTagged_INCREF(cpy_r_r78);
CPyL52: ;
    cpy_r_r79 = CPyStatics[2898]; /* 'MB-TRANS-01' */
    cpy_r_r80 = CPyStatics[2583]; /* 'translators' */
    cpy_r_r81 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__way;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "way", 67, CPyStatic_black___globals);
        goto CPyL167;
    }
CPyL53: ;
    cpy_r_r82 = CPyObject_GetAttr(cpy_r_r81, cpy_r_r80);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 67, CPyStatic_black___globals);
        goto CPyL167;
    }
    cpy_r_r83 = CPyStatics[31]; /* 'n' */
    cpy_r_r84 = CPyDict_Build(1, cpy_r_r83, cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 67, CPyStatic_black___globals);
        goto CPyL167;
    }
    cpy_r_r85 = CPyDef_kernel___table___Table___tell(cpy_r_r76, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r84);
    CPyTagged_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r85 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 67, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r86 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 68, CPyStatic_black___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r86);
CPyL57: ;
    cpy_r_r87 = ((serai___games___scholars___table___TableObject *)cpy_r_r86)->_players;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "Table", "players", 68, CPyStatic_black___globals);
        goto CPyL168;
    }
CPyL58: ;
    cpy_r_r88 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "me", 68, CPyStatic_black___globals);
        goto CPyL168;
    }
    CPyTagged_INCREF(cpy_r_r88);
CPyL59: ;
    cpy_r_r89 = CPyList_GetItemBorrow(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 68, CPyStatic_black___globals);
        goto CPyL169;
    }
    if (likely(Py_TYPE(cpy_r_r89) == CPyType_scholars___table___Player))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 68, CPyStatic_black___globals, "serai.games.scholars.table.Player", cpy_r_r89);
        goto CPyL169;
    }
    cpy_r_r91 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r90)->_gold;
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "Player", "gold", 68, CPyStatic_black___globals);
        goto CPyL169;
    }
    CPyTagged_INCREF(cpy_r_r91);
CPyL62: ;
    cpy_r_r92 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "rooms", 68, CPyStatic_black___globals);
        goto CPyL170;
    }
CPyL63: ;
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_r92 + offsetof(PyVarObject, ob_size));
    cpy_r_r94 = *(int64_t *)cpy_r_r93;
    cpy_r_r95 = cpy_r_r94 << 1;
    CPy_DECREF(cpy_r_r86);
    CPyTagged_DECREF(cpy_r_r88);
    cpy_r_r96 = CPyTagged_Subtract(cpy_r_r91, cpy_r_r95);
    CPyTagged_DECREF(cpy_r_r91);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r90)->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r90)->_gold);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r90)->_gold = cpy_r_r96;
    cpy_r_r97 = 1;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 68, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r98 = 0;
CPyL65: ;
    cpy_r_r99 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "rooms", 69, CPyStatic_black___globals);
        goto CPyL147;
    }
CPyL66: ;
    cpy_r_r100 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyVarObject, ob_size));
    cpy_r_r101 = *(int64_t *)cpy_r_r100;
    cpy_r_r102 = cpy_r_r98 < cpy_r_r101;
    if (!cpy_r_r102) goto CPyL90;
    cpy_r_r103 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "rooms", 69, CPyStatic_black___globals);
        goto CPyL147;
    }
CPyL68: ;
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r103 + offsetof(PyListObject, ob_item));
    cpy_r_r105 = *(CPyPtr *)cpy_r_r104;
    cpy_r_r106 = cpy_r_r98 * 8;
    cpy_r_r107 = cpy_r_r105 + cpy_r_r106;
    cpy_r_r108 = *(PyObject * *)cpy_r_r107;
    CPy_INCREF(cpy_r_r108);
    if (likely(PyLong_Check(cpy_r_r108)))
        cpy_r_r109 = CPyTagged_FromObject(cpy_r_r108);
    else {
        CPy_TypeError("int", cpy_r_r108); cpy_r_r109 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 69, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_room = cpy_r_r109;
    cpy_r_r110 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 70, CPyStatic_black___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r110);
CPyL70: ;
    cpy_r_r111 = ((serai___games___scholars___table___TableObject *)cpy_r_r110)->_gold;
    if (unlikely(cpy_r_r111 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'gold' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r111);
    }
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 70, CPyStatic_black___globals);
        goto CPyL171;
    }
CPyL71: ;
    cpy_r_r112 = CPyList_GetItem(cpy_r_r111, cpy_r_room);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 70, CPyStatic_black___globals);
        goto CPyL172;
    }
    cpy_r_r113 = CPyStatics[4897]; /* 1 */
    cpy_r_r114 = PyNumber_InPlaceAdd(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 70, CPyStatic_black___globals);
        goto CPyL172;
    }
    cpy_r_r115 = CPyList_SetItem(cpy_r_r111, cpy_r_room, cpy_r_r114);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 70, CPyStatic_black___globals);
        goto CPyL171;
    }
    cpy_r_r116 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 71, CPyStatic_black___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r116);
CPyL75: ;
    cpy_r_r117 = CPyStatics[2384]; /* 'event-place-gold' */
    cpy_r_r118 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "me", 71, CPyStatic_black___globals);
        goto CPyL173;
    }
    CPyTagged_INCREF(cpy_r_r118);
CPyL76: ;
    cpy_r_r119 = CPyStatics[2901]; /* 'MB-TRANS-02' */
    cpy_r_r120 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 71, CPyStatic_black___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r120);
CPyL77: ;
    cpy_r_r121 = ((serai___games___scholars___table___TableObject *)cpy_r_r120)->_book;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "Table", "book", 71, CPyStatic_black___globals);
        goto CPyL175;
    }
CPyL78: ;
    cpy_r_r122 = ((serai___games___scholars___book___BookObject *)cpy_r_r121)->_translators;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "Book", "translators", 71, CPyStatic_black___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r122);
CPyL79: ;
    CPy_DECREF(cpy_r_r120);
    cpy_r_r123 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 71, CPyStatic_black___globals);
        goto CPyL176;
    }
    CPy_INCREF(cpy_r_r123);
CPyL80: ;
    cpy_r_r124 = ((serai___games___scholars___table___TableObject *)cpy_r_r123)->_rooms;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "Table", "rooms", 71, CPyStatic_black___globals);
        goto CPyL177;
    }
CPyL81: ;
    cpy_r_r125 = CPyList_GetItemBorrow(cpy_r_r124, cpy_r_room);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 71, CPyStatic_black___globals);
        goto CPyL177;
    }
    if (likely(PyLong_Check(cpy_r_r125)))
        cpy_r_r126 = CPyTagged_FromObject(cpy_r_r125);
    else {
        CPy_TypeError("int", cpy_r_r125); cpy_r_r126 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 71, CPyStatic_black___globals);
        goto CPyL177;
    }
    cpy_r_r127 = CPyList_GetItem(cpy_r_r122, cpy_r_r126);
    CPy_DECREF(cpy_r_r122);
    CPyTagged_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 71, CPyStatic_black___globals);
        goto CPyL178;
    }
    if (likely(PyTuple_Check(cpy_r_r127)))
        cpy_r_r128 = cpy_r_r127;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 71, CPyStatic_black___globals, "tuple", cpy_r_r127);
        goto CPyL178;
    }
    CPy_DECREF(cpy_r_r123);
    CPyTagged_DECREF(cpy_r_room);
    cpy_r_r129 = CPySequenceTuple_GetItem(cpy_r_r128, 0);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 71, CPyStatic_black___globals);
        goto CPyL179;
    }
    if (likely(PyUnicode_Check(cpy_r_r129)))
        cpy_r_r130 = cpy_r_r129;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 71, CPyStatic_black___globals, "str", cpy_r_r129);
        goto CPyL179;
    }
    cpy_r_r131 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r132 = CPyDict_Build(1, cpy_r_r131, cpy_r_r130);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 71, CPyStatic_black___globals);
        goto CPyL179;
    }
    cpy_r_r133 = CPyDef_kernel___table___Table___tell(cpy_r_r116, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r132);
    CPyTagged_DECREF(cpy_r_r118);
    CPy_DECREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r133 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 71, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r134 = cpy_r_r98 + 1;
    cpy_r_r98 = cpy_r_r134;
    goto CPyL65;
CPyL90: ;
    cpy_r_r135 = 0;
CPyL91: ;
    cpy_r_r136 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "rooms", 72, CPyStatic_black___globals);
        goto CPyL147;
    }
CPyL92: ;
    cpy_r_r137 = (CPyPtr)((CPyPtr)cpy_r_r136 + offsetof(PyVarObject, ob_size));
    cpy_r_r138 = *(int64_t *)cpy_r_r137;
    cpy_r_r139 = cpy_r_r135 < cpy_r_r138;
    if (!cpy_r_r139) goto CPyL99;
    cpy_r_r140 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "rooms", 72, CPyStatic_black___globals);
        goto CPyL147;
    }
CPyL94: ;
    cpy_r_r141 = (CPyPtr)((CPyPtr)cpy_r_r140 + offsetof(PyListObject, ob_item));
    cpy_r_r142 = *(CPyPtr *)cpy_r_r141;
    cpy_r_r143 = cpy_r_r135 * 8;
    cpy_r_r144 = cpy_r_r142 + cpy_r_r143;
    cpy_r_r145 = *(PyObject * *)cpy_r_r144;
    CPy_INCREF(cpy_r_r145);
    if (likely(PyLong_Check(cpy_r_r145)))
        cpy_r_r146 = CPyTagged_FromObject(cpy_r_r145);
    else {
        CPy_TypeError("int", cpy_r_r145); cpy_r_r146 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r146 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 72, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_room = cpy_r_r146;
    cpy_r_r147 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 73, CPyStatic_black___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r147);
CPyL96: ;
    cpy_r_r148 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r148 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "me", 73, CPyStatic_black___globals);
        goto CPyL180;
    }
    CPyTagged_INCREF(cpy_r_r148);
CPyL97: ;
    cpy_r_r149 = CPyDef_gold___pay_owner(cpy_r_r147, cpy_r_r148, cpy_r_room);
    CPy_DECREF(cpy_r_r147);
    CPyTagged_DECREF(cpy_r_r148);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r149 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 73, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r150 = cpy_r_r135 + 1;
    cpy_r_r135 = cpy_r_r150;
    goto CPyL91;
CPyL99: ;
    cpy_r_r151 = 0;
CPyL100: ;
    cpy_r_r152 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "rooms", 74, CPyStatic_black___globals);
        goto CPyL147;
    }
CPyL101: ;
    cpy_r_r153 = (CPyPtr)((CPyPtr)cpy_r_r152 + offsetof(PyVarObject, ob_size));
    cpy_r_r154 = *(int64_t *)cpy_r_r153;
    cpy_r_r155 = cpy_r_r151 < cpy_r_r154;
    if (!cpy_r_r155) goto CPyL112;
    cpy_r_r156 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "rooms", 74, CPyStatic_black___globals);
        goto CPyL147;
    }
CPyL103: ;
    cpy_r_r157 = (CPyPtr)((CPyPtr)cpy_r_r156 + offsetof(PyListObject, ob_item));
    cpy_r_r158 = *(CPyPtr *)cpy_r_r157;
    cpy_r_r159 = cpy_r_r151 * 8;
    cpy_r_r160 = cpy_r_r158 + cpy_r_r159;
    cpy_r_r161 = *(PyObject * *)cpy_r_r160;
    CPy_INCREF(cpy_r_r161);
    if (likely(PyLong_Check(cpy_r_r161)))
        cpy_r_r162 = CPyTagged_FromObject(cpy_r_r161);
    else {
        CPy_TypeError("int", cpy_r_r161); cpy_r_r162 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 74, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_room = cpy_r_r162;
    cpy_r_r163 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 75, CPyStatic_black___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r163);
CPyL105: ;
    cpy_r_r164 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r164 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "me", 75, CPyStatic_black___globals);
        goto CPyL181;
    }
    CPyTagged_INCREF(cpy_r_r164);
CPyL106: ;
    cpy_r_r165 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 75, CPyStatic_black___globals);
        goto CPyL182;
    }
    CPy_INCREF(cpy_r_r165);
CPyL107: ;
    cpy_r_r166 = ((serai___games___scholars___table___TableObject *)cpy_r_r165)->_rooms;
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "Table", "rooms", 75, CPyStatic_black___globals);
        goto CPyL183;
    }
CPyL108: ;
    cpy_r_r167 = CPyList_GetItem(cpy_r_r166, cpy_r_room);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 75, CPyStatic_black___globals);
        goto CPyL184;
    }
    if (likely(PyLong_Check(cpy_r_r167)))
        cpy_r_r168 = CPyTagged_FromObject(cpy_r_r167);
    else {
        CPy_TypeError("int", cpy_r_r167); cpy_r_r168 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 75, CPyStatic_black___globals);
        goto CPyL184;
    }
    CPy_DECREF(cpy_r_r165);
    cpy_r_r169 = CPyDef_goals___interacted(cpy_r_r163, cpy_r_r164, cpy_r_r168);
    CPy_DECREF(cpy_r_r163);
    CPyTagged_DECREF(cpy_r_r164);
    CPyTagged_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 75, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r170 = cpy_r_r151 + 1;
    cpy_r_r151 = cpy_r_r170;
    goto CPyL100;
CPyL112: ;
    cpy_r_r171 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 76, CPyStatic_black___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r171);
CPyL113: ;
    cpy_r_r172 = ((serai___games___scholars___table___TableObject *)cpy_r_r171)->_book;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "Table", "book", 76, CPyStatic_black___globals);
        goto CPyL185;
    }
CPyL114: ;
    cpy_r_r173 = ((serai___games___scholars___book___BookObject *)cpy_r_r172)->_performer;
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "Book", "performer", 76, CPyStatic_black___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r173);
CPyL115: ;
    CPy_DECREF(cpy_r_r171);
    cpy_r_r174 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "t", 76, CPyStatic_black___globals);
        goto CPyL186;
    }
    CPy_INCREF(cpy_r_r174);
CPyL116: ;
    cpy_r_r175 = ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r175 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_env", "me", 76, CPyStatic_black___globals);
        goto CPyL187;
    }
    CPyTagged_INCREF(cpy_r_r175);
CPyL117: ;
    cpy_r_r176 = CPyStatics[602]; /* 'effect' */
    cpy_r_r177 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__way;
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "black_translate", "black_translate_gen", "way", 76, CPyStatic_black___globals);
        goto CPyL188;
    }
CPyL118: ;
    cpy_r_r178 = CPyObject_GetAttr(cpy_r_r177, cpy_r_r176);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 76, CPyStatic_black___globals);
        goto CPyL188;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r178, CPyType_kernel___effects___Effect)))
        cpy_r_r179 = cpy_r_r178;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 76, CPyStatic_black___globals, "serai.kernel.effects.Effect", cpy_r_r178);
        goto CPyL188;
    }
    cpy_r_r180 = CPY_INT_TAG;
    cpy_r_r181 = CPyDef_perform___Performer___perform(cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r179, cpy_r_r180);
    CPy_DECREF(cpy_r_r174);
    CPyTagged_DECREF(cpy_r_r175);
    CPy_DECREF(cpy_r_r179);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 76, CPyStatic_black___globals);
        goto CPyL147;
    }
    cpy_r_r182 = PyObject_GetIter(cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 76, CPyStatic_black___globals);
        goto CPyL147;
    }
    if (((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2);
    }
    ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2 = cpy_r_r182;
    cpy_r_r183 = 1;
    if (!cpy_r_r183) goto CPyL147;
    cpy_r_r184 = NULL;
    cpy_r_r1 = cpy_r_r184;
    cpy_r_r185 = (PyObject **)&cpy_r_r1;
    cpy_r_r186 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r187 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2;
    cpy_r_r188 = CPyIter_Send(cpy_r_r187, cpy_r_r186, cpy_r_r185);
    if (cpy_r_r188 != NULL) goto CPyL189;
    cpy_r_r189 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 76, CPyStatic_black___globals);
        goto CPyL190;
    }
    cpy_r_r190 = cpy_r_r1;
    CPy_DECREF(cpy_r_r190);
    cpy_r_r191 = NULL;
    if (((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2);
    }
    ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2 = cpy_r_r191;
    cpy_r_r192 = 1;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 76, CPyStatic_black___globals);
        goto CPyL147;
    } else
        goto CPyL142;
CPyL126: ;
    cpy_r_r193 = cpy_r_r188;
CPyL127: ;
    ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r193;
CPyL128: ;
    cpy_r_r195 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r196 = cpy_r_type != cpy_r_r195;
    if (!cpy_r_r196) goto CPyL191;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 76, CPyStatic_black___globals);
        goto CPyL132;
    } else
        goto CPyL192;
CPyL130: ;
    CPy_Unreachable();
CPyL131: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL138;
CPyL132: ;
    cpy_r_r197 = CPy_CatchError();
    cpy_r_r198 = (PyObject **)&cpy_r_r3;
    cpy_r_r199 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2;
    cpy_r_r200 = CPy_YieldFromErrorHandle(cpy_r_r199, cpy_r_r198);
    if (unlikely(cpy_r_r200 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 76, CPyStatic_black___globals);
        goto CPyL193;
    }
    if (cpy_r_r200) goto CPyL135;
    cpy_r_r193 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r197);
    CPy_DecRef(cpy_r_r197.f0);
    CPy_DecRef(cpy_r_r197.f1);
    CPy_DecRef(cpy_r_r197.f2);
    goto CPyL127;
CPyL135: ;
    cpy_r_r190 = cpy_r_r3;
    CPy_DecRef(cpy_r_r190);
    CPy_RestoreExcInfo(cpy_r_r197);
    CPy_DecRef(cpy_r_r197.f0);
    CPy_DecRef(cpy_r_r197.f1);
    CPy_DecRef(cpy_r_r197.f2);
    goto CPyL142;
CPyL136: ;
    CPy_RestoreExcInfo(cpy_r_r197);
    CPy_DecRef(cpy_r_r197.f0);
    CPy_DecRef(cpy_r_r197.f1);
    CPy_DecRef(cpy_r_r197.f2);
    cpy_r_r201 = CPy_KeepPropagating();
    if (!cpy_r_r201) goto CPyL147;
    CPy_Unreachable();
CPyL138: ;
    cpy_r_r202 = NULL;
    cpy_r_r1 = cpy_r_r202;
    cpy_r_r203 = (PyObject **)&cpy_r_r1;
    cpy_r_r204 = ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2;
    cpy_r_r205 = CPyIter_Send(cpy_r_r204, cpy_r_arg, cpy_r_r203);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r205 == NULL) {
        goto CPyL140;
    } else
        goto CPyL194;
CPyL139: ;
    cpy_r_r193 = cpy_r_r205;
    goto CPyL127;
CPyL140: ;
    cpy_r_r206 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 76, CPyStatic_black___globals);
        goto CPyL190;
    }
    cpy_r_r190 = cpy_r_r1;
    CPy_DECREF(cpy_r_r190);
CPyL142: ;
    cpy_r_r207 = Py_None;
    CPy_INCREF(cpy_r_r207);
    ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r209 = CPyDef_black___black_translate_env_clear_on_completion(cpy_r_r4);
    cpy_r_r210 = CPyDef_black___black_translate_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL146;
    CPyGen_SetStopIterationValue(cpy_r_r207);
    CPy_DECREF(cpy_r_r207);
    if (!0) goto CPyL154;
    CPy_Unreachable();
CPyL146: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r207;
    CPyGen_Exit(&((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL147: ;
    ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r212 = CPyDef_black___black_translate_env_clear_on_completion(cpy_r_r4);
    cpy_r_r213 = CPyDef_black___black_translate_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r214 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r214;
CPyL148: ;
    cpy_r_r215 = cpy_r_r5 == 0;
    if (cpy_r_r215) goto CPyL195;
    cpy_r_r216 = cpy_r_r5 == 1;
    if (cpy_r_r216) goto CPyL196;
    cpy_r_r217 = cpy_r_r5 == 2;
    if (cpy_r_r217) goto CPyL197;
    cpy_r_r218 = cpy_r_r5 == 3;
    if (cpy_r_r218) {
        goto CPyL128;
    } else
        goto CPyL198;
CPyL152: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r219 = 0;
    if (unlikely(!cpy_r_r219)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 57, CPyStatic_black___globals);
        goto CPyL154;
    }
    CPy_Unreachable();
CPyL154: ;
    cpy_r_r220 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r220;
CPyL155: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL154;
CPyL156: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL147;
CPyL157: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL147;
CPyL158: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL147;
CPyL159: ;
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL147;
CPyL160: ;
    CPy_DecRef(cpy_r_chosen);
    goto CPyL147;
CPyL161: ;
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL147;
CPyL162: ;
    CPyTagged_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r56);
    goto CPyL147;
CPyL163: ;
    CPyTagged_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r57);
    goto CPyL147;
CPyL164: ;
    CPyTagged_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL147;
CPyL165: ;
    CPy_DecRef(cpy_r_r72);
    goto CPyL147;
CPyL166: ;
    CPy_DecRef(cpy_r_r76);
    goto CPyL147;
CPyL167: ;
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL147;
CPyL168: ;
    CPy_DecRef(cpy_r_r86);
    goto CPyL147;
CPyL169: ;
    CPy_DecRef(cpy_r_r86);
    CPyTagged_DecRef(cpy_r_r88);
    goto CPyL147;
CPyL170: ;
    CPy_DecRef(cpy_r_r86);
    CPyTagged_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r91);
    goto CPyL147;
CPyL171: ;
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL147;
CPyL172: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r111);
    goto CPyL147;
CPyL173: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r116);
    goto CPyL147;
CPyL174: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r118);
    goto CPyL147;
CPyL175: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r120);
    goto CPyL147;
CPyL176: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r122);
    goto CPyL147;
CPyL177: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r123);
    goto CPyL147;
CPyL178: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r123);
    goto CPyL147;
CPyL179: ;
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r118);
    goto CPyL147;
CPyL180: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r147);
    goto CPyL147;
CPyL181: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r163);
    goto CPyL147;
CPyL182: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r164);
    goto CPyL147;
CPyL183: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r164);
    CPy_DecRef(cpy_r_r165);
    goto CPyL147;
CPyL184: ;
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r164);
    CPy_DecRef(cpy_r_r165);
    goto CPyL147;
CPyL185: ;
    CPy_DecRef(cpy_r_r171);
    goto CPyL147;
CPyL186: ;
    CPy_DecRef(cpy_r_r173);
    goto CPyL147;
CPyL187: ;
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r174);
    goto CPyL147;
CPyL188: ;
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r174);
    CPyTagged_DecRef(cpy_r_r175);
    goto CPyL147;
CPyL189: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL126;
CPyL190: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL147;
CPyL191: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL131;
CPyL192: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL130;
CPyL193: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL136;
CPyL194: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL139;
CPyL195: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL196: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL19;
CPyL197: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL44;
CPyL198: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL152;
}
        
PyObject *CPyDef_black___black_translate_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_black___black_translate_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_black___black_translate_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_black___black_translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.black.black_translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_black___black_translate_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "__next__", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___black_translate_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_black___black_translate_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_black___black_translate_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_black___black_translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.black.black_translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_black___black_translate_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "send", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___black_translate_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_black___black_translate_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_black___black_translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.black.black_translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_black___black_translate_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "__iter__", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___black_translate_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_black___black_translate_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_black___black_translate_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_black___black_translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.black.black_translate_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_black___black_translate_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "throw", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___black_translate_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_black___black_translate_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4939 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4939);
    PyObject *__tmp4940 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4940);
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
        
        PyObject *CPyPy_black___black_translate_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_black___black_translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.black.black_translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_black___black_translate_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "close", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___black_translate(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_black___black_translate_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 57, CPyStatic_black___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_black___black_translate_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 57, CPyStatic_black___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 57, CPyStatic_black___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___myriad___black___black_translate_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 57, CPyStatic_black___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___myriad___black___black_translate_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 57, CPyStatic_black___globals);
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
        
        PyObject *CPyPy_black___black_translate(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:black_translate", kwlist, 0};
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
            PyObject *retval = CPyDef_black___black_translate(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "black_translate", 57, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___obstacle__gold_offer_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_black___obstacle__gold_offer_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_black___obstacle__gold_offer_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "__get__", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___obstacle__gold_offer_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    cpy_r_r0 = ((serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "obstacle", "obstacle__gold_offer_obj", "__mypyc_env__", 82, CPyStatic_black___globals);
        goto CPyL44;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r1);
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 83, CPyStatic_black___globals);
        goto CPyL44;
    }
    cpy_r_r3 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "obstacle", "_gold_offer_env", "t", 84, CPyStatic_black___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_r3)->_rooms;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "obstacle", "Table", "rooms", 84, CPyStatic_black___globals);
        goto CPyL46;
    }
CPyL4: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 84, CPyStatic_black___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 84, CPyStatic_black___globals);
        goto CPyL46;
    }
    cpy_r_r7 = (Py_ssize_t)cpy_r_r6 == -2;
    CPyTagged_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r3);
    if (cpy_r_r7) {
        goto CPyL47;
    } else
        goto CPyL11;
CPyL7: ;
    cpy_r_r8 = CPyStatic_scholars___reasons___NOBODY_THERE;
    if (likely(cpy_r_r8 != NULL)) goto CPyL10;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOBODY_THERE\" was not set");
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 85, CPyStatic_black___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL10: ;
    CPy_INCREF(cpy_r_r8);
    return cpy_r_r8;
CPyL11: ;
    cpy_r_r10 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_rooms;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "obstacle", "_gold_offer_env", "rooms", 86, CPyStatic_black___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r10);
CPyL12: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r12 = PySequence_Contains(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 86, CPyStatic_black___globals);
        goto CPyL45;
    }
    cpy_r_r14 = cpy_r_r12;
    if (cpy_r_r14) {
        goto CPyL48;
    } else
        goto CPyL18;
CPyL14: ;
    cpy_r_r15 = CPyStatic_myriad___reasons___CHOSEN_ALREADY;
    if (likely(cpy_r_r15 != NULL)) goto CPyL17;
    PyErr_SetString(PyExc_NameError, "value for final name \"CHOSEN_ALREADY\" was not set");
    cpy_r_r16 = 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 87, CPyStatic_black___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL17: ;
    CPy_INCREF(cpy_r_r15);
    return cpy_r_r15;
CPyL18: ;
    cpy_r_r17 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "obstacle", "_gold_offer_env", "t", 88, CPyStatic_black___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r17);
CPyL19: ;
    cpy_r_r18 = CPyDef_gold___is_full(cpy_r_r17, cpy_r_r2);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 88, CPyStatic_black___globals);
        goto CPyL45;
    }
    if (cpy_r_r18) {
        goto CPyL49;
    } else
        goto CPyL25;
CPyL21: ;
    cpy_r_r19 = CPyStatic_scholars___reasons___GOLD_FULL;
    if (likely(cpy_r_r19 != NULL)) goto CPyL24;
    PyErr_SetString(PyExc_NameError, "value for final name \"GOLD_FULL\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 89, CPyStatic_black___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL24: ;
    CPy_INCREF(cpy_r_r19);
    return cpy_r_r19;
CPyL25: ;
    cpy_r_r21 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "obstacle", "_gold_offer_env", "t", 90, CPyStatic_black___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r21);
CPyL26: ;
    cpy_r_r22 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "obstacle", "_gold_offer_env", "me", 90, CPyStatic_black___globals);
        goto CPyL50;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL27: ;
    cpy_r_r23 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_rooms;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "obstacle", "_gold_offer_env", "rooms", 90, CPyStatic_black___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r23);
CPyL28: ;
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 90, CPyStatic_black___globals);
        goto CPyL52;
    }
    cpy_r_r25 = CPyList_Extend(cpy_r_r24, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 90, CPyStatic_black___globals);
        goto CPyL53;
    } else
        goto CPyL54;
CPyL30: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r27 = PyList_Append(cpy_r_r24, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 90, CPyStatic_black___globals);
        goto CPyL53;
    }
    cpy_r_r29 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_count;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "obstacle", "_gold_offer_env", "count", 90, CPyStatic_black___globals);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_r29);
CPyL32: ;
    cpy_r_r30 = CPyDef_black____payable(cpy_r_r21, cpy_r_r22, cpy_r_r24, cpy_r_r29);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 90, CPyStatic_black___globals);
        goto CPyL45;
    }
    if (cpy_r_r30) {
        goto CPyL55;
    } else
        goto CPyL35;
CPyL34: ;
    cpy_r_r31 = Py_None;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = cpy_r_r31;
    goto CPyL43;
CPyL35: ;
    cpy_r_r33 = CPyStatic_scholars___reasons___NEED_SILVER;
    if (unlikely(cpy_r_r33 == NULL)) {
        goto CPyL56;
    } else
        goto CPyL38;
CPyL36: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_SILVER\" was not set");
    cpy_r_r34 = 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 90, CPyStatic_black___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL38: ;
    cpy_r_r35 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "obstacle", "_gold_offer_env", "t", 90, CPyStatic_black___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r35);
CPyL39: ;
    cpy_r_r36 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "obstacle", "_gold_offer_env", "me", 90, CPyStatic_black___globals);
        goto CPyL57;
    }
    CPyTagged_INCREF(cpy_r_r36);
CPyL40: ;
    cpy_r_r37 = CPyDef_gold___fee_of(cpy_r_r35, cpy_r_r36, cpy_r_r2);
    CPy_DECREF(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 90, CPyStatic_black___globals);
        goto CPyL44;
    }
    cpy_r_r38 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r33, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 90, CPyStatic_black___globals);
        goto CPyL44;
    }
    cpy_r_r32 = cpy_r_r38;
CPyL43: ;
    return cpy_r_r32;
CPyL44: ;
    cpy_r_r39 = NULL;
    return cpy_r_r39;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL44;
CPyL46: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL44;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL7;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL14;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL21;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    goto CPyL44;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL44;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL44;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r24);
    goto CPyL44;
CPyL54: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL30;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL34;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL36;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r35);
    goto CPyL44;
}
        
        PyObject *CPyPy_black___obstacle__gold_offer_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_black___obstacle__gold_offer_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "obstacle", 82, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black_____mypyc_lambda__1__gold_offer_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_black_____mypyc_lambda__1__gold_offer_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_black_____mypyc_lambda__1__gold_offer_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "__get__", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black_____mypyc_lambda__1__gold_offer_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "<lambda>", "__mypyc_lambda__1__gold_offer_obj", "__mypyc_env__", 92, CPyStatic_black___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "<lambda>", "_gold_offer_env", "t", 92, CPyStatic_black___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "<lambda>", "_gold_offer_env", "me", 92, CPyStatic_black___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_gold___gold_note(cpy_r_r1, cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<lambda>", 92, CPyStatic_black___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_black_____mypyc_lambda__1__gold_offer_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_black_____mypyc_lambda__1__gold_offer_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<lambda>", 92, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black____gold_offer(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_rooms, CPyTagged cpy_r_count) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_obstacle;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = CPyDef_black____gold_offer_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_offer", 79, CPyStatic_black___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_offer", 79, CPyStatic_black___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_me);
    }
    ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_me = cpy_r_me;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_offer", 79, CPyStatic_black___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_rooms);
    if (((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_rooms != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_rooms);
    }
    ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_rooms = cpy_r_rooms;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_offer", 79, CPyStatic_black___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_count);
    if (((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_count != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_count);
    }
    ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_count = cpy_r_count;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_offer", 79, CPyStatic_black___globals);
        goto CPyL14;
    }
    cpy_r_r5 = CPyDef_black___obstacle__gold_offer_obj();
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_offer", 82, CPyStatic_black___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___myriad___black___obstacle__gold_offer_objObject *)cpy_r_r5)->___mypyc_env__ = cpy_r_r0;
    cpy_r_obstacle = cpy_r_r5;
    cpy_r_r6 = ((serai___games___scholars___myriad___black____gold_offer_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_gold_offer", "_gold_offer_env", "t", 92, CPyStatic_black___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_r6)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_gold_offer", "Table", "book", 92, CPyStatic_black___globals);
        goto CPyL16;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___scholars___book___BookObject *)cpy_r_r7)->_options;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_gold_offer", "Book", "options", 92, CPyStatic_black___globals);
        goto CPyL16;
    }
CPyL9: ;
    cpy_r_r9 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r8)->_place_gold;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "_gold_offer", "Options", "place_gold", 92, CPyStatic_black___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r9);
CPyL10: ;
    CPy_DECREF(cpy_r_r6);
    cpy_r_r10 = CPyDef_black_____mypyc_lambda__1__gold_offer_obj();
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_offer", 92, CPyStatic_black___globals);
        goto CPyL17;
    }
    ((serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject *)cpy_r_r10)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r11 = NULL;
    cpy_r_r12 = CPyDef_offer___Offer(cpy_r_r9, cpy_r_obstacle, cpy_r_r11, cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_obstacle);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_offer", 92, CPyStatic_black___globals);
        goto CPyL13;
    }
    return cpy_r_r12;
CPyL13: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    goto CPyL13;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r6);
    goto CPyL13;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r9);
    goto CPyL13;
}
        
        PyObject *CPyPy_black____gold_offer(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "rooms", "count", 0};
            static CPyArg_Parser parser = {"OOOO:_gold_offer", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_rooms;
            PyObject *obj_count;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_rooms, &obj_count)) {
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
            PyObject *arg_rooms;
            if (likely(PyList_Check(obj_rooms)))
                arg_rooms = obj_rooms;
            else {
                CPy_TypeError("list", obj_rooms); 
                goto fail;
            }
            CPyTagged arg_count;
            if (likely(PyLong_Check(obj_count)))
                arg_count = CPyTagged_BorrowFromObject(obj_count);
            else {
                CPy_TypeError("int", obj_count); goto fail;
            }
            PyObject *retval = CPyDef_black____gold_offer(arg_t, arg_me, arg_rooms, arg_count);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "_gold_offer", 79, CPyStatic_black___globals);
            return NULL;
        }
        
char CPyDef_black___can_replace_black(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = 0;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "can_replace_black", "Table", "book", 99, CPyStatic_black___globals);
        goto CPyL16;
    }
CPyL1: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_primaries;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "can_replace_black", "Book", "primaries", 99, CPyStatic_black___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = 0;
CPyL3: ;
    cpy_r_r6 = cpy_r_r5 < cpy_r_r4;
    if (!cpy_r_r6) goto CPyL17;
    cpy_r_r7 = CPySequenceTuple_GetItemUnsafe(cpy_r_r2, cpy_r_r5);
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "can_replace_black", 99, CPyStatic_black___globals);
        goto CPyL18;
    }
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_stock;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "can_replace_black", "Table", "stock", 99, CPyStatic_black___globals);
        goto CPyL19;
    }
CPyL6: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "can_replace_black", 99, CPyStatic_black___globals);
        goto CPyL18;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "can_replace_black", 99, CPyStatic_black___globals);
        goto CPyL18;
    }
    cpy_r_r12 = cpy_r_r11 != 0;
    CPyTagged_DECREF(cpy_r_r11);
    if (cpy_r_r12) {
        goto CPyL20;
    } else
        goto CPyL10;
CPyL9: ;
    cpy_r_r0 = 1;
    goto CPyL11;
CPyL10: ;
    cpy_r_r13 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r13;
    goto CPyL3;
CPyL11: ;
    if (!cpy_r_r0) goto CPyL13;
    cpy_r_r14 = cpy_r_r0;
    goto CPyL15;
CPyL13: ;
    cpy_r_r15 = CPyDef_scholars___dice___white_dice(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "can_replace_black", 99, CPyStatic_black___globals);
        goto CPyL16;
    }
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    cpy_r_r14 = cpy_r_r19;
CPyL15: ;
    return cpy_r_r14;
CPyL16: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
CPyL17: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL11;
CPyL18: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL16;
CPyL19: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL16;
CPyL20: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_black___can_replace_black(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:can_replace_black", kwlist, 0};
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
            char retval = CPyDef_black___can_replace_black(arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "can_replace_black", 98, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___replace_black_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_where;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
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
    int32_t cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
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
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL69;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 102, CPyStatic_black___globals);
        goto CPyL68;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "t", 104, CPyStatic_black___globals);
        goto CPyL68;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "Table", "book", 104, CPyStatic_black___globals);
        goto CPyL68;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "Book", "options", 104, CPyStatic_black___globals);
        goto CPyL68;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    if (((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 104, CPyStatic_black___globals);
        goto CPyL68;
    }
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 105, CPyStatic_black___globals);
        goto CPyL68;
    }
    cpy_r_r8 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "t", 105, CPyStatic_black___globals);
        goto CPyL74;
    }
CPyL10: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "Table", "book", 105, CPyStatic_black___globals);
        goto CPyL74;
    }
CPyL11: ;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r9)->_primaries;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "Book", "primaries", 105, CPyStatic_black___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r10);
CPyL12: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = 0;
CPyL13: ;
    cpy_r_r14 = cpy_r_r13 < cpy_r_r12;
    if (!cpy_r_r14) goto CPyL75;
    cpy_r_r15 = CPySequenceTuple_GetItemUnsafe(cpy_r_r10, cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 105, CPyStatic_black___globals);
        goto CPyL76;
    }
    cpy_r_r17 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "t", 105, CPyStatic_black___globals);
        goto CPyL77;
    }
CPyL16: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_r17)->_stock;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "Table", "stock", 105, CPyStatic_black___globals);
        goto CPyL77;
    }
CPyL17: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r18, cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 105, CPyStatic_black___globals);
        goto CPyL77;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 105, CPyStatic_black___globals);
        goto CPyL77;
    }
    cpy_r_r21 = cpy_r_r20 != 0;
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r21) goto CPyL78;
    cpy_r_r22 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "options", 105, CPyStatic_black___globals);
        goto CPyL77;
    }
CPyL21: ;
    cpy_r_r23 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r22)->_take_die;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "Options", "take_die", 105, CPyStatic_black___globals);
        goto CPyL77;
    }
CPyL22: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r23, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 105, CPyStatic_black___globals);
        goto CPyL76;
    }
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_option___Option))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 105, CPyStatic_black___globals, "serai.kernel.option.Option", cpy_r_r24);
        goto CPyL76;
    }
    cpy_r_r26 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "options", 105, CPyStatic_black___globals);
        goto CPyL79;
    }
CPyL25: ;
    cpy_r_r27 = PyList_Append(cpy_r_r7, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 105, CPyStatic_black___globals);
        goto CPyL76;
    }
CPyL26: ;
    cpy_r_r29 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r29;
    goto CPyL13;
CPyL27: ;
    if (((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__primaries != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__primaries);
    }
    ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__primaries = cpy_r_r7;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 105, CPyStatic_black___globals);
        goto CPyL68;
    }
    cpy_r_r31 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "t", 106, CPyStatic_black___globals);
        goto CPyL68;
    }
CPyL29: ;
    cpy_r_r32 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "me", 106, CPyStatic_black___globals);
        goto CPyL68;
    }
CPyL30: ;
    cpy_r_r33 = CPyDef_scholars___dice___white_dice(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 106, CPyStatic_black___globals);
        goto CPyL68;
    }
    cpy_r_r34 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "options", 106, CPyStatic_black___globals);
        goto CPyL80;
    }
CPyL32: ;
    cpy_r_r35 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r34)->_skip;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r36 = PyList_New(0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 106, CPyStatic_black___globals);
        goto CPyL81;
    }
    cpy_r_r37 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__primaries;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "primaries", 106, CPyStatic_black___globals);
        goto CPyL82;
    }
CPyL34: ;
    cpy_r_r38 = CPyList_Extend(cpy_r_r36, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 106, CPyStatic_black___globals);
        goto CPyL82;
    } else
        goto CPyL83;
CPyL35: ;
    cpy_r_r39 = CPyList_Extend(cpy_r_r36, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 106, CPyStatic_black___globals);
        goto CPyL84;
    } else
        goto CPyL85;
CPyL36: ;
    cpy_r_r40 = PyList_Append(cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 106, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r42 = NULL;
    cpy_r_r43 = NULL;
    cpy_r_r44 = NULL;
    cpy_r_r45 = CPyDef_offer___Offer(cpy_r_r36, cpy_r_r42, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 106, CPyStatic_black___globals);
        goto CPyL68;
    }
    cpy_r_r46 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__to_hand;
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "to_hand", 107, CPyStatic_black___globals);
        goto CPyL87;
    }
CPyL39: ;
    if (!cpy_r_r46) goto CPyL41;
CPyL40: ;
    cpy_r_r47 = CPyStatics[987]; /* 'hand' */
    CPy_INCREF(cpy_r_r47);
    cpy_r_r48 = cpy_r_r47;
    goto CPyL42;
CPyL41: ;
    cpy_r_r49 = CPyStatics[1003]; /* 'bag' */
    CPy_INCREF(cpy_r_r49);
    cpy_r_r48 = cpy_r_r49;
CPyL42: ;
    cpy_r_where = cpy_r_r48;
    cpy_r_r50 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "me", 108, CPyStatic_black___globals);
        goto CPyL88;
    }
CPyL43: ;
    cpy_r_r51 = CPyStatics[2902]; /* 'instead-of-black' */
    cpy_r_r52 = CPyStatics[2903]; /* 'MB-DICE-05' */
    cpy_r_r53 = CPyStatics[2445]; /* 'where' */
    cpy_r_r54 = CPyDict_Build(1, cpy_r_r53, cpy_r_where);
    CPy_DECREF(cpy_r_where);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 108, CPyStatic_black___globals);
        goto CPyL87;
    }
    cpy_r_r55 = NULL;
    cpy_r_r56 = 2;
    cpy_r_r57 = CPyDef_decision___ask(cpy_r_r50, cpy_r_r51, cpy_r_r52, cpy_r_r45, cpy_r_r54, cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 108, CPyStatic_black___globals);
        goto CPyL68;
    }
    ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r57;
CPyL46: ;
    cpy_r_r59 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r60 = cpy_r_type != cpy_r_r59;
    if (!cpy_r_r60) goto CPyL49;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 108, CPyStatic_black___globals);
        goto CPyL68;
    }
    CPy_Unreachable();
CPyL49: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r61 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 108, CPyStatic_black___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL68;
    }
    cpy_r_r62 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__primaries;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "primaries", 109, CPyStatic_black___globals);
        goto CPyL89;
    }
CPyL51: ;
    cpy_r_r63 = PySequence_Contains(cpy_r_r62, cpy_r_r61);
    cpy_r_r64 = cpy_r_r63 >= 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 109, CPyStatic_black___globals);
        goto CPyL89;
    }
    cpy_r_r65 = cpy_r_r63;
    if (!cpy_r_r65) goto CPyL58;
    cpy_r_r66 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "t", 110, CPyStatic_black___globals);
        goto CPyL89;
    }
CPyL54: ;
    cpy_r_r67 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "me", 110, CPyStatic_black___globals);
        goto CPyL89;
    }
CPyL55: ;
    cpy_r_r68 = ((serai___kernel___option___OptionObject *)cpy_r_r61)->_value;
    CPy_INCREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r61);
    cpy_r_r69 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__to_hand;
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "to_hand", 110, CPyStatic_black___globals);
        goto CPyL90;
    }
CPyL56: ;
    cpy_r_r70 = CPyStatics[2903]; /* 'MB-DICE-05' */
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r71 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r71 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 110, CPyStatic_black___globals);
        goto CPyL68;
    }
    cpy_r_r72 = CPyDef_scholars___dice___gain_die(cpy_r_r66, cpy_r_r67, cpy_r_r71, cpy_r_r69, cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 110, CPyStatic_black___globals);
        goto CPyL68;
    } else
        goto CPyL63;
CPyL58: ;
    cpy_r_r73 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "options", 111, CPyStatic_black___globals);
        goto CPyL89;
    }
CPyL59: ;
    cpy_r_r74 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r73)->_skip;
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = cpy_r_r61 == cpy_r_r74;
    CPy_DECREF(cpy_r_r74);
    cpy_r_r76 = cpy_r_r75 ^ 1;
    if (!cpy_r_r76) goto CPyL91;
    cpy_r_r77 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "t", 112, CPyStatic_black___globals);
        goto CPyL89;
    }
CPyL61: ;
    cpy_r_r78 = ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/black.py", "replace_black", "replace_black_gen", "me", 112, CPyStatic_black___globals);
        goto CPyL89;
    }
CPyL62: ;
    cpy_r_r79 = CPyStatics[2903]; /* 'MB-DICE-05' */
    cpy_r_r80 = CPyDef_scholars___dice___destroy(cpy_r_r77, cpy_r_r78, cpy_r_r61, cpy_r_r79);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r80 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 112, CPyStatic_black___globals);
        goto CPyL68;
    }
CPyL63: ;
    cpy_r_r81 = Py_None;
    CPy_INCREF(cpy_r_r81);
    ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r83 = CPyDef_black___replace_black_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL67;
    CPyGen_SetStopIterationValue(cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (!0) goto CPyL73;
    CPy_Unreachable();
CPyL67: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r81;
    CPyGen_Exit(&((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL68: ;
    ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r85 = CPyDef_black___replace_black_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r86 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r86;
CPyL69: ;
    cpy_r_r87 = cpy_r_r0 == 0;
    if (cpy_r_r87) goto CPyL1;
    cpy_r_r88 = cpy_r_r0 == 1;
    if (cpy_r_r88) goto CPyL46;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r89 = 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 102, CPyStatic_black___globals);
        goto CPyL73;
    }
    CPy_Unreachable();
CPyL73: ;
    cpy_r_r90 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r90;
CPyL74: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL68;
CPyL75: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL27;
CPyL76: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    goto CPyL68;
CPyL77: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL68;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_r16);
    goto CPyL26;
CPyL79: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    goto CPyL68;
CPyL80: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL68;
CPyL81: ;
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r35);
    goto CPyL68;
CPyL82: ;
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r36);
    goto CPyL68;
CPyL83: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL35;
CPyL84: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r36);
    goto CPyL68;
CPyL85: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL36;
CPyL86: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL68;
CPyL87: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL68;
CPyL88: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_where);
    goto CPyL68;
CPyL89: ;
    CPy_DecRef(cpy_r_r61);
    goto CPyL68;
CPyL90: ;
    CPy_DecRef(cpy_r_r68);
    goto CPyL68;
CPyL91: ;
    CPy_DECREF(cpy_r_r61);
    goto CPyL63;
}
        
PyObject *CPyDef_black___replace_black_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_black___replace_black_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_black___replace_black_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_black___replace_black_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.black.replace_black_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_black___replace_black_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "__next__", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___replace_black_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_black___replace_black_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_black___replace_black_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_black___replace_black_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.black.replace_black_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_black___replace_black_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "send", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___replace_black_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_black___replace_black_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_black___replace_black_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.black.replace_black_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_black___replace_black_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "__iter__", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___replace_black_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_black___replace_black_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_black___replace_black_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_black___replace_black_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.black.replace_black_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_black___replace_black_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "throw", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___replace_black_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_black___replace_black_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4941 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4941);
    PyObject *__tmp4942 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4942);
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
        
        PyObject *CPyPy_black___replace_black_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_black___replace_black_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.black.replace_black_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_black___replace_black_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "close", -1, CPyStatic_black___globals);
            return NULL;
        }
        
PyObject *CPyDef_black___replace_black(PyObject *cpy_r_t, CPyTagged cpy_r_me, char cpy_r_to_hand) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_black___replace_black_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 102, CPyStatic_black___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 102, CPyStatic_black___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 102, CPyStatic_black___globals);
        goto CPyL6;
    }
    ((serai___games___scholars___myriad___black___replace_black_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__to_hand = cpy_r_to_hand;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 102, CPyStatic_black___globals);
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
        
        PyObject *CPyPy_black___replace_black(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "to_hand", 0};
            static CPyArg_Parser parser = {"OOO:replace_black", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_to_hand;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_to_hand)) {
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
            char arg_to_hand;
            if (unlikely(!PyBool_Check(obj_to_hand))) {
                CPy_TypeError("bool", obj_to_hand); goto fail;
            } else
                arg_to_hand = obj_to_hand == Py_True;
            PyObject *retval = CPyDef_black___replace_black(arg_t, arg_me, arg_to_hand);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "replace_black", 102, CPyStatic_black___globals);
            return NULL;
        }
        
char CPyDef_black_____top_level__(void) {
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
    void *cpy_r_r209;
    void *cpy_r_r210;
    void *cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    void *cpy_r_r217;
    void *cpy_r_r218;
    PyObject **cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    char cpy_r_r231;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 1, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 1, CPyStatic_black___globals);
        goto CPyL86;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_black___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 3, CPyStatic_black___globals);
        goto CPyL86;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 5, CPyStatic_black___globals);
        goto CPyL86;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 5, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 5, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 5, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5425]; /* ('destroy', 'gain_die', 'white_dice') */
    cpy_r_r31 = CPyStatic_black___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 5, CPyStatic_black___globals);
        goto CPyL86;
    } else
        goto CPyL87;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___effects___gold;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___effects___gold;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2386]; /* 'serai.games.scholars.effects.gold' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 6, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___effects___gold;
    cpy_r_r42 = CPyExec_serai___games___scholars___effects___gold;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___effects___gold__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 6, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 6, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2386]; /* 'serai.games.scholars.effects.gold' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 6, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5426]; /* ('fee_of', 'gold_note', 'is_full', 'pay_owner') */
    cpy_r_r53 = CPyStatic_black___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 6, CPyStatic_black___globals);
        goto CPyL86;
    } else
        goto CPyL88;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___goals;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___goals;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 7, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___goals;
    cpy_r_r64 = CPyExec_serai___games___scholars___goals;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___goals__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 7, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 7, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 7, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5321]; /* ('interacted',) */
    cpy_r_r75 = CPyStatic_black___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 7, CPyStatic_black___globals);
        goto CPyL86;
    } else
        goto CPyL89;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___myriad___book;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___myriad___book;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 8, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___myriad___book;
    cpy_r_r86 = CPyExec_serai___games___scholars___myriad___book;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___myriad___book__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 8, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 8, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 8, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5427]; /* ('BlackTranslation', 'shelf') */
    cpy_r_r97 = CPyStatic_black___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 8, CPyStatic_black___globals);
        goto CPyL86;
    } else
        goto CPyL90;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___myriad___pages;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___myriad___pages;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 9, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___myriad___pages;
    cpy_r_r108 = CPyExec_serai___games___scholars___myriad___pages;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___myriad___pages__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 9, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 9, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 9, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5428]; /* ('gain_xp',) */
    cpy_r_r119 = CPyStatic_black___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 9, CPyStatic_black___globals);
        goto CPyL86;
    } else
        goto CPyL91;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___myriad___reasons;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___myriad___reasons;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 10, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___myriad___reasons;
    cpy_r_r130 = CPyExec_serai___games___scholars___myriad___reasons;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___myriad___reasons__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 10, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 10, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 10, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5429]; /* ('CHOSEN_ALREADY', 'NEED_TRANSLATE_VALUE', 'NO_ROOM_FOR_GOLD') */
    cpy_r_r141 = CPyStatic_black___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 10, CPyStatic_black___globals);
        goto CPyL86;
    } else
        goto CPyL92;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 11, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r152 = CPyExec_serai___games___scholars___names;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 11, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 11, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 11, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5424]; /* ('NO_CARD',) */
    cpy_r_r163 = CPyStatic_black___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 11, CPyStatic_black___globals);
        goto CPyL86;
    } else
        goto CPyL93;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___scholars___reasons;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___scholars___reasons;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 12, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___scholars___reasons;
    cpy_r_r174 = CPyExec_serai___games___scholars___reasons;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___scholars___reasons__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 12, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 12, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 12, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5430]; /* ('GOLD_FULL', 'NEED_GOLD', 'NEED_SILVER', 'NOBODY_THERE') */
    cpy_r_r185 = CPyStatic_black___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 12, CPyStatic_black___globals);
        goto CPyL86;
    } else
        goto CPyL94;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r188 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 13, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r196 = CPyExec_serai___games___scholars___table;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 13, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 13, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 13, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r207 = CPyStatic_black___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 13, CPyStatic_black___globals);
        goto CPyL86;
    } else
        goto CPyL95;
CPyL77: ;
    cpy_r_r209 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r210 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r211 = CPyModuleLockAPI_serai;
    cpy_r_r212 = CPyImport_IsInitialized(cpy_r_r210);
    if (!cpy_r_r212) goto CPyL80;
    cpy_r_r213 = PyImport_GetModuleDict();
    cpy_r_r214 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r215 = CPyDict_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 14, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r216 = cpy_r_r215;
    goto CPyL84;
CPyL80: ;
    cpy_r_r217 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r218 = CPyExec_serai___kernel___decision;
    cpy_r_r219 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r220 = PyImport_GetModuleDict();
    cpy_r_r221 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r222 = CPyDict_GetItem(cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 14, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 14, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 14, CPyStatic_black___globals);
        goto CPyL86;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL84: ;
    cpy_r_r228 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r229 = CPyStatic_black___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/black.py", "<module>", 14, CPyStatic_black___globals);
        goto CPyL86;
    } else
        goto CPyL96;
CPyL85: ;
    return 1;
CPyL86: ;
    cpy_r_r231 = 2;
    return cpy_r_r231;
CPyL87: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL88: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL89: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL90: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL91: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL92: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL93: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL94: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL95: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL96: ;
    CPy_DECREF(cpy_r_r230);
    goto CPyL85;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
myriad___upgrades___upgrade_env_traverse(serai___games___scholars___myriad___upgrades___upgrade_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__own);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___upgrades___upgrade_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___upgrade_envObject *self = (serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__own);
    return 0;
}

static int32_t CPyDef_myriad___upgrades___upgrade_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___upgrade_envObject *self = (serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
myriad___upgrades___upgrade_env_dealloc(serai___games___scholars___myriad___upgrades___upgrade_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___upgrades___upgrade_env_free_instance == NULL) {
        myriad___upgrades___upgrade_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__own);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___upgrades___upgrade_env_dealloc)
    CPyDef_myriad___upgrades___upgrade_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___upgrades_____mypyc__upgrade_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___upgrades___upgrade_env(void);

static PyObject *
myriad___upgrades___upgrade_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___upgrades___upgrade_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__upgrade_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___upgrades___upgrade_env_vtable[1];
static bool
CPyDef_myriad___upgrades___upgrade_env_trait_vtable_setup(void)
{
    CPyVTableItem myriad___upgrades___upgrade_env_vtable_scratch[] = {
        NULL
    };
    memcpy(myriad___upgrades___upgrade_env_vtable, myriad___upgrades___upgrade_env_vtable_scratch, sizeof(myriad___upgrades___upgrade_env_vtable));
    return 1;
}

static bool
CPyDef_myriad___upgrades___upgrade_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___upgrades___upgrade_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___upgrades_____mypyc__upgrade_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___upgrades___upgrade_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "upgrade_env",
    .tp_new = myriad___upgrades___upgrade_env_new,
    .tp_dealloc = (destructor)myriad___upgrades___upgrade_env_dealloc,
    .tp_traverse = (traverseproc)myriad___upgrades___upgrade_env_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___upgrades___upgrade_env_clear,
    .tp_methods = myriad___upgrades___upgrade_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___upgrades___upgrade_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("upgrade_env()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___upgrades___upgrade_env_template = &CPyType_myriad___upgrades___upgrade_env_template_;

PyObject *CPyDef_myriad___upgrades_____mypyc__upgrade_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___upgrades___upgrade_envObject *self;
    if (myriad___upgrades___upgrade_env_free_instance != NULL) {
        self = myriad___upgrades___upgrade_env_free_instance;
        myriad___upgrades___upgrade_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___upgrades___upgrade_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___upgrades___upgrade_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___upgrades___upgrade_env(void)
{
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__upgrade_env_setup((PyObject *)CPyType_myriad___upgrades___upgrade_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmyriad___upgrades___upgrade_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_myriad___upgrades___upgrade_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods myriad___upgrades___upgrade_gen_as_async = {
    .am_send = CPyDunder_am_sendmyriad___upgrades___upgrade_gen,
};
static int
myriad___upgrades___upgrade_gen_traverse(serai___games___scholars___myriad___upgrades___upgrade_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___upgrades___upgrade_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___upgrade_genObject *self = (serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    return 0;
}

static int32_t CPyDef_myriad___upgrades___upgrade_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___upgrade_genObject *self = (serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    return 0;
}

static void
myriad___upgrades___upgrade_gen_dealloc(serai___games___scholars___myriad___upgrades___upgrade_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___upgrades___upgrade_gen_free_instance == NULL) {
        myriad___upgrades___upgrade_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___upgrades___upgrade_gen_dealloc)
    CPyDef_myriad___upgrades___upgrade_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___upgrades_____mypyc__upgrade_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___upgrades___upgrade_gen(void);

static PyObject *
myriad___upgrades___upgrade_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___upgrades___upgrade_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__upgrade_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___upgrades___upgrade_gen_vtable[6];
static bool
CPyDef_myriad___upgrades___upgrade_gen_trait_vtable_setup(void)
{
    CPyVTableItem myriad___upgrades___upgrade_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___upgrades___upgrade_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_myriad___upgrades___upgrade_gen_____next__,
        (CPyVTableItem)CPyDef_myriad___upgrades___upgrade_gen___send,
        (CPyVTableItem)CPyDef_myriad___upgrades___upgrade_gen_____iter__,
        (CPyVTableItem)CPyDef_myriad___upgrades___upgrade_gen___throw,
        (CPyVTableItem)CPyDef_myriad___upgrades___upgrade_gen___close,
    };
    memcpy(myriad___upgrades___upgrade_gen_vtable, myriad___upgrades___upgrade_gen_vtable_scratch, sizeof(myriad___upgrades___upgrade_gen_vtable));
    return 1;
}

static bool
CPyDef_myriad___upgrades___upgrade_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___upgrades___upgrade_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___upgrades_____mypyc__upgrade_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_myriad___upgrades___upgrade_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_myriad___upgrades___upgrade_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_myriad___upgrades___upgrade_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_myriad___upgrades___upgrade_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_myriad___upgrades___upgrade_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___upgrades___upgrade_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "upgrade_gen",
    .tp_new = myriad___upgrades___upgrade_gen_new,
    .tp_dealloc = (destructor)myriad___upgrades___upgrade_gen_dealloc,
    .tp_traverse = (traverseproc)myriad___upgrades___upgrade_gen_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___upgrades___upgrade_gen_clear,
    .tp_methods = myriad___upgrades___upgrade_gen_methods,
    .tp_iter = CPyDef_myriad___upgrades___upgrade_gen_____iter__,
    .tp_iternext = CPyDef_myriad___upgrades___upgrade_gen_____next__,
    .tp_as_async = &myriad___upgrades___upgrade_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___upgrades___upgrade_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("upgrade_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___upgrades___upgrade_gen_template = &CPyType_myriad___upgrades___upgrade_gen_template_;

PyObject *CPyDef_myriad___upgrades_____mypyc__upgrade_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___upgrades___upgrade_genObject *self;
    if (myriad___upgrades___upgrade_gen_free_instance != NULL) {
        self = myriad___upgrades___upgrade_gen_free_instance;
        myriad___upgrades___upgrade_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___upgrades___upgrade_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___upgrades___upgrade_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___upgrades___upgrade_gen(void)
{
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__upgrade_gen_setup((PyObject *)CPyType_myriad___upgrades___upgrade_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__myriad___upgrades___obstacle_upgrade_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_myriad___upgrades___obstacle_upgrade_obj_____get__(self, instance, owner);
}
PyMemberDef myriad___upgrades___obstacle_upgrade_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
myriad___upgrades___obstacle_upgrade_obj_traverse(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject))));
    return rv;
}

static int32_t CPyDef_myriad___upgrades___obstacle_upgrade_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *self = (serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject))));
    return 0;
}

static int32_t CPyDef_myriad___upgrades___obstacle_upgrade_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *self = (serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject))));
    return 0;
}

static void
myriad___upgrades___obstacle_upgrade_obj_dealloc(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___upgrades___obstacle_upgrade_obj_free_instance == NULL) {
        myriad___upgrades___obstacle_upgrade_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___upgrades___obstacle_upgrade_obj_dealloc)
    CPyDef_myriad___upgrades___obstacle_upgrade_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___upgrades_____mypyc__obstacle_upgrade_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___upgrades___obstacle_upgrade_obj(void);

static PyObject *
myriad___upgrades___obstacle_upgrade_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___upgrades___obstacle_upgrade_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__obstacle_upgrade_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___upgrades___obstacle_upgrade_obj_vtable[2];
static bool
CPyDef_myriad___upgrades___obstacle_upgrade_obj_trait_vtable_setup(void)
{
    CPyVTableItem myriad___upgrades___obstacle_upgrade_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___upgrades___obstacle_upgrade_obj_____call__,
        (CPyVTableItem)CPyDef_myriad___upgrades___obstacle_upgrade_obj_____get__,
    };
    memcpy(myriad___upgrades___obstacle_upgrade_obj_vtable, myriad___upgrades___obstacle_upgrade_obj_vtable_scratch, sizeof(myriad___upgrades___obstacle_upgrade_obj_vtable));
    return 1;
}

static bool
CPyDef_myriad___upgrades___obstacle_upgrade_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___upgrades___obstacle_upgrade_obj_get___3_mypyc_env__(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *self, void *closure);

static PyGetSetDef myriad___upgrades___obstacle_upgrade_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)myriad___upgrades___obstacle_upgrade_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___upgrades___obstacle_upgrade_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___upgrades_____mypyc__obstacle_upgrade_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_myriad___upgrades___obstacle_upgrade_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_myriad___upgrades___obstacle_upgrade_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___upgrades___obstacle_upgrade_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_upgrade_obj",
    .tp_new = myriad___upgrades___obstacle_upgrade_obj_new,
    .tp_dealloc = (destructor)myriad___upgrades___obstacle_upgrade_obj_dealloc,
    .tp_traverse = (traverseproc)myriad___upgrades___obstacle_upgrade_obj_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___upgrades___obstacle_upgrade_obj_clear,
    .tp_getset = myriad___upgrades___obstacle_upgrade_obj_getseters,
    .tp_methods = myriad___upgrades___obstacle_upgrade_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__myriad___upgrades___obstacle_upgrade_obj,
    .tp_members = myriad___upgrades___obstacle_upgrade_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_upgrade_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___upgrades___obstacle_upgrade_obj_template = &CPyType_myriad___upgrades___obstacle_upgrade_obj_template_;

PyObject *CPyDef_myriad___upgrades_____mypyc__obstacle_upgrade_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *self;
    if (myriad___upgrades___obstacle_upgrade_obj_free_instance != NULL) {
        self = myriad___upgrades___obstacle_upgrade_obj_free_instance;
        myriad___upgrades___obstacle_upgrade_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___upgrades___obstacle_upgrade_obj_vtable;
    self->vectorcall = CPyPy_myriad___upgrades___obstacle_upgrade_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___upgrades___obstacle_upgrade_obj(void)
{
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__obstacle_upgrade_obj_setup((PyObject *)CPyType_myriad___upgrades___obstacle_upgrade_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___upgrades___obstacle_upgrade_obj_get___3_mypyc_env__(serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_upgrade_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__myriad___upgrades___note_upgrade_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_myriad___upgrades___note_upgrade_obj_____get__(self, instance, owner);
}
PyMemberDef myriad___upgrades___note_upgrade_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
myriad___upgrades___note_upgrade_obj_traverse(serai___games___scholars___myriad___upgrades___note_upgrade_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject))));
    return rv;
}

static int32_t CPyDef_myriad___upgrades___note_upgrade_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___note_upgrade_objObject *self = (serai___games___scholars___myriad___upgrades___note_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject))));
    return 0;
}

static int32_t CPyDef_myriad___upgrades___note_upgrade_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___note_upgrade_objObject *self = (serai___games___scholars___myriad___upgrades___note_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject))));
    return 0;
}

static void
myriad___upgrades___note_upgrade_obj_dealloc(serai___games___scholars___myriad___upgrades___note_upgrade_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___upgrades___note_upgrade_obj_free_instance == NULL) {
        myriad___upgrades___note_upgrade_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___upgrades___note_upgrade_obj_dealloc)
    CPyDef_myriad___upgrades___note_upgrade_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___upgrades_____mypyc__note_upgrade_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___upgrades___note_upgrade_obj(void);

static PyObject *
myriad___upgrades___note_upgrade_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___upgrades___note_upgrade_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__note_upgrade_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___upgrades___note_upgrade_obj_vtable[2];
static bool
CPyDef_myriad___upgrades___note_upgrade_obj_trait_vtable_setup(void)
{
    CPyVTableItem myriad___upgrades___note_upgrade_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___upgrades___note_upgrade_obj_____call__,
        (CPyVTableItem)CPyDef_myriad___upgrades___note_upgrade_obj_____get__,
    };
    memcpy(myriad___upgrades___note_upgrade_obj_vtable, myriad___upgrades___note_upgrade_obj_vtable_scratch, sizeof(myriad___upgrades___note_upgrade_obj_vtable));
    return 1;
}

static bool
CPyDef_myriad___upgrades___note_upgrade_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___upgrades___note_upgrade_obj_get___3_mypyc_env__(serai___games___scholars___myriad___upgrades___note_upgrade_objObject *self, void *closure);

static PyGetSetDef myriad___upgrades___note_upgrade_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)myriad___upgrades___note_upgrade_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___upgrades___note_upgrade_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___upgrades_____mypyc__note_upgrade_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_myriad___upgrades___note_upgrade_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_myriad___upgrades___note_upgrade_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___upgrades___note_upgrade_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_upgrade_obj",
    .tp_new = myriad___upgrades___note_upgrade_obj_new,
    .tp_dealloc = (destructor)myriad___upgrades___note_upgrade_obj_dealloc,
    .tp_traverse = (traverseproc)myriad___upgrades___note_upgrade_obj_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___upgrades___note_upgrade_obj_clear,
    .tp_getset = myriad___upgrades___note_upgrade_obj_getseters,
    .tp_methods = myriad___upgrades___note_upgrade_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__myriad___upgrades___note_upgrade_obj,
    .tp_members = myriad___upgrades___note_upgrade_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___upgrades___note_upgrade_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_upgrade_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___upgrades___note_upgrade_obj_template = &CPyType_myriad___upgrades___note_upgrade_obj_template_;

PyObject *CPyDef_myriad___upgrades_____mypyc__note_upgrade_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___upgrades___note_upgrade_objObject *self;
    if (myriad___upgrades___note_upgrade_obj_free_instance != NULL) {
        self = myriad___upgrades___note_upgrade_obj_free_instance;
        myriad___upgrades___note_upgrade_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___upgrades___note_upgrade_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___upgrades___note_upgrade_obj_vtable;
    self->vectorcall = CPyPy_myriad___upgrades___note_upgrade_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___upgrades___note_upgrade_obj(void)
{
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__note_upgrade_obj_setup((PyObject *)CPyType_myriad___upgrades___note_upgrade_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___upgrades___note_upgrade_obj_get___3_mypyc_env__(serai___games___scholars___myriad___upgrades___note_upgrade_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_upgrade_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
myriad___upgrades___work_of_upgrade_env_traverse(serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__effects);
    Py_VISIT(self->___mypyc_generator_attribute__options);
    Py_VISIT(self->___mypyc_generator_attribute__skip);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___upgrades___work_of_upgrade_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *self = (serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__effects);
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    Py_CLEAR(self->___mypyc_generator_attribute__skip);
    return 0;
}

static int32_t CPyDef_myriad___upgrades___work_of_upgrade_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *self = (serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
myriad___upgrades___work_of_upgrade_env_dealloc(serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___upgrades___work_of_upgrade_env_free_instance == NULL) {
        myriad___upgrades___work_of_upgrade_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__effects);
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        Py_CLEAR(self->___mypyc_generator_attribute__skip);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___upgrades___work_of_upgrade_env_dealloc)
    CPyDef_myriad___upgrades___work_of_upgrade_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___upgrades_____mypyc__work_of_upgrade_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___upgrades___work_of_upgrade_env(void);

static PyObject *
myriad___upgrades___work_of_upgrade_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___upgrades___work_of_upgrade_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__work_of_upgrade_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___upgrades___work_of_upgrade_env_vtable[1];
static bool
CPyDef_myriad___upgrades___work_of_upgrade_env_trait_vtable_setup(void)
{
    CPyVTableItem myriad___upgrades___work_of_upgrade_env_vtable_scratch[] = {
        NULL
    };
    memcpy(myriad___upgrades___work_of_upgrade_env_vtable, myriad___upgrades___work_of_upgrade_env_vtable_scratch, sizeof(myriad___upgrades___work_of_upgrade_env_vtable));
    return 1;
}

static bool
CPyDef_myriad___upgrades___work_of_upgrade_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___upgrades___work_of_upgrade_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___upgrades_____mypyc__work_of_upgrade_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___upgrades___work_of_upgrade_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "work_of_upgrade_env",
    .tp_new = myriad___upgrades___work_of_upgrade_env_new,
    .tp_dealloc = (destructor)myriad___upgrades___work_of_upgrade_env_dealloc,
    .tp_traverse = (traverseproc)myriad___upgrades___work_of_upgrade_env_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___upgrades___work_of_upgrade_env_clear,
    .tp_methods = myriad___upgrades___work_of_upgrade_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("work_of_upgrade_env()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___upgrades___work_of_upgrade_env_template = &CPyType_myriad___upgrades___work_of_upgrade_env_template_;

PyObject *CPyDef_myriad___upgrades_____mypyc__work_of_upgrade_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *self;
    if (myriad___upgrades___work_of_upgrade_env_free_instance != NULL) {
        self = myriad___upgrades___work_of_upgrade_env_free_instance;
        myriad___upgrades___work_of_upgrade_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___upgrades___work_of_upgrade_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___upgrades___work_of_upgrade_env(void)
{
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__work_of_upgrade_env_setup((PyObject *)CPyType_myriad___upgrades___work_of_upgrade_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmyriad___upgrades___work_of_upgrade_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_myriad___upgrades___work_of_upgrade_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods myriad___upgrades___work_of_upgrade_gen_as_async = {
    .am_send = CPyDunder_am_sendmyriad___upgrades___work_of_upgrade_gen,
};
static int
myriad___upgrades___work_of_upgrade_gen_traverse(serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__different);
    Py_VISIT(self->___mypyc_generator_frame_attribute__done);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__card));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___upgrades___work_of_upgrade_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *self = (serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__different);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__done);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1);
    return 0;
}

static int32_t CPyDef_myriad___upgrades___work_of_upgrade_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *self = (serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__different);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__done);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1);
    return 0;
}

static void
myriad___upgrades___work_of_upgrade_gen_dealloc(serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___upgrades___work_of_upgrade_gen_free_instance == NULL) {
        myriad___upgrades___work_of_upgrade_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__different);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__done);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___upgrades___work_of_upgrade_gen_dealloc)
    CPyDef_myriad___upgrades___work_of_upgrade_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___upgrades_____mypyc__work_of_upgrade_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___upgrades___work_of_upgrade_gen(void);

static PyObject *
myriad___upgrades___work_of_upgrade_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___upgrades___work_of_upgrade_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__work_of_upgrade_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___upgrades___work_of_upgrade_gen_vtable[6];
static bool
CPyDef_myriad___upgrades___work_of_upgrade_gen_trait_vtable_setup(void)
{
    CPyVTableItem myriad___upgrades___work_of_upgrade_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___upgrades___work_of_upgrade_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_myriad___upgrades___work_of_upgrade_gen_____next__,
        (CPyVTableItem)CPyDef_myriad___upgrades___work_of_upgrade_gen___send,
        (CPyVTableItem)CPyDef_myriad___upgrades___work_of_upgrade_gen_____iter__,
        (CPyVTableItem)CPyDef_myriad___upgrades___work_of_upgrade_gen___throw,
        (CPyVTableItem)CPyDef_myriad___upgrades___work_of_upgrade_gen___close,
    };
    memcpy(myriad___upgrades___work_of_upgrade_gen_vtable, myriad___upgrades___work_of_upgrade_gen_vtable_scratch, sizeof(myriad___upgrades___work_of_upgrade_gen_vtable));
    return 1;
}

static bool
CPyDef_myriad___upgrades___work_of_upgrade_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___upgrades___work_of_upgrade_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___upgrades_____mypyc__work_of_upgrade_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_myriad___upgrades___work_of_upgrade_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_myriad___upgrades___work_of_upgrade_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_myriad___upgrades___work_of_upgrade_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_myriad___upgrades___work_of_upgrade_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_myriad___upgrades___work_of_upgrade_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___upgrades___work_of_upgrade_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "work_of_upgrade_gen",
    .tp_new = myriad___upgrades___work_of_upgrade_gen_new,
    .tp_dealloc = (destructor)myriad___upgrades___work_of_upgrade_gen_dealloc,
    .tp_traverse = (traverseproc)myriad___upgrades___work_of_upgrade_gen_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___upgrades___work_of_upgrade_gen_clear,
    .tp_methods = myriad___upgrades___work_of_upgrade_gen_methods,
    .tp_iter = CPyDef_myriad___upgrades___work_of_upgrade_gen_____iter__,
    .tp_iternext = CPyDef_myriad___upgrades___work_of_upgrade_gen_____next__,
    .tp_as_async = &myriad___upgrades___work_of_upgrade_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("work_of_upgrade_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___upgrades___work_of_upgrade_gen_template = &CPyType_myriad___upgrades___work_of_upgrade_gen_template_;

PyObject *CPyDef_myriad___upgrades_____mypyc__work_of_upgrade_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *self;
    if (myriad___upgrades___work_of_upgrade_gen_free_instance != NULL) {
        self = myriad___upgrades___work_of_upgrade_gen_free_instance;
        myriad___upgrades___work_of_upgrade_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___upgrades___work_of_upgrade_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___upgrades___work_of_upgrade_gen(void)
{
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__work_of_upgrade_gen_setup((PyObject *)CPyType_myriad___upgrades___work_of_upgrade_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__myriad___upgrades___obstacle_work_of_upgrade_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_____get__(self, instance, owner);
}
PyMemberDef myriad___upgrades___obstacle_work_of_upgrade_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
myriad___upgrades___obstacle_work_of_upgrade_obj_traverse(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject))));
    return rv;
}

static int32_t CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *self = (serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject))));
    return 0;
}

static int32_t CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *self = (serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject))));
    return 0;
}

static void
myriad___upgrades___obstacle_work_of_upgrade_obj_dealloc(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___upgrades___obstacle_work_of_upgrade_obj_free_instance == NULL) {
        myriad___upgrades___obstacle_work_of_upgrade_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___upgrades___obstacle_work_of_upgrade_obj_dealloc)
    CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___upgrades_____mypyc__obstacle_work_of_upgrade_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj(void);

static PyObject *
myriad___upgrades___obstacle_work_of_upgrade_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___upgrades___obstacle_work_of_upgrade_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__obstacle_work_of_upgrade_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___upgrades___obstacle_work_of_upgrade_obj_vtable[2];
static bool
CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_trait_vtable_setup(void)
{
    CPyVTableItem myriad___upgrades___obstacle_work_of_upgrade_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_____call__,
        (CPyVTableItem)CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_____get__,
    };
    memcpy(myriad___upgrades___obstacle_work_of_upgrade_obj_vtable, myriad___upgrades___obstacle_work_of_upgrade_obj_vtable_scratch, sizeof(myriad___upgrades___obstacle_work_of_upgrade_obj_vtable));
    return 1;
}

static bool
CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___upgrades___obstacle_work_of_upgrade_obj_get___3_mypyc_env__(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *self, void *closure);

static PyGetSetDef myriad___upgrades___obstacle_work_of_upgrade_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)myriad___upgrades___obstacle_work_of_upgrade_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___upgrades___obstacle_work_of_upgrade_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___upgrades_____mypyc__obstacle_work_of_upgrade_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_myriad___upgrades___obstacle_work_of_upgrade_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_myriad___upgrades___obstacle_work_of_upgrade_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___upgrades___obstacle_work_of_upgrade_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_work_of_upgrade_obj",
    .tp_new = myriad___upgrades___obstacle_work_of_upgrade_obj_new,
    .tp_dealloc = (destructor)myriad___upgrades___obstacle_work_of_upgrade_obj_dealloc,
    .tp_traverse = (traverseproc)myriad___upgrades___obstacle_work_of_upgrade_obj_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_clear,
    .tp_getset = myriad___upgrades___obstacle_work_of_upgrade_obj_getseters,
    .tp_methods = myriad___upgrades___obstacle_work_of_upgrade_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__myriad___upgrades___obstacle_work_of_upgrade_obj,
    .tp_members = myriad___upgrades___obstacle_work_of_upgrade_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_work_of_upgrade_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___upgrades___obstacle_work_of_upgrade_obj_template = &CPyType_myriad___upgrades___obstacle_work_of_upgrade_obj_template_;

PyObject *CPyDef_myriad___upgrades_____mypyc__obstacle_work_of_upgrade_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *self;
    if (myriad___upgrades___obstacle_work_of_upgrade_obj_free_instance != NULL) {
        self = myriad___upgrades___obstacle_work_of_upgrade_obj_free_instance;
        myriad___upgrades___obstacle_work_of_upgrade_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___upgrades___obstacle_work_of_upgrade_obj_vtable;
    self->vectorcall = CPyPy_myriad___upgrades___obstacle_work_of_upgrade_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj(void)
{
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__obstacle_work_of_upgrade_obj_setup((PyObject *)CPyType_myriad___upgrades___obstacle_work_of_upgrade_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___upgrades___obstacle_work_of_upgrade_obj_get___3_mypyc_env__(serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_work_of_upgrade_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__myriad___upgrades___different_work_of_upgrade_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_myriad___upgrades___different_work_of_upgrade_obj_____get__(self, instance, owner);
}
PyMemberDef myriad___upgrades___different_work_of_upgrade_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
myriad___upgrades___different_work_of_upgrade_obj_traverse(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject))));
    return rv;
}

static int32_t CPyDef_myriad___upgrades___different_work_of_upgrade_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *self = (serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject))));
    return 0;
}

static int32_t CPyDef_myriad___upgrades___different_work_of_upgrade_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *self = (serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject))));
    return 0;
}

static void
myriad___upgrades___different_work_of_upgrade_obj_dealloc(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___upgrades___different_work_of_upgrade_obj_free_instance == NULL) {
        myriad___upgrades___different_work_of_upgrade_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___upgrades___different_work_of_upgrade_obj_dealloc)
    CPyDef_myriad___upgrades___different_work_of_upgrade_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___upgrades_____mypyc__different_work_of_upgrade_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___upgrades___different_work_of_upgrade_obj(void);

static PyObject *
myriad___upgrades___different_work_of_upgrade_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___upgrades___different_work_of_upgrade_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__different_work_of_upgrade_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___upgrades___different_work_of_upgrade_obj_vtable[2];
static bool
CPyDef_myriad___upgrades___different_work_of_upgrade_obj_trait_vtable_setup(void)
{
    CPyVTableItem myriad___upgrades___different_work_of_upgrade_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___upgrades___different_work_of_upgrade_obj_____call__,
        (CPyVTableItem)CPyDef_myriad___upgrades___different_work_of_upgrade_obj_____get__,
    };
    memcpy(myriad___upgrades___different_work_of_upgrade_obj_vtable, myriad___upgrades___different_work_of_upgrade_obj_vtable_scratch, sizeof(myriad___upgrades___different_work_of_upgrade_obj_vtable));
    return 1;
}

static bool
CPyDef_myriad___upgrades___different_work_of_upgrade_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___upgrades___different_work_of_upgrade_obj_get___3_mypyc_env__(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *self, void *closure);

static PyGetSetDef myriad___upgrades___different_work_of_upgrade_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)myriad___upgrades___different_work_of_upgrade_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___upgrades___different_work_of_upgrade_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___upgrades_____mypyc__different_work_of_upgrade_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_myriad___upgrades___different_work_of_upgrade_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_myriad___upgrades___different_work_of_upgrade_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___upgrades___different_work_of_upgrade_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "different_work_of_upgrade_obj",
    .tp_new = myriad___upgrades___different_work_of_upgrade_obj_new,
    .tp_dealloc = (destructor)myriad___upgrades___different_work_of_upgrade_obj_dealloc,
    .tp_traverse = (traverseproc)myriad___upgrades___different_work_of_upgrade_obj_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___upgrades___different_work_of_upgrade_obj_clear,
    .tp_getset = myriad___upgrades___different_work_of_upgrade_obj_getseters,
    .tp_methods = myriad___upgrades___different_work_of_upgrade_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__myriad___upgrades___different_work_of_upgrade_obj,
    .tp_members = myriad___upgrades___different_work_of_upgrade_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("different_work_of_upgrade_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___upgrades___different_work_of_upgrade_obj_template = &CPyType_myriad___upgrades___different_work_of_upgrade_obj_template_;

PyObject *CPyDef_myriad___upgrades_____mypyc__different_work_of_upgrade_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *self;
    if (myriad___upgrades___different_work_of_upgrade_obj_free_instance != NULL) {
        self = myriad___upgrades___different_work_of_upgrade_obj_free_instance;
        myriad___upgrades___different_work_of_upgrade_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___upgrades___different_work_of_upgrade_obj_vtable;
    self->vectorcall = CPyPy_myriad___upgrades___different_work_of_upgrade_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___upgrades___different_work_of_upgrade_obj(void)
{
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__different_work_of_upgrade_obj_setup((PyObject *)CPyType_myriad___upgrades___different_work_of_upgrade_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___upgrades___different_work_of_upgrade_obj_get___3_mypyc_env__(serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'different_work_of_upgrade_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__myriad___upgrades___done_work_of_upgrade_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_myriad___upgrades___done_work_of_upgrade_obj_____get__(self, instance, owner);
}
PyMemberDef myriad___upgrades___done_work_of_upgrade_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
myriad___upgrades___done_work_of_upgrade_obj_traverse(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject))));
    return rv;
}

static int32_t CPyDef_myriad___upgrades___done_work_of_upgrade_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *self = (serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject))));
    return 0;
}

static int32_t CPyDef_myriad___upgrades___done_work_of_upgrade_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *self = (serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject))));
    return 0;
}

static void
myriad___upgrades___done_work_of_upgrade_obj_dealloc(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___upgrades___done_work_of_upgrade_obj_free_instance == NULL) {
        myriad___upgrades___done_work_of_upgrade_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___upgrades___done_work_of_upgrade_obj_dealloc)
    CPyDef_myriad___upgrades___done_work_of_upgrade_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___upgrades_____mypyc__done_work_of_upgrade_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___upgrades___done_work_of_upgrade_obj(void);

static PyObject *
myriad___upgrades___done_work_of_upgrade_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___upgrades___done_work_of_upgrade_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__done_work_of_upgrade_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___upgrades___done_work_of_upgrade_obj_vtable[2];
static bool
CPyDef_myriad___upgrades___done_work_of_upgrade_obj_trait_vtable_setup(void)
{
    CPyVTableItem myriad___upgrades___done_work_of_upgrade_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___upgrades___done_work_of_upgrade_obj_____call__,
        (CPyVTableItem)CPyDef_myriad___upgrades___done_work_of_upgrade_obj_____get__,
    };
    memcpy(myriad___upgrades___done_work_of_upgrade_obj_vtable, myriad___upgrades___done_work_of_upgrade_obj_vtable_scratch, sizeof(myriad___upgrades___done_work_of_upgrade_obj_vtable));
    return 1;
}

static bool
CPyDef_myriad___upgrades___done_work_of_upgrade_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___upgrades___done_work_of_upgrade_obj_get___3_mypyc_env__(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *self, void *closure);

static PyGetSetDef myriad___upgrades___done_work_of_upgrade_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)myriad___upgrades___done_work_of_upgrade_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___upgrades___done_work_of_upgrade_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___upgrades_____mypyc__done_work_of_upgrade_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_myriad___upgrades___done_work_of_upgrade_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_myriad___upgrades___done_work_of_upgrade_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___upgrades___done_work_of_upgrade_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "done_work_of_upgrade_obj",
    .tp_new = myriad___upgrades___done_work_of_upgrade_obj_new,
    .tp_dealloc = (destructor)myriad___upgrades___done_work_of_upgrade_obj_dealloc,
    .tp_traverse = (traverseproc)myriad___upgrades___done_work_of_upgrade_obj_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___upgrades___done_work_of_upgrade_obj_clear,
    .tp_getset = myriad___upgrades___done_work_of_upgrade_obj_getseters,
    .tp_methods = myriad___upgrades___done_work_of_upgrade_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__myriad___upgrades___done_work_of_upgrade_obj,
    .tp_members = myriad___upgrades___done_work_of_upgrade_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("done_work_of_upgrade_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___upgrades___done_work_of_upgrade_obj_template = &CPyType_myriad___upgrades___done_work_of_upgrade_obj_template_;

PyObject *CPyDef_myriad___upgrades_____mypyc__done_work_of_upgrade_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *self;
    if (myriad___upgrades___done_work_of_upgrade_obj_free_instance != NULL) {
        self = myriad___upgrades___done_work_of_upgrade_obj_free_instance;
        myriad___upgrades___done_work_of_upgrade_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___upgrades___done_work_of_upgrade_obj_vtable;
    self->vectorcall = CPyPy_myriad___upgrades___done_work_of_upgrade_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___upgrades___done_work_of_upgrade_obj(void)
{
    PyObject *self = CPyDef_myriad___upgrades_____mypyc__done_work_of_upgrade_obj_setup((PyObject *)CPyType_myriad___upgrades___done_work_of_upgrade_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___upgrades___done_work_of_upgrade_obj_get___3_mypyc_env__(serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'done_work_of_upgrade_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef myriad___upgradesmodule_methods[] = {
    {"xp_on", (PyCFunction)CPyPy_myriad___upgrades___xp_on, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("xp_on(t, place)\n--\n\n") /* docstring */},
    {"upgrade_obstacle", (PyCFunction)CPyPy_myriad___upgrades___upgrade_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("upgrade_obstacle(t, me, place)\n--\n\n") /* docstring */},
    {"can_upgrade", (PyCFunction)CPyPy_myriad___upgrades___can_upgrade, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("can_upgrade(t, me)\n--\n\n") /* docstring */},
    {"upgrade", (PyCFunction)CPyPy_myriad___upgrades___upgrade, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("upgrade(t, me)\n--\n\n") /* docstring */},
    {"_close_column", (PyCFunction)CPyPy_myriad___upgrades____close_column, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_close_column(t, place)\n--\n\n") /* docstring */},
    {"work_of_upgrade", (PyCFunction)CPyPy_myriad___upgrades___work_of_upgrade, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("work_of_upgrade(t, me)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___upgrades__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___upgrades__internal, "__name__");
    CPyStatic_myriad___upgrades___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___upgrades__internal);
    if (unlikely(CPyStatic_myriad___upgrades___globals == NULL))
        goto fail;
    CPyType_myriad___upgrades___upgrade_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___upgrades___upgrade_env_template, NULL, modname);
    if (unlikely(!CPyType_myriad___upgrades___upgrade_env))
        goto fail;
    CPyDef_myriad___upgrades___upgrade_env_trait_vtable_setup();
    CPyType_myriad___upgrades___upgrade_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___upgrades___upgrade_gen_template, NULL, modname);
    if (unlikely(!CPyType_myriad___upgrades___upgrade_gen))
        goto fail;
    CPyDef_myriad___upgrades___upgrade_gen_trait_vtable_setup();
    CPyType_myriad___upgrades___obstacle_upgrade_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___upgrades___obstacle_upgrade_obj_template, NULL, modname);
    if (unlikely(!CPyType_myriad___upgrades___obstacle_upgrade_obj))
        goto fail;
    CPyDef_myriad___upgrades___obstacle_upgrade_obj_trait_vtable_setup();
    CPyType_myriad___upgrades___note_upgrade_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___upgrades___note_upgrade_obj_template, NULL, modname);
    if (unlikely(!CPyType_myriad___upgrades___note_upgrade_obj))
        goto fail;
    CPyDef_myriad___upgrades___note_upgrade_obj_trait_vtable_setup();
    CPyType_myriad___upgrades___work_of_upgrade_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___upgrades___work_of_upgrade_env_template, NULL, modname);
    if (unlikely(!CPyType_myriad___upgrades___work_of_upgrade_env))
        goto fail;
    CPyDef_myriad___upgrades___work_of_upgrade_env_trait_vtable_setup();
    CPyType_myriad___upgrades___work_of_upgrade_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___upgrades___work_of_upgrade_gen_template, NULL, modname);
    if (unlikely(!CPyType_myriad___upgrades___work_of_upgrade_gen))
        goto fail;
    CPyDef_myriad___upgrades___work_of_upgrade_gen_trait_vtable_setup();
    CPyType_myriad___upgrades___obstacle_work_of_upgrade_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___upgrades___obstacle_work_of_upgrade_obj_template, NULL, modname);
    if (unlikely(!CPyType_myriad___upgrades___obstacle_work_of_upgrade_obj))
        goto fail;
    CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_trait_vtable_setup();
    CPyType_myriad___upgrades___different_work_of_upgrade_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___upgrades___different_work_of_upgrade_obj_template, NULL, modname);
    if (unlikely(!CPyType_myriad___upgrades___different_work_of_upgrade_obj))
        goto fail;
    CPyDef_myriad___upgrades___different_work_of_upgrade_obj_trait_vtable_setup();
    CPyType_myriad___upgrades___done_work_of_upgrade_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___upgrades___done_work_of_upgrade_obj_template, NULL, modname);
    if (unlikely(!CPyType_myriad___upgrades___done_work_of_upgrade_obj))
        goto fail;
    CPyDef_myriad___upgrades___done_work_of_upgrade_obj_trait_vtable_setup();
    char result = CPyDef_myriad___upgrades_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___upgrades__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_myriad___upgrades___upgrade_env);
    Py_CLEAR(CPyType_myriad___upgrades___upgrade_gen);
    Py_CLEAR(CPyType_myriad___upgrades___obstacle_upgrade_obj);
    Py_CLEAR(CPyType_myriad___upgrades___note_upgrade_obj);
    Py_CLEAR(CPyType_myriad___upgrades___work_of_upgrade_env);
    Py_CLEAR(CPyType_myriad___upgrades___work_of_upgrade_gen);
    Py_CLEAR(CPyType_myriad___upgrades___obstacle_work_of_upgrade_obj);
    Py_CLEAR(CPyType_myriad___upgrades___different_work_of_upgrade_obj);
    Py_CLEAR(CPyType_myriad___upgrades___done_work_of_upgrade_obj);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___upgrades(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___upgrades__impl, &CPyImportState_serai___games___scholars___myriad___upgrades, &CPyModule_serai___games___scholars___myriad___upgrades);
}
static struct PyModuleDef myriad___upgradesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.upgrades",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___upgradesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___upgrades(void)
{
    if (CPyModule_serai___games___scholars___myriad___upgrades__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___upgrades__internal);
        return CPyModule_serai___games___scholars___myriad___upgrades__internal;
    }
    CPyModule_serai___games___scholars___myriad___upgrades__internal = PyModule_Create(&myriad___upgradesmodule);
    return CPyModule_serai___games___scholars___myriad___upgrades__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___upgrades(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___upgrades__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___upgrades__internal);
        return CPyModule_serai___games___scholars___myriad___upgrades__internal;
    }
    CPyModule_serai___games___scholars___myriad___upgrades__internal = PyModule_Create(&myriad___upgradesmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___upgrades__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.upgrades");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___upgrades__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___upgrades__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___upgrades__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___upgrades(CPyModule_serai___games___scholars___myriad___upgrades__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___upgrades__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.upgrades");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___upgrades__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
CPyTagged CPyDef_myriad___upgrades___xp_on(PyObject *cpy_r_t, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_upper;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "xp_on", 22, CPyStatic_myriad___upgrades___globals);
        goto CPyL21;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_takers;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "xp_on", "Myriad", "takers", 22, CPyStatic_myriad___upgrades___globals);
        goto CPyL22;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_place);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "xp_on", 22, CPyStatic_myriad___upgrades___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "xp_on", 22, CPyStatic_myriad___upgrades___globals);
        goto CPyL22;
    }
    cpy_r_r4 = (Py_ssize_t)cpy_r_r3 != -2;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r0);
    if (!cpy_r_r4) goto CPyL6;
    return 0;
CPyL6: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "xp_on", "Table", "book", 24, CPyStatic_myriad___upgrades___globals);
        goto CPyL21;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r5)->_constants;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPyStatics[3186]; /* 'upgrade_columns' */
    cpy_r_r8 = CPyDict_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "xp_on", 25, CPyStatic_myriad___upgrades___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "xp_on", 25, CPyStatic_myriad___upgrades___globals);
        goto CPyL23;
    }
    cpy_r_r10 = cpy_r_place & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL11;
    cpy_r_r12 = cpy_r_r9 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL12;
CPyL11: ;
    cpy_r_r14 = CPyTagged_IsLt_(cpy_r_place, cpy_r_r9);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL13;
CPyL12: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_place < (Py_ssize_t)cpy_r_r9;
    cpy_r_r15 = cpy_r_r16;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_upper = cpy_r_r15;
    if (!cpy_r_upper) goto CPyL17;
    cpy_r_r17 = CPyStatics[3227]; /* 'xp_on_upper_cards' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r6, cpy_r_r17);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "xp_on", 26, CPyStatic_myriad___upgrades___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "xp_on", 26, CPyStatic_myriad___upgrades___globals);
        goto CPyL21;
    }
    cpy_r_r20 = cpy_r_r19;
    goto CPyL20;
CPyL17: ;
    cpy_r_r21 = CPyStatics[3228]; /* 'xp_on_lower_cards' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r6, cpy_r_r21);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "xp_on", 26, CPyStatic_myriad___upgrades___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "xp_on", 26, CPyStatic_myriad___upgrades___globals);
        goto CPyL21;
    }
    cpy_r_r20 = cpy_r_r23;
CPyL20: ;
    return cpy_r_r20;
CPyL21: ;
    cpy_r_r24 = CPY_INT_TAG;
    return cpy_r_r24;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL21;
CPyL23: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL21;
}
        
        PyObject *CPyPy_myriad___upgrades___xp_on(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", 0};
            static CPyArg_Parser parser = {"OO:xp_on", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged retval = CPyDef_myriad___upgrades___xp_on(arg_t, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "xp_on", 20, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___upgrade_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 31, CPyStatic_myriad___upgrades___globals);
        goto CPyL38;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_takers;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", "Myriad", "takers", 32, CPyStatic_myriad___upgrades___globals);
        goto CPyL39;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_place);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 32, CPyStatic_myriad___upgrades___globals);
        goto CPyL39;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 32, CPyStatic_myriad___upgrades___globals);
        goto CPyL39;
    }
    cpy_r_r4 = (Py_ssize_t)cpy_r_r3 != -2;
    CPyTagged_DECREF(cpy_r_r3);
    if (cpy_r_r4) {
        goto CPyL40;
    } else
        goto CPyL9;
CPyL5: ;
    cpy_r_r5 = CPyStatic_myriad___reasons___UPGRADE_TAKEN;
    if (likely(cpy_r_r5 != NULL)) goto CPyL8;
    PyErr_SetString(PyExc_NameError, "value for final name \"UPGRADE_TAKEN\" was not set");
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 33, CPyStatic_myriad___upgrades___globals);
        goto CPyL38;
    }
    CPy_Unreachable();
CPyL8: ;
    CPy_INCREF(cpy_r_r5);
    return cpy_r_r5;
CPyL9: ;
    cpy_r_r7 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 34, CPyStatic_myriad___upgrades___globals);
        goto CPyL39;
    }
    cpy_r_r8 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_upgrades;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", "Myriad", "upgrades", 34, CPyStatic_myriad___upgrades___globals);
        goto CPyL41;
    }
CPyL11: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r8, cpy_r_place);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 34, CPyStatic_myriad___upgrades___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 34, CPyStatic_myriad___upgrades___globals);
        goto CPyL41;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r11 = CPyDef_myriad___book___Shelf___upgrade_of(cpy_r_r7, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 34, CPyStatic_myriad___upgrades___globals);
        goto CPyL38;
    }
    cpy_r_r12 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r13 = cpy_r_r11 != cpy_r_r12;
    if (cpy_r_r13) {
        goto CPyL17;
    } else
        goto CPyL42;
CPyL15: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 35, CPyStatic_myriad___upgrades___globals);
        goto CPyL38;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", "Table", "players", 36, CPyStatic_myriad___upgrades___globals);
        goto CPyL43;
    }
CPyL18: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r15, cpy_r_me);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 36, CPyStatic_myriad___upgrades___globals);
        goto CPyL43;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_scholars___table___Player))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 36, CPyStatic_myriad___upgrades___globals, "serai.games.scholars.table.Player", cpy_r_r16);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r11);
    if (likely(cpy_r_r11 != Py_None))
        cpy_r_r18 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 37, CPyStatic_myriad___upgrades___globals, "tuple", cpy_r_r11);
        goto CPyL44;
    }
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r18, 2);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 37, CPyStatic_myriad___upgrades___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 37, CPyStatic_myriad___upgrades___globals);
        goto CPyL44;
    }
    cpy_r_r21 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r17)->_cards;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", "Player", "cards", 37, CPyStatic_myriad___upgrades___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r21);
CPyL24: ;
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r_r23 = PySequence_Contains(cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 37, CPyStatic_myriad___upgrades___globals);
        goto CPyL44;
    }
    cpy_r_r25 = cpy_r_r23;
    if (cpy_r_r25) goto CPyL46;
    if (likely(cpy_r_r11 != Py_None))
        cpy_r_r26 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 37, CPyStatic_myriad___upgrades___globals, "tuple", cpy_r_r11);
        goto CPyL47;
    }
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_r26, 2);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 37, CPyStatic_myriad___upgrades___globals);
        goto CPyL47;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 37, CPyStatic_myriad___upgrades___globals);
        goto CPyL47;
    }
    cpy_r_r29 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r17)->_slots;
    if (unlikely(cpy_r_r29 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'slots' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r29);
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 37, CPyStatic_myriad___upgrades___globals);
        goto CPyL48;
    }
CPyL30: ;
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r31 = PySequence_Contains(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 37, CPyStatic_myriad___upgrades___globals);
        goto CPyL38;
    }
    cpy_r_r33 = cpy_r_r31;
    if (!cpy_r_r33) goto CPyL33;
CPyL32: ;
    cpy_r_r34 = Py_None;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = cpy_r_r34;
    goto CPyL37;
CPyL33: ;
    cpy_r_r36 = CPyStatic_myriad___reasons___UPGRADED_ALREADY;
    if (likely(cpy_r_r36 != NULL)) goto CPyL36;
    PyErr_SetString(PyExc_NameError, "value for final name \"UPGRADED_ALREADY\" was not set");
    cpy_r_r37 = 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 37, CPyStatic_myriad___upgrades___globals);
        goto CPyL38;
    }
    CPy_Unreachable();
CPyL36: ;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r35 = cpy_r_r36;
CPyL37: ;
    return cpy_r_r35;
CPyL38: ;
    cpy_r_r38 = NULL;
    return cpy_r_r38;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL38;
CPyL40: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL38;
CPyL42: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL15;
CPyL43: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL38;
CPyL44: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    goto CPyL38;
CPyL45: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL38;
CPyL46: ;
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r17);
    goto CPyL32;
CPyL47: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL38;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL38;
}
        
        PyObject *CPyPy_myriad___upgrades___upgrade_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", 0};
            static CPyArg_Parser parser = {"OOO:upgrade_obstacle", kwlist, 0};
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
            PyObject *retval = CPyDef_myriad___upgrades___upgrade_obstacle(arg_t, arg_me, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade_obstacle", 29, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
char CPyDef_myriad___upgrades___can_upgrade(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_place;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    cpy_r_r0 = 0;
    cpy_r_r1 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "can_upgrade", 41, CPyStatic_myriad___upgrades___globals);
        goto CPyL9;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_upgrades;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "can_upgrade", "Myriad", "upgrades", 41, CPyStatic_myriad___upgrades___globals);
        goto CPyL10;
    }
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r4 << 1;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r6 = 0;
    cpy_r_place = cpy_r_r6;
    CPyTagged_DECREF(cpy_r_place);
CPyL3: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_r6 < (Py_ssize_t)cpy_r_r5;
    if (!cpy_r_r7) goto CPyL8;
    cpy_r_place = cpy_r_r6;
    cpy_r_r8 = CPyDef_myriad___upgrades___upgrade_obstacle(cpy_r_t, cpy_r_me, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "can_upgrade", 41, CPyStatic_myriad___upgrades___globals);
        goto CPyL9;
    }
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_r8 == cpy_r_r9;
    CPy_DECREF(cpy_r_r8);
    if (!cpy_r_r10) goto CPyL7;
    cpy_r_r0 = 1;
    goto CPyL8;
CPyL7: ;
    cpy_r_r11 = cpy_r_r6 + 2;
    cpy_r_r6 = cpy_r_r11;
    goto CPyL3;
CPyL8: ;
    return cpy_r_r0;
CPyL9: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
}
        
        PyObject *CPyPy_myriad___upgrades___can_upgrade(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:can_upgrade", kwlist, 0};
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
            char retval = CPyDef_myriad___upgrades___can_upgrade(arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "can_upgrade", 40, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___obstacle_upgrade_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_myriad___upgrades___obstacle_upgrade_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___upgrades___obstacle_upgrade_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "__get__", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___obstacle_upgrade_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = ((serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "obstacle_upgrade_obj", "__mypyc_env__", 49, CPyStatic_myriad___upgrades___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "upgrade_env", "t", 50, CPyStatic_myriad___upgrades___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "upgrade_env", "me", 50, CPyStatic_myriad___upgrades___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__own;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "upgrade_env", "own", 50, CPyStatic_myriad___upgrades___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_upgrades;
    if (unlikely(cpy_r_r4 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'upgrades' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r4);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "obstacle", 50, CPyStatic_myriad___upgrades___globals);
        goto CPyL10;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyList_Index(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "obstacle", 50, CPyStatic_myriad___upgrades___globals);
        goto CPyL10;
    }
    cpy_r_r7 = CPyDef_myriad___upgrades___upgrade_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r6);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "obstacle", 50, CPyStatic_myriad___upgrades___globals);
        goto CPyL8;
    }
    return cpy_r_r7;
CPyL8: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL8;
}
        
        PyObject *CPyPy_myriad___upgrades___obstacle_upgrade_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___upgrades___obstacle_upgrade_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "obstacle", 49, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___note_upgrade_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_myriad___upgrades___note_upgrade_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___upgrades___note_upgrade_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "__get__", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___note_upgrade_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = ((serai___games___scholars___myriad___upgrades___note_upgrade_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "note", "note_upgrade_obj", "__mypyc_env__", 52, CPyStatic_myriad___upgrades___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatics[3229]; /* 'note-upgrade' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    cpy_r_r3 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "note", "upgrade_env", "t", 53, CPyStatic_myriad___upgrades___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__own;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "note", "upgrade_env", "own", 53, CPyStatic_myriad___upgrades___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r4);
CPyL3: ;
    cpy_r_r5 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r4)->_upgrades;
    if (unlikely(cpy_r_r5 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'upgrades' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r5);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "note", 53, CPyStatic_myriad___upgrades___globals);
        goto CPyL10;
    }
CPyL4: ;
    cpy_r_r6 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPyList_Index(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "note", 53, CPyStatic_myriad___upgrades___globals);
        goto CPyL10;
    }
    cpy_r_r8 = CPyDef_myriad___upgrades___xp_on(cpy_r_r3, cpy_r_r7);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "note", 53, CPyStatic_myriad___upgrades___globals);
        goto CPyL9;
    }
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_r8);
    cpy_r_r10 = CPyDict_Build(1, cpy_r_r2, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "note", 53, CPyStatic_myriad___upgrades___globals);
        goto CPyL9;
    }
    cpy_r_r11 = CPyDef_message___Message(cpy_r_r1, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "note", 53, CPyStatic_myriad___upgrades___globals);
        goto CPyL9;
    }
    return cpy_r_r11;
CPyL9: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL10: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL9;
}
        
        PyObject *CPyPy_myriad___upgrades___note_upgrade_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___upgrades___note_upgrade_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "note", 52, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___upgrade_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
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
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyPtr cpy_r_r95;
    int64_t cpy_r_r96;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    int64_t cpy_r_r104;
    char cpy_r_had_effects;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    int64_t cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int64_t cpy_r_r121;
    CPyPtr cpy_r_r122;
    int64_t cpy_r_r123;
    char cpy_r_r124;
    CPyPtr cpy_r_r125;
    CPyPtr cpy_r_r126;
    int64_t cpy_r_r127;
    CPyPtr cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    int64_t cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
    int64_t cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    CPyPtr cpy_r_r143;
    CPyPtr cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    CPyTagged cpy_r_r153;
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
    PyObject *cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    CPyTagged cpy_r_r168;
    PyObject *cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    int32_t cpy_r_r179;
    int32_t cpy_r_r180;
    char cpy_r_r181;
    int32_t cpy_r_r182;
    int32_t cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_gen", "__mypyc_env__", 44, CPyStatic_myriad___upgrades___globals);
        goto CPyL144;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL140;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 44, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 46, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = CPyDef_myriad___table___part(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 46, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
    if (((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__own != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__own);
    }
    ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__own = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 46, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
    cpy_r_r7 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 47, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
    CPy_INCREF(cpy_r_r7);
CPyL9: ;
    cpy_r_r8 = CPyDef_myriad___book___shelf(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 47, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
    cpy_r_r9 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r8)->_options;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "Shelf", "options", 47, CPyStatic_myriad___upgrades___globals);
        goto CPyL145;
    }
CPyL11: ;
    cpy_r_r10 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r9)->_upgrade;
    CPy_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r11 = CPyDef_myriad___upgrades___obstacle_upgrade_obj();
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 49, CPyStatic_myriad___upgrades___globals);
        goto CPyL146;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject *)cpy_r_r11)->___mypyc_env__ = cpy_r_r0;
    if (((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 49, CPyStatic_myriad___upgrades___globals);
        goto CPyL146;
    }
    cpy_r_r13 = CPyDef_myriad___upgrades___note_upgrade_obj();
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 52, CPyStatic_myriad___upgrades___globals);
        goto CPyL146;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___myriad___upgrades___note_upgrade_objObject *)cpy_r_r13)->___mypyc_env__ = cpy_r_r0;
    if (((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 52, CPyStatic_myriad___upgrades___globals);
        goto CPyL146;
    }
    cpy_r_r15 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__own;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "own", 55, CPyStatic_myriad___upgrades___globals);
        goto CPyL146;
    }
    CPy_INCREF(cpy_r_r15);
CPyL16: ;
    cpy_r_r16 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r15)->_upgrades;
    if (unlikely(cpy_r_r16 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'upgrades' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r16);
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 55, CPyStatic_myriad___upgrades___globals);
        goto CPyL146;
    }
CPyL17: ;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = PyList_New(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 55, CPyStatic_myriad___upgrades___globals);
        goto CPyL147;
    }
    cpy_r_r20 = 0;
CPyL19: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL148;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 55, CPyStatic_myriad___upgrades___globals);
        goto CPyL149;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r31 = CPyDict_GetItem(cpy_r_r10, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 55, CPyStatic_myriad___upgrades___globals);
        goto CPyL149;
    }
    if (likely(Py_TYPE(cpy_r_r31) == CPyType_option___Option))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 55, CPyStatic_myriad___upgrades___globals, "serai.kernel.option.Option", cpy_r_r31);
        goto CPyL149;
    }
    CPyList_SetItemUnsafe(cpy_r_r19, cpy_r_r20, cpy_r_r32);
    cpy_r_r33 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r33;
    goto CPyL19;
CPyL25: ;
    cpy_r_r34 = ((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_gen", "obstacle", 55, CPyStatic_myriad___upgrades___globals);
        goto CPyL150;
    }
CPyL26: ;
    cpy_r_r35 = ((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_gen", "note", 55, CPyStatic_myriad___upgrades___globals);
        goto CPyL150;
    }
CPyL27: ;
    cpy_r_r36 = NULL;
    cpy_r_r37 = CPyDef_offer___Offer(cpy_r_r19, cpy_r_r34, cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 55, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
    cpy_r_r38 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "me", 56, CPyStatic_myriad___upgrades___globals);
        goto CPyL151;
    }
    CPyTagged_INCREF(cpy_r_r38);
CPyL29: ;
    cpy_r_r39 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r40 = CPyStatics[3090]; /* 'MB-UPG-01' */
    cpy_r_r41 = NULL;
    cpy_r_r42 = NULL;
    cpy_r_r43 = 2;
    cpy_r_r44 = CPyDef_decision___ask(cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r37, cpy_r_r41, cpy_r_r42, cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 56, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
    ((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r44;
CPyL31: ;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = cpy_r_type != cpy_r_r46;
    if (!cpy_r_r47) goto CPyL34;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 56, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
    CPy_Unreachable();
CPyL34: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r48 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 56, CPyStatic_myriad___upgrades___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL139;
    }
    cpy_r_r49 = ((serai___kernel___option___OptionObject *)cpy_r_r48)->_value;
    CPy_INCREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r48);
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 57, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
    cpy_r_r51 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__own;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "own", 58, CPyStatic_myriad___upgrades___globals);
        goto CPyL152;
    }
    CPy_INCREF(cpy_r_r51);
CPyL37: ;
    cpy_r_r52 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r51)->_upgrades;
    if (unlikely(cpy_r_r52 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'upgrades' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r52);
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 58, CPyStatic_myriad___upgrades___globals);
        goto CPyL152;
    }
CPyL38: ;
    CPyTagged_INCREF(cpy_r_r50);
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_r50);
    cpy_r_r54 = CPyList_Index(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 58, CPyStatic_myriad___upgrades___globals);
        goto CPyL152;
    }
    cpy_r_r55 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 59, CPyStatic_myriad___upgrades___globals);
        goto CPyL153;
    }
    CPy_INCREF(cpy_r_r55);
CPyL40: ;
    cpy_r_r56 = CPyDef_myriad___book___shelf(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 59, CPyStatic_myriad___upgrades___globals);
        goto CPyL153;
    }
    cpy_r_r57 = CPyDef_myriad___book___Shelf___upgrade_of(cpy_r_r56, cpy_r_r50);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 59, CPyStatic_myriad___upgrades___globals);
        goto CPyL153;
    }
    cpy_r_r58 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r59 = cpy_r_r57 != cpy_r_r58;
    if (cpy_r_r59) {
        goto CPyL45;
    } else
        goto CPyL154;
CPyL43: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r60 = 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 60, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
    CPy_Unreachable();
CPyL45: ;
    cpy_r_r61 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 61, CPyStatic_myriad___upgrades___globals);
        goto CPyL155;
    }
    CPy_INCREF(cpy_r_r61);
CPyL46: ;
    cpy_r_r62 = CPyDef_myriad___upgrades___xp_on(cpy_r_r61, cpy_r_r54);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 61, CPyStatic_myriad___upgrades___globals);
        goto CPyL155;
    }
    cpy_r_r63 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "me", 62, CPyStatic_myriad___upgrades___globals);
        goto CPyL156;
    }
    CPyTagged_INCREF(cpy_r_r63);
CPyL48: ;
    cpy_r_r64 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__own;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "own", 62, CPyStatic_myriad___upgrades___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r64);
CPyL49: ;
    cpy_r_r65 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r64)->_takers;
    if (unlikely(cpy_r_r65 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'takers' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r65);
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 62, CPyStatic_myriad___upgrades___globals);
        goto CPyL157;
    }
CPyL50: ;
    cpy_r_r66 = CPyTagged_StealAsObject(cpy_r_r63);
    cpy_r_r67 = CPyList_SetItem(cpy_r_r65, cpy_r_r54, cpy_r_r66);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 62, CPyStatic_myriad___upgrades___globals);
        goto CPyL156;
    }
    cpy_r_r68 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 63, CPyStatic_myriad___upgrades___globals);
        goto CPyL156;
    }
    CPy_INCREF(cpy_r_r68);
CPyL52: ;
    cpy_r_r69 = ((serai___games___scholars___table___TableObject *)cpy_r_r68)->_players;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "Table", "players", 63, CPyStatic_myriad___upgrades___globals);
        goto CPyL158;
    }
CPyL53: ;
    cpy_r_r70 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "me", 63, CPyStatic_myriad___upgrades___globals);
        goto CPyL158;
    }
    CPyTagged_INCREF(cpy_r_r70);
CPyL54: ;
    cpy_r_r71 = CPyList_GetItem(cpy_r_r69, cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 63, CPyStatic_myriad___upgrades___globals);
        goto CPyL158;
    }
    if (likely(Py_TYPE(cpy_r_r71) == CPyType_scholars___table___Player))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 63, CPyStatic_myriad___upgrades___globals, "serai.games.scholars.table.Player", cpy_r_r71);
        goto CPyL158;
    }
    CPy_DECREF(cpy_r_r68);
    if (likely(cpy_r_r57 != Py_None))
        cpy_r_r73 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 64, CPyStatic_myriad___upgrades___globals, "tuple", cpy_r_r57);
        goto CPyL159;
    }
    cpy_r_r74 = CPySequenceTuple_GetItem(cpy_r_r73, 2);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 64, CPyStatic_myriad___upgrades___globals);
        goto CPyL159;
    }
    if (likely(PyLong_Check(cpy_r_r74)))
        cpy_r_r75 = CPyTagged_FromObject(cpy_r_r74);
    else {
        CPy_TypeError("int", cpy_r_r74); cpy_r_r75 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 64, CPyStatic_myriad___upgrades___globals);
        goto CPyL159;
    }
    cpy_r_r76 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r72)->_slots;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "Player", "slots", 65, CPyStatic_myriad___upgrades___globals);
        goto CPyL160;
    }
    CPy_INCREF(cpy_r_r76);
CPyL60: ;
    CPyTagged_INCREF(cpy_r_r75);
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r75);
    cpy_r_r78 = PySequence_Contains(cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 65, CPyStatic_myriad___upgrades___globals);
        goto CPyL160;
    }
    cpy_r_r80 = cpy_r_r78;
    if (!cpy_r_r80) goto CPyL96;
    cpy_r_r81 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r72)->_slots;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "Player", "slots", 66, CPyStatic_myriad___upgrades___globals);
        goto CPyL160;
    }
    CPy_INCREF(cpy_r_r81);
CPyL63: ;
    CPyTagged_INCREF(cpy_r_r75);
    cpy_r_r82 = CPyTagged_StealAsObject(cpy_r_r75);
    cpy_r_r83 = CPyList_Index(cpy_r_r81, cpy_r_r82);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 66, CPyStatic_myriad___upgrades___globals);
        goto CPyL160;
    }
    cpy_r_r84 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r72)->_slots;
    if (unlikely(cpy_r_r84 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'slots' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r84);
    }
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 67, CPyStatic_myriad___upgrades___globals);
        goto CPyL161;
    }
CPyL65: ;
    CPyTagged_INCREF(cpy_r_r50);
    cpy_r_r85 = CPyTagged_StealAsObject(cpy_r_r50);
    cpy_r_r86 = CPyList_SetItem(cpy_r_r84, cpy_r_r83, cpy_r_r85);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 67, CPyStatic_myriad___upgrades___globals);
        goto CPyL161;
    }
    cpy_r_r87 = 0;
    cpy_r_r88 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 68, CPyStatic_myriad___upgrades___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r88);
CPyL67: ;
    cpy_r_r89 = ((serai___games___scholars___table___TableObject *)cpy_r_r88)->_book;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "Table", "book", 68, CPyStatic_myriad___upgrades___globals);
        goto CPyL162;
    }
CPyL68: ;
    cpy_r_r90 = ((serai___games___scholars___book___BookObject *)cpy_r_r89)->_action_cards;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "Book", "action_cards", 68, CPyStatic_myriad___upgrades___globals);
        goto CPyL162;
    }
CPyL69: ;
    cpy_r_r91 = CPyList_GetItem(cpy_r_r90, cpy_r_r75);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 68, CPyStatic_myriad___upgrades___globals);
        goto CPyL162;
    }
    if (likely(PyTuple_Check(cpy_r_r91)))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 68, CPyStatic_myriad___upgrades___globals, "tuple", cpy_r_r91);
        goto CPyL162;
    }
    CPy_DECREF(cpy_r_r88);
    cpy_r_r93 = CPySequenceTuple_GetItem(cpy_r_r92, 4);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 68, CPyStatic_myriad___upgrades___globals);
        goto CPyL161;
    }
    if (likely(PyTuple_Check(cpy_r_r93)))
        cpy_r_r94 = cpy_r_r93;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 68, CPyStatic_myriad___upgrades___globals, "tuple", cpy_r_r93);
        goto CPyL161;
    }
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyVarObject, ob_size));
    cpy_r_r96 = *(int64_t *)cpy_r_r95;
    cpy_r_r97 = 0;
CPyL74: ;
    cpy_r_r98 = cpy_r_r97 < cpy_r_r96;
    if (!cpy_r_r98) goto CPyL163;
    cpy_r_r99 = CPySequenceTuple_GetItemUnsafe(cpy_r_r94, cpy_r_r97);
    if (likely(PyObject_TypeCheck(cpy_r_r99, CPyType_kernel___effects___Effect)))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 68, CPyStatic_myriad___upgrades___globals, "serai.kernel.effects.Effect", cpy_r_r99);
        goto CPyL164;
    }
    cpy_r_r101 = PyObject_IsTrue(cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 68, CPyStatic_myriad___upgrades___globals);
        goto CPyL164;
    }
    cpy_r_r103 = cpy_r_r101;
    if (cpy_r_r103) {
        goto CPyL165;
    } else
        goto CPyL79;
CPyL78: ;
    cpy_r_r87 = 1;
    goto CPyL80;
CPyL79: ;
    cpy_r_r104 = cpy_r_r97 + 1;
    cpy_r_r97 = cpy_r_r104;
    goto CPyL74;
CPyL80: ;
    cpy_r_had_effects = cpy_r_r87;
    cpy_r_r105 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 69, CPyStatic_myriad___upgrades___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r105);
CPyL81: ;
    cpy_r_r106 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "me", 69, CPyStatic_myriad___upgrades___globals);
        goto CPyL166;
    }
    CPyTagged_INCREF(cpy_r_r106);
CPyL82: ;
    cpy_r_r107 = CPyDef_memory___is_working(cpy_r_r105, cpy_r_r106);
    CPy_DECREF(cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 69, CPyStatic_myriad___upgrades___globals);
        goto CPyL161;
    }
    if (!cpy_r_r107) goto CPyL167;
    cpy_r_r108 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 69, CPyStatic_myriad___upgrades___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r108);
CPyL85: ;
    cpy_r_r109 = ((serai___games___scholars___table___TableObject *)cpy_r_r108)->_working;
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "Table", "working", 69, CPyStatic_myriad___upgrades___globals);
        goto CPyL168;
    }
CPyL86: ;
    cpy_r_r110 = cpy_r_r83 & 1;
    cpy_r_r111 = cpy_r_r110 != 0;
    if (!cpy_r_r111) goto CPyL88;
    cpy_r_r112 = CPyTagged_IsEq_(cpy_r_r83, cpy_r_r109);
    cpy_r_r113 = cpy_r_r112;
    goto CPyL89;
CPyL88: ;
    cpy_r_r114 = cpy_r_r83 == cpy_r_r109;
    cpy_r_r113 = cpy_r_r114;
CPyL89: ;
    CPyTagged_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r108);
    if (!cpy_r_r113) goto CPyL111;
    if (!cpy_r_had_effects) goto CPyL94;
    cpy_r_r115 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__own;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "own", 69, CPyStatic_myriad___upgrades___globals);
        goto CPyL169;
    }
    CPy_INCREF(cpy_r_r115);
CPyL92: ;
    cpy_r_r116 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r115)->_card_used;
    if (unlikely(cpy_r_r116 == 2)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'card_used' of 'Myriad' undefined");
    }
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 69, CPyStatic_myriad___upgrades___globals);
        goto CPyL169;
    }
CPyL93: ;
    if (cpy_r_r116) goto CPyL111;
CPyL94: ;
    cpy_r_r117 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__own;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "own", 70, CPyStatic_myriad___upgrades___globals);
        goto CPyL169;
    }
    CPy_INCREF(cpy_r_r117);
CPyL95: ;
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r117)->_reopened = 1;
    cpy_r_r118 = 1;
    CPy_DECREF(cpy_r_r117);
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 70, CPyStatic_myriad___upgrades___globals);
        goto CPyL169;
    } else
        goto CPyL111;
CPyL96: ;
    cpy_r_r119 = PyList_New(0);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 72, CPyStatic_myriad___upgrades___globals);
        goto CPyL160;
    }
    cpy_r_r120 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r72)->_cards;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "Player", "cards", 72, CPyStatic_myriad___upgrades___globals);
        goto CPyL170;
    }
    CPy_INCREF(cpy_r_r120);
CPyL98: ;
    cpy_r_r121 = 0;
CPyL99: ;
    cpy_r_r122 = (CPyPtr)((CPyPtr)cpy_r_r120 + offsetof(PyVarObject, ob_size));
    cpy_r_r123 = *(int64_t *)cpy_r_r122;
    cpy_r_r124 = cpy_r_r121 < cpy_r_r123;
    if (!cpy_r_r124) goto CPyL171;
    cpy_r_r125 = (CPyPtr)((CPyPtr)cpy_r_r120 + offsetof(PyListObject, ob_item));
    cpy_r_r126 = *(CPyPtr *)cpy_r_r125;
    cpy_r_r127 = cpy_r_r121 * 8;
    cpy_r_r128 = cpy_r_r126 + cpy_r_r127;
    cpy_r_r129 = *(PyObject * *)cpy_r_r128;
    CPy_INCREF(cpy_r_r129);
    if (likely(PyLong_Check(cpy_r_r129)))
        cpy_r_r130 = CPyTagged_FromObject(cpy_r_r129);
    else {
        CPy_TypeError("int", cpy_r_r129); cpy_r_r130 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 72, CPyStatic_myriad___upgrades___globals);
        goto CPyL172;
    }
    cpy_r_r131 = cpy_r_r130 & 1;
    cpy_r_r132 = cpy_r_r131 != 0;
    if (!cpy_r_r132) goto CPyL103;
    cpy_r_r133 = CPyTagged_IsEq_(cpy_r_r130, cpy_r_r75);
    cpy_r_r134 = cpy_r_r133 ^ 1;
    if (cpy_r_r134) {
        goto CPyL104;
    } else
        goto CPyL173;
CPyL103: ;
    cpy_r_r135 = cpy_r_r130 != cpy_r_r75;
    if (!cpy_r_r135) goto CPyL173;
CPyL104: ;
    cpy_r_r136 = CPyTagged_StealAsObject(cpy_r_r130);
    cpy_r_r137 = PyList_Append(cpy_r_r119, cpy_r_r136);
    CPy_DECREF(cpy_r_r136);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 72, CPyStatic_myriad___upgrades___globals);
        goto CPyL172;
    }
CPyL105: ;
    cpy_r_r139 = cpy_r_r121 + 1;
    cpy_r_r121 = cpy_r_r139;
    goto CPyL99;
CPyL106: ;
    cpy_r_r140 = PyObject_GetIter(cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 72, CPyStatic_myriad___upgrades___globals);
        goto CPyL160;
    }
    cpy_r_r141 = PyList_New(1);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 72, CPyStatic_myriad___upgrades___globals);
        goto CPyL174;
    }
    CPyTagged_INCREF(cpy_r_r50);
    cpy_r_r142 = CPyTagged_StealAsObject(cpy_r_r50);
    cpy_r_r143 = (CPyPtr)((CPyPtr)cpy_r_r141 + offsetof(PyListObject, ob_item));
    cpy_r_r144 = *(CPyPtr *)cpy_r_r143;
    *(PyObject * *)cpy_r_r144 = cpy_r_r142;
    cpy_r_r145 = CPyList_Extend(cpy_r_r141, cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 72, CPyStatic_myriad___upgrades___globals);
        goto CPyL175;
    } else
        goto CPyL176;
CPyL109: ;
    cpy_r_r146 = CPySequence_Sort(cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 72, CPyStatic_myriad___upgrades___globals);
        goto CPyL160;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r72)->_cards != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r72)->_cards);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r72)->_cards = cpy_r_r146;
    cpy_r_r147 = 1;
    CPy_DECREF(cpy_r_r72);
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 72, CPyStatic_myriad___upgrades___globals);
        goto CPyL169;
    }
CPyL111: ;
    cpy_r_r148 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 73, CPyStatic_myriad___upgrades___globals);
        goto CPyL169;
    }
    CPy_INCREF(cpy_r_r148);
CPyL112: ;
    cpy_r_r149 = ((serai___games___scholars___table___TableObject *)cpy_r_r148)->_book;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "Table", "book", 73, CPyStatic_myriad___upgrades___globals);
        goto CPyL177;
    }
CPyL113: ;
    cpy_r_r150 = ((serai___games___scholars___book___BookObject *)cpy_r_r149)->_action_cards;
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "Book", "action_cards", 73, CPyStatic_myriad___upgrades___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r150);
CPyL114: ;
    CPy_DECREF(cpy_r_r148);
    cpy_r_r151 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 74, CPyStatic_myriad___upgrades___globals);
        goto CPyL178;
    }
    CPy_INCREF(cpy_r_r151);
CPyL115: ;
    cpy_r_r152 = CPyStatics[1790]; /* 'event-upgrade' */
    cpy_r_r153 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r153 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "me", 74, CPyStatic_myriad___upgrades___globals);
        goto CPyL179;
    }
    CPyTagged_INCREF(cpy_r_r153);
CPyL116: ;
    cpy_r_r154 = CPyStatics[3090]; /* 'MB-UPG-01' */
    cpy_r_r155 = CPyList_GetItem(cpy_r_r150, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 74, CPyStatic_myriad___upgrades___globals);
        goto CPyL180;
    }
    if (likely(PyTuple_Check(cpy_r_r155)))
        cpy_r_r156 = cpy_r_r155;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 74, CPyStatic_myriad___upgrades___globals, "tuple", cpy_r_r155);
        goto CPyL180;
    }
    cpy_r_r157 = CPySequenceTuple_GetItem(cpy_r_r156, 0);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 74, CPyStatic_myriad___upgrades___globals);
        goto CPyL180;
    }
    if (likely(PyUnicode_Check(cpy_r_r157)))
        cpy_r_r158 = cpy_r_r157;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 74, CPyStatic_myriad___upgrades___globals, "str", cpy_r_r157);
        goto CPyL180;
    }
    cpy_r_r159 = CPyList_GetItem(cpy_r_r150, cpy_r_r75);
    CPy_DECREF(cpy_r_r150);
    CPyTagged_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 74, CPyStatic_myriad___upgrades___globals);
        goto CPyL181;
    }
    if (likely(PyTuple_Check(cpy_r_r159)))
        cpy_r_r160 = cpy_r_r159;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 74, CPyStatic_myriad___upgrades___globals, "tuple", cpy_r_r159);
        goto CPyL181;
    }
    cpy_r_r161 = CPySequenceTuple_GetItem(cpy_r_r160, 0);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 74, CPyStatic_myriad___upgrades___globals);
        goto CPyL181;
    }
    if (likely(PyUnicode_Check(cpy_r_r161)))
        cpy_r_r162 = cpy_r_r161;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 74, CPyStatic_myriad___upgrades___globals, "str", cpy_r_r161);
        goto CPyL181;
    }
    cpy_r_r163 = CPyStatics[390]; /* 'card' */
    cpy_r_r164 = CPyStatics[3230]; /* 'old' */
    cpy_r_r165 = CPyDict_Build(2, cpy_r_r163, cpy_r_r158, cpy_r_r164, cpy_r_r162);
    CPy_DECREF(cpy_r_r158);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 74, CPyStatic_myriad___upgrades___globals);
        goto CPyL182;
    }
    cpy_r_r166 = CPyDef_kernel___table___Table___tell(cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r165);
    CPyTagged_DECREF(cpy_r_r153);
    CPy_DECREF(cpy_r_r165);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r166 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 74, CPyStatic_myriad___upgrades___globals);
        goto CPyL183;
    }
    cpy_r_r167 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 75, CPyStatic_myriad___upgrades___globals);
        goto CPyL183;
    }
    CPy_INCREF(cpy_r_r167);
CPyL127: ;
    cpy_r_r168 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "me", 75, CPyStatic_myriad___upgrades___globals);
        goto CPyL184;
    }
    CPyTagged_INCREF(cpy_r_r168);
CPyL128: ;
    cpy_r_r169 = CPyStatics[3090]; /* 'MB-UPG-01' */
    cpy_r_r170 = CPyDef_pages___gain_xp(cpy_r_r167, cpy_r_r168, cpy_r_r62, cpy_r_r169);
    CPy_DECREF(cpy_r_r167);
    CPyTagged_DECREF(cpy_r_r168);
    CPyTagged_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r170 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 75, CPyStatic_myriad___upgrades___globals);
        goto CPyL185;
    }
    cpy_r_r171 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 76, CPyStatic_myriad___upgrades___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r171);
CPyL130: ;
    cpy_r_r172 = ((serai___games___scholars___table___TableObject *)cpy_r_r171)->_automa;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "Table", "automa", 76, CPyStatic_myriad___upgrades___globals);
        goto CPyL186;
    }
CPyL131: ;
    cpy_r_r173 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r174 = cpy_r_r172 != cpy_r_r173;
    CPy_DECREF(cpy_r_r171);
    if (!cpy_r_r174) goto CPyL187;
    cpy_r_r175 = ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "upgrade", "upgrade_env", "t", 77, CPyStatic_myriad___upgrades___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r175);
CPyL133: ;
    cpy_r_r176 = CPyDef_myriad___upgrades____close_column(cpy_r_r175, cpy_r_r54);
    CPy_DECREF(cpy_r_r175);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r176 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 77, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
CPyL134: ;
    cpy_r_r177 = Py_None;
    CPy_INCREF(cpy_r_r177);
    ((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r179 = CPyDef_myriad___upgrades___upgrade_env_clear_on_completion(cpy_r_r0);
    cpy_r_r180 = CPyDef_myriad___upgrades___upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL138;
    CPyGen_SetStopIterationValue(cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    if (!0) goto CPyL144;
    CPy_Unreachable();
CPyL138: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r177;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL139: ;
    ((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r182 = CPyDef_myriad___upgrades___upgrade_env_clear_on_completion(cpy_r_r0);
    cpy_r_r183 = CPyDef_myriad___upgrades___upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r184 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r184;
CPyL140: ;
    cpy_r_r185 = cpy_r_r1 == 0;
    if (cpy_r_r185) goto CPyL2;
    cpy_r_r186 = cpy_r_r1 == 1;
    if (cpy_r_r186) goto CPyL31;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r187 = 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 44, CPyStatic_myriad___upgrades___globals);
        goto CPyL144;
    }
    CPy_Unreachable();
CPyL144: ;
    cpy_r_r188 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r188;
CPyL145: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL139;
CPyL146: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL139;
CPyL147: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r16);
    goto CPyL139;
CPyL148: ;
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r16);
    goto CPyL25;
CPyL149: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r19);
    goto CPyL139;
CPyL150: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL139;
CPyL151: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL139;
CPyL152: ;
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL139;
CPyL153: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL139;
CPyL154: ;
    CPyTagged_DECREF(cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r57);
    goto CPyL43;
CPyL155: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r57);
    goto CPyL139;
CPyL156: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL139;
CPyL157: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL139;
CPyL158: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r68);
    goto CPyL139;
CPyL159: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r72);
    goto CPyL139;
CPyL160: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    goto CPyL139;
CPyL161: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r83);
    goto CPyL139;
CPyL162: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r88);
    goto CPyL139;
CPyL163: ;
    CPy_DECREF(cpy_r_r94);
    goto CPyL80;
CPyL164: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r94);
    goto CPyL139;
CPyL165: ;
    CPy_DECREF(cpy_r_r94);
    goto CPyL78;
CPyL166: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r105);
    goto CPyL139;
CPyL167: ;
    CPyTagged_DECREF(cpy_r_r83);
    goto CPyL111;
CPyL168: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r108);
    goto CPyL139;
CPyL169: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r75);
    goto CPyL139;
CPyL170: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r119);
    goto CPyL139;
CPyL171: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL106;
CPyL172: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r120);
    goto CPyL139;
CPyL173: ;
    CPyTagged_DECREF(cpy_r_r130);
    goto CPyL105;
CPyL174: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r140);
    goto CPyL139;
CPyL175: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r141);
    goto CPyL139;
CPyL176: ;
    CPy_DECREF(cpy_r_r145);
    goto CPyL109;
CPyL177: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r148);
    goto CPyL139;
CPyL178: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r150);
    goto CPyL139;
CPyL179: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r151);
    goto CPyL139;
CPyL180: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r151);
    CPyTagged_DecRef(cpy_r_r153);
    goto CPyL139;
CPyL181: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r151);
    CPyTagged_DecRef(cpy_r_r153);
    CPy_DecRef(cpy_r_r158);
    goto CPyL139;
CPyL182: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r151);
    CPyTagged_DecRef(cpy_r_r153);
    goto CPyL139;
CPyL183: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL139;
CPyL184: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r167);
    goto CPyL139;
CPyL185: ;
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL139;
CPyL186: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r171);
    goto CPyL139;
CPyL187: ;
    CPyTagged_DECREF(cpy_r_r54);
    goto CPyL134;
}
        
PyObject *CPyDef_myriad___upgrades___upgrade_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___upgrades___upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___upgrades___upgrade_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___upgrades___upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.upgrades.upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___upgrades___upgrade_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "__next__", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___upgrade_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___upgrades___upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___upgrades___upgrade_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___upgrades___upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.upgrades.upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_myriad___upgrades___upgrade_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "send", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___upgrade_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_myriad___upgrades___upgrade_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___upgrades___upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.upgrades.upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___upgrades___upgrade_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "__iter__", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___upgrade_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_myriad___upgrades___upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_myriad___upgrades___upgrade_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___upgrades___upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.upgrades.upgrade_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_myriad___upgrades___upgrade_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "throw", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___upgrade_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_myriad___upgrades___upgrade_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5204 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5204);
    PyObject *__tmp5205 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5205);
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
        
        PyObject *CPyPy_myriad___upgrades___upgrade_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___upgrades___upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.upgrades.upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___upgrades___upgrade_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "close", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___upgrade(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_myriad___upgrades___upgrade_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 44, CPyStatic_myriad___upgrades___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_myriad___upgrades___upgrade_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 44, CPyStatic_myriad___upgrades___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 44, CPyStatic_myriad___upgrades___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___myriad___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 44, CPyStatic_myriad___upgrades___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___myriad___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 44, CPyStatic_myriad___upgrades___globals);
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
        
        PyObject *CPyPy_myriad___upgrades___upgrade(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:upgrade", kwlist, 0};
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
            PyObject *retval = CPyDef_myriad___upgrades___upgrade(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "upgrade", 44, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
char CPyDef_myriad___upgrades____close_column(PyObject *cpy_r_t, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_other;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 82, CPyStatic_myriad___upgrades___globals);
        goto CPyL31;
    }
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "_close_column", "Table", "book", 83, CPyStatic_myriad___upgrades___globals);
        goto CPyL32;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_constants;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyStatics[3186]; /* 'upgrade_columns' */
    cpy_r_r4 = CPyDict_GetItem(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 83, CPyStatic_myriad___upgrades___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 83, CPyStatic_myriad___upgrades___globals);
        goto CPyL32;
    }
    cpy_r_r6 = 0;
    cpy_r_r7 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_takers;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "_close_column", "Myriad", "takers", 84, CPyStatic_myriad___upgrades___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r7);
CPyL5: ;
    cpy_r_r8 = 0;
CPyL6: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL34;
    cpy_r_other = cpy_r_r6;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r8 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 84, CPyStatic_myriad___upgrades___globals);
        goto CPyL35;
    }
    cpy_r_r18 = CPyTagged_Remainder(cpy_r_other, cpy_r_r5);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 85, CPyStatic_myriad___upgrades___globals);
        goto CPyL36;
    }
    cpy_r_r19 = CPyTagged_Remainder(cpy_r_place, cpy_r_r5);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 85, CPyStatic_myriad___upgrades___globals);
        goto CPyL37;
    }
    cpy_r_r20 = cpy_r_r18 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL12;
    cpy_r_r22 = CPyTagged_IsEq_(cpy_r_r18, cpy_r_r19);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL12: ;
    cpy_r_r24 = cpy_r_r18 == cpy_r_r19;
    cpy_r_r23 = cpy_r_r24;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r23) goto CPyL38;
    cpy_r_r25 = (Py_ssize_t)cpy_r_r17 == -2;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r25) goto CPyL39;
    cpy_r_r26 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_takers;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "_close_column", "Myriad", "takers", 86, CPyStatic_myriad___upgrades___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r26);
CPyL16: ;
    cpy_r_r27 = CPyStatics[4910]; /* -2 */
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = CPyList_SetItem(cpy_r_r26, cpy_r_other, cpy_r_r27);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 86, CPyStatic_myriad___upgrades___globals);
        goto CPyL35;
    }
    cpy_r_r29 = CPyStatics[3231]; /* 'event-upgrade-gone' */
    cpy_r_r30 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "_close_column", "Table", "seat", 87, CPyStatic_myriad___upgrades___globals);
        goto CPyL35;
    }
    CPyTagged_INCREF(cpy_r_r30);
CPyL18: ;
    cpy_r_r31 = CPyStatics[3232]; /* 'MB-SOLO-07' */
    cpy_r_r32 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "_close_column", "Table", "book", 87, CPyStatic_myriad___upgrades___globals);
        goto CPyL40;
    }
CPyL19: ;
    cpy_r_r33 = ((serai___games___scholars___book___BookObject *)cpy_r_r32)->_action_cards;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "_close_column", "Book", "action_cards", 87, CPyStatic_myriad___upgrades___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r33);
CPyL20: ;
    cpy_r_r34 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_upgrades;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "_close_column", "Myriad", "upgrades", 87, CPyStatic_myriad___upgrades___globals);
        goto CPyL41;
    }
CPyL21: ;
    cpy_r_r35 = CPyList_GetItemBorrow(cpy_r_r34, cpy_r_other);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 87, CPyStatic_myriad___upgrades___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 87, CPyStatic_myriad___upgrades___globals);
        goto CPyL41;
    }
    cpy_r_r37 = CPyList_GetItem(cpy_r_r33, cpy_r_r36);
    CPy_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 87, CPyStatic_myriad___upgrades___globals);
        goto CPyL40;
    }
    if (likely(PyTuple_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 87, CPyStatic_myriad___upgrades___globals, "tuple", cpy_r_r37);
        goto CPyL40;
    }
    CPyTagged_DECREF(cpy_r_other);
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r38, 0);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 87, CPyStatic_myriad___upgrades___globals);
        goto CPyL42;
    }
    if (likely(PyUnicode_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 87, CPyStatic_myriad___upgrades___globals, "str", cpy_r_r39);
        goto CPyL42;
    }
    cpy_r_r41 = CPyStatics[390]; /* 'card' */
    cpy_r_r42 = CPyDict_Build(1, cpy_r_r41, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 87, CPyStatic_myriad___upgrades___globals);
        goto CPyL42;
    }
    cpy_r_r43 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 87, CPyStatic_myriad___upgrades___globals);
        goto CPyL43;
    }
CPyL29: ;
    cpy_r_r44 = cpy_r_r6 + 2;
    cpy_r_r6 = cpy_r_r44;
    cpy_r_r45 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r45;
    goto CPyL6;
CPyL30: ;
    return 1;
CPyL31: ;
    cpy_r_r46 = 2;
    return cpy_r_r46;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL31;
CPyL34: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    goto CPyL30;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_other);
    goto CPyL31;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_other);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL31;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_other);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL31;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_other);
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL29;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL29;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_other);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL31;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_other);
    CPyTagged_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r33);
    goto CPyL31;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL31;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL31;
}
        
        PyObject *CPyPy_myriad___upgrades____close_column(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", 0};
            static CPyArg_Parser parser = {"OO:_close_column", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_myriad___upgrades____close_column(arg_t, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "_close_column", 80, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_myriad___upgrades___obstacle_work_of_upgrade_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "__get__", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
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
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = ((serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "obstacle_work_of_upgrade_obj", "__mypyc_env__", 102, CPyStatic_myriad___upgrades___globals);
        goto CPyL26;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__skip;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "work_of_upgrade_env", "skip", 103, CPyStatic_myriad___upgrades___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = cpy_r_option == cpy_r_r1;
    CPy_DECREF(cpy_r_r1);
    if (!cpy_r_r2) goto CPyL4;
    cpy_r_r3 = Py_None;
    CPy_INCREF(cpy_r_r3);
    return cpy_r_r3;
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__effects;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "work_of_upgrade_env", "effects", 105, CPyStatic_myriad___upgrades___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyStatics[4897]; /* 1 */
    cpy_r_r7 = PyObject_GetItem(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "obstacle", 105, CPyStatic_myriad___upgrades___globals);
        goto CPyL27;
    }
    cpy_r_r8 = PyObject_GetItem(cpy_r_r4, cpy_r_r7);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "obstacle", 105, CPyStatic_myriad___upgrades___globals);
        goto CPyL26;
    }
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_r8 == cpy_r_r9;
    if (cpy_r_r10) {
        goto CPyL28;
    } else
        goto CPyL12;
CPyL8: ;
    cpy_r_r11 = CPyStatic_scholars___reasons___EFFECT_DONE;
    if (likely(cpy_r_r11 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"EFFECT_DONE\" was not set");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "obstacle", 107, CPyStatic_myriad___upgrades___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r11);
    return cpy_r_r11;
CPyL12: ;
    cpy_r_r13 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "work_of_upgrade_env", "t", 108, CPyStatic_myriad___upgrades___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r13);
CPyL13: ;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_r13)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "Table", "book", 108, CPyStatic_myriad___upgrades___globals);
        goto CPyL30;
    }
CPyL14: ;
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r14)->_performer;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "Book", "performer", 108, CPyStatic_myriad___upgrades___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r15);
CPyL15: ;
    CPy_DECREF(cpy_r_r13);
    cpy_r_r16 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "work_of_upgrade_env", "t", 108, CPyStatic_myriad___upgrades___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r16);
CPyL16: ;
    cpy_r_r17 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "obstacle", "work_of_upgrade_env", "me", 108, CPyStatic_myriad___upgrades___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL17: ;
    if (likely(PyObject_TypeCheck(cpy_r_r8, CPyType_kernel___effects___Effect)))
        cpy_r_r18 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "obstacle", 108, CPyStatic_myriad___upgrades___globals, "serai.kernel.effects.Effect", cpy_r_r8);
        goto CPyL33;
    }
    cpy_r_r19 = CPY_GET_METHOD(cpy_r_r15, CPyType_perform___Performer, 7, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r15, cpy_r_r16, cpy_r_r17, cpy_r_r18, 0); /* possible */
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "obstacle", 108, CPyStatic_myriad___upgrades___globals);
        goto CPyL26;
    }
    if (!cpy_r_r19) goto CPyL21;
    cpy_r_r20 = Py_None;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = cpy_r_r20;
    goto CPyL25;
CPyL21: ;
    cpy_r_r22 = CPyStatic_scholars___reasons___EFFECT_IN_VAIN;
    if (likely(cpy_r_r22 != NULL)) goto CPyL24;
    PyErr_SetString(PyExc_NameError, "value for final name \"EFFECT_IN_VAIN\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "obstacle", 108, CPyStatic_myriad___upgrades___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL24: ;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r21 = cpy_r_r22;
CPyL25: ;
    return cpy_r_r21;
CPyL26: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL27: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL26;
CPyL28: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL8;
CPyL29: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL26;
CPyL30: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r13);
    goto CPyL26;
CPyL31: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r15);
    goto CPyL26;
CPyL32: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL26;
CPyL33: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL26;
}
        
        PyObject *CPyPy_myriad___upgrades___obstacle_work_of_upgrade_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "obstacle", 102, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___different_work_of_upgrade_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_myriad___upgrades___different_work_of_upgrade_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___upgrades___different_work_of_upgrade_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "__get__", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___different_work_of_upgrade_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
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
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    cpy_r_r0 = ((serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "different", "different_work_of_upgrade_obj", "__mypyc_env__", 110, CPyStatic_myriad___upgrades___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 112, CPyStatic_myriad___upgrades___globals);
        goto CPyL31;
    }
    cpy_r_r2 = 0;
    cpy_r_r3 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__effects;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "different", "work_of_upgrade_env", "effects", 112, CPyStatic_myriad___upgrades___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = 0;
CPyL4: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL33;
    cpy_r_n = cpy_r_r2;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (PyObject_TypeCheck(cpy_r_r12, CPyType_kernel___effects___Effect))
        cpy_r_r13 = cpy_r_r12;
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 != NULL) goto __LL5206;
    if (cpy_r_r12 == Py_None)
        cpy_r_r13 = cpy_r_r12;
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 != NULL) goto __LL5206;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 112, CPyStatic_myriad___upgrades___globals, "serai.kernel.effects.Effect or None", cpy_r_r12);
    goto CPyL34;
__LL5206: ;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = cpy_r_r13 != cpy_r_r14;
    if (cpy_r_r15) {
        goto CPyL8;
    } else
        goto CPyL35;
CPyL7: ;
    if (cpy_r_r15) {
        goto CPyL14;
    } else
        goto CPyL37;
CPyL8: ;
    if (likely(cpy_r_r13 != Py_None))
        cpy_r_r16 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 112, CPyStatic_myriad___upgrades___globals, "serai.kernel.effects.Effect", cpy_r_r13);
        goto CPyL34;
    }
    cpy_r_r17 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__effects;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "different", "work_of_upgrade_env", "effects", 112, CPyStatic_myriad___upgrades___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r17);
CPyL10: ;
    cpy_r_r18 = CPyList_GetSlice(cpy_r_r17, 0, cpy_r_n);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 112, CPyStatic_myriad___upgrades___globals);
        goto CPyL36;
    }
    if (likely(PyList_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 112, CPyStatic_myriad___upgrades___globals, "list", cpy_r_r18);
        goto CPyL36;
    }
    cpy_r_r20 = PySequence_Contains(cpy_r_r19, cpy_r_r16);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 112, CPyStatic_myriad___upgrades___globals);
        goto CPyL34;
    }
    cpy_r_r22 = cpy_r_r20;
    cpy_r_r23 = cpy_r_r22 ^ 1;
    if (!cpy_r_r23) goto CPyL37;
CPyL14: ;
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r25 = PyList_Append(cpy_r_r1, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 112, CPyStatic_myriad___upgrades___globals);
        goto CPyL38;
    }
CPyL15: ;
    cpy_r_r27 = cpy_r_r2 + 2;
    cpy_r_r2 = cpy_r_r27;
    cpy_r_r28 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r28;
    goto CPyL4;
CPyL16: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = PyList_New(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 113, CPyStatic_myriad___upgrades___globals);
        goto CPyL39;
    }
    cpy_r_r32 = 0;
CPyL18: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r32 < cpy_r_r34;
    if (!cpy_r_r35) goto CPyL40;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r32 * 8;
    cpy_r_r39 = cpy_r_r37 + cpy_r_r38;
    cpy_r_r40 = *(PyObject * *)cpy_r_r39;
    CPy_INCREF(cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 113, CPyStatic_myriad___upgrades___globals);
        goto CPyL41;
    }
    cpy_r_r42 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "different", "work_of_upgrade_env", "options", 113, CPyStatic_myriad___upgrades___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r42);
CPyL21: ;
    cpy_r_r43 = CPyList_GetItem(cpy_r_r42, cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 113, CPyStatic_myriad___upgrades___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r43) == CPyType_option___Option))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 113, CPyStatic_myriad___upgrades___globals, "serai.kernel.option.Option", cpy_r_r43);
        goto CPyL41;
    }
    CPyList_SetItemUnsafe(cpy_r_r31, cpy_r_r32, cpy_r_r44);
    cpy_r_r45 = cpy_r_r32 + 1;
    cpy_r_r32 = cpy_r_r45;
    goto CPyL18;
CPyL25: ;
    cpy_r_r46 = PyObject_GetIter(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 113, CPyStatic_myriad___upgrades___globals);
        goto CPyL31;
    }
    cpy_r_r47 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__skip;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "different", "work_of_upgrade_env", "skip", 113, CPyStatic_myriad___upgrades___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r47);
CPyL27: ;
    cpy_r_r48 = PyList_New(0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 113, CPyStatic_myriad___upgrades___globals);
        goto CPyL44;
    }
    cpy_r_r49 = CPyList_Extend(cpy_r_r48, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 113, CPyStatic_myriad___upgrades___globals);
        goto CPyL45;
    } else
        goto CPyL46;
CPyL29: ;
    cpy_r_r50 = PyList_Append(cpy_r_r48, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 113, CPyStatic_myriad___upgrades___globals);
        goto CPyL47;
    }
    return cpy_r_r48;
CPyL31: ;
    cpy_r_r52 = NULL;
    return cpy_r_r52;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL31;
CPyL33: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL16;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL31;
CPyL35: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL7;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r16);
    goto CPyL31;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_n);
    goto CPyL15;
CPyL38: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL31;
CPyL39: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL31;
CPyL40: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL25;
CPyL41: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r31);
    goto CPyL31;
CPyL42: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL31;
CPyL43: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL31;
CPyL44: ;
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r47);
    goto CPyL31;
CPyL45: ;
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    goto CPyL31;
CPyL46: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL29;
CPyL47: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL31;
}
        
        PyObject *CPyPy_myriad___upgrades___different_work_of_upgrade_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_myriad___upgrades___different_work_of_upgrade_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "different", 110, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___done_work_of_upgrade_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_myriad___upgrades___done_work_of_upgrade_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___upgrades___done_work_of_upgrade_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "__get__", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___done_work_of_upgrade_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T2OO cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = ((serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "done", "done_work_of_upgrade_obj", "__mypyc_env__", 115, CPyStatic_myriad___upgrades___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "done", 116, CPyStatic_myriad___upgrades___globals);
        goto CPyL13;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "done", "work_of_upgrade_env", "options", 116, CPyStatic_myriad___upgrades___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__effects;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "done", "work_of_upgrade_env", "effects", 116, CPyStatic_myriad___upgrades___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r5 = CPyStatics[36]; /* 'zip' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "done", 116, CPyStatic_myriad___upgrades___globals);
        goto CPyL16;
    }
    cpy_r_r7 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r8[3] = {cpy_r_r2, cpy_r_r3, cpy_r_r7};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r9, 2, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "done", 116, CPyStatic_myriad___upgrades___globals);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r12 = PyObject_GetIter(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "done", 116, CPyStatic_myriad___upgrades___globals);
        goto CPyL14;
    }
CPyL7: ;
    cpy_r_r13 = PyIter_Next(cpy_r_r12);
    if (cpy_r_r13 == NULL) goto CPyL17;
    PyObject *__tmp5207;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 2))) {
        __tmp5207 = NULL;
        goto __LL5208;
    }
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r13, 0)) == CPyType_option___Option))
        __tmp5207 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        __tmp5207 = NULL;
    }
    if (__tmp5207 == NULL) goto __LL5208;
    if (PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r13, 1), CPyType_kernel___effects___Effect))
        __tmp5207 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        __tmp5207 = NULL;
    }
    if (__tmp5207 != NULL) goto __LL5209;
    if (PyTuple_GET_ITEM(cpy_r_r13, 1) == Py_None)
        __tmp5207 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        __tmp5207 = NULL;
    }
    if (__tmp5207 != NULL) goto __LL5209;
    __tmp5207 = NULL;
__LL5209: ;
    if (__tmp5207 == NULL) goto __LL5208;
    __tmp5207 = cpy_r_r13;
__LL5208: ;
    if (unlikely(__tmp5207 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.option.Option, union[serai.kernel.effects.Effect, None]]", cpy_r_r13); cpy_r_r14 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp5210 = PyTuple_GET_ITEM(cpy_r_r13, 0);
        CPy_INCREF(__tmp5210);
        PyObject *__tmp5211;
        if (likely(Py_TYPE(__tmp5210) == CPyType_option___Option))
            __tmp5211 = __tmp5210;
        else {
            CPy_TypeError("serai.kernel.option.Option", __tmp5210); 
            __tmp5211 = NULL;
        }
        cpy_r_r14.f0 = __tmp5211;
        PyObject *__tmp5212 = PyTuple_GET_ITEM(cpy_r_r13, 1);
        CPy_INCREF(__tmp5212);
        PyObject *__tmp5213;
        if (PyObject_TypeCheck(__tmp5212, CPyType_kernel___effects___Effect))
            __tmp5213 = __tmp5212;
        else {
            __tmp5213 = NULL;
        }
        if (__tmp5213 != NULL) goto __LL5214;
        if (__tmp5212 == Py_None)
            __tmp5213 = __tmp5212;
        else {
            __tmp5213 = NULL;
        }
        if (__tmp5213 != NULL) goto __LL5214;
        CPy_TypeError("serai.kernel.effects.Effect or None", __tmp5212); 
        __tmp5213 = NULL;
__LL5214: ;
        cpy_r_r14.f1 = __tmp5213;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "done", 116, CPyStatic_myriad___upgrades___globals);
        goto CPyL18;
    }
    cpy_r_r15 = cpy_r_r14.f0;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = cpy_r_r14.f1;
    CPy_INCREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r14.f0);
    CPy_DECREF(cpy_r_r14.f1);
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_r16 == cpy_r_r17;
    CPy_DECREF(cpy_r_r16);
    if (!cpy_r_r18) goto CPyL19;
    cpy_r_r19 = PyList_Append(cpy_r_r1, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "done", 116, CPyStatic_myriad___upgrades___globals);
        goto CPyL18;
    } else
        goto CPyL7;
CPyL11: ;
    cpy_r_r21 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "done", 116, CPyStatic_myriad___upgrades___globals);
        goto CPyL14;
    }
    return cpy_r_r1;
CPyL13: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL14: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL13;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL13;
CPyL17: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL11;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r12);
    goto CPyL13;
CPyL19: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL7;
}
        
        PyObject *CPyPy_myriad___upgrades___done_work_of_upgrade_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_myriad___upgrades___done_work_of_upgrade_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "done", 115, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___work_of_upgrade_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r12;
    int32_t cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    int32_t cpy_r_r71;
    int32_t cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    int32_t cpy_r_r97;
    int32_t cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    int32_t cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject **cpy_r_r121;
    PyObject *cpy_r_r122;
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
    PyObject **cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    int32_t cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    int32_t cpy_r_r148;
    int32_t cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_gen", "__mypyc_env__", 90, CPyStatic_myriad___upgrades___globals);
        goto CPyL139;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL133;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 90, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "t", 92, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = CPyDef_myriad___table___part(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 92, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    cpy_r_r10 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r9)->_reopened;
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Myriad", "reopened", 93, CPyStatic_myriad___upgrades___globals);
        goto CPyL140;
    }
CPyL8: ;
    if (cpy_r_r10) {
        goto CPyL14;
    } else
        goto CPyL141;
CPyL9: ;
    cpy_r_r11 = Py_None;
    CPy_INCREF(cpy_r_r11);
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r13 = CPyDef_myriad___upgrades___work_of_upgrade_env_clear_on_completion(cpy_r_r4);
    cpy_r_r14 = CPyDef_myriad___upgrades___work_of_upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL13;
    CPyGen_SetStopIterationValue(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (!0) goto CPyL138;
    CPy_Unreachable();
CPyL13: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r11;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL14: ;
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r9)->_reopened = 0;
    cpy_r_r15 = 1;
    CPy_DECREF(cpy_r_r9);
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 95, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    cpy_r_r16 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "t", 96, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r16);
CPyL16: ;
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_r16)->_players;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Table", "players", 96, CPyStatic_myriad___upgrades___globals);
        goto CPyL142;
    }
CPyL17: ;
    cpy_r_r18 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "me", 96, CPyStatic_myriad___upgrades___globals);
        goto CPyL142;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL18: ;
    cpy_r_r19 = CPyList_GetItemBorrow(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 96, CPyStatic_myriad___upgrades___globals);
        goto CPyL143;
    }
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_scholars___table___Player))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 96, CPyStatic_myriad___upgrades___globals, "serai.games.scholars.table.Player", cpy_r_r19);
        goto CPyL143;
    }
    cpy_r_r21 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r20)->_slots;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Player", "slots", 96, CPyStatic_myriad___upgrades___globals);
        goto CPyL143;
    }
CPyL21: ;
    cpy_r_r22 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "t", 96, CPyStatic_myriad___upgrades___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r22);
CPyL22: ;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_r22)->_working;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Table", "working", 96, CPyStatic_myriad___upgrades___globals);
        goto CPyL144;
    }
CPyL23: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 96, CPyStatic_myriad___upgrades___globals);
        goto CPyL144;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 96, CPyStatic_myriad___upgrades___globals);
        goto CPyL144;
    }
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r22);
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 96, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    cpy_r_r27 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_gen", "card", 97, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
CPyL27: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r27 != -2;
    if (cpy_r_r28) goto CPyL30;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 97, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r30 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "t", 98, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r30);
CPyL31: ;
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_r30)->_book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Table", "book", 98, CPyStatic_myriad___upgrades___globals);
        goto CPyL145;
    }
CPyL32: ;
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r31)->_action_cards;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Book", "action_cards", 98, CPyStatic_myriad___upgrades___globals);
        goto CPyL145;
    }
CPyL33: ;
    cpy_r_r33 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_gen", "card", 98, CPyStatic_myriad___upgrades___globals);
        goto CPyL145;
    }
CPyL34: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 98, CPyStatic_myriad___upgrades___globals);
        goto CPyL145;
    }
    if (likely(PyTuple_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 98, CPyStatic_myriad___upgrades___globals, "tuple", cpy_r_r34);
        goto CPyL145;
    }
    CPy_DECREF(cpy_r_r30);
    cpy_r_r36 = CPySequenceTuple_GetItem(cpy_r_r35, 4);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 98, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    if (likely(PyTuple_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 98, CPyStatic_myriad___upgrades___globals, "tuple", cpy_r_r36);
        goto CPyL132;
    }
    cpy_r_r38 = PySequence_List(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 98, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__effects != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__effects);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__effects = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 98, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    cpy_r_r40 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "t", 99, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r40);
CPyL41: ;
    cpy_r_r41 = ((serai___games___scholars___table___TableObject *)cpy_r_r40)->_book;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Table", "book", 99, CPyStatic_myriad___upgrades___globals);
        goto CPyL146;
    }
CPyL42: ;
    cpy_r_r42 = ((serai___games___scholars___book___BookObject *)cpy_r_r41)->_options;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Book", "options", 99, CPyStatic_myriad___upgrades___globals);
        goto CPyL146;
    }
CPyL43: ;
    cpy_r_r43 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r42)->_work;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Options", "work", 99, CPyStatic_myriad___upgrades___globals);
        goto CPyL146;
    }
CPyL44: ;
    cpy_r_r44 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_gen", "card", 99, CPyStatic_myriad___upgrades___globals);
        goto CPyL146;
    }
CPyL45: ;
    cpy_r_r45 = CPyList_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 99, CPyStatic_myriad___upgrades___globals);
        goto CPyL146;
    }
    if (likely(PyList_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 99, CPyStatic_myriad___upgrades___globals, "list", cpy_r_r45);
        goto CPyL146;
    }
    CPy_DECREF(cpy_r_r40);
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options = cpy_r_r46;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 99, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    cpy_r_r48 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "t", 100, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r48);
CPyL49: ;
    cpy_r_r49 = ((serai___games___scholars___table___TableObject *)cpy_r_r48)->_book;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Table", "book", 100, CPyStatic_myriad___upgrades___globals);
        goto CPyL147;
    }
CPyL50: ;
    cpy_r_r50 = ((serai___games___scholars___book___BookObject *)cpy_r_r49)->_options;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Book", "options", 100, CPyStatic_myriad___upgrades___globals);
        goto CPyL147;
    }
CPyL51: ;
    cpy_r_r51 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r50)->_skip;
    CPy_INCREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r48);
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__skip != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__skip);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__skip = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 100, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    cpy_r_r53 = CPyDef_myriad___upgrades___obstacle_work_of_upgrade_obj();
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 102, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject *)cpy_r_r53)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r53;
    cpy_r_r54 = 1;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 102, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    cpy_r_r55 = CPyDef_myriad___upgrades___different_work_of_upgrade_obj();
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 110, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject *)cpy_r_r55)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__different != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__different);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__different = cpy_r_r55;
    cpy_r_r56 = 1;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 110, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    cpy_r_r57 = CPyDef_myriad___upgrades___done_work_of_upgrade_obj();
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 115, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject *)cpy_r_r57)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__done != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__done);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__done = cpy_r_r57;
    cpy_r_r58 = 1;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 115, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
CPyL58: ;
    if (!1) goto CPyL127;
    cpy_r_r59 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__different;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_gen", "different", 119, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
CPyL60: ;
    cpy_r_r60 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_gen", "obstacle", 119, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
CPyL61: ;
    cpy_r_r61 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__done;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_gen", "done", 119, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
CPyL62: ;
    cpy_r_r62 = NULL;
    cpy_r_r63 = CPyDef_offer___Offer(cpy_r_r59, cpy_r_r60, cpy_r_r61, cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 119, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    cpy_r_r64 = CPY_GET_METHOD(cpy_r_r63, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r63); /* options */
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 120, CPyStatic_myriad___upgrades___globals);
        goto CPyL148;
    }
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyVarObject, ob_size));
    cpy_r_r66 = *(int64_t *)cpy_r_r65;
    CPy_DECREF(cpy_r_r64);
    cpy_r_r67 = cpy_r_r66 << 1;
    cpy_r_r68 = cpy_r_r67 == 2;
    if (cpy_r_r68) {
        goto CPyL149;
    } else
        goto CPyL70;
CPyL65: ;
    cpy_r_r69 = Py_None;
    CPy_INCREF(cpy_r_r69);
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r71 = CPyDef_myriad___upgrades___work_of_upgrade_env_clear_on_completion(cpy_r_r4);
    cpy_r_r72 = CPyDef_myriad___upgrades___work_of_upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL69;
    CPyGen_SetStopIterationValue(cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (!0) goto CPyL138;
    CPy_Unreachable();
CPyL69: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r69;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL70: ;
    cpy_r_r73 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "me", 122, CPyStatic_myriad___upgrades___globals);
        goto CPyL148;
    }
    CPyTagged_INCREF(cpy_r_r73);
CPyL71: ;
    cpy_r_r74 = CPyStatics[3233]; /* 'upgraded-work' */
    cpy_r_r75 = CPyStatics[3234]; /* 'MB-UPG-03' */
    cpy_r_r76 = CPyStatics[390]; /* 'card' */
    cpy_r_r77 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "t", 122, CPyStatic_myriad___upgrades___globals);
        goto CPyL150;
    }
    CPy_INCREF(cpy_r_r77);
CPyL72: ;
    cpy_r_r78 = ((serai___games___scholars___table___TableObject *)cpy_r_r77)->_book;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Table", "book", 122, CPyStatic_myriad___upgrades___globals);
        goto CPyL151;
    }
CPyL73: ;
    cpy_r_r79 = ((serai___games___scholars___book___BookObject *)cpy_r_r78)->_action_cards;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "Book", "action_cards", 122, CPyStatic_myriad___upgrades___globals);
        goto CPyL151;
    }
CPyL74: ;
    cpy_r_r80 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_gen", "card", 122, CPyStatic_myriad___upgrades___globals);
        goto CPyL151;
    }
CPyL75: ;
    cpy_r_r81 = CPyList_GetItem(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 122, CPyStatic_myriad___upgrades___globals);
        goto CPyL151;
    }
    if (likely(PyTuple_Check(cpy_r_r81)))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 122, CPyStatic_myriad___upgrades___globals, "tuple", cpy_r_r81);
        goto CPyL151;
    }
    CPy_DECREF(cpy_r_r77);
    cpy_r_r83 = CPySequenceTuple_GetItem(cpy_r_r82, 0);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 122, CPyStatic_myriad___upgrades___globals);
        goto CPyL150;
    }
    if (likely(PyUnicode_Check(cpy_r_r83)))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 122, CPyStatic_myriad___upgrades___globals, "str", cpy_r_r83);
        goto CPyL150;
    }
    cpy_r_r85 = CPyDict_Build(1, cpy_r_r76, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 122, CPyStatic_myriad___upgrades___globals);
        goto CPyL150;
    }
    cpy_r_r86 = NULL;
    cpy_r_r87 = 2;
    cpy_r_r88 = CPyDef_decision___ask(cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r63, cpy_r_r85, cpy_r_r86, cpy_r_r87);
    CPyTagged_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 122, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r88;
CPyL82: ;
    cpy_r_r90 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r91 = cpy_r_type != cpy_r_r90;
    if (!cpy_r_r91) goto CPyL85;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 122, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL85: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r92 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 122, CPyStatic_myriad___upgrades___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL132;
    }
    cpy_r_r93 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__skip;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "skip", 123, CPyStatic_myriad___upgrades___globals);
        goto CPyL152;
    }
    CPy_INCREF(cpy_r_r93);
CPyL87: ;
    cpy_r_r94 = cpy_r_r92 == cpy_r_r93;
    CPy_DECREF(cpy_r_r93);
    if (cpy_r_r94) {
        goto CPyL153;
    } else
        goto CPyL93;
CPyL88: ;
    cpy_r_r95 = Py_None;
    CPy_INCREF(cpy_r_r95);
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r97 = CPyDef_myriad___upgrades___work_of_upgrade_env_clear_on_completion(cpy_r_r4);
    cpy_r_r98 = CPyDef_myriad___upgrades___work_of_upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL92;
    CPyGen_SetStopIterationValue(cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    if (!0) goto CPyL138;
    CPy_Unreachable();
CPyL92: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r95;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL93: ;
    cpy_r_r99 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__effects;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "effects", 125, CPyStatic_myriad___upgrades___globals);
        goto CPyL152;
    }
    CPy_INCREF(cpy_r_r99);
CPyL94: ;
    cpy_r_r100 = ((serai___kernel___option___OptionObject *)cpy_r_r92)->_value;
    CPy_INCREF(cpy_r_r100);
    cpy_r_r101 = CPyStatics[4897]; /* 1 */
    cpy_r_r102 = PyObject_GetItem(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 125, CPyStatic_myriad___upgrades___globals);
        goto CPyL154;
    }
    cpy_r_r103 = PyObject_GetItem(cpy_r_r99, cpy_r_r102);
    CPy_DECREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 125, CPyStatic_myriad___upgrades___globals);
        goto CPyL152;
    }
    cpy_r_r104 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r105 = cpy_r_r103 != cpy_r_r104;
    if (cpy_r_r105) {
        goto CPyL99;
    } else
        goto CPyL155;
CPyL97: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r106 = 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 126, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL99: ;
    cpy_r_r107 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__effects;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "effects", 127, CPyStatic_myriad___upgrades___globals);
        goto CPyL156;
    }
    CPy_INCREF(cpy_r_r107);
CPyL100: ;
    cpy_r_r108 = ((serai___kernel___option___OptionObject *)cpy_r_r92)->_value;
    CPy_INCREF(cpy_r_r108);
    CPy_DECREF(cpy_r_r92);
    cpy_r_r109 = CPyStatics[4897]; /* 1 */
    cpy_r_r110 = PyObject_GetItem(cpy_r_r108, cpy_r_r109);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 127, CPyStatic_myriad___upgrades___globals);
        goto CPyL157;
    }
    cpy_r_r111 = Py_None;
    cpy_r_r112 = PyObject_SetItem(cpy_r_r107, cpy_r_r110, cpy_r_r111);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r110);
    cpy_r_r113 = cpy_r_r112 >= 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 127, CPyStatic_myriad___upgrades___globals);
        goto CPyL158;
    }
    cpy_r_r114 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "t", 128, CPyStatic_myriad___upgrades___globals);
        goto CPyL158;
    }
    CPy_INCREF(cpy_r_r114);
CPyL103: ;
    cpy_r_r115 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", "work_of_upgrade_env", "me", 128, CPyStatic_myriad___upgrades___globals);
        goto CPyL159;
    }
    CPyTagged_INCREF(cpy_r_r115);
CPyL104: ;
    if (likely(PyObject_TypeCheck(cpy_r_r103, CPyType_kernel___effects___Effect)))
        cpy_r_r116 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 128, CPyStatic_myriad___upgrades___globals, "serai.kernel.effects.Effect", cpy_r_r103);
        goto CPyL160;
    }
    cpy_r_r117 = CPyDef_scholars___turn___perform_chosen(cpy_r_r114, cpy_r_r115, cpy_r_r116);
    CPy_DECREF(cpy_r_r114);
    CPyTagged_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 128, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    cpy_r_r118 = PyObject_GetIter(cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 128, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    }
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1 = cpy_r_r118;
    cpy_r_r119 = 1;
    if (!cpy_r_r119) goto CPyL132;
    cpy_r_r120 = NULL;
    cpy_r_r1 = cpy_r_r120;
    cpy_r_r121 = (PyObject **)&cpy_r_r1;
    cpy_r_r122 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r123 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1;
    cpy_r_r124 = CPyIter_Send(cpy_r_r123, cpy_r_r122, cpy_r_r121);
    if (cpy_r_r124 != NULL) goto CPyL161;
    cpy_r_r125 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 128, CPyStatic_myriad___upgrades___globals);
        goto CPyL162;
    }
    cpy_r_r126 = cpy_r_r1;
    CPy_DECREF(cpy_r_r126);
    cpy_r_r127 = NULL;
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1 = cpy_r_r127;
    cpy_r_r128 = 1;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 128, CPyStatic_myriad___upgrades___globals);
        goto CPyL132;
    } else
        goto CPyL58;
CPyL111: ;
    cpy_r_r129 = cpy_r_r124;
CPyL112: ;
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r129;
CPyL113: ;
    cpy_r_r131 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r132 = cpy_r_type != cpy_r_r131;
    if (!cpy_r_r132) goto CPyL163;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 128, CPyStatic_myriad___upgrades___globals);
        goto CPyL117;
    } else
        goto CPyL164;
CPyL115: ;
    CPy_Unreachable();
CPyL116: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL123;
CPyL117: ;
    cpy_r_r133 = CPy_CatchError();
    cpy_r_r134 = (PyObject **)&cpy_r_r3;
    cpy_r_r135 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1;
    cpy_r_r136 = CPy_YieldFromErrorHandle(cpy_r_r135, cpy_r_r134);
    if (unlikely(cpy_r_r136 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 128, CPyStatic_myriad___upgrades___globals);
        goto CPyL165;
    }
    if (cpy_r_r136) goto CPyL120;
    cpy_r_r129 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r133);
    CPy_DecRef(cpy_r_r133.f0);
    CPy_DecRef(cpy_r_r133.f1);
    CPy_DecRef(cpy_r_r133.f2);
    goto CPyL112;
CPyL120: ;
    cpy_r_r126 = cpy_r_r3;
    CPy_DecRef(cpy_r_r126);
    CPy_RestoreExcInfo(cpy_r_r133);
    CPy_DecRef(cpy_r_r133.f0);
    CPy_DecRef(cpy_r_r133.f1);
    CPy_DecRef(cpy_r_r133.f2);
    goto CPyL58;
CPyL121: ;
    CPy_RestoreExcInfo(cpy_r_r133);
    CPy_DecRef(cpy_r_r133.f0);
    CPy_DecRef(cpy_r_r133.f1);
    CPy_DecRef(cpy_r_r133.f2);
    cpy_r_r137 = CPy_KeepPropagating();
    if (!cpy_r_r137) goto CPyL132;
    CPy_Unreachable();
CPyL123: ;
    cpy_r_r138 = NULL;
    cpy_r_r1 = cpy_r_r138;
    cpy_r_r139 = (PyObject **)&cpy_r_r1;
    cpy_r_r140 = ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1;
    cpy_r_r141 = CPyIter_Send(cpy_r_r140, cpy_r_arg, cpy_r_r139);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r141 == NULL) {
        goto CPyL125;
    } else
        goto CPyL166;
CPyL124: ;
    cpy_r_r129 = cpy_r_r141;
    goto CPyL112;
CPyL125: ;
    cpy_r_r142 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 128, CPyStatic_myriad___upgrades___globals);
        goto CPyL162;
    }
    cpy_r_r126 = cpy_r_r1;
    CPy_DECREF(cpy_r_r126);
    goto CPyL58;
CPyL127: ;
    cpy_r_r143 = Py_None;
    CPy_INCREF(cpy_r_r143);
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r145 = CPyDef_myriad___upgrades___work_of_upgrade_env_clear_on_completion(cpy_r_r4);
    cpy_r_r146 = CPyDef_myriad___upgrades___work_of_upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL131;
    CPyGen_SetStopIterationValue(cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    if (!0) goto CPyL138;
    CPy_Unreachable();
CPyL131: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r143;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL132: ;
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r148 = CPyDef_myriad___upgrades___work_of_upgrade_env_clear_on_completion(cpy_r_r4);
    cpy_r_r149 = CPyDef_myriad___upgrades___work_of_upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r150 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r150;
CPyL133: ;
    cpy_r_r151 = cpy_r_r5 == 0;
    if (cpy_r_r151) goto CPyL167;
    cpy_r_r152 = cpy_r_r5 == 1;
    if (cpy_r_r152) goto CPyL168;
    cpy_r_r153 = cpy_r_r5 == 2;
    if (cpy_r_r153) {
        goto CPyL113;
    } else
        goto CPyL169;
CPyL136: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r154 = 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 90, CPyStatic_myriad___upgrades___globals);
        goto CPyL138;
    }
    CPy_Unreachable();
CPyL138: ;
    cpy_r_r155 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r155;
CPyL139: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL138;
CPyL140: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL132;
CPyL141: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL9;
CPyL142: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL132;
CPyL143: ;
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL132;
CPyL144: ;
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r22);
    goto CPyL132;
CPyL145: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL132;
CPyL146: ;
    CPy_DecRef(cpy_r_r40);
    goto CPyL132;
CPyL147: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL132;
CPyL148: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL132;
CPyL149: ;
    CPy_DECREF(cpy_r_r63);
    goto CPyL65;
CPyL150: ;
    CPy_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_r73);
    goto CPyL132;
CPyL151: ;
    CPy_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r77);
    goto CPyL132;
CPyL152: ;
    CPy_DecRef(cpy_r_r92);
    goto CPyL132;
CPyL153: ;
    CPy_DECREF(cpy_r_r92);
    goto CPyL88;
CPyL154: ;
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r99);
    goto CPyL132;
CPyL155: ;
    CPy_DECREF(cpy_r_r92);
    CPy_DECREF(cpy_r_r103);
    goto CPyL97;
CPyL156: ;
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r103);
    goto CPyL132;
CPyL157: ;
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r107);
    goto CPyL132;
CPyL158: ;
    CPy_DecRef(cpy_r_r103);
    goto CPyL132;
CPyL159: ;
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r114);
    goto CPyL132;
CPyL160: ;
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r115);
    goto CPyL132;
CPyL161: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL111;
CPyL162: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL132;
CPyL163: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL116;
CPyL164: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL115;
CPyL165: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL121;
CPyL166: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL124;
CPyL167: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL168: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL82;
CPyL169: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL136;
}
        
PyObject *CPyDef_myriad___upgrades___work_of_upgrade_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___upgrades___work_of_upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___upgrades___work_of_upgrade_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___upgrades___work_of_upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.upgrades.work_of_upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___upgrades___work_of_upgrade_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "__next__", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___work_of_upgrade_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___upgrades___work_of_upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___upgrades___work_of_upgrade_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___upgrades___work_of_upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.upgrades.work_of_upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_myriad___upgrades___work_of_upgrade_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "send", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___work_of_upgrade_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_myriad___upgrades___work_of_upgrade_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___upgrades___work_of_upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.upgrades.work_of_upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___upgrades___work_of_upgrade_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "__iter__", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___work_of_upgrade_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_myriad___upgrades___work_of_upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_myriad___upgrades___work_of_upgrade_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___upgrades___work_of_upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.upgrades.work_of_upgrade_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_myriad___upgrades___work_of_upgrade_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "throw", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___work_of_upgrade_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_myriad___upgrades___work_of_upgrade_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5215 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5215);
    PyObject *__tmp5216 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5216);
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
        
        PyObject *CPyPy_myriad___upgrades___work_of_upgrade_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___upgrades___work_of_upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.upgrades.work_of_upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___upgrades___work_of_upgrade_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "close", -1, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___upgrades___work_of_upgrade(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_myriad___upgrades___work_of_upgrade_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 90, CPyStatic_myriad___upgrades___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_myriad___upgrades___work_of_upgrade_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 90, CPyStatic_myriad___upgrades___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 90, CPyStatic_myriad___upgrades___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 90, CPyStatic_myriad___upgrades___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 90, CPyStatic_myriad___upgrades___globals);
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
        
        PyObject *CPyPy_myriad___upgrades___work_of_upgrade(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:work_of_upgrade", kwlist, 0};
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
            PyObject *retval = CPyDef_myriad___upgrades___work_of_upgrade(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "work_of_upgrade", 90, CPyStatic_myriad___upgrades___globals);
            return NULL;
        }
        
char CPyDef_myriad___upgrades_____top_level__(void) {
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
    void *cpy_r_r231;
    void *cpy_r_r232;
    void *cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    void *cpy_r_r239;
    void *cpy_r_r240;
    PyObject **cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    void *cpy_r_r253;
    void *cpy_r_r254;
    void *cpy_r_r255;
    char cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    void *cpy_r_r261;
    void *cpy_r_r262;
    PyObject **cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    void *cpy_r_r275;
    void *cpy_r_r276;
    void *cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    void *cpy_r_r283;
    void *cpy_r_r284;
    PyObject **cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    char cpy_r_r297;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 1, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 1, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 3, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 5, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 5, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 5, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 5, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5421]; /* ('shelf',) */
    cpy_r_r31 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 5, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL111;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 6, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 6, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 6, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[3010]; /* 'serai.games.scholars.myriad.memory' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 6, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5472]; /* ('is_working',) */
    cpy_r_r53 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 6, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL112;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___myriad___names;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___myriad___names;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 7, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___myriad___names;
    cpy_r_r64 = CPyExec_serai___games___scholars___myriad___names;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___myriad___names__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 7, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 7, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 7, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5467]; /* ('GONE',) */
    cpy_r_r75 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 7, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL113;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___myriad___pages;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___myriad___pages;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 8, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___myriad___pages;
    cpy_r_r86 = CPyExec_serai___games___scholars___myriad___pages;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___myriad___pages__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 8, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 8, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 8, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5428]; /* ('gain_xp',) */
    cpy_r_r97 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 8, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL114;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___myriad___reasons;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___myriad___reasons;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 9, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___myriad___reasons;
    cpy_r_r108 = CPyExec_serai___games___scholars___myriad___reasons;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___myriad___reasons__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 9, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 9, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 9, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5506]; /* ('UPGRADE_TAKEN', 'UPGRADED_ALREADY') */
    cpy_r_r119 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 9, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL115;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___myriad___table;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___myriad___table;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 10, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___myriad___table;
    cpy_r_r130 = CPyExec_serai___games___scholars___myriad___table;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___myriad___table__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 10, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 10, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 10, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5423]; /* ('part',) */
    cpy_r_r141 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 10, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL116;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 11, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 11, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 11, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 11, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r163 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 11, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL117;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 12, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 12, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 12, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 12, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5507]; /* ('EFFECT_DONE', 'EFFECT_IN_VAIN') */
    cpy_r_r185 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 12, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL118;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 13, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 13, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 13, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 13, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r207 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 13, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL119;
CPyL77: ;
    cpy_r_r209 = (void *)&CPyModule_serai___games___scholars___turn;
    cpy_r_r210 = (void *)&CPyImportState_serai___games___scholars___turn;
    cpy_r_r211 = CPyModuleLockAPI_serai;
    cpy_r_r212 = CPyImport_IsInitialized(cpy_r_r210);
    if (!cpy_r_r212) goto CPyL80;
    cpy_r_r213 = PyImport_GetModuleDict();
    cpy_r_r214 = CPyStatics[2307]; /* 'serai.games.scholars.turn' */
    cpy_r_r215 = CPyDict_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 14, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r216 = cpy_r_r215;
    goto CPyL84;
CPyL80: ;
    cpy_r_r217 = CPyInitOnly_serai___games___scholars___turn;
    cpy_r_r218 = CPyExec_serai___games___scholars___turn;
    cpy_r_r219 = (PyObject **)&CPyModule_serai___games___scholars___turn__internal;
    cpy_r_r220 = PyImport_GetModuleDict();
    cpy_r_r221 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r222 = CPyDict_GetItem(cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 14, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 14, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[2307]; /* 'serai.games.scholars.turn' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 14, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL84: ;
    cpy_r_r228 = CPyStatics[5508]; /* ('perform_chosen',) */
    cpy_r_r229 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 14, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL120;
CPyL85: ;
    cpy_r_r231 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r232 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r233 = CPyModuleLockAPI_serai;
    cpy_r_r234 = CPyImport_IsInitialized(cpy_r_r232);
    if (!cpy_r_r234) goto CPyL88;
    cpy_r_r235 = PyImport_GetModuleDict();
    cpy_r_r236 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r237 = CPyDict_GetItem(cpy_r_r235, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 15, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r238 = cpy_r_r237;
    goto CPyL92;
CPyL88: ;
    cpy_r_r239 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r240 = CPyExec_serai___kernel___decision;
    cpy_r_r241 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r242 = PyImport_GetModuleDict();
    cpy_r_r243 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r244 = CPyDict_GetItem(cpy_r_r242, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 15, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r245 = CPyStatics[8]; /* '__file__' */
    cpy_r_r246 = CPyObject_GetAttr(cpy_r_r244, cpy_r_r245);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 15, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r247 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r248 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r249 = CPyImport_ImportNative(cpy_r_r248, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r246, cpy_r_r247, 0);
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 15, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r238 = cpy_r_r249;
CPyL92: ;
    cpy_r_r250 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r251 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r252 = CPyImport_GetNativeAttrs(cpy_r_r238, cpy_r_r250, cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 15, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL121;
CPyL93: ;
    cpy_r_r253 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r254 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r255 = CPyModuleLockAPI_serai;
    cpy_r_r256 = CPyImport_IsInitialized(cpy_r_r254);
    if (!cpy_r_r256) goto CPyL96;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 16, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r260 = cpy_r_r259;
    goto CPyL100;
CPyL96: ;
    cpy_r_r261 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r262 = CPyExec_serai___kernel___effects;
    cpy_r_r263 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r264 = PyImport_GetModuleDict();
    cpy_r_r265 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r266 = CPyDict_GetItem(cpy_r_r264, cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 16, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r267 = CPyStatics[8]; /* '__file__' */
    cpy_r_r268 = CPyObject_GetAttr(cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 16, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r269 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r270 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r271 = CPyImport_ImportNative(cpy_r_r270, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r268, cpy_r_r269, 0);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 16, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r260 = cpy_r_r271;
CPyL100: ;
    cpy_r_r272 = CPyStatics[5509]; /* ('Effect',) */
    cpy_r_r273 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r274 = CPyImport_GetNativeAttrs(cpy_r_r260, cpy_r_r272, cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 16, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL122;
CPyL101: ;
    cpy_r_r275 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r276 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r277 = CPyModuleLockAPI_serai;
    cpy_r_r278 = CPyImport_IsInitialized(cpy_r_r276);
    if (!cpy_r_r278) goto CPyL104;
    cpy_r_r279 = PyImport_GetModuleDict();
    cpy_r_r280 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r281 = CPyDict_GetItem(cpy_r_r279, cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 17, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r282 = cpy_r_r281;
    goto CPyL108;
CPyL104: ;
    cpy_r_r283 = CPyInitOnly_serai___kernel___message;
    cpy_r_r284 = CPyExec_serai___kernel___message;
    cpy_r_r285 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r286 = PyImport_GetModuleDict();
    cpy_r_r287 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r288 = CPyDict_GetItem(cpy_r_r286, cpy_r_r287);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 17, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r289 = CPyStatics[8]; /* '__file__' */
    cpy_r_r290 = CPyObject_GetAttr(cpy_r_r288, cpy_r_r289);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 17, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r291 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r292 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r293 = CPyImport_ImportNative(cpy_r_r292, cpy_r_r283, cpy_r_r284, cpy_r_r285, cpy_r_r275, cpy_r_r276, cpy_r_r277, cpy_r_r290, cpy_r_r291, 0);
    CPy_DECREF(cpy_r_r290);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 17, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    }
    cpy_r_r282 = cpy_r_r293;
CPyL108: ;
    cpy_r_r294 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r295 = CPyStatic_myriad___upgrades___globals;
    cpy_r_r296 = CPyImport_GetNativeAttrs(cpy_r_r282, cpy_r_r294, cpy_r_r294, cpy_r_r295);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/upgrades.py", "<module>", 17, CPyStatic_myriad___upgrades___globals);
        goto CPyL110;
    } else
        goto CPyL123;
CPyL109: ;
    return 1;
CPyL110: ;
    cpy_r_r297 = 2;
    return cpy_r_r297;
CPyL111: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL112: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL113: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL114: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL115: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL116: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL117: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL118: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL119: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL120: ;
    CPy_DECREF(cpy_r_r230);
    goto CPyL85;
CPyL121: ;
    CPy_DECREF(cpy_r_r252);
    goto CPyL93;
CPyL122: ;
    CPy_DECREF(cpy_r_r274);
    goto CPyL101;
CPyL123: ;
    CPy_DECREF(cpy_r_r296);
    goto CPyL109;
}

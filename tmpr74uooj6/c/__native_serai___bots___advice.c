#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
advice___changes_env_traverse(serai___bots___advice___changes_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_outlook);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_advice___changes_env_clear(PyObject *cpy_r_self)
{
    serai___bots___advice___changes_envObject *self = (serai___bots___advice___changes_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_outlook);
    return 0;
}

static int32_t CPyDef_advice___changes_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___advice___changes_envObject *self = (serai___bots___advice___changes_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
advice___changes_env_dealloc(serai___bots___advice___changes_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (advice___changes_env_free_instance == NULL) {
        advice___changes_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_outlook);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, advice___changes_env_dealloc)
    CPyDef_advice___changes_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_advice_____mypyc__changes_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_advice___changes_env(void);

static PyObject *
advice___changes_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_advice___changes_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_advice_____mypyc__changes_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem advice___changes_env_vtable[1];
static bool
CPyDef_advice___changes_env_trait_vtable_setup(void)
{
    CPyVTableItem advice___changes_env_vtable_scratch[] = {
        NULL
    };
    memcpy(advice___changes_env_vtable, advice___changes_env_vtable_scratch, sizeof(advice___changes_env_vtable));
    return 1;
}

static bool
CPyDef_advice___changes_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef advice___changes_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_advice_____mypyc__changes_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_advice___changes_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "changes_env",
    .tp_new = advice___changes_env_new,
    .tp_dealloc = (destructor)advice___changes_env_dealloc,
    .tp_traverse = (traverseproc)advice___changes_env_traverse,
    .tp_clear = (inquiry)CPyDef_advice___changes_env_clear,
    .tp_methods = advice___changes_env_methods,
    .tp_basicsize = sizeof(serai___bots___advice___changes_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("changes_env()\n--\n\n"),
};
static PyTypeObject *CPyType_advice___changes_env_template = &CPyType_advice___changes_env_template_;

PyObject *CPyDef_advice_____mypyc__changes_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___advice___changes_envObject *self;
    if (advice___changes_env_free_instance != NULL) {
        self = advice___changes_env_free_instance;
        advice___changes_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___bots___advice___changes_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = advice___changes_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_advice___changes_env(void)
{
    PyObject *self = CPyDef_advice_____mypyc__changes_env_setup((PyObject *)CPyType_advice___changes_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__advice_____mypyc_lambda__0_changes_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_advice_____mypyc_lambda__0_changes_obj_____get__(self, instance, owner);
}
PyMemberDef advice_____mypyc_lambda__0_changes_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___bots___advice_____mypyc_lambda__0_changes_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___bots___advice_____mypyc_lambda__0_changes_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
advice_____mypyc_lambda__0_changes_obj_traverse(serai___bots___advice_____mypyc_lambda__0_changes_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___bots___advice_____mypyc_lambda__0_changes_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___advice_____mypyc_lambda__0_changes_objObject))));
    return rv;
}

static int32_t CPyDef_advice_____mypyc_lambda__0_changes_obj_clear(PyObject *cpy_r_self)
{
    serai___bots___advice_____mypyc_lambda__0_changes_objObject *self = (serai___bots___advice_____mypyc_lambda__0_changes_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___advice_____mypyc_lambda__0_changes_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___advice_____mypyc_lambda__0_changes_objObject))));
    return 0;
}

static int32_t CPyDef_advice_____mypyc_lambda__0_changes_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___advice_____mypyc_lambda__0_changes_objObject *self = (serai___bots___advice_____mypyc_lambda__0_changes_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___advice_____mypyc_lambda__0_changes_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___advice_____mypyc_lambda__0_changes_objObject))));
    return 0;
}

static void
advice_____mypyc_lambda__0_changes_obj_dealloc(serai___bots___advice_____mypyc_lambda__0_changes_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (advice_____mypyc_lambda__0_changes_obj_free_instance == NULL) {
        advice_____mypyc_lambda__0_changes_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, advice_____mypyc_lambda__0_changes_obj_dealloc)
    CPyDef_advice_____mypyc_lambda__0_changes_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_advice_____mypyc___3__mypyc_lambda__0_changes_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_advice_____mypyc_lambda__0_changes_obj(void);

static PyObject *
advice_____mypyc_lambda__0_changes_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_advice_____mypyc_lambda__0_changes_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_advice_____mypyc___3__mypyc_lambda__0_changes_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem advice_____mypyc_lambda__0_changes_obj_vtable[2];
static bool
CPyDef_advice_____mypyc_lambda__0_changes_obj_trait_vtable_setup(void)
{
    CPyVTableItem advice_____mypyc_lambda__0_changes_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_advice_____mypyc_lambda__0_changes_obj_____call__,
        (CPyVTableItem)CPyDef_advice_____mypyc_lambda__0_changes_obj_____get__,
    };
    memcpy(advice_____mypyc_lambda__0_changes_obj_vtable, advice_____mypyc_lambda__0_changes_obj_vtable_scratch, sizeof(advice_____mypyc_lambda__0_changes_obj_vtable));
    return 1;
}

static bool
CPyDef_advice_____mypyc_lambda__0_changes_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
advice_____mypyc_lambda__0_changes_obj_get___3_mypyc_env__(serai___bots___advice_____mypyc_lambda__0_changes_objObject *self, void *closure);

static PyGetSetDef advice_____mypyc_lambda__0_changes_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)advice_____mypyc_lambda__0_changes_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef advice_____mypyc_lambda__0_changes_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_advice_____mypyc___3__mypyc_lambda__0_changes_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_advice_____mypyc_lambda__0_changes_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($one)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_advice_____mypyc_lambda__0_changes_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_advice_____mypyc_lambda__0_changes_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_changes_obj",
    .tp_new = advice_____mypyc_lambda__0_changes_obj_new,
    .tp_dealloc = (destructor)advice_____mypyc_lambda__0_changes_obj_dealloc,
    .tp_traverse = (traverseproc)advice_____mypyc_lambda__0_changes_obj_traverse,
    .tp_clear = (inquiry)CPyDef_advice_____mypyc_lambda__0_changes_obj_clear,
    .tp_getset = advice_____mypyc_lambda__0_changes_obj_getseters,
    .tp_methods = advice_____mypyc_lambda__0_changes_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__advice_____mypyc_lambda__0_changes_obj,
    .tp_members = advice_____mypyc_lambda__0_changes_obj_members,
    .tp_basicsize = sizeof(serai___bots___advice_____mypyc_lambda__0_changes_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___bots___advice_____mypyc_lambda__0_changes_objObject),
    .tp_weaklistoffset = sizeof(serai___bots___advice_____mypyc_lambda__0_changes_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___bots___advice_____mypyc_lambda__0_changes_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_changes_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_advice_____mypyc_lambda__0_changes_obj_template = &CPyType_advice_____mypyc_lambda__0_changes_obj_template_;

PyObject *CPyDef_advice_____mypyc___3__mypyc_lambda__0_changes_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___advice_____mypyc_lambda__0_changes_objObject *self;
    if (advice_____mypyc_lambda__0_changes_obj_free_instance != NULL) {
        self = advice_____mypyc_lambda__0_changes_obj_free_instance;
        advice_____mypyc_lambda__0_changes_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___bots___advice_____mypyc_lambda__0_changes_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = advice_____mypyc_lambda__0_changes_obj_vtable;
    self->vectorcall = CPyPy_advice_____mypyc_lambda__0_changes_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_advice_____mypyc_lambda__0_changes_obj(void)
{
    PyObject *self = CPyDef_advice_____mypyc___3__mypyc_lambda__0_changes_obj_setup((PyObject *)CPyType_advice_____mypyc_lambda__0_changes_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
advice_____mypyc_lambda__0_changes_obj_get___3_mypyc_env__(serai___bots___advice_____mypyc_lambda__0_changes_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_changes_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
advice___swings_env_traverse(serai___bots___advice___swings_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_changes);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_advice___swings_env_clear(PyObject *cpy_r_self)
{
    serai___bots___advice___swings_envObject *self = (serai___bots___advice___swings_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_changes);
    return 0;
}

static int32_t CPyDef_advice___swings_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___advice___swings_envObject *self = (serai___bots___advice___swings_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
advice___swings_env_dealloc(serai___bots___advice___swings_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (advice___swings_env_free_instance == NULL) {
        advice___swings_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_changes);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, advice___swings_env_dealloc)
    CPyDef_advice___swings_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_advice_____mypyc__swings_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_advice___swings_env(void);

static PyObject *
advice___swings_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_advice___swings_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_advice_____mypyc__swings_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem advice___swings_env_vtable[1];
static bool
CPyDef_advice___swings_env_trait_vtable_setup(void)
{
    CPyVTableItem advice___swings_env_vtable_scratch[] = {
        NULL
    };
    memcpy(advice___swings_env_vtable, advice___swings_env_vtable_scratch, sizeof(advice___swings_env_vtable));
    return 1;
}

static bool
CPyDef_advice___swings_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef advice___swings_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_advice_____mypyc__swings_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_advice___swings_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "swings_env",
    .tp_new = advice___swings_env_new,
    .tp_dealloc = (destructor)advice___swings_env_dealloc,
    .tp_traverse = (traverseproc)advice___swings_env_traverse,
    .tp_clear = (inquiry)CPyDef_advice___swings_env_clear,
    .tp_methods = advice___swings_env_methods,
    .tp_basicsize = sizeof(serai___bots___advice___swings_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("swings_env()\n--\n\n"),
};
static PyTypeObject *CPyType_advice___swings_env_template = &CPyType_advice___swings_env_template_;

PyObject *CPyDef_advice_____mypyc__swings_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___advice___swings_envObject *self;
    if (advice___swings_env_free_instance != NULL) {
        self = advice___swings_env_free_instance;
        advice___swings_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___bots___advice___swings_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = advice___swings_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_advice___swings_env(void)
{
    PyObject *self = CPyDef_advice_____mypyc__swings_env_setup((PyObject *)CPyType_advice___swings_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__advice_____mypyc_lambda__1_swings_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_advice_____mypyc_lambda__1_swings_obj_____get__(self, instance, owner);
}
PyMemberDef advice_____mypyc_lambda__1_swings_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___bots___advice_____mypyc_lambda__1_swings_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___bots___advice_____mypyc_lambda__1_swings_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
advice_____mypyc_lambda__1_swings_obj_traverse(serai___bots___advice_____mypyc_lambda__1_swings_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___bots___advice_____mypyc_lambda__1_swings_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___advice_____mypyc_lambda__1_swings_objObject))));
    return rv;
}

static int32_t CPyDef_advice_____mypyc_lambda__1_swings_obj_clear(PyObject *cpy_r_self)
{
    serai___bots___advice_____mypyc_lambda__1_swings_objObject *self = (serai___bots___advice_____mypyc_lambda__1_swings_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___advice_____mypyc_lambda__1_swings_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___advice_____mypyc_lambda__1_swings_objObject))));
    return 0;
}

static int32_t CPyDef_advice_____mypyc_lambda__1_swings_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___advice_____mypyc_lambda__1_swings_objObject *self = (serai___bots___advice_____mypyc_lambda__1_swings_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___advice_____mypyc_lambda__1_swings_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___advice_____mypyc_lambda__1_swings_objObject))));
    return 0;
}

static void
advice_____mypyc_lambda__1_swings_obj_dealloc(serai___bots___advice_____mypyc_lambda__1_swings_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (advice_____mypyc_lambda__1_swings_obj_free_instance == NULL) {
        advice_____mypyc_lambda__1_swings_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, advice_____mypyc_lambda__1_swings_obj_dealloc)
    CPyDef_advice_____mypyc_lambda__1_swings_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_advice_____mypyc___3__mypyc_lambda__1_swings_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_advice_____mypyc_lambda__1_swings_obj(void);

static PyObject *
advice_____mypyc_lambda__1_swings_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_advice_____mypyc_lambda__1_swings_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_advice_____mypyc___3__mypyc_lambda__1_swings_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem advice_____mypyc_lambda__1_swings_obj_vtable[2];
static bool
CPyDef_advice_____mypyc_lambda__1_swings_obj_trait_vtable_setup(void)
{
    CPyVTableItem advice_____mypyc_lambda__1_swings_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_advice_____mypyc_lambda__1_swings_obj_____call__,
        (CPyVTableItem)CPyDef_advice_____mypyc_lambda__1_swings_obj_____get__,
    };
    memcpy(advice_____mypyc_lambda__1_swings_obj_vtable, advice_____mypyc_lambda__1_swings_obj_vtable_scratch, sizeof(advice_____mypyc_lambda__1_swings_obj_vtable));
    return 1;
}

static bool
CPyDef_advice_____mypyc_lambda__1_swings_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
advice_____mypyc_lambda__1_swings_obj_get___3_mypyc_env__(serai___bots___advice_____mypyc_lambda__1_swings_objObject *self, void *closure);

static PyGetSetDef advice_____mypyc_lambda__1_swings_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)advice_____mypyc_lambda__1_swings_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef advice_____mypyc_lambda__1_swings_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_advice_____mypyc___3__mypyc_lambda__1_swings_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_advice_____mypyc_lambda__1_swings_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($one)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_advice_____mypyc_lambda__1_swings_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_advice_____mypyc_lambda__1_swings_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_swings_obj",
    .tp_new = advice_____mypyc_lambda__1_swings_obj_new,
    .tp_dealloc = (destructor)advice_____mypyc_lambda__1_swings_obj_dealloc,
    .tp_traverse = (traverseproc)advice_____mypyc_lambda__1_swings_obj_traverse,
    .tp_clear = (inquiry)CPyDef_advice_____mypyc_lambda__1_swings_obj_clear,
    .tp_getset = advice_____mypyc_lambda__1_swings_obj_getseters,
    .tp_methods = advice_____mypyc_lambda__1_swings_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__advice_____mypyc_lambda__1_swings_obj,
    .tp_members = advice_____mypyc_lambda__1_swings_obj_members,
    .tp_basicsize = sizeof(serai___bots___advice_____mypyc_lambda__1_swings_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___bots___advice_____mypyc_lambda__1_swings_objObject),
    .tp_weaklistoffset = sizeof(serai___bots___advice_____mypyc_lambda__1_swings_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___bots___advice_____mypyc_lambda__1_swings_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_swings_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_advice_____mypyc_lambda__1_swings_obj_template = &CPyType_advice_____mypyc_lambda__1_swings_obj_template_;

PyObject *CPyDef_advice_____mypyc___3__mypyc_lambda__1_swings_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___advice_____mypyc_lambda__1_swings_objObject *self;
    if (advice_____mypyc_lambda__1_swings_obj_free_instance != NULL) {
        self = advice_____mypyc_lambda__1_swings_obj_free_instance;
        advice_____mypyc_lambda__1_swings_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___bots___advice_____mypyc_lambda__1_swings_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = advice_____mypyc_lambda__1_swings_obj_vtable;
    self->vectorcall = CPyPy_advice_____mypyc_lambda__1_swings_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_advice_____mypyc_lambda__1_swings_obj(void)
{
    PyObject *self = CPyDef_advice_____mypyc___3__mypyc_lambda__1_swings_obj_setup((PyObject *)CPyType_advice_____mypyc_lambda__1_swings_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
advice_____mypyc_lambda__1_swings_obj_get___3_mypyc_env__(serai___bots___advice_____mypyc_lambda__1_swings_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_swings_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__advice_____mypyc_lambda__2_swings_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_advice_____mypyc_lambda__2_swings_obj_____get__(self, instance, owner);
}
PyMemberDef advice_____mypyc_lambda__2_swings_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___bots___advice_____mypyc_lambda__2_swings_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___bots___advice_____mypyc_lambda__2_swings_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
advice_____mypyc_lambda__2_swings_obj_traverse(serai___bots___advice_____mypyc_lambda__2_swings_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___bots___advice_____mypyc_lambda__2_swings_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___advice_____mypyc_lambda__2_swings_objObject))));
    return rv;
}

static int32_t CPyDef_advice_____mypyc_lambda__2_swings_obj_clear(PyObject *cpy_r_self)
{
    serai___bots___advice_____mypyc_lambda__2_swings_objObject *self = (serai___bots___advice_____mypyc_lambda__2_swings_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___advice_____mypyc_lambda__2_swings_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___advice_____mypyc_lambda__2_swings_objObject))));
    return 0;
}

static int32_t CPyDef_advice_____mypyc_lambda__2_swings_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___advice_____mypyc_lambda__2_swings_objObject *self = (serai___bots___advice_____mypyc_lambda__2_swings_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___advice_____mypyc_lambda__2_swings_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___advice_____mypyc_lambda__2_swings_objObject))));
    return 0;
}

static void
advice_____mypyc_lambda__2_swings_obj_dealloc(serai___bots___advice_____mypyc_lambda__2_swings_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (advice_____mypyc_lambda__2_swings_obj_free_instance == NULL) {
        advice_____mypyc_lambda__2_swings_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, advice_____mypyc_lambda__2_swings_obj_dealloc)
    CPyDef_advice_____mypyc_lambda__2_swings_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_advice_____mypyc___3__mypyc_lambda__2_swings_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_advice_____mypyc_lambda__2_swings_obj(void);

static PyObject *
advice_____mypyc_lambda__2_swings_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_advice_____mypyc_lambda__2_swings_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_advice_____mypyc___3__mypyc_lambda__2_swings_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem advice_____mypyc_lambda__2_swings_obj_vtable[2];
static bool
CPyDef_advice_____mypyc_lambda__2_swings_obj_trait_vtable_setup(void)
{
    CPyVTableItem advice_____mypyc_lambda__2_swings_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_advice_____mypyc_lambda__2_swings_obj_____call__,
        (CPyVTableItem)CPyDef_advice_____mypyc_lambda__2_swings_obj_____get__,
    };
    memcpy(advice_____mypyc_lambda__2_swings_obj_vtable, advice_____mypyc_lambda__2_swings_obj_vtable_scratch, sizeof(advice_____mypyc_lambda__2_swings_obj_vtable));
    return 1;
}

static bool
CPyDef_advice_____mypyc_lambda__2_swings_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
advice_____mypyc_lambda__2_swings_obj_get___3_mypyc_env__(serai___bots___advice_____mypyc_lambda__2_swings_objObject *self, void *closure);

static PyGetSetDef advice_____mypyc_lambda__2_swings_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)advice_____mypyc_lambda__2_swings_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef advice_____mypyc_lambda__2_swings_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_advice_____mypyc___3__mypyc_lambda__2_swings_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_advice_____mypyc_lambda__2_swings_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($swing)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_advice_____mypyc_lambda__2_swings_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_advice_____mypyc_lambda__2_swings_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2_swings_obj",
    .tp_new = advice_____mypyc_lambda__2_swings_obj_new,
    .tp_dealloc = (destructor)advice_____mypyc_lambda__2_swings_obj_dealloc,
    .tp_traverse = (traverseproc)advice_____mypyc_lambda__2_swings_obj_traverse,
    .tp_clear = (inquiry)CPyDef_advice_____mypyc_lambda__2_swings_obj_clear,
    .tp_getset = advice_____mypyc_lambda__2_swings_obj_getseters,
    .tp_methods = advice_____mypyc_lambda__2_swings_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__advice_____mypyc_lambda__2_swings_obj,
    .tp_members = advice_____mypyc_lambda__2_swings_obj_members,
    .tp_basicsize = sizeof(serai___bots___advice_____mypyc_lambda__2_swings_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___bots___advice_____mypyc_lambda__2_swings_objObject),
    .tp_weaklistoffset = sizeof(serai___bots___advice_____mypyc_lambda__2_swings_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___bots___advice_____mypyc_lambda__2_swings_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2_swings_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_advice_____mypyc_lambda__2_swings_obj_template = &CPyType_advice_____mypyc_lambda__2_swings_obj_template_;

PyObject *CPyDef_advice_____mypyc___3__mypyc_lambda__2_swings_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___advice_____mypyc_lambda__2_swings_objObject *self;
    if (advice_____mypyc_lambda__2_swings_obj_free_instance != NULL) {
        self = advice_____mypyc_lambda__2_swings_obj_free_instance;
        advice_____mypyc_lambda__2_swings_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___bots___advice_____mypyc_lambda__2_swings_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = advice_____mypyc_lambda__2_swings_obj_vtable;
    self->vectorcall = CPyPy_advice_____mypyc_lambda__2_swings_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_advice_____mypyc_lambda__2_swings_obj(void)
{
    PyObject *self = CPyDef_advice_____mypyc___3__mypyc_lambda__2_swings_obj_setup((PyObject *)CPyType_advice_____mypyc_lambda__2_swings_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
advice_____mypyc_lambda__2_swings_obj_get___3_mypyc_env__(serai___bots___advice_____mypyc_lambda__2_swings_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2_swings_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef advicemodule_methods[] = {
    {"hints", (PyCFunction)CPyPy_advice___hints, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("hints(outlook, seed, seconds)\n--\n\n") /* docstring */},
    {"changes", (PyCFunction)CPyPy_advice___changes, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("changes(outlook, seed, way)\n--\n\n") /* docstring */},
    {"_by_line", (PyCFunction)CPyPy_advice____by_line, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_by_line(match, seat)\n--\n\n") /* docstring */},
    {"turns_of", (PyCFunction)CPyPy_advice___turns_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turns_of(match, seats)\n--\n\n") /* docstring */},
    {"review", (PyCFunction)CPyPy_advice___review, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("review(match, position, seed, seconds)\n--\n\n") /* docstring */},
    {"forecast", (PyCFunction)CPyPy_advice___forecast, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("forecast(match)\n--\n\n") /* docstring */},
    {"_with_errors", (PyCFunction)CPyPy_advice____with_errors, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_with_errors(moment, had, errors, share)\n--\n\n") /* docstring */},
    {"_at_the_end", (PyCFunction)CPyPy_advice____at_the_end, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_at_the_end(match, moment)\n--\n\n") /* docstring */},
    {"appraised", (PyCFunction)CPyPy_advice___appraised, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("appraised(match)\n--\n\n") /* docstring */},
    {"points", (PyCFunction)CPyPy_advice___points, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("points(match)\n--\n\n") /* docstring */},
    {"swings", (PyCFunction)CPyPy_advice___swings, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("swings(moments, count)\n--\n\n") /* docstring */},
    {"_leads", (PyCFunction)CPyPy_advice____leads, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_leads(moment)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___bots___advice__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___bots___advice__internal, "__name__");
    CPyStatic_advice___globals = PyModule_GetDict(CPyModule_serai___bots___advice__internal);
    if (unlikely(CPyStatic_advice___globals == NULL))
        goto fail;
    CPyType_advice___changes_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_advice___changes_env_template, NULL, modname);
    if (unlikely(!CPyType_advice___changes_env))
        goto fail;
    CPyDef_advice___changes_env_trait_vtable_setup();
    CPyType_advice_____mypyc_lambda__0_changes_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_advice_____mypyc_lambda__0_changes_obj_template, NULL, modname);
    if (unlikely(!CPyType_advice_____mypyc_lambda__0_changes_obj))
        goto fail;
    CPyDef_advice_____mypyc_lambda__0_changes_obj_trait_vtable_setup();
    CPyType_advice___swings_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_advice___swings_env_template, NULL, modname);
    if (unlikely(!CPyType_advice___swings_env))
        goto fail;
    CPyDef_advice___swings_env_trait_vtable_setup();
    CPyType_advice_____mypyc_lambda__1_swings_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_advice_____mypyc_lambda__1_swings_obj_template, NULL, modname);
    if (unlikely(!CPyType_advice_____mypyc_lambda__1_swings_obj))
        goto fail;
    CPyDef_advice_____mypyc_lambda__1_swings_obj_trait_vtable_setup();
    CPyType_advice_____mypyc_lambda__2_swings_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_advice_____mypyc_lambda__2_swings_obj_template, NULL, modname);
    if (unlikely(!CPyType_advice_____mypyc_lambda__2_swings_obj))
        goto fail;
    CPyDef_advice_____mypyc_lambda__2_swings_obj_trait_vtable_setup();
    char result = CPyDef_advice_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___bots___advice__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_advice___Change);
    Py_CLEAR(CPyType_advice___Hint);
    Py_CLEAR(CPyType_advice___Moment);
    Py_CLEAR(CPyType_advice___Swing);
    Py_CLEAR(CPyType_advice___Reviewed);
    Py_CLEAR(CPyType_advice___changes_env);
    Py_CLEAR(CPyType_advice_____mypyc_lambda__0_changes_obj);
    Py_CLEAR(CPyType_advice___swings_env);
    Py_CLEAR(CPyType_advice_____mypyc_lambda__1_swings_obj);
    Py_CLEAR(CPyType_advice_____mypyc_lambda__2_swings_obj);
    return -1;
}
int CPyExec_serai___bots___advice(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___bots___advice__impl, &CPyImportState_serai___bots___advice, &CPyModule_serai___bots___advice);
}
static struct PyModuleDef advicemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.bots.advice",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    advicemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___bots___advice(void)
{
    if (CPyModule_serai___bots___advice__internal) {
        Py_INCREF(CPyModule_serai___bots___advice__internal);
        return CPyModule_serai___bots___advice__internal;
    }
    CPyModule_serai___bots___advice__internal = PyModule_Create(&advicemodule);
    return CPyModule_serai___bots___advice__internal;
}

PyObject *CPyInit_serai___bots___advice(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___bots___advice__internal) {
        Py_INCREF(CPyModule_serai___bots___advice__internal);
        return CPyModule_serai___bots___advice__internal;
    }
    CPyModule_serai___bots___advice__internal = PyModule_Create(&advicemodule);
    if (unlikely(CPyModule_serai___bots___advice__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.bots.advice");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___bots___advice__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___bots___advice__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___bots___advice__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___bots___advice(CPyModule_serai___bots___advice__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___bots___advice__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.bots.advice");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___bots___advice__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_advice___hints(PyObject *cpy_r_outlook, PyObject *cpy_r_seed, double cpy_r_seconds) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
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
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    double cpy_r_r32;
    double cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int64_t cpy_r_r48;
    PyObject *cpy_r_r49;
    cpy_r_r0 = CPY_INT_TAG;
    cpy_r_r1 = PyFloat_FromDouble(cpy_r_seconds);
    cpy_r_r2 = CPY_INT_TAG;
    cpy_r_r3 = CPY_INT_TAG;
    cpy_r_r4 = CPY_INT_TAG;
    cpy_r_r5 = CPY_INT_TAG;
    cpy_r_r6 = CPyDef_search_bot___SearchBot(cpy_r_seed, cpy_r_r0, cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_r4, cpy_r_r5, 2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 69, CPyStatic_advice___globals);
        goto CPyL20;
    }
    cpy_r_r7 = CPyStatic_advice___globals;
    cpy_r_r8 = CPyStatics[26]; /* 'MOST_HINTS' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 69, CPyStatic_advice___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 69, CPyStatic_advice___globals);
        goto CPyL21;
    }
    cpy_r_r11 = CPyDef_search_bot___SearchBot___consider(cpy_r_r6, cpy_r_outlook, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 69, CPyStatic_advice___globals);
        goto CPyL20;
    }
    cpy_r_r12 = CPyStatic_advice___globals;
    cpy_r_r13 = CPyStatics[26]; /* 'MOST_HINTS' */
    cpy_r_r14 = CPyDict_GetItem(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 72, CPyStatic_advice___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 72, CPyStatic_advice___globals);
        goto CPyL22;
    }
    cpy_r_r16 = CPyList_GetSlice(cpy_r_r11, 0, cpy_r_r15);
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 72, CPyStatic_advice___globals);
        goto CPyL20;
    }
    if (likely(PyList_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "hints", 72, CPyStatic_advice___globals, "list", cpy_r_r16);
        goto CPyL20;
    }
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = PyList_New(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 70, CPyStatic_advice___globals);
        goto CPyL23;
    }
    cpy_r_r21 = 0;
CPyL10: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL24;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r21 * 8;
    cpy_r_r28 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    CPy_INCREF(cpy_r_r29);
    if (likely(Py_TYPE(cpy_r_r29) == CPyType_search_bot___Valued))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "hints", 70, CPyStatic_advice___globals, "serai.bots.search_bot.Valued", cpy_r_r29);
        goto CPyL25;
    }
    cpy_r_r31 = ((serai___bots___search_bot___ValuedObject *)cpy_r_r30)->_option;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = ((serai___bots___search_bot___ValuedObject *)cpy_r_r30)->_score;
    cpy_r_r33 = ((serai___bots___search_bot___ValuedObject *)cpy_r_r30)->_worth;
    cpy_r_r34 = ((serai___bots___search_bot___ValuedObject *)cpy_r_r30)->_visits;
    CPyTagged_INCREF(cpy_r_r34);
    cpy_r_r35 = ((serai___bots___search_bot___ValuedObject *)cpy_r_r30)->_way;
    CPy_INCREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r36 = CPyDef_advice___changes(cpy_r_outlook, cpy_r_seed, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 71, CPyStatic_advice___globals);
        goto CPyL26;
    }
    cpy_r_r37 = PyList_AsTuple(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 71, CPyStatic_advice___globals);
        goto CPyL26;
    }
    cpy_r_r38 = CPyStatic_advice___globals;
    cpy_r_r39 = CPyStatics[27]; /* 'Hint' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 71, CPyStatic_advice___globals);
        goto CPyL27;
    }
    cpy_r_r41 = PyFloat_FromDouble(cpy_r_r32);
    cpy_r_r42 = PyFloat_FromDouble(cpy_r_r33);
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r34);
    PyObject *cpy_r_r44[5] = {cpy_r_r31, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r37};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r40, cpy_r_r45, 5, 0);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "hints", 71, CPyStatic_advice___globals);
        goto CPyL28;
    }
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r37);
    if (likely(PyTuple_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "hints", 71, CPyStatic_advice___globals, "tuple", cpy_r_r46);
        goto CPyL25;
    }
    CPyList_SetItemUnsafe(cpy_r_r20, cpy_r_r21, cpy_r_r47);
    cpy_r_r48 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r48;
    goto CPyL10;
CPyL19: ;
    return cpy_r_r20;
CPyL20: ;
    cpy_r_r49 = NULL;
    return cpy_r_r49;
CPyL21: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL20;
CPyL22: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL23: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL20;
CPyL24: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL19;
CPyL25: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r20);
    goto CPyL20;
CPyL26: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL20;
CPyL27: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r37);
    goto CPyL20;
CPyL28: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r43);
    goto CPyL20;
}
        
        PyObject *CPyPy_advice___hints(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"outlook", "seed", "seconds", 0};
            static CPyArg_Parser parser = {"OOO:hints", kwlist, 0};
            PyObject *obj_outlook;
            PyObject *obj_seed;
            PyObject *obj_seconds;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_outlook, &obj_seed, &obj_seconds)) {
                return NULL;
            }
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            double arg_seconds;
            arg_seconds = PyFloat_AsDouble(obj_seconds);
            if (arg_seconds == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_seconds); goto fail;
            }
            PyObject *retval = CPyDef_advice___hints(arg_outlook, arg_seed, arg_seconds);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "hints", 64, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice_____mypyc_lambda__0_changes_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_advice_____mypyc_lambda__0_changes_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_advice_____mypyc_lambda__0_changes_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "__get__", -1, CPyStatic_advice___globals);
            return NULL;
        }
        
tuple_T2CI CPyDef_advice_____mypyc_lambda__0_changes_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_one) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    tuple_T2CI cpy_r_r17;
    tuple_T2CI cpy_r_r18;
    cpy_r_r0 = ((serai___bots___advice_____mypyc_lambda__0_changes_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "<lambda>", "__mypyc_lambda__0_changes_obj", "__mypyc_env__", 99, CPyStatic_advice___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_one, 0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 99, CPyStatic_advice___globals);
        goto CPyL12;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 99, CPyStatic_advice___globals);
        goto CPyL12;
    }
    cpy_r_r3 = ((serai___bots___advice___changes_envObject *)cpy_r_r0)->_outlook;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "<lambda>", "changes_env", "outlook", 99, CPyStatic_advice___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___bots___bot___OutlookObject *)cpy_r_r3)->_seat;
    cpy_r_r5 = cpy_r_r2 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
    cpy_r_r7 = CPyTagged_IsEq_(cpy_r_r2, cpy_r_r4);
    cpy_r_r8 = cpy_r_r7 ^ 1;
    cpy_r_r9 = cpy_r_r8;
    goto CPyL7;
CPyL6: ;
    cpy_r_r10 = cpy_r_r2 != cpy_r_r4;
    cpy_r_r9 = cpy_r_r10;
CPyL7: ;
    CPyTagged_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_one, 4);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 99, CPyStatic_advice___globals);
        goto CPyL12;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 99, CPyStatic_advice___globals);
        goto CPyL12;
    }
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r14 = PyNumber_Absolute(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 99, CPyStatic_advice___globals);
        goto CPyL12;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 99, CPyStatic_advice___globals);
        goto CPyL12;
    }
    cpy_r_r16 = CPyTagged_Negate(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r17.f0 = cpy_r_r9;
    cpy_r_r17.f1 = cpy_r_r16;
    return cpy_r_r17;
CPyL12: ;
    tuple_T2CI __tmp1 = { 2, CPY_INT_TAG };
    cpy_r_r18 = __tmp1;
    return cpy_r_r18;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL12;
}
        
        PyObject *CPyPy_advice_____mypyc_lambda__0_changes_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"one", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_one;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_one)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject * arg_one;
            if (likely(PyTuple_Check(obj_one)))
                arg_one = obj_one;
            else {
                CPy_TypeError("tuple", obj_one); 
                goto fail;
            }
            tuple_T2CI retval = CPyDef_advice_____mypyc_lambda__0_changes_obj_____call__(arg___mypyc_self__, arg_one);
            if (retval.f0 == 2) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp2 = retval.f0 ? Py_True : Py_False;
            CPy_INCREF(__tmp2);
            PyTuple_SET_ITEM(retbox, 0, __tmp2);
            PyObject *__tmp3 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp3);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 99, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice___changes(PyObject *cpy_r_outlook, PyObject *cpy_r_seed, PyObject *cpy_r_way) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    tuple_T3CIO cpy_r_r60;
    CPyTagged cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    int32_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int64_t cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    CPyPtr cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    CPyPtr cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    tuple_T2OI cpy_r_r91;
    PyObject *cpy_r_r92;
    int32_t cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    tuple_T2OI cpy_r_r96;
    tuple_T2OI cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    tuple_T2OI cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    tuple_T2OI cpy_r_r114;
    CPyTagged cpy_r_r115;
    CPyTagged cpy_r_r116;
    CPyTagged cpy_r_had;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    CPyTagged cpy_r_r120;
    CPyTagged cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject **cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    int32_t cpy_r_r132;
    char cpy_r_r133;
    int64_t cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject **cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    cpy_r_r0 = CPyDef_advice___changes_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 76, CPyStatic_advice___globals);
        goto CPyL102;
    }
    CPy_INCREF(cpy_r_outlook);
    if (((serai___bots___advice___changes_envObject *)cpy_r_r0)->_outlook != NULL) {
        CPy_DECREF(((serai___bots___advice___changes_envObject *)cpy_r_r0)->_outlook);
    }
    ((serai___bots___advice___changes_envObject *)cpy_r_r0)->_outlook = cpy_r_outlook;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 76, CPyStatic_advice___globals);
        goto CPyL103;
    }
    cpy_r_r2 = ((serai___bots___advice___changes_envObject *)cpy_r_r0)->_outlook;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "changes", "changes_env", "outlook", 78, CPyStatic_advice___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_bot___Outlook___imagine(cpy_r_r2, cpy_r_seed);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 78, CPyStatic_advice___globals);
        goto CPyL103;
    }
    cpy_r_r4 = ((serai___bots___advice___changes_envObject *)cpy_r_r0)->_outlook;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "changes", "changes_env", "outlook", 79, CPyStatic_advice___globals);
        goto CPyL104;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_bot___Outlook___seats(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 79, CPyStatic_advice___globals);
        goto CPyL104;
    }
CPyL6: ;
    cpy_r_r6 = (PyObject *)&PyRange_Type;
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_r5);
    PyObject *cpy_r_r8[1] = {cpy_r_r7};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r9, 1, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 79, CPyStatic_advice___globals);
        goto CPyL105;
    }
    CPy_DECREF(cpy_r_r7);
    if (likely(PyRange_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 79, CPyStatic_advice___globals, "range", cpy_r_r10);
        goto CPyL104;
    }
    cpy_r_r12 = PyList_New(0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 80, CPyStatic_advice___globals);
        goto CPyL106;
    }
    cpy_r_r13 = PyObject_GetIter(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 80, CPyStatic_advice___globals);
        goto CPyL107;
    }
CPyL10: ;
    cpy_r_r14 = PyIter_Next(cpy_r_r13);
    if (cpy_r_r14 == NULL) goto CPyL108;
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 80, CPyStatic_advice___globals);
        goto CPyL109;
    }
    cpy_r_r16 = CPyDef_advice____by_line(cpy_r_r3, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 80, CPyStatic_advice___globals);
        goto CPyL109;
    }
    cpy_r_r17 = PyList_Append(cpy_r_r12, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 80, CPyStatic_advice___globals);
        goto CPyL109;
    } else
        goto CPyL10;
CPyL14: ;
    cpy_r_r19 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 80, CPyStatic_advice___globals);
        goto CPyL107;
    }
    cpy_r_r20 = ((serai___kernel___match___MatchObject *)cpy_r_r3)->_table;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "changes", "Match", "table", 81, CPyStatic_advice___globals);
        goto CPyL110;
    }
CPyL16: ;
    cpy_r_r21 = ((serai___kernel___table___TableObject *)cpy_r_r20)->_reveals;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/bots/advice.py", "changes", "Table", "reveals", 81, CPyStatic_advice___globals);
        goto CPyL110;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL17: ;
    cpy_r_r22 = CPyDef_match___Match___turn_start(cpy_r_r3);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 82, CPyStatic_advice___globals);
        goto CPyL111;
    }
CPyL18: ;
    cpy_r_r23 = PyObject_GetIter(cpy_r_way);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 83, CPyStatic_advice___globals);
        goto CPyL112;
    }
CPyL19: ;
    cpy_r_r24 = PyIter_Next(cpy_r_r23);
    if (cpy_r_r24 == NULL) goto CPyL113;
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_option___Option))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 83, CPyStatic_advice___globals, "serai.kernel.option.Option", cpy_r_r24);
        goto CPyL114;
    }
    cpy_r_r26 = ((serai___bots___advice___changes_envObject *)cpy_r_r0)->_outlook;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "changes", "changes_env", "outlook", 84, CPyStatic_advice___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r26);
CPyL22: ;
    cpy_r_r27 = ((serai___bots___bot___OutlookObject *)cpy_r_r26)->_seat;
    CPyTagged_INCREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = CPyDef_turns___is_turn_over(cpy_r_r3, cpy_r_r27, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 84, CPyStatic_advice___globals);
        goto CPyL115;
    }
    if (cpy_r_r28) goto CPyL116;
    cpy_r_r29 = ((serai___kernel___match___MatchObject *)cpy_r_r3)->_table;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "changes", "Match", "table", 84, CPyStatic_advice___globals);
        goto CPyL115;
    }
CPyL25: ;
    cpy_r_r30 = ((serai___kernel___table___TableObject *)cpy_r_r29)->_reveals;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/bots/advice.py", "changes", "Table", "reveals", 84, CPyStatic_advice___globals);
        goto CPyL115;
    }
CPyL26: ;
    cpy_r_r31 = cpy_r_r30 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL28;
    cpy_r_r33 = CPyTagged_IsEq_(cpy_r_r30, cpy_r_r21);
    cpy_r_r34 = cpy_r_r33 ^ 1;
    if (cpy_r_r34) {
        goto CPyL116;
    } else
        goto CPyL29;
CPyL28: ;
    cpy_r_r35 = cpy_r_r30 != cpy_r_r21;
    if (cpy_r_r35) goto CPyL116;
CPyL29: ;
    cpy_r_r36 = ((serai___kernel___match___MatchObject *)cpy_r_r3)->_decision;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "changes", "Match", "decision", 86, CPyStatic_advice___globals);
        goto CPyL115;
    }
CPyL30: ;
    cpy_r_r37 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r38 = cpy_r_r36 != cpy_r_r37;
    if (cpy_r_r38) {
        goto CPyL33;
    } else
        goto CPyL117;
CPyL31: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r39 = 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 86, CPyStatic_advice___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL33: ;
    cpy_r_r40 = ((serai___kernel___match___MatchObject *)cpy_r_r3)->_decision;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "changes", "Match", "decision", 87, CPyStatic_advice___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r40);
CPyL34: ;
    if (likely(cpy_r_r40 != Py_None))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 87, CPyStatic_advice___globals, "serai.kernel.decision.Decision", cpy_r_r40);
        goto CPyL115;
    }
    cpy_r_r42 = CPyDef_decision___Decision___options(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 87, CPyStatic_advice___globals);
        goto CPyL115;
    }
CPyL36: ;
    cpy_r_r43 = PySequence_Contains(cpy_r_r42, cpy_r_r25);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 87, CPyStatic_advice___globals);
        goto CPyL115;
    }
    cpy_r_r45 = cpy_r_r43;
    cpy_r_r46 = cpy_r_r45 ^ 1;
    if (cpy_r_r46) goto CPyL116;
    cpy_r_r47 = CPyDef_match___Match___play(cpy_r_r3, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 89, CPyStatic_advice___globals);
        goto CPyL114;
    } else
        goto CPyL19;
CPyL39: ;
    cpy_r_r48 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 83, CPyStatic_advice___globals);
        goto CPyL110;
    }
CPyL40: ;
    cpy_r_r49 = PyList_New(0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 90, CPyStatic_advice___globals);
        goto CPyL110;
    }
    cpy_r_r50 = PyObject_GetIter(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 91, CPyStatic_advice___globals);
        goto CPyL118;
    }
CPyL42: ;
    cpy_r_r51 = PyIter_Next(cpy_r_r50);
    if (cpy_r_r51 == NULL) goto CPyL119;
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 91, CPyStatic_advice___globals);
        goto CPyL120;
    }
    cpy_r_r53 = CPyDef_advice____by_line(cpy_r_r3, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 92, CPyStatic_advice___globals);
        goto CPyL121;
    }
    cpy_r_r54 = PyList_New(0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals);
        goto CPyL122;
    }
    cpy_r_r55 = CPyList_GetItem(cpy_r_r12, cpy_r_r52);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals);
        goto CPyL123;
    }
    if (likely(PyDict_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals, "dict", cpy_r_r55);
        goto CPyL123;
    }
    cpy_r_r57 = 0;
    cpy_r_r58 = PyDict_Size(cpy_r_r56);
    cpy_r_r59 = CPyDict_GetKeysIter(cpy_r_r56);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals);
        goto CPyL124;
    }
CPyL49: ;
    cpy_r_r60 = CPyDict_NextKey(cpy_r_r59, cpy_r_r57);
    cpy_r_r61 = cpy_r_r60.f1;
    cpy_r_r57 = cpy_r_r61;
    cpy_r_r62 = cpy_r_r60.f0;
    if (!cpy_r_r62) goto CPyL125;
    cpy_r_r63 = cpy_r_r60.f2;
    CPy_INCREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r60.f2);
    if (likely(PyUnicode_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals, "str", cpy_r_r63);
        goto CPyL126;
    }
    cpy_r_r65 = PyDict_Contains(cpy_r_r53, cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals);
        goto CPyL127;
    }
    cpy_r_r67 = cpy_r_r65;
    cpy_r_r68 = cpy_r_r67 ^ 1;
    if (!cpy_r_r68) goto CPyL128;
    cpy_r_r69 = PyList_Append(cpy_r_r54, cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r70 = cpy_r_r69 >= 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals);
        goto CPyL126;
    }
CPyL54: ;
    cpy_r_r71 = CPyDict_CheckSize(cpy_r_r56, cpy_r_r58);
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals);
        goto CPyL126;
    } else
        goto CPyL49;
CPyL55: ;
    cpy_r_r72 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals);
        goto CPyL123;
    }
    cpy_r_r73 = PyObject_GetIter(cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals);
        goto CPyL122;
    }
    cpy_r_r74 = PyList_New(0);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals);
        goto CPyL129;
    }
    cpy_r_r75 = CPyList_Extend(cpy_r_r74, cpy_r_r53);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals);
        goto CPyL130;
    } else
        goto CPyL131;
CPyL59: ;
    cpy_r_r76 = CPyList_Extend(cpy_r_r74, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals);
        goto CPyL132;
    } else
        goto CPyL133;
CPyL60: ;
    cpy_r_r77 = 0;
CPyL61: ;
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r79 = *(int64_t *)cpy_r_r78;
    cpy_r_r80 = cpy_r_r77 < cpy_r_r79;
    if (!cpy_r_r80) goto CPyL134;
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyListObject, ob_item));
    cpy_r_r82 = *(CPyPtr *)cpy_r_r81;
    cpy_r_r83 = cpy_r_r77 * 8;
    cpy_r_r84 = cpy_r_r82 + cpy_r_r83;
    cpy_r_r85 = *(PyObject * *)cpy_r_r84;
    CPy_INCREF(cpy_r_r85);
    if (likely(PyUnicode_Check(cpy_r_r85)))
        cpy_r_r86 = cpy_r_r85;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 93, CPyStatic_advice___globals, "str", cpy_r_r85);
        goto CPyL132;
    }
    cpy_r_r87 = CPyDict_GetWithNone(cpy_r_r53, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 94, CPyStatic_advice___globals);
        goto CPyL135;
    }
    if (unlikely(!(PyTuple_Check(cpy_r_r87) && PyTuple_GET_SIZE(cpy_r_r87) == 2))) {
        cpy_r_r88 = NULL;
        goto __LL5;
    }
    if (likely((Py_TYPE(PyTuple_GET_ITEM(cpy_r_r87, 0)) == CPyType_message___Event) || (Py_TYPE(PyTuple_GET_ITEM(cpy_r_r87, 0)) == CPyType_message___Message)))
        cpy_r_r88 = PyTuple_GET_ITEM(cpy_r_r87, 0);
    else {
        cpy_r_r88 = NULL;
    }
    if (cpy_r_r88 == NULL) goto __LL5;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r87, 1))))
        cpy_r_r88 = PyTuple_GET_ITEM(cpy_r_r87, 1);
    else {
        cpy_r_r88 = NULL;
    }
    if (cpy_r_r88 == NULL) goto __LL5;
    cpy_r_r88 = cpy_r_r87;
__LL5: ;
    if (cpy_r_r88 != NULL) goto __LL4;
    if (cpy_r_r87 == Py_None)
        cpy_r_r88 = cpy_r_r87;
    else {
        cpy_r_r88 = NULL;
    }
    if (cpy_r_r88 != NULL) goto __LL4;
    CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 94, CPyStatic_advice___globals, "tuple[serai.kernel.message.Message, int] or None", cpy_r_r87);
    goto CPyL135;
__LL4: ;
    cpy_r_r89 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r90 = cpy_r_r88 != cpy_r_r89;
    if (!cpy_r_r90) goto CPyL136;
    PyObject *__tmp6;
    if (unlikely(!(PyTuple_Check(cpy_r_r88) && PyTuple_GET_SIZE(cpy_r_r88) == 2))) {
        __tmp6 = NULL;
        goto __LL7;
    }
    if (likely((Py_TYPE(PyTuple_GET_ITEM(cpy_r_r88, 0)) == CPyType_message___Event) || (Py_TYPE(PyTuple_GET_ITEM(cpy_r_r88, 0)) == CPyType_message___Message)))
        __tmp6 = PyTuple_GET_ITEM(cpy_r_r88, 0);
    else {
        __tmp6 = NULL;
    }
    if (__tmp6 == NULL) goto __LL7;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r88, 1))))
        __tmp6 = PyTuple_GET_ITEM(cpy_r_r88, 1);
    else {
        __tmp6 = NULL;
    }
    if (__tmp6 == NULL) goto __LL7;
    __tmp6 = cpy_r_r88;
__LL7: ;
    if (unlikely(__tmp6 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.message.Message, int]", cpy_r_r88); cpy_r_r91 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8 = PyTuple_GET_ITEM(cpy_r_r88, 0);
        CPy_INCREF(__tmp8);
        PyObject *__tmp9;
        if (likely((Py_TYPE(__tmp8) == CPyType_message___Event) || (Py_TYPE(__tmp8) == CPyType_message___Message)))
            __tmp9 = __tmp8;
        else {
            CPy_TypeError("serai.kernel.message.Message", __tmp8); 
            __tmp9 = NULL;
        }
        cpy_r_r91.f0 = __tmp9;
        PyObject *__tmp10 = PyTuple_GET_ITEM(cpy_r_r88, 1);
        CPyTagged __tmp11;
        if (likely(PyLong_Check(__tmp10)))
            __tmp11 = CPyTagged_FromObject(__tmp10);
        else {
            goto __LL12;
        }
        cpy_r_r91.f1 = __tmp11;
    }
    goto __LL13;
__LL12: ;
    CPy_DECREF(cpy_r_r91.f0);
    cpy_r_r91 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL13;
__LL13: ;
    if (unlikely(cpy_r_r91.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 94, CPyStatic_advice___globals);
        goto CPyL137;
    }
    cpy_r_r92 = PyTuple_New(2);
    if (unlikely(cpy_r_r92 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp14 = cpy_r_r91.f0;
    PyTuple_SET_ITEM(cpy_r_r92, 0, __tmp14);
    PyObject *__tmp15 = CPyTagged_StealAsObject(cpy_r_r91.f1);
    PyTuple_SET_ITEM(cpy_r_r92, 1, __tmp15);
    cpy_r_r93 = PyObject_IsTrue(cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    cpy_r_r94 = cpy_r_r93 >= 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 94, CPyStatic_advice___globals);
        goto CPyL137;
    }
    cpy_r_r95 = cpy_r_r93;
    if (!cpy_r_r95) goto CPyL136;
    PyObject *__tmp16;
    if (unlikely(!(PyTuple_Check(cpy_r_r88) && PyTuple_GET_SIZE(cpy_r_r88) == 2))) {
        __tmp16 = NULL;
        goto __LL17;
    }
    if (likely((Py_TYPE(PyTuple_GET_ITEM(cpy_r_r88, 0)) == CPyType_message___Event) || (Py_TYPE(PyTuple_GET_ITEM(cpy_r_r88, 0)) == CPyType_message___Message)))
        __tmp16 = PyTuple_GET_ITEM(cpy_r_r88, 0);
    else {
        __tmp16 = NULL;
    }
    if (__tmp16 == NULL) goto __LL17;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r88, 1))))
        __tmp16 = PyTuple_GET_ITEM(cpy_r_r88, 1);
    else {
        __tmp16 = NULL;
    }
    if (__tmp16 == NULL) goto __LL17;
    __tmp16 = cpy_r_r88;
__LL17: ;
    if (unlikely(__tmp16 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.message.Message, int]", cpy_r_r88); cpy_r_r96 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp18 = PyTuple_GET_ITEM(cpy_r_r88, 0);
        CPy_INCREF(__tmp18);
        PyObject *__tmp19;
        if (likely((Py_TYPE(__tmp18) == CPyType_message___Event) || (Py_TYPE(__tmp18) == CPyType_message___Message)))
            __tmp19 = __tmp18;
        else {
            CPy_TypeError("serai.kernel.message.Message", __tmp18); 
            __tmp19 = NULL;
        }
        cpy_r_r96.f0 = __tmp19;
        PyObject *__tmp20 = PyTuple_GET_ITEM(cpy_r_r88, 1);
        CPyTagged __tmp21;
        if (likely(PyLong_Check(__tmp20)))
            __tmp21 = CPyTagged_FromObject(__tmp20);
        else {
            goto __LL22;
        }
        cpy_r_r96.f1 = __tmp21;
    }
    goto __LL23;
__LL22: ;
    CPy_DECREF(cpy_r_r96.f0);
    cpy_r_r96 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL23;
__LL23: ;
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r96.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 94, CPyStatic_advice___globals);
        goto CPyL135;
    }
    cpy_r_r97 = cpy_r_r96;
    goto CPyL76;
CPyL71: ;
    cpy_r_r98 = CPyList_GetItem(cpy_r_r12, cpy_r_r52);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 94, CPyStatic_advice___globals);
        goto CPyL135;
    }
    if (likely(PyDict_Check(cpy_r_r98)))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 94, CPyStatic_advice___globals, "dict", cpy_r_r98);
        goto CPyL135;
    }
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r99, cpy_r_r86);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 94, CPyStatic_advice___globals);
        goto CPyL135;
    }
    PyObject *__tmp24;
    if (unlikely(!(PyTuple_Check(cpy_r_r100) && PyTuple_GET_SIZE(cpy_r_r100) == 2))) {
        __tmp24 = NULL;
        goto __LL25;
    }
    if (likely((Py_TYPE(PyTuple_GET_ITEM(cpy_r_r100, 0)) == CPyType_message___Event) || (Py_TYPE(PyTuple_GET_ITEM(cpy_r_r100, 0)) == CPyType_message___Message)))
        __tmp24 = PyTuple_GET_ITEM(cpy_r_r100, 0);
    else {
        __tmp24 = NULL;
    }
    if (__tmp24 == NULL) goto __LL25;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r100, 1))))
        __tmp24 = PyTuple_GET_ITEM(cpy_r_r100, 1);
    else {
        __tmp24 = NULL;
    }
    if (__tmp24 == NULL) goto __LL25;
    __tmp24 = cpy_r_r100;
__LL25: ;
    if (unlikely(__tmp24 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.message.Message, int]", cpy_r_r100); cpy_r_r101 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp26 = PyTuple_GET_ITEM(cpy_r_r100, 0);
        CPy_INCREF(__tmp26);
        PyObject *__tmp27;
        if (likely((Py_TYPE(__tmp26) == CPyType_message___Event) || (Py_TYPE(__tmp26) == CPyType_message___Message)))
            __tmp27 = __tmp26;
        else {
            CPy_TypeError("serai.kernel.message.Message", __tmp26); 
            __tmp27 = NULL;
        }
        cpy_r_r101.f0 = __tmp27;
        PyObject *__tmp28 = PyTuple_GET_ITEM(cpy_r_r100, 1);
        CPyTagged __tmp29;
        if (likely(PyLong_Check(__tmp28)))
            __tmp29 = CPyTagged_FromObject(__tmp28);
        else {
            goto __LL30;
        }
        cpy_r_r101.f1 = __tmp29;
    }
    goto __LL31;
__LL30: ;
    CPy_DECREF(cpy_r_r101.f0);
    cpy_r_r101 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL31;
__LL31: ;
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 94, CPyStatic_advice___globals);
        goto CPyL135;
    }
    cpy_r_r97 = cpy_r_r101;
CPyL76: ;
    cpy_r_r102 = cpy_r_r97.f0;
    cpy_r_r103 = cpy_r_r97.f1;
    cpy_r_r104 = cpy_r_r102;
    cpy_r_r105 = cpy_r_r103;
    cpy_r_r106 = CPyList_GetItem(cpy_r_r12, cpy_r_r52);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 95, CPyStatic_advice___globals);
        goto CPyL138;
    }
    if (likely(PyDict_Check(cpy_r_r106)))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 95, CPyStatic_advice___globals, "dict", cpy_r_r106);
        goto CPyL138;
    }
    cpy_r_r108 = PyDict_Contains(cpy_r_r107, cpy_r_r86);
    CPy_DECREF(cpy_r_r107);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 95, CPyStatic_advice___globals);
        goto CPyL138;
    }
    cpy_r_r110 = cpy_r_r108;
    if (!cpy_r_r110) goto CPyL85;
    cpy_r_r111 = CPyList_GetItem(cpy_r_r12, cpy_r_r52);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 95, CPyStatic_advice___globals);
        goto CPyL138;
    }
    if (likely(PyDict_Check(cpy_r_r111)))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 95, CPyStatic_advice___globals, "dict", cpy_r_r111);
        goto CPyL138;
    }
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r112, cpy_r_r86);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 95, CPyStatic_advice___globals);
        goto CPyL138;
    }
    PyObject *__tmp32;
    if (unlikely(!(PyTuple_Check(cpy_r_r113) && PyTuple_GET_SIZE(cpy_r_r113) == 2))) {
        __tmp32 = NULL;
        goto __LL33;
    }
    if (likely((Py_TYPE(PyTuple_GET_ITEM(cpy_r_r113, 0)) == CPyType_message___Event) || (Py_TYPE(PyTuple_GET_ITEM(cpy_r_r113, 0)) == CPyType_message___Message)))
        __tmp32 = PyTuple_GET_ITEM(cpy_r_r113, 0);
    else {
        __tmp32 = NULL;
    }
    if (__tmp32 == NULL) goto __LL33;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r113, 1))))
        __tmp32 = PyTuple_GET_ITEM(cpy_r_r113, 1);
    else {
        __tmp32 = NULL;
    }
    if (__tmp32 == NULL) goto __LL33;
    __tmp32 = cpy_r_r113;
__LL33: ;
    if (unlikely(__tmp32 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.message.Message, int]", cpy_r_r113); cpy_r_r114 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp34 = PyTuple_GET_ITEM(cpy_r_r113, 0);
        CPy_INCREF(__tmp34);
        PyObject *__tmp35;
        if (likely((Py_TYPE(__tmp34) == CPyType_message___Event) || (Py_TYPE(__tmp34) == CPyType_message___Message)))
            __tmp35 = __tmp34;
        else {
            CPy_TypeError("serai.kernel.message.Message", __tmp34); 
            __tmp35 = NULL;
        }
        cpy_r_r114.f0 = __tmp35;
        PyObject *__tmp36 = PyTuple_GET_ITEM(cpy_r_r113, 1);
        CPyTagged __tmp37;
        if (likely(PyLong_Check(__tmp36)))
            __tmp37 = CPyTagged_FromObject(__tmp36);
        else {
            goto __LL38;
        }
        cpy_r_r114.f1 = __tmp37;
    }
    goto __LL39;
__LL38: ;
    CPy_DECREF(cpy_r_r114.f0);
    cpy_r_r114 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL39;
__LL39: ;
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 95, CPyStatic_advice___globals);
        goto CPyL138;
    }
    cpy_r_r115 = cpy_r_r114.f1;
    CPyTagged_INCREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r114.f0);
    CPyTagged_DECREF(cpy_r_r114.f1);
    cpy_r_r116 = cpy_r_r115;
    goto CPyL86;
CPyL85: ;
    cpy_r_r116 = 0;
CPyL86: ;
    cpy_r_had = cpy_r_r116;
    cpy_r_r117 = PyDict_Contains(cpy_r_r53, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 96, CPyStatic_advice___globals);
        goto CPyL139;
    }
    cpy_r_r119 = cpy_r_r117;
    if (!cpy_r_r119) goto CPyL140;
    cpy_r_r120 = cpy_r_r105;
    goto CPyL90;
CPyL89: ;
    cpy_r_r120 = 0;
CPyL90: ;
    cpy_r_r121 = CPyTagged_Subtract(cpy_r_r120, cpy_r_had);
    CPyTagged_DECREF(cpy_r_r120);
    CPyTagged_DECREF(cpy_r_had);
    cpy_r_r122 = cpy_r_r121 != 0;
    if (!cpy_r_r122) goto CPyL141;
    cpy_r_r123 = CPyStatic_advice___globals;
    cpy_r_r124 = CPyStatics[28]; /* 'Change' */
    cpy_r_r125 = CPyDict_GetItem(cpy_r_r123, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 98, CPyStatic_advice___globals);
        goto CPyL142;
    }
    CPyTagged_INCREF(cpy_r_r52);
    cpy_r_r126 = CPyTagged_StealAsObject(cpy_r_r52);
    cpy_r_r127 = CPyTagged_StealAsObject(cpy_r_r121);
    PyObject *cpy_r_r128[3] = {cpy_r_r126, cpy_r_r104, cpy_r_r127};
    cpy_r_r129 = (PyObject **)&cpy_r_r128;
    cpy_r_r130 = PyObject_Vectorcall(cpy_r_r125, cpy_r_r129, 3, 0);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 98, CPyStatic_advice___globals);
        goto CPyL143;
    }
    CPy_DECREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r127);
    if (likely(PyTuple_Check(cpy_r_r130)))
        cpy_r_r131 = cpy_r_r130;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 98, CPyStatic_advice___globals, "tuple", cpy_r_r130);
        goto CPyL132;
    }
    cpy_r_r132 = PyList_Append(cpy_r_r49, cpy_r_r131);
    CPy_DECREF(cpy_r_r131);
    cpy_r_r133 = cpy_r_r132 >= 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 98, CPyStatic_advice___globals);
        goto CPyL132;
    }
CPyL95: ;
    cpy_r_r134 = cpy_r_r77 + 1;
    cpy_r_r77 = cpy_r_r134;
    goto CPyL61;
CPyL96: ;
    cpy_r_r135 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 91, CPyStatic_advice___globals);
        goto CPyL144;
    }
    cpy_r_r136 = CPyDef_advice_____mypyc_lambda__0_changes_obj();
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 99, CPyStatic_advice___globals);
        goto CPyL144;
    }
    ((serai___bots___advice_____mypyc_lambda__0_changes_objObject *)cpy_r_r136)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r137 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r138 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r139 = CPyObject_GetAttr(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 99, CPyStatic_advice___globals);
        goto CPyL145;
    }
    PyObject *cpy_r_r140[2] = {cpy_r_r49, cpy_r_r136};
    cpy_r_r141 = (PyObject **)&cpy_r_r140;
    cpy_r_r142 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r143 = PyObject_Vectorcall(cpy_r_r139, cpy_r_r141, 1, cpy_r_r142);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "changes", 99, CPyStatic_advice___globals);
        goto CPyL145;
    }
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r136);
    if (likely(PyList_Check(cpy_r_r143)))
        cpy_r_r144 = cpy_r_r143;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "changes", 99, CPyStatic_advice___globals, "list", cpy_r_r143);
        goto CPyL102;
    }
    return cpy_r_r144;
CPyL102: ;
    cpy_r_r145 = NULL;
    return cpy_r_r145;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL102;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL102;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    goto CPyL102;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    goto CPyL102;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL102;
CPyL108: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL14;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL102;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL102;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL102;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL102;
CPyL113: ;
    CPyTagged_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    goto CPyL39;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL102;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    goto CPyL102;
CPyL116: ;
    CPyTagged_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r25);
    goto CPyL40;
CPyL117: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r25);
    goto CPyL31;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    goto CPyL102;
CPyL119: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r50);
    goto CPyL96;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    goto CPyL102;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    goto CPyL102;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    goto CPyL102;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r54);
    goto CPyL102;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r56);
    goto CPyL102;
CPyL125: ;
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r60.f2);
    goto CPyL55;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r59);
    goto CPyL102;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r64);
    goto CPyL102;
CPyL128: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL54;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r73);
    goto CPyL102;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r74);
    goto CPyL102;
CPyL131: ;
    CPy_DECREF(cpy_r_r75);
    goto CPyL59;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r74);
    goto CPyL102;
CPyL133: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL60;
CPyL134: ;
    CPyTagged_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r74);
    goto CPyL42;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r86);
    goto CPyL102;
CPyL136: ;
    CPy_DECREF(cpy_r_r88);
    goto CPyL71;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r88);
    goto CPyL102;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r105);
    goto CPyL102;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r105);
    CPyTagged_DecRef(cpy_r_had);
    goto CPyL102;
CPyL140: ;
    CPyTagged_DECREF(cpy_r_r105);
    goto CPyL89;
CPyL141: ;
    CPy_DECREF(cpy_r_r104);
    CPyTagged_DECREF(cpy_r_r121);
    goto CPyL95;
CPyL142: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r121);
    goto CPyL102;
CPyL143: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r127);
    goto CPyL102;
CPyL144: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    goto CPyL102;
CPyL145: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r136);
    goto CPyL102;
}
        
        PyObject *CPyPy_advice___changes(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"outlook", "seed", "way", 0};
            static CPyArg_Parser parser = {"OOO:changes", kwlist, 0};
            PyObject *obj_outlook;
            PyObject *obj_seed;
            PyObject *obj_way;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_outlook, &obj_seed, &obj_way)) {
                return NULL;
            }
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            PyObject *arg_way = obj_way;
            PyObject *retval = CPyDef_advice___changes(arg_outlook, arg_seed, arg_way);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "changes", 76, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice____by_line(PyObject *cpy_r_match, CPyTagged cpy_r_seat) {
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T4CIOO cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    tuple_T2OO cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    tuple_T2OI cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    tuple_T2OI cpy_r_r57;
    PyObject *cpy_r_r58;
    int32_t cpy_r_r59;
    char cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 104, CPyStatic_advice___globals);
        goto CPyL36;
    }
    cpy_r_r1 = CPyDef_match___Match___score(cpy_r_match, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 105, CPyStatic_advice___globals);
        goto CPyL37;
    }
    cpy_r_r2 = 0;
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL38;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r2 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    if (likely(PyTuple_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_by_line", 105, CPyStatic_advice___globals, "tuple", cpy_r_r10);
        goto CPyL39;
    }
    cpy_r_r12 = PyList_New(0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 106, CPyStatic_advice___globals);
        goto CPyL40;
    }
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r11, 0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 106, CPyStatic_advice___globals);
        goto CPyL41;
    }
    if (likely((Py_TYPE(cpy_r_r13) == CPyType_message___Event) || (Py_TYPE(cpy_r_r13) == CPyType_message___Message)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_by_line", 106, CPyStatic_advice___globals, "serai.kernel.message.Message", cpy_r_r13);
        goto CPyL41;
    }
    cpy_r_r15 = ((serai___kernel___message___MessageObject *)cpy_r_r14)->_arguments;
    CPy_INCREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = 0;
    cpy_r_r17 = PyDict_Size(cpy_r_r15);
    cpy_r_r18 = CPyDict_GetItemsIter(cpy_r_r15);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 106, CPyStatic_advice___globals);
        goto CPyL42;
    }
CPyL9: ;
    cpy_r_r19 = CPyDict_NextItem(cpy_r_r18, cpy_r_r16);
    cpy_r_r20 = cpy_r_r19.f1;
    cpy_r_r16 = cpy_r_r20;
    cpy_r_r21 = cpy_r_r19.f0;
    if (!cpy_r_r21) goto CPyL43;
    cpy_r_r22 = cpy_r_r19.f2;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r23 = cpy_r_r19.f3;
    CPy_INCREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r19.f2);
    CPy_DECREF(cpy_r_r19.f3);
    if (likely(PyUnicode_Check(cpy_r_r22)))
        cpy_r_r24 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_by_line", 106, CPyStatic_advice___globals, "str", cpy_r_r22);
        goto CPyL44;
    }
    cpy_r_r25 = CPyStatics[31]; /* 'n' */
    cpy_r_r26 = CPyStr_EqualLiteral(cpy_r_r24, cpy_r_r25, 1);
    cpy_r_r27 = cpy_r_r26 == 0;
    if (!cpy_r_r27) goto CPyL45;
    cpy_r_r28 = PyObject_Repr(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 106, CPyStatic_advice___globals);
        goto CPyL46;
    }
    cpy_r_r29.f0 = cpy_r_r24;
    cpy_r_r29.f1 = cpy_r_r28;
    cpy_r_r30 = PyTuple_New(2);
    if (unlikely(cpy_r_r30 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp40 = cpy_r_r29.f0;
    PyTuple_SET_ITEM(cpy_r_r30, 0, __tmp40);
    PyObject *__tmp41 = cpy_r_r29.f1;
    PyTuple_SET_ITEM(cpy_r_r30, 1, __tmp41);
    cpy_r_r31 = PyList_Append(cpy_r_r12, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 106, CPyStatic_advice___globals);
        goto CPyL47;
    }
CPyL14: ;
    cpy_r_r33 = CPyDict_CheckSize(cpy_r_r15, cpy_r_r17);
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 106, CPyStatic_advice___globals);
        goto CPyL47;
    } else
        goto CPyL9;
CPyL15: ;
    cpy_r_r34 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 106, CPyStatic_advice___globals);
        goto CPyL41;
    }
    cpy_r_r35 = CPySequence_Sort(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 106, CPyStatic_advice___globals);
        goto CPyL40;
    }
    cpy_r_r36 = CPySequenceTuple_GetItem(cpy_r_r11, 4);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 107, CPyStatic_advice___globals);
        goto CPyL48;
    }
    if (likely(PyUnicode_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_by_line", 107, CPyStatic_advice___globals, "str", cpy_r_r36);
        goto CPyL48;
    }
    cpy_r_r38 = CPyStatics[32]; /* '/' */
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r11, 0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 107, CPyStatic_advice___globals);
        goto CPyL49;
    }
    if (likely((Py_TYPE(cpy_r_r39) == CPyType_message___Event) || (Py_TYPE(cpy_r_r39) == CPyType_message___Message)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_by_line", 107, CPyStatic_advice___globals, "serai.kernel.message.Message", cpy_r_r39);
        goto CPyL49;
    }
    cpy_r_r41 = ((serai___kernel___message___MessageObject *)cpy_r_r40)->_key;
    CPy_INCREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = CPyStatics[32]; /* '/' */
    cpy_r_r43 = PyObject_Str(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 107, CPyStatic_advice___globals);
        goto CPyL50;
    }
    cpy_r_r44 = CPyStr_Build(5, cpy_r_r37, cpy_r_r38, cpy_r_r41, cpy_r_r42, cpy_r_r43);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 107, CPyStatic_advice___globals);
        goto CPyL40;
    }
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r11, 0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 108, CPyStatic_advice___globals);
        goto CPyL51;
    }
    if (likely((Py_TYPE(cpy_r_r45) == CPyType_message___Event) || (Py_TYPE(cpy_r_r45) == CPyType_message___Message)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_by_line", 108, CPyStatic_advice___globals, "serai.kernel.message.Message", cpy_r_r45);
        goto CPyL51;
    }
    cpy_r_r47 = CPySequenceTuple_GetItem(cpy_r_r11, 2);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 108, CPyStatic_advice___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 108, CPyStatic_advice___globals);
        goto CPyL52;
    }
    cpy_r_r49 = PyDict_Contains(cpy_r_r0, cpy_r_r44);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 108, CPyStatic_advice___globals);
        goto CPyL53;
    }
    cpy_r_r51 = cpy_r_r49;
    if (!cpy_r_r51) goto CPyL32;
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r0, cpy_r_r44);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 108, CPyStatic_advice___globals);
        goto CPyL53;
    }
    PyObject *__tmp42;
    if (unlikely(!(PyTuple_Check(cpy_r_r52) && PyTuple_GET_SIZE(cpy_r_r52) == 2))) {
        __tmp42 = NULL;
        goto __LL43;
    }
    if (likely((Py_TYPE(PyTuple_GET_ITEM(cpy_r_r52, 0)) == CPyType_message___Event) || (Py_TYPE(PyTuple_GET_ITEM(cpy_r_r52, 0)) == CPyType_message___Message)))
        __tmp42 = PyTuple_GET_ITEM(cpy_r_r52, 0);
    else {
        __tmp42 = NULL;
    }
    if (__tmp42 == NULL) goto __LL43;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r52, 1))))
        __tmp42 = PyTuple_GET_ITEM(cpy_r_r52, 1);
    else {
        __tmp42 = NULL;
    }
    if (__tmp42 == NULL) goto __LL43;
    __tmp42 = cpy_r_r52;
__LL43: ;
    if (unlikely(__tmp42 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.message.Message, int]", cpy_r_r52); cpy_r_r53 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp44 = PyTuple_GET_ITEM(cpy_r_r52, 0);
        CPy_INCREF(__tmp44);
        PyObject *__tmp45;
        if (likely((Py_TYPE(__tmp44) == CPyType_message___Event) || (Py_TYPE(__tmp44) == CPyType_message___Message)))
            __tmp45 = __tmp44;
        else {
            CPy_TypeError("serai.kernel.message.Message", __tmp44); 
            __tmp45 = NULL;
        }
        cpy_r_r53.f0 = __tmp45;
        PyObject *__tmp46 = PyTuple_GET_ITEM(cpy_r_r52, 1);
        CPyTagged __tmp47;
        if (likely(PyLong_Check(__tmp46)))
            __tmp47 = CPyTagged_FromObject(__tmp46);
        else {
            goto __LL48;
        }
        cpy_r_r53.f1 = __tmp47;
    }
    goto __LL49;
__LL48: ;
    CPy_DECREF(cpy_r_r53.f0);
    cpy_r_r53 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL49;
__LL49: ;
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 108, CPyStatic_advice___globals);
        goto CPyL53;
    }
    cpy_r_r54 = cpy_r_r53.f1;
    CPyTagged_INCREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r53.f0);
    CPyTagged_DECREF(cpy_r_r53.f1);
    cpy_r_r55 = cpy_r_r54;
    goto CPyL33;
CPyL32: ;
    cpy_r_r55 = 0;
CPyL33: ;
    cpy_r_r56 = CPyTagged_Add(cpy_r_r48, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r55);
    cpy_r_r57.f0 = cpy_r_r46;
    cpy_r_r57.f1 = cpy_r_r56;
    cpy_r_r58 = PyTuple_New(2);
    if (unlikely(cpy_r_r58 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp50 = cpy_r_r57.f0;
    PyTuple_SET_ITEM(cpy_r_r58, 0, __tmp50);
    PyObject *__tmp51 = CPyTagged_StealAsObject(cpy_r_r57.f1);
    PyTuple_SET_ITEM(cpy_r_r58, 1, __tmp51);
    cpy_r_r59 = CPyDict_SetItem(cpy_r_r0, cpy_r_r44, cpy_r_r58);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r60 = cpy_r_r59 >= 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 108, CPyStatic_advice___globals);
        goto CPyL39;
    }
    cpy_r_r61 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r61;
    goto CPyL3;
CPyL35: ;
    return cpy_r_r0;
CPyL36: ;
    cpy_r_r62 = NULL;
    return cpy_r_r62;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL36;
CPyL38: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL35;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL36;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    goto CPyL36;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL36;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL36;
CPyL43: ;
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19.f2);
    CPy_DECREF(cpy_r_r19.f3);
    goto CPyL15;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r23);
    goto CPyL36;
CPyL45: ;
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r23);
    goto CPyL14;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r24);
    goto CPyL36;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    goto CPyL36;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r35);
    goto CPyL36;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r37);
    goto CPyL36;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r41);
    goto CPyL36;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r44);
    goto CPyL36;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    goto CPyL36;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL36;
}
        
        PyObject *CPyPy_advice____by_line(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", "seat", 0};
            static CPyArg_Parser parser = {"OO:_by_line", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_advice____by_line(arg_match, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "_by_line", 102, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice___turns_of(PyObject *cpy_r_match, PyObject *cpy_r_seats) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "turns_of", 124, CPyStatic_advice___globals);
        goto CPyL34;
    }
    cpy_r_r3 = CPyDef_match___Match___replay(cpy_r_match, 0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "turns_of", 126, CPyStatic_advice___globals);
        goto CPyL35;
    }
CPyL2: ;
    cpy_r_r4 = NULL;
    cpy_r_r1 = cpy_r_r4;
    cpy_r_r5 = (PyObject **)&cpy_r_r1;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = CPyDef_match___replay_Match_gen_____mypyc_generator_helper__(cpy_r_r3, cpy_r_r6, cpy_r_r6, cpy_r_r6, cpy_r_r6, cpy_r_r5);
    if (cpy_r_r7 == NULL) {
        goto CPyL36;
    } else
        goto CPyL37;
CPyL3: ;
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_match___Match))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "turns_of", 124, CPyStatic_advice___globals, "serai.kernel.match.Match", cpy_r_r7);
        goto CPyL38;
    }
    cpy_r_r9 = ((serai___kernel___match___MatchObject *)cpy_r_r8)->_decision;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "turns_of", "Match", "decision", 127, CPyStatic_advice___globals);
        goto CPyL39;
    }
CPyL5: ;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_r9 != cpy_r_r10;
    if (cpy_r_r11) goto CPyL7;
    if (cpy_r_r11) {
        goto CPyL30;
    } else
        goto CPyL41;
CPyL7: ;
    cpy_r_r12 = CPyDef_match___Match___turn_start(cpy_r_r8);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "turns_of", 128, CPyStatic_advice___globals);
        goto CPyL39;
    }
CPyL8: ;
    cpy_r_r13 = CPyDef_match___Match___position(cpy_r_r8);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "turns_of", 128, CPyStatic_advice___globals);
        goto CPyL40;
    }
CPyL9: ;
    cpy_r_r14 = cpy_r_r12 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL11;
    cpy_r_r16 = CPyTagged_IsEq_(cpy_r_r12, cpy_r_r13);
    cpy_r_r17 = cpy_r_r16;
    goto CPyL12;
CPyL11: ;
    cpy_r_r18 = cpy_r_r12 == cpy_r_r13;
    cpy_r_r17 = cpy_r_r18;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r13);
    if (cpy_r_r17) goto CPyL14;
    cpy_r_r19 = cpy_r_r17;
    goto CPyL29;
CPyL14: ;
    cpy_r_r20 = ((serai___kernel___match___MatchObject *)cpy_r_r8)->_decision;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "turns_of", "Match", "decision", 129, CPyStatic_advice___globals);
        goto CPyL39;
    }
CPyL15: ;
    if (likely(cpy_r_r20 != Py_None))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "turns_of", 129, CPyStatic_advice___globals, "serai.kernel.decision.Decision", cpy_r_r20);
        goto CPyL39;
    }
    cpy_r_r22 = ((serai___kernel___decision___DecisionObject *)cpy_r_r21)->_seat;
    CPyTagged_INCREF(cpy_r_r22);
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r24 = PySequence_Contains(cpy_r_seats, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "turns_of", 129, CPyStatic_advice___globals);
        goto CPyL39;
    }
    cpy_r_r26 = cpy_r_r24;
    if (cpy_r_r26) goto CPyL19;
    cpy_r_r27 = cpy_r_r26;
    goto CPyL28;
CPyL19: ;
    cpy_r_r28 = ((serai___kernel___match___MatchObject *)cpy_r_r8)->_decision;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "turns_of", "Match", "decision", 130, CPyStatic_advice___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r28);
CPyL20: ;
    if (likely(cpy_r_r28 != Py_None))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "turns_of", 130, CPyStatic_advice___globals, "serai.kernel.decision.Decision", cpy_r_r28);
        goto CPyL39;
    }
    cpy_r_r30 = CPyDef_decision___Decision___options(cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "turns_of", 130, CPyStatic_advice___globals);
        goto CPyL39;
    }
CPyL22: ;
    cpy_r_r31 = CPyObject_Size(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "turns_of", 130, CPyStatic_advice___globals);
        goto CPyL39;
    }
    cpy_r_r32 = cpy_r_r31 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) goto CPyL25;
    cpy_r_r34 = 2 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (!cpy_r_r35) goto CPyL26;
CPyL25: ;
    cpy_r_r36 = CPyTagged_IsLt_(2, cpy_r_r31);
    cpy_r_r37 = cpy_r_r36;
    goto CPyL27;
CPyL26: ;
    cpy_r_r38 = (Py_ssize_t)cpy_r_r31 > (Py_ssize_t)2;
    cpy_r_r37 = cpy_r_r38;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r31);
    cpy_r_r27 = cpy_r_r37;
CPyL28: ;
    cpy_r_r19 = cpy_r_r27;
CPyL29: ;
    if (!cpy_r_r19) goto CPyL41;
CPyL30: ;
    cpy_r_r39 = CPyDef_match___Match___position(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "turns_of", 125, CPyStatic_advice___globals);
        goto CPyL38;
    }
CPyL31: ;
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r_r41 = PyList_Append(cpy_r_r2, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "turns_of", 124, CPyStatic_advice___globals);
        goto CPyL38;
    } else
        goto CPyL2;
CPyL32: ;
    cpy_r_r43 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "turns_of", 124, CPyStatic_advice___globals);
        goto CPyL35;
    }
    return cpy_r_r2;
CPyL34: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL34;
CPyL36: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL32;
CPyL37: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL3;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL34;
CPyL39: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    goto CPyL34;
CPyL40: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL34;
CPyL41: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL2;
}
        
        PyObject *CPyPy_advice___turns_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", "seats", 0};
            static CPyArg_Parser parser = {"OO:turns_of", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_seats;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_seats)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            PyObject *arg_seats = obj_seats;
            PyObject *retval = CPyDef_advice___turns_of(arg_match, arg_seats);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "turns_of", 122, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice___review(PyObject *cpy_r_match, CPyTagged cpy_r_position, PyObject *cpy_r_seed, double cpy_r_seconds) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    double cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    cpy_r_r0 = CPyDef_match___Match___at(cpy_r_match, cpy_r_position);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 136, CPyStatic_advice___globals);
        goto CPyL39;
    }
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_r0)->_decision;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "review", "Match", "decision", 137, CPyStatic_advice___globals);
        goto CPyL40;
    }
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 == cpy_r_r2;
    if (cpy_r_r3) goto CPyL41;
    cpy_r_r4 = CPyDef_match___Match___turn_start(cpy_r_r0);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 137, CPyStatic_advice___globals);
        goto CPyL40;
    }
CPyL4: ;
    cpy_r_r5 = cpy_r_r4 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
    cpy_r_r7 = CPyTagged_IsEq_(cpy_r_r4, cpy_r_position);
    cpy_r_r8 = cpy_r_r7 ^ 1;
    cpy_r_r9 = cpy_r_r8;
    goto CPyL7;
CPyL6: ;
    cpy_r_r10 = cpy_r_r4 != cpy_r_position;
    cpy_r_r9 = cpy_r_r10;
CPyL7: ;
    CPyTagged_DECREF(cpy_r_r4);
    if (cpy_r_r9) {
        goto CPyL41;
    } else
        goto CPyL14;
CPyL8: ;
    cpy_r_r11 = CPyStatics[33]; /* 'no turn begins at moment ' */
    cpy_r_r12 = CPyTagged_Str(cpy_r_position);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 138, CPyStatic_advice___globals);
        goto CPyL39;
    }
    cpy_r_r13 = CPyStr_Build(2, cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 138, CPyStatic_advice___globals);
        goto CPyL39;
    }
    cpy_r_r14 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r15[1] = {cpy_r_r13};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = PyObject_Vectorcall(cpy_r_r14, cpy_r_r16, 1, 0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 138, CPyStatic_advice___globals);
        goto CPyL42;
    }
    CPy_DECREF(cpy_r_r13);
    if (likely((Py_TYPE(cpy_r_r17) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r17) == CPyType_match___MatchError)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "review", 138, CPyStatic_advice___globals, "serai.kernel.match.MatchError", cpy_r_r17);
        goto CPyL39;
    }
    CPy_Raise(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 138, CPyStatic_advice___globals);
        goto CPyL39;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r19 = CPyDef_match___Match___at(cpy_r_match, cpy_r_position);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 139, CPyStatic_advice___globals);
        goto CPyL40;
    }
    cpy_r_r20 = CPyDef_bot___Outlook(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 139, CPyStatic_advice___globals);
        goto CPyL40;
    }
    cpy_r_r21 = PyList_New(0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 140, CPyStatic_advice___globals);
        goto CPyL43;
    }
    cpy_r_r22 = CPyDef_match___Match___entries(cpy_r_match);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 141, CPyStatic_advice___globals);
        goto CPyL44;
    }
CPyL18: ;
    cpy_r_r23 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_origin;
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_position, cpy_r_r23);
    cpy_r_r25 = CPyList_GetSlice(cpy_r_r22, cpy_r_r24, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 141, CPyStatic_advice___globals);
        goto CPyL44;
    }
    if (likely(PyList_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "review", 141, CPyStatic_advice___globals, "list", cpy_r_r25);
        goto CPyL44;
    }
    cpy_r_r27 = 0;
CPyL21: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r27 < cpy_r_r29;
    if (!cpy_r_r30) goto CPyL45;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r32 = *(CPyPtr *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r27 * 8;
    cpy_r_r34 = cpy_r_r32 + cpy_r_r33;
    cpy_r_r35 = *(PyObject * *)cpy_r_r34;
    CPy_INCREF(cpy_r_r35);
    if (Py_TYPE(cpy_r_r35) == CPyType_option___Option)
        cpy_r_r36 = cpy_r_r35;
    else {
        cpy_r_r36 = NULL;
    }
    if (cpy_r_r36 != NULL) goto __LL52;
    if (PyTuple_Check(cpy_r_r35))
        cpy_r_r36 = cpy_r_r35;
    else {
        cpy_r_r36 = NULL;
    }
    if (cpy_r_r36 != NULL) goto __LL52;
    CPy_TypeErrorTraceback("src/serai/bots/advice.py", "review", 141, CPyStatic_advice___globals, "union[serai.kernel.option.Option, tuple]", cpy_r_r35);
    goto CPyL46;
__LL52: ;
    cpy_r_r37 = (PyObject *)CPyType_option___Option;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyObject, ob_type));
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r39 == cpy_r_r37;
    if (!cpy_r_r40) goto CPyL47;
    cpy_r_r41 = ((serai___bots___bot___OutlookObject *)cpy_r_r20)->_seat;
    CPyTagged_INCREF(cpy_r_r41);
    cpy_r_r42 = CPyDef_turns___is_turn_over(cpy_r_r0, cpy_r_r41, cpy_r_position);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 142, CPyStatic_advice___globals);
        goto CPyL48;
    }
    if (cpy_r_r42) goto CPyL47;
    CPy_INCREF(cpy_r_r36);
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_option___Option))
        cpy_r_r43 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "review", 144, CPyStatic_advice___globals, "serai.kernel.option.Option", cpy_r_r36);
        goto CPyL48;
    }
    cpy_r_r44 = CPyDef_match___Match___play(cpy_r_r0, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 144, CPyStatic_advice___globals);
        goto CPyL48;
    }
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_option___Option))
        cpy_r_r45 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "review", 145, CPyStatic_advice___globals, "serai.kernel.option.Option", cpy_r_r36);
        goto CPyL46;
    }
    cpy_r_r46 = PyList_Append(cpy_r_r21, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 145, CPyStatic_advice___globals);
        goto CPyL46;
    }
    cpy_r_r48 = cpy_r_r27 + 1;
    cpy_r_r27 = cpy_r_r48;
    goto CPyL21;
CPyL31: ;
    cpy_r_r49 = CPY_INT_TAG;
    cpy_r_r50 = PyFloat_FromDouble(cpy_r_seconds);
    cpy_r_r51 = CPY_INT_TAG;
    cpy_r_r52 = CPY_INT_TAG;
    cpy_r_r53 = CPY_INT_TAG;
    cpy_r_r54 = CPY_INT_TAG;
    cpy_r_r55 = CPY_INT_TAG;
    cpy_r_r56 = CPyDef_search_bot___SearchBot(cpy_r_seed, cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 146, CPyStatic_advice___globals);
        goto CPyL49;
    }
    cpy_r_r57 = PyList_AsTuple(cpy_r_r21);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 146, CPyStatic_advice___globals);
        goto CPyL50;
    }
    cpy_r_r58 = CPyDef_search_bot___SearchBot___compare(cpy_r_r56, cpy_r_r20, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 146, CPyStatic_advice___globals);
        goto CPyL49;
    }
    cpy_r_r59 = ((serai___bots___bot___OutlookObject *)cpy_r_r20)->_seat;
    CPyTagged_INCREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r60 = PyList_AsTuple(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 147, CPyStatic_advice___globals);
        goto CPyL51;
    }
    cpy_r_r61 = ((serai___bots___search_bot___ComparisonObject *)cpy_r_r58)->_best;
    CPy_INCREF(cpy_r_r61);
    cpy_r_r62 = ((serai___bots___search_bot___ComparisonObject *)cpy_r_r58)->_cost;
    CPy_DECREF(cpy_r_r58);
    cpy_r_r63 = CPyStatic_advice___globals;
    cpy_r_r64 = CPyStatics[34]; /* 'Reviewed' */
    cpy_r_r65 = CPyDict_GetItem(cpy_r_r63, cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 147, CPyStatic_advice___globals);
        goto CPyL52;
    }
    CPyTagged_INCREF(cpy_r_position);
    cpy_r_r66 = CPyTagged_StealAsObject(cpy_r_position);
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_r59);
    cpy_r_r68 = PyFloat_FromDouble(cpy_r_r62);
    PyObject *cpy_r_r69[5] = {cpy_r_r66, cpy_r_r67, cpy_r_r60, cpy_r_r61, cpy_r_r68};
    cpy_r_r70 = (PyObject **)&cpy_r_r69;
    cpy_r_r71 = PyObject_Vectorcall(cpy_r_r65, cpy_r_r70, 5, 0);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "review", 147, CPyStatic_advice___globals);
        goto CPyL53;
    }
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r68);
    if (likely(PyTuple_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "review", 147, CPyStatic_advice___globals, "tuple", cpy_r_r71);
        goto CPyL39;
    }
    return cpy_r_r72;
CPyL39: ;
    cpy_r_r73 = NULL;
    return cpy_r_r73;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL39;
CPyL41: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL8;
CPyL42: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL39;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r20);
    goto CPyL39;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL39;
CPyL45: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r26);
    goto CPyL31;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r26);
    goto CPyL39;
CPyL47: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r36);
    goto CPyL31;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r36);
    goto CPyL39;
CPyL49: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL39;
CPyL50: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r56);
    goto CPyL39;
CPyL51: ;
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    goto CPyL39;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r61);
    goto CPyL39;
CPyL53: ;
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r68);
    goto CPyL39;
}
        
        PyObject *CPyPy_advice___review(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", "position", "seed", "seconds", 0};
            static CPyArg_Parser parser = {"OOOO:review", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_position;
            PyObject *obj_seed;
            PyObject *obj_seconds;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_position, &obj_seed, &obj_seconds)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            CPyTagged arg_position;
            if (likely(PyLong_Check(obj_position)))
                arg_position = CPyTagged_BorrowFromObject(obj_position);
            else {
                CPy_TypeError("int", obj_position); goto fail;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            double arg_seconds;
            arg_seconds = PyFloat_AsDouble(obj_seconds);
            if (arg_seconds == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_seconds); goto fail;
            }
            PyObject *retval = CPyDef_advice___review(arg_match, arg_position, arg_seed, arg_seconds);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "review", 134, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice___forecast(PyObject *cpy_r_match) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject **cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_errors;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    tuple_T2OO cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    double cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    int32_t cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 156, CPyStatic_advice___globals);
        goto CPyL61;
    }
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 157, CPyStatic_advice___globals);
        goto CPyL62;
    }
    cpy_r_r4 = CPyDef_match___Match___replay(cpy_r_match, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 158, CPyStatic_advice___globals);
        goto CPyL63;
    }
CPyL3: ;
    cpy_r_r5 = NULL;
    cpy_r_r1 = cpy_r_r5;
    cpy_r_r6 = (PyObject **)&cpy_r_r1;
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = CPyDef_match___replay_Match_gen_____mypyc_generator_helper__(cpy_r_r4, cpy_r_r7, cpy_r_r7, cpy_r_r7, cpy_r_r7, cpy_r_r6);
    if (cpy_r_r8 == NULL) {
        goto CPyL64;
    } else
        goto CPyL65;
CPyL4: ;
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_match___Match))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "forecast", 158, CPyStatic_advice___globals, "serai.kernel.match.Match", cpy_r_r8);
        goto CPyL66;
    }
    cpy_r_r10 = ((serai___kernel___match___MatchObject *)cpy_r_r9)->_decision;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "forecast", "Match", "decision", 159, CPyStatic_advice___globals);
        goto CPyL67;
    }
    CPy_INCREF(cpy_r_r10);
CPyL6: ;
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r12 = cpy_r_r10 == cpy_r_r11;
    if (cpy_r_r12) {
        goto CPyL68;
    } else
        goto CPyL14;
CPyL7: ;
    cpy_r_r13 = CPyDef_match___Match___position(cpy_r_r9);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 161, CPyStatic_advice___globals);
        goto CPyL67;
    }
CPyL8: ;
    cpy_r_r14 = CPyDef_advice___points(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 161, CPyStatic_advice___globals);
        goto CPyL69;
    }
    cpy_r_r15 = PyList_AsTuple(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 161, CPyStatic_advice___globals);
        goto CPyL69;
    }
    cpy_r_r16 = CPyStatic_advice___globals;
    cpy_r_r17 = CPyStatics[35]; /* 'Moment' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 161, CPyStatic_advice___globals);
        goto CPyL70;
    }
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r20 = Py_None;
    PyObject *cpy_r_r21[3] = {cpy_r_r19, cpy_r_r20, cpy_r_r15};
    cpy_r_r22 = (PyObject **)&cpy_r_r21;
    cpy_r_r23 = PyObject_Vectorcall(cpy_r_r18, cpy_r_r22, 3, 0);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 161, CPyStatic_advice___globals);
        goto CPyL71;
    }
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r15);
    if (likely(PyTuple_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "forecast", 161, CPyStatic_advice___globals, "tuple", cpy_r_r23);
        goto CPyL66;
    }
    cpy_r_r25 = PyList_Append(cpy_r_r2, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 161, CPyStatic_advice___globals);
        goto CPyL66;
    } else
        goto CPyL3;
CPyL14: ;
    cpy_r_r27 = CPyDef_match___Match___turn_start(cpy_r_r9);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 162, CPyStatic_advice___globals);
        goto CPyL72;
    }
CPyL15: ;
    cpy_r_r28 = CPyDef_match___Match___position(cpy_r_r9);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 162, CPyStatic_advice___globals);
        goto CPyL73;
    }
CPyL16: ;
    cpy_r_r29 = cpy_r_r27 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL18;
    cpy_r_r31 = CPyTagged_IsEq_(cpy_r_r27, cpy_r_r28);
    cpy_r_r32 = cpy_r_r31;
    goto CPyL19;
CPyL18: ;
    cpy_r_r33 = cpy_r_r27 == cpy_r_r28;
    cpy_r_r32 = cpy_r_r33;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r28);
    if (!cpy_r_r32) goto CPyL74;
    cpy_r_r34 = CPyDef_match___Match___position(cpy_r_r9);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 163, CPyStatic_advice___globals);
        goto CPyL72;
    }
CPyL21: ;
    if (likely(cpy_r_r10 != Py_None))
        cpy_r_r35 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "forecast", 163, CPyStatic_advice___globals, "serai.kernel.decision.Decision", cpy_r_r10);
        goto CPyL75;
    }
    cpy_r_r36 = ((serai___kernel___decision___DecisionObject *)cpy_r_r35)->_seat;
    CPyTagged_INCREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r37 = CPyDef_advice___appraised(cpy_r_r9);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 163, CPyStatic_advice___globals);
        goto CPyL76;
    }
    cpy_r_r38 = PyList_AsTuple(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 163, CPyStatic_advice___globals);
        goto CPyL76;
    }
    cpy_r_r39 = CPyStatic_advice___globals;
    cpy_r_r40 = CPyStatics[35]; /* 'Moment' */
    cpy_r_r41 = CPyDict_GetItem(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 163, CPyStatic_advice___globals);
        goto CPyL77;
    }
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r36);
    PyObject *cpy_r_r44[3] = {cpy_r_r42, cpy_r_r43, cpy_r_r38};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r41, cpy_r_r45, 3, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 163, CPyStatic_advice___globals);
        goto CPyL78;
    }
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r38);
    if (likely(PyTuple_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "forecast", 163, CPyStatic_advice___globals, "tuple", cpy_r_r46);
        goto CPyL67;
    }
    cpy_r_r48 = PyList_Append(cpy_r_r2, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 163, CPyStatic_advice___globals);
        goto CPyL67;
    }
    cpy_r_r50 = CPyDef_advice___points(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 164, CPyStatic_advice___globals);
        goto CPyL66;
    }
    cpy_r_r51 = PyList_Append(cpy_r_r3, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 164, CPyStatic_advice___globals);
        goto CPyL66;
    } else
        goto CPyL3;
CPyL30: ;
    cpy_r_r53 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 158, CPyStatic_advice___globals);
        goto CPyL63;
    }
    cpy_r_r54 = CPyDef_match___Match___is_over(cpy_r_match);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 165, CPyStatic_advice___globals);
        goto CPyL63;
    }
CPyL32: ;
    if (!cpy_r_r54) goto CPyL35;
CPyL33: ;
    cpy_r_r55 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    CPy_INCREF(cpy_r_r55);
    cpy_r_r56 = CPyDef_errors___errors_of(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 165, CPyStatic_advice___globals);
        goto CPyL63;
    }
    cpy_r_r57 = cpy_r_r56;
    goto CPyL36;
CPyL35: ;
    cpy_r_r58 = Py_None;
    CPy_INCREF(cpy_r_r58);
    cpy_r_r57 = cpy_r_r58;
CPyL36: ;
    cpy_r_errors = cpy_r_r57;
    cpy_r_r59 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r60 = cpy_r_errors == cpy_r_r59;
    if (cpy_r_r60) {
        goto CPyL79;
    } else
        goto CPyL38;
CPyL37: ;
    return cpy_r_r2;
CPyL38: ;
    cpy_r_r61 = CPyList_PopLast(cpy_r_r2);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 168, CPyStatic_advice___globals);
        goto CPyL80;
    }
    if (likely(PyTuple_Check(cpy_r_r61)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "forecast", 168, CPyStatic_advice___globals, "tuple", cpy_r_r61);
        goto CPyL80;
    }
    cpy_r_r63 = PyList_New(0);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL81;
    }
    cpy_r_r64 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r65 = CPyStatics[36]; /* 'zip' */
    cpy_r_r66 = CPyObject_GetAttr(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL82;
    }
    cpy_r_r67 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r68[3] = {cpy_r_r2, cpy_r_r3, cpy_r_r67};
    cpy_r_r69 = (PyObject **)&cpy_r_r68;
    cpy_r_r70 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r71 = PyObject_Vectorcall(cpy_r_r66, cpy_r_r69, 2, cpy_r_r70);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL82;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r72 = PyObject_GetIter(cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL83;
    }
CPyL44: ;
    cpy_r_r73 = PyIter_Next(cpy_r_r72);
    if (cpy_r_r73 == NULL) goto CPyL84;
    PyObject *__tmp53;
    if (unlikely(!(PyTuple_Check(cpy_r_r73) && PyTuple_GET_SIZE(cpy_r_r73) == 2))) {
        __tmp53 = NULL;
        goto __LL54;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r73, 0))))
        __tmp53 = PyTuple_GET_ITEM(cpy_r_r73, 0);
    else {
        __tmp53 = NULL;
    }
    if (__tmp53 == NULL) goto __LL54;
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_r73, 1))))
        __tmp53 = PyTuple_GET_ITEM(cpy_r_r73, 1);
    else {
        __tmp53 = NULL;
    }
    if (__tmp53 == NULL) goto __LL54;
    __tmp53 = cpy_r_r73;
__LL54: ;
    if (unlikely(__tmp53 == NULL)) {
        CPy_TypeError("tuple[tuple, list]", cpy_r_r73); cpy_r_r74 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp55 = PyTuple_GET_ITEM(cpy_r_r73, 0);
        CPy_INCREF(__tmp55);
        PyObject * __tmp56;
        if (likely(PyTuple_Check(__tmp55)))
            __tmp56 = __tmp55;
        else {
            CPy_TypeError("tuple", __tmp55); 
            __tmp56 = NULL;
        }
        cpy_r_r74.f0 = __tmp56;
        PyObject *__tmp57 = PyTuple_GET_ITEM(cpy_r_r73, 1);
        CPy_INCREF(__tmp57);
        PyObject *__tmp58;
        if (likely(PyList_Check(__tmp57)))
            __tmp58 = __tmp57;
        else {
            CPy_TypeError("list", __tmp57); 
            __tmp58 = NULL;
        }
        cpy_r_r74.f1 = __tmp58;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL85;
    }
    cpy_r_r75 = cpy_r_r74.f0;
    CPy_INCREF(cpy_r_r75);
    cpy_r_r76 = cpy_r_r74.f1;
    CPy_INCREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r74.f0);
    CPy_DECREF(cpy_r_r74.f1);
    CPy_INCREF(cpy_r_errors);
    if (likely(cpy_r_errors != Py_None))
        cpy_r_r77 = cpy_r_errors;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals, "serai.bots.errors.Errors", cpy_r_errors);
        goto CPyL86;
    }
    cpy_r_r78 = CPySequenceTuple_GetItem(cpy_r_r75, 0);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL87;
    }
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r79 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r79 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL87;
    }
    cpy_r_r80 = CPySequenceTuple_GetItem(cpy_r_r62, 0);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL88;
    }
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL88;
    }
    cpy_r_r82 = CPyTagged_TrueDivide(cpy_r_r79, cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r81);
    cpy_r_r83 = cpy_r_r82 == -113.0;
    if (unlikely(cpy_r_r83)) goto CPyL53;
CPyL52: ;
    cpy_r_r84 = CPyDef_advice____with_errors(cpy_r_r75, cpy_r_r76, cpy_r_r77, cpy_r_r82);
    CPy_DECREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL85;
    } else
        goto CPyL54;
CPyL53: ;
    cpy_r_r85 = PyErr_Occurred();
    if (unlikely(cpy_r_r85 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL87;
    } else
        goto CPyL52;
CPyL54: ;
    cpy_r_r86 = PyList_Append(cpy_r_r63, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL85;
    } else
        goto CPyL44;
CPyL55: ;
    cpy_r_r88 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 169, CPyStatic_advice___globals);
        goto CPyL89;
    }
    cpy_r_r89 = CPyDef_advice____at_the_end(cpy_r_match, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 170, CPyStatic_advice___globals);
        goto CPyL90;
    }
    cpy_r_r90 = PyList_New(0);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 170, CPyStatic_advice___globals);
        goto CPyL91;
    }
    cpy_r_r91 = CPyList_Extend(cpy_r_r90, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 170, CPyStatic_advice___globals);
        goto CPyL92;
    } else
        goto CPyL93;
CPyL59: ;
    cpy_r_r92 = PyList_Append(cpy_r_r90, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r93 = cpy_r_r92 >= 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 170, CPyStatic_advice___globals);
        goto CPyL94;
    }
    return cpy_r_r90;
CPyL61: ;
    cpy_r_r94 = NULL;
    return cpy_r_r94;
CPyL62: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL61;
CPyL63: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL61;
CPyL64: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL30;
CPyL65: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL4;
CPyL66: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL61;
CPyL67: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    goto CPyL61;
CPyL68: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL7;
CPyL69: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL61;
CPyL70: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL61;
CPyL71: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    goto CPyL61;
CPyL72: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL61;
CPyL73: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL61;
CPyL74: ;
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    goto CPyL3;
CPyL75: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL61;
CPyL76: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL61;
CPyL77: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r38);
    goto CPyL61;
CPyL78: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r43);
    goto CPyL61;
CPyL79: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_errors);
    goto CPyL37;
CPyL80: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_errors);
    goto CPyL61;
CPyL81: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_errors);
    CPy_DecRef(cpy_r_r62);
    goto CPyL61;
CPyL82: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_errors);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    goto CPyL61;
CPyL83: ;
    CPy_DecRef(cpy_r_errors);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    goto CPyL61;
CPyL84: ;
    CPy_DECREF(cpy_r_errors);
    CPy_DECREF(cpy_r_r72);
    goto CPyL55;
CPyL85: ;
    CPy_DecRef(cpy_r_errors);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r72);
    goto CPyL61;
CPyL86: ;
    CPy_DecRef(cpy_r_errors);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r76);
    goto CPyL61;
CPyL87: ;
    CPy_DecRef(cpy_r_errors);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r77);
    goto CPyL61;
CPyL88: ;
    CPy_DecRef(cpy_r_errors);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL61;
CPyL89: ;
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    goto CPyL61;
CPyL90: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL61;
CPyL91: ;
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r89);
    goto CPyL61;
CPyL92: ;
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r90);
    goto CPyL61;
CPyL93: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL59;
CPyL94: ;
    CPy_DecRef(cpy_r_r90);
    goto CPyL61;
}
        
        PyObject *CPyPy_advice___forecast(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", 0};
            static CPyArg_Parser parser = {"O:forecast", kwlist, 0};
            PyObject *obj_match;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_match)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            PyObject *retval = CPyDef_advice___forecast(arg_match);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "forecast", 150, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice____with_errors(PyObject *cpy_r_moment, PyObject *cpy_r_had, PyObject *cpy_r_errors, double cpy_r_share) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T2FF cpy_r_r13;
    double cpy_r_r14;
    char cpy_r_r15;
    double cpy_r_r16;
    double cpy_r_r17;
    double cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    PyObject *cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    double cpy_r_r33;
    char cpy_r_r34;
    tuple_T2FF cpy_r_r35;
    double cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    tuple_T2FF cpy_r_r54;
    double cpy_r_r55;
    char cpy_r_r56;
    double cpy_r_r57;
    double cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    int64_t cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    PyObject *cpy_r_r65;
    int64_t cpy_r_r66;
    CPyPtr cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    CPyPtr cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    CPyPtr cpy_r_r73;
    PyObject *cpy_r_r74;
    tuple_T2FF cpy_r_r75;
    double cpy_r_r76;
    char cpy_r_r77;
    double cpy_r_r78;
    PyObject *cpy_r_r79;
    double cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int64_t cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    CPyTagged cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    tuple_T0 cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_chances;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 174, CPyStatic_advice___globals);
        goto CPyL50;
    }
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_moment, 4);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 174, CPyStatic_advice___globals);
        goto CPyL51;
    }
    if (likely(PyTuple_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_with_errors", 174, CPyStatic_advice___globals, "tuple", cpy_r_r1);
        goto CPyL51;
    }
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[36]; /* 'zip' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 174, CPyStatic_advice___globals);
        goto CPyL52;
    }
    cpy_r_r6 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r7[3] = {cpy_r_had, cpy_r_r2, cpy_r_r6};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r8, 2, cpy_r_r9);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 174, CPyStatic_advice___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r11 = PyObject_GetIter(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 174, CPyStatic_advice___globals);
        goto CPyL51;
    }
CPyL6: ;
    cpy_r_r12 = PyIter_Next(cpy_r_r11);
    if (cpy_r_r12 == NULL) goto CPyL53;
    PyObject *__tmp59;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 2))) {
        __tmp59 = NULL;
        goto __LL60;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        __tmp59 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        __tmp59 = NULL;
    }
    if (__tmp59 == NULL) goto __LL60;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        __tmp59 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        __tmp59 = NULL;
    }
    if (__tmp59 == NULL) goto __LL60;
    __tmp59 = cpy_r_r12;
__LL60: ;
    if (unlikely(__tmp59 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r12); cpy_r_r13 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp61 = PyTuple_GET_ITEM(cpy_r_r12, 0);
        double __tmp62;
        __tmp62 = PyFloat_AsDouble(__tmp61);
        if (__tmp62 == -1.0 && PyErr_Occurred()) {
            goto __LL63;
        }
        cpy_r_r13.f0 = __tmp62;
        PyObject *__tmp64 = PyTuple_GET_ITEM(cpy_r_r12, 1);
        double __tmp65;
        __tmp65 = PyFloat_AsDouble(__tmp64);
        if (__tmp65 == -1.0 && PyErr_Occurred()) {
            goto __LL66;
        }
        cpy_r_r13.f1 = __tmp65;
    }
    goto __LL67;
__LL63: ;
    cpy_r_r13 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL67;
__LL66: ;
    cpy_r_r13 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL67;
__LL67: ;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13.f0;
    cpy_r_r15 = cpy_r_r14 == -113.0;
    if (unlikely(cpy_r_r15)) goto CPyL9;
CPyL8: ;
    cpy_r_r16 = cpy_r_r13.f0;
    cpy_r_r17 = cpy_r_r13.f1;
    cpy_r_r18 = CPyDef_errors___Errors___forecast(cpy_r_errors, cpy_r_r16, cpy_r_r17, cpy_r_share);
    cpy_r_r19 = cpy_r_r18 == -113.0;
    if (unlikely(cpy_r_r19)) {
        goto CPyL11;
    } else
        goto CPyL10;
CPyL9: ;
    cpy_r_r20 = PyErr_Occurred();
    if (unlikely(cpy_r_r20 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 174, CPyStatic_advice___globals);
        goto CPyL54;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r21 = PyFloat_FromDouble(cpy_r_r18);
    cpy_r_r22 = PyList_Append(cpy_r_r0, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 174, CPyStatic_advice___globals);
        goto CPyL54;
    } else
        goto CPyL6;
CPyL11: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 174, CPyStatic_advice___globals);
        goto CPyL54;
    } else
        goto CPyL10;
CPyL12: ;
    cpy_r_r25 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 174, CPyStatic_advice___globals);
        goto CPyL51;
    }
    cpy_r_r26 = PyList_AsTuple(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 174, CPyStatic_advice___globals);
        goto CPyL50;
    }
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = PyList_New(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 175, CPyStatic_advice___globals);
        goto CPyL55;
    }
    cpy_r_r30 = 0;
CPyL16: ;
    cpy_r_r31 = cpy_r_r30 < cpy_r_r28;
    if (!cpy_r_r31) goto CPyL23;
    cpy_r_r32 = CPySequenceTuple_GetItemUnsafe(cpy_r_r26, cpy_r_r30);
    cpy_r_r33 = PyFloat_AsDouble(cpy_r_r32);
    if (cpy_r_r33 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r32); cpy_r_r33 = -113.0;
    }
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 == -113.0;
    if (unlikely(cpy_r_r34)) goto CPyL19;
CPyL18: ;
    cpy_r_r35 = CPyDef_errors___Errors___interval(cpy_r_errors, cpy_r_r33, cpy_r_share);
    cpy_r_r36 = cpy_r_r35.f0;
    cpy_r_r37 = cpy_r_r36 == -113.0;
    if (unlikely(cpy_r_r37)) {
        goto CPyL21;
    } else
        goto CPyL20;
CPyL19: ;
    cpy_r_r38 = PyErr_Occurred();
    if (unlikely(cpy_r_r38 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 175, CPyStatic_advice___globals);
        goto CPyL56;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r39 = PyTuple_New(2);
    if (unlikely(cpy_r_r39 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp68 = PyFloat_FromDouble(cpy_r_r35.f0);
    PyTuple_SET_ITEM(cpy_r_r39, 0, __tmp68);
    PyObject *__tmp69 = PyFloat_FromDouble(cpy_r_r35.f1);
    PyTuple_SET_ITEM(cpy_r_r39, 1, __tmp69);
    CPyList_SetItemUnsafe(cpy_r_r29, cpy_r_r30, cpy_r_r39);
    goto CPyL22;
CPyL21: ;
    cpy_r_r40 = PyErr_Occurred();
    if (unlikely(cpy_r_r40 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 175, CPyStatic_advice___globals);
        goto CPyL56;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r41 = cpy_r_r30 + 1;
    cpy_r_r30 = cpy_r_r41;
    goto CPyL16;
CPyL23: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = PyTuple_New(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 176, CPyStatic_advice___globals);
        goto CPyL57;
    }
    cpy_r_r45 = 0;
CPyL25: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r45 < cpy_r_r47;
    if (!cpy_r_r48) goto CPyL30;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r45 * 8;
    cpy_r_r52 = cpy_r_r50 + cpy_r_r51;
    cpy_r_r53 = *(PyObject * *)cpy_r_r52;
    CPy_INCREF(cpy_r_r53);
    PyObject *__tmp70;
    if (unlikely(!(PyTuple_Check(cpy_r_r53) && PyTuple_GET_SIZE(cpy_r_r53) == 2))) {
        __tmp70 = NULL;
        goto __LL71;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r53, 0))))
        __tmp70 = PyTuple_GET_ITEM(cpy_r_r53, 0);
    else {
        __tmp70 = NULL;
    }
    if (__tmp70 == NULL) goto __LL71;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r53, 1))))
        __tmp70 = PyTuple_GET_ITEM(cpy_r_r53, 1);
    else {
        __tmp70 = NULL;
    }
    if (__tmp70 == NULL) goto __LL71;
    __tmp70 = cpy_r_r53;
__LL71: ;
    if (unlikely(__tmp70 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r53); cpy_r_r54 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp72 = PyTuple_GET_ITEM(cpy_r_r53, 0);
        double __tmp73;
        __tmp73 = PyFloat_AsDouble(__tmp72);
        if (__tmp73 == -1.0 && PyErr_Occurred()) {
            goto __LL74;
        }
        cpy_r_r54.f0 = __tmp73;
        PyObject *__tmp75 = PyTuple_GET_ITEM(cpy_r_r53, 1);
        double __tmp76;
        __tmp76 = PyFloat_AsDouble(__tmp75);
        if (__tmp76 == -1.0 && PyErr_Occurred()) {
            goto __LL77;
        }
        cpy_r_r54.f1 = __tmp76;
    }
    goto __LL78;
__LL74: ;
    cpy_r_r54 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL78;
__LL77: ;
    cpy_r_r54 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL78;
__LL78: ;
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54.f0;
    cpy_r_r56 = cpy_r_r55 == -113.0;
    if (unlikely(cpy_r_r56)) goto CPyL28;
CPyL27: ;
    cpy_r_r57 = cpy_r_r54.f0;
    cpy_r_r58 = cpy_r_r54.f1;
    cpy_r_r59 = PyFloat_FromDouble(cpy_r_r58);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r60 = PyFloat_FromDouble(cpy_r_r57);
    CPySequenceTuple_SetItemUnsafe(cpy_r_r44, cpy_r_r45, cpy_r_r60);
    goto CPyL29;
CPyL28: ;
    cpy_r_r61 = PyErr_Occurred();
    if (unlikely(cpy_r_r61 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 176, CPyStatic_advice___globals);
        goto CPyL58;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r62 = cpy_r_r45 + 1;
    cpy_r_r45 = cpy_r_r62;
    goto CPyL25;
CPyL30: ;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r64 = *(int64_t *)cpy_r_r63;
    cpy_r_r65 = PyTuple_New(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 176, CPyStatic_advice___globals);
        goto CPyL59;
    }
    cpy_r_r66 = 0;
CPyL32: ;
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r68 = *(int64_t *)cpy_r_r67;
    cpy_r_r69 = cpy_r_r66 < cpy_r_r68;
    if (!cpy_r_r69) goto CPyL60;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r71 = *(CPyPtr *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r66 * 8;
    cpy_r_r73 = cpy_r_r71 + cpy_r_r72;
    cpy_r_r74 = *(PyObject * *)cpy_r_r73;
    CPy_INCREF(cpy_r_r74);
    PyObject *__tmp79;
    if (unlikely(!(PyTuple_Check(cpy_r_r74) && PyTuple_GET_SIZE(cpy_r_r74) == 2))) {
        __tmp79 = NULL;
        goto __LL80;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r74, 0))))
        __tmp79 = PyTuple_GET_ITEM(cpy_r_r74, 0);
    else {
        __tmp79 = NULL;
    }
    if (__tmp79 == NULL) goto __LL80;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r74, 1))))
        __tmp79 = PyTuple_GET_ITEM(cpy_r_r74, 1);
    else {
        __tmp79 = NULL;
    }
    if (__tmp79 == NULL) goto __LL80;
    __tmp79 = cpy_r_r74;
__LL80: ;
    if (unlikely(__tmp79 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r74); cpy_r_r75 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp81 = PyTuple_GET_ITEM(cpy_r_r74, 0);
        double __tmp82;
        __tmp82 = PyFloat_AsDouble(__tmp81);
        if (__tmp82 == -1.0 && PyErr_Occurred()) {
            goto __LL83;
        }
        cpy_r_r75.f0 = __tmp82;
        PyObject *__tmp84 = PyTuple_GET_ITEM(cpy_r_r74, 1);
        double __tmp85;
        __tmp85 = PyFloat_AsDouble(__tmp84);
        if (__tmp85 == -1.0 && PyErr_Occurred()) {
            goto __LL86;
        }
        cpy_r_r75.f1 = __tmp85;
    }
    goto __LL87;
__LL83: ;
    cpy_r_r75 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL87;
__LL86: ;
    cpy_r_r75 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL87;
__LL87: ;
    CPy_DECREF(cpy_r_r74);
    cpy_r_r76 = cpy_r_r75.f0;
    cpy_r_r77 = cpy_r_r76 == -113.0;
    if (unlikely(cpy_r_r77)) goto CPyL35;
CPyL34: ;
    cpy_r_r78 = cpy_r_r75.f0;
    cpy_r_r79 = PyFloat_FromDouble(cpy_r_r78);
    CPy_DECREF(cpy_r_r79);
    cpy_r_r80 = cpy_r_r75.f1;
    cpy_r_r81 = PyFloat_FromDouble(cpy_r_r80);
    CPySequenceTuple_SetItemUnsafe(cpy_r_r65, cpy_r_r66, cpy_r_r81);
    goto CPyL36;
CPyL35: ;
    cpy_r_r82 = PyErr_Occurred();
    if (unlikely(cpy_r_r82 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 176, CPyStatic_advice___globals);
        goto CPyL61;
    } else
        goto CPyL34;
CPyL36: ;
    cpy_r_r83 = cpy_r_r66 + 1;
    cpy_r_r66 = cpy_r_r83;
    goto CPyL32;
CPyL37: ;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r85 << 1;
    cpy_r_r87 = (Py_ssize_t)cpy_r_r86 > (Py_ssize_t)2;
    if (!cpy_r_r87) goto CPyL41;
    cpy_r_r88 = CPyDef_errors___Errors___chances(cpy_r_errors, cpy_r_r26, cpy_r_share);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 177, CPyStatic_advice___globals);
        goto CPyL62;
    }
    cpy_r_r89 = PyList_AsTuple(cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 177, CPyStatic_advice___globals);
        goto CPyL62;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL42;
CPyL41: ;
    cpy_r_r91.empty_struct_error_flag = 0;
    cpy_r_r92 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r90 = cpy_r_r92;
CPyL42: ;
    cpy_r_chances = cpy_r_r90;
    cpy_r_r93 = CPySequenceTuple_GetItem(cpy_r_moment, 0);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 178, CPyStatic_advice___globals);
        goto CPyL63;
    }
    if (likely(PyLong_Check(cpy_r_r93)))
        cpy_r_r94 = CPyTagged_FromObject(cpy_r_r93);
    else {
        CPy_TypeError("int", cpy_r_r93); cpy_r_r94 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 178, CPyStatic_advice___globals);
        goto CPyL63;
    }
    cpy_r_r95 = CPySequenceTuple_GetItem(cpy_r_moment, 2);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 178, CPyStatic_advice___globals);
        goto CPyL64;
    }
    if (PyLong_Check(cpy_r_r95))
        cpy_r_r96 = cpy_r_r95;
    else {
        cpy_r_r96 = NULL;
    }
    if (cpy_r_r96 != NULL) goto __LL88;
    if (cpy_r_r95 == Py_None)
        cpy_r_r96 = cpy_r_r95;
    else {
        cpy_r_r96 = NULL;
    }
    if (cpy_r_r96 != NULL) goto __LL88;
    CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_with_errors", 178, CPyStatic_advice___globals, "int or None", cpy_r_r95);
    goto CPyL64;
__LL88: ;
    cpy_r_r97 = CPyStatic_advice___globals;
    cpy_r_r98 = CPyStatics[35]; /* 'Moment' */
    cpy_r_r99 = CPyDict_GetItem(cpy_r_r97, cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 178, CPyStatic_advice___globals);
        goto CPyL65;
    }
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_r94);
    PyObject *cpy_r_r101[6] = {
        cpy_r_r100, cpy_r_r96, cpy_r_r26, cpy_r_r44, cpy_r_r65,
        cpy_r_chances
    };
    cpy_r_r102 = (PyObject **)&cpy_r_r101;
    cpy_r_r103 = PyObject_Vectorcall(cpy_r_r99, cpy_r_r102, 6, 0);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 178, CPyStatic_advice___globals);
        goto CPyL66;
    }
    CPy_DECREF(cpy_r_r100);
    CPy_DECREF(cpy_r_r96);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_chances);
    if (likely(PyTuple_Check(cpy_r_r103)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_with_errors", 178, CPyStatic_advice___globals, "tuple", cpy_r_r103);
        goto CPyL50;
    }
    return cpy_r_r104;
CPyL50: ;
    cpy_r_r105 = NULL;
    return cpy_r_r105;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL50;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL50;
CPyL53: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL12;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL50;
CPyL55: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL50;
CPyL56: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r29);
    goto CPyL50;
CPyL57: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r29);
    goto CPyL50;
CPyL58: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r44);
    goto CPyL50;
CPyL59: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r44);
    goto CPyL50;
CPyL60: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL37;
CPyL61: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r65);
    goto CPyL50;
CPyL62: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r65);
    goto CPyL50;
CPyL63: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_chances);
    goto CPyL50;
CPyL64: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_chances);
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL50;
CPyL65: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_chances);
    CPyTagged_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r96);
    goto CPyL50;
CPyL66: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_chances);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    goto CPyL50;
}
        
        PyObject *CPyPy_advice____with_errors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"moment", "had", "errors", "share", 0};
            static CPyArg_Parser parser = {"OOOO:_with_errors", kwlist, 0};
            PyObject *obj_moment;
            PyObject *obj_had;
            PyObject *obj_errors;
            PyObject *obj_share;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_moment, &obj_had, &obj_errors, &obj_share)) {
                return NULL;
            }
            PyObject * arg_moment;
            if (likely(PyTuple_Check(obj_moment)))
                arg_moment = obj_moment;
            else {
                CPy_TypeError("tuple", obj_moment); 
                goto fail;
            }
            PyObject *arg_had = obj_had;
            PyObject *arg_errors;
            if (likely(Py_TYPE(obj_errors) == CPyType_errors___Errors))
                arg_errors = obj_errors;
            else {
                CPy_TypeError("serai.bots.errors.Errors", obj_errors); 
                goto fail;
            }
            double arg_share;
            arg_share = PyFloat_AsDouble(obj_share);
            if (arg_share == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_share); goto fail;
            }
            PyObject *retval = CPyDef_advice____with_errors(arg_moment, arg_had, arg_errors, arg_share);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "_with_errors", 173, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice____at_the_end(PyObject *cpy_r_match, PyObject *cpy_r_moment) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_seat;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    double cpy_r_r21;
    char cpy_r_r22;
    double cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    tuple_T0 cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_moment, 4);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 183, CPyStatic_advice___globals);
        goto CPyL26;
    }
    if (likely(PyTuple_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_at_the_end", 183, CPyStatic_advice___globals, "tuple", cpy_r_r0);
        goto CPyL26;
    }
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_table;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "_at_the_end", "Match", "table", 183, CPyStatic_advice___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = CPY_GET_METHOD(cpy_r_r2, CPyType_game___Game, 13, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r2, cpy_r_r3); /* winners */
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 183, CPyStatic_advice___globals);
        goto CPyL28;
    }
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 184, CPyStatic_advice___globals);
        goto CPyL29;
    }
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = 0;
    cpy_r_seat = cpy_r_r9;
    CPyTagged_DECREF(cpy_r_seat);
CPyL6: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r9 < (Py_ssize_t)cpy_r_r8;
    if (!cpy_r_r10) goto CPyL30;
    cpy_r_seat = cpy_r_r9;
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r12 = PySequence_Contains(cpy_r_r4, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 184, CPyStatic_advice___globals);
        goto CPyL31;
    }
    cpy_r_r14 = cpy_r_r12;
    if (!cpy_r_r14) goto CPyL13;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = PyFloat_FromDouble(1.0);
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r20 = PyNumber_TrueDivide(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 184, CPyStatic_advice___globals);
        goto CPyL31;
    }
    cpy_r_r21 = PyFloat_AsDouble(cpy_r_r20);
    if (cpy_r_r21 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r20); cpy_r_r21 = -113.0;
    }
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 == -113.0;
    if (unlikely(cpy_r_r22)) goto CPyL12;
CPyL11: ;
    cpy_r_r23 = cpy_r_r21;
    goto CPyL14;
CPyL12: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 184, CPyStatic_advice___globals);
        goto CPyL31;
    } else
        goto CPyL11;
CPyL13: ;
    cpy_r_r23 = 0.0;
CPyL14: ;
    cpy_r_r25 = PyFloat_FromDouble(cpy_r_r23);
    cpy_r_r26 = PyList_Append(cpy_r_r5, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 184, CPyStatic_advice___globals);
        goto CPyL31;
    }
    cpy_r_r28 = cpy_r_r9 + 2;
    cpy_r_r9 = cpy_r_r28;
    goto CPyL6;
CPyL16: ;
    cpy_r_r29 = PyList_AsTuple(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 184, CPyStatic_advice___globals);
        goto CPyL32;
    }
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_moment, 0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 185, CPyStatic_advice___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 185, CPyStatic_advice___globals);
        goto CPyL33;
    }
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r33 << 1;
    cpy_r_r35 = (Py_ssize_t)cpy_r_r34 > (Py_ssize_t)2;
    if (!cpy_r_r35) goto CPyL34;
    cpy_r_r36 = cpy_r_r29;
    goto CPyL22;
CPyL21: ;
    cpy_r_r37.empty_struct_error_flag = 0;
    cpy_r_r38 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r36 = cpy_r_r38;
CPyL22: ;
    cpy_r_r39 = CPyStatic_advice___globals;
    cpy_r_r40 = CPyStatics[35]; /* 'Moment' */
    cpy_r_r41 = CPyDict_GetItem(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 185, CPyStatic_advice___globals);
        goto CPyL35;
    }
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r43 = Py_None;
    PyObject *cpy_r_r44[6] = {cpy_r_r42, cpy_r_r43, cpy_r_r1, cpy_r_r1, cpy_r_r1, cpy_r_r36};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r41, cpy_r_r45, 6, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 185, CPyStatic_advice___globals);
        goto CPyL36;
    }
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r36);
    if (likely(PyTuple_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_at_the_end", 185, CPyStatic_advice___globals, "tuple", cpy_r_r46);
        goto CPyL26;
    }
    return cpy_r_r47;
CPyL26: ;
    cpy_r_r48 = NULL;
    return cpy_r_r48;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL26;
CPyL28: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL26;
CPyL29: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL26;
CPyL30: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL16;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL26;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL26;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r29);
    goto CPyL26;
CPyL34: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL21;
CPyL35: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    goto CPyL26;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r42);
    goto CPyL26;
}
        
        PyObject *CPyPy_advice____at_the_end(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", "moment", 0};
            static CPyArg_Parser parser = {"OO:_at_the_end", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_moment;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_moment)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            PyObject * arg_moment;
            if (likely(PyTuple_Check(obj_moment)))
                arg_moment = obj_moment;
            else {
                CPy_TypeError("tuple", obj_moment); 
                goto fail;
            }
            PyObject *retval = CPyDef_advice____at_the_end(arg_match, arg_moment);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "_at_the_end", 181, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice___appraised(PyObject *cpy_r_match) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    double cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "appraised", 190, CPyStatic_advice___globals);
        goto CPyL14;
    }
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_table;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "appraised", "Match", "table", 190, CPyStatic_advice___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_r1, CPyType_game___Game, 3, serai___kernel___game___GameObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r1, cpy_r_r2); /* seats */
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "appraised", 190, CPyStatic_advice___globals);
        goto CPyL16;
    }
    cpy_r_r4 = 0;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_seat = cpy_r_r4;
    CPyTagged_DECREF(cpy_r_seat);
CPyL4: ;
    cpy_r_r5 = cpy_r_r4 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL6;
    cpy_r_r7 = cpy_r_r3 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL7;
CPyL6: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r4, cpy_r_r3);
    if (cpy_r_r9) {
        goto CPyL8;
    } else
        goto CPyL17;
CPyL7: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r10) goto CPyL17;
CPyL8: ;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_seat = cpy_r_r4;
    cpy_r_r11 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_table;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "appraised", "Match", "table", 190, CPyStatic_advice___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r12);
CPyL9: ;
    cpy_r_r13 = CPY_GET_METHOD(cpy_r_r11, CPyType_game___Game, 15, serai___kernel___game___GameObject, double (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r11, cpy_r_r12, cpy_r_seat); /* appraise */
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_seat);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r14 = cpy_r_r13 == -113.0;
    if (unlikely(cpy_r_r14)) goto CPyL11;
CPyL10: ;
    cpy_r_r15 = PyFloat_FromDouble(cpy_r_r13);
    cpy_r_r16 = PyList_Append(cpy_r_r0, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "appraised", 190, CPyStatic_advice___globals);
        goto CPyL19;
    } else
        goto CPyL12;
CPyL11: ;
    cpy_r_r18 = PyErr_Occurred();
    if (unlikely(cpy_r_r18 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "appraised", 190, CPyStatic_advice___globals);
        goto CPyL19;
    } else
        goto CPyL10;
CPyL12: ;
    cpy_r_r19 = CPyTagged_Add(cpy_r_r4, 2);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r4 = cpy_r_r19;
    goto CPyL4;
CPyL13: ;
    return cpy_r_r0;
CPyL14: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL14;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL13;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r11);
    goto CPyL14;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL14;
}
        
        PyObject *CPyPy_advice___appraised(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", 0};
            static CPyArg_Parser parser = {"O:appraised", kwlist, 0};
            PyObject *obj_match;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_match)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            PyObject *retval = CPyDef_advice___appraised(arg_match);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "appraised", 188, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice___points(PyObject *cpy_r_match) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    double cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "points", 195, CPyStatic_advice___globals);
        goto CPyL21;
    }
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_table;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "points", "Match", "table", 195, CPyStatic_advice___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_r1, CPyType_game___Game, 3, serai___kernel___game___GameObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r1, cpy_r_r2); /* seats */
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "points", 195, CPyStatic_advice___globals);
        goto CPyL23;
    }
    cpy_r_r4 = 0;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_seat = cpy_r_r4;
    CPyTagged_DECREF(cpy_r_seat);
CPyL4: ;
    cpy_r_r5 = cpy_r_r4 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL6;
    cpy_r_r7 = cpy_r_r3 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL7;
CPyL6: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r4, cpy_r_r3);
    if (cpy_r_r9) {
        goto CPyL8;
    } else
        goto CPyL24;
CPyL7: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r10) goto CPyL24;
CPyL8: ;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_seat = cpy_r_r4;
    cpy_r_r11 = 0;
    cpy_r_r12 = CPyDef_match___Match___score(cpy_r_match, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "points", 195, CPyStatic_advice___globals);
        goto CPyL25;
    }
    cpy_r_r13 = 0;
CPyL10: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL26;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r13 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(PyObject * *)cpy_r_r20;
    CPy_INCREF(cpy_r_r21);
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "points", 195, CPyStatic_advice___globals, "tuple", cpy_r_r21);
        goto CPyL27;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, 2);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "points", 195, CPyStatic_advice___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "points", 195, CPyStatic_advice___globals);
        goto CPyL27;
    }
    cpy_r_r25 = CPyTagged_Add(cpy_r_r11, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r11 = cpy_r_r25;
    cpy_r_r26 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r26;
    goto CPyL10;
CPyL16: ;
    cpy_r_r27 = CPyFloat_FromTagged(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r28 = cpy_r_r27 == -113.0;
    if (unlikely(cpy_r_r28)) goto CPyL18;
CPyL17: ;
    cpy_r_r29 = PyFloat_FromDouble(cpy_r_r27);
    cpy_r_r30 = PyList_Append(cpy_r_r0, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "points", 195, CPyStatic_advice___globals);
        goto CPyL28;
    } else
        goto CPyL19;
CPyL18: ;
    cpy_r_r32 = PyErr_Occurred();
    if (unlikely(cpy_r_r32 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "points", 195, CPyStatic_advice___globals);
        goto CPyL28;
    } else
        goto CPyL17;
CPyL19: ;
    cpy_r_r33 = CPyTagged_Add(cpy_r_r4, 2);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r4 = cpy_r_r33;
    goto CPyL4;
CPyL20: ;
    return cpy_r_r0;
CPyL21: ;
    cpy_r_r34 = NULL;
    return cpy_r_r34;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL21;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL21;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL21;
CPyL26: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL16;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL21;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL21;
}
        
        PyObject *CPyPy_advice___points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", 0};
            static CPyArg_Parser parser = {"O:points", kwlist, 0};
            PyObject *obj_match;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_match)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            PyObject *retval = CPyDef_advice___points(arg_match);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "points", 193, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice_____mypyc_lambda__1_swings_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_advice_____mypyc_lambda__1_swings_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_advice_____mypyc_lambda__1_swings_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "__get__", -1, CPyStatic_advice___globals);
            return NULL;
        }
        
tuple_T2FF CPyDef_advice_____mypyc_lambda__1_swings_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_one) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    double cpy_r_r3;
    char cpy_r_r4;
    double cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    double cpy_r_r9;
    char cpy_r_r10;
    tuple_T2FF cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T2FF cpy_r_r13;
    cpy_r_r0 = ((serai___bots___advice_____mypyc_lambda__1_swings_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "<lambda>", "__mypyc_lambda__1_swings_obj", "__mypyc_env__", 203, CPyStatic_advice___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___bots___advice___swings_envObject *)cpy_r_r0)->_changes;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "<lambda>", "swings_env", "changes", 203, CPyStatic_advice___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_one);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 203, CPyStatic_advice___globals);
        goto CPyL10;
    }
    cpy_r_r3 = PyFloat_AsDouble(cpy_r_r2);
    if (cpy_r_r3 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r2); cpy_r_r3 = -113.0;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 == -113.0;
    if (unlikely(cpy_r_r4)) goto CPyL5;
CPyL4: ;
    cpy_r_r5 = fabs(cpy_r_r3);
    cpy_r_r6 = ((serai___bots___advice___swings_envObject *)cpy_r_r0)->_changes;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "<lambda>", "swings_env", "changes", 203, CPyStatic_advice___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r6);
    goto CPyL6;
CPyL5: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 203, CPyStatic_advice___globals);
        goto CPyL10;
    } else
        goto CPyL4;
CPyL6: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r6, cpy_r_one);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 203, CPyStatic_advice___globals);
        goto CPyL10;
    }
    cpy_r_r9 = PyFloat_AsDouble(cpy_r_r8);
    if (cpy_r_r9 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r8); cpy_r_r9 = -113.0;
    }
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 == -113.0;
    if (unlikely(cpy_r_r10)) goto CPyL9;
CPyL8: ;
    cpy_r_r11.f0 = cpy_r_r5;
    cpy_r_r11.f1 = cpy_r_r9;
    return cpy_r_r11;
CPyL9: ;
    cpy_r_r12 = PyErr_Occurred();
    if (unlikely(cpy_r_r12 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 203, CPyStatic_advice___globals);
    } else
        goto CPyL8;
CPyL10: ;
    tuple_T2FF __tmp89 = { -113.0, -113.0 };
    cpy_r_r13 = __tmp89;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_advice_____mypyc_lambda__1_swings_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"one", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_one;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_one)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_one;
            if (likely(PyLong_Check(obj_one)))
                arg_one = CPyTagged_BorrowFromObject(obj_one);
            else {
                CPy_TypeError("int", obj_one); goto fail;
            }
            tuple_T2FF retval = CPyDef_advice_____mypyc_lambda__1_swings_obj_____call__(arg___mypyc_self__, arg_one);
            if (retval.f0 == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp90 = PyFloat_FromDouble(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp90);
            PyObject *__tmp91 = PyFloat_FromDouble(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp91);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 203, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice_____mypyc_lambda__2_swings_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_advice_____mypyc_lambda__2_swings_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_advice_____mypyc_lambda__2_swings_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "__get__", -1, CPyStatic_advice___globals);
            return NULL;
        }
        
tuple_T2FI CPyDef_advice_____mypyc_lambda__2_swings_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_swing) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    double cpy_r_r2;
    char cpy_r_r3;
    double cpy_r_r4;
    double cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    tuple_T2FI cpy_r_r9;
    tuple_T2FI cpy_r_r10;
    cpy_r_r0 = ((serai___bots___advice_____mypyc_lambda__2_swings_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "<lambda>", "__mypyc_lambda__2_swings_obj", "__mypyc_env__", 205, CPyStatic_advice___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_swing, 6);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 205, CPyStatic_advice___globals);
        goto CPyL7;
    }
    cpy_r_r2 = PyFloat_AsDouble(cpy_r_r1);
    if (cpy_r_r2 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r1); cpy_r_r2 = -113.0;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 == -113.0;
    if (unlikely(cpy_r_r3)) goto CPyL4;
CPyL3: ;
    cpy_r_r4 = fabs(cpy_r_r2);
    cpy_r_r5 = -cpy_r_r4;
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_swing, 0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 205, CPyStatic_advice___globals);
        goto CPyL7;
    } else
        goto CPyL5;
CPyL4: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 205, CPyStatic_advice___globals);
        goto CPyL7;
    } else
        goto CPyL3;
CPyL5: ;
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 205, CPyStatic_advice___globals);
        goto CPyL7;
    }
    cpy_r_r9.f0 = cpy_r_r5;
    cpy_r_r9.f1 = cpy_r_r8;
    return cpy_r_r9;
CPyL7: ;
    tuple_T2FI __tmp92 = { -113.0, CPY_INT_TAG };
    cpy_r_r10 = __tmp92;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_advice_____mypyc_lambda__2_swings_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"swing", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_swing;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_swing)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject * arg_swing;
            if (likely(PyTuple_Check(obj_swing)))
                arg_swing = obj_swing;
            else {
                CPy_TypeError("tuple", obj_swing); 
                goto fail;
            }
            tuple_T2FI retval = CPyDef_advice_____mypyc_lambda__2_swings_obj_____call__(arg___mypyc_self__, arg_swing);
            if (retval.f1 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp93 = PyFloat_FromDouble(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp93);
            PyObject *__tmp94 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp94);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "<lambda>", 205, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice___swings(PyObject *cpy_r_moments, CPyTagged cpy_r_count) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    tuple_T2FF cpy_r_r26;
    double cpy_r_r27;
    char cpy_r_r28;
    double cpy_r_r29;
    double cpy_r_r30;
    double cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    double cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject **cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    int32_t cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject **cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    cpy_r_r0 = CPyDef_advice___swings_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 198, CPyStatic_advice___globals);
        goto CPyL46;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 200, CPyStatic_advice___globals);
        goto CPyL47;
    }
    cpy_r_r2 = CPyStatic_advice___globals;
    cpy_r_r3 = CPyStatics[38]; /* 'pairwise' */
    cpy_r_r4 = CPyDict_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 201, CPyStatic_advice___globals);
        goto CPyL48;
    }
    PyObject *cpy_r_r5[1] = {cpy_r_moments};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r6, 1, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 201, CPyStatic_advice___globals);
        goto CPyL48;
    }
    cpy_r_r8 = PyObject_GetIter(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 201, CPyStatic_advice___globals);
        goto CPyL48;
    }
CPyL5: ;
    cpy_r_r9 = PyIter_Next(cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL49;
    PyObject *__tmp95;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 2))) {
        __tmp95 = NULL;
        goto __LL96;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r9, 0))))
        __tmp95 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        __tmp95 = NULL;
    }
    if (__tmp95 == NULL) goto __LL96;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        __tmp95 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        __tmp95 = NULL;
    }
    if (__tmp95 == NULL) goto __LL96;
    __tmp95 = cpy_r_r9;
__LL96: ;
    if (unlikely(__tmp95 == NULL)) {
        CPy_TypeError("tuple[tuple, tuple]", cpy_r_r9); cpy_r_r10 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp97 = PyTuple_GET_ITEM(cpy_r_r9, 0);
        CPy_INCREF(__tmp97);
        PyObject * __tmp98;
        if (likely(PyTuple_Check(__tmp97)))
            __tmp98 = __tmp97;
        else {
            CPy_TypeError("tuple", __tmp97); 
            __tmp98 = NULL;
        }
        cpy_r_r10.f0 = __tmp98;
        PyObject *__tmp99 = PyTuple_GET_ITEM(cpy_r_r9, 1);
        CPy_INCREF(__tmp99);
        PyObject * __tmp100;
        if (likely(PyTuple_Check(__tmp99)))
            __tmp100 = __tmp99;
        else {
            CPy_TypeError("tuple", __tmp99); 
            __tmp100 = NULL;
        }
        cpy_r_r10.f1 = __tmp100;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 201, CPyStatic_advice___globals);
        goto CPyL50;
    }
    cpy_r_r11 = cpy_r_r10.f0;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = cpy_r_r10.f1;
    CPy_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r10.f0);
    CPy_DECREF(cpy_r_r10.f1);
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 202, CPyStatic_advice___globals);
        goto CPyL51;
    }
    cpy_r_r14 = CPyDef_advice____leads(cpy_r_r11);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 202, CPyStatic_advice___globals);
        goto CPyL52;
    }
    cpy_r_r15 = CPyDef_advice____leads(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 202, CPyStatic_advice___globals);
        goto CPyL53;
    }
    cpy_r_r16 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r17 = CPyStatics[36]; /* 'zip' */
    cpy_r_r18 = CPyObject_GetAttr(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 202, CPyStatic_advice___globals);
        goto CPyL54;
    }
    cpy_r_r19 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r20[3] = {cpy_r_r14, cpy_r_r15, cpy_r_r19};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r23 = PyObject_Vectorcall(cpy_r_r18, cpy_r_r21, 2, cpy_r_r22);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 202, CPyStatic_advice___globals);
        goto CPyL54;
    }
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r24 = PyObject_GetIter(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 202, CPyStatic_advice___globals);
        goto CPyL55;
    }
CPyL13: ;
    cpy_r_r25 = PyIter_Next(cpy_r_r24);
    if (cpy_r_r25 == NULL) goto CPyL56;
    PyObject *__tmp101;
    if (unlikely(!(PyTuple_Check(cpy_r_r25) && PyTuple_GET_SIZE(cpy_r_r25) == 2))) {
        __tmp101 = NULL;
        goto __LL102;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r25, 0))))
        __tmp101 = PyTuple_GET_ITEM(cpy_r_r25, 0);
    else {
        __tmp101 = NULL;
    }
    if (__tmp101 == NULL) goto __LL102;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r25, 1))))
        __tmp101 = PyTuple_GET_ITEM(cpy_r_r25, 1);
    else {
        __tmp101 = NULL;
    }
    if (__tmp101 == NULL) goto __LL102;
    __tmp101 = cpy_r_r25;
__LL102: ;
    if (unlikely(__tmp101 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r25); cpy_r_r26 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp103 = PyTuple_GET_ITEM(cpy_r_r25, 0);
        double __tmp104;
        __tmp104 = PyFloat_AsDouble(__tmp103);
        if (__tmp104 == -1.0 && PyErr_Occurred()) {
            goto __LL105;
        }
        cpy_r_r26.f0 = __tmp104;
        PyObject *__tmp106 = PyTuple_GET_ITEM(cpy_r_r25, 1);
        double __tmp107;
        __tmp107 = PyFloat_AsDouble(__tmp106);
        if (__tmp107 == -1.0 && PyErr_Occurred()) {
            goto __LL108;
        }
        cpy_r_r26.f1 = __tmp107;
    }
    goto __LL109;
__LL105: ;
    cpy_r_r26 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL109;
__LL108: ;
    cpy_r_r26 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL109;
__LL109: ;
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26.f0;
    cpy_r_r28 = cpy_r_r27 == -113.0;
    if (unlikely(cpy_r_r28)) goto CPyL16;
CPyL15: ;
    cpy_r_r29 = cpy_r_r26.f0;
    cpy_r_r30 = cpy_r_r26.f1;
    cpy_r_r31 = cpy_r_r30 - cpy_r_r29;
    cpy_r_r32 = PyFloat_FromDouble(cpy_r_r31);
    cpy_r_r33 = PyList_Append(cpy_r_r13, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 202, CPyStatic_advice___globals);
        goto CPyL57;
    } else
        goto CPyL13;
CPyL16: ;
    cpy_r_r35 = PyErr_Occurred();
    if (unlikely(cpy_r_r35 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 202, CPyStatic_advice___globals);
        goto CPyL57;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r36 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 202, CPyStatic_advice___globals);
        goto CPyL55;
    }
    if (((serai___bots___advice___swings_envObject *)cpy_r_r0)->_changes != NULL) {
        CPy_DECREF(((serai___bots___advice___swings_envObject *)cpy_r_r0)->_changes);
    }
    ((serai___bots___advice___swings_envObject *)cpy_r_r0)->_changes = cpy_r_r13;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 202, CPyStatic_advice___globals);
        goto CPyL58;
    }
    cpy_r_r38 = ((serai___bots___advice___swings_envObject *)cpy_r_r0)->_changes;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "swings", "swings_env", "changes", 203, CPyStatic_advice___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r38);
CPyL20: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    CPy_DECREF(cpy_r_r38);
    cpy_r_r41 = cpy_r_r40 << 1;
    cpy_r_r42 = (PyObject *)&PyRange_Type;
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r41);
    PyObject *cpy_r_r44[1] = {cpy_r_r43};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r42, cpy_r_r45, 1, 0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 203, CPyStatic_advice___globals);
        goto CPyL59;
    }
    CPy_DECREF(cpy_r_r43);
    if (likely(PyRange_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "swings", 203, CPyStatic_advice___globals, "range", cpy_r_r46);
        goto CPyL58;
    }
    cpy_r_r48 = CPyDef_advice_____mypyc_lambda__1_swings_obj();
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 203, CPyStatic_advice___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___bots___advice_____mypyc_lambda__1_swings_objObject *)cpy_r_r48)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r49 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r50 = CPyStatics[39]; /* 'max' */
    cpy_r_r51 = CPyObject_GetAttr(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 203, CPyStatic_advice___globals);
        goto CPyL61;
    }
    PyObject *cpy_r_r52[2] = {cpy_r_r47, cpy_r_r48};
    cpy_r_r53 = (PyObject **)&cpy_r_r52;
    cpy_r_r54 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r55 = PyObject_Vectorcall(cpy_r_r51, cpy_r_r53, 1, cpy_r_r54);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 203, CPyStatic_advice___globals);
        goto CPyL61;
    }
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r48);
    if (likely(PyLong_Check(cpy_r_r55)))
        cpy_r_r56 = CPyTagged_FromObject(cpy_r_r55);
    else {
        CPy_TypeError("int", cpy_r_r55); cpy_r_r56 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 203, CPyStatic_advice___globals);
        goto CPyL58;
    }
    cpy_r_r57 = CPySequenceTuple_GetItem(cpy_r_r11, 0);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 204, CPyStatic_advice___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 204, CPyStatic_advice___globals);
        goto CPyL62;
    }
    cpy_r_r59 = CPySequenceTuple_GetItem(cpy_r_r11, 2);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 204, CPyStatic_advice___globals);
        goto CPyL63;
    }
    if (PyLong_Check(cpy_r_r59))
        cpy_r_r60 = cpy_r_r59;
    else {
        cpy_r_r60 = NULL;
    }
    if (cpy_r_r60 != NULL) goto __LL110;
    if (cpy_r_r59 == Py_None)
        cpy_r_r60 = cpy_r_r59;
    else {
        cpy_r_r60 = NULL;
    }
    if (cpy_r_r60 != NULL) goto __LL110;
    CPy_TypeErrorTraceback("src/serai/bots/advice.py", "swings", 204, CPyStatic_advice___globals, "int or None", cpy_r_r59);
    goto CPyL63;
__LL110: ;
    cpy_r_r61 = ((serai___bots___advice___swings_envObject *)cpy_r_r0)->_changes;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/bots/advice.py", "swings", "swings_env", "changes", 204, CPyStatic_advice___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r61);
CPyL31: ;
    cpy_r_r62 = CPyList_GetItem(cpy_r_r61, cpy_r_r56);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 204, CPyStatic_advice___globals);
        goto CPyL64;
    }
    cpy_r_r63 = PyFloat_AsDouble(cpy_r_r62);
    if (cpy_r_r63 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r62); cpy_r_r63 = -113.0;
    }
    CPy_DECREF(cpy_r_r62);
    cpy_r_r64 = cpy_r_r63 == -113.0;
    if (unlikely(cpy_r_r64)) goto CPyL34;
CPyL33: ;
    cpy_r_r65 = CPyStatic_advice___globals;
    cpy_r_r66 = CPyStatics[40]; /* 'Swing' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 204, CPyStatic_advice___globals);
        goto CPyL64;
    } else
        goto CPyL35;
CPyL34: ;
    cpy_r_r68 = PyErr_Occurred();
    if (unlikely(cpy_r_r68 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 204, CPyStatic_advice___globals);
        goto CPyL64;
    } else
        goto CPyL33;
CPyL35: ;
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r58);
    cpy_r_r70 = CPyTagged_StealAsObject(cpy_r_r56);
    cpy_r_r71 = PyFloat_FromDouble(cpy_r_r63);
    PyObject *cpy_r_r72[4] = {cpy_r_r69, cpy_r_r60, cpy_r_r70, cpy_r_r71};
    cpy_r_r73 = (PyObject **)&cpy_r_r72;
    cpy_r_r74 = PyObject_Vectorcall(cpy_r_r67, cpy_r_r73, 4, 0);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 204, CPyStatic_advice___globals);
        goto CPyL65;
    }
    CPy_DECREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r71);
    if (likely(PyTuple_Check(cpy_r_r74)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "swings", 204, CPyStatic_advice___globals, "tuple", cpy_r_r74);
        goto CPyL50;
    }
    cpy_r_r76 = PyList_Append(cpy_r_r1, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r77 = cpy_r_r76 >= 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 204, CPyStatic_advice___globals);
        goto CPyL50;
    } else
        goto CPyL5;
CPyL38: ;
    cpy_r_r78 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 201, CPyStatic_advice___globals);
        goto CPyL48;
    }
    cpy_r_r79 = CPyDef_advice_____mypyc_lambda__2_swings_obj();
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 205, CPyStatic_advice___globals);
        goto CPyL48;
    }
    ((serai___bots___advice_____mypyc_lambda__2_swings_objObject *)cpy_r_r79)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r80 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r81 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r82 = CPyObject_GetAttr(cpy_r_r80, cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 205, CPyStatic_advice___globals);
        goto CPyL66;
    }
    PyObject *cpy_r_r83[2] = {cpy_r_r1, cpy_r_r79};
    cpy_r_r84 = (PyObject **)&cpy_r_r83;
    cpy_r_r85 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r86 = PyObject_Vectorcall(cpy_r_r82, cpy_r_r84, 1, cpy_r_r85);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 205, CPyStatic_advice___globals);
        goto CPyL66;
    }
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r79);
    if (likely(PyList_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "swings", 205, CPyStatic_advice___globals, "list", cpy_r_r86);
        goto CPyL46;
    }
    cpy_r_r88 = CPyList_GetSlice(cpy_r_r87, 0, cpy_r_count);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "swings", 205, CPyStatic_advice___globals);
        goto CPyL46;
    }
    if (likely(PyList_Check(cpy_r_r88)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "swings", 205, CPyStatic_advice___globals, "list", cpy_r_r88);
        goto CPyL46;
    }
    return cpy_r_r89;
CPyL46: ;
    cpy_r_r90 = NULL;
    return cpy_r_r90;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL46;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL46;
CPyL49: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL38;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    goto CPyL46;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL46;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL46;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL46;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL46;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    goto CPyL46;
CPyL56: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL17;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r24);
    goto CPyL46;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    goto CPyL46;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r43);
    goto CPyL46;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r47);
    goto CPyL46;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    goto CPyL46;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL46;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL46;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    goto CPyL46;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r71);
    goto CPyL46;
CPyL66: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r79);
    goto CPyL46;
}
        
        PyObject *CPyPy_advice___swings(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"moments", "count", 0};
            static CPyArg_Parser parser = {"OO:swings", kwlist, 0};
            PyObject *obj_moments;
            PyObject *obj_count;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_moments, &obj_count)) {
                return NULL;
            }
            PyObject *arg_moments = obj_moments;
            CPyTagged arg_count;
            if (likely(PyLong_Check(obj_count)))
                arg_count = CPyTagged_BorrowFromObject(obj_count);
            else {
                CPy_TypeError("int", obj_count); goto fail;
            }
            PyObject *retval = CPyDef_advice___swings(arg_moments, arg_count);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "swings", 198, CPyStatic_advice___globals);
            return NULL;
        }
        
PyObject *CPyDef_advice____leads(PyObject *cpy_r_moment) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_seat;
    PyObject *cpy_r_r8;
    double cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r18;
    double cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    int64_t cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject **cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    double cpy_r_r41;
    char cpy_r_r42;
    double cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    PyObject *cpy_r_r50;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_moment, 4);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_leads", 210, CPyStatic_advice___globals);
        goto CPyL25;
    }
    if (likely(PyTuple_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "_leads", 210, CPyStatic_advice___globals, "tuple", cpy_r_r0);
        goto CPyL25;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_leads", 211, CPyStatic_advice___globals);
        goto CPyL26;
    }
    cpy_r_r3 = 0;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = 0;
CPyL4: ;
    cpy_r_r7 = cpy_r_r6 < cpy_r_r5;
    if (!cpy_r_r7) goto CPyL27;
    cpy_r_seat = cpy_r_r3;
    cpy_r_r8 = CPySequenceTuple_GetItemUnsafe(cpy_r_r1, cpy_r_r6);
    cpy_r_r9 = PyFloat_AsDouble(cpy_r_r8);
    if (cpy_r_r9 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r8); cpy_r_r9 = -113.0;
    }
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 == -113.0;
    if (unlikely(cpy_r_r10)) goto CPyL7;
CPyL6: ;
    cpy_r_r11 = PyList_New(0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_leads", 212, CPyStatic_advice___globals);
        goto CPyL28;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r12 = PyErr_Occurred();
    if (unlikely(cpy_r_r12 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_leads", 211, CPyStatic_advice___globals);
        goto CPyL28;
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_r13 = 0;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = 0;
CPyL9: ;
    cpy_r_r17 = cpy_r_r16 < cpy_r_r15;
    if (!cpy_r_r17) goto CPyL29;
    cpy_r_place = cpy_r_r13;
    cpy_r_r18 = CPySequenceTuple_GetItemUnsafe(cpy_r_r1, cpy_r_r16);
    cpy_r_r19 = PyFloat_AsDouble(cpy_r_r18);
    if (cpy_r_r19 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r18); cpy_r_r19 = -113.0;
    }
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 == -113.0;
    if (unlikely(cpy_r_r20)) goto CPyL15;
CPyL11: ;
    cpy_r_r21 = cpy_r_place & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL13;
    cpy_r_r23 = CPyTagged_IsEq_(cpy_r_place, cpy_r_seat);
    cpy_r_r24 = cpy_r_r23 ^ 1;
    cpy_r_r25 = cpy_r_r24;
    goto CPyL14;
CPyL13: ;
    cpy_r_r26 = cpy_r_place != cpy_r_seat;
    cpy_r_r25 = cpy_r_r26;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_place);
    if (cpy_r_r25) {
        goto CPyL16;
    } else
        goto CPyL17;
CPyL15: ;
    cpy_r_r27 = PyErr_Occurred();
    if (unlikely(cpy_r_r27 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_leads", 212, CPyStatic_advice___globals);
        goto CPyL30;
    } else
        goto CPyL11;
CPyL16: ;
    cpy_r_r28 = PyFloat_FromDouble(cpy_r_r19);
    cpy_r_r29 = PyList_Append(cpy_r_r11, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_leads", 212, CPyStatic_advice___globals);
        goto CPyL31;
    }
CPyL17: ;
    cpy_r_r31 = cpy_r_r13 + 2;
    cpy_r_r13 = cpy_r_r31;
    cpy_r_r32 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r32;
    goto CPyL9;
CPyL18: ;
    cpy_r_r33 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r34 = CPyStatics[39]; /* 'max' */
    cpy_r_r35 = CPyObject_GetAttr(cpy_r_r33, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_leads", 212, CPyStatic_advice___globals);
        goto CPyL32;
    }
    cpy_r_r36 = PyFloat_FromDouble(0.0);
    PyObject *cpy_r_r37[2] = {cpy_r_r11, cpy_r_r36};
    cpy_r_r38 = (PyObject **)&cpy_r_r37;
    cpy_r_r39 = CPyStatics[4979]; /* ('default',) */
    cpy_r_r40 = PyObject_Vectorcall(cpy_r_r35, cpy_r_r38, 1, cpy_r_r39);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_leads", 212, CPyStatic_advice___globals);
        goto CPyL33;
    }
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r41 = PyFloat_AsDouble(cpy_r_r40);
    if (cpy_r_r41 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r40); cpy_r_r41 = -113.0;
    }
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 == -113.0;
    if (unlikely(cpy_r_r42)) goto CPyL22;
CPyL21: ;
    cpy_r_r43 = cpy_r_r9 - cpy_r_r41;
    cpy_r_r44 = PyFloat_FromDouble(cpy_r_r43);
    cpy_r_r45 = PyList_Append(cpy_r_r2, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_leads", 211, CPyStatic_advice___globals);
        goto CPyL34;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r47 = PyErr_Occurred();
    if (unlikely(cpy_r_r47 != NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "_leads", 212, CPyStatic_advice___globals);
        goto CPyL34;
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_r48 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r48;
    cpy_r_r49 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r49;
    goto CPyL4;
CPyL24: ;
    return cpy_r_r2;
CPyL25: ;
    cpy_r_r50 = NULL;
    return cpy_r_r50;
CPyL26: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL25;
CPyL27: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL24;
CPyL28: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL25;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_seat);
    goto CPyL18;
CPyL30: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL25;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r11);
    goto CPyL25;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r11);
    goto CPyL25;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r36);
    goto CPyL25;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL25;
}
        
        PyObject *CPyPy_advice____leads(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"moment", 0};
            static CPyArg_Parser parser = {"O:_leads", kwlist, 0};
            PyObject *obj_moment;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_moment)) {
                return NULL;
            }
            PyObject * arg_moment;
            if (likely(PyTuple_Check(obj_moment)))
                arg_moment = obj_moment;
            else {
                CPy_TypeError("tuple", obj_moment); 
                goto fail;
            }
            PyObject *retval = CPyDef_advice____leads(arg_moment);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/advice.py", "_leads", 208, CPyStatic_advice___globals);
            return NULL;
        }
        
char CPyDef_advice_____top_level__(void) {
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
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    void *cpy_r_r27;
    void *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    void *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    void *cpy_r_r70;
    void *cpy_r_r71;
    void *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    void *cpy_r_r92;
    void *cpy_r_r93;
    void *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    void *cpy_r_r114;
    void *cpy_r_r115;
    void *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    void *cpy_r_r122;
    void *cpy_r_r123;
    PyObject **cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    void *cpy_r_r136;
    void *cpy_r_r137;
    void *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    void *cpy_r_r144;
    void *cpy_r_r145;
    PyObject **cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    void *cpy_r_r158;
    void *cpy_r_r159;
    void *cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    void *cpy_r_r166;
    void *cpy_r_r167;
    PyObject **cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    int32_t cpy_r_r183;
    char cpy_r_r184;
    void *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    void *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject **cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    int32_t cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    int32_t cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    int32_t cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    int32_t cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    int32_t cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    int32_t cpy_r_r242;
    char cpy_r_r243;
    PyObject **cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    int32_t cpy_r_r249;
    char cpy_r_r250;
    PyObject *cpy_r_r251;
    void *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    char cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    void *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    char cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    char cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject **cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    int32_t cpy_r_r289;
    char cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    int32_t cpy_r_r293;
    char cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    int32_t cpy_r_r297;
    char cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    int32_t cpy_r_r301;
    char cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    int32_t cpy_r_r305;
    char cpy_r_r306;
    tuple_T0 cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    int32_t cpy_r_r310;
    char cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    int32_t cpy_r_r314;
    char cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    int32_t cpy_r_r318;
    char cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    int32_t cpy_r_r322;
    char cpy_r_r323;
    PyObject **cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    int32_t cpy_r_r329;
    char cpy_r_r330;
    PyObject *cpy_r_r331;
    void *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    char cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    void *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    char cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    char cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject **cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    PyObject *cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    int32_t cpy_r_r369;
    char cpy_r_r370;
    PyObject *cpy_r_r371;
    PyObject *cpy_r_r372;
    int32_t cpy_r_r373;
    char cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    int32_t cpy_r_r377;
    char cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    int32_t cpy_r_r381;
    char cpy_r_r382;
    tuple_T0 cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    int32_t cpy_r_r386;
    char cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    int32_t cpy_r_r390;
    char cpy_r_r391;
    tuple_T0 cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    int32_t cpy_r_r395;
    char cpy_r_r396;
    PyObject *cpy_r_r397;
    PyObject *cpy_r_r398;
    int32_t cpy_r_r399;
    char cpy_r_r400;
    tuple_T0 cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    int32_t cpy_r_r404;
    char cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    int32_t cpy_r_r408;
    char cpy_r_r409;
    PyObject *cpy_r_r410;
    PyObject *cpy_r_r411;
    int32_t cpy_r_r412;
    char cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    int32_t cpy_r_r416;
    char cpy_r_r417;
    PyObject **cpy_r_r419;
    PyObject *cpy_r_r420;
    PyObject *cpy_r_r421;
    PyObject *cpy_r_r422;
    int32_t cpy_r_r423;
    char cpy_r_r424;
    PyObject *cpy_r_r425;
    void *cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    PyObject *cpy_r_r429;
    char cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    PyObject *cpy_r_r433;
    PyObject *cpy_r_r434;
    PyObject *cpy_r_r435;
    PyObject *cpy_r_r436;
    PyObject *cpy_r_r437;
    void *cpy_r_r438;
    PyObject *cpy_r_r439;
    PyObject *cpy_r_r440;
    PyObject *cpy_r_r441;
    char cpy_r_r442;
    PyObject *cpy_r_r443;
    PyObject *cpy_r_r444;
    PyObject *cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    PyObject *cpy_r_r448;
    PyObject *cpy_r_r449;
    char cpy_r_r450;
    PyObject *cpy_r_r451;
    PyObject *cpy_r_r452;
    PyObject *cpy_r_r453;
    PyObject **cpy_r_r455;
    PyObject *cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    PyObject *cpy_r_r461;
    PyObject *cpy_r_r462;
    int32_t cpy_r_r463;
    char cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject *cpy_r_r466;
    int32_t cpy_r_r467;
    char cpy_r_r468;
    PyObject *cpy_r_r469;
    PyObject *cpy_r_r470;
    int32_t cpy_r_r471;
    char cpy_r_r472;
    PyObject *cpy_r_r473;
    PyObject *cpy_r_r474;
    int32_t cpy_r_r475;
    char cpy_r_r476;
    PyObject *cpy_r_r477;
    PyObject *cpy_r_r478;
    int32_t cpy_r_r479;
    char cpy_r_r480;
    PyObject *cpy_r_r481;
    PyObject *cpy_r_r482;
    int32_t cpy_r_r483;
    char cpy_r_r484;
    PyObject *cpy_r_r485;
    PyObject *cpy_r_r486;
    int32_t cpy_r_r487;
    char cpy_r_r488;
    PyObject **cpy_r_r490;
    PyObject *cpy_r_r491;
    PyObject *cpy_r_r492;
    PyObject *cpy_r_r493;
    int32_t cpy_r_r494;
    char cpy_r_r495;
    PyObject *cpy_r_r496;
    void *cpy_r_r497;
    PyObject *cpy_r_r498;
    PyObject *cpy_r_r499;
    PyObject *cpy_r_r500;
    char cpy_r_r501;
    PyObject *cpy_r_r502;
    PyObject *cpy_r_r503;
    PyObject *cpy_r_r504;
    PyObject *cpy_r_r505;
    PyObject *cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    void *cpy_r_r509;
    PyObject *cpy_r_r510;
    PyObject *cpy_r_r511;
    PyObject *cpy_r_r512;
    char cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    PyObject *cpy_r_r516;
    PyObject *cpy_r_r517;
    PyObject *cpy_r_r518;
    PyObject *cpy_r_r519;
    PyObject *cpy_r_r520;
    char cpy_r_r521;
    PyObject *cpy_r_r522;
    PyObject *cpy_r_r523;
    PyObject *cpy_r_r524;
    PyObject **cpy_r_r526;
    PyObject *cpy_r_r527;
    PyObject *cpy_r_r528;
    PyObject *cpy_r_r529;
    PyObject *cpy_r_r530;
    PyObject *cpy_r_r531;
    PyObject *cpy_r_r532;
    PyObject *cpy_r_r533;
    int32_t cpy_r_r534;
    char cpy_r_r535;
    PyObject *cpy_r_r536;
    PyObject *cpy_r_r537;
    int32_t cpy_r_r538;
    char cpy_r_r539;
    PyObject *cpy_r_r540;
    PyObject *cpy_r_r541;
    int32_t cpy_r_r542;
    char cpy_r_r543;
    PyObject *cpy_r_r544;
    PyObject *cpy_r_r545;
    int32_t cpy_r_r546;
    char cpy_r_r547;
    PyObject *cpy_r_r548;
    PyObject *cpy_r_r549;
    int32_t cpy_r_r550;
    char cpy_r_r551;
    PyObject *cpy_r_r552;
    PyObject *cpy_r_r553;
    int32_t cpy_r_r554;
    char cpy_r_r555;
    PyObject *cpy_r_r556;
    PyObject *cpy_r_r557;
    int32_t cpy_r_r558;
    char cpy_r_r559;
    PyObject *cpy_r_r560;
    PyObject *cpy_r_r561;
    int32_t cpy_r_r562;
    char cpy_r_r563;
    PyObject **cpy_r_r565;
    PyObject *cpy_r_r566;
    PyObject *cpy_r_r567;
    PyObject *cpy_r_r568;
    int32_t cpy_r_r569;
    char cpy_r_r570;
    PyObject *cpy_r_r571;
    char cpy_r_r572;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 1, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 1, CPyStatic_advice___globals);
        goto CPyL223;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_advice___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 9, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4980]; /* ('Collection', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_advice___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 11, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[4981]; /* ('pairwise',) */
    cpy_r_r17 = CPyStatics[45]; /* 'itertools' */
    cpy_r_r18 = CPyStatic_advice___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 12, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r20 = (void *)&CPyModule_itertools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[4982]; /* ('NamedTuple',) */
    cpy_r_r22 = CPyStatics[47]; /* 'typing' */
    cpy_r_r23 = CPyStatic_advice___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 13, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r25 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___bots___bot;
    cpy_r_r27 = (void *)&CPyImportState_serai___bots___bot;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 15, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_serai___bots___bot;
    cpy_r_r35 = CPyExec_serai___bots___bot;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___bots___bot__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 15, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 15, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 15, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[4983]; /* ('Outlook',) */
    cpy_r_r46 = CPyStatic_advice___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 15, CPyStatic_advice___globals);
        goto CPyL223;
    } else
        goto CPyL224;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_serai___bots___errors;
    cpy_r_r49 = (void *)&CPyImportState_serai___bots___errors;
    cpy_r_r50 = CPyModuleLockAPI_serai;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[48]; /* 'serai.bots.errors' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 16, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_serai___bots___errors;
    cpy_r_r57 = CPyExec_serai___bots___errors;
    cpy_r_r58 = (PyObject **)&CPyModule_serai___bots___errors__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 16, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r62 = CPyStatics[8]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 16, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r64 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[48]; /* 'serai.bots.errors' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 16, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[4984]; /* ('Errors', 'errors_of') */
    cpy_r_r68 = CPyStatic_advice___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 16, CPyStatic_advice___globals);
        goto CPyL223;
    } else
        goto CPyL225;
CPyL24: ;
    cpy_r_r70 = (void *)&CPyModule_serai___bots___search_bot;
    cpy_r_r71 = (void *)&CPyImportState_serai___bots___search_bot;
    cpy_r_r72 = CPyModuleLockAPI_serai;
    cpy_r_r73 = CPyImport_IsInitialized(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL27;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[23]; /* 'serai.bots.search_bot' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 17, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r77 = cpy_r_r76;
    goto CPyL31;
CPyL27: ;
    cpy_r_r78 = CPyInitOnly_serai___bots___search_bot;
    cpy_r_r79 = CPyExec_serai___bots___search_bot;
    cpy_r_r80 = (PyObject **)&CPyModule_serai___bots___search_bot__internal;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 17, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r84 = CPyStatics[8]; /* '__file__' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 17, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r86 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r87 = CPyStatics[23]; /* 'serai.bots.search_bot' */
    cpy_r_r88 = CPyImport_ImportNative(cpy_r_r87, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r85, cpy_r_r86, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 17, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r77 = cpy_r_r88;
CPyL31: ;
    cpy_r_r89 = CPyStatics[4976]; /* ('SearchBot',) */
    cpy_r_r90 = CPyStatic_advice___globals;
    cpy_r_r91 = CPyImport_GetNativeAttrs(cpy_r_r77, cpy_r_r89, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 17, CPyStatic_advice___globals);
        goto CPyL223;
    } else
        goto CPyL226;
CPyL32: ;
    cpy_r_r92 = (void *)&CPyModule_serai___bots___turns;
    cpy_r_r93 = (void *)&CPyImportState_serai___bots___turns;
    cpy_r_r94 = CPyModuleLockAPI_serai;
    cpy_r_r95 = CPyImport_IsInitialized(cpy_r_r93);
    if (!cpy_r_r95) goto CPyL35;
    cpy_r_r96 = PyImport_GetModuleDict();
    cpy_r_r97 = CPyStatics[51]; /* 'serai.bots.turns' */
    cpy_r_r98 = CPyDict_GetItem(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 18, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r99 = cpy_r_r98;
    goto CPyL39;
CPyL35: ;
    cpy_r_r100 = CPyInitOnly_serai___bots___turns;
    cpy_r_r101 = CPyExec_serai___bots___turns;
    cpy_r_r102 = (PyObject **)&CPyModule_serai___bots___turns__internal;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 18, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r106 = CPyStatics[8]; /* '__file__' */
    cpy_r_r107 = CPyObject_GetAttr(cpy_r_r105, cpy_r_r106);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 18, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r108 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r109 = CPyStatics[51]; /* 'serai.bots.turns' */
    cpy_r_r110 = CPyImport_ImportNative(cpy_r_r109, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r107, cpy_r_r108, 0);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 18, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r99 = cpy_r_r110;
CPyL39: ;
    cpy_r_r111 = CPyStatics[4985]; /* ('is_turn_over',) */
    cpy_r_r112 = CPyStatic_advice___globals;
    cpy_r_r113 = CPyImport_GetNativeAttrs(cpy_r_r99, cpy_r_r111, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 18, CPyStatic_advice___globals);
        goto CPyL223;
    } else
        goto CPyL227;
CPyL40: ;
    cpy_r_r114 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r115 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r116 = CPyModuleLockAPI_serai;
    cpy_r_r117 = CPyImport_IsInitialized(cpy_r_r115);
    if (!cpy_r_r117) goto CPyL43;
    cpy_r_r118 = PyImport_GetModuleDict();
    cpy_r_r119 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r120 = CPyDict_GetItem(cpy_r_r118, cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 19, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r121 = cpy_r_r120;
    goto CPyL47;
CPyL43: ;
    cpy_r_r122 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r123 = CPyExec_serai___kernel___decision;
    cpy_r_r124 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 19, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r128 = CPyStatics[8]; /* '__file__' */
    cpy_r_r129 = CPyObject_GetAttr(cpy_r_r127, cpy_r_r128);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 19, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r130 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r131 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r132 = CPyImport_ImportNative(cpy_r_r131, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r129, cpy_r_r130, 0);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 19, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r121 = cpy_r_r132;
CPyL47: ;
    cpy_r_r133 = CPyStatics[4986]; /* ('Option',) */
    cpy_r_r134 = CPyStatic_advice___globals;
    cpy_r_r135 = CPyImport_GetNativeAttrs(cpy_r_r121, cpy_r_r133, cpy_r_r133, cpy_r_r134);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 19, CPyStatic_advice___globals);
        goto CPyL223;
    } else
        goto CPyL228;
CPyL48: ;
    cpy_r_r136 = (void *)&CPyModule_serai___kernel___match;
    cpy_r_r137 = (void *)&CPyImportState_serai___kernel___match;
    cpy_r_r138 = CPyModuleLockAPI_serai;
    cpy_r_r139 = CPyImport_IsInitialized(cpy_r_r137);
    if (!cpy_r_r139) goto CPyL51;
    cpy_r_r140 = PyImport_GetModuleDict();
    cpy_r_r141 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r142 = CPyDict_GetItem(cpy_r_r140, cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 20, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r143 = cpy_r_r142;
    goto CPyL55;
CPyL51: ;
    cpy_r_r144 = CPyInitOnly_serai___kernel___match;
    cpy_r_r145 = CPyExec_serai___kernel___match;
    cpy_r_r146 = (PyObject **)&CPyModule_serai___kernel___match__internal;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 20, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r150 = CPyStatics[8]; /* '__file__' */
    cpy_r_r151 = CPyObject_GetAttr(cpy_r_r149, cpy_r_r150);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 20, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r152 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r153 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r154 = CPyImport_ImportNative(cpy_r_r153, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r136, cpy_r_r137, cpy_r_r138, cpy_r_r151, cpy_r_r152, 0);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 20, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r143 = cpy_r_r154;
CPyL55: ;
    cpy_r_r155 = CPyStatics[4987]; /* ('Match', 'MatchError') */
    cpy_r_r156 = CPyStatic_advice___globals;
    cpy_r_r157 = CPyImport_GetNativeAttrs(cpy_r_r143, cpy_r_r155, cpy_r_r155, cpy_r_r156);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 20, CPyStatic_advice___globals);
        goto CPyL223;
    } else
        goto CPyL229;
CPyL56: ;
    cpy_r_r158 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r159 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r160 = CPyModuleLockAPI_serai;
    cpy_r_r161 = CPyImport_IsInitialized(cpy_r_r159);
    if (!cpy_r_r161) goto CPyL59;
    cpy_r_r162 = PyImport_GetModuleDict();
    cpy_r_r163 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r164 = CPyDict_GetItem(cpy_r_r162, cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 21, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r165 = cpy_r_r164;
    goto CPyL63;
CPyL59: ;
    cpy_r_r166 = CPyInitOnly_serai___kernel___message;
    cpy_r_r167 = CPyExec_serai___kernel___message;
    cpy_r_r168 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 21, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r172 = CPyStatics[8]; /* '__file__' */
    cpy_r_r173 = CPyObject_GetAttr(cpy_r_r171, cpy_r_r172);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 21, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r174 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r175 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r176 = CPyImport_ImportNative(cpy_r_r175, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r158, cpy_r_r159, cpy_r_r160, cpy_r_r173, cpy_r_r174, 0);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 21, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r165 = cpy_r_r176;
CPyL63: ;
    cpy_r_r177 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r178 = CPyStatic_advice___globals;
    cpy_r_r179 = CPyImport_GetNativeAttrs(cpy_r_r165, cpy_r_r177, cpy_r_r177, cpy_r_r178);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 21, CPyStatic_advice___globals);
        goto CPyL223;
    } else
        goto CPyL230;
CPyL64: ;
    cpy_r_r180 = CPyStatic_advice___globals;
    cpy_r_r181 = CPyStatics[26]; /* 'MOST_HINTS' */
    cpy_r_r182 = CPyStatics[4894]; /* 4 */
    cpy_r_r183 = CPyDict_SetItem(cpy_r_r180, cpy_r_r181, cpy_r_r182);
    cpy_r_r184 = cpy_r_r183 >= 0;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 23, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r185 = (void *)&CPyModule_typing;
    cpy_r_r186 = CPyStatics[47]; /* 'typing' */
    cpy_r_r187 = CPyImport_GetModuleCacheForImport(cpy_r_r185, cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r188 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r189 = cpy_r_r187 != cpy_r_r188;
    if (cpy_r_r189) goto CPyL69;
    cpy_r_r190 = PyImport_Import(cpy_r_r186);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL223;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r185, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
CPyL69: ;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[47]; /* 'typing' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r194 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r195 = CPyObject_GetAttr(cpy_r_r193, cpy_r_r194);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r196 = PyTuple_Pack(1, cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r197 = (void *)&CPyModule_typing;
    cpy_r_r198 = CPyStatics[47]; /* 'typing' */
    cpy_r_r199 = CPyImport_GetModuleCacheForImport(cpy_r_r197, cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL231;
    }
    cpy_r_r200 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r201 = cpy_r_r199 != cpy_r_r200;
    if (cpy_r_r201) goto CPyL76;
    cpy_r_r202 = PyImport_Import(cpy_r_r198);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL231;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r197, cpy_r_r202);
    CPy_DECREF(cpy_r_r202);
CPyL76: ;
    cpy_r_r203 = PyImport_GetModuleDict();
    cpy_r_r204 = CPyStatics[47]; /* 'typing' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL231;
    }
    cpy_r_r206 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r207 = CPyObject_GetAttr(cpy_r_r205, cpy_r_r206);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL231;
    }
    cpy_r_r208 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r209 = PyObject_HasAttr(cpy_r_r207, cpy_r_r208);
    if (!cpy_r_r209) goto CPyL83;
    cpy_r_r210 = CPyStatics[28]; /* 'Change' */
    cpy_r_r211 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r212 = CPyObject_GetAttr(cpy_r_r207, cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL232;
    }
    PyObject *cpy_r_r213[2] = {cpy_r_r210, cpy_r_r196};
    cpy_r_r214 = (PyObject **)&cpy_r_r213;
    cpy_r_r215 = PyObject_Vectorcall(cpy_r_r212, cpy_r_r214, 2, 0);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL232;
    }
    if (likely(PyDict_Check(cpy_r_r215)))
        cpy_r_r216 = cpy_r_r215;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals, "dict", cpy_r_r215);
        goto CPyL232;
    }
    cpy_r_r217 = cpy_r_r216;
    goto CPyL85;
CPyL83: ;
    cpy_r_r218 = PyDict_New();
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL232;
    }
    cpy_r_r217 = cpy_r_r218;
CPyL85: ;
    cpy_r_r219 = PyDict_New();
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL233;
    }
    cpy_r_r220 = (PyObject *)&PyLong_Type;
    cpy_r_r221 = CPyStatics[63]; /* 'seat' */
    cpy_r_r222 = PyDict_SetItem(cpy_r_r219, cpy_r_r221, cpy_r_r220);
    cpy_r_r223 = cpy_r_r222 >= 0;
    if (unlikely(!cpy_r_r223)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 29, CPyStatic_advice___globals);
        goto CPyL234;
    }
    cpy_r_r224 = (PyObject *)CPyType_message___Message;
    cpy_r_r225 = CPyStatics[64]; /* 'message' */
    cpy_r_r226 = PyDict_SetItem(cpy_r_r219, cpy_r_r225, cpy_r_r224);
    cpy_r_r227 = cpy_r_r226 >= 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 30, CPyStatic_advice___globals);
        goto CPyL234;
    }
    cpy_r_r228 = (PyObject *)&PyLong_Type;
    cpy_r_r229 = CPyStatics[65]; /* 'points' */
    cpy_r_r230 = PyDict_SetItem(cpy_r_r219, cpy_r_r229, cpy_r_r228);
    cpy_r_r231 = cpy_r_r230 >= 0;
    if (unlikely(!cpy_r_r231)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 31, CPyStatic_advice___globals);
        goto CPyL234;
    }
    cpy_r_r232 = CPyStatics[28]; /* 'Change' */
    cpy_r_r233 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r234 = CPyDict_SetItem(cpy_r_r217, cpy_r_r233, cpy_r_r219);
    CPy_DECREF(cpy_r_r219);
    cpy_r_r235 = cpy_r_r234 >= 0;
    if (unlikely(!cpy_r_r235)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL233;
    }
    cpy_r_r236 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r237 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r238 = CPyDict_SetItem(cpy_r_r217, cpy_r_r237, cpy_r_r236);
    cpy_r_r239 = cpy_r_r238 >= 0;
    if (unlikely(!cpy_r_r239)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL233;
    }
    cpy_r_r240 = CPyStatics[69]; /* 'serai.bots.advice' */
    cpy_r_r241 = CPyStatics[70]; /* '__module__' */
    cpy_r_r242 = CPyDict_SetItem(cpy_r_r217, cpy_r_r241, cpy_r_r240);
    cpy_r_r243 = cpy_r_r242 >= 0;
    if (unlikely(!cpy_r_r243)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL233;
    }
    PyObject *cpy_r_r244[3] = {cpy_r_r232, cpy_r_r196, cpy_r_r217};
    cpy_r_r245 = (PyObject **)&cpy_r_r244;
    cpy_r_r246 = PyObject_Vectorcall(cpy_r_r207, cpy_r_r245, 3, 0);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL235;
    }
    CPy_DECREF(cpy_r_r196);
    CPy_DECREF(cpy_r_r217);
    CPyType_advice___Change = (PyTypeObject *)cpy_r_r246;
    CPy_INCREF(CPyType_advice___Change);
    cpy_r_r247 = CPyStatic_advice___globals;
    cpy_r_r248 = CPyStatics[28]; /* 'Change' */
    cpy_r_r249 = PyDict_SetItem(cpy_r_r247, cpy_r_r248, cpy_r_r246);
    CPy_DECREF(cpy_r_r246);
    cpy_r_r250 = cpy_r_r249 >= 0;
    if (unlikely(!cpy_r_r250)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 26, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r251 = (PyObject *)CPyType_advice___Change;
    cpy_r_r252 = (void *)&CPyModule_typing;
    cpy_r_r253 = CPyStatics[47]; /* 'typing' */
    cpy_r_r254 = CPyImport_GetModuleCacheForImport(cpy_r_r252, cpy_r_r253);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r255 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r256 = cpy_r_r254 != cpy_r_r255;
    if (cpy_r_r256) goto CPyL98;
    cpy_r_r257 = PyImport_Import(cpy_r_r253);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL223;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r252, cpy_r_r257);
    CPy_DECREF(cpy_r_r257);
CPyL98: ;
    cpy_r_r258 = PyImport_GetModuleDict();
    cpy_r_r259 = CPyStatics[47]; /* 'typing' */
    cpy_r_r260 = CPyDict_GetItem(cpy_r_r258, cpy_r_r259);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r261 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r262 = CPyObject_GetAttr(cpy_r_r260, cpy_r_r261);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r262 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r263 = PyTuple_Pack(1, cpy_r_r262);
    CPy_DECREF(cpy_r_r262);
    if (unlikely(cpy_r_r263 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r264 = (void *)&CPyModule_typing;
    cpy_r_r265 = CPyStatics[47]; /* 'typing' */
    cpy_r_r266 = CPyImport_GetModuleCacheForImport(cpy_r_r264, cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL236;
    }
    cpy_r_r267 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r268 = cpy_r_r266 != cpy_r_r267;
    if (cpy_r_r268) goto CPyL105;
    cpy_r_r269 = PyImport_Import(cpy_r_r265);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL236;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r264, cpy_r_r269);
    CPy_DECREF(cpy_r_r269);
CPyL105: ;
    cpy_r_r270 = PyImport_GetModuleDict();
    cpy_r_r271 = CPyStatics[47]; /* 'typing' */
    cpy_r_r272 = CPyDict_GetItem(cpy_r_r270, cpy_r_r271);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL236;
    }
    cpy_r_r273 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r274 = CPyObject_GetAttr(cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r272);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL236;
    }
    cpy_r_r275 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r276 = PyObject_HasAttr(cpy_r_r274, cpy_r_r275);
    if (!cpy_r_r276) goto CPyL112;
    cpy_r_r277 = CPyStatics[27]; /* 'Hint' */
    cpy_r_r278 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r279 = CPyObject_GetAttr(cpy_r_r274, cpy_r_r278);
    if (unlikely(cpy_r_r279 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL237;
    }
    PyObject *cpy_r_r280[2] = {cpy_r_r277, cpy_r_r263};
    cpy_r_r281 = (PyObject **)&cpy_r_r280;
    cpy_r_r282 = PyObject_Vectorcall(cpy_r_r279, cpy_r_r281, 2, 0);
    CPy_DECREF(cpy_r_r279);
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL237;
    }
    if (likely(PyDict_Check(cpy_r_r282)))
        cpy_r_r283 = cpy_r_r282;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals, "dict", cpy_r_r282);
        goto CPyL237;
    }
    cpy_r_r284 = cpy_r_r283;
    goto CPyL114;
CPyL112: ;
    cpy_r_r285 = PyDict_New();
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL237;
    }
    cpy_r_r284 = cpy_r_r285;
CPyL114: ;
    cpy_r_r286 = PyDict_New();
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL238;
    }
    cpy_r_r287 = (PyObject *)CPyType_option___Option;
    cpy_r_r288 = CPyStatics[71]; /* 'option' */
    cpy_r_r289 = PyDict_SetItem(cpy_r_r286, cpy_r_r288, cpy_r_r287);
    cpy_r_r290 = cpy_r_r289 >= 0;
    if (unlikely(!cpy_r_r290)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 37, CPyStatic_advice___globals);
        goto CPyL239;
    }
    cpy_r_r291 = (PyObject *)&PyFloat_Type;
    cpy_r_r292 = CPyStatics[72]; /* 'score' */
    cpy_r_r293 = PyDict_SetItem(cpy_r_r286, cpy_r_r292, cpy_r_r291);
    cpy_r_r294 = cpy_r_r293 >= 0;
    if (unlikely(!cpy_r_r294)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 38, CPyStatic_advice___globals);
        goto CPyL239;
    }
    cpy_r_r295 = (PyObject *)&PyFloat_Type;
    cpy_r_r296 = CPyStatics[73]; /* 'lead' */
    cpy_r_r297 = PyDict_SetItem(cpy_r_r286, cpy_r_r296, cpy_r_r295);
    cpy_r_r298 = cpy_r_r297 >= 0;
    if (unlikely(!cpy_r_r298)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 39, CPyStatic_advice___globals);
        goto CPyL239;
    }
    cpy_r_r299 = (PyObject *)&PyLong_Type;
    cpy_r_r300 = CPyStatics[74]; /* 'visits' */
    cpy_r_r301 = PyDict_SetItem(cpy_r_r286, cpy_r_r300, cpy_r_r299);
    cpy_r_r302 = cpy_r_r301 >= 0;
    if (unlikely(!cpy_r_r302)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 40, CPyStatic_advice___globals);
        goto CPyL239;
    }
    cpy_r_r303 = (PyObject *)&PyTuple_Type;
    cpy_r_r304 = CPyStatics[75]; /* 'changes' */
    cpy_r_r305 = PyDict_SetItem(cpy_r_r286, cpy_r_r304, cpy_r_r303);
    cpy_r_r306 = cpy_r_r305 >= 0;
    if (unlikely(!cpy_r_r306)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 41, CPyStatic_advice___globals);
        goto CPyL239;
    }
    cpy_r_r307.empty_struct_error_flag = 0;
    cpy_r_r308 = CPyStatics[75]; /* 'changes' */
    cpy_r_r309 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r310 = CPyDict_SetItem(cpy_r_r284, cpy_r_r308, cpy_r_r309);
    CPy_DECREF(cpy_r_r309);
    cpy_r_r311 = cpy_r_r310 >= 0;
    if (unlikely(!cpy_r_r311)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 41, CPyStatic_advice___globals);
        goto CPyL239;
    }
    cpy_r_r312 = CPyStatics[27]; /* 'Hint' */
    cpy_r_r313 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r314 = CPyDict_SetItem(cpy_r_r284, cpy_r_r313, cpy_r_r286);
    CPy_DECREF(cpy_r_r286);
    cpy_r_r315 = cpy_r_r314 >= 0;
    if (unlikely(!cpy_r_r315)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL238;
    }
    cpy_r_r316 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r317 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r318 = CPyDict_SetItem(cpy_r_r284, cpy_r_r317, cpy_r_r316);
    cpy_r_r319 = cpy_r_r318 >= 0;
    if (unlikely(!cpy_r_r319)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL238;
    }
    cpy_r_r320 = CPyStatics[69]; /* 'serai.bots.advice' */
    cpy_r_r321 = CPyStatics[70]; /* '__module__' */
    cpy_r_r322 = CPyDict_SetItem(cpy_r_r284, cpy_r_r321, cpy_r_r320);
    cpy_r_r323 = cpy_r_r322 >= 0;
    if (unlikely(!cpy_r_r323)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL238;
    }
    PyObject *cpy_r_r324[3] = {cpy_r_r312, cpy_r_r263, cpy_r_r284};
    cpy_r_r325 = (PyObject **)&cpy_r_r324;
    cpy_r_r326 = PyObject_Vectorcall(cpy_r_r274, cpy_r_r325, 3, 0);
    CPy_DECREF(cpy_r_r274);
    if (unlikely(cpy_r_r326 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL240;
    }
    CPy_DECREF(cpy_r_r263);
    CPy_DECREF(cpy_r_r284);
    CPyType_advice___Hint = (PyTypeObject *)cpy_r_r326;
    CPy_INCREF(CPyType_advice___Hint);
    cpy_r_r327 = CPyStatic_advice___globals;
    cpy_r_r328 = CPyStatics[27]; /* 'Hint' */
    cpy_r_r329 = PyDict_SetItem(cpy_r_r327, cpy_r_r328, cpy_r_r326);
    CPy_DECREF(cpy_r_r326);
    cpy_r_r330 = cpy_r_r329 >= 0;
    if (unlikely(!cpy_r_r330)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 34, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r331 = (PyObject *)CPyType_advice___Hint;
    cpy_r_r332 = (void *)&CPyModule_typing;
    cpy_r_r333 = CPyStatics[47]; /* 'typing' */
    cpy_r_r334 = CPyImport_GetModuleCacheForImport(cpy_r_r332, cpy_r_r333);
    if (unlikely(cpy_r_r334 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r335 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r336 = cpy_r_r334 != cpy_r_r335;
    if (cpy_r_r336) goto CPyL130;
    cpy_r_r337 = PyImport_Import(cpy_r_r333);
    if (unlikely(cpy_r_r337 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL223;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r332, cpy_r_r337);
    CPy_DECREF(cpy_r_r337);
CPyL130: ;
    cpy_r_r338 = PyImport_GetModuleDict();
    cpy_r_r339 = CPyStatics[47]; /* 'typing' */
    cpy_r_r340 = CPyDict_GetItem(cpy_r_r338, cpy_r_r339);
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r341 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r342 = CPyObject_GetAttr(cpy_r_r340, cpy_r_r341);
    CPy_DECREF(cpy_r_r340);
    if (unlikely(cpy_r_r342 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r343 = PyTuple_Pack(1, cpy_r_r342);
    CPy_DECREF(cpy_r_r342);
    if (unlikely(cpy_r_r343 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r344 = (void *)&CPyModule_typing;
    cpy_r_r345 = CPyStatics[47]; /* 'typing' */
    cpy_r_r346 = CPyImport_GetModuleCacheForImport(cpy_r_r344, cpy_r_r345);
    if (unlikely(cpy_r_r346 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL241;
    }
    cpy_r_r347 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r348 = cpy_r_r346 != cpy_r_r347;
    if (cpy_r_r348) goto CPyL137;
    cpy_r_r349 = PyImport_Import(cpy_r_r345);
    if (unlikely(cpy_r_r349 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL241;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r344, cpy_r_r349);
    CPy_DECREF(cpy_r_r349);
CPyL137: ;
    cpy_r_r350 = PyImport_GetModuleDict();
    cpy_r_r351 = CPyStatics[47]; /* 'typing' */
    cpy_r_r352 = CPyDict_GetItem(cpy_r_r350, cpy_r_r351);
    if (unlikely(cpy_r_r352 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL241;
    }
    cpy_r_r353 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r354 = CPyObject_GetAttr(cpy_r_r352, cpy_r_r353);
    CPy_DECREF(cpy_r_r352);
    if (unlikely(cpy_r_r354 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL241;
    }
    cpy_r_r355 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r356 = PyObject_HasAttr(cpy_r_r354, cpy_r_r355);
    if (!cpy_r_r356) goto CPyL144;
    cpy_r_r357 = CPyStatics[35]; /* 'Moment' */
    cpy_r_r358 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r359 = CPyObject_GetAttr(cpy_r_r354, cpy_r_r358);
    if (unlikely(cpy_r_r359 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL242;
    }
    PyObject *cpy_r_r360[2] = {cpy_r_r357, cpy_r_r343};
    cpy_r_r361 = (PyObject **)&cpy_r_r360;
    cpy_r_r362 = PyObject_Vectorcall(cpy_r_r359, cpy_r_r361, 2, 0);
    CPy_DECREF(cpy_r_r359);
    if (unlikely(cpy_r_r362 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL242;
    }
    if (likely(PyDict_Check(cpy_r_r362)))
        cpy_r_r363 = cpy_r_r362;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals, "dict", cpy_r_r362);
        goto CPyL242;
    }
    cpy_r_r364 = cpy_r_r363;
    goto CPyL146;
CPyL144: ;
    cpy_r_r365 = PyDict_New();
    if (unlikely(cpy_r_r365 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL242;
    }
    cpy_r_r364 = cpy_r_r365;
CPyL146: ;
    cpy_r_r366 = PyDict_New();
    if (unlikely(cpy_r_r366 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL243;
    }
    cpy_r_r367 = (PyObject *)&PyLong_Type;
    cpy_r_r368 = CPyStatics[76]; /* 'position' */
    cpy_r_r369 = PyDict_SetItem(cpy_r_r366, cpy_r_r368, cpy_r_r367);
    cpy_r_r370 = cpy_r_r369 >= 0;
    if (unlikely(!cpy_r_r370)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 47, CPyStatic_advice___globals);
        goto CPyL244;
    }
    cpy_r_r371 = (PyObject *)&PyType_Type;
    cpy_r_r372 = CPyStatics[63]; /* 'seat' */
    cpy_r_r373 = PyDict_SetItem(cpy_r_r366, cpy_r_r372, cpy_r_r371);
    cpy_r_r374 = cpy_r_r373 >= 0;
    if (unlikely(!cpy_r_r374)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 48, CPyStatic_advice___globals);
        goto CPyL244;
    }
    cpy_r_r375 = (PyObject *)&PyTuple_Type;
    cpy_r_r376 = CPyStatics[77]; /* 'scores' */
    cpy_r_r377 = PyDict_SetItem(cpy_r_r366, cpy_r_r376, cpy_r_r375);
    cpy_r_r378 = cpy_r_r377 >= 0;
    if (unlikely(!cpy_r_r378)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 49, CPyStatic_advice___globals);
        goto CPyL244;
    }
    cpy_r_r379 = (PyObject *)&PyTuple_Type;
    cpy_r_r380 = CPyStatics[78]; /* 'low' */
    cpy_r_r381 = PyDict_SetItem(cpy_r_r366, cpy_r_r380, cpy_r_r379);
    cpy_r_r382 = cpy_r_r381 >= 0;
    if (unlikely(!cpy_r_r382)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 50, CPyStatic_advice___globals);
        goto CPyL244;
    }
    cpy_r_r383.empty_struct_error_flag = 0;
    cpy_r_r384 = CPyStatics[78]; /* 'low' */
    cpy_r_r385 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r386 = CPyDict_SetItem(cpy_r_r364, cpy_r_r384, cpy_r_r385);
    CPy_DECREF(cpy_r_r385);
    cpy_r_r387 = cpy_r_r386 >= 0;
    if (unlikely(!cpy_r_r387)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 50, CPyStatic_advice___globals);
        goto CPyL244;
    }
    cpy_r_r388 = (PyObject *)&PyTuple_Type;
    cpy_r_r389 = CPyStatics[79]; /* 'high' */
    cpy_r_r390 = PyDict_SetItem(cpy_r_r366, cpy_r_r389, cpy_r_r388);
    cpy_r_r391 = cpy_r_r390 >= 0;
    if (unlikely(!cpy_r_r391)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 51, CPyStatic_advice___globals);
        goto CPyL244;
    }
    cpy_r_r392.empty_struct_error_flag = 0;
    cpy_r_r393 = CPyStatics[79]; /* 'high' */
    cpy_r_r394 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r395 = CPyDict_SetItem(cpy_r_r364, cpy_r_r393, cpy_r_r394);
    CPy_DECREF(cpy_r_r394);
    cpy_r_r396 = cpy_r_r395 >= 0;
    if (unlikely(!cpy_r_r396)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 51, CPyStatic_advice___globals);
        goto CPyL244;
    }
    cpy_r_r397 = (PyObject *)&PyTuple_Type;
    cpy_r_r398 = CPyStatics[80]; /* 'chances' */
    cpy_r_r399 = PyDict_SetItem(cpy_r_r366, cpy_r_r398, cpy_r_r397);
    cpy_r_r400 = cpy_r_r399 >= 0;
    if (unlikely(!cpy_r_r400)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 52, CPyStatic_advice___globals);
        goto CPyL244;
    }
    cpy_r_r401.empty_struct_error_flag = 0;
    cpy_r_r402 = CPyStatics[80]; /* 'chances' */
    cpy_r_r403 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r404 = CPyDict_SetItem(cpy_r_r364, cpy_r_r402, cpy_r_r403);
    CPy_DECREF(cpy_r_r403);
    cpy_r_r405 = cpy_r_r404 >= 0;
    if (unlikely(!cpy_r_r405)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 52, CPyStatic_advice___globals);
        goto CPyL244;
    }
    cpy_r_r406 = CPyStatics[35]; /* 'Moment' */
    cpy_r_r407 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r408 = CPyDict_SetItem(cpy_r_r364, cpy_r_r407, cpy_r_r366);
    CPy_DECREF(cpy_r_r366);
    cpy_r_r409 = cpy_r_r408 >= 0;
    if (unlikely(!cpy_r_r409)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL243;
    }
    cpy_r_r410 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r411 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r412 = CPyDict_SetItem(cpy_r_r364, cpy_r_r411, cpy_r_r410);
    cpy_r_r413 = cpy_r_r412 >= 0;
    if (unlikely(!cpy_r_r413)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL243;
    }
    cpy_r_r414 = CPyStatics[69]; /* 'serai.bots.advice' */
    cpy_r_r415 = CPyStatics[70]; /* '__module__' */
    cpy_r_r416 = CPyDict_SetItem(cpy_r_r364, cpy_r_r415, cpy_r_r414);
    cpy_r_r417 = cpy_r_r416 >= 0;
    if (unlikely(!cpy_r_r417)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL243;
    }
    PyObject *cpy_r_r418[3] = {cpy_r_r406, cpy_r_r343, cpy_r_r364};
    cpy_r_r419 = (PyObject **)&cpy_r_r418;
    cpy_r_r420 = PyObject_Vectorcall(cpy_r_r354, cpy_r_r419, 3, 0);
    CPy_DECREF(cpy_r_r354);
    if (unlikely(cpy_r_r420 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL245;
    }
    CPy_DECREF(cpy_r_r343);
    CPy_DECREF(cpy_r_r364);
    CPyType_advice___Moment = (PyTypeObject *)cpy_r_r420;
    CPy_INCREF(CPyType_advice___Moment);
    cpy_r_r421 = CPyStatic_advice___globals;
    cpy_r_r422 = CPyStatics[35]; /* 'Moment' */
    cpy_r_r423 = PyDict_SetItem(cpy_r_r421, cpy_r_r422, cpy_r_r420);
    CPy_DECREF(cpy_r_r420);
    cpy_r_r424 = cpy_r_r423 >= 0;
    if (unlikely(!cpy_r_r424)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 44, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r425 = (PyObject *)CPyType_advice___Moment;
    cpy_r_r426 = (void *)&CPyModule_typing;
    cpy_r_r427 = CPyStatics[47]; /* 'typing' */
    cpy_r_r428 = CPyImport_GetModuleCacheForImport(cpy_r_r426, cpy_r_r427);
    if (unlikely(cpy_r_r428 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r429 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r430 = cpy_r_r428 != cpy_r_r429;
    if (cpy_r_r430) goto CPyL165;
    cpy_r_r431 = PyImport_Import(cpy_r_r427);
    if (unlikely(cpy_r_r431 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL223;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r426, cpy_r_r431);
    CPy_DECREF(cpy_r_r431);
CPyL165: ;
    cpy_r_r432 = PyImport_GetModuleDict();
    cpy_r_r433 = CPyStatics[47]; /* 'typing' */
    cpy_r_r434 = CPyDict_GetItem(cpy_r_r432, cpy_r_r433);
    if (unlikely(cpy_r_r434 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r435 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r436 = CPyObject_GetAttr(cpy_r_r434, cpy_r_r435);
    CPy_DECREF(cpy_r_r434);
    if (unlikely(cpy_r_r436 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r437 = PyTuple_Pack(1, cpy_r_r436);
    CPy_DECREF(cpy_r_r436);
    if (unlikely(cpy_r_r437 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r438 = (void *)&CPyModule_typing;
    cpy_r_r439 = CPyStatics[47]; /* 'typing' */
    cpy_r_r440 = CPyImport_GetModuleCacheForImport(cpy_r_r438, cpy_r_r439);
    if (unlikely(cpy_r_r440 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL246;
    }
    cpy_r_r441 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r442 = cpy_r_r440 != cpy_r_r441;
    if (cpy_r_r442) goto CPyL172;
    cpy_r_r443 = PyImport_Import(cpy_r_r439);
    if (unlikely(cpy_r_r443 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL246;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r438, cpy_r_r443);
    CPy_DECREF(cpy_r_r443);
CPyL172: ;
    cpy_r_r444 = PyImport_GetModuleDict();
    cpy_r_r445 = CPyStatics[47]; /* 'typing' */
    cpy_r_r446 = CPyDict_GetItem(cpy_r_r444, cpy_r_r445);
    if (unlikely(cpy_r_r446 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL246;
    }
    cpy_r_r447 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r448 = CPyObject_GetAttr(cpy_r_r446, cpy_r_r447);
    CPy_DECREF(cpy_r_r446);
    if (unlikely(cpy_r_r448 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL246;
    }
    cpy_r_r449 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r450 = PyObject_HasAttr(cpy_r_r448, cpy_r_r449);
    if (!cpy_r_r450) goto CPyL179;
    cpy_r_r451 = CPyStatics[40]; /* 'Swing' */
    cpy_r_r452 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r453 = CPyObject_GetAttr(cpy_r_r448, cpy_r_r452);
    if (unlikely(cpy_r_r453 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL247;
    }
    PyObject *cpy_r_r454[2] = {cpy_r_r451, cpy_r_r437};
    cpy_r_r455 = (PyObject **)&cpy_r_r454;
    cpy_r_r456 = PyObject_Vectorcall(cpy_r_r453, cpy_r_r455, 2, 0);
    CPy_DECREF(cpy_r_r453);
    if (unlikely(cpy_r_r456 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL247;
    }
    if (likely(PyDict_Check(cpy_r_r456)))
        cpy_r_r457 = cpy_r_r456;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals, "dict", cpy_r_r456);
        goto CPyL247;
    }
    cpy_r_r458 = cpy_r_r457;
    goto CPyL181;
CPyL179: ;
    cpy_r_r459 = PyDict_New();
    if (unlikely(cpy_r_r459 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL247;
    }
    cpy_r_r458 = cpy_r_r459;
CPyL181: ;
    cpy_r_r460 = PyDict_New();
    if (unlikely(cpy_r_r460 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL248;
    }
    cpy_r_r461 = (PyObject *)&PyLong_Type;
    cpy_r_r462 = CPyStatics[76]; /* 'position' */
    cpy_r_r463 = PyDict_SetItem(cpy_r_r460, cpy_r_r462, cpy_r_r461);
    cpy_r_r464 = cpy_r_r463 >= 0;
    if (unlikely(!cpy_r_r464)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 58, CPyStatic_advice___globals);
        goto CPyL249;
    }
    cpy_r_r465 = (PyObject *)&PyType_Type;
    cpy_r_r466 = CPyStatics[81]; /* 'turn_of' */
    cpy_r_r467 = PyDict_SetItem(cpy_r_r460, cpy_r_r466, cpy_r_r465);
    cpy_r_r468 = cpy_r_r467 >= 0;
    if (unlikely(!cpy_r_r468)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 59, CPyStatic_advice___globals);
        goto CPyL249;
    }
    cpy_r_r469 = (PyObject *)&PyLong_Type;
    cpy_r_r470 = CPyStatics[63]; /* 'seat' */
    cpy_r_r471 = PyDict_SetItem(cpy_r_r460, cpy_r_r470, cpy_r_r469);
    cpy_r_r472 = cpy_r_r471 >= 0;
    if (unlikely(!cpy_r_r472)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 60, CPyStatic_advice___globals);
        goto CPyL249;
    }
    cpy_r_r473 = (PyObject *)&PyFloat_Type;
    cpy_r_r474 = CPyStatics[82]; /* 'change' */
    cpy_r_r475 = PyDict_SetItem(cpy_r_r460, cpy_r_r474, cpy_r_r473);
    cpy_r_r476 = cpy_r_r475 >= 0;
    if (unlikely(!cpy_r_r476)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 61, CPyStatic_advice___globals);
        goto CPyL249;
    }
    cpy_r_r477 = CPyStatics[40]; /* 'Swing' */
    cpy_r_r478 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r479 = CPyDict_SetItem(cpy_r_r458, cpy_r_r478, cpy_r_r460);
    CPy_DECREF(cpy_r_r460);
    cpy_r_r480 = cpy_r_r479 >= 0;
    if (unlikely(!cpy_r_r480)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL248;
    }
    cpy_r_r481 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r482 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r483 = CPyDict_SetItem(cpy_r_r458, cpy_r_r482, cpy_r_r481);
    cpy_r_r484 = cpy_r_r483 >= 0;
    if (unlikely(!cpy_r_r484)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL248;
    }
    cpy_r_r485 = CPyStatics[69]; /* 'serai.bots.advice' */
    cpy_r_r486 = CPyStatics[70]; /* '__module__' */
    cpy_r_r487 = CPyDict_SetItem(cpy_r_r458, cpy_r_r486, cpy_r_r485);
    cpy_r_r488 = cpy_r_r487 >= 0;
    if (unlikely(!cpy_r_r488)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL248;
    }
    PyObject *cpy_r_r489[3] = {cpy_r_r477, cpy_r_r437, cpy_r_r458};
    cpy_r_r490 = (PyObject **)&cpy_r_r489;
    cpy_r_r491 = PyObject_Vectorcall(cpy_r_r448, cpy_r_r490, 3, 0);
    CPy_DECREF(cpy_r_r448);
    if (unlikely(cpy_r_r491 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL250;
    }
    CPy_DECREF(cpy_r_r437);
    CPy_DECREF(cpy_r_r458);
    CPyType_advice___Swing = (PyTypeObject *)cpy_r_r491;
    CPy_INCREF(CPyType_advice___Swing);
    cpy_r_r492 = CPyStatic_advice___globals;
    cpy_r_r493 = CPyStatics[40]; /* 'Swing' */
    cpy_r_r494 = PyDict_SetItem(cpy_r_r492, cpy_r_r493, cpy_r_r491);
    CPy_DECREF(cpy_r_r491);
    cpy_r_r495 = cpy_r_r494 >= 0;
    if (unlikely(!cpy_r_r495)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 55, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r496 = (PyObject *)CPyType_advice___Swing;
    cpy_r_r497 = (void *)&CPyModule_typing;
    cpy_r_r498 = CPyStatics[47]; /* 'typing' */
    cpy_r_r499 = CPyImport_GetModuleCacheForImport(cpy_r_r497, cpy_r_r498);
    if (unlikely(cpy_r_r499 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r500 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r501 = cpy_r_r499 != cpy_r_r500;
    if (cpy_r_r501) goto CPyL195;
    cpy_r_r502 = PyImport_Import(cpy_r_r498);
    if (unlikely(cpy_r_r502 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL223;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r497, cpy_r_r502);
    CPy_DECREF(cpy_r_r502);
CPyL195: ;
    cpy_r_r503 = PyImport_GetModuleDict();
    cpy_r_r504 = CPyStatics[47]; /* 'typing' */
    cpy_r_r505 = CPyDict_GetItem(cpy_r_r503, cpy_r_r504);
    if (unlikely(cpy_r_r505 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r506 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r507 = CPyObject_GetAttr(cpy_r_r505, cpy_r_r506);
    CPy_DECREF(cpy_r_r505);
    if (unlikely(cpy_r_r507 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r508 = PyTuple_Pack(1, cpy_r_r507);
    CPy_DECREF(cpy_r_r507);
    if (unlikely(cpy_r_r508 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r509 = (void *)&CPyModule_typing;
    cpy_r_r510 = CPyStatics[47]; /* 'typing' */
    cpy_r_r511 = CPyImport_GetModuleCacheForImport(cpy_r_r509, cpy_r_r510);
    if (unlikely(cpy_r_r511 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL251;
    }
    cpy_r_r512 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r513 = cpy_r_r511 != cpy_r_r512;
    if (cpy_r_r513) goto CPyL202;
    cpy_r_r514 = PyImport_Import(cpy_r_r510);
    if (unlikely(cpy_r_r514 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL251;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r509, cpy_r_r514);
    CPy_DECREF(cpy_r_r514);
CPyL202: ;
    cpy_r_r515 = PyImport_GetModuleDict();
    cpy_r_r516 = CPyStatics[47]; /* 'typing' */
    cpy_r_r517 = CPyDict_GetItem(cpy_r_r515, cpy_r_r516);
    if (unlikely(cpy_r_r517 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL251;
    }
    cpy_r_r518 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r519 = CPyObject_GetAttr(cpy_r_r517, cpy_r_r518);
    CPy_DECREF(cpy_r_r517);
    if (unlikely(cpy_r_r519 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL251;
    }
    cpy_r_r520 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r521 = PyObject_HasAttr(cpy_r_r519, cpy_r_r520);
    if (!cpy_r_r521) goto CPyL209;
    cpy_r_r522 = CPyStatics[34]; /* 'Reviewed' */
    cpy_r_r523 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r524 = CPyObject_GetAttr(cpy_r_r519, cpy_r_r523);
    if (unlikely(cpy_r_r524 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL252;
    }
    PyObject *cpy_r_r525[2] = {cpy_r_r522, cpy_r_r508};
    cpy_r_r526 = (PyObject **)&cpy_r_r525;
    cpy_r_r527 = PyObject_Vectorcall(cpy_r_r524, cpy_r_r526, 2, 0);
    CPy_DECREF(cpy_r_r524);
    if (unlikely(cpy_r_r527 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL252;
    }
    if (likely(PyDict_Check(cpy_r_r527)))
        cpy_r_r528 = cpy_r_r527;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals, "dict", cpy_r_r527);
        goto CPyL252;
    }
    cpy_r_r529 = cpy_r_r528;
    goto CPyL211;
CPyL209: ;
    cpy_r_r530 = PyDict_New();
    if (unlikely(cpy_r_r530 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL252;
    }
    cpy_r_r529 = cpy_r_r530;
CPyL211: ;
    cpy_r_r531 = PyDict_New();
    if (unlikely(cpy_r_r531 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL253;
    }
    cpy_r_r532 = (PyObject *)&PyLong_Type;
    cpy_r_r533 = CPyStatics[76]; /* 'position' */
    cpy_r_r534 = PyDict_SetItem(cpy_r_r531, cpy_r_r533, cpy_r_r532);
    cpy_r_r535 = cpy_r_r534 >= 0;
    if (unlikely(!cpy_r_r535)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 115, CPyStatic_advice___globals);
        goto CPyL254;
    }
    cpy_r_r536 = (PyObject *)&PyLong_Type;
    cpy_r_r537 = CPyStatics[63]; /* 'seat' */
    cpy_r_r538 = PyDict_SetItem(cpy_r_r531, cpy_r_r537, cpy_r_r536);
    cpy_r_r539 = cpy_r_r538 >= 0;
    if (unlikely(!cpy_r_r539)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 116, CPyStatic_advice___globals);
        goto CPyL254;
    }
    cpy_r_r540 = (PyObject *)&PyTuple_Type;
    cpy_r_r541 = CPyStatics[83]; /* 'taken' */
    cpy_r_r542 = PyDict_SetItem(cpy_r_r531, cpy_r_r541, cpy_r_r540);
    cpy_r_r543 = cpy_r_r542 >= 0;
    if (unlikely(!cpy_r_r543)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 117, CPyStatic_advice___globals);
        goto CPyL254;
    }
    cpy_r_r544 = (PyObject *)&PyTuple_Type;
    cpy_r_r545 = CPyStatics[84]; /* 'best' */
    cpy_r_r546 = PyDict_SetItem(cpy_r_r531, cpy_r_r545, cpy_r_r544);
    cpy_r_r547 = cpy_r_r546 >= 0;
    if (unlikely(!cpy_r_r547)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 118, CPyStatic_advice___globals);
        goto CPyL254;
    }
    cpy_r_r548 = (PyObject *)&PyFloat_Type;
    cpy_r_r549 = CPyStatics[85]; /* 'cost' */
    cpy_r_r550 = PyDict_SetItem(cpy_r_r531, cpy_r_r549, cpy_r_r548);
    cpy_r_r551 = cpy_r_r550 >= 0;
    if (unlikely(!cpy_r_r551)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 119, CPyStatic_advice___globals);
        goto CPyL254;
    }
    cpy_r_r552 = CPyStatics[34]; /* 'Reviewed' */
    cpy_r_r553 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r554 = CPyDict_SetItem(cpy_r_r529, cpy_r_r553, cpy_r_r531);
    CPy_DECREF(cpy_r_r531);
    cpy_r_r555 = cpy_r_r554 >= 0;
    if (unlikely(!cpy_r_r555)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL253;
    }
    cpy_r_r556 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r557 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r558 = CPyDict_SetItem(cpy_r_r529, cpy_r_r557, cpy_r_r556);
    cpy_r_r559 = cpy_r_r558 >= 0;
    if (unlikely(!cpy_r_r559)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL253;
    }
    cpy_r_r560 = CPyStatics[69]; /* 'serai.bots.advice' */
    cpy_r_r561 = CPyStatics[70]; /* '__module__' */
    cpy_r_r562 = CPyDict_SetItem(cpy_r_r529, cpy_r_r561, cpy_r_r560);
    cpy_r_r563 = cpy_r_r562 >= 0;
    if (unlikely(!cpy_r_r563)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL253;
    }
    PyObject *cpy_r_r564[3] = {cpy_r_r552, cpy_r_r508, cpy_r_r529};
    cpy_r_r565 = (PyObject **)&cpy_r_r564;
    cpy_r_r566 = PyObject_Vectorcall(cpy_r_r519, cpy_r_r565, 3, 0);
    CPy_DECREF(cpy_r_r519);
    if (unlikely(cpy_r_r566 == NULL)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL255;
    }
    CPy_DECREF(cpy_r_r508);
    CPy_DECREF(cpy_r_r529);
    CPyType_advice___Reviewed = (PyTypeObject *)cpy_r_r566;
    CPy_INCREF(CPyType_advice___Reviewed);
    cpy_r_r567 = CPyStatic_advice___globals;
    cpy_r_r568 = CPyStatics[34]; /* 'Reviewed' */
    cpy_r_r569 = PyDict_SetItem(cpy_r_r567, cpy_r_r568, cpy_r_r566);
    CPy_DECREF(cpy_r_r566);
    cpy_r_r570 = cpy_r_r569 >= 0;
    if (unlikely(!cpy_r_r570)) {
        CPy_AddTraceback("src/serai/bots/advice.py", "<module>", 112, CPyStatic_advice___globals);
        goto CPyL223;
    }
    cpy_r_r571 = (PyObject *)CPyType_advice___Reviewed;
    return 1;
CPyL223: ;
    cpy_r_r572 = 2;
    return cpy_r_r572;
CPyL224: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL225: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL226: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL32;
CPyL227: ;
    CPy_DECREF(cpy_r_r113);
    goto CPyL40;
CPyL228: ;
    CPy_DECREF(cpy_r_r135);
    goto CPyL48;
CPyL229: ;
    CPy_DECREF(cpy_r_r157);
    goto CPyL56;
CPyL230: ;
    CPy_DECREF(cpy_r_r179);
    goto CPyL64;
CPyL231: ;
    CPy_DecRef(cpy_r_r196);
    goto CPyL223;
CPyL232: ;
    CPy_DecRef(cpy_r_r196);
    CPy_DecRef(cpy_r_r207);
    goto CPyL223;
CPyL233: ;
    CPy_DecRef(cpy_r_r196);
    CPy_DecRef(cpy_r_r207);
    CPy_DecRef(cpy_r_r217);
    goto CPyL223;
CPyL234: ;
    CPy_DecRef(cpy_r_r196);
    CPy_DecRef(cpy_r_r207);
    CPy_DecRef(cpy_r_r217);
    CPy_DecRef(cpy_r_r219);
    goto CPyL223;
CPyL235: ;
    CPy_DecRef(cpy_r_r196);
    CPy_DecRef(cpy_r_r217);
    goto CPyL223;
CPyL236: ;
    CPy_DecRef(cpy_r_r263);
    goto CPyL223;
CPyL237: ;
    CPy_DecRef(cpy_r_r263);
    CPy_DecRef(cpy_r_r274);
    goto CPyL223;
CPyL238: ;
    CPy_DecRef(cpy_r_r263);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r284);
    goto CPyL223;
CPyL239: ;
    CPy_DecRef(cpy_r_r263);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r284);
    CPy_DecRef(cpy_r_r286);
    goto CPyL223;
CPyL240: ;
    CPy_DecRef(cpy_r_r263);
    CPy_DecRef(cpy_r_r284);
    goto CPyL223;
CPyL241: ;
    CPy_DecRef(cpy_r_r343);
    goto CPyL223;
CPyL242: ;
    CPy_DecRef(cpy_r_r343);
    CPy_DecRef(cpy_r_r354);
    goto CPyL223;
CPyL243: ;
    CPy_DecRef(cpy_r_r343);
    CPy_DecRef(cpy_r_r354);
    CPy_DecRef(cpy_r_r364);
    goto CPyL223;
CPyL244: ;
    CPy_DecRef(cpy_r_r343);
    CPy_DecRef(cpy_r_r354);
    CPy_DecRef(cpy_r_r364);
    CPy_DecRef(cpy_r_r366);
    goto CPyL223;
CPyL245: ;
    CPy_DecRef(cpy_r_r343);
    CPy_DecRef(cpy_r_r364);
    goto CPyL223;
CPyL246: ;
    CPy_DecRef(cpy_r_r437);
    goto CPyL223;
CPyL247: ;
    CPy_DecRef(cpy_r_r437);
    CPy_DecRef(cpy_r_r448);
    goto CPyL223;
CPyL248: ;
    CPy_DecRef(cpy_r_r437);
    CPy_DecRef(cpy_r_r448);
    CPy_DecRef(cpy_r_r458);
    goto CPyL223;
CPyL249: ;
    CPy_DecRef(cpy_r_r437);
    CPy_DecRef(cpy_r_r448);
    CPy_DecRef(cpy_r_r458);
    CPy_DecRef(cpy_r_r460);
    goto CPyL223;
CPyL250: ;
    CPy_DecRef(cpy_r_r437);
    CPy_DecRef(cpy_r_r458);
    goto CPyL223;
CPyL251: ;
    CPy_DecRef(cpy_r_r508);
    goto CPyL223;
CPyL252: ;
    CPy_DecRef(cpy_r_r508);
    CPy_DecRef(cpy_r_r519);
    goto CPyL223;
CPyL253: ;
    CPy_DecRef(cpy_r_r508);
    CPy_DecRef(cpy_r_r519);
    CPy_DecRef(cpy_r_r529);
    goto CPyL223;
CPyL254: ;
    CPy_DecRef(cpy_r_r508);
    CPy_DecRef(cpy_r_r519);
    CPy_DecRef(cpy_r_r529);
    CPy_DecRef(cpy_r_r531);
    goto CPyL223;
CPyL255: ;
    CPy_DecRef(cpy_r_r508);
    CPy_DecRef(cpy_r_r529);
    goto CPyL223;
}

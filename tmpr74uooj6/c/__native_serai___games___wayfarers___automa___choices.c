#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
wayfarers___automa___choices___influence_choice_env_traverse(serai___games___wayfarers___automa___choices___influence_choice_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_rows);
    Py_VISIT(self->_slots);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices___influence_choice_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices___influence_choice_envObject *self = (serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->_slots);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices___influence_choice_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices___influence_choice_envObject *self = (serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___automa___choices___influence_choice_env_dealloc(serai___games___wayfarers___automa___choices___influence_choice_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices___influence_choice_env_free_instance == NULL) {
        wayfarers___automa___choices___influence_choice_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_rows);
        Py_CLEAR(self->_slots);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices___influence_choice_env_dealloc)
    CPyDef_wayfarers___automa___choices___influence_choice_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc__influence_choice_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices___influence_choice_env(void);

static PyObject *
wayfarers___automa___choices___influence_choice_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices___influence_choice_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc__influence_choice_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices___influence_choice_env_vtable[1];
static bool
CPyDef_wayfarers___automa___choices___influence_choice_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices___influence_choice_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___automa___choices___influence_choice_env_vtable, wayfarers___automa___choices___influence_choice_env_vtable_scratch, sizeof(wayfarers___automa___choices___influence_choice_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices___influence_choice_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___choices___influence_choice_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc__influence_choice_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices___influence_choice_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "influence_choice_env",
    .tp_new = wayfarers___automa___choices___influence_choice_env_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices___influence_choice_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices___influence_choice_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices___influence_choice_env_clear,
    .tp_methods = wayfarers___automa___choices___influence_choice_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices___influence_choice_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("influence_choice_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices___influence_choice_env_template = &CPyType_wayfarers___automa___choices___influence_choice_env_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc__influence_choice_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices___influence_choice_envObject *self;
    if (wayfarers___automa___choices___influence_choice_env_free_instance != NULL) {
        self = wayfarers___automa___choices___influence_choice_env_free_instance;
        wayfarers___automa___choices___influence_choice_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices___influence_choice_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices___influence_choice_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices___influence_choice_env(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc__influence_choice_env_setup((PyObject *)CPyType_wayfarers___automa___choices___influence_choice_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_traverse(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject))));
    return 0;
}

static void
wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_dealloc(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_free_instance == NULL) {
        wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_dealloc)
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__0_influence_choice_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj(void);

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__0_influence_choice_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_vtable[2];
static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____get__,
    };
    memcpy(wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_vtable, wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_vtable_scratch, sizeof(wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *self, void *closure);

static PyGetSetDef wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__0_influence_choice_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($place)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_influence_choice_obj",
    .tp_new = wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_clear,
    .tp_getset = wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_getseters,
    .tp_methods = wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj,
    .tp_members = wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_influence_choice_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_template = &CPyType_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__0_influence_choice_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *self;
    if (wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_free_instance != NULL) {
        self = wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_free_instance;
        wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__0_influence_choice_obj_setup((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_influence_choice_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_traverse(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject))));
    return 0;
}

static void
wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_dealloc(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_free_instance == NULL) {
        wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_dealloc)
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__1_influence_choice_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj(void);

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__1_influence_choice_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_vtable[2];
static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____get__,
    };
    memcpy(wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_vtable, wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_vtable_scratch, sizeof(wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *self, void *closure);

static PyGetSetDef wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__1_influence_choice_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($place)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_influence_choice_obj",
    .tp_new = wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_clear,
    .tp_getset = wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_getseters,
    .tp_methods = wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj,
    .tp_members = wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_influence_choice_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_template = &CPyType_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__1_influence_choice_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *self;
    if (wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_free_instance != NULL) {
        self = wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_free_instance;
        wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__1_influence_choice_obj_setup((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_influence_choice_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
wayfarers___automa___choices___retrievable_env_traverse(serai___games___wayfarers___automa___choices___retrievable_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_rows);
    Py_VISIT(self->_slots);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices___retrievable_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices___retrievable_envObject *self = (serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->_slots);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices___retrievable_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices___retrievable_envObject *self = (serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___automa___choices___retrievable_env_dealloc(serai___games___wayfarers___automa___choices___retrievable_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices___retrievable_env_free_instance == NULL) {
        wayfarers___automa___choices___retrievable_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_rows);
        Py_CLEAR(self->_slots);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices___retrievable_env_dealloc)
    CPyDef_wayfarers___automa___choices___retrievable_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc__retrievable_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices___retrievable_env(void);

static PyObject *
wayfarers___automa___choices___retrievable_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices___retrievable_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc__retrievable_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices___retrievable_env_vtable[1];
static bool
CPyDef_wayfarers___automa___choices___retrievable_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices___retrievable_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___automa___choices___retrievable_env_vtable, wayfarers___automa___choices___retrievable_env_vtable_scratch, sizeof(wayfarers___automa___choices___retrievable_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices___retrievable_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___choices___retrievable_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc__retrievable_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices___retrievable_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "retrievable_env",
    .tp_new = wayfarers___automa___choices___retrievable_env_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices___retrievable_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices___retrievable_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices___retrievable_env_clear,
    .tp_methods = wayfarers___automa___choices___retrievable_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices___retrievable_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("retrievable_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices___retrievable_env_template = &CPyType_wayfarers___automa___choices___retrievable_env_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc__retrievable_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices___retrievable_envObject *self;
    if (wayfarers___automa___choices___retrievable_env_free_instance != NULL) {
        self = wayfarers___automa___choices___retrievable_env_free_instance;
        wayfarers___automa___choices___retrievable_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices___retrievable_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices___retrievable_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices___retrievable_env(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc__retrievable_env_setup((PyObject *)CPyType_wayfarers___automa___choices___retrievable_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_traverse(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject))));
    return 0;
}

static void
wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_dealloc(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_free_instance == NULL) {
        wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_dealloc)
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__2_retrievable_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj(void);

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__2_retrievable_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_vtable[2];
static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____get__,
    };
    memcpy(wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_vtable, wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_vtable_scratch, sizeof(wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *self, void *closure);

static PyGetSetDef wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__2_retrievable_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($place)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2_retrievable_obj",
    .tp_new = wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_clear,
    .tp_getset = wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_getseters,
    .tp_methods = wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj,
    .tp_members = wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2_retrievable_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_template = &CPyType_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__2_retrievable_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *self;
    if (wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_free_instance != NULL) {
        self = wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_free_instance;
        wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__2_retrievable_obj_setup((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2_retrievable_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
wayfarers___automa___choices___tile_choice_env_traverse(serai___games___wayfarers___automa___choices___tile_choice_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_kinds);
    Py_VISIT(self->_ranks);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices___tile_choice_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices___tile_choice_envObject *self = (serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_kinds);
    Py_CLEAR(self->_ranks);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices___tile_choice_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices___tile_choice_envObject *self = (serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___automa___choices___tile_choice_env_dealloc(serai___games___wayfarers___automa___choices___tile_choice_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices___tile_choice_env_free_instance == NULL) {
        wayfarers___automa___choices___tile_choice_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_kinds);
        Py_CLEAR(self->_ranks);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices___tile_choice_env_dealloc)
    CPyDef_wayfarers___automa___choices___tile_choice_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc__tile_choice_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices___tile_choice_env(void);

static PyObject *
wayfarers___automa___choices___tile_choice_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices___tile_choice_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc__tile_choice_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices___tile_choice_env_vtable[1];
static bool
CPyDef_wayfarers___automa___choices___tile_choice_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices___tile_choice_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___automa___choices___tile_choice_env_vtable, wayfarers___automa___choices___tile_choice_env_vtable_scratch, sizeof(wayfarers___automa___choices___tile_choice_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices___tile_choice_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___choices___tile_choice_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc__tile_choice_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices___tile_choice_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "tile_choice_env",
    .tp_new = wayfarers___automa___choices___tile_choice_env_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices___tile_choice_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices___tile_choice_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices___tile_choice_env_clear,
    .tp_methods = wayfarers___automa___choices___tile_choice_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices___tile_choice_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("tile_choice_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices___tile_choice_env_template = &CPyType_wayfarers___automa___choices___tile_choice_env_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc__tile_choice_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices___tile_choice_envObject *self;
    if (wayfarers___automa___choices___tile_choice_env_free_instance != NULL) {
        self = wayfarers___automa___choices___tile_choice_env_free_instance;
        wayfarers___automa___choices___tile_choice_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices___tile_choice_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices___tile_choice_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices___tile_choice_env(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc__tile_choice_env_setup((PyObject *)CPyType_wayfarers___automa___choices___tile_choice_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_traverse(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject))));
    return 0;
}

static void
wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_dealloc(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_free_instance == NULL) {
        wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_dealloc)
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__3_tile_choice_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj(void);

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__3_tile_choice_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_vtable[2];
static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____get__,
    };
    memcpy(wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_vtable, wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_vtable_scratch, sizeof(wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *self, void *closure);

static PyGetSetDef wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__3_tile_choice_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($design)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__3_tile_choice_obj",
    .tp_new = wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_clear,
    .tp_getset = wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_getseters,
    .tp_methods = wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj,
    .tp_members = wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__3_tile_choice_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_template = &CPyType_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__3_tile_choice_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *self;
    if (wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_free_instance != NULL) {
        self = wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_free_instance;
        wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__3_tile_choice_obj_setup((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__3_tile_choice_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_traverse(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject))));
    return 0;
}

static void
wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_dealloc(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_free_instance == NULL) {
        wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_dealloc)
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__4_tile_choice_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj(void);

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__4_tile_choice_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_vtable[2];
static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____get__,
    };
    memcpy(wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_vtable, wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_vtable_scratch, sizeof(wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *self, void *closure);

static PyGetSetDef wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__4_tile_choice_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($design)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__4_tile_choice_obj",
    .tp_new = wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_clear,
    .tp_getset = wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_getseters,
    .tp_methods = wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj,
    .tp_members = wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__4_tile_choice_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_template = &CPyType_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__4_tile_choice_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *self;
    if (wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_free_instance != NULL) {
        self = wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_free_instance;
        wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__4_tile_choice_obj_setup((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__4_tile_choice_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
wayfarers___automa___choices____special_choice_env_traverse(serai___games___wayfarers___automa___choices____special_choice_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    if (CPyTagged_CheckLong(self->_first)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_first));
    }
    Py_VISIT(self->_piles);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices____special_choice_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices____special_choice_envObject *self = (serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    if (CPyTagged_CheckLong(self->_first)) {
        CPyTagged __tmp = self->_first;
        self->_first = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_piles);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices____special_choice_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices____special_choice_envObject *self = (serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___automa___choices____special_choice_env_dealloc(serai___games___wayfarers___automa___choices____special_choice_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices____special_choice_env_free_instance == NULL) {
        wayfarers___automa___choices____special_choice_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        if (CPyTagged_CheckLong(self->_first)) {
            CPyTagged __tmp = self->_first;
            self->_first = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_first = CPY_INT_TAG;
        }
        Py_CLEAR(self->_piles);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices____special_choice_env_dealloc)
    CPyDef_wayfarers___automa___choices____special_choice_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3_special_choice_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices____special_choice_env(void);

static PyObject *
wayfarers___automa___choices____special_choice_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices____special_choice_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3_special_choice_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices____special_choice_env_vtable[1];
static bool
CPyDef_wayfarers___automa___choices____special_choice_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices____special_choice_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___automa___choices____special_choice_env_vtable, wayfarers___automa___choices____special_choice_env_vtable_scratch, sizeof(wayfarers___automa___choices____special_choice_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices____special_choice_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___choices____special_choice_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc___3_special_choice_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices____special_choice_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_special_choice_env",
    .tp_new = wayfarers___automa___choices____special_choice_env_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices____special_choice_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices____special_choice_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices____special_choice_env_clear,
    .tp_methods = wayfarers___automa___choices____special_choice_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices____special_choice_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_special_choice_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices____special_choice_env_template = &CPyType_wayfarers___automa___choices____special_choice_env_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3_special_choice_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices____special_choice_envObject *self;
    if (wayfarers___automa___choices____special_choice_env_free_instance != NULL) {
        self = wayfarers___automa___choices____special_choice_env_free_instance;
        wayfarers___automa___choices____special_choice_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices____special_choice_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices____special_choice_env_vtable;
    self->_first = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices____special_choice_env(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3_special_choice_env_setup((PyObject *)CPyType_wayfarers___automa___choices____special_choice_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_traverse(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject))));
    return 0;
}

static void
wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_dealloc(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_free_instance == NULL) {
        wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_dealloc)
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__5__special_choice_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj(void);

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__5__special_choice_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_vtable[2];
static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____get__,
    };
    memcpy(wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_vtable, wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_vtable_scratch, sizeof(wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *self, void *closure);

static PyGetSetDef wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__5__special_choice_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($design)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__5__special_choice_obj",
    .tp_new = wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_clear,
    .tp_getset = wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_getseters,
    .tp_methods = wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj,
    .tp_members = wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__5__special_choice_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_template = &CPyType_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__5__special_choice_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *self;
    if (wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_free_instance != NULL) {
        self = wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_free_instance;
        wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__5__special_choice_obj_setup((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__5__special_choice_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
wayfarers___automa___choices___next_space_env_traverse(serai___games___wayfarers___automa___choices___next_space_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices___next_space_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices___next_space_envObject *self = (serai___games___wayfarers___automa___choices___next_space_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices___next_space_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices___next_space_envObject *self = (serai___games___wayfarers___automa___choices___next_space_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___automa___choices___next_space_env_dealloc(serai___games___wayfarers___automa___choices___next_space_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices___next_space_env_free_instance == NULL) {
        wayfarers___automa___choices___next_space_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices___next_space_env_dealloc)
    CPyDef_wayfarers___automa___choices___next_space_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc__next_space_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices___next_space_env(void);

static PyObject *
wayfarers___automa___choices___next_space_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices___next_space_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc__next_space_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices___next_space_env_vtable[1];
static bool
CPyDef_wayfarers___automa___choices___next_space_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices___next_space_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___automa___choices___next_space_env_vtable, wayfarers___automa___choices___next_space_env_vtable_scratch, sizeof(wayfarers___automa___choices___next_space_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices___next_space_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___choices___next_space_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc__next_space_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices___next_space_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "next_space_env",
    .tp_new = wayfarers___automa___choices___next_space_env_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices___next_space_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices___next_space_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices___next_space_env_clear,
    .tp_methods = wayfarers___automa___choices___next_space_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices___next_space_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("next_space_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices___next_space_env_template = &CPyType_wayfarers___automa___choices___next_space_env_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc__next_space_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices___next_space_envObject *self;
    if (wayfarers___automa___choices___next_space_env_free_instance != NULL) {
        self = wayfarers___automa___choices___next_space_env_free_instance;
        wayfarers___automa___choices___next_space_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices___next_space_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices___next_space_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices___next_space_env(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc__next_space_env_setup((PyObject *)CPyType_wayfarers___automa___choices___next_space_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_traverse(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject))));
    return 0;
}

static void
wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_dealloc(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_free_instance == NULL) {
        wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_dealloc)
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__6_next_space_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj(void);

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__6_next_space_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_vtable[2];
static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____get__,
    };
    memcpy(wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_vtable, wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_vtable_scratch, sizeof(wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *self, void *closure);

static PyGetSetDef wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__6_next_space_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($link)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__6_next_space_obj",
    .tp_new = wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_new,
    .tp_dealloc = (destructor)wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_clear,
    .tp_getset = wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_getseters,
    .tp_methods = wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj,
    .tp_members = wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__6_next_space_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_template = &CPyType_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_template_;

PyObject *CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__6_next_space_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *self;
    if (wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_free_instance != NULL) {
        self = wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_free_instance;
        wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj(void)
{
    PyObject *self = CPyDef_wayfarers___automa___choices_____mypyc___3__mypyc_lambda__6_next_space_obj_setup((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_get___3_mypyc_env__(serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__6_next_space_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef wayfarers___automa___choicesmodule_methods[] = {
    {"automa_of", (PyCFunction)CPyPy_wayfarers___automa___choices___automa_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("automa_of(t)\n--\n\n") /* docstring */},
    {"colour_order", (PyCFunction)CPyPy_wayfarers___automa___choices___colour_order, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("colour_order(t)\n--\n\n") /* docstring */},
    {"scheme_sum", (PyCFunction)CPyPy_wayfarers___automa___choices___scheme_sum, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("scheme_sum(t)\n--\n\n") /* docstring */},
    {"slot_order", (PyCFunction)CPyPy_wayfarers___automa___choices___slot_order, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("slot_order(t, row)\n--\n\n") /* docstring */},
    {"prefers_upper", (PyCFunction)CPyPy_wayfarers___automa___choices___prefers_upper, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("prefers_upper(t)\n--\n\n") /* docstring */},
    {"icons", (PyCFunction)CPyPy_wayfarers___automa___choices___icons, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("icons(t, call)\n--\n\n") /* docstring */},
    {"useful", (PyCFunction)CPyPy_wayfarers___automa___choices___useful, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("useful(t, automa, effect)\n--\n\n") /* docstring */},
    {"_icon_useful", (PyCFunction)CPyPy_wayfarers___automa___choices____icon_useful, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_icon_useful(t, automa, icon)\n--\n\n") /* docstring */},
    {"acquirable", (PyCFunction)CPyPy_wayfarers___automa___choices___acquirable, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("acquirable(t, row)\n--\n\n") /* docstring */},
    {"influence_choice", (PyCFunction)CPyPy_wayfarers___automa___choices___influence_choice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("influence_choice(t)\n--\n\n") /* docstring */},
    {"worker_places", (PyCFunction)CPyPy_wayfarers___automa___choices___worker_places, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("worker_places(t, automa, colour)\n--\n\n") /* docstring */},
    {"retrievable", (PyCFunction)CPyPy_wayfarers___automa___choices___retrievable, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("retrievable(t)\n--\n\n") /* docstring */},
    {"tile_choice", (PyCFunction)CPyPy_wayfarers___automa___choices___tile_choice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tile_choice(t, automa, kind)\n--\n\n") /* docstring */},
    {"_special_choice", (PyCFunction)CPyPy_wayfarers___automa___choices____special_choice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_special_choice(t, automa)\n--\n\n") /* docstring */},
    {"next_space", (PyCFunction)CPyPy_wayfarers___automa___choices___next_space, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("next_space(t, automa)\n--\n\n") /* docstring */},
    {"_height", (PyCFunction)CPyPy_wayfarers___automa___choices____height, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_height(t, link)\n--\n\n") /* docstring */},
    {"second_step_price", (PyCFunction)CPyPy_wayfarers___automa___choices___second_step_price, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("second_step_price(t, automa)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___automa___choices__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___automa___choices__internal, "__name__");
    CPyStatic_wayfarers___automa___choices___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___automa___choices__internal);
    if (unlikely(CPyStatic_wayfarers___automa___choices___globals == NULL))
        goto fail;
    CPyType_wayfarers___automa___choices___influence_choice_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices___influence_choice_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices___influence_choice_env))
        goto fail;
    CPyDef_wayfarers___automa___choices___influence_choice_env_trait_vtable_setup();
    CPyType_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj))
        goto fail;
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_trait_vtable_setup();
    CPyType_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj))
        goto fail;
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_trait_vtable_setup();
    CPyType_wayfarers___automa___choices___retrievable_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices___retrievable_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices___retrievable_env))
        goto fail;
    CPyDef_wayfarers___automa___choices___retrievable_env_trait_vtable_setup();
    CPyType_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj))
        goto fail;
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_trait_vtable_setup();
    CPyType_wayfarers___automa___choices___tile_choice_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices___tile_choice_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices___tile_choice_env))
        goto fail;
    CPyDef_wayfarers___automa___choices___tile_choice_env_trait_vtable_setup();
    CPyType_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj))
        goto fail;
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_trait_vtable_setup();
    CPyType_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj))
        goto fail;
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_trait_vtable_setup();
    CPyType_wayfarers___automa___choices____special_choice_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices____special_choice_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices____special_choice_env))
        goto fail;
    CPyDef_wayfarers___automa___choices____special_choice_env_trait_vtable_setup();
    CPyType_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj))
        goto fail;
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_trait_vtable_setup();
    CPyType_wayfarers___automa___choices___next_space_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices___next_space_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices___next_space_env))
        goto fail;
    CPyDef_wayfarers___automa___choices___next_space_env_trait_vtable_setup();
    CPyType_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj))
        goto fail;
    CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_trait_vtable_setup();
    char result = CPyDef_wayfarers___automa___choices_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___automa___choices__internal);
    Py_CLEAR(modname);
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___CYCLE_ROWS.f0);
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___CYCLE_ROWS.f1);
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___CYCLE_ROWS.f2);
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___CYCLE_ROWS.f3);
    CPyStatic_wayfarers___automa___choices___CYCLE_ROWS = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___CYCLE_TILES.f0);
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___CYCLE_TILES.f1);
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___CYCLE_TILES.f2);
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___CYCLE_TILES.f3);
    CPyStatic_wayfarers___automa___choices___CYCLE_TILES = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___CYCLE_GUILDS.f0);
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___CYCLE_GUILDS.f1);
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___CYCLE_GUILDS.f2);
    CPyStatic_wayfarers___automa___choices___CYCLE_GUILDS = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___WORKER_ROWS.f0);
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___WORKER_ROWS.f1);
    CPyTagged_XDECREF(CPyStatic_wayfarers___automa___choices___WORKER_ROWS.f2);
    CPyStatic_wayfarers___automa___choices___WORKER_ROWS = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    Py_CLEAR(CPyType_wayfarers___automa___choices___influence_choice_env);
    Py_CLEAR(CPyType_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj);
    Py_CLEAR(CPyType_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj);
    Py_CLEAR(CPyType_wayfarers___automa___choices___retrievable_env);
    Py_CLEAR(CPyType_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj);
    Py_CLEAR(CPyType_wayfarers___automa___choices___tile_choice_env);
    Py_CLEAR(CPyType_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj);
    Py_CLEAR(CPyType_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj);
    Py_CLEAR(CPyType_wayfarers___automa___choices____special_choice_env);
    Py_CLEAR(CPyType_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj);
    Py_CLEAR(CPyType_wayfarers___automa___choices___next_space_env);
    Py_CLEAR(CPyType_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj);
    return -1;
}
int CPyExec_serai___games___wayfarers___automa___choices(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___automa___choices__impl, &CPyImportState_serai___games___wayfarers___automa___choices, &CPyModule_serai___games___wayfarers___automa___choices);
}
static struct PyModuleDef wayfarers___automa___choicesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.automa.choices",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___automa___choicesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___automa___choices(void)
{
    if (CPyModule_serai___games___wayfarers___automa___choices__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___automa___choices__internal);
        return CPyModule_serai___games___wayfarers___automa___choices__internal;
    }
    CPyModule_serai___games___wayfarers___automa___choices__internal = PyModule_Create(&wayfarers___automa___choicesmodule);
    return CPyModule_serai___games___wayfarers___automa___choices__internal;
}

PyObject *CPyInit_serai___games___wayfarers___automa___choices(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___automa___choices__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___automa___choices__internal);
        return CPyModule_serai___games___wayfarers___automa___choices__internal;
    }
    CPyModule_serai___games___wayfarers___automa___choices__internal = PyModule_Create(&wayfarers___automa___choicesmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___automa___choices__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.automa.choices");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___automa___choices__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___automa___choices__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___automa___choices__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___automa___choices(CPyModule_serai___games___wayfarers___automa___choices__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___automa___choices__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.automa.choices");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___automa___choices__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices___automa_of(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "automa_of", "Table", "automa", 45, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (cpy_r_r2) goto CPyL4;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "automa_of", 45, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "automa_of", "Table", "automa", 46, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    if (likely(cpy_r_r4 != Py_None))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "automa_of", 46, CPyStatic_wayfarers___automa___choices___globals, "serai.games.wayfarers.table.Automa", cpy_r_r4);
        goto CPyL7;
    }
    return cpy_r_r5;
CPyL7: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___automa_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:automa_of", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___choices___automa_of(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "automa_of", 44, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices___colour_order(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T4IIIC cpy_r_r5;
    CPyTagged cpy_r_r6;
    tuple_T4IIII cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T4IIII cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_step;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    tuple_T4IIII cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "colour_order", "Table", "book", 51, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_resource_track;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "colour_order", "Book", "resource_track", 51, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL24;
    }
CPyL2: ;
    cpy_r_r2 = CPyDef_wayfarers___automa___choices___automa_of(cpy_r_t);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 51, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL24;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r2)->_resource;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "colour_order", "Automa", "resource", 51, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL25;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r1, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 51, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL25;
    }
    PyObject *__tmp6360;
    if (unlikely(!(PyTuple_Check(cpy_r_r4) && PyTuple_GET_SIZE(cpy_r_r4) == 4))) {
        __tmp6360 = NULL;
        goto __LL6361;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 0))))
        __tmp6360 = PyTuple_GET_ITEM(cpy_r_r4, 0);
    else {
        __tmp6360 = NULL;
    }
    if (__tmp6360 == NULL) goto __LL6361;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 1))))
        __tmp6360 = PyTuple_GET_ITEM(cpy_r_r4, 1);
    else {
        __tmp6360 = NULL;
    }
    if (__tmp6360 == NULL) goto __LL6361;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 2))))
        __tmp6360 = PyTuple_GET_ITEM(cpy_r_r4, 2);
    else {
        __tmp6360 = NULL;
    }
    if (__tmp6360 == NULL) goto __LL6361;
    if (likely(PyBool_Check(PyTuple_GET_ITEM(cpy_r_r4, 3))))
        __tmp6360 = PyTuple_GET_ITEM(cpy_r_r4, 3);
    else {
        __tmp6360 = NULL;
    }
    if (__tmp6360 == NULL) goto __LL6361;
    __tmp6360 = cpy_r_r4;
__LL6361: ;
    if (unlikely(__tmp6360 == NULL)) {
        CPy_TypeError("tuple[int, int, int, bool]", cpy_r_r4); cpy_r_r5 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    } else {
        PyObject *__tmp6362 = PyTuple_GET_ITEM(cpy_r_r4, 0);
        CPyTagged __tmp6363;
        if (likely(PyLong_Check(__tmp6362)))
            __tmp6363 = CPyTagged_FromObject(__tmp6362);
        else {
            goto __LL6364;
        }
        cpy_r_r5.f0 = __tmp6363;
        PyObject *__tmp6365 = PyTuple_GET_ITEM(cpy_r_r4, 1);
        CPyTagged __tmp6366;
        if (likely(PyLong_Check(__tmp6365)))
            __tmp6366 = CPyTagged_FromObject(__tmp6365);
        else {
            goto __LL6367;
        }
        cpy_r_r5.f1 = __tmp6366;
        PyObject *__tmp6368 = PyTuple_GET_ITEM(cpy_r_r4, 2);
        CPyTagged __tmp6369;
        if (likely(PyLong_Check(__tmp6368)))
            __tmp6369 = CPyTagged_FromObject(__tmp6368);
        else {
            goto __LL6370;
        }
        cpy_r_r5.f2 = __tmp6369;
        PyObject *__tmp6371 = PyTuple_GET_ITEM(cpy_r_r4, 3);
        char __tmp6372;
        if (unlikely(!PyBool_Check(__tmp6371))) {
            goto __LL6373;
        } else
            __tmp6372 = __tmp6371 == Py_True;
        cpy_r_r5.f3 = __tmp6372;
    }
    goto __LL6374;
__LL6364: ;
    cpy_r_r5 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL6374;
__LL6367: ;
    CPyTagged_DECREF(cpy_r_r5.f0);
    cpy_r_r5 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL6374;
__LL6370: ;
    CPyTagged_DECREF(cpy_r_r5.f0);
    CPyTagged_DECREF(cpy_r_r5.f1);
    cpy_r_r5 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL6374;
__LL6373: ;
    CPyTagged_DECREF(cpy_r_r5.f0);
    CPyTagged_DECREF(cpy_r_r5.f1);
    CPyTagged_DECREF(cpy_r_r5.f2);
    cpy_r_r5 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL6374;
__LL6374: ;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 51, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL25;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r6 = cpy_r_r5.f0;
    CPyTagged_INCREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r5.f0);
    CPyTagged_DECREF(cpy_r_r5.f1);
    CPyTagged_DECREF(cpy_r_r5.f2);
    cpy_r_r7 = CPyStatic_wayfarers___automa___choices___CYCLE_ROWS;
    if (unlikely(cpy_r_r7.f0 == CPY_INT_TAG)) {
        goto CPyL26;
    } else
        goto CPyL9;
CPyL7: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CYCLE_ROWS\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 52, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r9 = CPyStatics[549]; /* 'index' */
    CPyTagged_INCREF(cpy_r_r7.f0);
    CPyTagged_INCREF(cpy_r_r7.f1);
    CPyTagged_INCREF(cpy_r_r7.f2);
    CPyTagged_INCREF(cpy_r_r7.f3);
    cpy_r_r10 = PyTuple_New(4);
    if (unlikely(cpy_r_r10 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6375 = CPyTagged_StealAsObject(cpy_r_r7.f0);
    PyTuple_SET_ITEM(cpy_r_r10, 0, __tmp6375);
    PyObject *__tmp6376 = CPyTagged_StealAsObject(cpy_r_r7.f1);
    PyTuple_SET_ITEM(cpy_r_r10, 1, __tmp6376);
    PyObject *__tmp6377 = CPyTagged_StealAsObject(cpy_r_r7.f2);
    PyTuple_SET_ITEM(cpy_r_r10, 2, __tmp6377);
    PyObject *__tmp6378 = CPyTagged_StealAsObject(cpy_r_r7.f3);
    PyTuple_SET_ITEM(cpy_r_r10, 3, __tmp6378);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r6);
    PyObject *cpy_r_r12[2] = {cpy_r_r10, cpy_r_r11};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_VectorcallMethod(cpy_r_r9, cpy_r_r13, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 52, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL27;
    }
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 52, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL24;
    }
    cpy_r_r16 = PyList_New(0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 53, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL28;
    }
    cpy_r_r17 = CPyStatic_wayfarers___automa___choices___CYCLE_ROWS;
    if (unlikely(cpy_r_r17.f0 == CPY_INT_TAG)) {
        goto CPyL29;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CYCLE_ROWS\" was not set");
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 53, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r19 = 0;
    cpy_r_step = cpy_r_r19;
    CPyTagged_DECREF(cpy_r_step);
CPyL16: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r19 < (Py_ssize_t)8;
    if (!cpy_r_r20) goto CPyL30;
    cpy_r_step = cpy_r_r19;
    cpy_r_r21 = CPyTagged_Add(cpy_r_r15, cpy_r_step);
    CPyTagged_DECREF(cpy_r_step);
    cpy_r_r22 = CPyStatic_wayfarers___automa___choices___CYCLE_ROWS;
    if (unlikely(cpy_r_r22.f0 == CPY_INT_TAG)) {
        goto CPyL31;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CYCLE_ROWS\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 53, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r24 = CPyTagged_Remainder(cpy_r_r21, 8);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 53, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r26 = PyList_Append(cpy_r_r16, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 53, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    cpy_r_r28 = cpy_r_r19 + 2;
    cpy_r_r19 = cpy_r_r28;
    goto CPyL16;
CPyL23: ;
    return cpy_r_r16;
CPyL24: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL25: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL24;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL7;
CPyL27: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL24;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL24;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL13;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r15);
    goto CPyL23;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL18;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL24;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___colour_order(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:colour_order", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___choices___colour_order(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "colour_order", 49, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___automa___choices___scheme_sum(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
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
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    CPyTagged cpy_r_r28;
    cpy_r_r0 = 0;
    cpy_r_r1 = CPyDef_wayfarers___automa___choices___automa_of(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", 58, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL18;
    }
    cpy_r_r2 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r1)->_schemes;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'schemes' of 'Automa' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", 58, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL18;
    }
CPyL2: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", "Table", "book", 58, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL19;
    }
CPyL3: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_constants;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyStatics[3778]; /* 'scheme_sum' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", 58, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", 58, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL19;
    }
    cpy_r_r8 = CPyTagged_Negate(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r9 = CPyList_GetSlice(cpy_r_r2, cpy_r_r8, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", 58, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL18;
    }
    if (likely(PyList_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", 58, CPyStatic_wayfarers___automa___choices___globals, "list", cpy_r_r9);
        goto CPyL18;
    }
    cpy_r_r11 = 0;
CPyL8: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL20;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", 58, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL21;
    }
    cpy_r_r21 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", "Table", "book", 58, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    }
CPyL11: ;
    cpy_r_r22 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r21)->_schemes;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", "Book", "schemes", 58, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    }
CPyL12: ;
    cpy_r_r23 = CPyList_GetItemBorrow(cpy_r_r22, cpy_r_r20);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", 58, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_wayfarers___printed___Scheme))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", 58, CPyStatic_wayfarers___automa___choices___globals, "serai.games.wayfarers.printed.Scheme", cpy_r_r23);
        goto CPyL22;
    }
    cpy_r_r25 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r24)->_silver;
    CPyTagged_INCREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r26 = CPyTagged_Add(cpy_r_r0, cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r25);
    cpy_r_r0 = cpy_r_r26;
    cpy_r_r27 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r27;
    goto CPyL8;
CPyL16: ;
    return cpy_r_r0;
CPyL17: ;
    cpy_r_r28 = CPY_INT_TAG;
    return cpy_r_r28;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL17;
CPyL19: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL17;
CPyL20: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL16;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL17;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL17;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___scheme_sum(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:scheme_sum", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___automa___choices___scheme_sum(arg_t);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "scheme_sum", 56, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices___slot_order(PyObject *cpy_r_t, CPyTagged cpy_r_row) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T4IIIC cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_step;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    int64_t cpy_r_r59;
    PyObject *cpy_r_r60;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "slot_order", "Table", "book", 63, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL37;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "slot_order", "Book", "slots", 63, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = cpy_r_row == 8;
    if (!cpy_r_r2) goto CPyL19;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "slot_order", "Table", "book", 65, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_resource_track;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "slot_order", "Book", "resource_track", 65, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
CPyL5: ;
    cpy_r_r5 = CPyDef_wayfarers___automa___choices___automa_of(cpy_r_t);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 65, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
    cpy_r_r6 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r5)->_resource;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "slot_order", "Automa", "resource", 65, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL39;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r4, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 65, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL39;
    }
    PyObject *__tmp6379;
    if (unlikely(!(PyTuple_Check(cpy_r_r7) && PyTuple_GET_SIZE(cpy_r_r7) == 4))) {
        __tmp6379 = NULL;
        goto __LL6380;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 0))))
        __tmp6379 = PyTuple_GET_ITEM(cpy_r_r7, 0);
    else {
        __tmp6379 = NULL;
    }
    if (__tmp6379 == NULL) goto __LL6380;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 1))))
        __tmp6379 = PyTuple_GET_ITEM(cpy_r_r7, 1);
    else {
        __tmp6379 = NULL;
    }
    if (__tmp6379 == NULL) goto __LL6380;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 2))))
        __tmp6379 = PyTuple_GET_ITEM(cpy_r_r7, 2);
    else {
        __tmp6379 = NULL;
    }
    if (__tmp6379 == NULL) goto __LL6380;
    if (likely(PyBool_Check(PyTuple_GET_ITEM(cpy_r_r7, 3))))
        __tmp6379 = PyTuple_GET_ITEM(cpy_r_r7, 3);
    else {
        __tmp6379 = NULL;
    }
    if (__tmp6379 == NULL) goto __LL6380;
    __tmp6379 = cpy_r_r7;
__LL6380: ;
    if (unlikely(__tmp6379 == NULL)) {
        CPy_TypeError("tuple[int, int, int, bool]", cpy_r_r7); cpy_r_r8 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    } else {
        PyObject *__tmp6381 = PyTuple_GET_ITEM(cpy_r_r7, 0);
        CPyTagged __tmp6382;
        if (likely(PyLong_Check(__tmp6381)))
            __tmp6382 = CPyTagged_FromObject(__tmp6381);
        else {
            goto __LL6383;
        }
        cpy_r_r8.f0 = __tmp6382;
        PyObject *__tmp6384 = PyTuple_GET_ITEM(cpy_r_r7, 1);
        CPyTagged __tmp6385;
        if (likely(PyLong_Check(__tmp6384)))
            __tmp6385 = CPyTagged_FromObject(__tmp6384);
        else {
            goto __LL6386;
        }
        cpy_r_r8.f1 = __tmp6385;
        PyObject *__tmp6387 = PyTuple_GET_ITEM(cpy_r_r7, 2);
        CPyTagged __tmp6388;
        if (likely(PyLong_Check(__tmp6387)))
            __tmp6388 = CPyTagged_FromObject(__tmp6387);
        else {
            goto __LL6389;
        }
        cpy_r_r8.f2 = __tmp6388;
        PyObject *__tmp6390 = PyTuple_GET_ITEM(cpy_r_r7, 3);
        char __tmp6391;
        if (unlikely(!PyBool_Check(__tmp6390))) {
            goto __LL6392;
        } else
            __tmp6391 = __tmp6390 == Py_True;
        cpy_r_r8.f3 = __tmp6391;
    }
    goto __LL6393;
__LL6383: ;
    cpy_r_r8 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL6393;
__LL6386: ;
    CPyTagged_DECREF(cpy_r_r8.f0);
    cpy_r_r8 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL6393;
__LL6389: ;
    CPyTagged_DECREF(cpy_r_r8.f0);
    CPyTagged_DECREF(cpy_r_r8.f1);
    cpy_r_r8 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL6393;
__LL6392: ;
    CPyTagged_DECREF(cpy_r_r8.f0);
    CPyTagged_DECREF(cpy_r_r8.f1);
    CPyTagged_DECREF(cpy_r_r8.f2);
    cpy_r_r8 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL6393;
__LL6393: ;
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 65, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL39;
    }
    CPy_DECREF(cpy_r_r5);
    cpy_r_r9 = cpy_r_r8.f2;
    CPyTagged_INCREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r8.f0);
    CPyTagged_DECREF(cpy_r_r8.f1);
    CPyTagged_DECREF(cpy_r_r8.f2);
    cpy_r_r10 = CPyTagged_Subtract(cpy_r_r1, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r11 = PyList_New(0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 66, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r12 = 0;
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_step = cpy_r_r12;
    CPyTagged_DECREF(cpy_r_step);
CPyL11: ;
    cpy_r_r13 = cpy_r_r12 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL13;
    cpy_r_r15 = cpy_r_r1 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL14;
CPyL13: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_r1);
    if (cpy_r_r17) {
        goto CPyL15;
    } else
        goto CPyL41;
CPyL14: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_r1;
    if (!cpy_r_r18) goto CPyL41;
CPyL15: ;
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_step = cpy_r_r12;
    cpy_r_r19 = CPyTagged_Multiply(cpy_r_row, cpy_r_r1);
    cpy_r_r20 = CPyTagged_Subtract(cpy_r_r10, cpy_r_step);
    CPyTagged_DECREF(cpy_r_step);
    cpy_r_r21 = CPyTagged_Remainder(cpy_r_r20, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 66, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL42;
    }
    cpy_r_r22 = CPyTagged_Add(cpy_r_r19, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r24 = PyList_Append(cpy_r_r11, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 66, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
    cpy_r_r26 = CPyTagged_Add(cpy_r_r12, 2);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r12 = cpy_r_r26;
    goto CPyL11;
CPyL18: ;
    return cpy_r_r11;
CPyL19: ;
    cpy_r_r27 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "slot_order", "Table", "book", 67, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
CPyL20: ;
    cpy_r_r28 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r27)->_slot_order;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "slot_order", "Book", "slot_order", 67, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r28);
CPyL21: ;
    cpy_r_r29 = CPyDef_wayfarers___automa___choices___scheme_sum(cpy_r_t);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 68, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL44;
    }
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = CPyTagged_Subtract(cpy_r_r32, 2);
    cpy_r_r34 = cpy_r_r33 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (cpy_r_r35) goto CPyL24;
    cpy_r_r36 = cpy_r_r29 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (!cpy_r_r37) goto CPyL25;
CPyL24: ;
    cpy_r_r38 = CPyTagged_IsLt_(cpy_r_r33, cpy_r_r29);
    if (cpy_r_r38) {
        goto CPyL45;
    } else
        goto CPyL46;
CPyL25: ;
    cpy_r_r39 = (Py_ssize_t)cpy_r_r33 < (Py_ssize_t)cpy_r_r29;
    if (cpy_r_r39) {
        goto CPyL45;
    } else
        goto CPyL46;
CPyL26: ;
    cpy_r_r40 = cpy_r_r33;
    goto CPyL28;
CPyL27: ;
    cpy_r_r40 = cpy_r_r29;
CPyL28: ;
    cpy_r_r41 = CPyList_GetItem(cpy_r_r28, cpy_r_r40);
    CPy_DECREF(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 68, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
    if (likely(PyList_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 68, CPyStatic_wayfarers___automa___choices___globals, "list", cpy_r_r41);
        goto CPyL38;
    }
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = PyList_New(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 68, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL47;
    }
    cpy_r_r46 = 0;
CPyL32: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL48;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r46 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(PyObject * *)cpy_r_r53;
    CPy_INCREF(cpy_r_r54);
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 68, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL49;
    }
    cpy_r_r56 = CPyTagged_Multiply(cpy_r_row, cpy_r_r1);
    cpy_r_r57 = CPyTagged_Add(cpy_r_r56, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r55);
    cpy_r_r58 = CPyTagged_StealAsObject(cpy_r_r57);
    CPyList_SetItemUnsafe(cpy_r_r45, cpy_r_r46, cpy_r_r58);
    cpy_r_r59 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r59;
    goto CPyL32;
CPyL36: ;
    return cpy_r_r45;
CPyL37: ;
    cpy_r_r60 = NULL;
    return cpy_r_r60;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL37;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL37;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL37;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL18;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL37;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL37;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r28);
    goto CPyL37;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_r29);
    goto CPyL26;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r33);
    goto CPyL27;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r42);
    goto CPyL37;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r42);
    goto CPyL36;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r45);
    goto CPyL37;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___slot_order(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "row", 0};
            static CPyArg_Parser parser = {"OO:slot_order", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_row;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_row)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___choices___slot_order(arg_t, arg_row);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "slot_order", 61, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___choices___prefers_upper(PyObject *cpy_r_t) {
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
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    cpy_r_r0 = CPyDef_wayfarers___automa___choices___automa_of(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 73, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL27;
    }
    cpy_r_r1 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_schemes;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'schemes' of 'Automa' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 74, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL27;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 74, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL28;
    }
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL29;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 74, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL30;
    }
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", "Table", "book", 74, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL31;
    }
CPyL7: ;
    cpy_r_r16 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r15)->_schemes;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", "Book", "schemes", 74, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL31;
    }
CPyL8: ;
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_r16, cpy_r_r14);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 74, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_wayfarers___printed___Scheme))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 74, CPyStatic_wayfarers___automa___choices___globals, "serai.games.wayfarers.printed.Scheme", cpy_r_r17);
        goto CPyL31;
    }
    cpy_r_r19 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r18)->_is_blue;
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r20 = cpy_r_r19 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r20);
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r20);
    cpy_r_r21 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r21;
    goto CPyL4;
CPyL12: ;
    cpy_r_r22 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r23 = CPyStatics[105]; /* 'sum' */
    cpy_r_r24 = CPyObject_GetAttr(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 75, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    PyObject *cpy_r_r25[1] = {cpy_r_r4};
    cpy_r_r26 = (PyObject **)&cpy_r_r25;
    cpy_r_r27 = PyObject_Vectorcall(cpy_r_r24, cpy_r_r26, 1, 0);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 75, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 75, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    cpy_r_r29 = CPyTagged_Multiply(4, cpy_r_r28);
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = cpy_r_r29 == cpy_r_r32;
    CPyTagged_DECREF(cpy_r_r29);
    if (cpy_r_r33) {
        goto CPyL33;
    } else
        goto CPyL22;
CPyL16: ;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r35 << 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    cpy_r_r38 = cpy_r_r37 ^ 1;
    if (cpy_r_r38) {
        goto CPyL34;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r39 = cpy_r_r38;
    goto CPyL21;
CPyL18: ;
    cpy_r_r40 = CPyList_GetItemShort(cpy_r_r4, -2);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 77, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL27;
    }
    if (unlikely(!PyBool_Check(cpy_r_r40))) {
        CPy_TypeError("bool", cpy_r_r40); cpy_r_r41 = 2;
    } else
        cpy_r_r41 = cpy_r_r40 == Py_True;
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 77, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL27;
    }
    cpy_r_r39 = cpy_r_r41;
CPyL21: ;
    return cpy_r_r39;
CPyL22: ;
    cpy_r_r42 = CPyTagged_Multiply(4, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r28);
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    CPy_DECREF(cpy_r_r4);
    cpy_r_r45 = cpy_r_r44 << 1;
    cpy_r_r46 = cpy_r_r42 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) goto CPyL24;
    cpy_r_r48 = cpy_r_r45 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL25;
CPyL24: ;
    cpy_r_r50 = CPyTagged_IsLt_(cpy_r_r45, cpy_r_r42);
    cpy_r_r51 = cpy_r_r50;
    goto CPyL26;
CPyL25: ;
    cpy_r_r52 = (Py_ssize_t)cpy_r_r42 > (Py_ssize_t)cpy_r_r45;
    cpy_r_r51 = cpy_r_r52;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r42);
    return cpy_r_r51;
CPyL27: ;
    cpy_r_r53 = 2;
    return cpy_r_r53;
CPyL28: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL27;
CPyL29: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL12;
CPyL30: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL27;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL27;
CPyL32: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL27;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r28);
    goto CPyL16;
CPyL34: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL17;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___prefers_upper(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:prefers_upper", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___automa___choices___prefers_upper(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "prefers_upper", 71, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices___icons(PyObject *cpy_r_t, PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_times;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_words;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyPtr cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL6;
    cpy_r_r5 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_r5, -2);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 83, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
    cpy_r_r7 = PyLong_Check(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (!cpy_r_r7) goto CPyL6;
    cpy_r_r8 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, -2);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 83, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 83, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
    cpy_r_r11 = cpy_r_r10;
    goto CPyL7;
CPyL6: ;
    cpy_r_r11 = 2;
CPyL7: ;
    cpy_r_times = cpy_r_r11;
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, -2);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 84, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL36;
    }
    cpy_r_r14 = PyLong_Check(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (!cpy_r_r14) goto CPyL15;
    cpy_r_r15 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = CPySequenceTuple_GetSlice(cpy_r_r15, 0, -2);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 84, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL36;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 84, CPyStatic_wayfarers___automa___choices___globals, "tuple", cpy_r_r16);
        goto CPyL36;
    }
    cpy_r_r18 = PyList_New(0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 84, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL37;
    }
    cpy_r_r19 = CPyList_Extend(cpy_r_r18, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 84, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    } else
        goto CPyL39;
CPyL13: ;
    cpy_r_r20 = CPyStatics[4897]; /* 1 */
    cpy_r_r21 = PyList_Append(cpy_r_r18, cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 84, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
    cpy_r_r23 = cpy_r_r18;
    goto CPyL17;
CPyL15: ;
    cpy_r_r24 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = PySequence_List(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 84, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL36;
    }
    cpy_r_r23 = cpy_r_r25;
CPyL17: ;
    cpy_r_words = cpy_r_r23;
    cpy_r_r26 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "icons", "Table", "book", 85, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL40;
    }
CPyL18: ;
    cpy_r_r27 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r26)->_verbs;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_verb;
    cpy_r_r29 = ((serai___kernel___effects___VerbObject *)cpy_r_r28)->_name;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = CPyStatics[3779]; /* 'call' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r27, cpy_r_r30);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 85, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL41;
    }
    cpy_r_r32 = PyList_New(1);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 85, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL42;
    }
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    *(PyObject * *)cpy_r_r34 = cpy_r_r29;
    cpy_r_r35 = CPyList_Extend(cpy_r_r32, cpy_r_words);
    CPy_DECREF(cpy_r_words);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 85, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    } else
        goto CPyL44;
CPyL21: ;
    cpy_r_r36 = PyList_AsTuple(cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 85, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL45;
    }
    cpy_r_r37 = PyObject_CallObject(cpy_r_r31, cpy_r_r36);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 85, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r37) == CPyType_kernel___effects___Call))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 85, CPyStatic_wayfarers___automa___choices___globals, "serai.kernel.effects.Call", cpy_r_r37);
        goto CPyL36;
    }
    cpy_r_r39 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "icons", "Table", "book", 86, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL46;
    }
CPyL25: ;
    cpy_r_r40 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r39)->_instead;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "icons", "Book", "instead", 86, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r40);
CPyL26: ;
    cpy_r_r41 = CPyDict_Get(cpy_r_r40, cpy_r_r38, cpy_r_r38);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 86, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL36;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r41, CPyType_kernel___effects___Effect)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 86, CPyStatic_wayfarers___automa___choices___globals, "serai.kernel.effects.Effect", cpy_r_r41);
        goto CPyL36;
    }
    cpy_r_r43 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyObject, ob_type));
    cpy_r_r45 = *(PyObject * *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r45 == cpy_r_r43;
    if (cpy_r_r46) {
        goto CPyL31;
    } else
        goto CPyL47;
CPyL29: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r47 = 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 87, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL31: ;
    if (likely(Py_TYPE(cpy_r_r42) == CPyType_kernel___effects___Call))
        cpy_r_r48 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 88, CPyStatic_wayfarers___automa___choices___globals, "serai.kernel.effects.Call", cpy_r_r42);
        goto CPyL36;
    }
    cpy_r_r49 = PyList_New(1);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 88, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    *(PyObject * *)cpy_r_r51 = cpy_r_r48;
    cpy_r_r52 = CPySequence_Multiply(cpy_r_r49, cpy_r_times);
    CPy_DECREF(cpy_r_r49);
    CPyTagged_DECREF(cpy_r_times);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 88, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
    return cpy_r_r52;
CPyL35: ;
    cpy_r_r53 = NULL;
    return cpy_r_r53;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_times);
    goto CPyL35;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_times);
    CPy_DecRef(cpy_r_r17);
    goto CPyL35;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_times);
    CPy_DecRef(cpy_r_r18);
    goto CPyL35;
CPyL39: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL13;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_times);
    CPy_DecRef(cpy_r_words);
    goto CPyL35;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_times);
    CPy_DecRef(cpy_r_words);
    CPy_DecRef(cpy_r_r29);
    goto CPyL35;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_times);
    CPy_DecRef(cpy_r_words);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r31);
    goto CPyL35;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_times);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL35;
CPyL44: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL21;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_times);
    CPy_DecRef(cpy_r_r31);
    goto CPyL35;
CPyL46: ;
    CPyTagged_DecRef(cpy_r_times);
    CPy_DecRef(cpy_r_r38);
    goto CPyL35;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_times);
    CPy_DECREF(cpy_r_r42);
    goto CPyL29;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_times);
    CPy_DecRef(cpy_r_r48);
    goto CPyL35;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___icons(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "call", 0};
            static CPyArg_Parser parser = {"OO:icons", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_call)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___choices___icons(arg_t, arg_call);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "icons", 81, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___choices___useful(PyObject *cpy_r_t, PyObject *cpy_r_automa, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Several;
    cpy_r_r1 = CPy_TypeCheck(cpy_r_effect, cpy_r_r0);
    if (!cpy_r_r1) goto CPyL10;
    cpy_r_r2 = 0;
    if (likely(PyObject_TypeCheck(cpy_r_effect, CPyType_kernel___effects___Several)))
        cpy_r_r3 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "useful", 94, CPyStatic_wayfarers___automa___choices___globals, "serai.kernel.effects.Several", cpy_r_effect);
        goto CPyL27;
    }
    cpy_r_r4 = ((serai___kernel___effects___SeveralObject *)cpy_r_r3)->_parts;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = 0;
CPyL3: ;
    cpy_r_r8 = cpy_r_r7 < cpy_r_r6;
    if (!cpy_r_r8) goto CPyL28;
    cpy_r_r9 = CPySequenceTuple_GetItemUnsafe(cpy_r_r4, cpy_r_r7);
    if (likely(PyObject_TypeCheck(cpy_r_r9, CPyType_kernel___effects___Effect)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "useful", 94, CPyStatic_wayfarers___automa___choices___globals, "serai.kernel.effects.Effect", cpy_r_r9);
        goto CPyL29;
    }
    cpy_r_r11 = CPyDef_wayfarers___automa___choices___useful(cpy_r_t, cpy_r_automa, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "useful", 94, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL29;
    }
    if (cpy_r_r11) {
        goto CPyL30;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r2 = 1;
    goto CPyL9;
CPyL8: ;
    cpy_r_r12 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r12;
    goto CPyL3;
CPyL9: ;
    return cpy_r_r2;
CPyL10: ;
    cpy_r_r13 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r15 == cpy_r_r13;
    if (!cpy_r_r16) goto CPyL14;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r17 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "useful", 96, CPyStatic_wayfarers___automa___choices___globals, "serai.kernel.effects.Arrow", cpy_r_effect);
        goto CPyL27;
    }
    cpy_r_r18 = ((serai___kernel___effects___ArrowObject *)cpy_r_r17)->_gain;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = CPyDef_wayfarers___automa___choices___useful(cpy_r_t, cpy_r_automa, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "useful", 96, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL27;
    }
    return cpy_r_r19;
CPyL14: ;
    cpy_r_r20 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r22 == cpy_r_r20;
    if (cpy_r_r23) goto CPyL17;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r24 = 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "useful", 97, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL27;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r25 = 0;
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r26 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "useful", 98, CPyStatic_wayfarers___automa___choices___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL27;
    }
    cpy_r_r27 = CPyDef_wayfarers___automa___choices___icons(cpy_r_t, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "useful", 98, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL27;
    }
    cpy_r_r28 = 0;
CPyL20: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r28 < cpy_r_r30;
    if (!cpy_r_r31) goto CPyL31;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r28 * 8;
    cpy_r_r35 = cpy_r_r33 + cpy_r_r34;
    cpy_r_r36 = *(PyObject * *)cpy_r_r35;
    CPy_INCREF(cpy_r_r36);
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_kernel___effects___Call))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "useful", 98, CPyStatic_wayfarers___automa___choices___globals, "serai.kernel.effects.Call", cpy_r_r36);
        goto CPyL32;
    }
    cpy_r_r38 = CPyDef_wayfarers___automa___choices____icon_useful(cpy_r_t, cpy_r_automa, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "useful", 98, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    if (cpy_r_r38) {
        goto CPyL33;
    } else
        goto CPyL25;
CPyL24: ;
    cpy_r_r25 = 1;
    goto CPyL26;
CPyL25: ;
    cpy_r_r39 = cpy_r_r28 + 1;
    cpy_r_r28 = cpy_r_r39;
    goto CPyL20;
CPyL26: ;
    return cpy_r_r25;
CPyL27: ;
    cpy_r_r40 = 2;
    return cpy_r_r40;
CPyL28: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL9;
CPyL29: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL27;
CPyL30: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL7;
CPyL31: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL26;
CPyL32: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL27;
CPyL33: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL24;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___useful(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "effect", 0};
            static CPyArg_Parser parser = {"OOO:useful", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___automa___choices___useful(arg_t, arg_automa, arg_effect);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "useful", 91, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___choices____icon_useful(PyObject *cpy_r_t, PyObject *cpy_r_automa, PyObject *cpy_r_icon) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    tuple_T5OOOOO cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    tuple_T2IO cpy_r_r41;
    CPyTagged cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    tuple_T2IO cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    CPyTagged cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_icon)->_verb;
    cpy_r_r1 = ((serai___kernel___effects___VerbObject *)cpy_r_r0)->_name;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStatics[3718]; /* 'acquire' */
    cpy_r_r3 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r2, 7);
    if (cpy_r_r3) {
        goto CPyL60;
    } else
        goto CPyL21;
CPyL1: ;
    cpy_r_r4 = CPyStatic_wayfarers___names___ROWS;
    if (likely(cpy_r_r4.f0 != NULL)) goto CPyL4;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 104, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r6 = ((serai___kernel___effects___CallObject *)cpy_r_icon)->_words;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 104, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    if (PyLong_Check(cpy_r_r7))
        cpy_r_r8 = cpy_r_r7;
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 != NULL) goto __LL6394;
    if (PyUnicode_Check(cpy_r_r7))
        cpy_r_r8 = cpy_r_r7;
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 != NULL) goto __LL6394;
    if (unlikely(!(PyTuple_Check(cpy_r_r7) && PyTuple_GET_SIZE(cpy_r_r7) == 2))) {
        cpy_r_r8 = NULL;
        goto __LL6395;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r7, 0))))
        cpy_r_r8 = PyTuple_GET_ITEM(cpy_r_r7, 0);
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 == NULL) goto __LL6395;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 1))))
        cpy_r_r8 = PyTuple_GET_ITEM(cpy_r_r7, 1);
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 == NULL) goto __LL6395;
    cpy_r_r8 = cpy_r_r7;
__LL6395: ;
    if (cpy_r_r8 != NULL) goto __LL6394;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 104, CPyStatic_wayfarers___automa___choices___globals, "union[int, str, tuple[str, int]]", cpy_r_r7);
    goto CPyL59;
__LL6394: ;
    cpy_r_r9 = PyObject_Str(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 104, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    cpy_r_r10 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r4.f0);
    CPy_INCREF(cpy_r_r4.f1);
    CPy_INCREF(cpy_r_r4.f2);
    CPy_INCREF(cpy_r_r4.f3);
    CPy_INCREF(cpy_r_r4.f4);
    cpy_r_r11 = PyTuple_New(5);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6396 = cpy_r_r4.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6396);
    PyObject *__tmp6397 = cpy_r_r4.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6397);
    PyObject *__tmp6398 = cpy_r_r4.f2;
    PyTuple_SET_ITEM(cpy_r_r11, 2, __tmp6398);
    PyObject *__tmp6399 = cpy_r_r4.f3;
    PyTuple_SET_ITEM(cpy_r_r11, 3, __tmp6399);
    PyObject *__tmp6400 = cpy_r_r4.f4;
    PyTuple_SET_ITEM(cpy_r_r11, 4, __tmp6400);
    PyObject *cpy_r_r12[2] = {cpy_r_r11, cpy_r_r9};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_VectorcallMethod(cpy_r_r10, cpy_r_r13, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 104, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL61;
    }
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 104, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    cpy_r_r16 = ((serai___kernel___effects___CallObject *)cpy_r_icon)->_words;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = CPySequenceTuple_GetItem(cpy_r_r16, -2);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 105, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL62;
    }
    if (PyLong_Check(cpy_r_r17))
        cpy_r_r18 = cpy_r_r17;
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 != NULL) goto __LL6401;
    if (PyUnicode_Check(cpy_r_r17))
        cpy_r_r18 = cpy_r_r17;
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 != NULL) goto __LL6401;
    if (unlikely(!(PyTuple_Check(cpy_r_r17) && PyTuple_GET_SIZE(cpy_r_r17) == 2))) {
        cpy_r_r18 = NULL;
        goto __LL6402;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r17, 0))))
        cpy_r_r18 = PyTuple_GET_ITEM(cpy_r_r17, 0);
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 == NULL) goto __LL6402;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r17, 1))))
        cpy_r_r18 = PyTuple_GET_ITEM(cpy_r_r17, 1);
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 == NULL) goto __LL6402;
    cpy_r_r18 = cpy_r_r17;
__LL6402: ;
    if (cpy_r_r18 != NULL) goto __LL6401;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 105, CPyStatic_wayfarers___automa___choices___globals, "union[int, str, tuple[str, int]]", cpy_r_r17);
    goto CPyL62;
__LL6401: ;
    cpy_r_r19 = CPyStatics[3719]; /* 'draw3' */
    cpy_r_r20 = PyObject_RichCompare(cpy_r_r18, cpy_r_r19, 2);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 105, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL62;
    }
    if (unlikely(!PyBool_Check(cpy_r_r20))) {
        CPy_TypeError("bool", cpy_r_r20); cpy_r_r21 = 2;
    } else
        cpy_r_r21 = cpy_r_r20 == Py_True;
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 105, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL62;
    }
    if (!cpy_r_r21) goto CPyL18;
    cpy_r_r22 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", "Table", "decks", 105, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL62;
    }
CPyL15: ;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 105, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    if (likely(PyList_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 105, CPyStatic_wayfarers___automa___choices___globals, "list", cpy_r_r23);
        goto CPyL59;
    }
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    CPy_DECREF(cpy_r_r24);
    cpy_r_r27 = cpy_r_r26 << 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    cpy_r_r29 = cpy_r_r28;
    goto CPyL20;
CPyL18: ;
    cpy_r_r30 = CPyDef_wayfarers___automa___choices___acquirable(cpy_r_t, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 105, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    CPy_DECREF(cpy_r_r30);
    cpy_r_r33 = cpy_r_r32 << 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    cpy_r_r29 = cpy_r_r34;
CPyL20: ;
    return cpy_r_r29;
CPyL21: ;
    cpy_r_r35 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r36 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r35, 7);
    if (cpy_r_r36) {
        goto CPyL63;
    } else
        goto CPyL31;
CPyL22: ;
    cpy_r_r37 = ((serai___kernel___effects___CallObject *)cpy_r_icon)->_words;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = CPySequenceTuple_GetItem(cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 107, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    if (PyLong_Check(cpy_r_r38))
        cpy_r_r39 = cpy_r_r38;
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 != NULL) goto __LL6403;
    if (PyUnicode_Check(cpy_r_r38))
        cpy_r_r39 = cpy_r_r38;
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 != NULL) goto __LL6403;
    if (unlikely(!(PyTuple_Check(cpy_r_r38) && PyTuple_GET_SIZE(cpy_r_r38) == 2))) {
        cpy_r_r39 = NULL;
        goto __LL6404;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r38, 0))))
        cpy_r_r39 = PyTuple_GET_ITEM(cpy_r_r38, 0);
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 == NULL) goto __LL6404;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r38, 1))))
        cpy_r_r39 = PyTuple_GET_ITEM(cpy_r_r38, 1);
    else {
        cpy_r_r39 = NULL;
    }
    if (cpy_r_r39 == NULL) goto __LL6404;
    cpy_r_r39 = cpy_r_r38;
__LL6404: ;
    if (cpy_r_r39 != NULL) goto __LL6403;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 107, CPyStatic_wayfarers___automa___choices___globals, "union[int, str, tuple[str, int]]", cpy_r_r38);
    goto CPyL59;
__LL6403: ;
    cpy_r_r40 = PyObject_Str(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 107, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    cpy_r_r41 = CPyDef_wayfarers___automa___choices___tile_choice(cpy_r_t, cpy_r_automa, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 107, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    cpy_r_r42 = cpy_r_r41.f0;
    CPyTagged_INCREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r41.f0);
    CPy_DECREF(cpy_r_r41.f1);
    cpy_r_r43 = cpy_r_r42 & 1;
    cpy_r_r44 = cpy_r_r43 != 0;
    if (cpy_r_r44) goto CPyL28;
    cpy_r_r45 = 0 & 1;
    cpy_r_r46 = cpy_r_r45 != 0;
    if (!cpy_r_r46) goto CPyL29;
CPyL28: ;
    cpy_r_r47 = CPyTagged_IsLt_(cpy_r_r42, 0);
    cpy_r_r48 = cpy_r_r47 ^ 1;
    cpy_r_r49 = cpy_r_r48;
    goto CPyL30;
CPyL29: ;
    cpy_r_r50 = (Py_ssize_t)cpy_r_r42 >= (Py_ssize_t)0;
    cpy_r_r49 = cpy_r_r50;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r42);
    return cpy_r_r49;
CPyL31: ;
    cpy_r_r51 = CPyStatics[3716]; /* 'influence_card' */
    cpy_r_r52 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r51, 14);
    if (cpy_r_r52) {
        goto CPyL64;
    } else
        goto CPyL38;
CPyL32: ;
    cpy_r_r53 = CPyDef_wayfarers___automa___choices___influence_choice(cpy_r_t);
    if (unlikely(cpy_r_r53.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 109, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    cpy_r_r54 = cpy_r_r53.f0;
    CPyTagged_INCREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r53.f0);
    CPy_DECREF(cpy_r_r53.f1);
    cpy_r_r55 = cpy_r_r54 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (cpy_r_r56) goto CPyL35;
    cpy_r_r57 = 0 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (!cpy_r_r58) goto CPyL36;
CPyL35: ;
    cpy_r_r59 = CPyTagged_IsLt_(cpy_r_r54, 0);
    cpy_r_r60 = cpy_r_r59 ^ 1;
    cpy_r_r61 = cpy_r_r60;
    goto CPyL37;
CPyL36: ;
    cpy_r_r62 = (Py_ssize_t)cpy_r_r54 >= (Py_ssize_t)0;
    cpy_r_r61 = cpy_r_r62;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r54);
    return cpy_r_r61;
CPyL38: ;
    cpy_r_r63 = CPyStatics[3717]; /* 'retrieve_worker' */
    cpy_r_r64 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r63, 15);
    if (cpy_r_r64) {
        goto CPyL65;
    } else
        goto CPyL41;
CPyL39: ;
    cpy_r_r65 = CPyDef_wayfarers___automa___choices___retrievable(cpy_r_t);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 111, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    CPy_DECREF(cpy_r_r65);
    cpy_r_r68 = cpy_r_r67 << 1;
    cpy_r_r69 = cpy_r_r68 != 0;
    return cpy_r_r69;
CPyL41: ;
    cpy_r_r70 = CPyStatics[3720]; /* 'journal' */
    cpy_r_r71 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r70, 7);
    if (cpy_r_r71) {
        goto CPyL66;
    } else
        goto CPyL44;
CPyL42: ;
    cpy_r_r72 = CPyDef_wayfarers___automa___choices___next_space(cpy_r_t, cpy_r_automa);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 113, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = cpy_r_r72 != cpy_r_r73;
    CPy_DECREF(cpy_r_r72);
    return cpy_r_r74;
CPyL44: ;
    cpy_r_r75 = CPyStatics[3715]; /* 'comet' */
    cpy_r_r76 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r75, 5);
    if (cpy_r_r76) {
        goto CPyL67;
    } else
        goto CPyL54;
CPyL45: ;
    cpy_r_r77 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_comets;
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", "Automa", "comets", 115, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r77);
CPyL46: ;
    cpy_r_r78 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", "Table", "book", 115, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
CPyL47: ;
    cpy_r_r79 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r78)->_constants;
    CPy_INCREF(cpy_r_r79);
    cpy_r_r80 = CPyStatics[3724]; /* 'comet_track' */
    cpy_r_r81 = CPyDict_GetItem(cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 115, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    if (likely(PyLong_Check(cpy_r_r81)))
        cpy_r_r82 = CPyTagged_FromObject(cpy_r_r81);
    else {
        CPy_TypeError("int", cpy_r_r81); cpy_r_r82 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 115, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r83 = cpy_r_r77 & 1;
    cpy_r_r84 = cpy_r_r83 != 0;
    if (cpy_r_r84) goto CPyL51;
    cpy_r_r85 = cpy_r_r82 & 1;
    cpy_r_r86 = cpy_r_r85 != 0;
    if (!cpy_r_r86) goto CPyL52;
CPyL51: ;
    cpy_r_r87 = CPyTagged_IsLt_(cpy_r_r77, cpy_r_r82);
    cpy_r_r88 = cpy_r_r87;
    goto CPyL53;
CPyL52: ;
    cpy_r_r89 = (Py_ssize_t)cpy_r_r77 < (Py_ssize_t)cpy_r_r82;
    cpy_r_r88 = cpy_r_r89;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r82);
    return cpy_r_r88;
CPyL54: ;
    cpy_r_r90 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r91 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r92 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r90, 6);
    if (cpy_r_r92) goto CPyL69;
    cpy_r_r93 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r91, 5);
    CPy_DECREF(cpy_r_r1);
    if (cpy_r_r93) goto CPyL57;
    cpy_r_r94 = 0;
    goto CPyL58;
CPyL57: ;
    cpy_r_r94 = 1;
CPyL58: ;
    return cpy_r_r94;
CPyL59: ;
    cpy_r_r95 = 2;
    return cpy_r_r95;
CPyL60: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL1;
CPyL61: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    goto CPyL59;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL59;
CPyL63: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL22;
CPyL64: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL32;
CPyL65: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL39;
CPyL66: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL42;
CPyL67: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL45;
CPyL68: ;
    CPyTagged_DecRef(cpy_r_r77);
    goto CPyL59;
CPyL69: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL57;
}
        
        PyObject *CPyPy_wayfarers___automa___choices____icon_useful(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "icon", 0};
            static CPyArg_Parser parser = {"OOO:_icon_useful", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_icon;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_icon)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_icon;
            if (likely(Py_TYPE(obj_icon) == CPyType_kernel___effects___Call))
                arg_icon = obj_icon;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_icon); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___automa___choices____icon_useful(arg_t, arg_automa, arg_icon);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_icon_useful", 101, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices___acquirable(PyObject *cpy_r_t, CPyTagged cpy_r_row) {
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
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "acquirable", 121, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL18;
    }
    cpy_r_r1 = CPyDef_wayfarers___automa___choices___slot_order(cpy_r_t, cpy_r_row);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "acquirable", 121, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL19;
    }
    cpy_r_r2 = 0;
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL20;
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
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "acquirable", 121, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL21;
    }
    cpy_r_r12 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "acquirable", "Table", "display", 121, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    }
CPyL6: ;
    cpy_r_r13 = CPyList_GetItemBorrow(cpy_r_r12, cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "acquirable", 121, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "acquirable", 121, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    }
    cpy_r_r15 = (Py_ssize_t)cpy_r_r14 != -2;
    CPyTagged_DECREF(cpy_r_r14);
    if (cpy_r_r15) goto CPyL10;
    if (cpy_r_r15) {
        goto CPyL15;
    } else
        goto CPyL23;
CPyL10: ;
    cpy_r_r16 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "acquirable", "Table", "placed", 121, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    }
CPyL11: ;
    cpy_r_r17 = cpy_r_r11 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL13;
    cpy_r_r19 = CPyTagged_IsEq_(cpy_r_r11, cpy_r_r16);
    cpy_r_r20 = cpy_r_r19 ^ 1;
    cpy_r_r21 = cpy_r_r20;
    goto CPyL14;
CPyL13: ;
    cpy_r_r22 = cpy_r_r11 != cpy_r_r16;
    cpy_r_r21 = cpy_r_r22;
CPyL14: ;
    if (!cpy_r_r21) goto CPyL23;
CPyL15: ;
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r24 = PyList_Append(cpy_r_r0, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "acquirable", 121, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL21;
    }
CPyL16: ;
    cpy_r_r26 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r26;
    goto CPyL3;
CPyL17: ;
    return cpy_r_r0;
CPyL18: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL18;
CPyL20: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL18;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL18;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL16;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___acquirable(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "row", 0};
            static CPyArg_Parser parser = {"OO:acquirable", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_row;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_row)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___choices___acquirable(arg_t, arg_row);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "acquirable", 119, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "__get__", -1, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = ((serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "__mypyc_lambda__0_influence_choice_obj", "__mypyc_env__", 138, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_rows;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "influence_choice_env", "rows", 138, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "influence_choice_env", "t", 138, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "Table", "book", 138, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL10;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_slots;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "Book", "slots", 138, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r5 = CPyTagged_FloorDivide(cpy_r_place, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 138, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL9;
    }
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r_r7 = CPyList_Index(cpy_r_r1, cpy_r_r6);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 138, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL8;
    }
    cpy_r_r8 = CPyTagged_Negate(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    return cpy_r_r8;
CPyL8: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL8;
}
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"place", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_place)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj_____call__(arg___mypyc_self__, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 138, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "__get__", -1, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = ((serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "__mypyc_lambda__1_influence_choice_obj", "__mypyc_env__", 139, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "influence_choice_env", "slots", 139, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "influence_choice_env", "t", 139, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "Table", "book", 139, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL10;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_slots;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "Book", "slots", 139, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r5 = CPyTagged_Remainder(cpy_r_place, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 139, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL9;
    }
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r_r7 = CPyList_Index(cpy_r_r1, cpy_r_r6);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 139, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL8;
    }
    cpy_r_r8 = CPyTagged_Negate(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    return cpy_r_r8;
CPyL8: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL8;
}
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"place", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_place)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj_____call__(arg___mypyc_self__, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 139, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_wayfarers___automa___choices___influence_choice(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
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
    tuple_T4IIII cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    PyObject *cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    CPyPtr cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyPtr cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    CPyPtr cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    CPyTagged cpy_r_r80;
    int64_t cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    CPyTagged cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    tuple_T2IO cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    tuple_T2OO cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    tuple_T2OO cpy_r_r93;
    tuple_T2T2OOT2OO cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    tuple_T2IO cpy_r_r97;
    tuple_T2IO cpy_r_r98;
    cpy_r_r0 = CPyDef_wayfarers___automa___choices___influence_choice_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 124, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 124, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL60;
    }
    cpy_r_r2 = ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "influence_choice_env", "t", 126, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_wayfarers___automa___choices___colour_order(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 126, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL60;
    }
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = PyList_New(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 126, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL61;
    }
    cpy_r_r7 = 0;
CPyL6: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL62;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 126, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL63;
    }
    cpy_r_r17 = CPyStatic_wayfarers___automa___choices___CYCLE_ROWS;
    if (unlikely(cpy_r_r17.f0 == CPY_INT_TAG)) {
        goto CPyL64;
    } else
        goto CPyL11;
CPyL9: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CYCLE_ROWS\" was not set");
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 126, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL11: ;
    CPyTagged_INCREF(cpy_r_r17.f0);
    CPyTagged_INCREF(cpy_r_r17.f1);
    CPyTagged_INCREF(cpy_r_r17.f2);
    CPyTagged_INCREF(cpy_r_r17.f3);
    cpy_r_r19 = PyTuple_New(4);
    if (unlikely(cpy_r_r19 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6405 = CPyTagged_StealAsObject(cpy_r_r17.f0);
    PyTuple_SET_ITEM(cpy_r_r19, 0, __tmp6405);
    PyObject *__tmp6406 = CPyTagged_StealAsObject(cpy_r_r17.f1);
    PyTuple_SET_ITEM(cpy_r_r19, 1, __tmp6406);
    PyObject *__tmp6407 = CPyTagged_StealAsObject(cpy_r_r17.f2);
    PyTuple_SET_ITEM(cpy_r_r19, 2, __tmp6407);
    PyObject *__tmp6408 = CPyTagged_StealAsObject(cpy_r_r17.f3);
    PyTuple_SET_ITEM(cpy_r_r19, 3, __tmp6408);
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_r19, cpy_r_r16);
    CPy_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 126, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL63;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 126, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL63;
    }
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r21);
    CPyList_SetItemUnsafe(cpy_r_r6, cpy_r_r7, cpy_r_r22);
    cpy_r_r23 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r23;
    goto CPyL6;
CPyL15: ;
    if (((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_rows != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_rows);
    }
    ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_rows = cpy_r_r6;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 126, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL60;
    }
    cpy_r_r25 = ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "influence_choice_env", "t", 127, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r25);
CPyL17: ;
    cpy_r_r26 = CPyDef_wayfarers___automa___choices___slot_order(cpy_r_r25, 0);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 127, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL60;
    }
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = PyList_New(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 127, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL65;
    }
    cpy_r_r30 = 0;
CPyL20: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r30 < cpy_r_r32;
    if (!cpy_r_r33) goto CPyL66;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r35 = *(CPyPtr *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r30 * 8;
    cpy_r_r37 = cpy_r_r35 + cpy_r_r36;
    cpy_r_r38 = *(PyObject * *)cpy_r_r37;
    CPy_INCREF(cpy_r_r38);
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 127, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL67;
    }
    cpy_r_r40 = ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "influence_choice_env", "t", 127, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    CPy_INCREF(cpy_r_r40);
CPyL23: ;
    cpy_r_r41 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r40)->_book;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "Table", "book", 127, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL69;
    }
CPyL24: ;
    cpy_r_r42 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r41)->_slots;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "Book", "slots", 127, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL69;
    }
    CPyTagged_INCREF(cpy_r_r42);
CPyL25: ;
    CPy_DECREF(cpy_r_r40);
    cpy_r_r43 = CPyTagged_Remainder(cpy_r_r39, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 127, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL67;
    }
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r43);
    CPyList_SetItemUnsafe(cpy_r_r29, cpy_r_r30, cpy_r_r44);
    cpy_r_r45 = cpy_r_r30 + 1;
    cpy_r_r30 = cpy_r_r45;
    goto CPyL20;
CPyL28: ;
    if (((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_slots != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_slots);
    }
    ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_slots = cpy_r_r29;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 127, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL60;
    }
    cpy_r_r47 = PyList_New(0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 128, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL60;
    }
    cpy_r_r48 = 0;
    cpy_r_r49 = ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "influence_choice_env", "t", 130, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r49);
CPyL31: ;
    cpy_r_r50 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r49)->_display_influence;
    if (unlikely(cpy_r_r50 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'display_influence' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r50);
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 130, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL70;
    }
CPyL32: ;
    cpy_r_r51 = 0;
CPyL33: ;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyVarObject, ob_size));
    cpy_r_r53 = *(int64_t *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r51 < cpy_r_r53;
    if (!cpy_r_r54) goto CPyL71;
    cpy_r_place = cpy_r_r48;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyListObject, ob_item));
    cpy_r_r56 = *(CPyPtr *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r51 * 8;
    cpy_r_r58 = cpy_r_r56 + cpy_r_r57;
    cpy_r_r59 = *(PyObject * *)cpy_r_r58;
    CPy_INCREF(cpy_r_r59);
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 128, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL72;
    }
    cpy_r_r61 = (Py_ssize_t)cpy_r_r60 == -2;
    CPyTagged_DECREF(cpy_r_r60);
    if (cpy_r_r61) goto CPyL37;
    if (cpy_r_r61) {
        goto CPyL51;
    } else
        goto CPyL76;
CPyL37: ;
    cpy_r_r62 = ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "influence_choice_env", "t", 131, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL72;
    }
    CPy_INCREF(cpy_r_r62);
CPyL38: ;
    cpy_r_r63 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r62)->_display;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "Table", "display", 131, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL73;
    }
CPyL39: ;
    cpy_r_r64 = CPyList_GetItemBorrow(cpy_r_r63, cpy_r_place);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 131, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL73;
    }
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 131, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL73;
    }
    cpy_r_r66 = (Py_ssize_t)cpy_r_r65 != -2;
    CPyTagged_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r62);
    if (cpy_r_r66) goto CPyL43;
    cpy_r_r67 = cpy_r_r66;
    goto CPyL50;
CPyL43: ;
    cpy_r_r68 = ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "influence_choice_env", "t", 131, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL72;
    }
    CPy_INCREF(cpy_r_r68);
CPyL44: ;
    cpy_r_r69 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r68)->_book;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "Table", "book", 131, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL74;
    }
CPyL45: ;
    cpy_r_r70 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r69)->_slots;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "Book", "slots", 131, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL74;
    }
    CPyTagged_INCREF(cpy_r_r70);
CPyL46: ;
    CPy_DECREF(cpy_r_r68);
    cpy_r_r71 = CPyTagged_FloorDivide(cpy_r_place, cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 131, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL72;
    }
    cpy_r_r72 = ((serai___games___wayfarers___automa___choices___influence_choice_envObject *)cpy_r_r0)->_rows;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "influence_choice", "influence_choice_env", "rows", 131, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL75;
    }
    CPy_INCREF(cpy_r_r72);
CPyL48: ;
    cpy_r_r73 = CPyTagged_StealAsObject(cpy_r_r71);
    cpy_r_r74 = PySequence_Contains(cpy_r_r72, cpy_r_r73);
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 131, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL72;
    }
    cpy_r_r76 = cpy_r_r74;
    cpy_r_r67 = cpy_r_r76;
CPyL50: ;
    if (!cpy_r_r67) goto CPyL76;
CPyL51: ;
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r78 = PyList_Append(cpy_r_r47, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 128, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL77;
    }
CPyL52: ;
    cpy_r_r80 = cpy_r_r48 + 2;
    cpy_r_r48 = cpy_r_r80;
    cpy_r_r81 = cpy_r_r51 + 1;
    cpy_r_r51 = cpy_r_r81;
    goto CPyL33;
CPyL53: ;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r83 << 1;
    cpy_r_r85 = cpy_r_r84 != 0;
    if (cpy_r_r85) {
        goto CPyL55;
    } else
        goto CPyL78;
CPyL54: ;
    cpy_r_r86 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r86);
    cpy_r_r87.f0 = -2;
    cpy_r_r87.f1 = cpy_r_r86;
    return cpy_r_r87;
CPyL55: ;
    cpy_r_r88 = CPyStatics[2497]; /* 'why-colour' */
    cpy_r_r89 = CPyDef_wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_obj();
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 138, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject *)cpy_r_r89)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r88);
    cpy_r_r90.f0 = cpy_r_r88;
    cpy_r_r90.f1 = cpy_r_r89;
    cpy_r_r91 = CPyStatics[538]; /* 'why-slot' */
    cpy_r_r92 = CPyDef_wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_obj();
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 139, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL80;
    }
    ((serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject *)cpy_r_r92)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r91);
    cpy_r_r93.f0 = cpy_r_r91;
    cpy_r_r93.f1 = cpy_r_r92;
    cpy_r_r94.f0 = cpy_r_r90;
    cpy_r_r94.f1 = cpy_r_r93;
    cpy_r_r95 = PyTuple_New(2);
    if (unlikely(cpy_r_r95 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6409 = PyTuple_New(2);
    if (unlikely(__tmp6409 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6410 = cpy_r_r94.f0.f0;
    PyTuple_SET_ITEM(__tmp6409, 0, __tmp6410);
    PyObject *__tmp6411 = cpy_r_r94.f0.f1;
    PyTuple_SET_ITEM(__tmp6409, 1, __tmp6411);
    PyTuple_SET_ITEM(cpy_r_r95, 0, __tmp6409);
    PyObject *__tmp6412 = PyTuple_New(2);
    if (unlikely(__tmp6412 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6413 = cpy_r_r94.f1.f0;
    PyTuple_SET_ITEM(__tmp6412, 0, __tmp6413);
    PyObject *__tmp6414 = cpy_r_r94.f1.f1;
    PyTuple_SET_ITEM(__tmp6412, 1, __tmp6414);
    PyTuple_SET_ITEM(cpy_r_r95, 1, __tmp6412);
    cpy_r_r96 = NULL;
    cpy_r_r97 = CPyDef_criteria___best(cpy_r_r47, cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 135, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL59;
    }
    return cpy_r_r97;
CPyL59: ;
    tuple_T2IO __tmp6415 = { CPY_INT_TAG, NULL };
    cpy_r_r98 = __tmp6415;
    return cpy_r_r98;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL59;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL59;
CPyL62: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL15;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL59;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL9;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r26);
    goto CPyL59;
CPyL66: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL28;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r29);
    goto CPyL59;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r39);
    goto CPyL59;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    goto CPyL59;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    goto CPyL59;
CPyL71: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL53;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL59;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r62);
    goto CPyL59;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r68);
    goto CPyL59;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r71);
    goto CPyL59;
CPyL76: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL52;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r50);
    goto CPyL59;
CPyL78: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r47);
    goto CPyL54;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    goto CPyL59;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    goto CPyL59;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___influence_choice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:influence_choice", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            tuple_T2IO retval = CPyDef_wayfarers___automa___choices___influence_choice(arg_t);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp6416 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp6416);
            PyObject *__tmp6417 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp6417);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "influence_choice", 124, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices___worker_places(PyObject *cpy_r_t, PyObject *cpy_r_automa, CPyTagged cpy_r_colour) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3III cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
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
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    cpy_r_r0 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_workers;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "worker_places", "Automa", "workers", 146, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_colour);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 146, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 146, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
    cpy_r_r3 = cpy_r_r2 != 0;
    CPyTagged_DECREF(cpy_r_r2);
    if (cpy_r_r3) goto CPyL6;
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 147, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 148, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
    cpy_r_r6 = CPyStatic_wayfarers___automa___choices___WORKER_ROWS;
    if (unlikely(cpy_r_r6.f0 == CPY_INT_TAG)) {
        goto CPyL39;
    } else
        goto CPyL10;
CPyL8: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKER_ROWS\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 149, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
    CPy_Unreachable();
CPyL10: ;
    CPyTagged_INCREF(cpy_r_r6.f0);
    CPyTagged_INCREF(cpy_r_r6.f1);
    CPyTagged_INCREF(cpy_r_r6.f2);
    cpy_r_r8 = PyTuple_New(3);
    if (unlikely(cpy_r_r8 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6418 = CPyTagged_StealAsObject(cpy_r_r6.f0);
    PyTuple_SET_ITEM(cpy_r_r8, 0, __tmp6418);
    PyObject *__tmp6419 = CPyTagged_StealAsObject(cpy_r_r6.f1);
    PyTuple_SET_ITEM(cpy_r_r8, 1, __tmp6419);
    PyObject *__tmp6420 = CPyTagged_StealAsObject(cpy_r_r6.f2);
    PyTuple_SET_ITEM(cpy_r_r8, 2, __tmp6420);
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, cpy_r_colour);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 149, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 149, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r11 = CPyDef_wayfarers___automa___choices___slot_order(cpy_r_t, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 149, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r12 = 0;
CPyL14: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r12 < cpy_r_r14;
    if (!cpy_r_r15) goto CPyL41;
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
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 149, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL42;
    }
    cpy_r_r22 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "worker_places", "Table", "display", 150, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
CPyL17: ;
    cpy_r_r23 = CPyList_GetItemBorrow(cpy_r_r22, cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 150, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 150, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
    cpy_r_r25 = (Py_ssize_t)cpy_r_r24 == -2;
    CPyTagged_DECREF(cpy_r_r24);
    if (cpy_r_r25) goto CPyL44;
    cpy_r_r26 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "worker_places", "Table", "display_workers", 150, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
CPyL21: ;
    cpy_r_r27 = CPyList_GetItem(cpy_r_r26, cpy_r_r21);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 150, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 150, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
    cpy_r_r29 = CPyTagged_Rshift(cpy_r_r28, cpy_r_colour);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 150, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
    cpy_r_r30 = CPyTagged_And(cpy_r_r29, 2);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 != 0;
    CPyTagged_DECREF(cpy_r_r30);
    if (cpy_r_r31) goto CPyL44;
    CPyTagged_INCREF(cpy_r_r21);
    CPyTagged_INCREF(cpy_r_colour);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed = cpy_r_r21;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 152, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL45;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker = cpy_r_colour;
    cpy_r_r33 = 1;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 152, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
    cpy_r_r34 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "worker_places", "Table", "book", 153, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
CPyL28: ;
    cpy_r_r35 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r34)->_slot_action;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "worker_places", "Book", "slot_action", 153, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
CPyL29: ;
    cpy_r_r36 = CPyList_GetItem(cpy_r_r35, cpy_r_r21);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 153, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r36, CPyType_kernel___effects___Effect)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 153, CPyStatic_wayfarers___automa___choices___globals, "serai.kernel.effects.Effect", cpy_r_r36);
        goto CPyL43;
    }
    cpy_r_r38 = CPyDef_wayfarers___automa___choices___useful(cpy_r_t, cpy_r_automa, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 153, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed = -2;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 154, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker = -2;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 154, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL43;
    }
    if (!cpy_r_r38) goto CPyL44;
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r42 = PyList_Append(cpy_r_r5, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 156, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL42;
    }
CPyL36: ;
    cpy_r_r44 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r44;
    goto CPyL14;
CPyL37: ;
    return cpy_r_r5;
CPyL38: ;
    cpy_r_r45 = NULL;
    return cpy_r_r45;
CPyL39: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL8;
CPyL40: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL38;
CPyL41: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL37;
CPyL42: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r11);
    goto CPyL38;
CPyL43: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL38;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL36;
CPyL45: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL38;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___worker_places(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "colour", 0};
            static CPyArg_Parser parser = {"OOO:worker_places", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_colour)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___choices___worker_places(arg_t, arg_automa, arg_colour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "worker_places", 144, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "__get__", -1, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
tuple_T2II CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    tuple_T2II cpy_r_r15;
    tuple_T2II cpy_r_r16;
    cpy_r_r0 = ((serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "__mypyc_lambda__2_retrievable_obj", "__mypyc_env__", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "retrievable_env", "slots", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "retrievable_env", "t", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "Table", "book", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL16;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_slots;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "Book", "slots", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r5 = CPyTagged_Remainder(cpy_r_place, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL15;
    }
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r_r7 = CPyList_Index(cpy_r_r1, cpy_r_r6);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL14;
    }
    cpy_r_r8 = ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_rows;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "retrievable_env", "rows", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r8);
CPyL8: ;
    cpy_r_r9 = ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "retrievable_env", "t", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r9);
CPyL9: ;
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r9)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "Table", "book", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL19;
    }
CPyL10: ;
    cpy_r_r11 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r10)->_slots;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "Book", "slots", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL11: ;
    CPy_DECREF(cpy_r_r9);
    cpy_r_r12 = CPyTagged_FloorDivide(cpy_r_place, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL18;
    }
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r14 = CPyList_Index(cpy_r_r8, cpy_r_r13);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r15.f0 = cpy_r_r7;
    cpy_r_r15.f1 = cpy_r_r14;
    return cpy_r_r15;
CPyL14: ;
    tuple_T2II __tmp6421 = { CPY_INT_TAG, CPY_INT_TAG };
    cpy_r_r16 = __tmp6421;
    return cpy_r_r16;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL14;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL14;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL14;
CPyL19: ;
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    goto CPyL14;
}
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"place", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_place)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            tuple_T2II retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj_____call__(arg___mypyc_self__, arg_place);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp6422 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp6422);
            PyObject *__tmp6423 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp6423);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 173, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices___retrievable(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    tuple_T4IIII cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    tuple_T4IIII cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
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
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    PyObject *cpy_r_r61;
    int64_t cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    CPyPtr cpy_r_r66;
    CPyPtr cpy_r_r67;
    int64_t cpy_r_r68;
    CPyPtr cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    tuple_T4IIII cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    int64_t cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyPtr cpy_r_r81;
    CPyPtr cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int64_t cpy_r_r89;
    CPyPtr cpy_r_r90;
    int64_t cpy_r_r91;
    char cpy_r_r92;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r93;
    CPyPtr cpy_r_r94;
    int64_t cpy_r_r95;
    CPyPtr cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    CPyTagged cpy_r_r103;
    int64_t cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    int64_t cpy_r_r115;
    CPyPtr cpy_r_r116;
    int64_t cpy_r_r117;
    char cpy_r_r118;
    CPyPtr cpy_r_r119;
    CPyPtr cpy_r_r120;
    int64_t cpy_r_r121;
    CPyPtr cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    int64_t cpy_r_r125;
    CPyPtr cpy_r_r126;
    int64_t cpy_r_r127;
    char cpy_r_r128;
    CPyPtr cpy_r_r129;
    CPyPtr cpy_r_r130;
    int64_t cpy_r_r131;
    CPyPtr cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    CPyTagged cpy_r_r139;
    CPyTagged cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyTagged cpy_r_r145;
    int64_t cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    CPyTagged cpy_r_r153;
    int64_t cpy_r_r154;
    char cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    char cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    int32_t cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    tuple_T2II cpy_r_r164;
    PyObject *cpy_r_r165;
    int32_t cpy_r_r166;
    char cpy_r_r167;
    int64_t cpy_r_r168;
    int64_t cpy_r_r169;
    PyObject *cpy_r_r170;
    cpy_r_r0 = CPyDef_wayfarers___automa___choices___retrievable_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 160, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 160, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL98;
    }
    cpy_r_r2 = ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "retrievable_env", "t", 162, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_wayfarers___automa___choices___colour_order(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 162, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL98;
    }
    cpy_r_r4 = PyList_New(1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 163, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL99;
    }
    cpy_r_r5 = CPyStatics[4896]; /* 0 */
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    CPy_INCREF(cpy_r_r5);
    *(PyObject * *)cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = 0;
CPyL6: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL23;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 164, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL100;
    }
    cpy_r_r18 = CPyStatic_wayfarers___automa___choices___CYCLE_ROWS;
    if (unlikely(cpy_r_r18.f0 == CPY_INT_TAG)) {
        goto CPyL101;
    } else
        goto CPyL11;
CPyL9: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CYCLE_ROWS\" was not set");
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 165, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL11: ;
    CPyTagged_INCREF(cpy_r_r18.f0);
    CPyTagged_INCREF(cpy_r_r18.f1);
    CPyTagged_INCREF(cpy_r_r18.f2);
    CPyTagged_INCREF(cpy_r_r18.f3);
    cpy_r_r20 = PyTuple_New(4);
    if (unlikely(cpy_r_r20 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6424 = CPyTagged_StealAsObject(cpy_r_r18.f0);
    PyTuple_SET_ITEM(cpy_r_r20, 0, __tmp6424);
    PyObject *__tmp6425 = CPyTagged_StealAsObject(cpy_r_r18.f1);
    PyTuple_SET_ITEM(cpy_r_r20, 1, __tmp6425);
    PyObject *__tmp6426 = CPyTagged_StealAsObject(cpy_r_r18.f2);
    PyTuple_SET_ITEM(cpy_r_r20, 2, __tmp6426);
    PyObject *__tmp6427 = CPyTagged_StealAsObject(cpy_r_r18.f3);
    PyTuple_SET_ITEM(cpy_r_r20, 3, __tmp6427);
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r20, cpy_r_r17);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 165, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL102;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 165, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL102;
    }
    cpy_r_r23 = cpy_r_r22 == 2;
    CPyTagged_DECREF(cpy_r_r22);
    if (cpy_r_r23) {
        goto CPyL103;
    } else
        goto CPyL15;
CPyL14: ;
    cpy_r_r24 = CPyStatics[4911]; /* 2 */
    cpy_r_r25 = PyList_Append(cpy_r_r4, cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 166, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL100;
    } else
        goto CPyL22;
CPyL15: ;
    cpy_r_r27 = CPyStatic_wayfarers___automa___choices___CYCLE_ROWS;
    if (unlikely(cpy_r_r27.f0 == CPY_INT_TAG)) {
        goto CPyL104;
    } else
        goto CPyL18;
CPyL16: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CYCLE_ROWS\" was not set");
    cpy_r_r28 = 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 167, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r27.f0);
    CPyTagged_INCREF(cpy_r_r27.f1);
    CPyTagged_INCREF(cpy_r_r27.f2);
    CPyTagged_INCREF(cpy_r_r27.f3);
    cpy_r_r29 = PyTuple_New(4);
    if (unlikely(cpy_r_r29 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6428 = CPyTagged_StealAsObject(cpy_r_r27.f0);
    PyTuple_SET_ITEM(cpy_r_r29, 0, __tmp6428);
    PyObject *__tmp6429 = CPyTagged_StealAsObject(cpy_r_r27.f1);
    PyTuple_SET_ITEM(cpy_r_r29, 1, __tmp6429);
    PyObject *__tmp6430 = CPyTagged_StealAsObject(cpy_r_r27.f2);
    PyTuple_SET_ITEM(cpy_r_r29, 2, __tmp6430);
    PyObject *__tmp6431 = CPyTagged_StealAsObject(cpy_r_r27.f3);
    PyTuple_SET_ITEM(cpy_r_r29, 3, __tmp6431);
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r29, cpy_r_r17);
    CPy_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 167, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL100;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 167, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL100;
    }
    cpy_r_r32 = cpy_r_r31 == 0;
    CPyTagged_DECREF(cpy_r_r31);
    if (!cpy_r_r32) goto CPyL22;
    cpy_r_r33 = CPyStatics[4897]; /* 1 */
    cpy_r_r34 = PyList_Append(cpy_r_r4, cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 168, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL100;
    }
CPyL22: ;
    cpy_r_r36 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r36;
    goto CPyL6;
CPyL23: ;
    cpy_r_r37 = ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "retrievable_env", "t", 169, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r37);
CPyL24: ;
    cpy_r_r38 = CPyDef_wayfarers___automa___choices___slot_order(cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 169, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL100;
    }
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = PyList_New(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 169, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL105;
    }
    cpy_r_r42 = 0;
CPyL27: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r42 < cpy_r_r44;
    if (!cpy_r_r45) goto CPyL106;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 169, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL107;
    }
    cpy_r_r52 = ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "retrievable_env", "t", 169, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r52);
CPyL30: ;
    cpy_r_r53 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r52)->_book;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "Table", "book", 169, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL109;
    }
CPyL31: ;
    cpy_r_r54 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r53)->_slots;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "Book", "slots", 169, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL109;
    }
    CPyTagged_INCREF(cpy_r_r54);
CPyL32: ;
    CPy_DECREF(cpy_r_r52);
    cpy_r_r55 = CPyTagged_Remainder(cpy_r_r51, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 169, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL107;
    }
    cpy_r_r56 = CPyTagged_StealAsObject(cpy_r_r55);
    CPyList_SetItemUnsafe(cpy_r_r41, cpy_r_r42, cpy_r_r56);
    cpy_r_r57 = cpy_r_r42 + 1;
    cpy_r_r42 = cpy_r_r57;
    goto CPyL27;
CPyL35: ;
    if (((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_slots != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_slots);
    }
    ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_slots = cpy_r_r41;
    cpy_r_r58 = 1;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 169, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL100;
    }
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r60 = *(int64_t *)cpy_r_r59;
    cpy_r_r61 = PyList_New(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 170, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL100;
    }
    cpy_r_r62 = 0;
CPyL38: ;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r64 = *(int64_t *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r62 < cpy_r_r64;
    if (!cpy_r_r65) goto CPyL110;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r67 = *(CPyPtr *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r62 * 8;
    cpy_r_r69 = cpy_r_r67 + cpy_r_r68;
    cpy_r_r70 = *(PyObject * *)cpy_r_r69;
    CPy_INCREF(cpy_r_r70);
    if (likely(PyLong_Check(cpy_r_r70)))
        cpy_r_r71 = CPyTagged_FromObject(cpy_r_r70);
    else {
        CPy_TypeError("int", cpy_r_r70); cpy_r_r71 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 170, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL111;
    }
    cpy_r_r72 = CPyStatic_wayfarers___automa___choices___CYCLE_ROWS;
    if (unlikely(cpy_r_r72.f0 == CPY_INT_TAG)) {
        goto CPyL112;
    } else
        goto CPyL43;
CPyL41: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CYCLE_ROWS\" was not set");
    cpy_r_r73 = 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 170, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL43: ;
    CPyTagged_INCREF(cpy_r_r72.f0);
    CPyTagged_INCREF(cpy_r_r72.f1);
    CPyTagged_INCREF(cpy_r_r72.f2);
    CPyTagged_INCREF(cpy_r_r72.f3);
    cpy_r_r74 = PyTuple_New(4);
    if (unlikely(cpy_r_r74 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6432 = CPyTagged_StealAsObject(cpy_r_r72.f0);
    PyTuple_SET_ITEM(cpy_r_r74, 0, __tmp6432);
    PyObject *__tmp6433 = CPyTagged_StealAsObject(cpy_r_r72.f1);
    PyTuple_SET_ITEM(cpy_r_r74, 1, __tmp6433);
    PyObject *__tmp6434 = CPyTagged_StealAsObject(cpy_r_r72.f2);
    PyTuple_SET_ITEM(cpy_r_r74, 2, __tmp6434);
    PyObject *__tmp6435 = CPyTagged_StealAsObject(cpy_r_r72.f3);
    PyTuple_SET_ITEM(cpy_r_r74, 3, __tmp6435);
    cpy_r_r75 = CPySequenceTuple_GetItem(cpy_r_r74, cpy_r_r71);
    CPy_DECREF(cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 170, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL111;
    }
    if (likely(PyLong_Check(cpy_r_r75)))
        cpy_r_r76 = CPyTagged_FromObject(cpy_r_r75);
    else {
        CPy_TypeError("int", cpy_r_r75); cpy_r_r76 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 170, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL111;
    }
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r76);
    CPyList_SetItemUnsafe(cpy_r_r61, cpy_r_r62, cpy_r_r77);
    cpy_r_r78 = cpy_r_r62 + 1;
    cpy_r_r62 = cpy_r_r78;
    goto CPyL38;
CPyL47: ;
    cpy_r_r79 = PyList_New(1);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 170, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL113;
    }
    cpy_r_r80 = CPyStatics[4894]; /* 4 */
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyListObject, ob_item));
    cpy_r_r82 = *(CPyPtr *)cpy_r_r81;
    CPy_INCREF(cpy_r_r80);
    *(PyObject * *)cpy_r_r82 = cpy_r_r80;
    cpy_r_r83 = PySequence_Concat(cpy_r_r61, cpy_r_r79);
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 170, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL114;
    }
    if (((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_rows != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_rows);
    }
    ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_rows = cpy_r_r83;
    cpy_r_r84 = 1;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 170, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL114;
    }
    cpy_r_r85 = PyList_New(0);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 172, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL114;
    }
    cpy_r_r86 = 0;
    cpy_r_r87 = ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "retrievable_env", "t", 172, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r87);
CPyL52: ;
    cpy_r_r88 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r87)->_display_workers;
    if (unlikely(cpy_r_r88 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'display_workers' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r88);
    }
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 172, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL115;
    }
CPyL53: ;
    cpy_r_r89 = 0;
CPyL54: ;
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r88 + offsetof(PyVarObject, ob_size));
    cpy_r_r91 = *(int64_t *)cpy_r_r90;
    cpy_r_r92 = cpy_r_r89 < cpy_r_r91;
    if (!cpy_r_r92) goto CPyL116;
    cpy_r_place = cpy_r_r86;
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_r88 + offsetof(PyListObject, ob_item));
    cpy_r_r94 = *(CPyPtr *)cpy_r_r93;
    cpy_r_r95 = cpy_r_r89 * 8;
    cpy_r_r96 = cpy_r_r94 + cpy_r_r95;
    cpy_r_r97 = *(PyObject * *)cpy_r_r96;
    CPy_INCREF(cpy_r_r97);
    if (likely(PyLong_Check(cpy_r_r97)))
        cpy_r_r98 = CPyTagged_FromObject(cpy_r_r97);
    else {
        CPy_TypeError("int", cpy_r_r97); cpy_r_r98 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 172, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL117;
    }
    cpy_r_r99 = cpy_r_r98 != 0;
    CPyTagged_DECREF(cpy_r_r98);
    if (!cpy_r_r99) goto CPyL118;
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r101 = PyList_Append(cpy_r_r85, cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 172, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL119;
    }
CPyL58: ;
    cpy_r_r103 = cpy_r_r86 + 2;
    cpy_r_r86 = cpy_r_r103;
    cpy_r_r104 = cpy_r_r89 + 1;
    cpy_r_r89 = cpy_r_r104;
    goto CPyL54;
CPyL59: ;
    cpy_r_r105 = CPyDef_wayfarers___automa___choices_____mypyc_lambda__2_retrievable_obj();
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 173, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject *)cpy_r_r105)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r106 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r107 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r108 = CPyObject_GetAttr(cpy_r_r106, cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 171, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL120;
    }
    PyObject *cpy_r_r109[2] = {cpy_r_r85, cpy_r_r105};
    cpy_r_r110 = (PyObject **)&cpy_r_r109;
    cpy_r_r111 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r112 = PyObject_Vectorcall(cpy_r_r108, cpy_r_r110, 1, cpy_r_r111);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 171, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL120;
    }
    CPy_DECREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r105);
    if (likely(PyList_Check(cpy_r_r112)))
        cpy_r_r113 = cpy_r_r112;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 171, CPyStatic_wayfarers___automa___choices___globals, "list", cpy_r_r112);
        goto CPyL114;
    }
    cpy_r_r114 = PyList_New(0);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 175, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL121;
    }
    cpy_r_r115 = 0;
CPyL65: ;
    cpy_r_r116 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r117 = *(int64_t *)cpy_r_r116;
    cpy_r_r118 = cpy_r_r115 < cpy_r_r117;
    if (!cpy_r_r118) goto CPyL122;
    cpy_r_r119 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r120 = *(CPyPtr *)cpy_r_r119;
    cpy_r_r121 = cpy_r_r115 * 8;
    cpy_r_r122 = cpy_r_r120 + cpy_r_r121;
    cpy_r_r123 = *(PyObject * *)cpy_r_r122;
    CPy_INCREF(cpy_r_r123);
    if (likely(PyLong_Check(cpy_r_r123)))
        cpy_r_r124 = CPyTagged_FromObject(cpy_r_r123);
    else {
        CPy_TypeError("int", cpy_r_r123); cpy_r_r124 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 175, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL123;
    }
    cpy_r_r125 = 0;
CPyL68: ;
    cpy_r_r126 = (CPyPtr)((CPyPtr)cpy_r_r113 + offsetof(PyVarObject, ob_size));
    cpy_r_r127 = *(int64_t *)cpy_r_r126;
    cpy_r_r128 = cpy_r_r125 < cpy_r_r127;
    if (!cpy_r_r128) goto CPyL124;
    cpy_r_r129 = (CPyPtr)((CPyPtr)cpy_r_r113 + offsetof(PyListObject, ob_item));
    cpy_r_r130 = *(CPyPtr *)cpy_r_r129;
    cpy_r_r131 = cpy_r_r125 * 8;
    cpy_r_r132 = cpy_r_r130 + cpy_r_r131;
    cpy_r_r133 = *(PyObject * *)cpy_r_r132;
    CPy_INCREF(cpy_r_r133);
    if (likely(PyLong_Check(cpy_r_r133)))
        cpy_r_r134 = CPyTagged_FromObject(cpy_r_r133);
    else {
        CPy_TypeError("int", cpy_r_r133); cpy_r_r134 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 175, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL125;
    }
    cpy_r_r135 = ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "retrievable_env", "t", 179, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r135);
CPyL71: ;
    cpy_r_r136 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r135)->_display_workers;
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "Table", "display_workers", 179, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL127;
    }
CPyL72: ;
    cpy_r_r137 = CPyList_GetItem(cpy_r_r136, cpy_r_r134);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 179, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL127;
    }
    if (likely(PyLong_Check(cpy_r_r137)))
        cpy_r_r138 = CPyTagged_FromObject(cpy_r_r137);
    else {
        CPy_TypeError("int", cpy_r_r137); cpy_r_r138 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 179, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL127;
    }
    CPy_DECREF(cpy_r_r135);
    cpy_r_r139 = CPyTagged_Rshift(cpy_r_r138, cpy_r_r124);
    CPyTagged_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 179, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL126;
    }
    cpy_r_r140 = CPyTagged_And(cpy_r_r139, 2);
    CPyTagged_DECREF(cpy_r_r139);
    cpy_r_r141 = cpy_r_r140 != 0;
    if (cpy_r_r141) goto CPyL128;
    cpy_r_r142 = CPyTagged_StealAsObject(cpy_r_r140);
    cpy_r_r143 = cpy_r_r142;
    goto CPyL91;
CPyL77: ;
    cpy_r_r144 = ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "retrievable_env", "t", 179, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r144);
CPyL78: ;
    cpy_r_r145 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r144)->_placed;
    if (unlikely(cpy_r_r145 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "Table", "placed", 179, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL129;
    }
CPyL79: ;
    cpy_r_r146 = cpy_r_r134 & 1;
    cpy_r_r147 = cpy_r_r146 != 0;
    if (!cpy_r_r147) goto CPyL81;
    cpy_r_r148 = CPyTagged_IsEq_(cpy_r_r134, cpy_r_r145);
    cpy_r_r149 = cpy_r_r148;
    goto CPyL82;
CPyL81: ;
    cpy_r_r150 = cpy_r_r134 == cpy_r_r145;
    cpy_r_r149 = cpy_r_r150;
CPyL82: ;
    CPy_DECREF(cpy_r_r144);
    if (cpy_r_r149) goto CPyL84;
    cpy_r_r151 = cpy_r_r149;
    goto CPyL90;
CPyL84: ;
    cpy_r_r152 = ((serai___games___wayfarers___automa___choices___retrievable_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "retrievable_env", "t", 179, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r152);
CPyL85: ;
    cpy_r_r153 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r152)->_placed_worker;
    if (unlikely(cpy_r_r153 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "retrievable", "Table", "placed_worker", 179, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL130;
    }
CPyL86: ;
    cpy_r_r154 = cpy_r_r124 & 1;
    cpy_r_r155 = cpy_r_r154 != 0;
    if (!cpy_r_r155) goto CPyL88;
    cpy_r_r156 = CPyTagged_IsEq_(cpy_r_r124, cpy_r_r153);
    cpy_r_r157 = cpy_r_r156;
    goto CPyL89;
CPyL88: ;
    cpy_r_r158 = cpy_r_r124 == cpy_r_r153;
    cpy_r_r157 = cpy_r_r158;
CPyL89: ;
    CPy_DECREF(cpy_r_r152);
    cpy_r_r151 = cpy_r_r157;
CPyL90: ;
    cpy_r_r159 = cpy_r_r151 ^ 1;
    cpy_r_r160 = cpy_r_r159 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r160);
    cpy_r_r143 = cpy_r_r160;
CPyL91: ;
    cpy_r_r161 = PyObject_IsTrue(cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 179, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL126;
    }
    cpy_r_r163 = cpy_r_r161;
    if (!cpy_r_r163) goto CPyL131;
    CPyTagged_INCREF(cpy_r_r124);
    cpy_r_r164.f0 = cpy_r_r134;
    cpy_r_r164.f1 = cpy_r_r124;
    cpy_r_r165 = PyTuple_New(2);
    if (unlikely(cpy_r_r165 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6436 = CPyTagged_StealAsObject(cpy_r_r164.f0);
    PyTuple_SET_ITEM(cpy_r_r165, 0, __tmp6436);
    PyObject *__tmp6437 = CPyTagged_StealAsObject(cpy_r_r164.f1);
    PyTuple_SET_ITEM(cpy_r_r165, 1, __tmp6437);
    cpy_r_r166 = PyList_Append(cpy_r_r114, cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    cpy_r_r167 = cpy_r_r166 >= 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 175, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL125;
    }
CPyL94: ;
    cpy_r_r168 = cpy_r_r125 + 1;
    cpy_r_r125 = cpy_r_r168;
    goto CPyL68;
CPyL95: ;
    cpy_r_r169 = cpy_r_r115 + 1;
    cpy_r_r115 = cpy_r_r169;
    goto CPyL65;
CPyL96: ;
    return cpy_r_r114;
CPyL97: ;
    cpy_r_r170 = NULL;
    return cpy_r_r170;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL97;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL97;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL97;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL9;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL97;
CPyL103: ;
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL14;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL16;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r38);
    goto CPyL97;
CPyL106: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL35;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r41);
    goto CPyL97;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL97;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r52);
    goto CPyL97;
CPyL110: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL47;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r61);
    goto CPyL97;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r71);
    goto CPyL41;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r61);
    goto CPyL97;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL97;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r85);
    goto CPyL97;
CPyL116: ;
    CPy_DECREF(cpy_r_r88);
    goto CPyL59;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL97;
CPyL118: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL58;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r88);
    goto CPyL97;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r105);
    goto CPyL97;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r113);
    goto CPyL97;
CPyL122: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r113);
    goto CPyL96;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    goto CPyL97;
CPyL124: ;
    CPyTagged_DECREF(cpy_r_r124);
    goto CPyL95;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r124);
    goto CPyL97;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r124);
    CPyTagged_DecRef(cpy_r_r134);
    goto CPyL97;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r124);
    CPyTagged_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r135);
    goto CPyL97;
CPyL128: ;
    CPyTagged_DECREF(cpy_r_r140);
    goto CPyL77;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r124);
    CPyTagged_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r144);
    goto CPyL97;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r124);
    CPyTagged_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r152);
    goto CPyL97;
CPyL131: ;
    CPyTagged_DECREF(cpy_r_r134);
    goto CPyL94;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___retrievable(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:retrievable", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___choices___retrievable(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "retrievable", 160, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "__get__", -1, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_design) {
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
    CPyTagged cpy_r_r11;
    cpy_r_r0 = ((serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "__mypyc_lambda__3_tile_choice_obj", "__mypyc_env__", 199, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_kinds;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "tile_choice_env", "kinds", 199, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "tile_choice_env", "t", 199, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "Table", "book", 199, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL11;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_tiles;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "Book", "tiles", 199, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL11;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_design);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 199, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL11;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_wayfarers___printed___Tile))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 199, CPyStatic_wayfarers___automa___choices___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r5);
        goto CPyL11;
    }
    cpy_r_r7 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r6)->_kind;
    CPyTagged_INCREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r_r9 = CPyList_Index(cpy_r_r1, cpy_r_r8);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 199, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL9;
    }
    cpy_r_r10 = CPyTagged_Negate(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    return cpy_r_r10;
CPyL9: ;
    cpy_r_r11 = CPY_INT_TAG;
    return cpy_r_r11;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"design", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_design;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_design)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_design;
            if (likely(PyLong_Check(obj_design)))
                arg_design = CPyTagged_BorrowFromObject(obj_design);
            else {
                CPy_TypeError("int", obj_design); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj_____call__(arg___mypyc_self__, arg_design);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 199, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "__get__", -1, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_design) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = ((serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "__mypyc_lambda__4_tile_choice_obj", "__mypyc_env__", 200, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_ranks;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "tile_choice_env", "ranks", 200, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    CPyTagged_INCREF(cpy_r_design);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_design);
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 200, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL5;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 200, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL5;
    }
    cpy_r_r5 = CPyTagged_Negate(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    return cpy_r_r5;
CPyL5: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"design", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_design;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_design)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_design;
            if (likely(PyLong_Check(obj_design)))
                arg_design = CPyTagged_BorrowFromObject(obj_design);
            else {
                CPy_TypeError("int", obj_design); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj_____call__(arg___mypyc_self__, arg_design);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 200, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_wayfarers___automa___choices___tile_choice(PyObject *cpy_r_t, PyObject *cpy_r_automa, PyObject *cpy_r_kind) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    tuple_T5OOOOO cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T2IO cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
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
    tuple_T4IIII cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    PyObject *cpy_r_r32;
    tuple_T5OOOOO cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject **cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    int64_t cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    CPyPtr cpy_r_r71;
    CPyPtr cpy_r_r72;
    int64_t cpy_r_r73;
    CPyPtr cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    CPyTagged cpy_r_r84;
    char cpy_r_r85;
    int64_t cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    CPyPtr cpy_r_r90;
    int64_t cpy_r_r91;
    CPyTagged cpy_r_r92;
    CPyTagged cpy_r_r93;
    int64_t cpy_r_r94;
    char cpy_r_r95;
    int64_t cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    int64_t cpy_r_r106;
    CPyPtr cpy_r_r107;
    int64_t cpy_r_r108;
    char cpy_r_r109;
    CPyTagged cpy_r_rank;
    CPyPtr cpy_r_r110;
    CPyPtr cpy_r_r111;
    int64_t cpy_r_r112;
    CPyPtr cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyTagged cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    int32_t cpy_r_r127;
    char cpy_r_r128;
    CPyTagged cpy_r_r129;
    int64_t cpy_r_r130;
    int32_t cpy_r_r131;
    char cpy_r_r132;
    int64_t cpy_r_r133;
    PyObject *cpy_r_r134;
    int64_t cpy_r_r135;
    CPyTagged cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    tuple_T2IO cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    tuple_T2OO cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    tuple_T2OO cpy_r_r147;
    tuple_T2T2OOT2OO cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    tuple_T2IO cpy_r_r151;
    tuple_T2IO cpy_r_r152;
    cpy_r_r0 = CPyDef_wayfarers___automa___choices___tile_choice_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 183, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 183, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL94;
    }
    cpy_r_r2 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r2.f0 == NULL)) {
        goto CPyL95;
    } else
        goto CPyL5;
CPyL3: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 185, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = cpy_r_r2.f4;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyStr_Equal(cpy_r_kind, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL9;
    cpy_r_r6 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r6 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 't' of 'tile_choice_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r6);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 186, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL93;
    }
CPyL7: ;
    cpy_r_r7 = CPyDef_wayfarers___automa___choices____special_choice(cpy_r_r6, cpy_r_automa);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 186, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL93;
    }
    return cpy_r_r7;
CPyL9: ;
    cpy_r_r8 = CPyStatics[819]; /* 'any' */
    cpy_r_r9 = CPyStr_EqualLiteral(cpy_r_kind, cpy_r_r8, 3);
    if (!cpy_r_r9) goto CPyL24;
    cpy_r_r10 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "tile_choice_env", "t", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    cpy_r_r11 = CPyDef_wayfarers___automa___choices___colour_order(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL94;
    }
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = PyList_New(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL96;
    }
    cpy_r_r15 = 0;
CPyL14: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL97;
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
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL98;
    }
    cpy_r_r25 = CPyStatic_wayfarers___automa___choices___CYCLE_TILES;
    if (unlikely(cpy_r_r25.f0 == CPY_INT_TAG)) {
        goto CPyL99;
    } else
        goto CPyL19;
CPyL17: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CYCLE_TILES\" was not set");
    cpy_r_r26 = 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL19: ;
    CPyTagged_INCREF(cpy_r_r25.f0);
    CPyTagged_INCREF(cpy_r_r25.f1);
    CPyTagged_INCREF(cpy_r_r25.f2);
    CPyTagged_INCREF(cpy_r_r25.f3);
    cpy_r_r27 = PyTuple_New(4);
    if (unlikely(cpy_r_r27 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6438 = CPyTagged_StealAsObject(cpy_r_r25.f0);
    PyTuple_SET_ITEM(cpy_r_r27, 0, __tmp6438);
    PyObject *__tmp6439 = CPyTagged_StealAsObject(cpy_r_r25.f1);
    PyTuple_SET_ITEM(cpy_r_r27, 1, __tmp6439);
    PyObject *__tmp6440 = CPyTagged_StealAsObject(cpy_r_r25.f2);
    PyTuple_SET_ITEM(cpy_r_r27, 2, __tmp6440);
    PyObject *__tmp6441 = CPyTagged_StealAsObject(cpy_r_r25.f3);
    PyTuple_SET_ITEM(cpy_r_r27, 3, __tmp6441);
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, cpy_r_r24);
    CPy_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL98;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL98;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r29);
    CPyList_SetItemUnsafe(cpy_r_r14, cpy_r_r15, cpy_r_r30);
    cpy_r_r31 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r31;
    goto CPyL14;
CPyL23: ;
    cpy_r_r32 = cpy_r_r14;
    goto CPyL31;
CPyL24: ;
    cpy_r_r33 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r33.f0 == NULL)) {
        goto CPyL100;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r34 = 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r35 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r33.f0);
    CPy_INCREF(cpy_r_r33.f1);
    CPy_INCREF(cpy_r_r33.f2);
    CPy_INCREF(cpy_r_r33.f3);
    CPy_INCREF(cpy_r_r33.f4);
    cpy_r_r36 = PyTuple_New(5);
    if (unlikely(cpy_r_r36 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6442 = cpy_r_r33.f0;
    PyTuple_SET_ITEM(cpy_r_r36, 0, __tmp6442);
    PyObject *__tmp6443 = cpy_r_r33.f1;
    PyTuple_SET_ITEM(cpy_r_r36, 1, __tmp6443);
    PyObject *__tmp6444 = cpy_r_r33.f2;
    PyTuple_SET_ITEM(cpy_r_r36, 2, __tmp6444);
    PyObject *__tmp6445 = cpy_r_r33.f3;
    PyTuple_SET_ITEM(cpy_r_r36, 3, __tmp6445);
    PyObject *__tmp6446 = cpy_r_r33.f4;
    PyTuple_SET_ITEM(cpy_r_r36, 4, __tmp6446);
    PyObject *cpy_r_r37[2] = {cpy_r_r36, cpy_r_kind};
    cpy_r_r38 = (PyObject **)&cpy_r_r37;
    cpy_r_r39 = PyObject_VectorcallMethod(cpy_r_r35, cpy_r_r38, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL101;
    }
    CPy_DECREF(cpy_r_r36);
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL94;
    }
    cpy_r_r41 = PyList_New(1);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL102;
    }
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    *(PyObject * *)cpy_r_r44 = cpy_r_r42;
    cpy_r_r32 = cpy_r_r41;
CPyL31: ;
    if (((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_kinds != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_kinds);
    }
    ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_kinds = cpy_r_r32;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 187, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL94;
    }
    cpy_r_r46 = PyDict_New();
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 188, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL94;
    }
    if (((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_ranks != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_ranks);
    }
    ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_ranks = cpy_r_r46;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 188, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL94;
    }
    cpy_r_r48 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_kinds;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "tile_choice_env", "kinds", 189, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r48);
CPyL35: ;
    cpy_r_r49 = 0;
CPyL36: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r49 < cpy_r_r51;
    if (!cpy_r_r52) goto CPyL103;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyListObject, ob_item));
    cpy_r_r54 = *(CPyPtr *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r49 * 8;
    cpy_r_r56 = cpy_r_r54 + cpy_r_r55;
    cpy_r_r57 = *(PyObject * *)cpy_r_r56;
    CPy_INCREF(cpy_r_r57);
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 189, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL104;
    }
    cpy_r_r59 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "tile_choice_env", "t", 190, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r59);
CPyL39: ;
    cpy_r_r60 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r59)->_book;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "Table", "book", 190, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL106;
    }
CPyL40: ;
    cpy_r_r61 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r60)->_piles;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "Book", "piles", 190, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL106;
    }
CPyL41: ;
    cpy_r_r62 = CPyList_GetItem(cpy_r_r61, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 190, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL107;
    }
    if (likely(PyList_Check(cpy_r_r62)))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 190, CPyStatic_wayfarers___automa___choices___globals, "list", cpy_r_r62);
        goto CPyL107;
    }
    CPy_DECREF(cpy_r_r59);
    cpy_r_r64 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "tile_choice_env", "t", 191, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r64);
CPyL44: ;
    cpy_r_r65 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r64)->_book;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "Table", "book", 191, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL109;
    }
CPyL45: ;
    cpy_r_r66 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r65)->_pile_orders;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "Book", "pile_orders", 191, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r66);
CPyL46: ;
    CPy_DECREF(cpy_r_r64);
    cpy_r_r67 = 0;
CPyL47: ;
    cpy_r_r68 = (CPyPtr)((CPyPtr)cpy_r_r66 + offsetof(PyVarObject, ob_size));
    cpy_r_r69 = *(int64_t *)cpy_r_r68;
    cpy_r_r70 = cpy_r_r67 < cpy_r_r69;
    if (!cpy_r_r70) goto CPyL110;
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r66 + offsetof(PyListObject, ob_item));
    cpy_r_r72 = *(CPyPtr *)cpy_r_r71;
    cpy_r_r73 = cpy_r_r67 * 8;
    cpy_r_r74 = cpy_r_r72 + cpy_r_r73;
    cpy_r_r75 = *(PyObject * *)cpy_r_r74;
    CPy_INCREF(cpy_r_r75);
    if (likely(PyList_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 191, CPyStatic_wayfarers___automa___choices___globals, "list", cpy_r_r75);
        goto CPyL111;
    }
    cpy_r_r77 = CPyList_GetItemShortBorrow(cpy_r_r76, 0);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 191, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL112;
    }
    if (likely(PyList_Check(cpy_r_r77)))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 191, CPyStatic_wayfarers___automa___choices___globals, "list", cpy_r_r77);
        goto CPyL112;
    }
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_r78 + offsetof(PyVarObject, ob_size));
    cpy_r_r80 = *(int64_t *)cpy_r_r79;
    cpy_r_r81 = cpy_r_r80 << 1;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r83 << 1;
    cpy_r_r85 = cpy_r_r81 == cpy_r_r84;
    if (cpy_r_r85) {
        goto CPyL113;
    } else
        goto CPyL114;
CPyL52: ;
    goto CPyL56;
CPyL53: ;
    cpy_r_r86 = cpy_r_r67 + 1;
    cpy_r_r67 = cpy_r_r86;
    goto CPyL47;
CPyL54: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r87 = 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 191, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL56: ;
    cpy_r_r88 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "tile_choice_env", "t", 192, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r88);
CPyL57: ;
    cpy_r_r89 = CPyDef_wayfarers___automa___choices___scheme_sum(cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 192, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL115;
    }
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PyVarObject, ob_size));
    cpy_r_r91 = *(int64_t *)cpy_r_r90;
    cpy_r_r92 = cpy_r_r91 << 1;
    cpy_r_r93 = CPyTagged_Subtract(cpy_r_r92, 2);
    cpy_r_r94 = cpy_r_r93 & 1;
    cpy_r_r95 = cpy_r_r94 != 0;
    if (cpy_r_r95) goto CPyL60;
    cpy_r_r96 = cpy_r_r89 & 1;
    cpy_r_r97 = cpy_r_r96 != 0;
    if (!cpy_r_r97) goto CPyL61;
CPyL60: ;
    cpy_r_r98 = CPyTagged_IsLt_(cpy_r_r93, cpy_r_r89);
    if (cpy_r_r98) {
        goto CPyL116;
    } else
        goto CPyL117;
CPyL61: ;
    cpy_r_r99 = (Py_ssize_t)cpy_r_r93 < (Py_ssize_t)cpy_r_r89;
    if (cpy_r_r99) {
        goto CPyL116;
    } else
        goto CPyL117;
CPyL62: ;
    cpy_r_r100 = cpy_r_r93;
    goto CPyL64;
CPyL63: ;
    cpy_r_r100 = cpy_r_r89;
CPyL64: ;
    cpy_r_r101 = CPyList_GetItem(cpy_r_r76, cpy_r_r100);
    CPy_DECREF(cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 192, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL108;
    }
    if (likely(PyList_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 192, CPyStatic_wayfarers___automa___choices___globals, "list", cpy_r_r101);
        goto CPyL108;
    }
    cpy_r_r103 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_ranks;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "tile_choice_env", "ranks", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r103);
CPyL67: ;
    cpy_r_r104 = PyDict_New();
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL119;
    }
    cpy_r_r105 = 0;
    cpy_r_r106 = 0;
CPyL69: ;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyVarObject, ob_size));
    cpy_r_r108 = *(int64_t *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r106 < cpy_r_r108;
    if (!cpy_r_r109) goto CPyL120;
    cpy_r_rank = cpy_r_r105;
    cpy_r_r110 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyListObject, ob_item));
    cpy_r_r111 = *(CPyPtr *)cpy_r_r110;
    cpy_r_r112 = cpy_r_r106 * 8;
    cpy_r_r113 = cpy_r_r111 + cpy_r_r112;
    cpy_r_r114 = *(PyObject * *)cpy_r_r113;
    CPy_INCREF(cpy_r_r114);
    if (likely(PyLong_Check(cpy_r_r114)))
        cpy_r_r115 = CPyTagged_FromObject(cpy_r_r114);
    else {
        CPy_TypeError("int", cpy_r_r114); cpy_r_r115 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL121;
    }
    cpy_r_r116 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "tile_choice_env", "t", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL122;
    }
    CPy_INCREF(cpy_r_r116);
CPyL72: ;
    cpy_r_r117 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r116)->_tiles;
    if (unlikely(cpy_r_r117 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tiles' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r117);
    }
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL122;
    }
CPyL73: ;
    cpy_r_r118 = CPyList_GetItemBorrow(cpy_r_r63, cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL123;
    }
    if (likely(PyLong_Check(cpy_r_r118)))
        cpy_r_r119 = CPyTagged_FromObject(cpy_r_r118);
    else {
        CPy_TypeError("int", cpy_r_r118); cpy_r_r119 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL123;
    }
    cpy_r_r120 = CPyList_GetItem(cpy_r_r117, cpy_r_r119);
    CPy_DECREF(cpy_r_r117);
    CPyTagged_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL122;
    }
    if (likely(PyLong_Check(cpy_r_r120)))
        cpy_r_r121 = CPyTagged_FromObject(cpy_r_r120);
    else {
        CPy_TypeError("int", cpy_r_r120); cpy_r_r121 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL122;
    }
    cpy_r_r122 = cpy_r_r121 != 0;
    CPyTagged_DECREF(cpy_r_r121);
    if (!cpy_r_r122) goto CPyL124;
    cpy_r_r123 = CPyList_GetItem(cpy_r_r63, cpy_r_r115);
    CPyTagged_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL121;
    }
    if (likely(PyLong_Check(cpy_r_r123)))
        cpy_r_r124 = CPyTagged_FromObject(cpy_r_r123);
    else {
        CPy_TypeError("int", cpy_r_r123); cpy_r_r124 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL121;
    }
    cpy_r_r125 = CPyTagged_StealAsObject(cpy_r_r124);
    cpy_r_r126 = CPyTagged_StealAsObject(cpy_r_rank);
    cpy_r_r127 = PyDict_SetItem(cpy_r_r104, cpy_r_r125, cpy_r_r126);
    CPy_DECREF(cpy_r_r125);
    CPy_DECREF(cpy_r_r126);
    cpy_r_r128 = cpy_r_r127 >= 0;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL125;
    }
CPyL81: ;
    cpy_r_r129 = cpy_r_r105 + 2;
    cpy_r_r105 = cpy_r_r129;
    cpy_r_r130 = cpy_r_r106 + 1;
    cpy_r_r106 = cpy_r_r130;
    goto CPyL69;
CPyL82: ;
    cpy_r_r131 = CPyDict_Update(cpy_r_r103, cpy_r_r104);
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r104);
    cpy_r_r132 = cpy_r_r131 >= 0;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 193, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL104;
    }
    cpy_r_r133 = cpy_r_r49 + 1;
    cpy_r_r49 = cpy_r_r133;
    goto CPyL36;
CPyL84: ;
    cpy_r_r134 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_ranks;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "tile_choice_env", "ranks", 194, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r134);
CPyL85: ;
    cpy_r_r135 = PyDict_Size(cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    cpy_r_r136 = cpy_r_r135 << 1;
    cpy_r_r137 = cpy_r_r136 != 0;
    if (cpy_r_r137) {
        goto CPyL87;
    } else
        goto CPyL126;
CPyL86: ;
    cpy_r_r138 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r138);
    cpy_r_r139.f0 = -2;
    cpy_r_r139.f1 = cpy_r_r138;
    return cpy_r_r139;
CPyL87: ;
    cpy_r_r140 = ((serai___games___wayfarers___automa___choices___tile_choice_envObject *)cpy_r_r0)->_ranks;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "tile_choice", "tile_choice_env", "ranks", 197, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r140);
CPyL88: ;
    cpy_r_r141 = PySequence_List(cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 197, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL94;
    }
    cpy_r_r142 = CPyStatics[2497]; /* 'why-colour' */
    cpy_r_r143 = CPyDef_wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_obj();
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 199, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL127;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject *)cpy_r_r143)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r142);
    cpy_r_r144.f0 = cpy_r_r142;
    cpy_r_r144.f1 = cpy_r_r143;
    cpy_r_r145 = CPyStatics[538]; /* 'why-slot' */
    cpy_r_r146 = CPyDef_wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_obj();
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 200, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL128;
    }
    ((serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject *)cpy_r_r146)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r145);
    cpy_r_r147.f0 = cpy_r_r145;
    cpy_r_r147.f1 = cpy_r_r146;
    cpy_r_r148.f0 = cpy_r_r144;
    cpy_r_r148.f1 = cpy_r_r147;
    cpy_r_r149 = PyTuple_New(2);
    if (unlikely(cpy_r_r149 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6447 = PyTuple_New(2);
    if (unlikely(__tmp6447 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6448 = cpy_r_r148.f0.f0;
    PyTuple_SET_ITEM(__tmp6447, 0, __tmp6448);
    PyObject *__tmp6449 = cpy_r_r148.f0.f1;
    PyTuple_SET_ITEM(__tmp6447, 1, __tmp6449);
    PyTuple_SET_ITEM(cpy_r_r149, 0, __tmp6447);
    PyObject *__tmp6450 = PyTuple_New(2);
    if (unlikely(__tmp6450 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6451 = cpy_r_r148.f1.f0;
    PyTuple_SET_ITEM(__tmp6450, 0, __tmp6451);
    PyObject *__tmp6452 = cpy_r_r148.f1.f1;
    PyTuple_SET_ITEM(__tmp6450, 1, __tmp6452);
    PyTuple_SET_ITEM(cpy_r_r149, 1, __tmp6450);
    cpy_r_r150 = NULL;
    cpy_r_r151 = CPyDef_criteria___best(cpy_r_r141, cpy_r_r149, cpy_r_r150);
    CPy_DECREF(cpy_r_r141);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r151.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 196, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL93;
    }
    return cpy_r_r151;
CPyL93: ;
    tuple_T2IO __tmp6453 = { CPY_INT_TAG, NULL };
    cpy_r_r152 = __tmp6453;
    return cpy_r_r152;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL93;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL3;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL93;
CPyL97: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL23;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    goto CPyL93;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL17;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL25;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r36);
    goto CPyL93;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL93;
CPyL103: ;
    CPy_DECREF(cpy_r_r48);
    goto CPyL84;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    goto CPyL93;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL93;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r59);
    goto CPyL93;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r59);
    goto CPyL93;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r63);
    goto CPyL93;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r64);
    goto CPyL93;
CPyL110: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r66);
    goto CPyL54;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r66);
    goto CPyL93;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r76);
    goto CPyL93;
CPyL113: ;
    CPy_DECREF(cpy_r_r66);
    goto CPyL52;
CPyL114: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL53;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r76);
    goto CPyL93;
CPyL116: ;
    CPyTagged_DECREF(cpy_r_r89);
    goto CPyL62;
CPyL117: ;
    CPyTagged_DECREF(cpy_r_r93);
    goto CPyL63;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r102);
    goto CPyL93;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    goto CPyL93;
CPyL120: ;
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r102);
    goto CPyL82;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_rank);
    goto CPyL93;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_rank);
    CPyTagged_DecRef(cpy_r_r115);
    goto CPyL93;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_rank);
    CPyTagged_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r117);
    goto CPyL93;
CPyL124: ;
    CPyTagged_DECREF(cpy_r_rank);
    CPyTagged_DECREF(cpy_r_r115);
    goto CPyL81;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r104);
    goto CPyL93;
CPyL126: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL86;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r141);
    goto CPyL93;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r144.f0);
    CPy_DecRef(cpy_r_r144.f1);
    goto CPyL93;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___tile_choice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "kind", 0};
            static CPyArg_Parser parser = {"OOO:tile_choice", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_kind)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_kind;
            if (likely(PyUnicode_Check(obj_kind)))
                arg_kind = obj_kind;
            else {
                CPy_TypeError("str", obj_kind); 
                goto fail;
            }
            tuple_T2IO retval = CPyDef_wayfarers___automa___choices___tile_choice(arg_t, arg_automa, arg_kind);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp6454 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp6454);
            PyObject *__tmp6455 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp6455);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "tile_choice", 183, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "__get__", -1, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_design) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    cpy_r_r0 = ((serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "__mypyc_lambda__5__special_choice_obj", "__mypyc_env__", 211, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_r0)->_piles;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "_special_choice_env", "piles", 211, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    CPyTagged_INCREF(cpy_r_design);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_design);
    cpy_r_r3 = CPyList_Index(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 211, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL7;
    }
    cpy_r_r4 = ((serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_r0)->_first;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "_special_choice_env", "first", 211, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = CPyTagged_Subtract(cpy_r_r3, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r6 = ((serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_r0)->_piles;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "_special_choice_env", "piles", 211, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    CPy_DECREF(cpy_r_r6);
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = CPyTagged_Remainder(cpy_r_r5, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 211, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL7;
    }
    cpy_r_r11 = CPyTagged_Negate(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    return cpy_r_r11;
CPyL7: ;
    cpy_r_r12 = CPY_INT_TAG;
    return cpy_r_r12;
CPyL8: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL7;
CPyL9: ;
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL7;
}
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"design", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_design;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_design)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_design;
            if (likely(PyLong_Check(obj_design)))
                arg_design = CPyTagged_BorrowFromObject(obj_design);
            else {
                CPy_TypeError("int", obj_design); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj_____call__(arg___mypyc_self__, arg_design);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 211, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_wayfarers___automa___choices____special_choice(PyObject *cpy_r_t, PyObject *cpy_r_automa) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    tuple_T2IO cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    tuple_T2OO cpy_r_r50;
    tuple_T1T2OO cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    tuple_T2IO cpy_r_r54;
    tuple_T2IO cpy_r_r55;
    cpy_r_r0 = CPyDef_wayfarers___automa___choices____special_choice_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 205, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL34;
    }
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_special_choice", "Table", "book", 206, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r1)->_piles;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_special_choice", "Book", "piles", 206, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItemShort(cpy_r_r2, 8);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 206, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
    if (likely(PyList_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 206, CPyStatic_wayfarers___automa___choices___globals, "list", cpy_r_r3);
        goto CPyL35;
    }
    if (((serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_r0)->_piles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_r0)->_piles);
    }
    ((serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_r0)->_piles = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 206, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
    cpy_r_r6 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_schemes;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_special_choice", "Automa", "schemes", 207, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    CPy_DECREF(cpy_r_r6);
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL16;
    cpy_r_r11 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_special_choice", "Table", "book", 207, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r11)->_schemes;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_special_choice", "Book", "schemes", 207, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_schemes;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_special_choice", "Automa", "schemes", 207, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL36;
    }
CPyL11: ;
    cpy_r_r14 = CPyList_GetItemShortBorrow(cpy_r_r13, -2);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 207, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 207, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL36;
    }
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r12, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 207, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL37;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_wayfarers___printed___Scheme))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 207, CPyStatic_wayfarers___automa___choices___globals, "serai.games.wayfarers.printed.Scheme", cpy_r_r16);
        goto CPyL37;
    }
    cpy_r_r18 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r17)->_special_slot;
    cpy_r_r19 = CPyTagged_Subtract(cpy_r_r18, 2);
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r20 = cpy_r_r19;
    goto CPyL17;
CPyL16: ;
    cpy_r_r20 = 0;
CPyL17: ;
    if (((serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_r0)->_first != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_r0)->_first);
    }
    ((serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_r0)->_first = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 207, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
    cpy_r_r22 = PyList_New(0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 208, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL35;
    }
    cpy_r_r23 = ((serai___games___wayfarers___automa___choices____special_choice_envObject *)cpy_r_r0)->_piles;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_special_choice", "_special_choice_env", "piles", 208, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r23);
CPyL20: ;
    cpy_r_r24 = 0;
CPyL21: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL39;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 208, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r34 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_special_choice", "Table", "tiles", 208, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL41;
    }
CPyL24: ;
    cpy_r_r35 = CPyList_GetItem(cpy_r_r34, cpy_r_r33);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 208, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 208, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL41;
    }
    cpy_r_r37 = cpy_r_r36 != 0;
    CPyTagged_DECREF(cpy_r_r36);
    if (!cpy_r_r37) goto CPyL42;
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r39 = PyList_Append(cpy_r_r22, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 208, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL40;
    }
CPyL28: ;
    cpy_r_r41 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r41;
    goto CPyL21;
CPyL29: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r43 << 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) {
        goto CPyL31;
    } else
        goto CPyL43;
CPyL30: ;
    cpy_r_r46 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47.f0 = -2;
    cpy_r_r47.f1 = cpy_r_r46;
    return cpy_r_r47;
CPyL31: ;
    cpy_r_r48 = CPyStatics[3780]; /* 'why-special-slot' */
    cpy_r_r49 = CPyDef_wayfarers___automa___choices_____mypyc_lambda__5__special_choice_obj();
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 211, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL44;
    }
    ((serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject *)cpy_r_r49)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r48);
    cpy_r_r50.f0 = cpy_r_r48;
    cpy_r_r50.f1 = cpy_r_r49;
    cpy_r_r51.f0 = cpy_r_r50;
    cpy_r_r52 = PyTuple_New(1);
    if (unlikely(cpy_r_r52 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6456 = PyTuple_New(2);
    if (unlikely(__tmp6456 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6457 = cpy_r_r51.f0.f0;
    PyTuple_SET_ITEM(__tmp6456, 0, __tmp6457);
    PyObject *__tmp6458 = cpy_r_r51.f0.f1;
    PyTuple_SET_ITEM(__tmp6456, 1, __tmp6458);
    PyTuple_SET_ITEM(cpy_r_r52, 0, __tmp6456);
    cpy_r_r53 = NULL;
    cpy_r_r54 = CPyDef_criteria___best(cpy_r_r22, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 211, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL34;
    }
    return cpy_r_r54;
CPyL34: ;
    tuple_T2IO __tmp6459 = { CPY_INT_TAG, NULL };
    cpy_r_r55 = __tmp6459;
    return cpy_r_r55;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL34;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    goto CPyL34;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL34;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r22);
    goto CPyL34;
CPyL39: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL29;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL34;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL34;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r33);
    goto CPyL28;
CPyL43: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r22);
    goto CPyL30;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r22);
    goto CPyL34;
}
        
        PyObject *CPyPy_wayfarers___automa___choices____special_choice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", 0};
            static CPyArg_Parser parser = {"OO:_special_choice", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            tuple_T2IO retval = CPyDef_wayfarers___automa___choices____special_choice(arg_t, arg_automa);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp6460 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp6460);
            PyObject *__tmp6461 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp6461);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_special_choice", 205, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "__get__", -1, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
double CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_link) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    double cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_r5;
    cpy_r_r0 = ((serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "__mypyc_lambda__6_next_space_obj", "__mypyc_env__", 216, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___automa___choices___next_space_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "<lambda>", "next_space_env", "t", 216, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_wayfarers___automa___choices____height(cpy_r_r1, cpy_r_link);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 == -113.0;
    if (unlikely(cpy_r_r3)) goto CPyL4;
CPyL3: ;
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r4 = PyErr_Occurred();
    if (unlikely(cpy_r_r4 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 216, CPyStatic_wayfarers___automa___choices___globals);
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r5 = -113.0;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"link", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_link;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_link)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_link;
            if (likely(Py_TYPE(obj_link) == CPyType_wayfarers___printed___Link))
                arg_link = obj_link;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Link", obj_link); 
                goto fail;
            }
            double retval = CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj_____call__(arg___mypyc_self__, arg_link);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<lambda>", 216, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___choices___next_space(PyObject *cpy_r_t, PyObject *cpy_r_automa) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject **cpy_r_r10;
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
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_targets;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    CPyPtr cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    CPyPtr cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    int64_t cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    cpy_r_r0 = CPyDef_wayfarers___automa___choices___next_space_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 214, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___choices___next_space_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___choices___next_space_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___wayfarers___automa___choices___next_space_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 214, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL37;
    }
    cpy_r_r2 = ((serai___games___wayfarers___automa___choices___next_space_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "next_space", "next_space_env", "t", 216, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_marker;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "next_space", "Automa", "marker", 216, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL38;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyDef_journal___links_from(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 216, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL37;
    }
    cpy_r_r5 = CPyDef_wayfarers___automa___choices_____mypyc_lambda__6_next_space_obj();
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 216, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject *)cpy_r_r5)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r7 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 216, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL40;
    }
    PyObject *cpy_r_r9[2] = {cpy_r_r4, cpy_r_r5};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r10, 1, cpy_r_r11);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 216, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL40;
    }
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 216, CPyStatic_wayfarers___automa___choices___globals, "list", cpy_r_r12);
        goto CPyL37;
    }
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = PyList_New(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 217, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL41;
    }
    cpy_r_r17 = 0;
CPyL11: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL42;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r17 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(PyObject * *)cpy_r_r24;
    CPy_INCREF(cpy_r_r25);
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_wayfarers___printed___Link))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 217, CPyStatic_wayfarers___automa___choices___globals, "serai.games.wayfarers.printed.Link", cpy_r_r25);
        goto CPyL43;
    }
    cpy_r_r27 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r26)->_target;
    CPyTagged_INCREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r27);
    CPyList_SetItemUnsafe(cpy_r_r16, cpy_r_r17, cpy_r_r28);
    cpy_r_r29 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r29;
    goto CPyL11;
CPyL15: ;
    cpy_r_targets = cpy_r_r16;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_targets + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = (Py_ssize_t)cpy_r_r32 > (Py_ssize_t)2;
    if (!cpy_r_r33) goto CPyL22;
    cpy_r_r34 = CPyList_GetItemShort(cpy_r_targets, 0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 219, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 219, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL44;
    }
    cpy_r_r36 = CPyList_GetItemShort(cpy_r_targets, -2);
    CPy_DECREF(cpy_r_targets);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 219, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 219, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL45;
    }
    cpy_r_r38 = PyList_New(2);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 219, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL46;
    }
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_r35);
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyListObject, ob_item));
    cpy_r_r42 = *(CPyPtr *)cpy_r_r41;
    *(PyObject * *)cpy_r_r42 = cpy_r_r39;
    cpy_r_r43 = cpy_r_r42 + 8;
    *(PyObject * *)cpy_r_r43 = cpy_r_r40;
    cpy_r_targets = cpy_r_r38;
CPyL22: ;
    cpy_r_r44 = ((serai___games___wayfarers___automa___choices___next_space_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "next_space", "next_space_env", "t", 220, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r44);
CPyL23: ;
    cpy_r_r45 = CPyDef_wayfarers___automa___choices___prefers_upper(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 220, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL44;
    }
    if (cpy_r_r45) goto CPyL26;
    cpy_r_r46 = PyList_Reverse(cpy_r_targets);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 221, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL44;
    }
CPyL26: ;
    cpy_r_r48 = 0;
CPyL27: ;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_targets + offsetof(PyVarObject, ob_size));
    cpy_r_r50 = *(int64_t *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r48 < cpy_r_r50;
    if (!cpy_r_r51) goto CPyL47;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_targets + offsetof(PyListObject, ob_item));
    cpy_r_r53 = *(CPyPtr *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r48 * 8;
    cpy_r_r55 = cpy_r_r53 + cpy_r_r54;
    cpy_r_r56 = *(PyObject * *)cpy_r_r55;
    CPy_INCREF(cpy_r_r56);
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 222, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL44;
    }
    cpy_r_r58 = ((serai___games___wayfarers___automa___choices___next_space_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "next_space", "next_space_env", "t", 222, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r58);
CPyL30: ;
    cpy_r_r59 = CPyDef_journal___is_full(cpy_r_r58, cpy_r_r57);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 222, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r60 = cpy_r_r59 ^ 1;
    if (cpy_r_r60) {
        goto CPyL49;
    } else
        goto CPyL50;
CPyL32: ;
    cpy_r_r61 = CPyTagged_StealAsObject(cpy_r_r57);
    cpy_r_r62 = cpy_r_r61;
    goto CPyL35;
CPyL33: ;
    cpy_r_r63 = cpy_r_r48 + 1;
    cpy_r_r48 = cpy_r_r63;
    goto CPyL27;
CPyL34: ;
    cpy_r_r64 = Py_None;
    CPy_INCREF(cpy_r_r64);
    cpy_r_r62 = cpy_r_r64;
CPyL35: ;
    return cpy_r_r62;
CPyL36: ;
    cpy_r_r65 = NULL;
    return cpy_r_r65;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL36;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL36;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL36;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL36;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    goto CPyL36;
CPyL42: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL15;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL36;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_targets);
    goto CPyL36;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL36;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL36;
CPyL47: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_targets);
    goto CPyL34;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_targets);
    CPyTagged_DecRef(cpy_r_r57);
    goto CPyL36;
CPyL49: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_targets);
    goto CPyL32;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_r57);
    goto CPyL33;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___next_space(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", 0};
            static CPyArg_Parser parser = {"OO:next_space", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___choices___next_space(arg_t, arg_automa);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "next_space", 214, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
double CPyDef_wayfarers___automa___choices____height(PyObject *cpy_r_t, PyObject *cpy_r_link) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    CPyTagged cpy_r_in_column;
    CPyTagged cpy_r_r29;
    double cpy_r_r30;
    char cpy_r_r31;
    double cpy_r_r32;
    double cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    double cpy_r_r39;
    double cpy_r_r40;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_height", "Table", "book", 226, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_track;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_height", "Book", "track", 226, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_link)->_target;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_height", 226, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_wayfarers___printed___Space))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "_height", 226, CPyStatic_wayfarers___automa___choices___globals, "serai.games.wayfarers.printed.Space", cpy_r_r3);
        goto CPyL22;
    }
    cpy_r_r5 = 0;
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_height", "Table", "book", 227, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL23;
    }
CPyL5: ;
    cpy_r_r7 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r6)->_track;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "_height", "Book", "track", 227, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = 0;
CPyL7: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL24;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r8 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_wayfarers___printed___Space))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "_height", 227, CPyStatic_wayfarers___automa___choices___globals, "serai.games.wayfarers.printed.Space", cpy_r_r16);
        goto CPyL25;
    }
    cpy_r_r18 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r17)->_column;
    cpy_r_r19 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r4)->_column;
    cpy_r_r20 = cpy_r_r18 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL11;
    cpy_r_r22 = CPyTagged_IsEq_(cpy_r_r18, cpy_r_r19);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL12;
CPyL11: ;
    cpy_r_r24 = cpy_r_r18 == cpy_r_r19;
    cpy_r_r23 = cpy_r_r24;
CPyL12: ;
    CPy_DECREF(cpy_r_r17);
    cpy_r_r25 = cpy_r_r23 << 1;
    cpy_r_r26 = cpy_r_r25;
    cpy_r_r27 = CPyTagged_Add(cpy_r_r5, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r5 = cpy_r_r27;
    cpy_r_r28 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r28;
    goto CPyL7;
CPyL14: ;
    cpy_r_in_column = cpy_r_r5;
    cpy_r_r29 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r4)->_from_top;
    CPyTagged_INCREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r30 = CPyFloat_FromTagged(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 == -113.0;
    if (unlikely(cpy_r_r31)) goto CPyL16;
CPyL15: ;
    cpy_r_r32 = cpy_r_r30 - 0.5;
    cpy_r_r33 = CPyFloat_FromTagged(cpy_r_in_column);
    CPyTagged_DECREF(cpy_r_in_column);
    cpy_r_r34 = cpy_r_r33 == -113.0;
    if (unlikely(cpy_r_r34)) {
        goto CPyL18;
    } else
        goto CPyL17;
CPyL16: ;
    cpy_r_r35 = PyErr_Occurred();
    if (unlikely(cpy_r_r35 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_height", 228, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL26;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r36 = cpy_r_r33 == 0.0;
    if (unlikely(cpy_r_r36)) {
        goto CPyL19;
    } else
        goto CPyL21;
CPyL18: ;
    cpy_r_r37 = PyErr_Occurred();
    if (unlikely(cpy_r_r37 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_height", 228, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    } else
        goto CPyL17;
CPyL19: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_height", 228, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL21: ;
    cpy_r_r39 = cpy_r_r32 / cpy_r_r33;
    return cpy_r_r39;
CPyL22: ;
    cpy_r_r40 = -113.0;
    return cpy_r_r40;
CPyL23: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL22;
CPyL24: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL14;
CPyL25: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL22;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_in_column);
    goto CPyL22;
}
        
        PyObject *CPyPy_wayfarers___automa___choices____height(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "link", 0};
            static CPyArg_Parser parser = {"OO:_height", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_link;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_link)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_link;
            if (likely(Py_TYPE(obj_link) == CPyType_wayfarers___printed___Link))
                arg_link = obj_link;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Link", obj_link); 
                goto fail;
            }
            double retval = CPyDef_wayfarers___automa___choices____height(arg_t, arg_link);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "_height", 225, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___automa___choices___second_step_price(PyObject *cpy_r_t, PyObject *cpy_r_automa) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "second_step_price", "Table", "book", 233, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_constants;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "second_step_price", "Table", "book", 234, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL33;
    }
CPyL2: ;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r2)->_track;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "second_step_price", "Book", "track", 234, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL33;
    }
CPyL3: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_marker;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "second_step_price", "Automa", "marker", 234, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL33;
    }
CPyL4: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 234, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_wayfarers___printed___Space))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 234, CPyStatic_wayfarers___automa___choices___globals, "serai.games.wayfarers.printed.Space", cpy_r_r5);
        goto CPyL33;
    }
    cpy_r_r7 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r6)->_column;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "second_step_price", "Table", "book", 235, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL34;
    }
CPyL7: ;
    cpy_r_r9 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r8)->_track;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "second_step_price", "Book", "track", 235, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL34;
    }
CPyL8: ;
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "second_step_price", "Table", "players", 235, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL34;
    }
CPyL9: ;
    cpy_r_r11 = CPyList_GetItemShortBorrow(cpy_r_r10, 0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 235, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL34;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_wayfarers___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 235, CPyStatic_wayfarers___automa___choices___globals, "serai.games.wayfarers.table.Player", cpy_r_r11);
        goto CPyL34;
    }
    cpy_r_r13 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r12)->_marker;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/choices.py", "second_step_price", "Player", "marker", 235, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL34;
    }
CPyL12: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r9, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 235, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL34;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_wayfarers___printed___Space))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 235, CPyStatic_wayfarers___automa___choices___globals, "serai.games.wayfarers.printed.Space", cpy_r_r14);
        goto CPyL34;
    }
    cpy_r_r16 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r15)->_column;
    CPyTagged_INCREF(cpy_r_r16);
    cpy_r_r17 = cpy_r_r7 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) goto CPyL16;
    cpy_r_r19 = cpy_r_r16 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL17;
CPyL16: ;
    cpy_r_r21 = CPyTagged_IsLt_(cpy_r_r7, cpy_r_r16);
    if (cpy_r_r21) {
        goto CPyL35;
    } else
        goto CPyL21;
CPyL17: ;
    cpy_r_r22 = (Py_ssize_t)cpy_r_r7 < (Py_ssize_t)cpy_r_r16;
    if (cpy_r_r22) {
        goto CPyL35;
    } else
        goto CPyL21;
CPyL18: ;
    cpy_r_r23 = CPyStatics[3781]; /* 'ai_step_behind' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r1, cpy_r_r23);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 237, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 237, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    return cpy_r_r25;
CPyL21: ;
    cpy_r_r26 = cpy_r_r7 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL23;
    cpy_r_r28 = CPyTagged_IsEq_(cpy_r_r7, cpy_r_r16);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL24;
CPyL23: ;
    cpy_r_r30 = cpy_r_r7 == cpy_r_r16;
    cpy_r_r29 = cpy_r_r30;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r16);
    if (!cpy_r_r29) goto CPyL28;
    cpy_r_r31 = CPyStatics[3782]; /* 'ai_step_level' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r1, cpy_r_r31);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 238, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 238, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    cpy_r_r34 = cpy_r_r33;
    goto CPyL31;
CPyL28: ;
    cpy_r_r35 = CPyStatics[3783]; /* 'ai_step_ahead' */
    cpy_r_r36 = CPyDict_GetItem(cpy_r_r1, cpy_r_r35);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 238, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 238, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL32;
    }
    cpy_r_r34 = cpy_r_r37;
CPyL31: ;
    return cpy_r_r34;
CPyL32: ;
    cpy_r_r38 = CPY_INT_TAG;
    return cpy_r_r38;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL32;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL32;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r16);
    goto CPyL18;
}
        
        PyObject *CPyPy_wayfarers___automa___choices___second_step_price(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", 0};
            static CPyArg_Parser parser = {"OO:second_step_price", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___automa___choices___second_step_price(arg_t, arg_automa);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "second_step_price", 231, CPyStatic_wayfarers___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___choices_____top_level__(void) {
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
    void *cpy_r_r16;
    void *cpy_r_r17;
    void *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    void *cpy_r_r24;
    void *cpy_r_r25;
    PyObject **cpy_r_r26;
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
    void *cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    void *cpy_r_r46;
    void *cpy_r_r47;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
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
    void *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    void *cpy_r_r68;
    void *cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
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
    void *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    void *cpy_r_r90;
    void *cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
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
    void *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    void *cpy_r_r112;
    void *cpy_r_r113;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
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
    void *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    void *cpy_r_r134;
    void *cpy_r_r135;
    PyObject **cpy_r_r136;
    PyObject *cpy_r_r137;
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
    void *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    void *cpy_r_r156;
    void *cpy_r_r157;
    PyObject **cpy_r_r158;
    PyObject *cpy_r_r159;
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
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    int32_t cpy_r_r173;
    char cpy_r_r174;
    tuple_T4IIII cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    int32_t cpy_r_r179;
    char cpy_r_r180;
    tuple_T4IIII cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    int32_t cpy_r_r185;
    char cpy_r_r186;
    tuple_T3III cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    int32_t cpy_r_r191;
    char cpy_r_r192;
    tuple_T3III cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    int32_t cpy_r_r197;
    char cpy_r_r198;
    char cpy_r_r199;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 1, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 1, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 6, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 8, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___effects___acquire;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___effects___acquire;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3764]; /* 'serai.games.wayfarers.effects.acquire' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 10, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___effects___acquire;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___effects___acquire;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___acquire__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 10, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 10, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3764]; /* 'serai.games.wayfarers.effects.acquire' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 10, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5571]; /* ('DRAW',) */
    cpy_r_r36 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 10, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    } else
        goto CPyL69;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___effects___journal;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___effects___journal;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3767]; /* 'serai.games.wayfarers.effects.journal' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 11, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___effects___journal;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___effects___journal;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___journal__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 11, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 11, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3767]; /* 'serai.games.wayfarers.effects.journal' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 11, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5579]; /* ('is_full', 'links_from') */
    cpy_r_r58 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 11, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    } else
        goto CPyL70;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 12, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 12, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 12, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 12, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5580]; /* ('BASIC_TILE', 'BLACK', 'BLUE', 'BLUE_WORKER', 'GREEN_WORKER', 'INSPIRATION', 'LAND', 'LAND_TILE', 'ROWS', 'SPACE', 'SPACE_TILE', 'SPECIAL_TILE', 'TILE_TYPES', 'TOWNSFOLK', 'WATER', 'WATER_TILE', 'YELLOW', 'YELLOW_WORKER') */
    cpy_r_r80 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 12, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    } else
        goto CPyL71;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___wayfarers___printed;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___wayfarers___printed;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 32, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___wayfarers___printed;
    cpy_r_r91 = CPyExec_serai___games___wayfarers___printed;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___wayfarers___printed__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 32, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 32, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 32, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5581]; /* ('Link',) */
    cpy_r_r102 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 32, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    } else
        goto CPyL72;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 33, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r113 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 33, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 33, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 33, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5582]; /* ('NO_CARD', 'NOBODY', 'Automa', 'Table') */
    cpy_r_r124 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 33, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    } else
        goto CPyL73;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___kernel___criteria;
    cpy_r_r127 = (void *)&CPyImportState_serai___kernel___criteria;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[555]; /* 'serai.kernel.criteria' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 34, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___kernel___criteria;
    cpy_r_r135 = CPyExec_serai___kernel___criteria;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___kernel___criteria__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 34, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 34, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[555]; /* 'serai.kernel.criteria' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 34, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5091]; /* ('best',) */
    cpy_r_r146 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 34, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    } else
        goto CPyL74;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r149 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 35, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r157 = CPyExec_serai___kernel___effects;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 35, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 35, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 35, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5583]; /* ('Arrow', 'Call', 'Effect', 'Several') */
    cpy_r_r168 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 35, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    } else
        goto CPyL75;
CPyL62: ;
    cpy_r_r170 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r171 = CPyStatics[868]; /* 'HUMAN' */
    cpy_r_r172 = CPyStatics[4896]; /* 0 */
    cpy_r_r173 = CPyDict_SetItem(cpy_r_r170, cpy_r_r171, cpy_r_r172);
    cpy_r_r174 = cpy_r_r173 >= 0;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 37, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r175.f0 = 4;
    cpy_r_r175.f1 = 2;
    cpy_r_r175.f2 = 0;
    cpy_r_r175.f3 = 6;
    CPyStatic_wayfarers___automa___choices___CYCLE_ROWS = cpy_r_r175;
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___CYCLE_ROWS.f0);
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___CYCLE_ROWS.f1);
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___CYCLE_ROWS.f2);
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___CYCLE_ROWS.f3);
    cpy_r_r176 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r177 = CPyStatics[3798]; /* 'CYCLE_ROWS' */
    cpy_r_r178 = PyTuple_New(4);
    if (unlikely(cpy_r_r178 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6462 = CPyTagged_StealAsObject(cpy_r_r175.f0);
    PyTuple_SET_ITEM(cpy_r_r178, 0, __tmp6462);
    PyObject *__tmp6463 = CPyTagged_StealAsObject(cpy_r_r175.f1);
    PyTuple_SET_ITEM(cpy_r_r178, 1, __tmp6463);
    PyObject *__tmp6464 = CPyTagged_StealAsObject(cpy_r_r175.f2);
    PyTuple_SET_ITEM(cpy_r_r178, 2, __tmp6464);
    PyObject *__tmp6465 = CPyTagged_StealAsObject(cpy_r_r175.f3);
    PyTuple_SET_ITEM(cpy_r_r178, 3, __tmp6465);
    cpy_r_r179 = CPyDict_SetItem(cpy_r_r176, cpy_r_r177, cpy_r_r178);
    CPy_DECREF(cpy_r_r178);
    cpy_r_r180 = cpy_r_r179 >= 0;
    if (unlikely(!cpy_r_r180)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 38, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r181.f0 = 6;
    cpy_r_r181.f1 = 4;
    cpy_r_r181.f2 = 2;
    cpy_r_r181.f3 = 0;
    CPyStatic_wayfarers___automa___choices___CYCLE_TILES = cpy_r_r181;
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___CYCLE_TILES.f0);
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___CYCLE_TILES.f1);
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___CYCLE_TILES.f2);
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___CYCLE_TILES.f3);
    cpy_r_r182 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r183 = CPyStatics[3799]; /* 'CYCLE_TILES' */
    cpy_r_r184 = PyTuple_New(4);
    if (unlikely(cpy_r_r184 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6466 = CPyTagged_StealAsObject(cpy_r_r181.f0);
    PyTuple_SET_ITEM(cpy_r_r184, 0, __tmp6466);
    PyObject *__tmp6467 = CPyTagged_StealAsObject(cpy_r_r181.f1);
    PyTuple_SET_ITEM(cpy_r_r184, 1, __tmp6467);
    PyObject *__tmp6468 = CPyTagged_StealAsObject(cpy_r_r181.f2);
    PyTuple_SET_ITEM(cpy_r_r184, 2, __tmp6468);
    PyObject *__tmp6469 = CPyTagged_StealAsObject(cpy_r_r181.f3);
    PyTuple_SET_ITEM(cpy_r_r184, 3, __tmp6469);
    cpy_r_r185 = CPyDict_SetItem(cpy_r_r182, cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r184);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 39, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r187.f0 = 0;
    cpy_r_r187.f1 = 4;
    cpy_r_r187.f2 = 2;
    CPyStatic_wayfarers___automa___choices___CYCLE_GUILDS = cpy_r_r187;
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___CYCLE_GUILDS.f0);
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___CYCLE_GUILDS.f1);
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___CYCLE_GUILDS.f2);
    cpy_r_r188 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r189 = CPyStatics[3757]; /* 'CYCLE_GUILDS' */
    cpy_r_r190 = PyTuple_New(3);
    if (unlikely(cpy_r_r190 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6470 = CPyTagged_StealAsObject(cpy_r_r187.f0);
    PyTuple_SET_ITEM(cpy_r_r190, 0, __tmp6470);
    PyObject *__tmp6471 = CPyTagged_StealAsObject(cpy_r_r187.f1);
    PyTuple_SET_ITEM(cpy_r_r190, 1, __tmp6471);
    PyObject *__tmp6472 = CPyTagged_StealAsObject(cpy_r_r187.f2);
    PyTuple_SET_ITEM(cpy_r_r190, 2, __tmp6472);
    cpy_r_r191 = CPyDict_SetItem(cpy_r_r188, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    cpy_r_r192 = cpy_r_r191 >= 0;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 40, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r193.f0 = 6;
    cpy_r_r193.f1 = 0;
    cpy_r_r193.f2 = 2;
    CPyStatic_wayfarers___automa___choices___WORKER_ROWS = cpy_r_r193;
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___WORKER_ROWS.f0);
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___WORKER_ROWS.f1);
    CPyTagged_INCREF(CPyStatic_wayfarers___automa___choices___WORKER_ROWS.f2);
    cpy_r_r194 = CPyStatic_wayfarers___automa___choices___globals;
    cpy_r_r195 = CPyStatics[3800]; /* 'WORKER_ROWS' */
    cpy_r_r196 = PyTuple_New(3);
    if (unlikely(cpy_r_r196 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6473 = CPyTagged_StealAsObject(cpy_r_r193.f0);
    PyTuple_SET_ITEM(cpy_r_r196, 0, __tmp6473);
    PyObject *__tmp6474 = CPyTagged_StealAsObject(cpy_r_r193.f1);
    PyTuple_SET_ITEM(cpy_r_r196, 1, __tmp6474);
    PyObject *__tmp6475 = CPyTagged_StealAsObject(cpy_r_r193.f2);
    PyTuple_SET_ITEM(cpy_r_r196, 2, __tmp6475);
    cpy_r_r197 = CPyDict_SetItem(cpy_r_r194, cpy_r_r195, cpy_r_r196);
    CPy_DECREF(cpy_r_r196);
    cpy_r_r198 = cpy_r_r197 >= 0;
    if (unlikely(!cpy_r_r198)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/choices.py", "<module>", 41, CPyStatic_wayfarers___automa___choices___globals);
        goto CPyL68;
    }
    return 1;
CPyL68: ;
    cpy_r_r199 = 2;
    return cpy_r_r199;
CPyL69: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL70: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL71: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL72: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL73: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL74: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL75: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___automa___choices____by_language_env_traverse(serai___games___scholars___automa___choices____by_language_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_cards);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___choices____by_language_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices____by_language_envObject *self = (serai___games___scholars___automa___choices____by_language_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_cards);
    return 0;
}

static int32_t CPyDef_scholars___automa___choices____by_language_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices____by_language_envObject *self = (serai___games___scholars___automa___choices____by_language_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___automa___choices____by_language_env_dealloc(serai___games___scholars___automa___choices____by_language_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices____by_language_env_free_instance == NULL) {
        scholars___automa___choices____by_language_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_cards);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices____by_language_env_dealloc)
    CPyDef_scholars___automa___choices____by_language_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3_by_language_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices____by_language_env(void);

static PyObject *
scholars___automa___choices____by_language_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices____by_language_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3_by_language_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices____by_language_env_vtable[1];
static bool
CPyDef_scholars___automa___choices____by_language_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices____by_language_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___automa___choices____by_language_env_vtable, scholars___automa___choices____by_language_env_vtable_scratch, sizeof(scholars___automa___choices____by_language_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices____by_language_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___choices____by_language_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3_by_language_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices____by_language_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_by_language_env",
    .tp_new = scholars___automa___choices____by_language_env_new,
    .tp_dealloc = (destructor)scholars___automa___choices____by_language_env_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices____by_language_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices____by_language_env_clear,
    .tp_methods = scholars___automa___choices____by_language_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices____by_language_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_by_language_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices____by_language_env_template = &CPyType_scholars___automa___choices____by_language_env_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3_by_language_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices____by_language_envObject *self;
    if (scholars___automa___choices____by_language_env_free_instance != NULL) {
        self = scholars___automa___choices____by_language_env_free_instance;
        scholars___automa___choices____by_language_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices____by_language_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices____by_language_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices____by_language_env(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3_by_language_env_setup((PyObject *)CPyType_scholars___automa___choices____by_language_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__0__by_language_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__0__by_language_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__0__by_language_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__0__by_language_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__0__by_language_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__0__by_language_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__0__by_language_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__0__by_language_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__0__by_language_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__0__by_language_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__0__by_language_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__0__by_language_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__0__by_language_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__0__by_language_obj_vtable, scholars___automa___choices_____mypyc_lambda__0__by_language_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__0__by_language_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__0__by_language_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__0__by_language_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__0__by_language_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__0__by_language_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__0__by_language_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($place)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__by_language_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__0__by_language_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__0__by_language_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__0__by_language_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__0__by_language_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__0__by_language_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__0__by_language_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__0__by_language_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__by_language_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__0__by_language_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__0__by_language_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__0__by_language_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__0__by_language_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__0__by_language_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__0__by_language_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__0__by_language_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__0__by_language_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__by_language_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
scholars___automa___choices____of_house_env_traverse(serai___games___scholars___automa___choices____of_house_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_house);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___choices____of_house_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices____of_house_envObject *self = (serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_house);
    return 0;
}

static int32_t CPyDef_scholars___automa___choices____of_house_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices____of_house_envObject *self = (serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___automa___choices____of_house_env_dealloc(serai___games___scholars___automa___choices____of_house_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices____of_house_env_free_instance == NULL) {
        scholars___automa___choices____of_house_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_house);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices____of_house_env_dealloc)
    CPyDef_scholars___automa___choices____of_house_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3_of_house_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices____of_house_env(void);

static PyObject *
scholars___automa___choices____of_house_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices____of_house_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3_of_house_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices____of_house_env_vtable[1];
static bool
CPyDef_scholars___automa___choices____of_house_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices____of_house_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___automa___choices____of_house_env_vtable, scholars___automa___choices____of_house_env_vtable_scratch, sizeof(scholars___automa___choices____of_house_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices____of_house_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___choices____of_house_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3_of_house_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices____of_house_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_of_house_env",
    .tp_new = scholars___automa___choices____of_house_env_new,
    .tp_dealloc = (destructor)scholars___automa___choices____of_house_env_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices____of_house_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices____of_house_env_clear,
    .tp_methods = scholars___automa___choices____of_house_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices____of_house_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_of_house_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices____of_house_env_template = &CPyType_scholars___automa___choices____of_house_env_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3_of_house_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices____of_house_envObject *self;
    if (scholars___automa___choices____of_house_env_free_instance != NULL) {
        self = scholars___automa___choices____of_house_env_free_instance;
        scholars___automa___choices____of_house_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices____of_house_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices____of_house_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices____of_house_env(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3_of_house_env_setup((PyObject *)CPyType_scholars___automa___choices____of_house_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__1__of_house_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__1__of_house_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__1__of_house_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__1__of_house_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__1__of_house_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__1__of_house_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__1__of_house_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__1__of_house_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__1__of_house_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__1__of_house_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__1__of_house_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__1__of_house_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__1__of_house_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__1__of_house_obj_vtable, scholars___automa___choices_____mypyc_lambda__1__of_house_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__1__of_house_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__1__of_house_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__1__of_house_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__1__of_house_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__1__of_house_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__1__of_house_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($place)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1__of_house_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__1__of_house_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__1__of_house_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__1__of_house_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__1__of_house_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__1__of_house_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__1__of_house_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__1__of_house_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1__of_house_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__1__of_house_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__1__of_house_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__1__of_house_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__1__of_house_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__1__of_house_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__1__of_house_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__1__of_house_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__1__of_house_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1__of_house_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__2__of_house_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__2__of_house_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__2__of_house_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__2__of_house_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__2__of_house_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__2__of_house_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__2__of_house_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__2__of_house_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__2__of_house_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__2__of_house_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__2__of_house_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__2__of_house_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__2__of_house_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__2__of_house_obj_vtable, scholars___automa___choices_____mypyc_lambda__2__of_house_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__2__of_house_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__2__of_house_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__2__of_house_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__2__of_house_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__2__of_house_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__2__of_house_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($place)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2__of_house_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__2__of_house_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__2__of_house_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__2__of_house_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__2__of_house_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__2__of_house_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__2__of_house_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__2__of_house_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2__of_house_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__2__of_house_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__2__of_house_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__2__of_house_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__2__of_house_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__2__of_house_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__2__of_house_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__2__of_house_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__2__of_house_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2__of_house_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
scholars___automa___choices____of_map_env_traverse(serai___games___scholars___automa___choices____of_map_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    if (CPyTagged_CheckLong(self->_after)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_after));
    }
    if (CPyTagged_CheckLong(self->_count)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_count));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___choices____of_map_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices____of_map_envObject *self = (serai___games___scholars___automa___choices____of_map_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    if (CPyTagged_CheckLong(self->_after)) {
        CPyTagged __tmp = self->_after;
        self->_after = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_count)) {
        CPyTagged __tmp = self->_count;
        self->_count = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___automa___choices____of_map_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices____of_map_envObject *self = (serai___games___scholars___automa___choices____of_map_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___automa___choices____of_map_env_dealloc(serai___games___scholars___automa___choices____of_map_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices____of_map_env_free_instance == NULL) {
        scholars___automa___choices____of_map_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        if (CPyTagged_CheckLong(self->_after)) {
            CPyTagged __tmp = self->_after;
            self->_after = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_after = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->_count)) {
            CPyTagged __tmp = self->_count;
            self->_count = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_count = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices____of_map_env_dealloc)
    CPyDef_scholars___automa___choices____of_map_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3_of_map_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices____of_map_env(void);

static PyObject *
scholars___automa___choices____of_map_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices____of_map_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3_of_map_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices____of_map_env_vtable[1];
static bool
CPyDef_scholars___automa___choices____of_map_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices____of_map_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___automa___choices____of_map_env_vtable, scholars___automa___choices____of_map_env_vtable_scratch, sizeof(scholars___automa___choices____of_map_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices____of_map_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___choices____of_map_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3_of_map_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices____of_map_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_of_map_env",
    .tp_new = scholars___automa___choices____of_map_env_new,
    .tp_dealloc = (destructor)scholars___automa___choices____of_map_env_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices____of_map_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices____of_map_env_clear,
    .tp_methods = scholars___automa___choices____of_map_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices____of_map_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_of_map_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices____of_map_env_template = &CPyType_scholars___automa___choices____of_map_env_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3_of_map_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices____of_map_envObject *self;
    if (scholars___automa___choices____of_map_env_free_instance != NULL) {
        self = scholars___automa___choices____of_map_env_free_instance;
        scholars___automa___choices____of_map_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices____of_map_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices____of_map_env_vtable;
    self->_after = CPY_INT_TAG;
    self->_count = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices____of_map_env(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3_of_map_env_setup((PyObject *)CPyType_scholars___automa___choices____of_map_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__3__of_map_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__3__of_map_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__3__of_map_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__3__of_map_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__3__of_map_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__3__of_map_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__3__of_map_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__3__of_map_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__3__of_map_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__3__of_map_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__3__of_map_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__3__of_map_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__3__of_map_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__3__of_map_obj_vtable, scholars___automa___choices_____mypyc_lambda__3__of_map_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__3__of_map_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__3__of_map_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__3__of_map_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__3__of_map_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__3__of_map_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__3__of_map_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($slot)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__3__of_map_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__3__of_map_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__3__of_map_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__3__of_map_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__3__of_map_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__3__of_map_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__3__of_map_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__3__of_map_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__3__of_map_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__3__of_map_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__3__of_map_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__3__of_map_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__3__of_map_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__3__of_map_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__3__of_map_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__3__of_map_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__3__of_map_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__3__of_map_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
scholars___automa___choices___guild_to_deliver_env_traverse(serai___games___scholars___automa___choices___guild_to_deliver_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___choices___guild_to_deliver_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices___guild_to_deliver_envObject *self = (serai___games___scholars___automa___choices___guild_to_deliver_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    return 0;
}

static int32_t CPyDef_scholars___automa___choices___guild_to_deliver_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices___guild_to_deliver_envObject *self = (serai___games___scholars___automa___choices___guild_to_deliver_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___automa___choices___guild_to_deliver_env_dealloc(serai___games___scholars___automa___choices___guild_to_deliver_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices___guild_to_deliver_env_free_instance == NULL) {
        scholars___automa___choices___guild_to_deliver_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices___guild_to_deliver_env_dealloc)
    CPyDef_scholars___automa___choices___guild_to_deliver_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc__guild_to_deliver_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices___guild_to_deliver_env(void);

static PyObject *
scholars___automa___choices___guild_to_deliver_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices___guild_to_deliver_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc__guild_to_deliver_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices___guild_to_deliver_env_vtable[1];
static bool
CPyDef_scholars___automa___choices___guild_to_deliver_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices___guild_to_deliver_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___automa___choices___guild_to_deliver_env_vtable, scholars___automa___choices___guild_to_deliver_env_vtable_scratch, sizeof(scholars___automa___choices___guild_to_deliver_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices___guild_to_deliver_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___choices___guild_to_deliver_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc__guild_to_deliver_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices___guild_to_deliver_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "guild_to_deliver_env",
    .tp_new = scholars___automa___choices___guild_to_deliver_env_new,
    .tp_dealloc = (destructor)scholars___automa___choices___guild_to_deliver_env_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices___guild_to_deliver_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices___guild_to_deliver_env_clear,
    .tp_methods = scholars___automa___choices___guild_to_deliver_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices___guild_to_deliver_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("guild_to_deliver_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices___guild_to_deliver_env_template = &CPyType_scholars___automa___choices___guild_to_deliver_env_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc__guild_to_deliver_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices___guild_to_deliver_envObject *self;
    if (scholars___automa___choices___guild_to_deliver_env_free_instance != NULL) {
        self = scholars___automa___choices___guild_to_deliver_env_free_instance;
        scholars___automa___choices___guild_to_deliver_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices___guild_to_deliver_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices___guild_to_deliver_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices___guild_to_deliver_env(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc__guild_to_deliver_env_setup((PyObject *)CPyType_scholars___automa___choices___guild_to_deliver_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__4_guild_to_deliver_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__4_guild_to_deliver_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_vtable, scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__4_guild_to_deliver_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($guild)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__4_guild_to_deliver_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__4_guild_to_deliver_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__4_guild_to_deliver_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__4_guild_to_deliver_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__4_guild_to_deliver_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__5_guild_to_deliver_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__5_guild_to_deliver_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_vtable, scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__5_guild_to_deliver_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($guild)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__5_guild_to_deliver_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__5_guild_to_deliver_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__5_guild_to_deliver_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__5_guild_to_deliver_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__5_guild_to_deliver_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
scholars___automa___choices___guild_to_influence_env_traverse(serai___games___scholars___automa___choices___guild_to_influence_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_own);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___choices___guild_to_influence_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices___guild_to_influence_envObject *self = (serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_own);
    return 0;
}

static int32_t CPyDef_scholars___automa___choices___guild_to_influence_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices___guild_to_influence_envObject *self = (serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___automa___choices___guild_to_influence_env_dealloc(serai___games___scholars___automa___choices___guild_to_influence_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices___guild_to_influence_env_free_instance == NULL) {
        scholars___automa___choices___guild_to_influence_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_own);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices___guild_to_influence_env_dealloc)
    CPyDef_scholars___automa___choices___guild_to_influence_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc__guild_to_influence_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices___guild_to_influence_env(void);

static PyObject *
scholars___automa___choices___guild_to_influence_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices___guild_to_influence_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc__guild_to_influence_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices___guild_to_influence_env_vtable[1];
static bool
CPyDef_scholars___automa___choices___guild_to_influence_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices___guild_to_influence_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___automa___choices___guild_to_influence_env_vtable, scholars___automa___choices___guild_to_influence_env_vtable_scratch, sizeof(scholars___automa___choices___guild_to_influence_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices___guild_to_influence_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___choices___guild_to_influence_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc__guild_to_influence_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices___guild_to_influence_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "guild_to_influence_env",
    .tp_new = scholars___automa___choices___guild_to_influence_env_new,
    .tp_dealloc = (destructor)scholars___automa___choices___guild_to_influence_env_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices___guild_to_influence_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices___guild_to_influence_env_clear,
    .tp_methods = scholars___automa___choices___guild_to_influence_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices___guild_to_influence_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("guild_to_influence_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices___guild_to_influence_env_template = &CPyType_scholars___automa___choices___guild_to_influence_env_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc__guild_to_influence_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices___guild_to_influence_envObject *self;
    if (scholars___automa___choices___guild_to_influence_env_free_instance != NULL) {
        self = scholars___automa___choices___guild_to_influence_env_free_instance;
        scholars___automa___choices___guild_to_influence_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices___guild_to_influence_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices___guild_to_influence_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices___guild_to_influence_env(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc__guild_to_influence_env_setup((PyObject *)CPyType_scholars___automa___choices___guild_to_influence_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__6_guild_to_influence_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__6_guild_to_influence_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_vtable, scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__6_guild_to_influence_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($guild)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__6_guild_to_influence_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__6_guild_to_influence_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__6_guild_to_influence_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__6_guild_to_influence_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__6_guild_to_influence_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__7_guild_to_influence_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__7_guild_to_influence_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_vtable, scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__7_guild_to_influence_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($guild)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__7_guild_to_influence_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__7_guild_to_influence_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__7_guild_to_influence_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__7_guild_to_influence_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__7_guild_to_influence_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__8_guild_to_influence_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__8_guild_to_influence_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_vtable, scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__8_guild_to_influence_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($guild)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__8_guild_to_influence_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__8_guild_to_influence_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__8_guild_to_influence_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__8_guild_to_influence_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__8_guild_to_influence_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
scholars___automa___choices___pile_to_employ_env_traverse(serai___games___scholars___automa___choices___pile_to_employ_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_present);
    Py_VISIT(self->_rank);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___choices___pile_to_employ_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices___pile_to_employ_envObject *self = (serai___games___scholars___automa___choices___pile_to_employ_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_present);
    Py_CLEAR(self->_rank);
    return 0;
}

static int32_t CPyDef_scholars___automa___choices___pile_to_employ_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices___pile_to_employ_envObject *self = (serai___games___scholars___automa___choices___pile_to_employ_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___automa___choices___pile_to_employ_env_dealloc(serai___games___scholars___automa___choices___pile_to_employ_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices___pile_to_employ_env_free_instance == NULL) {
        scholars___automa___choices___pile_to_employ_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_present);
        Py_CLEAR(self->_rank);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices___pile_to_employ_env_dealloc)
    CPyDef_scholars___automa___choices___pile_to_employ_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc__pile_to_employ_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices___pile_to_employ_env(void);

static PyObject *
scholars___automa___choices___pile_to_employ_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices___pile_to_employ_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc__pile_to_employ_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices___pile_to_employ_env_vtable[1];
static bool
CPyDef_scholars___automa___choices___pile_to_employ_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices___pile_to_employ_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___automa___choices___pile_to_employ_env_vtable, scholars___automa___choices___pile_to_employ_env_vtable_scratch, sizeof(scholars___automa___choices___pile_to_employ_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices___pile_to_employ_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___choices___pile_to_employ_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc__pile_to_employ_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices___pile_to_employ_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "pile_to_employ_env",
    .tp_new = scholars___automa___choices___pile_to_employ_env_new,
    .tp_dealloc = (destructor)scholars___automa___choices___pile_to_employ_env_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices___pile_to_employ_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices___pile_to_employ_env_clear,
    .tp_methods = scholars___automa___choices___pile_to_employ_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices___pile_to_employ_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("pile_to_employ_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices___pile_to_employ_env_template = &CPyType_scholars___automa___choices___pile_to_employ_env_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc__pile_to_employ_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices___pile_to_employ_envObject *self;
    if (scholars___automa___choices___pile_to_employ_env_free_instance != NULL) {
        self = scholars___automa___choices___pile_to_employ_env_free_instance;
        scholars___automa___choices___pile_to_employ_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices___pile_to_employ_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices___pile_to_employ_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices___pile_to_employ_env(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc__pile_to_employ_env_setup((PyObject *)CPyType_scholars___automa___choices___pile_to_employ_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__9_pile_to_employ_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__9_pile_to_employ_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_vtable, scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__9_pile_to_employ_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($pile)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__9_pile_to_employ_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__9_pile_to_employ_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__9_pile_to_employ_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__9_pile_to_employ_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__9_pile_to_employ_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__10_pile_to_employ_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__10_pile_to_employ_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_vtable, scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__10_pile_to_employ_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($pile)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__10_pile_to_employ_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__10_pile_to_employ_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__10_pile_to_employ_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__10_pile_to_employ_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__10_pile_to_employ_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
scholars___automa___choices___room_to_employ_env_traverse(serai___games___scholars___automa___choices___room_to_employ_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_costs)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_costs));
    }
    if (CPyTagged_CheckLong(self->_target)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_target));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___choices___room_to_employ_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices___room_to_employ_envObject *self = (serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_costs)) {
        CPyTagged __tmp = self->_costs;
        self->_costs = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_target)) {
        CPyTagged __tmp = self->_target;
        self->_target = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___automa___choices___room_to_employ_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices___room_to_employ_envObject *self = (serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___automa___choices___room_to_employ_env_dealloc(serai___games___scholars___automa___choices___room_to_employ_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices___room_to_employ_env_free_instance == NULL) {
        scholars___automa___choices___room_to_employ_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        if (CPyTagged_CheckLong(self->_costs)) {
            CPyTagged __tmp = self->_costs;
            self->_costs = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_costs = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->_target)) {
            CPyTagged __tmp = self->_target;
            self->_target = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_target = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices___room_to_employ_env_dealloc)
    CPyDef_scholars___automa___choices___room_to_employ_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc__room_to_employ_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices___room_to_employ_env(void);

static PyObject *
scholars___automa___choices___room_to_employ_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices___room_to_employ_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc__room_to_employ_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices___room_to_employ_env_vtable[1];
static bool
CPyDef_scholars___automa___choices___room_to_employ_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices___room_to_employ_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___automa___choices___room_to_employ_env_vtable, scholars___automa___choices___room_to_employ_env_vtable_scratch, sizeof(scholars___automa___choices___room_to_employ_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices___room_to_employ_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___choices___room_to_employ_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc__room_to_employ_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices___room_to_employ_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "room_to_employ_env",
    .tp_new = scholars___automa___choices___room_to_employ_env_new,
    .tp_dealloc = (destructor)scholars___automa___choices___room_to_employ_env_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices___room_to_employ_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices___room_to_employ_env_clear,
    .tp_methods = scholars___automa___choices___room_to_employ_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices___room_to_employ_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("room_to_employ_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices___room_to_employ_env_template = &CPyType_scholars___automa___choices___room_to_employ_env_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc__room_to_employ_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices___room_to_employ_envObject *self;
    if (scholars___automa___choices___room_to_employ_env_free_instance != NULL) {
        self = scholars___automa___choices___room_to_employ_env_free_instance;
        scholars___automa___choices___room_to_employ_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices___room_to_employ_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices___room_to_employ_env_vtable;
    self->_costs = CPY_INT_TAG;
    self->_target = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices___room_to_employ_env(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc__room_to_employ_env_setup((PyObject *)CPyType_scholars___automa___choices___room_to_employ_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__11_room_to_employ_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__11_room_to_employ_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_vtable, scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__11_room_to_employ_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($room)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__11_room_to_employ_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__11_room_to_employ_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__11_room_to_employ_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__11_room_to_employ_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__11_room_to_employ_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_traverse(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *self = (serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject))));
    return 0;
}

static void
scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_dealloc(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_free_instance == NULL) {
        scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_dealloc)
    CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__12_room_to_employ_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj(void);

static PyObject *
scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__12_room_to_employ_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_vtable[2];
static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____get__,
    };
    memcpy(scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_vtable, scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_vtable_scratch, sizeof(scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *self, void *closure);

static PyGetSetDef scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__12_room_to_employ_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($room)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__12_room_to_employ_obj",
    .tp_new = scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_new,
    .tp_dealloc = (destructor)scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_clear,
    .tp_getset = scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_getseters,
    .tp_methods = scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj,
    .tp_members = scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__12_room_to_employ_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_template = &CPyType_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_template_;

PyObject *CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__12_room_to_employ_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *self;
    if (scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_free_instance != NULL) {
        self = scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_free_instance;
        scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___choices_____mypyc___3__mypyc_lambda__12_room_to_employ_obj_setup((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_get___3_mypyc_env__(serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__12_room_to_employ_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef scholars___automa___choicesmodule_methods[] = {
    {"language_rank", (PyCFunction)CPyPy_scholars___automa___choices___language_rank, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("language_rank(t, language)\n--\n\n") /* docstring */},
    {"guild_rank", (PyCFunction)CPyPy_scholars___automa___choices___guild_rank, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("guild_rank(t, guild)\n--\n\n") /* docstring */},
    {"_by_language", (PyCFunction)CPyPy_scholars___automa___choices____by_language, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_by_language(t, cards)\n--\n\n") /* docstring */},
    {"scroll_to_translate", (PyCFunction)CPyPy_scholars___automa___choices___scroll_to_translate, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("scroll_to_translate(t, refused=())\n--\n\n") /* docstring */},
    {"_of_house", (PyCFunction)CPyPy_scholars___automa___choices____of_house, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_of_house(t, places)\n--\n\n") /* docstring */},
    {"scroll_to_deliver", (PyCFunction)CPyPy_scholars___automa___choices___scroll_to_deliver, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("scroll_to_deliver(t, refused=())\n--\n\n") /* docstring */},
    {"_of_map", (PyCFunction)CPyPy_scholars___automa___choices____of_map, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_of_map(t, slots)\n--\n\n") /* docstring */},
    {"guild_to_deliver", (PyCFunction)CPyPy_scholars___automa___choices___guild_to_deliver, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("guild_to_deliver(t)\n--\n\n") /* docstring */},
    {"guild_to_influence", (PyCFunction)CPyPy_scholars___automa___choices___guild_to_influence, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("guild_to_influence(t)\n--\n\n") /* docstring */},
    {"scroll_to_influence", (PyCFunction)CPyPy_scholars___automa___choices___scroll_to_influence, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("scroll_to_influence(t)\n--\n\n") /* docstring */},
    {"pile_to_employ", (PyCFunction)CPyPy_scholars___automa___choices___pile_to_employ, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pile_to_employ(t)\n--\n\n") /* docstring */},
    {"target_sum", (PyCFunction)CPyPy_scholars___automa___choices___target_sum, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("target_sum(t)\n--\n\n") /* docstring */},
    {"room_to_employ", (PyCFunction)CPyPy_scholars___automa___choices___room_to_employ, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("room_to_employ(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___automa___choices__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___automa___choices__internal, "__name__");
    CPyStatic_scholars___automa___choices___globals = PyModule_GetDict(CPyModule_serai___games___scholars___automa___choices__internal);
    if (unlikely(CPyStatic_scholars___automa___choices___globals == NULL))
        goto fail;
    CPyType_scholars___automa___choices____by_language_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices____by_language_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices____by_language_env))
        goto fail;
    CPyDef_scholars___automa___choices____by_language_env_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__0__by_language_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__0__by_language_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices____of_house_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices____of_house_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices____of_house_env))
        goto fail;
    CPyDef_scholars___automa___choices____of_house_env_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__1__of_house_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__1__of_house_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__2__of_house_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__2__of_house_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices____of_map_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices____of_map_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices____of_map_env))
        goto fail;
    CPyDef_scholars___automa___choices____of_map_env_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__3__of_map_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__3__of_map_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices___guild_to_deliver_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices___guild_to_deliver_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices___guild_to_deliver_env))
        goto fail;
    CPyDef_scholars___automa___choices___guild_to_deliver_env_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices___guild_to_influence_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices___guild_to_influence_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices___guild_to_influence_env))
        goto fail;
    CPyDef_scholars___automa___choices___guild_to_influence_env_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices___pile_to_employ_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices___pile_to_employ_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices___pile_to_employ_env))
        goto fail;
    CPyDef_scholars___automa___choices___pile_to_employ_env_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices___room_to_employ_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices___room_to_employ_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices___room_to_employ_env))
        goto fail;
    CPyDef_scholars___automa___choices___room_to_employ_env_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_trait_vtable_setup();
    CPyType_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj))
        goto fail;
    CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_trait_vtable_setup();
    char result = CPyDef_scholars___automa___choices_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___automa___choices__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___automa___choices____by_language_env);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__0__by_language_obj);
    Py_CLEAR(CPyType_scholars___automa___choices____of_house_env);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__1__of_house_obj);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__2__of_house_obj);
    Py_CLEAR(CPyType_scholars___automa___choices____of_map_env);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__3__of_map_obj);
    Py_CLEAR(CPyType_scholars___automa___choices___guild_to_deliver_env);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj);
    Py_CLEAR(CPyType_scholars___automa___choices___guild_to_influence_env);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj);
    Py_CLEAR(CPyType_scholars___automa___choices___pile_to_employ_env);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj);
    Py_CLEAR(CPyType_scholars___automa___choices___room_to_employ_env);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj);
    Py_CLEAR(CPyType_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj);
    return -1;
}
int CPyExec_serai___games___scholars___automa___choices(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___automa___choices__impl, &CPyImportState_serai___games___scholars___automa___choices, &CPyModule_serai___games___scholars___automa___choices);
}
static struct PyModuleDef scholars___automa___choicesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.automa.choices",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___automa___choicesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___automa___choices(void)
{
    if (CPyModule_serai___games___scholars___automa___choices__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___choices__internal);
        return CPyModule_serai___games___scholars___automa___choices__internal;
    }
    CPyModule_serai___games___scholars___automa___choices__internal = PyModule_Create(&scholars___automa___choicesmodule);
    return CPyModule_serai___games___scholars___automa___choices__internal;
}

PyObject *CPyInit_serai___games___scholars___automa___choices(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___automa___choices__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___choices__internal);
        return CPyModule_serai___games___scholars___automa___choices__internal;
    }
    CPyModule_serai___games___scholars___automa___choices__internal = PyModule_Create(&scholars___automa___choicesmodule);
    if (unlikely(CPyModule_serai___games___scholars___automa___choices__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.automa.choices");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___automa___choices__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___automa___choices__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___automa___choices__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___automa___choices(CPyModule_serai___games___scholars___automa___choices__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___automa___choices__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.automa.choices");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___automa___choices__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices___language_rank(PyObject *cpy_r_t, CPyTagged cpy_r_language) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    tuple_T3III cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "language_rank", "Table", "book", 21, CPyStatic_scholars___automa___choices___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_ai_track;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "language_rank", "Book", "ai_track", 21, CPyStatic_scholars___automa___choices___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "language_rank", 22, CPyStatic_scholars___automa___choices___globals);
        goto CPyL20;
    }
    cpy_r_r3 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r2)->_position;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'position' of 'Automa' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r3);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "language_rank", 22, CPyStatic_scholars___automa___choices___globals);
        goto CPyL20;
    }
CPyL4: ;
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "language_rank", 23, CPyStatic_scholars___automa___choices___globals);
        goto CPyL21;
    }
    cpy_r_r5 = 0;
    cpy_r_r6 = 0;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL22;
    cpy_r_place = cpy_r_r5;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    PyObject *__tmp4056;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 3))) {
        __tmp4056 = NULL;
        goto __LL4057;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        __tmp4056 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        __tmp4056 = NULL;
    }
    if (__tmp4056 == NULL) goto __LL4057;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 1))))
        __tmp4056 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        __tmp4056 = NULL;
    }
    if (__tmp4056 == NULL) goto __LL4057;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 2))))
        __tmp4056 = PyTuple_GET_ITEM(cpy_r_r14, 2);
    else {
        __tmp4056 = NULL;
    }
    if (__tmp4056 == NULL) goto __LL4057;
    __tmp4056 = cpy_r_r14;
__LL4057: ;
    if (unlikely(__tmp4056 == NULL)) {
        CPy_TypeError("tuple[int, int, int]", cpy_r_r14); cpy_r_r15 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp4058 = PyTuple_GET_ITEM(cpy_r_r14, 0);
        CPyTagged __tmp4059;
        if (likely(PyLong_Check(__tmp4058)))
            __tmp4059 = CPyTagged_FromObject(__tmp4058);
        else {
            goto __LL4060;
        }
        cpy_r_r15.f0 = __tmp4059;
        PyObject *__tmp4061 = PyTuple_GET_ITEM(cpy_r_r14, 1);
        CPyTagged __tmp4062;
        if (likely(PyLong_Check(__tmp4061)))
            __tmp4062 = CPyTagged_FromObject(__tmp4061);
        else {
            goto __LL4063;
        }
        cpy_r_r15.f1 = __tmp4062;
        PyObject *__tmp4064 = PyTuple_GET_ITEM(cpy_r_r14, 2);
        CPyTagged __tmp4065;
        if (likely(PyLong_Check(__tmp4064)))
            __tmp4065 = CPyTagged_FromObject(__tmp4064);
        else {
            goto __LL4066;
        }
        cpy_r_r15.f2 = __tmp4065;
    }
    goto __LL4067;
__LL4060: ;
    cpy_r_r15 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4067;
__LL4063: ;
    CPyTagged_DECREF(cpy_r_r15.f0);
    cpy_r_r15 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4067;
__LL4066: ;
    CPyTagged_DECREF(cpy_r_r15.f0);
    CPyTagged_DECREF(cpy_r_r15.f1);
    cpy_r_r15 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4067;
__LL4067: ;
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "language_rank", 23, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r16 = cpy_r_r15.f0;
    CPyTagged_INCREF(cpy_r_r16);
    cpy_r_r17 = cpy_r_r15.f1;
    CPyTagged_INCREF(cpy_r_r17);
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r__ = cpy_r_r18;
    CPy_DECREF(cpy_r__);
    cpy_r_r19 = cpy_r_r15.f2;
    CPyTagged_INCREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r15.f0);
    CPyTagged_DECREF(cpy_r_r15.f1);
    CPyTagged_DECREF(cpy_r_r15.f2);
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r__ = cpy_r_r20;
    CPy_DECREF(cpy_r__);
    cpy_r_r21 = cpy_r_r16 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL10;
    cpy_r_r23 = CPyTagged_IsEq_(cpy_r_r16, cpy_r_language);
    cpy_r_r24 = cpy_r_r23;
    goto CPyL11;
CPyL10: ;
    cpy_r_r25 = cpy_r_r16 == cpy_r_language;
    cpy_r_r24 = cpy_r_r25;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r16);
    if (!cpy_r_r24) goto CPyL24;
    cpy_r_r26 = CPyTagged_Subtract(cpy_r_place, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r28 << 1;
    cpy_r_r30 = CPyTagged_Remainder(cpy_r_r26, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "language_rank", 23, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r_r32 = PyList_Append(cpy_r_r4, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "language_rank", 23, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
CPyL14: ;
    cpy_r_r34 = cpy_r_r5 + 2;
    cpy_r_r5 = cpy_r_r34;
    cpy_r_r35 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r35;
    goto CPyL6;
CPyL15: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r38 = cpy_r_r37 << 1;
    cpy_r_r39 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r40 = CPyStatics[196]; /* 'min' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "language_rank", 24, CPyStatic_scholars___automa___choices___globals);
        goto CPyL26;
    }
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r38);
    PyObject *cpy_r_r43[2] = {cpy_r_r4, cpy_r_r42};
    cpy_r_r44 = (PyObject **)&cpy_r_r43;
    cpy_r_r45 = CPyStatics[4979]; /* ('default',) */
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r41, cpy_r_r44, 1, cpy_r_r45);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "language_rank", 24, CPyStatic_scholars___automa___choices___globals);
        goto CPyL27;
    }
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r42);
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "language_rank", 24, CPyStatic_scholars___automa___choices___globals);
        goto CPyL19;
    }
    return cpy_r_r47;
CPyL19: ;
    cpy_r_r48 = CPY_INT_TAG;
    return cpy_r_r48;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL19;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL15;
CPyL23: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL19;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL14;
CPyL25: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL19;
CPyL26: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL19;
CPyL27: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r42);
    goto CPyL19;
}
        
        PyObject *CPyPy_scholars___automa___choices___language_rank(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "language", 0};
            static CPyArg_Parser parser = {"OO:language_rank", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_language;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_language)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_language;
            if (likely(PyLong_Check(obj_language)))
                arg_language = CPyTagged_BorrowFromObject(obj_language);
            else {
                CPy_TypeError("int", obj_language); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___automa___choices___language_rank(arg_t, arg_language);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "language_rank", 19, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices___guild_rank(PyObject *cpy_r_t, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T3III cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_rank", "Table", "book", 29, CPyStatic_scholars___automa___choices___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_ai_track;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_rank", "Book", "ai_track", 29, CPyStatic_scholars___automa___choices___globals);
        goto CPyL10;
    }
CPyL2: ;
    cpy_r_r2 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_rank", 29, CPyStatic_scholars___automa___choices___globals);
        goto CPyL10;
    }
    cpy_r_r3 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r2)->_position;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_rank", "Automa", "position", 29, CPyStatic_scholars___automa___choices___globals);
        goto CPyL11;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r1, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_rank", 29, CPyStatic_scholars___automa___choices___globals);
        goto CPyL11;
    }
    PyObject *__tmp4068;
    if (unlikely(!(PyTuple_Check(cpy_r_r4) && PyTuple_GET_SIZE(cpy_r_r4) == 3))) {
        __tmp4068 = NULL;
        goto __LL4069;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 0))))
        __tmp4068 = PyTuple_GET_ITEM(cpy_r_r4, 0);
    else {
        __tmp4068 = NULL;
    }
    if (__tmp4068 == NULL) goto __LL4069;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 1))))
        __tmp4068 = PyTuple_GET_ITEM(cpy_r_r4, 1);
    else {
        __tmp4068 = NULL;
    }
    if (__tmp4068 == NULL) goto __LL4069;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 2))))
        __tmp4068 = PyTuple_GET_ITEM(cpy_r_r4, 2);
    else {
        __tmp4068 = NULL;
    }
    if (__tmp4068 == NULL) goto __LL4069;
    __tmp4068 = cpy_r_r4;
__LL4069: ;
    if (unlikely(__tmp4068 == NULL)) {
        CPy_TypeError("tuple[int, int, int]", cpy_r_r4); cpy_r_r5 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp4070 = PyTuple_GET_ITEM(cpy_r_r4, 0);
        CPyTagged __tmp4071;
        if (likely(PyLong_Check(__tmp4070)))
            __tmp4071 = CPyTagged_FromObject(__tmp4070);
        else {
            goto __LL4072;
        }
        cpy_r_r5.f0 = __tmp4071;
        PyObject *__tmp4073 = PyTuple_GET_ITEM(cpy_r_r4, 1);
        CPyTagged __tmp4074;
        if (likely(PyLong_Check(__tmp4073)))
            __tmp4074 = CPyTagged_FromObject(__tmp4073);
        else {
            goto __LL4075;
        }
        cpy_r_r5.f1 = __tmp4074;
        PyObject *__tmp4076 = PyTuple_GET_ITEM(cpy_r_r4, 2);
        CPyTagged __tmp4077;
        if (likely(PyLong_Check(__tmp4076)))
            __tmp4077 = CPyTagged_FromObject(__tmp4076);
        else {
            goto __LL4078;
        }
        cpy_r_r5.f2 = __tmp4077;
    }
    goto __LL4079;
__LL4072: ;
    cpy_r_r5 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4079;
__LL4075: ;
    CPyTagged_DECREF(cpy_r_r5.f0);
    cpy_r_r5 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4079;
__LL4078: ;
    CPyTagged_DECREF(cpy_r_r5.f0);
    CPyTagged_DECREF(cpy_r_r5.f1);
    cpy_r_r5 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4079;
__LL4079: ;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_rank", 29, CPyStatic_scholars___automa___choices___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r6 = cpy_r_r5.f2;
    CPyTagged_INCREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r5.f0);
    CPyTagged_DECREF(cpy_r_r5.f1);
    CPyTagged_DECREF(cpy_r_r5.f2);
    cpy_r_r7 = CPyTagged_Subtract(cpy_r_guild, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_rank", "Table", "book", 29, CPyStatic_scholars___automa___choices___globals);
        goto CPyL12;
    }
CPyL7: ;
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_guilds;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_rank", "Book", "guilds", 29, CPyStatic_scholars___automa___choices___globals);
        goto CPyL12;
    }
CPyL8: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = CPyTagged_Remainder(cpy_r_r7, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_rank", 29, CPyStatic_scholars___automa___choices___globals);
        goto CPyL10;
    }
    return cpy_r_r13;
CPyL10: ;
    cpy_r_r14 = CPY_INT_TAG;
    return cpy_r_r14;
CPyL11: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL10;
}
        
        PyObject *CPyPy_scholars___automa___choices___guild_rank(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "guild", 0};
            static CPyArg_Parser parser = {"OO:guild_rank", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_guild)) {
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
            CPyTagged retval = CPyDef_scholars___automa___choices___guild_rank(arg_t, arg_guild);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_rank", 27, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__0__by_language_obj", "__mypyc_env__", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___choices____by_language_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "_by_language_env", "t", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___automa___choices____by_language_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "_by_language_env", "t", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "Table", "book", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL16;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_r3)->_scrolls;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "Book", "scrolls", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r5 = ((serai___games___scholars___automa___choices____by_language_envObject *)cpy_r_r0)->_cards;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "_by_language_env", "cards", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = CPyList_GetItemBorrow(cpy_r_r5, cpy_r_place);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL18;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL18;
    }
    cpy_r_r8 = CPyList_GetItem(cpy_r_r4, cpy_r_r7);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL19;
    }
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 33, CPyStatic_scholars___automa___choices___globals, "tuple", cpy_r_r8);
        goto CPyL19;
    }
    CPy_DECREF(cpy_r_r5);
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_r9, 2);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL15;
    }
    cpy_r_r12 = CPyDef_scholars___automa___choices___language_rank(cpy_r_r1, cpy_r_r11);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL14;
    }
    cpy_r_r13 = CPyTagged_Negate(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    return cpy_r_r13;
CPyL14: ;
    cpy_r_r14 = CPY_INT_TAG;
    return cpy_r_r14;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL14;
CPyL17: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL14;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL14;
CPyL19: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL14;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj_____call__(arg___mypyc_self__, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 33, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
tuple_T2OO CPyDef_scholars___automa___choices____by_language(PyObject *cpy_r_t, PyObject *cpy_r_cards) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T2OO cpy_r_r5;
    tuple_T2OO cpy_r_r6;
    cpy_r_r0 = CPyDef_scholars___automa___choices____by_language_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_by_language", 32, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___choices____by_language_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___choices____by_language_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___scholars___automa___choices____by_language_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_by_language", 32, CPyStatic_scholars___automa___choices___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_cards);
    if (((serai___games___scholars___automa___choices____by_language_envObject *)cpy_r_r0)->_cards != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___choices____by_language_envObject *)cpy_r_r0)->_cards);
    }
    ((serai___games___scholars___automa___choices____by_language_envObject *)cpy_r_r0)->_cards = cpy_r_cards;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_by_language", 32, CPyStatic_scholars___automa___choices___globals);
        goto CPyL6;
    }
    cpy_r_r3 = CPyStatics[2494]; /* 'why-language' */
    cpy_r_r4 = CPyDef_scholars___automa___choices_____mypyc_lambda__0__by_language_obj();
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_by_language", 33, CPyStatic_scholars___automa___choices___globals);
        goto CPyL6;
    }
    ((serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject *)cpy_r_r4)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r5.f0 = cpy_r_r3;
    cpy_r_r5.f1 = cpy_r_r4;
    return cpy_r_r5;
CPyL5: ;
    tuple_T2OO __tmp4080 = { NULL, NULL };
    cpy_r_r6 = __tmp4080;
    return cpy_r_r6;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_scholars___automa___choices____by_language(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "cards", 0};
            static CPyArg_Parser parser = {"OO:_by_language", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_cards;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_cards)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_cards;
            if (likely(PyList_Check(obj_cards)))
                arg_cards = obj_cards;
            else {
                CPy_TypeError("list", obj_cards); 
                goto fail;
            }
            tuple_T2OO retval = CPyDef_scholars___automa___choices____by_language(arg_t, arg_cards);
            if (retval.f0 == NULL) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4081 = retval.f0;
            PyTuple_SET_ITEM(retbox, 0, __tmp4081);
            PyObject *__tmp4082 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp4082);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_by_language", 32, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_scholars___automa___choices___scroll_to_translate(PyObject *cpy_r_t, PyObject *cpy_r_refused) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
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
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    tuple_T2IO cpy_r_r26;
    tuple_T2IO cpy_r_r27;
    if (cpy_r_refused != NULL) goto CPyL16;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_refused = cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_translate", 38, CPyStatic_scholars___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "scroll_to_translate", "Table", "house", 38, CPyStatic_scholars___automa___choices___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL19;
    cpy_r_place = cpy_r_r3;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_translate", 38, CPyStatic_scholars___automa___choices___globals);
        goto CPyL20;
    }
    cpy_r_r15 = (Py_ssize_t)cpy_r_r14 != -2;
    if (cpy_r_r15) {
        goto CPyL9;
    } else
        goto CPyL21;
CPyL8: ;
    if (cpy_r_r15) {
        goto CPyL11;
    } else
        goto CPyL22;
CPyL9: ;
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r17 = PySequence_Contains(cpy_r_refused, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_translate", 38, CPyStatic_scholars___automa___choices___globals);
        goto CPyL20;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (!cpy_r_r20) goto CPyL22;
CPyL11: ;
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r22 = PyList_Append(cpy_r_r2, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_translate", 38, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
CPyL12: ;
    cpy_r_r24 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r24;
    cpy_r_r25 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r25;
    goto CPyL5;
CPyL13: ;
    cpy_r_r26 = CPyDef_scholars___automa___choices____of_house(cpy_r_t, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r26.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_translate", 39, CPyStatic_scholars___automa___choices___globals);
        goto CPyL15;
    }
    return cpy_r_r26;
CPyL15: ;
    tuple_T2IO __tmp4083 = { CPY_INT_TAG, NULL };
    cpy_r_r27 = __tmp4083;
    return cpy_r_r27;
CPyL16: ;
    CPy_INCREF(cpy_r_refused);
    goto CPyL2;
CPyL17: ;
    CPy_DecRef(cpy_r_refused);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_refused);
    CPy_DecRef(cpy_r_r2);
    goto CPyL15;
CPyL19: ;
    CPy_DECREF(cpy_r_refused);
    CPy_DECREF(cpy_r_r4);
    goto CPyL13;
CPyL20: ;
    CPy_DecRef(cpy_r_refused);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL15;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL8;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL12;
CPyL23: ;
    CPy_DecRef(cpy_r_refused);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
}
        
        PyObject *CPyPy_scholars___automa___choices___scroll_to_translate(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "refused", 0};
            static CPyArg_Parser parser = {"O|O:scroll_to_translate", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_refused = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_refused)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_refused;
            if (obj_refused == NULL) {
                arg_refused = NULL;
            } else {
                arg_refused = obj_refused; 
            }
            tuple_T2IO retval = CPyDef_scholars___automa___choices___scroll_to_translate(arg_t, arg_refused);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4084 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp4084);
            PyObject *__tmp4085 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp4085);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_translate", 36, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__1__of_house_obj", "__mypyc_env__", 50, CPyStatic_scholars___automa___choices___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_house;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "_of_house_env", "house", 50, CPyStatic_scholars___automa___choices___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_place);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 50, CPyStatic_scholars___automa___choices___globals);
        goto CPyL7;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 50, CPyStatic_scholars___automa___choices___globals, "tuple", cpy_r_r2);
        goto CPyL7;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, 4);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 50, CPyStatic_scholars___automa___choices___globals);
        goto CPyL7;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 50, CPyStatic_scholars___automa___choices___globals);
        goto CPyL7;
    }
    return cpy_r_r5;
CPyL7: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj_____call__(arg___mypyc_self__, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 50, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__2__of_house_obj", "__mypyc_env__", 51, CPyStatic_scholars___automa___choices___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "_of_house_env", "t", 51, CPyStatic_scholars___automa___choices___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_house;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "_of_house_env", "house", 51, CPyStatic_scholars___automa___choices___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_place);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 51, CPyStatic_scholars___automa___choices___globals);
        goto CPyL10;
    }
    if (likely(PyTuple_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 51, CPyStatic_scholars___automa___choices___globals, "tuple", cpy_r_r3);
        goto CPyL10;
    }
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_r4, 2);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 51, CPyStatic_scholars___automa___choices___globals);
        goto CPyL10;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 51, CPyStatic_scholars___automa___choices___globals);
        goto CPyL10;
    }
    cpy_r_r7 = CPyDef_scholars___automa___choices___guild_rank(cpy_r_r1, cpy_r_r6);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 51, CPyStatic_scholars___automa___choices___globals);
        goto CPyL9;
    }
    cpy_r_r8 = CPyTagged_Negate(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    return cpy_r_r8;
CPyL9: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj_____call__(arg___mypyc_self__, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 51, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_scholars___automa___choices____of_house(PyObject *cpy_r_t, PyObject *cpy_r_places) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2IO cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T2OO cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T2OO cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T2OO cpy_r_r23;
    tuple_T3T2OOT2OOT2OO cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    tuple_T2IO cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    tuple_T2IO cpy_r_r36;
    tuple_T2IO cpy_r_r37;
    cpy_r_r0 = CPyDef_scholars___automa___choices____of_house_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 42, CPyStatic_scholars___automa___choices___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 42, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_places + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) {
        goto CPyL6;
    } else
        goto CPyL24;
CPyL3: ;
    cpy_r_r6 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r7 = CPyStatics[2495]; /* 'NOTHING_FITS' */
    cpy_r_r8 = CPyDict_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 44, CPyStatic_scholars___automa___choices___globals);
        goto CPyL22;
    }
    PyObject *__tmp4086;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 2))) {
        __tmp4086 = NULL;
        goto __LL4087;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        __tmp4086 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        __tmp4086 = NULL;
    }
    if (__tmp4086 == NULL) goto __LL4087;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 1))))
        __tmp4086 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    else {
        __tmp4086 = NULL;
    }
    if (__tmp4086 == NULL) goto __LL4087;
    __tmp4086 = cpy_r_r8;
__LL4087: ;
    if (unlikely(__tmp4086 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r8); cpy_r_r9 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp4088 = PyTuple_GET_ITEM(cpy_r_r8, 0);
        CPyTagged __tmp4089;
        if (likely(PyLong_Check(__tmp4088)))
            __tmp4089 = CPyTagged_FromObject(__tmp4088);
        else {
            goto __LL4090;
        }
        cpy_r_r9.f0 = __tmp4089;
        PyObject *__tmp4091 = PyTuple_GET_ITEM(cpy_r_r8, 1);
        CPy_INCREF(__tmp4091);
        PyObject *__tmp4092;
        if (likely(PyUnicode_Check(__tmp4091)))
            __tmp4092 = __tmp4091;
        else {
            CPy_TypeError("str", __tmp4091); 
            __tmp4092 = NULL;
        }
        cpy_r_r9.f1 = __tmp4092;
    }
    goto __LL4093;
__LL4090: ;
    cpy_r_r9 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL4093;
__LL4093: ;
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 44, CPyStatic_scholars___automa___choices___globals);
        goto CPyL22;
    }
    return cpy_r_r9;
CPyL6: ;
    cpy_r_r10 = ((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_house", "_of_house_env", "t", 45, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r10);
CPyL7: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_r10)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_house", "Table", "book", 45, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
CPyL8: ;
    cpy_r_r12 = ((serai___games___scholars___book___BookObject *)cpy_r_r11)->_house;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_house", "Book", "house", 45, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r12);
CPyL9: ;
    CPy_DECREF(cpy_r_r10);
    if (((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_house != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_house);
    }
    ((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_house = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 45, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r14 = ((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_house", "_of_house_env", "t", 49, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r14);
CPyL11: ;
    cpy_r_r15 = ((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_house", "_of_house_env", "t", 49, CPyStatic_scholars___automa___choices___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r15);
CPyL12: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_r15)->_house;
    if (unlikely(cpy_r_r16 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'house' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r16);
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 49, CPyStatic_scholars___automa___choices___globals);
        goto CPyL26;
    }
CPyL13: ;
    cpy_r_r17 = CPyDef_scholars___automa___choices____by_language(cpy_r_r14, cpy_r_r16);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 49, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r18 = CPyStatics[2496]; /* 'why-lowest-row' */
    cpy_r_r19 = CPyDef_scholars___automa___choices_____mypyc_lambda__1__of_house_obj();
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 50, CPyStatic_scholars___automa___choices___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject *)cpy_r_r19)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r20.f0 = cpy_r_r18;
    cpy_r_r20.f1 = cpy_r_r19;
    cpy_r_r21 = CPyStatics[2497]; /* 'why-colour' */
    cpy_r_r22 = CPyDef_scholars___automa___choices_____mypyc_lambda__2__of_house_obj();
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 51, CPyStatic_scholars___automa___choices___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject *)cpy_r_r22)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r23.f0 = cpy_r_r21;
    cpy_r_r23.f1 = cpy_r_r22;
    cpy_r_r24.f0 = cpy_r_r17;
    cpy_r_r24.f1 = cpy_r_r20;
    cpy_r_r24.f2 = cpy_r_r23;
    cpy_r_r25 = PyTuple_New(3);
    if (unlikely(cpy_r_r25 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4094 = PyTuple_New(2);
    if (unlikely(__tmp4094 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4095 = cpy_r_r24.f0.f0;
    PyTuple_SET_ITEM(__tmp4094, 0, __tmp4095);
    PyObject *__tmp4096 = cpy_r_r24.f0.f1;
    PyTuple_SET_ITEM(__tmp4094, 1, __tmp4096);
    PyTuple_SET_ITEM(cpy_r_r25, 0, __tmp4094);
    PyObject *__tmp4097 = PyTuple_New(2);
    if (unlikely(__tmp4097 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4098 = cpy_r_r24.f1.f0;
    PyTuple_SET_ITEM(__tmp4097, 0, __tmp4098);
    PyObject *__tmp4099 = cpy_r_r24.f1.f1;
    PyTuple_SET_ITEM(__tmp4097, 1, __tmp4099);
    PyTuple_SET_ITEM(cpy_r_r25, 1, __tmp4097);
    PyObject *__tmp4100 = PyTuple_New(2);
    if (unlikely(__tmp4100 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4101 = cpy_r_r24.f2.f0;
    PyTuple_SET_ITEM(__tmp4100, 0, __tmp4101);
    PyObject *__tmp4102 = cpy_r_r24.f2.f1;
    PyTuple_SET_ITEM(__tmp4100, 1, __tmp4102);
    PyTuple_SET_ITEM(cpy_r_r25, 2, __tmp4100);
    cpy_r_r26 = NULL;
    cpy_r_r27 = CPyDef_criteria___best(cpy_r_places, cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 46, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r28 = cpy_r_r27.f0;
    cpy_r_r29 = cpy_r_r27.f1;
    cpy_r_r30 = cpy_r_r28;
    cpy_r_r31 = cpy_r_r29;
    cpy_r_r32 = ((serai___games___scholars___automa___choices____of_house_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r32 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 't' of '_of_house_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r32);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 54, CPyStatic_scholars___automa___choices___globals);
        goto CPyL29;
    }
CPyL18: ;
    cpy_r_r33 = ((serai___games___scholars___table___TableObject *)cpy_r_r32)->_house;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_house", "Table", "house", 54, CPyStatic_scholars___automa___choices___globals);
        goto CPyL30;
    }
CPyL19: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 54, CPyStatic_scholars___automa___choices___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 54, CPyStatic_scholars___automa___choices___globals);
        goto CPyL31;
    }
    CPy_DECREF(cpy_r_r32);
    cpy_r_r36.f0 = cpy_r_r35;
    cpy_r_r36.f1 = cpy_r_r31;
    return cpy_r_r36;
CPyL22: ;
    tuple_T2IO __tmp4103 = { CPY_INT_TAG, NULL };
    cpy_r_r37 = __tmp4103;
    return cpy_r_r37;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL22;
CPyL24: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL3;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17.f0);
    CPy_DecRef(cpy_r_r17.f1);
    goto CPyL22;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17.f0);
    CPy_DecRef(cpy_r_r17.f1);
    CPy_DecRef(cpy_r_r20.f0);
    CPy_DecRef(cpy_r_r20.f1);
    goto CPyL22;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    goto CPyL22;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL22;
CPyL31: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL22;
}
        
        PyObject *CPyPy_scholars___automa___choices____of_house(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "places", 0};
            static CPyArg_Parser parser = {"OO:_of_house", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_places;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_places)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_places;
            if (likely(PyList_Check(obj_places)))
                arg_places = obj_places;
            else {
                CPy_TypeError("list", obj_places); 
                goto fail;
            }
            tuple_T2IO retval = CPyDef_scholars___automa___choices____of_house(arg_t, arg_places);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4104 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp4104);
            PyObject *__tmp4105 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp4105);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_house", 42, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_scholars___automa___choices___scroll_to_deliver(PyObject *cpy_r_t, PyObject *cpy_r_refused) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_slot;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    tuple_T2IO cpy_r_r26;
    tuple_T2IO cpy_r_r27;
    if (cpy_r_refused != NULL) goto CPyL16;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_refused = cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_deliver", 59, CPyStatic_scholars___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "scroll_to_deliver", "Table", "map_scrolls", 59, CPyStatic_scholars___automa___choices___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL19;
    cpy_r_slot = cpy_r_r3;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_deliver", 59, CPyStatic_scholars___automa___choices___globals);
        goto CPyL20;
    }
    cpy_r_r15 = (Py_ssize_t)cpy_r_r14 != -2;
    if (cpy_r_r15) {
        goto CPyL9;
    } else
        goto CPyL21;
CPyL8: ;
    if (cpy_r_r15) {
        goto CPyL11;
    } else
        goto CPyL22;
CPyL9: ;
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r17 = PySequence_Contains(cpy_r_refused, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_deliver", 59, CPyStatic_scholars___automa___choices___globals);
        goto CPyL20;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (!cpy_r_r20) goto CPyL22;
CPyL11: ;
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_slot);
    cpy_r_r22 = PyList_Append(cpy_r_r2, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_deliver", 59, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
CPyL12: ;
    cpy_r_r24 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r24;
    cpy_r_r25 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r25;
    goto CPyL5;
CPyL13: ;
    cpy_r_r26 = CPyDef_scholars___automa___choices____of_map(cpy_r_t, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r26.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_deliver", 59, CPyStatic_scholars___automa___choices___globals);
        goto CPyL15;
    }
    return cpy_r_r26;
CPyL15: ;
    tuple_T2IO __tmp4106 = { CPY_INT_TAG, NULL };
    cpy_r_r27 = __tmp4106;
    return cpy_r_r27;
CPyL16: ;
    CPy_INCREF(cpy_r_refused);
    goto CPyL2;
CPyL17: ;
    CPy_DecRef(cpy_r_refused);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_refused);
    CPy_DecRef(cpy_r_r2);
    goto CPyL15;
CPyL19: ;
    CPy_DECREF(cpy_r_refused);
    CPy_DECREF(cpy_r_r4);
    goto CPyL13;
CPyL20: ;
    CPy_DecRef(cpy_r_refused);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_slot);
    goto CPyL15;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL8;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_slot);
    goto CPyL12;
CPyL23: ;
    CPy_DecRef(cpy_r_refused);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
}
        
        PyObject *CPyPy_scholars___automa___choices___scroll_to_deliver(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "refused", 0};
            static CPyArg_Parser parser = {"O|O:scroll_to_deliver", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_refused = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_refused)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_refused;
            if (obj_refused == NULL) {
                arg_refused = NULL;
            } else {
                arg_refused = obj_refused; 
            }
            tuple_T2IO retval = CPyDef_scholars___automa___choices___scroll_to_deliver(arg_t, arg_refused);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4107 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp4107);
            PyObject *__tmp4108 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp4108);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_deliver", 57, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_slot) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__3__of_map_obj", "__mypyc_env__", 67, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___choices____of_map_envObject *)cpy_r_r0)->_after;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "_of_map_env", "after", 67, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyTagged_Subtract(cpy_r_slot, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    cpy_r_r3 = ((serai___games___scholars___automa___choices____of_map_envObject *)cpy_r_r0)->_count;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "_of_map_env", "count", 67, CPyStatic_scholars___automa___choices___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = CPyTagged_Remainder(cpy_r_r2, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 67, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
    cpy_r_r5 = CPyTagged_Negate(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    return cpy_r_r5;
CPyL5: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
CPyL6: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL5;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"slot", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_slot;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_slot)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_slot;
            if (likely(PyLong_Check(obj_slot)))
                arg_slot = CPyTagged_BorrowFromObject(obj_slot);
            else {
                CPy_TypeError("int", obj_slot); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj_____call__(arg___mypyc_self__, arg_slot);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 67, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_scholars___automa___choices____of_map(PyObject *cpy_r_t, PyObject *cpy_r_slots) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T2IO cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    tuple_T2OO cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    tuple_T2OO cpy_r_r27;
    tuple_T2T2OOT2OO cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    tuple_T2IO cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    tuple_T2IO cpy_r_r39;
    tuple_T2IO cpy_r_r40;
    cpy_r_r0 = CPyDef_scholars___automa___choices____of_map_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 62, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_slots + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) {
        goto CPyL5;
    } else
        goto CPyL24;
CPyL2: ;
    cpy_r_r5 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r6 = CPyStatics[2495]; /* 'NOTHING_FITS' */
    cpy_r_r7 = CPyDict_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 64, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
    PyObject *__tmp4109;
    if (unlikely(!(PyTuple_Check(cpy_r_r7) && PyTuple_GET_SIZE(cpy_r_r7) == 2))) {
        __tmp4109 = NULL;
        goto __LL4110;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 0))))
        __tmp4109 = PyTuple_GET_ITEM(cpy_r_r7, 0);
    else {
        __tmp4109 = NULL;
    }
    if (__tmp4109 == NULL) goto __LL4110;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r7, 1))))
        __tmp4109 = PyTuple_GET_ITEM(cpy_r_r7, 1);
    else {
        __tmp4109 = NULL;
    }
    if (__tmp4109 == NULL) goto __LL4110;
    __tmp4109 = cpy_r_r7;
__LL4110: ;
    if (unlikely(__tmp4109 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r7); cpy_r_r8 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp4111 = PyTuple_GET_ITEM(cpy_r_r7, 0);
        CPyTagged __tmp4112;
        if (likely(PyLong_Check(__tmp4111)))
            __tmp4112 = CPyTagged_FromObject(__tmp4111);
        else {
            goto __LL4113;
        }
        cpy_r_r8.f0 = __tmp4112;
        PyObject *__tmp4114 = PyTuple_GET_ITEM(cpy_r_r7, 1);
        CPy_INCREF(__tmp4114);
        PyObject *__tmp4115;
        if (likely(PyUnicode_Check(__tmp4114)))
            __tmp4115 = __tmp4114;
        else {
            CPy_TypeError("str", __tmp4114); 
            __tmp4115 = NULL;
        }
        cpy_r_r8.f1 = __tmp4115;
    }
    goto __LL4116;
__LL4113: ;
    cpy_r_r8 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL4116;
__LL4116: ;
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 64, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
    return cpy_r_r8;
CPyL5: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_map", "Table", "map_scrolls", 65, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
CPyL6: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r11 << 1;
    if (((serai___games___scholars___automa___choices____of_map_envObject *)cpy_r_r0)->_count != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___automa___choices____of_map_envObject *)cpy_r_r0)->_count);
    }
    ((serai___games___scholars___automa___choices____of_map_envObject *)cpy_r_r0)->_count = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 65, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_map", "Table", "book", 66, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
CPyL8: ;
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r14)->_map;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_map", "Book", "map", 66, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
CPyL9: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_neutral;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_map", "Table", "neutral", 66, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
CPyL10: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 66, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    if (likely(PyTuple_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 66, CPyStatic_scholars___automa___choices___globals, "tuple", cpy_r_r17);
        goto CPyL25;
    }
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r18, 4);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 66, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 66, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    cpy_r_r21 = CPyTagged_Add(cpy_r_r20, 2);
    CPyTagged_DECREF(cpy_r_r20);
    if (((serai___games___scholars___automa___choices____of_map_envObject *)cpy_r_r0)->_after != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___automa___choices____of_map_envObject *)cpy_r_r0)->_after);
    }
    ((serai___games___scholars___automa___choices____of_map_envObject *)cpy_r_r0)->_after = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 66, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_map", "Table", "map_scrolls", 67, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r23);
CPyL16: ;
    cpy_r_r24 = CPyDef_scholars___automa___choices____by_language(cpy_r_t, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 67, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    cpy_r_r25 = CPyStatics[2498]; /* 'why-clockwise' */
    cpy_r_r26 = CPyDef_scholars___automa___choices_____mypyc_lambda__3__of_map_obj();
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 67, CPyStatic_scholars___automa___choices___globals);
        goto CPyL26;
    }
    ((serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject *)cpy_r_r26)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r27.f0 = cpy_r_r25;
    cpy_r_r27.f1 = cpy_r_r26;
    cpy_r_r28.f0 = cpy_r_r24;
    cpy_r_r28.f1 = cpy_r_r27;
    cpy_r_r29 = PyTuple_New(2);
    if (unlikely(cpy_r_r29 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4117 = PyTuple_New(2);
    if (unlikely(__tmp4117 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4118 = cpy_r_r28.f0.f0;
    PyTuple_SET_ITEM(__tmp4117, 0, __tmp4118);
    PyObject *__tmp4119 = cpy_r_r28.f0.f1;
    PyTuple_SET_ITEM(__tmp4117, 1, __tmp4119);
    PyTuple_SET_ITEM(cpy_r_r29, 0, __tmp4117);
    PyObject *__tmp4120 = PyTuple_New(2);
    if (unlikely(__tmp4120 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4121 = cpy_r_r28.f1.f0;
    PyTuple_SET_ITEM(__tmp4120, 0, __tmp4121);
    PyObject *__tmp4122 = cpy_r_r28.f1.f1;
    PyTuple_SET_ITEM(__tmp4120, 1, __tmp4122);
    PyTuple_SET_ITEM(cpy_r_r29, 1, __tmp4120);
    cpy_r_r30 = NULL;
    cpy_r_r31 = CPyDef_criteria___best(cpy_r_slots, cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 67, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r32 = cpy_r_r31.f0;
    cpy_r_r33 = cpy_r_r31.f1;
    cpy_r_r34 = cpy_r_r32;
    cpy_r_r35 = cpy_r_r33;
    cpy_r_r36 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "_of_map", "Table", "map_scrolls", 68, CPyStatic_scholars___automa___choices___globals);
        goto CPyL27;
    }
CPyL20: ;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r36, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 68, CPyStatic_scholars___automa___choices___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 68, CPyStatic_scholars___automa___choices___globals);
        goto CPyL28;
    }
    cpy_r_r39.f0 = cpy_r_r38;
    cpy_r_r39.f1 = cpy_r_r35;
    return cpy_r_r39;
CPyL23: ;
    tuple_T2IO __tmp4123 = { CPY_INT_TAG, NULL };
    cpy_r_r40 = __tmp4123;
    return cpy_r_r40;
CPyL24: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL2;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL23;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24.f0);
    CPy_DecRef(cpy_r_r24.f1);
    goto CPyL23;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL23;
}
        
        PyObject *CPyPy_scholars___automa___choices____of_map(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "slots", 0};
            static CPyArg_Parser parser = {"OO:_of_map", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_slots;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_slots)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_slots;
            if (likely(PyList_Check(obj_slots)))
                arg_slots = obj_slots;
            else {
                CPy_TypeError("list", obj_slots); 
                goto fail;
            }
            tuple_T2IO retval = CPyDef_scholars___automa___choices____of_map(arg_t, arg_slots);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4124 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp4124);
            PyObject *__tmp4125 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp4125);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "_of_map", 62, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__4_guild_to_deliver_obj", "__mypyc_env__", 79, CPyStatic_scholars___automa___choices___globals);
        goto CPyL11;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___choices___guild_to_deliver_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "guild_to_deliver_env", "t", 79, CPyStatic_scholars___automa___choices___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "Table", "book", 79, CPyStatic_scholars___automa___choices___globals);
        goto CPyL12;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_r2)->_house;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "Book", "house", 79, CPyStatic_scholars___automa___choices___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r4 = ((serai___games___scholars___automa___choices___guild_to_deliver_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "guild_to_deliver_env", "t", 79, CPyStatic_scholars___automa___choices___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_scholars___table___Table___free_row(cpy_r_r4, cpy_r_guild);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 79, CPyStatic_scholars___automa___choices___globals);
        goto CPyL13;
    }
    cpy_r_r6 = CPyList_GetItem(cpy_r_r3, cpy_r_r5);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 79, CPyStatic_scholars___automa___choices___globals);
        goto CPyL11;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 79, CPyStatic_scholars___automa___choices___globals, "tuple", cpy_r_r6);
        goto CPyL11;
    }
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 4);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 79, CPyStatic_scholars___automa___choices___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 79, CPyStatic_scholars___automa___choices___globals);
        goto CPyL11;
    }
    cpy_r_r10 = CPyTagged_Negate(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    return cpy_r_r10;
CPyL11: ;
    cpy_r_r11 = CPY_INT_TAG;
    return cpy_r_r11;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL11;
CPyL13: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL11;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"guild", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_guild)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj_____call__(arg___mypyc_self__, arg_guild);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 79, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__5_guild_to_deliver_obj", "__mypyc_env__", 80, CPyStatic_scholars___automa___choices___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___choices___guild_to_deliver_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "guild_to_deliver_env", "t", 80, CPyStatic_scholars___automa___choices___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_scholars___automa___choices___guild_rank(cpy_r_r1, cpy_r_guild);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 80, CPyStatic_scholars___automa___choices___globals);
        goto CPyL4;
    }
    cpy_r_r3 = CPyTagged_Negate(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    return cpy_r_r3;
CPyL4: ;
    cpy_r_r4 = CPY_INT_TAG;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"guild", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_guild)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj_____call__(arg___mypyc_self__, arg_guild);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 80, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_scholars___automa___choices___guild_to_deliver(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_guild;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    tuple_T2IO cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    tuple_T2OO cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    tuple_T2OO cpy_r_r38;
    tuple_T2T2OOT2OO cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T2IO cpy_r_r42;
    tuple_T2IO cpy_r_r43;
    cpy_r_r0 = CPyDef_scholars___automa___choices___guild_to_deliver_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", 71, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___choices___guild_to_deliver_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___choices___guild_to_deliver_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___scholars___automa___choices___guild_to_deliver_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", 71, CPyStatic_scholars___automa___choices___globals);
        goto CPyL26;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", 73, CPyStatic_scholars___automa___choices___globals);
        goto CPyL26;
    }
    cpy_r_r3 = ((serai___games___scholars___automa___choices___guild_to_deliver_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", "guild_to_deliver_env", "t", 73, CPyStatic_scholars___automa___choices___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", "Table", "book", 73, CPyStatic_scholars___automa___choices___globals);
        goto CPyL28;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r4)->_guilds;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", "Book", "guilds", 73, CPyStatic_scholars___automa___choices___globals);
        goto CPyL28;
    }
CPyL6: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    CPy_DECREF(cpy_r_r3);
    cpy_r_r9 = 0;
    cpy_r_guild = cpy_r_r9;
    CPyTagged_DECREF(cpy_r_guild);
CPyL7: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r9 < (Py_ssize_t)cpy_r_r8;
    if (!cpy_r_r10) goto CPyL17;
    cpy_r_guild = cpy_r_r9;
    cpy_r_r11 = ((serai___games___scholars___automa___choices___guild_to_deliver_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", "guild_to_deliver_env", "t", 73, CPyStatic_scholars___automa___choices___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = CPyDef_scholars___table___Table___free_row(cpy_r_r11, cpy_r_guild);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", 73, CPyStatic_scholars___automa___choices___globals);
        goto CPyL29;
    }
    cpy_r_r13 = cpy_r_r12 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL12;
    cpy_r_r15 = 0 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL13;
CPyL12: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r12, 0);
    cpy_r_r18 = cpy_r_r17 ^ 1;
    cpy_r_r19 = cpy_r_r18;
    goto CPyL14;
CPyL13: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r12 >= (Py_ssize_t)0;
    cpy_r_r19 = cpy_r_r20;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r19) goto CPyL30;
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_guild);
    cpy_r_r22 = PyList_Append(cpy_r_r2, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", 73, CPyStatic_scholars___automa___choices___globals);
        goto CPyL27;
    }
CPyL16: ;
    cpy_r_r24 = cpy_r_r9 + 2;
    cpy_r_r9 = cpy_r_r24;
    goto CPyL7;
CPyL17: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r26 << 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (cpy_r_r28) {
        goto CPyL21;
    } else
        goto CPyL31;
CPyL18: ;
    cpy_r_r29 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r30 = CPyStatics[2495]; /* 'NOTHING_FITS' */
    cpy_r_r31 = CPyDict_GetItem(cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", 75, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    PyObject *__tmp4126;
    if (unlikely(!(PyTuple_Check(cpy_r_r31) && PyTuple_GET_SIZE(cpy_r_r31) == 2))) {
        __tmp4126 = NULL;
        goto __LL4127;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r31, 0))))
        __tmp4126 = PyTuple_GET_ITEM(cpy_r_r31, 0);
    else {
        __tmp4126 = NULL;
    }
    if (__tmp4126 == NULL) goto __LL4127;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r31, 1))))
        __tmp4126 = PyTuple_GET_ITEM(cpy_r_r31, 1);
    else {
        __tmp4126 = NULL;
    }
    if (__tmp4126 == NULL) goto __LL4127;
    __tmp4126 = cpy_r_r31;
__LL4127: ;
    if (unlikely(__tmp4126 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r31); cpy_r_r32 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp4128 = PyTuple_GET_ITEM(cpy_r_r31, 0);
        CPyTagged __tmp4129;
        if (likely(PyLong_Check(__tmp4128)))
            __tmp4129 = CPyTagged_FromObject(__tmp4128);
        else {
            goto __LL4130;
        }
        cpy_r_r32.f0 = __tmp4129;
        PyObject *__tmp4131 = PyTuple_GET_ITEM(cpy_r_r31, 1);
        CPy_INCREF(__tmp4131);
        PyObject *__tmp4132;
        if (likely(PyUnicode_Check(__tmp4131)))
            __tmp4132 = __tmp4131;
        else {
            CPy_TypeError("str", __tmp4131); 
            __tmp4132 = NULL;
        }
        cpy_r_r32.f1 = __tmp4132;
    }
    goto __LL4133;
__LL4130: ;
    cpy_r_r32 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL4133;
__LL4133: ;
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", 75, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    return cpy_r_r32;
CPyL21: ;
    cpy_r_r33 = CPyStatics[2499]; /* 'why-highest-row' */
    cpy_r_r34 = CPyDef_scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_obj();
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", 79, CPyStatic_scholars___automa___choices___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject *)cpy_r_r34)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r35.f0 = cpy_r_r33;
    cpy_r_r35.f1 = cpy_r_r34;
    cpy_r_r36 = CPyStatics[2497]; /* 'why-colour' */
    cpy_r_r37 = CPyDef_scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_obj();
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", 80, CPyStatic_scholars___automa___choices___globals);
        goto CPyL33;
    }
    ((serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject *)cpy_r_r37)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r38.f0 = cpy_r_r36;
    cpy_r_r38.f1 = cpy_r_r37;
    cpy_r_r39.f0 = cpy_r_r35;
    cpy_r_r39.f1 = cpy_r_r38;
    cpy_r_r40 = PyTuple_New(2);
    if (unlikely(cpy_r_r40 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4134 = PyTuple_New(2);
    if (unlikely(__tmp4134 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4135 = cpy_r_r39.f0.f0;
    PyTuple_SET_ITEM(__tmp4134, 0, __tmp4135);
    PyObject *__tmp4136 = cpy_r_r39.f0.f1;
    PyTuple_SET_ITEM(__tmp4134, 1, __tmp4136);
    PyTuple_SET_ITEM(cpy_r_r40, 0, __tmp4134);
    PyObject *__tmp4137 = PyTuple_New(2);
    if (unlikely(__tmp4137 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4138 = cpy_r_r39.f1.f0;
    PyTuple_SET_ITEM(__tmp4137, 0, __tmp4138);
    PyObject *__tmp4139 = cpy_r_r39.f1.f1;
    PyTuple_SET_ITEM(__tmp4137, 1, __tmp4139);
    PyTuple_SET_ITEM(cpy_r_r40, 1, __tmp4137);
    cpy_r_r41 = NULL;
    cpy_r_r42 = CPyDef_criteria___best(cpy_r_r2, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r42.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", 76, CPyStatic_scholars___automa___choices___globals);
        goto CPyL25;
    }
    return cpy_r_r42;
CPyL25: ;
    tuple_T2IO __tmp4140 = { CPY_INT_TAG, NULL };
    cpy_r_r43 = __tmp4140;
    return cpy_r_r43;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL25;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL25;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL25;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL25;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_guild);
    goto CPyL16;
CPyL31: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL18;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL25;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r35.f0);
    CPy_DecRef(cpy_r_r35.f1);
    goto CPyL25;
}
        
        PyObject *CPyPy_scholars___automa___choices___guild_to_deliver(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:guild_to_deliver", kwlist, 0};
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
            tuple_T2IO retval = CPyDef_scholars___automa___choices___guild_to_deliver(arg_t);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4141 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp4141);
            PyObject *__tmp4142 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp4142);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_deliver", 71, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
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
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__6_guild_to_influence_obj", "__mypyc_env__", 91, CPyStatic_scholars___automa___choices___globals);
        goto CPyL16;
    }
CPyL1: ;
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "guild_to_influence_env", "t", 91, CPyStatic_scholars___automa___choices___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = CPyDef_scholars___table___Table___seats(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 91, CPyStatic_scholars___automa___choices___globals);
        goto CPyL16;
    }
CPyL3: ;
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
    cpy_r_r11 = ((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "guild_to_influence_env", "t", 91, CPyStatic_scholars___automa___choices___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = CPyDef_scholars___table___Table___guilds_of(cpy_r_r11, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 91, CPyStatic_scholars___automa___choices___globals);
        goto CPyL19;
    }
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_guild);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 91, CPyStatic_scholars___automa___choices___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 91, CPyStatic_scholars___automa___choices___globals);
        goto CPyL19;
    }
    cpy_r_r15 = cpy_r_r14 != 0;
    CPyTagged_DECREF(cpy_r_r14);
    if (cpy_r_r15) {
        goto CPyL20;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r1 = 1;
    goto CPyL15;
CPyL14: ;
    cpy_r_r16 = CPyTagged_Add(cpy_r_r4, 2);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r4 = cpy_r_r16;
    goto CPyL4;
CPyL15: ;
    cpy_r_r17 = cpy_r_r1 ^ 1;
    return cpy_r_r17;
CPyL16: ;
    cpy_r_r18 = 2;
    return cpy_r_r18;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL15;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL16;
CPyL19: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL16;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL13;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"guild", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_guild)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            char retval = CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj_____call__(arg___mypyc_self__, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 91, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__7_guild_to_influence_obj", "__mypyc_env__", 92, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_own;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "guild_to_influence_env", "own", 92, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_guild);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 92, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 92, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
    cpy_r_r4 = cpy_r_r3 == 0;
    CPyTagged_DECREF(cpy_r_r3);
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"guild", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_guild)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            char retval = CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj_____call__(arg___mypyc_self__, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 92, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__8_guild_to_influence_obj", "__mypyc_env__", 93, CPyStatic_scholars___automa___choices___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "guild_to_influence_env", "t", 93, CPyStatic_scholars___automa___choices___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_scholars___automa___choices___guild_rank(cpy_r_r1, cpy_r_guild);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 93, CPyStatic_scholars___automa___choices___globals);
        goto CPyL4;
    }
    cpy_r_r3 = CPyTagged_Negate(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    return cpy_r_r3;
CPyL4: ;
    cpy_r_r4 = CPY_INT_TAG;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"guild", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_guild)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj_____call__(arg___mypyc_self__, arg_guild);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 93, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_scholars___automa___choices___guild_to_influence(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T2OO cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T2OO cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    tuple_T2OO cpy_r_r26;
    tuple_T3T2OOT2OOT2OO cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    tuple_T2IO cpy_r_r30;
    tuple_T2IO cpy_r_r31;
    cpy_r_r0 = CPyDef_scholars___automa___choices___guild_to_influence_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 85, CPyStatic_scholars___automa___choices___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 85, CPyStatic_scholars___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r2 = ((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_to_influence", "guild_to_influence_env", "t", 87, CPyStatic_scholars___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_automa___resources___opponent(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 87, CPyStatic_scholars___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r4 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r3)->_guilds;
    if (unlikely(cpy_r_r4 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'guilds' of 'Automa' undefined");
    } else {
        CPy_INCREF(cpy_r_r4);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 87, CPyStatic_scholars___automa___choices___globals);
        goto CPyL17;
    }
CPyL5: ;
    if (((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_own != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_own);
    }
    ((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_own = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 87, CPyStatic_scholars___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r6 = ((serai___games___scholars___automa___choices___guild_to_influence_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_to_influence", "guild_to_influence_env", "t", 89, CPyStatic_scholars___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_r6)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_to_influence", "Table", "book", 89, CPyStatic_scholars___automa___choices___globals);
        goto CPyL18;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___scholars___book___BookObject *)cpy_r_r7)->_guilds;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "guild_to_influence", "Book", "guilds", 89, CPyStatic_scholars___automa___choices___globals);
        goto CPyL18;
    }
CPyL9: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 << 1;
    CPy_DECREF(cpy_r_r6);
    cpy_r_r12 = (PyObject *)&PyRange_Type;
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r11);
    PyObject *cpy_r_r14[1] = {cpy_r_r13};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_Vectorcall(cpy_r_r12, cpy_r_r15, 1, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 89, CPyStatic_scholars___automa___choices___globals);
        goto CPyL19;
    }
    CPy_DECREF(cpy_r_r13);
    if (likely(PyRange_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 89, CPyStatic_scholars___automa___choices___globals, "range", cpy_r_r16);
        goto CPyL17;
    }
    cpy_r_r18 = CPyStatics[2500]; /* 'why-empty-guild' */
    cpy_r_r19 = CPyDef_scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_obj();
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 91, CPyStatic_scholars___automa___choices___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject *)cpy_r_r19)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r20.f0 = cpy_r_r18;
    cpy_r_r20.f1 = cpy_r_r19;
    cpy_r_r21 = CPyStatics[2501]; /* 'why-absent' */
    cpy_r_r22 = CPyDef_scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_obj();
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 92, CPyStatic_scholars___automa___choices___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject *)cpy_r_r22)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r23.f0 = cpy_r_r21;
    cpy_r_r23.f1 = cpy_r_r22;
    cpy_r_r24 = CPyStatics[2497]; /* 'why-colour' */
    cpy_r_r25 = CPyDef_scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_obj();
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 93, CPyStatic_scholars___automa___choices___globals);
        goto CPyL22;
    }
    ((serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject *)cpy_r_r25)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r26.f0 = cpy_r_r24;
    cpy_r_r26.f1 = cpy_r_r25;
    cpy_r_r27.f0 = cpy_r_r20;
    cpy_r_r27.f1 = cpy_r_r23;
    cpy_r_r27.f2 = cpy_r_r26;
    cpy_r_r28 = PyTuple_New(3);
    if (unlikely(cpy_r_r28 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4143 = PyTuple_New(2);
    if (unlikely(__tmp4143 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4144 = cpy_r_r27.f0.f0;
    PyTuple_SET_ITEM(__tmp4143, 0, __tmp4144);
    PyObject *__tmp4145 = cpy_r_r27.f0.f1;
    PyTuple_SET_ITEM(__tmp4143, 1, __tmp4145);
    PyTuple_SET_ITEM(cpy_r_r28, 0, __tmp4143);
    PyObject *__tmp4146 = PyTuple_New(2);
    if (unlikely(__tmp4146 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4147 = cpy_r_r27.f1.f0;
    PyTuple_SET_ITEM(__tmp4146, 0, __tmp4147);
    PyObject *__tmp4148 = cpy_r_r27.f1.f1;
    PyTuple_SET_ITEM(__tmp4146, 1, __tmp4148);
    PyTuple_SET_ITEM(cpy_r_r28, 1, __tmp4146);
    PyObject *__tmp4149 = PyTuple_New(2);
    if (unlikely(__tmp4149 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4150 = cpy_r_r27.f2.f0;
    PyTuple_SET_ITEM(__tmp4149, 0, __tmp4150);
    PyObject *__tmp4151 = cpy_r_r27.f2.f1;
    PyTuple_SET_ITEM(__tmp4149, 1, __tmp4151);
    PyTuple_SET_ITEM(cpy_r_r28, 2, __tmp4149);
    cpy_r_r29 = NULL;
    cpy_r_r30 = CPyDef_criteria___best(cpy_r_r17, cpy_r_r28, cpy_r_r29);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r30.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 88, CPyStatic_scholars___automa___choices___globals);
        goto CPyL16;
    }
    return cpy_r_r30;
CPyL16: ;
    tuple_T2IO __tmp4152 = { CPY_INT_TAG, NULL };
    cpy_r_r31 = __tmp4152;
    return cpy_r_r31;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL16;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL16;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    goto CPyL16;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r20.f0);
    CPy_DecRef(cpy_r_r20.f1);
    goto CPyL16;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r20.f0);
    CPy_DecRef(cpy_r_r20.f1);
    CPy_DecRef(cpy_r_r23.f0);
    CPy_DecRef(cpy_r_r23.f1);
    goto CPyL16;
}
        
        PyObject *CPyPy_scholars___automa___choices___guild_to_influence(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:guild_to_influence", kwlist, 0};
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
            tuple_T2IO retval = CPyDef_scholars___automa___choices___guild_to_influence(arg_t);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4153 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp4153);
            PyObject *__tmp4154 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp4154);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "guild_to_influence", 85, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_scholars___automa___choices___scroll_to_influence(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    tuple_T2IO cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_n_2;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    CPyTagged cpy_r_r49;
    int64_t cpy_r_r50;
    tuple_T2IO cpy_r_r51;
    tuple_T2IO cpy_r_r52;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 100, CPyStatic_scholars___automa___choices___globals);
        goto CPyL31;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", "Table", "house", 100, CPyStatic_scholars___automa___choices___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL33;
    cpy_r_n = cpy_r_r1;
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
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 100, CPyStatic_scholars___automa___choices___globals);
        goto CPyL34;
    }
    cpy_r_r13 = (Py_ssize_t)cpy_r_r12 != -2;
    CPyTagged_DECREF(cpy_r_r12);
    if (cpy_r_r13) goto CPyL7;
    if (cpy_r_r13) {
        goto CPyL11;
    } else
        goto CPyL35;
CPyL7: ;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", "Table", "house_influence", 100, CPyStatic_scholars___automa___choices___globals);
        goto CPyL34;
    }
CPyL8: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_n);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 100, CPyStatic_scholars___automa___choices___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 100, CPyStatic_scholars___automa___choices___globals);
        goto CPyL34;
    }
    cpy_r_r17 = (Py_ssize_t)cpy_r_r16 == -2;
    CPyTagged_DECREF(cpy_r_r16);
    if (!cpy_r_r17) goto CPyL35;
CPyL11: ;
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r19 = PyList_Append(cpy_r_r0, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 100, CPyStatic_scholars___automa___choices___globals);
        goto CPyL36;
    }
CPyL12: ;
    cpy_r_r21 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r21;
    cpy_r_r22 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r22;
    goto CPyL3;
CPyL13: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r24 << 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL37;
    cpy_r_r27 = CPyDef_scholars___automa___choices____of_house(cpy_r_t, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r27.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 102, CPyStatic_scholars___automa___choices___globals);
        goto CPyL31;
    }
    return cpy_r_r27;
CPyL16: ;
    cpy_r_r28 = PyList_New(0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 103, CPyStatic_scholars___automa___choices___globals);
        goto CPyL31;
    }
    cpy_r_r29 = 0;
    cpy_r_r30 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", "Table", "map_scrolls", 103, CPyStatic_scholars___automa___choices___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r30);
CPyL18: ;
    cpy_r_r31 = 0;
CPyL19: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r31 < cpy_r_r33;
    if (!cpy_r_r34) goto CPyL39;
    cpy_r_n_2 = cpy_r_r29;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 103, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r41 = (Py_ssize_t)cpy_r_r40 != -2;
    CPyTagged_DECREF(cpy_r_r40);
    if (cpy_r_r41) goto CPyL23;
    if (cpy_r_r41) {
        goto CPyL27;
    } else
        goto CPyL41;
CPyL23: ;
    cpy_r_r42 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", "Table", "map_influence", 103, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
CPyL24: ;
    cpy_r_r43 = CPyList_GetItemBorrow(cpy_r_r42, cpy_r_n_2);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 103, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 103, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r45 = (Py_ssize_t)cpy_r_r44 == -2;
    CPyTagged_DECREF(cpy_r_r44);
    if (!cpy_r_r45) goto CPyL41;
CPyL27: ;
    cpy_r_r46 = CPyTagged_StealAsObject(cpy_r_n_2);
    cpy_r_r47 = PyList_Append(cpy_r_r28, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 103, CPyStatic_scholars___automa___choices___globals);
        goto CPyL42;
    }
CPyL28: ;
    cpy_r_r49 = cpy_r_r29 + 2;
    cpy_r_r29 = cpy_r_r49;
    cpy_r_r50 = cpy_r_r31 + 1;
    cpy_r_r31 = cpy_r_r50;
    goto CPyL19;
CPyL29: ;
    cpy_r_r51 = CPyDef_scholars___automa___choices____of_map(cpy_r_t, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r51.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 104, CPyStatic_scholars___automa___choices___globals);
        goto CPyL31;
    }
    return cpy_r_r51;
CPyL31: ;
    tuple_T2IO __tmp4155 = { CPY_INT_TAG, NULL };
    cpy_r_r52 = __tmp4155;
    return cpy_r_r52;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL31;
CPyL33: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL13;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL31;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_n);
    goto CPyL12;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL31;
CPyL37: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL16;
CPyL38: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL31;
CPyL39: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL29;
CPyL40: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_n_2);
    goto CPyL31;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_n_2);
    goto CPyL28;
CPyL42: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    goto CPyL31;
}
        
        PyObject *CPyPy_scholars___automa___choices___scroll_to_influence(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:scroll_to_influence", kwlist, 0};
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
            tuple_T2IO retval = CPyDef_scholars___automa___choices___scroll_to_influence(arg_t);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4156 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp4156);
            PyObject *__tmp4157 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp4157);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "scroll_to_influence", 98, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__9_pile_to_employ_obj", "__mypyc_env__", 116, CPyStatic_scholars___automa___choices___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___choices___pile_to_employ_envObject *)cpy_r_r0)->_present;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "pile_to_employ_env", "present", 116, CPyStatic_scholars___automa___choices___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    CPyTagged_INCREF(cpy_r_pile);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_pile);
    cpy_r_r3 = PySet_Contains(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 116, CPyStatic_scholars___automa___choices___globals);
        goto CPyL4;
    }
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r5 ^ 1;
    return cpy_r_r6;
CPyL4: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"pile", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_pile;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_pile)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            char retval = CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj_____call__(arg___mypyc_self__, arg_pile);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 116, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__10_pile_to_employ_obj", "__mypyc_env__", 116, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___choices___pile_to_employ_envObject *)cpy_r_r0)->_rank;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "pile_to_employ_env", "rank", 116, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    CPyTagged_INCREF(cpy_r_pile);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_pile);
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 116, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 116, CPyStatic_scholars___automa___choices___globals);
        goto CPyL5;
    }
    cpy_r_r5 = CPyTagged_Negate(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    return cpy_r_r5;
CPyL5: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"pile", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_pile;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_pile)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj_____call__(arg___mypyc_self__, arg_pile);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 116, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_scholars___automa___choices___pile_to_employ(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
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
    tuple_T3III cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r39;
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
    int32_t cpy_r_r50;
    char cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    CPyTagged cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    tuple_T2IO cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    int64_t cpy_r_r66;
    CPyPtr cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    CPyPtr cpy_r_r73;
    PyObject *cpy_r_r74;
    tuple_T3III cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r___2;
    CPyTagged cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    CPyTagged cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    CPyTagged cpy_r_r91;
    int64_t cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    tuple_T2OO cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    tuple_T2OO cpy_r_r99;
    tuple_T2T2OOT2OO cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    tuple_T2IO cpy_r_r103;
    tuple_T2IO cpy_r_r104;
    cpy_r_r0 = CPyDef_scholars___automa___choices___pile_to_employ_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 107, CPyStatic_scholars___automa___choices___globals);
        goto CPyL47;
    }
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "pile_to_employ", "Table", "book", 109, CPyStatic_scholars___automa___choices___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = PySet_New(NULL);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 110, CPyStatic_scholars___automa___choices___globals);
        goto CPyL49;
    }
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "pile_to_employ", "Table", "rooms", 110, CPyStatic_scholars___automa___choices___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = 0;
CPyL5: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL51;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 110, CPyStatic_scholars___automa___choices___globals);
        goto CPyL52;
    }
    cpy_r_r14 = (Py_ssize_t)cpy_r_r13 != -2;
    if (!cpy_r_r14) goto CPyL53;
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_translators;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "pile_to_employ", "Book", "translators", 110, CPyStatic_scholars___automa___choices___globals);
        goto CPyL54;
    }
CPyL9: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r15, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 110, CPyStatic_scholars___automa___choices___globals);
        goto CPyL52;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 110, CPyStatic_scholars___automa___choices___globals, "tuple", cpy_r_r16);
        goto CPyL52;
    }
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, 2);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 110, CPyStatic_scholars___automa___choices___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 110, CPyStatic_scholars___automa___choices___globals);
        goto CPyL52;
    }
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r21 = PySet_Add(cpy_r_r2, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 110, CPyStatic_scholars___automa___choices___globals);
        goto CPyL52;
    }
CPyL14: ;
    cpy_r_r23 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r23;
    goto CPyL5;
CPyL15: ;
    if (((serai___games___scholars___automa___choices___pile_to_employ_envObject *)cpy_r_r0)->_present != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___choices___pile_to_employ_envObject *)cpy_r_r0)->_present);
    }
    ((serai___games___scholars___automa___choices___pile_to_employ_envObject *)cpy_r_r0)->_present = cpy_r_r2;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 110, CPyStatic_scholars___automa___choices___globals);
        goto CPyL49;
    }
    cpy_r_r25 = PyList_New(0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 111, CPyStatic_scholars___automa___choices___globals);
        goto CPyL49;
    }
    cpy_r_r26 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_ai_track;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "pile_to_employ", "Book", "ai_track", 111, CPyStatic_scholars___automa___choices___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r26);
CPyL18: ;
    cpy_r_r27 = 0;
CPyL19: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r27 < cpy_r_r29;
    if (!cpy_r_r30) goto CPyL56;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r32 = *(CPyPtr *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r27 * 8;
    cpy_r_r34 = cpy_r_r32 + cpy_r_r33;
    cpy_r_r35 = *(PyObject * *)cpy_r_r34;
    CPy_INCREF(cpy_r_r35);
    PyObject *__tmp4158;
    if (unlikely(!(PyTuple_Check(cpy_r_r35) && PyTuple_GET_SIZE(cpy_r_r35) == 3))) {
        __tmp4158 = NULL;
        goto __LL4159;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r35, 0))))
        __tmp4158 = PyTuple_GET_ITEM(cpy_r_r35, 0);
    else {
        __tmp4158 = NULL;
    }
    if (__tmp4158 == NULL) goto __LL4159;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r35, 1))))
        __tmp4158 = PyTuple_GET_ITEM(cpy_r_r35, 1);
    else {
        __tmp4158 = NULL;
    }
    if (__tmp4158 == NULL) goto __LL4159;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r35, 2))))
        __tmp4158 = PyTuple_GET_ITEM(cpy_r_r35, 2);
    else {
        __tmp4158 = NULL;
    }
    if (__tmp4158 == NULL) goto __LL4159;
    __tmp4158 = cpy_r_r35;
__LL4159: ;
    if (unlikely(__tmp4158 == NULL)) {
        CPy_TypeError("tuple[int, int, int]", cpy_r_r35); cpy_r_r36 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp4160 = PyTuple_GET_ITEM(cpy_r_r35, 0);
        CPyTagged __tmp4161;
        if (likely(PyLong_Check(__tmp4160)))
            __tmp4161 = CPyTagged_FromObject(__tmp4160);
        else {
            goto __LL4162;
        }
        cpy_r_r36.f0 = __tmp4161;
        PyObject *__tmp4163 = PyTuple_GET_ITEM(cpy_r_r35, 1);
        CPyTagged __tmp4164;
        if (likely(PyLong_Check(__tmp4163)))
            __tmp4164 = CPyTagged_FromObject(__tmp4163);
        else {
            goto __LL4165;
        }
        cpy_r_r36.f1 = __tmp4164;
        PyObject *__tmp4166 = PyTuple_GET_ITEM(cpy_r_r35, 2);
        CPyTagged __tmp4167;
        if (likely(PyLong_Check(__tmp4166)))
            __tmp4167 = CPyTagged_FromObject(__tmp4166);
        else {
            goto __LL4168;
        }
        cpy_r_r36.f2 = __tmp4167;
    }
    goto __LL4169;
__LL4162: ;
    cpy_r_r36 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4169;
__LL4165: ;
    CPyTagged_DECREF(cpy_r_r36.f0);
    cpy_r_r36 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4169;
__LL4168: ;
    CPyTagged_DECREF(cpy_r_r36.f0);
    CPyTagged_DECREF(cpy_r_r36.f1);
    cpy_r_r36 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4169;
__LL4169: ;
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 111, CPyStatic_scholars___automa___choices___globals);
        goto CPyL57;
    }
    cpy_r_r37 = cpy_r_r36.f0;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r__ = cpy_r_r38;
    CPy_DECREF(cpy_r__);
    cpy_r_r39 = cpy_r_r36.f1;
    CPyTagged_INCREF(cpy_r_r39);
    cpy_r_r40 = cpy_r_r36.f2;
    CPyTagged_INCREF(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r36.f0);
    CPyTagged_DECREF(cpy_r_r36.f1);
    CPyTagged_DECREF(cpy_r_r36.f2);
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r__ = cpy_r_r41;
    CPy_DECREF(cpy_r__);
    cpy_r_r42 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "pile_to_employ", "Table", "piles", 111, CPyStatic_scholars___automa___choices___globals);
        goto CPyL58;
    }
CPyL22: ;
    cpy_r_r43 = CPyList_GetItem(cpy_r_r42, cpy_r_r39);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 111, CPyStatic_scholars___automa___choices___globals);
        goto CPyL58;
    }
    if (likely(PyList_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 111, CPyStatic_scholars___automa___choices___globals, "list", cpy_r_r43);
        goto CPyL58;
    }
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    CPy_DECREF(cpy_r_r44);
    cpy_r_r47 = cpy_r_r46 << 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (!cpy_r_r48) goto CPyL59;
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r_r50 = PyList_Append(cpy_r_r25, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 111, CPyStatic_scholars___automa___choices___globals);
        goto CPyL57;
    }
CPyL26: ;
    cpy_r_r52 = cpy_r_r27 + 1;
    cpy_r_r27 = cpy_r_r52;
    goto CPyL19;
CPyL27: ;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r54 << 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (cpy_r_r56) {
        goto CPyL31;
    } else
        goto CPyL60;
CPyL28: ;
    cpy_r_r57 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r58 = CPyStatics[2495]; /* 'NOTHING_FITS' */
    cpy_r_r59 = CPyDict_GetItem(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 113, CPyStatic_scholars___automa___choices___globals);
        goto CPyL47;
    }
    PyObject *__tmp4170;
    if (unlikely(!(PyTuple_Check(cpy_r_r59) && PyTuple_GET_SIZE(cpy_r_r59) == 2))) {
        __tmp4170 = NULL;
        goto __LL4171;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r59, 0))))
        __tmp4170 = PyTuple_GET_ITEM(cpy_r_r59, 0);
    else {
        __tmp4170 = NULL;
    }
    if (__tmp4170 == NULL) goto __LL4171;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r59, 1))))
        __tmp4170 = PyTuple_GET_ITEM(cpy_r_r59, 1);
    else {
        __tmp4170 = NULL;
    }
    if (__tmp4170 == NULL) goto __LL4171;
    __tmp4170 = cpy_r_r59;
__LL4171: ;
    if (unlikely(__tmp4170 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r59); cpy_r_r60 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp4172 = PyTuple_GET_ITEM(cpy_r_r59, 0);
        CPyTagged __tmp4173;
        if (likely(PyLong_Check(__tmp4172)))
            __tmp4173 = CPyTagged_FromObject(__tmp4172);
        else {
            goto __LL4174;
        }
        cpy_r_r60.f0 = __tmp4173;
        PyObject *__tmp4175 = PyTuple_GET_ITEM(cpy_r_r59, 1);
        CPy_INCREF(__tmp4175);
        PyObject *__tmp4176;
        if (likely(PyUnicode_Check(__tmp4175)))
            __tmp4176 = __tmp4175;
        else {
            CPy_TypeError("str", __tmp4175); 
            __tmp4176 = NULL;
        }
        cpy_r_r60.f1 = __tmp4176;
    }
    goto __LL4177;
__LL4174: ;
    cpy_r_r60 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL4177;
__LL4177: ;
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 113, CPyStatic_scholars___automa___choices___globals);
        goto CPyL47;
    }
    return cpy_r_r60;
CPyL31: ;
    cpy_r_r61 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 114, CPyStatic_scholars___automa___choices___globals);
        goto CPyL61;
    }
    cpy_r_r62 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r61)->_position;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'position' of 'Automa' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r62);
    }
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 114, CPyStatic_scholars___automa___choices___globals);
        goto CPyL61;
    }
CPyL33: ;
    cpy_r_r63 = PyDict_New();
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 115, CPyStatic_scholars___automa___choices___globals);
        goto CPyL62;
    }
    cpy_r_r64 = 0;
    cpy_r_r65 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_ai_track;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "pile_to_employ", "Book", "ai_track", 115, CPyStatic_scholars___automa___choices___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r65);
CPyL35: ;
    cpy_r_r66 = 0;
CPyL36: ;
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyVarObject, ob_size));
    cpy_r_r68 = *(int64_t *)cpy_r_r67;
    cpy_r_r69 = cpy_r_r66 < cpy_r_r68;
    if (!cpy_r_r69) goto CPyL64;
    cpy_r_place = cpy_r_r64;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyListObject, ob_item));
    cpy_r_r71 = *(CPyPtr *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r66 * 8;
    cpy_r_r73 = cpy_r_r71 + cpy_r_r72;
    cpy_r_r74 = *(PyObject * *)cpy_r_r73;
    CPy_INCREF(cpy_r_r74);
    PyObject *__tmp4178;
    if (unlikely(!(PyTuple_Check(cpy_r_r74) && PyTuple_GET_SIZE(cpy_r_r74) == 3))) {
        __tmp4178 = NULL;
        goto __LL4179;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r74, 0))))
        __tmp4178 = PyTuple_GET_ITEM(cpy_r_r74, 0);
    else {
        __tmp4178 = NULL;
    }
    if (__tmp4178 == NULL) goto __LL4179;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r74, 1))))
        __tmp4178 = PyTuple_GET_ITEM(cpy_r_r74, 1);
    else {
        __tmp4178 = NULL;
    }
    if (__tmp4178 == NULL) goto __LL4179;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r74, 2))))
        __tmp4178 = PyTuple_GET_ITEM(cpy_r_r74, 2);
    else {
        __tmp4178 = NULL;
    }
    if (__tmp4178 == NULL) goto __LL4179;
    __tmp4178 = cpy_r_r74;
__LL4179: ;
    if (unlikely(__tmp4178 == NULL)) {
        CPy_TypeError("tuple[int, int, int]", cpy_r_r74); cpy_r_r75 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp4180 = PyTuple_GET_ITEM(cpy_r_r74, 0);
        CPyTagged __tmp4181;
        if (likely(PyLong_Check(__tmp4180)))
            __tmp4181 = CPyTagged_FromObject(__tmp4180);
        else {
            goto __LL4182;
        }
        cpy_r_r75.f0 = __tmp4181;
        PyObject *__tmp4183 = PyTuple_GET_ITEM(cpy_r_r74, 1);
        CPyTagged __tmp4184;
        if (likely(PyLong_Check(__tmp4183)))
            __tmp4184 = CPyTagged_FromObject(__tmp4183);
        else {
            goto __LL4185;
        }
        cpy_r_r75.f1 = __tmp4184;
        PyObject *__tmp4186 = PyTuple_GET_ITEM(cpy_r_r74, 2);
        CPyTagged __tmp4187;
        if (likely(PyLong_Check(__tmp4186)))
            __tmp4187 = CPyTagged_FromObject(__tmp4186);
        else {
            goto __LL4188;
        }
        cpy_r_r75.f2 = __tmp4187;
    }
    goto __LL4189;
__LL4182: ;
    cpy_r_r75 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4189;
__LL4185: ;
    CPyTagged_DECREF(cpy_r_r75.f0);
    cpy_r_r75 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4189;
__LL4188: ;
    CPyTagged_DECREF(cpy_r_r75.f0);
    CPyTagged_DECREF(cpy_r_r75.f1);
    cpy_r_r75 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4189;
__LL4189: ;
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 115, CPyStatic_scholars___automa___choices___globals);
        goto CPyL65;
    }
    cpy_r_r76 = cpy_r_r75.f0;
    CPyTagged_INCREF(cpy_r_r76);
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r76);
    cpy_r___2 = cpy_r_r77;
    CPy_DECREF(cpy_r___2);
    cpy_r_r78 = cpy_r_r75.f1;
    CPyTagged_INCREF(cpy_r_r78);
    cpy_r_r79 = cpy_r_r75.f2;
    CPyTagged_INCREF(cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r75.f0);
    CPyTagged_DECREF(cpy_r_r75.f1);
    CPyTagged_DECREF(cpy_r_r75.f2);
    cpy_r_r80 = CPyTagged_StealAsObject(cpy_r_r79);
    cpy_r___2 = cpy_r_r80;
    CPy_DECREF(cpy_r___2);
    cpy_r_r81 = CPyTagged_Subtract(cpy_r_place, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r82 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_ai_track;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "pile_to_employ", "Book", "ai_track", 115, CPyStatic_scholars___automa___choices___globals);
        goto CPyL66;
    }
CPyL39: ;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = cpy_r_r84 << 1;
    cpy_r_r86 = CPyTagged_Remainder(cpy_r_r81, cpy_r_r85);
    CPyTagged_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 115, CPyStatic_scholars___automa___choices___globals);
        goto CPyL67;
    }
    cpy_r_r87 = CPyTagged_StealAsObject(cpy_r_r78);
    cpy_r_r88 = CPyTagged_StealAsObject(cpy_r_r86);
    cpy_r_r89 = PyDict_SetItem(cpy_r_r63, cpy_r_r87, cpy_r_r88);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r88);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 115, CPyStatic_scholars___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r91 = cpy_r_r64 + 2;
    cpy_r_r64 = cpy_r_r91;
    cpy_r_r92 = cpy_r_r66 + 1;
    cpy_r_r66 = cpy_r_r92;
    goto CPyL36;
CPyL42: ;
    if (((serai___games___scholars___automa___choices___pile_to_employ_envObject *)cpy_r_r0)->_rank != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___choices___pile_to_employ_envObject *)cpy_r_r0)->_rank);
    }
    ((serai___games___scholars___automa___choices___pile_to_employ_envObject *)cpy_r_r0)->_rank = cpy_r_r63;
    cpy_r_r93 = 1;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 115, CPyStatic_scholars___automa___choices___globals);
        goto CPyL69;
    }
    cpy_r_r94 = CPyStatics[2502]; /* 'why-not-present' */
    cpy_r_r95 = CPyDef_scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_obj();
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 116, CPyStatic_scholars___automa___choices___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject *)cpy_r_r95)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r94);
    cpy_r_r96.f0 = cpy_r_r94;
    cpy_r_r96.f1 = cpy_r_r95;
    cpy_r_r97 = CPyStatics[2503]; /* 'why-focus' */
    cpy_r_r98 = CPyDef_scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_obj();
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 116, CPyStatic_scholars___automa___choices___globals);
        goto CPyL70;
    }
    ((serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject *)cpy_r_r98)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r97);
    cpy_r_r99.f0 = cpy_r_r97;
    cpy_r_r99.f1 = cpy_r_r98;
    cpy_r_r100.f0 = cpy_r_r96;
    cpy_r_r100.f1 = cpy_r_r99;
    cpy_r_r101 = PyTuple_New(2);
    if (unlikely(cpy_r_r101 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4190 = PyTuple_New(2);
    if (unlikely(__tmp4190 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4191 = cpy_r_r100.f0.f0;
    PyTuple_SET_ITEM(__tmp4190, 0, __tmp4191);
    PyObject *__tmp4192 = cpy_r_r100.f0.f1;
    PyTuple_SET_ITEM(__tmp4190, 1, __tmp4192);
    PyTuple_SET_ITEM(cpy_r_r101, 0, __tmp4190);
    PyObject *__tmp4193 = PyTuple_New(2);
    if (unlikely(__tmp4193 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4194 = cpy_r_r100.f1.f0;
    PyTuple_SET_ITEM(__tmp4193, 0, __tmp4194);
    PyObject *__tmp4195 = cpy_r_r100.f1.f1;
    PyTuple_SET_ITEM(__tmp4193, 1, __tmp4195);
    PyTuple_SET_ITEM(cpy_r_r101, 1, __tmp4193);
    cpy_r_r102 = NULL;
    cpy_r_r103 = CPyDef_criteria___best(cpy_r_r25, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r103.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 116, CPyStatic_scholars___automa___choices___globals);
        goto CPyL47;
    }
    return cpy_r_r103;
CPyL47: ;
    tuple_T2IO __tmp4196 = { CPY_INT_TAG, NULL };
    cpy_r_r104 = __tmp4196;
    return cpy_r_r104;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL47;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL47;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL47;
CPyL51: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL15;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL47;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL14;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL47;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    goto CPyL47;
CPyL56: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL27;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL47;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r39);
    goto CPyL47;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_r39);
    goto CPyL26;
CPyL60: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r25);
    goto CPyL28;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    goto CPyL47;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL47;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    goto CPyL47;
CPyL64: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r65);
    goto CPyL42;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL47;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL47;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL47;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    goto CPyL47;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r25);
    goto CPyL47;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r96.f0);
    CPy_DecRef(cpy_r_r96.f1);
    goto CPyL47;
}
        
        PyObject *CPyPy_scholars___automa___choices___pile_to_employ(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:pile_to_employ", kwlist, 0};
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
            tuple_T2IO retval = CPyDef_scholars___automa___choices___pile_to_employ(arg_t);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4197 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp4197);
            PyObject *__tmp4198 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp4198);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "pile_to_employ", 107, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices___target_sum(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
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
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    CPyTagged cpy_r_r29;
    cpy_r_r0 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 121, CPyStatic_scholars___automa___choices___globals);
        goto CPyL19;
    }
    cpy_r_r1 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plans;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'plans' of 'Automa' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 121, CPyStatic_scholars___automa___choices___globals);
        goto CPyL19;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "target_sum", "Table", "book", 121, CPyStatic_scholars___automa___choices___globals);
        goto CPyL20;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_r2)->_constants;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyStatics[2504]; /* 'ai_cards_summed' */
    cpy_r_r5 = CPyDict_GetItem(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 121, CPyStatic_scholars___automa___choices___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 121, CPyStatic_scholars___automa___choices___globals);
        goto CPyL20;
    }
    cpy_r_r7 = CPyTagged_Negate(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r8 = CPyList_GetSlice(cpy_r_r1, cpy_r_r7, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 121, CPyStatic_scholars___automa___choices___globals);
        goto CPyL19;
    }
    if (likely(PyList_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 121, CPyStatic_scholars___automa___choices___globals, "list", cpy_r_r8);
        goto CPyL19;
    }
    cpy_r_r10 = 0;
    cpy_r_r11 = 0;
CPyL8: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL21;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 122, CPyStatic_scholars___automa___choices___globals);
        goto CPyL22;
    }
    cpy_r_r21 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "target_sum", "Table", "book", 122, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
CPyL11: ;
    cpy_r_r22 = ((serai___games___scholars___book___BookObject *)cpy_r_r21)->_plans;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "target_sum", "Book", "plans", 122, CPyStatic_scholars___automa___choices___globals);
        goto CPyL23;
    }
CPyL12: ;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 122, CPyStatic_scholars___automa___choices___globals);
        goto CPyL22;
    }
    if (likely(PyTuple_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 122, CPyStatic_scholars___automa___choices___globals, "tuple", cpy_r_r23);
        goto CPyL22;
    }
    cpy_r_r25 = CPySequenceTuple_GetItem(cpy_r_r24, 4);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 122, CPyStatic_scholars___automa___choices___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 122, CPyStatic_scholars___automa___choices___globals);
        goto CPyL22;
    }
    cpy_r_r27 = CPyTagged_Add(cpy_r_r10, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r10 = cpy_r_r27;
    cpy_r_r28 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r28;
    goto CPyL8;
CPyL18: ;
    return cpy_r_r10;
CPyL19: ;
    cpy_r_r29 = CPY_INT_TAG;
    return cpy_r_r29;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL19;
CPyL21: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL18;
CPyL22: ;
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL19;
CPyL23: ;
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL19;
}
        
        PyObject *CPyPy_scholars___automa___choices___target_sum(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:target_sum", kwlist, 0};
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
            CPyTagged retval = CPyDef_scholars___automa___choices___target_sum(arg_t);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "target_sum", 119, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_room) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__11_room_to_employ_obj", "__mypyc_env__", 135, CPyStatic_scholars___automa___choices___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "room_to_employ_env", "t", 135, CPyStatic_scholars___automa___choices___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "Table", "book", 135, CPyStatic_scholars___automa___choices___globals);
        goto CPyL13;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_r2)->_rooms;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "Book", "rooms", 135, CPyStatic_scholars___automa___choices___globals);
        goto CPyL13;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_room);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 135, CPyStatic_scholars___automa___choices___globals);
        goto CPyL13;
    }
    if (likely(PyTuple_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 135, CPyStatic_scholars___automa___choices___globals, "tuple", cpy_r_r4);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_r5, 2);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 135, CPyStatic_scholars___automa___choices___globals);
        goto CPyL12;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 135, CPyStatic_scholars___automa___choices___globals);
        goto CPyL12;
    }
    cpy_r_r8 = ((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_target;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "room_to_employ_env", "target", 135, CPyStatic_scholars___automa___choices___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL9: ;
    cpy_r_r9 = CPyTagged_Subtract(cpy_r_r7, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r10 = ((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_costs;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "room_to_employ_env", "costs", 135, CPyStatic_scholars___automa___choices___globals);
        goto CPyL15;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL10: ;
    cpy_r_r11 = CPyTagged_Remainder(cpy_r_r9, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 135, CPyStatic_scholars___automa___choices___globals);
        goto CPyL12;
    }
    cpy_r_r12 = CPyTagged_Negate(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    return cpy_r_r12;
CPyL12: ;
    cpy_r_r13 = CPY_INT_TAG;
    return cpy_r_r13;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL12;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL12;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL12;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"room", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_room;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_room)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj_____call__(arg___mypyc_self__, arg_room);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 135, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "__get__", -1, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_room) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    cpy_r_r0 = ((serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "<lambda>", "__mypyc_lambda__12_room_to_employ_obj", "__mypyc_env__", 136, CPyStatic_scholars___automa___choices___globals);
        goto CPyL2;
    }
CPyL1: ;
    CPyTagged_INCREF(cpy_r_room);
    return cpy_r_room;
CPyL2: ;
    cpy_r_r1 = CPY_INT_TAG;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"room", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_room;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_room)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj_____call__(arg___mypyc_self__, arg_room);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<lambda>", 136, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_scholars___automa___choices___room_to_employ(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_room;
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
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    tuple_T2IO cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    int64_t cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    CPyPtr cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    int64_t cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    tuple_T2OO cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    tuple_T2OO cpy_r_r67;
    tuple_T2T2OOT2OO cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    tuple_T2IO cpy_r_r71;
    tuple_T2IO cpy_r_r72;
    cpy_r_r0 = CPyDef_scholars___automa___choices___room_to_employ_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 125, CPyStatic_scholars___automa___choices___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 125, CPyStatic_scholars___automa___choices___globals);
        goto CPyL38;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 127, CPyStatic_scholars___automa___choices___globals);
        goto CPyL38;
    }
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "room_to_employ", "room_to_employ_env", "t", 127, CPyStatic_scholars___automa___choices___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_r4)->_rooms;
    if (unlikely(cpy_r_r5 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'rooms' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r5);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 127, CPyStatic_scholars___automa___choices___globals);
        goto CPyL39;
    }
CPyL5: ;
    cpy_r_r6 = 0;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL40;
    cpy_r_room = cpy_r_r3;
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
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 127, CPyStatic_scholars___automa___choices___globals);
        goto CPyL41;
    }
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 == -2;
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r16) goto CPyL42;
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_room);
    cpy_r_r18 = PyList_Append(cpy_r_r2, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 127, CPyStatic_scholars___automa___choices___globals);
        goto CPyL43;
    }
CPyL10: ;
    cpy_r_r20 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r20;
    cpy_r_r21 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r21;
    goto CPyL6;
CPyL11: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r23 << 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) {
        goto CPyL15;
    } else
        goto CPyL44;
CPyL12: ;
    cpy_r_r26 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r27 = CPyStatics[2495]; /* 'NOTHING_FITS' */
    cpy_r_r28 = CPyDict_GetItem(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 129, CPyStatic_scholars___automa___choices___globals);
        goto CPyL37;
    }
    PyObject *__tmp4199;
    if (unlikely(!(PyTuple_Check(cpy_r_r28) && PyTuple_GET_SIZE(cpy_r_r28) == 2))) {
        __tmp4199 = NULL;
        goto __LL4200;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r28, 0))))
        __tmp4199 = PyTuple_GET_ITEM(cpy_r_r28, 0);
    else {
        __tmp4199 = NULL;
    }
    if (__tmp4199 == NULL) goto __LL4200;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r28, 1))))
        __tmp4199 = PyTuple_GET_ITEM(cpy_r_r28, 1);
    else {
        __tmp4199 = NULL;
    }
    if (__tmp4199 == NULL) goto __LL4200;
    __tmp4199 = cpy_r_r28;
__LL4200: ;
    if (unlikely(__tmp4199 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r28); cpy_r_r29 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp4201 = PyTuple_GET_ITEM(cpy_r_r28, 0);
        CPyTagged __tmp4202;
        if (likely(PyLong_Check(__tmp4201)))
            __tmp4202 = CPyTagged_FromObject(__tmp4201);
        else {
            goto __LL4203;
        }
        cpy_r_r29.f0 = __tmp4202;
        PyObject *__tmp4204 = PyTuple_GET_ITEM(cpy_r_r28, 1);
        CPy_INCREF(__tmp4204);
        PyObject *__tmp4205;
        if (likely(PyUnicode_Check(__tmp4204)))
            __tmp4205 = __tmp4204;
        else {
            CPy_TypeError("str", __tmp4204); 
            __tmp4205 = NULL;
        }
        cpy_r_r29.f1 = __tmp4205;
    }
    goto __LL4206;
__LL4203: ;
    cpy_r_r29 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL4206;
__LL4206: ;
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 129, CPyStatic_scholars___automa___choices___globals);
        goto CPyL37;
    }
    return cpy_r_r29;
CPyL15: ;
    cpy_r_r30 = ((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "room_to_employ", "room_to_employ_env", "t", 130, CPyStatic_scholars___automa___choices___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r30);
CPyL16: ;
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_r30)->_book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "room_to_employ", "Table", "book", 130, CPyStatic_scholars___automa___choices___globals);
        goto CPyL46;
    }
CPyL17: ;
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r31)->_rooms;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "room_to_employ", "Book", "rooms", 130, CPyStatic_scholars___automa___choices___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r32);
CPyL18: ;
    CPy_DECREF(cpy_r_r30);
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = PyList_New(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 130, CPyStatic_scholars___automa___choices___globals);
        goto CPyL47;
    }
    cpy_r_r36 = 0;
CPyL20: ;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r36 < cpy_r_r38;
    if (!cpy_r_r39) goto CPyL48;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyListObject, ob_item));
    cpy_r_r41 = *(CPyPtr *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r36 * 8;
    cpy_r_r43 = cpy_r_r41 + cpy_r_r42;
    cpy_r_r44 = *(PyObject * *)cpy_r_r43;
    CPy_INCREF(cpy_r_r44);
    if (likely(PyTuple_Check(cpy_r_r44)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 130, CPyStatic_scholars___automa___choices___globals, "tuple", cpy_r_r44);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = CPySequenceTuple_GetItem(cpy_r_r45, 2);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 130, CPyStatic_scholars___automa___choices___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 130, CPyStatic_scholars___automa___choices___globals);
        goto CPyL50;
    }
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_r47);
    CPyList_SetItemUnsafe(cpy_r_r35, cpy_r_r36, cpy_r_r48);
    cpy_r_r49 = cpy_r_r36 + 1;
    cpy_r_r36 = cpy_r_r49;
    goto CPyL20;
CPyL26: ;
    cpy_r_r50 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r51 = CPyStatics[39]; /* 'max' */
    cpy_r_r52 = CPyObject_GetAttr(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 130, CPyStatic_scholars___automa___choices___globals);
        goto CPyL51;
    }
    PyObject *cpy_r_r53[1] = {cpy_r_r35};
    cpy_r_r54 = (PyObject **)&cpy_r_r53;
    cpy_r_r55 = PyObject_Vectorcall(cpy_r_r52, cpy_r_r54, 1, 0);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 130, CPyStatic_scholars___automa___choices___globals);
        goto CPyL51;
    }
    CPy_DECREF(cpy_r_r35);
    if (likely(PyLong_Check(cpy_r_r55)))
        cpy_r_r56 = CPyTagged_FromObject(cpy_r_r55);
    else {
        CPy_TypeError("int", cpy_r_r55); cpy_r_r56 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 130, CPyStatic_scholars___automa___choices___globals);
        goto CPyL45;
    }
    cpy_r_r57 = CPyTagged_Add(cpy_r_r56, 2);
    CPyTagged_DECREF(cpy_r_r56);
    if (((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_costs != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_costs);
    }
    ((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_costs = cpy_r_r57;
    cpy_r_r58 = 1;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 130, CPyStatic_scholars___automa___choices___globals);
        goto CPyL45;
    }
    cpy_r_r59 = ((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/choices.py", "room_to_employ", "room_to_employ_env", "t", 131, CPyStatic_scholars___automa___choices___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r59);
CPyL31: ;
    cpy_r_r60 = CPyDef_scholars___automa___choices___target_sum(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 131, CPyStatic_scholars___automa___choices___globals);
        goto CPyL45;
    }
    if (((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_target != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_target);
    }
    ((serai___games___scholars___automa___choices___room_to_employ_envObject *)cpy_r_r0)->_target = cpy_r_r60;
    cpy_r_r61 = 1;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 131, CPyStatic_scholars___automa___choices___globals);
        goto CPyL45;
    }
    cpy_r_r62 = CPyStatics[2505]; /* 'why-target' */
    cpy_r_r63 = CPyDef_scholars___automa___choices_____mypyc_lambda__11_room_to_employ_obj();
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 135, CPyStatic_scholars___automa___choices___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject *)cpy_r_r63)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r62);
    cpy_r_r64.f0 = cpy_r_r62;
    cpy_r_r64.f1 = cpy_r_r63;
    cpy_r_r65 = CPyStatics[2506]; /* 'why-rightmost' */
    cpy_r_r66 = CPyDef_scholars___automa___choices_____mypyc_lambda__12_room_to_employ_obj();
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 136, CPyStatic_scholars___automa___choices___globals);
        goto CPyL52;
    }
    ((serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject *)cpy_r_r66)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r65);
    cpy_r_r67.f0 = cpy_r_r65;
    cpy_r_r67.f1 = cpy_r_r66;
    cpy_r_r68.f0 = cpy_r_r64;
    cpy_r_r68.f1 = cpy_r_r67;
    cpy_r_r69 = PyTuple_New(2);
    if (unlikely(cpy_r_r69 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4207 = PyTuple_New(2);
    if (unlikely(__tmp4207 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4208 = cpy_r_r68.f0.f0;
    PyTuple_SET_ITEM(__tmp4207, 0, __tmp4208);
    PyObject *__tmp4209 = cpy_r_r68.f0.f1;
    PyTuple_SET_ITEM(__tmp4207, 1, __tmp4209);
    PyTuple_SET_ITEM(cpy_r_r69, 0, __tmp4207);
    PyObject *__tmp4210 = PyTuple_New(2);
    if (unlikely(__tmp4210 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4211 = cpy_r_r68.f1.f0;
    PyTuple_SET_ITEM(__tmp4210, 0, __tmp4211);
    PyObject *__tmp4212 = cpy_r_r68.f1.f1;
    PyTuple_SET_ITEM(__tmp4210, 1, __tmp4212);
    PyTuple_SET_ITEM(cpy_r_r69, 1, __tmp4210);
    cpy_r_r70 = NULL;
    cpy_r_r71 = CPyDef_criteria___best(cpy_r_r2, cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 132, CPyStatic_scholars___automa___choices___globals);
        goto CPyL37;
    }
    return cpy_r_r71;
CPyL37: ;
    tuple_T2IO __tmp4213 = { CPY_INT_TAG, NULL };
    cpy_r_r72 = __tmp4213;
    return cpy_r_r72;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL37;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL37;
CPyL40: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL11;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL37;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL10;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL37;
CPyL44: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL12;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL37;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r30);
    goto CPyL37;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r32);
    goto CPyL37;
CPyL48: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL26;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r44);
    goto CPyL37;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    goto CPyL37;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r35);
    goto CPyL37;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r64.f0);
    CPy_DecRef(cpy_r_r64.f1);
    goto CPyL37;
}
        
        PyObject *CPyPy_scholars___automa___choices___room_to_employ(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:room_to_employ", kwlist, 0};
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
            tuple_T2IO retval = CPyDef_scholars___automa___choices___room_to_employ(arg_t);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4214 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp4214);
            PyObject *__tmp4215 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp4215);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "room_to_employ", 125, CPyStatic_scholars___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___choices_____top_level__(void) {
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
    PyObject *cpy_r_r104;
    tuple_T2IO cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    int32_t cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 1, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 1, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 7, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5357]; /* ('Collection',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 9, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___automa___resources;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___automa___resources;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 11, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___automa___resources;
    cpy_r_r25 = CPyExec_serai___games___scholars___automa___resources;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___automa___resources__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 11, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 11, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 11, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5358]; /* ('opponent',) */
    cpy_r_r36 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 11, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    } else
        goto CPyL41;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 12, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r47 = CPyExec_serai___games___scholars___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 12, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 12, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 12, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r58 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 12, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    } else
        goto CPyL42;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 13, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r69 = CPyExec_serai___games___scholars___table;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 13, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 13, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 13, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r80 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 13, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    } else
        goto CPyL43;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___criteria;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___criteria;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[555]; /* 'serai.kernel.criteria' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 14, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___criteria;
    cpy_r_r91 = CPyExec_serai___kernel___criteria;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___criteria__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 14, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 14, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[555]; /* 'serai.kernel.criteria' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 14, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5359]; /* ('Criterion', 'best') */
    cpy_r_r102 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 14, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    } else
        goto CPyL44;
CPyL38: ;
    cpy_r_r104 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r104);
    cpy_r_r105.f0 = -2;
    cpy_r_r105.f1 = cpy_r_r104;
    cpy_r_r106 = CPyStatic_scholars___automa___choices___globals;
    cpy_r_r107 = CPyStatics[2495]; /* 'NOTHING_FITS' */
    cpy_r_r108 = PyTuple_New(2);
    if (unlikely(cpy_r_r108 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4216 = CPyTagged_StealAsObject(cpy_r_r105.f0);
    PyTuple_SET_ITEM(cpy_r_r108, 0, __tmp4216);
    PyObject *__tmp4217 = cpy_r_r105.f1;
    PyTuple_SET_ITEM(cpy_r_r108, 1, __tmp4217);
    cpy_r_r109 = CPyDict_SetItem(cpy_r_r106, cpy_r_r107, cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    cpy_r_r110 = cpy_r_r109 >= 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/choices.py", "<module>", 16, CPyStatic_scholars___automa___choices___globals);
        goto CPyL40;
    }
    return 1;
CPyL40: ;
    cpy_r_r111 = 2;
    return cpy_r_r111;
CPyL41: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL42: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL43: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL44: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
}

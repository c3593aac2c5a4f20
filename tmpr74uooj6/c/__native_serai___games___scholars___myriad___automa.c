#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
myriad___automa____best_env_traverse(serai___games___scholars___myriad___automa____best_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_own);
    Py_VISIT(self->_pages);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___automa____best_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___automa____best_envObject *self = (serai___games___scholars___myriad___automa____best_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_own);
    Py_CLEAR(self->_pages);
    return 0;
}

static int32_t CPyDef_myriad___automa____best_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___automa____best_envObject *self = (serai___games___scholars___myriad___automa____best_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
myriad___automa____best_env_dealloc(serai___games___scholars___myriad___automa____best_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___automa____best_env_free_instance == NULL) {
        myriad___automa____best_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_own);
        Py_CLEAR(self->_pages);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___automa____best_env_dealloc)
    CPyDef_myriad___automa____best_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___automa_____mypyc___3_best_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___automa____best_env(void);

static PyObject *
myriad___automa____best_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___automa____best_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___automa_____mypyc___3_best_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___automa____best_env_vtable[1];
static bool
CPyDef_myriad___automa____best_env_trait_vtable_setup(void)
{
    CPyVTableItem myriad___automa____best_env_vtable_scratch[] = {
        NULL
    };
    memcpy(myriad___automa____best_env_vtable, myriad___automa____best_env_vtable_scratch, sizeof(myriad___automa____best_env_vtable));
    return 1;
}

static bool
CPyDef_myriad___automa____best_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___automa____best_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___automa_____mypyc___3_best_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___automa____best_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_best_env",
    .tp_new = myriad___automa____best_env_new,
    .tp_dealloc = (destructor)myriad___automa____best_env_dealloc,
    .tp_traverse = (traverseproc)myriad___automa____best_env_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___automa____best_env_clear,
    .tp_methods = myriad___automa____best_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___automa____best_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_best_env()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___automa____best_env_template = &CPyType_myriad___automa____best_env_template_;

PyObject *CPyDef_myriad___automa_____mypyc___3_best_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___automa____best_envObject *self;
    if (myriad___automa____best_env_free_instance != NULL) {
        self = myriad___automa____best_env_free_instance;
        myriad___automa____best_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___automa____best_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___automa____best_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___automa____best_env(void)
{
    PyObject *self = CPyDef_myriad___automa_____mypyc___3_best_env_setup((PyObject *)CPyType_myriad___automa____best_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__myriad___automa_____mypyc_lambda__0__best_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_____get__(self, instance, owner);
}
PyMemberDef myriad___automa_____mypyc_lambda__0__best_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
myriad___automa_____mypyc_lambda__0__best_obj_traverse(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject))));
    return rv;
}

static int32_t CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *self = (serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject))));
    return 0;
}

static int32_t CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *self = (serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject))));
    return 0;
}

static void
myriad___automa_____mypyc_lambda__0__best_obj_dealloc(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___automa_____mypyc_lambda__0__best_obj_free_instance == NULL) {
        myriad___automa_____mypyc_lambda__0__best_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___automa_____mypyc_lambda__0__best_obj_dealloc)
    CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___automa_____mypyc___3__mypyc_lambda__0__best_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___automa_____mypyc_lambda__0__best_obj(void);

static PyObject *
myriad___automa_____mypyc_lambda__0__best_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___automa_____mypyc_lambda__0__best_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___automa_____mypyc___3__mypyc_lambda__0__best_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___automa_____mypyc_lambda__0__best_obj_vtable[2];
static bool
CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_trait_vtable_setup(void)
{
    CPyVTableItem myriad___automa_____mypyc_lambda__0__best_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_____call__,
        (CPyVTableItem)CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_____get__,
    };
    memcpy(myriad___automa_____mypyc_lambda__0__best_obj_vtable, myriad___automa_____mypyc_lambda__0__best_obj_vtable_scratch, sizeof(myriad___automa_____mypyc_lambda__0__best_obj_vtable));
    return 1;
}

static bool
CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___automa_____mypyc_lambda__0__best_obj_get___3_mypyc_env__(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *self, void *closure);

static PyGetSetDef myriad___automa_____mypyc_lambda__0__best_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)myriad___automa_____mypyc_lambda__0__best_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___automa_____mypyc_lambda__0__best_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___automa_____mypyc___3__mypyc_lambda__0__best_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_myriad___automa_____mypyc_lambda__0__best_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($space)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_myriad___automa_____mypyc_lambda__0__best_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___automa_____mypyc_lambda__0__best_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__best_obj",
    .tp_new = myriad___automa_____mypyc_lambda__0__best_obj_new,
    .tp_dealloc = (destructor)myriad___automa_____mypyc_lambda__0__best_obj_dealloc,
    .tp_traverse = (traverseproc)myriad___automa_____mypyc_lambda__0__best_obj_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_clear,
    .tp_getset = myriad___automa_____mypyc_lambda__0__best_obj_getseters,
    .tp_methods = myriad___automa_____mypyc_lambda__0__best_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__myriad___automa_____mypyc_lambda__0__best_obj,
    .tp_members = myriad___automa_____mypyc_lambda__0__best_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__best_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___automa_____mypyc_lambda__0__best_obj_template = &CPyType_myriad___automa_____mypyc_lambda__0__best_obj_template_;

PyObject *CPyDef_myriad___automa_____mypyc___3__mypyc_lambda__0__best_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *self;
    if (myriad___automa_____mypyc_lambda__0__best_obj_free_instance != NULL) {
        self = myriad___automa_____mypyc_lambda__0__best_obj_free_instance;
        myriad___automa_____mypyc_lambda__0__best_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___automa_____mypyc_lambda__0__best_obj_vtable;
    self->vectorcall = CPyPy_myriad___automa_____mypyc_lambda__0__best_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___automa_____mypyc_lambda__0__best_obj(void)
{
    PyObject *self = CPyDef_myriad___automa_____mypyc___3__mypyc_lambda__0__best_obj_setup((PyObject *)CPyType_myriad___automa_____mypyc_lambda__0__best_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___automa_____mypyc_lambda__0__best_obj_get___3_mypyc_env__(serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__best_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__myriad___automa_____mypyc_lambda__1__best_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_____get__(self, instance, owner);
}
PyMemberDef myriad___automa_____mypyc_lambda__1__best_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
myriad___automa_____mypyc_lambda__1__best_obj_traverse(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject))));
    return rv;
}

static int32_t CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *self = (serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject))));
    return 0;
}

static int32_t CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *self = (serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject))));
    return 0;
}

static void
myriad___automa_____mypyc_lambda__1__best_obj_dealloc(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___automa_____mypyc_lambda__1__best_obj_free_instance == NULL) {
        myriad___automa_____mypyc_lambda__1__best_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___automa_____mypyc_lambda__1__best_obj_dealloc)
    CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___automa_____mypyc___3__mypyc_lambda__1__best_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___automa_____mypyc_lambda__1__best_obj(void);

static PyObject *
myriad___automa_____mypyc_lambda__1__best_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___automa_____mypyc_lambda__1__best_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___automa_____mypyc___3__mypyc_lambda__1__best_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___automa_____mypyc_lambda__1__best_obj_vtable[2];
static bool
CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_trait_vtable_setup(void)
{
    CPyVTableItem myriad___automa_____mypyc_lambda__1__best_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_____call__,
        (CPyVTableItem)CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_____get__,
    };
    memcpy(myriad___automa_____mypyc_lambda__1__best_obj_vtable, myriad___automa_____mypyc_lambda__1__best_obj_vtable_scratch, sizeof(myriad___automa_____mypyc_lambda__1__best_obj_vtable));
    return 1;
}

static bool
CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___automa_____mypyc_lambda__1__best_obj_get___3_mypyc_env__(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *self, void *closure);

static PyGetSetDef myriad___automa_____mypyc_lambda__1__best_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)myriad___automa_____mypyc_lambda__1__best_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___automa_____mypyc_lambda__1__best_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___automa_____mypyc___3__mypyc_lambda__1__best_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_myriad___automa_____mypyc_lambda__1__best_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($space)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_myriad___automa_____mypyc_lambda__1__best_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___automa_____mypyc_lambda__1__best_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1__best_obj",
    .tp_new = myriad___automa_____mypyc_lambda__1__best_obj_new,
    .tp_dealloc = (destructor)myriad___automa_____mypyc_lambda__1__best_obj_dealloc,
    .tp_traverse = (traverseproc)myriad___automa_____mypyc_lambda__1__best_obj_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_clear,
    .tp_getset = myriad___automa_____mypyc_lambda__1__best_obj_getseters,
    .tp_methods = myriad___automa_____mypyc_lambda__1__best_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__myriad___automa_____mypyc_lambda__1__best_obj,
    .tp_members = myriad___automa_____mypyc_lambda__1__best_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1__best_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___automa_____mypyc_lambda__1__best_obj_template = &CPyType_myriad___automa_____mypyc_lambda__1__best_obj_template_;

PyObject *CPyDef_myriad___automa_____mypyc___3__mypyc_lambda__1__best_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *self;
    if (myriad___automa_____mypyc_lambda__1__best_obj_free_instance != NULL) {
        self = myriad___automa_____mypyc_lambda__1__best_obj_free_instance;
        myriad___automa_____mypyc_lambda__1__best_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___automa_____mypyc_lambda__1__best_obj_vtable;
    self->vectorcall = CPyPy_myriad___automa_____mypyc_lambda__1__best_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___automa_____mypyc_lambda__1__best_obj(void)
{
    PyObject *self = CPyDef_myriad___automa_____mypyc___3__mypyc_lambda__1__best_obj_setup((PyObject *)CPyType_myriad___automa_____mypyc_lambda__1__best_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___automa_____mypyc_lambda__1__best_obj_get___3_mypyc_env__(serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1__best_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef myriad___automamodule_methods[] = {
    {"take_marker", (PyCFunction)CPyPy_myriad___automa___take_marker, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_marker(t)\n--\n\n") /* docstring */},
    {"_best", (PyCFunction)CPyPy_myriad___automa____best, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_best(t, spaces)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___automa__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___automa__internal, "__name__");
    CPyStatic_myriad___automa___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___automa__internal);
    if (unlikely(CPyStatic_myriad___automa___globals == NULL))
        goto fail;
    CPyType_myriad___automa____best_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___automa____best_env_template, NULL, modname);
    if (unlikely(!CPyType_myriad___automa____best_env))
        goto fail;
    CPyDef_myriad___automa____best_env_trait_vtable_setup();
    CPyType_myriad___automa_____mypyc_lambda__0__best_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___automa_____mypyc_lambda__0__best_obj_template, NULL, modname);
    if (unlikely(!CPyType_myriad___automa_____mypyc_lambda__0__best_obj))
        goto fail;
    CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_trait_vtable_setup();
    CPyType_myriad___automa_____mypyc_lambda__1__best_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___automa_____mypyc_lambda__1__best_obj_template, NULL, modname);
    if (unlikely(!CPyType_myriad___automa_____mypyc_lambda__1__best_obj))
        goto fail;
    CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_trait_vtable_setup();
    char result = CPyDef_myriad___automa_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___automa__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_myriad___automa____best_env);
    Py_CLEAR(CPyType_myriad___automa_____mypyc_lambda__0__best_obj);
    Py_CLEAR(CPyType_myriad___automa_____mypyc_lambda__1__best_obj);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___automa(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___automa__impl, &CPyImportState_serai___games___scholars___myriad___automa, &CPyModule_serai___games___scholars___myriad___automa);
}
static struct PyModuleDef myriad___automamodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.automa",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___automamodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___automa(void)
{
    if (CPyModule_serai___games___scholars___myriad___automa__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___automa__internal);
        return CPyModule_serai___games___scholars___myriad___automa__internal;
    }
    CPyModule_serai___games___scholars___myriad___automa__internal = PyModule_Create(&myriad___automamodule);
    return CPyModule_serai___games___scholars___myriad___automa__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___automa(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___automa__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___automa__internal);
        return CPyModule_serai___games___scholars___myriad___automa__internal;
    }
    CPyModule_serai___games___scholars___myriad___automa__internal = PyModule_Create(&myriad___automamodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___automa__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.automa");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___automa__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___automa__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___automa__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___automa(CPyModule_serai___games___scholars___myriad___automa__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___automa__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.automa");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___automa__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_myriad___automa___take_marker(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_space;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    PyObject *cpy_r_r47;
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
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    int32_t cpy_r_r63;
    char cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    CPyTagged cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    int64_t cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    CPyTagged cpy_r_space_2;
    CPyPtr cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    CPyPtr cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    CPyTagged cpy_r_r88;
    int64_t cpy_r_r89;
    tuple_T2IO cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyPtr cpy_r_r96;
    int64_t cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    int64_t cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    int32_t cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyPtr cpy_r_r120;
    int64_t cpy_r_r121;
    CPyTagged cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 15, CPyStatic_myriad___automa___globals);
        goto CPyL75;
    }
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "take_marker", "Table", "automa", 16, CPyStatic_myriad___automa___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (cpy_r_r3) {
        goto CPyL5;
    } else
        goto CPyL77;
CPyL3: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 17, CPyStatic_myriad___automa___globals);
        goto CPyL75;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_markers;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "take_marker", "Myriad", "ai_markers", 18, CPyStatic_myriad___automa___globals);
        goto CPyL78;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r7 = CPyStatics[105]; /* 'sum' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 18, CPyStatic_myriad___automa___globals);
        goto CPyL79;
    }
    PyObject *cpy_r_r9[1] = {cpy_r_r5};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r10, 1, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 18, CPyStatic_myriad___automa___globals);
        goto CPyL79;
    }
    CPy_DECREF(cpy_r_r5);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 18, CPyStatic_myriad___automa___globals);
        goto CPyL78;
    }
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r13 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 18, CPyStatic_myriad___automa___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL80;
    }
    cpy_r_r14 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r13)->_markers;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "take_marker", "Automa", "markers", 18, CPyStatic_myriad___automa___globals);
        goto CPyL80;
    }
CPyL11: ;
    cpy_r_r15 = CPyTagged_Add(cpy_r_r12, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r16 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_markers;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "take_marker", "Myriad", "ai_markers", 18, CPyStatic_myriad___automa___globals);
        goto CPyL81;
    }
CPyL12: ;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r18 << 1;
    cpy_r_r20 = cpy_r_r15 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (cpy_r_r21) goto CPyL14;
    cpy_r_r22 = cpy_r_r19 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL15;
CPyL14: ;
    cpy_r_r24 = CPyTagged_IsLt_(cpy_r_r19, cpy_r_r15);
    cpy_r_r25 = cpy_r_r24 ^ 1;
    cpy_r_r26 = cpy_r_r25;
    goto CPyL16;
CPyL15: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r15 <= (Py_ssize_t)cpy_r_r19;
    cpy_r_r26 = cpy_r_r27;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r15);
    if (cpy_r_r26) {
        goto CPyL82;
    } else
        goto CPyL18;
CPyL17: ;
    return 1;
CPyL18: ;
    cpy_r_r28 = PyList_New(0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 20, CPyStatic_myriad___automa___globals);
        goto CPyL76;
    }
    cpy_r_r29 = 0;
    cpy_r_r30 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_markers;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "take_marker", "Myriad", "ai_markers", 20, CPyStatic_myriad___automa___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r30);
CPyL20: ;
    cpy_r_r31 = 0;
CPyL21: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r31 < cpy_r_r33;
    if (!cpy_r_r34) goto CPyL84;
    cpy_r_space = cpy_r_r29;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 20, CPyStatic_myriad___automa___globals);
        goto CPyL85;
    }
    cpy_r_r41 = cpy_r_r40 != 0;
    CPyTagged_DECREF(cpy_r_r40);
    if (!cpy_r_r41) goto CPyL86;
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_space);
    cpy_r_r43 = PyList_Append(cpy_r_r28, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 20, CPyStatic_myriad___automa___globals);
        goto CPyL87;
    }
CPyL25: ;
    cpy_r_r45 = cpy_r_r29 + 2;
    cpy_r_r29 = cpy_r_r45;
    cpy_r_r46 = cpy_r_r31 + 1;
    cpy_r_r31 = cpy_r_r46;
    goto CPyL21;
CPyL26: ;
    cpy_r_r47 = PyList_New(0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 21, CPyStatic_myriad___automa___globals);
        goto CPyL88;
    }
    cpy_r_r48 = 0;
CPyL28: ;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r50 = *(int64_t *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r48 < cpy_r_r50;
    if (!cpy_r_r51) goto CPyL36;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 21, CPyStatic_myriad___automa___globals);
        goto CPyL89;
    }
    cpy_r_r58 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "take_marker", "Myriad", "books", 21, CPyStatic_myriad___automa___globals);
        goto CPyL90;
    }
CPyL31: ;
    cpy_r_r59 = CPyList_GetItemBorrow(cpy_r_r58, cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 21, CPyStatic_myriad___automa___globals);
        goto CPyL90;
    }
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 21, CPyStatic_myriad___automa___globals);
        goto CPyL90;
    }
    cpy_r_r61 = (Py_ssize_t)cpy_r_r60 != -2;
    CPyTagged_DECREF(cpy_r_r60);
    if (!cpy_r_r61) goto CPyL91;
    cpy_r_r62 = CPyTagged_StealAsObject(cpy_r_r57);
    cpy_r_r63 = PyList_Append(cpy_r_r47, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r64 = cpy_r_r63 >= 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 21, CPyStatic_myriad___automa___globals);
        goto CPyL89;
    }
CPyL35: ;
    cpy_r_r65 = cpy_r_r48 + 1;
    cpy_r_r48 = cpy_r_r65;
    goto CPyL28;
CPyL36: ;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r67 << 1;
    cpy_r_r69 = cpy_r_r68 != 0;
    if (!cpy_r_r69) goto CPyL38;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r70 = cpy_r_r47;
    goto CPyL47;
CPyL38: ;
    cpy_r_r71 = PyList_New(0);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 22, CPyStatic_myriad___automa___globals);
        goto CPyL92;
    }
    cpy_r_r72 = 0;
    cpy_r_r73 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "take_marker", "Myriad", "books", 22, CPyStatic_myriad___automa___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r73);
CPyL40: ;
    cpy_r_r74 = 0;
CPyL41: ;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r73 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r74 < cpy_r_r76;
    if (!cpy_r_r77) goto CPyL94;
    cpy_r_space_2 = cpy_r_r72;
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r73 + offsetof(PyListObject, ob_item));
    cpy_r_r79 = *(CPyPtr *)cpy_r_r78;
    cpy_r_r80 = cpy_r_r74 * 8;
    cpy_r_r81 = cpy_r_r79 + cpy_r_r80;
    cpy_r_r82 = *(PyObject * *)cpy_r_r81;
    CPy_INCREF(cpy_r_r82);
    if (likely(PyLong_Check(cpy_r_r82)))
        cpy_r_r83 = CPyTagged_FromObject(cpy_r_r82);
    else {
        CPy_TypeError("int", cpy_r_r82); cpy_r_r83 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 22, CPyStatic_myriad___automa___globals);
        goto CPyL95;
    }
    cpy_r_r84 = (Py_ssize_t)cpy_r_r83 != -2;
    CPyTagged_DECREF(cpy_r_r83);
    if (!cpy_r_r84) goto CPyL96;
    cpy_r_r85 = CPyTagged_StealAsObject(cpy_r_space_2);
    cpy_r_r86 = PyList_Append(cpy_r_r71, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 22, CPyStatic_myriad___automa___globals);
        goto CPyL97;
    }
CPyL45: ;
    cpy_r_r88 = cpy_r_r72 + 2;
    cpy_r_r72 = cpy_r_r88;
    cpy_r_r89 = cpy_r_r74 + 1;
    cpy_r_r74 = cpy_r_r89;
    goto CPyL41;
CPyL46: ;
    cpy_r_r70 = cpy_r_r71;
CPyL47: ;
    cpy_r_r90 = CPyDef_myriad___automa____best(cpy_r_t, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r90.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 22, CPyStatic_myriad___automa___globals);
        goto CPyL92;
    }
    cpy_r_r91 = cpy_r_r90.f0;
    cpy_r_r92 = cpy_r_r90.f1;
    cpy_r_r93 = cpy_r_r91;
    cpy_r_r94 = cpy_r_r92;
    cpy_r_r95 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_markers;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "take_marker", "Myriad", "ai_markers", 23, CPyStatic_myriad___automa___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r95);
CPyL49: ;
    cpy_r_r96 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyVarObject, ob_size));
    cpy_r_r97 = *(int64_t *)cpy_r_r96;
    CPy_DECREF(cpy_r_r47);
    cpy_r_r98 = cpy_r_r97 << 1;
    cpy_r_r99 = cpy_r_r98 != 0;
    if (cpy_r_r99) {
        goto CPyL99;
    } else
        goto CPyL51;
CPyL50: ;
    CPyTagged_INCREF(cpy_r_r93);
    cpy_r_r100 = cpy_r_r93;
    goto CPyL54;
CPyL51: ;
    cpy_r_r101 = CPyList_GetItemShort(cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 23, CPyStatic_myriad___automa___globals);
        goto CPyL100;
    }
    if (likely(PyLong_Check(cpy_r_r101)))
        cpy_r_r102 = CPyTagged_FromObject(cpy_r_r101);
    else {
        CPy_TypeError("int", cpy_r_r101); cpy_r_r102 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 23, CPyStatic_myriad___automa___globals);
        goto CPyL100;
    }
    cpy_r_r100 = cpy_r_r102;
CPyL54: ;
    cpy_r_r103 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r103);
    cpy_r_r104 = CPyList_SetItem(cpy_r_r95, cpy_r_r100, cpy_r_r103);
    CPy_DECREF(cpy_r_r95);
    CPyTagged_DECREF(cpy_r_r100);
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 23, CPyStatic_myriad___automa___globals);
        goto CPyL101;
    }
    cpy_r_r105 = cpy_r_r93 & 1;
    cpy_r_r106 = cpy_r_r105 != 0;
    if (cpy_r_r106) goto CPyL57;
    cpy_r_r107 = 0 & 1;
    cpy_r_r108 = cpy_r_r107 != 0;
    if (!cpy_r_r108) goto CPyL58;
CPyL57: ;
    cpy_r_r109 = CPyTagged_IsLt_(cpy_r_r93, 0);
    if (cpy_r_r109) {
        goto CPyL102;
    } else
        goto CPyL60;
CPyL58: ;
    cpy_r_r110 = (Py_ssize_t)cpy_r_r93 < (Py_ssize_t)0;
    if (cpy_r_r110) {
        goto CPyL102;
    } else
        goto CPyL60;
CPyL59: ;
    return 1;
CPyL60: ;
    cpy_r_r111 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "take_marker", "Myriad", "books", 26, CPyStatic_myriad___automa___globals);
        goto CPyL101;
    }
CPyL61: ;
    cpy_r_r112 = CPyList_GetItem(cpy_r_r111, cpy_r_r93);
    CPyTagged_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 26, CPyStatic_myriad___automa___globals);
        goto CPyL103;
    }
    if (likely(PyLong_Check(cpy_r_r112)))
        cpy_r_r113 = CPyTagged_FromObject(cpy_r_r112);
    else {
        CPy_TypeError("int", cpy_r_r112); cpy_r_r113 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 26, CPyStatic_myriad___automa___globals);
        goto CPyL103;
    }
    cpy_r_r114 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_pages;
    if (unlikely(cpy_r_r114 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'ai_pages' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r114);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 27, CPyStatic_myriad___automa___globals);
        goto CPyL104;
    }
CPyL64: ;
    CPyTagged_INCREF(cpy_r_r113);
    cpy_r_r115 = CPyTagged_StealAsObject(cpy_r_r113);
    cpy_r_r116 = PyList_Append(cpy_r_r114, cpy_r_r115);
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r115);
    cpy_r_r117 = cpy_r_r116 >= 0;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 27, CPyStatic_myriad___automa___globals);
        goto CPyL104;
    }
    cpy_r_r118 = CPyStatics[2885]; /* 'event-ai-page' */
    cpy_r_r119 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "take_marker", "Table", "players", 28, CPyStatic_myriad___automa___globals);
        goto CPyL104;
    }
CPyL66: ;
    cpy_r_r120 = (CPyPtr)((CPyPtr)cpy_r_r119 + offsetof(PyVarObject, ob_size));
    cpy_r_r121 = *(int64_t *)cpy_r_r120;
    cpy_r_r122 = cpy_r_r121 << 1;
    cpy_r_r123 = CPyStatics[2886]; /* 'MB-SOLO-04' */
    cpy_r_r124 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 28, CPyStatic_myriad___automa___globals);
        goto CPyL104;
    }
    cpy_r_r125 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r124)->_pages;
    cpy_r_r126 = CPyList_GetItem(cpy_r_r125, cpy_r_r113);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 28, CPyStatic_myriad___automa___globals);
        goto CPyL105;
    }
    if (likely(PyTuple_Check(cpy_r_r126)))
        cpy_r_r127 = cpy_r_r126;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 28, CPyStatic_myriad___automa___globals, "tuple", cpy_r_r126);
        goto CPyL105;
    }
    CPy_DECREF(cpy_r_r124);
    cpy_r_r128 = CPySequenceTuple_GetItem(cpy_r_r127, 0);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 28, CPyStatic_myriad___automa___globals);
        goto CPyL104;
    }
    if (likely(PyUnicode_Check(cpy_r_r128)))
        cpy_r_r129 = cpy_r_r128;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 28, CPyStatic_myriad___automa___globals, "str", cpy_r_r128);
        goto CPyL104;
    }
    cpy_r_r130 = CPyStatics[2887]; /* 'page' */
    cpy_r_r131 = CPyStatics[546]; /* 'why' */
    cpy_r_r132 = CPyDict_Build(2, cpy_r_r130, cpy_r_r129, cpy_r_r131, cpy_r_r94);
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 28, CPyStatic_myriad___automa___globals);
        goto CPyL106;
    }
    cpy_r_r133 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r118, cpy_r_r122, cpy_r_r123, cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 28, CPyStatic_myriad___automa___globals);
        goto CPyL106;
    }
    cpy_r_r134 = CPyDef_pages___take_from_book(cpy_r_t, cpy_r_r113);
    CPyTagged_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r134 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 29, CPyStatic_myriad___automa___globals);
        goto CPyL75;
    }
    return 1;
CPyL75: ;
    cpy_r_r135 = 2;
    return cpy_r_r135;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL75;
CPyL77: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL3;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL75;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL75;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL75;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL75;
CPyL82: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL17;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    goto CPyL75;
CPyL84: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL26;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_space);
    goto CPyL75;
CPyL86: ;
    CPyTagged_DECREF(cpy_r_space);
    goto CPyL25;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    goto CPyL75;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    goto CPyL75;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r47);
    goto CPyL75;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r57);
    goto CPyL75;
CPyL91: ;
    CPyTagged_DECREF(cpy_r_r57);
    goto CPyL35;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r47);
    goto CPyL75;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r71);
    goto CPyL75;
CPyL94: ;
    CPy_DECREF(cpy_r_r73);
    goto CPyL46;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_space_2);
    goto CPyL75;
CPyL96: ;
    CPyTagged_DECREF(cpy_r_space_2);
    goto CPyL45;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r73);
    goto CPyL75;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r94);
    goto CPyL75;
CPyL99: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL50;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    goto CPyL75;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r94);
    goto CPyL75;
CPyL102: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r93);
    CPy_DECREF(cpy_r_r94);
    goto CPyL59;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r94);
    goto CPyL75;
CPyL104: ;
    CPy_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_r113);
    goto CPyL75;
CPyL105: ;
    CPy_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r124);
    goto CPyL75;
CPyL106: ;
    CPyTagged_DecRef(cpy_r_r113);
    goto CPyL75;
}
        
        PyObject *CPyPy_myriad___automa___take_marker(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:take_marker", kwlist, 0};
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
            char retval = CPyDef_myriad___automa___take_marker(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "take_marker", 13, CPyStatic_myriad___automa___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_myriad___automa_____mypyc_lambda__0__best_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "__get__", -1, CPyStatic_myriad___automa___globals);
            return NULL;
        }
        
CPyTagged CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_space) {
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
    cpy_r_r0 = ((serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "<lambda>", "__mypyc_lambda__0__best_obj", "__mypyc_env__", 40, CPyStatic_myriad___automa___globals);
        goto CPyL11;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___automa____best_envObject *)cpy_r_r0)->_pages;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "<lambda>", "_best_env", "pages", 40, CPyStatic_myriad___automa___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___automa____best_envObject *)cpy_r_r0)->_own;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "<lambda>", "_best_env", "own", 40, CPyStatic_myriad___automa___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r2)->_books;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "<lambda>", "Myriad", "books", 40, CPyStatic_myriad___automa___globals);
        goto CPyL13;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_space);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<lambda>", 40, CPyStatic_myriad___automa___globals);
        goto CPyL13;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<lambda>", 40, CPyStatic_myriad___automa___globals);
        goto CPyL13;
    }
    cpy_r_r6 = CPyList_GetItem(cpy_r_r1, cpy_r_r5);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<lambda>", 40, CPyStatic_myriad___automa___globals);
        goto CPyL14;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/automa.py", "<lambda>", 40, CPyStatic_myriad___automa___globals, "tuple", cpy_r_r6);
        goto CPyL14;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<lambda>", 40, CPyStatic_myriad___automa___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<lambda>", 40, CPyStatic_myriad___automa___globals);
        goto CPyL11;
    }
    return cpy_r_r9;
CPyL11: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL11;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL11;
CPyL14: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL11;
}
        
        PyObject *CPyPy_myriad___automa_____mypyc_lambda__0__best_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"space", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_space)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            CPyTagged retval = CPyDef_myriad___automa_____mypyc_lambda__0__best_obj_____call__(arg___mypyc_self__, arg_space);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<lambda>", 40, CPyStatic_myriad___automa___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_myriad___automa_____mypyc_lambda__1__best_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "__get__", -1, CPyStatic_myriad___automa___globals);
            return NULL;
        }
        
CPyTagged CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/automa.py", "<lambda>", "__mypyc_lambda__1__best_obj", "__mypyc_env__", 40, CPyStatic_myriad___automa___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = CPyTagged_Negate(cpy_r_space);
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___automa_____mypyc_lambda__1__best_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"space", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_space)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            CPyTagged retval = CPyDef_myriad___automa_____mypyc_lambda__1__best_obj_____call__(arg___mypyc_self__, arg_space);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<lambda>", 40, CPyStatic_myriad___automa___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_myriad___automa____best(PyObject *cpy_r_t, PyObject *cpy_r_spaces) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T2IO cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T2OO cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T2OO cpy_r_r17;
    tuple_T2T2OOT2OO cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    tuple_T2IO cpy_r_r21;
    tuple_T2IO cpy_r_r22;
    cpy_r_r0 = CPyDef_myriad___automa____best_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "_best", 32, CPyStatic_myriad___automa___globals);
        goto CPyL11;
    }
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_spaces + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) {
        goto CPyL3;
    } else
        goto CPyL12;
CPyL2: ;
    cpy_r_r5 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6.f0 = -2;
    cpy_r_r6.f1 = cpy_r_r5;
    return cpy_r_r6;
CPyL3: ;
    cpy_r_r7 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "_best", 36, CPyStatic_myriad___automa___globals);
        goto CPyL13;
    }
    if (((serai___games___scholars___myriad___automa____best_envObject *)cpy_r_r0)->_own != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___automa____best_envObject *)cpy_r_r0)->_own);
    }
    ((serai___games___scholars___myriad___automa____best_envObject *)cpy_r_r0)->_own = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "_best", 36, CPyStatic_myriad___automa___globals);
        goto CPyL13;
    }
    cpy_r_r9 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "_best", 37, CPyStatic_myriad___automa___globals);
        goto CPyL13;
    }
    cpy_r_r10 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r9)->_pages;
    CPy_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    if (((serai___games___scholars___myriad___automa____best_envObject *)cpy_r_r0)->_pages != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___automa____best_envObject *)cpy_r_r0)->_pages);
    }
    ((serai___games___scholars___myriad___automa____best_envObject *)cpy_r_r0)->_pages = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "_best", 37, CPyStatic_myriad___automa___globals);
        goto CPyL13;
    }
    cpy_r_r12 = CPyStatics[2888]; /* 'why-page-points' */
    cpy_r_r13 = CPyDef_myriad___automa_____mypyc_lambda__0__best_obj();
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "_best", 40, CPyStatic_myriad___automa___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject *)cpy_r_r13)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r14.f0 = cpy_r_r12;
    cpy_r_r14.f1 = cpy_r_r13;
    cpy_r_r15 = CPyStatics[2889]; /* 'why-page-place' */
    cpy_r_r16 = CPyDef_myriad___automa_____mypyc_lambda__1__best_obj();
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "_best", 40, CPyStatic_myriad___automa___globals);
        goto CPyL14;
    }
    ((serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject *)cpy_r_r16)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r17.f0 = cpy_r_r15;
    cpy_r_r17.f1 = cpy_r_r16;
    cpy_r_r18.f0 = cpy_r_r14;
    cpy_r_r18.f1 = cpy_r_r17;
    cpy_r_r19 = PyTuple_New(2);
    if (unlikely(cpy_r_r19 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4929 = PyTuple_New(2);
    if (unlikely(__tmp4929 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4930 = cpy_r_r18.f0.f0;
    PyTuple_SET_ITEM(__tmp4929, 0, __tmp4930);
    PyObject *__tmp4931 = cpy_r_r18.f0.f1;
    PyTuple_SET_ITEM(__tmp4929, 1, __tmp4931);
    PyTuple_SET_ITEM(cpy_r_r19, 0, __tmp4929);
    PyObject *__tmp4932 = PyTuple_New(2);
    if (unlikely(__tmp4932 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4933 = cpy_r_r18.f1.f0;
    PyTuple_SET_ITEM(__tmp4932, 0, __tmp4933);
    PyObject *__tmp4934 = cpy_r_r18.f1.f1;
    PyTuple_SET_ITEM(__tmp4932, 1, __tmp4934);
    PyTuple_SET_ITEM(cpy_r_r19, 1, __tmp4932);
    cpy_r_r20 = NULL;
    cpy_r_r21 = CPyDef_criteria___best(cpy_r_spaces, cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "_best", 38, CPyStatic_myriad___automa___globals);
        goto CPyL11;
    }
    return cpy_r_r21;
CPyL11: ;
    tuple_T2IO __tmp4935 = { CPY_INT_TAG, NULL };
    cpy_r_r22 = __tmp4935;
    return cpy_r_r22;
CPyL12: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL2;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL11;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14.f0);
    CPy_DecRef(cpy_r_r14.f1);
    goto CPyL11;
}
        
        PyObject *CPyPy_myriad___automa____best(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "spaces", 0};
            static CPyArg_Parser parser = {"OO:_best", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_spaces;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_spaces)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_spaces;
            if (likely(PyList_Check(obj_spaces)))
                arg_spaces = obj_spaces;
            else {
                CPy_TypeError("list", obj_spaces); 
                goto fail;
            }
            tuple_T2IO retval = CPyDef_myriad___automa____best(arg_t, arg_spaces);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4936 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp4936);
            PyObject *__tmp4937 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp4937);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "_best", 32, CPyStatic_myriad___automa___globals);
            return NULL;
        }
        
char CPyDef_myriad___automa_____top_level__(void) {
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
    char cpy_r_r143;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 1, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 1, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___automa___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 3, CPyStatic_myriad___automa___globals);
        goto CPyL54;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 5, CPyStatic_myriad___automa___globals);
        goto CPyL54;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 5, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 5, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 5, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5421]; /* ('shelf',) */
    cpy_r_r31 = CPyStatic_myriad___automa___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 5, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    } else
        goto CPyL55;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___myriad___pages;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___myriad___pages;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 6, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___myriad___pages;
    cpy_r_r42 = CPyExec_serai___games___scholars___myriad___pages;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___myriad___pages__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 6, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 6, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 6, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5422]; /* ('take_from_book',) */
    cpy_r_r53 = CPyStatic_myriad___automa___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 6, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    } else
        goto CPyL56;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___myriad___table;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___myriad___table;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 7, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___myriad___table;
    cpy_r_r64 = CPyExec_serai___games___scholars___myriad___table;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___myriad___table__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 7, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 7, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 7, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5423]; /* ('part',) */
    cpy_r_r75 = CPyStatic_myriad___automa___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 7, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    } else
        goto CPyL57;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 8, CPyStatic_myriad___automa___globals);
        goto CPyL54;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 8, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 8, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 8, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5424]; /* ('NO_CARD',) */
    cpy_r_r97 = CPyStatic_myriad___automa___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 8, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    } else
        goto CPyL58;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 9, CPyStatic_myriad___automa___globals);
        goto CPyL54;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 9, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 9, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 9, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r119 = CPyStatic_myriad___automa___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 9, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    } else
        goto CPyL59;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___kernel___criteria;
    cpy_r_r122 = (void *)&CPyImportState_serai___kernel___criteria;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[555]; /* 'serai.kernel.criteria' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 10, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___kernel___criteria;
    cpy_r_r130 = CPyExec_serai___kernel___criteria;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___kernel___criteria__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 10, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 10, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[555]; /* 'serai.kernel.criteria' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 10, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5091]; /* ('best',) */
    cpy_r_r141 = CPyStatic_myriad___automa___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/automa.py", "<module>", 10, CPyStatic_myriad___automa___globals);
        goto CPyL54;
    } else
        goto CPyL60;
CPyL53: ;
    return 1;
CPyL54: ;
    cpy_r_r143 = 2;
    return cpy_r_r143;
CPyL55: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL56: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL57: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL58: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL59: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL60: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
}

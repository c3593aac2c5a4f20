#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___automa___choices___teller_env_traverse(serai___games___merv___automa___choices___teller_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_rule);
    Py_VISIT(self->_names);
    Py_VISIT(self->_tell);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___choices___teller_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___teller_envObject *self = (serai___games___merv___automa___choices___teller_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_rule);
    Py_CLEAR(self->_names);
    Py_CLEAR(self->_tell);
    return 0;
}

static int32_t CPyDef_merv___automa___choices___teller_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___teller_envObject *self = (serai___games___merv___automa___choices___teller_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_tell);
    return 0;
}

static void
merv___automa___choices___teller_env_dealloc(serai___games___merv___automa___choices___teller_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___teller_env_free_instance == NULL) {
        merv___automa___choices___teller_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_rule);
        Py_CLEAR(self->_names);
        Py_CLEAR(self->_tell);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___teller_env_dealloc)
    CPyDef_merv___automa___choices___teller_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__teller_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___teller_env(void);

static PyObject *
merv___automa___choices___teller_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___teller_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__teller_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___teller_env_vtable[1];
static bool
CPyDef_merv___automa___choices___teller_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___teller_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___choices___teller_env_vtable, merv___automa___choices___teller_env_vtable_scratch, sizeof(merv___automa___choices___teller_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___teller_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___choices___teller_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__teller_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___teller_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "teller_env",
    .tp_new = merv___automa___choices___teller_env_new,
    .tp_dealloc = (destructor)merv___automa___choices___teller_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___teller_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___teller_env_clear,
    .tp_methods = merv___automa___choices___teller_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___teller_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("teller_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___teller_env_template = &CPyType_merv___automa___choices___teller_env_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__teller_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___teller_envObject *self;
    if (merv___automa___choices___teller_env_free_instance != NULL) {
        self = merv___automa___choices___teller_env_free_instance;
        merv___automa___choices___teller_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___teller_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___teller_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___teller_env(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__teller_env_setup((PyObject *)CPyType_merv___automa___choices___teller_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___choices___tell_teller_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices___tell_teller_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices___tell_teller_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices___tell_teller_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices___tell_teller_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices___tell_teller_obj_traverse(serai___games___merv___automa___choices___tell_teller_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices___tell_teller_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices___tell_teller_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices___tell_teller_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___tell_teller_objObject *self = (serai___games___merv___automa___choices___tell_teller_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices___tell_teller_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices___tell_teller_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices___tell_teller_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___tell_teller_objObject *self = (serai___games___merv___automa___choices___tell_teller_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices___tell_teller_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices___tell_teller_objObject))));
    return 0;
}

static void
merv___automa___choices___tell_teller_obj_dealloc(serai___games___merv___automa___choices___tell_teller_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___tell_teller_obj_free_instance == NULL) {
        merv___automa___choices___tell_teller_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___tell_teller_obj_dealloc)
    CPyDef_merv___automa___choices___tell_teller_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__tell_teller_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___tell_teller_obj(void);

static PyObject *
merv___automa___choices___tell_teller_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___tell_teller_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__tell_teller_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___tell_teller_obj_vtable[2];
static bool
CPyDef_merv___automa___choices___tell_teller_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___tell_teller_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices___tell_teller_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices___tell_teller_obj_____get__,
    };
    memcpy(merv___automa___choices___tell_teller_obj_vtable, merv___automa___choices___tell_teller_obj_vtable_scratch, sizeof(merv___automa___choices___tell_teller_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___tell_teller_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices___tell_teller_obj_get___3_mypyc_env__(serai___games___merv___automa___choices___tell_teller_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices___tell_teller_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices___tell_teller_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices___tell_teller_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__tell_teller_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices___tell_teller_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($why, left)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices___tell_teller_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___tell_teller_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "tell_teller_obj",
    .tp_new = merv___automa___choices___tell_teller_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices___tell_teller_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___tell_teller_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___tell_teller_obj_clear,
    .tp_getset = merv___automa___choices___tell_teller_obj_getseters,
    .tp_methods = merv___automa___choices___tell_teller_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices___tell_teller_obj,
    .tp_members = merv___automa___choices___tell_teller_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___tell_teller_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices___tell_teller_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices___tell_teller_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices___tell_teller_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("tell_teller_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___tell_teller_obj_template = &CPyType_merv___automa___choices___tell_teller_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__tell_teller_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___tell_teller_objObject *self;
    if (merv___automa___choices___tell_teller_obj_free_instance != NULL) {
        self = merv___automa___choices___tell_teller_obj_free_instance;
        merv___automa___choices___tell_teller_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___tell_teller_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___tell_teller_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices___tell_teller_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___tell_teller_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__tell_teller_obj_setup((PyObject *)CPyType_merv___automa___choices___tell_teller_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices___tell_teller_obj_get___3_mypyc_env__(serai___games___merv___automa___choices___tell_teller_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'tell_teller_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
merv___automa___choices___zone_by_method_a_env_traverse(serai___games___merv___automa___choices___zone_by_method_a_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_human)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_human));
    }
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___choices___zone_by_method_a_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___zone_by_method_a_envObject *self = (serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_human)) {
        CPyTagged __tmp = self->_human;
        self->_human = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_merv___automa___choices___zone_by_method_a_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___zone_by_method_a_envObject *self = (serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___automa___choices___zone_by_method_a_env_dealloc(serai___games___merv___automa___choices___zone_by_method_a_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___zone_by_method_a_env_free_instance == NULL) {
        merv___automa___choices___zone_by_method_a_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        if (CPyTagged_CheckLong(self->_human)) {
            CPyTagged __tmp = self->_human;
            self->_human = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_human = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->_me)) {
            CPyTagged __tmp = self->_me;
            self->_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_me = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___zone_by_method_a_env_dealloc)
    CPyDef_merv___automa___choices___zone_by_method_a_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__zone_by_method_a_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___zone_by_method_a_env(void);

static PyObject *
merv___automa___choices___zone_by_method_a_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___zone_by_method_a_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__zone_by_method_a_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___zone_by_method_a_env_vtable[1];
static bool
CPyDef_merv___automa___choices___zone_by_method_a_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___zone_by_method_a_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___choices___zone_by_method_a_env_vtable, merv___automa___choices___zone_by_method_a_env_vtable_scratch, sizeof(merv___automa___choices___zone_by_method_a_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___zone_by_method_a_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___choices___zone_by_method_a_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__zone_by_method_a_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___zone_by_method_a_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "zone_by_method_a_env",
    .tp_new = merv___automa___choices___zone_by_method_a_env_new,
    .tp_dealloc = (destructor)merv___automa___choices___zone_by_method_a_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___zone_by_method_a_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___zone_by_method_a_env_clear,
    .tp_methods = merv___automa___choices___zone_by_method_a_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___zone_by_method_a_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("zone_by_method_a_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___zone_by_method_a_env_template = &CPyType_merv___automa___choices___zone_by_method_a_env_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__zone_by_method_a_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___zone_by_method_a_envObject *self;
    if (merv___automa___choices___zone_by_method_a_env_free_instance != NULL) {
        self = merv___automa___choices___zone_by_method_a_env_free_instance;
        merv___automa___choices___zone_by_method_a_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___zone_by_method_a_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___zone_by_method_a_env_vtable;
    self->_human = CPY_INT_TAG;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___zone_by_method_a_env(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__zone_by_method_a_env_setup((PyObject *)CPyType_merv___automa___choices___zone_by_method_a_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__0_zone_by_method_a_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__0_zone_by_method_a_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_vtable, merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__0_zone_by_method_a_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($zone)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_zone_by_method_a_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_zone_by_method_a_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__0_zone_by_method_a_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__0_zone_by_method_a_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_zone_by_method_a_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__1_zone_by_method_a_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__1_zone_by_method_a_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_vtable, merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__1_zone_by_method_a_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($zone)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_zone_by_method_a_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_zone_by_method_a_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__1_zone_by_method_a_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__1_zone_by_method_a_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_zone_by_method_a_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__2_zone_by_method_a_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__2_zone_by_method_a_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_vtable, merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__2_zone_by_method_a_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($zone)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2_zone_by_method_a_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2_zone_by_method_a_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__2_zone_by_method_a_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__2_zone_by_method_a_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2_zone_by_method_a_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__3_zone_by_method_a_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__3_zone_by_method_a_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_vtable, merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__3_zone_by_method_a_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($zone)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__3_zone_by_method_a_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__3_zone_by_method_a_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__3_zone_by_method_a_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__3_zone_by_method_a_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__3_zone_by_method_a_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
merv___automa___choices___zone_by_method_b_env_traverse(serai___games___merv___automa___choices___zone_by_method_b_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_human)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_human));
    }
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___choices___zone_by_method_b_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___zone_by_method_b_envObject *self = (serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_human)) {
        CPyTagged __tmp = self->_human;
        self->_human = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_merv___automa___choices___zone_by_method_b_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___zone_by_method_b_envObject *self = (serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___automa___choices___zone_by_method_b_env_dealloc(serai___games___merv___automa___choices___zone_by_method_b_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___zone_by_method_b_env_free_instance == NULL) {
        merv___automa___choices___zone_by_method_b_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        if (CPyTagged_CheckLong(self->_human)) {
            CPyTagged __tmp = self->_human;
            self->_human = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_human = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->_me)) {
            CPyTagged __tmp = self->_me;
            self->_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_me = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___zone_by_method_b_env_dealloc)
    CPyDef_merv___automa___choices___zone_by_method_b_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__zone_by_method_b_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___zone_by_method_b_env(void);

static PyObject *
merv___automa___choices___zone_by_method_b_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___zone_by_method_b_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__zone_by_method_b_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___zone_by_method_b_env_vtable[1];
static bool
CPyDef_merv___automa___choices___zone_by_method_b_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___zone_by_method_b_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___choices___zone_by_method_b_env_vtable, merv___automa___choices___zone_by_method_b_env_vtable_scratch, sizeof(merv___automa___choices___zone_by_method_b_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___zone_by_method_b_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___choices___zone_by_method_b_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__zone_by_method_b_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___zone_by_method_b_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "zone_by_method_b_env",
    .tp_new = merv___automa___choices___zone_by_method_b_env_new,
    .tp_dealloc = (destructor)merv___automa___choices___zone_by_method_b_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___zone_by_method_b_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___zone_by_method_b_env_clear,
    .tp_methods = merv___automa___choices___zone_by_method_b_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___zone_by_method_b_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("zone_by_method_b_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___zone_by_method_b_env_template = &CPyType_merv___automa___choices___zone_by_method_b_env_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__zone_by_method_b_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___zone_by_method_b_envObject *self;
    if (merv___automa___choices___zone_by_method_b_env_free_instance != NULL) {
        self = merv___automa___choices___zone_by_method_b_env_free_instance;
        merv___automa___choices___zone_by_method_b_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___zone_by_method_b_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___zone_by_method_b_env_vtable;
    self->_human = CPY_INT_TAG;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___zone_by_method_b_env(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__zone_by_method_b_env_setup((PyObject *)CPyType_merv___automa___choices___zone_by_method_b_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__4_zone_by_method_b_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__4_zone_by_method_b_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_vtable, merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__4_zone_by_method_b_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($zone)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__4_zone_by_method_b_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__4_zone_by_method_b_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__4_zone_by_method_b_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__4_zone_by_method_b_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__4_zone_by_method_b_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__5_zone_by_method_b_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__5_zone_by_method_b_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_vtable, merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__5_zone_by_method_b_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($zone)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__5_zone_by_method_b_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__5_zone_by_method_b_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__5_zone_by_method_b_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__5_zone_by_method_b_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__5_zone_by_method_b_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__6_zone_by_method_b_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__6_zone_by_method_b_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_vtable, merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__6_zone_by_method_b_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($zone)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__6_zone_by_method_b_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__6_zone_by_method_b_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__6_zone_by_method_b_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__6_zone_by_method_b_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__6_zone_by_method_b_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__7_zone_by_method_b_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__7_zone_by_method_b_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_vtable, merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__7_zone_by_method_b_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($zone)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__7_zone_by_method_b_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__7_zone_by_method_b_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__7_zone_by_method_b_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__7_zone_by_method_b_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__7_zone_by_method_b_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
merv___automa___choices___site_env_traverse(serai___games___merv___automa___choices___site_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___choices___site_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___site_envObject *self = (serai___games___merv___automa___choices___site_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    return 0;
}

static int32_t CPyDef_merv___automa___choices___site_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___site_envObject *self = (serai___games___merv___automa___choices___site_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___automa___choices___site_env_dealloc(serai___games___merv___automa___choices___site_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___site_env_free_instance == NULL) {
        merv___automa___choices___site_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___site_env_dealloc)
    CPyDef_merv___automa___choices___site_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__site_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___site_env(void);

static PyObject *
merv___automa___choices___site_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___site_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__site_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___site_env_vtable[1];
static bool
CPyDef_merv___automa___choices___site_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___site_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___choices___site_env_vtable, merv___automa___choices___site_env_vtable_scratch, sizeof(merv___automa___choices___site_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___site_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___choices___site_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__site_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___site_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "site_env",
    .tp_new = merv___automa___choices___site_env_new,
    .tp_dealloc = (destructor)merv___automa___choices___site_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___site_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___site_env_clear,
    .tp_methods = merv___automa___choices___site_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___site_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("site_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___site_env_template = &CPyType_merv___automa___choices___site_env_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__site_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___site_envObject *self;
    if (merv___automa___choices___site_env_free_instance != NULL) {
        self = merv___automa___choices___site_env_free_instance;
        merv___automa___choices___site_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___site_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___site_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___site_env(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__site_env_setup((PyObject *)CPyType_merv___automa___choices___site_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__8_site_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__8_site_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__8_site_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__8_site_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__8_site_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__8_site_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__8_site_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__8_site_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__8_site_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__8_site_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__8_site_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__8_site_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__8_site_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__8_site_obj_vtable, merv___automa___choices_____mypyc_lambda__8_site_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__8_site_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__8_site_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__8_site_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__8_site_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__8_site_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__8_site_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__8_site_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($square)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__8_site_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__8_site_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__8_site_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__8_site_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__8_site_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__8_site_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__8_site_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__8_site_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__8_site_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__8_site_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__8_site_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__8_site_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__8_site_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__8_site_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__8_site_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__8_site_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__8_site_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__8_site_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__8_site_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__8_site_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__8_site_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__8_site_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__8_site_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__9_site_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__9_site_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__9_site_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__9_site_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__9_site_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__9_site_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__9_site_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__9_site_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__9_site_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__9_site_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__9_site_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__9_site_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__9_site_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__9_site_obj_vtable, merv___automa___choices_____mypyc_lambda__9_site_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__9_site_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__9_site_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__9_site_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__9_site_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__9_site_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__9_site_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__9_site_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($square)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__9_site_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__9_site_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__9_site_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__9_site_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__9_site_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__9_site_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__9_site_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__9_site_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__9_site_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__9_site_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__9_site_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__9_site_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__9_site_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__9_site_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__9_site_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__9_site_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__9_site_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__9_site_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__9_site_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__9_site_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__9_site_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__9_site_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__9_site_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
merv___automa___choices___courtier_zone_env_traverse(serai___games___merv___automa___choices___courtier_zone_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___choices___courtier_zone_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___courtier_zone_envObject *self = (serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    return 0;
}

static int32_t CPyDef_merv___automa___choices___courtier_zone_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___courtier_zone_envObject *self = (serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___automa___choices___courtier_zone_env_dealloc(serai___games___merv___automa___choices___courtier_zone_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___courtier_zone_env_free_instance == NULL) {
        merv___automa___choices___courtier_zone_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___courtier_zone_env_dealloc)
    CPyDef_merv___automa___choices___courtier_zone_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__courtier_zone_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___courtier_zone_env(void);

static PyObject *
merv___automa___choices___courtier_zone_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___courtier_zone_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__courtier_zone_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___courtier_zone_env_vtable[1];
static bool
CPyDef_merv___automa___choices___courtier_zone_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___courtier_zone_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___choices___courtier_zone_env_vtable, merv___automa___choices___courtier_zone_env_vtable_scratch, sizeof(merv___automa___choices___courtier_zone_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___courtier_zone_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___choices___courtier_zone_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__courtier_zone_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___courtier_zone_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "courtier_zone_env",
    .tp_new = merv___automa___choices___courtier_zone_env_new,
    .tp_dealloc = (destructor)merv___automa___choices___courtier_zone_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___courtier_zone_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___courtier_zone_env_clear,
    .tp_methods = merv___automa___choices___courtier_zone_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___courtier_zone_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("courtier_zone_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___courtier_zone_env_template = &CPyType_merv___automa___choices___courtier_zone_env_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__courtier_zone_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___courtier_zone_envObject *self;
    if (merv___automa___choices___courtier_zone_env_free_instance != NULL) {
        self = merv___automa___choices___courtier_zone_env_free_instance;
        merv___automa___choices___courtier_zone_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___courtier_zone_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___courtier_zone_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___courtier_zone_env(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__courtier_zone_env_setup((PyObject *)CPyType_merv___automa___choices___courtier_zone_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__10_courtier_zone_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__10_courtier_zone_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_vtable, merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__10_courtier_zone_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($zone)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__10_courtier_zone_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__10_courtier_zone_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__10_courtier_zone_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__10_courtier_zone_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__10_courtier_zone_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__11_courtier_zone_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__11_courtier_zone_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_vtable, merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__11_courtier_zone_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($zone)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__11_courtier_zone_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__11_courtier_zone_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__11_courtier_zone_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__11_courtier_zone_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__11_courtier_zone_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__12_courtier_zone_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__12_courtier_zone_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_vtable, merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__12_courtier_zone_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($zone)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__12_courtier_zone_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__12_courtier_zone_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__12_courtier_zone_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__12_courtier_zone_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__12_courtier_zone_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
merv___automa___choices___courtier_district_env_traverse(serai___games___merv___automa___choices___courtier_district_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_squares);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___choices___courtier_district_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___courtier_district_envObject *self = (serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_squares);
    return 0;
}

static int32_t CPyDef_merv___automa___choices___courtier_district_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___courtier_district_envObject *self = (serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___automa___choices___courtier_district_env_dealloc(serai___games___merv___automa___choices___courtier_district_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___courtier_district_env_free_instance == NULL) {
        merv___automa___choices___courtier_district_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_squares);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___courtier_district_env_dealloc)
    CPyDef_merv___automa___choices___courtier_district_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__courtier_district_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___courtier_district_env(void);

static PyObject *
merv___automa___choices___courtier_district_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___courtier_district_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__courtier_district_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___courtier_district_env_vtable[1];
static bool
CPyDef_merv___automa___choices___courtier_district_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___courtier_district_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___choices___courtier_district_env_vtable, merv___automa___choices___courtier_district_env_vtable_scratch, sizeof(merv___automa___choices___courtier_district_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___courtier_district_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___choices___courtier_district_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__courtier_district_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___courtier_district_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "courtier_district_env",
    .tp_new = merv___automa___choices___courtier_district_env_new,
    .tp_dealloc = (destructor)merv___automa___choices___courtier_district_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___courtier_district_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___courtier_district_env_clear,
    .tp_methods = merv___automa___choices___courtier_district_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___courtier_district_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("courtier_district_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___courtier_district_env_template = &CPyType_merv___automa___choices___courtier_district_env_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__courtier_district_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___courtier_district_envObject *self;
    if (merv___automa___choices___courtier_district_env_free_instance != NULL) {
        self = merv___automa___choices___courtier_district_env_free_instance;
        merv___automa___choices___courtier_district_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___courtier_district_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___courtier_district_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___courtier_district_env(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__courtier_district_env_setup((PyObject *)CPyType_merv___automa___choices___courtier_district_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__13_courtier_district_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__13_courtier_district_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__13_courtier_district_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_vtable, merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__13_courtier_district_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($square)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__13_courtier_district_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__13_courtier_district_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__13_courtier_district_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__13_courtier_district_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__13_courtier_district_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__13_courtier_district_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__14_courtier_district_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__14_courtier_district_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__14_courtier_district_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_vtable, merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__14_courtier_district_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($square)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__14_courtier_district_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__14_courtier_district_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__14_courtier_district_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__14_courtier_district_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__14_courtier_district_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__14_courtier_district_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__15_courtier_district_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__15_courtier_district_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__15_courtier_district_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_vtable, merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__15_courtier_district_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($square)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__15_courtier_district_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__15_courtier_district_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__15_courtier_district_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__15_courtier_district_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__15_courtier_district_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__15_courtier_district_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
merv___automa___choices___card_env_traverse(serai___games___merv___automa___choices___card_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_now)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_now));
    }
    Py_VISIT(self->_player);
    Py_VISIT(self->_added);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___choices___card_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___card_envObject *self = (serai___games___merv___automa___choices___card_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_now)) {
        CPyTagged __tmp = self->_now;
        self->_now = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_player);
    Py_CLEAR(self->_added);
    return 0;
}

static int32_t CPyDef_merv___automa___choices___card_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___card_envObject *self = (serai___games___merv___automa___choices___card_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_added);
    return 0;
}

static void
merv___automa___choices___card_env_dealloc(serai___games___merv___automa___choices___card_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___card_env_free_instance == NULL) {
        merv___automa___choices___card_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        if (CPyTagged_CheckLong(self->_now)) {
            CPyTagged __tmp = self->_now;
            self->_now = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_now = CPY_INT_TAG;
        }
        Py_CLEAR(self->_player);
        Py_CLEAR(self->_added);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___card_env_dealloc)
    CPyDef_merv___automa___choices___card_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__card_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___card_env(void);

static PyObject *
merv___automa___choices___card_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___card_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__card_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___card_env_vtable[1];
static bool
CPyDef_merv___automa___choices___card_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___card_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___choices___card_env_vtable, merv___automa___choices___card_env_vtable_scratch, sizeof(merv___automa___choices___card_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___card_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___choices___card_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__card_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___card_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "card_env",
    .tp_new = merv___automa___choices___card_env_new,
    .tp_dealloc = (destructor)merv___automa___choices___card_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___card_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___card_env_clear,
    .tp_methods = merv___automa___choices___card_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___card_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("card_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___card_env_template = &CPyType_merv___automa___choices___card_env_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__card_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___card_envObject *self;
    if (merv___automa___choices___card_env_free_instance != NULL) {
        self = merv___automa___choices___card_env_free_instance;
        merv___automa___choices___card_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___card_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___card_env_vtable;
    self->_now = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___card_env(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__card_env_setup((PyObject *)CPyType_merv___automa___choices___card_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___choices___added_card_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices___added_card_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices___added_card_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices___added_card_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices___added_card_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices___added_card_obj_traverse(serai___games___merv___automa___choices___added_card_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices___added_card_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices___added_card_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices___added_card_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___added_card_objObject *self = (serai___games___merv___automa___choices___added_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices___added_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices___added_card_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices___added_card_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___added_card_objObject *self = (serai___games___merv___automa___choices___added_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices___added_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices___added_card_objObject))));
    return 0;
}

static void
merv___automa___choices___added_card_obj_dealloc(serai___games___merv___automa___choices___added_card_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___added_card_obj_free_instance == NULL) {
        merv___automa___choices___added_card_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___added_card_obj_dealloc)
    CPyDef_merv___automa___choices___added_card_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__added_card_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___added_card_obj(void);

static PyObject *
merv___automa___choices___added_card_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___added_card_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__added_card_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___added_card_obj_vtable[2];
static bool
CPyDef_merv___automa___choices___added_card_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___added_card_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices___added_card_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices___added_card_obj_____get__,
    };
    memcpy(merv___automa___choices___added_card_obj_vtable, merv___automa___choices___added_card_obj_vtable_scratch, sizeof(merv___automa___choices___added_card_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___added_card_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices___added_card_obj_get___3_mypyc_env__(serai___games___merv___automa___choices___added_card_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices___added_card_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices___added_card_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices___added_card_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__added_card_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices___added_card_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($place)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices___added_card_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___added_card_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "added_card_obj",
    .tp_new = merv___automa___choices___added_card_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices___added_card_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___added_card_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___added_card_obj_clear,
    .tp_getset = merv___automa___choices___added_card_obj_getseters,
    .tp_methods = merv___automa___choices___added_card_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices___added_card_obj,
    .tp_members = merv___automa___choices___added_card_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___added_card_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices___added_card_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices___added_card_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices___added_card_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("added_card_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___added_card_obj_template = &CPyType_merv___automa___choices___added_card_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__added_card_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___added_card_objObject *self;
    if (merv___automa___choices___added_card_obj_free_instance != NULL) {
        self = merv___automa___choices___added_card_obj_free_instance;
        merv___automa___choices___added_card_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___added_card_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___added_card_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices___added_card_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___added_card_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__added_card_obj_setup((PyObject *)CPyType_merv___automa___choices___added_card_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices___added_card_obj_get___3_mypyc_env__(serai___games___merv___automa___choices___added_card_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'added_card_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__16_card_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__16_card_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__16_card_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__16_card_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__16_card_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__16_card_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__16_card_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__16_card_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__16_card_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__16_card_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__16_card_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__16_card_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__16_card_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__16_card_obj_vtable, merv___automa___choices_____mypyc_lambda__16_card_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__16_card_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__16_card_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__16_card_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__16_card_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__16_card_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__16_card_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__16_card_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($place)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__16_card_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__16_card_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__16_card_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__16_card_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__16_card_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__16_card_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__16_card_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__16_card_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__16_card_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__16_card_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__16_card_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__16_card_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__16_card_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__16_card_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__16_card_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__16_card_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__16_card_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__16_card_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__16_card_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__16_card_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__16_card_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__16_card_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__16_card_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
merv___automa___choices___room_env_traverse(serai___games___merv___automa___choices___room_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___choices___room_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___room_envObject *self = (serai___games___merv___automa___choices___room_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    return 0;
}

static int32_t CPyDef_merv___automa___choices___room_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___room_envObject *self = (serai___games___merv___automa___choices___room_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___automa___choices___room_env_dealloc(serai___games___merv___automa___choices___room_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___room_env_free_instance == NULL) {
        merv___automa___choices___room_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___room_env_dealloc)
    CPyDef_merv___automa___choices___room_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__room_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___room_env(void);

static PyObject *
merv___automa___choices___room_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___room_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__room_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___room_env_vtable[1];
static bool
CPyDef_merv___automa___choices___room_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___room_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___choices___room_env_vtable, merv___automa___choices___room_env_vtable_scratch, sizeof(merv___automa___choices___room_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___room_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___choices___room_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__room_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___room_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "room_env",
    .tp_new = merv___automa___choices___room_env_new,
    .tp_dealloc = (destructor)merv___automa___choices___room_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___room_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___room_env_clear,
    .tp_methods = merv___automa___choices___room_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___room_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("room_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___room_env_template = &CPyType_merv___automa___choices___room_env_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__room_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___room_envObject *self;
    if (merv___automa___choices___room_env_free_instance != NULL) {
        self = merv___automa___choices___room_env_free_instance;
        merv___automa___choices___room_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___room_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___room_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___room_env(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__room_env_setup((PyObject *)CPyType_merv___automa___choices___room_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__17_room_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__17_room_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__17_room_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__17_room_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__17_room_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__17_room_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__17_room_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__17_room_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__17_room_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__17_room_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__17_room_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__17_room_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__17_room_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__17_room_obj_vtable, merv___automa___choices_____mypyc_lambda__17_room_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__17_room_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__17_room_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__17_room_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__17_room_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__17_room_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__17_room_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__17_room_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($room)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__17_room_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__17_room_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__17_room_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__17_room_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__17_room_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__17_room_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__17_room_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__17_room_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__17_room_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__17_room_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__17_room_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__17_room_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__17_room_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__17_room_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__17_room_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__17_room_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__17_room_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__17_room_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__17_room_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__17_room_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__17_room_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__17_room_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__17_room_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__18_room_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__18_room_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__18_room_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__18_room_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__18_room_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__18_room_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__18_room_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__18_room_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__18_room_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__18_room_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__18_room_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__18_room_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__18_room_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__18_room_obj_vtable, merv___automa___choices_____mypyc_lambda__18_room_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__18_room_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__18_room_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__18_room_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__18_room_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__18_room_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__18_room_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__18_room_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($room)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__18_room_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__18_room_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__18_room_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__18_room_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__18_room_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__18_room_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__18_room_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__18_room_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__18_room_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__18_room_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__18_room_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__18_room_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__18_room_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__18_room_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__18_room_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__18_room_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__18_room_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__18_room_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__18_room_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__18_room_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__18_room_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__18_room_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__18_room_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__19_room_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__19_room_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__19_room_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__19_room_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__19_room_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__19_room_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__19_room_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__19_room_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__19_room_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__19_room_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__19_room_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__19_room_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__19_room_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__19_room_obj_vtable, merv___automa___choices_____mypyc_lambda__19_room_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__19_room_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__19_room_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__19_room_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__19_room_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__19_room_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__19_room_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__19_room_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($room)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__19_room_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__19_room_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__19_room_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__19_room_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__19_room_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__19_room_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__19_room_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__19_room_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__19_room_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__19_room_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__19_room_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__19_room_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__19_room_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__19_room_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__19_room_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__19_room_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__19_room_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__19_room_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__19_room_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__19_room_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__19_room_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__19_room_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__19_room_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
merv___automa___choices___city_env_traverse(serai___games___merv___automa___choices___city_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_preference);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___choices___city_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___city_envObject *self = (serai___games___merv___automa___choices___city_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_preference);
    return 0;
}

static int32_t CPyDef_merv___automa___choices___city_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___city_envObject *self = (serai___games___merv___automa___choices___city_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___automa___choices___city_env_dealloc(serai___games___merv___automa___choices___city_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___city_env_free_instance == NULL) {
        merv___automa___choices___city_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_preference);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___city_env_dealloc)
    CPyDef_merv___automa___choices___city_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__city_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___city_env(void);

static PyObject *
merv___automa___choices___city_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___city_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__city_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___city_env_vtable[1];
static bool
CPyDef_merv___automa___choices___city_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___city_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___choices___city_env_vtable, merv___automa___choices___city_env_vtable_scratch, sizeof(merv___automa___choices___city_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___city_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___choices___city_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__city_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___city_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "city_env",
    .tp_new = merv___automa___choices___city_env_new,
    .tp_dealloc = (destructor)merv___automa___choices___city_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___city_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___city_env_clear,
    .tp_methods = merv___automa___choices___city_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___city_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("city_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___city_env_template = &CPyType_merv___automa___choices___city_env_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__city_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___city_envObject *self;
    if (merv___automa___choices___city_env_free_instance != NULL) {
        self = merv___automa___choices___city_env_free_instance;
        merv___automa___choices___city_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___city_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___city_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___city_env(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__city_env_setup((PyObject *)CPyType_merv___automa___choices___city_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__20_city_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__20_city_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__20_city_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__20_city_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__20_city_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__20_city_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__20_city_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__20_city_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__20_city_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__20_city_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__20_city_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__20_city_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__20_city_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__20_city_obj_vtable, merv___automa___choices_____mypyc_lambda__20_city_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__20_city_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__20_city_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__20_city_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__20_city_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__20_city_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__20_city_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__20_city_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($city)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__20_city_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__20_city_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__20_city_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__20_city_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__20_city_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__20_city_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__20_city_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__20_city_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__20_city_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__20_city_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__20_city_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__20_city_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__20_city_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__20_city_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__20_city_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__20_city_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__20_city_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__20_city_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__20_city_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__20_city_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__20_city_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__20_city_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__20_city_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__21_city_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__21_city_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__21_city_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__21_city_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__21_city_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__21_city_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__21_city_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__21_city_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__21_city_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__21_city_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__21_city_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__21_city_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__21_city_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__21_city_obj_vtable, merv___automa___choices_____mypyc_lambda__21_city_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__21_city_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__21_city_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__21_city_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__21_city_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__21_city_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__21_city_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__21_city_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($city)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__21_city_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__21_city_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__21_city_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__21_city_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__21_city_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__21_city_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__21_city_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__21_city_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__21_city_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__21_city_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__21_city_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__21_city_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__21_city_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__21_city_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__21_city_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__21_city_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__21_city_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__21_city_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__21_city_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__21_city_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__21_city_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__21_city_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__21_city_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__22_city_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__22_city_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__22_city_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__22_city_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__22_city_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__22_city_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__22_city_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__22_city_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__22_city_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__22_city_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__22_city_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__22_city_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__22_city_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__22_city_obj_vtable, merv___automa___choices_____mypyc_lambda__22_city_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__22_city_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__22_city_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__22_city_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__22_city_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__22_city_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__22_city_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__22_city_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($city)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__22_city_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__22_city_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__22_city_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__22_city_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__22_city_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__22_city_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__22_city_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__22_city_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__22_city_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__22_city_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__22_city_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__22_city_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__22_city_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__22_city_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__22_city_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__22_city_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__22_city_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__22_city_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__22_city_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__22_city_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__22_city_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__22_city_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__22_city_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
merv___automa___choices___contract_env_traverse(serai___games___merv___automa___choices___contract_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_book);
    Py_VISIT(self->_cards);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___choices___contract_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___contract_envObject *self = (serai___games___merv___automa___choices___contract_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_book);
    Py_CLEAR(self->_cards);
    return 0;
}

static int32_t CPyDef_merv___automa___choices___contract_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___contract_envObject *self = (serai___games___merv___automa___choices___contract_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___automa___choices___contract_env_dealloc(serai___games___merv___automa___choices___contract_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___contract_env_free_instance == NULL) {
        merv___automa___choices___contract_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_book);
        Py_CLEAR(self->_cards);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___contract_env_dealloc)
    CPyDef_merv___automa___choices___contract_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__contract_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___contract_env(void);

static PyObject *
merv___automa___choices___contract_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___contract_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__contract_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___contract_env_vtable[1];
static bool
CPyDef_merv___automa___choices___contract_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___contract_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___choices___contract_env_vtable, merv___automa___choices___contract_env_vtable_scratch, sizeof(merv___automa___choices___contract_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___contract_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___choices___contract_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__contract_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___contract_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "contract_env",
    .tp_new = merv___automa___choices___contract_env_new,
    .tp_dealloc = (destructor)merv___automa___choices___contract_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___contract_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___contract_env_clear,
    .tp_methods = merv___automa___choices___contract_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___contract_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("contract_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___contract_env_template = &CPyType_merv___automa___choices___contract_env_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__contract_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___contract_envObject *self;
    if (merv___automa___choices___contract_env_free_instance != NULL) {
        self = merv___automa___choices___contract_env_free_instance;
        merv___automa___choices___contract_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___contract_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___contract_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___contract_env(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__contract_env_setup((PyObject *)CPyType_merv___automa___choices___contract_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__23_contract_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__23_contract_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__23_contract_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__23_contract_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__23_contract_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__23_contract_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__23_contract_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__23_contract_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__23_contract_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__23_contract_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__23_contract_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__23_contract_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__23_contract_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__23_contract_obj_vtable, merv___automa___choices_____mypyc_lambda__23_contract_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__23_contract_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__23_contract_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__23_contract_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__23_contract_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__23_contract_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__23_contract_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__23_contract_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($pile)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__23_contract_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__23_contract_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__23_contract_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__23_contract_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__23_contract_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__23_contract_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__23_contract_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__23_contract_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__23_contract_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__23_contract_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__23_contract_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__23_contract_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__23_contract_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__23_contract_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__23_contract_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__23_contract_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__23_contract_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__23_contract_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__23_contract_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__23_contract_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__23_contract_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__23_contract_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__23_contract_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__24_contract_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__24_contract_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__24_contract_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__24_contract_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__24_contract_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__24_contract_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__24_contract_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__24_contract_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__24_contract_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__24_contract_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__24_contract_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__24_contract_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__24_contract_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__24_contract_obj_vtable, merv___automa___choices_____mypyc_lambda__24_contract_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__24_contract_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__24_contract_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__24_contract_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__24_contract_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__24_contract_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__24_contract_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__24_contract_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($pile)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__24_contract_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__24_contract_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__24_contract_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__24_contract_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__24_contract_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__24_contract_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__24_contract_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__24_contract_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__24_contract_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__24_contract_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__24_contract_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__24_contract_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__24_contract_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__24_contract_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__24_contract_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__24_contract_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__24_contract_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__24_contract_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__24_contract_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__24_contract_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__24_contract_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__24_contract_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__24_contract_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__25_contract_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__25_contract_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__25_contract_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__25_contract_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__25_contract_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__25_contract_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__25_contract_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__25_contract_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__25_contract_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__25_contract_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__25_contract_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__25_contract_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__25_contract_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__25_contract_obj_vtable, merv___automa___choices_____mypyc_lambda__25_contract_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__25_contract_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__25_contract_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__25_contract_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__25_contract_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__25_contract_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__25_contract_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__25_contract_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($pile)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__25_contract_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__25_contract_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__25_contract_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__25_contract_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__25_contract_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__25_contract_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__25_contract_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__25_contract_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__25_contract_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__25_contract_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__25_contract_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__25_contract_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__25_contract_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__25_contract_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__25_contract_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__25_contract_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__25_contract_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__25_contract_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__25_contract_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__25_contract_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__25_contract_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__25_contract_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__25_contract_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__26_contract_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__26_contract_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__26_contract_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__26_contract_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__26_contract_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__26_contract_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__26_contract_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__26_contract_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__26_contract_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__26_contract_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__26_contract_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__26_contract_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__26_contract_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__26_contract_obj_vtable, merv___automa___choices_____mypyc_lambda__26_contract_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__26_contract_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__26_contract_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__26_contract_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__26_contract_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__26_contract_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__26_contract_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__26_contract_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($pile)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__26_contract_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__26_contract_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__26_contract_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__26_contract_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__26_contract_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__26_contract_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__26_contract_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__26_contract_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__26_contract_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__26_contract_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__26_contract_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__26_contract_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__26_contract_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__26_contract_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__26_contract_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__26_contract_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__26_contract_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__26_contract_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__26_contract_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__26_contract_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__26_contract_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__26_contract_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__26_contract_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
merv___automa___choices___bonus_tiles_env_traverse(serai___games___merv___automa___choices___bonus_tiles_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___choices___bonus_tiles_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___bonus_tiles_envObject *self = (serai___games___merv___automa___choices___bonus_tiles_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    return 0;
}

static int32_t CPyDef_merv___automa___choices___bonus_tiles_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices___bonus_tiles_envObject *self = (serai___games___merv___automa___choices___bonus_tiles_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___automa___choices___bonus_tiles_env_dealloc(serai___games___merv___automa___choices___bonus_tiles_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices___bonus_tiles_env_free_instance == NULL) {
        merv___automa___choices___bonus_tiles_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices___bonus_tiles_env_dealloc)
    CPyDef_merv___automa___choices___bonus_tiles_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc__bonus_tiles_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices___bonus_tiles_env(void);

static PyObject *
merv___automa___choices___bonus_tiles_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices___bonus_tiles_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__bonus_tiles_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices___bonus_tiles_env_vtable[1];
static bool
CPyDef_merv___automa___choices___bonus_tiles_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices___bonus_tiles_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___choices___bonus_tiles_env_vtable, merv___automa___choices___bonus_tiles_env_vtable_scratch, sizeof(merv___automa___choices___bonus_tiles_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices___bonus_tiles_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___choices___bonus_tiles_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc__bonus_tiles_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices___bonus_tiles_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "bonus_tiles_env",
    .tp_new = merv___automa___choices___bonus_tiles_env_new,
    .tp_dealloc = (destructor)merv___automa___choices___bonus_tiles_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices___bonus_tiles_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices___bonus_tiles_env_clear,
    .tp_methods = merv___automa___choices___bonus_tiles_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices___bonus_tiles_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("bonus_tiles_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices___bonus_tiles_env_template = &CPyType_merv___automa___choices___bonus_tiles_env_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc__bonus_tiles_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices___bonus_tiles_envObject *self;
    if (merv___automa___choices___bonus_tiles_env_free_instance != NULL) {
        self = merv___automa___choices___bonus_tiles_env_free_instance;
        merv___automa___choices___bonus_tiles_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices___bonus_tiles_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices___bonus_tiles_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices___bonus_tiles_env(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc__bonus_tiles_env_setup((PyObject *)CPyType_merv___automa___choices___bonus_tiles_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_traverse(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *self = (serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject))));
    return 0;
}

static void
merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_dealloc(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_free_instance == NULL) {
        merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_dealloc)
    CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__27_bonus_tiles_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj(void);

static PyObject *
merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__27_bonus_tiles_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_vtable[2];
static bool
CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____get__,
    };
    memcpy(merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_vtable, merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_vtable_scratch, sizeof(merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *self, void *closure);

static PyGetSetDef merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__27_bonus_tiles_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($tile)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__27_bonus_tiles_obj",
    .tp_new = merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_new,
    .tp_dealloc = (destructor)merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_clear,
    .tp_getset = merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_getseters,
    .tp_methods = merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj,
    .tp_members = merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__27_bonus_tiles_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_template = &CPyType_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_template_;

PyObject *CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__27_bonus_tiles_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *self;
    if (merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_free_instance != NULL) {
        self = merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_free_instance;
        merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj(void)
{
    PyObject *self = CPyDef_merv___automa___choices_____mypyc___3__mypyc_lambda__27_bonus_tiles_obj_setup((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_get___3_mypyc_env__(serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__27_bonus_tiles_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef merv___automa___choicesmodule_methods[] = {
    {"teller", (PyCFunction)CPyPy_merv___automa___choices___teller, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("teller(t, rule, names)\n--\n\n") /* docstring */},
    {"zone_names", (PyCFunction)CPyPy_merv___automa___choices___zone_names, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("zone_names(t)\n--\n\n") /* docstring */},
    {"in_line", (PyCFunction)CPyPy_merv___automa___choices___in_line, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("in_line(t, zone, owner)\n--\n\n") /* docstring */},
    {"across", (PyCFunction)CPyPy_merv___automa___choices___across, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("across(t, square, owner)\n--\n\n") /* docstring */},
    {"zone_by_method_a", (PyCFunction)CPyPy_merv___automa___choices___zone_by_method_a, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("zone_by_method_a(t, action)\n--\n\n") /* docstring */},
    {"zone_by_method_b", (PyCFunction)CPyPy_merv___automa___choices___zone_by_method_b, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("zone_by_method_b(t, action)\n--\n\n") /* docstring */},
    {"site", (PyCFunction)CPyPy_merv___automa___choices___site, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("site(t, zone, action)\n--\n\n") /* docstring */},
    {"free_zones", (PyCFunction)CPyPy_merv___automa___choices___free_zones, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_zones(t)\n--\n\n") /* docstring */},
    {"empty_of_type", (PyCFunction)CPyPy_merv___automa___choices___empty_of_type, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("empty_of_type(t, zone, action)\n--\n\n") /* docstring */},
    {"_of_type", (PyCFunction)CPyPy_merv___automa___choices____of_type, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_of_type(t, zone, action)\n--\n\n") /* docstring */},
    {"courtier_zone", (PyCFunction)CPyPy_merv___automa___choices___courtier_zone, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("courtier_zone(t)\n--\n\n") /* docstring */},
    {"courtier_district", (PyCFunction)CPyPy_merv___automa___choices___courtier_district, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("courtier_district(t, zone)\n--\n\n") /* docstring */},
    {"card", (PyCFunction)CPyPy_merv___automa___choices___card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("card(t)\n--\n\n") /* docstring */},
    {"room", (PyCFunction)CPyPy_merv___automa___choices___room, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("room(t, rooms)\n--\n\n") /* docstring */},
    {"city", (PyCFunction)CPyPy_merv___automa___choices___city, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("city(t, cities)\n--\n\n") /* docstring */},
    {"contract", (PyCFunction)CPyPy_merv___automa___choices___contract, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("contract(t, piles)\n--\n\n") /* docstring */},
    {"bonus_tiles", (PyCFunction)CPyPy_merv___automa___choices___bonus_tiles, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bonus_tiles(t)\n--\n\n") /* docstring */},
    {"slot_class", (PyCFunction)CPyPy_merv___automa___choices___slot_class, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("slot_class(t, slot)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___automa___choices__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___automa___choices__internal, "__name__");
    CPyStatic_merv___automa___choices___globals = PyModule_GetDict(CPyModule_serai___games___merv___automa___choices__internal);
    if (unlikely(CPyStatic_merv___automa___choices___globals == NULL))
        goto fail;
    CPyType_merv___automa___choices___teller_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___teller_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___teller_env))
        goto fail;
    CPyDef_merv___automa___choices___teller_env_trait_vtable_setup();
    CPyType_merv___automa___choices___tell_teller_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___tell_teller_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___tell_teller_obj))
        goto fail;
    CPyDef_merv___automa___choices___tell_teller_obj_trait_vtable_setup();
    CPyType_merv___automa___choices___zone_by_method_a_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___zone_by_method_a_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___zone_by_method_a_env))
        goto fail;
    CPyDef_merv___automa___choices___zone_by_method_a_env_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_trait_vtable_setup();
    CPyType_merv___automa___choices___zone_by_method_b_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___zone_by_method_b_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___zone_by_method_b_env))
        goto fail;
    CPyDef_merv___automa___choices___zone_by_method_b_env_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_trait_vtable_setup();
    CPyType_merv___automa___choices___site_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___site_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___site_env))
        goto fail;
    CPyDef_merv___automa___choices___site_env_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__8_site_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__8_site_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__8_site_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__9_site_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__9_site_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__9_site_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_trait_vtable_setup();
    CPyType_merv___automa___choices___courtier_zone_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___courtier_zone_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___courtier_zone_env))
        goto fail;
    CPyDef_merv___automa___choices___courtier_zone_env_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_trait_vtable_setup();
    CPyType_merv___automa___choices___courtier_district_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___courtier_district_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___courtier_district_env))
        goto fail;
    CPyDef_merv___automa___choices___courtier_district_env_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_trait_vtable_setup();
    CPyType_merv___automa___choices___card_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___card_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___card_env))
        goto fail;
    CPyDef_merv___automa___choices___card_env_trait_vtable_setup();
    CPyType_merv___automa___choices___added_card_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___added_card_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___added_card_obj))
        goto fail;
    CPyDef_merv___automa___choices___added_card_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__16_card_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__16_card_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__16_card_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_trait_vtable_setup();
    CPyType_merv___automa___choices___room_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___room_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___room_env))
        goto fail;
    CPyDef_merv___automa___choices___room_env_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__17_room_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__17_room_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__17_room_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__18_room_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__18_room_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__18_room_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__19_room_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__19_room_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__19_room_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_trait_vtable_setup();
    CPyType_merv___automa___choices___city_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___city_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___city_env))
        goto fail;
    CPyDef_merv___automa___choices___city_env_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__20_city_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__20_city_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__20_city_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__21_city_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__21_city_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__21_city_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__22_city_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__22_city_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__22_city_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_trait_vtable_setup();
    CPyType_merv___automa___choices___contract_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___contract_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___contract_env))
        goto fail;
    CPyDef_merv___automa___choices___contract_env_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__23_contract_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__23_contract_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__23_contract_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__24_contract_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__24_contract_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__24_contract_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__25_contract_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__25_contract_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__25_contract_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__26_contract_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__26_contract_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__26_contract_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_trait_vtable_setup();
    CPyType_merv___automa___choices___bonus_tiles_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices___bonus_tiles_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices___bonus_tiles_env))
        goto fail;
    CPyDef_merv___automa___choices___bonus_tiles_env_trait_vtable_setup();
    CPyType_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj))
        goto fail;
    CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_trait_vtable_setup();
    char result = CPyDef_merv___automa___choices_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___automa___choices__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___automa___choices___teller_env);
    Py_CLEAR(CPyType_merv___automa___choices___tell_teller_obj);
    Py_CLEAR(CPyType_merv___automa___choices___zone_by_method_a_env);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj);
    Py_CLEAR(CPyType_merv___automa___choices___zone_by_method_b_env);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj);
    Py_CLEAR(CPyType_merv___automa___choices___site_env);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__8_site_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__9_site_obj);
    Py_CLEAR(CPyType_merv___automa___choices___courtier_zone_env);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj);
    Py_CLEAR(CPyType_merv___automa___choices___courtier_district_env);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj);
    Py_CLEAR(CPyType_merv___automa___choices___card_env);
    Py_CLEAR(CPyType_merv___automa___choices___added_card_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__16_card_obj);
    Py_CLEAR(CPyType_merv___automa___choices___room_env);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__17_room_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__18_room_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__19_room_obj);
    Py_CLEAR(CPyType_merv___automa___choices___city_env);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__20_city_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__21_city_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__22_city_obj);
    Py_CLEAR(CPyType_merv___automa___choices___contract_env);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__23_contract_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__24_contract_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__25_contract_obj);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__26_contract_obj);
    Py_CLEAR(CPyType_merv___automa___choices___bonus_tiles_env);
    Py_CLEAR(CPyType_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj);
    return -1;
}
int CPyExec_serai___games___merv___automa___choices(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___automa___choices__impl, &CPyImportState_serai___games___merv___automa___choices, &CPyModule_serai___games___merv___automa___choices);
}
static struct PyModuleDef merv___automa___choicesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.automa.choices",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___automa___choicesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___automa___choices(void)
{
    if (CPyModule_serai___games___merv___automa___choices__internal) {
        Py_INCREF(CPyModule_serai___games___merv___automa___choices__internal);
        return CPyModule_serai___games___merv___automa___choices__internal;
    }
    CPyModule_serai___games___merv___automa___choices__internal = PyModule_Create(&merv___automa___choicesmodule);
    return CPyModule_serai___games___merv___automa___choices__internal;
}

PyObject *CPyInit_serai___games___merv___automa___choices(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___automa___choices__internal) {
        Py_INCREF(CPyModule_serai___games___merv___automa___choices__internal);
        return CPyModule_serai___games___merv___automa___choices__internal;
    }
    CPyModule_serai___games___merv___automa___choices__internal = PyModule_Create(&merv___automa___choicesmodule);
    if (unlikely(CPyModule_serai___games___merv___automa___choices__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.automa.choices");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___automa___choices__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___automa___choices__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___automa___choices__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___automa___choices(CPyModule_serai___games___merv___automa___choices__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___automa___choices__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.automa.choices");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___automa___choices__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices___tell_teller_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices___tell_teller_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices___tell_teller_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___choices___tell_teller_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_why, PyObject *cpy_r_left) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    cpy_r_r0 = ((serai___games___merv___automa___choices___tell_teller_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "tell", "tell_teller_obj", "__mypyc_env__", 18, CPyStatic_merv___automa___choices___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_left + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = PyTuple_New(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "tell", 19, CPyStatic_merv___automa___choices___globals);
        goto CPyL24;
    }
    cpy_r_r4 = 0;
CPyL3: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_left + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL10;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_left + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "tell", 19, CPyStatic_merv___automa___choices___globals);
        goto CPyL25;
    }
    cpy_r_r14 = ((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_names;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "tell", "teller_env", "names", 19, CPyStatic_merv___automa___choices___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r14);
CPyL6: ;
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r16 = PyObject_GetItem(cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "tell", 19, CPyStatic_merv___automa___choices___globals);
        goto CPyL25;
    }
    if (likely(PyUnicode_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "tell", 19, CPyStatic_merv___automa___choices___globals, "str", cpy_r_r16);
        goto CPyL25;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r3, cpy_r_r4, cpy_r_r17);
    cpy_r_r18 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r18;
    goto CPyL3;
CPyL10: ;
    cpy_r_r19 = CPyStr_IsTrue(cpy_r_why);
    if (!cpy_r_r19) goto CPyL17;
    cpy_r_r20 = ((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "tell", "teller_env", "t", 21, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r20);
CPyL12: ;
    cpy_r_r21 = CPyStatics[1380]; /* 'event-magistrate-keeps' */
    cpy_r_r22 = ((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "tell", "teller_env", "t", 21, CPyStatic_merv___automa___choices___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r22);
CPyL13: ;
    cpy_r_r23 = CPyDef_merv___table___Table___magistrate(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "tell", 21, CPyStatic_merv___automa___choices___globals);
        goto CPyL28;
    }
CPyL14: ;
    cpy_r_r24 = ((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_rule;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "tell", "teller_env", "rule", 21, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r24);
CPyL15: ;
    cpy_r_r25 = CPyStatics[546]; /* 'why' */
    cpy_r_r26 = CPyStatics[1355]; /* 'choices' */
    cpy_r_r27 = CPyDict_Build(2, cpy_r_r25, cpy_r_why, cpy_r_r26, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "tell", 21, CPyStatic_merv___automa___choices___globals);
        goto CPyL30;
    }
    cpy_r_r28 = CPyDef_kernel___table___Table___tell(cpy_r_r20, cpy_r_r21, cpy_r_r23, cpy_r_r24, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "tell", 21, CPyStatic_merv___automa___choices___globals);
        goto CPyL24;
    } else
        goto CPyL23;
CPyL17: ;
    cpy_r_r29 = ((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "tell", "teller_env", "t", 23, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r29);
CPyL18: ;
    cpy_r_r30 = CPyStatics[1381]; /* 'event-magistrate-considers' */
    cpy_r_r31 = ((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "tell", "teller_env", "t", 23, CPyStatic_merv___automa___choices___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r31);
CPyL19: ;
    cpy_r_r32 = CPyDef_merv___table___Table___magistrate(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "tell", 23, CPyStatic_merv___automa___choices___globals);
        goto CPyL31;
    }
CPyL20: ;
    cpy_r_r33 = ((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_rule;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "tell", "teller_env", "rule", 23, CPyStatic_merv___automa___choices___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r33);
CPyL21: ;
    cpy_r_r34 = CPyStatics[1355]; /* 'choices' */
    cpy_r_r35 = CPyDict_Build(1, cpy_r_r34, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "tell", 23, CPyStatic_merv___automa___choices___globals);
        goto CPyL33;
    }
    cpy_r_r36 = CPyDef_kernel___table___Table___tell(cpy_r_r29, cpy_r_r30, cpy_r_r32, cpy_r_r33, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "tell", 23, CPyStatic_merv___automa___choices___globals);
        goto CPyL24;
    }
CPyL23: ;
    return 1;
CPyL24: ;
    cpy_r_r37 = 2;
    return cpy_r_r37;
CPyL25: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL24;
CPyL26: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL24;
CPyL27: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL24;
CPyL28: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r20);
    goto CPyL24;
CPyL29: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL24;
CPyL30: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r24);
    goto CPyL24;
CPyL31: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r29);
    goto CPyL24;
CPyL32: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL24;
CPyL33: ;
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL24;
}
        
        PyObject *CPyPy_merv___automa___choices___tell_teller_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"why", "left", 0};
            static CPyArg_Parser parser = {"OO:__call__", kwlist, 0};
            PyObject *obj_why;
            PyObject *obj_left;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_why, &obj_left)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_why;
            if (likely(PyUnicode_Check(obj_why)))
                arg_why = obj_why;
            else {
                CPy_TypeError("str", obj_why); 
                goto fail;
            }
            PyObject *arg_left;
            if (likely(PyList_Check(obj_left)))
                arg_left = obj_left;
            else {
                CPy_TypeError("list", obj_left); 
                goto fail;
            }
            char retval = CPyDef_merv___automa___choices___tell_teller_obj_____call__(arg___mypyc_self__, arg_why, arg_left);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "tell", 18, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices___teller(PyObject *cpy_r_t, PyObject *cpy_r_rule, PyObject *cpy_r_names) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_tell;
    PyObject *cpy_r_r10;
    cpy_r_r0 = CPyDef_merv___automa___choices___teller_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "teller", 13, CPyStatic_merv___automa___choices___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "teller", 13, CPyStatic_merv___automa___choices___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_rule != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_rule);
    }
    ((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_rule = cpy_r_rule;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "teller", 13, CPyStatic_merv___automa___choices___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_names);
    if (((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_names != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_names);
    }
    ((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_names = cpy_r_names;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "teller", 13, CPyStatic_merv___automa___choices___globals);
        goto CPyL11;
    }
    cpy_r_r4 = ((serai___games___merv___automa___choices___teller_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "teller", "teller_env", "t", 15, CPyStatic_merv___automa___choices___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_r4)->_story;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "teller", "Table", "story", 15, CPyStatic_merv___automa___choices___globals);
        goto CPyL12;
    }
CPyL6: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_r5 == cpy_r_r6;
    CPy_DECREF(cpy_r_r4);
    if (cpy_r_r7) {
        goto CPyL13;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r8 = Py_None;
    CPy_INCREF(cpy_r_r8);
    return cpy_r_r8;
CPyL8: ;
    cpy_r_r9 = CPyDef_merv___automa___choices___tell_teller_obj();
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "teller", 18, CPyStatic_merv___automa___choices___globals);
        goto CPyL11;
    }
    ((serai___games___merv___automa___choices___tell_teller_objObject *)cpy_r_r9)->___mypyc_env__ = cpy_r_r0;
    cpy_r_tell = cpy_r_r9;
    return cpy_r_tell;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL7;
}
        
        PyObject *CPyPy_merv___automa___choices___teller(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "rule", "names", 0};
            static CPyArg_Parser parser = {"OOO:teller", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_rule;
            PyObject *obj_names;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_rule, &obj_names)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_names = obj_names;
            PyObject *retval = CPyDef_merv___automa___choices___teller(arg_t, arg_rule, arg_names);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "teller", 13, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices___zone_names(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
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
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_names", "Table", "book", 29, CPyStatic_merv___automa___choices___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_zones;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_names", "Book", "zones", 29, CPyStatic_merv___automa___choices___globals);
        goto CPyL14;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_names", "Table", "round", 29, CPyStatic_merv___automa___choices___globals);
        goto CPyL14;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_names", 29, CPyStatic_merv___automa___choices___globals);
        goto CPyL14;
    }
    if (likely(PyList_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "zone_names", 29, CPyStatic_merv___automa___choices___globals, "list", cpy_r_r3);
        goto CPyL14;
    }
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = PyList_New(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_names", 29, CPyStatic_merv___automa___choices___globals);
        goto CPyL15;
    }
    cpy_r_r8 = 0;
CPyL7: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL16;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r8 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "zone_names", 29, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r16);
        goto CPyL17;
    }
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, 0);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_names", 29, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
    if (likely(PyUnicode_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "zone_names", 29, CPyStatic_merv___automa___choices___globals, "str", cpy_r_r18);
        goto CPyL17;
    }
    CPyList_SetItemUnsafe(cpy_r_r7, cpy_r_r8, cpy_r_r19);
    cpy_r_r20 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r20;
    goto CPyL7;
CPyL13: ;
    return cpy_r_r7;
CPyL14: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
CPyL15: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL14;
CPyL16: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL13;
CPyL17: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL14;
}
        
        PyObject *CPyPy_merv___automa___choices___zone_names(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:zone_names", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___automa___choices___zone_names(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_names", 28, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices___in_line(PyObject *cpy_r_t, CPyTagged cpy_r_zone, CPyTagged cpy_r_owner) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    PyObject *cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "in_line", "Table", "book", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_zones;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "in_line", "Book", "zones", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "in_line", "Table", "round", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "in_line", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
    if (likely(PyList_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "in_line", 34, CPyStatic_merv___automa___choices___globals, "list", cpy_r_r3);
        goto CPyL20;
    }
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_zone);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "in_line", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
    if (likely(PyTuple_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "in_line", 34, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r5);
        goto CPyL20;
    }
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, 2);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "in_line", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
    if (likely(PyTuple_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "in_line", 34, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r7);
        goto CPyL20;
    }
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = PyList_New(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "in_line", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL21;
    }
    cpy_r_r12 = 0;
CPyL11: ;
    cpy_r_r13 = cpy_r_r12 < cpy_r_r10;
    if (!cpy_r_r13) goto CPyL22;
    cpy_r_r14 = CPySequenceTuple_GetItemUnsafe(cpy_r_r8, cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "in_line", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "in_line", "Table", "owners", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL24;
    }
CPyL14: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "in_line", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "in_line", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r18);
    CPyList_SetItemUnsafe(cpy_r_r11, cpy_r_r12, cpy_r_r19);
    cpy_r_r20 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r20;
    goto CPyL11;
CPyL18: ;
    CPyTagged_INCREF(cpy_r_owner);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_owner);
    cpy_r_r22 = CPyList_Count(cpy_r_r11, cpy_r_r21);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "in_line", 34, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
    return cpy_r_r22;
CPyL20: ;
    cpy_r_r23 = CPY_INT_TAG;
    return cpy_r_r23;
CPyL21: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL20;
CPyL22: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL18;
CPyL23: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL24: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL20;
}
        
        PyObject *CPyPy_merv___automa___choices___in_line(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "zone", "owner", 0};
            static CPyArg_Parser parser = {"OOO:in_line", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_zone;
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_zone, &obj_owner)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged arg_owner;
            if (likely(PyLong_Check(obj_owner)))
                arg_owner = CPyTagged_BorrowFromObject(obj_owner);
            else {
                CPy_TypeError("int", obj_owner); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices___in_line(arg_t, arg_zone, arg_owner);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "in_line", 32, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices___across(PyObject *cpy_r_t, CPyTagged cpy_r_square, CPyTagged cpy_r_owner) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "across", "Table", "book", 39, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_crossing;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "across", "Book", "crossing", 39, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_square);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "across", 39, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "across", 39, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r2);
        goto CPyL22;
    }
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "across", "Table", "book", 39, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___book___BookObject *)cpy_r_r4)->_round_line;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "across", "Book", "round_line", 39, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "across", "Table", "round", 39, CPyStatic_merv___automa___choices___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_r6);
    cpy_r_r8 = CPyDict_GetItem(cpy_r_r5, cpy_r_r7);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "across", 39, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "across", 39, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r10 = CPyTagged_Subtract(2, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r3, cpy_r_r10);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "across", 39, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "across", 39, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r11);
        goto CPyL22;
    }
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = PyList_New(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "across", 40, CPyStatic_merv___automa___choices___globals);
        goto CPyL25;
    }
    cpy_r_r16 = 0;
CPyL13: ;
    cpy_r_r17 = cpy_r_r16 < cpy_r_r14;
    if (!cpy_r_r17) goto CPyL26;
    cpy_r_r18 = CPySequenceTuple_GetItemUnsafe(cpy_r_r12, cpy_r_r16);
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "across", 40, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "across", "Table", "owners", 40, CPyStatic_merv___automa___choices___globals);
        goto CPyL28;
    }
CPyL16: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "across", 40, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "across", 40, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r22);
    CPyList_SetItemUnsafe(cpy_r_r15, cpy_r_r16, cpy_r_r23);
    cpy_r_r24 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r24;
    goto CPyL13;
CPyL20: ;
    CPyTagged_INCREF(cpy_r_owner);
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_owner);
    cpy_r_r26 = CPyList_Count(cpy_r_r15, cpy_r_r25);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "across", 40, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
    return cpy_r_r26;
CPyL22: ;
    cpy_r_r27 = CPY_INT_TAG;
    return cpy_r_r27;
CPyL23: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL22;
CPyL26: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL20;
CPyL27: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL22;
CPyL28: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL22;
}
        
        PyObject *CPyPy_merv___automa___choices___across(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "square", "owner", 0};
            static CPyArg_Parser parser = {"OOO:across", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_square;
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_square, &obj_owner)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            CPyTagged arg_owner;
            if (likely(PyLong_Check(obj_owner)))
                arg_owner = CPyTagged_BorrowFromObject(obj_owner);
            else {
                CPy_TypeError("int", obj_owner); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices___across(arg_t, arg_square, arg_owner);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "across", 37, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__0_zone_by_method_a_obj", "__mypyc_env__", 55, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_a_env", "t", 55, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_a_env", "me", 55, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___automa___choices___in_line(cpy_r_r1, cpy_r_zone, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 55, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = CPY_INT_TAG;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"zone", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_zone)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj_____call__(arg___mypyc_self__, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 55, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__1_zone_by_method_a_obj", "__mypyc_env__", 56, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_a_env", "t", 56, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_merv___automa___choices___in_line(cpy_r_r1, cpy_r_zone, 8);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 56, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = CPY_INT_TAG;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"zone", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_zone)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj_____call__(arg___mypyc_self__, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 56, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__2_zone_by_method_a_obj", "__mypyc_env__", 57, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_a_env", "t", 57, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_human;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_a_env", "human", 57, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___automa___choices___in_line(cpy_r_r1, cpy_r_zone, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 57, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = CPY_INT_TAG;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"zone", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_zone)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj_____call__(arg___mypyc_self__, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 57, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__3_zone_by_method_a_obj", "__mypyc_env__", 58, CPyStatic_merv___automa___choices___globals);
        goto CPyL2;
    }
CPyL1: ;
    CPyTagged_INCREF(cpy_r_zone);
    return cpy_r_zone;
CPyL2: ;
    cpy_r_r1 = CPY_INT_TAG;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"zone", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_zone)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj_____call__(arg___mypyc_self__, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 58, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_merv___automa___choices___zone_by_method_a(PyObject *cpy_r_t, CPyTagged cpy_r_action) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
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
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_zones;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyTagged cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    tuple_T2IO cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    tuple_T2OO cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    tuple_T2OO cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    tuple_T2OO cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    tuple_T2OO cpy_r_r52;
    tuple_T4T2OOT2OOT2OOT2OO cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    tuple_T2IO cpy_r_r60;
    tuple_T2IO cpy_r_r61;
    cpy_r_r0 = CPyDef_merv___automa___choices___zone_by_method_a_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 46, CPyStatic_merv___automa___choices___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 46, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    cpy_r_r2 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_a", "zone_by_method_a_env", "t", 48, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___table___Table___magistrate(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 48, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
CPyL4: ;
    if (((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_me);
    }
    ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_me = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 48, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    if (((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_human != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_human);
    }
    ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_human = 0;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 48, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    cpy_r_r6 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_a", "zone_by_method_a_env", "t", 49, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_a", "zone_by_method_a_env", "me", 49, CPyStatic_merv___automa___choices___globals);
        goto CPyL38;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = CPyDef_merv___table___Table___buildings_left(cpy_r_r6, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 49, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    cpy_r_r9 = cpy_r_r8 != 0;
    CPyTagged_DECREF(cpy_r_r8);
    if (!cpy_r_r9) goto CPyL22;
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 49, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    cpy_r_r11 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_a", "zone_by_method_a_env", "t", 49, CPyStatic_merv___automa___choices___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r11);
CPyL12: ;
    cpy_r_r12 = CPyDef_merv___automa___choices___free_zones(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 49, CPyStatic_merv___automa___choices___globals);
        goto CPyL39;
    }
    cpy_r_r13 = 0;
CPyL14: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL40;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r13 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(PyObject * *)cpy_r_r20;
    CPy_INCREF(cpy_r_r21);
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 49, CPyStatic_merv___automa___choices___globals);
        goto CPyL41;
    }
    cpy_r_r23 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_a", "zone_by_method_a_env", "t", 49, CPyStatic_merv___automa___choices___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r23);
CPyL17: ;
    cpy_r_r24 = CPyDef_merv___automa___choices___empty_of_type(cpy_r_r23, cpy_r_r22, cpy_r_action);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 49, CPyStatic_merv___automa___choices___globals);
        goto CPyL42;
    }
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    CPy_DECREF(cpy_r_r24);
    cpy_r_r27 = cpy_r_r26 << 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL43;
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r30 = PyList_Append(cpy_r_r10, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 49, CPyStatic_merv___automa___choices___globals);
        goto CPyL41;
    }
CPyL20: ;
    cpy_r_r32 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r32;
    goto CPyL14;
CPyL21: ;
    cpy_r_r33 = cpy_r_r10;
    goto CPyL24;
CPyL22: ;
    cpy_r_r34 = PyList_New(0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 49, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    cpy_r_r33 = cpy_r_r34;
CPyL24: ;
    cpy_r_zones = cpy_r_r33;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_zones + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 << 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (cpy_r_r38) {
        goto CPyL26;
    } else
        goto CPyL44;
CPyL25: ;
    cpy_r_r39 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40.f0 = -2;
    cpy_r_r40.f1 = cpy_r_r39;
    return cpy_r_r40;
CPyL26: ;
    cpy_r_r41 = CPyStatics[1382]; /* 'why-own-buildings' */
    cpy_r_r42 = CPyDef_merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_obj();
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 55, CPyStatic_merv___automa___choices___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject *)cpy_r_r42)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r43.f0 = cpy_r_r41;
    cpy_r_r43.f1 = cpy_r_r42;
    cpy_r_r44 = CPyStatics[1383]; /* 'why-courtier-buildings' */
    cpy_r_r45 = CPyDef_merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_obj();
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 56, CPyStatic_merv___automa___choices___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject *)cpy_r_r45)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r46.f0 = cpy_r_r44;
    cpy_r_r46.f1 = cpy_r_r45;
    cpy_r_r47 = CPyStatics[1384]; /* 'why-your-buildings' */
    cpy_r_r48 = CPyDef_merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_obj();
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 57, CPyStatic_merv___automa___choices___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject *)cpy_r_r48)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r49.f0 = cpy_r_r47;
    cpy_r_r49.f1 = cpy_r_r48;
    cpy_r_r50 = CPyStatics[1385]; /* 'why-farthest-zone' */
    cpy_r_r51 = CPyDef_merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_obj();
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 58, CPyStatic_merv___automa___choices___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject *)cpy_r_r51)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r50);
    cpy_r_r52.f0 = cpy_r_r50;
    cpy_r_r52.f1 = cpy_r_r51;
    cpy_r_r53.f0 = cpy_r_r43;
    cpy_r_r53.f1 = cpy_r_r46;
    cpy_r_r53.f2 = cpy_r_r49;
    cpy_r_r53.f3 = cpy_r_r52;
    cpy_r_r54 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_a", "zone_by_method_a_env", "t", 60, CPyStatic_merv___automa___choices___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r54);
CPyL31: ;
    cpy_r_r55 = CPyStatics[1386]; /* 'MV-SOLO-T-03' */
    cpy_r_r56 = ((serai___games___merv___automa___choices___zone_by_method_a_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r56 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 't' of 'zone_by_method_a_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r56);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 60, CPyStatic_merv___automa___choices___globals);
        goto CPyL50;
    }
CPyL32: ;
    cpy_r_r57 = CPyDef_merv___automa___choices___zone_names(cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 60, CPyStatic_merv___automa___choices___globals);
        goto CPyL50;
    }
    cpy_r_r58 = CPyDef_merv___automa___choices___teller(cpy_r_r54, cpy_r_r55, cpy_r_r57);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 60, CPyStatic_merv___automa___choices___globals);
        goto CPyL51;
    }
    cpy_r_r59 = PyTuple_New(4);
    if (unlikely(cpy_r_r59 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1228 = PyTuple_New(2);
    if (unlikely(__tmp1228 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1229 = cpy_r_r53.f0.f0;
    PyTuple_SET_ITEM(__tmp1228, 0, __tmp1229);
    PyObject *__tmp1230 = cpy_r_r53.f0.f1;
    PyTuple_SET_ITEM(__tmp1228, 1, __tmp1230);
    PyTuple_SET_ITEM(cpy_r_r59, 0, __tmp1228);
    PyObject *__tmp1231 = PyTuple_New(2);
    if (unlikely(__tmp1231 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1232 = cpy_r_r53.f1.f0;
    PyTuple_SET_ITEM(__tmp1231, 0, __tmp1232);
    PyObject *__tmp1233 = cpy_r_r53.f1.f1;
    PyTuple_SET_ITEM(__tmp1231, 1, __tmp1233);
    PyTuple_SET_ITEM(cpy_r_r59, 1, __tmp1231);
    PyObject *__tmp1234 = PyTuple_New(2);
    if (unlikely(__tmp1234 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1235 = cpy_r_r53.f2.f0;
    PyTuple_SET_ITEM(__tmp1234, 0, __tmp1235);
    PyObject *__tmp1236 = cpy_r_r53.f2.f1;
    PyTuple_SET_ITEM(__tmp1234, 1, __tmp1236);
    PyTuple_SET_ITEM(cpy_r_r59, 2, __tmp1234);
    PyObject *__tmp1237 = PyTuple_New(2);
    if (unlikely(__tmp1237 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1238 = cpy_r_r53.f3.f0;
    PyTuple_SET_ITEM(__tmp1237, 0, __tmp1238);
    PyObject *__tmp1239 = cpy_r_r53.f3.f1;
    PyTuple_SET_ITEM(__tmp1237, 1, __tmp1239);
    PyTuple_SET_ITEM(cpy_r_r59, 3, __tmp1237);
    cpy_r_r60 = CPyDef_criteria___best(cpy_r_zones, cpy_r_r59, cpy_r_r58);
    CPy_DECREF(cpy_r_zones);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r60.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 52, CPyStatic_merv___automa___choices___globals);
        goto CPyL36;
    }
    return cpy_r_r60;
CPyL36: ;
    tuple_T2IO __tmp1240 = { CPY_INT_TAG, NULL };
    cpy_r_r61 = __tmp1240;
    return cpy_r_r61;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL36;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL36;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL36;
CPyL40: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL21;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    goto CPyL36;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL36;
CPyL43: ;
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL20;
CPyL44: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_zones);
    goto CPyL25;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_zones);
    goto CPyL36;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r43.f0);
    CPy_DecRef(cpy_r_r43.f1);
    goto CPyL36;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r43.f0);
    CPy_DecRef(cpy_r_r43.f1);
    CPy_DecRef(cpy_r_r46.f0);
    CPy_DecRef(cpy_r_r46.f1);
    goto CPyL36;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r43.f0);
    CPy_DecRef(cpy_r_r43.f1);
    CPy_DecRef(cpy_r_r46.f0);
    CPy_DecRef(cpy_r_r46.f1);
    CPy_DecRef(cpy_r_r49.f0);
    CPy_DecRef(cpy_r_r49.f1);
    goto CPyL36;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r53.f0.f0);
    CPy_DecRef(cpy_r_r53.f0.f1);
    CPy_DecRef(cpy_r_r53.f1.f0);
    CPy_DecRef(cpy_r_r53.f1.f1);
    CPy_DecRef(cpy_r_r53.f2.f0);
    CPy_DecRef(cpy_r_r53.f2.f1);
    CPy_DecRef(cpy_r_r53.f3.f0);
    CPy_DecRef(cpy_r_r53.f3.f1);
    goto CPyL36;
CPyL50: ;
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r53.f0.f0);
    CPy_DecRef(cpy_r_r53.f0.f1);
    CPy_DecRef(cpy_r_r53.f1.f0);
    CPy_DecRef(cpy_r_r53.f1.f1);
    CPy_DecRef(cpy_r_r53.f2.f0);
    CPy_DecRef(cpy_r_r53.f2.f1);
    CPy_DecRef(cpy_r_r53.f3.f0);
    CPy_DecRef(cpy_r_r53.f3.f1);
    CPy_DecRef(cpy_r_r54);
    goto CPyL36;
CPyL51: ;
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r53.f0.f0);
    CPy_DecRef(cpy_r_r53.f0.f1);
    CPy_DecRef(cpy_r_r53.f1.f0);
    CPy_DecRef(cpy_r_r53.f1.f1);
    CPy_DecRef(cpy_r_r53.f2.f0);
    CPy_DecRef(cpy_r_r53.f2.f1);
    CPy_DecRef(cpy_r_r53.f3.f0);
    CPy_DecRef(cpy_r_r53.f3.f1);
    goto CPyL36;
}
        
        PyObject *CPyPy_merv___automa___choices___zone_by_method_a(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "action", 0};
            static CPyArg_Parser parser = {"OO:zone_by_method_a", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_action;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_action)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            tuple_T2IO retval = CPyDef_merv___automa___choices___zone_by_method_a(arg_t, arg_action);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp1241 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp1241);
            PyObject *__tmp1242 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp1242);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_a", 46, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__4_zone_by_method_b_obj", "__mypyc_env__", 73, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_b_env", "t", 73, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_b_env", "me", 73, CPyStatic_merv___automa___choices___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___automa___choices___in_line(cpy_r_r1, cpy_r_zone, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 73, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
    cpy_r_r4 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_b_env", "t", 73, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_merv___automa___choices___in_line(cpy_r_r4, cpy_r_zone, 8);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 73, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    cpy_r_r6 = CPyTagged_Add(cpy_r_r3, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r5);
    return cpy_r_r6;
CPyL7: ;
    cpy_r_r7 = CPY_INT_TAG;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL9: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL7;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"zone", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_zone)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj_____call__(arg___mypyc_self__, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 73, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__5_zone_by_method_b_obj", "__mypyc_env__", 74, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_b_env", "t", 74, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_b_env", "me", 74, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___automa___choices___in_line(cpy_r_r1, cpy_r_zone, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 74, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = CPY_INT_TAG;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"zone", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_zone)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj_____call__(arg___mypyc_self__, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 74, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__6_zone_by_method_b_obj", "__mypyc_env__", 75, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_b_env", "t", 75, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_human;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "zone_by_method_b_env", "human", 75, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___automa___choices___in_line(cpy_r_r1, cpy_r_zone, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 75, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = CPY_INT_TAG;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"zone", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_zone)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj_____call__(arg___mypyc_self__, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 75, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__7_zone_by_method_b_obj", "__mypyc_env__", 76, CPyStatic_merv___automa___choices___globals);
        goto CPyL2;
    }
CPyL1: ;
    CPyTagged_INCREF(cpy_r_zone);
    return cpy_r_zone;
CPyL2: ;
    cpy_r_r1 = CPY_INT_TAG;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"zone", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_zone)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj_____call__(arg___mypyc_self__, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 76, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_merv___automa___choices___zone_by_method_b(PyObject *cpy_r_t, CPyTagged cpy_r_action) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    CPyTagged cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    tuple_T2IO cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    tuple_T2OO cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    tuple_T2OO cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    tuple_T2OO cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    tuple_T2OO cpy_r_r65;
    tuple_T4T2OOT2OOT2OOT2OO cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    tuple_T2IO cpy_r_r73;
    tuple_T2IO cpy_r_r74;
    cpy_r_r0 = CPyDef_merv___automa___choices___zone_by_method_b_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 64, CPyStatic_merv___automa___choices___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 64, CPyStatic_merv___automa___choices___globals);
        goto CPyL47;
    }
    cpy_r_r2 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_b", "zone_by_method_b_env", "t", 66, CPyStatic_merv___automa___choices___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___table___Table___magistrate(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 66, CPyStatic_merv___automa___choices___globals);
        goto CPyL47;
    }
CPyL4: ;
    if (((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_me);
    }
    ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_me = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 66, CPyStatic_merv___automa___choices___globals);
        goto CPyL47;
    }
    if (((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_human != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_human);
    }
    ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_human = 0;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 66, CPyStatic_merv___automa___choices___globals);
        goto CPyL47;
    }
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL47;
    }
    cpy_r_r7 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_b", "zone_by_method_b_env", "t", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = CPyDef_merv___automa___choices___free_zones(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r9 = 0;
CPyL10: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL49;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL50;
    }
    cpy_r_r19 = 0;
    cpy_r_r20 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_b", "zone_by_method_b_env", "t", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r20);
CPyL13: ;
    cpy_r_r21 = CPyDef_merv___automa___choices____of_type(cpy_r_r20, cpy_r_r18, cpy_r_action);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL51;
    }
    cpy_r_r22 = 0;
CPyL15: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r22 < cpy_r_r24;
    if (!cpy_r_r25) goto CPyL52;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r22 * 8;
    cpy_r_r29 = cpy_r_r27 + cpy_r_r28;
    cpy_r_r30 = *(PyObject * *)cpy_r_r29;
    CPy_INCREF(cpy_r_r30);
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL53;
    }
    cpy_r_r32 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_b", "zone_by_method_b_env", "t", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r32);
CPyL18: ;
    cpy_r_r33 = ((serai___games___merv___table___TableObject *)cpy_r_r32)->_owners;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_b", "Table", "owners", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL55;
    }
CPyL19: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL56;
    }
    CPy_DECREF(cpy_r_r32);
    cpy_r_r36 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_b", "zone_by_method_b_env", "me", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL57;
    }
    CPyTagged_INCREF(cpy_r_r36);
CPyL22: ;
    cpy_r_r37 = cpy_r_r35 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (!cpy_r_r38) goto CPyL24;
    cpy_r_r39 = CPyTagged_IsEq_(cpy_r_r35, cpy_r_r36);
    cpy_r_r40 = cpy_r_r39;
    goto CPyL25;
CPyL24: ;
    cpy_r_r41 = cpy_r_r35 == cpy_r_r36;
    cpy_r_r40 = cpy_r_r41;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r36);
    if (cpy_r_r40) goto CPyL58;
    cpy_r_r42 = cpy_r_r35 == 8;
    CPyTagged_DECREF(cpy_r_r35);
    if (cpy_r_r42) goto CPyL28;
    if (0) {
        goto CPyL59;
    } else
        goto CPyL30;
CPyL28: ;
    if (1) {
        goto CPyL59;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r19 = 1;
    goto CPyL31;
CPyL30: ;
    cpy_r_r43 = cpy_r_r22 + 1;
    cpy_r_r22 = cpy_r_r43;
    goto CPyL15;
CPyL31: ;
    if (!cpy_r_r19) goto CPyL60;
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r18);
    cpy_r_r45 = PyList_Append(cpy_r_r6, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 67, CPyStatic_merv___automa___choices___globals);
        goto CPyL50;
    }
CPyL33: ;
    cpy_r_r47 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r47;
    goto CPyL10;
CPyL34: ;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r49 = *(int64_t *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r49 << 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (cpy_r_r51) {
        goto CPyL36;
    } else
        goto CPyL61;
CPyL35: ;
    cpy_r_r52 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53.f0 = -2;
    cpy_r_r53.f1 = cpy_r_r52;
    return cpy_r_r53;
CPyL36: ;
    cpy_r_r54 = CPyStatics[1387]; /* 'why-both-buildings' */
    cpy_r_r55 = CPyDef_merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_obj();
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 73, CPyStatic_merv___automa___choices___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject *)cpy_r_r55)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r54);
    cpy_r_r56.f0 = cpy_r_r54;
    cpy_r_r56.f1 = cpy_r_r55;
    cpy_r_r57 = CPyStatics[1382]; /* 'why-own-buildings' */
    cpy_r_r58 = CPyDef_merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_obj();
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 74, CPyStatic_merv___automa___choices___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject *)cpy_r_r58)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r57);
    cpy_r_r59.f0 = cpy_r_r57;
    cpy_r_r59.f1 = cpy_r_r58;
    cpy_r_r60 = CPyStatics[1384]; /* 'why-your-buildings' */
    cpy_r_r61 = CPyDef_merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_obj();
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 75, CPyStatic_merv___automa___choices___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject *)cpy_r_r61)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r62.f0 = cpy_r_r60;
    cpy_r_r62.f1 = cpy_r_r61;
    cpy_r_r63 = CPyStatics[1385]; /* 'why-farthest-zone' */
    cpy_r_r64 = CPyDef_merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_obj();
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 76, CPyStatic_merv___automa___choices___globals);
        goto CPyL65;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject *)cpy_r_r64)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r63);
    cpy_r_r65.f0 = cpy_r_r63;
    cpy_r_r65.f1 = cpy_r_r64;
    cpy_r_r66.f0 = cpy_r_r56;
    cpy_r_r66.f1 = cpy_r_r59;
    cpy_r_r66.f2 = cpy_r_r62;
    cpy_r_r66.f3 = cpy_r_r65;
    cpy_r_r67 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "zone_by_method_b", "zone_by_method_b_env", "t", 78, CPyStatic_merv___automa___choices___globals);
        goto CPyL66;
    }
    CPy_INCREF(cpy_r_r67);
CPyL41: ;
    cpy_r_r68 = CPyStatics[1388]; /* 'MV-SOLO-T-04' */
    cpy_r_r69 = ((serai___games___merv___automa___choices___zone_by_method_b_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r69 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 't' of 'zone_by_method_b_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r69);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 78, CPyStatic_merv___automa___choices___globals);
        goto CPyL67;
    }
CPyL42: ;
    cpy_r_r70 = CPyDef_merv___automa___choices___zone_names(cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 78, CPyStatic_merv___automa___choices___globals);
        goto CPyL67;
    }
    cpy_r_r71 = CPyDef_merv___automa___choices___teller(cpy_r_r67, cpy_r_r68, cpy_r_r70);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 78, CPyStatic_merv___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r72 = PyTuple_New(4);
    if (unlikely(cpy_r_r72 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1243 = PyTuple_New(2);
    if (unlikely(__tmp1243 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1244 = cpy_r_r66.f0.f0;
    PyTuple_SET_ITEM(__tmp1243, 0, __tmp1244);
    PyObject *__tmp1245 = cpy_r_r66.f0.f1;
    PyTuple_SET_ITEM(__tmp1243, 1, __tmp1245);
    PyTuple_SET_ITEM(cpy_r_r72, 0, __tmp1243);
    PyObject *__tmp1246 = PyTuple_New(2);
    if (unlikely(__tmp1246 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1247 = cpy_r_r66.f1.f0;
    PyTuple_SET_ITEM(__tmp1246, 0, __tmp1247);
    PyObject *__tmp1248 = cpy_r_r66.f1.f1;
    PyTuple_SET_ITEM(__tmp1246, 1, __tmp1248);
    PyTuple_SET_ITEM(cpy_r_r72, 1, __tmp1246);
    PyObject *__tmp1249 = PyTuple_New(2);
    if (unlikely(__tmp1249 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1250 = cpy_r_r66.f2.f0;
    PyTuple_SET_ITEM(__tmp1249, 0, __tmp1250);
    PyObject *__tmp1251 = cpy_r_r66.f2.f1;
    PyTuple_SET_ITEM(__tmp1249, 1, __tmp1251);
    PyTuple_SET_ITEM(cpy_r_r72, 2, __tmp1249);
    PyObject *__tmp1252 = PyTuple_New(2);
    if (unlikely(__tmp1252 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1253 = cpy_r_r66.f3.f0;
    PyTuple_SET_ITEM(__tmp1252, 0, __tmp1253);
    PyObject *__tmp1254 = cpy_r_r66.f3.f1;
    PyTuple_SET_ITEM(__tmp1252, 1, __tmp1254);
    PyTuple_SET_ITEM(cpy_r_r72, 3, __tmp1252);
    cpy_r_r73 = CPyDef_criteria___best(cpy_r_r6, cpy_r_r72, cpy_r_r71);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r73.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 70, CPyStatic_merv___automa___choices___globals);
        goto CPyL46;
    }
    return cpy_r_r73;
CPyL46: ;
    tuple_T2IO __tmp1255 = { CPY_INT_TAG, NULL };
    cpy_r_r74 = __tmp1255;
    return cpy_r_r74;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL46;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL46;
CPyL49: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL34;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL46;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL46;
CPyL52: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL31;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    goto CPyL46;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL46;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL46;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r32);
    goto CPyL46;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL46;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_r35);
    goto CPyL28;
CPyL59: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL29;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL33;
CPyL61: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL35;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL46;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    goto CPyL46;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r59.f0);
    CPy_DecRef(cpy_r_r59.f1);
    goto CPyL46;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r59.f0);
    CPy_DecRef(cpy_r_r59.f1);
    CPy_DecRef(cpy_r_r62.f0);
    CPy_DecRef(cpy_r_r62.f1);
    goto CPyL46;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r66.f0.f0);
    CPy_DecRef(cpy_r_r66.f0.f1);
    CPy_DecRef(cpy_r_r66.f1.f0);
    CPy_DecRef(cpy_r_r66.f1.f1);
    CPy_DecRef(cpy_r_r66.f2.f0);
    CPy_DecRef(cpy_r_r66.f2.f1);
    CPy_DecRef(cpy_r_r66.f3.f0);
    CPy_DecRef(cpy_r_r66.f3.f1);
    goto CPyL46;
CPyL67: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r66.f0.f0);
    CPy_DecRef(cpy_r_r66.f0.f1);
    CPy_DecRef(cpy_r_r66.f1.f0);
    CPy_DecRef(cpy_r_r66.f1.f1);
    CPy_DecRef(cpy_r_r66.f2.f0);
    CPy_DecRef(cpy_r_r66.f2.f1);
    CPy_DecRef(cpy_r_r66.f3.f0);
    CPy_DecRef(cpy_r_r66.f3.f1);
    CPy_DecRef(cpy_r_r67);
    goto CPyL46;
CPyL68: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r66.f0.f0);
    CPy_DecRef(cpy_r_r66.f0.f1);
    CPy_DecRef(cpy_r_r66.f1.f0);
    CPy_DecRef(cpy_r_r66.f1.f1);
    CPy_DecRef(cpy_r_r66.f2.f0);
    CPy_DecRef(cpy_r_r66.f2.f1);
    CPy_DecRef(cpy_r_r66.f3.f0);
    CPy_DecRef(cpy_r_r66.f3.f1);
    goto CPyL46;
}
        
        PyObject *CPyPy_merv___automa___choices___zone_by_method_b(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "action", 0};
            static CPyArg_Parser parser = {"OO:zone_by_method_b", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_action;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_action)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            tuple_T2IO retval = CPyDef_merv___automa___choices___zone_by_method_b(arg_t, arg_action);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp1256 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp1256);
            PyObject *__tmp1257 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp1257);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "zone_by_method_b", 64, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__8_site_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__8_site_obj", "__mypyc_env__", 88, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___site_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "site_env", "t", 88, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___automa___choices___site_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "site_env", "t", 88, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___table___Table___magistrate(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 88, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
CPyL4: ;
    cpy_r_r4 = CPyDef_merv___automa___choices___across(cpy_r_r1, cpy_r_square, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 88, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__8_site_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"square", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_square)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj_____call__(arg___mypyc_self__, arg_square);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 88, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__9_site_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__9_site_obj", "__mypyc_env__", 89, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___site_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "site_env", "t", 89, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_merv___automa___choices___across(cpy_r_r1, cpy_r_square, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 89, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = CPY_INT_TAG;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__9_site_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"square", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_square)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj_____call__(arg___mypyc_self__, arg_square);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 89, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_merv___automa___choices___site(PyObject *cpy_r_t, CPyTagged cpy_r_zone, CPyTagged cpy_r_action) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T2OO cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T2OO cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    tuple_T2OO cpy_r_r24;
    tuple_T3T2OOT2OOT2OO cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    tuple_T2IO cpy_r_r33;
    tuple_T2IO cpy_r_r34;
    cpy_r_r0 = CPyDef_merv___automa___choices___site_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 82, CPyStatic_merv___automa___choices___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___choices___site_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___site_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___merv___automa___choices___site_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 82, CPyStatic_merv___automa___choices___globals);
        goto CPyL26;
    }
    cpy_r_r2 = ((serai___games___merv___automa___choices___site_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "site", "site_env", "t", 84, CPyStatic_merv___automa___choices___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "site", "Table", "book", 84, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_zones;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "site", "Book", "zones", 84, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___automa___choices___site_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "site", "site_env", "t", 84, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_r5)->_round;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "site", "Table", "round", 84, CPyStatic_merv___automa___choices___globals);
        goto CPyL28;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 84, CPyStatic_merv___automa___choices___globals);
        goto CPyL28;
    }
    if (likely(PyList_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "site", 84, CPyStatic_merv___automa___choices___globals, "list", cpy_r_r7);
        goto CPyL28;
    }
    cpy_r_r9 = CPyList_GetItem(cpy_r_r8, cpy_r_zone);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 84, CPyStatic_merv___automa___choices___globals);
        goto CPyL28;
    }
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "site", 84, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r9);
        goto CPyL28;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r10, 2);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 84, CPyStatic_merv___automa___choices___globals);
        goto CPyL26;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "site", 84, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r11);
        goto CPyL26;
    }
    cpy_r_r13 = ((serai___games___merv___automa___choices___site_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "site", "site_env", "t", 86, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r13);
CPyL14: ;
    cpy_r_r14 = CPyDef_merv___automa___choices___empty_of_type(cpy_r_r13, cpy_r_zone, cpy_r_action);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 86, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    cpy_r_r15 = CPyStatics[1389]; /* 'why-own-across' */
    cpy_r_r16 = CPyDef_merv___automa___choices_____mypyc_lambda__8_site_obj();
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 88, CPyStatic_merv___automa___choices___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject *)cpy_r_r16)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r17.f0 = cpy_r_r15;
    cpy_r_r17.f1 = cpy_r_r16;
    cpy_r_r18 = CPyStatics[1390]; /* 'why-yours-across' */
    cpy_r_r19 = CPyDef_merv___automa___choices_____mypyc_lambda__9_site_obj();
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 89, CPyStatic_merv___automa___choices___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject *)cpy_r_r19)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r20.f0 = cpy_r_r18;
    cpy_r_r20.f1 = cpy_r_r19;
    cpy_r_r21 = CPyStatics[1391]; /* 'why-farthest-district' */
    cpy_r_r22 = CPyStatics[549]; /* 'index' */
    cpy_r_r23 = CPyObject_GetAttr(cpy_r_r12, cpy_r_r22);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 90, CPyStatic_merv___automa___choices___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r21);
    cpy_r_r24.f0 = cpy_r_r21;
    cpy_r_r24.f1 = cpy_r_r23;
    cpy_r_r25.f0 = cpy_r_r17;
    cpy_r_r25.f1 = cpy_r_r20;
    cpy_r_r25.f2 = cpy_r_r24;
    cpy_r_r26 = ((serai___games___merv___automa___choices___site_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "site", "site_env", "t", 92, CPyStatic_merv___automa___choices___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r26);
CPyL19: ;
    cpy_r_r27 = CPyStatics[1392]; /* 'MV-SOLO-T-05' */
    cpy_r_r28 = ((serai___games___merv___automa___choices___site_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r28 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 't' of 'site_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r28);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 92, CPyStatic_merv___automa___choices___globals);
        goto CPyL34;
    }
CPyL20: ;
    cpy_r_r29 = ((serai___games___merv___table___TableObject *)cpy_r_r28)->_book;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "site", "Table", "book", 92, CPyStatic_merv___automa___choices___globals);
        goto CPyL35;
    }
CPyL21: ;
    cpy_r_r30 = ((serai___games___merv___book___BookObject *)cpy_r_r29)->_square_ids;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "site", "Book", "square_ids", 92, CPyStatic_merv___automa___choices___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r30);
CPyL22: ;
    CPy_DECREF(cpy_r_r28);
    cpy_r_r31 = CPyDef_merv___automa___choices___teller(cpy_r_r26, cpy_r_r27, cpy_r_r30);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 92, CPyStatic_merv___automa___choices___globals);
        goto CPyL36;
    }
    cpy_r_r32 = PyTuple_New(3);
    if (unlikely(cpy_r_r32 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1258 = PyTuple_New(2);
    if (unlikely(__tmp1258 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1259 = cpy_r_r25.f0.f0;
    PyTuple_SET_ITEM(__tmp1258, 0, __tmp1259);
    PyObject *__tmp1260 = cpy_r_r25.f0.f1;
    PyTuple_SET_ITEM(__tmp1258, 1, __tmp1260);
    PyTuple_SET_ITEM(cpy_r_r32, 0, __tmp1258);
    PyObject *__tmp1261 = PyTuple_New(2);
    if (unlikely(__tmp1261 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1262 = cpy_r_r25.f1.f0;
    PyTuple_SET_ITEM(__tmp1261, 0, __tmp1262);
    PyObject *__tmp1263 = cpy_r_r25.f1.f1;
    PyTuple_SET_ITEM(__tmp1261, 1, __tmp1263);
    PyTuple_SET_ITEM(cpy_r_r32, 1, __tmp1261);
    PyObject *__tmp1264 = PyTuple_New(2);
    if (unlikely(__tmp1264 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1265 = cpy_r_r25.f2.f0;
    PyTuple_SET_ITEM(__tmp1264, 0, __tmp1265);
    PyObject *__tmp1266 = cpy_r_r25.f2.f1;
    PyTuple_SET_ITEM(__tmp1264, 1, __tmp1266);
    PyTuple_SET_ITEM(cpy_r_r32, 2, __tmp1264);
    cpy_r_r33 = CPyDef_criteria___best(cpy_r_r14, cpy_r_r32, cpy_r_r31);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 85, CPyStatic_merv___automa___choices___globals);
        goto CPyL25;
    }
    return cpy_r_r33;
CPyL25: ;
    tuple_T2IO __tmp1267 = { CPY_INT_TAG, NULL };
    cpy_r_r34 = __tmp1267;
    return cpy_r_r34;
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
    CPy_DecRef(cpy_r_r5);
    goto CPyL25;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    goto CPyL25;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    goto CPyL25;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17.f0);
    CPy_DecRef(cpy_r_r17.f1);
    goto CPyL25;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17.f0);
    CPy_DecRef(cpy_r_r17.f1);
    CPy_DecRef(cpy_r_r20.f0);
    CPy_DecRef(cpy_r_r20.f1);
    goto CPyL25;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r25.f0.f0);
    CPy_DecRef(cpy_r_r25.f0.f1);
    CPy_DecRef(cpy_r_r25.f1.f0);
    CPy_DecRef(cpy_r_r25.f1.f1);
    CPy_DecRef(cpy_r_r25.f2.f0);
    CPy_DecRef(cpy_r_r25.f2.f1);
    goto CPyL25;
CPyL34: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r25.f0.f0);
    CPy_DecRef(cpy_r_r25.f0.f1);
    CPy_DecRef(cpy_r_r25.f1.f0);
    CPy_DecRef(cpy_r_r25.f1.f1);
    CPy_DecRef(cpy_r_r25.f2.f0);
    CPy_DecRef(cpy_r_r25.f2.f1);
    CPy_DecRef(cpy_r_r26);
    goto CPyL25;
CPyL35: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r25.f0.f0);
    CPy_DecRef(cpy_r_r25.f0.f1);
    CPy_DecRef(cpy_r_r25.f1.f0);
    CPy_DecRef(cpy_r_r25.f1.f1);
    CPy_DecRef(cpy_r_r25.f2.f0);
    CPy_DecRef(cpy_r_r25.f2.f1);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r28);
    goto CPyL25;
CPyL36: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r25.f0.f0);
    CPy_DecRef(cpy_r_r25.f0.f1);
    CPy_DecRef(cpy_r_r25.f1.f0);
    CPy_DecRef(cpy_r_r25.f1.f1);
    CPy_DecRef(cpy_r_r25.f2.f0);
    CPy_DecRef(cpy_r_r25.f2.f1);
    goto CPyL25;
}
        
        PyObject *CPyPy_merv___automa___choices___site(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "zone", "action", 0};
            static CPyArg_Parser parser = {"OOO:site", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_zone;
            PyObject *obj_action;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_zone, &obj_action)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            tuple_T2IO retval = CPyDef_merv___automa___choices___site(arg_t, arg_zone, arg_action);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp1268 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp1268);
            PyObject *__tmp1269 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp1269);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "site", 82, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices___free_zones(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_zone;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "free_zones", 97, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "free_zones", "Table", "zones", 97, CPyStatic_merv___automa___choices___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL11;
    cpy_r_zone = cpy_r_r1;
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
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "free_zones", 97, CPyStatic_merv___automa___choices___globals);
        goto CPyL12;
    }
    cpy_r_r13 = (Py_ssize_t)cpy_r_r12 == -2;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r13) goto CPyL13;
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_zone);
    cpy_r_r15 = PyList_Append(cpy_r_r0, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "free_zones", 97, CPyStatic_merv___automa___choices___globals);
        goto CPyL14;
    }
CPyL7: ;
    cpy_r_r17 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r17;
    cpy_r_r18 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r18;
    goto CPyL3;
CPyL8: ;
    return cpy_r_r0;
CPyL9: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_zone);
    goto CPyL9;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_zone);
    goto CPyL7;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_merv___automa___choices___free_zones(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:free_zones", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___automa___choices___free_zones(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "free_zones", 96, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices___empty_of_type(PyObject *cpy_r_t, CPyTagged cpy_r_zone, CPyTagged cpy_r_action) {
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
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "empty_of_type", 101, CPyStatic_merv___automa___choices___globals);
        goto CPyL12;
    }
    cpy_r_r1 = CPyDef_merv___automa___choices____of_type(cpy_r_t, cpy_r_zone, cpy_r_action);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "empty_of_type", 101, CPyStatic_merv___automa___choices___globals);
        goto CPyL13;
    }
    cpy_r_r2 = 0;
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL14;
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
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "empty_of_type", 101, CPyStatic_merv___automa___choices___globals);
        goto CPyL15;
    }
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "empty_of_type", "Table", "owners", 101, CPyStatic_merv___automa___choices___globals);
        goto CPyL16;
    }
CPyL6: ;
    cpy_r_r13 = CPyList_GetItemBorrow(cpy_r_r12, cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "empty_of_type", 101, CPyStatic_merv___automa___choices___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "empty_of_type", 101, CPyStatic_merv___automa___choices___globals);
        goto CPyL16;
    }
    cpy_r_r15 = (Py_ssize_t)cpy_r_r14 == -2;
    CPyTagged_DECREF(cpy_r_r14);
    if (!cpy_r_r15) goto CPyL17;
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r17 = PyList_Append(cpy_r_r0, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "empty_of_type", 101, CPyStatic_merv___automa___choices___globals);
        goto CPyL15;
    }
CPyL10: ;
    cpy_r_r19 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r19;
    goto CPyL3;
CPyL11: ;
    return cpy_r_r0;
CPyL12: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL11;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL12;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL12;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL10;
}
        
        PyObject *CPyPy_merv___automa___choices___empty_of_type(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "zone", "action", 0};
            static CPyArg_Parser parser = {"OOO:empty_of_type", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_zone;
            PyObject *obj_action;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_zone, &obj_action)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            PyObject *retval = CPyDef_merv___automa___choices___empty_of_type(arg_t, arg_zone, arg_action);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "empty_of_type", 100, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices____of_type(PyObject *cpy_r_t, CPyTagged cpy_r_zone, CPyTagged cpy_r_action) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    PyObject *cpy_r_r32;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "_of_type", "Table", "book", 105, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_district_action;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "_of_type", "Book", "district_action", 105, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL28;
    }
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "_of_type", "Table", "book", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_zones;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "_of_type", "Book", "zones", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "_of_type", "Table", "round", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    if (likely(PyList_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals, "list", cpy_r_r6);
        goto CPyL29;
    }
    cpy_r_r8 = CPyList_GetItem(cpy_r_r7, cpy_r_zone);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r8);
        goto CPyL29;
    }
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_r9, 2);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    if (likely(PyTuple_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r10);
        goto CPyL29;
    }
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = 0;
CPyL13: ;
    cpy_r_r15 = cpy_r_r14 < cpy_r_r13;
    if (!cpy_r_r15) goto CPyL30;
    cpy_r_r16 = CPySequenceTuple_GetItemUnsafe(cpy_r_r11, cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL31;
    }
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "_of_type", "Table", "tiles", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL32;
    }
CPyL16: ;
    cpy_r_r19 = CPyList_GetItemBorrow(cpy_r_r18, cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL32;
    }
    cpy_r_r21 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL33;
    }
    cpy_r_r23 = cpy_r_r22 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL22;
    cpy_r_r25 = CPyTagged_IsEq_(cpy_r_r22, cpy_r_action);
    cpy_r_r26 = cpy_r_r25;
    goto CPyL23;
CPyL22: ;
    cpy_r_r27 = cpy_r_r22 == cpy_r_action;
    cpy_r_r26 = cpy_r_r27;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r26) goto CPyL34;
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r29 = PyList_Append(cpy_r_r2, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 106, CPyStatic_merv___automa___choices___globals);
        goto CPyL31;
    }
CPyL25: ;
    cpy_r_r31 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r31;
    goto CPyL13;
CPyL26: ;
    return cpy_r_r2;
CPyL27: ;
    cpy_r_r32 = NULL;
    return cpy_r_r32;
CPyL28: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL27;
CPyL29: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL27;
CPyL30: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r11);
    goto CPyL26;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r11);
    goto CPyL27;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL27;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL27;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL25;
}
        
        PyObject *CPyPy_merv___automa___choices____of_type(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "zone", "action", 0};
            static CPyArg_Parser parser = {"OOO:_of_type", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_zone;
            PyObject *obj_action;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_zone, &obj_action)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            PyObject *retval = CPyDef_merv___automa___choices____of_type(arg_t, arg_zone, arg_action);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "_of_type", 104, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__10_courtier_zone_obj", "__mypyc_env__", 117, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "courtier_zone_env", "t", 117, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_merv___automa___choices___in_line(cpy_r_r1, cpy_r_zone, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 117, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = CPY_INT_TAG;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"zone", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_zone)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj_____call__(arg___mypyc_self__, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 117, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__11_courtier_zone_obj", "__mypyc_env__", 118, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "courtier_zone_env", "t", 118, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "courtier_zone_env", "t", 118, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___table___Table___magistrate(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 118, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
CPyL4: ;
    cpy_r_r4 = CPyDef_merv___automa___choices___in_line(cpy_r_r1, cpy_r_zone, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 118, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    cpy_r_r5 = CPyTagged_Negate(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"zone", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_zone)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj_____call__(arg___mypyc_self__, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 118, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__12_courtier_zone_obj", "__mypyc_env__", 119, CPyStatic_merv___automa___choices___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = CPyTagged_Negate(cpy_r_zone);
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"zone", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_zone)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj_____call__(arg___mypyc_self__, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 119, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices___courtier_zone(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T2OO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2OO cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    tuple_T2OO cpy_r_r12;
    tuple_T3T2OOT2OOT2OO cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T2IO cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    cpy_r_r0 = CPyDef_merv___automa___choices___courtier_zone_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 112, CPyStatic_merv___automa___choices___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 112, CPyStatic_merv___automa___choices___globals);
        goto CPyL19;
    }
    cpy_r_r2 = ((serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_zone", "courtier_zone_env", "t", 115, CPyStatic_merv___automa___choices___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___automa___choices___free_zones(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 115, CPyStatic_merv___automa___choices___globals);
        goto CPyL19;
    }
    cpy_r_r4 = CPyStatics[1384]; /* 'why-your-buildings' */
    cpy_r_r5 = CPyDef_merv___automa___choices_____mypyc_lambda__10_courtier_zone_obj();
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 117, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject *)cpy_r_r5)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r6.f0 = cpy_r_r4;
    cpy_r_r6.f1 = cpy_r_r5;
    cpy_r_r7 = CPyStatics[1393]; /* 'why-fewest-own-buildings' */
    cpy_r_r8 = CPyDef_merv___automa___choices_____mypyc_lambda__11_courtier_zone_obj();
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 118, CPyStatic_merv___automa___choices___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject *)cpy_r_r8)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r9.f0 = cpy_r_r7;
    cpy_r_r9.f1 = cpy_r_r8;
    cpy_r_r10 = CPyStatics[1394]; /* 'why-nearest-zone' */
    cpy_r_r11 = CPyDef_merv___automa___choices_____mypyc_lambda__12_courtier_zone_obj();
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 119, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject *)cpy_r_r11)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r12.f0 = cpy_r_r10;
    cpy_r_r12.f1 = cpy_r_r11;
    cpy_r_r13.f0 = cpy_r_r6;
    cpy_r_r13.f1 = cpy_r_r9;
    cpy_r_r13.f2 = cpy_r_r12;
    cpy_r_r14 = ((serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_zone", "courtier_zone_env", "t", 121, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r14);
CPyL8: ;
    cpy_r_r15 = CPyStatics[1395]; /* 'MV-SOLO-HC-02' */
    cpy_r_r16 = ((serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_zone", "courtier_zone_env", "t", 121, CPyStatic_merv___automa___choices___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r16);
CPyL9: ;
    cpy_r_r17 = CPyDef_merv___automa___choices___zone_names(cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 121, CPyStatic_merv___automa___choices___globals);
        goto CPyL24;
    }
    cpy_r_r18 = CPyDef_merv___automa___choices___teller(cpy_r_r14, cpy_r_r15, cpy_r_r17);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 121, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r19 = PyTuple_New(3);
    if (unlikely(cpy_r_r19 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1270 = PyTuple_New(2);
    if (unlikely(__tmp1270 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1271 = cpy_r_r13.f0.f0;
    PyTuple_SET_ITEM(__tmp1270, 0, __tmp1271);
    PyObject *__tmp1272 = cpy_r_r13.f0.f1;
    PyTuple_SET_ITEM(__tmp1270, 1, __tmp1272);
    PyTuple_SET_ITEM(cpy_r_r19, 0, __tmp1270);
    PyObject *__tmp1273 = PyTuple_New(2);
    if (unlikely(__tmp1273 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1274 = cpy_r_r13.f1.f0;
    PyTuple_SET_ITEM(__tmp1273, 0, __tmp1274);
    PyObject *__tmp1275 = cpy_r_r13.f1.f1;
    PyTuple_SET_ITEM(__tmp1273, 1, __tmp1275);
    PyTuple_SET_ITEM(cpy_r_r19, 1, __tmp1273);
    PyObject *__tmp1276 = PyTuple_New(2);
    if (unlikely(__tmp1276 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1277 = cpy_r_r13.f2.f0;
    PyTuple_SET_ITEM(__tmp1276, 0, __tmp1277);
    PyObject *__tmp1278 = cpy_r_r13.f2.f1;
    PyTuple_SET_ITEM(__tmp1276, 1, __tmp1278);
    PyTuple_SET_ITEM(cpy_r_r19, 2, __tmp1276);
    cpy_r_r20 = CPyDef_criteria___best(cpy_r_r3, cpy_r_r19, cpy_r_r18);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 114, CPyStatic_merv___automa___choices___globals);
        goto CPyL19;
    }
    cpy_r_r21 = cpy_r_r20.f0;
    cpy_r_r22 = cpy_r_r20.f1;
    cpy_r_r23 = cpy_r_r21;
    cpy_r_r24 = cpy_r_r22;
    cpy_r_r25 = ((serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_zone", "courtier_zone_env", "t", 123, CPyStatic_merv___automa___choices___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r25);
CPyL13: ;
    cpy_r_r26 = CPyStatics[1396]; /* 'event-magistrate-chooses-zone' */
    cpy_r_r27 = ((serai___games___merv___automa___choices___courtier_zone_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r27 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 't' of 'courtier_zone_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r27);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 123, CPyStatic_merv___automa___choices___globals);
        goto CPyL26;
    }
CPyL14: ;
    cpy_r_r28 = CPyDef_merv___table___Table___magistrate(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 123, CPyStatic_merv___automa___choices___globals);
        goto CPyL26;
    }
CPyL15: ;
    cpy_r_r29 = CPyStatics[1395]; /* 'MV-SOLO-HC-02' */
    cpy_r_r30 = CPyStatics[546]; /* 'why' */
    cpy_r_r31 = CPyDict_Build(1, cpy_r_r30, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 123, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
    cpy_r_r32 = CPyDef_kernel___table___Table___tell(cpy_r_r25, cpy_r_r26, cpy_r_r28, cpy_r_r29, cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 123, CPyStatic_merv___automa___choices___globals);
        goto CPyL28;
    }
    return cpy_r_r23;
CPyL18: ;
    cpy_r_r33 = CPY_INT_TAG;
    return cpy_r_r33;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL18;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL18;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6.f0);
    CPy_DecRef(cpy_r_r6.f1);
    goto CPyL18;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6.f0);
    CPy_DecRef(cpy_r_r6.f1);
    CPy_DecRef(cpy_r_r9.f0);
    CPy_DecRef(cpy_r_r9.f1);
    goto CPyL18;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13.f0.f0);
    CPy_DecRef(cpy_r_r13.f0.f1);
    CPy_DecRef(cpy_r_r13.f1.f0);
    CPy_DecRef(cpy_r_r13.f1.f1);
    CPy_DecRef(cpy_r_r13.f2.f0);
    CPy_DecRef(cpy_r_r13.f2.f1);
    goto CPyL18;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13.f0.f0);
    CPy_DecRef(cpy_r_r13.f0.f1);
    CPy_DecRef(cpy_r_r13.f1.f0);
    CPy_DecRef(cpy_r_r13.f1.f1);
    CPy_DecRef(cpy_r_r13.f2.f0);
    CPy_DecRef(cpy_r_r13.f2.f1);
    CPy_DecRef(cpy_r_r14);
    goto CPyL18;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r24);
    goto CPyL18;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL18;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL18;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL18;
}
        
        PyObject *CPyPy_merv___automa___choices___courtier_zone(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:courtier_zone", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices___courtier_zone(arg_t);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_zone", 112, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__13_courtier_district_obj", "__mypyc_env__", 133, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "courtier_district_env", "t", 133, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_merv___automa___choices___across(cpy_r_r1, cpy_r_square, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 133, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = CPY_INT_TAG;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"square", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_square)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj_____call__(arg___mypyc_self__, arg_square);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 133, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__14_courtier_district_obj", "__mypyc_env__", 134, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "courtier_district_env", "t", 134, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "courtier_district_env", "t", 134, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___table___Table___magistrate(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 134, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
CPyL4: ;
    cpy_r_r4 = CPyDef_merv___automa___choices___across(cpy_r_r1, cpy_r_square, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 134, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    cpy_r_r5 = CPyTagged_Negate(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"square", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_square)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj_____call__(arg___mypyc_self__, arg_square);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 134, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__15_courtier_district_obj", "__mypyc_env__", 135, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_squares;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "courtier_district_env", "squares", 135, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyStatics[549]; /* 'index' */
    CPyTagged_INCREF(cpy_r_square);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_square);
    PyObject *cpy_r_r4[2] = {cpy_r_r1, cpy_r_r3};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_VectorcallMethod(cpy_r_r2, cpy_r_r5, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 135, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 135, CPyStatic_merv___automa___choices___globals);
        goto CPyL5;
    }
    cpy_r_r8 = CPyTagged_Negate(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    return cpy_r_r8;
CPyL5: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL5;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"square", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_square)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj_____call__(arg___mypyc_self__, arg_square);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 135, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices___courtier_district(PyObject *cpy_r_t, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    tuple_T2OO cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    tuple_T2OO cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    tuple_T2OO cpy_r_r39;
    tuple_T3T2OOT2OOT2OO cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    tuple_T2IO cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    cpy_r_r0 = CPyDef_merv___automa___choices___courtier_district_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 127, CPyStatic_merv___automa___choices___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 127, CPyStatic_merv___automa___choices___globals);
        goto CPyL42;
    }
    cpy_r_r2 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "courtier_district_env", "t", 129, CPyStatic_merv___automa___choices___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "Table", "book", 129, CPyStatic_merv___automa___choices___globals);
        goto CPyL43;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_zones;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "Book", "zones", 129, CPyStatic_merv___automa___choices___globals);
        goto CPyL43;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "courtier_district_env", "t", 129, CPyStatic_merv___automa___choices___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_r5)->_round;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "Table", "round", 129, CPyStatic_merv___automa___choices___globals);
        goto CPyL44;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 129, CPyStatic_merv___automa___choices___globals);
        goto CPyL44;
    }
    if (likely(PyList_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 129, CPyStatic_merv___automa___choices___globals, "list", cpy_r_r7);
        goto CPyL44;
    }
    cpy_r_r9 = CPyList_GetItem(cpy_r_r8, cpy_r_zone);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 129, CPyStatic_merv___automa___choices___globals);
        goto CPyL44;
    }
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 129, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r9);
        goto CPyL44;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r10, 2);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 129, CPyStatic_merv___automa___choices___globals);
        goto CPyL42;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 129, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r11);
        goto CPyL42;
    }
    if (((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_squares != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_squares);
    }
    ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_squares = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 129, CPyStatic_merv___automa___choices___globals);
        goto CPyL42;
    }
    cpy_r_r14 = PyList_New(0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 131, CPyStatic_merv___automa___choices___globals);
        goto CPyL42;
    }
    cpy_r_r15 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_squares;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "courtier_district_env", "squares", 131, CPyStatic_merv___automa___choices___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r15);
CPyL16: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = 0;
CPyL17: ;
    cpy_r_r19 = cpy_r_r18 < cpy_r_r17;
    if (!cpy_r_r19) goto CPyL46;
    cpy_r_r20 = CPySequenceTuple_GetItemUnsafe(cpy_r_r15, cpy_r_r18);
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 131, CPyStatic_merv___automa___choices___globals);
        goto CPyL47;
    }
    cpy_r_r22 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "courtier_district_env", "t", 131, CPyStatic_merv___automa___choices___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r22);
CPyL20: ;
    cpy_r_r23 = ((serai___games___merv___table___TableObject *)cpy_r_r22)->_owners;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "Table", "owners", 131, CPyStatic_merv___automa___choices___globals);
        goto CPyL49;
    }
CPyL21: ;
    cpy_r_r24 = CPyList_GetItemBorrow(cpy_r_r23, cpy_r_r21);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 131, CPyStatic_merv___automa___choices___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 131, CPyStatic_merv___automa___choices___globals);
        goto CPyL49;
    }
    cpy_r_r26 = (Py_ssize_t)cpy_r_r25 == -2;
    CPyTagged_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r22);
    if (!cpy_r_r26) goto CPyL50;
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r28 = PyList_Append(cpy_r_r14, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 131, CPyStatic_merv___automa___choices___globals);
        goto CPyL47;
    }
CPyL25: ;
    cpy_r_r30 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r30;
    goto CPyL17;
CPyL26: ;
    cpy_r_r31 = CPyStatics[1390]; /* 'why-yours-across' */
    cpy_r_r32 = CPyDef_merv___automa___choices_____mypyc_lambda__13_courtier_district_obj();
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 133, CPyStatic_merv___automa___choices___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject *)cpy_r_r32)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r33.f0 = cpy_r_r31;
    cpy_r_r33.f1 = cpy_r_r32;
    cpy_r_r34 = CPyStatics[1397]; /* 'why-fewest-own-across' */
    cpy_r_r35 = CPyDef_merv___automa___choices_____mypyc_lambda__14_courtier_district_obj();
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 134, CPyStatic_merv___automa___choices___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject *)cpy_r_r35)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r36.f0 = cpy_r_r34;
    cpy_r_r36.f1 = cpy_r_r35;
    cpy_r_r37 = CPyStatics[1398]; /* 'why-nearest-district' */
    cpy_r_r38 = CPyDef_merv___automa___choices_____mypyc_lambda__15_courtier_district_obj();
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 135, CPyStatic_merv___automa___choices___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject *)cpy_r_r38)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r39.f0 = cpy_r_r37;
    cpy_r_r39.f1 = cpy_r_r38;
    cpy_r_r40.f0 = cpy_r_r33;
    cpy_r_r40.f1 = cpy_r_r36;
    cpy_r_r40.f2 = cpy_r_r39;
    cpy_r_r41 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "courtier_district_env", "t", 137, CPyStatic_merv___automa___choices___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r41);
CPyL30: ;
    cpy_r_r42 = CPyStatics[1399]; /* 'MV-SOLO-HC-03' */
    cpy_r_r43 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "courtier_district_env", "t", 137, CPyStatic_merv___automa___choices___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r43);
CPyL31: ;
    cpy_r_r44 = ((serai___games___merv___table___TableObject *)cpy_r_r43)->_book;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "Table", "book", 137, CPyStatic_merv___automa___choices___globals);
        goto CPyL55;
    }
CPyL32: ;
    cpy_r_r45 = ((serai___games___merv___book___BookObject *)cpy_r_r44)->_square_ids;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "Book", "square_ids", 137, CPyStatic_merv___automa___choices___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r45);
CPyL33: ;
    CPy_DECREF(cpy_r_r43);
    cpy_r_r46 = CPyDef_merv___automa___choices___teller(cpy_r_r41, cpy_r_r42, cpy_r_r45);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 137, CPyStatic_merv___automa___choices___globals);
        goto CPyL53;
    }
    cpy_r_r47 = PyTuple_New(3);
    if (unlikely(cpy_r_r47 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1279 = PyTuple_New(2);
    if (unlikely(__tmp1279 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1280 = cpy_r_r40.f0.f0;
    PyTuple_SET_ITEM(__tmp1279, 0, __tmp1280);
    PyObject *__tmp1281 = cpy_r_r40.f0.f1;
    PyTuple_SET_ITEM(__tmp1279, 1, __tmp1281);
    PyTuple_SET_ITEM(cpy_r_r47, 0, __tmp1279);
    PyObject *__tmp1282 = PyTuple_New(2);
    if (unlikely(__tmp1282 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1283 = cpy_r_r40.f1.f0;
    PyTuple_SET_ITEM(__tmp1282, 0, __tmp1283);
    PyObject *__tmp1284 = cpy_r_r40.f1.f1;
    PyTuple_SET_ITEM(__tmp1282, 1, __tmp1284);
    PyTuple_SET_ITEM(cpy_r_r47, 1, __tmp1282);
    PyObject *__tmp1285 = PyTuple_New(2);
    if (unlikely(__tmp1285 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1286 = cpy_r_r40.f2.f0;
    PyTuple_SET_ITEM(__tmp1285, 0, __tmp1286);
    PyObject *__tmp1287 = cpy_r_r40.f2.f1;
    PyTuple_SET_ITEM(__tmp1285, 1, __tmp1287);
    PyTuple_SET_ITEM(cpy_r_r47, 2, __tmp1285);
    cpy_r_r48 = CPyDef_criteria___best(cpy_r_r14, cpy_r_r47, cpy_r_r46);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 130, CPyStatic_merv___automa___choices___globals);
        goto CPyL42;
    }
    cpy_r_r49 = cpy_r_r48.f0;
    cpy_r_r50 = cpy_r_r48.f1;
    cpy_r_r51 = cpy_r_r49;
    cpy_r_r52 = cpy_r_r50;
    cpy_r_r53 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "courtier_district", "courtier_district_env", "t", 139, CPyStatic_merv___automa___choices___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r53);
CPyL36: ;
    cpy_r_r54 = CPyStatics[1400]; /* 'event-magistrate-chooses-district' */
    cpy_r_r55 = ((serai___games___merv___automa___choices___courtier_district_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r55 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 't' of 'courtier_district_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r55);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 139, CPyStatic_merv___automa___choices___globals);
        goto CPyL57;
    }
CPyL37: ;
    cpy_r_r56 = CPyDef_merv___table___Table___magistrate(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 139, CPyStatic_merv___automa___choices___globals);
        goto CPyL57;
    }
CPyL38: ;
    cpy_r_r57 = CPyStatics[1399]; /* 'MV-SOLO-HC-03' */
    cpy_r_r58 = CPyStatics[546]; /* 'why' */
    cpy_r_r59 = CPyDict_Build(1, cpy_r_r58, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 139, CPyStatic_merv___automa___choices___globals);
        goto CPyL58;
    }
    cpy_r_r60 = CPyDef_kernel___table___Table___tell(cpy_r_r53, cpy_r_r54, cpy_r_r56, cpy_r_r57, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 139, CPyStatic_merv___automa___choices___globals);
        goto CPyL59;
    }
    return cpy_r_r51;
CPyL41: ;
    cpy_r_r61 = CPY_INT_TAG;
    return cpy_r_r61;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL41;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL41;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL41;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    goto CPyL41;
CPyL46: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL26;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL41;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL41;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    goto CPyL41;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL25;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    goto CPyL41;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r36.f0);
    CPy_DecRef(cpy_r_r36.f1);
    goto CPyL41;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r40.f0.f0);
    CPy_DecRef(cpy_r_r40.f0.f1);
    CPy_DecRef(cpy_r_r40.f1.f0);
    CPy_DecRef(cpy_r_r40.f1.f1);
    CPy_DecRef(cpy_r_r40.f2.f0);
    CPy_DecRef(cpy_r_r40.f2.f1);
    goto CPyL41;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r40.f0.f0);
    CPy_DecRef(cpy_r_r40.f0.f1);
    CPy_DecRef(cpy_r_r40.f1.f0);
    CPy_DecRef(cpy_r_r40.f1.f1);
    CPy_DecRef(cpy_r_r40.f2.f0);
    CPy_DecRef(cpy_r_r40.f2.f1);
    CPy_DecRef(cpy_r_r41);
    goto CPyL41;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r40.f0.f0);
    CPy_DecRef(cpy_r_r40.f0.f1);
    CPy_DecRef(cpy_r_r40.f1.f0);
    CPy_DecRef(cpy_r_r40.f1.f1);
    CPy_DecRef(cpy_r_r40.f2.f0);
    CPy_DecRef(cpy_r_r40.f2.f1);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    goto CPyL41;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r52);
    goto CPyL41;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    goto CPyL41;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL41;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL41;
}
        
        PyObject *CPyPy_merv___automa___choices___courtier_district(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "zone", 0};
            static CPyArg_Parser parser = {"OO:courtier_district", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_zone)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices___courtier_district(arg_t, arg_zone);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "courtier_district", 127, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices___added_card_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices___added_card_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices___added_card_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices___added_card_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    cpy_r_r0 = ((serai___games___merv___automa___choices___added_card_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "added", "added_card_obj", "__mypyc_env__", 151, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "added", "card_env", "t", 152, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_row;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "added", "Table", "row", 152, CPyStatic_merv___automa___choices___globals);
        goto CPyL21;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_place);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 152, CPyStatic_merv___automa___choices___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 152, CPyStatic_merv___automa___choices___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "added", "card_env", "player", 153, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___table___PlayerObject *)cpy_r_r5)->_spices;
    if (unlikely(cpy_r_r6 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'spices' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r6);
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 153, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_r4);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 153, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r8 = CPyStatics[4897]; /* 1 */
    cpy_r_r9 = PyNumber_InPlaceAdd(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 153, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
    cpy_r_r10 = CPyList_SetItem(cpy_r_r6, cpy_r_r4, cpy_r_r9);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 153, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
    cpy_r_r11 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "added", "card_env", "t", 154, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r11);
CPyL11: ;
    cpy_r_r12 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "added", "card_env", "player", 154, CPyStatic_merv___automa___choices___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r12);
CPyL12: ;
    cpy_r_r13 = CPyDef_merv___scoring___spice_points(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 154, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
    cpy_r_r14 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_now;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "added", "card_env", "now", 154, CPyStatic_merv___automa___choices___globals);
        goto CPyL25;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL14: ;
    cpy_r_r15 = CPyTagged_Subtract(cpy_r_r13, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r16 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "added", "card_env", "player", 155, CPyStatic_merv___automa___choices___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r16);
CPyL15: ;
    cpy_r_r17 = ((serai___games___merv___table___PlayerObject *)cpy_r_r16)->_spices;
    if (unlikely(cpy_r_r17 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'spices' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r17);
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 155, CPyStatic_merv___automa___choices___globals);
        goto CPyL26;
    }
CPyL16: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r17, cpy_r_r4);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 155, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
    cpy_r_r19 = CPyStatics[4897]; /* 1 */
    cpy_r_r20 = PyNumber_InPlaceSubtract(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 155, CPyStatic_merv___automa___choices___globals);
        goto CPyL27;
    }
    cpy_r_r21 = CPyList_SetItem(cpy_r_r17, cpy_r_r4, cpy_r_r20);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 155, CPyStatic_merv___automa___choices___globals);
        goto CPyL28;
    }
    return cpy_r_r15;
CPyL20: ;
    cpy_r_r22 = CPY_INT_TAG;
    return cpy_r_r22;
CPyL21: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL20;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL20;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL20;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL20;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL20;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    goto CPyL20;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL20;
}
        
        PyObject *CPyPy_merv___automa___choices___added_card_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_merv___automa___choices___added_card_obj_____call__(arg___mypyc_self__, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "added", 151, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__16_card_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__16_card_obj", "__mypyc_env__", 159, CPyStatic_merv___automa___choices___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = CPyTagged_Negate(cpy_r_place);
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__16_card_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj_____call__(arg___mypyc_self__, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 159, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_merv___automa___choices___card(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    CPyPtr cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    tuple_T2OO cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    tuple_T2OO cpy_r_r40;
    tuple_T2T2OOT2OO cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    tuple_T2IO cpy_r_r44;
    tuple_T2IO cpy_r_r45;
    cpy_r_r0 = CPyDef_merv___automa___choices___card_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 146, CPyStatic_merv___automa___choices___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 146, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    cpy_r_r2 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "card", "card_env", "t", 148, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_r2)->_players;
    if (unlikely(cpy_r_r3 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'players' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r3);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 148, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "card", "card_env", "t", 148, CPyStatic_merv___automa___choices___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_merv___table___Table___magistrate(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 148, CPyStatic_merv___automa___choices___globals);
        goto CPyL30;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r3, cpy_r_r5);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 148, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_merv___table___Player))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "card", 148, CPyStatic_merv___automa___choices___globals, "serai.games.merv.table.Player", cpy_r_r6);
        goto CPyL29;
    }
    if (((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_player != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_player);
    }
    ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_player = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 148, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    cpy_r_r9 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "card", "card_env", "t", 149, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "card", "card_env", "player", 149, CPyStatic_merv___automa___choices___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    cpy_r_r11 = CPyDef_merv___scoring___spice_points(cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 149, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    if (((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_now != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_now);
    }
    ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_now = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 149, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    cpy_r_r13 = CPyDef_merv___automa___choices___added_card_obj();
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 151, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices___added_card_objObject *)cpy_r_r13)->___mypyc_env__ = cpy_r_r0;
    if (((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_added != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_added);
    }
    ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_added = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 151, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 158, CPyStatic_merv___automa___choices___globals);
        goto CPyL29;
    }
    cpy_r_r16 = 0;
    cpy_r_r17 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "card", "card_env", "t", 158, CPyStatic_merv___automa___choices___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r17);
CPyL17: ;
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_r17)->_row;
    if (unlikely(cpy_r_r18 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'row' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r18);
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 158, CPyStatic_merv___automa___choices___globals);
        goto CPyL32;
    }
CPyL18: ;
    cpy_r_r19 = 0;
CPyL19: ;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r19 < cpy_r_r21;
    if (!cpy_r_r22) goto CPyL33;
    cpy_r_place = cpy_r_r16;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r24 = *(CPyPtr *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r19 * 8;
    cpy_r_r26 = cpy_r_r24 + cpy_r_r25;
    cpy_r_r27 = *(PyObject * *)cpy_r_r26;
    CPy_INCREF(cpy_r_r27);
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 158, CPyStatic_merv___automa___choices___globals);
        goto CPyL34;
    }
    cpy_r_r29 = (Py_ssize_t)cpy_r_r28 != -2;
    CPyTagged_DECREF(cpy_r_r28);
    if (!cpy_r_r29) goto CPyL35;
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r31 = PyList_Append(cpy_r_r15, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 158, CPyStatic_merv___automa___choices___globals);
        goto CPyL36;
    }
CPyL23: ;
    cpy_r_r33 = cpy_r_r16 + 2;
    cpy_r_r16 = cpy_r_r33;
    cpy_r_r34 = cpy_r_r19 + 1;
    cpy_r_r19 = cpy_r_r34;
    goto CPyL19;
CPyL24: ;
    cpy_r_r35 = CPyStatics[1401]; /* 'why-most-set-points' */
    cpy_r_r36 = ((serai___games___merv___automa___choices___card_envObject *)cpy_r_r0)->_added;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "card", "card_env", "added", 159, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r36);
CPyL25: ;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r37.f0 = cpy_r_r35;
    cpy_r_r37.f1 = cpy_r_r36;
    cpy_r_r38 = CPyStatics[1402]; /* 'why-front' */
    cpy_r_r39 = CPyDef_merv___automa___choices_____mypyc_lambda__16_card_obj();
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 159, CPyStatic_merv___automa___choices___globals);
        goto CPyL38;
    }
    ((serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject *)cpy_r_r39)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r40.f0 = cpy_r_r38;
    cpy_r_r40.f1 = cpy_r_r39;
    cpy_r_r41.f0 = cpy_r_r37;
    cpy_r_r41.f1 = cpy_r_r40;
    cpy_r_r42 = PyTuple_New(2);
    if (unlikely(cpy_r_r42 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1288 = PyTuple_New(2);
    if (unlikely(__tmp1288 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1289 = cpy_r_r41.f0.f0;
    PyTuple_SET_ITEM(__tmp1288, 0, __tmp1289);
    PyObject *__tmp1290 = cpy_r_r41.f0.f1;
    PyTuple_SET_ITEM(__tmp1288, 1, __tmp1290);
    PyTuple_SET_ITEM(cpy_r_r42, 0, __tmp1288);
    PyObject *__tmp1291 = PyTuple_New(2);
    if (unlikely(__tmp1291 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1292 = cpy_r_r41.f1.f0;
    PyTuple_SET_ITEM(__tmp1291, 0, __tmp1292);
    PyObject *__tmp1293 = cpy_r_r41.f1.f1;
    PyTuple_SET_ITEM(__tmp1291, 1, __tmp1293);
    PyTuple_SET_ITEM(cpy_r_r42, 1, __tmp1291);
    cpy_r_r43 = NULL;
    cpy_r_r44 = CPyDef_criteria___best(cpy_r_r15, cpy_r_r42, cpy_r_r43);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 159, CPyStatic_merv___automa___choices___globals);
        goto CPyL28;
    }
    return cpy_r_r44;
CPyL28: ;
    tuple_T2IO __tmp1294 = { CPY_INT_TAG, NULL };
    cpy_r_r45 = __tmp1294;
    return cpy_r_r45;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL28;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL28;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    goto CPyL28;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    goto CPyL28;
CPyL33: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL24;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL28;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL23;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    goto CPyL28;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    goto CPyL28;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    goto CPyL28;
}
        
        PyObject *CPyPy_merv___automa___choices___card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:card", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            tuple_T2IO retval = CPyDef_merv___automa___choices___card(arg_t);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp1295 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp1295);
            PyObject *__tmp1296 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp1296);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "card", 146, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__17_room_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_room) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__17_room_obj", "__mypyc_env__", 167, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___room_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "room_env", "t", 167, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___automa___choices___room_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "room_env", "t", 167, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___table___Table___magistrate(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 167, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
CPyL4: ;
    cpy_r_r4 = CPyDef_merv___scoring___room_value(cpy_r_r1, cpy_r_r3, cpy_r_room);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 167, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__17_room_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj_____call__(arg___mypyc_self__, arg_room);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 167, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__18_room_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_room) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__18_room_obj", "__mypyc_env__", 168, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___room_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "room_env", "t", 168, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_merv___scoring___room_value(cpy_r_r1, 0, cpy_r_room);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 168, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = CPY_INT_TAG;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__18_room_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj_____call__(arg___mypyc_self__, arg_room);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 168, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__19_room_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_room) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__19_room_obj", "__mypyc_env__", 169, CPyStatic_merv___automa___choices___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = CPyTagged_Negate(cpy_r_room);
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__19_room_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj_____call__(arg___mypyc_self__, arg_room);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 169, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_merv___automa___choices___room(PyObject *cpy_r_t, PyObject *cpy_r_rooms) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T2OO cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T2OO cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    tuple_T3T2OOT2OOT2OO cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T2IO cpy_r_r19;
    tuple_T2IO cpy_r_r20;
    cpy_r_r0 = CPyDef_merv___automa___choices___room_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "room", 162, CPyStatic_merv___automa___choices___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___choices___room_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___room_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___merv___automa___choices___room_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "room", 162, CPyStatic_merv___automa___choices___globals);
        goto CPyL13;
    }
    cpy_r_r2 = CPyStatics[1403]; /* 'why-most-points' */
    cpy_r_r3 = CPyDef_merv___automa___choices_____mypyc_lambda__17_room_obj();
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "room", 167, CPyStatic_merv___automa___choices___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject *)cpy_r_r3)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r4.f0 = cpy_r_r2;
    cpy_r_r4.f1 = cpy_r_r3;
    cpy_r_r5 = CPyStatics[1404]; /* 'why-most-points-for-you' */
    cpy_r_r6 = CPyDef_merv___automa___choices_____mypyc_lambda__18_room_obj();
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "room", 168, CPyStatic_merv___automa___choices___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject *)cpy_r_r6)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r7.f0 = cpy_r_r5;
    cpy_r_r7.f1 = cpy_r_r6;
    cpy_r_r8 = CPyStatics[1405]; /* 'why-leftmost' */
    cpy_r_r9 = CPyDef_merv___automa___choices_____mypyc_lambda__19_room_obj();
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "room", 169, CPyStatic_merv___automa___choices___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject *)cpy_r_r9)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r10.f0 = cpy_r_r8;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11.f0 = cpy_r_r4;
    cpy_r_r11.f1 = cpy_r_r7;
    cpy_r_r11.f2 = cpy_r_r10;
    cpy_r_r12 = ((serai___games___merv___automa___choices___room_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "room", "room_env", "t", 171, CPyStatic_merv___automa___choices___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    cpy_r_r13 = CPyStatics[1335]; /* 'MV-SOLO-PAL-01' */
    cpy_r_r14 = ((serai___games___merv___automa___choices___room_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r14 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 't' of 'room_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r14);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "room", 171, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
CPyL7: ;
    cpy_r_r15 = ((serai___games___merv___table___TableObject *)cpy_r_r14)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "room", "Table", "book", 171, CPyStatic_merv___automa___choices___globals);
        goto CPyL18;
    }
CPyL8: ;
    cpy_r_r16 = ((serai___games___merv___book___BookObject *)cpy_r_r15)->_room_ids;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "room", "Book", "room_ids", 171, CPyStatic_merv___automa___choices___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r16);
CPyL9: ;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = CPyDef_merv___automa___choices___teller(cpy_r_r12, cpy_r_r13, cpy_r_r16);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "room", 171, CPyStatic_merv___automa___choices___globals);
        goto CPyL19;
    }
    cpy_r_r18 = PyTuple_New(3);
    if (unlikely(cpy_r_r18 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1297 = PyTuple_New(2);
    if (unlikely(__tmp1297 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1298 = cpy_r_r11.f0.f0;
    PyTuple_SET_ITEM(__tmp1297, 0, __tmp1298);
    PyObject *__tmp1299 = cpy_r_r11.f0.f1;
    PyTuple_SET_ITEM(__tmp1297, 1, __tmp1299);
    PyTuple_SET_ITEM(cpy_r_r18, 0, __tmp1297);
    PyObject *__tmp1300 = PyTuple_New(2);
    if (unlikely(__tmp1300 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1301 = cpy_r_r11.f1.f0;
    PyTuple_SET_ITEM(__tmp1300, 0, __tmp1301);
    PyObject *__tmp1302 = cpy_r_r11.f1.f1;
    PyTuple_SET_ITEM(__tmp1300, 1, __tmp1302);
    PyTuple_SET_ITEM(cpy_r_r18, 1, __tmp1300);
    PyObject *__tmp1303 = PyTuple_New(2);
    if (unlikely(__tmp1303 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1304 = cpy_r_r11.f2.f0;
    PyTuple_SET_ITEM(__tmp1303, 0, __tmp1304);
    PyObject *__tmp1305 = cpy_r_r11.f2.f1;
    PyTuple_SET_ITEM(__tmp1303, 1, __tmp1305);
    PyTuple_SET_ITEM(cpy_r_r18, 2, __tmp1303);
    cpy_r_r19 = CPyDef_criteria___best(cpy_r_rooms, cpy_r_r18, cpy_r_r17);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "room", 164, CPyStatic_merv___automa___choices___globals);
        goto CPyL12;
    }
    return cpy_r_r19;
CPyL12: ;
    tuple_T2IO __tmp1306 = { CPY_INT_TAG, NULL };
    cpy_r_r20 = __tmp1306;
    return cpy_r_r20;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    goto CPyL12;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    CPy_DecRef(cpy_r_r7.f0);
    CPy_DecRef(cpy_r_r7.f1);
    goto CPyL12;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11.f0.f0);
    CPy_DecRef(cpy_r_r11.f0.f1);
    CPy_DecRef(cpy_r_r11.f1.f0);
    CPy_DecRef(cpy_r_r11.f1.f1);
    CPy_DecRef(cpy_r_r11.f2.f0);
    CPy_DecRef(cpy_r_r11.f2.f1);
    goto CPyL12;
CPyL17: ;
    CPy_DecRef(cpy_r_r11.f0.f0);
    CPy_DecRef(cpy_r_r11.f0.f1);
    CPy_DecRef(cpy_r_r11.f1.f0);
    CPy_DecRef(cpy_r_r11.f1.f1);
    CPy_DecRef(cpy_r_r11.f2.f0);
    CPy_DecRef(cpy_r_r11.f2.f1);
    CPy_DecRef(cpy_r_r12);
    goto CPyL12;
CPyL18: ;
    CPy_DecRef(cpy_r_r11.f0.f0);
    CPy_DecRef(cpy_r_r11.f0.f1);
    CPy_DecRef(cpy_r_r11.f1.f0);
    CPy_DecRef(cpy_r_r11.f1.f1);
    CPy_DecRef(cpy_r_r11.f2.f0);
    CPy_DecRef(cpy_r_r11.f2.f1);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    goto CPyL12;
CPyL19: ;
    CPy_DecRef(cpy_r_r11.f0.f0);
    CPy_DecRef(cpy_r_r11.f0.f1);
    CPy_DecRef(cpy_r_r11.f1.f0);
    CPy_DecRef(cpy_r_r11.f1.f1);
    CPy_DecRef(cpy_r_r11.f2.f0);
    CPy_DecRef(cpy_r_r11.f2.f1);
    goto CPyL12;
}
        
        PyObject *CPyPy_merv___automa___choices___room(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "rooms", 0};
            static CPyArg_Parser parser = {"OO:room", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_rooms;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_rooms)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_rooms = obj_rooms;
            tuple_T2IO retval = CPyDef_merv___automa___choices___room(arg_t, arg_rooms);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp1307 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp1307);
            PyObject *__tmp1308 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp1308);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "room", 162, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__20_city_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_city) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__20_city_obj", "__mypyc_env__", 181, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "city_env", "t", 181, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "Table", "book", 181, CPyStatic_merv___automa___choices___globals);
        goto CPyL8;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_city_ring;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "Book", "city_ring", 181, CPyStatic_merv___automa___choices___globals);
        goto CPyL8;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_city);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 181, CPyStatic_merv___automa___choices___globals);
        goto CPyL8;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 181, CPyStatic_merv___automa___choices___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r1);
    return cpy_r_r5;
CPyL7: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__20_city_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"city", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_city;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_city)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_city;
            if (likely(PyLong_Check(obj_city)))
                arg_city = CPyTagged_BorrowFromObject(obj_city);
            else {
                CPy_TypeError("int", obj_city); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj_____call__(arg___mypyc_self__, arg_city);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 181, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__21_city_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_city) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__21_city_obj", "__mypyc_env__", 182, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "city_env", "t", 182, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_posts;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "Table", "posts", 182, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_city);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 182, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 182, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = cpy_r_r4 == 0;
    CPyTagged_DECREF(cpy_r_r4);
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__21_city_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"city", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_city;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_city)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_city;
            if (likely(PyLong_Check(obj_city)))
                arg_city = CPyTagged_BorrowFromObject(obj_city);
            else {
                CPy_TypeError("int", obj_city); goto fail;
            }
            char retval = CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj_____call__(arg___mypyc_self__, arg_city);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 182, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__22_city_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_city) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__22_city_obj", "__mypyc_env__", 183, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_preference;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "city_env", "preference", 183, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    CPyTagged_INCREF(cpy_r_city);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_city);
    cpy_r_r3 = CPyList_Index(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 183, CPyStatic_merv___automa___choices___globals);
        goto CPyL4;
    }
    cpy_r_r4 = CPyTagged_Negate(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__22_city_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"city", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_city;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_city)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_city;
            if (likely(PyLong_Check(obj_city)))
                arg_city = CPyTagged_BorrowFromObject(obj_city);
            else {
                CPy_TypeError("int", obj_city); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj_____call__(arg___mypyc_self__, arg_city);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 183, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_merv___automa___choices___city(PyObject *cpy_r_t, PyObject *cpy_r_cities) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T2OO cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    tuple_T2OO cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T2OO cpy_r_r14;
    tuple_T3T2OOT2OOT2OO cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T2IO cpy_r_r23;
    tuple_T2IO cpy_r_r24;
    cpy_r_r0 = CPyDef_merv___automa___choices___city_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "city", 175, CPyStatic_merv___automa___choices___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "city", 175, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r2 = ((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "city", "city_env", "t", 177, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "city", "Table", "book", 177, CPyStatic_merv___automa___choices___globals);
        goto CPyL18;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_city_preference;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "city", "Book", "city_preference", 177, CPyStatic_merv___automa___choices___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    CPy_DECREF(cpy_r_r2);
    if (((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_preference != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_preference);
    }
    ((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_preference = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "city", 177, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r6 = CPyStatics[1406]; /* 'why-outer-city' */
    cpy_r_r7 = CPyDef_merv___automa___choices_____mypyc_lambda__20_city_obj();
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "city", 181, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject *)cpy_r_r7)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r8.f0 = cpy_r_r6;
    cpy_r_r8.f1 = cpy_r_r7;
    cpy_r_r9 = CPyStatics[1407]; /* 'why-no-post' */
    cpy_r_r10 = CPyDef_merv___automa___choices_____mypyc_lambda__21_city_obj();
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "city", 182, CPyStatic_merv___automa___choices___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject *)cpy_r_r10)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r11.f0 = cpy_r_r9;
    cpy_r_r11.f1 = cpy_r_r10;
    cpy_r_r12 = CPyStatics[1408]; /* 'why-compass' */
    cpy_r_r13 = CPyDef_merv___automa___choices_____mypyc_lambda__22_city_obj();
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "city", 183, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject *)cpy_r_r13)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r14.f0 = cpy_r_r12;
    cpy_r_r14.f1 = cpy_r_r13;
    cpy_r_r15.f0 = cpy_r_r8;
    cpy_r_r15.f1 = cpy_r_r11;
    cpy_r_r15.f2 = cpy_r_r14;
    cpy_r_r16 = ((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "city", "city_env", "t", 185, CPyStatic_merv___automa___choices___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r16);
CPyL10: ;
    cpy_r_r17 = CPyStatics[1340]; /* 'MV-SOLO-TRADE-02' */
    cpy_r_r18 = ((serai___games___merv___automa___choices___city_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r18 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 't' of 'city_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r18);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "city", 185, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
CPyL11: ;
    cpy_r_r19 = ((serai___games___merv___table___TableObject *)cpy_r_r18)->_book;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "city", "Table", "book", 185, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
CPyL12: ;
    cpy_r_r20 = ((serai___games___merv___book___BookObject *)cpy_r_r19)->_city_ids;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "city", "Book", "city_ids", 185, CPyStatic_merv___automa___choices___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r20);
CPyL13: ;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r21 = CPyDef_merv___automa___choices___teller(cpy_r_r16, cpy_r_r17, cpy_r_r20);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "city", 185, CPyStatic_merv___automa___choices___globals);
        goto CPyL24;
    }
    cpy_r_r22 = PyTuple_New(3);
    if (unlikely(cpy_r_r22 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1309 = PyTuple_New(2);
    if (unlikely(__tmp1309 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1310 = cpy_r_r15.f0.f0;
    PyTuple_SET_ITEM(__tmp1309, 0, __tmp1310);
    PyObject *__tmp1311 = cpy_r_r15.f0.f1;
    PyTuple_SET_ITEM(__tmp1309, 1, __tmp1311);
    PyTuple_SET_ITEM(cpy_r_r22, 0, __tmp1309);
    PyObject *__tmp1312 = PyTuple_New(2);
    if (unlikely(__tmp1312 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1313 = cpy_r_r15.f1.f0;
    PyTuple_SET_ITEM(__tmp1312, 0, __tmp1313);
    PyObject *__tmp1314 = cpy_r_r15.f1.f1;
    PyTuple_SET_ITEM(__tmp1312, 1, __tmp1314);
    PyTuple_SET_ITEM(cpy_r_r22, 1, __tmp1312);
    PyObject *__tmp1315 = PyTuple_New(2);
    if (unlikely(__tmp1315 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1316 = cpy_r_r15.f2.f0;
    PyTuple_SET_ITEM(__tmp1315, 0, __tmp1316);
    PyObject *__tmp1317 = cpy_r_r15.f2.f1;
    PyTuple_SET_ITEM(__tmp1315, 1, __tmp1317);
    PyTuple_SET_ITEM(cpy_r_r22, 2, __tmp1315);
    cpy_r_r23 = CPyDef_criteria___best(cpy_r_cities, cpy_r_r22, cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "city", 178, CPyStatic_merv___automa___choices___globals);
        goto CPyL16;
    }
    return cpy_r_r23;
CPyL16: ;
    tuple_T2IO __tmp1318 = { CPY_INT_TAG, NULL };
    cpy_r_r24 = __tmp1318;
    return cpy_r_r24;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL16;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL16;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8.f0);
    CPy_DecRef(cpy_r_r8.f1);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8.f0);
    CPy_DecRef(cpy_r_r8.f1);
    CPy_DecRef(cpy_r_r11.f0);
    CPy_DecRef(cpy_r_r11.f1);
    goto CPyL16;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15.f0.f0);
    CPy_DecRef(cpy_r_r15.f0.f1);
    CPy_DecRef(cpy_r_r15.f1.f0);
    CPy_DecRef(cpy_r_r15.f1.f1);
    CPy_DecRef(cpy_r_r15.f2.f0);
    CPy_DecRef(cpy_r_r15.f2.f1);
    goto CPyL16;
CPyL22: ;
    CPy_DecRef(cpy_r_r15.f0.f0);
    CPy_DecRef(cpy_r_r15.f0.f1);
    CPy_DecRef(cpy_r_r15.f1.f0);
    CPy_DecRef(cpy_r_r15.f1.f1);
    CPy_DecRef(cpy_r_r15.f2.f0);
    CPy_DecRef(cpy_r_r15.f2.f1);
    CPy_DecRef(cpy_r_r16);
    goto CPyL16;
CPyL23: ;
    CPy_DecRef(cpy_r_r15.f0.f0);
    CPy_DecRef(cpy_r_r15.f0.f1);
    CPy_DecRef(cpy_r_r15.f1.f0);
    CPy_DecRef(cpy_r_r15.f1.f1);
    CPy_DecRef(cpy_r_r15.f2.f0);
    CPy_DecRef(cpy_r_r15.f2.f1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r18);
    goto CPyL16;
CPyL24: ;
    CPy_DecRef(cpy_r_r15.f0.f0);
    CPy_DecRef(cpy_r_r15.f0.f1);
    CPy_DecRef(cpy_r_r15.f1.f0);
    CPy_DecRef(cpy_r_r15.f1.f1);
    CPy_DecRef(cpy_r_r15.f2.f0);
    CPy_DecRef(cpy_r_r15.f2.f1);
    goto CPyL16;
}
        
        PyObject *CPyPy_merv___automa___choices___city(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "cities", 0};
            static CPyArg_Parser parser = {"OO:city", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_cities;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_cities)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_cities = obj_cities;
            tuple_T2IO retval = CPyDef_merv___automa___choices___city(arg_t, arg_cities);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp1319 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp1319);
            PyObject *__tmp1320 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp1320);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "city", 175, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__23_contract_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__23_contract_obj", "__mypyc_env__", 196, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "contract_env", "book", 196, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_contract_vp;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'contract_vp' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 196, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_cards;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "contract_env", "cards", 196, CPyStatic_merv___automa___choices___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    CPyTagged_INCREF(cpy_r_pile);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_pile);
    cpy_r_r5 = CPyDict_GetItem(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 196, CPyStatic_merv___automa___choices___globals);
        goto CPyL10;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 196, CPyStatic_merv___automa___choices___globals);
        goto CPyL10;
    }
    cpy_r_r7 = CPyList_GetItem(cpy_r_r2, cpy_r_r6);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 196, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 196, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    return cpy_r_r8;
CPyL9: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__23_contract_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj_____call__(arg___mypyc_self__, arg_pile);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 196, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__24_contract_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__24_contract_obj", "__mypyc_env__", 197, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "contract_env", "book", 197, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_gives_soldier;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'gives_soldier' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 197, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_cards;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "contract_env", "cards", 197, CPyStatic_merv___automa___choices___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    CPyTagged_INCREF(cpy_r_pile);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_pile);
    cpy_r_r5 = CPyDict_GetItem(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 197, CPyStatic_merv___automa___choices___globals);
        goto CPyL10;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 197, CPyStatic_merv___automa___choices___globals);
        goto CPyL10;
    }
    cpy_r_r7 = CPyList_GetItem(cpy_r_r2, cpy_r_r6);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 197, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    if (unlikely(!PyBool_Check(cpy_r_r7))) {
        CPy_TypeError("bool", cpy_r_r7); cpy_r_r8 = 2;
    } else
        cpy_r_r8 = cpy_r_r7 == Py_True;
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 197, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    return cpy_r_r8;
CPyL9: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__24_contract_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            char retval = CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj_____call__(arg___mypyc_self__, arg_pile);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 197, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__25_contract_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__25_contract_obj", "__mypyc_env__", 198, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "contract_env", "book", 198, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_contract_needs;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'contract_needs' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 198, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_cards;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "contract_env", "cards", 198, CPyStatic_merv___automa___choices___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    CPyTagged_INCREF(cpy_r_pile);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_pile);
    cpy_r_r5 = CPyDict_GetItem(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 198, CPyStatic_merv___automa___choices___globals);
        goto CPyL10;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 198, CPyStatic_merv___automa___choices___globals);
        goto CPyL10;
    }
    cpy_r_r7 = CPyList_GetItem(cpy_r_r2, cpy_r_r6);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 198, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 198, CPyStatic_merv___automa___choices___globals);
        goto CPyL9;
    }
    return cpy_r_r8;
CPyL9: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__25_contract_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj_____call__(arg___mypyc_self__, arg_pile);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 198, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__26_contract_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__26_contract_obj", "__mypyc_env__", 199, CPyStatic_merv___automa___choices___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = CPyTagged_Negate(cpy_r_pile);
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__26_contract_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj_____call__(arg___mypyc_self__, arg_pile);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 199, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_merv___automa___choices___contract(PyObject *cpy_r_t, PyObject *cpy_r_piles) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2OO cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    tuple_T2OO cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    tuple_T2OO cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    tuple_T2OO cpy_r_r18;
    tuple_T4T2OOT2OOT2OOT2OO cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    tuple_T2IO cpy_r_r25;
    tuple_T2IO cpy_r_r26;
    cpy_r_r0 = CPyDef_merv___automa___choices___contract_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 189, CPyStatic_merv___automa___choices___globals);
        goto CPyL16;
    }
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "contract", "Table", "book", 191, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    if (((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_book != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_book);
    }
    ((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_book = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 191, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r3 = CPyDict_FromAny(cpy_r_piles);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 192, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
    if (((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_cards != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_cards);
    }
    ((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_cards = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 192, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r5 = ((serai___games___merv___automa___choices___contract_envObject *)cpy_r_r0)->_cards;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "contract", "contract_env", "cards", 194, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = PySequence_List(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 194, CPyStatic_merv___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r7 = CPyStatics[1403]; /* 'why-most-points' */
    cpy_r_r8 = CPyDef_merv___automa___choices_____mypyc_lambda__23_contract_obj();
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 196, CPyStatic_merv___automa___choices___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject *)cpy_r_r8)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r9.f0 = cpy_r_r7;
    cpy_r_r9.f1 = cpy_r_r8;
    cpy_r_r10 = CPyStatics[1409]; /* 'why-soldier' */
    cpy_r_r11 = CPyDef_merv___automa___choices_____mypyc_lambda__24_contract_obj();
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 197, CPyStatic_merv___automa___choices___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject *)cpy_r_r11)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r12.f0 = cpy_r_r10;
    cpy_r_r12.f1 = cpy_r_r11;
    cpy_r_r13 = CPyStatics[1410]; /* 'why-highest-influence' */
    cpy_r_r14 = CPyDef_merv___automa___choices_____mypyc_lambda__25_contract_obj();
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 198, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject *)cpy_r_r14)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r15.f0 = cpy_r_r13;
    cpy_r_r15.f1 = cpy_r_r14;
    cpy_r_r16 = CPyStatics[1411]; /* 'why-first-pile' */
    cpy_r_r17 = CPyDef_merv___automa___choices_____mypyc_lambda__26_contract_obj();
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 199, CPyStatic_merv___automa___choices___globals);
        goto CPyL21;
    }
    ((serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject *)cpy_r_r17)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r18.f0 = cpy_r_r16;
    cpy_r_r18.f1 = cpy_r_r17;
    cpy_r_r19.f0 = cpy_r_r9;
    cpy_r_r19.f1 = cpy_r_r12;
    cpy_r_r19.f2 = cpy_r_r15;
    cpy_r_r19.f3 = cpy_r_r18;
    cpy_r_r20 = CPyStatics[1341]; /* 'MV-SOLO-TRADE-05' */
    cpy_r_r21 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "contract", "Table", "book", 201, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
CPyL12: ;
    cpy_r_r22 = ((serai___games___merv___book___BookObject *)cpy_r_r21)->_pile_ids;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "contract", "Book", "pile_ids", 201, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r22);
CPyL13: ;
    cpy_r_r23 = CPyDef_merv___automa___choices___teller(cpy_r_t, cpy_r_r20, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 201, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
    cpy_r_r24 = PyTuple_New(4);
    if (unlikely(cpy_r_r24 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1321 = PyTuple_New(2);
    if (unlikely(__tmp1321 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1322 = cpy_r_r19.f0.f0;
    PyTuple_SET_ITEM(__tmp1321, 0, __tmp1322);
    PyObject *__tmp1323 = cpy_r_r19.f0.f1;
    PyTuple_SET_ITEM(__tmp1321, 1, __tmp1323);
    PyTuple_SET_ITEM(cpy_r_r24, 0, __tmp1321);
    PyObject *__tmp1324 = PyTuple_New(2);
    if (unlikely(__tmp1324 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1325 = cpy_r_r19.f1.f0;
    PyTuple_SET_ITEM(__tmp1324, 0, __tmp1325);
    PyObject *__tmp1326 = cpy_r_r19.f1.f1;
    PyTuple_SET_ITEM(__tmp1324, 1, __tmp1326);
    PyTuple_SET_ITEM(cpy_r_r24, 1, __tmp1324);
    PyObject *__tmp1327 = PyTuple_New(2);
    if (unlikely(__tmp1327 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1328 = cpy_r_r19.f2.f0;
    PyTuple_SET_ITEM(__tmp1327, 0, __tmp1328);
    PyObject *__tmp1329 = cpy_r_r19.f2.f1;
    PyTuple_SET_ITEM(__tmp1327, 1, __tmp1329);
    PyTuple_SET_ITEM(cpy_r_r24, 2, __tmp1327);
    PyObject *__tmp1330 = PyTuple_New(2);
    if (unlikely(__tmp1330 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1331 = cpy_r_r19.f3.f0;
    PyTuple_SET_ITEM(__tmp1330, 0, __tmp1331);
    PyObject *__tmp1332 = cpy_r_r19.f3.f1;
    PyTuple_SET_ITEM(__tmp1330, 1, __tmp1332);
    PyTuple_SET_ITEM(cpy_r_r24, 3, __tmp1330);
    cpy_r_r25 = CPyDef_criteria___best(cpy_r_r6, cpy_r_r24, cpy_r_r23);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r25.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 193, CPyStatic_merv___automa___choices___globals);
        goto CPyL16;
    }
    return cpy_r_r25;
CPyL16: ;
    tuple_T2IO __tmp1333 = { CPY_INT_TAG, NULL };
    cpy_r_r26 = __tmp1333;
    return cpy_r_r26;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL16;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL16;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9.f0);
    CPy_DecRef(cpy_r_r9.f1);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9.f0);
    CPy_DecRef(cpy_r_r9.f1);
    CPy_DecRef(cpy_r_r12.f0);
    CPy_DecRef(cpy_r_r12.f1);
    goto CPyL16;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9.f0);
    CPy_DecRef(cpy_r_r9.f1);
    CPy_DecRef(cpy_r_r12.f0);
    CPy_DecRef(cpy_r_r12.f1);
    CPy_DecRef(cpy_r_r15.f0);
    CPy_DecRef(cpy_r_r15.f1);
    goto CPyL16;
CPyL22: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r19.f0.f0);
    CPy_DecRef(cpy_r_r19.f0.f1);
    CPy_DecRef(cpy_r_r19.f1.f0);
    CPy_DecRef(cpy_r_r19.f1.f1);
    CPy_DecRef(cpy_r_r19.f2.f0);
    CPy_DecRef(cpy_r_r19.f2.f1);
    CPy_DecRef(cpy_r_r19.f3.f0);
    CPy_DecRef(cpy_r_r19.f3.f1);
    goto CPyL16;
}
        
        PyObject *CPyPy_merv___automa___choices___contract(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "piles", 0};
            static CPyArg_Parser parser = {"OO:contract", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_piles;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_piles)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_piles = obj_piles;
            tuple_T2IO retval = CPyDef_merv___automa___choices___contract(arg_t, arg_piles);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp1334 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp1334);
            PyObject *__tmp1335 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp1335);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "contract", 189, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "__get__", -1, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_tile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "__mypyc_lambda__27_bonus_tiles_obj", "__mypyc_env__", 208, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___choices___bonus_tiles_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "bonus_tiles_env", "t", 208, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___automa___choices___bonus_tiles_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "<lambda>", "bonus_tiles_env", "t", 208, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___table___Table___magistrate(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 208, CPyStatic_merv___automa___choices___globals);
        goto CPyL7;
    }
CPyL4: ;
    cpy_r_r4 = CPyDef_merv___scoring___bonus_tile_points(cpy_r_r1, cpy_r_r3, cpy_r_tile);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 208, CPyStatic_merv___automa___choices___globals);
        goto CPyL6;
    }
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"tile", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_tile;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_tile)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_tile;
            if (likely(PyLong_Check(obj_tile)))
                arg_tile = CPyTagged_BorrowFromObject(obj_tile);
            else {
                CPy_TypeError("int", obj_tile); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj_____call__(arg___mypyc_self__, arg_tile);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<lambda>", 208, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___choices___bonus_tiles(PyObject *cpy_r_t) {
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
    CPyTagged cpy_r_tile;
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
    tuple_T2OO cpy_r_r28;
    tuple_T1T2OO cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    tuple_T2OO cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    cpy_r_r0 = CPyDef_merv___automa___choices___bonus_tiles_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "bonus_tiles", 205, CPyStatic_merv___automa___choices___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___choices___bonus_tiles_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___choices___bonus_tiles_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___merv___automa___choices___bonus_tiles_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "bonus_tiles", 205, CPyStatic_merv___automa___choices___globals);
        goto CPyL19;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "bonus_tiles", 207, CPyStatic_merv___automa___choices___globals);
        goto CPyL19;
    }
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___merv___automa___choices___bonus_tiles_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "bonus_tiles", "bonus_tiles_env", "t", 207, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_r4)->_bonus_tiles;
    if (unlikely(cpy_r_r5 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'bonus_tiles' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r5);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "bonus_tiles", 207, CPyStatic_merv___automa___choices___globals);
        goto CPyL20;
    }
CPyL5: ;
    cpy_r_r6 = 0;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL21;
    cpy_r_tile = cpy_r_r3;
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
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "bonus_tiles", 207, CPyStatic_merv___automa___choices___globals);
        goto CPyL22;
    }
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 == -2;
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r16) goto CPyL23;
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_tile);
    cpy_r_r18 = PyList_Append(cpy_r_r2, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "bonus_tiles", 207, CPyStatic_merv___automa___choices___globals);
        goto CPyL24;
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
    if (!cpy_r_r25) goto CPyL25;
    cpy_r_r26 = CPyStatics[1403]; /* 'why-most-points' */
    cpy_r_r27 = CPyDef_merv___automa___choices_____mypyc_lambda__27_bonus_tiles_obj();
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "bonus_tiles", 208, CPyStatic_merv___automa___choices___globals);
        goto CPyL26;
    }
    ((serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject *)cpy_r_r27)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r28.f0 = cpy_r_r26;
    cpy_r_r28.f1 = cpy_r_r27;
    cpy_r_r29.f0 = cpy_r_r28;
    cpy_r_r30 = PyTuple_New(1);
    if (unlikely(cpy_r_r30 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1336 = PyTuple_New(2);
    if (unlikely(__tmp1336 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1337 = cpy_r_r29.f0.f0;
    PyTuple_SET_ITEM(__tmp1336, 0, __tmp1337);
    PyObject *__tmp1338 = cpy_r_r29.f0.f1;
    PyTuple_SET_ITEM(__tmp1336, 1, __tmp1338);
    PyTuple_SET_ITEM(cpy_r_r30, 0, __tmp1336);
    cpy_r_r31 = NULL;
    cpy_r_r32 = CPyDef_criteria___kept(cpy_r_r2, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "bonus_tiles", 208, CPyStatic_merv___automa___choices___globals);
        goto CPyL18;
    }
    cpy_r_r33 = cpy_r_r32.f0;
    CPy_INCREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r32.f0);
    CPy_DECREF(cpy_r_r32.f1);
    cpy_r_r34 = cpy_r_r33;
    goto CPyL17;
CPyL15: ;
    cpy_r_r35 = PyList_New(0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "bonus_tiles", 208, CPyStatic_merv___automa___choices___globals);
        goto CPyL18;
    }
    cpy_r_r34 = cpy_r_r35;
CPyL17: ;
    return cpy_r_r34;
CPyL18: ;
    cpy_r_r36 = NULL;
    return cpy_r_r36;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL18;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL18;
CPyL21: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL11;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_tile);
    goto CPyL18;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_tile);
    goto CPyL10;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL18;
CPyL25: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL15;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL18;
}
        
        PyObject *CPyPy_merv___automa___choices___bonus_tiles(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:bonus_tiles", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___automa___choices___bonus_tiles(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "bonus_tiles", 205, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___choices___slot_class(PyObject *cpy_r_t, CPyTagged cpy_r_slot) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
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
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int64_t cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    tuple_T9OOOOOOOOO cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    cpy_r_r0 = CPyStatics[1412]; /* 'C' */
    cpy_r_r1 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 216, CPyStatic_merv___automa___choices___globals);
        goto CPyL33;
    }
CPyL1: ;
    cpy_r_r2 = CPyStatics[1413]; /* 'M' */
    cpy_r_r3 = CPyStatics[1414]; /* '-' */
    cpy_r_r4 = CPyStatics[4894]; /* 4 */
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_r1);
    cpy_r_r6 = CPyStatics[4908]; /* -1 */
    cpy_r_r7 = CPyDict_Build(3, cpy_r_r4, cpy_r_r0, cpy_r_r5, cpy_r_r2, cpy_r_r6, cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 216, CPyStatic_merv___automa___choices___globals);
        goto CPyL33;
    }
    cpy_r_r8 = CPyStatics[151]; /* '' */
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "slot_class", "Table", "book", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL34;
    }
CPyL3: ;
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r9)->_slot_squares;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "slot_class", "Book", "slot_squares", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL34;
    }
CPyL4: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_slot);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL34;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals, "tuple", cpy_r_r11);
        goto CPyL34;
    }
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = PyList_New(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL35;
    }
    cpy_r_r16 = 0;
CPyL8: ;
    cpy_r_r17 = cpy_r_r16 < cpy_r_r14;
    if (!cpy_r_r17) goto CPyL36;
    cpy_r_r18 = CPySequenceTuple_GetItemUnsafe(cpy_r_r12, cpy_r_r16);
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/choices.py", "slot_class", "Table", "owners", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL38;
    }
CPyL11: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    cpy_r_r23 = CPyStatics[1415]; /* 'Y' */
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r25 = CPyDict_Get(cpy_r_r7, cpy_r_r24, cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL37;
    }
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals, "str", cpy_r_r25);
        goto CPyL37;
    }
    CPyList_SetItemUnsafe(cpy_r_r15, cpy_r_r16, cpy_r_r26);
    cpy_r_r27 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r27;
    goto CPyL8;
CPyL17: ;
    cpy_r_r28 = CPyStatics[1416]; /* 'CMY-' */
    cpy_r_r29 = CPyStatics[549]; /* 'index' */
    cpy_r_r30 = CPyObject_GetAttr(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL39;
    }
    cpy_r_r31 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r32 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r33 = CPyObject_GetAttr(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    PyObject *cpy_r_r34[2] = {cpy_r_r15, cpy_r_r30};
    cpy_r_r35 = (PyObject **)&cpy_r_r34;
    cpy_r_r36 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r37 = PyObject_Vectorcall(cpy_r_r33, cpy_r_r35, 1, cpy_r_r36);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r30);
    if (likely(PyList_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 218, CPyStatic_merv___automa___choices___globals, "list", cpy_r_r37);
        goto CPyL33;
    }
    cpy_r_r39 = PyUnicode_Join(cpy_r_r8, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 217, CPyStatic_merv___automa___choices___globals);
        goto CPyL33;
    }
    cpy_r_r40 = CPyStatic_merv___automa___choices___globals;
    cpy_r_r41 = CPyStatics[1417]; /* 'CLASSES' */
    cpy_r_r42 = CPyDict_GetItem(cpy_r_r40, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 220, CPyStatic_merv___automa___choices___globals);
        goto CPyL41;
    }
    PyObject *__tmp1339;
    if (unlikely(!(PyTuple_Check(cpy_r_r42) && PyTuple_GET_SIZE(cpy_r_r42) == 9))) {
        __tmp1339 = NULL;
        goto __LL1340;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r42, 0))))
        __tmp1339 = PyTuple_GET_ITEM(cpy_r_r42, 0);
    else {
        __tmp1339 = NULL;
    }
    if (__tmp1339 == NULL) goto __LL1340;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r42, 1))))
        __tmp1339 = PyTuple_GET_ITEM(cpy_r_r42, 1);
    else {
        __tmp1339 = NULL;
    }
    if (__tmp1339 == NULL) goto __LL1340;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r42, 2))))
        __tmp1339 = PyTuple_GET_ITEM(cpy_r_r42, 2);
    else {
        __tmp1339 = NULL;
    }
    if (__tmp1339 == NULL) goto __LL1340;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r42, 3))))
        __tmp1339 = PyTuple_GET_ITEM(cpy_r_r42, 3);
    else {
        __tmp1339 = NULL;
    }
    if (__tmp1339 == NULL) goto __LL1340;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r42, 4))))
        __tmp1339 = PyTuple_GET_ITEM(cpy_r_r42, 4);
    else {
        __tmp1339 = NULL;
    }
    if (__tmp1339 == NULL) goto __LL1340;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r42, 5))))
        __tmp1339 = PyTuple_GET_ITEM(cpy_r_r42, 5);
    else {
        __tmp1339 = NULL;
    }
    if (__tmp1339 == NULL) goto __LL1340;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r42, 6))))
        __tmp1339 = PyTuple_GET_ITEM(cpy_r_r42, 6);
    else {
        __tmp1339 = NULL;
    }
    if (__tmp1339 == NULL) goto __LL1340;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r42, 7))))
        __tmp1339 = PyTuple_GET_ITEM(cpy_r_r42, 7);
    else {
        __tmp1339 = NULL;
    }
    if (__tmp1339 == NULL) goto __LL1340;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r42, 8))))
        __tmp1339 = PyTuple_GET_ITEM(cpy_r_r42, 8);
    else {
        __tmp1339 = NULL;
    }
    if (__tmp1339 == NULL) goto __LL1340;
    __tmp1339 = cpy_r_r42;
__LL1340: ;
    if (unlikely(__tmp1339 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str, str, str]", cpy_r_r42); cpy_r_r43 = (tuple_T9OOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp1341 = PyTuple_GET_ITEM(cpy_r_r42, 0);
        CPy_INCREF(__tmp1341);
        PyObject *__tmp1342;
        if (likely(PyUnicode_Check(__tmp1341)))
            __tmp1342 = __tmp1341;
        else {
            CPy_TypeError("str", __tmp1341); 
            __tmp1342 = NULL;
        }
        cpy_r_r43.f0 = __tmp1342;
        PyObject *__tmp1343 = PyTuple_GET_ITEM(cpy_r_r42, 1);
        CPy_INCREF(__tmp1343);
        PyObject *__tmp1344;
        if (likely(PyUnicode_Check(__tmp1343)))
            __tmp1344 = __tmp1343;
        else {
            CPy_TypeError("str", __tmp1343); 
            __tmp1344 = NULL;
        }
        cpy_r_r43.f1 = __tmp1344;
        PyObject *__tmp1345 = PyTuple_GET_ITEM(cpy_r_r42, 2);
        CPy_INCREF(__tmp1345);
        PyObject *__tmp1346;
        if (likely(PyUnicode_Check(__tmp1345)))
            __tmp1346 = __tmp1345;
        else {
            CPy_TypeError("str", __tmp1345); 
            __tmp1346 = NULL;
        }
        cpy_r_r43.f2 = __tmp1346;
        PyObject *__tmp1347 = PyTuple_GET_ITEM(cpy_r_r42, 3);
        CPy_INCREF(__tmp1347);
        PyObject *__tmp1348;
        if (likely(PyUnicode_Check(__tmp1347)))
            __tmp1348 = __tmp1347;
        else {
            CPy_TypeError("str", __tmp1347); 
            __tmp1348 = NULL;
        }
        cpy_r_r43.f3 = __tmp1348;
        PyObject *__tmp1349 = PyTuple_GET_ITEM(cpy_r_r42, 4);
        CPy_INCREF(__tmp1349);
        PyObject *__tmp1350;
        if (likely(PyUnicode_Check(__tmp1349)))
            __tmp1350 = __tmp1349;
        else {
            CPy_TypeError("str", __tmp1349); 
            __tmp1350 = NULL;
        }
        cpy_r_r43.f4 = __tmp1350;
        PyObject *__tmp1351 = PyTuple_GET_ITEM(cpy_r_r42, 5);
        CPy_INCREF(__tmp1351);
        PyObject *__tmp1352;
        if (likely(PyUnicode_Check(__tmp1351)))
            __tmp1352 = __tmp1351;
        else {
            CPy_TypeError("str", __tmp1351); 
            __tmp1352 = NULL;
        }
        cpy_r_r43.f5 = __tmp1352;
        PyObject *__tmp1353 = PyTuple_GET_ITEM(cpy_r_r42, 6);
        CPy_INCREF(__tmp1353);
        PyObject *__tmp1354;
        if (likely(PyUnicode_Check(__tmp1353)))
            __tmp1354 = __tmp1353;
        else {
            CPy_TypeError("str", __tmp1353); 
            __tmp1354 = NULL;
        }
        cpy_r_r43.f6 = __tmp1354;
        PyObject *__tmp1355 = PyTuple_GET_ITEM(cpy_r_r42, 7);
        CPy_INCREF(__tmp1355);
        PyObject *__tmp1356;
        if (likely(PyUnicode_Check(__tmp1355)))
            __tmp1356 = __tmp1355;
        else {
            CPy_TypeError("str", __tmp1355); 
            __tmp1356 = NULL;
        }
        cpy_r_r43.f7 = __tmp1356;
        PyObject *__tmp1357 = PyTuple_GET_ITEM(cpy_r_r42, 8);
        CPy_INCREF(__tmp1357);
        PyObject *__tmp1358;
        if (likely(PyUnicode_Check(__tmp1357)))
            __tmp1358 = __tmp1357;
        else {
            CPy_TypeError("str", __tmp1357); 
            __tmp1358 = NULL;
        }
        cpy_r_r43.f8 = __tmp1358;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 220, CPyStatic_merv___automa___choices___globals);
        goto CPyL41;
    }
    cpy_r_r44 = CPyStatics[1418]; /* 'YY' */
    cpy_r_r45 = CPyStatics[1419]; /* 'Y-' */
    cpy_r_r46 = CPyStr_EqualLiteral(cpy_r_r39, cpy_r_r44, 2);
    if (cpy_r_r46) goto CPyL27;
    cpy_r_r47 = CPyStr_EqualLiteral(cpy_r_r39, cpy_r_r45, 2);
    if (cpy_r_r47) goto CPyL27;
    if (0) {
        goto CPyL42;
    } else
        goto CPyL29;
CPyL27: ;
    if (1) {
        goto CPyL42;
    } else
        goto CPyL29;
CPyL28: ;
    cpy_r_r48 = CPyStatics[1415]; /* 'Y' */
    CPy_INCREF(cpy_r_r48);
    cpy_r_r49 = cpy_r_r48;
    goto CPyL30;
CPyL29: ;
    cpy_r_r49 = cpy_r_r39;
CPyL30: ;
    cpy_r_r50 = CPyStatics[549]; /* 'index' */
    cpy_r_r51 = PyTuple_New(9);
    if (unlikely(cpy_r_r51 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1359 = cpy_r_r43.f0;
    PyTuple_SET_ITEM(cpy_r_r51, 0, __tmp1359);
    PyObject *__tmp1360 = cpy_r_r43.f1;
    PyTuple_SET_ITEM(cpy_r_r51, 1, __tmp1360);
    PyObject *__tmp1361 = cpy_r_r43.f2;
    PyTuple_SET_ITEM(cpy_r_r51, 2, __tmp1361);
    PyObject *__tmp1362 = cpy_r_r43.f3;
    PyTuple_SET_ITEM(cpy_r_r51, 3, __tmp1362);
    PyObject *__tmp1363 = cpy_r_r43.f4;
    PyTuple_SET_ITEM(cpy_r_r51, 4, __tmp1363);
    PyObject *__tmp1364 = cpy_r_r43.f5;
    PyTuple_SET_ITEM(cpy_r_r51, 5, __tmp1364);
    PyObject *__tmp1365 = cpy_r_r43.f6;
    PyTuple_SET_ITEM(cpy_r_r51, 6, __tmp1365);
    PyObject *__tmp1366 = cpy_r_r43.f7;
    PyTuple_SET_ITEM(cpy_r_r51, 7, __tmp1366);
    PyObject *__tmp1367 = cpy_r_r43.f8;
    PyTuple_SET_ITEM(cpy_r_r51, 8, __tmp1367);
    PyObject *cpy_r_r52[2] = {cpy_r_r51, cpy_r_r49};
    cpy_r_r53 = (PyObject **)&cpy_r_r52;
    cpy_r_r54 = PyObject_VectorcallMethod(cpy_r_r50, cpy_r_r53, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 220, CPyStatic_merv___automa___choices___globals);
        goto CPyL43;
    }
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r49);
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 220, CPyStatic_merv___automa___choices___globals);
        goto CPyL33;
    }
    return cpy_r_r55;
CPyL33: ;
    cpy_r_r56 = CPY_INT_TAG;
    return cpy_r_r56;
CPyL34: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL33;
CPyL35: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r12);
    goto CPyL33;
CPyL36: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r12);
    goto CPyL17;
CPyL37: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL33;
CPyL38: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL33;
CPyL39: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL33;
CPyL40: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r30);
    goto CPyL33;
CPyL41: ;
    CPy_DecRef(cpy_r_r39);
    goto CPyL33;
CPyL42: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL28;
CPyL43: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    goto CPyL33;
}
        
        PyObject *CPyPy_merv___automa___choices___slot_class(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "slot", 0};
            static CPyArg_Parser parser = {"OO:slot_class", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_slot;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_slot)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_slot;
            if (likely(PyLong_Check(obj_slot)))
                arg_slot = CPyTagged_BorrowFromObject(obj_slot);
            else {
                CPy_TypeError("int", obj_slot); goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___choices___slot_class(arg_t, arg_slot);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "slot_class", 214, CPyStatic_merv___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___choices_____top_level__(void) {
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
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    tuple_T9OOOOOOOOO cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 1, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 1, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___automa___choices___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 3, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_merv___automa___choices___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 5, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 7, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r25 = CPyExec_serai___games___merv___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 7, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 7, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 7, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5229]; /* ('COURTIER', 'NOBODY', 'NONE') */
    cpy_r_r36 = CPyStatic_merv___automa___choices___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 7, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    } else
        goto CPyL41;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___merv___scoring;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___merv___scoring;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 8, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___merv___scoring;
    cpy_r_r47 = CPyExec_serai___games___merv___scoring;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___merv___scoring__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 8, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 8, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 8, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5230]; /* ('bonus_tile_points', 'room_value', 'spice_points') */
    cpy_r_r58 = CPyStatic_merv___automa___choices___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 8, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    } else
        goto CPyL42;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 9, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r69 = CPyExec_serai___games___merv___table;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 9, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 9, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 9, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r80 = CPyStatic_merv___automa___choices___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 9, CPyStatic_merv___automa___choices___globals);
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
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 10, CPyStatic_merv___automa___choices___globals);
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
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 10, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 10, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[555]; /* 'serai.kernel.criteria' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 10, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5231]; /* ('Telling', 'best', 'kept') */
    cpy_r_r102 = CPyStatic_merv___automa___choices___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 10, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    } else
        goto CPyL44;
CPyL38: ;
    cpy_r_r104 = CPyStatics[1425]; /* 'CC' */
    cpy_r_r105 = CPyStatics[1426]; /* 'CM' */
    cpy_r_r106 = CPyStatics[1427]; /* 'MM' */
    cpy_r_r107 = CPyStatics[1428]; /* 'C-' */
    cpy_r_r108 = CPyStatics[1429]; /* 'M-' */
    cpy_r_r109 = CPyStatics[1430]; /* 'CY' */
    cpy_r_r110 = CPyStatics[1431]; /* 'MY' */
    cpy_r_r111 = CPyStatics[1415]; /* 'Y' */
    cpy_r_r112 = CPyStatics[1432]; /* '--' */
    CPy_INCREF(cpy_r_r104);
    CPy_INCREF(cpy_r_r105);
    CPy_INCREF(cpy_r_r106);
    CPy_INCREF(cpy_r_r107);
    CPy_INCREF(cpy_r_r108);
    CPy_INCREF(cpy_r_r109);
    CPy_INCREF(cpy_r_r110);
    CPy_INCREF(cpy_r_r111);
    CPy_INCREF(cpy_r_r112);
    cpy_r_r113.f0 = cpy_r_r104;
    cpy_r_r113.f1 = cpy_r_r105;
    cpy_r_r113.f2 = cpy_r_r106;
    cpy_r_r113.f3 = cpy_r_r107;
    cpy_r_r113.f4 = cpy_r_r108;
    cpy_r_r113.f5 = cpy_r_r109;
    cpy_r_r113.f6 = cpy_r_r110;
    cpy_r_r113.f7 = cpy_r_r111;
    cpy_r_r113.f8 = cpy_r_r112;
    cpy_r_r114 = CPyStatic_merv___automa___choices___globals;
    cpy_r_r115 = CPyStatics[1417]; /* 'CLASSES' */
    cpy_r_r116 = PyTuple_New(9);
    if (unlikely(cpy_r_r116 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1368 = cpy_r_r113.f0;
    PyTuple_SET_ITEM(cpy_r_r116, 0, __tmp1368);
    PyObject *__tmp1369 = cpy_r_r113.f1;
    PyTuple_SET_ITEM(cpy_r_r116, 1, __tmp1369);
    PyObject *__tmp1370 = cpy_r_r113.f2;
    PyTuple_SET_ITEM(cpy_r_r116, 2, __tmp1370);
    PyObject *__tmp1371 = cpy_r_r113.f3;
    PyTuple_SET_ITEM(cpy_r_r116, 3, __tmp1371);
    PyObject *__tmp1372 = cpy_r_r113.f4;
    PyTuple_SET_ITEM(cpy_r_r116, 4, __tmp1372);
    PyObject *__tmp1373 = cpy_r_r113.f5;
    PyTuple_SET_ITEM(cpy_r_r116, 5, __tmp1373);
    PyObject *__tmp1374 = cpy_r_r113.f6;
    PyTuple_SET_ITEM(cpy_r_r116, 6, __tmp1374);
    PyObject *__tmp1375 = cpy_r_r113.f7;
    PyTuple_SET_ITEM(cpy_r_r116, 7, __tmp1375);
    PyObject *__tmp1376 = cpy_r_r113.f8;
    PyTuple_SET_ITEM(cpy_r_r116, 8, __tmp1376);
    cpy_r_r117 = CPyDict_SetItem(cpy_r_r114, cpy_r_r115, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/merv/automa/choices.py", "<module>", 211, CPyStatic_merv___automa___choices___globals);
        goto CPyL40;
    }
    return 1;
CPyL40: ;
    cpy_r_r119 = 2;
    return cpy_r_r119;
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

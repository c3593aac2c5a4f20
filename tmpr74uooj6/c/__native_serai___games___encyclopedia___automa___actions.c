#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef encyclopedia___automa___actions___PlaceDie_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___actions___PlaceDieObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___actions___PlaceDieObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___actions___PlaceDie_traverse(serai___games___encyclopedia___automa___actions___PlaceDieObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___PlaceDieObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___PlaceDieObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___actions___PlaceDie_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___actions___PlaceDieObject *self = (serai___games___encyclopedia___automa___actions___PlaceDieObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___PlaceDieObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___PlaceDieObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___actions___PlaceDie_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___actions___PlaceDieObject *self = (serai___games___encyclopedia___automa___actions___PlaceDieObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___PlaceDieObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___PlaceDieObject))));
    return 0;
}

static void
encyclopedia___automa___actions___PlaceDie_dealloc(serai___games___encyclopedia___automa___actions___PlaceDieObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___actions___PlaceDie_dealloc)
    CPyDef_encyclopedia___automa___actions___PlaceDie_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___actions_____mypyc__PlaceDie_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___actions___PlaceDie(void);

static PyObject *
encyclopedia___automa___actions___PlaceDie_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___actions___PlaceDie) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___actions_____mypyc__PlaceDie_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___actions___PlaceDie_vtable[11];
static bool
CPyDef_encyclopedia___automa___actions___PlaceDie_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___actions___PlaceDie_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___PlaceDie___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___PlaceDie_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___PlaceDie___run,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___PlaceDie_____mypyc_defaults_setup,
    };
    memcpy(encyclopedia___automa___actions___PlaceDie_vtable, encyclopedia___automa___actions___PlaceDie_vtable_scratch, sizeof(encyclopedia___automa___actions___PlaceDie_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___actions___PlaceDie_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___actions___PlaceDie_get_quiet(serai___games___encyclopedia___automa___actions___PlaceDieObject *self, void *closure);
static int
encyclopedia___automa___actions___PlaceDie_set_quiet(serai___games___encyclopedia___automa___actions___PlaceDieObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___automa___actions___PlaceDie_getseters[] = {
    {"quiet",
     (getter)encyclopedia___automa___actions___PlaceDie_get_quiet, (setter)encyclopedia___automa___actions___PlaceDie_set_quiet,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___actions___PlaceDie_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___actions_____mypyc__PlaceDie_setup, METH_O, NULL},
    {"run",
     (PyCFunction)CPyPy_encyclopedia___automa___actions___PlaceDie___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_encyclopedia___automa___actions___PlaceDie_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___actions___PlaceDie_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "PlaceDie",
    .tp_new = encyclopedia___automa___actions___PlaceDie_new,
    .tp_dealloc = (destructor)encyclopedia___automa___actions___PlaceDie_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___actions___PlaceDie_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___actions___PlaceDie_clear,
    .tp_getset = encyclopedia___automa___actions___PlaceDie_getseters,
    .tp_methods = encyclopedia___automa___actions___PlaceDie_methods,
    .tp_members = encyclopedia___automa___actions___PlaceDie_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___actions___PlaceDieObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___actions___PlaceDieObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___actions___PlaceDieObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("PlaceDie()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___actions___PlaceDie_template = &CPyType_encyclopedia___automa___actions___PlaceDie_template_;

PyObject *CPyDef_encyclopedia___automa___actions_____mypyc__PlaceDie_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___actions___PlaceDieObject *self;
    self = (serai___games___encyclopedia___automa___actions___PlaceDieObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___actions___PlaceDie_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_quiet = 2;
    if (CPyDef_encyclopedia___automa___actions___PlaceDie_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___actions___PlaceDie(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___actions_____mypyc__PlaceDie_setup((PyObject *)CPyType_encyclopedia___automa___actions___PlaceDie);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___actions___PlaceDie_get_quiet(serai___games___encyclopedia___automa___actions___PlaceDieObject *self, void *closure)
{
    if (unlikely(self->_quiet == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'quiet' of 'PlaceDie' undefined");
        return NULL;
    }
    PyObject *retval = self->_quiet ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
encyclopedia___automa___actions___PlaceDie_set_quiet(serai___games___encyclopedia___automa___actions___PlaceDieObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlaceDie' object attribute 'quiet' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_quiet = tmp;
    return 0;
}

PyMemberDef encyclopedia___automa___actions___SpaceReputation_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___actions___SpaceReputationObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___actions___SpaceReputationObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___actions___SpaceReputation_traverse(serai___games___encyclopedia___automa___actions___SpaceReputationObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___SpaceReputationObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___SpaceReputationObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___actions___SpaceReputation_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___actions___SpaceReputationObject *self = (serai___games___encyclopedia___automa___actions___SpaceReputationObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___SpaceReputationObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___SpaceReputationObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___actions___SpaceReputation_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___actions___SpaceReputationObject *self = (serai___games___encyclopedia___automa___actions___SpaceReputationObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___SpaceReputationObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___SpaceReputationObject))));
    return 0;
}

static void
encyclopedia___automa___actions___SpaceReputation_dealloc(serai___games___encyclopedia___automa___actions___SpaceReputationObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___actions___SpaceReputation_dealloc)
    CPyDef_encyclopedia___automa___actions___SpaceReputation_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___actions_____mypyc__SpaceReputation_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___actions___SpaceReputation(void);

static PyObject *
encyclopedia___automa___actions___SpaceReputation_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___actions___SpaceReputation) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___actions_____mypyc__SpaceReputation_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___actions___SpaceReputation_vtable[11];
static bool
CPyDef_encyclopedia___automa___actions___SpaceReputation_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___actions___SpaceReputation_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___SpaceReputation___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___SpaceReputation_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___SpaceReputation___run,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___SpaceReputation_____mypyc_defaults_setup,
    };
    memcpy(encyclopedia___automa___actions___SpaceReputation_vtable, encyclopedia___automa___actions___SpaceReputation_vtable_scratch, sizeof(encyclopedia___automa___actions___SpaceReputation_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___actions___SpaceReputation_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___actions___SpaceReputation_get_quiet(serai___games___encyclopedia___automa___actions___SpaceReputationObject *self, void *closure);
static int
encyclopedia___automa___actions___SpaceReputation_set_quiet(serai___games___encyclopedia___automa___actions___SpaceReputationObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___automa___actions___SpaceReputation_getseters[] = {
    {"quiet",
     (getter)encyclopedia___automa___actions___SpaceReputation_get_quiet, (setter)encyclopedia___automa___actions___SpaceReputation_set_quiet,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___actions___SpaceReputation_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___actions_____mypyc__SpaceReputation_setup, METH_O, NULL},
    {"run",
     (PyCFunction)CPyPy_encyclopedia___automa___actions___SpaceReputation___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_encyclopedia___automa___actions___SpaceReputation_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___actions___SpaceReputation_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "SpaceReputation",
    .tp_new = encyclopedia___automa___actions___SpaceReputation_new,
    .tp_dealloc = (destructor)encyclopedia___automa___actions___SpaceReputation_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___actions___SpaceReputation_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___actions___SpaceReputation_clear,
    .tp_getset = encyclopedia___automa___actions___SpaceReputation_getseters,
    .tp_methods = encyclopedia___automa___actions___SpaceReputation_methods,
    .tp_members = encyclopedia___automa___actions___SpaceReputation_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___actions___SpaceReputationObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___actions___SpaceReputationObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___actions___SpaceReputationObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("SpaceReputation()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___actions___SpaceReputation_template = &CPyType_encyclopedia___automa___actions___SpaceReputation_template_;

PyObject *CPyDef_encyclopedia___automa___actions_____mypyc__SpaceReputation_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___actions___SpaceReputationObject *self;
    self = (serai___games___encyclopedia___automa___actions___SpaceReputationObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___actions___SpaceReputation_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_quiet = 2;
    if (CPyDef_encyclopedia___automa___actions___SpaceReputation_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___actions___SpaceReputation(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___actions_____mypyc__SpaceReputation_setup((PyObject *)CPyType_encyclopedia___automa___actions___SpaceReputation);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___actions___SpaceReputation_get_quiet(serai___games___encyclopedia___automa___actions___SpaceReputationObject *self, void *closure)
{
    if (unlikely(self->_quiet == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'quiet' of 'SpaceReputation' undefined");
        return NULL;
    }
    PyObject *retval = self->_quiet ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
encyclopedia___automa___actions___SpaceReputation_set_quiet(serai___games___encyclopedia___automa___actions___SpaceReputationObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SpaceReputation' object attribute 'quiet' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_quiet = tmp;
    return 0;
}

PyMemberDef encyclopedia___automa___actions___CashTokens_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___actions___CashTokensObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___actions___CashTokensObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___actions___CashTokens_traverse(serai___games___encyclopedia___automa___actions___CashTokensObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___CashTokensObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___CashTokensObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___actions___CashTokens_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___actions___CashTokensObject *self = (serai___games___encyclopedia___automa___actions___CashTokensObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___CashTokensObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___CashTokensObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___actions___CashTokens_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___actions___CashTokensObject *self = (serai___games___encyclopedia___automa___actions___CashTokensObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___CashTokensObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___CashTokensObject))));
    return 0;
}

static void
encyclopedia___automa___actions___CashTokens_dealloc(serai___games___encyclopedia___automa___actions___CashTokensObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___actions___CashTokens_dealloc)
    CPyDef_encyclopedia___automa___actions___CashTokens_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___actions_____mypyc__CashTokens_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___actions___CashTokens(void);

static PyObject *
encyclopedia___automa___actions___CashTokens_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___actions___CashTokens) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___actions_____mypyc__CashTokens_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___actions___CashTokens_vtable[11];
static bool
CPyDef_encyclopedia___automa___actions___CashTokens_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___actions___CashTokens_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___CashTokens___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___CashTokens_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___CashTokens___run,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___CashTokens_____mypyc_defaults_setup,
    };
    memcpy(encyclopedia___automa___actions___CashTokens_vtable, encyclopedia___automa___actions___CashTokens_vtable_scratch, sizeof(encyclopedia___automa___actions___CashTokens_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___actions___CashTokens_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___actions___CashTokens_get_quiet(serai___games___encyclopedia___automa___actions___CashTokensObject *self, void *closure);
static int
encyclopedia___automa___actions___CashTokens_set_quiet(serai___games___encyclopedia___automa___actions___CashTokensObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___automa___actions___CashTokens_getseters[] = {
    {"quiet",
     (getter)encyclopedia___automa___actions___CashTokens_get_quiet, (setter)encyclopedia___automa___actions___CashTokens_set_quiet,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___actions___CashTokens_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___actions_____mypyc__CashTokens_setup, METH_O, NULL},
    {"run",
     (PyCFunction)CPyPy_encyclopedia___automa___actions___CashTokens___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_encyclopedia___automa___actions___CashTokens_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___actions___CashTokens_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "CashTokens",
    .tp_new = encyclopedia___automa___actions___CashTokens_new,
    .tp_dealloc = (destructor)encyclopedia___automa___actions___CashTokens_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___actions___CashTokens_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___actions___CashTokens_clear,
    .tp_getset = encyclopedia___automa___actions___CashTokens_getseters,
    .tp_methods = encyclopedia___automa___actions___CashTokens_methods,
    .tp_members = encyclopedia___automa___actions___CashTokens_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___actions___CashTokensObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___actions___CashTokensObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___actions___CashTokensObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("CashTokens()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___actions___CashTokens_template = &CPyType_encyclopedia___automa___actions___CashTokens_template_;

PyObject *CPyDef_encyclopedia___automa___actions_____mypyc__CashTokens_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___actions___CashTokensObject *self;
    self = (serai___games___encyclopedia___automa___actions___CashTokensObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___actions___CashTokens_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_quiet = 2;
    if (CPyDef_encyclopedia___automa___actions___CashTokens_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___actions___CashTokens(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___actions_____mypyc__CashTokens_setup((PyObject *)CPyType_encyclopedia___automa___actions___CashTokens);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___actions___CashTokens_get_quiet(serai___games___encyclopedia___automa___actions___CashTokensObject *self, void *closure)
{
    if (unlikely(self->_quiet == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'quiet' of 'CashTokens' undefined");
        return NULL;
    }
    PyObject *retval = self->_quiet ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
encyclopedia___automa___actions___CashTokens_set_quiet(serai___games___encyclopedia___automa___actions___CashTokensObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CashTokens' object attribute 'quiet' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_quiet = tmp;
    return 0;
}

PyMemberDef encyclopedia___automa___actions___FirstPlayer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___actions___FirstPlayerObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___actions___FirstPlayerObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___actions___FirstPlayer_traverse(serai___games___encyclopedia___automa___actions___FirstPlayerObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___FirstPlayerObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___FirstPlayerObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___actions___FirstPlayer_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___actions___FirstPlayerObject *self = (serai___games___encyclopedia___automa___actions___FirstPlayerObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___FirstPlayerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___FirstPlayerObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___actions___FirstPlayer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___actions___FirstPlayerObject *self = (serai___games___encyclopedia___automa___actions___FirstPlayerObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___actions___FirstPlayerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___actions___FirstPlayerObject))));
    return 0;
}

static void
encyclopedia___automa___actions___FirstPlayer_dealloc(serai___games___encyclopedia___automa___actions___FirstPlayerObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___actions___FirstPlayer_dealloc)
    CPyDef_encyclopedia___automa___actions___FirstPlayer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___actions_____mypyc__FirstPlayer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___actions___FirstPlayer(void);

static PyObject *
encyclopedia___automa___actions___FirstPlayer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___actions___FirstPlayer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___actions_____mypyc__FirstPlayer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___actions___FirstPlayer_vtable[11];
static bool
CPyDef_encyclopedia___automa___actions___FirstPlayer_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___actions___FirstPlayer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___FirstPlayer___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___FirstPlayer_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___FirstPlayer___run,
        (CPyVTableItem)CPyDef_encyclopedia___automa___actions___FirstPlayer_____mypyc_defaults_setup,
    };
    memcpy(encyclopedia___automa___actions___FirstPlayer_vtable, encyclopedia___automa___actions___FirstPlayer_vtable_scratch, sizeof(encyclopedia___automa___actions___FirstPlayer_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___actions___FirstPlayer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___actions___FirstPlayer_get_quiet(serai___games___encyclopedia___automa___actions___FirstPlayerObject *self, void *closure);
static int
encyclopedia___automa___actions___FirstPlayer_set_quiet(serai___games___encyclopedia___automa___actions___FirstPlayerObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___automa___actions___FirstPlayer_getseters[] = {
    {"quiet",
     (getter)encyclopedia___automa___actions___FirstPlayer_get_quiet, (setter)encyclopedia___automa___actions___FirstPlayer_set_quiet,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___actions___FirstPlayer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___actions_____mypyc__FirstPlayer_setup, METH_O, NULL},
    {"run",
     (PyCFunction)CPyPy_encyclopedia___automa___actions___FirstPlayer___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_encyclopedia___automa___actions___FirstPlayer_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___actions___FirstPlayer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "FirstPlayer",
    .tp_new = encyclopedia___automa___actions___FirstPlayer_new,
    .tp_dealloc = (destructor)encyclopedia___automa___actions___FirstPlayer_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___actions___FirstPlayer_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___actions___FirstPlayer_clear,
    .tp_getset = encyclopedia___automa___actions___FirstPlayer_getseters,
    .tp_methods = encyclopedia___automa___actions___FirstPlayer_methods,
    .tp_members = encyclopedia___automa___actions___FirstPlayer_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___actions___FirstPlayerObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___actions___FirstPlayerObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___actions___FirstPlayerObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("FirstPlayer()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___actions___FirstPlayer_template = &CPyType_encyclopedia___automa___actions___FirstPlayer_template_;

PyObject *CPyDef_encyclopedia___automa___actions_____mypyc__FirstPlayer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___actions___FirstPlayerObject *self;
    self = (serai___games___encyclopedia___automa___actions___FirstPlayerObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___actions___FirstPlayer_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_quiet = 2;
    if (CPyDef_encyclopedia___automa___actions___FirstPlayer_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___actions___FirstPlayer(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___actions_____mypyc__FirstPlayer_setup((PyObject *)CPyType_encyclopedia___automa___actions___FirstPlayer);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___actions___FirstPlayer_get_quiet(serai___games___encyclopedia___automa___actions___FirstPlayerObject *self, void *closure)
{
    if (unlikely(self->_quiet == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'quiet' of 'FirstPlayer' undefined");
        return NULL;
    }
    PyObject *retval = self->_quiet ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
encyclopedia___automa___actions___FirstPlayer_set_quiet(serai___games___encyclopedia___automa___actions___FirstPlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'FirstPlayer' object attribute 'quiet' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_quiet = tmp;
    return 0;
}
static PyMethodDef encyclopedia___automa___actionsmodule_methods[] = {
    {"take_earned_cards", (PyCFunction)CPyPy_encyclopedia___automa___actions___take_earned_cards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_earned_cards(t, seat)\n--\n\n") /* docstring */},
    {"take_card", (PyCFunction)CPyPy_encyclopedia___automa___actions___take_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_card(t, seat, kind, rule)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___automa___actions__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___automa___actions__internal, "__name__");
    CPyStatic_encyclopedia___automa___actions___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___automa___actions__internal);
    if (unlikely(CPyStatic_encyclopedia___automa___actions___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___automa___actions_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___automa___actions__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_encyclopedia___automa___actions____PLACES);
    CPyStatic_encyclopedia___automa___actions____PLACES = NULL;
    Py_CLEAR(CPyType_encyclopedia___automa___actions___PlaceDie);
    Py_CLEAR(CPyType_encyclopedia___automa___actions___SpaceReputation);
    Py_CLEAR(CPyType_encyclopedia___automa___actions___CashTokens);
    Py_CLEAR(CPyType_encyclopedia___automa___actions___FirstPlayer);
    return -1;
}
int CPyExec_serai___games___encyclopedia___automa___actions(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___automa___actions__impl, &CPyImportState_serai___games___encyclopedia___automa___actions, &CPyModule_serai___games___encyclopedia___automa___actions);
}
static struct PyModuleDef encyclopedia___automa___actionsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.automa.actions",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___automa___actionsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___automa___actions(void)
{
    if (CPyModule_serai___games___encyclopedia___automa___actions__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___automa___actions__internal);
        return CPyModule_serai___games___encyclopedia___automa___actions__internal;
    }
    CPyModule_serai___games___encyclopedia___automa___actions__internal = PyModule_Create(&encyclopedia___automa___actionsmodule);
    return CPyModule_serai___games___encyclopedia___automa___actions__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___automa___actions(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___automa___actions__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___automa___actions__internal);
        return CPyModule_serai___games___encyclopedia___automa___actions__internal;
    }
    CPyModule_serai___games___encyclopedia___automa___actions__internal = PyModule_Create(&encyclopedia___automa___actionsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___automa___actions__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.automa.actions");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___automa___actions__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___automa___actions__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___automa___actions__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___automa___actions(CPyModule_serai___games___encyclopedia___automa___actions__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___automa___actions__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.automa.actions");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___automa___actions__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___take_earned_cards(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
CPyL1: ;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_picks;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "take_earned_cards", "Table", "picks", 30, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
CPyL2: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL7;
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_picks;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "take_earned_cards", "Table", "picks", 31, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyList_Pop(cpy_r_r5, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_earned_cards", 31, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL8;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_earned_cards", 31, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL8;
    }
    cpy_r_r8 = CPyStatics[505]; /* 'EN-AUTO-07' */
    cpy_r_r9 = CPyDef_encyclopedia___automa___actions___take_card(cpy_r_t, cpy_r_seat, cpy_r_r7, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_earned_cards", 31, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL8;
    } else
        goto CPyL1;
CPyL7: ;
    return 1;
CPyL8: ;
    cpy_r_r10 = 2;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___take_earned_cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:take_earned_cards", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___take_earned_cards(arg_t, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_earned_cards", 28, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___take_card(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_kind, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_card;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    tuple_T2OO cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    int32_t cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "take_card", "Table", "players", 36, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL45;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 36, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL45;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 36, CPyStatic_encyclopedia___automa___actions___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL45;
    }
    cpy_r_r3 = CPyDef_encyclopedia___automa___choices___choose_card(cpy_r_t, cpy_r_seat, cpy_r_kind);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 37, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL46;
    }
    cpy_r_card = cpy_r_r3;
    cpy_r_r4 = (Py_ssize_t)cpy_r_card != -2;
    if (!cpy_r_r4) goto CPyL47;
    cpy_r_r5 = CPyDef_encyclopedia___cards___take_from_display(cpy_r_t, cpy_r_kind, cpy_r_card);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 39, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL48;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "take_card", "Table", "story", 40, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL48;
    }
CPyL7: ;
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = cpy_r_r6 != cpy_r_r7;
    if (!cpy_r_r8) goto CPyL37;
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "take_card", "Table", "book", 41, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r9);
CPyL9: ;
    cpy_r_r10 = cpy_r_kind == 0;
    if (!cpy_r_r10) goto CPyL12;
    cpy_r_r11 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r9)->_expert_continent;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "take_card", "Book", "expert_continent", 42, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r11);
CPyL11: ;
    cpy_r_r12 = cpy_r_r11;
    goto CPyL14;
CPyL12: ;
    cpy_r_r13 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r9)->_animal_continent;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "take_card", "Book", "animal_continent", 42, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r13);
CPyL13: ;
    cpy_r_r12 = cpy_r_r13;
CPyL14: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r12, cpy_r_card);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 42, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 42, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL49;
    }
    cpy_r_r16 = CPyDef_encyclopedia___cards___card_id(cpy_r_t, cpy_r_kind, cpy_r_card);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 43, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL50;
    }
    cpy_r_r17 = CPyStatics[506]; /* 'event-automa-card' */
    cpy_r_r18 = CPyStatics[507]; /* 'EN-AUTO-08' */
    cpy_r_r19 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r9)->_continents;
    if (unlikely(cpy_r_r19 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'continents' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r19);
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 44, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL51;
    }
CPyL18: ;
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_r19, cpy_r_r15);
    CPy_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 44, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL52;
    }
    if (likely(PyUnicode_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 44, CPyStatic_encyclopedia___automa___actions___globals, "str", cpy_r_r20);
        goto CPyL52;
    }
    cpy_r_r22 = CPyStatics[390]; /* 'card' */
    cpy_r_r23 = CPyStatics[440]; /* 'continent' */
    cpy_r_r24 = CPyDict_Build(2, cpy_r_r22, cpy_r_r16, cpy_r_r23, cpy_r_r21);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 44, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL48;
    }
    cpy_r_r25 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r17, cpy_r_seat, cpy_r_r18, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 44, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL48;
    } else
        goto CPyL37;
CPyL22: ;
    cpy_r_r26 = CPyDef_encyclopedia___cards___draw(cpy_r_t, cpy_r_kind);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 46, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL46;
    }
    cpy_r_card = cpy_r_r26;
    cpy_r_r27 = (Py_ssize_t)cpy_r_card == -2;
    if (cpy_r_r27) {
        goto CPyL53;
    } else
        goto CPyL32;
CPyL24: ;
    cpy_r_r28 = CPyStatics[508]; /* 'event-pick-lost' */
    cpy_r_r29 = CPyStatic_encyclopedia___names___KINDS;
    if (likely(cpy_r_r29.f0 != NULL)) goto CPyL27;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 48, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL27: ;
    CPy_INCREF(cpy_r_r29.f0);
    CPy_INCREF(cpy_r_r29.f1);
    cpy_r_r31 = PyTuple_New(2);
    if (unlikely(cpy_r_r31 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp314 = cpy_r_r29.f0;
    PyTuple_SET_ITEM(cpy_r_r31, 0, __tmp314);
    PyObject *__tmp315 = cpy_r_r29.f1;
    PyTuple_SET_ITEM(cpy_r_r31, 1, __tmp315);
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r31, cpy_r_kind);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 48, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL45;
    }
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 48, CPyStatic_encyclopedia___automa___actions___globals, "str", cpy_r_r32);
        goto CPyL45;
    }
    cpy_r_r34 = CPyStatics[390]; /* 'card' */
    cpy_r_r35 = CPyDict_Build(1, cpy_r_r34, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 48, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL45;
    }
    cpy_r_r36 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r28, cpy_r_seat, cpy_r_rule, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 48, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL45;
    }
    return 1;
CPyL32: ;
    cpy_r_r37 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "take_card", "Table", "story", 50, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL48;
    }
CPyL33: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_r37 != cpy_r_r38;
    if (!cpy_r_r39) goto CPyL37;
    cpy_r_r40 = CPyStatics[509]; /* 'event-card-drawn' */
    cpy_r_r41 = CPyStatics[510]; /* 'EN-AUTO-12' */
    cpy_r_r42 = CPyDef_encyclopedia___cards___card_id(cpy_r_t, cpy_r_kind, cpy_r_card);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 51, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL48;
    }
    cpy_r_r43 = CPyStatics[390]; /* 'card' */
    cpy_r_r44 = CPyDict_Build(1, cpy_r_r43, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 51, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL48;
    }
    cpy_r_r45 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r40, cpy_r_seat, cpy_r_r41, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 51, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL48;
    }
CPyL37: ;
    cpy_r_r46 = cpy_r_kind == 0;
    if (!cpy_r_r46) goto CPyL40;
    cpy_r_r47 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tucked;
    if (unlikely(cpy_r_r47 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tucked' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r47);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 53, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL54;
    }
CPyL39: ;
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r49 = PyList_Append(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 53, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL45;
    } else
        goto CPyL44;
CPyL40: ;
    cpy_r_r51 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_study;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "take_card", "Player", "study", 55, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r51);
CPyL41: ;
    cpy_r_r52 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r53 = PyList_Append(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r52);
    cpy_r_r54 = cpy_r_r53 >= 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 55, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL46;
    }
    cpy_r_r55 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_cubes;
    if (unlikely(cpy_r_r55 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cubes' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r55);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 56, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL45;
    }
CPyL43: ;
    cpy_r_r56 = CPyStatics[4896]; /* 0 */
    cpy_r_r57 = PyList_Append(cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r58 = cpy_r_r57 >= 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 56, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL45;
    }
CPyL44: ;
    return 1;
CPyL45: ;
    cpy_r_r59 = 2;
    return cpy_r_r59;
CPyL46: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL45;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_card);
    goto CPyL22;
CPyL48: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL45;
CPyL49: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r9);
    goto CPyL45;
CPyL50: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL45;
CPyL51: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL45;
CPyL52: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r16);
    goto CPyL45;
CPyL53: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_card);
    goto CPyL24;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL45;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___take_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "kind", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:take_card", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_kind;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_kind, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___take_card(arg_t, arg_seat, arg_kind, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "take_card", 34, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___PlaceDie___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    int32_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 65, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    if (PyLong_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL316;
    if (PyUnicode_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL316;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 2))) {
        cpy_r_r2 = NULL;
        goto __LL317;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL317;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL317;
    cpy_r_r2 = cpy_r_r1;
__LL317: ;
    if (cpy_r_r2 != NULL) goto __LL316;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 65, CPyStatic_encyclopedia___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r1);
    goto CPyL41;
__LL316: ;
    cpy_r_r3 = PyObject_Str(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 65, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    cpy_r_r4 = CPyStatic_encyclopedia___automa___actions____PLACES;
    if (unlikely(cpy_r_r4 == NULL)) {
        goto CPyL42;
    } else
        goto CPyL6;
CPyL4: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"_PLACES\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 66, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r6 = PyDict_Contains(cpy_r_r4, cpy_r_r3);
    cpy_r_r7 = cpy_r_r6 >= 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 66, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL43;
    }
    cpy_r_r8 = cpy_r_r6;
    if (!cpy_r_r8) goto CPyL44;
    cpy_r_r9 = CPyStatic_encyclopedia___automa___actions____PLACES;
    if (unlikely(cpy_r_r9 == NULL)) {
        goto CPyL45;
    } else
        goto CPyL11;
CPyL9: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"_PLACES\" was not set");
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 67, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r11 = CPyDict_GetItem(cpy_r_r9, cpy_r_r3);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 67, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL43;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 67, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL43;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "places", 67, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r13);
CPyL14: ;
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "die", 67, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL47;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL15: ;
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r16 = CPyList_SetItem(cpy_r_r13, cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 67, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL43;
    }
    cpy_r_r17 = CPyStatics[385]; /* 'event-placed' */
    cpy_r_r18 = CPyStatics[511]; /* 'EN-AUTO-10' */
    cpy_r_r19 = CPyStatics[388]; /* 'location' */
    cpy_r_r20 = CPyDict_Build(1, cpy_r_r19, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 68, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    cpy_r_r21 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r17, cpy_r_me, cpy_r_r18, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 68, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    return 1;
CPyL19: ;
    cpy_r_r22 = CPyDef_encyclopedia___automa___choices___choose_expedition_space(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 70, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    cpy_r_r23 = (Py_ssize_t)cpy_r_r22 == -2;
    if (cpy_r_r23) {
        goto CPyL48;
    } else
        goto CPyL27;
CPyL21: ;
    cpy_r_r24 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "places", 72, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r24);
CPyL22: ;
    cpy_r_r25 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "die", 72, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r25);
CPyL23: ;
    cpy_r_r26 = CPyStatics[4905]; /* -3 */
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = CPyList_SetItem(cpy_r_r24, cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r25);
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 72, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    cpy_r_r28 = CPyStatics[512]; /* 'event-automa-no-space' */
    cpy_r_r29 = CPyStatics[513]; /* 'EN-AUTO-13' */
    cpy_r_r30 = PyDict_New();
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 73, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    cpy_r_r31 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r28, cpy_r_me, cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 73, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    return 1;
CPyL27: ;
    cpy_r_r32 = CPyTagged_Add(200, cpy_r_r22);
    cpy_r_r33 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "places", 75, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r33);
CPyL28: ;
    cpy_r_r34 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "die", 75, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL29: ;
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r32);
    cpy_r_r36 = CPyList_SetItem(cpy_r_r33, cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 75, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL52;
    }
    cpy_r_r37 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "die", 76, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL52;
    }
    CPyTagged_INCREF(cpy_r_r37);
CPyL31: ;
    cpy_r_r38 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spaces;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "spaces", 76, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r38);
CPyL32: ;
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r_r40 = CPyList_SetItem(cpy_r_r38, cpy_r_r22, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 76, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL52;
    }
    CPyTagged_INCREF(cpy_r_r22);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target = cpy_r_r22;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 77, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL52;
    }
    cpy_r_r42 = CPyStatics[385]; /* 'event-placed' */
    cpy_r_r43 = CPyStatics[513]; /* 'EN-AUTO-13' */
    cpy_r_r44 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "book", 78, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL52;
    }
CPyL35: ;
    cpy_r_r45 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r44)->_space_ids;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Book", "space_ids", 78, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL52;
    }
CPyL36: ;
    cpy_r_r46 = CPyList_GetItem(cpy_r_r45, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 78, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    if (likely(PyUnicode_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 78, CPyStatic_encyclopedia___automa___actions___globals, "str", cpy_r_r46);
        goto CPyL41;
    }
    cpy_r_r48 = CPyStatics[388]; /* 'location' */
    cpy_r_r49 = CPyDict_Build(1, cpy_r_r48, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 78, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    cpy_r_r50 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r42, cpy_r_me, cpy_r_r43, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 78, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL41;
    }
    return 1;
CPyL41: ;
    cpy_r_r51 = 2;
    return cpy_r_r51;
CPyL42: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL4;
CPyL43: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL41;
CPyL44: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL19;
CPyL45: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL9;
CPyL46: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL41;
CPyL47: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL41;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL21;
CPyL49: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL41;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL41;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL41;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL41;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL41;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___PlaceDie___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___automa___actions___PlaceDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.PlaceDie", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___PlaceDie___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 64, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___PlaceDie___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_encyclopedia___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.encyclopedia.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_encyclopedia___automa___actions___PlaceDie___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___PlaceDie___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___automa___actions___PlaceDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.PlaceDie", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___PlaceDie___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run__Work_glue", -1, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___PlaceDie_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___encyclopedia___automa___actions___PlaceDieObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___encyclopedia___automa___actions___PlaceDieObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___encyclopedia___automa___actions___PlaceDieObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___encyclopedia___automa___actions___PlaceDieObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___encyclopedia___automa___actions___PlaceDieObject *)cpy_r___mypyc_self__)->_quiet = 1;
    return 1;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___PlaceDie_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___actions___PlaceDie))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.PlaceDie", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___PlaceDie_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "__mypyc_defaults_setup", -1, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___SpaceReputation___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "target", 87, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
CPyL1: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 != -2;
    if (!cpy_r_r1) goto CPyL20;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "book", 87, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_space_stars;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Book", "space_stars", 87, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "target", 87, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 87, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 87, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
    cpy_r_r7 = cpy_r_r6 != 0;
    CPyTagged_DECREF(cpy_r_r6);
    if (!cpy_r_r7) goto CPyL20;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "book", 88, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
CPyL9: ;
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r8)->_space_stars;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Book", "space_stars", 88, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
CPyL10: ;
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "target", 88, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
CPyL11: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 88, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 88, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
    cpy_r_r13 = CPyStatics[513]; /* 'EN-AUTO-13' */
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "book", 88, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL22;
    }
CPyL14: ;
    cpy_r_r15 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r14)->_space_ids;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Book", "space_ids", 88, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL22;
    }
CPyL15: ;
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "target", 88, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL22;
    }
CPyL16: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 88, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL22;
    }
    if (likely(PyUnicode_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 88, CPyStatic_encyclopedia___automa___actions___globals, "str", cpy_r_r17);
        goto CPyL22;
    }
    cpy_r_r19 = 2;
    cpy_r_r20 = CPyDef_reputation___advance(cpy_r_t, cpy_r_me, cpy_r_r12, cpy_r_r13, cpy_r_r18, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 88, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
    cpy_r_r21 = CPyDef_encyclopedia___automa___actions___take_earned_cards(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 89, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
CPyL20: ;
    return 1;
CPyL21: ;
    cpy_r_r22 = 2;
    return cpy_r_r22;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL21;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___SpaceReputation___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___automa___actions___SpaceReputation))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.SpaceReputation", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___SpaceReputation___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 86, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___SpaceReputation___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_encyclopedia___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.encyclopedia.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_encyclopedia___automa___actions___SpaceReputation___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___SpaceReputation___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___automa___actions___SpaceReputation))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.SpaceReputation", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___SpaceReputation___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run__Work_glue", -1, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___SpaceReputation_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___encyclopedia___automa___actions___SpaceReputationObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___encyclopedia___automa___actions___SpaceReputationObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___encyclopedia___automa___actions___SpaceReputationObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___encyclopedia___automa___actions___SpaceReputationObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___encyclopedia___automa___actions___SpaceReputationObject *)cpy_r___mypyc_self__)->_quiet = 1;
    return 1;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___SpaceReputation_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___actions___SpaceReputation))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.SpaceReputation", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___SpaceReputation_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "__mypyc_defaults_setup", -1, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___CashTokens___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Table", "players", 98, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL17;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 98, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL17;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 98, CPyStatic_encyclopedia___automa___actions___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL17;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Player", "tokens", 99, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL18;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_r4, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 100, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL19;
    }
    if (PyLong_Check(cpy_r_r5))
        cpy_r_r6 = cpy_r_r5;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL318;
    if (PyUnicode_Check(cpy_r_r5))
        cpy_r_r6 = cpy_r_r5;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL318;
    if (unlikely(!(PyTuple_Check(cpy_r_r5) && PyTuple_GET_SIZE(cpy_r_r5) == 2))) {
        cpy_r_r6 = NULL;
        goto __LL319;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r5, 0))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r5, 0);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL319;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r5, 1))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r5, 1);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL319;
    cpy_r_r6 = cpy_r_r5;
__LL319: ;
    if (cpy_r_r6 != NULL) goto __LL318;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 100, CPyStatic_encyclopedia___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r5);
    goto CPyL19;
__LL318: ;
    cpy_r_r7 = PyLong_Check(cpy_r_r6);
    if (cpy_r_r7) {
        goto CPyL9;
    } else
        goto CPyL20;
CPyL7: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 101, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL17;
    }
    CPy_Unreachable();
CPyL9: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens = 0;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 102, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/actions.py", "run", "Player", "points", 103, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL21;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL11: ;
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r11 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 103, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL22;
    }
    cpy_r_r12 = CPyTagged_Multiply(cpy_r_r3, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r13 = CPyTagged_Add(cpy_r_r10, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r12);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points = cpy_r_r13;
    cpy_r_r14 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 103, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL23;
    }
    cpy_r_r15 = CPyStatics[514]; /* 'event-automa-cashed' */
    cpy_r_r16 = CPyStatics[513]; /* 'EN-AUTO-13' */
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 104, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL24;
    }
    cpy_r_r18 = CPyTagged_Multiply(cpy_r_r3, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r19 = CPyStatics[31]; /* 'n' */
    cpy_r_r20 = CPyStatics[65]; /* 'points' */
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r18);
    cpy_r_r23 = CPyDict_Build(2, cpy_r_r19, cpy_r_r21, cpy_r_r20, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 104, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL17;
    }
    cpy_r_r24 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r15, cpy_r_me, cpy_r_r16, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 104, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL17;
    }
    return 1;
CPyL17: ;
    cpy_r_r25 = 2;
    return cpy_r_r25;
CPyL18: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL17;
CPyL19: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL17;
CPyL20: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r6);
    goto CPyL7;
CPyL21: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL17;
CPyL22: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL17;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL17;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL17;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___CashTokens___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___automa___actions___CashTokens))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.CashTokens", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___CashTokens___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 97, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___CashTokens___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_encyclopedia___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.encyclopedia.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_encyclopedia___automa___actions___CashTokens___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___CashTokens___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___automa___actions___CashTokens))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.CashTokens", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___CashTokens___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run__Work_glue", -1, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___CashTokens_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___encyclopedia___automa___actions___CashTokensObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___encyclopedia___automa___actions___CashTokensObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___encyclopedia___automa___actions___CashTokensObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___encyclopedia___automa___actions___CashTokensObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___encyclopedia___automa___actions___CashTokensObject *)cpy_r___mypyc_self__)->_quiet = 1;
    return 1;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___CashTokens_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___actions___CashTokens))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.CashTokens", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___CashTokens_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "__mypyc_defaults_setup", -1, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___FirstPlayer___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_reputation___become_first_player(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 113, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___FirstPlayer___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___automa___actions___FirstPlayer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.FirstPlayer", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___FirstPlayer___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run", 112, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___FirstPlayer___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_encyclopedia___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.encyclopedia.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_encyclopedia___automa___actions___FirstPlayer___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___FirstPlayer___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___automa___actions___FirstPlayer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.FirstPlayer", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___FirstPlayer___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "run__Work_glue", -1, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions___FirstPlayer_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___encyclopedia___automa___actions___FirstPlayerObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___encyclopedia___automa___actions___FirstPlayerObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___encyclopedia___automa___actions___FirstPlayerObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___encyclopedia___automa___actions___FirstPlayerObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___encyclopedia___automa___actions___FirstPlayerObject *)cpy_r___mypyc_self__)->_quiet = 1;
    return 1;
}
        
        PyObject *CPyPy_encyclopedia___automa___actions___FirstPlayer_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___automa___actions___FirstPlayer))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.automa.actions.FirstPlayer", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___actions___FirstPlayer_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "__mypyc_defaults_setup", -1, CPyStatic_encyclopedia___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___actions_____top_level__(void) {
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
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int32_t cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    int32_t cpy_r_r204;
    char cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    char cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    int32_t cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    int32_t cpy_r_r228;
    char cpy_r_r229;
    char cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    char cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    int32_t cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    int32_t cpy_r_r252;
    char cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    char cpy_r_r262;
    char cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    int32_t cpy_r_r272;
    char cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    int32_t cpy_r_r276;
    char cpy_r_r277;
    char cpy_r_r278;
    char cpy_r_r279;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 1, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 1, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 3, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 5, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___encyclopedia___automa___choices;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___encyclopedia___automa___choices;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[515]; /* 'serai.games.encyclopedia.automa.choices' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 7, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___encyclopedia___automa___choices;
    cpy_r_r25 = CPyExec_serai___games___encyclopedia___automa___choices;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___encyclopedia___automa___choices__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 7, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 7, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[515]; /* 'serai.games.encyclopedia.automa.choices' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 7, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5084]; /* ('choose_card', 'choose_expedition_space') */
    cpy_r_r36 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 7, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    } else
        goto CPyL102;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___encyclopedia___cards;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___encyclopedia___cards;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 8, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___encyclopedia___cards;
    cpy_r_r47 = CPyExec_serai___games___encyclopedia___cards;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___encyclopedia___cards__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 8, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 8, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 8, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5085]; /* ('card_id', 'draw', 'take_from_display') */
    cpy_r_r58 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 8, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    } else
        goto CPyL103;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 9, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r69 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 9, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 9, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 9, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5086]; /* ('AT_ACADEMY', 'AT_BANK', 'AT_EMBASSY', 'AT_UNIVERSITY', 'EXPERT', 'FIRST_SPACE', 'KINDS', 'NOTHING_THERE', 'SPENT') */
    cpy_r_r80 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 9, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    } else
        goto CPyL104;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 20, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r91 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 20, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 20, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 20, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5087]; /* ('advance', 'become_first_player') */
    cpy_r_r102 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 20, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    } else
        goto CPyL105;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 21, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r113 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 21, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 21, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 21, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r124 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 21, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    } else
        goto CPyL106;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r127 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 22, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r135 = CPyExec_serai___kernel___effects;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 22, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 22, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 22, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r146 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 22, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    } else
        goto CPyL107;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___kernel___work;
    cpy_r_r149 = (void *)&CPyImportState_serai___kernel___work;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 23, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___kernel___work;
    cpy_r_r157 = CPyExec_serai___kernel___work;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___kernel___work__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 23, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 23, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 23, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r168 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 23, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    } else
        goto CPyL108;
CPyL62: ;
    cpy_r_r170 = CPyStatics[430]; /* 'embassy' */
    cpy_r_r171 = CPyStatics[422]; /* 'bank' */
    cpy_r_r172 = CPyStatics[499]; /* 'university' */
    cpy_r_r173 = CPyStatics[387]; /* 'academy' */
    cpy_r_r174 = CPyStatics[4904]; /* -4 */
    cpy_r_r175 = CPyStatics[4903]; /* -5 */
    cpy_r_r176 = CPyStatics[4906]; /* -6 */
    cpy_r_r177 = CPyStatics[4902]; /* -7 */
    cpy_r_r178 = CPyDict_Build(4, cpy_r_r170, cpy_r_r174, cpy_r_r171, cpy_r_r175, cpy_r_r172, cpy_r_r176, cpy_r_r173, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 25, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    CPyStatic_encyclopedia___automa___actions____PLACES = cpy_r_r178;
    CPy_INCREF(CPyStatic_encyclopedia___automa___actions____PLACES);
    cpy_r_r179 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r180 = CPyStatics[525]; /* '_PLACES' */
    cpy_r_r181 = CPyDict_SetItem(cpy_r_r179, cpy_r_r180, cpy_r_r178);
    CPy_DECREF(cpy_r_r178);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 25, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r183 = (PyObject *)CPyType_work___Work;
    cpy_r_r184 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r185 = PyObject_GetItem(cpy_r_r183, cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 59, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r186 = PyTuple_Pack(1, cpy_r_r185);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 59, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r187 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r188 = (PyObject *)CPyType_encyclopedia___automa___actions___PlaceDie_template;
    cpy_r_r189 = CPyType_FromTemplate(cpy_r_r188, cpy_r_r186, cpy_r_r187);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 59, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r190 = CPyDef_encyclopedia___automa___actions___PlaceDie_trait_vtable_setup();
    if (unlikely(cpy_r_r190 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 59, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL109;
    }
    cpy_r_r191 = CPyDef_encyclopedia___automa___actions___PlaceDie_coroutine_setup(cpy_r_r189);
    if (unlikely(cpy_r_r191 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 59, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL109;
    }
    cpy_r_r192 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r193 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r194 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r195 = CPyStatics[529]; /* 'must' */
    cpy_r_r196 = CPyStatics[530]; /* 'always' */
    cpy_r_r197 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r198 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r199 = PyTuple_Pack(6, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 59, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL109;
    }
    cpy_r_r200 = PyObject_SetAttr(cpy_r_r189, cpy_r_r192, cpy_r_r199);
    CPy_DECREF(cpy_r_r199);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 59, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL109;
    }
    CPyType_encyclopedia___automa___actions___PlaceDie = (PyTypeObject *)cpy_r_r189;
    CPy_INCREF(CPyType_encyclopedia___automa___actions___PlaceDie);
    cpy_r_r202 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r203 = CPyStatics[531]; /* 'PlaceDie' */
    cpy_r_r204 = PyDict_SetItem(cpy_r_r202, cpy_r_r203, cpy_r_r189);
    cpy_r_r205 = cpy_r_r204 >= 0;
    if (unlikely(!cpy_r_r205)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 59, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL109;
    }
    cpy_r_r206 = CPy_InitSubclass(cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 59, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r207 = (PyObject *)CPyType_work___Work;
    cpy_r_r208 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r209 = PyObject_GetItem(cpy_r_r207, cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 81, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r210 = PyTuple_Pack(1, cpy_r_r209);
    CPy_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 81, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r211 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r212 = (PyObject *)CPyType_encyclopedia___automa___actions___SpaceReputation_template;
    cpy_r_r213 = CPyType_FromTemplate(cpy_r_r212, cpy_r_r210, cpy_r_r211);
    CPy_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 81, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r214 = CPyDef_encyclopedia___automa___actions___SpaceReputation_trait_vtable_setup();
    if (unlikely(cpy_r_r214 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 81, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL110;
    }
    cpy_r_r215 = CPyDef_encyclopedia___automa___actions___SpaceReputation_coroutine_setup(cpy_r_r213);
    if (unlikely(cpy_r_r215 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 81, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL110;
    }
    cpy_r_r216 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r217 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r218 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r219 = CPyStatics[529]; /* 'must' */
    cpy_r_r220 = CPyStatics[530]; /* 'always' */
    cpy_r_r221 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r222 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r223 = PyTuple_Pack(6, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r221, cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 81, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL110;
    }
    cpy_r_r224 = PyObject_SetAttr(cpy_r_r213, cpy_r_r216, cpy_r_r223);
    CPy_DECREF(cpy_r_r223);
    cpy_r_r225 = cpy_r_r224 >= 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 81, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL110;
    }
    CPyType_encyclopedia___automa___actions___SpaceReputation = (PyTypeObject *)cpy_r_r213;
    CPy_INCREF(CPyType_encyclopedia___automa___actions___SpaceReputation);
    cpy_r_r226 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r227 = CPyStatics[532]; /* 'SpaceReputation' */
    cpy_r_r228 = PyDict_SetItem(cpy_r_r226, cpy_r_r227, cpy_r_r213);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 81, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL110;
    }
    cpy_r_r230 = CPy_InitSubclass(cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 81, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r231 = (PyObject *)CPyType_work___Work;
    cpy_r_r232 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r233 = PyObject_GetItem(cpy_r_r231, cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 92, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r234 = PyTuple_Pack(1, cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 92, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r235 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r236 = (PyObject *)CPyType_encyclopedia___automa___actions___CashTokens_template;
    cpy_r_r237 = CPyType_FromTemplate(cpy_r_r236, cpy_r_r234, cpy_r_r235);
    CPy_DECREF(cpy_r_r234);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 92, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r238 = CPyDef_encyclopedia___automa___actions___CashTokens_trait_vtable_setup();
    if (unlikely(cpy_r_r238 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 92, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r239 = CPyDef_encyclopedia___automa___actions___CashTokens_coroutine_setup(cpy_r_r237);
    if (unlikely(cpy_r_r239 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 92, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r240 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r241 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r242 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r243 = CPyStatics[529]; /* 'must' */
    cpy_r_r244 = CPyStatics[530]; /* 'always' */
    cpy_r_r245 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r246 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r247 = PyTuple_Pack(6, cpy_r_r241, cpy_r_r242, cpy_r_r243, cpy_r_r244, cpy_r_r245, cpy_r_r246);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 92, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r248 = PyObject_SetAttr(cpy_r_r237, cpy_r_r240, cpy_r_r247);
    CPy_DECREF(cpy_r_r247);
    cpy_r_r249 = cpy_r_r248 >= 0;
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 92, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL111;
    }
    CPyType_encyclopedia___automa___actions___CashTokens = (PyTypeObject *)cpy_r_r237;
    CPy_INCREF(CPyType_encyclopedia___automa___actions___CashTokens);
    cpy_r_r250 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r251 = CPyStatics[533]; /* 'CashTokens' */
    cpy_r_r252 = PyDict_SetItem(cpy_r_r250, cpy_r_r251, cpy_r_r237);
    cpy_r_r253 = cpy_r_r252 >= 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 92, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r254 = CPy_InitSubclass(cpy_r_r237);
    CPy_DECREF(cpy_r_r237);
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 92, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r255 = (PyObject *)CPyType_work___Work;
    cpy_r_r256 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r257 = PyObject_GetItem(cpy_r_r255, cpy_r_r256);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 107, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r258 = PyTuple_Pack(1, cpy_r_r257);
    CPy_DECREF(cpy_r_r257);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 107, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r259 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r260 = (PyObject *)CPyType_encyclopedia___automa___actions___FirstPlayer_template;
    cpy_r_r261 = CPyType_FromTemplate(cpy_r_r260, cpy_r_r258, cpy_r_r259);
    CPy_DECREF(cpy_r_r258);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 107, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r262 = CPyDef_encyclopedia___automa___actions___FirstPlayer_trait_vtable_setup();
    if (unlikely(cpy_r_r262 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 107, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r263 = CPyDef_encyclopedia___automa___actions___FirstPlayer_coroutine_setup(cpy_r_r261);
    if (unlikely(cpy_r_r263 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 107, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r264 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r265 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r266 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r267 = CPyStatics[529]; /* 'must' */
    cpy_r_r268 = CPyStatics[530]; /* 'always' */
    cpy_r_r269 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r270 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r271 = PyTuple_Pack(6, cpy_r_r265, cpy_r_r266, cpy_r_r267, cpy_r_r268, cpy_r_r269, cpy_r_r270);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 107, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r272 = PyObject_SetAttr(cpy_r_r261, cpy_r_r264, cpy_r_r271);
    CPy_DECREF(cpy_r_r271);
    cpy_r_r273 = cpy_r_r272 >= 0;
    if (unlikely(!cpy_r_r273)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 107, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL112;
    }
    CPyType_encyclopedia___automa___actions___FirstPlayer = (PyTypeObject *)cpy_r_r261;
    CPy_INCREF(CPyType_encyclopedia___automa___actions___FirstPlayer);
    cpy_r_r274 = CPyStatic_encyclopedia___automa___actions___globals;
    cpy_r_r275 = CPyStatics[534]; /* 'FirstPlayer' */
    cpy_r_r276 = PyDict_SetItem(cpy_r_r274, cpy_r_r275, cpy_r_r261);
    cpy_r_r277 = cpy_r_r276 >= 0;
    if (unlikely(!cpy_r_r277)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 107, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r278 = CPy_InitSubclass(cpy_r_r261);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(!cpy_r_r278)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/actions.py", "<module>", 107, CPyStatic_encyclopedia___automa___actions___globals);
        goto CPyL101;
    }
    return 1;
CPyL101: ;
    cpy_r_r279 = 2;
    return cpy_r_r279;
CPyL102: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL103: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL104: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL105: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL106: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL107: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL108: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL109: ;
    CPy_DecRef(cpy_r_r189);
    goto CPyL101;
CPyL110: ;
    CPy_DecRef(cpy_r_r213);
    goto CPyL101;
CPyL111: ;
    CPy_DecRef(cpy_r_r237);
    goto CPyL101;
CPyL112: ;
    CPy_DecRef(cpy_r_r261);
    goto CPyL101;
}
